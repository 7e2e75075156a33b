/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The densest layout is only chosen if no other has room. Rows of chips move over one another if
 * even they have none, which happens in no window of the sizes that the tests know.
 */
#include "babel-rows.h"

/* The height of the last band at ease, in strips. */
#define LAST 1.5

/* The greatest height of a band with room to spare, in strips. */
#define HIGHEST_BAND 1.3

/* The greatest size of a chip with room to spare, in strips. */
#define LARGEST_CHIP 1.7

/* The least scale, compared to the largest chips, of chips that take a row less. */
#define MUCH 0.92

/* The size from which chips in a row tell more than groups do, in strips. */
#define TELLING_CHIP 1.5

static guint
count_columns (int chip, int width)
{
  return (guint) MAX (1, (width + BABEL_ROWS_GAP) / (chip + BABEL_ROWS_GAP));
}

/* The height of n chips with the place for the next one, and half a gap above and below. */
static int
measure_chips (guint n, int chip, int width)
{
  guint columns = count_columns (chip, width);

  return (int) ((n + columns) / columns) * (chip + BABEL_ROWS_GAP);
}

/* The visible width of a group's card that is not the last. */
static int
get_group_step (BabelRowsSizes sizes)
{
  return sizes.chip + BABEL_ROWS_GAP / 2;
}

/* Each settler in a row of its own. */
static void
separate (BabelRows *rows)
{
  for (guint i = 0; i < rows->n; i++)
    {
      rows->row[i] = (guint8) i;
      rows->at[i] = 0;
    }
  rows->n_rows = rows->n;
}

/* Neighbours of one nation in one row, as far as there is room. */
static void
gather (BabelRows *rows, const guint8 *nations, BabelRowsSizes sizes, int width)
{
  int   room = MIN (width, sizes.widest) - sizes.tail - sizes.chip;
  guint most = 1 + (guint) (MAX (0, room) / get_group_step (sizes));

  rows->n_rows = 0;
  for (guint i = 0; i < rows->n; i++)
    {
      gboolean joins = i > 0 && nations[i] == nations[i - 1] && rows->at[i - 1] + 1u < most;

      rows->at[i] = joins ? rows->at[i - 1] + 1 : 0;
      rows->n_rows += !joins;
      rows->row[i] = (guint8) (rows->n_rows - 1);
    }
}

void
babel_rows_measure (const guint8  *nations,
                    guint          n,
                    BabelRowsSizes sizes,
                    int            width,
                    int            heights[BABEL_ROWS_N_HEIGHTS])
{
  BabelRows rows = { .n = n };

  gather (&rows, nations, sizes, width);
  heights[0] = n == 0 ? 0 : (int) ((n - 1 + LAST) * sizes.strip);
  heights[1] = (int) n * sizes.line;
  heights[2] = (int) rows.n_rows * sizes.close;
  heights[3] = n == 0 ? 0 : MIN (heights[2], measure_chips (n, sizes.chip, width));
}

/* The height is shared out among the rows that there are. */
static void
lay_out_bands (BabelRows *rows, BabelRowsSizes sizes, int height)
{
  int    n = (int) rows->n_rows;
  double ease = n > 0 ? height / (n - 1 + LAST) : sizes.strip;

  sizes.strip = (int) CLAMP (ease, sizes.strip, HIGHEST_BAND * sizes.strip);
  rows->strip = sizes.strip;
  rows->last = (int) (LAST * sizes.strip);
  if (n > 0)
    rows->last = CLAMP (height - (n - 1) * sizes.strip, sizes.line, rows->last);
  if (n > 1)
    rows->strip = CLAMP ((height - rows->last) / (n - 1), sizes.line, sizes.strip);
}

static BabelRows
lay_out_chips (guint n, BabelRowsSizes sizes, int width, int height)
{
  BabelRows rows = {
    .n = n, .form = BABEL_ROWS_CHIPS, .chip = (int) (LARGEST_CHIP * sizes.strip)
  };
  int n_rows;

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

/* Returns TRUE if all chips can be read at a glance: large, in a single row. */
static gboolean
tells_more (const BabelRows *chips, BabelRowsSizes sizes, int width, int height)
{
  return chips->chip >= TELLING_CHIP * sizes.strip && chips->n < chips->columns &&
         measure_chips (chips->n, chips->chip, width) <= height;
}

/* Groups leave all names to be read. */
static BabelRows
lay_out_densely (const guint8 *nations, guint n, BabelRowsSizes sizes, int width, int height)
{
  BabelRows chips = lay_out_chips (n, sizes, width, height);
  BabelRows groups = { .n = n, .form = BABEL_ROWS_GROUPS, .tail = sizes.tail };

  gather (&groups, nations, sizes, width);
  sizes.line = sizes.close;
  if ((int) groups.n_rows * sizes.line > height || tells_more (&chips, sizes, width, height))
    return chips;
  groups.step = get_group_step (sizes);
  lay_out_bands (&groups, sizes, height);
  return groups;
}

BabelRows
babel_rows_lay_out (const guint8 *nations, guint n, BabelRowsSizes sizes, int width, int height)
{
  BabelRows bands = { .n = n, .form = BABEL_ROWS_BANDS };

  if ((int) n * sizes.line > height)
    return lay_out_densely (nations, n, sizes, width, height);
  separate (&bands);
  lay_out_bands (&bands, sizes, height);
  return bands;
}

/* The visible part of a settler in a row: it ends at the next one of its group; the last row ends
 * earlier. */
static GdkRectangle
get_place_in_row (const BabelRows *rows, guint i, int width)
{
  int      start = rows->at[i] * rows->step;
  gboolean covered = i + 1 < rows->n && rows->row[i + 1] == rows->row[i];
  gboolean last = rows->row[i] + 1u == rows->n_rows;

  return (GdkRectangle) { start, rows->row[i] * rows->strip,
                          covered ? rows->step : width - start - (last ? rows->tail : 0),
                          last ? rows->last : rows->strip };
}

GdkRectangle
babel_rows_get_place (const BabelRows *rows, guint i, int width)
{
  if (rows->form == BABEL_ROWS_CHIPS)
    return (GdkRectangle) { (int) (i % rows->columns) * (rows->chip + BABEL_ROWS_GAP),
                            (int) (i / rows->columns) * rows->step + BABEL_ROWS_GAP / 2,
                            rows->chip, rows->chip };
  if (i < rows->n)
    return get_place_in_row (rows, i, width);
  return (GdkRectangle) { 0, (int) rows->n_rows * rows->strip, width, rows->last };
}
