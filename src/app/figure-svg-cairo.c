/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws a Cairo node by Cairo's SVG surface, and makes the text lighter: without elements outside
 * of the picture, without digits that nobody sees, without attributes that repeat a default.
 */
#include "figure-svg-private.h"

#include <cairo-svg.h>
#include <string.h>

/* The reach of strokes beyond the points of their path, and of a glyph beyond its own. */
#define REACH 24

/* The data of the walk over the elements. */
typedef struct
{
  graphene_rect_t area; /* the area shown, in the coordinates of the paths */
  const char     *text; /* all of it */
} Light;

static char *
replace (const char *text, const char *pattern, const char *with)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_DOTALL, 0, NULL);

  return g_regex_replace (regex, text, -1, 0, with, 0, NULL);
}

static char *
replace_each (const char *text, const char *pattern, GRegexEvalCallback each, gpointer data)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_DOTALL, 0, NULL);

  return g_regex_replace_eval (regex, text, -1, 0, 0, each, data, NULL);
}

/* ---- Shorter */

static gboolean
shorten_number (const GMatchInfo *match, GString *out, gpointer data)
{
  char             buffer[G_ASCII_DTOSTR_BUF_SIZE];
  g_autofree char *number = g_match_info_fetch (match, 0);

  g_string_append (out, g_ascii_formatd (buffer, sizeof buffer, "%.4g",
                                         g_ascii_strtod (number, NULL)));
  return FALSE;
}

/* The data of a path without the move by which Cairo goes back to the beginning of a closed one. */
static gboolean
shorten_data (const GMatchInfo *match, GString *out, gpointer data)
{
  g_autofree char *path = g_match_info_fetch (match, 0);
  g_autofree char *open = replace (path, "Z M [-0-9.e ]+\"", "Z\"");
  g_autofree char *rounded = replace_each (open, "-?[0-9]+\\.[0-9]+", shorten_number, NULL);

  g_string_append_printf (out, "%s", rounded);
  return FALSE;
}

static gboolean
shorten_colour (const GMatchInfo *match, GString *out, gpointer data)
{
  g_string_append_c (out, '#');
  for (int i = 1; i <= 3; i++)
    {
      g_autofree char *share = g_match_info_fetch (match, i);

      g_string_append_printf (out, "%02x", (guint) (g_ascii_strtod (share, NULL) * 2.55 + 0.5));
    }
  return FALSE;
}

static char *
shorten (const char *text)
{
  g_autofree char *data = replace_each (text, " d=\"[^\"]*\"", shorten_data, NULL);
  g_autofree char *tight = replace (data, "(?<=[MLCZ0-9]) (?=[MLCZ-])|(?<=[MLCZ]) (?=[0-9])", "");
  g_autofree char *plain =
    replace (tight,
             "fill-rule:nonzero;|(fill|stroke)-opacity:1;|stroke:none;|stroke-linecap:butt;|"
             "stroke-linejoin:miter;",
             "");
  g_autofree char *bare = replace (plain, " style=\" ?\"", "");

  return replace_each (bare, "rgb\\(([0-9.]+)%,([0-9.]+)%,([0-9.]+)%\\)", shorten_colour, NULL);
}

/* ---- Less */

static void
read_transform (const char *element, double *m)
{
  const char *at = strstr (element, "matrix(");

  for (guint i = 0; i < 6; i++)
    m[i] = i == 0 || i == 3;
  if (at == NULL)
    return;
  at += strlen ("matrix(");
  for (guint i = 0; i < 6; i++)
    {
      char *end;

      m[i] = g_ascii_strtod (at, &end);
      at = *end == ',' ? end + 1 : end;
    }
}

/* Returns TRUE if points of a path's data, moved by its transform, surround a part of the area. */
static gboolean
is_path_seen (const char *element, const graphene_rect_t *area)
{
  const char     *at = strstr (element, " d=\"");
  graphene_rect_t all;
  double          m[6];
  double          pair[2] = { 0, 0 };
  guint           n = 0;

  if (at == NULL)
    return TRUE;
  read_transform (element, m);
  for (at += strlen (" d=\""); *at != '"' && *at != '\0';)
    {
      char            *end;
      graphene_point_t point;

      pair[n % 2] = g_ascii_strtod (at, &end);
      if (end == at)
        {
          at++;
          continue;
        }
      at = end;
      if (n++ % 2 == 0)
        continue;
      point.x = (float) (m[0] * pair[0] + m[2] * pair[1] + m[4]);
      point.y = (float) (m[1] * pair[0] + m[3] * pair[1] + m[5]);
      if (n == 2)
        graphene_rect_init (&all, point.x, point.y, 0, 0);
      graphene_rect_expand (&all, &point, &all);
    }
  if (n < 2)
    return FALSE;
  graphene_rect_inset (&all, -REACH, -REACH);
  return graphene_rect_intersection (&all, area, NULL);
}

static double
read_attribute (const char *element, const char *name)
{
  const char *at = strstr (element, name);

  return at != NULL ? g_ascii_strtod (at + strlen (name), NULL) : 0;
}

static gboolean
is_glyph_seen (const char *element, const graphene_rect_t *area)
{
  graphene_rect_t all = GRAPHENE_RECT_INIT ((float) read_attribute (element, " x=\""),
                                            (float) read_attribute (element, " y=\""), 0, 0);

  graphene_rect_inset (&all, -REACH, -REACH);
  return graphene_rect_intersection (&all, area, NULL);
}

static gboolean
keep_seen (const GMatchInfo *match, GString *out, gpointer data)
{
  const Light     *light = data;
  g_autofree char *element = g_match_info_fetch (match, 0);
  gboolean         seen = TRUE;

  if (g_str_has_prefix (element, "<path"))
    seen = is_path_seen (element, &light->area);
  else if (g_str_has_prefix (element, "<use"))
    seen = is_glyph_seen (element, &light->area);
  if (seen)
    g_string_append (out, element);
  return FALSE;
}

static gboolean
keep_used (const GMatchInfo *match, GString *out, gpointer data)
{
  const Light     *light = data;
  g_autofree char *id = g_match_info_fetch (match, 2);
  g_autofree char *linked = g_strdup_printf ("\"#%s\"", id);
  g_autofree char *called = g_strdup_printf ("url(#%s)", id);

  if (strstr (light->text, linked) != NULL || strstr (light->text, called) != NULL)
    {
      g_autofree char *element = g_match_info_fetch (match, 0);

      g_string_append (out, element);
    }
  return FALSE;
}

static char *
drop_empty (const char *text)
{
  char *before = g_strdup (text);

  for (;;)
    {
      char *after = replace (before, "<g[^>]*>\\s*</g>\n?", "");

      if (g_str_equal (before, after))
        {
          g_free (before);
          return after;
        }
      g_free (before);
      before = after;
    }
}

static char *
leave_out (const char *text, const graphene_rect_t *area)
{
  Light            light = { *area, NULL };
  g_autofree char *seen =
    replace_each (text,
                  "<symbol.*?</symbol>|<clipPath.*?</clipPath>|<path [^>]*/>\n?|"
                  "<use [^>]*glyph[^>]*/>\n?",
                  keep_seen, &light);
  g_autofree char *full = drop_empty (seen);

  light.text = full;
  return replace_each (full, "<(symbol|clipPath)[^>]*id=\"([^\"]*)\".*?</\\1>\n?", keep_used,
                       &light);
}

/* ---- Cairo's own drawings */

static cairo_status_t
gather (void *closure, const unsigned char *data, unsigned int length)
{
  g_string_append_len (closure, (const char *) data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Cairo counts surfaces from the program's beginning on; here each text begins with 0, so that
 * equal drawings are equal texts. */
static gboolean
count_anew (const GMatchInfo *match, GString *out, gpointer data)
{
  GHashTable      *numbers = data;
  g_autofree char *name = g_match_info_fetch (match, 0);
  gpointer         number;

  if (!g_hash_table_lookup_extended (numbers, name, NULL, &number))
    {
      number = GUINT_TO_POINTER (g_hash_table_size (numbers));
      g_hash_table_insert (numbers, g_strdup (name), number);
    }
  g_string_append_printf (out, "surface%u", GPOINTER_TO_UINT (number));
  return FALSE;
}

/* A mask of Cairo's is black and has its alpha made bright by a filter; one that is white says the
 * same without, and GTK 4.24 ends the program where it reads such a filter. */
static gboolean
whiten (const GMatchInfo *match, GString *out, gpointer data)
{
  g_autofree char *mask = g_match_info_fetch (match, 0);
  g_autofree char *bare = replace (mask, " filter=\"[^\"]*\"", "");
  g_autofree char *white = replace (bare, "rgb\\(0%,0%,0%\\)", "rgb(100%,100%,100%)");

  g_string_append (out, white);
  return FALSE;
}

static char *
drop_filters (const char *text)
{
  g_autofree char *bare = replace (text, "<filter.*?</filter>\n?", "");

  return replace_each (bare, "<mask.*?</mask>", whiten, NULL);
}

/* Cairo names its definitions itself; here they get names that nothing else has. It clips a
 * recording in the wrong place unless that begins at the origin. */
static char *
adopt (const char *text, gboolean clips)
{
  g_autoptr (GHashTable) numbers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *counted = replace_each (text, "surface[0-9]+", count_anew, numbers);
  g_autofree char *marked = g_strdup_printf ("\\1c%x-", g_str_hash (counted));
  g_autofree char *bare =
    replace (counted, clips ? "^$" : "<clipPath.*?</clipPath>\n?| clip-(path|rule)=\"[^\"]*\"", "");

  return replace (bare, "( id=\"|href=\"#|url\\(#)", marked);
}

/* The SVG of a node by Cairo, moved to the origin as Cairo does with recordings, and without the
 * frame of a document; NULL if it draws nothing. */
static char *
draw_with_cairo (GskRenderNode *node, const graphene_rect_t *bounds)
{
  g_autoptr (GString) drawn = g_string_new (NULL);
  cairo_surface_t *surface = cairo_svg_surface_create_for_stream (
    gather, drawn, bounds->size.width, bounds->size.height);
  cairo_t *cr = cairo_create (surface);
  char    *begin;
  char    *end;

  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  begin = strstr (drawn->str, "<svg");
  begin = begin != NULL ? strchr (begin, '>') : NULL;
  end = begin != NULL ? g_strrstr (begin, "</svg>") : NULL;
  if (end == NULL)
    return NULL;
  *end = '\0';
  return g_strdup (begin + 1);
}

void
figure_svg_write_cairo (FigureSvg *svg, GskRenderNode *node)
{
  graphene_rect_t  bounds;
  graphene_rect_t  area = svg->area;
  g_autofree char *drawn = NULL;
  g_autofree char *plain = NULL;
  g_autofree char *adopted = NULL;
  g_autofree char *left = NULL;
  g_autofree char *shorter = NULL;
  g_autofree char *behind = NULL;

  gsk_render_node_get_bounds (node, &bounds);
  drawn = draw_with_cairo (node, &bounds);
  if (drawn == NULL)
    return;
  graphene_rect_offset (&area, -bounds.origin.x, -bounds.origin.y);
  plain = drop_filters (drawn);
  adopted = adopt (plain, bounds.origin.x == 0 && bounds.origin.y == 0);
  left = leave_out (adopted, &area);
  shorter = shorten (left);
  behind = g_strconcat (">", shorter, "</g>", NULL);
  g_string_append_printf (svg->body, "<use xlink:href=\"#i%u\"",
                          figure_svg_define (svg, "<g", behind));
  figure_svg_append_attribute (svg->body, "x", bounds.origin.x);
  figure_svg_append_attribute (svg->body, "y", bounds.origin.y);
  g_string_append (svg->body, "/>\n");
}
