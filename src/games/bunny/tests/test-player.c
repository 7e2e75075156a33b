/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every level plays whole games of legal actions, chooses the same in all worlds that its seat
 * cannot tell apart, shuffled by the test itself, and keeps to the kinds that it knows. A few
 * games played out are worth more than none, and memory is used.
 */
#include "bunny-apply.h"
#include "bunny-judge.h"
#include "bunny-player.h"
#include "bunny-rules.h"
#include "fixed.h"
#include "game-duel.h"
#include "game-state.h"

#include <string.h>

/* A budget with which each level does all its kinds of work, only less of it. */
#define NODES 1500

#define N_WORLDS 3

static GameAction
choose (const BunnyState *state, guint seat, guint level, guint64 seed)
{
  BunnyState seen;
  GameAction action;

  bunny_state_observe (state, seat, &seen);
  g_assert_cmpuint (game_player_choose (&bunny_player, &bunny_rules, (GameState *) &seen, seat,
                                        level, seed, NODES, NULL, &action, 1),
                    ==, 1);
  return action;
}

/* The place of a card that the seat cannot know. */
typedef struct
{
  guint8    *face;
  BunnyCard *card;
} Place;

static guint
list_hidden (BunnyState *state, guint seat, Place *places)
{
  guint n = 0;

  for (guint i = 0; i < state->n_deck; i++)
    places[n++] = (Place) { .face = &state->deck[i] };
  for (guint s = 0; s < 2; s++)
    for (guint i = 0; i < state->n_reserve[s]; i++)
      places[n++] = (Place) { .face = &state->reserve[s][i] };
  for (guint s = 0; s < state->table.seats; s++)
    for (guint i = 0; i < state->n_hand[s] && s != seat; i++)
      if (!bunny_card_has_mark (state->hand[s][i], seat))
        places[n++] = (Place) { .card = &state->hand[s][i] };
  return n;
}

static guint
get_place (const Place *place)
{
  return place->face ? *place->face : bunny_card_get_face (*place->card);
}

static void
set_place (const Place *place, guint face)
{
  if (place->face)
    *place->face = (guint8) face;
  else
    *place->card = BUNNY_CARD (face, *place->card & 15);
}

/* Hands stand in order. */
static void
sort_hand (BunnyState *state, guint seat)
{
  BunnyCard cards[BUNNY_MAX_HAND];
  guint     n = state->n_hand[seat];

  memcpy (cards, state->hand[seat], sizeof cards);
  memset (state->hand[seat], 0, sizeof state->hand[seat]);
  state->n_hand[seat] = 0;
  for (guint i = 0; i < n; i++)
    bunny_state_add_to_hand (state, seat, cards[i]);
}

/* Another world for a seat: all cards that it cannot know are dealt again. */
static BunnyState
reshuffle (const BunnyState *state, guint seat)
{
  BunnyState world = *state;
  Place      places[BUNNY_N_CARDS];
  guint      n = list_hidden (&world, seat, places);

  for (guint i = n; i > 1; i--)
    {
      guint j = (guint) g_test_rand_int_range (0, (gint32) i);
      guint face = get_place (&places[i - 1]);

      set_place (&places[i - 1], get_place (&places[j]));
      set_place (&places[j], face);
    }
  for (guint s = 0; s < state->table.seats; s++)
    sort_hand (&world, s);
  return world;
}

static void
assert_fair (const BunnyState *state, guint seat, guint level, guint *different)
{
  guint64    seed = g_test_rand_int ();
  GameAction action = choose (state, seat, level, seed);

  for (guint i = 0; i < N_WORLDS; i++)
    {
      BunnyState world = reshuffle (state, seat);
      BunnyState seen[2];
      GameAction other;

      bunny_state_observe (state, seat, &seen[0]);
      bunny_state_observe (&world, seat, &seen[1]);
      g_assert_cmpmem (&seen[0], sizeof seen[0], &seen[1], sizeof seen[1]);
      other = choose (&world, seat, level, seed);
      g_assert_cmpmem (&other, sizeof other, &action, sizeof action);
      *different += memcmp (&world, state, sizeof world) != 0;
    }
}

/* A game of the level in all seats; every tenth decision is taken in other worlds as well. */
static void
test_game (gconstpointer data)
{
  guint level = GPOINTER_TO_UINT (data);
  guint different = 0;

  for (guint seats = 2; seats <= BUNNY_MAX_SEATS; seats++)
    {
      BunnyState state;
      guint      seat;

      bunny_state_deal (&state, seats, 0, level + seats);
      for (guint n = 0; (seat = bunny_state_get_seat (&state)) != GAME_NOBODY; n++)
        {
          GameAction action = choose (&state, seat, level, n);

          g_assert_cmpuint (bunny_judge (&state, seat, action), ==, BUNNY_LEGAL);
          if (n % 10 == 3)
            assert_fair (&state, seat, level, &different);
          bunny_apply (&state, seat, action, NULL);
        }
    }
  g_assert_cmpuint (different, >, 10);
}

static guint
play (guint level, guint against, guint deals)
{
  GameContestant first = { &bunny_player, level, NODES };
  GameContestant second = { &bunny_player, against, NODES };
  guint          sum = 0;

  for (guint i = 0; i < deals; i++)
    {
      guint points[2];

      g_assert_true (
        game_duel_play_pair (&bunny_rules, &first, &second, 100 + i, NULL, points));
      sum += points[0] + points[1];
    }
  return sum;
}

/* The levels win two points a game: of six pairs at least nine games, of which equals would win
 * six. */
static void
test_strength (void)
{
  g_assert_cmpuint (play (BUNNY_LEVEL_SCRIBE, BUNNY_LEVEL_PUPIL, 12), >, 24);
  g_assert_cmpuint (play (BUNNY_LEVEL_HIGH_PRIEST, BUNNY_LEVEL_GREEDY, 6), >=, 18);
}

/* Somebody who knows only cities builds one or ends the turn. */
static void
test_kinds (void)
{
  GamePlayerOptions options = { .nodes = NODES, .kinds = 1u << BUNNY_DO_BUILD };
  gint              cancel = 1;

  for (guint level = 0; bunny_player.levels[level]; level++)
    {
      BunnyState state, seen;
      GameAction action;

      options.level = level;
      options.cancel = NULL;
      bunny_state_deal (&state, 2, 0, level);
      while (state.table.phase != BUNNY_BUILD)
        bunny_apply (&state, bunny_state_get_seat (&state),
                     choose (&state, bunny_state_get_seat (&state), BUNNY_LEVEL_GREEDY, 0), NULL);
      bunny_state_observe (&state, bunny_state_get_seat (&state), &seen);
      g_assert_cmpuint (game_player_choose_with (&bunny_player, &bunny_rules, (GameState *) &seen,
                                                 bunny_state_get_seat (&state), &options, &action,
                                                 1),
                        ==, 1);
      g_assert_true (action.kind == BUNNY_DO_BUILD || action.kind == BUNNY_DO_DONE);
      options.cancel = &cancel;
      if (level >= BUNNY_LEVEL_BUILDER && level != BUNNY_LEVEL_GREEDY)
        g_assert_cmpuint (game_player_choose_with (&bunny_player, &bunny_rules,
                                                   (GameState *) &seen,
                                                   bunny_state_get_seat (&state), &options,
                                                   &action, 1),
                          ==, 0);
    }
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  for (guint level = 0; bunny_player.levels[level]; level++)
    {
      g_autofree char *path = g_strconcat ("/bunny/player/", bunny_player.levels[level], NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (level), test_game);
    }
  g_test_add_func ("/bunny/player/strength", test_strength);
  g_test_add_func ("/bunny/player/kinds", test_kinds);
  return g_test_run ();
}
