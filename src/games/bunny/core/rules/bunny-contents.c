/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The zones (NOTATION.md 8) as lists of items: faces of cards, and rabbits behind them. A view
 * shows no memory here: hands of other seats are hidden, even the cards that the viewer
 * remembers.
 */
#include "bunny-apply.h"

/* A face, or hidden where a card is not known. */
static guint16
get_item (guint face)
{
  return face == BUNNY_UNKNOWN ? GAME_ITEM_HIDDEN : (guint16) face;
}

/* Writes the same item several times. */
static void
repeat (guint16 *items, guint item, guint n)
{
  while (n-- > 0)
    items[n] = (guint16) item;
}

static guint
list_deck (const BunnyState *state, guint16 *items)
{
  guint n = bunny_state_count_deck (state);

  if (state->deck_open)
    repeat (items, GAME_ITEM_HIDDEN, n);
  else
    for (guint i = 0; i < n; i++)
      items[i] = state->deck[i];
  return n;
}

/* Returns TRUE if a view hides a seat's hand: zones show no memory. */
static gboolean
is_foreign (const BunnyState *state, guint seat)
{
  return state->table.viewer != 0 && state->table.viewer != seat + 1;
}

/* Unknown cards first: bags are listed by face. A star hides which cards were sealed, so the
 * whole hand counts as unknown. */
static guint
list_hand (const BunnyState *state, guint seat, guint16 *items)
{
  gboolean is_star = state->sealed[seat][0] == BUNNY_SEALED_STAR;
  guint    n = state->n_hand[seat] - (is_star ? 2u : 0);
  guint    n_unknown = 0;

  while (n_unknown < state->n_hand[seat] &&
         state->hand[seat][state->n_hand[seat] - 1 - n_unknown] == BUNNY_CARD_UNKNOWN)
    n_unknown++;
  if (is_star || is_foreign (state, seat))
    n_unknown = n;
  repeat (items, GAME_ITEM_HIDDEN, n_unknown);
  for (guint i = 0; i < n - n_unknown; i++)
    items[n_unknown + i] = (guint16) bunny_card_get_face (state->hand[seat][i]);
  return n;
}

static guint
list_sealed (const BunnyState *state, guint seat, guint16 *items)
{
  if (!bunny_state_has_sealed (state, seat))
    return 0;
  for (guint i = 0; i < 2; i++)
    items[i] = state->sealed[seat][0] == BUNNY_SEALED_STAR
                 ? GAME_ITEM_HIDDEN
                 : (guint16) bunny_card_get_face (state->sealed[seat][i]);
  return 2;
}

static guint
list_tray (const BunnyState *state, guint seat, guint16 *items)
{
  guint n = 0;

  for (guint face = BUNNY_CITY1; face <= BUNNY_TOWER; face++)
    for (guint i = bunny_tray_get (state->table.tray[seat], face); i > 0; i--)
      items[n++] = (guint16) face;
  return n;
}

static guint
list_scrolls (const BunnyState *state, guint seat, guint16 *items)
{
  guint n = state->n_unknown_scrolls[seat];

  repeat (items, GAME_ITEM_HIDDEN, n);
  for (guint face = BUNNY_FIRST_SCROLL; face <= BUNNY_N_FACES; face++)
    if (bunny_state_has_scroll (state, seat, face))
      items[n++] = (guint16) face;
  return n;
}

static guint
list_discards (const BunnyState *state, guint seat, guint16 *items)
{
  BunnyCard cards[BUNNY_N_CARDS];
  guint     n_known = bunny_state_list_discards (state, seat, cards);
  guint     n = seat < 2 ? state->n_unknown_discards[seat] : 0;

  repeat (items, GAME_ITEM_HIDDEN, n);
  for (guint i = 0; i < n_known; i++)
    items[n++] = (guint16) bunny_card_get_face (cards[i]);
  return n;
}

/* Territories on whose cells rabbits stand, then the other cards that went out of the game, by
 * face. */
static guint
list_spent (const BunnyState *state, guint seat, guint16 *items)
{
  const BunnyTable *table = &state->table;
  guint             n = 0;

  for (guint face = 1; face < BUNNY_SUPPLY; face++)
    {
      gboolean is_land = bunny_face_is_territory (face) &&
                         bunny_table_get_owner (table, face - 1) == seat + 1 &&
                         !bunny_spot_is_camp (bunny_table_get_spot (table, face - 1));

      if (is_land || state->fate[face - 1] == BUNNY_FATE_GONE (seat))
        items[n++] = (guint16) face;
    }
  for (guint i = 0; i < state->provisions[seat]; i++)
    items[n++] = BUNNY_SUPPLY;
  return n;
}

static guint
list_cell (const BunnyTable *table, guint cell, guint16 *items)
{
  guint     owner = bunny_table_get_owner (table, cell);
  BunnySpot spot = bunny_table_get_spot (table, cell);
  guint     n = 0;

  if (spot != BUNNY_NOTHING)
    items[n++] = (guint16) bunny_spot_get_face (spot);
  if (owner)
    items[n++] = BUNNY_RABBIT (owner - 1);
  return n;
}

static guint
list_box (const BunnyTable *table, guint16 *items)
{
  guint n = 0;

  for (guint i = 0; i < BUNNY_N_TOWERS; i++)
    if (table->towers[i][1] == 0)
      items[n++] = BUNNY_TOWER;
  return n;
}

static guint
list_reserve (const BunnyState *state, guint seat, guint16 *items)
{
  guint n = seat < 2 ? state->n_reserve[seat] : 0;

  for (guint i = 0; i < n; i++)
    items[i] = get_item (state->reserve[seat][i]);
  return n;
}

guint
bunny_state_contents (const GameState *game, GameZone zone, guint16 *items)
{
  const BunnyState *state = bunny_state (game);
  const BunnyTable *table = &state->table;

  switch (zone.kind)
    {
    case BUNNY_ZONE_DECK:
      return list_deck (state, items);
    case BUNNY_ZONE_RESERVE:
      return list_reserve (state, zone.seat, items);
    case BUNNY_ZONE_HAND:
      return list_hand (state, zone.seat, items);
    case BUNNY_ZONE_SEALED:
      return list_sealed (state, zone.seat, items);
    case BUNNY_ZONE_TRAY:
      return list_tray (state, zone.seat, items);
    case BUNNY_ZONE_SCROLLS:
      return list_scrolls (state, zone.seat, items);
    case BUNNY_ZONE_DISCARDS:
      return list_discards (state, zone.seat, items);
    case BUNNY_ZONE_SPENT:
      return list_spent (state, zone.seat, items);
    case BUNNY_ZONE_CELL:
      return list_cell (table, zone.index, items);
    case BUNNY_ZONE_SUPPLY:
      repeat (items, BUNNY_RABBIT (zone.seat), bunny_table_get_rabbits (table, zone.seat));
      return bunny_table_get_rabbits (table, zone.seat);
    default:
      return list_box (table, items);
    }
}
