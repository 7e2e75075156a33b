/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The public yardstick is described to the number, so its games are known: the greedy level in
 * every seat, seed 1, by actions, rounds, points, requirements and the last position.
 */
#include "fixed.h"
#include "game-options.h"
#include "game-state.h"
#include "zimbabwe-player.h"
#include "zimbabwe-rules.h"
#include "zimbabwe-state.h"

typedef struct
{
  const char *path;
  guint       seats;
  const char *options;
  guint       n_actions;
  guint       round;
  const char *points;
  const char *requirements;
  guint64     check;
} Row;

static const Row rows[] = {
  { "/zimbabwe/greedy/2-seats", 2, "", 81, 8, "25 19", "21 26", 0xb93d4311464b4363 },
  { "/zimbabwe/greedy/3-seats", 3, "", 100, 7, "13 21 22", "23 20 23", 0xe98a82a22bb88407 },
  { "/zimbabwe/greedy/4-seats", 4, "", 140, 7, "22 20 21 21", "20 20 22 30", 0x3b202003deaa1dd3 },
  { "/zimbabwe/greedy/5-seats", 5, "", 158, 7, "19 12 20 11 22", "30 23 20 23 20",
    0x26cfcaaae9f8427e },
  { "/zimbabwe/greedy/2-seats-own", 2, "own-tiles", 73, 7, "24 18", "21 26", 0x030bff336d9acc7d },
  { "/zimbabwe/greedy/3-seats-own", 3, "own-tiles", 120, 9, "25 15 23", "22 24 23",
    0x96bd3fac3f791e6e },
  { "/zimbabwe/greedy/4-seats-own", 4, "own-tiles", 138, 8, "17 23 27 11", "23 20 27 25",
    0xa2e768515b1ecc2d },
  { "/zimbabwe/greedy/5-seats-own", 5, "own-tiles", 202, 10, "17 18 18 32 14", "31 23 27 27 20",
    0xfe0ec17f89c9f2d1 },
};

static GameAction
choose (const GameState *state)
{
  guint      seat = zimbabwe_rules.seat (state);
  GameAction action;

  g_assert_cmpuint (game_player_choose (&zimbabwe_player, &zimbabwe_rules, state, seat,
                                        ZIMBABWE_LEVEL_GREEDY, 0, 0, NULL, &action, 1),
                    ==, 1);
  g_assert_cmpuint (zimbabwe_rules.judge (state, seat, action), ==, GAME_LEGAL);
  return action;
}

static void
test_game (gconstpointer data)
{
  const Row            *row = data;
  g_autofree GameState *state = game_state_new (&zimbabwe_rules);
  g_autoptr (GString) points = g_string_new (NULL);
  g_autoptr (GString) requirements = g_string_new (NULL);
  g_autofree char     *text = NULL;
  const ZimbabweState *self = zimbabwe_state (state);
  guint32              options;
  guint                n = 0;

  g_assert_true (game_options_parse (&zimbabwe_rules, row->options, &options, NULL));
  zimbabwe_rules.deal (state, row->seats, options, 1);
  for (; !zimbabwe_rules.result (state, NULL); n++)
    zimbabwe_rules.apply (state, choose (state), NULL);
  for (guint seat = 0; seat < row->seats; seat++)
    {
      g_string_append_printf (points, "%s%u", seat ? " " : "", self->seat[seat].points);
      g_string_append_printf (requirements, "%s%u", seat ? " " : "",
                              self->seat[seat].requirement);
    }
  text = game_position_print (&zimbabwe_rules, state);
  g_assert_cmpuint (n, ==, row->n_actions);
  g_assert_cmpuint (self->round, ==, row->round);
  g_assert_cmpstr (points->str, ==, row->points);
  g_assert_cmpstr (requirements->str, ==, row->requirements);
  g_assert_cmphex (game_text_hash (text), ==, row->check);
}

/* What others have begun it ends: a use, a price, a raise. */
static void
test_begun (void)
{
  static const char *const positions[][2] = {
    { "zimbabwe/1 map=A0D0B0F0 monuments=a3|f1 cattle=9|3 staff=H| card=1 owe=H", "herd:2" },
    { "zimbabwe/1 map=A0D0B0F0 crafts=1We3h monuments=a3|f1 techs=W0| main=craft placed=W",
      "price:W-2" },
    { "zimbabwe/1 map=A0D0B0F0 crafts=1We3h monuments=e5|f1 techs=W2| main=raise raising=e5",
      "good:e3-d3" },
    { "zimbabwe/1 map=A0D0B0F0 monuments=a3|f1 cattle=9|3 main=done", "end" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      g_autofree GameState *state =
        game_position_parse_full (&zimbabwe_rules, positions[i][0], 0, NULL);
      g_autofree char *text = game_action_print (&zimbabwe_rules, choose (state));

      g_assert_cmpstr (text, ==, positions[i][1]);
    }
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_game);
  g_test_add_func ("/zimbabwe/greedy/begun", test_begun);
  return g_test_run ();
}
