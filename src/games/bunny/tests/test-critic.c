/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The critic: the best line ends the turn by the rules, it is worth no less than others, the same
 * call says the same, and the carrots of each reason are those that the rules count.
 */
#include "fixed.h"
#include "bunny-critic.h"
#include "bunny-forecast.h"
#include "bunny-greedy.h"
#include "bunny-reason.h"
#include "bunny-rules.h"
#include "bunny-state.h"
#include "game-state.h"

#define NODES 4000

#define PICK                                                                       \
  "bunny/1 seats=3 round=3 pick=4 land=A1,A2,A3|J1,J2|F1 built=A1:city2,A2:city2 " \
  "hands=A4,J3,carrot,camp3,gem1,wood1|?,?,?,?,?,?|?,?,?,?,?,? for=1"
#define BUILD \
  "bunny/1 round=3 phase=build land=A5,A6,A7,B6,B7| tray=city3,pearl,copper|"

static GameState *
read_seen (const char *position)
{
  GameState            *state = game_state_new (&bunny_rules);
  g_autofree GameState *world = game_state_new (&bunny_rules);
  g_autoptr (GError) error = NULL;

  bunny_rules.parse_position (position, state, &error);
  g_assert_no_error (error);
  bunny_rules.complete (state, 1, world);
  bunny_rules.observe (world, 0, state);
  return state;
}

static GameLine
read_line (const char *action)
{
  GameLine line = { .n = 1 };

  g_assert_true (bunny_rules.parse_action (action, &line.actions[0], NULL));
  return line;
}

static void
judge (const char *position, const char *action, GameCritique *critique)
{
  g_autofree GameState *seen = read_seen (position);
  GameLine              played = read_line (action);
  GameLine              best;
  GameCritique          again;

  g_assert_true (bunny_critic.find (&bunny_rules, seen, 1, NODES, NULL, &best));
  g_assert_true (
    bunny_critic.judge (&bunny_rules, seen, &best, &played, 1, NODES, NULL, critique));
  g_assert_true (bunny_critic.judge (&bunny_rules, seen, &best, &played, 1, NODES, NULL, &again));
  g_assert_cmpmem (critique, sizeof again, &again, sizeof again);
  g_assert_cmpuint (critique->best_chance, >=, critique->chance);
  g_assert_cmpuint (critique->best_chance, <=, 1000);
}

/* To end building with everything in the tray throws eight carrots away. */
static void
test_building (void)
{
  g_autofree GameState *seen = read_seen (BUILD);
  BunnyState           *state = (BunnyState *) seen;
  guint                 before = bunny_forecast_harvest (&state->table, 0);
  GameCritique          critique;

  judge (BUILD, "done", &critique);
  g_assert_cmpuint (critique.best_chance, >, critique.chance);
  g_assert_cmpuint (critique.n_reasons, ==, 1);
  g_assert_cmpuint (critique.reasons[0].kind, ==, BUNNY_REASON_HARVEST);
  for (guint i = 0; i + 1 < critique.best.n; i++)
    bunny_rules.apply (seen, critique.best.actions[i], NULL);
  g_assert_cmpuint (before + critique.reasons[0].operand[1], ==,
                    bunny_forecast_harvest (&state->table, 0));
  g_assert_cmpuint (critique.reasons[0].operand[1], >=, 6);
}

/* The carrots that two cities wait for, against land far away and a gem. */
static void
test_picking (void)
{
  g_autofree GameState *seen = read_seen (PICK);
  GameCritique          critique;

  judge (PICK, "pick:J3+gem1", &critique);
  for (guint i = 0; i < critique.n_reasons; i++)
    {
      const GameReason *reason = &critique.reasons[i];
      BunnyGain         gain;

      bunny_gain_find (bunny_state (seen), reason->operand[2], reason->operand[0], &gain);
      if (reason->kind == BUNNY_REASON_SCROLL)
        g_assert_cmpuint (reason->operand[1], ==, gain.points);
      else
        g_assert_cmpint (reason->operand[1], ==, gain.carrots);
    }
  g_assert_cmpuint (critique.n_reasons, >, 0);
}

/* Nobody is judged who only answers. */
static void
test_asked (void)
{
  g_autofree GameState *seen =
    read_seen ("bunny/1 seats=3 round=3 phase=build move=2 camp=5/2 tray=camp2|camp5|");
  GameLine best;

  g_assert_false (bunny_critic.find (&bunny_rules, seen, 1, NODES, NULL, &best));
}

/* Whole games: what is found is legal, action after action, and ends the turn. */
static void
test_lines (void)
{
  g_autofree GameState *world = game_state_new (&bunny_rules);
  g_autofree GameState *seen = game_state_new (&bunny_rules);

  bunny_rules.deal (world, 3, 0, 1);
  for (guint i = 0; !bunny_rules.result (world, NULL); i++)
    {
      guint    seat = bunny_rules.seat (world);
      GameLine best;

      bunny_rules.observe (world, seat, seen);
      if (i % 7 == 0 && bunny_critic.find (&bunny_rules, seen, i, NODES / 4, NULL, &best))
        {
          g_assert_cmpuint (best.n, >, 0);
          g_assert_cmpuint (bunny_rules.judge (world, seat, best.actions[0]), ==, GAME_LEGAL);
        }
      bunny_rules.apply (world, bunny_greedy_choose (&bunny_taste_plain, bunny_state (seen), seat),
                         NULL);
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/bunny/critic/building", test_building);
  g_test_add_func ("/bunny/critic/picking", test_picking);
  g_test_add_func ("/bunny/critic/asked", test_asked);
  g_test_add_func ("/bunny/critic/lines", test_lines);
  return g_test_run ();
}
