/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The computer at its seat: it plays whole games, better than chance, sees nothing that it may not
 * see, and can be overtaken or thrown away at any moment.
 */
#include "model-fixture.h"

#include "../fixed.h"
#include "edubba-opponent.h"
#include "game-rng.h"
#include "toys.h"

#define LONG_THOUGHT (G_GUINT64_CONSTANT (1) << 50)

/* The level at which a player uses its whole budget. */
#define TOP_LEVEL GAME_LEVEL_KING

/* A player that thinks until it is told to stop. */
static guint
choose_endlessly (const GameRules         *rules,
                  const GameState         *seen,
                  guint                    seat,
                  const GamePlayerOptions *options,
                  GameAction              *plan,
                  guint                    max)
{
  while (!g_atomic_int_get (options->cancel))
    g_usleep (1000);
  return 0;
}

static const GamePlayer endless_player = { .id = "endless", .choose = choose_endlessly };

/* A player that plans something that the rules refuse. */
static guint
choose_wrongly (const GameRules         *rules,
                const GameState         *seen,
                guint                    seat,
                const GamePlayerOptions *options,
                GameAction              *plan,
                guint                    max)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (rules->parse_action ("raze", plan, &error));
  return 1;
}

static const GamePlayer wrong_player = { .id = "wrong", .choose = choose_wrongly };

static EdubbaOpponent *
opponent_new (const GamePlayer *player, guint64 nodes)
{
  g_autoptr (EdubbaEngine) engine = edubba_engine_new (player, nodes);

  return edubba_opponent_new (engine);
}

static gboolean
is_finished (gpointer match)
{
  return edubba_match_get_finished (match);
}

static gboolean
is_idle (gpointer opponent)
{
  return !edubba_opponent_get_thinking (opponent);
}

static gboolean
has_actions (gpointer match)
{
  return edubba_match_get_length (match) > 0;
}

static void
test_whole_game (gconstpointer data)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (data, 11);
  g_autoptr (EdubbaOpponent) opponent = opponent_new (fixture_get_player (data), 10);

  for (guint s = 0; s < edubba_match_get_n_seats (match); s++)
    edubba_match_set_seat_kind (match, s, EDUBBA_SEAT_COMPUTER);
  edubba_opponent_set_match (opponent, match);
  g_assert_true (edubba_opponent_get_thinking (opponent));
  fixture_wait (is_finished, match);
  g_assert_true (is_idle (opponent));
  g_assert_finalize_object (g_steal_pointer (&opponent));
  g_assert_finalize_object (g_steal_pointer (&match));
}

/* It leaves the persons' seats alone, and goes on when they have played. */
static void
test_against_person (gconstpointer data)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (data, 12);
  g_autoptr (EdubbaOpponent) opponent = opponent_new (fixture_get_player (data), 10);

  edubba_match_set_seat_kind (match, 0, EDUBBA_SEAT_COMPUTER);
  edubba_opponent_set_match (opponent, match);
  while (!edubba_match_get_finished (match))
    {
      fixture_wait (is_idle, opponent);
      if (edubba_match_get_finished (match))
        break;
      g_assert_cmpuint (edubba_match_get_seat (match), !=, 0);
      fixture_act (match);
    }
}

/* The same game twice is the same to the last action, although it is thought out on threads. */
static void
test_repetition (void)
{
  char *texts[2];

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 21);
      g_autoptr (EdubbaOpponent) opponent = opponent_new (&game_player_playouts, 100);

      edubba_match_set_seat_kind (match, 0, EDUBBA_SEAT_COMPUTER);
      edubba_match_set_seat_kind (match, 1, EDUBBA_SEAT_COMPUTER);
      edubba_opponent_set_match (opponent, match);
      fixture_wait (is_finished, match);
      texts[i] = game_record_print (edubba_match_get_record (match));
    }
  g_assert_cmpstr (texts[0], ==, texts[1]);
  g_free (texts[0]);
  g_free (texts[1]);
}

static void
test_overtaken_by_undo (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 31);
  g_autoptr (EdubbaOpponent) opponent = opponent_new (&game_player_playouts, LONG_THOUGHT);
  guint thinking = 0;

  edubba_match_set_seat_kind (match, 1, EDUBBA_SEAT_COMPUTER);
  edubba_opponent_set_match (opponent, match);
  while (edubba_match_get_seat (match) == 0)
    fixture_act (match);
  g_assert_true (edubba_opponent_get_thinking (opponent));
  g_signal_connect_swapped (opponent, "notify::thinking", G_CALLBACK (fixture_count_cb), &thinking);
  edubba_match_undo (match);
  g_assert_cmpuint (edubba_match_get_seat (match), ==, 0);
  g_assert_false (edubba_opponent_get_thinking (opponent));
  g_assert_cmpuint (thinking, ==, 1);
  fixture_run (50);
  g_assert_cmpuint (edubba_match_get_cursor (match), <, edubba_match_get_length (match));
}

static void
test_overtaken_by_match (void)
{
  g_autoptr (EdubbaMatch) first = fixture_match_new (fixture_get_game (), 32);
  g_autoptr (EdubbaMatch) second = fixture_match_new (fixture_get_game (), 33);
  g_autoptr (EdubbaOpponent) opponent = opponent_new (&endless_player, 0);
  g_autoptr (EdubbaEngine) engine = edubba_engine_new (&game_player_random, 1);

  edubba_match_set_seat_kind (first, 0, EDUBBA_SEAT_COMPUTER);
  edubba_match_set_seat_kind (second, 0, EDUBBA_SEAT_COMPUTER);
  edubba_opponent_set_match (opponent, first);
  fixture_run (20);
  edubba_opponent_set_match (opponent, second);
  fixture_run (20);
  g_assert_cmpuint (edubba_match_get_length (second), ==, 0);
  edubba_opponent_set_engine (opponent, engine);
  fixture_wait (has_actions, second);
  g_assert_cmpuint (edubba_match_get_length (first), ==, 0);
  edubba_opponent_set_match (opponent, NULL);
  g_assert_finalize_object (g_steal_pointer (&first));
  g_assert_finalize_object (g_steal_pointer (&second));
}

static void
test_gone_while_thinking (void)
{
  for (guint ms = 0; ms < 10; ms++)
    {
      g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 34);
      g_autoptr (EdubbaOpponent) opponent = opponent_new (&endless_player, 0);

      edubba_match_set_seat_kind (match, 0, EDUBBA_SEAT_COMPUTER);
      edubba_opponent_set_match (opponent, match);
      if (ms > 0)
        fixture_run (ms);
      g_assert_true (edubba_opponent_get_thinking (opponent));
      g_assert_finalize_object (g_steal_pointer (&opponent));
      g_assert_finalize_object (g_steal_pointer (&match));
    }
  fixture_run (50);
}

static void
test_pause (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 35);
  g_autoptr (EdubbaOpponent) opponent = opponent_new (&game_player_random, 1);
  guint paused = 0;

  g_signal_connect_swapped (opponent, "notify::paused", G_CALLBACK (fixture_count_cb), &paused);
  edubba_match_set_seat_kind (match, 0, EDUBBA_SEAT_COMPUTER);
  edubba_opponent_set_paused (opponent, TRUE);
  edubba_opponent_set_paused (opponent, TRUE);
  edubba_opponent_set_match (opponent, match);
  fixture_run (30);
  g_assert_cmpuint (edubba_match_get_length (match), ==, 0);
  g_assert_false (edubba_opponent_get_thinking (opponent));
  edubba_opponent_set_paused (opponent, FALSE);
  g_assert_cmpuint (paused, ==, 2);
  fixture_wait (has_actions, match);
}

/* Its turn can be followed step by step: between two actions lies the pace, and the page can
 * hurry it. */
static void
test_pace (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 36);
  g_autoptr (EdubbaOpponent) opponent = opponent_new (&game_player_random, 1);
  gint64 start;

  edubba_match_set_seat_kind (match, 0, EDUBBA_SEAT_COMPUTER);
  edubba_match_set_seat_kind (match, 1, EDUBBA_SEAT_COMPUTER);
  edubba_opponent_set_pace (opponent, 40);
  edubba_opponent_set_match (opponent, match);
  start = g_get_monotonic_time ();
  while (edubba_match_get_length (match) < 5)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 4 * 35 * 1000);
  edubba_opponent_set_pace (opponent, 60000);
  edubba_opponent_set_paused (opponent, TRUE);
  edubba_opponent_set_paused (opponent, FALSE);
  for (guint i = 0; edubba_match_get_length (match) == 5; i++)
    {
      g_assert_cmpuint (i, <, 100);
      fixture_run (50);
      edubba_opponent_hurry (opponent);
    }
}

/* A handler that plays on for the person in the middle of the computer's action. */
static void
acted_redo_cb (EdubbaMatch *match, guint seat, const char *action, GArray *events, guint *n)
{
  if (seat == 0 && *n < 5)
    {
      *n += 1;
      edubba_match_undo (match);
    }
}

static void
test_change_in_handler (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 37);
  g_autoptr (EdubbaOpponent) opponent = opponent_new (&game_player_playouts, 100);
  guint n = 0;

  edubba_match_set_seat_kind (match, 0, EDUBBA_SEAT_COMPUTER);
  edubba_match_set_seat_kind (match, 1, EDUBBA_SEAT_COMPUTER);
  g_signal_connect (match, "acted", G_CALLBACK (acted_redo_cb), &n);
  edubba_opponent_set_match (opponent, match);
  fixture_wait (is_finished, match);
  g_assert_cmpuint (n, ==, 5);
}

static void
test_wrong_plan (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 38);
  g_autoptr (EdubbaOpponent) opponent = opponent_new (&wrong_player, 0);

  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*“raze”*not legal*");
  edubba_match_set_seat_kind (match, 0, EDUBBA_SEAT_COMPUTER);
  edubba_opponent_set_match (opponent, match);
  fixture_wait (has_actions, match);
  edubba_opponent_set_match (opponent, NULL);
  g_test_assert_expected_messages ();
}

/* A player that finds nothing: said where programmers look, and nobody waits for it. */
static void
test_no_plan (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 40);
  g_autoptr (EdubbaOpponent) opponent = opponent_new (&fixture_nothing_player, 0);

  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*found no action*");
  edubba_match_set_seat_kind (match, 0, EDUBBA_SEAT_COMPUTER);
  edubba_opponent_set_match (opponent, match);
  g_assert_true (edubba_opponent_get_thinking (opponent));
  fixture_wait (is_idle, opponent);
  g_assert_cmpuint (edubba_match_get_length (match), ==, 0);
  edubba_opponent_set_match (opponent, NULL);
  g_test_assert_expected_messages ();
}

/* It takes over a seat that is given to it, and leaves one that is taken from it; with nobody to
 * think for it there is nothing that it can do. */
static void
test_seats_changed (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 41);
  g_autoptr (EdubbaEngine) engine = edubba_engine_new (&endless_player, 0);
  g_autoptr (EdubbaOpponent) opponent = edubba_opponent_new (engine);

  edubba_opponent_set_match (opponent, match);
  g_assert_false (edubba_opponent_get_thinking (opponent));
  for (guint i = 0; i < 2; i++)
    {
      edubba_match_set_seat_kind (match, 0, EDUBBA_SEAT_COMPUTER);
      g_assert_true (edubba_opponent_get_thinking (opponent));
      edubba_match_set_seat_kind (match, 1, EDUBBA_SEAT_COMPUTER);
      g_assert_true (edubba_opponent_get_thinking (opponent));
      edubba_match_set_seat_kind (match, 0, EDUBBA_SEAT_PERSON);
      g_assert_false (edubba_opponent_get_thinking (opponent));
      edubba_match_set_seat_kind (match, 1, EDUBBA_SEAT_PERSON);
    }
  edubba_opponent_set_engine (opponent, NULL);
  edubba_match_set_seat_kind (match, 0, EDUBBA_SEAT_COMPUTER);
  g_assert_false (edubba_opponent_get_thinking (opponent));
  edubba_opponent_set_engine (opponent, engine);
  g_assert_true (edubba_opponent_get_thinking (opponent));
  g_assert_cmpuint (edubba_match_get_length (match), ==, 0);
}

typedef struct
{
  GArray  *plan;
  GError  *error;
  gboolean done;
} Answer;

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Answer *answer = data;

  answer->plan = edubba_engine_choose_finish (EDUBBA_ENGINE (source), result, &answer->error);
  answer->done = TRUE;
}

static gboolean
is_answered (gpointer answer)
{
  return ((Answer *) answer)->done;
}

static void
test_cancelled_engine (void)
{
  const GameRules *rules = fixture_get_game ()->rules;
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), 39);
  g_autoptr (EdubbaEngine) engine = edubba_engine_new (&endless_player, 0);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autofree GameState *seen = edubba_match_dup_view (match, 0);
  GamePlayerOptions     how = { .seed = 1 };
  Answer                answer = { NULL };

  edubba_engine_choose_async (engine, rules, seen, 0, &how, cancellable, answered_cb, &answer);
  g_cancellable_cancel (cancellable);
  fixture_wait (is_answered, &answer);
  g_assert_null (answer.plan);
  g_assert_error (answer.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&answer.error);
}

static GArray *
choose (const GameModule *module, const GameState *state, guint seat)
{
  g_autoptr (EdubbaEngine) engine = edubba_engine_new (&game_player_playouts, 200);
  g_autofree GameState *seen = game_state_new (module->rules);
  GamePlayerOptions     how = { .level = TOP_LEVEL };
  Answer                answer = { NULL };

  module->rules->observe (state, seat, seen);
  how.seed = edubba_engine_get_seed (module->rules, seen);
  edubba_engine_choose_async (engine,
                              module->rules,
                              seen,
                              seat,
                              &how,
                              NULL,
                              answered_cb,
                              &answer);
  fixture_wait (is_answered, &answer);
  g_assert_no_error (answer.error);
  return answer.plan;
}

static gint asked_levels[GAME_MAX_SEATS];

/* A player that notes on which level it is asked. */
static guint
choose_noting (const GameRules         *rules,
               const GameState         *seen,
               guint                    seat,
               const GamePlayerOptions *options,
               GameAction              *plan,
               guint                    max)
{
  g_atomic_int_set (&asked_levels[seat], (gint) options->level);
  return fixture_idle_player.choose (rules, seen, seat, options, plan, max);
}

static const GamePlayer noting_player = { .id = "noting", .choose = choose_noting };

/* Returns TRUE once each seat of a match has been asked. */
static gboolean
is_everybody_asked (gpointer match)
{
  for (guint s = 0; s < edubba_match_get_n_seats (match); s++)
    if (g_atomic_int_get (&asked_levels[s]) < 0)
      return FALSE;
  return TRUE;
}

/* Each computer thinks on the level of its own seat. */
static void
test_levels (gconstpointer data)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (data, 43);
  g_autoptr (EdubbaOpponent) opponent = opponent_new (&noting_player, 0);
  g_autoptr (EdubbaSeats) seats = edubba_seats_copy (edubba_match_get_seats (match));

  for (guint s = 0; s < edubba_seats_get_n (seats); s++)
    {
      edubba_seats_set_kind (seats, s, EDUBBA_SEAT_COMPUTER);
      edubba_seats_set_level (seats, s, GAME_N_LEVELS - 1 - s);
      g_atomic_int_set (&asked_levels[s], -1);
    }
  edubba_match_set_seats (match, seats);
  edubba_opponent_set_match (opponent, match);
  fixture_wait (is_everybody_asked, match);
  edubba_opponent_set_match (opponent, NULL);
  for (guint s = 0; s < edubba_seats_get_n (seats); s++)
    g_assert_cmpint (g_atomic_int_get (&asked_levels[s]), ==, (gint) (GAME_N_LEVELS - 1 - s));
}

static gint n_asked;

static guint
choose_counting (const GameRules         *rules,
                 const GameState         *seen,
                 guint                    seat,
                 const GamePlayerOptions *options,
                 GameAction              *plan,
                 guint                    max)
{
  g_atomic_int_inc (&n_asked);
  return game_player_random.choose (rules, seen, seat, options, plan, max);
}

static const GamePlayer counting_player = { .id = "counting", .choose = choose_counting };

/* If several choose at once all computers do, without pace and without waiting for the person,
 * whose changes of mind cost them no second thought. */
static void
test_all_at_once (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (&toy_sealed_module, 44);
  g_autoptr (EdubbaOpponent) opponent = opponent_new (&counting_player, 0);

  g_atomic_int_set (&n_asked, 0);
  edubba_match_set_seat_kind (match, 0, EDUBBA_SEAT_COMPUTER);
  edubba_match_set_seat_kind (match, 2, EDUBBA_SEAT_COMPUTER);
  edubba_opponent_set_pace (opponent, 60000);
  edubba_opponent_set_match (opponent, match);
  g_assert_true (edubba_match_act_for (match, 1, "play:2", NULL, NULL));
  edubba_match_take_back (match, 1);
  fixture_wait (is_idle, opponent);
  g_assert_cmpuint (edubba_match_get_sealed (match), ==, 5);
  g_assert_true (edubba_match_act_for (match, 1, "play:4", NULL, NULL));
  g_assert_cmpuint (edubba_match_get_length (match), ==, 3);
  fixture_wait (is_idle, opponent);
  g_assert_cmpint (g_atomic_int_get (&n_asked), ==, 2 + 2);
}

/* The last card of a person plays itself, for there is no other; but not before that, and not for
 * whoever has gone back. */
static void
test_forced (void)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (&toy_sealed_module, 44);
  g_autoptr (EdubbaOpponent) opponent = opponent_new (&counting_player, 0);

  edubba_opponent_set_match (opponent, match);
  fixture_wait (is_idle, opponent);
  g_assert_cmpuint (edubba_match_get_length (match), ==, 0);
  for (guint i = 0; i < 3 * 4; i++)
    {
      g_autofree char *action = g_strdup_printf ("play:%u", i / 3 + 1);

      g_assert_true (edubba_match_act_for (match, i % 3, action, NULL, NULL));
    }
  g_assert_true (edubba_opponent_get_thinking (opponent));
  fixture_wait (is_finished, match);
  edubba_match_undo (match);
  fixture_wait (is_idle, opponent);
  g_assert_false (edubba_match_get_finished (match));
}

/* In two worlds that its seat cannot tell apart it plans the same. */
static void
test_secrecy (gconstpointer data)
{
  const GameModule *module = data;

  for (guint round = 0; round < 30; round++)
    {
      g_autoptr (EdubbaMatch) match = fixture_match_new (module, (guint64) g_test_rand_int ());
      g_autofree GameState *world = game_state_new (module->rules);
      g_autoptr (GArray) plan = NULL;
      g_autoptr (GArray) plan_there = NULL;
      guint seat;

      fixture_act_often (match, (guint) g_test_rand_int_range (0, 60));
      seat = edubba_match_get_seat (match);
      if (seat == GAME_NOBODY)
        continue;
      game_state_resample (module->rules, edubba_match_get_state (match), seat, round, world);
      plan = choose (module, edubba_match_get_state (match), seat);
      plan_there = choose (module, world, seat);
      g_assert_cmpmem (plan->data,
                       plan->len * sizeof (GameAction),
                       plan_there->data,
                       plan_there->len * sizeof (GameAction));
    }
}

/* One game against chance; TRUE if the computer wins it. */
static gboolean
beats_chance (guint64 seed)
{
  g_autoptr (EdubbaMatch) match = fixture_match_new (fixture_get_game (), seed);
  const GameRules *rules = edubba_match_get_module (match)->rules;
  g_autoptr (EdubbaOpponent) opponent = opponent_new (&game_player_playouts, 5000);
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  guint                  computer = (guint) (seed % 2);
  guint64                rng = seed;

  edubba_match_set_seat_kind (match, computer, EDUBBA_SEAT_COMPUTER);
  edubba_opponent_set_match (opponent, match);
  while (!edubba_match_get_finished (match))
    {
      g_autofree char *text = NULL;
      guint            n;

      fixture_wait (is_idle, opponent);
      n = game_state_legal (rules, edubba_match_get_state (match), actions);
      if (n == 0)
        break;
      text = game_action_print (rules, actions[game_rng_below (&rng, n)]);
      edubba_match_act (match, text, NULL, NULL);
    }
  return game_winner (rules, edubba_match_get_state (match)) == computer;
}

/* Everything here follows from the seeds, so the count is the same on every machine. */
static void
test_strength (void)
{
  guint wins = 0;

  for (guint64 seed = 1; seed <= 20; seed++)
    wins += beats_chance (seed);
  g_test_message ("%u of 20 games won", wins);
  g_assert_cmpuint (wins, >=, 16);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);

  fixture_add_for_games ("opponent", "whole-game", test_whole_game);
  fixture_add_for_games ("opponent", "against-person", test_against_person);
  fixture_add_for_games ("opponent", "levels", test_levels);
  g_test_add_func ("/opponent/all-at-once", test_all_at_once);
  g_test_add_func ("/opponent/forced", test_forced);
  fixture_add_for_games ("opponent", "secrecy", test_secrecy);
  g_test_add_func ("/opponent/repetition", test_repetition);
  g_test_add_func ("/opponent/overtaken/undo", test_overtaken_by_undo);
  g_test_add_func ("/opponent/overtaken/match", test_overtaken_by_match);
  g_test_add_func ("/opponent/gone-while-thinking", test_gone_while_thinking);
  g_test_add_func ("/opponent/pause", test_pause);
  g_test_add_func ("/opponent/pace", test_pace);
  g_test_add_func ("/opponent/change-in-handler", test_change_in_handler);
  g_test_add_func ("/opponent/wrong-plan", test_wrong_plan);
  g_test_add_func ("/opponent/no-plan", test_no_plan);
  g_test_add_func ("/opponent/seats-changed", test_seats_changed);
  g_test_add_func ("/opponent/engine/cancelled", test_cancelled_engine);
  g_test_add_func ("/opponent/strength", test_strength);
  return g_test_run ();
}
