/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the settlers of a colonnade lie, so that none covers the sign of another: plain arithmetic.
 *
 * Where there is room they are bands on one another, each with its sign and name; else they are
 * chips with the sign alone, in rows as one reads, the oldest first.
 */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* What the settlers of one colonnade measure, in pixels. */
typedef struct
{
  int strip; /* the height of a band at ease */
  int line;  /* the least height of a band that can be read */
  int chip;  /* the least width and height of a chip */
} BabelRowsSizes;

/* How n settlers lie in a width and a height. */
typedef struct
{
  guint    n;
  gboolean chips; /* else bands */
  int      strip; /* what is seen of each band */
  int      last;  /* the height of the last band, which nothing covers */
  int      chip;  /* the width and height of a chip */
  int      step;  /* from a row of chips to the next one */
  guint    columns;
} BabelRows;

/* Between two chips: a ring round a run has room in it on either side. */
#define BABEL_ROWS_GAP 4

/* The greatest room is taken that is there. A chip's place is kept for what comes next. */
BabelRows babel_rows_lay_out (guint n, BabelRowsSizes sizes, int width, int height);

/* Where the visible part of settler i lies; i = n is the place for the next one. Counted from the
 * temple, as if the colonnade grew downwards and was read from left to right. */
GdkRectangle babel_rows_get_place (const BabelRows *rows, guint i, int width);

/* The heights that n settlers take as bands at ease, as bands that can just be read, and as chips
 * in a width. */
void babel_rows_measure (guint n, BabelRowsSizes sizes, int width, int heights[3]);

G_END_DECLS
