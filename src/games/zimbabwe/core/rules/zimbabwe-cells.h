/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sets of cells of the board, and steps on them.
 *
 * A cell has its number in reading order, row by row, which actions and places carry. In a set it
 * is a bit: three columns share a word, 21 bits each, of which the upper three are always 0, so
 * that shifts by a row or a column never mix them up.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ZIMBABWE_SIDE    18
#define ZIMBABWE_N_CELLS 324
#define ZIMBABWE_NOWHERE 0xffff /* no cell */
#define ZIMBABWE_N_WORDS 6

#define ZIMBABWE_COLUMN_BITS 21

typedef struct
{
  guint64 word[ZIMBABWE_N_WORDS];
} ZimbabweCells;

/* A cell from its column and row, both from 0. */
static inline guint
zimbabwe_cell (guint column, guint row)
{
  return row * ZIMBABWE_SIDE + column;
}

static inline guint
zimbabwe_cell_get_column (guint cell)
{
  return cell % ZIMBABWE_SIDE;
}

static inline guint
zimbabwe_cell_get_row (guint cell)
{
  return cell / ZIMBABWE_SIDE;
}

/* The cell of a bit of a word. */
static inline guint
zimbabwe_cell_at (guint word, guint bit)
{
  return zimbabwe_cell (word * 3 + bit / ZIMBABWE_COLUMN_BITS, bit % ZIMBABWE_COLUMN_BITS);
}

/* The word of a cell, and its bit there. */
static inline guint
zimbabwe_cell_get_word (guint cell)
{
  return zimbabwe_cell_get_column (cell) / 3;
}

static inline guint64
zimbabwe_cell_get_bit (guint cell)
{
  return G_GUINT64_CONSTANT (1) << (zimbabwe_cell_get_column (cell) % 3 * ZIMBABWE_COLUMN_BITS +
                                    zimbabwe_cell_get_row (cell));
}

static inline void
zimbabwe_cells_add (ZimbabweCells *cells, guint cell)
{
  cells->word[zimbabwe_cell_get_word (cell)] |= zimbabwe_cell_get_bit (cell);
}

static inline void
zimbabwe_cells_remove (ZimbabweCells *cells, guint cell)
{
  cells->word[zimbabwe_cell_get_word (cell)] &= ~zimbabwe_cell_get_bit (cell);
}

static inline gboolean
zimbabwe_cells_has (const ZimbabweCells *cells, guint cell)
{
  return (cells->word[zimbabwe_cell_get_word (cell)] & zimbabwe_cell_get_bit (cell)) != 0;
}

static inline gboolean
zimbabwe_cells_meet (const ZimbabweCells *a, const ZimbabweCells *b)
{
  guint64 met = 0;

  for (guint i = 0; i < ZIMBABWE_N_WORDS; i++)
    met |= a->word[i] & b->word[i];
  return met != 0;
}

static inline gboolean
zimbabwe_cells_are_none (const ZimbabweCells *cells)
{
  return zimbabwe_cells_meet (cells, cells) == FALSE;
}

static inline ZimbabweCells
zimbabwe_cells_and (ZimbabweCells a, const ZimbabweCells *b)
{
  for (guint i = 0; i < ZIMBABWE_N_WORDS; i++)
    a.word[i] &= b->word[i];
  return a;
}

static inline ZimbabweCells
zimbabwe_cells_or (ZimbabweCells a, const ZimbabweCells *b)
{
  for (guint i = 0; i < ZIMBABWE_N_WORDS; i++)
    a.word[i] |= b->word[i];
  return a;
}

static inline ZimbabweCells
zimbabwe_cells_without (ZimbabweCells a, const ZimbabweCells *b)
{
  for (guint i = 0; i < ZIMBABWE_N_WORDS; i++)
    a.word[i] &= ~b->word[i];
  return a;
}

/* The cells whose neighbour to the right, or below, is in a set. Bits that are no cells may be set,
 * so the result is for an "and". */
static inline ZimbabweCells
zimbabwe_cells_left_of (const ZimbabweCells *cells)
{
  ZimbabweCells left;

  for (guint i = 0; i < ZIMBABWE_N_WORDS; i++)
    left.word[i] = cells->word[i] >> ZIMBABWE_COLUMN_BITS |
                   (i + 1 < ZIMBABWE_N_WORDS ? cells->word[i + 1] << 2 * ZIMBABWE_COLUMN_BITS : 0);
  return left;
}

static inline ZimbabweCells
zimbabwe_cells_above (const ZimbabweCells *cells)
{
  ZimbabweCells above;

  for (guint i = 0; i < ZIMBABWE_N_WORDS; i++)
    above.word[i] = cells->word[i] >> 1;
  return above;
}

/* The cells of a set and their eight neighbours, as far as they are in `map`. */
static inline ZimbabweCells
zimbabwe_cells_spread (const ZimbabweCells *cells, const ZimbabweCells *map)
{
  guint64       tall[ZIMBABWE_N_WORDS + 2];
  ZimbabweCells spread;

  tall[0] = tall[ZIMBABWE_N_WORDS + 1] = 0;
  for (guint i = 0; i < ZIMBABWE_N_WORDS; i++)
    tall[i + 1] = cells->word[i] | cells->word[i] << 1 | cells->word[i] >> 1;
  for (guint i = 0; i < ZIMBABWE_N_WORDS; i++)
    spread.word[i] = (tall[i + 1] | tall[i + 1] << ZIMBABWE_COLUMN_BITS |
                      tall[i + 1] >> ZIMBABWE_COLUMN_BITS | tall[i] >> 2 * ZIMBABWE_COLUMN_BITS |
                      tall[i + 2] << 2 * ZIMBABWE_COLUMN_BITS) &
                     map->word[i];
  return spread;
}

/* The number of cells in a set; all words are added up before their bytes are. */
static inline guint
zimbabwe_cells_count (const ZimbabweCells *cells)
{
  const guint64 twos = G_GUINT64_CONSTANT (0x5555555555555555);
  const guint64 fours = G_GUINT64_CONSTANT (0x3333333333333333);
  const guint64 bytes = G_GUINT64_CONSTANT (0x0f0f0f0f0f0f0f0f);
  const guint64 pairs = G_GUINT64_CONSTANT (0x00ff00ff00ff00ff);
  guint64       sum = 0;

  for (guint i = 0; i < ZIMBABWE_N_WORDS; i++)
    {
      guint64 x = cells->word[i];

      x -= x >> 1 & twos;
      x = (x & fours) + (x >> 2 & fours);
      sum += (x & bytes) + (x >> 4 & bytes);
    }
  sum = (sum & pairs) + (sum >> 8 & pairs);
  return (guint) (sum * G_GUINT64_CONSTANT (0x0001000100010001) >> 48);
}

/* Takes the first cell out of a set, column by column; ZIMBABWE_NOWHERE if there is none. */
static inline guint
zimbabwe_cells_take (ZimbabweCells *cells)
{
  for (guint i = 0; i < ZIMBABWE_N_WORDS; i++)
    if (cells->word[i])
      {
        guint bit = (guint) __builtin_ctzll (cells->word[i]);

        cells->word[i] &= cells->word[i] - 1;
        return zimbabwe_cell_at (i, bit);
      }
  return ZIMBABWE_NOWHERE;
}

/* Returns a number that sorts cells as the bytes of their names do. */
guint zimbabwe_cell_get_rank (guint cell);

/* Appends the name of a cell, "c4". */
void zimbabwe_cell_print (guint cell, GString *text);

/* Reads over the name of a cell: FALSE if the text does not begin with one. `end` gets the first
 * byte behind it. A digit behind the name makes another name of it. */
gboolean zimbabwe_cell_read (const char *text, guint *cell, const char **end);

G_END_DECLS
