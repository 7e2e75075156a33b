/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every turn that can be won is won: positions with six cards or fewer come up in games of the
 * program against itself, the solver proves which of them can be won within the turn, and the two
 * strongest levels must win them, knowing only their seat's view.
 *
 * There are 40 such positions; 500 in a long run, or as many as EDUBBA_WINS says.
 */
#include "fixed.h"
#include "babel-fixture.h"
#include "babel-judge.h"
#include "babel-player.h"
#include "game-goal.h"
#include "game-rng.h"
#include "game-solver.h"

#define SEED     1
#define FEW      40
#define MANY     500
#define MAX_PLAN 64
#define MAX_HAND 6

/* The limit of a proof, in bytes: a few turns have more ways than a person would wait for. */
#define MEMORY (4 * GAME_SOLVE_MEMORY)

/* Hardly a turn can be won that begins with fewer points, and proving that takes long. */
#define MIN_SCORE 8

typedef struct
{
  GArray *positions;  /* of BabelState, at the beginning of a turn that can be won */
  guint64 n_turns;    /* the turns tried */
  guint64 n_unproved; /* of these, so far from a win or so full of ways that nobody can tell */
} Mine;

static guint
get_number (void)
{
  const char *text = g_getenv ("EDUBBA_WINS");

  return text ? (guint) g_ascii_strtoull (text, NULL, 10) : g_test_slow () ? MANY
                                                                           : FEW;
}

/* Plays the actions that a level chooses for the seat to act. */
static void
play_plan (BabelState *state, guint level, guint64 seed)
{
  BabelState seen;
  GameAction plan[MAX_PLAN];
  guint      n;

  babel_state_observe (state, babel_table_get_seat (&state->table), &seen);
  n = game_player_choose (&babel_player, &babel_rules, (const GameState *) &seen,
                          babel_rules.seat ((const GameState *) &seen), level, seed, 0, NULL, plan,
                          MAX_PLAN);
  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpuint (babel_judge (&state->table, plan[i]), ==, BABEL_LEGAL);
      babel_state_apply (state, plan[i], NULL);
    }
}

/* Keeps the position if the solver proves that its turn can be won. */
static void
try_position (Mine *mine, const BabelState *state)
{
  const BabelTable *table = &state->table;
  guint             me = table->mover;
  g_autoptr (GameSolution) solution = NULL;
  GameGoal goal;

  if (babel_counts_sum (table->hand[me]) > MAX_HAND ||
      (!table->final && babel_table_get_score (table, me) < MIN_SCORE))
    return;
  g_assert_true (game_goal_parse (&babel_rules, "won = 1", 2, me, &goal, NULL));
  solution = game_solve (&babel_rules, (const GameState *) state, &goal, NULL,
                         GAME_SOLVE_ANY_LENGTH, 1, MEMORY, NULL);
  mine->n_turns++;
  mine->n_unproved += solution->verdict == GAME_UNKNOWN;
  if (solution->verdict == GAME_SOLVABLE)
    g_array_append_val (mine->positions, *state);
}

/* Plays games until there are enough positions. */
static void
dig (Mine *mine, guint number)
{
  for (guint64 seed = SEED; mine->positions->len < number; seed++)
    {
      BabelState state;
      guint64    rng = seed;
      guint      turn = 0;

      babel_state_deal (&state, 0, seed);
      while (state.table.result == BABEL_PLAYING && mine->positions->len < number)
        {
          if (state.table.turn != turn)
            try_position (mine, &state);
          turn = state.table.turn;
          play_plan (&state, BABEL_LEVEL_BUILDER, game_rng_next (&rng));
        }
    }
}

static gboolean
is_won_by (const BabelState *start, guint level)
{
  BabelState state = *start;

  while (state.table.result == BABEL_PLAYING && state.table.turn == start->table.turn)
    play_plan (&state, level, 1);
  return state.table.result == BABEL_WON_BY_1 + start->table.mover;
}

static void
test_wins (void)
{
  const guint levels[] = { BABEL_LEVEL_HIGH_PRIEST, BABEL_LEVEL_KING };
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (BabelState));
  Mine  mine = { positions };
  guint missed = 0;

  dig (&mine, get_number ());
  g_test_message ("%" G_GUINT64_FORMAT " of %" G_GUINT64_FORMAT " turns took more than a proof may",
                  mine.n_unproved, mine.n_turns);
  g_assert_cmpuint (mine.n_unproved, <=, mine.n_turns / 1000);
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      guint found = 0;

      for (guint k = 0; k < positions->len; k++)
        {
          const BabelState *state = &g_array_index (positions, BabelState, k);
          g_autofree char  *text = game_position_print (&babel_rules, (const GameState *) state);

          if (is_won_by (state, levels[i]))
            found++;
          else
            g_test_message ("%s does not win %s", babel_player.levels[levels[i]], text);
        }
      g_test_message ("%s wins %u of %u, out of %" G_GUINT64_FORMAT " turns",
                      babel_player.levels[levels[i]], found, positions->len, mine.n_turns);
      missed += positions->len - found;
    }
  g_assert_cmpuint (missed, ==, 0);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/babel/search/wins", test_wins);
  return g_test_run ();
}
