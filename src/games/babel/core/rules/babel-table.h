/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table of Babel: everything that decides on the legal actions and their effects, in one
 * plain value.
 *
 * Hands, deck and discards are counts, for their order means nothing to the rules. The two
 * wrappings make a table a whole game: BabelState the decks in order (a match, the tutor),
 * BabelSample a generator that draws from the counts (search). The rules are written once, on
 * this struct. Sides are seats: 0 and 1.
 *
 * Nothing here has pointers or padding, and unused bits are zero, so equal tables have equal
 * bytes.
 */
#pragma once

#include <glib.h>
#include <string.h>

G_BEGIN_DECLS

/* Nations, and the lands named for them, in the order of the notation (RULES.md 0). */
typedef enum
{
  BABEL_ASSYRIA,
  BABEL_HATTI,
  BABEL_MEDIA,
  BABEL_PERSIA,
  BABEL_SUMER,
} BabelNation;

#define BABEL_N_NATIONS        5
#define BABEL_N_LEVELS         6
#define BABEL_N_NATION_CARDS   60
#define BABEL_N_TEMPLE_CARDS   45
#define BABEL_CARDS_PER_NATION 12

/* A pawn's place when it stands in no land. */
#define BABEL_QUARRY 5

/* A lane for cards of unknown nation, in the hands and the deck of a partial state. */
#define BABEL_UNKNOWN 5

/* Options of RULES.md 5, as bits. */
typedef enum
{
  BABEL_OPTION_HANDS35 = 1 << 0,
  BABEL_OPTION_SUMER_ALL = 1 << 1,
  BABEL_OPTION_FINAL15 = 1 << 2,
} BabelOptions;

typedef enum
{
  BABEL_PLAYING,
  BABEL_WON_BY_1,
  BABEL_WON_BY_2,
  BABEL_DRAWN,
} BabelResult;

/* Counts per nation in lanes of 8 bits: lane n for nation n, lane 5 for unknown cards. */
typedef guint64 BabelCounts;

/* A row of temple cards in lanes of 4 bits, the oldest in lane 1, so that the lane of an empty
 * pile's top is empty too; level 0 is an unknown card. */
typedef struct
{
  guint64 word[3];
} BabelPile;

typedef struct
{
  /* Colonnades, 3 bits a card (nation + 1), oldest lowest: 21 cards here, more in spill (babel-
   * column.h). */
  guint64 column[2][BABEL_N_NATIONS];
  guint64 spill[2];

  BabelCounts hand[2];
  BabelCounts deck;    /* cards still to be drawn */
  BabelCounts discard; /* the discards */
  guint64     quarry;  /* below the known ones: counts per level, lane 0 unknown */

  BabelPile store[2]; /* the top is the last */
  BabelPile known;    /* the quarry's cards that both players know; the next one is the last */

  guint32 turn; /* from 1; both players' turns count */

  guint8 settlers[2][BABEL_N_NATIONS]; /* cards in each colonnade */
  guint8 temple[2][BABEL_N_NATIONS];   /* bit l: level l stands there, l from 1 */
  guint8 pawn[2];                      /* a land, or BABEL_QUARRY */
  guint8 n_store[2];
  guint8 n_known;
  guint8 starter;  /* bit s: side s still holds its starter */
  guint8 mover;    /* the side whose turn it is */
  guint8 migrated; /* the mover has migrated this turn */
  guint8 owed;     /* cards that the other side must discard now */
  guint8 final;    /* the final phase has begun (RULES.md 4.2) */
  guint8 result;   /* a BabelResult */
  guint8 options;  /* BabelOptions */
  guint8 top[2];   /* the level of each store's last card, 0 if it is empty: asked for in every
                    * position, changed in few */
  guint8 spare[2];
} BabelTable;

G_STATIC_ASSERT (sizeof (BabelTable) % 8 == 0);
G_STATIC_ASSERT (sizeof (BabelTable) <= 256);

/* The count in a lane. */
static inline guint
babel_counts_get (BabelCounts counts, guint lane)
{
  return (counts >> (8 * lane)) & 0xff;
}

/* All cards, unknown ones included. The sum stays below 256. */
static inline guint
babel_counts_sum (BabelCounts counts)
{
  return (guint) ((counts * G_GUINT64_CONSTANT (0x0101010101010101)) >> 56);
}

#define BABEL_ONE(lane) (G_GUINT64_CONSTANT (1) << (8 * (lane)))

/* The level in a lane of a pile: card i, counted from the oldest, has lane i + 1. */
static inline guint
babel_pile_get_lane (const BabelPile *pile, guint lane)
{
  return (pile->word[lane / 16] >> (4 * (lane % 16))) & 15;
}

/* The level of card i of a pile, counted from the oldest. */
static inline guint
babel_pile_get (const BabelPile *pile, guint i)
{
  return babel_pile_get_lane (pile, i + 1);
}

static inline void
babel_pile_push (BabelPile *pile, guint8 *n, guint level)
{
  *n += 1;
  pile->word[*n / 16] |= (guint64) level << (4 * (*n % 16));
}

/* Gives card i, unknown before, its level. */
static inline void
babel_pile_set (BabelPile *pile, guint i, guint level)
{
  pile->word[(i + 1) / 16] |= (guint64) level << (4 * ((i + 1) % 16));
}

static inline guint
babel_pile_pop (BabelPile *pile, guint8 *n)
{
  guint level = babel_pile_get_lane (pile, *n);

  pile->word[*n / 16] &= ~(G_GUINT64_CONSTANT (15) << (4 * (*n % 16)));
  *n -= 1;
  return level;
}

/* The level of a store's last card, 0 if the store is empty. */
static inline guint
babel_table_get_store_top (const BabelTable *table, guint side)
{
  return table->top[side];
}

/* Lays a card onto a store. */
static inline void
babel_table_push_store (BabelTable *table, guint side, guint level)
{
  babel_pile_push (&table->store[side], &table->n_store[side], level);
  table->top[side] = (guint8) level;
}

/* Takes the last card off a store. */
static inline guint
babel_table_pop_store (BabelTable *table, guint side)
{
  guint level = babel_pile_pop (&table->store[side], &table->n_store[side]);

  table->top[side] = (guint8) babel_pile_get_lane (&table->store[side], table->n_store[side]);
  return level;
}

/* The highest level of each set of levels. */
extern const guint8 babel_table_tops[1 << (BABEL_N_LEVELS + 1)];

/* The highest level of a temple, 0 if there is none. */
static inline guint
babel_table_get_top (const BabelTable *table, guint side, guint land)
{
  return babel_table_tops[table->temple[side][land]];
}

/* The sum of a side's temples (RULES.md 4). */
guint babel_table_get_score (const BabelTable *table, guint side);

/* The number of the quarry's cards still to be revealed, known ones included. */
guint babel_table_get_quarry (const BabelTable *table);

G_END_DECLS
