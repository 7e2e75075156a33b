/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Views hide hands, values, deck and stack; completions draw them again, in the order that
 * NOTATION.md 2 fixes.
 */
#include "meso-view.h"

#include <string.h>

#include "game-rng.h"

static void
hide_hand (MesoSeat *seat)
{
  guint n = 0;

  for (guint card = 0; card <= MESO_CARD_UNKNOWN; card++)
    n += seat->cards[card];
  memset (seat->cards, 0, sizeof seat->cards);
  seat->cards[MESO_CARD_UNKNOWN] = (guint8) n;
}

static void
hide_values (MesoSeat *seat)
{
  for (guint i = 0; i < MESO_N_TOKENS; i++)
    if (seat->token[i] != 0 && !(seat->offered >> i & 1))
      seat->token[i] = MESO_TOKEN_UNKNOWN;
}

void
meso_state_observe (const GameState *state, guint seat, GameState *seen)
{
  MesoState *self = (MesoState *) seen;

  *self = *meso_state (state);
  self->partial = MESO_PARTIAL | MESO_DECK_UNKNOWN | MESO_STACK_UNKNOWN;
  self->rng = 0;
  memset (self->deck, 0, sizeof self->deck);
  memset (self->stack, 0, sizeof self->stack);
  for (guint i = 0; i < self->seats; i++)
    if (i != seat)
      {
        hide_hand (&self->seat[i]);
        hide_values (&self->seat[i]);
      }
}

void
meso_state_cover (GameState *seen)
{
  MesoState *self = (MesoState *) seen;

  for (guint i = 0; i < self->seats; i++)
    {
      hide_hand (&self->seat[i]);
      hide_values (&self->seat[i]);
    }
}

gboolean
meso_state_is_full (const GameState *state)
{
  return meso_state (state)->partial == 0;
}

/* ---- Completions */

/* The number of copies of a card that are in no known place. */
static guint
count_card_left (const MesoState *state, guint card)
{
  guint n = meso_card_get_copies (card, state->seats) - state->discards[card];

  for (guint i = 0; i < state->seats; i++)
    n -= state->seat[i].cards[card];
  for (guint i = 0; i < state->n_deck; i++)
    n -= state->deck[i] == card + 1;
  return n;
}

guint
meso_state_count_land_left (const MesoState *state, guint kind)
{
  guint n = meso_land_get_copies (kind, state->seats) - state->shown[kind] -
            (kind == MESO_KIND_VOLCANO && state->due == MESO_DUE_VOLCANO);

  for (guint i = 0; i < state->n_lands; i++)
    n -= state->land[i].kind == kind;
  for (guint i = 0; i < state->n_stack; i++)
    n -= state->stack[i] == kind;
  return n;
}

/* Draws the cards that nobody knows: first those of hands, then the rest of the deck. */
static void
complete_cards (MesoState *world, guint64 *rng)
{
  guint8 left[MESO_MAX_CARDS];
  guint  n = 0, next = 0;

  for (guint8 card = 0; card < MESO_N_CARDS; card++)
    for (guint i = count_card_left (world, card); i > 0; i--)
      left[n++] = card;
  game_rng_shuffle (rng, left, n);
  for (guint i = 0; i < world->seats; i++)
    for (MesoSeat *seat = &world->seat[i]; seat->cards[MESO_CARD_UNKNOWN] > 0;
         seat->cards[MESO_CARD_UNKNOWN]--)
      seat->cards[left[next++]]++;
  for (guint at = n - next; at > 0; at--)
    world->deck[at - 1] = left[next++] + 1;
}

static void
complete_stack (MesoState *world, guint64 *rng)
{
  guint8 left[MESO_MAX_STACK];
  guint  n = 0;

  for (guint8 kind = MESO_KIND_PLAIN; kind < MESO_N_LAND_KINDS; kind++)
    for (guint i = meso_state_count_land_left (world, kind); i > 0; i--)
      left[n++] = kind;
  game_rng_shuffle (rng, left, n);
  for (guint i = 0; i < n; i++)
    world->stack[n - 1 - i] = left[i];
}

static void
complete_values (MesoSeat *seat, guint64 *rng)
{
  static const guint8 values[] = { 2, 4, 6, 7 };
  guint8              left[G_N_ELEMENTS (values)];
  guint               n = 0, next = 0;

  if (!memchr (seat->token, MESO_TOKEN_UNKNOWN, MESO_N_TOKENS))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    if (!memchr (seat->token, values[i], MESO_N_TOKENS))
      left[n++] = values[i];
  game_rng_shuffle (rng, left, n);
  for (guint i = 0; i < seat->n_tokens; i++)
    if (seat->token[i] == MESO_TOKEN_UNKNOWN)
      seat->token[i] = left[next++];
}

void
meso_state_complete (const GameState *seen, guint64 seed, GameState *game)
{
  MesoState *world = (MesoState *) game;

  if (game != seen)
    *world = *meso_state (seen);
  if (world->partial == 0)
    return;
  world->partial = 0;
  complete_cards (world, &seed);
  complete_stack (world, &seed);
  for (guint i = 0; i < world->seats; i++)
    complete_values (&world->seat[i], &seed);
  world->rng = seed;
}
