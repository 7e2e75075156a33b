/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The colours of the nations, in every palette: how far apart they stay for eyes of every kind, in
 * grey, and whether names can be read on them. Patterns and emblems come on top of that.
 *
 * Colour blindness is simulated as Machado, Oliveira and Fernandes do ("A Physiologically-based
 * Model for Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009: the matrices of severity
 * 1, on linear sRGB). Distances are those of CIE 1976 L*a*b* with the white of D65.
 */
#include <gtk/gtk.h>
#include <math.h>

#include "fixed.h"
#include "babel-style.h"
#include "babel-table.h"

#define PALETTES "/io/github/edubba/Edubba/games/babel/ui/"

/* The least distance for eyes that see all colours, for those that do not, and in lightness. About
 * 2.3 is just noticeable. */
#define APART       35.0
#define APART_BLIND 17.0
#define APART_GREY  5.5

/* The least contrast of a name with its card, as WCAG 2 measures it and asks of text. */
#define READABLE 4.5

/* The same of what is no text. */
#define DISCERNIBLE 3.0

typedef struct
{
  double r, g, b;
} Colour;

typedef struct
{
  double l, a, b;
} Lab;

static const double identity[9] = { 1, 0, 0, 0, 1, 0, 0, 0, 1 };
static const double blindness[3][9] = {
  /* protanopia */
  { 0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998 },
  /* deuteranopia */
  { 0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881 },
  /* tritanopia */
  { 1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900 },
};

static double
linearise (double value)
{
  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

/* A colour of a palette, linear. */
static Colour
read_colour (const char *sheet, const char *name)
{
  g_autofree char *key = g_strdup_printf ("@define-color babel_%s ", name);
  const char      *at = strstr (sheet, key);
  g_autofree char *text = NULL;
  GdkRGBA          rgba;

  g_assert_nonnull (at);
  at += strlen (key);
  text = g_strndup (at, strcspn (at, ";"));
  g_assert_true (gdk_rgba_parse (&rgba, text));
  g_assert_cmpfloat (rgba.alpha, ==, 1);
  return (Colour) { linearise (rgba.red), linearise (rgba.green), linearise (rgba.blue) };
}

static Colour
see (const double m[9], Colour c)
{
  return (Colour) { CLAMP (m[0] * c.r + m[1] * c.g + m[2] * c.b, 0, 1),
                    CLAMP (m[3] * c.r + m[4] * c.g + m[5] * c.b, 0, 1),
                    CLAMP (m[6] * c.r + m[7] * c.g + m[8] * c.b, 0, 1) };
}

static double
get_luminance (Colour c)
{
  return 0.2126729 * c.r + 0.7151522 * c.g + 0.0721750 * c.b;
}

static double
compress (double t)
{
  return t > 216.0 / 24389 ? cbrt (t) : (24389.0 / 27 * t + 16) / 116;
}

static Lab
get_lab (Colour c)
{
  double x = compress ((0.4124564 * c.r + 0.3575761 * c.g + 0.1804375 * c.b) / 0.95047);
  double y = compress (get_luminance (c));
  double z = compress ((0.0193339 * c.r + 0.1191920 * c.g + 0.9503041 * c.b) / 1.08883);

  return (Lab) { 116 * y - 16, 500 * (x - y), 200 * (y - z) };
}

static double
get_distance (const double m[9], Colour a, Colour b)
{
  Lab p = get_lab (see (m, a));
  Lab q = get_lab (see (m, b));

  return sqrt ((p.l - q.l) * (p.l - q.l) + (p.a - q.a) * (p.a - q.a) + (p.b - q.b) * (p.b - q.b));
}

static double
get_contrast (Colour a, Colour b)
{
  double p = get_luminance (a), q = get_luminance (b);

  return (MAX (p, q) + 0.05) / (MIN (p, q) + 0.05);
}

static void
check_pair (Colour a, Colour b)
{
  g_assert_cmpfloat (get_distance (identity, a, b), >=, APART);
  for (guint i = 0; i < G_N_ELEMENTS (blindness); i++)
    g_assert_cmpfloat (get_distance (blindness[i], a, b), >=, APART_BLIND);
  g_assert_cmpfloat (fabs (get_lab (a).l - get_lab (b).l), >=, APART_GREY);
}

static char *
dup_sheet (const char *palette)
{
  g_autofree char *path = g_strconcat (PALETTES, palette, NULL);
  g_autoptr (GBytes) bytes = NULL;

  babel_style_register ();
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_assert_nonnull (bytes);
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static void
test_colours_palette (gconstpointer data)
{
  g_autofree char *sheet = dup_sheet (data);
  Colour           white = { 1, 1, 1 };
  Colour           nations[BABEL_N_NATIONS];

  for (guint i = 0; i < BABEL_N_NATIONS; i++)
    {
      nations[i] = read_colour (sheet, babel_style_get_nation (i));
      for (guint j = 0; j < i; j++)
        check_pair (nations[i], nations[j]);
      g_assert_cmpfloat (
        get_contrast (nations[i],
                      i == BABEL_SUMER ? read_colour (sheet, "sumer_ink") : white),
        >=, READABLE);
    }
}

/* In high contrast every part of the board has an edge, as WCAG 2 asks of what is no text. */
static void
test_colours_edges (gconstpointer data)
{
  g_autofree char *sheet = dup_sheet (data);
  Colour           edge = read_colour (sheet, "edge");

  g_assert_cmpfloat (get_contrast (edge, read_colour (sheet, "ground")), >=, DISCERNIBLE);
  g_assert_cmpfloat (get_contrast (edge, read_colour (sheet, "panel")), >=, DISCERNIBLE);
  g_assert_cmpfloat (get_contrast (edge, read_colour (sheet, "site")), >=, DISCERNIBLE);
}

/* Two colours that only those who see red and green can tell apart: the measure finds it. */
static void
test_colours_blind (void)
{
  Colour blue = { linearise (0x26 / 255.0), linearise (0x5f / 255.0), linearise (0x97 / 255.0) };
  Colour violet = { linearise (0x6c / 255.0), linearise (0x41 / 255.0), linearise (0x91 / 255.0) };

  g_assert_cmpfloat (get_distance (identity, blue, violet), >, 30);
  g_assert_cmpfloat (get_distance (blindness[1], blue, violet), <, 3);
  g_assert_cmpfloat_with_epsilon (get_contrast ((Colour) { 1, 1, 1 }, (Colour) { 0, 0, 0 }), 21,
                                  0.01);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_data_func ("/babel/colours/light", "babel-palette-light.css", test_colours_palette);
  g_test_add_data_func ("/babel/colours/dark", "babel-palette-dark.css", test_colours_palette);
  g_test_add_data_func ("/babel/colours/contrast", "babel-palette-contrast.css",
                        test_colours_palette);
  g_test_add_data_func ("/babel/colours/contrast-dark", "babel-palette-contrast-dark.css",
                        test_colours_palette);
  g_test_add_data_func ("/babel/colours/contrast/edges", "babel-palette-contrast.css",
                        test_colours_edges);
  g_test_add_data_func ("/babel/colours/contrast-dark/edges", "babel-palette-contrast-dark.css",
                        test_colours_edges);
  g_test_add_func ("/babel/colours/blind", test_colours_blind);
  return g_test_run ();
}
