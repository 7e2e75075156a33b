/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rows of a position in byte order, so that random play needs no list. Kinds are asked in the
 * order of their names, gods and specialists in that of theirs. Within a column, rows of the board
 * are in the order of their digits: a1, a10, a2; where a turn follows a10h, a1h, a2h.
 */
#include "zimbabwe-legal.h"

#include "game-rng.h"
#include "zimbabwe-apply.h"
#include "zimbabwe-judge.h"
#include "zimbabwe-rows.h"

static const guint8 rows_alone[ZIMBABWE_SIDE] = { 0, 9, 10, 11, 12, 13, 14, 15, 16,
                                                  17, 1, 2, 3, 4, 5, 6, 7, 8 };
static const guint8 rows_with_turn[ZIMBABWE_SIDE] = { 9, 10, 11, 12, 13, 14, 15, 16, 17,
                                                      0, 1, 2, 3, 4, 5, 6, 7, 8 };

static void
add_plain (ZimbabweRows *rows, ZimbabweKind kind, guint operand)
{
  zimbabwe_rows_add (rows, zimbabwe_action (kind, operand, 0, 0, 0));
}

/* Adds an action if the judge allows it; the ground follows the state already. */
static void
add_judged (ZimbabweRows *rows, ZimbabweKind kind, guint operand)
{
  GameAction action = zimbabwe_action (kind, operand, 0, 0, 0);

  if (zimbabwe_judge (rows->ground, rows->state, action) == ZIMBABWE_LEGAL)
    zimbabwe_rows_add (rows, action);
}

/* ---- Before the turns */

static void
add_foundings (ZimbabweRows *rows)
{
  ZimbabweCells free = zimbabwe_cells_without (rows->ground->starts, &rows->ground->monuments);

  zimbabwe_rows_add_cells (rows, zimbabwe_action (ZIMBABWE_FOUND, 0, 0, 0, 0), 0, &free);
}

static void
add_bids (ZimbabweRows *rows)
{
  ZimbabweRow *row = &rows->row[rows->n];
  guint        most = rows->self->purse + zimbabwe_state_get_gift (rows->state, 3);

  if (most > rows->state->bid)
    {
      row->action = zimbabwe_action (ZIMBABWE_BID, 0, 0, 0, 0);
      row->type = ZIMBABWE_ROW_BIDS;
      row->first = (guint16) (rows->state->bid + 1);
      row->n = most - rows->state->bid;
      rows->total += row->n;
      rows->n++;
    }
  add_plain (rows, ZIMBABWE_PASS, 0);
}

/* ---- Gods and specialists */

static void
add_gods (ZimbabweRows *rows)
{
  static const guint8 by_name[ZIMBABWE_N_GODS] = {
    ZIMBABWE_ANANSI, ZIMBABWE_ATETE, ZIMBABWE_DZIVA, ZIMBABWE_ELEGUA,
    ZIMBABWE_ENGAI, ZIMBABWE_ESHU, ZIMBABWE_GU, ZIMBABWE_OBATALA,
    ZIMBABWE_QAMATA, ZIMBABWE_SHADIPINYI, ZIMBABWE_TSUI_GOAB, ZIMBABWE_XANGO
  };

  if (rows->self->god || rows->state->card)
    return;
  for (guint i = 0; i < ZIMBABWE_N_GODS; i++)
    if (zimbabwe_state_offers_god (rows->state, by_name[i]) &&
        zimbabwe_state_get_requirement (rows->state, rows->mover, by_name[i]) <= ZIMBABWE_MAX_VR)
      add_plain (rows, ZIMBABWE_GOD, by_name[i]);
}

static void
add_hires (ZimbabweRows *rows)
{
  static const guint8 by_name[ZIMBABWE_N_STAFF] = { ZIMBABWE_STAFF_BUILDER, ZIMBABWE_STAFF_HERD,
                                                    ZIMBABWE_STAFF_NOMADS, ZIMBABWE_STAFF_RAIN,
                                                    ZIMBABWE_STAFF_SHAMAN };

  for (guint i = 0; i < ZIMBABWE_N_STAFF && !rows->state->card; i++)
    add_judged (rows, ZIMBABWE_HIRE, by_name[i] + 1u);
}

/* Returns TRUE if the seat can use a specialist and pay its least price. */
static gboolean
may_use (const ZimbabweRows *rows, guint staff)
{
  return (rows->self->staff >> staff & 1) && !(rows->state->spent >> staff & 1) &&
         (rows->state->owe == 0 || (rows->state->owe >> staff & 1)) &&
         rows->self->purse >= zimbabwe_staff[staff].price;
}

static void
add_herds (ZimbabweRows *rows)
{
  for (guint cattle = 2; cattle <= 6 && may_use (rows, ZIMBABWE_STAFF_HERD); cattle += 2)
    if (cattle <= rows->self->purse)
      add_plain (rows, ZIMBABWE_HERD, cattle);
}

static void
add_rains (ZimbabweRows *rows)
{
  ZimbabweCells across, down;

  if (!may_use (rows, ZIMBABWE_STAFF_RAIN) ||
      zimbabwe_cells_count (&rows->state->rain) == ZIMBABWE_N_DROPS)
    return;
  across = zimbabwe_ground_find_pairs (rows->ground, ZIMBABWE_ACROSS);
  down = zimbabwe_ground_find_pairs (rows->ground, ZIMBABWE_DOWN);
  zimbabwe_rows_add_turns (rows, zimbabwe_action (ZIMBABWE_RAIN, 0, 0, 0, 0), 0, &across, &down);
}

static void
add_shamans (ZimbabweRows *rows)
{
  static const guint8 by_letter[ZIMBABWE_N_RESOURCES] = { 1, 3, 2, 0 };

  for (guint i = 0; i < ZIMBABWE_N_RESOURCES && may_use (rows, ZIMBABWE_STAFF_SHAMAN); i++)
    if (zimbabwe_state_get_loose (rows->state, by_letter[i]) > 0)
      zimbabwe_rows_add_cells (rows,
                               zimbabwe_action (ZIMBABWE_SHAMAN, by_letter[i] + 1u, 0, 0, 0), 1,
                               &rows->ground->empty);
}

/* ---- Main actions */

static void
add_prices (ZimbabweRows *rows)
{
  const ZimbabweState *state = rows->state;
  gboolean             may_rise = zimbabwe_state_may_do (state, ZIMBABWE_MAIN_CRAFT);
  guint                unpriced = zimbabwe_state_find_unpriced (state, rows->mover);

  for (guint i = 0; i < ZIMBABWE_N_CRAFTS; i++)
    {
      guint    kind = zimbabwe_kinds_by_letter[i];
      guint    now = rows->self->price[kind];
      gboolean tunes = state->tune >> kind & 1;

      if (rows->self->tech[kind] == 0 ||
          (unpriced != ZIMBABWE_NO_CRAFT && unpriced != kind))
        continue;
      for (guint price = 1; price <= 3; price++)
        if (price != now && (tunes || (may_rise && price > now)))
          zimbabwe_rows_add (rows, zimbabwe_action (ZIMBABWE_PRICE, kind + 1, price, 0, 0));
    }
}

/* ---- All */

/* The uses of a specialist that is owed. */
static void
add_uses (ZimbabweRows *rows)
{
  if (may_use (rows, ZIMBABWE_STAFF_BUILDER))
    add_plain (rows, ZIMBABWE_BUILDER, 0);
  add_herds (rows);
  if (may_use (rows, ZIMBABWE_STAFF_NOMADS))
    add_plain (rows, ZIMBABWE_NOMADS, 0);
  add_rains (rows);
  add_shamans (rows);
}

static void
add_free (ZimbabweRows *rows)
{
  if (may_use (rows, ZIMBABWE_STAFF_BUILDER))
    add_plain (rows, ZIMBABWE_BUILDER, 0);
  add_plain (rows, ZIMBABWE_END, 0);
  add_gods (rows);
  add_herds (rows);
  add_hires (rows);
  zimbabwe_rows_add_monuments (rows);
  if (may_use (rows, ZIMBABWE_STAFF_NOMADS))
    add_plain (rows, ZIMBABWE_NOMADS, 0);
  if (zimbabwe_state_may_do (rows->state, ZIMBABWE_MAIN_CRAFT))
    zimbabwe_rows_add_placements (rows);
  add_prices (rows);
  add_rains (rows);
  zimbabwe_rows_add_raises (rows);
  add_shamans (rows);
}

static void
find_rows (ZimbabweRows *rows, ZimbabweGround *ground, const ZimbabweState *state)
{
  zimbabwe_rows_init (rows, ground, state);
  if (state->phase == ZIMBABWE_PHASE_OVER)
    return;
  if (state->phase == ZIMBABWE_PHASE_AUCTION)
    {
      add_bids (rows);
      return;
    }
  zimbabwe_ground_follow (ground, state);
  if (state->phase == ZIMBABWE_PHASE_FOUND)
    add_foundings (rows);
  else if (state->owe)
    add_uses (rows);
  else if (state->main == ZIMBABWE_MAIN_CRAFT &&
           zimbabwe_state_find_unpriced (state, state->mover) != ZIMBABWE_NO_CRAFT)
    add_prices (rows);
  else if (state->raising != ZIMBABWE_NOWHERE)
    zimbabwe_rows_add_steps (rows);
  else
    add_free (rows);
}

/* ---- Cells in byte order */

/* Writes the actions of a row's column of cells from `actions` on: how many. */
static guint
list_column (const ZimbabweRow *row, guint column, GameAction *actions)
{
  const gboolean turns = row->type == ZIMBABWE_ROW_TURNS;
  const guint8  *order = turns ? rows_with_turn : rows_alone;
  guint          n = 0;

  for (guint i = 0; i < ZIMBABWE_SIDE; i++)
    {
      guint      cell = zimbabwe_cell (column, order[i]);
      GameAction action = row->action;

      zimbabwe_action_set_cell (&action, row->operand, cell);
      if (turns)
        action.operand[row->operand + 2] = ZIMBABWE_ACROSS;
      if (zimbabwe_cells_has (&row->across, cell))
        actions[n++] = action;
      action.operand[row->operand + 2] = ZIMBABWE_DOWN;
      if (turns && zimbabwe_cells_has (&row->down, cell))
        actions[n++] = action;
    }
  return n;
}

/* The number of a row's actions in a column. */
static guint
count_column (const ZimbabweRow *row, guint column)
{
  const guint64 mask = ((G_GUINT64_CONSTANT (1) << ZIMBABWE_COLUMN_BITS) - 1)
                       << column % 3 * ZIMBABWE_COLUMN_BITS;
  ZimbabweCells cells = { { row->across.word[column / 3] & mask,
                            row->type == ZIMBABWE_ROW_TURNS ? row->down.word[column / 3] & mask
                                                            : 0 } };

  return zimbabwe_cells_count (&cells);
}

/* The bid behind a bid by the bytes of the numbers, of those up to `most`. */
static guint
get_next_bid (guint bid, guint most)
{
  if (bid * 10 <= most)
    return bid * 10;
  while (bid % 10 == 9 || bid == most)
    bid /= 10;
  return bid + 1;
}

/* The first of all numbers, or the next of those that the row has. */
static guint
skip_bids (const ZimbabweRow *row, guint bid)
{
  while (bid < row->first)
    bid = get_next_bid (bid, row->first + row->n - 1);
  return bid;
}

static GameAction
make_bid (guint bid)
{
  return zimbabwe_action (ZIMBABWE_BID, bid >> 8, bid & 255, 0, 0);
}

guint
zimbabwe_row_list (const ZimbabweRow *row, GameAction *actions)
{
  guint n = 0;

  if (row->type == ZIMBABWE_ROW_ONE)
    actions[n++] = row->action;
  else if (row->type == ZIMBABWE_ROW_BIDS)
    for (guint bid = skip_bids (row, 1); n < row->n;
         bid = n < row->n ? skip_bids (row, get_next_bid (bid, row->first + row->n - 1)) : bid)
      actions[n++] = make_bid (bid);
  else
    for (guint column = 0; column < ZIMBABWE_SIDE; column++)
      n += list_column (row, column, actions + n);
  return n;
}

/* The action at a place of a row. */
static GameAction
get_action_of (const ZimbabweRow *row, guint at)
{
  GameAction column_actions[2 * ZIMBABWE_SIDE];
  guint      column = 0, n;

  if (row->type == ZIMBABWE_ROW_ONE)
    return row->action;
  if (row->type == ZIMBABWE_ROW_BIDS)
    {
      guint bid = skip_bids (row, 1);

      for (; at > 0; at--)
        bid = skip_bids (row, get_next_bid (bid, row->first + row->n - 1));
      return make_bid (bid);
    }
  for (; at >= (n = count_column (row, column)); column++)
    at -= n;
  list_column (row, column, column_actions);
  return column_actions[at];
}

static GameAction
get_action (const ZimbabweRows *rows, guint at)
{
  const ZimbabweRow *row = rows->row;

  for (; at >= row->n; row++)
    at -= row->n;
  return get_action_of (row, at);
}

/* ---- Entries */

guint
zimbabwe_legal (const GameState *state, guint seat, GameAction *actions)
{
  ZimbabweGround ground;
  ZimbabweRows   rows;
  guint          n = 0;

  zimbabwe_ground_init (&ground);
  find_rows (&rows, &ground, zimbabwe_state (state));
  for (guint i = 0; i < rows.n; i++)
    n += zimbabwe_row_list (&rows.row[i], actions + n);
  return n;
}

guint
zimbabwe_legal_count (const GameState *state, guint seat)
{
  ZimbabweGround ground;
  ZimbabweRows   rows;

  zimbabwe_ground_init (&ground);
  find_rows (&rows, &ground, zimbabwe_state (state));
  return rows.total;
}

guint64
zimbabwe_playout (GameState *game, guint64 *rng, guint64 max_actions)
{
  ZimbabweState *state = (ZimbabweState *) game;
  ZimbabweGround ground;
  ZimbabweRows   rows;
  guint64        n = 0;

  zimbabwe_ground_init (&ground);
  for (; n < max_actions && state->phase != ZIMBABWE_PHASE_OVER; n++)
    {
      find_rows (&rows, &ground, state);
      zimbabwe_play (state, &ground, get_action (&rows, game_rng_below (rng, rows.total)), NULL);
    }
  return n;
}
