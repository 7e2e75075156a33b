/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Places the settlers of a colonnade, so that none covers the sign of another: plain arithmetic.
 *
 * With enough room they are bands on one another, each with its sign and name. In less room
 * neighbours of a nation share a row: of all except the last only the sign is visible. In the
 * least room all are chips with the sign alone, in rows in the order of reading, the oldest
 * first.
 */
#pragma once

#include <gdk/gdk.h>

#include "babel-table.h"

G_BEGIN_DECLS

typedef enum
{
  BABEL_ROWS_BANDS,
  BABEL_ROWS_GROUPS,
  BABEL_ROWS_CHIPS,
} BabelRowsForm;

/* The measures of a colonnade's settlers, in pixels. */
typedef struct
{
  int strip;  /* the height of a band at ease */
  int line;   /* the least height of a band that can be read at a glance */
  int close;  /* the least height of a band that can be read */
  int chip;   /* the least width and height of a chip */
  int widest; /* the greatest width of a row of a group */
  int tail;   /* the room that the last row of groups leaves free after it */
} BabelRowsSizes;

/* The layout of n settlers in a width and a height. */
typedef struct
{
  guint         n;
  BabelRowsForm form;
  int           strip; /* the visible part of each row of bands */
  int           last;  /* the height of the last row of bands, which nothing covers */
  int           chip;  /* the width and height of a chip */
  int           step;  /* from a row of chips to the next one, or from one of a group to the next */
  guint         columns;
  int           tail;
  guint         n_rows;                    /* of bands */
  guint8        row[BABEL_N_NATION_CARDS]; /* of bands: which one a settler lies in, */
  guint8        at[BABEL_N_NATION_CARDS];  /* and how many of it come before */
} BabelRows;

/* Between two chips: a ring round a run has room in it on either side. */
#define BABEL_ROWS_GAP 4

/* The heights of a colonnade: as bands at ease, as bands that can be read at a glance, in groups,
 * and the least. */
#define BABEL_ROWS_N_HEIGHTS 4

/* Chooses the roomiest layout that fits. A chip's place is kept for the next settler. */
BabelRows babel_rows_lay_out (
  const guint8 *nations, guint n, BabelRowsSizes sizes, int width, int height);

/* The visible part of settler i; i = n is the place for the next one. Counted from the temple, as
 * if the colonnade grew downwards and was read from left to right. */
GdkRectangle babel_rows_get_place (const BabelRows *rows, guint i, int width);

/* The heights that n settlers take in a width. */
void babel_rows_measure (const guint8  *nations,
                         guint          n,
                         BabelRowsSizes sizes,
                         int            width,
                         int            heights[BABEL_ROWS_N_HEIGHTS]);

G_END_DECLS
