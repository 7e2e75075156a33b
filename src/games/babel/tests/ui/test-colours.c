/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The colours of the nations, in every palette: their distances for eyes of every kind, and in
 * grey; and names can be read on them. Patterns and emblems come on top of that.
 */
#include <gtk/gtk.h>

#include "babel-style.h"
#include "babel-table.h"
#include "colours.h"
#include "fixed.h"

#define PALETTES "/io/github/edubba/Edubba/games/babel/ui/"

/* The least distance for eyes that see all colours, for those that do not, and in lightness. */
#define APART       35.0
#define APART_BLIND 17.0
#define APART_GREY  5.5

/* The least contrast of a name with its card, as WCAG 2 measures it and asks of text. */
#define READABLE 4.5

/* The same for graphics, which are no text. */
#define DISCERNIBLE 3.0

static const struct
{
  const char *name;
  const char *sheet;
} palettes[] = {
  { "light", "babel-palette-light.css" },
  { "dark", "babel-palette-dark.css" },
  { "contrast", "babel-palette-contrast.css" },
  { "contrast-dark", "babel-palette-contrast-dark.css" },
};

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
  return colour_read (rgba);
}

static void
check_pair (Colour a, Colour b)
{
  g_assert_cmpfloat (colour_get_distance (colour_identity, a, b), >=, APART);
  for (guint i = 0; i < G_N_ELEMENTS (colour_blindness); i++)
    g_assert_cmpfloat (colour_get_distance (colour_blindness[i], a, b), >=, APART_BLIND);
  g_assert_cmpfloat (fabs (colour_get_lab (a).l - colour_get_lab (b).l), >=, APART_GREY);
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
        colour_get_contrast (nations[i],
                             i == BABEL_SUMER ? read_colour (sheet, "sumer_ink") : white),
        >=, READABLE);
    }
}

/* In high contrast every part of the board has an edge, as WCAG 2 asks of graphics. */
static void
test_colours_edges (gconstpointer data)
{
  g_autofree char *sheet = dup_sheet (data);
  Colour           edge = read_colour (sheet, "edge");

  g_assert_cmpfloat (colour_get_contrast (edge, read_colour (sheet, "ground")), >=, DISCERNIBLE);
  g_assert_cmpfloat (colour_get_contrast (edge, read_colour (sheet, "panel")), >=, DISCERNIBLE);
  g_assert_cmpfloat (colour_get_contrast (edge, read_colour (sheet, "site")), >=, DISCERNIBLE);
}

/* The name of the seat to act stands on a plate that can be read, and that stands out from its
 * ground by lightness alone. */
static void
test_colours_turn (gconstpointer data)
{
  static const char *const plates[][3] = { { "accent", "accent_ink", "land_active" },
                                           { "rival", "ground", "panel" } };
  g_autofree char         *sheet = dup_sheet (data);

  for (guint i = 0; i < G_N_ELEMENTS (plates); i++)
    {
      Colour plate = read_colour (sheet, plates[i][0]);

      g_assert_cmpfloat (colour_get_contrast (plate, read_colour (sheet, plates[i][1])), >=,
                         READABLE);
      g_assert_cmpfloat (colour_get_contrast (plate, read_colour (sheet, plates[i][2])), >=,
                         DISCERNIBLE);
    }
}

/* Two colours that only those who see red and green can tell apart: the measure finds it. */
static void
test_colours_blind (void)
{
  Colour blue = { colour_linearise (0x26 / 255.0), colour_linearise (0x5f / 255.0),
                  colour_linearise (0x97 / 255.0) };
  Colour violet = { colour_linearise (0x6c / 255.0), colour_linearise (0x41 / 255.0),
                    colour_linearise (0x91 / 255.0) };

  g_assert_cmpfloat (colour_get_distance (colour_identity, blue, violet), >, 30);
  g_assert_cmpfloat (colour_get_distance (colour_blindness[1], blue, violet), <, 3);
  g_assert_cmpfloat_with_epsilon (colour_get_contrast ((Colour) { 1, 1, 1 }, (Colour) { 0, 0, 0 }),
                                  21, 0.01);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (palettes); i++)
    {
      g_autofree char *path = g_strconcat ("/babel/colours/", palettes[i].name, NULL);
      g_autofree char *turn = g_strconcat (path, "/turn", NULL);

      g_test_add_data_func (path, palettes[i].sheet, test_colours_palette);
      g_test_add_data_func (turn, palettes[i].sheet, test_colours_turn);
    }
  g_test_add_data_func ("/babel/colours/contrast/edges", "babel-palette-contrast.css",
                        test_colours_edges);
  g_test_add_data_func ("/babel/colours/contrast-dark/edges", "babel-palette-contrast-dark.css",
                        test_colours_edges);
  g_test_add_func ("/babel/colours/blind", test_colours_blind);
  return g_test_run ();
}
