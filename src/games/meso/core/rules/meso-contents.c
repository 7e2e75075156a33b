/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The items of each zone (NOTATION.md 8), bags by face. A value or a card that a partial state does
 * not know is hidden.
 */
#include <string.h>

#include "meso-apply.h"
#include "meso-view.h"

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

/* Adds an item to a bag in its place by face. */
static void
add_sorted (List *list, guint item)
{
  guint at = list->n++;

  for (; at > 0 && list->items[at - 1] > item; at--)
    list->items[at] = list->items[at - 1];
  list->items[at] = (guint16) item;
}

static guint
get_token_face (guint value)
{
  return value == MESO_TOKEN_UNKNOWN ? GAME_ITEM_HIDDEN : MESO_FACE_TOKEN + value;
}

static void
list_on (const MesoLand *land, List *list)
{
  add (list, MESO_FACE_GOODS, land->wood);
  add (list, MESO_FACE_GOODS + 1, land->stone);
  for (guint i = 0; i < 2; i++)
    add (list, MESO_FACE_HUT + MESO_HUT_GET_OWNER (land->hut[i]), land->hut[i] != 0);
  add (list, MESO_FACE_HOLY + land->holy - 1u, land->holy != 0);
}

static void
list_under (const MesoState *state, const MesoLand *land, guint seat, List *list)
{
  for (guint i = 0; i < 2; i++)
    if (MESO_HUT_GET_OWNER (land->hut[i]) == seat + 1 && MESO_HUT_GET_TOKEN (land->hut[i]) > 0)
      add_sorted (list,
                  get_token_face (state->seat[seat].token[MESO_HUT_GET_TOKEN (land->hut[i]) - 1]));
}

static void
list_loads (const MesoState *state, const MesoLand *land, guint seat, List *list)
{
  for (guint i = 0; i < state->seat[seat].n_settlers; i++)
    {
      guint klass = meso_key_get_class (state->settler[seat][i]);

      if (state->settler[seat][i] >> 4 != land->spot)
        continue;
      if (klass >= MESO_BEARER)
        add_sorted (list, get_token_face (state->seat[seat].token[klass - MESO_BEARER]));
      else if (klass % MESO_EMPTY_THIEF != 0)
        add_sorted (list, MESO_FACE_GOODS + klass % MESO_EMPTY_THIEF - 1);
    }
}

/* Tokens that are not laid are hidden as long as those that are laid are. */
static void
list_supply (const MesoSeat *self, guint seat, List *list)
{
  static const guint8 values[] = { 2, 4, 6, 7 };
  gboolean            hidden = memchr (self->token, MESO_TOKEN_UNKNOWN, MESO_N_TOKENS) != NULL;

  if (hidden)
    add (list, GAME_ITEM_HIDDEN, MESO_N_TOKENS - self->n_tokens);
  add (list, MESO_FACE_HUT + seat + 1, (guint) MESO_N_HUTS - self->n_huts);
  add (list, MESO_FACE_HOLY + seat, (guint) MESO_N_HOLIES - self->n_holies);
  for (guint i = 0; i < G_N_ELEMENTS (values) && !hidden; i++)
    add (list, MESO_FACE_TOKEN + values[i], !memchr (self->token, values[i], MESO_N_TOKENS));
  add (list, MESO_FACE_SETTLER + seat, (guint) MESO_N_SETTLERS - self->n_settlers);
}

static void
list_offered (const MesoSeat *self, List *list)
{
  for (guint i = 0; i < MESO_N_TOKENS; i++)
    if (self->offered >> i & 1)
      add_sorted (list, get_token_face (self->token[i]));
}

static void
list_cards (const guint8 *counts, List *list)
{
  for (guint card = 0; card < MESO_N_CARDS; card++)
    add (list, MESO_FACE_CARD + card, counts[card]);
}

/* The zones of a land. */
static void
list_land (const MesoState *state, const MesoLand *land, GameZone zone, List *list)
{
  switch (zone.kind)
    {
    case MESO_ZONE_LAND:
      add (list, land->kind, 1);
      break;
    case MESO_ZONE_ON:
      list_on (land, list);
      break;
    case MESO_ZONE_SETTLERS:
      for (guint seat = 0; seat < state->seats; seat++)
        add (list, MESO_FACE_SETTLER + seat, meso_land_count_settlers (land, seat));
      break;
    case MESO_ZONE_UNDER:
      list_under (state, land, zone.seat, list);
      break;
    default:
      list_loads (state, land, zone.seat, list);
    }
}

/* The zones of chance, and those of all without a place. */
static void
list_common (const MesoState *state, guint zone, List *list)
{
  switch (zone)
    {
    case MESO_ZONE_STOCK:
      add (list, MESO_FACE_GOODS, meso_state_get_stock (state, 0));
      add (list, MESO_FACE_GOODS + 1, meso_state_get_stock (state, 1));
      break;
    case MESO_ZONE_SHOWN:
      for (guint kind = MESO_KIND_PLAIN; kind < MESO_N_LAND_KINDS; kind++)
        add (list, kind, state->shown[kind]);
      add (list, MESO_KIND_VOLCANO, state->due == MESO_DUE_VOLCANO);
      break;
    case MESO_ZONE_DISCARDS:
      list_cards (state->discards, list);
      break;
    case MESO_ZONE_STACK:
      for (guint i = 0; i < state->n_stack; i++)
        add (list, state->stack[i], 1);
      break;
    default:
      for (guint i = 0; i < state->n_deck; i++)
        add (list, state->deck[i] ? MESO_FACE_CARD + state->deck[i] - 1u : GAME_ITEM_HIDDEN, 1);
    }
}

guint
meso_state_contents (const GameState *game, GameZone zone, guint16 *items)
{
  const MesoState *state = meso_state (game);
  const MesoSeat  *seat = &state->seat[zone.seat];
  List             list = { .items = items };

  if (zone.kind <= MESO_ZONE_LOADS)
    {
      const MesoLand *land = meso_state_get_land (state, meso_map_get ()->spot[zone.index]);

      if (land)
        list_land (state, land, zone, &list);
    }
  else if (zone.kind == MESO_ZONE_SUPPLY)
    list_supply (seat, zone.seat, &list);
  else if (zone.kind == MESO_ZONE_OFFERED)
    list_offered (seat, &list);
  else if (zone.kind == MESO_ZONE_HAND)
    {
      add (&list, GAME_ITEM_HIDDEN, seat->cards[MESO_CARD_UNKNOWN]);
      list_cards (seat->cards, &list);
    }
  else
    list_common (state, zone.kind, &list);
  return list.n;
}
