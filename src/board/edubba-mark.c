/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A circle, a square, a triangle, a diamond and a hexagon, all with about the same area, and
 * so with about the same weight.
 */
#include "edubba-mark.h"

#include <math.h>

#include "edubba-kit.h"
#include "edubba-sheet.h"

/* The default size of a mark. */
#define SIZE 16

static const GdkRGBA colors[EDUBBA_N_MARKS] = {
  { 0.722f, 0.098f, 0.200f, 1 }, /* crimson */
  { 1.000f, 1.000f, 1.000f, 1 }, /* white */
  { 0.227f, 0.145f, 0.510f, 1 }, /* indigo */
  { 0.110f, 0.125f, 0.150f, 1 }, /* charcoal */
  { 0.930f, 0.560f, 0.090f, 1 }, /* orange */
};

static const GdkRGBA inks[EDUBBA_N_MARKS] = {
  { 1, 1, 1, 1 },
  { 0.1f, 0.1f, 0.12f, 1 },
  { 1, 1, 1, 1 },
  { 1, 1, 1, 1 },
  { 0.1f, 0.1f, 0.12f, 1 },
};

gboolean
edubba_mark_is_worn (const GameRules *rules)
{
  return rules->max_seats > 2;
}

guint
edubba_mark_of_seat (guint seat, guint n_seats, guint person)
{
  return person == GAME_NOBODY ? seat : (seat + n_seats - person) % n_seats;
}

GdkRGBA
edubba_mark_get_color (guint mark)
{
  return colors[mark % EDUBBA_N_MARKS];
}

GdkRGBA
edubba_mark_get_ink (guint mark)
{
  return inks[mark % EDUBBA_N_MARKS];
}

/* A polygon of n corners, the first one so far round from the right. */
static void
trace_polygon (cairo_t *cr, guint n, double from, double x, double y, double radius)
{
  for (guint i = 0; i < n; i++)
    {
      double angle = from + 2 * G_PI * i / n;

      cairo_line_to (cr, x + radius * cos (angle), y + radius * sin (angle));
    }
  cairo_close_path (cr);
}

void
edubba_mark_trace (cairo_t *cr, guint mark, double x, double y, double radius)
{
  cairo_new_sub_path (cr);
  switch (mark % EDUBBA_N_MARKS)
    {
    case 0:
      cairo_arc (cr, x, y, radius * 0.92, 0, 2 * G_PI);
      cairo_close_path (cr);
      break;
    case 1:
      trace_polygon (cr, 4, G_PI / 4, x, y, radius * 1.15);
      break;
    case 2:
      trace_polygon (cr, 3, -G_PI / 2, x, y + radius * 0.2, radius * 1.2);
      break;
    case 3:
      trace_polygon (cr, 4, 0, x, y, radius * 1.12);
      break;
    default:
      trace_polygon (cr, 6, 0, x, y, radius);
    }
}

void
edubba_mark_draw (cairo_t *cr, guint mark, double x, double y, double radius)
{
  GdkRGBA color = edubba_mark_get_color (mark);
  GdkRGBA ink = edubba_mark_get_ink (mark);

  edubba_mark_trace (cr, mark, x, y, radius * 0.86);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_fill_preserve (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, MAX (1, radius * 0.2));
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_stroke (cr);
}

/* Style sheets call them mark_0, and the colour of text on them mark_ink_0, and so on. */
static void
name_colors (GdkDisplay *display)
{
  g_autoptr (GString) sheet = g_string_new (NULL);

  for (guint mark = 0; mark < EDUBBA_N_MARKS; mark++)
    {
      g_autofree char *color = gdk_rgba_to_string (&colors[mark]);
      g_autofree char *ink = gdk_rgba_to_string (&inks[mark]);

      g_string_append_printf (sheet, "@define-color mark_%u %s; @define-color mark_ink_%u %s;",
                              mark, color, mark, ink);
    }
  edubba_sheet_add_text (display, "edubba-mark-colors", sheet->str);
}

void
edubba_mark_color (GtkWidget *bar, guint mark)
{
  g_autofree char *css_class = g_strdup_printf ("mark-%u", mark % EDUBBA_N_MARKS);

  g_return_if_fail (GTK_IS_LEVEL_BAR (bar));

  name_colors (gtk_widget_get_display (bar));
  gtk_widget_add_css_class (bar, "marked");
  gtk_widget_add_css_class (bar, css_class);
}

/* ---- As a picture */

#define EDUBBA_TYPE_MARK (edubba_mark_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaMark, edubba_mark, EDUBBA, MARK, GObject)

struct _EdubbaMark
{
  GObject parent_instance;

  guint mark;
};

static void
edubba_mark_snapshot (GdkPaintable *paintable, GdkSnapshot *snapshot, double width, double height)
{
  cairo_t *cr = edubba_kit_append_cairo (snapshot, width, height);

  edubba_mark_draw (cr, EDUBBA_MARK (paintable)->mark, width / 2, height / 2,
                    MIN (width, height) / 2);
  cairo_destroy (cr);
}

static int
get_size (GdkPaintable *paintable)
{
  return SIZE;
}

static void
paintable_init (GdkPaintableInterface *iface)
{
  iface->snapshot = edubba_mark_snapshot;
  iface->get_intrinsic_width = get_size;
  iface->get_intrinsic_height = get_size;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (EdubbaMark,
                               edubba_mark,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE, paintable_init))

static void
edubba_mark_class_init (EdubbaMarkClass *klass)
{
}

static void
edubba_mark_init (EdubbaMark *self)
{
}

GdkPaintable *
edubba_mark_new (guint mark)
{
  EdubbaMark *self = g_object_new (EDUBBA_TYPE_MARK, NULL);

  self->mark = mark;
  return GDK_PAINTABLE (self);
}

GtkWidget *
edubba_mark_create_image (guint mark)
{
  g_autoptr (GdkPaintable) picture = edubba_mark_new (mark);

  return g_object_new (GTK_TYPE_IMAGE, "paintable", picture, "accessible-role",
                       GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}
