/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sum over the whole table, and the change of it by each action: actions and changes are
 * listed together, from the sets of babel-legal-sets.h.
 */
#include "babel-hash.h"

#include "babel-apply.h"
#include "babel-legal-sets.h"
#include "babel-legal.h"

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

/* Returns TRUE if the word at this offset is a colonnade's, a store's or the quarry's. */
static inline gboolean
is_row (gsize offset)
{
  return offset < G_STRUCT_OFFSET (BabelTable, hand) ||
         (offset >= G_STRUCT_OFFSET (BabelTable, store) &&
          offset < G_STRUCT_OFFSET (BabelTable, turn));
}

/* The share of word number i in the hash. */
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

/* The factor by which the word at an offset is multiplied, or mixed. */
static inline guint64
get_factor (gsize offset)
{
  return factors[offset / sizeof (guint64)];
}

/* The amount by which the hash grows if the byte at an offset grows by 1. */
static inline guint64
hash_byte (gsize offset)
{
  guint shift = G_BYTE_ORDER == G_LITTLE_ENDIAN ? 8 * (offset % 8) : 56 - 8 * (offset % 8);

  return get_factor (offset) << shift;
}

/* A table, whose turn goes on from here, for the changes of the sum by its actions. */
typedef struct
{
  const BabelTable *table;
  guint             me;
  guint             here;
  guint64           hash;
  GameAction       *actions; /* the place of the next one */
  guint64          *hashes;
} Before;

static inline void
put (Before *before, BabelKind kind, guint a, guint b, guint64 hash)
{
  babel_action_write (before->actions++, kind, a, b);
  *before->hashes++ = hash;
}

static inline guint64
get_column_factor (const Before *before, guint land)
{
  return get_factor (G_STRUCT_OFFSET (BabelTable, column[before->me][land]));
}

/* The change of the hash if a colonnade gets n more settlers and then holds `cards`. */
static inline guint64
hash_column (const Before *before, guint land, guint64 cards, gint64 n)
{
  guint64 factor = get_column_factor (before, land);

  return babel_hash_row (cards, factor) -
         babel_hash_row (before->table->column[before->me][land], factor) +
         (guint64) n * hash_byte (G_STRUCT_OFFSET (BabelTable, settlers[before->me][land]));
}

static inline guint64
hash_travel (const Before *before, guint land)
{
  guint64 held = get_factor (G_STRUCT_OFFSET (BabelTable, hand[before->me]));
  guint64 discarded = get_factor (G_STRUCT_OFFSET (BabelTable, discard));

  return before->hash + ((discarded - held) << (8 * land)) +
         ((guint64) land - before->here) *
           hash_byte (G_STRUCT_OFFSET (BabelTable, pawn[before->me]));
}

static inline guint64
hash_settle (const Before *before, guint nation)
{
  guint   n = before->table->settlers[before->me][before->here];
  guint64 cards = before->table->column[before->me][before->here];

  if (G_UNLIKELY (n >= BABEL_WORD_CARDS))
    return 0;
  return before->hash +
         hash_column (before, before->here, cards | (guint64) (nation + 1) << (3 * n), 1) -
         (get_factor (G_STRUCT_OFFSET (BabelTable, hand[before->me])) << (8 * nation));
}

/* Only the nations in hand are gone through: mostly that is one, or none. */
static inline void
put_cards (Before *before, const BabelLegalSets *choices)
{
  for (guint64 held = choices->travels | choices->settles; held; held &= held - 1)
    {
      guint nation = (guint) __builtin_ctzll (held) / 8;

      if (babel_counts_get (choices->travels, nation))
        put (before, BABEL_TRAVEL, nation, 0, hash_travel (before, nation));
      if (babel_counts_get (choices->settles, nation))
        put (before, BABEL_SETTLE, nation, 0, hash_settle (before, nation));
    }
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
    return before->hash + (hash_byte (temple) << 1) -
           (hash_byte (G_STRUCT_OFFSET (BabelTable, starter)) << me);
  return before->hash + (hash_byte (temple) << level) -
         babel_hash_row (cards, get_factor (word)) +
         babel_hash_row (cards ^ (guint64) level << (4 * (n % 16)), get_factor (word)) -
         hash_byte (G_STRUCT_OFFSET (BabelTable, n_store[side])) +
         ((guint64) babel_pile_get_lane (&table->store[side], n - 1) - level) *
           hash_byte (G_STRUCT_OFFSET (BabelTable, top[side]));
}

static inline void
put_builds (Before *before, guint builds)
{
  for (; builds; builds &= builds - 1)
    {
      guint source = (guint) __builtin_ctz (builds);

      put (before, BABEL_BUILD, source, 0, hash_build (before, source));
    }
}

/* Changes by abilities are not foreseen: their hashes are 0. */
G_NO_INLINE static void
put_abilities (Before *before)
{
  guint n = babel_legal_abilities (before->table, before->actions);

  memset (before->hashes, 0, n * sizeof *before->hashes);
  before->actions += n;
  before->hashes += n;
}

/* The four migrations out of a land; the cards that leave are the same for all of them. */
static void
put_routes (Before *before, guint from)
{
  const guint8  *settlers = before->table->settlers[before->me];
  const guint64 *columns = before->table->column[before->me];
  guint          left = 3 * (settlers[from] - 3u);
  guint64        three = columns[from] >> left;
  gboolean       is_long = settlers[from] > BABEL_WORD_CARDS;
  guint64        hash = 0;

  if (G_LIKELY (!is_long))
    hash = before->hash + hash_byte (G_STRUCT_OFFSET (BabelTable, migrated)) +
           hash_column (before, from, columns[from] ^ three << left, -3);
  for (guint to = 0; to < BABEL_N_NATIONS; to++)
    if (to != from)
      {
        guint n = settlers[to];

        if (G_UNLIKELY (is_long || n + 3 > BABEL_WORD_CARDS))
          put (before, BABEL_MIGRATE, from, to, 0);
        else
          put (before, BABEL_MIGRATE, from, to,
               hash + hash_column (before, to, columns[to] | three << (3 * n), 3));
      }
}

static inline void
put_migrations (Before *before, guint64 moves)
{
  for (; moves; moves &= moves - 1)
    put_routes (before, (guint) __builtin_ctzll (moves) / 8);
}

static guint
list_discards (const BabelTable *table, GameAction *actions, guint64 *hashes)
{
  guint n = babel_legal (table, actions);

  memset (hashes, 0, n * sizeof *hashes);
  return n;
}

guint
babel_hash_successors (const BabelTable *table,
                       guint64           hash,
                       GameAction       *actions,
                       guint64          *hashes)
{
  guint          me = table->mover;
  guint          here = table->pawn[me];
  Before         before = { table, me, here, hash, actions, hashes };
  BabelLegalSets choices;

  if (table->result != BABEL_PLAYING || table->owed)
    return list_discards (table, actions, hashes);
  choices = babel_legal_sets_find (table, me, here);
  put_cards (&before, &choices);
  put_builds (&before, choices.builds);
  if (here != BABEL_QUARRY && babel_column_has_runs (table, me, here))
    put_abilities (&before);
  put_migrations (&before, choices.moves);
  return (guint) (before.actions - actions);
}
