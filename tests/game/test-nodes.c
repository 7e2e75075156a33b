/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The set of positions against GLib's hash table: rows that differ in few words and in many,
 * rows longer than one word of the bit map, more rows than one piece of memory holds, and too
 * little memory.
 */
#include "../fixed.h"
#include "game-position-set.h"

#include "game-rng.h"

#define MAX_WORDS 130

/* A row that is number i of n_rows; equal numbers give equal rows. */
static void
fill_row (guint64 *row, guint n_words, guint i)
{
  guint64 rng = i;

  memset (row, 0, n_words * sizeof *row);
  for (guint k = 0; k < 1 + i % 7; k++)
    row[game_rng_below (&rng, n_words)] = game_rng_next (&rng);
  if (i % 50 == 0)
    for (guint k = 0; k < n_words; k++)
      row[k] = game_rng_next (&rng);
}

static void
test_membership (gconstpointer data)
{
  guint   n_words = GPOINTER_TO_UINT (data);
  guint   n_rows = 20000;
  guint64 row[MAX_WORDS] = { 0 };
  guint64 read[MAX_WORDS];
  g_autoptr (GamePositionSet) nodes = NULL;
  g_autofree guint64 *counts = g_new0 (guint64, n_rows);
  GameNode           *node;
  guint               n_met = 0;

  nodes = game_position_set_new (row, n_words, G_GUINT64_CONSTANT (1) << 30);
  g_assert_null (game_position_set_find (nodes, row));
  for (guint i = 0; i < 3 * n_rows; i++)
    {
      guint number = (guint) g_test_rand_int_range (0, (gint32) n_rows);

      n_met += counts[number] == 0;
      counts[number] += i + 1;
      fill_row (row, n_words, number);
      g_assert_true (game_position_set_add (nodes, row, 1, i + 1));
    }
  g_assert_cmpuint (game_position_set_get_n (nodes), ==, n_met);
  for (guint i = 0; i < n_rows; i++)
    {
      fill_row (row, n_words, i);
      node = game_position_set_find (nodes, row);
      g_assert_true ((node != NULL) == (counts[i] > 0));
      if (!node)
        continue;
      g_assert_cmpuint (node->count, ==, counts[i]);
      game_position_set_read (nodes, node, read);
      g_assert_cmpmem (read, n_words * sizeof *read, row, n_words * sizeof *row);
    }
  for (GameNodeIndex i = 0; game_position_set_get (nodes, &i);
       i = game_position_set_get_next (nodes, i))
    n_met--;
  g_assert_cmpuint (n_met, ==, 0);
}

/* The first level counts; counts stop at the end of their range. */
static void
test_levels (void)
{
  guint64 row[3] = { 1, 2, 3 };
  g_autoptr (GamePositionSet) nodes = game_position_set_new (row, 3, 4 * GAME_POSITION_SET_PIECE);

  g_assert_true (game_position_set_add (nodes, row, 5, G_MAXUINT64 - 1));
  g_assert_true (game_position_set_add (nodes, row, 6, 1));
  g_assert_cmpuint (game_position_set_find (nodes, row)->level, ==, 5);
  g_assert_cmpuint (game_position_set_find (nodes, row)->count, ==, G_MAXUINT64 - 1);
  g_assert_true (game_position_set_add (nodes, row, 5, 7));
  g_assert_cmpuint (game_position_set_find (nodes, row)->count, ==, G_MAXUINT64);
}

/* The limit holds, and a node that does not fit changes nothing. */
static void
test_memory (void)
{
  guint64 row[MAX_WORDS] = { 0 };
  g_autoptr (GamePositionSet) nodes =
    game_position_set_new (row, MAX_WORDS, 3 * GAME_POSITION_SET_PIECE);
  g_autoptr (GamePositionSet) none = game_position_set_new (row, MAX_WORDS, 1000);
  guint n = 0;

  g_assert_false (game_position_set_add (none, row, 0, 1));
  g_assert_cmpuint (game_position_set_get_n (none), ==, 0);
  for (fill_row (row, MAX_WORDS, n); game_position_set_add (nodes, row, 0, 1); n++)
    fill_row (row, MAX_WORDS, n + 1);
  g_assert_cmpuint (game_position_set_get_used (nodes), <=, 3 * GAME_POSITION_SET_PIECE);
  g_assert_cmpuint (game_position_set_get_n (nodes), ==, n);
  g_assert_cmpuint (n, >, 1000);
  g_assert_null (game_position_set_find (nodes, row));
  fill_row (row, MAX_WORDS, n - 1);
  g_assert_nonnull (game_position_set_find (nodes, row));
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_data_func ("/game/nodes/membership/short", GUINT_TO_POINTER (2), test_membership);
  g_test_add_data_func ("/game/nodes/membership/map", GUINT_TO_POINTER (64), test_membership);
  g_test_add_data_func ("/game/nodes/membership/long", GUINT_TO_POINTER (MAX_WORDS),
                        test_membership);
  g_test_add_func ("/game/nodes/levels", test_levels);
  g_test_add_func ("/game/nodes/memory", test_memory);
  return g_test_run ();
}
