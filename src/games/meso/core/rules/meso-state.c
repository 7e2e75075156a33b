/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lands, settlers and huts in their sorted places, and the first position of a game. Callers see to
 * it that there is room for what they add.
 */
#include "meso-state.h"

#include <string.h>

#include "game-rng.h"

G_STATIC_ASSERT (sizeof (MesoLand) == 12);
G_STATIC_ASSERT (sizeof (MesoState) % 8 == 0 && sizeof (MesoState) <= 1024);

const guint8 meso_rank_of_class[MESO_N_CLASSES] = { 7, 9, 8, 0, 2, 1, 3, 4, 5, 6 };
const guint8 meso_class_of_rank[MESO_N_CLASSES] = { 3, 5, 4, 6, 7, 8, 9, 0, 2, 1 };

guint
meso_card_get_copies (guint card, guint seats)
{
  return seats > 2 && (card == MESO_CARD_ENDURANCE || card == MESO_CARD_PRIEST) ? 3 : 2;
}

guint
meso_land_get_copies (guint kind, guint seats)
{
  static const guint8 copies[MESO_N_LAND_KINDS] = { 0, 1, 22, 6, 7, 5 };

  if (kind == MESO_KIND_PLAIN)
    return copies[kind] - (seats == 2 ? 6u : seats == 3 ? 4u
                                                        : 0u);
  return copies[kind];
}

/* The number of the last round. */
static guint
get_rounds (guint options)
{
  static const guint8 rounds[] = { 100, 15, 30, 60 };

  return rounds[options >> MESO_OPTION_ROUNDS_SHIFT & 3];
}

guint
meso_state_get_points (guint seats, guint turn, guint seat)
{
  static const guint8 first[][MESO_MAX_SEATS] = { { 2, 5 }, { 2, 3, 4 }, { 2, 3, 4, 5 } };

  return turn <= seats ? first[seats - 2][seat] : 5;
}

void
meso_reverse (guint8 *cards, guint n)
{
  for (guint i = 0; i < n / 2; i++)
    {
      guint8 card = cards[i];

      cards[i] = cards[n - 1 - i];
      cards[n - 1 - i] = card;
    }
}

/* ---- Lands */

/* Makes room for a land at its place among the others: its number. */
static guint
insert_land (MesoState *state, guint spot)
{
  guint at = state->n_lands++;

  for (; at > 0 && state->land[at - 1].spot > spot; at--)
    {
      state->land[at] = state->land[at - 1];
      state->index[state->land[at].spot] = (guint8) at;
    }
  state->index[spot] = (guint8) at;
  return at;
}

void
meso_state_lay_land (MesoState *state, guint spot, guint kind)
{
  const MesoMap *map = meso_map_get ();
  MesoLand      *land = &state->land[insert_land (state, spot)];

  *land = (MesoLand) { .spot = (guint8) spot, .kind = (guint8) kind };
  for (guint i = 0; i < MESO_N_NEAR && map->near[spot][i] != MESO_NOWHERE; i++)
    {
      guint8    index = state->index[map->near[spot][i]];
      guint8    back = (guint8) (1u << map->back[spot][i]);
      MesoLand *other;

      if (index == MESO_NO_LAND)
        {
          land->edge |= (guint8) (1u << i);
          continue;
        }
      other = &state->land[index];
      other->edge &= (guint8) ~back;
      if (kind != MESO_KIND_VOLCANO)
        other->ways |= back;
      if (other->kind != MESO_KIND_VOLCANO)
        land->ways |= (guint8) (1u << i);
    }
}

void
meso_land_add_hut (MesoLand *land, guint8 hut)
{
  if (land->hut[0] == 0 || land->hut[0] > hut)
    {
      land->hut[1] = land->hut[0];
      land->hut[0] = hut;
    }
  else
    land->hut[1] = hut;
}

void
meso_land_remove_hut (MesoLand *land, guint8 hut)
{
  if (land->hut[0] == hut)
    land->hut[0] = land->hut[1];
  land->hut[1] = 0;
}

guint
meso_land_count_huts (const MesoLand *land, guint seat)
{
  guint n = 0;

  for (guint i = 0; i < 2; i++)
    n += land->hut[i] != 0 && MESO_HUT_GET_OWNER (land->hut[i]) == seat + 1;
  return n;
}

guint
meso_land_count_free_huts (const MesoLand *land, guint seat)
{
  guint8 hut = MESO_HUT_OF (seat + 1, 0);

  return (land->hut[0] == hut) + (guint) (land->hut[1] == hut);
}

guint
meso_state_get_stock (const MesoState *state, guint goods)
{
  return MESO_N_GOODS - state->goods[goods];
}

guint
meso_state_count_seeds (const MesoState *state, guint kind)
{
  return MIN (state->seats - 1u, meso_state_get_stock (state, kind == MESO_KIND_QUARRY));
}

guint
meso_state_count_others (const MesoState *state, guint kind, guint spot)
{
  guint n = 0;

  for (guint i = 0; i < state->n_lands; i++)
    n += state->land[i].kind == kind && state->land[i].spot != spot;
  return n;
}

/* ---- Settlers */

void
meso_state_add_settler (MesoState *state, guint seat, guint spot, guint klass)
{
  guint16 *keys = state->settler[seat];
  guint16  key = meso_key (spot, meso_rank_of_class[klass]);
  guint    at = state->seat[seat].n_settlers++;

  for (; at > 0 && keys[at - 1] > key; at--)
    keys[at] = keys[at - 1];
  keys[at] = key;
  meso_state_take_land (state, spot)->crowd += (guint16) (1u << (4 * seat));
}

/* The number of a settler among those of its seat, or MESO_N_SETTLERS. */
static guint
find_settler (const MesoState *state, guint seat, guint spot, guint klass)
{
  guint16 key = meso_key (spot, meso_rank_of_class[klass]);
  guint   i = 0;

  while (i < MESO_N_SETTLERS && state->settler[seat][i] != key)
    i++;
  return i;
}

void
meso_state_remove_settler (MesoState *state, guint seat, guint spot, guint klass)
{
  guint16 *keys = state->settler[seat];

  for (guint i = find_settler (state, seat, spot, klass); i + 1 < MESO_N_SETTLERS; i++)
    keys[i] = keys[i + 1];
  keys[MESO_N_SETTLERS - 1] = MESO_NO_SETTLER_KEY;
  state->seat[seat].n_settlers--;
  meso_state_take_land (state, spot)->crowd -= (guint16) (1u << (4 * seat));
}

gboolean
meso_state_has_settler (const MesoState *state, guint seat, guint spot, guint klass)
{
  return find_settler (state, seat, spot, klass) < MESO_N_SETTLERS;
}

guint
meso_state_find_class (const MesoState *state, guint seat, guint klass)
{
  for (guint i = 0; i < state->seat[seat].n_settlers; i++)
    if (meso_key_get_class (state->settler[seat][i]) == klass)
      return state->settler[seat][i] >> 4;
  return MESO_NOWHERE;
}

/* ---- Figures */

guint
meso_state_get_value (const MesoState *state, guint seat, guint token)
{
  static const guint8 values[] = { 2, 4, 6, 7 };
  const MesoSeat     *self = &state->seat[seat];

  if (self->token[token] != MESO_TOKEN_UNKNOWN)
    return self->token[token];
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    if (!memchr (self->token, values[i], MESO_N_TOKENS))
      return values[i];
  return 0;
}

guint
meso_state_count_yields (const MesoState *state, guint seat)
{
  guint n = 0;

  for (guint i = 0; i < state->n_lands; i++)
    if (state->land[i].holy)
      n += meso_land_count_settlers (&state->land[i], seat) >=
           (state->land[i].holy == seat + 1 ? 1u : 2u);
  return n;
}

gboolean
meso_state_is_over (const MesoState *state)
{
  if (state->turn > get_rounds (state->options) * state->seats)
    return TRUE;
  for (guint i = 0; i < state->seats; i++)
    if (state->seat[i].offered == (1u << MESO_N_TOKENS) - 1)
      return TRUE;
  return FALSE;
}

guint
meso_state_sum_offerings (const MesoState *state, guint seat)
{
  guint sum = 0;

  for (guint token = 0; token < MESO_N_TOKENS; token++)
    if (state->seat[seat].offered >> token & 1)
      sum += state->seat[seat].token[token];
  return sum;
}

void
meso_state_rank (const MesoState *state, GameResult *result)
{
  guint worth[MESO_MAX_SEATS] = { 0 };

  memset (result, 0, sizeof *result);
  for (guint i = 0; i < state->seats; i++)
    {
      result->points[i] = __builtin_popcount (state->seat[i].offered);
      worth[i] = (guint) result->points[i] << 16 | meso_state_sum_offerings (state, i);
      worth[i] = worth[i] << 4 | state->seat[i].mana;
    }
  for (guint i = 0; i < state->seats; i++)
    {
      result->rank[i] = 1;
      for (guint j = 0; j < state->seats; j++)
        result->rank[i] += worth[j] > worth[i];
    }
}

/* ---- The first position */

void
meso_state_clear (MesoState *state, guint seats, guint options)
{
  memset (state, 0, sizeof *state);
  memset (state->index, MESO_NO_LAND, sizeof state->index);
  memset (state->settler, 0xff, sizeof state->settler);
  state->seats = (guint8) seats;
  state->options = (guint8) options;
  state->turn = 1;
  for (guint i = 0; i < seats; i++)
    state->seat[i].limit = 3;
}

static void
shuffle_stack (MesoState *state, guint64 *rng)
{
  for (guint8 kind = MESO_KIND_PLAIN; kind < MESO_N_LAND_KINDS; kind++)
    for (guint i = meso_land_get_copies (kind, state->seats) -
                   meso_state_count_others (state, kind, MESO_NOWHERE);
         i > 0; i--)
      state->stack[state->n_stack++] = kind;
  game_rng_shuffle (rng, state->stack, state->n_stack);
  meso_reverse (state->stack, state->n_stack);
}

static void
shuffle_deck (MesoState *state, guint64 *rng)
{
  for (guint8 card = 0; card < MESO_N_CARDS; card++)
    for (guint i = meso_card_get_copies (card, state->seats); i > 0; i--)
      state->deck[state->n_deck++] = card + 1;
  game_rng_shuffle (rng, state->deck, state->n_deck);
  meso_reverse (state->deck, state->n_deck);
}

/* Puts the first hut and settlers of a seat on a plain. */
static void
settle (MesoState *state, guint seat, guint spot)
{
  meso_land_add_hut (meso_state_take_land (state, spot), MESO_HUT_OF (seat + 1, 0));
  state->seat[seat].n_huts++;
  for (guint i = 0; i < 3; i++)
    meso_state_add_settler (state, seat, spot, MESO_EMPTY);
}

/* The first seven lands, huts and goods (RULES.md 3.2, 3.3). */
static void
lay_first (MesoState *state)
{
  static const struct
  {
    const char *place;
    guint8      kind;
  } first[] = {
    { "I9", MESO_KIND_TEMPLE },
    { "J8", MESO_KIND_PLAIN },
    { "J9", MESO_KIND_PLAIN },
    { "I8", MESO_KIND_VOLCANO },
    { "H9", MESO_KIND_FOREST },
    { "H10", MESO_KIND_QUARRY },
    { "I10", MESO_KIND_VOLCANO },
  };
  const MesoMap *map = meso_map_get ();
  guint          spots[G_N_ELEMENTS (first)];

  for (guint i = 0; i < G_N_ELEMENTS (first); i++)
    {
      guint       place = 0;
      const char *end;

      meso_place_read (first[i].place, &place, &end);
      spots[i] = map->spot[place];
      meso_state_lay_land (state, spots[i], first[i].kind);
    }
  meso_state_take_land (state, spots[4])->wood = state->goods[0] = state->seats;
  meso_state_take_land (state, spots[5])->stone = state->goods[1] = state->seats;
  for (guint seat = 0; seat < state->seats; seat++)
    settle (state, seat, seat == 0 || seat == 3 ? spots[1] : spots[2]);
  for (guint i = 1; i <= 2; i++)
    if (meso_state_take_land (state, spots[i])->hut[1] == 0)
      meso_land_add_hut (meso_state_take_land (state, spots[i]), MESO_HUT_OF (0, 0));
}

void
meso_state_deal (GameState *game, guint seats, guint32 options, guint64 seed)
{
  MesoState *state = (MesoState *) game;

  meso_state_clear (state, seats, options);
  lay_first (state);
  shuffle_stack (state, &seed);
  shuffle_deck (state, &seed);
  state->rng = seed;
  state->moves = (guint8) meso_state_get_points (seats, 1, 0);
  for (guint seat = 0; seat < seats && (options & MESO_OPTION_CARD_START); seat++)
    {
      state->seat[seat].cards[state->deck[--state->n_deck] - 1]++;
      state->deck[state->n_deck] = 0;
    }
}
