/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The end of a choice, after all have made theirs (RULES.md 2): cards are played seat by seat,
 * and the rest of each hand is passed on.
 */
#include "bunny-apply.h"

#include <string.h>

/* A camp leaves a cell of `owner`, and the game. With its rabbit the cell is nobody's. */
static void
remove_camp (BunnyState *state, guint cell, gboolean with_rabbit, GArray *events)
{
  BunnyTable *table = &state->table;
  guint       owner = bunny_table_get_owner (table, cell) - 1;
  guint       face = bunny_spot_get_face (bunny_table_get_spot (table, cell));
  GameZone    from = bunny_zone (BUNNY_ZONE_CELL, 0, cell, 0);

  bunny_events_move (events, face, GAME_SEEN_BY_ALL, from,
                     bunny_zone (BUNNY_ZONE_SPENT, owner, 0, 0));
  state->fate[face - 1] = BUNNY_FATE_GONE (owner);
  table->cell[cell] = (guint8) (owner + 1);
  if (!with_rabbit)
    return;
  bunny_events_move (events, BUNNY_RABBIT (owner), GAME_SEEN_BY_ALL, from,
                     bunny_zone (BUNNY_ZONE_SUPPLY, owner, 0, 0));
  table->cell[cell] = 0;
  table->n_cells[owner]--;
}

static void
play_territory (BunnyState *state, guint seat, guint face, GArray *events)
{
  BunnyTable *table = &state->table;
  guint       cell = face - 1;
  guint       owner = bunny_table_get_owner (table, cell);

  if (owner == seat + 1)
    {
      remove_camp (state, cell, FALSE, events);
      return;
    }
  if (bunny_table_get_rabbits (table, seat) == 0)
    {
      state->fate[face - 1] = BUNNY_FATE_GONE (seat);
      return;
    }
  if (owner != 0)
    remove_camp (state, cell, TRUE, events);
  bunny_events_move (events, BUNNY_RABBIT (seat), GAME_SEEN_BY_ALL,
                     bunny_zone (BUNNY_ZONE_SUPPLY, seat, 0, 0),
                     bunny_zone (BUNNY_ZONE_CELL, 0, cell, 0));
  table->cell[cell] = (guint8) (seat + 1);
  table->n_cells[seat]++;
}

static void play_card (
  BunnyState *state, guint seat, BunnyCard card, GameZone from, GArray *events);

static guint
draw (BunnyState *state)
{
  guint face = state->deck[--state->n_deck];

  state->deck[state->n_deck] = 0;
  return face;
}

/* Both are drawn before the first is played; where they are drawn from shows only in events, in
 * which each leaves the deck when it is played. */
static void
play_provisions (BunnyState *state, guint seat, GArray *events)
{
  guint first = draw (state);
  guint second = draw (state);

  play_card (state, seat, BUNNY_CARD (first, 0),
             bunny_zone (BUNNY_ZONE_DECK, 0, 0, state->n_deck + 1u), events);
  play_card (state, seat, BUNNY_CARD (second, 0),
             bunny_zone (BUNNY_ZONE_DECK, 0, 0, state->n_deck), events);
}

/* Plays a card that comes from `from` (RULES.md 2.4 to 2.7). */
static void
play_card (BunnyState *state, guint seat, BunnyCard card, GameZone from, GArray *events)
{
  guint     face = bunny_card_get_face (card);
  BunnyZone to = BUNNY_ZONE_SPENT;

  if (bunny_face_is_building (face))
    to = BUNNY_ZONE_TRAY;
  else if (bunny_face_is_scroll (face))
    to = BUNNY_ZONE_SCROLLS;
  bunny_events_move (events, face, to == BUNNY_ZONE_SCROLLS ? 1u << seat : GAME_SEEN_BY_ALL, from,
                     bunny_zone (to, seat, 0, 0));
  if (to == BUNNY_ZONE_TRAY)
    state->table.tray[seat] += bunny_tray_one (face);
  else if (to == BUNNY_ZONE_SCROLLS)
    {
      state->scrolls[seat] |= (guint64) 1 << (face - BUNNY_FIRST_SCROLL);
      state->scroll_marks[face - BUNNY_FIRST_SCROLL] = card & 15;
    }
  else if (face == BUNNY_SUPPLY)
    {
      state->provisions[seat]++;
      play_provisions (state, seat, events);
    }
  else
    play_territory (state, seat, face, events);
}

void
bunny_apply_sealed (BunnyState *state, guint seat, GArray *events)
{
  GameZone  from = bunny_zone (BUNNY_ZONE_SEALED, seat, 0, 0);
  BunnyCard first = state->sealed[seat][0];
  BunnyCard second = state->sealed[seat][1];

  memset (state->sealed[seat], 0, sizeof state->sealed[seat]);
  play_card (state, seat, first, from, events);
  if (second == 0)
    return;
  if (state->table.seats > 2)
    {
      play_card (state, seat, second, from, events);
      return;
    }
  bunny_events_move (events, bunny_card_get_face (second), 1u << seat, from,
                     bunny_zone (BUNNY_ZONE_DISCARDS, seat, 0, 0));
  bunny_state_add_discard (state, seat, second);
}

/* ---- Passing */

/* The card as it comes from `giver` to `receiver`. */
static BunnyCard
mark (BunnyCard card, guint giver, guint receiver)
{
  guint marks = (bunny_marks_get (card & 15) | 1u << giver) & ~(1u << receiver);

  return BUNNY_CARD (bunny_card_get_face (card), bunny_marks_code (marks));
}

/* The hand that `giver` had, as `receiver` holds it. */
static void
receive (BunnyState *state, guint receiver, guint giver, const BunnyCard *hand, guint n)
{
  BunnyCard *mine = state->hand[receiver];

  for (guint i = 0; i < n; i++)
    {
      BunnyCard card = mark (hand[i], giver, receiver);
      guint     k = i;

      for (; k > 0 && mine[k - 1] > card; k--)
        mine[k] = mine[k - 1];
      mine[k] = card;
    }
}

static void
tell_of_passing (guint giver, guint receiver, const BunnyCard *hand, guint n, GArray *events)
{
  for (guint i = 0; i < n; i++)
    bunny_events_move (events, bunny_card_get_face (hand[i]), 1u << giver | 1u << receiver,
                       bunny_zone (BUNNY_ZONE_HAND, giver, 0, 0),
                       bunny_zone (BUNNY_ZONE_HAND, receiver, 0, 0));
}

static guint
get_receiver (const BunnyTable *table, guint giver)
{
  return table->round % 2 == 1 ? bunny_table_get_left (table, giver)
                               : bunny_table_get_right (table, giver);
}

static void
pass_hands (BunnyState *state, GArray *events)
{
  BunnyCard hands[BUNNY_MAX_SEATS][BUNNY_MAX_HAND];
  guint     n = state->n_hand[0];

  memcpy (hands, state->hand, sizeof hands);
  for (guint giver = 0; giver < state->table.seats; giver++)
    {
      guint receiver = get_receiver (&state->table, giver);

      if (events)
        tell_of_passing (giver, receiver, hands[giver], n, events);
      receive (state, receiver, giver, hands[giver], n);
    }
}

static void
take_from_reserve (BunnyState *state, guint seat, GArray *events)
{
  guint slot = --state->n_reserve[seat];
  guint face = state->reserve[seat][slot];

  state->reserve[seat][slot] = 0;
  bunny_events_move (events, face, 1u << seat, bunny_zone (BUNNY_ZONE_RESERVE, seat, 0, slot),
                     bunny_zone (BUNNY_ZONE_HAND, seat, 0, 0));
  bunny_state_add_to_hand (state, seat, BUNNY_CARD (face, 0));
}

static void
take_from_reserves (BunnyState *state, GArray *events)
{
  for (guint seat = 0; seat < state->table.seats && state->table.seats == 2; seat++)
    take_from_reserve (state, seat, events);
}

void
bunny_apply_reveal (BunnyState *state, GArray *events)
{
  for (guint seat = 0; seat < state->table.seats; seat++)
    bunny_apply_sealed (state, seat, events);
  if (state->n_hand[0] == 0)
    {
      bunny_apply_building (state, events);
      return;
    }
  pass_hands (state, events);
  take_from_reserves (state, events);
  state->table.pick++;
}

/* ---- The deal */

static void
deal_hand (BunnyState *state, guint seat, GArray *events)
{
  for (guint i = bunny_table_get_deal (&state->table); i > 0; i--)
    {
      guint face = draw (state);

      bunny_events_move (events, face, 1u << seat,
                         bunny_zone (BUNNY_ZONE_DECK, 0, 0, state->n_deck),
                         bunny_zone (BUNNY_ZONE_HAND, seat, 0, 0));
      bunny_state_add_to_hand (state, seat, BUNNY_CARD (face, 0));
    }
}

/* The first card dealt is the next one, so each goes below those before it. */
static void
deal_reserve (BunnyState *state, guint seat, GArray *events)
{
  for (guint i = BUNNY_MAX_RESERVE; i > 0; i--)
    {
      guint face = draw (state);

      bunny_events_move (events, face, 0, bunny_zone (BUNNY_ZONE_DECK, 0, 0, state->n_deck),
                         bunny_zone (BUNNY_ZONE_RESERVE, seat, 0, 0));
      state->reserve[seat][i - 1] = (guint8) face;
    }
  state->n_reserve[seat] = BUNNY_MAX_RESERVE;
}

void
bunny_apply_deal (BunnyState *state, GArray *events)
{
  state->table.phase = BUNNY_EXPLORE;
  state->table.pick = 1;
  for (guint seat = 0; seat < state->table.seats; seat++)
    {
      deal_hand (state, seat, events);
      if (state->table.seats == 2)
        deal_reserve (state, seat, events);
    }
  take_from_reserves (state, events);
}
