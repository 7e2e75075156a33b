/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bunny Kingdom's board in a window of its own that stands in for the match page: it keeps the last
 * action that the board asked for, and the seat that it called.
 */
#pragma once

#include "edubba-board.h"
#include "edubba-place.h"

G_BEGIN_DECLS

#define BOARD_EXPLORE                                                                         \
  "bunny/1 seats=3 round=3 pick=4 land=A1,A2,A4|J1,J2|F1 hands=A3,C4,city1,city1,gem3,wood1|" \
  "?,?,?,?,?,?|?,?,?,?,?,? for=1"
#define BOARD_BUILD                                                          \
  "bunny/1 seats=3 round=2 phase=build move=1 land=A1,A2,C4,J4,J5|J1,J2|F1 " \
  "tray=city1,city3,pearl,camp2,tower|camp1|"

typedef struct
{
  GtkWidget   *window;
  EdubbaBoard *board;
  char        *acted;  /* the last action asked for, or NULL */
  guint        called; /* the seat that was called last */
} BoardFixture;

/* The window is not shown yet. */
void board_set_up (BoardFixture *fixture, gconstpointer data);
void board_tear_down (BoardFixture *fixture, gconstpointer data);

/* Shows a position as a seat sees it, in a window of this size; unknown cards are dealt. */
void board_show (BoardFixture *fixture, const char *position, guint viewer, int width, int height);

/* Waits until the window has drawn some frames more. */
void board_wait_for_frames (BoardFixture *fixture);

/* The state of a cell: `cell` is a part of the board, "cell:A3". */
EdubbaPlaceState board_get_state (BoardFixture *fixture, const char *cell);

/* Presses a part of the board with the pointer. */
void board_press (BoardFixture *fixture, const char *part);

G_END_DECLS
