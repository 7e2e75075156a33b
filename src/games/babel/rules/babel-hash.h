/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A number for a table, the same for equal ones and hardly ever for others, and the number of what
 * an action makes of it, mostly without playing the action. Made for searches, which come to a
 * position on many ways and want to play only one of them; it is written down nowhere.
 *
 * It is a sum over the words of the table. Where a word counts cards or holds small numbers, it
 * stands in the sum times a factor of its own: a card more or less is then a factor more or less.
 * Rows of cards are mixed first, for in them a card at the end changes the highest bits alone.
 */
#pragma once

#include "babel-action.h"
#include "babel-column.h"

G_BEGIN_DECLS

/* By word of the table; odd. */
extern const guint64 babel_hash_factors[sizeof (BabelTable) / sizeof (guint64)];

/* The hash of a table. */
guint64 babel_hash_table (const BabelTable *table);

/* The hash of a table that differs from another, whose hash is known, in few words. */
guint64 babel_hash_change (const BabelTable *before, guint64 hash, const BabelTable *after);

/* A row of cards in the sum: finalizer of MurmurHash3 (Appleby), but for its last step, which
 * nobody needs in a sum. */
static inline guint64
babel_hash_row (guint64 cards, guint64 factor)
{
  guint64 x = cards ^ factor;

  x = (x ^ (x >> 33)) * G_GUINT64_CONSTANT (0xff51afd7ed558ccd);
  return (x ^ (x >> 33)) * G_GUINT64_CONSTANT (0xc4ceb9fe1a85ec53);
}

/* What one more in a byte of the table adds to the hash. */
static inline guint64
babel_hash_byte (gsize offset)
{
  guint shift = G_BYTE_ORDER == G_LITTLE_ENDIAN ? 8 * (offset % 8) : 56 - 8 * (offset % 8);

  return babel_hash_factors[offset / 8] << shift;
}

/* What a card more of a nation adds, in the word of counts at `offset`. */
static inline guint64
babel_hash_card (gsize offset, guint nation)
{
  return babel_hash_factors[offset / 8] << (8 * nation);
}

/* What the hash gains when a colonnade changes that is not longer than its word, nor becomes so. */
static inline guint64
babel_hash_column (const BabelTable *table, guint side, guint land, guint64 cards, guint n)
{
  gsize   offset = G_STRUCT_OFFSET (BabelTable, column[side][land]);
  guint64 factor = babel_hash_factors[offset / 8];
  guint64 one = babel_hash_byte (G_STRUCT_OFFSET (BabelTable, settlers[side][land]));

  return babel_hash_row (cards, factor) - babel_hash_row (table->column[side][land], factor) +
         ((guint64) n - table->settlers[side][land]) * one;
}

static inline guint64
babel_hash_travel (const BabelTable *table, guint land)
{
  guint   me = table->mover;
  guint64 step = babel_hash_byte (G_STRUCT_OFFSET (BabelTable, pawn[me]));

  return babel_hash_card (G_STRUCT_OFFSET (BabelTable, discard), land) -
         babel_hash_card (G_STRUCT_OFFSET (BabelTable, hand[me]), land) +
         ((guint64) land - table->pawn[me]) * step;
}

static inline guint64
babel_hash_settle (const BabelTable *table, guint nation)
{
  guint   me = table->mover;
  guint   land = table->pawn[me];
  guint   n = table->settlers[me][land];
  guint64 card = (guint64) (nation + 1) << (3 * n);

  return babel_hash_column (table, me, land, table->column[me][land] | card, n + 1) -
         babel_hash_card (G_STRUCT_OFFSET (BabelTable, hand[me]), nation);
}

static inline guint64
babel_hash_migrate (const BabelTable *table, guint from, guint to)
{
  guint   me = table->mover;
  guint   left = table->settlers[me][from] - 3u;
  guint   n = table->settlers[me][to];
  guint64 three = table->column[me][from] >> (3 * left);

  return babel_hash_column (table, me, from, table->column[me][from] ^ three << (3 * left), left) +
         babel_hash_column (table, me, to, table->column[me][to] | three << (3 * n), n + 3) +
         babel_hash_byte (G_STRUCT_OFFSET (BabelTable, migrated));
}

/* Brings the hash of a table to what it will be after a legal action, without playing it; FALSE,
 * and *hash is left alone, if it has to be played for that. */
static inline gboolean
babel_hash_foresee (const BabelTable *table, GameAction action, guint64 *hash)
{
  guint         a = action.operand[0];
  guint         b = action.operand[1];
  const guint8 *settlers = table->settlers[table->mover];

  if (action.kind == BABEL_TRAVEL)
    *hash += babel_hash_travel (table, a);
  else if (action.kind == BABEL_SETTLE && settlers[table->pawn[table->mover]] < BABEL_WORD_CARDS)
    *hash += babel_hash_settle (table, a);
  else if (action.kind == BABEL_MIGRATE && settlers[a] <= BABEL_WORD_CARDS &&
           settlers[b] + 3 <= BABEL_WORD_CARDS)
    *hash += babel_hash_migrate (table, a, b);
  else
    return FALSE;
  return TRUE;
}

G_END_DECLS
