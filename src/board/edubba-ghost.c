/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Dark on light, by day and by night: boards are bright pictures, and a light line under a dark one
 * shows on any of them.
 */
#include "edubba-ghost.h"

#include <glib/gi18n-lib.h>

#define INSET  2.5
#define LINE   2.5
#define RADIUS 5
#define DASH   5.0

/* Round the text of a plate, and from the edges of its widget. */
#define BESIDE 7
#define ABOVE  2
#define EDGE   2

static const GdkRGBA dark = { 0.08F, 0.10F, 0.16F, 1 };
static const GdkRGBA light = { 1, 1, 1, 1 };

static cairo_t *
begin (GtkSnapshot *snapshot, const graphene_rect_t *area)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, area);

  cairo_translate (cr, area->origin.x, area->origin.y);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  return cr;
}

/* Strokes the path in both colours, thinner in a small area. */
static void
stroke (cairo_t *cr, const graphene_rect_t *area, double dash)
{
  double line = CLAMP (MIN (area->size.width, area->size.height) * 0.06, LINE / 2, LINE);

  gdk_cairo_set_source_rgba (cr, &light);
  cairo_set_line_width (cr, line + 1.5);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &dark);
  cairo_set_line_width (cr, line);
  if (dash > 0)
    cairo_set_dash (cr, &dash, 1, 0);
  cairo_stroke (cr);
}

void
edubba_ghost_draw_outline (GtkWidget *widget, GtkSnapshot *snapshot, const graphene_rect_t *area)
{
  cairo_t *cr;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  cr = begin (snapshot, area);
  cairo_rectangle (cr, INSET, INSET, area->size.width - 2 * INSET, area->size.height - 2 * INSET);
  stroke (cr, area, DASH);
  cairo_destroy (cr);
}

void
edubba_ghost_draw_stroke (GtkWidget *widget, GtkSnapshot *snapshot, const graphene_rect_t *area)
{
  cairo_t *cr;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  cr = begin (snapshot, area);
  cairo_move_to (cr, INSET, area->size.height - INSET);
  cairo_line_to (cr, area->size.width - INSET, INSET);
  stroke (cr, area, 0);
  cairo_destroy (cr);
}

char *
edubba_ghost_say_change (gint before, gint after)
{
  /* Translators: a figure, and what it would become: "5 → 8". */
  return g_strdup_printf (C_ ("preview", "%1$d → %2$d"), before, after);
}

void
edubba_ghost_draw_figure (GtkWidget       *widget,
                          GtkSnapshot     *snapshot,
                          const char      *text,
                          graphene_point_t at)
{
  g_autoptr (PangoLayout) layout = NULL;
  g_autoptr (PangoAttrList) list = pango_attr_list_new ();
  GskRoundedRect  plate;
  graphene_rect_t area;
  graphene_size_t most;
  int             width, height;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  layout = gtk_widget_create_pango_layout (widget, text);
  pango_attr_list_insert (list, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, list);
  pango_layout_get_pixel_size (layout, &width, &height);
  area = GRAPHENE_RECT_INIT (at.x - (float) width / 2 - BESIDE, at.y - (float) height / 2 - ABOVE,
                             (float) width + 2 * BESIDE, (float) height + 2 * ABOVE);
  most.width = (float) gtk_widget_get_width (widget) - area.size.width - EDGE;
  most.height = (float) gtk_widget_get_height (widget) - area.size.height - EDGE;
  area.origin.x = CLAMP (area.origin.x, EDGE, MAX (EDGE, most.width));
  area.origin.y = CLAMP (area.origin.y, EDGE, MAX (EDGE, most.height));
  gsk_rounded_rect_init_from_rect (&plate, &area, RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &plate);
  gtk_snapshot_append_color (snapshot, &dark, &area);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &plate, (float[]) { 1.5F, 1.5F, 1.5F, 1.5F },
                              (GdkRGBA[]) { light, light, light, light });
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT (area.origin.x + BESIDE, area.origin.y + ABOVE));
  gtk_snapshot_append_layout (snapshot, layout, &light);
  gtk_snapshot_restore (snapshot);
}
