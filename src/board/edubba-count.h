/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Points that are counted one by one before everybody's eyes: a title, the points of the seats
 * before, and a row for each thing that brings some. A board lists the counts that a step of its
 * game brings (edubba_board_list_counts ()); the shell shows them row by row.
 */
#pragma once

#include <glib.h>

#include "game-rules.h"

G_BEGIN_DECLS

typedef struct
{
  char   *title;    /* "Fief at C4" */
  char   *detail;   /* how the points come about, "4 × 3", or NULL */
  char   *sentence; /* all of it, for a screen reader */
  char  **parts;    /* parts of the board that it is about, or NULL */
  guint32 seats;    /* the seats that it is about; the others have no figure */
  gint    points[GAME_MAX_SEATS];
} EdubbaCountRow;

typedef struct
{
  char   *title;
  GArray *rows; /* of EdubbaCountRow */
  guint   n_seats;
  char   *names[GAME_MAX_SEATS];
  guint   marks[GAME_MAX_SEATS]; /* see edubba-mark.h; EDUBBA_N_MARKS: seats wear none */
  gint    before[GAME_MAX_SEATS];
} EdubbaCount;

/* Takes the title. The caller fills in seats and points before. */
EdubbaCount *edubba_count_new (char *title, guint n_seats) G_GNUC_WARN_UNUSED_RESULT;
void         edubba_count_free (EdubbaCount *self);

/* Adds a row, and takes its texts; it is about nothing yet. The row is valid until the next. */
EdubbaCountRow *edubba_count_add (EdubbaCount *self, char *title, char *detail, char *sentence);

/* The points of all seats with the first n rows. */
void edubba_count_sum (const EdubbaCount *self, guint n, gint points[GAME_MAX_SEATS]);

/* Puts the first n rows in an order that keeps the winner open as long as can be, and tells nobody
 * beforehand: first the rows that favour nobody; then always the least of those that favour the
 * seat farthest behind, or the next one if none is left for that. So a seat gets more only once
 * all behind it have got everything. */
void edubba_count_order (EdubbaCount *self, guint n);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaCount, edubba_count_free)

G_END_DECLS
