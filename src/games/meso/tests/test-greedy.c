/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The public yardstick is described to the number, so its games are known: the greedy level in
 * every seat, seed 1, by actions, places, offerings and the last position.
 */
#include "fixed.h"
#include "game-state.h"
#include "game-text.h"
#include "meso-player.h"
#include "meso-rules.h"
#include "meso-state.h"

typedef struct
{
  const char *path;
  guint       seats;
  guint       n_actions;
  guint       round;
  const char *places;
  const char *offerings;
  const char *last;
} Row;

static const Row rows[] = {
  { "/meso/greedy/2-seats", 2, 224, 22, "1 2", "4 3", "28bf9319f445430f (372)" },
  { "/meso/greedy/3-seats", 3, 359, 17, "2 1 3", "3 4 3", "b990893537fdb3bd (453)" },
  { "/meso/greedy/4-seats", 4, 448, 17, "1 2 4 3", "4 3 1 3", "0214463e9c5c3e92 (502)" },
};

/* The first actions with two seats. */
static const char *const first[] = {
  "discover:J8e-J7",
  "discover:J7e-I7",
  "birth:J8",
  "end",
  "discover:J9e-J10",
  "discover:J10e-I11",
  "discover:I11e-H11",
  "step:J9e-I9",
  "step:I9e-H9",
  "pick:H9ew",
  "draw",
  "step:J8e-J7",
  "pick:J7es",
  "discover:I7e-H8",
};

static GameAction
choose (const GameState *state, guint seat)
{
  g_autofree GameState *seen = game_state_new (&meso_rules);
  GameAction            action;

  meso_rules.observe (state, seat, seen);
  g_assert_cmpuint (game_player_choose (&meso_player, &meso_rules, seen, seat, MESO_LEVEL_GREEDY, 0,
                                        0, NULL, &action, 1),
                    ==, 1);
  g_assert_cmpuint (meso_rules.judge (state, seat, action), ==, GAME_LEGAL);
  return action;
}

static void
assert_figures (const Row *row, const GameState *state)
{
  g_autofree char *position = game_position_print (&meso_rules, state);
  g_autofree char *last = g_strdup_printf ("%016" G_GINT64_MODIFIER "x (%u)",
                                           game_text_hash (position), (guint) strlen (position));
  g_autoptr (GString) places = g_string_new (NULL);
  g_autoptr (GString) offerings = g_string_new (NULL);
  GameResult result;

  meso_state_rank (meso_state (state), &result);
  for (guint seat = 0; seat < row->seats; seat++)
    {
      g_string_append_printf (places, "%s%u", seat ? " " : "", result.rank[seat]);
      g_string_append_printf (offerings, "%s%d", seat ? " " : "", result.points[seat]);
    }
  g_assert_cmpstr (places->str, ==, row->places);
  g_assert_cmpstr (offerings->str, ==, row->offerings);
  g_assert_cmpstr (last, ==, row->last);
}

static void
test_game (gconstpointer data)
{
  const Row            *row = data;
  g_autofree GameState *state = game_state_new (&meso_rules);
  guint                 n_actions = 0, round = 0;

  meso_rules.deal (state, row->seats, 0, 1);
  for (; !meso_state (state)->over; n_actions++)
    {
      GameAction       action = choose (state, meso_state (state)->mover);
      g_autofree char *text = game_action_print (&meso_rules, action);

      if (row->seats == 2 && n_actions < G_N_ELEMENTS (first))
        g_assert_cmpstr (text, ==, first[n_actions]);
      round = (meso_state (state)->turn - 1) / row->seats + 1;
      meso_rules.apply (state, action, NULL);
    }
  g_assert_cmpuint (n_actions, ==, row->n_actions);
  g_assert_cmpuint (round, ==, row->round);
  assert_figures (row, state);
}

/* The Pupil without its errors carries the stone on, unless it would rather discover by more than
 * that seems worth. */
static void
test_habit (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree GameState *state = game_position_parse_full (
    &meso_rules, "meso/1 I8:v J8:p,h0,h1,1e G9:p,1e H9:f,w1 I9:t J9:p,h0,h2,2ee H10:q,1s I10:v",
    1, &error);
  g_autofree GameState *seen = game_state_new (&meso_rules);
  const guint           leans[] = { 0, 10, 200 };
  const guint           kinds[] = { MESO_STEP, MESO_STEP, MESO_DISCOVER };

  g_assert_no_error (error);
  meso_rules.observe (state, 0, seen);
  for (guint i = 0; i < G_N_ELEMENTS (leans); i++)
    {
      const GamePlayerOptions options = {
        .level = GAME_LEVEL_PUPIL,
        .exact = TRUE,
        .habit = { G_GUINT64_CONSTANT (1) << MESO_DISCOVER, leans[i] },
      };
      GameAction action;

      g_assert_cmpuint (game_player_choose_with (&meso_player, &meso_rules, seen, 0, &options,
                                                 &action, 1),
                        ==, 1);
      g_assert_cmpuint (action.kind, ==, kinds[i]);
    }
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_game);
  g_test_add_func ("/meso/greedy/habit", test_habit);
  return g_test_run ();
}
