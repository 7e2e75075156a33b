/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables of cards and boards against data/cards.tsv and data/map.txt, and the orders that the
 * tables give against the names.
 */
#include "bunny-fixture.h"
#include "fixed.h"

#include <string.h>

static char **
read_lines (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", "bunny",
                                            "data", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return g_strsplit (text, "\n", -1);
}

static void
assert_kind (guint face, const char *kind)
{
  g_assert_cmpint (bunny_face_is_building (face), ==,
                   strstr ("city farm post luxury camp tower", kind) != NULL);
  g_assert_cmpint (bunny_face_is_camp (face), ==, g_str_equal (kind, "camp"));
  g_assert_cmpint (bunny_face_is_scroll (face), ==, strstr ("treasure mission", kind) != NULL);
}

static void
test_cards (void)
{
  g_auto (GStrv) lines = read_lines ("cards.tsv");
  guint n = 0, sum = BUNNY_N_CELLS;

  for (guint i = 0; lines[i]; i++)
    {
      g_auto (GStrv) columns = g_strsplit (lines[i], "\t", -1);
      g_autoptr (GString) name = g_string_new (NULL);
      guint face = (guint) g_ascii_strtoull (lines[i], NULL, 10);

      if (face <= BUNNY_N_CELLS)
        continue;
      bunny_face_print (face, name);
      g_assert_cmpstr (name->str, ==, columns[1]);
      assert_kind (face, columns[2]);
      g_assert_cmpuint (bunny_face_get_copies (face), ==, g_ascii_strtoull (columns[3], NULL, 10));
      if (strstr (columns[4], "on=m"))
        g_assert_cmpuint (bunny_building_get_lands (face), ==, 1u << BUNNY_LAND_MOUNTAIN);
      else if (strstr (columns[4], "on=any"))
        g_assert_cmpuint (bunny_building_get_lands (face), ==, BUNNY_ANY_LAND);
      sum += bunny_face_get_copies (face);
      n++;
    }
  g_assert_cmpuint (n, ==, BUNNY_N_FACES - BUNNY_N_CELLS);
  g_assert_cmpuint (sum, ==, BUNNY_N_CARDS);
}

static void
test_boards (void)
{
  g_auto (GStrv) lines = read_lines ("map.txt");
  guint map = G_MAXUINT, row = 0;

  for (guint i = 0; lines[i]; i++)
    {
      if (g_str_has_prefix (lines[i], "board "))
        {
          map++;
          row = 0;
        }
      else if (lines[i][0] >= 'A' && lines[i][0] <= 'J' && lines[i][1] == ' ')
        for (guint column = 0; column < 10; column++)
          g_assert_cmpint ("wfspmC"[bunny_lands[map][row * 10 + column]], ==,
                           lines[i][2 + column]);
      row += map != G_MAXUINT && lines[i][1] == ' ';
    }
  g_assert_cmpuint (map, ==, 1);
}

static guint
count_lava (guint map)
{
  guint n = 0;

  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    {
      n += cell % 10 != 9 && !bunny_map_touches (map, cell, 1);
      n += cell < 90 && !bunny_map_touches (map, cell, 10);
    }
  return n;
}

static void
test_lava (void)
{
  g_auto (GStrv) lines = read_lines ("map.txt");
  guint map = G_MAXUINT;

  for (guint i = 0; lines[i]; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

      map += g_str_has_prefix (lines[i], "board ");
      for (guint k = 1; g_str_has_prefix (lines[i], "lava ") && words[k]; k++)
        {
          const char *minus = strchr (words[k], '-');
          guint       a = (guint) bunny_cell_find (words[k], (gsize) (minus - words[k]));
          guint       b = (guint) bunny_cell_find (minus + 1, strlen (minus + 1));

          g_assert_true (bunny_map_has_lava (map, a, b));
          g_assert_true (bunny_map_has_lava (map, b, a));
          g_assert_false (bunny_map_touches (map, a, b - a));
        }
    }
  g_assert_cmpuint (count_lava (0), ==, 8);
  g_assert_cmpuint (count_lava (1), ==, 8);
  g_assert_false (bunny_map_touches (0, 9, 1));
  g_assert_false (bunny_map_touches (0, 95, 10));
}

/* Faces in byte order of their names, and names that are read back. */
static void
test_order (void)
{
  for (guint face = 1; face <= BUNNY_N_FACES; face++)
    {
      g_autoptr (GString) name = g_string_new (NULL);
      guint before = 0;

      bunny_face_print (face, name);
      g_assert_cmpuint (bunny_face_find (name->str, name->len), ==, face);
      for (guint other = 1; other <= BUNNY_N_FACES; other++)
        {
          g_autoptr (GString) text = g_string_new (NULL);

          bunny_face_print (other, text);
          before += strcmp (text->str, name->str) < 0;
        }
      g_assert_cmpuint (bunny_face_ranks[face], ==, before);
      if (bunny_face_is_territory (face))
        g_assert_cmpuint (bunny_cells_by_rank[before], ==, face - 1);
    }
  for (guint i = 1; i < BUNNY_N_PLAIN_BUILDINGS; i++)
    g_assert_cmpuint (bunny_face_ranks[bunny_building_at_rank (i - 1)], <,
                      bunny_face_ranks[bunny_building_at_rank (i)]);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/bunny/data/cards", test_cards);
  g_test_add_func ("/bunny/data/boards", test_boards);
  g_test_add_func ("/bunny/data/lava", test_lava);
  g_test_add_func ("/bunny/data/order", test_order);
  return g_test_run ();
}
