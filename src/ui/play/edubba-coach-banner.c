/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * CSS nodes: coachbanner, with the class is-doubtful, is-mistake or is-blunder; within it the
 * labels .sentence and .detail. The buttons stand in a row in the middle, all as wide as the
 * widest, or two by two where that is too wide; then their texts may take two lines.
 */
#include "edubba-coach-banner.h"

#include <glib/gi18n.h>

#include "edubba-compat.h"
#include "edubba-layout.h"
#include "edubba-optional-label.h"
#include "edubba-narrow-fit.h"

#define SPACING   8
#define N_BUTTONS 4

struct _EdubbaCoachBanner
{
  GtkWidget parent_instance;

  /* template */
  GtkWidget *texts;
  GtkLabel  *sentence_label;
  GtkLabel  *more_label;
  GtkLabel  *stake_label;
  GtkLabel  *numbers_label;
  GtkWidget *keep_button;
  GtkWidget *think_button;
  GtkWidget *hint_button;
  GtkWidget *show_button;

  EdubbaJudgement judgement;
};

G_DEFINE_FINAL_TYPE (EdubbaCoachBanner, edubba_coach_banner, GTK_TYPE_WIDGET)

static const char *const css_classes[EDUBBA_N_JUDGEMENTS] = {
  "is-doubtful",
  "is-doubtful",
  "is-mistake",
  "is-blunder",
};

static void
list_buttons (EdubbaCoachBanner *self, GtkWidget **buttons)
{
  buttons[0] = self->keep_button;
  buttons[1] = self->think_button;
  buttons[2] = self->hint_button;
  buttons[3] = self->show_button;
}

/* The natural width of the widest button, and in *least the least width that all need. */
static int
measure_buttons (EdubbaCoachBanner *self, int *least)
{
  GtkWidget *buttons[N_BUTTONS];
  int        width = 0;

  *least = 0;
  list_buttons (self, buttons);
  for (guint i = 0; i < N_BUTTONS; i++)
    {
      int minimum;

      width = MAX (width, edubba_layout_measure_width (buttons[i], &minimum));
      *least = MAX (*least, minimum);
    }
  return width;
}

/* The number of buttons side by side. */
static int
count_columns (EdubbaCoachBanner *self, int width)
{
  int least;

  return N_BUTTONS * (measure_buttons (self, &least) + SPACING) - SPACING <= width ? N_BUTTONS
                                                                                   : N_BUTTONS / 2;
}

static int
get_button_width (EdubbaCoachBanner *self, int width)
{
  int columns = count_columns (self, width);
  int least;

  return columns == N_BUTTONS ? measure_buttons (self, &least)
                              : (width - (columns - 1) * SPACING) / columns;
}

/* The highest of the buttons. */
static int
get_button_height (EdubbaCoachBanner *self, int width)
{
  GtkWidget *buttons[N_BUTTONS];
  int        button_width = get_button_width (self, width);
  int        height = 0;

  list_buttons (self, buttons);
  for (guint i = 0; i < N_BUTTONS; i++)
    height = MAX (height, edubba_layout_measure_height (buttons[i], button_width));
  return height;
}

static GtkSizeRequestMode
edubba_coach_banner_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
edubba_coach_banner_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  EdubbaCoachBanner *self = EDUBBA_COACH_BANNER (widget);
  int                button_least, texts_least, rows;
  int                button = measure_buttons (self, &button_least);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      edubba_layout_measure_width (self->texts, &texts_least);
      *minimum = MAX (texts_least, 2 * button_least + SPACING);
      *natural = MAX (*minimum, N_BUTTONS * (button + SPACING) - SPACING);
      return;
    }
  if (for_size < 0)
    for_size = N_BUTTONS * (button + SPACING) - SPACING;
  rows = N_BUTTONS / count_columns (self, for_size);
  *minimum = *natural = edubba_layout_measure_height (self->texts, for_size) +
                        rows * (SPACING + get_button_height (self, for_size));
}

static void
edubba_coach_banner_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  EdubbaCoachBanner *self = EDUBBA_COACH_BANNER (widget);
  GtkWidget         *buttons[N_BUTTONS];
  int                columns = count_columns (self, width);
  int                texts_height = edubba_layout_measure_height (self->texts, width);
  int                button_width = get_button_width (self, width);
  int                button_height = get_button_height (self, width);
  int                row_width = columns * (button_width + SPACING) - SPACING;

  list_buttons (self, buttons);
  edubba_layout_place (self->texts, (GtkAllocation) { 0, 0, width, texts_height });
  for (int i = 0; i < N_BUTTONS; i++)
    edubba_layout_place (
      buttons[i],
      (GtkAllocation) { (width - row_width) / 2 + i % columns * (button_width + SPACING),
                        texts_height + SPACING + i / columns * (button_height + SPACING),
                        button_width, button_height });
}

static void
edubba_coach_banner_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (edubba_coach_banner_parent_class)->dispose (object);
}

static void
edubba_coach_banner_class_init (EdubbaCoachBannerClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = edubba_coach_banner_dispose;
  widget_class->get_request_mode = edubba_coach_banner_get_request_mode;
  widget_class->measure = edubba_coach_banner_measure;
  widget_class->size_allocate = edubba_coach_banner_size_allocate;

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/edubba/Edubba/ui/edubba-coach-banner.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaCoachBanner, texts);
  gtk_widget_class_bind_template_child (widget_class, EdubbaCoachBanner, sentence_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaCoachBanner, more_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaCoachBanner, numbers_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaCoachBanner, stake_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaCoachBanner, keep_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaCoachBanner, think_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaCoachBanner, hint_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaCoachBanner, show_button);
  gtk_widget_class_set_css_name (widget_class, "coachbanner");
}

static void
edubba_coach_banner_init (EdubbaCoachBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), css_classes[self->judgement]);
  edubba_narrow_fit_texts (GTK_WIDGET (self));
}

GtkWidget *
edubba_coach_banner_new (void)
{
  return g_object_new (EDUBBA_TYPE_COACH_BANNER, NULL);
}

void
edubba_coach_banner_say (EdubbaCoachBanner *self, const EdubbaAdvice *advice)
{
  g_autofree char *sentence = NULL;

  g_return_if_fail (EDUBBA_IS_COACH_BANNER (self));
  g_return_if_fail (advice != NULL && advice->judgement < EDUBBA_N_JUDGEMENTS);

  sentence = g_strjoin (" ", advice->verdict, advice->reason, NULL);
  gtk_widget_remove_css_class (GTK_WIDGET (self), css_classes[self->judgement]);
  self->judgement = advice->judgement;
  gtk_widget_add_css_class (GTK_WIDGET (self), css_classes[self->judgement]);
  gtk_label_set_label (self->sentence_label, sentence);
  edubba_optional_label_set (self->more_label, advice->more);
  gtk_label_set_attributes (self->more_label, NULL);
  edubba_optional_label_set (self->stake_label, advice->stake);
  edubba_optional_label_set (self->numbers_label, advice->numbers);
  edubba_compat_announce (GTK_WIDGET (self), sentence);
}

/* A line is drawn below the step that is shown: bold letters would be wider, and break the lines
 * elsewhere. */
void
edubba_coach_banner_list (EdubbaCoachBanner *self,
                          const char *const *steps,
                          guint              n,
                          guint              current)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (PangoAttrList) marks = pango_attr_list_new ();

  g_return_if_fail (EDUBBA_IS_COACH_BANNER (self));
  g_return_if_fail (steps != NULL && current < n);

  for (guint i = 0; i < n; i++)
    {
      PangoAttribute *mark = pango_attr_underline_new (PANGO_UNDERLINE_SINGLE);

      g_string_append (text, i > 0 ? "\n" : "");
      mark->start_index = (guint) text->len;
      g_string_append (text, steps[i]);
      mark->end_index = (guint) text->len;
      if (i == current)
        pango_attr_list_insert (marks, mark);
      else
        pango_attribute_destroy (mark);
    }
  edubba_optional_label_set (self->more_label, text->str);
  gtk_label_set_attributes (self->more_label, marks);
  edubba_compat_announce (GTK_WIDGET (self), steps[current]);
}

const char *
edubba_coach_banner_get_sentence (EdubbaCoachBanner *self)
{
  g_return_val_if_fail (EDUBBA_IS_COACH_BANNER (self), NULL);

  return gtk_label_get_label (self->sentence_label);
}

const char *
edubba_coach_banner_get_more (EdubbaCoachBanner *self)
{
  g_return_val_if_fail (EDUBBA_IS_COACH_BANNER (self), NULL);

  return gtk_label_get_label (self->more_label);
}

void
edubba_coach_banner_focus_start (EdubbaCoachBanner *self)
{
  g_return_if_fail (EDUBBA_IS_COACH_BANNER (self));

  gtk_widget_grab_focus (self->think_button);
}
