/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach beside any of three seats that choose at once: it judges the choice of its own seat,
 * says the same for any number of others that have chosen, and gives the cost in the points of
 * the game if that has words for it.
 */
#include "../fixed.h"
#include "../patience.h"
#include "edubba-coach.h"
#include "game-state.h"
#include "model-fixture.h"
#include "toys.h"

#define NODES 4000
#define SEATS 3

static void
answered_cb (guint *n_answered)
{
  (*n_answered)++;
}

static gboolean
is_idle (gpointer coach)
{
  return !edubba_coach_get_thinking (coach);
}

static gboolean
is_set (gpointer number)
{
  return *(guint *) number > 0;
}

/* A match in which one seat is a person's, with a coach that speaks of everything. */
static EdubbaMatch *
begin (const GameModule *module, guint person)
{
  EdubbaMatch *match = fixture_match_new (module, 1);

  g_assert_cmpuint (edubba_match_get_n_seats (match), ==, SEATS);
  for (guint s = 0; s < SEATS; s++)
    if (s != person)
      edubba_match_set_seat_kind (match, s, EDUBBA_SEAT_COMPUTER);
  edubba_match_set_coaching (match, person, EDUBBA_COACHING_TALKATIVE);
  return match;
}

static EdubbaCoach *
call_coach (EdubbaMatch *match)
{
  EdubbaCoach *coach = edubba_coach_new (match);

  edubba_coach_set_nodes (coach, NODES);
  edubba_coach_set_patience (coach, PATIENCE_MS);
  return coach;
}

/* All computers choose at once, so the person is the next of the seats left to choose. */
static void
test_line (void)
{
  for (guint person = 0; person < SEATS; person++)
    {
      g_autoptr (EdubbaMatch) match = begin (&toy_sealed_module, person);
      g_autoptr (EdubbaCoach) early = NULL;
      g_autoptr (EdubbaCoach) late = NULL;
      const GameState *state = edubba_match_get_state (match);
      GameLine         line, again;

      if (person == 0)
        early = call_coach (match);
      for (guint s = 0; s < SEATS; s++)
        if (s != person)
          g_assert_true (edubba_match_act_for (match, s, s == 2 ? "play:3" : "play:4", NULL, NULL));
      g_assert_cmpuint (edubba_match_get_seat (match), ==, person);
      late = call_coach (match);
      fixture_wait (is_idle, late);
      g_assert_true (edubba_coach_get_line (late, &line));
      g_assert_cmpuint (toy_sealed_module.rules->judge (state, person, line.actions[0]), ==,
                        GAME_LEGAL);
      if (early == NULL)
        continue;
      fixture_wait (is_idle, early);
      g_assert_true (edubba_coach_get_line (early, &again));
      g_assert_cmpmem (&line.actions[0], sizeof line.actions[0], &again.actions[0],
                       sizeof again.actions[0]);
    }
}

static gboolean
find_one (const GameRules *rules,
          const GameState *seen,
          guint64          seed,
          guint64          nodes,
          const gint      *cancel,
          GameLine        *best)
{
  best->n = 1;
  return rules->parse_action ("play:5", &best->actions[0], NULL);
}

/* Anything else than the five loses six points and half of the chance; and it is the second seat
 * that is asked about. */
static gboolean
judge_one (const GameRules *rules,
           const GameState *seen,
           const GameLine  *best,
           const GameLine  *played,
           guint64          seed,
           guint64          nodes,
           const gint      *cancel,
           GameCritique    *critique)
{
  g_assert_cmpuint (rules->seat (seen), ==, 1);
  memset (critique, 0, sizeof *critique);
  critique->best = *best;
  critique->best_chance = 500;
  if (!game_action_equal (played->actions[0], best->actions[0]))
    critique->points = 6;
  critique->chance = critique->points > 0 ? 100 : 500;
  return TRUE;
}

static char *
say_cost (guint points, GameCost what)
{
  g_assert_cmpint (what, ==, GAME_COST_HELD);
  return g_strdup_printf ("It costs %u.", points);
}

static void
test_cost (void)
{
  static const GameCritic critic = { .find = find_one, .judge = judge_one };
  GameWords               words = { .cost = say_cost };
  GameModule              module = toy_sealed_module;
  guint                   n_answered = 0;
  g_autoptr (EdubbaMatch) match = NULL;
  g_autoptr (EdubbaCoach) coach = NULL;

  module.critic = &critic;
  module.words = &words;
  match = begin (&module, 1);
  for (guint s = 0; s < SEATS; s++)
    if (s != 1)
      g_assert_true (edubba_match_act_for (match, s, "play:4", NULL, NULL));
  coach = call_coach (match);
  g_signal_connect_swapped (coach, "answered", G_CALLBACK (answered_cb), &n_answered);
  fixture_wait (is_idle, coach);
  g_assert_cmpuint (edubba_coach_ask (coach, "play:1"), ==, EDUBBA_COACH_WAIT);
  fixture_wait (is_set, &n_answered);
  g_assert_nonnull (edubba_coach_get_advice (coach));
  g_assert_cmpuint (edubba_coach_get_advice (coach)->judgement, ==, EDUBBA_JUDGEMENT_BLUNDER);
  g_assert_cmpstr (edubba_coach_get_advice (coach)->reason, ==, "It costs 6.");
  n_answered = 0;
  g_assert_cmpuint (edubba_coach_ask (coach, "play:5"), ==, EDUBBA_COACH_WAIT);
  fixture_wait (is_set, &n_answered);
  g_assert_null (edubba_coach_get_advice (coach));
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/tutor/coach-seats/line", test_line);
  g_test_add_func ("/tutor/coach-seats/cost", test_cost);
  return g_test_run ();
}
