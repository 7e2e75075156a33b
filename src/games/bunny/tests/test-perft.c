/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Perft: action sequences and distinct positions by length, from the positions of NOTATION.md 9: a
 * camp that is answered, a tower, posts and copies. The numbers come from an implementation that
 * was written independently.
 */
#include "bunny-rules.h"
#include "fixed.h"
#include "game-perft.h"
#include "game-state.h"

#define DEPTH  3
#define MEMORY (G_GUINT64_CONSTANT (1) << 26)

typedef struct
{
  const char *name;
  const char *position;
  const char *counts; /* sequences and distinct positions by length */
} Row;

static const Row rows[] = {
  { "camp", "bunny/1 round=4 seats=3 phase=build tray=camp4|camp1|camp3", "2 2; 85 85; 6892 6892" },
  { "tower", "bunny/1 round=4 phase=build land=A1,C3,C4,E5| tray=city1,tower|",
    "1 1; 10 10; 29 19" },
  { "post", "bunny/1 round=4 phase=harvest land=A4,A5,A6|C7,D9 built=A5:post,C7:post",
    "3 3; 9 9; 0 0" },
  { "copy",
    "bunny/1 round=4 seats=3 phase=final scrolls=gem2,gem3,copyr|gem1|gem5,guard,copyl",
    "2 2; 4 4; 0 0" },
};

static void
test_counts (gconstpointer data)
{
  const Row            *row = data;
  g_autofree GameState *state = game_position_parse_full (&bunny_rules, row->position, 0, NULL);
  g_autoptr (GString) counts = g_string_new (NULL);
  GamePerft perft[DEPTH];

  g_assert_nonnull (state);
  g_assert_true (game_perft (&bunny_rules, state, DEPTH, MEMORY, perft, NULL, NULL));
  for (guint i = 0; i < DEPTH; i++)
    g_string_append_printf (counts, "%s%" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT, i ? "; " : "",
                            perft[i].nodes, perft[i].distinct);
  g_assert_cmpstr (counts->str, ==, row->counts);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/bunny/perft/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_counts);
    }
  return g_test_run ();
}
