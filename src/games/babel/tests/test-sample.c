/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Both wrappings of the table draw alike: over many deals the ordered decks and the weighted draws
 * give each nation and each level equally often, within five standard deviations.
 */
#include "fixed.h"
#include "babel-fixture.h"
#include "babel-sample.h"

#include <math.h>

#define DEALS 4000

typedef struct
{
  guint nation[BABEL_N_NATIONS];
  guint level[BABEL_N_LEVELS + 1];
} Drawn;

/* Counts the cards that the end of the turn brought: three for player 2, two onto player 1's
 * store. */
static void
count_drawn (const BabelTable *before, const BabelTable *after, Drawn *drawn)
{
  for (guint n = 0; n < BABEL_N_NATIONS; n++)
    {
      drawn->nation[n] += babel_counts_get (after->hand[1], n);
      drawn->nation[n] -= babel_counts_get (before->hand[1], n);
    }
  for (guint i = before->n_store[0]; i < after->n_store[0]; i++)
    drawn->level[babel_pile_get (&after->store[0], i)]++;
}

static void
assert_close (guint a, guint b, guint draws)
{
  double p = (a + b) / (2.0 * draws);
  double deviation = sqrt (2.0 * draws * p * (1.0 - p));

  g_assert_cmpfloat (fabs ((double) a - b), <=, 5.0 * deviation + 1.0);
}

/* The deck of two cards runs dry in the middle of the three, so the reshuffle is compared as
 * well. */
static void
test_draws (gconstpointer data)
{
  Drawn      ordered = { 0 }, weighted = { 0 };
  BabelState partial;
  g_autoptr (GError) error = NULL;

  babel_position_parse (data, (GameState *) &partial, &error);
  g_assert_no_error (error);
  for (guint64 seed = 0; seed < DEALS; seed++)
    {
      BabelState  state, after;
      BabelSample sample;

      babel_state_complete (&partial, seed, &state);
      after = state;
      babel_state_apply (&after, babel_action (BABEL_END, 0, 0), NULL);
      count_drawn (&state.table, &after.table, &ordered);
      babel_sample_init (&sample, &state, ~seed);
      babel_sample_apply (&sample, babel_action (BABEL_END, 0, 0));
      count_drawn (&state.table, &sample.table, &weighted);
      g_assert_cmpuint (babel_counts_sum (sample.table.deck), ==,
                        babel_counts_sum (after.table.deck));
      g_assert_cmpuint (sample.table.mover, ==, 1);
    }
  for (guint n = 0; n < BABEL_N_NATIONS; n++)
    assert_close (ordered.nation[n], weighted.nation[n], 3 * DEALS);
  for (guint l = 1; l <= BABEL_N_LEVELS; l++)
    assert_close (ordered.level[l], weighted.level[l], 2 * DEALS);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_data_func ("/babel/sample/draws", "babel/1 A:AAAHHM|SS hands=AAP|", test_draws);
  g_test_add_data_func ("/babel/sample/reshuffle",
                        "babel/1 A:AAAAAAAAAAHHHHHHHHHHMMMMMMMMMM|PPPPPPPPPP "
                        "H:|SSSSSSSSSS deck=AH discard=AHMMPPSS",
                        test_draws);
  return g_test_run ();
}
