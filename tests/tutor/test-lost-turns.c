/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lost turns as exercises: which are kept, for how long and in which order they come back; what a
 * second try at one makes of turns that are as bad, right, shown or helped; that all of it rests on
 * what the seat saw.
 */
#include "../fixed.h"
#include "progress-fixture.h"

#include "edubba-second-try.h"
#include "edubba-turn-keeper.h"
#include "game-state.h"

#include <string.h>

/* 15 against 9: razing the six wins at once. */
#define WINS                                                                               \
  "babel/1 A:P|/12 H:AAA|MMMMMM/123456 M:MMMMM/12345|P/123 P:PPPPP/12345| S:SSSSS/12345| " \
  "pawns=QQ hands=HM|???? turn=30"

#define NODES 2000
#define DAY   86400

static gboolean
has_stopped (gpointer analysis)
{
  return !edubba_analysis_get_running (analysis);
}

static gboolean
has_verdict (gpointer try)
{
  return edubba_second_try_get_state (try) != EDUBBA_SECOND_TRY_JUDGING;
}

static gboolean
has_best (gpointer try)
{
  GameLine best;

  return edubba_second_try_get_best (try, &best);
}

static gboolean
keep (ProgressFixture *fixture, guint seat, const char *position)
{
  char           actions[] = "take:3 end";
  EdubbaLostTurn turn = { .seat = seat, .loss = 183, .actions = actions };
  gboolean       kept;

  turn.position = g_strdup (position);
  kept = edubba_progress_note_lost_turn (fixture->progress, "heaps", &turn);
  g_free (turn.position);
  return kept;
}

static guint
count (ProgressFixture *fixture, guint *due)
{
  return edubba_progress_count_lost_turns (fixture->progress, "heaps", due);
}

static void
test_kept (ProgressFixture *fixture, gconstpointer data)
{
  g_autofree char      *longest = g_strnfill (EDUBBA_LOST_TURN_MAX_BYTES + 1, 'x');
  const EdubbaLostTurn *turn;
  guint                 due;

  g_assert_null (edubba_progress_find_next_lost_turn (fixture->progress, "heaps", 0));
  g_assert_true (keep (fixture, 0, "heaps/1 a=1%2 b=3"));
  g_assert_false (keep (fixture, 0, "heaps/1 a=1%2 b=3"));
  g_assert_true (keep (fixture, 1, "heaps/1 a=1%2 b=3"));
  g_assert_false (keep (fixture, 1, longest));
  g_assert_cmpuint (fixture->changes, ==, 2);
  progress_restart (fixture);
  g_assert_cmpuint (count (fixture, &due), ==, 2);
  g_assert_cmpuint (due, ==, 2);
  turn = edubba_progress_find_lost_turn (fixture->progress, "heaps",
                                         edubba_lost_turn_name (0, "heaps/1 a=1%2 b=3"));
  g_assert_cmpstr (turn->position, ==, "heaps/1 a=1%2 b=3");
  g_assert_cmpstr (turn->actions, ==, "take:3 end");
  g_assert_cmpuint (turn->seat, ==, 0);
  g_assert_cmpuint (turn->loss, ==, 183);
  g_assert_cmpint (turn->when, ==, PROGRESS_NOW);
  edubba_progress_drop_lost_turn (fixture->progress, "heaps", turn->id);
  edubba_progress_drop_lost_turn (fixture->progress, "heaps", 7);
  g_assert_cmpuint (fixture->changes, ==, 1);
  progress_restart (fixture);
  g_assert_cmpuint (count (fixture, NULL), ==, 1);
}

/* The oldest of too many go, and with them what was known of them. */
static void
test_many (ProgressFixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < EDUBBA_MAX_LOST_TURNS + 2; i++)
    {
      g_autofree char *position = g_strdup_printf ("heaps/1 a=%u", i);

      g_assert_true (keep (fixture, 0, position));
    }
  g_assert_cmpuint (count (fixture, NULL), ==, EDUBBA_MAX_LOST_TURNS);
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *position = g_strdup_printf ("heaps/1 a=%u", i);
      guint64          id = edubba_lost_turn_name (0, position);

      g_assert_true ((edubba_progress_find_lost_turn (fixture->progress, "heaps", id) != NULL) ==
                     (i > 1));
      edubba_progress_note_retry (fixture->progress, "heaps", id, EDUBBA_RULE_MET);
    }
  progress_restart (fixture);
  g_assert_cmpuint (count (fixture, NULL), ==, EDUBBA_MAX_LOST_TURNS);
}

/* New ones come first, the last one before the others; then what was failed, and what was found
 * only once it is due. */
static void
test_order (ProgressFixture *fixture, gconstpointer data)
{
  const char *const positions[] = { "a", "b", "c" };
  guint64           ids[G_N_ELEMENTS (positions)];
  guint             due;

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      ids[i] = edubba_lost_turn_name (0, positions[i]);
      g_assert_true (keep (fixture, 0, positions[i]));
    }
#define NEXT(but) edubba_progress_find_next_lost_turn (fixture->progress, "heaps", but)->id
  g_assert_cmpuint (NEXT (0), ==, ids[2]);
  g_assert_cmpuint (NEXT (ids[2]), ==, ids[1]);
  edubba_progress_note_retry (fixture->progress, "heaps", ids[2], EDUBBA_RULE_MET);
  edubba_progress_note_retry (fixture->progress, "heaps", ids[0], EDUBBA_RULE_FAILED);
  progress_restart (fixture);
  g_assert_cmpuint (count (fixture, &due), ==, 3);
  g_assert_cmpuint (due, ==, 2);
  g_assert_cmpuint (NEXT (0), ==, ids[0]);
  g_assert_cmpuint (NEXT (ids[0]), ==, ids[1]);
  edubba_progress_note_retry (fixture->progress, "heaps", ids[0], EDUBBA_RULE_HINTED);
  edubba_progress_note_retry (fixture->progress, "heaps", ids[1], EDUBBA_RULE_MET);
  fixture->now += 20 * DAY;
  g_assert_cmpuint (count (fixture, &due), ==, 3);
  g_assert_cmpuint (due, ==, 3);
#undef NEXT
}

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

static guint
look_through (ProgressFixture *fixture, const char *actions, gboolean gentle)
{
  g_autoptr (EdubbaMatch) match = play (fixture_get_game (), WINS, actions);
  g_autoptr (EdubbaAnalysis) analysis = edubba_analysis_new (match, 0);

  edubba_match_set_level (match, gentle ? GAME_LEVEL_GUEST : GAME_LEVEL_PUPIL);
  edubba_match_set_seat_kind (match, 1, EDUBBA_SEAT_COMPUTER);
  edubba_turn_keeper_start (fixture->progress, analysis, match);
  fixture_wait (has_stopped, analysis);
  g_assert_cmpuint (edubba_turn_keeper_count (fixture->progress, analysis, 1), ==, 0);
  return edubba_turn_keeper_count (fixture->progress, analysis, 0);
}

static EdubbaSecondTry *
try_again (ProgressFixture *fixture)
{
  const GameModule     *module = fixture_get_game ();
  const EdubbaLostTurn *turn =
    edubba_progress_find_next_lost_turn (fixture->progress, module->rules->id, 0);
  EdubbaSecondTry *try = edubba_second_try_new (fixture->progress, module, turn, NULL);

  g_assert_nonnull (try);
  fixture_wait (has_best, try);
  return try;
}

static void
act (EdubbaSecondTry *try, const GameLine *line)
{
  for (guint i = 0; i < line->n; i++)
    {
      g_autofree char *text = game_action_print (fixture_get_game ()->rules, line->actions[i]);

      g_assert_cmpint (edubba_second_try_get_state (try), ==, EDUBBA_SECOND_TRY_OPEN);
      g_assert_true (edubba_match_act (edubba_second_try_get_match (try), text, NULL, NULL));
    }
  fixture_wait (has_verdict, try);
}

static EdubbaRuleNote
get_trouble (ProgressFixture *fixture)
{
  const char *id = fixture_get_game ()->rules->id;

  return edubba_progress_find_next_lost_turn (fixture->progress, id, 0)->memory.trouble;
}

/* Two persons at one board: nobody's turns are kept. */
static void
test_persons (ProgressFixture *fixture, gconstpointer data)
{
  g_autoptr (EdubbaMatch) match = play (fixture_get_game (), WINS, "travel:M end");
  g_autoptr (EdubbaAnalysis) analysis = edubba_analysis_new (match, NODES);

  edubba_turn_keeper_start (fixture->progress, analysis, match);
  fixture_wait (has_stopped, analysis);
  g_assert_cmpuint (fixture->changes, ==, 0);
}

/* The turn of the game is as bad as it was there; the best one is right, with help this time. */
static void
test_tried (ProgressFixture *fixture, gconstpointer data)
{
  const char           *id = fixture_get_game ()->rules->id;
  const EdubbaLostTurn *turn;
  g_autoptr (EdubbaSecondTry) try = NULL;
  GameLine line;
  guint    due;

  g_assert_cmpuint (look_through (fixture, "travel:M end", FALSE), ==, 1);
  g_assert_cmpuint (look_through (fixture, "travel:M end", FALSE), ==, 1);
  g_assert_cmpuint (edubba_progress_count_lost_turns (fixture->progress, id, NULL), ==, 1);
  turn = edubba_progress_find_next_lost_turn (fixture->progress, id, 0);
  g_assert_cmpuint (turn->loss, >=, 100);
  g_assert_nonnull (strstr (turn->position, "hands=HM|????"));
  try = try_again (fixture);
  edubba_second_try_get_played (try, &line);
  g_assert_cmpuint (line.n, ==, 2);
  act (try, &line);
  g_assert_cmpint (edubba_second_try_get_state (try), ==, EDUBBA_SECOND_TRY_WRONG);
  g_assert_nonnull (edubba_second_try_get_critique (try));
  g_assert_cmpint (get_trouble (fixture), ==, EDUBBA_RULE_FAILED);
  edubba_second_try_restart (try);
  g_assert_cmpint (edubba_second_try_get_state (try), ==, EDUBBA_SECOND_TRY_OPEN);
  edubba_second_try_get_best (try, &line);
  act (try, &line);
  g_assert_cmpint (edubba_second_try_get_state (try), ==, EDUBBA_SECOND_TRY_FOUND);
  g_assert_false (edubba_second_try_surpasses (try));
  g_assert_cmpint (get_trouble (fixture), ==, EDUBBA_RULE_HINTED);
  edubba_progress_count_lost_turns (fixture->progress, id, &due);
  g_assert_cmpuint (due, ==, 1); /* it was failed today */
}

static void
test_found (ProgressFixture *fixture, gconstpointer data)
{
  const char *id = fixture_get_game ()->rules->id;
  g_autoptr (EdubbaSecondTry) try = NULL;
  GameLine line;
  guint    due;

  g_assert_cmpuint (look_through (fixture, "travel:M end", TRUE), ==, 1);
  g_assert_cmpuint (edubba_progress_find_next_lost_turn (fixture->progress, id, 0)->loss, ==, 0);
  try = try_again (fixture);
  edubba_second_try_get_best (try, &line);
  act (try, &line);
  g_assert_cmpint (edubba_second_try_get_state (try), ==, EDUBBA_SECOND_TRY_FOUND);
  edubba_progress_count_lost_turns (fixture->progress, id, &due);
  g_assert_cmpuint (due, ==, 0);
  fixture->changes = 0;
  edubba_second_try_show_best (try); /* it is known already */
  g_assert_cmpuint (fixture->changes, ==, 0);
}

/* What is shown is not found; a turn that is not lost is no exercise. */
static void
test_shown (ProgressFixture *fixture, gconstpointer data)
{
  g_autoptr (EdubbaSecondTry) try = NULL;
  g_autoptr (GString) best = g_string_new (NULL);
  GameLine line;

  look_through (fixture, "travel:M end", FALSE);
  try = try_again (fixture);
  edubba_second_try_get_best (try, &line);
  edubba_second_try_show_best (try);
  g_assert_cmpint (edubba_second_try_get_state (try), ==, EDUBBA_SECOND_TRY_SHOWN);
  g_assert_cmpint (get_trouble (fixture), ==, EDUBBA_RULE_FAILED);
  edubba_second_try_restart (try);
  g_assert_cmpint (edubba_second_try_get_state (try), ==, EDUBBA_SECOND_TRY_OPEN);
  g_free (edubba_progress_forget (fixture->progress));
  for (guint i = 0; i < line.n; i++)
    {
      g_autofree char *text = game_action_print (fixture_get_game ()->rules, line.actions[i]);

      g_string_append_printf (best, "%s%s", i > 0 ? " " : "", text);
    }
  g_assert_cmpuint (look_through (fixture, best->str, FALSE), ==, 0);
  g_assert_cmpuint (
    edubba_progress_count_lost_turns (fixture->progress, fixture_get_game ()->rules->id, NULL), ==,
    0);
}

/* A position that cannot be read, or in which somebody else is to act. */
static void
test_unreadable (ProgressFixture *fixture, gconstpointer data)
{
  const GameModule *module = fixture_get_game ();
  char              actions[] = "end";
  char              wrong[] = "babel/1 nonsense";
  char              other[] = WINS;
  EdubbaLostTurn    turns[] = {
       { .id = 1, .actions = actions, .position = wrong },
       { .id = 2, .actions = actions, .position = other, .seat = 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (edubba_second_try_new (fixture->progress, module, &turns[i], &error));
      g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
    }
}

static gboolean
was_seen (EdubbaAnalysis *analysis, const GameState *seen)
{
  const GameRules *rules = edubba_analysis_get_module (analysis)->rules;

  for (guint i = 0; i < edubba_analysis_get_n_decisions (analysis); i++)
    {
      g_autofree GameState *then =
        edubba_analysis_dup_seen (analysis, edubba_analysis_get_decision (analysis, i));

      if (game_state_equal (rules, then, seen))
        return TRUE;
    }
  return FALSE;
}

/* In any game a second try is judged from the very view that the analysis had, also where several
 * choose at once. */
static void
test_views (gconstpointer data)
{
  const GameModule     *module = data;
  ProgressFixture       fixture = { 0 };
  const EdubbaLostTurn *turn;
  g_autoptr (EdubbaMatch) match = fixture_match_new (module, 5);
  g_autoptr (EdubbaAnalysis) analysis = NULL;

  if (module->critic == NULL)
    {
      g_test_skip ("this game has no critic");
      return;
    }
  progress_set_up (&fixture, NULL);
  fixture_act_often (match, 24);
  analysis = edubba_analysis_new (match, NODES);
  for (guint seat = 1; seat < edubba_match_get_n_seats (match); seat++)
    edubba_match_set_seat_kind (match, seat, EDUBBA_SEAT_COMPUTER);
  edubba_turn_keeper_start (fixture.progress, analysis, match);
  fixture_wait (has_stopped, analysis);
  while ((turn = edubba_progress_find_next_lost_turn (fixture.progress, module->rules->id, 0)))
    {
      g_autoptr (EdubbaSecondTry) try =
        edubba_second_try_new (fixture.progress, module, turn, NULL);

      g_assert_nonnull (try);
      g_assert_true (was_seen (analysis, edubba_second_try_get_seen (try)));
      edubba_progress_drop_lost_turn (fixture.progress, module->rules->id, turn->id);
    }
  g_clear_object (&analysis);
  progress_tear_down (&fixture, NULL);
}

static void
add (const char *path, void (*test) (ProgressFixture *, gconstpointer))
{
  g_test_add (path, ProgressFixture, NULL, progress_set_up, test, progress_tear_down);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  add ("/lost-turns/kept", test_kept);
  add ("/lost-turns/many", test_many);
  add ("/lost-turns/order", test_order);
  add ("/lost-turns/persons", test_persons);
  add ("/lost-turns/tried", test_tried);
  add ("/lost-turns/found", test_found);
  add ("/lost-turns/shown", test_shown);
  add ("/lost-turns/unreadable", test_unreadable);
  fixture_add_for_games ("lost-turns", "views", test_views);
  return g_test_run ();
}
