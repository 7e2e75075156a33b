/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Frames differ in more than their colour: a target has only its corners, which leave its ground
 * and its edges free, a picked place's frame is thick, a failing place's is broken, and the focus
 * lies as a second line within.
 */
#include "edubba-place.h"

#include "edubba-kit.h"

/* The length of a corner, as a share of a side. */
#define CORNER 0.24

static const struct
{
  EdubbaPlaceState state;
  const char      *style_class;
} states[] = {
  { EDUBBA_PLACE_TARGET, "target" },
  { EDUBBA_PLACE_PICKED, "picked" },
  { EDUBBA_PLACE_MARKED, "marked" },
  { EDUBBA_PLACE_WORKS, "works" },
  { EDUBBA_PLACE_FAILS, "fails" },
};

struct _EdubbaPlace
{
  GtkButton parent_instance;

  char            *part;
  int              column;
  int              row;
  gboolean         hex;
  EdubbaPlaceState state;
};

G_DEFINE_FINAL_TYPE (EdubbaPlace, edubba_place, GTK_TYPE_BUTTON)

/* Returns TRUE if a point lies within a hex that stands on a corner. */
static gboolean
hex_contains (double x, double y, double width, double height)
{
  double dx = ABS (x - width / 2) / (width / 2);
  double dy = ABS (y - height / 2) / (height / 2);

  return dx <= 1 && dy <= 1 - dx / 2;
}

static gboolean
edubba_place_contains (GtkWidget *widget, double x, double y)
{
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);

  if (EDUBBA_PLACE (widget)->hex)
    return hex_contains (x, y, width, height);
  return x >= 0 && y >= 0 && x < width && y < height;
}

void
edubba_place_trace_hex (cairo_t *cr, const graphene_rect_t *area, double inset)
{
  double left = area->origin.x + inset;
  double right = area->origin.x + area->size.width - inset;
  double middle = area->origin.x + area->size.width / 2;
  double top = area->origin.y;
  double height = area->size.height;

  cairo_move_to (cr, middle, top + inset);
  cairo_line_to (cr, right, top + height / 4 + inset / 2);
  cairo_line_to (cr, right, top + height * 3 / 4 - inset / 2);
  cairo_line_to (cr, middle, top + height - inset);
  cairo_line_to (cr, left, top + height * 3 / 4 - inset / 2);
  cairo_line_to (cr, left, top + height / 4 + inset / 2);
  cairo_close_path (cr);
}

/* The outline, so far within the bounds. */
static void
trace (EdubbaPlace *self, cairo_t *cr, double width, double height, double inset)
{
  if (self->hex)
    edubba_place_trace_hex (
      cr, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height), inset);
  else
    cairo_rectangle (cr, inset, inset, width - 2 * inset, height - 2 * inset);
}

/* The length of a side of the outline. */
static double
get_side (EdubbaPlace *self, double width, double height, double inset)
{
  return self->hex ? height / 2 - inset : MIN (width, height) - 2 * inset;
}

/* corners: only those of the outline. */
static void
stroke (EdubbaPlace *self,
        cairo_t     *cr,
        double       width,
        double       height,
        double       inset,
        double       line,
        gboolean     corners)
{
  double side = get_side (self, width, height, inset + line / 2);
  double corner = side * CORNER;

  trace (self, cr, width, height, inset + line / 2);
  cairo_set_line_width (cr, line);
  if (corners)
    cairo_set_dash (cr, (double[]) { 2 * corner, side - 2 * corner }, 2, corner);
  cairo_stroke (cr);
}

static void
draw_frame (EdubbaPlace *self, cairo_t *cr, double width, double height, const GdkRGBA *color)
{
  static const double dashes[] = { 5, 4 };
  gboolean            firm = self->state & (EDUBBA_PLACE_PICKED | EDUBBA_PLACE_WORKS);
  gboolean            corners = self->state == EDUBBA_PLACE_TARGET;
  double              line = MAX (firm || corners ? 3.5 : 2,
                     MIN (width, height) * (firm || corners ? 0.08 : 0.045));

  /* Light below dark, or it would be lost on some ground. */
  cairo_set_source_rgba (cr, 1, 1, 1, 0.85);
  stroke (self, cr, width, height, 0, line + 1.5, corners);
  gdk_cairo_set_source_rgba (cr, color);
  if (self->state & EDUBBA_PLACE_FAILS)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  stroke (self, cr, width, height, 0, line, corners);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_focus (EdubbaPlace *self, cairo_t *cr, double width, double height)
{
  cairo_set_source_rgb (cr, 1, 1, 1);
  stroke (self, cr, width, height, 1, 5, FALSE);
  cairo_set_source_rgb (cr, 0.05, 0.05, 0.1);
  stroke (self, cr, width, height, 2, 3, FALSE);
}

static void
edubba_place_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  EdubbaPlace *self = EDUBBA_PLACE (widget);
  float        width = (float) gtk_widget_get_width (widget);
  float        height = (float) gtk_widget_get_height (widget);
  gboolean     focused =
    (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0 &&
    gtk_widget_has_focus (widget);
  GdkRGBA  color;
  cairo_t *cr;

  if (self->state == EDUBBA_PLACE_PLAIN && !focused)
    return;
  color = edubba_kit_get_color (widget);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  if (self->state != EDUBBA_PLACE_PLAIN)
    draw_frame (self, cr, width, height, &color);
  if (focused)
    draw_focus (self, cr, width, height);
  cairo_destroy (cr);
}

static void
edubba_place_finalize (GObject *object)
{
  g_free (EDUBBA_PLACE (object)->part);
  G_OBJECT_CLASS (edubba_place_parent_class)->finalize (object);
}

static void
edubba_place_class_init (EdubbaPlaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = edubba_place_finalize;
  widget_class->contains = edubba_place_contains;
  widget_class->snapshot = edubba_place_snapshot;
  gtk_widget_class_set_css_name (widget_class, "place");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID_CELL);
}

static void
edubba_place_init (EdubbaPlace *self)
{
}

GtkWidget *
edubba_place_new (const char *part, int column, int row, gboolean hex)
{
  EdubbaPlace *self = g_object_new (EDUBBA_TYPE_PLACE, NULL);

  self->part = g_strdup (part);
  self->column = column;
  self->row = row;
  self->hex = hex;
  edubba_kit_set_part (GTK_WIDGET (self), part);
  return GTK_WIDGET (self);
}

const char *
edubba_place_get_part (EdubbaPlace *self)
{
  g_return_val_if_fail (EDUBBA_IS_PLACE (self), NULL);

  return self->part;
}

int
edubba_place_get_column (EdubbaPlace *self)
{
  g_return_val_if_fail (EDUBBA_IS_PLACE (self), 0);

  return self->column;
}

int
edubba_place_get_row (EdubbaPlace *self)
{
  g_return_val_if_fail (EDUBBA_IS_PLACE (self), 0);

  return self->row;
}

gboolean
edubba_place_is_hex (EdubbaPlace *self)
{
  g_return_val_if_fail (EDUBBA_IS_PLACE (self), FALSE);

  return self->hex;
}

void
edubba_place_change (EdubbaPlace *self, EdubbaPlaceState which, gboolean on)
{
  EdubbaPlaceState before;

  g_return_if_fail (EDUBBA_IS_PLACE (self));

  before = self->state;
  self->state = on ? before | which : before & ~which;
  if (self->state == before)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    edubba_kit_toggle (GTK_WIDGET (self), states[i].style_class,
                       (self->state & states[i].state) != 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

EdubbaPlaceState
edubba_place_get_state (EdubbaPlace *self)
{
  g_return_val_if_fail (EDUBBA_IS_PLACE (self), EDUBBA_PLACE_PLAIN);

  return self->state;
}
