/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Announces news: the opponent's words with the name before them, and the tip. Nothing here can
 * be pressed.
 */
#include "edubba-bout-bar.h"

#include <glib/gi18n.h>

#include "edubba-compat.h"
#include "edubba-face.h"
#include "edubba-layout.h"
#include "edubba-rule-strip.h"

#define FACE_SIZE 52

/* The size of texts in a narrow bar, as a share: that of a caption. */
#define SMALL 0.82

/* The width of the goal beside the speech, in characters, as in the template. */
#define AIM_CHARS 26

struct _EdubbaBoutBar
{
  AdwBin parent_instance;

  /* template */
  GtkBox    *box;
  GtkBox    *speech_box;
  GtkLabel  *name_label;
  GtkLabel  *line_label;
  AdwBin    *texts_bin;
  GtkBox    *goal_box;
  AdwBin    *aim_bin;
  GtkLabel  *aim_label;
  AdwBin    *end_bin;
  GtkLabel  *end_label;
  GtkWidget *tip_box;
  AdwBin    *tip_bin;
  GtkLabel  *tip_label;

  EdubbaRuleStrip *strip; /* borrowed: a child; NULL without rules */

  /* owned */
  EdubbaBout *bout;

  EdubbaBoutBarForm form;
  gboolean          told; /* the result of the bout may be seen */
};

G_DEFINE_FINAL_TYPE (EdubbaBoutBar, edubba_bout_bar, ADW_TYPE_BIN)

/* Writes a text; TRUE if it is another one than before. */
static gboolean
set_text (GtkLabel *label, const char *text)
{
  if (g_strcmp0 (gtk_label_get_label (label), text) == 0)
    return FALSE;
  gtk_label_set_label (label, text);
  return TRUE;
}

/* Says how it has ended; while it goes on the head of the window says what is left. */
static void
show_end (EdubbaBoutBar *self)
{
  CourseStandEnd end = edubba_bout_get_end (self->bout);

  /* Translators: how a short game has ended. */
  set_text (self->end_label, end == COURSE_STAND_WON ? C_ ("bout", "Won") : C_ ("bout", "Lost"));
  gtk_widget_set_visible (GTK_WIDGET (self->end_bin), end != COURSE_STAND_OPEN);
}

/* In little room a tip takes the place of the opponent's words: a board is to be pressed, too. */
static void
show_tip (EdubbaBoutBar *self, gboolean shown)
{
  gtk_widget_set_visible (self->tip_box, shown);
  gtk_widget_set_visible (GTK_WIDGET (self->speech_box),
                          !shown || self->form != EDUBBA_BOUT_BAR_NARROW);
}

static void
update (EdubbaBoutBar *self)
{
  const char *name = gtk_label_get_label (self->name_label);
  const char *line = edubba_bout_get_line (self->bout);
  const char *tip = self->strip == NULL ? edubba_bout_get_tip (self->bout) : NULL;

  if (edubba_bout_get_end (self->bout) != COURSE_STAND_OPEN && !self->told)
    {
      show_tip (self, FALSE);
      return;
    }
  if (set_text (self->line_label, line))
    {
      /* Translators: what somebody says, behind their name. */
      g_autofree char *spoken = g_strdup_printf (_ ("%1$s: %2$s"), name, line);

      edubba_compat_announce (GTK_WIDGET (self), spoken);
    }
  show_tip (self, tip != NULL);
  if (tip != NULL && set_text (self->tip_label, tip))
    edubba_compat_announce (GTK_WIDGET (self), tip);
  show_end (self);
}

static GtkSizeRequestMode
get_steady_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_steadily (GtkWidget     *widget,
                  GtkOrientation orientation,
                  int            for_size,
                  int           *minimum,
                  int           *natural,
                  int           *minimum_baseline,
                  int           *natural_baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  else if (for_size < 0)
    for_size = edubba_layout_measure_width (child, NULL);
  gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
allocate_steadily (GtkWidget *widget, int width, int height, int baseline)
{
  edubba_layout_place (adw_bin_get_child (ADW_BIN (widget)),
                       (GtkAllocation) { 0, 0, width, height });
}

/* Texts in a bin are never asked for their width for a height, as rows would ask them, nor for
 * their height in any width but their natural one. They answer now and then that any height takes
 * more than their least width, or some width more than their least height, and the toolkit warns
 * of that. */
static void
keep_steady (gpointer bin)
{
  gtk_widget_set_layout_manager (
    bin, gtk_custom_layout_new (get_steady_mode, measure_steadily, allocate_steadily));
}

static void
edubba_bout_bar_dispose (GObject *object)
{
  EdubbaBoutBar *self = EDUBBA_BOUT_BAR (object);

  g_clear_object (&self->bout);

  G_OBJECT_CLASS (edubba_bout_bar_parent_class)->dispose (object);
}

static void
edubba_bout_bar_class_init (EdubbaBoutBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_bout_bar_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/edubba/Edubba/ui/edubba-bout-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaBoutBar, box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaBoutBar, speech_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaBoutBar, name_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaBoutBar, line_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaBoutBar, goal_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaBoutBar, tip_bin);
  gtk_widget_class_bind_template_child (widget_class, EdubbaBoutBar, aim_bin);
  gtk_widget_class_bind_template_child (widget_class, EdubbaBoutBar, end_bin);
  gtk_widget_class_bind_template_child (widget_class, EdubbaBoutBar, texts_bin);
  gtk_widget_class_bind_template_child (widget_class, EdubbaBoutBar, aim_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaBoutBar, end_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaBoutBar, tip_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaBoutBar, tip_label);
}

static void
edubba_bout_bar_init (EdubbaBoutBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  keep_steady (self);
  keep_steady (self->texts_bin);
  keep_steady (self->end_bin);
  keep_steady (self->aim_bin);
  keep_steady (self->tip_bin);
}

GtkWidget *
edubba_bout_bar_new (const EdubbaGame *game, EdubbaBout *bout)
{
  EdubbaBoutBar *self;
  CourseBout    *file;
  GtkWidget     *face;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (EDUBBA_IS_BOUT (bout), NULL);

  self = g_object_new (EDUBBA_TYPE_BOUT_BAR, NULL);
  self->bout = g_object_ref (bout);
  file = edubba_bout_get_file (bout);
  face = edubba_face_new (game, course_bout_get_rival (file), FACE_SIZE);
  gtk_widget_set_visible (face, edubba_face_is_known (EDUBBA_FACE (face)));
  gtk_box_prepend (self->speech_box, face);
  gtk_label_set_label (self->name_label, course_bout_get_text (file, COURSE_BOUT_NAME));
  gtk_label_set_label (self->aim_label, course_bout_get_text (file, COURSE_BOUT_AIM));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  course_bout_get_text (file, COURSE_BOUT_AIM), -1);
  if (course_bout_get_guide (file) != NULL)
    {
      self->strip = EDUBBA_RULE_STRIP (edubba_rule_strip_new (bout));
      gtk_box_append (self->box, GTK_WIDGET (self->strip));
    }
  g_signal_connect_object (bout, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}

void
edubba_bout_bar_set_told (EdubbaBoutBar *self, gboolean told)
{
  g_return_if_fail (EDUBBA_IS_BOUT_BAR (self));

  if (self->told == told)
    return;
  self->told = told;
  update (self);
}

/* The goal leaves the column beside the speech and lies below it, or goes back. */
static void
move_goal (EdubbaBoutBar *self, gboolean below)
{
  GtkWidget *goal = g_object_ref (GTK_WIDGET (self->goal_box));
  GtkWidget *speech = GTK_WIDGET (self->speech_box);

  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (goal)), goal);
  if (below)
    gtk_box_insert_child_after (self->box, goal, speech);
  else
    gtk_box_append (self->speech_box, goal);
  g_object_unref (goal);
}

/* Right beside the speech, in one line below it, or in lines of their own. */
static void
lay_out_goal (EdubbaBoutBar *self)
{
  gboolean wide = self->form == EDUBBA_BOUT_BAR_WIDE;
  gboolean narrow = self->form == EDUBBA_BOUT_BAR_NARROW;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->goal_box),
                                  narrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (self->goal_box, narrow ? 8 : 0);
  gtk_label_set_xalign (self->end_label, wide ? 1 : 0);
  gtk_label_set_max_width_chars (self->aim_label, wide ? AIM_CHARS : -1);
  gtk_label_set_xalign (self->aim_label, wide ? 1 : 0);
  gtk_label_set_justify (self->aim_label, wide ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT);
}

/* Captions are small already. By an attribute: the toolkit (4.18) goes on measuring a text as
 * before for a while after a style sheet has made it smaller. */
static void
shrink_texts (EdubbaBoutBar *self, gboolean small)
{
  GtkLabel *const labels[] = { self->line_label, self->aim_label, self->tip_label };
  g_autoptr (PangoAttrList) attributes = small ? pango_attr_list_new () : NULL;

  if (small)
    pango_attr_list_insert (attributes, pango_attr_scale_new (SMALL));
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    gtk_label_set_attributes (labels[i], attributes);
}

void
edubba_bout_bar_set_form (EdubbaBoutBar *self, EdubbaBoutBarForm form)
{
  static const char *const classes[] = { NULL, "narrow", "column" };
  static const int         spacings[] = { 6, 2, 10 };

  g_return_if_fail (EDUBBA_IS_BOUT_BAR (self));
  g_return_if_fail (form < G_N_ELEMENTS (classes));

  if (self->form == form)
    return;
  if ((self->form == EDUBBA_BOUT_BAR_WIDE) != (form == EDUBBA_BOUT_BAR_WIDE))
    move_goal (self, form != EDUBBA_BOUT_BAR_WIDE);
  if (classes[self->form] != NULL)
    gtk_widget_remove_css_class (GTK_WIDGET (self), classes[self->form]);
  if (classes[form] != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), classes[form]);
  self->form = form;
  gtk_box_set_spacing (self->box, spacings[form]);
  show_tip (self, gtk_widget_get_visible (self->tip_box));
  lay_out_goal (self);
  shrink_texts (self, form == EDUBBA_BOUT_BAR_NARROW);
  if (self->strip != NULL)
    edubba_rule_strip_set_named (self->strip, form == EDUBBA_BOUT_BAR_COLUMN);
}
