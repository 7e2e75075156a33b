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

  g_assert_true (game_critic_find (&bunny_critic, &bunny_rules, seen, 1, NODES, NULL, &best));
  g_assert_true (
    game_critic_judge (&bunny_critic, &bunny_rules, seen, &best, &played, 1, NODES, NULL,
                       critique));
  g_assert_true (game_critic_judge (&bunny_critic, &bunny_rules, seen, &best, &played, 1, NODES,
                                    NULL, &again));
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

      if (reason->kind == BUNNY_REASON_BETTER)
        continue;
      bunny_gain_find (bunny_state (seen), reason->operand[2], reason->operand[0], &gain);
      if (reason->kind == BUNNY_REASON_SCROLL)
        g_assert_cmpuint (reason->operand[1], ==, gain.points);
      else
        g_assert_cmpint (reason->operand[1], ==, gain.carrots);
    }
  g_assert_cmpuint (critique.n_reasons, >, 0);
}

/* The cost of a pick in carrots: more than the error of sampling; the best pick costs nothing. */
static void
test_carrots (void)
{
  g_autofree GameState *seen = read_seen (PICK);
  g_autofree char      *text = NULL;
  GameCritique          critique;
  GameLine              best;

  judge (PICK, "pick:J3+gem1", &critique);
  g_assert_cmpuint (critique.points, >=, 2);
  g_assert_true (game_critic_find (&bunny_critic, &bunny_rules, seen, 1, NODES, NULL, &best));
  text = game_action_print (&bunny_rules, best.actions[0]);
  judge (PICK, text, &critique);
  g_assert_cmpuint (critique.points, ==, 0);
  g_assert_cmpuint (critique.n_reasons, ==, 0);
}

/* Three seats as good as each other have a third of the chance each: the chances of all seats make
 * one. */
static void
test_shares (void)
{
  guint sum = 0;

  for (guint seat = 0; seat < 3; seat++)
    {
      g_autofree GameState *world = game_state_new (&bunny_rules);
      g_autofree GameState *seen = game_state_new (&bunny_rules);
      GameCritique          critique;
      GameLine              best;

      bunny_rules.deal (world, 3, 0, 5);
      game_state_observe_next (&bunny_rules, world, seat, seen);
      g_assert_true (game_critic_find (&bunny_critic, &bunny_rules, seen, 1, NODES, NULL, &best));
      g_assert_true (
        game_critic_judge (&bunny_critic, &bunny_rules, seen, &best, &best, 1, 0, NULL, &critique));
      g_assert_cmpuint (critique.chance, >, 150);
      g_assert_cmpuint (critique.chance, <, 550);
      sum += critique.chance;
    }
  g_assert_cmpuint (sum, >, 850);
  g_assert_cmpuint (sum, <, 1200);
}

/* Camp 2 joins fish, wood and a city if it stands between them, and brings nothing far away. */
#define CAMP "bunny/1 round=3 phase=build land=A7,A9| built=A9:city2 tray=camp2|"

static void
judge_turn (const char *actions, const char *better, GameCritique *critique)
{
  g_autofree GameState *seen = read_seen (CAMP);
  GameLine              lines[2] = { { .n = 0 }, { .n = 0 } };

  for (guint i = 0; i < 2; i++)
    {
      g_auto (GStrv) words = g_strsplit (i == 0 ? actions : better, " ", -1);

      for (guint k = 0; words[k] != NULL; k++)
        lines[i].actions[lines[i].n++] = read_line (words[k]).actions[0];
    }
  g_assert_true (game_critic_judge (&bunny_critic, &bunny_rules, seen, &lines[1], &lines[0], 1,
                                    NODES, NULL, critique));
}

static void
test_camps (void)
{
  GameCritique critique;
  guint        cell;

  judge_turn ("done", "camp:2 settle:A8 done", &critique);
  g_assert_cmpuint (critique.best_chance, >, critique.chance);
  g_assert_cmpuint (critique.n_reasons, >=, 1);
  g_assert_cmpuint (critique.reasons[0].kind, ==, BUNNY_REASON_CAMP);
  g_assert_true (bunny_rules.parse_place ("A8", &cell));
  g_assert_cmpuint (critique.reasons[0].operand[3], ==, cell + 1);
  g_assert_cmpuint (critique.reasons[0].operand[1], ==, 4);
  judge_turn ("camp:2 settle:J9 done", "done", &critique);
  if (critique.best_chance > critique.chance)
    {
      g_assert_cmpuint (critique.reasons[0].kind, ==, BUNNY_REASON_KEPT);
      g_assert_cmpuint (critique.reasons[0].operand[1], ==, 0);
    }
}

/* A holder of a camp who only answers the question is not judged. */
static void
test_asked (void)
{
  g_autofree GameState *seen =
    read_seen ("bunny/1 seats=3 round=3 phase=build move=2 camp=5/2 tray=camp2|camp5|");
  GameLine best;

  g_assert_false (game_critic_find (&bunny_critic, &bunny_rules, seen, 1, NODES, NULL, &best));
}

/* Whole games: the line found is legal, action after action, and ends the turn. */
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
      if (i % 7 == 0 && game_critic_find (&bunny_critic, &bunny_rules, seen, i, NODES / 4, NULL,
                                          &best))
        {
          g_assert_cmpuint (best.n, >, 0);
          g_assert_cmpuint (bunny_rules.judge (world, seat, best.actions[0]), ==, GAME_LEGAL);
        }
      bunny_rules.apply (world, bunny_greedy_choose (bunny_state (seen), seat),
                         NULL);
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/bunny/critic/building", test_building);
  g_test_add_func ("/bunny/critic/picking", test_picking);
  g_test_add_func ("/bunny/critic/carrots", test_carrots);
  g_test_add_func ("/bunny/critic/shares", test_shares);
  g_test_add_func ("/bunny/critic/camps", test_camps);
  g_test_add_func ("/bunny/critic/asked", test_asked);
  g_test_add_func ("/bunny/critic/lines", test_lines);
  return g_test_run ();
}
