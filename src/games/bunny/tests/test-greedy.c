/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The public yardstick is described to the number, so the length and the points of its games are
 * known: the greedy level in every seat, seed 1.
 */
#include "bunny-fixture.h"
#include "bunny-player.h"
#include "bunny-rules.h"
#include "bunny-scrolls.h"
#include "fixed.h"

typedef struct
{
  const char *path;
  guint       seats;
  guint       n_actions;
  const char *totals;
} Row;

static const Row rows[] = {
  { "/bunny/greedy/2-seats", 2, 110, "126 123" },
  { "/bunny/greedy/3-seats", 3, 127, "175 162 145" },
  { "/bunny/greedy/4-seats", 4, 142, "105 96 99 154" },
};

static void
test_game (gconstpointer data)
{
  const Row *row = data;
  BunnyState state, seen;
  guint      n_actions = 0;
  guint      totals[BUNNY_MAX_SEATS];
  g_autoptr (GString) text = g_string_new (NULL);

  bunny_state_deal (&state, row->seats, 0, 1);
  for (guint seat; (seat = bunny_state_get_seat (&state)) != GAME_NOBODY; n_actions++)
    {
      GameAction action;

      bunny_state_observe (&state, seat, &seen);
      g_assert_cmpuint (game_player_choose (&bunny_player, &bunny_rules, (GameState *) &seen, seat,
                                            BUNNY_LEVEL_GREEDY, 0, 0, NULL, &action, 1),
                        ==, 1);
      g_assert_cmpuint (bunny_rules.judge ((GameState *) &state, seat, action), ==, GAME_LEGAL);
      bunny_rules.apply ((GameState *) &state, action, NULL);
    }
  bunny_state_get_totals (&state, totals);
  for (guint seat = 0; seat < row->seats; seat++)
    g_string_append_printf (text, "%s%u", seat ? " " : "", totals[seat]);
  g_assert_cmpuint (n_actions, ==, row->n_actions);
  g_assert_cmpstr (text->str, ==, row->totals);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_game);
  return g_test_run ();
}
