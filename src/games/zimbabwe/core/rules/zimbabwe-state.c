/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Seats, monuments and craftsmen in their sorted places, and the first position of a game. Callers
 * see to it that there is room for what they add.
 */
#include "zimbabwe-state.h"

#include <string.h>

#include "game-rng.h"

G_STATIC_ASSERT (sizeof (ZimbabweState) % 8 == 0 && sizeof (ZimbabweState) <= 1024);

guint
zimbabwe_piece_list_cells (guint cell, ZimbabweTurn turn, guint cells[4])
{
  guint right = zimbabwe_cell_get_column (cell) + 1 < ZIMBABWE_SIDE ? cell + 1 : ZIMBABWE_NOWHERE;
  guint below = zimbabwe_cell_get_row (cell) + 1 < ZIMBABWE_SIDE ? cell + ZIMBABWE_SIDE
                                                                 : ZIMBABWE_NOWHERE;

  cells[0] = cell;
  cells[1] = turn == ZIMBABWE_DOWN ? below : right;
  if (turn != ZIMBABWE_WIDE)
    return 2;
  cells[2] = below;
  cells[3] = right != ZIMBABWE_NOWHERE && below != ZIMBABWE_NOWHERE ? below + 1 : ZIMBABWE_NOWHERE;
  return 4;
}

/* ---- Monuments */

guint
zimbabwe_state_find_owner (const ZimbabweState *state, guint cell)
{
  for (guint seat = 0; seat < state->seats; seat++)
    if (zimbabwe_cells_has (&state->own[seat], cell))
      return seat;
  return ZIMBABWE_NOBODY;
}

guint
zimbabwe_state_get_level (const ZimbabweState *state, guint cell)
{
  guint level = zimbabwe_state_find_owner (state, cell) != ZIMBABWE_NOBODY;

  for (guint i = 0; i < ZIMBABWE_TOP_LEVEL - 1; i++)
    level += zimbabwe_cells_has (&state->high[i], cell);
  return level;
}

guint
zimbabwe_state_get_top (const ZimbabweState *state, guint seat)
{
  guint top = ZIMBABWE_TOP_LEVEL;

  while (top > 1 && !zimbabwe_cells_meet (&state->own[seat], &state->high[top - 2]))
    top--;
  return zimbabwe_cells_are_none (&state->own[seat]) ? 0 : top;
}

guint
zimbabwe_state_count_monuments (const ZimbabweState *state, guint seat)
{
  return zimbabwe_cells_count (&state->own[seat]);
}

void
zimbabwe_state_raise (ZimbabweState *state, guint seat, guint cell)
{
  guint level = zimbabwe_state_get_level (state, cell);

  if (level == 0)
    zimbabwe_cells_add (&state->own[seat], cell);
  else
    zimbabwe_cells_add (&state->high[level - 1], cell);
  state->seat[seat].discs++;
  state->seat[seat].points += (guint8) (zimbabwe_values[level + 1] - zimbabwe_values[level]);
}

/* ---- Craftsmen */

guint
zimbabwe_state_count_crafts (const ZimbabweState *state, guint kind)
{
  guint n = 0;

  for (guint i = 0; i < state->n_crafts; i++)
    n += state->craft[i].kind == kind;
  return n;
}

guint
zimbabwe_state_find_craft (const ZimbabweState *state, guint cell)
{
  guint i = 0;

  while (i < state->n_crafts && state->craft[i].cell != cell)
    i++;
  return i;
}

guint
zimbabwe_state_find_cover (const ZimbabweState *state, guint cell)
{
  for (guint i = 0; i < state->n_crafts; i++)
    {
      guint cells[4];
      guint n = zimbabwe_piece_list_cells (state->craft[i].cell, state->craft[i].turn, cells);

      for (guint k = 0; k < n; k++)
        if (cells[k] == cell)
          return i;
    }
  return state->n_crafts;
}

gboolean
zimbabwe_state_is_superseded (const ZimbabweState *state, guint kind)
{
  guint partner = zimbabwe_crafts[kind].partner;

  return !zimbabwe_crafts[kind].is_secondary && partner != ZIMBABWE_NO_CRAFT &&
         zimbabwe_state_count_crafts (state, partner) > 0;
}

void
zimbabwe_state_add_craft (ZimbabweState *state, ZimbabweCraft craft)
{
  guint at = state->n_crafts++;

  for (; at > 0 && (state->craft[at - 1].kind > craft.kind ||
                    (state->craft[at - 1].kind == craft.kind &&
                     state->craft[at - 1].cell > craft.cell));
       at--)
    state->craft[at] = state->craft[at - 1];
  state->craft[at] = craft;
  state->seat[craft.owner].points += zimbabwe_crafts[craft.kind].points;
}

/* ---- Technologies and requirements */

guint
zimbabwe_state_get_upper (const ZimbabweState *state, guint kind)
{
  guint taken = 0;

  for (guint seat = 0; seat < state->seats; seat++)
    taken += state->seat[seat].tech[kind] != 0;
  return taken < 2 ? taken + 1 : 0;
}

guint
zimbabwe_state_find_unpriced (const ZimbabweState *state, guint seat)
{
  guint kind = 0;

  while (kind < ZIMBABWE_N_CRAFTS &&
         (state->seat[seat].tech[kind] == 0 || state->seat[seat].price[kind] > 0))
    kind++;
  return kind;
}

guint8
zimbabwe_state_get_techs (const ZimbabweState *state, guint seat)
{
  guint8 techs = 0;

  for (guint kind = 0; kind < ZIMBABWE_N_CRAFTS; kind++)
    techs |= (guint8) ((state->seat[seat].tech[kind] != 0) << kind);
  return techs;
}

guint
zimbabwe_state_get_requirement (const ZimbabweState *state, guint seat, guint god)
{
  const ZimbabweSeat *self = &state->seat[seat];
  gint                requirement = ZIMBABWE_PLAIN_VR;

  god = god ? god : self->god;
  for (guint kind = 0; kind < ZIMBABWE_N_CRAFTS; kind++)
    if (self->tech[kind])
      requirement +=
        god == ZIMBABWE_GU ? 1 : zimbabwe_crafts[kind].requirement[self->tech[kind] - 1];
  for (guint staff = 0; staff < ZIMBABWE_N_STAFF; staff++)
    requirement += self->staff >> staff & 1 ? zimbabwe_staff[staff].requirement : 0;
  return (guint) (requirement + zimbabwe_gods[god].requirement);
}

guint
zimbabwe_state_get_rise (const ZimbabweState *state, guint seat, guint kind)
{
  if (state->seat[seat].god == ZIMBABWE_GU)
    return 1;
  return zimbabwe_crafts[kind].requirement[zimbabwe_state_get_upper (state, kind) - 1];
}

guint
zimbabwe_state_find_plaque (const ZimbabweState *state, guint seat)
{
  guint at = 0;

  while (state->plaques[at] != seat)
    at++;
  return at;
}

void
zimbabwe_state_set_requirement (ZimbabweState *state, guint seat, guint requirement)
{
  guint8 *plaques = state->plaques;
  guint   at = zimbabwe_state_find_plaque (state, seat);

  if (state->seat[seat].requirement == requirement)
    return;
  state->seat[seat].requirement = (guint8) requirement;
  for (; at + 1 < state->seats; at++)
    plaques[at] = plaques[at + 1];
  for (; at > 0 && state->seat[plaques[at - 1]].requirement < requirement; at--)
    plaques[at] = plaques[at - 1];
  plaques[at] = (guint8) seat;
}

/* ---- Offers */

guint
zimbabwe_state_get_loose (const ZimbabweState *state, guint resource)
{
  guint n = zimbabwe_loose[resource];

  for (guint i = 0; i < state->n_extras; i++)
    n -= zimbabwe_extra_get_resource (state->extra[i]) == resource;
  return n;
}

gboolean
zimbabwe_state_offers_god (const ZimbabweState *state, guint god)
{
  return state->gods >> god & 1;
}

gboolean
zimbabwe_state_offers_staff (const ZimbabweState *state, guint staff)
{
  guint taken = 0;

  for (guint seat = 0; seat < state->seats; seat++)
    taken |= state->seat[seat].staff;
  return !(state->options & ZIMBABWE_OPTION_BEGINNER) && !(taken >> staff & 1);
}

guint
zimbabwe_state_find_worshipper (const ZimbabweState *state, guint god)
{
  for (guint seat = 0; seat < state->seats; seat++)
    if (state->seat[seat].god == god)
      return seat;
  return ZIMBABWE_NOBODY;
}

/* ---- Cattle */

guint
zimbabwe_state_get_gift (const ZimbabweState *state, guint bid)
{
  return state->seat[state->mover].god == ZIMBABWE_ELEGUA && !state->gift ? MIN (bid, 3) : 0;
}

guint
zimbabwe_state_get_plaque (const ZimbabweState *state, guint seat, guint pot)
{
  guint host = zimbabwe_state_find_worshipper (state, ZIMBABWE_SHADIPINYI);
  guint first = host != ZIMBABWE_NOBODY;
  guint n = state->seats + first;
  guint at = zimbabwe_state_find_plaque (state, seat) + first;

  return pot / n + (at < pot % n) + (host == seat ? pot / n + (pot % n > 0) : 0);
}

guint
zimbabwe_state_get_income (const ZimbabweState *state, guint seat)
{
  return zimbabwe_state_get_top (state, seat) +
         (state->seat[seat].god == ZIMBABWE_ENGAI ? 2 : 0);
}

/* ---- Results */

/* Returns TRUE if a seat stands before another one. places: the turn order. */
static gboolean
is_before (const ZimbabweState *state, guint one, guint other, const guint8 *places)
{
  const ZimbabweSeat *a = &state->seat[one];
  const ZimbabweSeat *b = &state->seat[other];
  gint                lead = (gint) a->points - a->requirement;
  gint                against = (gint) b->points - b->requirement;

  if (lead != against)
    return lead > against;
  if (a->god == ZIMBABWE_XANGO || b->god == ZIMBABWE_XANGO)
    return a->god == ZIMBABWE_XANGO;
  if (a->points != b->points)
    return a->points > b->points;
  for (;; places++)
    if (*places == one || *places == other)
      return *places == one;
}

void
zimbabwe_state_rank (const ZimbabweState *state, GameResult *result)
{
  const guint8 *places = state->phase == ZIMBABWE_PHASE_AUCTION ? state->plaques : state->order;

  memset (result, 0, sizeof *result);
  for (guint seat = 0; seat < state->seats; seat++)
    {
      result->points[seat] = (gint) state->seat[seat].points - state->seat[seat].requirement;
      result->rank[seat] = 1;
      for (guint other = 0; other < state->seats; other++)
        result->rank[seat] += other != seat && is_before (state, other, seat, places);
    }
}

/* ---- The first position */

void
zimbabwe_state_clear (ZimbabweState *state, guint seats, guint options)
{
  memset (state, 0, sizeof *state);
  state->seats = (guint8) seats;
  state->options = (guint8) options;
  state->turn = 1;
  state->round = 1;
  state->raising = state->source = ZIMBABWE_NOWHERE;
  for (guint8 seat = 0; seat < seats; seat++)
    {
      state->seat[seat].purse = ZIMBABWE_FIRST_CATTLE;
      state->seat[seat].requirement = ZIMBABWE_PLAIN_VR;
      state->plaques[seat] = state->order[seat] = seat;
    }
}

/* Draws tiles and their turns into the slots of the layout. */
static void
lay_tiles (ZimbabweState *state, guint64 *rng)
{
  const ZimbabweLayout *layout = zimbabwe_layout_get (state->seats);
  guint8                first = state->options & ZIMBABWE_OPTION_OWN_TILES ? ZIMBABWE_N_SET : 0;
  guint8                drawn[ZIMBABWE_N_SET - 1];
  guint                 next = 0;

  for (guint8 i = 0; i < ZIMBABWE_N_SET - 1; i++)
    drawn[i] = first + i + 1;
  game_rng_shuffle (rng, drawn, ZIMBABWE_N_SET - 1);
  for (guint i = 0; i < layout->n_tiles; i++)
    state->tile[i] = i == layout->start ? first : drawn[next++];
  for (guint i = 0; i < layout->n_tiles; i++)
    state->tile_turns[i] = (guint8) game_rng_below (rng, 4);
}

static void
offer_gods (ZimbabweState *state, guint64 *rng)
{
  guint8 gods[ZIMBABWE_N_GODS];

  for (guint8 i = 0; i < ZIMBABWE_N_GODS; i++)
    gods[i] = i + 1;
  game_rng_shuffle (rng, gods, ZIMBABWE_N_GODS);
  for (guint i = 0; i < ZIMBABWE_N_GODS; i++)
    if (state->options & ZIMBABWE_OPTION_BEGINNER ? zimbabwe_gods[gods[i]].for_beginners : i < 8)
      state->gods |= (guint16) (1u << gods[i]);
}

void
zimbabwe_state_deal (GameState *game, guint seats, guint32 options, guint64 seed)
{
  ZimbabweState *state = (ZimbabweState *) game;

  zimbabwe_state_clear (state, seats, options);
  lay_tiles (state, &seed);
  offer_gods (state, &seed);
  game_rng_shuffle (&seed, state->order, seats);
  for (guint i = 0; i < seats; i++)
    state->plaques[i] = state->order[seats - 1 - i];
  state->phase = ZIMBABWE_PHASE_FOUND;
  state->mover = state->order[0];
}
