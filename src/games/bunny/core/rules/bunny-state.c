/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bags of cards in fixed room, the seats that have to act, and the counts of cards by face.
 * Nothing here knows the effect of an action.
 */
#include "bunny-state.h"

#include <string.h>

const guint8 bunny_marks_of_code[16] = { 0, 1, 3, 7, 15, 11, 5, 13, 9, 2, 6, 14, 10, 4, 12, 8 };
const guint8 bunny_code_of_marks[16] = { 0, 1, 9, 2, 13, 6, 10, 3, 15, 8, 12, 5, 14, 7, 11, 4 };

guint
bunny_state_count_scrolls (const BunnyState *state, guint seat)
{
  return (guint) __builtin_popcountll (state->scrolls[seat]) + state->n_unknown_scrolls[seat];
}

void
bunny_state_add_to_hand (BunnyState *state, guint seat, BunnyCard card)
{
  BunnyCard *hand = state->hand[seat];
  guint      i = state->n_hand[seat]++;

  for (; i > 0 && hand[i - 1] > card; i--)
    hand[i] = hand[i - 1];
  hand[i] = card;
}

BunnyCard
bunny_state_take_from_hand (BunnyState *state, guint seat, guint i)
{
  BunnyCard *hand = state->hand[seat];
  BunnyCard  card = hand[i];

  state->n_hand[seat]--;
  for (; i < state->n_hand[seat]; i++)
    hand[i] = hand[i + 1];
  hand[i] = 0;
  return card;
}

guint
bunny_state_find_in_hand (const BunnyState *state, guint seat, guint face, guint *last)
{
  const BunnyCard *hand = state->hand[seat];
  guint            end = state->n_hand[seat];
  guint            i = 0, n = 0;

  while (i < end && bunny_card_get_face (hand[i]) < face)
    i++;
  for (; i < end && bunny_card_get_face (hand[i]) == face; i++)
    {
      n++;
      *last = i;
    }
  return n;
}

/* ---- Discards and cards out of the game */

static const guint8 heap_faces[BUNNY_N_HEAPS] = {
  BUNNY_CITY1, BUNNY_CITY2, BUNNY_CITY3, BUNNY_POST, BUNNY_TOWER, BUNNY_SUPPLY
};

guint
bunny_face_get_heap (guint face)
{
  guint heap = 0;

  while (heap < BUNNY_N_HEAPS && heap_faces[heap] != face)
    heap++;
  return heap;
}

void
bunny_state_add_discard (BunnyState *state, guint seat, BunnyCard card)
{
  guint face = bunny_card_get_face (card);
  guint heap = bunny_face_get_heap (face);
  guint marked = (card & 15) != 0;

  if (face == BUNNY_UNKNOWN)
    state->n_unknown_discards[seat]++;
  else if (heap < BUNNY_N_HEAPS)
    state->heap[heap][seat * 2 + marked]++;
  else
    state->fate[face - 1] = BUNNY_FATE_DISCARD (seat, marked);
}

guint
bunny_state_list_discards (const BunnyState *state, guint seat, BunnyCard *cards)
{
  guint n = 0;

  if (state->table.seats != 2)
    return 0;
  for (guint face = 1; face <= BUNNY_N_FACES; face++)
    for (guint marked = 0; marked < 2; marked++)
      {
        guint heap = bunny_face_get_heap (face);
        guint copies = heap < BUNNY_N_HEAPS
                         ? state->heap[heap][seat * 2 + marked]
                         : state->fate[face - 1] == BUNNY_FATE_DISCARD (seat, marked);

        while (copies-- > 0)
          cards[n++] = BUNNY_CARD (face, marked ? bunny_marks_code (1u << (1 - seat)) : 0);
      }
  return n;
}

guint
bunny_state_list_gone (const BunnyState *state, guint seat, guint8 *faces)
{
  guint n = 0;

  for (guint face = 1; face < BUNNY_SUPPLY; face++)
    if (state->fate[face - 1] == BUNNY_FATE_GONE (seat))
      faces[n++] = (guint8) face;
  for (guint i = 0; i < state->provisions[seat]; i++)
    faces[n++] = BUNNY_SUPPLY;
  return n;
}

/* ---- Seats */

guint
bunny_state_get_copied_seat (const BunnyState *state, guint seat, guint which)
{
  return which == 0 ? bunny_table_get_right (&state->table, seat)
                    : bunny_table_get_left (&state->table, seat);
}

gboolean
bunny_state_owes_copy (const BunnyState *state, guint seat, guint which)
{
  const guint64 copies = (guint64) 3 << (BUNNY_COPY_R - BUNNY_FIRST_SCROLL);

  return bunny_state_has_scroll (state, seat, BUNNY_COPY_R + which) &&
         state->copied[seat][which] == 0 &&
         (state->scrolls[bunny_state_get_copied_seat (state, seat, which)] & ~copies) != 0;
}

static guint
find_owing (const BunnyState *state)
{
  guint seat = 0;

  while (seat < state->table.seats && !bunny_state_owes_copy (state, seat, 0) &&
         !bunny_state_owes_copy (state, seat, 1))
    seat++;
  return seat;
}

static guint
find_unsealed (const BunnyState *state)
{
  guint seats = 0;

  for (guint seat = 0; seat < state->table.seats; seat++)
    if (!bunny_state_has_sealed (state, seat))
      seats |= 1u << seat;
  return seats;
}

guint
bunny_state_get_to_act (const BunnyState *state)
{
  const BunnyTable *table = &state->table;

  switch (table->phase)
    {
    case BUNNY_EXPLORE:
      return find_unsealed (state);
    case BUNNY_BUILD:
      return 1u << (table->asked ? bunny_table_find_camp (table, table->asked) : table->mover);
    case BUNNY_HARVEST:
      return 1u << bunny_table_find_unset (table);
    case BUNNY_FINAL:
      return 1u << find_owing (state);
    default:
      return 0;
    }
}

guint
bunny_state_get_seat (const BunnyState *state)
{
  guint seats = bunny_state_get_to_act (state);

  return seats ? (guint) __builtin_ctz (seats) : GAME_NOBODY;
}

guint
bunny_state_get_mover (const GameState *game)
{
  const BunnyState *state = bunny_state (game);

  if (state->table.phase == BUNNY_BUILD)
    return state->table.mover;
  return state->table.phase == BUNNY_OVER ? 0 : bunny_state_get_seat (state);
}

void
bunny_state_unseal (const BunnyState *state, BunnyState *before)
{
  *before = *state;
  for (guint seat = 0; seat < state->table.seats; seat++)
    {
      if (!bunny_state_has_sealed (state, seat))
        continue;
      before->table.turn--;
      memset (before->sealed[seat], 0, sizeof before->sealed[seat]);
      if (state->sealed[seat][0] == BUNNY_SEALED_STAR)
        continue;
      bunny_state_add_to_hand (before, seat, state->sealed[seat][0]);
      bunny_state_add_to_hand (before, seat, state->sealed[seat][1]);
    }
}

/* ---- Counting cards */

static void
count_board (const BunnyTable *table, guint8 *counts)
{
  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    {
      BunnySpot spot = bunny_table_get_spot (table, cell);

      if (bunny_table_get_owner (table, cell) && !bunny_spot_is_camp (spot))
        counts[cell + 1]++;
      if (spot != BUNNY_NOTHING && spot != BUNNY_SPOT_TOWER)
        counts[bunny_spot_get_face (spot)]++;
    }
  for (guint i = 0; i < BUNNY_N_TOWERS; i++)
    counts[BUNNY_TOWER] = (guint8) (counts[BUNNY_TOWER] + (table->towers[i][1] != 0));
}

static void
count_seat (const BunnyState *state, guint seat, guint8 *counts)
{
  BunnyCard cards[BUNNY_N_CARDS];
  guint8    faces[BUNNY_N_CARDS];
  guint     n;

  for (guint face = BUNNY_CITY1; face <= BUNNY_TOWER; face++)
    counts[face] = (guint8) (counts[face] + bunny_tray_get (state->table.tray[seat], face));
  for (guint i = 0; i < state->n_hand[seat]; i++)
    counts[bunny_card_get_face (state->hand[seat][i])]++;
  if (bunny_state_has_sealed (state, seat) && state->sealed[seat][0] != BUNNY_SEALED_STAR)
    for (guint i = 0; i < 2; i++)
      counts[bunny_card_get_face (state->sealed[seat][i])]++;
  for (guint i = 0; i < BUNNY_N_SCROLLS; i++)
    if (bunny_state_has_scroll (state, seat, BUNNY_FIRST_SCROLL + i))
      counts[BUNNY_FIRST_SCROLL + i]++;
  n = bunny_state_list_discards (state, seat, cards);
  for (guint i = 0; i < n; i++)
    counts[bunny_card_get_face (cards[i])]++;
  n = bunny_state_list_gone (state, seat, faces);
  for (guint i = 0; i < n; i++)
    counts[faces[i]]++;
}

void
bunny_state_count_cards (const BunnyState *state, guint8 *counts)
{
  memset (counts, 0, BUNNY_UNKNOWN + 1);
  count_board (&state->table, counts);
  for (guint seat = 0; seat < state->table.seats; seat++)
    {
      count_seat (state, seat, counts);
      counts[BUNNY_UNKNOWN] = (guint8) (counts[BUNNY_UNKNOWN] + state->n_unknown_scrolls[seat]);
    }
  for (guint seat = 0; seat < 2; seat++)
    {
      for (guint i = 0; i < state->n_reserve[seat]; i++)
        counts[state->reserve[seat][i]]++;
      counts[BUNNY_UNKNOWN] = (guint8) (counts[BUNNY_UNKNOWN] + state->n_unknown_discards[seat]);
    }
  if (!state->deck_open)
    for (guint i = 0; i < state->n_deck; i++)
      counts[state->deck[i]]++;
}

guint
bunny_state_count_deck (const BunnyState *state)
{
  guint8 counts[BUNNY_UNKNOWN + 1];
  guint  placed = 0;

  if (!state->deck_open)
    return state->n_deck;
  bunny_state_count_cards (state, counts);
  for (guint face = 1; face <= BUNNY_UNKNOWN; face++)
    placed += counts[face];
  return BUNNY_N_CARDS - placed;
}
