/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No level sees a hidden card: reshuffling all that a seat cannot see, by a shuffle that owes
 * nothing to the program's own, changes neither the turn that it plays nor the cards that it
 * gives up, nor the critic's judgement of these. The worlds themselves are shown to differ.
 */
#include "fixed.h"
#include "babel-critic.h"
#include "babel-fixture.h"
#include "babel-judge.h"
#include "babel-player.h"
#include "game-rng.h"

#define MAX_PLAN 64
#define MAX_TURN 256

/* Worlds beside the true one; positions for a level. */
#define N_WORLDS    3
#define N_POSITIONS 4
#define N_SLOW      40

/* The budget of a player that thinks of answers: enough to come to them. */
#define NODES 60000

static guint
draw (guint n)
{
  return (guint) g_test_rand_int_range (0, (gint32) n);
}

static void
shuffle (guint8 *cards, guint n)
{
  for (guint i = n; i > 1; i--)
    {
      guint  j = draw (i);
      guint8 card = cards[j];

      cards[j] = cards[i - 1];
      cards[i - 1] = card;
    }
}

/* Another world for a seat: the other hand and the deck are thrown together and dealt again, the
 * unknown quarry is shuffled, and chance goes on from elsewhere. */
static BabelState
reshuffle (const BabelState *state, guint seat)
{
  BabelState world = *state;
  guint      n_hand = babel_counts_sum (state->table.hand[1 - seat]);
  guint8     cards[2 * BABEL_N_NATION_CARDS];
  guint      n = 0;

  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    for (guint i = babel_counts_get (state->table.hand[1 - seat], nation); i > 0; i--)
      cards[n++] = (guint8) (nation + 1);
  memcpy (cards + n, state->deck, state->n_deck);
  shuffle (cards, n + state->n_deck);
  world.table.hand[1 - seat] = 0;
  world.table.deck = 0;
  for (guint i = 0; i < n_hand; i++)
    world.table.hand[1 - seat] += BABEL_ONE (cards[i] - 1);
  for (guint i = 0; i < state->n_deck; i++)
    world.table.deck += BABEL_ONE (cards[n + i] - 1);
  memcpy (world.deck, cards + n, state->n_deck);
  shuffle (world.quarry, world.n_quarry);
  world.rng = ((guint64) g_test_rand_int () << 32) | (guint32) g_test_rand_int ();
  return world;
}

/* Plays for the seat to act, as a match does, until somebody else has to or the turn is over:
 * plan by plan, each from the seat's view by then. Returns the number of actions. */
static guint
play_turn (const BabelState *start, guint level, guint64 seed, GameAction *actions)
{
  BabelState state = *start;
  guint      seat = babel_table_get_seat (&state.table);
  guint      n = 0;

  while (babel_table_get_seat (&state.table) == seat && state.table.turn == start->table.turn)
    {
      BabelState seen;
      GameAction plan[MAX_PLAN];
      guint      length;

      babel_state_observe (&state, seat, &seen);
      length = game_player_choose (&babel_player, &babel_rules, (const GameState *) &seen,
                                   babel_rules.seat ((const GameState *) &seen), level, seed,
                                   NODES, NULL, plan, MAX_PLAN);
      g_assert_cmpuint (length, >, 0);
      for (guint i = 0; i < length; i++)
        {
          g_assert_cmpuint (babel_judge (&state.table, plan[i]), ==, BABEL_LEGAL);
          babel_state_apply (&state, plan[i], NULL);
          actions[n++] = plan[i];
          g_assert_cmpuint (n, <, MAX_TURN);
        }
    }
  return n;
}

/* Returns TRUE if the world differs, card for card. */
static gboolean
differs (const BabelState *state, const BabelState *world)
{
  return memcmp (state->table.hand, world->table.hand, sizeof state->table.hand) != 0 &&
         memcmp (state->deck, world->deck, sizeof state->deck) != 0;
}

/* Returns the number of worlds in which something was hidden elsewhere. */
static guint
assert_fair (const BabelState *state, guint level)
{
  guint      seat = babel_table_get_seat (&state->table);
  guint64    seed = (guint64) g_test_rand_int ();
  GameAction actions[MAX_TURN];
  guint      n = play_turn (state, level, seed, actions);
  guint      different = 0;

  for (guint i = 0; i < N_WORLDS; i++)
    {
      BabelState world = reshuffle (state, seat);
      GameAction others[MAX_TURN];

      different += differs (state, &world);
      g_assert_cmpuint (play_turn (&world, level, seed, others), ==, n);
      g_assert_cmpmem (others, n * sizeof *others, actions, n * sizeof *actions);
    }
  return different;
}

/* A position somewhere in a game between two quick levels, its turn just begun or on its way. */
static BabelState
draw_position (void)
{
  BabelState state;
  guint      steps = 1 + draw (40);

  babel_state_deal (&state, draw (8), (guint64) g_test_rand_int ());
  for (guint i = 0; i < steps; i++)
    {
      BabelState before = state;
      BabelState seen;
      GameAction plan[MAX_PLAN];
      guint      n;

      babel_state_observe (&state, babel_table_get_seat (&state.table), &seen);
      n = game_player_choose (&babel_player, &babel_rules, (const GameState *) &seen,
                              babel_rules.seat ((const GameState *) &seen), BABEL_LEVEL_PUPIL, i,
                              0, NULL, plan, MAX_PLAN);
      for (guint k = 0; k < (i + 1 < steps ? n : draw (n)); k++)
        babel_state_apply (&state, plan[k], NULL);
      if (state.table.result != BABEL_PLAYING)
        return before;
    }
  return state;
}

static void
test_turns (gconstpointer data)
{
  guint level = GPOINTER_TO_UINT (data);
  guint different = 0;
  guint n = g_test_slow () ? N_SLOW : N_POSITIONS;

  /* If little is hidden worlds may be alike: then there are more positions. */
  for (guint i = 0; i < n || (different <= n && i < 10 * n); i++)
    {
      BabelState state = draw_position ();

      different += assert_fair (&state, level);
    }
  g_assert_cmpuint (different, >, n);
}

/* Halved: the discards depend on the seat's own cards and the table. */
static void
test_discards (gconstpointer data)
{
  BabelState state =
    fixture_position ("babel/1 A:AAA| H:|HHHHHHAA/12345 M:P/1|MMMMM/12345 P:/123|PPPPP/12345 "
                      "S:SSSSSS/123456| pawns=AQ hands=AHM|AHMPPS turn=31");

  babel_state_apply (&state, fixture_action ("halve:A"), NULL);
  g_assert_cmpuint (state.table.owed, ==, 3);
  for (guint i = 0; i < N_POSITIONS; i++)
    assert_fair (&state, GPOINTER_TO_UINT (data));
}

/* The critic's judgement of discards, by the view of a seat. */
static void
judge_discards (const BabelState *state, guint64 seed, GameCritique *critique)
{
  BabelState seen;
  GameLine   played = { .n = 0 };
  GameLine   best;

  babel_state_observe (state, babel_table_get_seat (&state->table), &seen);
  for (guint i = 0; i < state->table.owed; i++)
    played.actions[played.n++] = fixture_action (i == 0 ? "discard:A" : "discard:P");
  g_assert_true (babel_critic.find (&babel_rules, (const GameState *) &seen, seed, NODES, NULL,
                                    &best));
  g_assert_true (babel_critic.judge (&babel_rules, (const GameState *) &seen, &best, &played, seed,
                                     NODES, NULL, critique));
}

/* The same for the judgement, to the byte: the opponent's hand and the cards to be drawn differ. */
static void
test_judged_discards (void)
{
  BabelState state =
    fixture_position ("babel/1 A:AAA| H:|HHHHHHAA/12345 M:P/1|MMMMM/12345 P:/123|PPPPP/12345 "
                      "S:SSSSSS/123456| pawns=AQ hands=AHM|AHMPPS turn=31");
  guint different = 0;

  babel_state_apply (&state, fixture_action ("halve:A"), NULL);
  for (guint i = 0; i < N_POSITIONS; i++)
    {
      BabelState   world = reshuffle (&state, 1);
      GameCritique here, there;

      different += differs (&state, &world);
      judge_discards (&state, i, &here);
      judge_discards (&world, i, &there);
      g_assert_cmpmem (&here, sizeof here, &there, sizeof there);
    }
  g_assert_cmpuint (different, >, 0);
}

/* The shuffle reaches all hidden cards, and nothing else. */
static void
test_worlds (void)
{
  for (guint i = 0; i < 20; i++)
    {
      BabelState state = draw_position ();
      guint      seat = babel_table_get_seat (&state.table);
      BabelState world = reshuffle (&state, seat);
      BabelState seen[2];

      babel_state_observe (&state, seat, &seen[0]);
      babel_state_observe (&world, seat, &seen[1]);
      g_assert_cmpmem (&seen[0], sizeof seen[0], &seen[1], sizeof seen[1]);
      g_assert_true (babel_state_count_hidden_nations (&world) == 0);
      g_assert_true (babel_state_count_hidden_levels (&world) == 0);
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/babel/fairness/worlds", test_worlds);
  g_test_add_func ("/babel/fairness/judged-discards", test_judged_discards);
  for (guint level = 0; babel_player.levels[level]; level++)
    {
      g_autofree char *turns =
        g_strdup_printf ("/babel/fairness/turns/%s", babel_player.levels[level]);
      g_autofree char *discards =
        g_strdup_printf ("/babel/fairness/discards/%s", babel_player.levels[level]);

      g_test_add_data_func (turns, GUINT_TO_POINTER (level), test_turns);
      g_test_add_data_func (discards, GUINT_TO_POINTER (level), test_discards);
    }
  return g_test_run ();
}
