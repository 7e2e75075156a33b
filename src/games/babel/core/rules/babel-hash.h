/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A number for a table, the same for equal ones and hardly ever for others, and the number of the
 * table after an action, mostly without playing the action. Made for searches, which come to a
 * position on many ways and want to play only one of them; it is written down nowhere.
 *
 * It is a sum over the words of the table. Where a word counts cards or holds small numbers, it
 * stands in the sum times a factor of its own: a card more or less is then a factor more or less.
 * Rows of cards are mixed first, for in them a card at the end changes the highest bits alone.
 */
#pragma once

#include "babel-action.h"
#include "babel-table.h"

G_BEGIN_DECLS

/* A row of cards in the sum: finalizer of MurmurHash3 (Appleby), but for its last step, which
 * nobody needs in a sum. */
static inline guint64
babel_hash_row (guint64 cards, guint64 factor)
{
  guint64 x = cards ^ factor;

  x = (x ^ (x >> 33)) * G_GUINT64_CONSTANT (0xff51afd7ed558ccd);
  return (x ^ (x >> 33)) * G_GUINT64_CONSTANT (0xc4ceb9fe1a85ec53);
}

/* The hash of a table. */
guint64 babel_hash_table (const BabelTable *table);

/* The hash of a table that differs from another, whose hash is known, in few words. */
guint64 babel_hash_change (const BabelTable *before, guint64 hash, const BabelTable *after);

/* Writes the legal actions but the end of the turn (room for BABEL_MAX_LEGAL), in the order of
 * babel_legal (), and the hash of the table after each, without playing it; 0 for an action that
 * has to be played for that. Returns their number. */
guint babel_hash_successors (const BabelTable *table,
                             guint64           hash,
                             GameAction       *actions,
                             guint64          *hashes);

G_END_DECLS
