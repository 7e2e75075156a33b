/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The account of each of three players, in a game that counts the cost of decisions: that of the
 * best player, of the one in the middle, and of the last one, who never hears that nobody decided
 * better.
 */
#include <adwaita.h>

#include "edubba-analysis-words.h"
#include "game-state.h"
#include "toys.h"
#include "ui-fixture.h"

#define SEATS  3
#define ROUNDS 5

/* All players' cards, round by round; the last one is the card that each has left. */
#define CHOICES                                                                   \
  "play:5 play:4 play:1 play:4 play:3 play:2 play:3 play:2 play:4 play:2 play:1 " \
  "play:3 play:1 play:5 play:5"

/* The costs of each seat's choices, and the number of them that the critic has been asked about. */
typedef guint Costs[SEATS][ROUNDS];

static const Costs *costs;
static guint        n_asked[SEATS];

/* The second player hardly decides worse than the first. */
static const Costs close_costs = { { 0, 0, 0, 1, 0 }, { 2, 0, 0, 2, 0 }, { 5, 1, 5, 8, 0 } };
static const Costs clear_costs = { { 0, 0, 0, 1, 0 }, { 6, 0, 0, 2, 0 }, { 5, 1, 5, 8, 0 } };

static gboolean
find_first (const GameRules *rules,
            const GameState *seen,
            guint64          seed,
            guint64          nodes,
            const gint      *cancel,
            GameLine        *best)
{
  g_autoptr (GArray) legal = game_legal_sorted (rules, seen);

  best->n = 1;
  best->actions[0] = g_array_index (legal, GameAction, 0);
  return TRUE;
}

/* Chances are the same for any action: nobody has any left to lose. */
static gboolean
judge_by_costs (const GameRules *rules,
                const GameState *seen,
                const GameLine  *best,
                const GameLine  *played,
                guint64          seed,
                guint64          nodes,
                const gint      *cancel,
                GameCritique    *critique)
{
  guint seat = rules->seat (seen);

  memset (critique, 0, sizeof *critique);
  critique->best = *best;
  critique->chance = critique->best_chance = 333;
  critique->points = (guint16) (*costs)[seat][n_asked[seat]++ % ROUNDS];
  critique->n_reasons = 1;
  critique->reasons[0].kind = critique->points == 5 ? 1 : 2;
  return TRUE;
}

static char *
say_cost (guint points, GameCost what)
{
  return g_strdup_printf (what == GAME_COST_IN_ALL ? "In all %u." : "It cost %u.", points);
}

static char *
advise (const GameState *end, guint seat, const GameReason *reason)
{
  return g_strdup (reason->kind == 1 ? "Play a five." : "Play an eight.");
}

static gboolean
is_complete (gpointer analysis)
{
  return edubba_analysis_is_complete (analysis);
}

static EdubbaAnalysis *
analyse (const Costs *with)
{
  static const GameCritic critic = { .find = find_first, .judge = judge_by_costs };
  static const GameWords  words = { .cost = say_cost, .advice = advise };
  static GameModule       module;
  g_auto (GStrv) choices = g_strsplit (CHOICES, " ", -1);
  g_autoptr (EdubbaMatch) match = NULL;
  EdubbaAnalysis *analysis;

  module = toy_sealed_module;
  module.critic = &critic;
  module.words = &words;
  costs = with;
  memset (n_asked, 0, sizeof n_asked);
  match = edubba_match_new (&module, game_record_new_seed (module.rules, SEATS, 0, 1));
  for (guint i = 0; choices[i] != NULL; i++)
    g_assert_true (edubba_match_act (match, choices[i], NULL, NULL));
  g_assert_true (edubba_match_get_finished (match));
  analysis = edubba_analysis_new (match, 1000);
  edubba_analysis_start (analysis);
  ui_wait (is_complete, analysis);
  return analysis;
}

static void
assert_says (char *said, const char *expected)
{
  g_assert_cmpstr (said, ==, expected);
  g_free (said);
}

/* The last card is no choice, and a choice that costs a point is not as good as the best. */
static void
test_account (void)
{
  g_autoptr (EdubbaAnalysis) analysis = analyse (&close_costs);
  EdubbaAccount account = edubba_analysis_get_account (analysis, 2);

  g_assert_true (edubba_analysis_counts_points (analysis));
  g_assert_cmpuint (account.n, ==, ROUNDS - 1);
  g_assert_cmpuint (account.n_good, ==, 0);
  g_assert_cmpuint (account.points, ==, 19);
  assert_says (edubba_analysis_words_account (analysis, 2),
               "0 of your 4 decisions were as good as the best found. In all 19.");
  assert_says (edubba_analysis_words_account (analysis, 0),
               "3 of your 4 decisions were as good as the best found. In all 1.");
  g_assert_null (edubba_analysis_words_account (analysis, GAME_NOBODY));
}

/* The advice is about the kind of mistake that costs most in all, though a single other choice
 * cost more. */
static void
test_advice (void)
{
  g_autoptr (EdubbaAnalysis) analysis = analyse (&close_costs);

  assert_says (edubba_analysis_describe_advice (analysis, 2), "Play a five.");
  assert_says (edubba_analysis_describe_advice (analysis, 1), "Play an eight.");
}

static void
test_skill (void)
{
  g_autoptr (EdubbaAnalysis) close = analyse (&close_costs);
  g_autoptr (EdubbaAnalysis) clear = analyse (&clear_costs);

  assert_says (edubba_analysis_words_skill (close, 0),
               "Nobody made clearly better decisions than you.");
  assert_says (edubba_analysis_words_skill (close, 1),
               "Nobody made clearly better decisions than you.");
  assert_says (edubba_analysis_words_skill (close, 2), "Others made better decisions.");
  assert_says (edubba_analysis_words_skill (close, GAME_NOBODY),
               "Nobody decided better than everybody else.");
  assert_says (edubba_analysis_words_skill (clear, 0), "You made the best decisions.");
  assert_says (edubba_analysis_words_skill (clear, 1), "The best decisions: Player 1.");
  assert_says (edubba_analysis_words_skill (clear, 2), "The best decisions: Player 1.");
  assert_says (edubba_analysis_words_skill (clear, GAME_NOBODY), "The best decisions: Player 1.");
}

/* A choice that costs some points is named although no chance was lost by it, and then nothing is
 * said of chances. */
static void
test_costly (void)
{
  g_autoptr (EdubbaAnalysis) analysis = analyse (&close_costs);
  const EdubbaDecision *decision;
  guint                 moments[ROUNDS];

  g_assert_cmpuint (edubba_analysis_find_moments (analysis, 0, moments, ROUNDS), ==, 0);
  g_assert_cmpuint (edubba_analysis_find_moments (analysis, 2, moments, ROUNDS), ==, 3);
  decision = edubba_analysis_get_decision (analysis, moments[0]);
  g_assert_cmpint (decision->judgement, ==, EDUBBA_JUDGEMENT_DOUBTFUL);
  assert_says (edubba_analysis_words_loss (analysis, decision, 2), "It cost 5.");
}

int
main (int argc, char *argv[])
{
  ui_init (&argc, &argv);
  g_test_add_func ("/ui/account", test_account);
  g_test_add_func ("/ui/account/advice", test_advice);
  g_test_add_func ("/ui/account/skill", test_skill);
  g_test_add_func ("/ui/account/costly", test_costly);
  return g_test_run ();
}
