/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows of legal actions: those that differ in a cell alone are one row, with their cells as sets.
 * For lists, counts and draws, and for players, which need not list them.
 */
#pragma once

#include "zimbabwe-ground.h"

G_BEGIN_DECLS

#define ZIMBABWE_MAX_ROWS 96

typedef enum
{
  ZIMBABWE_ROW_ONE,   /* one action */
  ZIMBABWE_ROW_CELLS, /* a cell, with nothing or a hyphen behind it */
  ZIMBABWE_ROW_TURNS, /* a cell with a turn behind it */
  ZIMBABWE_ROW_BIDS,  /* all bids from `first` on */
} ZimbabweRowType;

typedef struct
{
  GameAction    action;
  guint8        type;
  guint8        operand; /* of the cell */
  guint16       first;
  guint         n;
  ZimbabweCells across; /* of ROW_CELLS: its cells */
  ZimbabweCells down;
} ZimbabweRow;

typedef struct
{
  ZimbabweGround      *ground;
  const ZimbabweState *state;
  const ZimbabweSeat  *self;
  guint                mover;
  guint                total;
  guint                n;
  ZimbabweRow          row[ZIMBABWE_MAX_ROWS];
} ZimbabweRows;

/* Begins rows of a state, which the ground follows already. */
static inline void
zimbabwe_rows_init (ZimbabweRows *rows, ZimbabweGround *ground, const ZimbabweState *state)
{
  rows->ground = ground;
  rows->state = state;
  rows->mover = state->mover;
  rows->self = &state->seat[state->mover];
  rows->n = rows->total = 0;
}

/* Adds one action. */
static inline void
zimbabwe_rows_add (ZimbabweRows *rows, GameAction action)
{
  ZimbabweRow *row = &rows->row[rows->n++];

  row->action = action;
  row->type = ZIMBABWE_ROW_ONE;
  row->n = 1;
  rows->total++;
}

/* Adds an action for each cell of a set. */
static inline void
zimbabwe_rows_add_cells (ZimbabweRows        *rows,
                         GameAction           action,
                         guint                operand,
                         const ZimbabweCells *cells)
{
  ZimbabweRow *row = &rows->row[rows->n];

  row->n = zimbabwe_cells_count (cells);
  if (row->n == 0)
    return;
  row->action = action;
  row->type = ZIMBABWE_ROW_CELLS;
  row->operand = (guint8) operand;
  row->across = *cells;
  rows->total += row->n;
  rows->n++;
}

/* Adds an action for each cell and turn. */
static inline void
zimbabwe_rows_add_turns (ZimbabweRows        *rows,
                         GameAction           action,
                         guint                operand,
                         const ZimbabweCells *across,
                         const ZimbabweCells *down)
{
  ZimbabweRow *row = &rows->row[rows->n];

  row->n = zimbabwe_cells_count (across) + zimbabwe_cells_count (down);
  if (row->n == 0)
    return;
  row->action = action;
  row->type = ZIMBABWE_ROW_TURNS;
  row->operand = (guint8) operand;
  row->across = *across;
  row->down = *down;
  rows->total += row->n;
  rows->n++;
}

/* Adds the new monuments that are legal. */
void zimbabwe_rows_add_monuments (ZimbabweRows *rows);

/* Adds the placements that are legal, in the order of their texts. */
void zimbabwe_rows_add_placements (ZimbabweRows *rows);

/* Adds the goods, or the primaries, that the raise under way may go on with. */
void zimbabwe_rows_add_steps (ZimbabweRows *rows);

/* Adds the raises that may begin. */
void zimbabwe_rows_add_raises (ZimbabweRows *rows);

/* Writes the actions of a row in byte order, and returns how many. */
guint zimbabwe_row_list (const ZimbabweRow *row, GameAction *actions);

/* Kinds of craftsmen by the bytes of their letters. */
extern const guint8 zimbabwe_kinds_by_letter[ZIMBABWE_N_CRAFTS];

G_END_DECLS
