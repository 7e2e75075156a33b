/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text as outlines: the reader of the picture need not have the font. A letter is defined once and
 * used wherever it stands.
 */
#include "figure-svg-private.h"

#include <math.h>
#include <pango/pangocairo.h>
#include <string.h>

/* In tenths, from a point to the next one: short numbers, and no error adds up. */
static void
append_step (GString *out, const cairo_path_data_t *to, const int *from)
{
  const double steps[] = { to->point.x * 10, to->point.y * 10 };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      int step = (int) floor (steps[i] + 0.5) - from[i];

      if (step >= 0)
        g_string_append_c (out, ' ');
      g_string_append_printf (out, "%d", step);
    }
}

static void
append_path (GString *out, cairo_t *cr)
{
  static const char commands[] = { 'm', 'l', 'c' };
  cairo_path_t     *path = cairo_copy_path (cr);
  int               at[2] = { 0, 0 };
  int               start[2] = { 0, 0 };

  for (int i = 0; i < path->num_data; i += path->data[i].header.length)
    {
      const cairo_path_data_t *data = &path->data[i];
      const cairo_path_data_t *last = &data[data->header.length - 1];

      if (data->header.type == CAIRO_PATH_CLOSE_PATH)
        {
          g_string_append_c (out, 'z');
          memcpy (at, start, sizeof at);
          continue;
        }
      /* Closing a path moves to its start, and nothing may be drawn from there. */
      if (data->header.type == CAIRO_PATH_MOVE_TO && i + data->header.length == path->num_data)
        break;
      g_string_append_c (out, commands[data->header.type]);
      for (int j = 1; j < data->header.length; j++)
        append_step (out, &data[j], at);
      at[0] = (int) floor (last->point.x * 10 + 0.5);
      at[1] = (int) floor (last->point.y * 10 + 0.5);
      if (data->header.type == CAIRO_PATH_MOVE_TO)
        memcpy (start, at, sizeof at);
    }
  cairo_path_destroy (path);
}

/* The id of a letter's outline. */
static guint
define_glyph (FigureSvg *svg, PangoFont *font, PangoGlyph glyph)
{
  g_autoptr (GString) text = g_string_new (" transform=\"scale(.1)\" d=\"");
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t         *cr = cairo_create (surface);

  cairo_set_scaled_font (cr, pango_cairo_font_get_scaled_font (PANGO_CAIRO_FONT (font)));
  cairo_glyph_path (cr, &(cairo_glyph_t) { glyph, 0, 0 }, 1);
  append_path (text, cr);
  g_string_append (text, "\"/>");
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return figure_svg_define (svg, "<path", text->str);
}

void
figure_svg_write_text (FigureSvg *svg, GskRenderNode *node)
{
  const graphene_point_t *offset = gsk_text_node_get_offset (node);
  PangoFont              *font = gsk_text_node_get_font (node);
  guint                   n = gsk_text_node_get_num_glyphs (node);
  const PangoGlyphInfo   *glyphs = gsk_text_node_get_glyphs (node, NULL);
  double                  x = offset->x;

  g_string_append (svg->body, "<g");
  figure_svg_append_colour (svg->body, "fill", gsk_text_node_get_color (node));
  g_string_append_c (svg->body, '>');
  for (guint i = 0; i < n; i++)
    {
      const PangoGlyphGeometry *geometry = &glyphs[i].geometry;

      if (glyphs[i].glyph != PANGO_GLYPH_EMPTY)
        {
          g_string_append_printf (svg->body, "<use xlink:href=\"#i%u\"",
                                  define_glyph (svg, font, glyphs[i].glyph));
          figure_svg_append_attribute (svg->body, "x",
                                       x + (double) geometry->x_offset / PANGO_SCALE);
          figure_svg_append_attribute (svg->body, "y",
                                       offset->y + (double) geometry->y_offset / PANGO_SCALE);
          g_string_append (svg->body, "/>");
        }
      x += (double) geometry->width / PANGO_SCALE;
    }
  g_string_append (svg->body, "</g>\n");
}
