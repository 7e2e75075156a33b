/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The state stands at the end of a row, or below its title where that has too little room. The
 * pictures say nothing that is not said in words.
 */
#include "edubba-course-row.h"

#include <glib/gi18n.h>

#include "edubba-accessible-names.h"
#include "edubba-beside-layout.h"
#include "edubba-lesson-words.h"

static GtkWidget *
create_stars (guint stars)
{
  g_autofree char *picture = edubba_lesson_words_star_picture (stars);
  g_autofree char *words = edubba_lesson_words_stars (stars);
  GtkWidget       *label = gtk_label_new (picture);

  gtk_widget_add_css_class (label, "stars");
  gtk_widget_set_tooltip_text (label, words);
  return label;
}

void
edubba_course_row_add_image (AdwActionRow *row, const char *icon, gboolean faint)
{
  GtkWidget *image = g_object_new (GTK_TYPE_IMAGE, "icon-name", icon, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  if (faint)
    gtk_widget_set_opacity (image, 0.25);
  adw_action_row_add_prefix (row, image);
}

/* Adds what stands behind a row's title: its state, its stars if there are any, and an arrow. */
static void
add_state (AdwActionRow *row, const char *state, guint stars)
{
  GtkWidget *label = gtk_label_new (state);
  GtkWidget *arrow = g_object_new (GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic",
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_set_visible (label, state != NULL);
  adw_action_row_add_suffix (row, label);
  if (stars > 0)
    adw_action_row_add_suffix (row, create_stars (stars));
  adw_action_row_add_suffix (row, arrow);
}

GtkWidget *
edubba_course_row_new (const char *title,
                       const char *subtitle,
                       const char *state,
                       guint       stars,
                       const char *icon,
                       const char *action,
                       const char *target)
{
  GtkWidget       *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", title,
                                       "subtitle", subtitle != NULL ? subtitle : "", NULL);
  g_autofree char *name = NULL;

  /* Translators: a row of a list for a screen reader: what it is, and its state. */
  name = state != NULL ? g_strdup_printf (_ ("%1$s. %2$s"), title, state) : g_strdup (title);
  edubba_course_row_add_image (ADW_ACTION_ROW (row), icon,
                               g_str_equal (icon, "media-record-symbolic"));
  add_state (ADW_ACTION_ROW (row), state, stars);
  edubba_beside_layout_apply (row, 6);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), action);
  edubba_accessible_names_row (ADW_ACTION_ROW (row), name, subtitle);
  return row;
}
