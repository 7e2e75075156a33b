/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rulebook's worked puzzle, played to its last card (RULES.md 6).
 * The rules are right only if the one example that its authors print comes out as printed.
 */
#include "fixed.h"
#include "babel-fixture.h"

static const char hatti[] =
  "babel/1 A:HH|/123 H:SSSSAPP|PSAAM/123456 S:PP| pawns=HQ hands=AHS|???????";

static void
test_raze (void)
{
  BabelState state = fixture_position (hatti);

  fixture_play (&state, "win-over migrate:H-S win-over raze", NULL);
  g_assert_cmpuint (babel_table_get_top (&state.table, 1, BABEL_HATTI), ==, 0);
  g_assert_cmpuint (babel_table_get_score (&state.table, 1), ==, 3);
  g_assert_cmpuint (state.table.n_known, ==, 6);
}

static void
test_steal (void)
{
  BabelState state = fixture_position (hatti);

  fixture_play (&state, "win-over migrate:H-S win-over raze travel:A", NULL);
  g_assert_cmpstr (fixture_judge (&state, "steal"), ==, "no-run");
  fixture_play (&state, "settle:H steal", NULL);
  g_assert_cmpuint (state.table.settlers[0][BABEL_ASSYRIA], ==, 2);
  g_assert_cmpuint (babel_table_get_score (&state.table, 0), ==, 3);
  g_assert_cmpuint (babel_table_get_score (&state.table, 1), ==, 2);
}

static void
play_discards (BabelState *state, guint n)
{
  for (guint i = 0; i < n; i++)
    for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
      if (babel_counts_get (state->table.hand[1], nation))
        {
          babel_state_apply (state, babel_action (BABEL_DISCARD, nation, 0), NULL);
          break;
        }
}

static void
test_halve_and_reveal (void)
{
  BabelState state = fixture_position (hatti);

  fixture_play (&state, "win-over migrate:H-S win-over raze", NULL);
  fixture_play (&state, "travel:A settle:H steal travel:S", NULL);
  fixture_play (&state, "halve:P", NULL);
  g_assert_cmpuint (state.table.owed, ==, 3);
  play_discards (&state, 3);
  g_assert_cmpuint (babel_counts_sum (state.table.hand[1]), ==, 4);
  fixture_play (&state, "halve:P", NULL);
  play_discards (&state, 2);
  g_assert_cmpuint (babel_counts_sum (state.table.hand[1]), ==, 2);
  fixture_play (&state, "end", NULL);
  g_assert_cmpuint (state.table.n_store[0], ==, 2);
  g_assert_cmpuint (babel_pile_get (&state.table.store[0], 0), ==, 2);
  g_assert_cmpuint (babel_table_get_store_top (&state.table, 0), ==, 1);
  g_assert_cmpuint (state.table.n_known, ==, 4);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/babel/rulebook/raze", test_raze);
  g_test_add_func ("/babel/rulebook/steal", test_steal);
  g_test_add_func ("/babel/rulebook/halve-and-reveal", test_halve_and_reveal);
  return g_test_run ();
}
