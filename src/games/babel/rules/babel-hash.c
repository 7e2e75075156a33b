/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sum over the whole table. Which words are rows of cards is said here and known to the
 * shortcuts in the header.
 */
#include "babel-hash.h"

/* The first numbers of splitmix64 (game-rng.h) from 0, made odd. */
const guint64 babel_hash_factors[] = {
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
  return is_row (i * sizeof *words) ? babel_hash_row (words[i], babel_hash_factors[i])
                                    : words[i] * babel_hash_factors[i];
}

guint64
babel_hash_table (const BabelTable *table)
{
  guint64 hash = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (babel_hash_factors); i++)
    hash += hash_word ((const guint64 *) table, i);
  return hash;
}

guint64
babel_hash_change (const BabelTable *before, guint64 hash, const BabelTable *after)
{
  const guint64 *old = (const guint64 *) before;
  const guint64 *new = (const guint64 *) after;

  for (gsize i = 0; i < G_N_ELEMENTS (babel_hash_factors); i++)
    if (old[i] != new[i])
      hash += hash_word (new, i) - hash_word (old, i);
  return hash;
}
