/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The numbers of NOTATION.md 9, to the byte: deals, games, views, completions and perft; and goals
 * with the fewest actions that reach them and the number of ways. All come from an implementation
 * that was written independently.
 */
#include "fixed.h"
#include "game-goal.h"
#include "game-perft.h"
#include "game-solver.h"
#include "game-state.h"
#include "meso-rules.h"

#define N_STEPS   60
#define MAX_DEPTH 4
#define MEMORY    (G_GUINT64_CONSTANT (1) << 26)

/* A line's hash, with its length in brackets. */
static void
assert_line (const GameState *state, const char *expected)
{
  g_autofree char *text = game_position_print (&meso_rules, state);
  g_autofree char *brief = g_strdup_printf ("%016" G_GINT64_MODIFIER "x (%u)",
                                            game_text_hash (text), (guint) strlen (text));

  g_assert_cmpstr (brief, ==, expected);
}

/* From the deal of seed 1 on, the action at place (7n + 3) modulo their number is played. */
static const struct
{
  const char *path;
  guint       seats;
  const char *dealt;
  const char *last;
  const char *view;
  const char *completed;
} vectors[] = {
  { "/meso/vectors/2-seats", 2, "fbc202ccab2f6fb6 (156)", "dbe3b7b18aa53139 (257)",
    "ec71add5a0f00fbf (200)", "e45636c60630d57d (257)" },
  { "/meso/vectors/3-seats", 3, "5a30c0d259891161 (173)", "0bffc4cd6cdf5ba2 (320)",
    "dec833de582ccd3d (260)", "efd8ac3e0ee2894d (320)" },
  { "/meso/vectors/4-seats", 4, "bf8b716482855719 (182)", "ab4980426ba0526a (302)",
    "80a50be34c2af9f5 (236)", "1956a9349370c3bd (302)" },
};

static void
test_vector (gconstpointer data)
{
  guint                 i = GPOINTER_TO_UINT (data);
  g_autofree GameState *state = game_state_new (&meso_rules);
  g_autofree GameState *seen = game_state_new (&meso_rules);

  meso_rules.deal (state, vectors[i].seats, 0, 1);
  assert_line (state, vectors[i].dealt);
  for (guint n = 0; n < N_STEPS; n++)
    {
      g_autoptr (GArray) legal = game_legal_sorted (&meso_rules, state);

      meso_rules.apply (state, g_array_index (legal, GameAction, (7 * n + 3) % legal->len), NULL);
    }
  assert_line (state, vectors[i].last);
  meso_rules.observe (state, 0, seen);
  assert_line (seen, vectors[i].view);
  meso_rules.complete (seen, 7, state);
  assert_line (state, vectors[i].completed);
}

#define RING "meso/1 I8:v H9:f H10:q I10:v "

/* Sequences and distinct positions by length; seats, where the position is a deal. */
static const struct
{
  const char *path;
  const char *position;
  guint       seats;
  guint       counts[2 * MAX_DEPTH];
} perfts[] = {
  { "/meso/perft/2-seats", NULL, 2, { 8, 8, 86, 78, 475, 420, 4847, 3592 } },
  { "/meso/perft/3-seats", NULL, 3, { 8, 8, 83, 72, 389, 344, 3793, 2658 } },
  { "/meso/perft/4-seats", NULL, 4, { 8, 8, 83, 72, 389, 344, 3793, 2659 } },
  { "/meso/perft/buildings",
    RING "I9:t J8:p,w1,h1,1ew J9:p,1es moves=0",
    0,
    { 8, 8, 33, 29, 208, 161 } },
  { "/meso/perft/offerings",
    RING "J8:p,h1,1ee I9:t,1ab J9:p mana=6/7|0/3 tokens=24| moves=1",
    0,
    { 18, 18, 86, 67, 297, 204 } },
  { "/meso/perft/exploring",
    RING "I9:t K7:q,s1 J8:p,1e J9:p seats=3 land=vqf? moves=2",
    0,
    { 7, 7, 52, 50, 364, 347 } },
  { "/meso/perft/land",
    RING "I9:t J8:p,1e J9:p hands=L| land=vpf? moves=1",
    0,
    { 10, 10, 50, 50, 164, 163 } },
  { "/meso/perft/thieves",
    RING "I9:t J8:p,1eee,2ws J9:p moves=1",
    0,
    { 9, 9, 72, 71, 746, 643 } },
  { "/meso/perft/cards",
    RING "I9:t J8:p,h0,h1,1ee J9:p,2a mana=1/3|2/3 tokens=|4 hands=BEFMPST| moves=1",
    0,
    { 21, 21, 352, 219, 4518, 1432 } },
};

static void
test_perft (gconstpointer data)
{
  guint                 i = GPOINTER_TO_UINT (data);
  g_autofree GameState *state = NULL;
  GamePerft             perft[MAX_DEPTH];
  guint                 depth = perfts[i].seats ? 4 : 3;

  if (perfts[i].seats)
    {
      state = game_state_new (&meso_rules);
      meso_rules.deal (state, perfts[i].seats, 0, 1);
    }
  else
    state = game_position_parse_full (&meso_rules, perfts[i].position, 0, NULL);
  g_assert_true (game_perft (&meso_rules, state, depth, MEMORY, perft, NULL, NULL));
  for (guint d = 0; d < depth; d++)
    {
      g_assert_cmpuint (perft[d].nodes, ==, perfts[i].counts[2 * d]);
      g_assert_cmpuint (perft[d].distinct, ==, perfts[i].counts[2 * d + 1]);
    }
}

/* clang-format off */
static const struct
{
  const char *name;
  const char *position;
  const char *goal;
  guint       length;
  guint       n_lines;
} goals[] = {
  { "1-land", "I8:v J8:p,1e H9:f I9:t J9:p H10:q I10:v moves=2", "at(me,H9) = 1", 2, 1 },
  { "2-carrying",
    "I8:v J8:p G9:p H9:f,w1,1e I9:t J9:p H10:q I10:v moves=1",
    "lies(wood,G9) = 1", 3, 1 },
  { "2-handing-over",
    "I8:v J8:p F9:p G9:p,1e H9:f,w1,1e I9:t J9:p H10:q I10:v moves=2",
    "lies(wood,F9) = 1", 4, 1 },
  { "3-stone",
    "I8:v J8:p H9:f I9:t J9:p H10:q,s1,1e I10:v moves=1",
    "limit(me) = 4 and mana(me) = 1", 2, 1 },
  { "4-discovering",
    "I8:v J8:p,1e H9:f I9:t J9:p H10:q I10:v land=pq? moves=2",
    "lands(quarry) = 2 and discoveries = 2", 2, 13 },
  { "4-a-volcano-in-between",
    "I8:v J8:p,1e H9:f I9:t J9:p H10:q I10:v land=vf? moves=1",
    "lands(forest) = 2 and discoveries = 1", 2, 33 },
  { "5-round-the-volcano",
    "I7:p J7:p H8:p I8:v J8:p H9:f,w1,1e I9:t J9:p H10:q I10:v",
    "lies(wood,J8) = 1", 6, 1 },
  { "6-hut",
    "I8:v J8:p,w1,1e H9:f I9:t J9:p,1e H10:q I10:v moves=1",
    "tokens(me) = 1 and hutsat(me,J8) = 1", 3, 4 },
  { "7-offspring",
    "I8:v J8:p,h1,h1,1e H9:f I9:t J9:p,h1a,1e H10:q I10:v tokens=2| moves=1",
    "settlers(me) = 4", 3, 1 },
  { "8-holy-place",
    "I8:v J8:p,1e K8:q,s1,1e H9:f I9:t J9:p H10:q,s1 I10:v moves=2",
    "holies(me) = 1", 3, 1 },
  { "8-harvest",
    "I8:v J8:p,o1 H9:f I9:t,1ee J9:p,o2,1e H10:q I10:v moves=2",
    "mana(me) = 2 and ends = 1", 3, 4 },
  { "9-offering",
    "I8:v J8:p,1a H9:f I9:t J9:p H10:q I10:v mana=2/3|0/3 tokens=2| moves=1",
    "offered(me) = 1", 2, 1 },
  { "9-fetching-it",
    "I8:v J8:p,h1a,1e H9:f I9:t J9:p H10:q I10:v mana=2/3|0/3 tokens=2| moves=1",
    "bearers(me) = 1 and at(me,I9) = 1", 2, 1 },
  { "10-stealing",
    "I8:v J8:p,1e,2w H9:f I9:t J9:p,1e H10:q I10:v moves=1",
    "carried(me,wood) = 1 and carried(opp,wood) = 0", 2, 1 },
  { "11-cards",
    "I8:v J8:p,1a H9:f I9:t J9:p H10:q I10:v mana=3/3|0/3 tokens=4| hands=S| moves=1",
    "offered(me) = 1", 3, 1 },
  { "12-order-of-the-tokens",
    "I8:v J8:p,1s H9:f I9:t,1ab J9:p H10:q I10:v mana=5/6|0/3 tokens=62| moves=1",
    "worth(me) = 6", 2, 1 },
  { "13-tempo",
    "O3:p,1a N4:p M5:p L6:p K7:p I8:v J8:p H9:f I9:t J9:p H10:q I10:v mana=2/3|0/3 tokens=2| "
    "hands=E|",
    "offered(me) = 1", 8, 6 },
  { "14-three-seats",
    "I8:v J8:p,1eee,2ww,3eee H9:f I9:t J9:p H10:q I10:v seats=3 moves=0",
    "carried(me,wood) = 2", 2, 1 },
  { "one-stone-home",
    "I8:v J8:p,h1,1ee H9:f,w2 I9:t J9:p H10:q,s2,1e I10:v moves=3",
    "limit(me) >= 4 and mana(me) = 1", 2, 1 },
  { "the-same-settler-twice",
    "I8:v J8:p,h1,1e H9:f I9:t J9:p H10:q,s2,1e I10:v",
    "limit(me) = 5", 5, 1 },
  { "round-the-volcano",
    "I7:f J7:p H8:p I8:v J8:p,h0,h1,1e H9:f,w1,1e I9:t J9:p,h0,h2,2e H10:q I10:v",
    "tokens(me) = 1", 7, 108 },
  { "robbers-build-twice",
    "I8:v J8:p,h1,1ee H9:f I9:t J9:p,1e,2ww H10:q I10:v moves=2",
    "huts(me) = 3", 7, 10 },
  { "a-stone-pays",
    "I8:v J8:p,1a H9:f I9:t J9:p,1s H10:q I10:v mana=3/4|0/3 tokens=4| moves=2",
    "offered(me) = 1", 3, 1 },
  { "pray-at-two-places",
    "I8:v J8:p,o1 K8:p,1e H9:f I9:t,1e J9:p,o2,1e H10:q I10:v moves=3",
    "mana(me) = 2 and ends = 1", 3, 8 },
  { "fire-in-the-way",
    "I8:v J8:p,h0,h1,1ew H9:f I9:t J9:p,h0,h2,2e H10:q I10:v land=vp? moves=2",
    "tokens(me) = 1 and discoveries = 1", 5, 264 },
  { "the-last-offering",
    "I8:v J8:p,1d,2e H9:f I9:t J9:p,1e H10:q,s1 I10:v mana=5/7|1/3 tokens=2467|24 hands=MT|",
    "won = 1", 6, 4 },
};
/* clang-format on */

static void
test_goal (gconstpointer data)
{
  guint            i = GPOINTER_TO_UINT (data);
  g_autofree char *text = g_strconcat ("meso/1 ", goals[i].position, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GameSolution) solution = NULL;
  g_autofree GameState *state = game_position_parse_full (&meso_rules, text, 0, &error);
  GameGoal              goal;

  g_assert_no_error (error);
  game_goal_parse (&meso_rules, goals[i].goal, meso_rules.seats (state), 0, &goal, &error);
  g_assert_no_error (error);
  solution = game_solve (&meso_rules, state, &goal, NULL, GAME_SOLVE_ANY_LENGTH, 1,
                         GAME_SOLVE_MEMORY, NULL);
  g_assert_cmpint (solution->verdict, ==, GAME_SOLVABLE);
  g_assert_cmpuint (solution->length, ==, goals[i].length);
  g_assert_cmpuint (solution->count, ==, goals[i].n_lines);
}

/* Every term, in a position that has something of all. */
static void
test_terms (void)
{
  static const char position[] =
    "meso/1 K7:p,o2,1ee I8:v J8:p,w1,s2,h0,h1a,1ewEb,2s K8:p,o1,1e,2ee L8:p,h2a,2b H9:f,w2 I9:t "
    "J9:p,h1,h1 H10:q,s1 I10:v mana=3/5|2/4 tokens=247|67 hands=BBM|?";
  static const char *const goals_met[] = {
    "mana(me) = 3 and mana(opp) = 2 and limit(me) = 5 and limit(2) = 4",
    "offered(me) = 1 and worth(me) = 7 and offered(opp) = 0 and worth(opp) = 0",
    "tokens(me) = 2 and sealed(me) = 1 and bearers(me) = 1 and tokens(opp) = 2",
    "settlers(me) = 7 and huts(me) = 3 and holies(me) = 1 and breeders(me) = 2",
    "settlers(opp) = 4 and huts(opp) = 1 and holies(opp) = 1 and breeders(opp) = 0",
    "hand(me) = 3 and hand(opp) = 1 and holds(me,banish) = 2 and holds(me,mana-theft) = 1",
    "holds(me,priest) = 0 and yields(me) = 2 and yields(opp) = 1",
    "carried(me,wood) = 1 and carried(me,stone) = 0 and carried(opp,stone) = 1",
    "lying(wood) = 3 and lying(stone) = 3 and lies(wood,J8) = 1 and lies(stone,H10) = 1",
    "lies(wood,A9) = 0 and lands(plain) = 5 and lands(forest) = 1 and lands(quarry) = 1",
    "lands(volcano) = 2 and at(me,J8) = 4 and at(opp,K8) = 2 and at(me,Q1) = 0",
    "hutsat(me,J9) = 2 and hutsat(opp,L8) = 1 and hutsat(me,H9) = 0",
    "holyat(me,K8) = 1 and holyat(me,K7) = 0 and holyat(opp,K7) = 1 and points = 5 and won = 0",
  };
  g_autoptr (GError) error = NULL;
  g_autofree GameState *state = game_position_parse_full (&meso_rules, position, 0, &error);
  const GameTally       tally = { 0 };

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (goals_met); i++)
    {
      GameGoal goal;

      game_goal_parse (&meso_rules, goals_met[i], 2, 0, &goal, &error);
      g_assert_no_error (error);
      if (!game_goal_holds (&goal, state, &tally))
        g_error ("this does not hold: %s", goals_met[i]);
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (vectors); i++)
    g_test_add_data_func (vectors[i].path, GUINT_TO_POINTER (i), test_vector);
  for (guint i = 0; i < G_N_ELEMENTS (perfts); i++)
    g_test_add_data_func (perfts[i].path, GUINT_TO_POINTER (i), test_perft);
  for (guint i = 0; i < G_N_ELEMENTS (goals); i++)
    {
      g_autofree char *path = g_strconcat ("/meso/goals/", goals[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_goal);
    }
  g_test_add_func ("/meso/goals/terms", test_terms);
  return g_test_run ();
}
