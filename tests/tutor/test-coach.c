/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach, put to the test: it speaks about known faults and is silent about known good turns
 * (coach.positions), and every sentence is true: each action that it says is possible is played
 * here by the rules, in worlds with the cards that it names, and counted. None of its sentences
 * depends on cards that the learner cannot see.
 */
#include "../fixed.h"
#include "../patience.h"
#include "babel-action.h"
#include "babel-state.h"
#include "coach-evidence.h"
#include "edubba-hints.h"
#include "game-rng.h"
#include "game-state.h"
#include "model-fixture.h"
#include "stamp.h"

/* The critic's own budget: the test tries what the program has. */
#define NODES 0

typedef struct
{
  EdubbaMatch *match;
  EdubbaCoach *coach;
  guint        n_answered;
} Fixture;

static void
answered_cb (Fixture *fixture, const char *action)
{
  fixture->n_answered++;
}

static gboolean
is_answered (gpointer data)
{
  return ((Fixture *) data)->n_answered > 0;
}

static gboolean
is_idle (gpointer data)
{
  return !edubba_coach_get_thinking (((Fixture *) data)->coach);
}

static void
set_up (Fixture *fixture, const GameState *state, EdubbaCoaching coaching)
{
  const GameModule *module = fixture_get_game ();
  guint             seat = module->rules->seat (state);

  *fixture = (Fixture) { NULL };
  fixture->match = edubba_match_new (module, game_record_new_position (module->rules, state));
  edubba_match_set_coaching (fixture->match, seat, coaching);
  fixture->coach = edubba_coach_new (fixture->match);
  edubba_coach_set_nodes (fixture->coach, NODES);
  edubba_coach_set_patience (fixture->coach, PATIENCE_MS);
  g_signal_connect_swapped (fixture->coach, "answered", G_CALLBACK (answered_cb), fixture);
}

static void
tear_down (Fixture *fixture)
{
  g_assert_finalize_object (g_steal_pointer (&fixture->coach));
  g_object_unref (fixture->match);
}

/* Plays all actions but the last, lets the coach come to an end, and asks about the last. A
 * judgement that it has not made ahead it may make then. */
static EdubbaCoachAnswer
ask (Fixture *fixture, const char *actions)
{
  g_auto (GStrv) words = g_strsplit (actions, " ", -1);
  guint             n = g_strv_length (words);
  EdubbaCoachAnswer answer;

  for (guint i = 0; i + 1 < n; i++)
    g_assert_true (edubba_match_act (fixture->match, words[i], NULL, NULL));
  fixture_wait (is_idle, fixture);
  answer = edubba_coach_ask (fixture->coach, words[n - 1]);
  if (answer != EDUBBA_COACH_WAIT)
    return answer;
  fixture_wait (is_answered, fixture);
  return edubba_coach_get_advice (fixture->coach) ? EDUBBA_COACH_ADVICE : EDUBBA_COACH_PASS;
}

/* The better line can be played from its beginning. */
static void
check_better (Fixture *fixture, const EdubbaAdvice *advice)
{
  const GameRecord     *record = edubba_match_get_record (fixture->match);
  guint                 cursor = edubba_match_get_cursor (fixture->match);
  g_autofree GameState *state = NULL;

  g_assert_cmpuint (advice->n_back, <=, cursor);
  state = game_state_dup (&babel_rules, game_record_get_state (record, cursor - advice->n_back));
  coach_evidence_play (state, &advice->better, TRUE);
}

/* ---- Positions with known faults and known good turns ---- */

/* Returns TRUE if the coach is known to err about a turn: it is printed, and counts for nothing. */
static gboolean
errs (GKeyFile *file, const char *group, const char *key)
{
  g_autofree char *turn = g_key_file_get_string (file, group, "Errs", NULL);

  if (g_strcmp0 (turn, key) != 0)
    return FALSE;
  g_test_skip ("The coach is known to err here");
  return TRUE;
}

/* A turn of a group, and in *base where it is played. */
static char *
load_turn (GKeyFile *file, const char *group, const char *key, GameState **base)
{
  g_autofree char *text = g_key_file_get_string (file, group, "Position", NULL);

  *base = coach_evidence_parse (text);
  return g_key_file_get_string (file, group, key, NULL);
}

static void
test_fault (gconstpointer data)
{
  const char *group = data;
  g_autoptr (GKeyFile) file = coach_evidence_load ();
  g_autofree GameState *base = NULL;
  g_autofree char      *fault = load_turn (file, group, "Fault", &base);
  GameLine              played = coach_evidence_read_line (fault);
  const EdubbaAdvice   *advice;
  Fixture               fixture;

  if (errs (file, group, "Fault"))
    return;
  set_up (&fixture, base, EDUBBA_COACHING_TALKATIVE);
  g_assert_cmpint (ask (&fixture, fault), ==, EDUBBA_COACH_ADVICE);
  advice = edubba_coach_get_advice (fixture.coach);
  g_assert_nonnull (advice);
  g_assert_cmpint (advice->judgement, >=, EDUBBA_JUDGEMENT_DOUBTFUL);
  coach_evidence_check (base, &played, advice);
  check_better (&fixture, advice);
  /* Of the same turn it speaks once. */
  g_assert_cmpint (edubba_coach_ask (fixture.coach, "end"), ==, EDUBBA_COACH_PASS);
  tear_down (&fixture);
}

static void
test_good (gconstpointer data)
{
  const char *group = data;
  g_autoptr (GKeyFile) file = coach_evidence_load ();
  g_autofree GameState *base = NULL;
  g_autofree char      *good = load_turn (file, group, "Good", &base);
  Fixture               fixture;

  if (errs (file, group, "Good"))
    return;
  set_up (&fixture, base, EDUBBA_COACHING_TALKATIVE);
  g_assert_cmpint (ask (&fixture, good), ==, EDUBBA_COACH_PASS);
  g_assert_null (edubba_coach_get_advice (fixture.coach));
  tear_down (&fixture);
}

/* A turn that wins, ended one action too soon: the better line is that action, or another way to
 * win from there, and nothing is to be taken back for it. */
static void
test_unfinished (gconstpointer data)
{
  const char *group = data;
  g_autoptr (GKeyFile) file = coach_evidence_load ();
  g_autofree GameState *base = NULL;
  g_autofree char      *good = load_turn (file, group, "Good", &base);
  g_autofree char      *unfinished = NULL;
  const EdubbaAdvice   *advice;
  g_autofree GameState *end = NULL;
  Fixture               fixture;

  if (g_str_has_suffix (good, " end"))
    *strrchr (good, ' ') = '\0';
  strrchr (good, ' ')[1] = '\0';
  unfinished = g_strconcat (good, "end", NULL);
  /* A quiet coach says so, too. */
  set_up (&fixture, base, EDUBBA_COACHING_QUIET);
  g_assert_cmpint (ask (&fixture, unfinished), ==, EDUBBA_COACH_ADVICE);
  advice = edubba_coach_get_advice (fixture.coach);
  g_assert_cmpuint (advice->n_back, ==, 0);
  end = game_state_dup (&babel_rules, edubba_match_get_state (fixture.match));
  coach_evidence_play (end, &advice->better, TRUE);
  g_assert_cmpint (babel_state (end)->table.result, ==,
                   BABEL_WON_BY_1 + babel_rules.seat (base));
  tear_down (&fixture);
}

/* ---- Behaviour ---- */

#define LOSES                                                                              \
  "babel/1 A:P|/12 H:AAA|MMMMMM/123456 M:MMMMM/12345|P/123 P:PPPPP/12345| S:SSSSS/12345| " \
  "pawns=QQ hands=HM|???? turn=30"

static void
test_off (void)
{
  g_autofree GameState *base = coach_evidence_parse (LOSES);
  Fixture               fixture;

  set_up (&fixture, base, EDUBBA_COACHING_OFF);
  g_assert_false (edubba_coach_get_thinking (fixture.coach));
  g_assert_cmpint (ask (&fixture, "travel:M end"), ==, EDUBBA_COACH_PASS);
  tear_down (&fixture);
}

/* Only actions that cannot be taken back freely are looked at. */
static void
test_revocable (void)
{
  g_autofree GameState *base = coach_evidence_parse (LOSES);
  Fixture               fixture;

  set_up (&fixture, base, EDUBBA_COACHING_QUIET);
  g_assert_cmpint (edubba_coach_ask (fixture.coach, "travel:M"), ==, EDUBBA_COACH_PASS);
  g_assert_cmpint (edubba_coach_ask (fixture.coach, "raze"), ==, EDUBBA_COACH_PASS);
  g_assert_cmpint (edubba_coach_ask (fixture.coach, "nonsense"), ==, EDUBBA_COACH_PASS);
  tear_down (&fixture);
}

/* A turn in which nothing was done is called so, with the points that both turns lead to. */
static void
test_idle (void)
{
  g_autofree GameState *base =
    coach_evidence_parse ("babel/1 A:AAA/12|HM/1 H:HHHS/123|M/1 pawns=AM hands=HHSS|???? "
                          "stores=53|4 turn=9");
  const EdubbaAdvice *advice;
  Fixture             fixture;

  set_up (&fixture, base, EDUBBA_COACHING_QUIET);
  g_assert_cmpint (ask (&fixture, "end"), ==, EDUBBA_COACH_ADVICE);
  advice = edubba_coach_get_advice (fixture.coach);
  g_assert_cmpstr (advice->verdict, ==, "You’ve done nothing this turn.");
  g_assert_nonnull (advice->stake);
  g_assert_true (g_str_has_prefix (advice->stake, "Your points after this turn: 5; after the "
                                                  "better one: "));
  tear_down (&fixture);
}

/* Against the guest a lost game is no blunder, and nobody counts chances. */
static void
test_gentle (void)
{
  g_autofree GameState *base = coach_evidence_parse (LOSES);
  const EdubbaAdvice   *advice;
  Fixture               fixture;

  set_up (&fixture, base, EDUBBA_COACHING_QUIET);
  edubba_match_set_seat_kind (fixture.match, 1 - babel_rules.seat (base), EDUBBA_SEAT_COMPUTER);
  edubba_match_set_level (fixture.match, GAME_LEVEL_GUEST);
  g_assert_cmpint (ask (&fixture, "travel:M end"), ==, EDUBBA_COACH_ADVICE);
  advice = edubba_coach_get_advice (fixture.coach);
  g_assert_cmpint (advice->judgement, ==, EDUBBA_JUDGEMENT_DOUBTFUL);
  g_assert_cmpstr (advice->verdict, ==, "Take another look.");
  g_assert_null (advice->numbers);
  tear_down (&fixture);
}

/* Asked before it knows, it answers later. */
static void
test_waiting (void)
{
  g_autofree GameState *base = coach_evidence_parse (LOSES);
  Fixture               fixture;

  set_up (&fixture, base, EDUBBA_COACHING_TALKATIVE);
  g_assert_cmpint (edubba_coach_ask (fixture.coach, "end"), ==, EDUBBA_COACH_WAIT);
  fixture_wait (is_answered, &fixture);
  g_assert_cmpuint (fixture.n_answered, ==, 1);
  tear_down (&fixture);
}

/* In ms: less than any judgement takes. */
#define LITTLE_PATIENCE 1

/* A coach that takes too long lets the action pass. */
static void
test_impatient (void)
{
  g_autofree GameState *base = coach_evidence_parse (LOSES);
  Fixture               fixture;

  set_up (&fixture, base, EDUBBA_COACHING_TALKATIVE);
  edubba_coach_set_nodes (fixture.coach, G_MAXUINT32);
  edubba_coach_set_patience (fixture.coach, LITTLE_PATIENCE);
  g_assert_cmpint (edubba_coach_ask (fixture.coach, "end"), ==, EDUBBA_COACH_WAIT);
  fixture_wait (is_answered, &fixture);
  g_assert_null (edubba_coach_get_advice (fixture.coach));
  tear_down (&fixture);
}

/* A question that the match has overtaken is not answered any more. */
static void
test_overtaken (void)
{
  g_autofree GameState *base = coach_evidence_parse (LOSES);
  Fixture               fixture;

  set_up (&fixture, base, EDUBBA_COACHING_QUIET);
  edubba_coach_set_patience (fixture.coach, LITTLE_PATIENCE);
  g_assert_cmpint (edubba_coach_ask (fixture.coach, "end"), ==, EDUBBA_COACH_WAIT);
  g_assert_true (edubba_match_act (fixture.match, "travel:H", NULL, NULL));
  fixture_wait (is_idle, &fixture);
  fixture_run (LITTLE_PATIENCE + 100);
  g_assert_cmpuint (fixture.n_answered, ==, 0);
  g_assert_null (edubba_coach_get_advice (fixture.coach));
  tear_down (&fixture);
}

/* ---- Fairness ---- */

/* All that a coach says about a turn in a world. */
static char *
dup_words (const GameState *world, const char *turn)
{
  const EdubbaAdvice *advice;
  GString            *text = g_string_new (NULL);
  Fixture             fixture;
  EdubbaCoachAnswer   answer;

  set_up (&fixture, world, EDUBBA_COACHING_TALKATIVE);
  answer = ask (&fixture, turn);
  advice = edubba_coach_get_advice (fixture.coach);
  g_string_append_printf (text, "%d", answer);
  if (advice != NULL)
    {
      g_string_append_printf (text, "|%s|%s|%s|%s|%s|%u", advice->verdict, advice->reason,
                              advice->more, advice->numbers, advice->part, advice->n_back);
      for (guint i = 0; i < advice->better.n; i++)
        {
          g_string_append_c (text, ' ');
          babel_rules.print_action (advice->better.actions[i], text);
        }
    }
  tear_down (&fixture);
  return g_string_free (text, FALSE);
}

static void
hinted_cb (GString *text, const EdubbaHint *hint)
{
  g_string_append_printf (text, "%s|%s\n", hint->sentence, hint->part);
}

static gboolean
has_hints (gpointer data)
{
  return strchr (((GString *) data)->str, '\n') != NULL;
}

/* The first hint in a world. */
static char *
dup_hint (const GameState *world)
{
  g_autofree GameState *seen = game_state_new (&babel_rules);
  GString              *text = g_string_new (NULL);
  EdubbaHints          *hints = edubba_hints_new (fixture_get_game ());

  babel_rules.observe (world, babel_rules.seat (world), seen);
  g_signal_connect_swapped (hints, "hint", G_CALLBACK (hinted_cb), text);
  edubba_hints_ask (hints, seen, NULL);
  fixture_wait (has_hints, text);
  g_object_unref (hints);
  return g_string_free (text, FALSE);
}

/* Drawing all that the seat cannot see again changes not a letter. */
static void
test_fairness (void)
{
  guint rounds = g_test_slow () ? 40 : 5;

  for (guint round = 0; round < rounds; round++)
    {
      g_autofree GameState *base = game_state_new (&babel_rules);
      g_autofree GameState *world = game_state_new (&babel_rules);
      guint64               rng = (guint32) g_test_rand_int ();
      g_autofree char      *turn = NULL;

      babel_rules.deal (base, 2, 0, rng);
      for (guint i = 0; i < 2 + 2 * round % 6; i++)
        {
          g_autofree char *before = coach_evidence_dup_random_turn (base, game_rng_next (&rng));
          GameLine         line = coach_evidence_read_line (before);

          coach_evidence_play (base, &line, TRUE);
        }
      if (babel_rules.seat (base) == GAME_NOBODY)
        continue;
      turn = coach_evidence_dup_random_turn (base, game_rng_next (&rng));
      for (guint i = 0; i < 2; i++)
        {
          g_autofree char *words = dup_words (base, turn);
          g_autofree char *hint = dup_hint (base);
          g_autofree char *words_there = NULL;
          g_autofree char *hint_there = NULL;

          game_state_resample (&babel_rules, base, babel_rules.seat (base), game_rng_next (&rng),
                               world);
          words_there = dup_words (world, turn);
          hint_there = dup_hint (world);
          g_assert_cmpstr (words, ==, words_there);
          g_assert_cmpstr (hint, ==, hint_there);
        }
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GKeyFile) file = NULL;
  g_auto (GStrv) groups = NULL;

  fixed_test_init (&argc, &argv);
  stamp_init ("tutor-coach", coach_evidence_sources);
  file = coach_evidence_load ();
  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL && (i < 8 || !g_getenv ("EDUBBA_BRIEF")); i++)
    {
      g_autofree char *fault = g_strdup_printf ("/tutor/coach/fault/%s", groups[i]);
      g_autofree char *good = g_strdup_printf ("/tutor/coach/good/%s", groups[i]);
      g_autofree char *unfinished = g_strdup_printf ("/tutor/coach/unfinished/%s", groups[i]);

      if (g_key_file_has_key (file, groups[i], "Fault", NULL))
        stamp_add_case (fault, groups[i], test_fault);
      if (g_key_file_has_key (file, groups[i], "Good", NULL))
        stamp_add_case (good, groups[i], test_good);
      if (g_str_has_prefix (groups[i], "missed"))
        stamp_add_case (unfinished, groups[i], test_unfinished);
    }
  g_test_add_func ("/tutor/coach/off", test_off);
  g_test_add_func ("/tutor/coach/revocable", test_revocable);
  g_test_add_func ("/tutor/coach/idle", test_idle);
  g_test_add_func ("/tutor/coach/gentle", test_gentle);
  g_test_add_func ("/tutor/coach/waiting", test_waiting);
  g_test_add_func ("/tutor/coach/impatient", test_impatient);
  g_test_add_func ("/tutor/coach/overtaken", test_overtaken);
  g_test_add_func ("/tutor/coach/fairness", test_fairness);
  return stamp_run ();
}
