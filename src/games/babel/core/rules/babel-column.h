/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Colonnades: packed rows of nation cards, 3 bits a card, and the runs in them.
 *
 * 21 cards fit a word, and nearly every colonnade fits its own; the common case is bit
 * arithmetic, inline. Of 60 cards at most two colonnades can be longer; they share the table's
 * two spill words, first the colonnade of lower side and land. That path is slow and always
 * right: unpack, change, pack.
 */
#pragma once

#include "babel-table.h"

G_BEGIN_DECLS

#define BABEL_WORD_CARDS 21

/* The lowest bit of each lane of 3. */
#define BABEL_LANES G_GUINT64_CONSTANT (0111111111111111111111)

/* Three or more equal cards in a row. */
typedef struct
{
  guint8 nation;
  guint8 first;  /* index of its oldest card */
  guint8 length; /* from 3 */
} BabelRun;

/* The most runs of a colonnade. */
#define BABEL_MAX_RUNS 20

/* Writes the nations of a colonnade, oldest first (room for 60), and returns how many. */
guint babel_column_get (const BabelTable *table, guint side, guint land, guint8 *nations);

/* Replaces a colonnade. */
void babel_column_set (BabelTable *table, guint side, guint land, const guint8 *nations, guint n);

/* The runs of a colonnade, oldest first (room for BABEL_MAX_RUNS); returns how many. */
guint babel_column_get_runs (const BabelTable *table, guint side, guint land, BabelRun *runs);

/* The length of the longest unbroken row of a nation, 0 if there is none. */
guint babel_column_get_longest (const BabelTable *table, guint side, guint land, guint nation);

/* The number of a nation's cards in a colonnade. */
guint babel_column_count (const BabelTable *table, guint side, guint land, guint nation);

/* The same operations where a colonnade is longer than its word; not for use elsewhere. */
void  babel_column_push_long (BabelTable *table, guint side, guint land, guint nation);
void  babel_column_remove_long (BabelTable *table, guint side, guint land, guint i);
guint babel_column_get_card_long (const BabelTable *table, guint side, guint land, guint i);

/* Adds a card at the end. */
static inline void
babel_column_push (BabelTable *table, guint side, guint land, guint nation)
{
  guint n = table->settlers[side][land];

  if (G_LIKELY (n < BABEL_WORD_CARDS))
    {
      table->column[side][land] |= (guint64) (nation + 1) << (3 * n);
      table->settlers[side][land] = (guint8) (n + 1);
    }
  else
    babel_column_push_long (table, side, land, nation);
}

/* Plays a card from the mover's hand: it settles in the pawn's land (`settles` is 1), or carries
 * the pawn and goes to the discards (0). No processor can foretell the next of the two, so both
 * are one, without a branch: the half not wanted adds nothing. */
static inline void
babel_table_play_card (BabelTable *table, guint me, guint nation, guint settles)
{
  guint land = nation ^ ((nation ^ table->pawn[me]) & -settles);
  guint n = table->settlers[me][land];

  table->hand[me] -= BABEL_ONE (nation);
  table->discard += (guint64) (1 - settles) << (8 * nation);
  table->pawn[me] = (guint8) land;
  if (G_LIKELY (n < BABEL_WORD_CARDS))
    {
      table->column[me][land] |= (guint64) (settles * (nation + 1)) << (3 * n);
      table->settlers[me][land] = (guint8) (n + settles);
    }
  else if (settles)
    babel_column_push_long (table, me, land, nation);
}

/* Removes card i, counted from the oldest; those behind it close up. */
static inline void
babel_column_remove (BabelTable *table, guint side, guint land, guint i)
{
  guint n = table->settlers[side][land];

  if (G_LIKELY (n <= BABEL_WORD_CARDS))
    {
      guint64 cards = table->column[side][land];
      guint64 below = (G_GUINT64_CONSTANT (1) << (3 * i)) - 1;

      table->column[side][land] = (cards & below) | ((cards >> 3) & ~below);
      table->settlers[side][land] = (guint8) (n - 1);
    }
  else
    babel_column_remove_long (table, side, land, i);
}

/* Moves the last n cards of a colonnade to the end of another; FALSE, and nothing is moved, if one
 * of them is, or would become, longer than its word. */
static inline gboolean
babel_column_move_last (BabelTable *table, guint side, guint from, guint to, guint n)
{
  guint   rest = table->settlers[side][from] - n;
  guint   before = table->settlers[side][to];
  guint64 cards;

  if (G_UNLIKELY (rest + n > BABEL_WORD_CARDS || before + n > BABEL_WORD_CARDS))
    return FALSE;
  cards = table->column[side][from] >> (3 * rest);
  table->column[side][from] ^= cards << (3 * rest);
  table->column[side][to] |= cards << (3 * before);
  table->settlers[side][from] = (guint8) rest;
  table->settlers[side][to] = (guint8) (before + n);
  return TRUE;
}

/* The nation of card i, counted from the oldest. */
static inline guint
babel_column_get_card (const BabelTable *table, guint side, guint land, guint i)
{
  if (G_LIKELY (i < BABEL_WORD_CARDS))
    return ((table->column[side][land] >> (3 * i)) & 7) - 1;
  return babel_column_get_card_long (table, side, land, i);
}

/* The nation of the last card; the colonnade must not be empty. */
static inline guint
babel_column_get_last (const BabelTable *table, guint side, guint land)
{
  return babel_column_get_card (table, side, land, table->settlers[side][land] - 1u);
}

/* Bit 3 i is set where cards i, i + 1 and i + 2 of a packed word are equal: the heads of
 * triples. */
static inline guint64
babel_word_triples (guint64 cards)
{
  guint64 differs = cards ^ (cards >> 3);
  guint64 equal = ~(differs | differs >> 1 | differs >> 2) & BABEL_LANES;
  guint64 used = (cards | cards >> 1 | cards >> 2) & BABEL_LANES;

  return equal & (equal >> 3) & used;
}

/* Returns 0 if a colonnade has no runs; another number if it may have some. */
static inline guint64
babel_column_has_runs (const BabelTable *table, guint side, guint land)
{
  if (G_UNLIKELY (table->settlers[side][land] > BABEL_WORD_CARDS))
    return 1;
  return babel_word_triples (table->column[side][land]);
}

G_END_DECLS
