/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sum over the whole table, and what an action changes in it. Nearly all the time goes into
 * mixing rows, so the actions of one table are looked at together: what a row adds before any of
 * them is found once.
 */
#include "babel-hash.h"

#include "babel-apply.h"
#include "babel-column.h"

/* By word of the table: the first numbers of splitmix64 (game-rng.h) from 0, made odd. */
static const guint64 factors[sizeof (BabelTable) / sizeof (guint64)] = {
  0xe220a8397b1dcdaf,
  0x6e789e6aa1b965f5,
  0x06c45d188009454f,
  0xf88bb8a8724c81ed,
  0x1b39896a51a8749b,
  0x53cb9f0c747ea2eb,
  0x2c829abe1f4532e1,
  0xc584133ac916ab3d,
  0x3ee5789041c98ac3,
  0xf3b8488c368cb0a7,
  0x657eecdd3cb13d09,
  0xc2d326e0055bdef7,
  0x8621a03fe0bbdb7b,
  0x8e1f7555983aa92f,
  0xb54e0f1600cc4d19,
  0x84bb3f97971d80ab,
  0x7d29825c75521255,
  0xc3cf17102b7f7f87,
  0x3466e9a083914f65,
  0xd81a8d2b5a4485ad,
  0xdb01602b100b9ed7,
  0xa9038a921825f10d,
  0xedf5f1d90dca2f6b,
  0x54496ad67bd2634d,
  0xdd7c01d4f5407269,
  0x935e82f1db4c4f7b,
  0x69b82ebc92233301,
  0x40d29eb57de1d511,
  0xa2f09dabb45c6317,
  0xee521d7a0f4d3873,
  0xf16952ee72f3454f,
};

/* Whether the word at this offset is of a colonnade, a store or the quarry. */
static inline gboolean
is_row (gsize offset)
{
  return offset < G_STRUCT_OFFSET (BabelTable, hand) ||
         (offset >= G_STRUCT_OFFSET (BabelTable, store) &&
          offset < G_STRUCT_OFFSET (BabelTable, turn));
}

/* What word number i adds. */
static inline guint64
hash_word (const guint64 *words, gsize i)
{
  return is_row (i * sizeof *words) ? babel_hash_row (words[i], factors[i])
                                    : words[i] * factors[i];
}

guint64
babel_hash_table (const BabelTable *table)
{
  guint64 hash = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (factors); i++)
    hash += hash_word ((const guint64 *) table, i);
  return hash;
}

guint64
babel_hash_change (const BabelTable *before, guint64 hash, const BabelTable *after)
{
  const guint64 *old = (const guint64 *) before;
  const guint64 *new = (const guint64 *) after;

  for (gsize i = 0; i < G_N_ELEMENTS (factors); i++)
    if (old[i] != new[i])
      hash += hash_word (new, i) - hash_word (old, i);
  return hash;
}

/* By what the word at an offset is multiplied, or mixed. */
static inline guint64
get_factor (gsize offset)
{
  return factors[offset / sizeof (guint64)];
}

/* What one more in the byte at an offset adds. */
static inline guint64
hash_byte (gsize offset)
{
  guint shift = G_BYTE_ORDER == G_LITTLE_ENDIAN ? 8 * (offset % 8) : 56 - 8 * (offset % 8);

  return get_factor (offset) << shift;
}

/* A table before an action: what its mover's colonnades add, and the factors. */
typedef struct
{
  const BabelTable *table;
  guint             me;
  guint             here;
  guint64           held;                     /* one more in the hand */
  guint64           discarded;                /* one more in the discards */
  guint64           step;                     /* the pawn a land further */
  guint64           factor[BABEL_N_NATIONS];  /* of the cards of a colonnade */
  guint64           row[BABEL_N_NATIONS];     /* what they add */
  guint64           settler[BABEL_N_NATIONS]; /* one more in their number */
} Before;

static inline void
read_column (Before *before, guint land)
{
  guint me = before->me;

  before->factor[land] = get_factor (G_STRUCT_OFFSET (BabelTable, column[me][land]));
  before->row[land] = babel_hash_row (before->table->column[me][land], before->factor[land]);
  before->settler[land] = hash_byte (G_STRUCT_OFFSET (BabelTable, settlers[me][land]));
}

/* After a migration only the colonnade where the pawn is can change in a way that is foreseen; the
 * others are not read. */
static inline void
read_table (const BabelTable *table, Before *before)
{
  guint me = table->mover;

  before->table = table;
  before->me = me;
  before->here = table->pawn[me];
  before->held = get_factor (G_STRUCT_OFFSET (BabelTable, hand[me]));
  before->discarded = get_factor (G_STRUCT_OFFSET (BabelTable, discard));
  before->step = hash_byte (G_STRUCT_OFFSET (BabelTable, pawn[me]));
  if (!table->migrated)
    for (guint land = 0; land < BABEL_N_NATIONS; land++)
      read_column (before, land);
  else if (before->here != BABEL_QUARRY)
    read_column (before, before->here);
}

/* What it adds that a colonnade has other cards, n more of them. */
static inline guint64
hash_column (const Before *before, guint land, guint64 cards, guint64 n)
{
  return babel_hash_row (cards, before->factor[land]) - before->row[land] +
         n * before->settler[land];
}

static inline guint64
hash_travel (const Before *before, guint land)
{
  return ((before->discarded - before->held) << (8 * land)) +
         ((guint64) land - before->here) * before->step;
}

static inline guint64
hash_settle (const Before *before, guint nation)
{
  guint   land = before->here;
  guint   n = before->table->settlers[before->me][land];
  guint64 cards = before->table->column[before->me][land];

  if (G_UNLIKELY (n >= BABEL_WORD_CARDS))
    return 0;
  return hash_column (before, land, cards | (guint64) (nation + 1) << (3 * n), 1) -
         (before->held << (8 * nation));
}

static inline guint64
hash_migration (const Before *before, guint from, guint to)
{
  const guint8  *settlers = before->table->settlers[before->me];
  const guint64 *columns = before->table->column[before->me];
  guint          left = 3 * (settlers[from] - 3u);
  guint64        three = columns[from] >> left;

  if (G_UNLIKELY (settlers[from] > BABEL_WORD_CARDS || settlers[to] + 3 > BABEL_WORD_CARDS))
    return 0;
  return hash_column (before, from, columns[from] ^ three << left, 0) - 3 * before->settler[from] +
         hash_column (before, to, columns[to] | three << (3 * settlers[to]), 3) +
         hash_byte (G_STRUCT_OFFSET (BabelTable, migrated));
}

/* A level that is laid, unless the game may be decided by that. */
static guint64
hash_build (const Before *before, guint source)
{
  const BabelTable *table = before->table;
  guint             me = before->me;
  guint             side = source == BABEL_SOURCE_OPP ? 1 - me : me;
  guint             n = table->n_store[side];
  gsize             temple = G_STRUCT_OFFSET (BabelTable, temple[me][before->here]);
  gsize             word = G_STRUCT_OFFSET (BabelTable, store[side].word[n / 16]);
  guint64           cards = table->store[side].word[n / 16];
  guint             level = babel_table_get_store_top (table, side);

  if (babel_table_get_score (table, me) + 1 >= BABEL_DECISIVE_SCORE)
    return 0;
  if (source == BABEL_SOURCE_START)
    return (hash_byte (temple) << 1) -
           (hash_byte (G_STRUCT_OFFSET (BabelTable, starter)) << me);
  return (hash_byte (temple) << level) - babel_hash_row (cards, get_factor (word)) +
         babel_hash_row (cards ^ (guint64) level << (4 * (n % 16)), get_factor (word)) -
         hash_byte (G_STRUCT_OFFSET (BabelTable, n_store[side])) +
         ((guint64) babel_pile_get_lane (&table->store[side], n - 1) - level) *
           hash_byte (G_STRUCT_OFFSET (BabelTable, top[side]));
}

/* What an action adds; 0 if nobody knows. */
static inline guint64
hash_action (const Before *before, GameAction action)
{
  if (action.kind == BABEL_TRAVEL)
    return hash_travel (before, action.operand[0]);
  if (action.kind == BABEL_SETTLE)
    return hash_settle (before, action.operand[0]);
  if (action.kind == BABEL_MIGRATE)
    return hash_migration (before, action.operand[0], action.operand[1]);
  if (action.kind == BABEL_BUILD)
    return hash_build (before, action.operand[0]);
  return 0;
}

void
babel_hash_foresee (const BabelTable *table,
                    guint64           hash,
                    const GameAction *actions,
                    guint             n,
                    guint64          *hashes)
{
  Before before;

  read_table (table, &before);
  for (guint i = 0; i < n; i++)
    {
      guint64 change = hash_action (&before, actions[i]);

      hashes[i] = change ? hash + change : 0;
    }
}
