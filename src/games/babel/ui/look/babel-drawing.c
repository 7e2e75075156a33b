/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A drawing may consist of these elements: path (M, L, H, V, C, Q and Z, absolute), circle,
 * ellipse and rect, alone or in g. Each has a class, the name of its colour; with a stroke-width
 * it is a line with round ends, else it is filled. A g may have transform="translate(X Y)" or
 * "scale(X Y)", as its elements may. A palette is a style sheet with one rule in each line: .NAME
 * { color: COLOUR; }
 */
#include "babel-drawing.h"

#include <math.h>

#include "babel-style.h"
#include "config.h"

#define ART_PATH RESOURCE_PATH "/games/babel/ui/art/"

/* One step of an outline: the command, and its points. Thousands are kept for good. */
typedef struct
{
  char  command;
  float at[6];
} Step;

typedef struct
{
  const char    *colour; /* interned */
  double         pen;    /* 0: filled */
  cairo_matrix_t place;
  guint          first; /* of its steps */
  guint          n;
} Shape;

struct _BabelDrawing
{
  graphene_rect_t box;
  GArray         *shapes; /* of Shape */
  GArray         *steps;  /* of Step */
};

struct _BabelPaints
{
  GHashTable *colours; /* of interned names, to GdkRGBA */
};

typedef struct
{
  BabelDrawing  *drawing;
  cairo_matrix_t places[8]; /* by depth */
  guint          depth;
} Reader;

void
babel_drawing_free (BabelDrawing *self)
{
  g_array_unref (self->shapes);
  g_array_unref (self->steps);
  g_free (self);
}

static void
refuse (GError **error, const char *what, const char *text)
{
  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "%s: %s", what, text);
}

static const char *
find_attribute (const char **names, const char **values, const char *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];
  return NULL;
}

static double
get_number (const char **names, const char **values, const char *name)
{
  const char *value = find_attribute (names, values, name);

  return value != NULL ? g_ascii_strtod (value, NULL) : 0;
}

static void
add_step (BabelDrawing *self, char command, const double *at, guint n)
{
  Step step = { .command = command };

  for (guint i = 0; i < n; i++)
    step.at[i] = (float) at[i];
  g_array_append_val (self->steps, step);
}

static const char *
skip_space (const char *text)
{
  while (g_ascii_isspace (*text) || *text == ',')
    text++;
  return text;
}

/* Reads n numbers from *text on; FALSE if they are not there. */
static gboolean
read_numbers (const char **text, double *numbers, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      char *end;

      *text = skip_space (*text);
      numbers[i] = g_ascii_strtod (*text, &end);
      if (end == *text)
        return FALSE;
      *text = end;
    }
  return TRUE;
}

/* A curve with one handle as one with two; H and V as lines. */
static void
add_command (BabelDrawing *self, char command, double *at, double *x, double *y)
{
  double cubic[6];

  switch (command)
    {
    case 'Q':
      cubic[0] = *x + (at[0] - *x) * 2 / 3;
      cubic[1] = *y + (at[1] - *y) * 2 / 3;
      cubic[2] = at[2] + (at[0] - at[2]) * 2 / 3;
      cubic[3] = at[3] + (at[1] - at[3]) * 2 / 3;
      cubic[4] = *x = at[2];
      cubic[5] = *y = at[3];
      add_step (self, 'C', cubic, 6);
      return;
    case 'C':
      *x = at[4];
      *y = at[5];
      add_step (self, 'C', at, 6);
      return;
    case 'Z':
      add_step (self, 'Z', NULL, 0);
      return;
    default:
      *x = command == 'V' ? *x : at[0];
      *y = command == 'H' ? *y : command == 'V' ? at[0]
                                                : at[1];
      add_step (self, command == 'M' ? 'M' : 'L', (double[]) { *x, *y }, 2);
    }
}

static gboolean
read_path (BabelDrawing *self, const char *text, GError **error)
{
  static const char  commands[] = "MLHVQCZ";
  static const guint n_numbers[] = { 2, 2, 1, 1, 4, 6, 0 };
  const char        *all = text;
  const char        *known = NULL;
  double             x = 0, y = 0;

  for (text = skip_space (text); *text != '\0'; text = skip_space (text))
    {
      double at[6];

      if (g_ascii_isalpha (*text))
        known = strchr (commands, *text++);
      else if (known != NULL && *known == 'Z')
        known = NULL;
      if (known == NULL || !read_numbers (&text, at, n_numbers[known - commands]))
        {
          refuse (error, "no outline", all);
          return FALSE;
        }
      add_command (self, *known, at, &x, &y);
    }
  return TRUE;
}

/* An ellipse is one step: its centre and its radii. */
static gboolean
read_outline (BabelDrawing *self,
              const char   *element,
              const char  **names,
              const char  **values,
              GError      **error)
{
  double at[4];

  if (g_str_equal (element, "path"))
    {
      const char *text = find_attribute (names, values, "d");

      return read_path (self, text != NULL ? text : "?", error);
    }
  if (g_str_equal (element, "rect"))
    {
      at[0] = get_number (names, values, "x");
      at[1] = get_number (names, values, "y");
      at[2] = get_number (names, values, "width");
      at[3] = get_number (names, values, "height");
      add_step (self, 'R', at, 4);
      return TRUE;
    }
  at[0] = get_number (names, values, "cx");
  at[1] = get_number (names, values, "cy");
  at[2] = get_number (names, values, g_str_equal (element, "circle") ? "r" : "rx");
  at[3] = get_number (names, values, g_str_equal (element, "circle") ? "r" : "ry");
  add_step (self, 'O', at, 4);
  return TRUE;
}

static gboolean
read_place (const char *transform, cairo_matrix_t *place, GError **error)
{
  const char *text = transform;
  double      at[2];

  if (transform == NULL)
    return TRUE;
  text = strchr (transform, '(');
  if (text != NULL && (++text, read_numbers (&text, at, 2)) && *skip_space (text) == ')')
    {
      if (g_str_has_prefix (transform, "translate("))
        {
          cairo_matrix_translate (place, at[0], at[1]);
          return TRUE;
        }
      if (g_str_has_prefix (transform, "scale("))
        {
          cairo_matrix_scale (place, at[0], at[1]);
          return TRUE;
        }
    }
  refuse (error, "no transform", transform);
  return FALSE;
}

static void
read_box (BabelDrawing *self, const char *text, GError **error)
{
  double at[4];

  if (text == NULL || !read_numbers (&text, at, 4))
    refuse (error, "no viewBox", text != NULL ? text : "");
  else
    self->box = GRAPHENE_RECT_INIT ((float) at[0], (float) at[1], (float) at[2], (float) at[3]);
}

static gboolean
is_known (const char *element)
{
  return g_str_equal (element, "path") || g_str_equal (element, "rect") ||
         g_str_equal (element, "circle") || g_str_equal (element, "ellipse");
}

static void
element_began (GMarkupParseContext *context,
               const char          *element,
               const char         **names,
               const char         **values,
               gpointer             user_data,
               GError             **error)
{
  Reader        *reader = user_data;
  BabelDrawing  *self = reader->drawing;
  const char    *colour = find_attribute (names, values, "class");
  Shape          shape = { .first = self->steps->len };
  cairo_matrix_t place = reader->places[reader->depth];

  if (reader->depth + 1 >= G_N_ELEMENTS (reader->places))
    {
      refuse (error, "too deep", element);
      return;
    }
  if (!read_place (find_attribute (names, values, "transform"), &place, error))
    return;
  reader->places[++reader->depth] = place;
  if (g_str_equal (element, "svg"))
    read_box (self, find_attribute (names, values, "viewBox"), error);
  else if (is_known (element) && colour != NULL)
    {
      if (!read_outline (self, element, names, values, error))
        return;
      shape.colour = g_intern_string (colour);
      shape.pen = get_number (names, values, "stroke-width");
      shape.place = place;
      shape.n = self->steps->len - shape.first;
      g_array_append_val (self->shapes, shape);
    }
  else if (!g_str_equal (element, "g"))
    refuse (error, "unknown, or without a class", element);
}

static void
element_ended (GMarkupParseContext *context,
               const char          *element,
               gpointer             user_data,
               GError             **error)
{
  ((Reader *) user_data)->depth--;
}

BabelDrawing *
babel_drawing_parse (const char *text, gssize length, GError **error)
{
  static const GMarkupParser parser = { .start_element = element_began,
                                        .end_element = element_ended };
  g_autoptr (BabelDrawing) self = g_new0 (BabelDrawing, 1);
  g_autoptr (GMarkupParseContext) context = NULL;
  Reader reader = { .drawing = self };

  g_return_val_if_fail (text != NULL, NULL);

  self->shapes = g_array_new (FALSE, FALSE, sizeof (Shape));
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
  cairo_matrix_init_identity (&reader.places[0]);
  context = g_markup_parse_context_new (&parser, 0, &reader, NULL);
  if (!g_markup_parse_context_parse (context, text, length, error) ||
      !g_markup_parse_context_end_parse (context, error))
    return NULL;
  return g_steal_pointer (&self);
}

/* An empty drawing is none that anything could be wrong with. */
const BabelDrawing *
babel_drawing_get (const char *name)
{
  static GHashTable *kept; /* of char, owned, to BabelDrawing */
  BabelDrawing      *self;
  g_autofree char   *path = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  if (kept == NULL)
    kept = g_hash_table_new (g_str_hash, g_str_equal);
  self = g_hash_table_lookup (kept, name);
  if (self != NULL)
    return self;
  path = g_strconcat (ART_PATH, name, ".svg", NULL);
  babel_style_register ();
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (bytes != NULL)
    self = babel_drawing_parse (g_bytes_get_data (bytes, NULL),
                                (gssize) g_bytes_get_size (bytes), &error);
  if (self == NULL)
    {
      g_warning ("%s: %s", path, error->message);
      self = babel_drawing_parse ("<svg viewBox='0 0 1 1'/>", -1, NULL);
    }
  g_hash_table_insert (kept, g_strdup (name), self);
  return self;
}

graphene_rect_t
babel_drawing_get_box (const BabelDrawing *self)
{
  g_return_val_if_fail (self != NULL, *graphene_rect_zero ());

  return self->box;
}

static void
draw_ellipse (cairo_t *cr, const float at[4])
{
  cairo_matrix_t matrix;

  cairo_get_matrix (cr, &matrix);
  cairo_translate (cr, at[0], at[1]);
  cairo_scale (cr, at[2], at[3]);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_close_path (cr);
  cairo_set_matrix (cr, &matrix);
}

static void
draw_step (cairo_t *cr, const Step *step)
{
  const float *at = step->at;

  switch (step->command)
    {
    case 'M':
      cairo_move_to (cr, at[0], at[1]);
      break;
    case 'L':
      cairo_line_to (cr, at[0], at[1]);
      break;
    case 'C':
      cairo_curve_to (cr, at[0], at[1], at[2], at[3], at[4], at[5]);
      break;
    case 'R':
      cairo_rectangle (cr, at[0], at[1], at[2], at[3]);
      break;
    case 'O':
      draw_ellipse (cr, at);
      break;
    default:
      cairo_close_path (cr);
    }
}

/* Small drawings of many shapes: the quicker way to smooth edges cannot be told from the better. */
static void
begin (cairo_t *cr)
{
  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_FAST);
}

/* The path of a shape, with its own place. */
static void
add_shape (const BabelDrawing *self, const Shape *shape, cairo_t *cr)
{
  cairo_save (cr);
  cairo_transform (cr, &shape->place);
  for (guint i = shape->first; i < shape->first + shape->n; i++)
    draw_step (cr, &g_array_index (self->steps, Step, i));
  cairo_restore (cr);
}

void
babel_drawing_draw (const BabelDrawing *self, const BabelPaints *paints, cairo_t *cr)
{
  g_return_if_fail (self != NULL && paints != NULL && cr != NULL);

  begin (cr);
  for (guint i = 0; i < self->shapes->len; i++)
    {
      const Shape *shape = &g_array_index (self->shapes, Shape, i);
      GdkRGBA      colour;

      if (!babel_paints_find (paints, shape->colour, &colour))
        continue;
      add_shape (self, shape, cr);
      cairo_save (cr);
      cairo_transform (cr, &shape->place);
      gdk_cairo_set_source_rgba (cr, &colour);
      cairo_set_line_width (cr, shape->pen);
      if (shape->pen > 0)
        cairo_stroke (cr);
      else
        cairo_fill (cr);
      cairo_restore (cr);
    }
  cairo_restore (cr);
}

void
babel_drawing_trace (
  const BabelDrawing *self, const GdkRGBA *ground, const GdkRGBA *ink, double width, cairo_t *cr)
{
  g_return_if_fail (self != NULL && ground != NULL && ink != NULL && cr != NULL);

  begin (cr);
  cairo_set_line_width (cr, width);
  for (guint i = 0; i < self->shapes->len; i++)
    {
      const Shape *shape = &g_array_index (self->shapes, Shape, i);

      add_shape (self, shape, cr);
      if (shape->pen <= 0)
        {
          gdk_cairo_set_source_rgba (cr, ground);
          cairo_fill_preserve (cr);
        }
      gdk_cairo_set_source_rgba (cr, ink);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

const char *
babel_drawing_find_unknown (const BabelDrawing *self, const BabelPaints *paints)
{
  GdkRGBA colour;

  g_return_val_if_fail (self != NULL && paints != NULL, NULL);

  for (guint i = 0; i < self->shapes->len; i++)
    {
      const char *name = g_array_index (self->shapes, Shape, i).colour;

      if (!babel_paints_find (paints, name, &colour))
        return name;
    }
  return NULL;
}

void
babel_paints_free (BabelPaints *paints)
{
  g_hash_table_unref (paints->colours);
  g_free (paints);
}

BabelPaints *
babel_paints_parse (const char *text, GError **error)
{
  g_autoptr (BabelPaints) paints = g_new0 (BabelPaints, 1);
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  paints->colours = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char      *name = lines[i] + 1;
      const char      *colour = strstr (lines[i], " { color: ");
      const char      *end = strstr (lines[i], "; }");
      g_autofree char *text_of_colour = NULL;
      GdkRGBA          rgba;

      if (lines[i][0] != '.')
        continue;
      if (colour != NULL && end != NULL)
        text_of_colour = g_strndup (colour + 10, end - colour - 10);
      if (text_of_colour == NULL || !gdk_rgba_parse (&rgba, text_of_colour))
        {
          refuse (error, "no colour", lines[i]);
          return NULL;
        }
      lines[i][colour - lines[i]] = '\0';
      g_hash_table_insert (paints->colours, (gpointer) g_intern_string (name),
                           g_memdup2 (&rgba, sizeof rgba));
    }
  return g_steal_pointer (&paints);
}

const BabelPaints *
babel_paints_get (gboolean dark)
{
  static BabelPaints *kept[2];
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  guint            i = dark ? 1 : 0;

  if (kept[i] != NULL)
    return kept[i];
  babel_style_register ();
  bytes = g_resources_lookup_data (dark ? ART_PATH "dark.css" : ART_PATH "light.css",
                                   G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (bytes != NULL)
    {
      text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
      kept[i] = babel_paints_parse (text, &error);
    }
  if (kept[i] == NULL)
    {
      g_warning ("the palette of the drawings: %s", error->message);
      kept[i] = babel_paints_parse ("", NULL);
    }
  return kept[i];
}

gboolean
babel_paints_find (const BabelPaints *paints, const char *name, GdkRGBA *colour)
{
  const GdkRGBA *found;

  g_return_val_if_fail (paints != NULL && name != NULL && colour != NULL, FALSE);

  found = g_hash_table_lookup (paints->colours, name);
  if (found != NULL)
    *colour = *found;
  return found != NULL;
}
