/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelTemple: one step for each level, each narrower than the one below and with a natural
 * height proportional to its level. A level that was jumped stays visible as a gap between two
 * thin pillars. If room is scarce, steps become flatter; their numbers disappear before they
 * could be cut off (the site beside the temple shows its worth).
 *
 * CSS nodes: `temple` (`hanging`, `empty`) with `step` nodes that contain a label; a jumped level
 * has the class `gap`.
 *
 * Accessibility: role presentation; the site that holds the temple names it.
 */
#include "babel-temple.h"

#include "babel-picture.h"
#include "babel-style.h"
#include "babel-table.h"
#include "edubba-layout.h"

/* The width of a step as a share of that of the step below it, and the least height of one. */
#define TAPER      0.13
#define STEP_MIN   5
#define STEP_EDGE  2
#define WIDTH_EMS  7
#define STEP_SPACE 1

/* The share of a label's height that a figure fills: figures reach neither up nor down all the
 * way. */
#define FIGURE 0.7

/* The number of levels that room is kept for, even if there are fewer. */
#define EASY_LEVELS 4

#define BABEL_TYPE_STEP (babel_step_get_type ())

G_DECLARE_FINAL_TYPE (BabelStep, babel_step, BABEL, STEP, GtkWidget)

/* A step can be flatter than its number, unlike any container of GTK. */
struct _BabelStep
{
  GtkWidget  parent_instance;
  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (BabelStep, babel_step, GTK_TYPE_WIDGET)

struct _BabelTemple
{
  GtkWidget parent_instance;

  GtkWidget *steps[BABEL_N_LEVELS];

  gboolean hanging;
  guint    levels;
};

G_DEFINE_FINAL_TYPE (BabelTemple, babel_temple, GTK_TYPE_WIDGET)

static void
babel_step_measure (GtkWidget     *widget,
                    GtkOrientation orientation,
                    int            for_size,
                    int           *minimum,
                    int           *natural,
                    int           *minimum_baseline,
                    int           *natural_baseline)
{
  gtk_widget_measure (BABEL_STEP (widget)->label, orientation, -1, natural, NULL, NULL, NULL);
  *minimum = MIN (STEP_MIN - STEP_EDGE, *natural);
}

static void
babel_step_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *label = BABEL_STEP (widget)->label;
  int        needed, needed_width;

  gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, -1, &needed, NULL, NULL, NULL);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &needed_width, NULL, NULL, NULL);
  gtk_widget_set_child_visible (label, height >= needed * FIGURE && width >= needed_width);
  needed = MAX (needed, height);
  gtk_widget_size_allocate (
    label,
    &(GtkAllocation) { 0, (height - needed) / 2, MAX (width, needed_width), needed }, -1);
}

static void
babel_step_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  graphene_rect_t bounds;

  if (!gtk_widget_has_css_class (widget, "gap") &&
      gtk_widget_compute_bounds (widget, widget, &bounds))
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &bounds.origin);
      babel_picture_snapshot (widget, snapshot,
                              (BabelPicture) { .kind = BABEL_PICTURE_STEP,
                                               .width = (int) bounds.size.width,
                                               .height = (int) bounds.size.height,
                                               .radius = STEP_EDGE });
      gtk_snapshot_restore (snapshot);
    }
  GTK_WIDGET_CLASS (babel_step_parent_class)->snapshot (widget, snapshot);
}

static void
babel_step_dispose (GObject *object)
{
  g_clear_pointer (&BABEL_STEP (object)->label, gtk_widget_unparent);
  G_OBJECT_CLASS (babel_step_parent_class)->dispose (object);
}

static void
babel_step_class_init (BabelStepClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = babel_step_dispose;
  widget_class->measure = babel_step_measure;
  widget_class->size_allocate = babel_step_size_allocate;
  widget_class->snapshot = babel_step_snapshot;
  gtk_widget_class_set_css_name (widget_class, "step");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
babel_step_init (BabelStep *self)
{
  self->label =
    g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

static guint
count_slots (BabelTemple *self)
{
  return self->levels ? g_bit_storage (self->levels) - 1 : 0;
}

static void
babel_temple_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  BabelTemple *self = BABEL_TEMPLE (widget);
  int          number = edubba_layout_measure_line (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = number * WIDTH_EMS / 2;
      *natural = number * WIDTH_EMS;
    }
  else
    {
      *minimum = (STEP_MIN + STEP_SPACE) * BABEL_N_LEVELS;
      *natural = (number + STEP_SPACE) * (int) MAX (EASY_LEVELS, count_slots (self));
    }
}

/* The place of step i, from 0, if there are n. */
static GdkRectangle
get_place (BabelTemple *self, guint i, guint n, int width, int height)
{
  int number = edubba_layout_measure_line (GTK_WIDGET (self));
  int slot = MIN (number + STEP_SPACE, height / (int) n);
  int step = (int) (MIN (width, number * WIDTH_EMS) * (1 - TAPER * i));
  int y = self->hanging ? (int) i * slot : height - (int) (i + 1) * slot + STEP_SPACE;

  return (GdkRectangle) { (width - step) / 2, y, step, slot - STEP_SPACE };
}

static void
babel_temple_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BabelTemple *self = BABEL_TEMPLE (widget);
  guint        n = count_slots (self);

  for (guint i = 0; i < n; i++)
    {
      GdkRectangle place = get_place (self, i, n, width, height);

      gtk_widget_size_allocate (self->steps[i], &place, -1);
    }
}

static void
babel_temple_dispose (GObject *object)
{
  BabelTemple *self = BABEL_TEMPLE (object);

  for (guint i = 0; i < BABEL_N_LEVELS; i++)
    g_clear_pointer (&self->steps[i], gtk_widget_unparent);
  G_OBJECT_CLASS (babel_temple_parent_class)->dispose (object);
}

static void
babel_temple_class_init (BabelTempleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = babel_temple_dispose;
  widget_class->measure = babel_temple_measure;
  widget_class->size_allocate = babel_temple_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "temple");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
babel_temple_init (BabelTemple *self)
{
  for (guint i = 0; i < BABEL_N_LEVELS; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);

      self->steps[i] = g_object_new (BABEL_TYPE_STEP, "visible", FALSE, NULL);
      gtk_label_set_label (GTK_LABEL (BABEL_STEP (self->steps[i])->label), number);
      gtk_widget_set_parent (self->steps[i], GTK_WIDGET (self));
    }
}

GtkWidget *
babel_temple_new (gboolean hanging)
{
  BabelTemple *self = g_object_new (BABEL_TYPE_TEMPLE, NULL);

  self->hanging = hanging;
  babel_style_toggle (GTK_WIDGET (self), "hanging", hanging);
  gtk_widget_add_css_class (GTK_WIDGET (self), "empty");
  return GTK_WIDGET (self);
}

void
babel_temple_set_levels (BabelTemple *self, guint levels)
{
  g_return_if_fail (BABEL_IS_TEMPLE (self));

  if (self->levels == levels)
    return;
  self->levels = levels;
  for (guint i = 0; i < BABEL_N_LEVELS; i++)
    {
      gboolean stands = (levels >> (i + 1)) & 1;

      gtk_widget_set_visible (self->steps[i], i < count_slots (self));
      gtk_widget_set_visible (BABEL_STEP (self->steps[i])->label, stands);
      babel_style_toggle (self->steps[i], "gap", !stands);
    }
  babel_style_toggle (GTK_WIDGET (self), "empty", levels == 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

gboolean
babel_temple_is_crowded (BabelTemple *self)
{
  g_return_val_if_fail (BABEL_IS_TEMPLE (self), FALSE);

  for (guint i = 0; i < count_slots (self); i++)
    if (!gtk_widget_get_child_visible (BABEL_STEP (self->steps[i])->label))
      return TRUE;
  return FALSE;
}

GtkWidget *
babel_temple_get_step (BabelTemple *self, guint level)
{
  g_return_val_if_fail (BABEL_IS_TEMPLE (self), NULL);
  g_return_val_if_fail (level >= 1 && level <= BABEL_N_LEVELS, NULL);

  return level <= count_slots (self) ? self->steps[level - 1] : NULL;
}

graphene_rect_t
babel_temple_compute_level (BabelTemple *self, guint level)
{
  GdkRectangle place;

  g_return_val_if_fail (BABEL_IS_TEMPLE (self), *graphene_rect_zero ());
  g_return_val_if_fail (level >= 1 && level <= BABEL_N_LEVELS, *graphene_rect_zero ());

  place = get_place (self, level - 1, MAX (level, count_slots (self)),
                     gtk_widget_get_width (GTK_WIDGET (self)),
                     gtk_widget_get_height (GTK_WIDGET (self)));
  return GRAPHENE_RECT_INIT ((float) place.x, (float) place.y, (float) place.width,
                             (float) place.height);
}
