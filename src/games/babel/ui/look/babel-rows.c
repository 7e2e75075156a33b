/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The densest way to lie is only chosen where no other has room. Rows of chips move over one
 * another where even they have none, which no window of the sizes that the tests know comes to.
 */
#include "babel-rows.h"

/* The height of the last band at ease, in strips. */
#define LAST 1.5

/* How much higher than at ease a band becomes where there is room, in strips. */
#define HIGHEST_BAND 1.3

/* How much larger than need be a chip may become, in strips. */
#define LARGEST_CHIP 1.7

/* How small, as a share, chips become to need a row less. */
#define MUCH 0.92

static guint
count_columns (int chip, int width)
{
  return (guint) MAX (1, (width + BABEL_ROWS_GAP) / (chip + BABEL_ROWS_GAP));
}

/* With the place for the next one, and half a gap above and below. */
static int
measure_chips (guint n, int chip, int width)
{
  guint columns = count_columns (chip, width);

  return (int) ((n + columns) / columns) * (chip + BABEL_ROWS_GAP);
}

void
babel_rows_measure (guint n, BabelRowsSizes sizes, int width, int heights[3])
{
  heights[0] = n == 0 ? 0 : (int) ((n - 1 + LAST) * sizes.strip);
  heights[1] = (int) n * sizes.line;
  heights[2] = n == 0 ? 0 : measure_chips (n, sizes.chip, width);
}

static BabelRows
lay_out_bands (guint n, BabelRowsSizes sizes, int height)
{
  BabelRows rows = { .n = n, .strip = sizes.strip };
  double    ease = n > 0 ? height / (n - 1 + LAST) : sizes.strip;

  sizes.strip = (int) CLAMP (ease, sizes.strip, HIGHEST_BAND * sizes.strip);
  rows.strip = sizes.strip;
  rows.last = (int) (LAST * sizes.strip);
  if (n > 0)
    rows.last = CLAMP (height - (int) (n - 1) * sizes.strip, sizes.line, rows.last);
  if (n > 1)
    rows.strip = CLAMP ((height - rows.last) / (int) (n - 1), sizes.line, sizes.strip);
  return rows;
}

static BabelRows
lay_out_chips (guint n, BabelRowsSizes sizes, int width, int height)
{
  BabelRows rows = { .n = n, .chips = TRUE, .chip = (int) (LARGEST_CHIP * sizes.strip) };
  int       n_rows;

  while (rows.chip > sizes.chip && measure_chips (n, rows.chip, width) > height)
    rows.chip--;
  for (int less = rows.chip; less >= MAX (sizes.chip, rows.chip * MUCH); less--)
    if (measure_chips (n, less, width) < measure_chips (n, rows.chip, width) - rows.chip)
      rows.chip = less;
  rows.columns = count_columns (rows.chip, width);
  rows.step = rows.chip + BABEL_ROWS_GAP;
  n_rows = (int) (n / rows.columns) + 1;
  if (n_rows > 1)
    rows.step = MIN (rows.step,
                     MAX (1, (height - rows.chip - BABEL_ROWS_GAP) / (n_rows - 1)));
  return rows;
}

BabelRows
babel_rows_lay_out (guint n, BabelRowsSizes sizes, int width, int height)
{
  return (int) n * sizes.line <= height ? lay_out_bands (n, sizes, height)
                                        : lay_out_chips (n, sizes, width, height);
}

GdkRectangle
babel_rows_get_place (const BabelRows *rows, guint i, int width)
{
  if (rows->chips)
    return (GdkRectangle) { (int) (i % rows->columns) * (rows->chip + BABEL_ROWS_GAP),
                            (int) (i / rows->columns) * rows->step + BABEL_ROWS_GAP / 2,
                            rows->chip, rows->chip };
  return (GdkRectangle) { 0, (int) i * rows->strip, width,
                          i + 1 < rows->n ? rows->strip : rows->last };
}
