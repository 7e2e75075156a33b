/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A drawing may consist of: path (M, L, H, V, C, Q and Z, absolute), circle, ellipse and rect,
 * alone or in g. Each has a class, the name of its colour, or the colours themselves, fill and
 * stroke. With a class and a stroke-width it is a line. Lines have round ends and corners. A g may
 * have transform="translate(X Y)" or "scale(X Y)", as its elements may; the last g also a
 * clip-path: the clipPath of the defs before it.
 */
#include "edubba-drawing.h"

#include <math.h>

/* One step of an outline: the command, and its points. Thousands are kept for good. */
typedef struct
{
  char  command;
  float at[6];
} Step;

typedef struct
{
  const char    *name;   /* of its colour, interned; or NULL */
  GdkRGBA        colour; /* without a name */
  double         pen;    /* 0: filled */
  gboolean       clips;  /* the shapes after it are seen only inside it */
  cairo_matrix_t place;
  guint          first; /* of its steps */
  guint          n;
} Shape;

struct _EdubbaDrawing
{
  graphene_rect_t box;
  GArray         *shapes; /* of Shape */
  GArray         *steps;  /* of Step */
};

typedef struct
{
  EdubbaDrawing *drawing;
  cairo_matrix_t places[8]; /* by depth */
  guint          depth;
  gboolean       in_clip;
  Shape          clip; /* the last one read */
} Reader;

void
edubba_drawing_free (EdubbaDrawing *self)
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
add_step (EdubbaDrawing *self, char command, const double *at, guint n)
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
add_command (EdubbaDrawing *self, char command, double *at, double *x, double *y)
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
read_path (EdubbaDrawing *self, const char *text, GError **error)
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
read_outline (EdubbaDrawing *self,
              const char    *element,
              const char   **names,
              const char   **values,
              GError       **error)
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

static gboolean
read_box (EdubbaDrawing *self, const char *text, GError **error)
{
  double at[4];

  if (text == NULL || !read_numbers (&text, at, 4))
    {
      refuse (error, "no viewBox", text != NULL ? text : "");
      return FALSE;
    }
  self->box = GRAPHENE_RECT_INIT ((float) at[0], (float) at[1], (float) at[2], (float) at[3]);
  return TRUE;
}

static gboolean
is_known (const char *element)
{
  return g_str_equal (element, "path") || g_str_equal (element, "rect") ||
         g_str_equal (element, "circle") || g_str_equal (element, "ellipse");
}

/* Adds the shape in the colour that an attribute says, if it says one. */
static gboolean
add_coloured (EdubbaDrawing *self, Shape shape, const char *colour, GError **error)
{
  if (colour == NULL || g_str_equal (colour, "none"))
    return TRUE;
  if (!gdk_rgba_parse (&shape.colour, colour))
    {
      refuse (error, "no colour", colour);
      return FALSE;
    }
  g_array_append_val (self->shapes, shape);
  return TRUE;
}

/* Adds the shapes of the steps from the shape's first one on: a clip, a shape of a named colour,
 * or one shape each for filling and stroke. */
static gboolean
add_shapes (Reader *reader, Shape shape, const char **names, const char **values, GError **error)
{
  EdubbaDrawing *self = reader->drawing;
  const char    *name = find_attribute (names, values, "class");
  const char    *fill = find_attribute (names, values, "fill");
  const char    *stroke = find_attribute (names, values, "stroke");
  double         pen = get_number (names, values, "stroke-width");

  shape.n = self->steps->len - shape.first;
  if (reader->in_clip)
    {
      shape.clips = TRUE;
      reader->clip = shape;
      return TRUE;
    }
  if (name != NULL)
    {
      shape.name = g_intern_string (name);
      shape.pen = pen;
      g_array_append_val (self->shapes, shape);
      return TRUE;
    }
  if (fill == NULL && stroke == NULL)
    {
      refuse (error, "without a colour", "");
      return FALSE;
    }
  if (!add_coloured (self, shape, fill, error))
    return FALSE;
  shape.pen = pen > 0 ? pen : 1;
  return add_coloured (self, shape, stroke, error);
}

/* An element that holds others. */
static gboolean
open_element (
  Reader *reader, const char *element, const char **names, const char **values, GError **error)
{
  if (g_str_equal (element, "svg"))
    return read_box (reader->drawing, find_attribute (names, values, "viewBox"), error);
  if (g_str_equal (element, "clipPath"))
    reader->in_clip = TRUE;
  else if (g_str_equal (element, "g") && find_attribute (names, values, "clip-path") != NULL)
    {
      if (!reader->clip.clips)
        {
          refuse (error, "no clipPath", element);
          return FALSE;
        }
      g_array_append_val (reader->drawing->shapes, reader->clip);
    }
  else if (!g_str_equal (element, "g") && !g_str_equal (element, "defs"))
    {
      refuse (error, "unknown", element);
      return FALSE;
    }
  return TRUE;
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
  Shape          shape = { .first = reader->drawing->steps->len };
  cairo_matrix_t place = reader->places[reader->depth];

  if (reader->depth + 1 >= G_N_ELEMENTS (reader->places))
    {
      refuse (error, "too deep", element);
      return;
    }
  if (!read_place (find_attribute (names, values, "transform"), &place, error))
    return;
  reader->places[++reader->depth] = place;
  shape.place = place;
  if (!is_known (element))
    open_element (reader, element, names, values, error);
  else if (read_outline (reader->drawing, element, names, values, error))
    add_shapes (reader, shape, names, values, error);
}

static void
element_ended (GMarkupParseContext *context,
               const char          *element,
               gpointer             user_data,
               GError             **error)
{
  Reader *reader = user_data;

  reader->depth--;
  if (g_str_equal (element, "clipPath"))
    reader->in_clip = FALSE;
}

EdubbaDrawing *
edubba_drawing_parse (const char *text, gssize length, GError **error)
{
  static const GMarkupParser parser = { .start_element = element_began,
                                        .end_element = element_ended };
  g_autoptr (EdubbaDrawing) self = g_new0 (EdubbaDrawing, 1);
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
const EdubbaDrawing *
edubba_drawing_get (const char *path)
{
  static GHashTable *kept; /* of char, owned, to EdubbaDrawing */
  EdubbaDrawing     *self;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  if (kept == NULL)
    kept = g_hash_table_new (g_str_hash, g_str_equal);
  self = g_hash_table_lookup (kept, path);
  if (self != NULL)
    return self;
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (bytes != NULL)
    self = edubba_drawing_parse (g_bytes_get_data (bytes, NULL),
                                 (gssize) g_bytes_get_size (bytes), &error);
  if (self == NULL)
    {
      g_warning ("%s: %s", path, error->message);
      self = edubba_drawing_parse ("<svg viewBox='0 0 1 1'/>", -1, NULL);
    }
  g_hash_table_insert (kept, g_strdup (path), self);
  return self;
}

graphene_rect_t
edubba_drawing_get_box (const EdubbaDrawing *self)
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
add_shape (const EdubbaDrawing *self, const Shape *shape, cairo_t *cr)
{
  cairo_save (cr);
  cairo_transform (cr, &shape->place);
  for (guint i = shape->first; i < shape->first + shape->n; i++)
    draw_step (cr, &g_array_index (self->steps, Step, i));
  cairo_restore (cr);
}

static gboolean
find_colour (const Shape *shape, const EdubbaPaints *paints, GdkRGBA *colour)
{
  if (shape->name != NULL)
    return paints != NULL && edubba_paints_find (paints, shape->name, colour);
  *colour = shape->colour;
  return TRUE;
}

static void
paint_shape (const Shape *shape, const GdkRGBA *colour, cairo_t *cr)
{
  cairo_save (cr);
  cairo_transform (cr, &shape->place);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, shape->pen);
  if (shape->pen > 0)
    cairo_stroke (cr);
  else
    cairo_fill (cr);
  cairo_restore (cr);
}

void
edubba_drawing_draw (const EdubbaDrawing *self, const EdubbaPaints *paints, cairo_t *cr)
{
  g_return_if_fail (self != NULL && cr != NULL);

  begin (cr);
  for (guint i = 0; i < self->shapes->len; i++)
    {
      const Shape *shape = &g_array_index (self->shapes, Shape, i);
      GdkRGBA      colour;

      if (!find_colour (shape, paints, &colour))
        continue;
      add_shape (self, shape, cr);
      if (shape->clips)
        cairo_clip (cr);
      else
        paint_shape (shape, &colour, cr);
    }
  cairo_restore (cr);
}

void
edubba_drawing_trace (const EdubbaDrawing *self,
                      const GdkRGBA       *ground,
                      const GdkRGBA       *ink,
                      double               width,
                      cairo_t             *cr)
{
  g_return_if_fail (self != NULL && ground != NULL && ink != NULL && cr != NULL);

  begin (cr);
  cairo_set_line_width (cr, width);
  for (guint i = 0; i < self->shapes->len; i++)
    {
      const Shape *shape = &g_array_index (self->shapes, Shape, i);

      add_shape (self, shape, cr);
      if (shape->clips)
        {
          cairo_clip (cr);
          continue;
        }
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
edubba_drawing_find_unknown (const EdubbaDrawing *self, const EdubbaPaints *paints)
{
  GdkRGBA colour;

  g_return_val_if_fail (self != NULL && paints != NULL, NULL);

  for (guint i = 0; i < self->shapes->len; i++)
    {
      const char *name = g_array_index (self->shapes, Shape, i).name;

      if (name != NULL && !edubba_paints_find (paints, name, &colour))
        return name;
    }
  return NULL;
}
