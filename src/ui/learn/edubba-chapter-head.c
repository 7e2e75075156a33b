/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words, and perhaps a face before them. The head has the title as its name for assistive
 * technology; the other words are labels that it finds.
 */
#include "edubba-chapter-head.h"

#include <glib/gi18n.h>

#include "edubba-face.h"

#define FACE_SIZE 64

static void
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
}

static GtkWidget *
create_head (GtkWidget *face, GtkWidget *words, const char *name)
{
  GtkWidget *head = g_object_new (GTK_TYPE_BOX, "spacing", 14, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_HEADING, NULL);

  if (face != NULL)
    gtk_box_append (GTK_BOX (head), face);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (head), words);
  gtk_widget_add_css_class (head, "chapter");
  gtk_accessible_update_property (GTK_ACCESSIBLE (head), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return head;
}

GtkWidget *
edubba_chapter_head_new (const EdubbaGame *game, const CourseBout *bout)
{
  const char      *title = course_bout_get_text (bout, COURSE_BOUT_TITLE);
  GtkWidget       *face = edubba_face_new (game, course_bout_get_rival (bout), FACE_SIZE);
  GtkWidget       *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *number = NULL;

  /* Translators: above the title of a chapter of the course. */
  number = g_strdup_printf (_ ("Chapter %u"), course_bout_get_chapter (bout));
  gtk_widget_set_visible (face, edubba_face_is_known (EDUBBA_FACE (face)));
  add_label (words, number, "caption");
  add_label (words, title, "title-4");
  add_label (words, course_bout_get_text (bout, COURSE_BOUT_ABOUT), "dim-label");
  return create_head (face, words, title);
}

GtkWidget *
edubba_chapter_head_new_appendix (void)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  /* Translators: the lessons that belong to no chapter of the course. */
  add_label (words, _ ("Appendix"), "title-4");
  return create_head (NULL, words, _ ("Appendix"));
}
