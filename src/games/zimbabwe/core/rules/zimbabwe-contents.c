/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The items of each zone (NOTATION.md 8), bags by face. Nothing is ever hidden, and what is printed
 * on the map is no item.
 */
#include <string.h>

#include "zimbabwe-apply.h"

#define N_USE_MARKERS   96
#define N_PRICE_MARKERS 42

/* A list of items that grows. */
typedef struct
{
  guint16 *items;
  guint    n;
} List;

static void
add (List *list, guint item, guint n)
{
  for (guint i = 0; i < n; i++)
    list->items[list->n++] = (guint16) item;
}

static guint
count_bits (guint64 bits)
{
  return (guint) __builtin_popcountll (bits);
}

/* The use markers on a cell. Resources have numbers on a ground alone. */
static guint
count_markers (const ZimbabweState *state, guint cell)
{
  ZimbabweGround ground;
  guint          resource;

  if (state->used[0] == 0)
    return 0;
  zimbabwe_ground_init (&ground);
  zimbabwe_ground_follow (&ground, state);
  resource = zimbabwe_ground_find_resource (&ground, cell);
  if (resource == ground.n_resources)
    return 0;
  return (guint) ((state->used[0] >> resource & 1) + (state->used[1] >> resource & 1));
}

static void
list_cell (const ZimbabweState *state, guint cell, List *list)
{
  guint craft = zimbabwe_state_find_craft (state, cell);
  guint owner = zimbabwe_state_find_owner (state, cell);

  for (guint i = 0; i < state->n_extras; i++)
    if (zimbabwe_extra_get_cell (state->extra[i]) == cell)
      add (list, ZIMBABWE_FACE_RESOURCE + zimbabwe_extra_get_resource (state->extra[i]), 1);
  add (list, ZIMBABWE_FACE_WATER, zimbabwe_cells_has (&state->rain, cell));
  add (list, ZIMBABWE_FACE_USE, count_markers (state, cell));
  if (craft < state->n_crafts)
    {
      add (list, ZIMBABWE_FACE_CRAFT + state->craft[craft].kind, 1u);
      add (list, ZIMBABWE_FACE_MARKER + state->craft[craft].owner, 1u);
    }
  add (list, ZIMBABWE_FACE_DISC + owner, zimbabwe_state_get_level (state, cell));
}

static void
list_supply (const ZimbabweState *state, guint seat, List *list)
{
  guint n = 0;

  for (guint i = 0; i < state->n_crafts; i++)
    n += state->craft[i].owner == seat;
  add (list, ZIMBABWE_FACE_MARKER + seat, ZIMBABWE_MAX_CRAFTS - n);
  add (list, ZIMBABWE_FACE_DISC + seat, (guint) ZIMBABWE_N_DISCS - state->seat[seat].discs);
}

static void
list_hand (const ZimbabweSeat *self, List *list)
{
  for (guint kind = 0; kind < ZIMBABWE_N_CRAFTS; kind++)
    add (list, ZIMBABWE_FACE_FIRST_CARD + kind, self->tech[kind] == 1);
  for (guint kind = 0; kind < ZIMBABWE_N_CRAFTS; kind++)
    add (list, ZIMBABWE_FACE_SECOND_CARD + kind, self->tech[kind] == 2);
  add (list, ZIMBABWE_FACE_GOD + self->god - 1u, self->god != 0);
  for (guint staff = 0; staff < ZIMBABWE_N_STAFF; staff++)
    add (list, ZIMBABWE_FACE_STAFF + staff, self->staff >> staff & 1);
}

static void
list_offer (const ZimbabweState *state, List *list)
{
  for (guint god = 1; god <= ZIMBABWE_N_GODS; god++)
    add (list, ZIMBABWE_FACE_GOD + god - 1, zimbabwe_state_offers_god (state, god) != FALSE);
  for (guint staff = 0; staff < ZIMBABWE_N_STAFF; staff++)
    add (list, ZIMBABWE_FACE_STAFF + staff, zimbabwe_state_offers_staff (state, staff) != FALSE);
}

static void
list_stock (const ZimbabweState *state, List *list)
{
  guint n_prices = 0;

  for (guint resource = 0; resource < ZIMBABWE_N_RESOURCES; resource++)
    add (list, ZIMBABWE_FACE_RESOURCE + resource, zimbabwe_state_get_loose (state, resource));
  add (list, ZIMBABWE_FACE_WATER, ZIMBABWE_N_DROPS - zimbabwe_cells_count (&state->rain));
  add (list, ZIMBABWE_FACE_USE,
       N_USE_MARKERS - count_bits (state->used[0]) - count_bits (state->used[1]));
  for (guint kind = 0; kind < ZIMBABWE_N_CRAFTS; kind++)
    add (list, ZIMBABWE_FACE_CRAFT + kind,
         ZIMBABWE_COPIES - zimbabwe_state_count_crafts (state, kind));
  for (guint seat = 0; seat < state->seats; seat++)
    for (guint kind = 0; kind < ZIMBABWE_N_CRAFTS; kind++)
      n_prices += state->seat[seat].price[kind];
  add (list, ZIMBABWE_FACE_PRICE, N_PRICE_MARKERS - n_prices);
}

/* The seat whose cube lies on a place of the turn order, or ZIMBABWE_NOBODY. */
static guint
get_cube (const ZimbabweState *state, guint place)
{
  return place < state->seats && state->phase != ZIMBABWE_PHASE_FOUND ? state->order[place]
                                                                      : ZIMBABWE_NOBODY;
}

static void
list_aside (const ZimbabweState *state, List *list)
{
  for (guint seat = 0; seat < state->seats; seat++)
    {
      guint n = 1;

      for (guint place = 0; place < state->seats; place++)
        n -= get_cube (state, place) == seat;
      add (list, ZIMBABWE_FACE_CUBE + seat, n);
    }
}

/* The zones that all share. */
static void
list_common (const ZimbabweState *state, GameZone zone, List *list)
{
  guint upper;

  switch (zone.kind)
    {
    case ZIMBABWE_ZONE_OFFER:
      list_offer (state, list);
      break;
    case ZIMBABWE_ZONE_UPPER:
      upper = zimbabwe_state_get_upper (state, zone.index);
      add (list, ZIMBABWE_FACE_FIRST_CARD + zone.index, upper == 1);
      add (list, ZIMBABWE_FACE_SECOND_CARD + zone.index, upper != 0);
      break;
    case ZIMBABWE_ZONE_STOCK:
      list_stock (state, list);
      break;
    case ZIMBABWE_ZONE_ROW:
      for (guint i = 0; i < state->seats; i++)
        add (list, ZIMBABWE_FACE_PLAQUE + state->plaques[i], 1);
      break;
    case ZIMBABWE_ZONE_TRACK:
      if (get_cube (state, zone.index) != ZIMBABWE_NOBODY)
        add (list, ZIMBABWE_FACE_CUBE + get_cube (state, zone.index), 1);
      break;
    default:
      list_aside (state, list);
    }
}

guint
zimbabwe_state_contents (const GameState *game, GameZone zone, guint16 *items)
{
  const ZimbabweState *state = zimbabwe_state (game);
  List                 list = { .items = items };

  switch (zone.kind)
    {
    case ZIMBABWE_ZONE_CELL:
      list_cell (state, zone.index, &list);
      break;
    case ZIMBABWE_ZONE_SUPPLY:
      list_supply (state, zone.seat, &list);
      break;
    case ZIMBABWE_ZONE_HAND:
      list_hand (&state->seat[zone.seat], &list);
      break;
    case ZIMBABWE_ZONE_PRICES:
      add (&list, ZIMBABWE_FACE_PRICE, state->seat[zone.seat].price[zone.index]);
      break;
    default:
      list_common (state, zone, &list);
    }
  return list.n;
}
