/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games looked through: that a planted blunder is found and a win is not called one, that luck
 * and skill add up to the result for any critique, that the same game is judged alike twice, and
 * that an analysis can stop, go on and go away.
 */
#include "model-fixture.h"

#include "../fixed.h"
#include "edubba-analysis.h"
#include "game-state.h"
#include "toys.h"

/* 15 against 9: razing the six wins at once. */
#define WINS                                                                               \
  "babel/1 A:P|/12 H:AAA|MMMMMM/123456 M:MMMMM/12345|P/123 P:PPPPP/12345| S:SSSSS/12345| " \
  "pawns=QQ hands=HM|???? turn=30"

/* A run of Assyrians can halve a hand with three Assyrians in it, who could raze a temple. */
#define HALVES                                                                              \
  "babel/1 A:AAA| H:|HHHHHHAA/12345 M:P/1|MMMMM/12345 P:/123|PPPPP/12345 S:SSSSSS/123456| " \
  "pawns=AQ hands=A|AAAHMP turn=31"

#define NODES 20000

/* A match from a position, with some actions. */
static EdubbaMatch *
play (const GameModule *module, const char *position, const char *actions)
{
  g_autofree GameState *state = game_position_parse_full (module->rules, position, 1, NULL);
  g_auto (GStrv) words = g_strsplit (actions, " ", -1);
  EdubbaMatch *match =
    edubba_match_new (module, game_record_new_position (module->rules, state));

  for (guint i = 0; words[i] != NULL; i++)
    g_assert_true (edubba_match_act (match, words[i], NULL, NULL));
  return match;
}

static gboolean
has_stopped (gpointer analysis)
{
  return !edubba_analysis_get_running (analysis);
}

static void
run (EdubbaAnalysis *analysis)
{
  edubba_analysis_start (analysis);
  fixture_wait (has_stopped, analysis);
  g_assert_true (edubba_analysis_is_complete (analysis));
}

/* The same for more than two: all chances add up to 1 at any time, and the other seats win what a
 * seat loses by decisions. Luck is the rest, and adds up to nothing. */
static void
assert_adds_up_for_many (EdubbaAnalysis *analysis)
{
  guint n = edubba_analysis_get_n_seats (analysis);
  gint  luck = 0, final = 0;

  for (guint s = 0; s < n; s++)
    {
      gint others = 0;

      for (guint t = 0; t < n; t++)
        others += t != s ? edubba_analysis_get_skill (analysis, t) : 0;
      g_assert_cmpint (edubba_analysis_get_skill (analysis, s), <=, 0);
      g_assert_cmpint (edubba_analysis_get_final (analysis, s) -
                         edubba_analysis_get_even (analysis),
                       ==,
                       edubba_analysis_get_luck (analysis, s) +
                         edubba_analysis_get_skill (analysis, s) - others / ((gint) n - 1));
      luck += edubba_analysis_get_luck (analysis, s);
      final += edubba_analysis_get_final (analysis, s);
    }
  g_assert_cmpint (ABS (luck - (final - EDUBBA_CHANCE_CERTAIN)), <=, 2 * (gint) n);
  for (guint i = 0; i < edubba_analysis_get_n_stages (analysis); i++)
    {
      EdubbaStage stage = edubba_analysis_get_stage (analysis, i);
      gint        sum = 0;

      for (guint s = 0; s < n; s++)
        sum += stage.chances[s];
      g_assert_cmpint (ABS (sum - EDUBBA_CHANCE_CERTAIN), <=, (gint) n);
    }
}

/* Every change of the chance is the skill or luck of a seat. */
static void
assert_adds_up (EdubbaAnalysis *analysis)
{
  gint skill = edubba_analysis_get_skill (analysis, 0) - edubba_analysis_get_skill (analysis, 1);

  g_assert_cmpint (skill + edubba_analysis_get_luck (analysis, 0), ==,
                   edubba_analysis_get_final (analysis, 0) - edubba_analysis_get_even (analysis));
  g_assert_cmpint (edubba_analysis_get_luck (analysis, 1), ==,
                   -edubba_analysis_get_luck (analysis, 0));
  g_assert_cmpint (edubba_analysis_get_final (analysis, 0) +
                     edubba_analysis_get_final (analysis, 1),
                   ==, EDUBBA_CHANCE_CERTAIN);
  g_assert_cmpint (edubba_analysis_get_skill (analysis, 0), <=, 0);
  g_assert_cmpint (edubba_analysis_get_skill (analysis, 1), <=, 0);
}

static void
test_blunder (void)
{
  g_autoptr (EdubbaMatch) match = play (fixture_get_game (), WINS, "travel:M end");
  g_autoptr (EdubbaAnalysis) analysis = edubba_analysis_new (match, NODES);
  const EdubbaDecision *decision;
  guint                 moments[3];

  g_assert_cmpuint (edubba_analysis_get_n_decisions (analysis), ==, 1);
  g_assert_null (edubba_analysis_find_turning_point (analysis, GAME_NOBODY));
  run (analysis);
  g_assert_cmpuint (edubba_analysis_find_moments (analysis, 0, moments, 3), ==, 1);
  g_assert_cmpuint (edubba_analysis_find_moments (analysis, 1, moments, 3), ==, 0);
  g_assert_cmpuint (edubba_analysis_find_moments (analysis, GAME_NOBODY, moments, 3), ==, 1);
  decision = edubba_analysis_get_decision (analysis, moments[0]);
  g_assert_cmpuint (decision->turn, ==, 30);
  g_assert_cmpuint (decision->seat, ==, 0);
  g_assert_cmpuint (decision->from, ==, 0);
  g_assert_cmpuint (decision->to, ==, 2);
  g_assert_cmpint (decision->start, ==, 1000);
  g_assert_cmpint (edubba_decision_get_loss (decision), >, 0);
  g_assert_true (edubba_analysis_find_turning_point (analysis, GAME_NOBODY) == decision);
  g_assert_null (edubba_analysis_find_decision (analysis, 2));
  g_assert_cmpuint (edubba_analysis_get_done (analysis), ==, 1);
  assert_adds_up (analysis);
}

/* The reason is in words; without a judgement, or a known reason, there are none. */
static void
test_reason (void)
{
  GameWords  words = *fixture_get_game ()->words;
  GameModule module = *fixture_get_game ();

  module.words = &words;
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (EdubbaMatch) match = play (&module, WINS, "travel:M end");
      g_autoptr (EdubbaAnalysis) analysis = edubba_analysis_new (match, NODES);
      const EdubbaDecision *decision = edubba_analysis_get_decision (analysis, 0);
      g_autofree char      *before = edubba_analysis_describe_reason (analysis, decision);
      g_autofree char      *reason = NULL;

      g_assert_null (before);
      run (analysis);
      reason = edubba_analysis_describe_reason (analysis, decision);
      g_assert_true ((reason != NULL) == (i == 0));
      words.reason = NULL;
    }
}

/* Giving up loses the rest of the chance, also before anything was played. */
static void
test_given_up (void)
{
  for (guint length = 0; length < 2; length++)
    for (guint seat = 0; seat < 2; seat++)
      {
        g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 3);
        g_autoptr (EdubbaAnalysis) analysis = NULL;

        fixture_act_often (match, 6 * length);
        edubba_match_resign_seat (match, seat);
        analysis = edubba_analysis_new (match, NODES);
        g_assert_true (edubba_analysis_is_complete (analysis) == (length == 0));
        g_assert_cmpint (edubba_analysis_get_final (analysis, seat), ==, 0);
        g_assert_cmpint (edubba_analysis_get_final (analysis, 1 - seat), ==, 1000);
        run (analysis);
        assert_adds_up (analysis);
        g_assert_cmpint (edubba_analysis_get_skill (analysis, seat), <, 0);
        if (length == 0)
          g_assert_cmpint (edubba_analysis_get_skill (analysis, 1 - seat), ==, 0);
      }
}

/* Before anything is judged, a game under way stands even; a game that was drawn stays even for
 * good. */
static void
test_even (void)
{
  g_autoptr (EdubbaMatch) match = play (fixture_get_game (), WINS, "travel:M end");
  g_autoptr (EdubbaAnalysis) analysis = edubba_analysis_new (match, NODES);

  for (guint seat = 0; seat < 2; seat++)
    g_assert_cmpint (edubba_analysis_get_final (analysis, seat), ==, 500);
  g_assert_cmpint (edubba_analysis_get_stage (analysis, 1).chances[0], ==, -1);
}

static void
test_win (void)
{
  g_autoptr (EdubbaMatch) match = play (fixture_get_game (), WINS, "travel:H raze");
  g_autoptr (EdubbaAnalysis) analysis = edubba_analysis_new (match, NODES);
  guint moments[3];

  run (analysis);
  g_assert_cmpuint (edubba_analysis_find_moments (analysis, GAME_NOBODY, moments, 3), ==, 0);
  g_assert_cmpint (edubba_analysis_get_skill (analysis, 0), ==, 0);
  g_assert_cmpint (edubba_analysis_get_luck (analysis, 0), ==, 500);
  g_assert_cmpint (edubba_analysis_get_final (analysis, 0), ==, 1000);
  assert_adds_up (analysis);
}

/* The discards of a halved player are a decision, and can be a fault; they are no luck. */
static void
test_discards (void)
{
  g_autoptr (EdubbaMatch) match =
    play (fixture_get_game (), HALVES, "halve:A discard:A discard:A discard:A");
  g_autoptr (EdubbaAnalysis) analysis = edubba_analysis_new (match, NODES);
  g_autofree char      *reason = NULL;
  const EdubbaDecision *decision;

  g_assert_cmpuint (edubba_analysis_get_n_decisions (analysis), ==, 2);
  run (analysis);
  decision = edubba_analysis_get_decision (analysis, 1);
  g_assert_cmpuint (decision->seat, ==, 1);
  g_assert_cmpuint (decision->from, ==, 1);
  g_assert_cmpuint (decision->to, ==, 4);
  g_assert_true (decision->judged);
  g_assert_cmpint (edubba_decision_get_loss (decision), >, 0);
  g_assert_cmpint (edubba_analysis_get_skill (analysis, 1), ==,
                   -edubba_decision_get_loss (decision));
  reason = edubba_analysis_describe_reason (analysis, decision);
  g_assert_cmpstr (reason, ==, "You could keep the cards for a run: 3 Assyrians.");
  assert_adds_up (analysis);
}

static guint64
get_noise (const GameRules *rules, const GameState *seen)
{
  return game_state_hash (rules, seen);
}

static gboolean
find_something (const GameRules *rules,
                const GameState *seen,
                guint64          seed,
                guint64          nodes,
                const gint      *cancel,
                GameLine        *best)
{
  g_autoptr (GArray) legal = game_legal_sorted (rules, seen);

  best->n = 1;
  best->actions[0] = g_array_index (legal, GameAction, 0);
  /* Some things cannot be judged, as with a real critic. */
  return get_noise (rules, seen) % 7 != 0;
}

static gboolean
judge_somehow (const GameRules *rules,
               const GameState *seen,
               const GameLine  *best,
               const GameLine  *played,
               guint64          seed,
               guint64          nodes,
               const gint      *cancel,
               GameCritique    *critique)
{
  memset (critique, 0, sizeof *critique);
  critique->best = *best;
  critique->chance = (guint16) (get_noise (rules, seen) % 1001);
  critique->best_chance = (guint16) (get_noise (rules, seen) / 1001 % 1001);
  return TRUE;
}

/* A critic whose every word is nonsense: the sums are right all the same. */
static const GameCritic nonsense = { .find = find_something, .judge = judge_somehow };

static void
assert_covers_game (EdubbaAnalysis *analysis, EdubbaMatch *match)
{
  guint n = edubba_analysis_get_n_decisions (analysis);
  guint at = 0;

  for (guint i = 0; i < n; i++)
    {
      const EdubbaDecision *decision = edubba_analysis_get_decision (analysis, i);

      g_assert_cmpuint (decision->from, ==, at);
      for (at = decision->from; at < decision->to; at++)
        {
          g_assert_cmpuint (edubba_match_get_actor (match, at), ==, decision->seat);
          g_assert_true (edubba_analysis_find_decision (analysis, at) == decision);
        }
    }
  g_assert_cmpuint (at, ==, edubba_match_get_length (match));
}

static void
test_sums (void)
{
  for (const GameModule *const *real = fixture_get_modules (); *real != NULL; real++)
    {
      GameModule module = **real;
      g_autoptr (EdubbaMatch) match = NULL;
      g_autoptr (EdubbaAnalysis) analysis = NULL;

      module.critic = &nonsense;
      match = fixture_match_new (&module, (guint64) g_test_rand_int ());
      g_assert_true (edubba_analysis_is_possible (match));
      fixture_act_often (match, (guint) g_test_rand_int_range (0, 300));
      if (g_test_rand_bit ())
        fixture_resign (match);
      analysis = edubba_analysis_new (match, NODES);
      assert_covers_game (analysis, match);
      run (analysis);
      if (edubba_match_get_n_seats (match) == 2)
        assert_adds_up (analysis);
      else
        assert_adds_up_for_many (analysis);
    }
}

/* A match of three who choose at once, played to its end. */
static EdubbaMatch *
play_sealed (const char *actions)
{
  g_auto (GStrv) words = g_strsplit (actions, " ", -1);
  EdubbaMatch *match = fixture_match_new (&toy_sealed_module, 1);

  for (guint i = 0; words[i] != NULL; i++)
    g_assert_true (edubba_match_act (match, words[i], NULL, NULL));
  g_assert_true (edubba_match_get_finished (match));
  return match;
}

/* The highest card that is alone scores. The third seat throws its best chances away from the
 * first round on; the first wins. */
#define SEALED                                                                    \
  "play:5 play:4 play:1 play:4 play:3 play:2 play:3 play:2 play:4 play:2 play:1 " \
  "play:3 play:1 play:5 play:5"

/* Choices made at once are one decision of each seat, and a stage stands where all are revealed. */
static void
test_sealed (void)
{
  g_autoptr (EdubbaMatch) match = play_sealed (SEALED);
  g_autoptr (EdubbaAnalysis) analysis = edubba_analysis_new (match, NODES);
  EdubbaStage stage;

  g_assert_true (edubba_analysis_is_possible (match));
  g_assert_cmpint (edubba_analysis_get_even (analysis), ==, 333);
  g_assert_cmpuint (edubba_analysis_get_n_decisions (analysis), ==, 15);
  assert_covers_game (analysis, match);
  g_assert_cmpuint (edubba_analysis_get_n_stages (analysis), ==, 6);
  for (guint i = 0; i < 6; i++)
    g_assert_cmpuint (edubba_analysis_get_stage (analysis, i).cursor, ==, 3 * i);
  run (analysis);
  for (guint i = 0; i < 15; i++)
    g_assert_true (edubba_analysis_get_decision (analysis, i)->judged);
  stage = edubba_analysis_get_stage (analysis, 5);
  for (guint s = 0; s < 3; s++)
    g_assert_cmpint (stage.chances[s], ==, edubba_analysis_get_final (analysis, s));
  assert_adds_up_for_many (analysis);
}

/* The turn that decided the game is one of a seat that did not win, of the seat asked for if it
 * is one of these; and a seat that left takes nobody's chance away. */
static void
test_turning_point (void)
{
  g_autoptr (EdubbaMatch) match = NULL;
  g_autoptr (EdubbaAnalysis) analysis = NULL;
  GameModule            module = toy_sealed_module;
  const EdubbaDecision *decision;
  guint                 moments[1];

  module.critic = &nonsense;
  match = fixture_match_new (&module, 1);
  fixture_act_often (match, 100);
  g_assert_true (edubba_match_get_finished (match));
  analysis = edubba_analysis_new (match, NODES);
  run (analysis);
  for (guint own = 0; own < 3; own++)
    {
      gint final = edubba_analysis_get_final (analysis, own);

      decision = edubba_analysis_find_turning_point (analysis, own);
      g_assert_nonnull (decision);
      g_assert_cmpint (edubba_analysis_get_final (analysis, decision->seat), <,
                       edubba_analysis_get_even (analysis));
      if (final < edubba_analysis_get_even (analysis) &&
          edubba_analysis_find_moments (analysis, own, moments, 1) > 0)
        g_assert_true (decision == edubba_analysis_get_decision (analysis, moments[0]));
    }
}

static void
test_moments (void)
{
  GameModule module = *fixture_get_game ();
  g_autoptr (EdubbaMatch) match = NULL;
  g_autoptr (EdubbaAnalysis) analysis = NULL;
  guint moments[5];
  guint n;

  module.critic = &nonsense;
  match = fixture_match_new (&module, (guint64) g_test_rand_int ());
  fixture_act_often (match, 200);
  analysis = edubba_analysis_new (match, NODES);
  run (analysis);
  n = edubba_analysis_find_moments (analysis, 1, moments, G_N_ELEMENTS (moments));
  g_assert_cmpuint (n, <=, G_N_ELEMENTS (moments));
  for (guint few = 0; few < n; few++)
    {
      guint best[G_N_ELEMENTS (moments)];

      g_assert_cmpuint (edubba_analysis_find_moments (analysis, 1, best, few), ==, few);
      g_assert_cmpmem (best, few * sizeof *best, moments, few * sizeof *best);
    }
  for (guint i = 0; i < edubba_analysis_get_n_decisions (analysis); i++)
    {
      const EdubbaDecision *decision = edubba_analysis_get_decision (analysis, i);
      gboolean              is_one = FALSE;

      for (guint m = 0; m < n; m++)
        is_one |= moments[m] == i;
      if (is_one)
        g_assert_cmpuint (decision->seat, ==, 1);
      else if (decision->seat == 1 && n < G_N_ELEMENTS (moments))
        g_assert_true (!decision->judged || decision->judgement == EDUBBA_JUDGEMENT_FINE);
      else if (decision->seat == 1)
        g_assert_cmpint (edubba_decision_get_loss (decision), <=,
                         edubba_decision_get_loss (
                           edubba_analysis_get_decision (analysis, moments[n - 1])));
    }
  for (guint m = 1; m < n; m++)
    g_assert_cmpint (
      edubba_decision_get_loss (edubba_analysis_get_decision (analysis, moments[m])), <=,
      edubba_decision_get_loss (edubba_analysis_get_decision (analysis, moments[m - 1])));
}

static void
test_alike (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 7);
  g_autoptr (EdubbaAnalysis) one = NULL;
  g_autoptr (EdubbaAnalysis) other = NULL;

  for (guint i = 0; i < 2; i++)
    fixture_act_often (match, 8);
  one = edubba_analysis_new (match, NODES);
  other = edubba_analysis_new (match, NODES);
  run (one);
  /* Stopped on the way, and gone on with. */
  edubba_analysis_start (other);
  edubba_analysis_stop (other);
  edubba_analysis_stop (other);
  g_assert_false (edubba_analysis_get_running (other));
  run (other);
  for (guint i = 0; i < edubba_analysis_get_n_decisions (one); i++)
    g_assert_cmpmem (edubba_analysis_get_decision (one, i), sizeof (EdubbaDecision),
                     edubba_analysis_get_decision (other, i), sizeof (EdubbaDecision));
}

static void
test_stages (void)
{
  g_autoptr (EdubbaMatch) match = play (fixture_get_game (), WINS, "travel:H raze");
  g_autoptr (EdubbaAnalysis) analysis = edubba_analysis_new (match, NODES);
  EdubbaStage stage;

  g_assert_cmpuint (edubba_analysis_get_n_stages (analysis), ==, 2);
  stage = edubba_analysis_get_stage (analysis, 0);
  g_assert_cmpuint (stage.cursor, ==, 0);
  g_assert_cmpuint (stage.points[0], ==, 15);
  g_assert_cmpuint (stage.points[1], ==, 11);
  g_assert_cmpint (stage.chances[0], ==, -1);
  stage = edubba_analysis_get_stage (analysis, 1);
  g_assert_cmpuint (stage.turn, ==, 30);
  g_assert_cmpuint (stage.cursor, ==, 2);
  g_assert_cmpuint (stage.points[1], ==, 5);
  g_assert_cmpint (stage.chances[0], ==, -1);
  run (analysis);
  g_assert_cmpint (edubba_analysis_get_stage (analysis, 0).chances[0], ==, 1000);
  g_assert_cmpint (edubba_analysis_get_stage (analysis, 1).chances[0], ==, 1000);
}

/* An analysis goes away at once, whether or not it was stopped before; the thread's answer is
 * dropped. */
static void
test_lifetime (void)
{
  g_autoptr (EdubbaMatch) match = play (fixture_get_game (), WINS, "travel:M end");

  for (guint stopped = 0; stopped < 2; stopped++)
    {
      EdubbaAnalysis *analysis = edubba_analysis_new (match, 0);
      guint           notified = 0;

      g_signal_connect_swapped (analysis, "notify::done", G_CALLBACK (fixture_count_cb), &notified);
      edubba_analysis_start (analysis);
      edubba_analysis_start (analysis);
      g_assert_true (edubba_analysis_get_running (analysis));
      if (stopped)
        edubba_analysis_stop (analysis);
      g_assert_finalize_object (analysis);
      fixture_run (100);
      g_assert_cmpuint (notified, ==, 0);
    }
}

/* Games without a critic cannot be analysed, nor those that all persons have left, or that were
 * given up before anybody had acted. */
static void
test_possible (void)
{
  for (const GameModule *const *module = fixture_get_modules (); *module != NULL; module++)
    {
      g_autoptr (EdubbaMatch) match = fixture_match_new (*module, 1);

      g_assert_true (edubba_analysis_is_possible (match) ==
                     ((*module)->critic != NULL));
      for (guint s = 0; s < edubba_match_get_n_seats (match); s++)
        edubba_match_resign_seat (match, s);
      g_assert_false (edubba_analysis_is_possible (match));
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/tutor/analysis/blunder", test_blunder);
  g_test_add_func ("/tutor/analysis/reason", test_reason);
  g_test_add_func ("/tutor/analysis/given-up", test_given_up);
  g_test_add_func ("/tutor/analysis/even", test_even);
  g_test_add_func ("/tutor/analysis/win", test_win);
  g_test_add_func ("/tutor/analysis/discards", test_discards);
  g_test_add_func ("/tutor/analysis/sums", test_sums);
  g_test_add_func ("/tutor/analysis/sealed", test_sealed);
  g_test_add_func ("/tutor/analysis/turning-point", test_turning_point);
  g_test_add_func ("/tutor/analysis/moments", test_moments);
  g_test_add_func ("/tutor/analysis/alike", test_alike);
  g_test_add_func ("/tutor/analysis/stages", test_stages);
  g_test_add_func ("/tutor/analysis/lifetime", test_lifetime);
  g_test_add_func ("/tutor/analysis/possible", test_possible);
  return g_test_run ();
}
