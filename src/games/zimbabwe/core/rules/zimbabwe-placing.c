/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows of craftsmen to be placed, of new monuments, and of what a raise needs. For placing, whole
 * sets of cells are judged at once.
 */
#include "zimbabwe-judge.h"
#include "zimbabwe-raise.h"
#include "zimbabwe-rows.h"

const guint8 zimbabwe_kinds_by_letter[ZIMBABWE_N_CRAFTS] = {
  ZIMBABWE_DIAMOND_CUTTER, ZIMBABWE_IVORY_CARVER, ZIMBABWE_POTTER, ZIMBABWE_SCULPTOR,
  ZIMBABWE_THRONE_MAKER, ZIMBABWE_VESSEL_MAKER, ZIMBABWE_WOOD_CARVER
};

/* ---- Placing */

/* The cells from which a kind has a resource of its own within range. */
static ZimbabweCells
find_supplied (ZimbabweRows *rows, guint kind)
{
  guint64 left = rows->ground->of_kind[zimbabwe_crafts[kind].resource] &
                 ~zimbabwe_ground_get_claimed (rows->ground, rows->state, kind);
  ZimbabweCells cells = { { 0 } };

  for (; left; left &= left - 1)
    cells = zimbabwe_cells_or (
      cells, zimbabwe_ground_get_near (rows->ground, (guint) __builtin_ctzll (left)));
  return cells;
}

/* The cells that a primary of the line of a kind reaches. */
static ZimbabweCells
find_served (ZimbabweRows *rows, guint kind)
{
  ZimbabweCells cells = { { 0 } };

  for (guint i = 0; i < rows->state->n_crafts; i++)
    if (rows->state->craft[i].kind == zimbabwe_crafts[kind].partner)
      cells = zimbabwe_cells_or (cells, &zimbabwe_ground_get_ways (rows->ground, i)->reach);
  return cells;
}

/* The cells from which a piece covers one of some cells. */
static ZimbabweCells
widen (const ZimbabweCells *cells, ZimbabweTurn turn)
{
  ZimbabweCells wide = *cells, other;

  if (turn != ZIMBABWE_DOWN)
    {
      other = zimbabwe_cells_left_of (&wide);
      wide = zimbabwe_cells_or (wide, &other);
    }
  if (turn != ZIMBABWE_ACROSS)
    {
      other = zimbabwe_cells_above (&wide);
      wide = zimbabwe_cells_or (wide, &other);
    }
  return wide;
}

/* The cells with room for a piece. */
static ZimbabweCells
find_room (const ZimbabweGround *ground, ZimbabweTurn turn)
{
  ZimbabweCells room = zimbabwe_ground_find_pairs (ground, turn == ZIMBABWE_DOWN ? ZIMBABWE_DOWN
                                                                                 : ZIMBABWE_ACROSS);
  ZimbabweCells below;

  if (turn != ZIMBABWE_WIDE)
    return room;
  below = zimbabwe_cells_above (&room);
  return zimbabwe_cells_and (room, &below);
}

static ZimbabweCells
find_anchors (const ZimbabweRows  *rows,
              ZimbabweTurn         turn,
              const ZimbabweCells *supplied,
              const ZimbabweCells *served)
{
  ZimbabweCells anchors = find_room (rows->ground, turn);
  ZimbabweCells wide = widen (supplied, turn);

  anchors = zimbabwe_cells_and (anchors, &wide);
  if (!served)
    return anchors;
  wide = widen (served, turn);
  return zimbabwe_cells_and (anchors, &wide);
}

static void
add_placements_of (ZimbabweRows *rows, guint kind)
{
  const ZimbabweCraftFacts *facts = &zimbabwe_crafts[kind];
  GameAction                action = zimbabwe_action (ZIMBABWE_PLACE, kind + 1, 0, 0, 0);
  ZimbabweCells             supplied, served, across, down;

  if (zimbabwe_judge_kind (rows->state, kind) != ZIMBABWE_LEGAL)
    return;
  supplied = find_supplied (rows, kind);
  if (facts->is_secondary)
    served = find_served (rows, kind);
  if (facts->is_wide)
    {
      across = find_anchors (rows, ZIMBABWE_WIDE, &supplied, facts->is_secondary ? &served : NULL);
      zimbabwe_rows_add_cells (rows, action, 1, &across);
      return;
    }
  across = find_anchors (rows, ZIMBABWE_ACROSS, &supplied, facts->is_secondary ? &served : NULL);
  down = find_anchors (rows, ZIMBABWE_DOWN, &supplied, facts->is_secondary ? &served : NULL);
  zimbabwe_rows_add_turns (rows, action, 1, &across, &down);
}

void
zimbabwe_rows_add_placements (ZimbabweRows *rows)
{
  for (guint i = 0; i < ZIMBABWE_N_CRAFTS; i++)
    add_placements_of (rows, zimbabwe_kinds_by_letter[i]);
}

/* ---- Monuments */

void
zimbabwe_rows_add_monuments (ZimbabweRows *rows)
{
  ZimbabweCells cells = rows->ground->empty;

  if (!zimbabwe_state_may_do (rows->state, ZIMBABWE_MAIN_MONUMENT) ||
      rows->self->discs == ZIMBABWE_N_DISCS)
    return;
  if (!(rows->state->spent >> ZIMBABWE_STAFF_NOMADS & 1))
    {
      ZimbabweCells close = zimbabwe_cells_spread (&rows->ground->monuments, &rows->ground->map);

      cells = zimbabwe_cells_without (cells, &close);
    }
  zimbabwe_rows_add_cells (rows, zimbabwe_action (ZIMBABWE_MONUMENT, 0, 0, 0, 0), 0, &cells);
}

/* ---- Raising */

void
zimbabwe_rows_add_raises (ZimbabweRows *rows)
{
  const ZimbabweState *state = rows->state;
  ZimbabweCells        left = state->own[rows->mover];
  ZimbabweCells        raises = { { 0 } };
  ZimbabweBuyer        buyer;
  ZimbabweNeed         need;
  guint                cell;

  if (!zimbabwe_state_may_do (state, ZIMBABWE_MAIN_RAISE) || state->n_crafts == 0 ||
      rows->self->purse == 0 || rows->self->discs == ZIMBABWE_N_DISCS)
    return;
  zimbabwe_buyer_init (&buyer, rows->ground, state, rows->mover);
  left = zimbabwe_cells_without (left, &state->raised);
  left = zimbabwe_cells_without (left, &state->high[ZIMBABWE_TOP_LEVEL - 2]);
  while ((cell = zimbabwe_cells_take (&left)) != ZIMBABWE_NOWHERE)
    {
      zimbabwe_need_begin (&need, state, cell);
      if (need.n_goods <= rows->self->purse &&
          zimbabwe_buyer_complete (&buyer, &need, rows->self->purse) != ZIMBABWE_NEVER)
        zimbabwe_cells_add (&raises, cell);
    }
  zimbabwe_rows_add_cells (rows, zimbabwe_action (ZIMBABWE_RAISE, 0, 0, 0, 0), 0, &raises);
}

/* Adds the resources with which a craftsman delivers its part. */
static void
add_steps_of (ZimbabweRows *rows, const ZimbabweBuyer *buyer, guint craft, guint cost)
{
  const ZimbabweState *state = rows->state;
  const ZimbabweKind   kind = state->source == ZIMBABWE_NOWHERE ? ZIMBABWE_GOOD : ZIMBABWE_FROM;
  GameAction           action = zimbabwe_action (kind, 0, 0, 0, 0);
  ZimbabweCells        marks = { { 0 } };
  ZimbabweNeed         need;
  guint64              left;

  zimbabwe_need_resume (&need, state);
  left = zimbabwe_buyer_get_free (buyer, &need, craft);
  if (kind == ZIMBABWE_GOOD)
    zimbabwe_need_take (&need, state, craft);
  else
    need.source = state->n_crafts;
  for (; left; left &= left - 1)
    {
      guint        resource = (guint) __builtin_ctzll (left);
      ZimbabweNeed then = need;

      zimbabwe_need_mark (&then, resource);
      if (zimbabwe_buyer_complete (buyer, &then, rows->self->purse - cost) != ZIMBABWE_NEVER)
        zimbabwe_cells_add (&marks, rows->ground->resource_cell[resource]);
    }
  zimbabwe_action_set_cell (&action, 0, state->craft[craft].cell);
  zimbabwe_rows_add_cells (rows, action, 2, &marks);
}

/* The hubs on a craftsman's way to the raise, or ZIMBABWE_FAR if it cannot take part now. */
static guint
find_hubs (ZimbabweRows *rows, const ZimbabweBuyer *buyer, guint secondary, guint craft)
{
  const ZimbabweState *state = rows->state;
  guint                kind = state->craft[craft].kind;

  if (secondary < state->n_crafts)
    return kind == zimbabwe_crafts[state->craft[secondary].kind].partner
             ? zimbabwe_ground_count_hubs_between (rows->ground, secondary, craft)
             : ZIMBABWE_FAR;
  if ((buyer->superseded >> kind & 1) || (!buyer->any_kind && state->goods[kind] > 0))
    return ZIMBABWE_FAR;
  return zimbabwe_ground_count_hubs (rows->ground, state->raising, craft);
}

/* Writes the numbers of the craftsmen in the byte order of their cells. */
static void
sort_crafts (const ZimbabweState *state, guint *order)
{
  for (guint i = 0; i < state->n_crafts; i++)
    {
      guint rank = zimbabwe_cell_get_rank (state->craft[i].cell);
      guint at = i;

      for (; at > 0 && zimbabwe_cell_get_rank (state->craft[order[at - 1]].cell) > rank; at--)
        order[at] = order[at - 1];
      order[at] = i;
    }
}

void
zimbabwe_rows_add_steps (ZimbabweRows *rows)
{
  const ZimbabweState *state = rows->state;
  guint                secondary = zimbabwe_state_find_craft (state, state->source);
  ZimbabweBuyer        buyer;
  guint                order[ZIMBABWE_MAX_CRAFTS];

  zimbabwe_buyer_init (&buyer, rows->ground, state, rows->mover);
  sort_crafts (state, order);
  for (guint i = 0; i < state->n_crafts; i++)
    {
      guint hubs = find_hubs (rows, &buyer, secondary, order[i]);
      guint cost = hubs + zimbabwe_buyer_get_price (&buyer, order[i]);

      if (hubs != ZIMBABWE_FAR && cost <= rows->self->purse)
        add_steps_of (rows, &buyer, order[i], cost);
    }
}
