/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Dark on light, by day and by night: boards are bright pictures, and a light line under a dark one
 * shows on any of them.
 */
#include "edubba-ghost.h"

#include <glib/gi18n-lib.h>

#include "edubba-kit.h"

#define INSET  2.5
#define LINE   2.5
#define RADIUS 5
#define DASH   5.0

/* Round the text of a plate, and from the edges of its widget. */
#define BESIDE 7
#define ABOVE  2
#define EDGE   2

/* The text of a plan: its size, which grows with a widget higher than USUAL pixels; the space
 * beside it, how far its plate may reach over its part, and the heights of a line from which on a
 * part has two. */
#define PLAN_SCALE 0.82
#define MOST_SCALE 1.3
#define USUAL      660.0
#define NARROW     4
#define OVER       6
#define LINES      7

/* A part of this height has its plate within; a button has not. */
#define TALL 64

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

/* The colours of a plate. */
typedef struct
{
  GdkRGBA back;
  GdkRGBA text;
  GdkRGBA line;
} Colors;

/* Draws a text on a plate round a point, moved so that all of it is within the widget. */
static void
draw_plate (GtkWidget       *widget,
            GtkSnapshot     *snapshot,
            PangoLayout     *layout,
            graphene_point_t at,
            double           beside,
            const Colors    *colors)
{
  GskRoundedRect  plate;
  graphene_rect_t area;
  graphene_size_t most;
  int             width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  area = GRAPHENE_RECT_INIT (at.x - (float) width / 2 - (float) beside,
                             at.y - (float) height / 2 - ABOVE,
                             (float) width + 2 * (float) beside, (float) height + 2 * ABOVE);
  most.width = (float) gtk_widget_get_width (widget) - area.size.width - EDGE;
  most.height = (float) gtk_widget_get_height (widget) - area.size.height - EDGE;
  area.origin.x = CLAMP (area.origin.x, EDGE, MAX (EDGE, most.width));
  area.origin.y = CLAMP (area.origin.y, EDGE, MAX (EDGE, most.height));
  gsk_rounded_rect_init_from_rect (&plate, &area, RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &plate);
  gtk_snapshot_append_color (snapshot, &colors->back, &area);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (
    snapshot, &plate, (float[]) { 1.5F, 1.5F, 1.5F, 1.5F },
    (GdkRGBA[]) { colors->line, colors->line, colors->line, colors->line });
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT (area.origin.x + (float) beside, area.origin.y + ABOVE));
  gtk_snapshot_append_layout (snapshot, layout, &colors->text);
  gtk_snapshot_restore (snapshot);
}

static PangoLayout *
create_layout (GtkWidget *widget, const char *text, double scale)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr (PangoAttrList) list = pango_attr_list_new ();

  pango_attr_list_insert (list, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (list, pango_attr_scale_new (scale));
  pango_layout_set_attributes (layout, list);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  return layout;
}

void
edubba_ghost_draw_figure (GtkWidget       *widget,
                          GtkSnapshot     *snapshot,
                          const char      *text,
                          graphene_point_t at)
{
  const Colors colors = { dark, light, light };
  g_autoptr (PangoLayout) layout = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  layout = create_layout (widget, text, 1);
  draw_plate (widget, snapshot, layout, at, BESIDE, &colors);
}

static gboolean
fits (PangoLayout *layout, const char *text, const graphene_rect_t *area)
{
  int width;

  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return (float) width + 2 * NARROW <= area->size.width + OVER;
}

/* Sets the text of a plate: two lines in a large area, else as much as one line has room for. */
static void
fit_plan (PangoLayout *layout, const EdubbaGhostPlan *plan, const graphene_rect_t *area)
{
  const char      *pass = plan->pass != NULL ? plan->pass : "";
  g_autofree char *lines = g_strjoin ("\n", plan->both, plan->pass, NULL);
  g_autofree char *line = g_strjoin (" ", plan->end, plan->pass, NULL);
  int              height;

  pango_layout_set_text (layout, plan->end, -1);
  pango_layout_get_pixel_size (layout, NULL, &height);
  if ((pass[0] != '\0' && area->size.height < (float) (LINES * height)) ||
      !fits (layout, lines, area))
    if (pass[0] == '\0' || !fits (layout, line, area))
      pango_layout_set_text (layout, plan->end, -1);
}

void
edubba_ghost_draw_plan (GtkWidget             *widget,
                        GtkSnapshot           *snapshot,
                        const graphene_rect_t *area,
                        const EdubbaGhostPlan *plan)
{
  GdkRGBA          accent = edubba_kit_find_color (widget, "accent_bg_color");
  Colors           colors = { dark, light, plan->leads ? accent : dark };
  graphene_point_t at;
  g_autoptr (PangoLayout) layout = NULL;
  int height;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (plan->best)
    colors = (Colors) { accent, edubba_kit_find_color (widget, "accent_fg_color"), light };
  layout = create_layout (widget, plan->both,
                          CLAMP (PLAN_SCALE * gtk_widget_get_height (widget) / USUAL, PLAN_SCALE,
                                 MOST_SCALE));
  fit_plan (layout, plan, area);
  pango_layout_get_pixel_size (layout, NULL, &height);
  at = GRAPHENE_POINT_INIT (area->origin.x + area->size.width / 2, area->origin.y);
  if (plan->within)
    at.y += area->size.height - (float) height / 2 - ABOVE;
  else if (area->size.height >= TALL)
    at.y += (float) height / 2 + ABOVE;
  draw_plate (widget, snapshot, layout, at, NARROW, &colors);
}
