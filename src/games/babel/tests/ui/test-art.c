/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The drawings: that each can be read and has all its colours by day and by lamplight, that lands
 * and people are distinct without any colour, and lands as mere lines.
 */
#include <gtk/gtk.h>
#include <math.h>

#include "fixed.h"
#include "babel-drawing.h"
#include "babel-style.h"
#include "babel-table.h"

#define ART "/io/github/edubba/Edubba/games/babel/ui/art/"

/* The pictures compared: small, in grey, as at a glance. */
#define WIDTH  36
#define HEIGHT 20

/* The least distance of two of them on the average, where 255 is black beside white; each has the
 * same mean and spread. */
#define APART 15.0

/* The ways in which a drawing is seen. */
typedef enum
{
  BRIGHT,
  DARK,
  LINES, /* in high contrast */
} Light;

static const char *const people[] = { "assyrian", "hittite", "mede", "persian", "sumerian" };

static void
test_drawings_whole (void)
{
  g_auto (GStrv) names = NULL;
  guint n = 0;

  babel_style_register ();
  names = g_resources_enumerate_children (ART, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_assert_nonnull (names);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char     *name = g_strndup (names[i], strcspn (names[i], "."));
      const EdubbaDrawing *drawing;

      if (!g_str_has_suffix (names[i], ".svg"))
        continue;
      drawing = babel_drawing_get (name);
      g_assert_cmpfloat (edubba_drawing_get_box (drawing).size.width, >=, 100);
      for (guint dark = 0; dark < 2; dark++)
        g_assert_cmpstr (edubba_drawing_find_unknown (drawing, babel_paints_get (dark)), ==, NULL);
      n++;
    }
  g_assert_cmpuint (n, ==, 2 * BABEL_N_NATIONS);
}

static void
render (const char *name, Light light, double x, double width, guint8 *pixels)
{
  static const GdkRGBA ground = { 1, 1, 1, 1 };
  static const GdkRGBA ink = { 0.43f, 0.43f, 0.43f, 1 };
  cairo_surface_t     *image = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_t             *cr = cairo_create (image);
  const guint8        *data;

  cairo_set_source_rgb (cr, 0.5, 0.5, 0.5);
  cairo_paint (cr);
  cairo_scale (cr, WIDTH / width, HEIGHT / 100.0);
  cairo_translate (cr, -x, 0);
  if (light == LINES)
    edubba_drawing_trace (babel_drawing_get (name), &ground, &ink, 100.0 / HEIGHT, cr);
  else
    edubba_drawing_draw (babel_drawing_get (name), babel_paints_get (light == DARK), cr);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  data = cairo_image_surface_get_data (image);
  for (guint i = 0; i < WIDTH * HEIGHT; i++)
    {
      const guint8 *at =
        data + i / WIDTH * cairo_image_surface_get_stride (image) + i % WIDTH * 4;

      pixels[i] = (guint8) ((at[0] + 6 * at[1] + 3 * at[2]) / 10);
    }
  cairo_surface_destroy (image);
}

static void
normalise (const guint8 *pixels, double *values)
{
  double mean = 0, spread = 0;

  for (guint i = 0; i < WIDTH * HEIGHT; i++)
    mean += pixels[i] / (double) (WIDTH * HEIGHT);
  for (guint i = 0; i < WIDTH * HEIGHT; i++)
    spread += (pixels[i] - mean) * (pixels[i] - mean) / (WIDTH * HEIGHT);
  g_assert_cmpfloat (spread, >, 1);
  for (guint i = 0; i < WIDTH * HEIGHT; i++)
    values[i] = 128 + 40 * (pixels[i] - mean) / sqrt (spread);
}

static void
check_apart (const char *const *names, Light light, double x, double width)
{
  double values[BABEL_N_NATIONS][WIDTH * HEIGHT];

  for (guint i = 0; i < BABEL_N_NATIONS; i++)
    {
      guint8 pixels[WIDTH * HEIGHT];

      render (names[i], light, x, width, pixels);
      normalise (pixels, values[i]);
      for (guint j = 0; j < i; j++)
        {
          double apart = 0;

          for (guint k = 0; k < WIDTH * HEIGHT; k++)
            apart += fabs (values[i][k] - values[j][k]) / (WIDTH * HEIGHT);
          g_test_message ("%s and %s: %.1f", names[i], names[j], apart);
          g_assert_cmpfloat (apart, >=, APART);
        }
    }
}

static void
test_lands_apart (gconstpointer data)
{
  const char *names[BABEL_N_NATIONS];

  for (guint i = 0; i < BABEL_N_NATIONS; i++)
    names[i] = babel_style_get_nation (i);
  check_apart (names, GPOINTER_TO_INT (data), 107, 186);
}

static void
test_people_apart (gconstpointer data)
{
  check_apart (people, GPOINTER_TO_INT (data), 0, 100);
}

static void
check_refused (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (EdubbaDrawing) drawing = edubba_drawing_parse (text, -1, &error);

  g_assert_null (drawing);
  g_assert_nonnull (error);
}

static void
test_drawings_refused (void)
{
  check_refused ("<svg/>");
  check_refused ("<svg viewBox='0 0 9'/>");
  check_refused ("<svg viewBox='0 0 9 9'><path d='M1 1'/></svg>");
  check_refused ("<svg viewBox='0 0 9 9'><path class='a'/></svg>");
  check_refused ("<svg viewBox='0 0 9 9'><path class='a' d='M1 1A2 2'/></svg>");
  check_refused ("<svg viewBox='0 0 9 9'><path class='a' d='M1 1L2'/></svg>");
  check_refused ("<svg viewBox='0 0 9 9'><path class='a' d='1 1'/></svg>");
  check_refused ("<svg viewBox='0 0 9 9'><path class='a' d='M1 1Z2 2'/></svg>");
  check_refused ("<svg viewBox='0 0 9 9'><path fill='colourful' d='M1 1'/></svg>");
  check_refused ("<svg viewBox='0 0 9 9'><g clip-path='url(#a)'/></svg>");
  check_refused ("<svg viewBox='0 0 9 9'><text class='a'/></svg>");
  check_refused ("<svg viewBox='0 0 9 9'><g transform='rotate(3 4)'/></svg>");
  check_refused ("<svg viewBox='0 0 9 9'><g transform='scale(3)'/></svg>");
  check_refused ("<svg viewBox='0 0 9 9'><g><g><g><g><g><g><g><g/></g></g></g></g></g></g>"
                 "</g></svg>");
}

static void
test_paints_refused (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (EdubbaPaints) paints = edubba_paints_parse (".a { color: #123456; }\n.b { c", &error);

  g_assert_null (paints);
  g_assert_nonnull (error);
}

/* Every kind of step leaves the right pixels in the right places. */
static void
test_drawings_steps (void)
{
  g_autoptr (EdubbaPaints) paints = edubba_paints_parse (".a { color: #ffffff; }", NULL);
  g_autoptr (EdubbaDrawing) drawing = edubba_drawing_parse (
    "<svg viewBox='0 0 80 10'><defs><clipPath id='c'><rect x='71' y='1' width='8' height='8'/>"
    "</clipPath></defs><path class='a' d='M1 1H9V9H1Z'/>"
    "<rect class='a' x='11' y='1' width='8' height='8'/><circle class='a' cx='25' cy='5' r='4'/>"
    "<g transform='translate(30 0)'><path class='a' d='M1 9Q5 1 9 9'/></g>"
    "<g transform='scale(-1 1)'><path class='a' d='M-41 9C-41 1 -49 1 -49 9'/></g>"
    "<path class='a' stroke-width='4' d='M52 5L58 5'/><path class='b' d='M0 0H80V10H0Z'/>"
    "<rect fill='none' stroke='#fff' stroke-width='4' x='63' y='3' width='4' height='4'/>"
    "<g clip-path='url(#c)'><path fill='#fff' d='M0 0H80V10H0Z'/></g></svg>",
    -1, NULL);
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_A8, 80, 10);
  cairo_t         *cr = cairo_create (image);
  const guint8    *data;

  g_assert_cmpstr (edubba_drawing_find_unknown (drawing, paints), ==, "b");
  edubba_drawing_draw (drawing, paints, cr);
  cairo_destroy (cr);
  cairo_surface_flush (image);
  data = cairo_image_surface_get_data (image);
  for (guint i = 0; i < 8; i++)
    {
      int stride = cairo_image_surface_get_stride (image);

      g_assert_cmpuint (data[5 * stride + (int) i * 10 + 5], >, 200);
      g_assert_cmpuint (data[(int) i * 10], <, 60);
    }
  cairo_surface_destroy (image);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/babel/art/whole", test_drawings_whole);
  g_test_add_func ("/babel/art/steps", test_drawings_steps);
  g_test_add_func ("/babel/art/refused", test_drawings_refused);
  g_test_add_func ("/babel/art/paints-refused", test_paints_refused);
  g_test_add_data_func ("/babel/art/lands/lines", GINT_TO_POINTER (LINES), test_lands_apart);
  for (int dark = 0; dark < 2; dark++)
    {
      g_autofree char *lands = g_strdup_printf ("/babel/art/lands-apart/%d", dark);
      g_autofree char *all = g_strdup_printf ("/babel/art/people-apart/%d", dark);

      g_test_add_data_func (lands, GINT_TO_POINTER (dark), test_lands_apart);
      g_test_add_data_func (all, GINT_TO_POINTER (dark), test_people_apart);
    }
  return g_test_run ();
}
