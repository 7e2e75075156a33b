/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelRing: boxes with a border, one for each row, of which each but the last is open towards
 * the next. They are made beforehand, for none may be added while widgets are being allocated.
 *
 * CSS nodes: `bracket` with `available` and `hovered`; in it `ring` nodes with `beside` or
 * `round`, and `from` and `on` if the run comes from another row and goes on in one.
 */
#include "babel-ring.h"

#include "babel-style.h"
#include "edubba-layout.h"

struct _BabelRing
{
  GtkWidget parent_instance;

  GtkWidget   *boxes[BABEL_RING_MAX_ROWS];
  GdkRectangle areas[BABEL_RING_MAX_ROWS]; /* in its own coordinates */
  guint        n;
};

G_DEFINE_FINAL_TYPE (BabelRing, babel_ring, GTK_TYPE_WIDGET)

static void
babel_ring_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BabelRing *self = BABEL_RING (widget);

  for (guint i = 0; i < BABEL_RING_MAX_ROWS; i++)
    {
      gtk_widget_set_child_visible (self->boxes[i], i < self->n);
      edubba_layout_place (self->boxes[i], self->areas[i]);
    }
}

static void
babel_ring_dispose (GObject *object)
{
  BabelRing *self = BABEL_RING (object);

  for (guint i = 0; i < BABEL_RING_MAX_ROWS; i++)
    g_clear_pointer (&self->boxes[i], gtk_widget_unparent);
  G_OBJECT_CLASS (babel_ring_parent_class)->dispose (object);
}

static void
babel_ring_class_init (BabelRingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = babel_ring_dispose;
  widget_class->size_allocate = babel_ring_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "bracket");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
babel_ring_init (BabelRing *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  for (guint i = 0; i < BABEL_RING_MAX_ROWS; i++)
    {
      self->boxes[i] = g_object_new (GTK_TYPE_BOX, "css-name", "ring", "accessible-role",
                                     GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      gtk_widget_set_parent (self->boxes[i], GTK_WIDGET (self));
    }
}

GtkWidget *
babel_ring_new (void)
{
  return g_object_new (BABEL_TYPE_RING, NULL);
}

static void
mark_box (BabelRing *self, guint i, gboolean round)
{
  GtkWidget *box = self->boxes[i];

  babel_style_toggle (box, "round", round);
  babel_style_toggle (box, "beside", !round);
  babel_style_toggle (box, "from", i > 0);
  babel_style_toggle (box, "on", i + 1 < self->n);
}

static void
allocate (BabelRing *self, const GdkRectangle *rows, guint n, gboolean round)
{
  GdkRectangle whole = rows[0];

  for (guint i = 1; i < n; i++)
    gdk_rectangle_union (&whole, &rows[i], &whole);
  self->n = MIN (n, BABEL_RING_MAX_ROWS);
  for (guint i = 0; i < n; i++)
    {
      GdkRectangle area = { rows[i].x - whole.x, rows[i].y - whole.y, rows[i].width,
                            rows[i].height };

      if (i < BABEL_RING_MAX_ROWS)
        self->areas[i] = area;
      else
        gdk_rectangle_union (&self->areas[self->n - 1], &area, &self->areas[self->n - 1]);
    }
  for (guint i = 0; i < self->n; i++)
    mark_box (self, i, round);
  /* The rows may be others though the whole is as large as before. */
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  edubba_layout_place (GTK_WIDGET (self), whole);
}

void
babel_ring_allocate_beside (BabelRing *self, GdkRectangle area)
{
  g_return_if_fail (BABEL_IS_RING (self));

  allocate (self, &area, 1, FALSE);
}

void
babel_ring_allocate_round (BabelRing *self, const GdkRectangle *rows, guint n)
{
  g_return_if_fail (BABEL_IS_RING (self));
  g_return_if_fail (n > 0);

  allocate (self, rows, n, TRUE);
}

gboolean
babel_ring_contains (BabelRing *self, double x, double y)
{
  g_return_val_if_fail (BABEL_IS_RING (self), FALSE);

  for (guint i = 0; i < self->n; i++)
    {
      graphene_rect_t bounds;

      if (gtk_widget_compute_bounds (self->boxes[i], gtk_widget_get_parent (GTK_WIDGET (self)),
                                     &bounds) &&
          graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT ((float) x, (float) y)))
        return TRUE;
    }
  return FALSE;
}
