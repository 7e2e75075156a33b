/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A walk over the tree of render nodes. Cairo's own SVG surface could draw the tree, too, but
 * makes bitmaps of all nodes it has no element for, and these are most of a board. The drawings
 * of widgets with Cairo (emblems, a field) are plain enough for it, and is taken from there
 * (figure-svg-cairo.c).
 */
#include "figure-svg-private.h"

#include <string.h>

/* The hyphen is written as a number so that this file is not taken for a picture. */
#define HEAD                                            \
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"        \
  "<!-- SPDX\x2d"                                       \
  "FileCopyrightText: The Edubba authors -->\n"         \
  "<!-- SPDX\x2dLicense-Identifier: CC-BY-SA-4.0 -->\n" \
  "<svg xmlns=\"http://www.w3.org/2000/svg\""           \
  " xmlns:xlink=\"http://www.w3.org/1999/xlink\""

static void write_node (FigureSvg *svg, GskRenderNode *node);

guint
figure_svg_define (FigureSvg *svg, const char *before, const char *behind)
{
  g_autofree char *key = g_strconcat (before, behind, NULL);
  gpointer         known;

  if (g_hash_table_lookup_extended (svg->known, key, NULL, &known))
    return GPOINTER_TO_UINT (known);
  g_string_append_printf (svg->defs, "%s id=\"i%u\"%s\n", before, svg->n_ids, behind);
  g_hash_table_insert (svg->known, g_steal_pointer (&key), GUINT_TO_POINTER (svg->n_ids));
  return svg->n_ids++;
}

/* ---- Numbers and colours ---- */

/* One decimal, and no more digits than necessary; fine drawings come in the unit interval. */
static char *
number (double value, char *buffer)
{
  g_ascii_formatd (buffer, G_ASCII_DTOSTR_BUF_SIZE, value > -1 && value < 1 ? "%.2f" : "%.1f",
                   value);
  if (strchr (buffer, '.') != NULL)
    {
      char *end = buffer + strlen (buffer) - 1;

      while (*end == '0')
        *end-- = '\0';
      if (*end == '.')
        *end = '\0';
    }
  return g_str_equal (buffer, "-0") ? strcpy (buffer, "0") : buffer;
}

/* Appends numbers with blanks between them. */
static void
append_numbers (GString *out, guint n, const double *values)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  for (guint i = 0; i < n; i++)
    g_string_append_printf (out, i > 0 ? " %s" : "%s", number (values[i], buffer));
}

void
figure_svg_append_attribute (GString *out, const char *name, double value)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (out, " %s=\"%s\"", name, number (value, buffer));
}

void
figure_svg_append_colour (GString *out, const char *name, const GdkRGBA *colour)
{
  g_autofree char *opacity = g_strconcat (name, "-opacity", NULL);
  const char      *paint = g_str_equal (name, "stop") ? "stop-color" : name;

  g_string_append_printf (out, " %s=\"#%02x%02x%02x\"", paint, (guint) (colour->red * 255 + 0.5),
                          (guint) (colour->green * 255 + 0.5), (guint) (colour->blue * 255 + 0.5));
  if (colour->alpha < 0.999)
    figure_svg_append_attribute (out, opacity, colour->alpha);
}

/* ---- Shapes ---- */

static void
append_rect (GString *out, const graphene_rect_t *rect)
{
  g_string_append (out, "<rect");
  figure_svg_append_attribute (out, "x", rect->origin.x);
  figure_svg_append_attribute (out, "y", rect->origin.y);
  figure_svg_append_attribute (out, "width", rect->size.width);
  figure_svg_append_attribute (out, "height", rect->size.height);
}

static void
append_point (GString *out, char command, double x, double y)
{
  g_string_append_c (out, command);
  append_numbers (out, 2, (double[]) { x, y });
}

/* A corner is an elliptic arc that ends at x, y. */
static void
append_corner (GString *out, const graphene_size_t *corner, double x, double y)
{
  if (corner->width <= 0 || corner->height <= 0)
    return;
  g_string_append_c (out, 'A');
  append_numbers (out, 2, (double[]) { corner->width, corner->height });
  g_string_append (out, " 0 0 1 ");
  append_numbers (out, 2, (double[]) { x, y });
}

/* The outline of a rectangle with round corners, as path data. */
static void
append_outline (GString *out, const GskRoundedRect *rect)
{
  const graphene_size_t *corner = rect->corner;
  double                 x0 = rect->bounds.origin.x;
  double                 y0 = rect->bounds.origin.y;
  double                 x1 = x0 + rect->bounds.size.width;
  double                 y1 = y0 + rect->bounds.size.height;

  append_point (out, 'M', x0 + corner[0].width, y0);
  append_point (out, 'L', x1 - corner[1].width, y0);
  append_corner (out, &corner[1], x1, y0 + corner[1].height);
  append_point (out, 'L', x1, y1 - corner[2].height);
  append_corner (out, &corner[2], x1 - corner[2].width, y1);
  append_point (out, 'L', x0 + corner[3].width, y1);
  append_corner (out, &corner[3], x0, y1 - corner[3].height);
  append_point (out, 'L', x0, y0 + corner[0].height);
  append_corner (out, &corner[0], x0 + corner[0].width, y0);
  g_string_append_c (out, 'Z');
}

/* Draws the ring between two outlines. */
static void
write_ring (FigureSvg            *svg,
            const GskRoundedRect *outer,
            const GskRoundedRect *inner,
            const GdkRGBA        *colour)
{
  if (colour->alpha <= 0)
    return;
  g_string_append (svg->body, "<path fill-rule=\"evenodd\"");
  figure_svg_append_colour (svg->body, "fill", colour);
  g_string_append (svg->body, " d=\"");
  append_outline (svg->body, outer);
  append_outline (svg->body, inner);
  g_string_append (svg->body, "\"/>\n");
}

/* ---- Nodes with nothing below them ---- */

static void
write_colour (FigureSvg *svg, GskRenderNode *node)
{
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  append_rect (svg->body, &bounds);
  figure_svg_append_colour (svg->body, "fill", gsk_color_node_get_color (node));
  g_string_append (svg->body, "/>\n");
}

/* All sides that are there have one colour on our boards. */
static void
write_border (FigureSvg *svg, GskRenderNode *node)
{
  const float          *widths = gsk_border_node_get_widths (node);
  const GdkRGBA        *colours = gsk_border_node_get_colors (node);
  const GskRoundedRect *outer = gsk_border_node_get_outline (node);
  GskRoundedRect        inner = *outer;
  guint                 side = 0;

  while (side < 3 && widths[side] <= 0)
    side++;
  gsk_rounded_rect_shrink (&inner, widths[0], widths[1], widths[2], widths[3]);
  write_ring (svg, outer, &inner, &colours[side]);
}

/* A shadow without softness is a ring. */
static void
write_inset_shadow (FigureSvg *svg, GskRenderNode *node)
{
  const GskRoundedRect *outer = gsk_inset_shadow_node_get_outline (node);
  GskRoundedRect        inner = *outer;
  float                 spread = gsk_inset_shadow_node_get_spread (node);

  gsk_rounded_rect_shrink (&inner, spread, spread, spread, spread);
  if (gsk_inset_shadow_node_get_blur_radius (node) <= 0)
    write_ring (svg, outer, &inner, gsk_inset_shadow_node_get_color (node));
}

static void
write_outset_shadow (FigureSvg *svg, GskRenderNode *node)
{
  const GskRoundedRect *inner = gsk_outset_shadow_node_get_outline (node);
  GskRoundedRect        outer = *inner;
  float                 spread = gsk_outset_shadow_node_get_spread (node);

  gsk_rounded_rect_shrink (&outer, -spread, -spread, -spread, -spread);
  if (gsk_outset_shadow_node_get_blur_radius (node) <= 0)
    write_ring (svg, &outer, inner, gsk_outset_shadow_node_get_color (node));
}

static void
append_stops (GString *out, const GskColorStop *stops, gsize n)
{
  for (gsize i = 0; i < n; i++)
    {
      g_string_append (out, "<stop");
      figure_svg_append_attribute (out, "offset", stops[i].offset);
      figure_svg_append_colour (out, "stop", &stops[i].color);
      g_string_append (out, "/>");
    }
}

/* Fills the node with the paint that was defined last. */
static void
fill_with_paint (FigureSvg *svg, GskRenderNode *node, guint paint)
{
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  append_rect (svg->body, &bounds);
  g_string_append_printf (svg->body, " fill=\"url(#i%u)\"/>\n", paint);
}

static void
write_linear_gradient (FigureSvg *svg, GskRenderNode *node, gboolean repeats)
{
  const graphene_point_t *start = gsk_linear_gradient_node_get_start (node);
  const graphene_point_t *end = gsk_linear_gradient_node_get_end (node);
  g_autoptr (GString) text = g_string_new (" gradientUnits=\"userSpaceOnUse\"");

  if (repeats)
    g_string_append (text, " spreadMethod=\"repeat\"");
  figure_svg_append_attribute (text, "x1", start->x);
  figure_svg_append_attribute (text, "y1", start->y);
  figure_svg_append_attribute (text, "x2", end->x);
  figure_svg_append_attribute (text, "y2", end->y);
  g_string_append_c (text, '>');
  append_stops (text, gsk_linear_gradient_node_get_color_stops (node, NULL),
                gsk_linear_gradient_node_get_n_color_stops (node));
  g_string_append (text, "</linearGradient>");
  fill_with_paint (svg, node, figure_svg_define (svg, "<linearGradient", text->str));
}

static void
write_radial_gradient (FigureSvg *svg, GskRenderNode *node)
{
  const graphene_point_t *center = gsk_radial_gradient_node_get_center (node);
  g_autoptr (GString) text = g_string_new (" gradientUnits=\"userSpaceOnUse\"");

  figure_svg_append_attribute (text, "cx", center->x);
  figure_svg_append_attribute (text, "cy", center->y);
  figure_svg_append_attribute (text, "r",
                               gsk_radial_gradient_node_get_hradius (node) *
                                 gsk_radial_gradient_node_get_end (node));
  g_string_append_c (text, '>');
  append_stops (text, gsk_radial_gradient_node_get_color_stops (node, NULL),
                gsk_radial_gradient_node_get_n_color_stops (node));
  g_string_append (text, "</radialGradient>");
  fill_with_paint (svg, node, figure_svg_define (svg, "<radialGradient", text->str));
}

/* ---- Nodes with others below them ---- */

static void
write_transform (FigureSvg *svg, GskRenderNode *node)
{
  float           m[6];
  graphene_rect_t area = svg->area;
  g_autoptr (GskTransform) back = NULL;
  GskTransform *transform = gsk_transform_node_get_transform (node);

  gsk_transform_to_2d (transform, &m[0], &m[1], &m[2], &m[3], &m[4], &m[5]);
  back = gsk_transform_invert (gsk_transform_ref (transform));
  gsk_transform_transform_bounds (back, &area, &svg->area);
  if (m[0] == 1 && m[1] == 0 && m[2] == 0 && m[3] == 1)
    {
      g_string_append (svg->body, "<g transform=\"translate(");
      append_numbers (svg->body, 2, (double[]) { m[4], m[5] });
    }
  else
    {
      g_string_append (svg->body, "<g transform=\"matrix(");
      append_numbers (svg->body, 6, (double[]) { m[0], m[1], m[2], m[3], m[4], m[5] });
    }
  g_string_append (svg->body, ")\">\n");
  write_node (svg, gsk_transform_node_get_child (node));
  g_string_append (svg->body, "</g>\n");
  svg->area = area;
}

static void
write_clipped (FigureSvg *svg, const GskRoundedRect *clip, GskRenderNode *child)
{
  g_autoptr (GString) text = g_string_new ("><path d=\"");
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (child, &bounds);
  if (gsk_rounded_rect_contains_rect (clip, &bounds))
    {
      write_node (svg, child);
      return;
    }
  append_outline (text, clip);
  g_string_append (text, "\"/></clipPath>");
  g_string_append_printf (svg->body, "<g clip-path=\"url(#i%u)\">\n",
                          figure_svg_define (svg, "<clipPath", text->str));
  write_node (svg, child);
  g_string_append (svg->body, "</g>\n");
}

/* A pattern's content begins at the corner of its tile. */
static void
write_repeat (FigureSvg *svg, GskRenderNode *node)
{
  const graphene_rect_t *tile = gsk_repeat_node_get_child_bounds (node);
  graphene_rect_t        area = svg->area;
  GString               *body = svg->body;
  g_autoptr (GString) text = g_string_new (" patternUnits=\"userSpaceOnUse\"");
  g_autoptr (GString) content = g_string_new (NULL);

  svg->body = content;
  svg->area = *tile;
  write_node (svg, gsk_repeat_node_get_child (node));
  svg->area = area;
  svg->body = body;
  figure_svg_append_attribute (text, "x", tile->origin.x);
  figure_svg_append_attribute (text, "y", tile->origin.y);
  figure_svg_append_attribute (text, "width", tile->size.width);
  figure_svg_append_attribute (text, "height", tile->size.height);
  g_string_append (text, "><g transform=\"translate(");
  append_numbers (text, 2, (double[]) { -tile->origin.x, -tile->origin.y });
  g_string_append_printf (text, ")\">%s</g></pattern>", content->str);
  fill_with_paint (svg, node, figure_svg_define (svg, "<pattern", text->str));
}

static void
write_opacity (FigureSvg *svg, GskRenderNode *node)
{
  g_string_append (svg->body, "<g");
  figure_svg_append_attribute (svg->body, "opacity", gsk_opacity_node_get_opacity (node));
  g_string_append (svg->body, ">\n");
  write_node (svg, gsk_opacity_node_get_child (node));
  g_string_append (svg->body, "</g>\n");
}

/* Writes a node that has others below it. FALSE: it has none. */
static gboolean
write_parent (FigureSvg *svg, GskRenderNode *node)
{
  GskRoundedRect clip;

  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        write_node (svg, gsk_container_node_get_child (node, i));
      return TRUE;
    case GSK_TRANSFORM_NODE:
      write_transform (svg, node);
      return TRUE;
    case GSK_ROUNDED_CLIP_NODE:
      write_clipped (svg, gsk_rounded_clip_node_get_clip (node),
                     gsk_rounded_clip_node_get_child (node));
      return TRUE;
    case GSK_CLIP_NODE:
      gsk_rounded_rect_init_from_rect (&clip, gsk_clip_node_get_clip (node), 0);
      write_clipped (svg, &clip, gsk_clip_node_get_child (node));
      return TRUE;
    case GSK_OPACITY_NODE:
      write_opacity (svg, node);
      return TRUE;
    case GSK_REPEAT_NODE:
      write_repeat (svg, node);
      return TRUE;
    case GSK_DEBUG_NODE:
      write_node (svg, gsk_debug_node_get_child (node));
      return TRUE;
    default:
      return FALSE;
    }
}

static void
write_leaf (FigureSvg *svg, GskRenderNode *node)
{
  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_COLOR_NODE:
      write_colour (svg, node);
      break;
    case GSK_BORDER_NODE:
      write_border (svg, node);
      break;
    case GSK_LINEAR_GRADIENT_NODE:
      write_linear_gradient (svg, node, FALSE);
      break;
    case GSK_REPEATING_LINEAR_GRADIENT_NODE:
      write_linear_gradient (svg, node, TRUE);
      break;
    case GSK_RADIAL_GRADIENT_NODE:
      write_radial_gradient (svg, node);
      break;
    case GSK_INSET_SHADOW_NODE:
      write_inset_shadow (svg, node);
      break;
    case GSK_OUTSET_SHADOW_NODE:
      write_outset_shadow (svg, node);
      break;
    case GSK_TEXT_NODE:
      figure_svg_write_text (svg, node);
      break;
    case GSK_CAIRO_NODE:
      figure_svg_write_cairo (svg, node);
      break;
    default:
      g_error ("a picture cannot show a node of type %d", gsk_render_node_get_node_type (node));
    }
}

static void
write_node (FigureSvg *svg, GskRenderNode *node)
{
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  if (graphene_rect_intersection (&bounds, &svg->area, NULL) && !write_parent (svg, node))
    write_leaf (svg, node);
}

char *
figure_svg_write (GskRenderNode *node, const graphene_rect_t *area)
{
  FigureSvg svg = { g_string_new (NULL), g_string_new (NULL),
                    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL), 0, *area };
  GString  *out = g_string_new (HEAD);
  double    frame[] = { area->origin.x, area->origin.y, area->size.width, area->size.height };

  write_node (&svg, node);
  figure_svg_append_attribute (out, "width", area->size.width);
  figure_svg_append_attribute (out, "height", area->size.height);
  g_string_append (out, " viewBox=\"");
  append_numbers (out, 4, frame);
  g_string_append_printf (out, "\">\n<defs>\n%s</defs>\n%s</svg>\n", svg.defs->str, svg.body->str);
  g_string_free (svg.defs, TRUE);
  g_string_free (svg.body, TRUE);
  g_hash_table_unref (svg.known);
  return g_string_free (out, FALSE);
}
