/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each term reads one figure off the table; operands come checked, seats as sides and letters as
 * nations.
 */
#include "babel-terms.h"

#include "babel-column.h"
#include "babel-state.h"

static gint
score (const GameState *state, guint me, const guint16 *operand)
{
  return (gint) babel_table_get_score (&babel_state (state)->table, operand[0]);
}

static gint
temple (const GameState *state, guint me, const guint16 *operand)
{
  return (gint) babel_table_get_top (&babel_state (state)->table, operand[0], operand[1]);
}

static gint
settlers (const GameState *state, guint me, const guint16 *operand)
{
  return babel_state (state)->table.settlers[operand[0]][operand[1]];
}

static gint
run (const GameState *state, guint me, const guint16 *operand)
{
  return (gint) babel_column_get_longest (&babel_state (state)->table, operand[0], operand[1],
                                          operand[2]);
}

static gint
hand (const GameState *state, guint me, const guint16 *operand)
{
  return (gint) babel_counts_sum (babel_state (state)->table.hand[operand[0]]);
}

static gint
won (const GameState *state, guint me, const guint16 *operand)
{
  return babel_state (state)->table.result == (me == 0 ? BABEL_WON_BY_1 : BABEL_WON_BY_2);
}

const GameTerm babel_terms[BABEL_N_TERMS] = {
  [BABEL_TERM_SCORE] = { "score", "s", score },
  [BABEL_TERM_TEMPLE] = { "temple", "sl", temple },
  [BABEL_TERM_SETTLERS] = { "settlers", "sl", settlers },
  [BABEL_TERM_RUN] = { "run", "sll", run },
  [BABEL_TERM_HAND] = { "hand", "s", hand },
  [BABEL_TERM_WON] = { "won", "", won },
};
