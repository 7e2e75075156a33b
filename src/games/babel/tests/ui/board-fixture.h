/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's board in a window of its own that hears the board's requests, for the tests of its
 * texts and of its actions.
 */
#pragma once

#include <gtk/gtk.h>

#include "babel-board.h"

G_BEGIN_DECLS

/* A game well under way: the pawns stand in Hatti and in Media. */
#define BOARD_MIDDLE                                                                          \
  "babel/1 A:HH|HHM/123 H:SSSSAPP|PSAAM/123456 M:MMS/12|PPA/1 P:PAP/124|HMM S:PPP/12|SSH/12 " \
  "pawns=HM hands=AAHHHS|??????? stores=643|532 turn=9"

typedef struct
{
  GtkWindow   *window;
  EdubbaBoard *board;
  GPtrArray   *heard; /* of char *: actions, and "why:PARAGRAPH" for a thing the board explains */
} BoardFixture;

/* Makes a window of a width and height in pixels that is not shown yet: in it a position, partial
 * as it is, for the first seat, which is to act. */
void board_make (BoardFixture *fixture, const char *position, int width, int height);

/* board_make (), shown. */
void board_open (BoardFixture *fixture, const char *position, int width, int height);

/* Shows BOARD_MIDDLE; for g_test_add (). */
void board_set_up (BoardFixture *fixture, gconstpointer data);
void board_tear_down (BoardFixture *fixture, gconstpointer data);

/* Shows a position, partial as it is. */
void board_show (BoardFixture *fixture, const char *position, guint viewer, gboolean active);

/* Lets all motion end, and some frames be drawn; or lets only a moment pass, in which nobody asks
 * for frames. */
void board_wait (void);
void board_wait_idly (void);

/* A part that must be there. */
GtkWidget *board_get_part (BoardFixture *fixture, const char *part);

/* Clicks a part as a person or an assistive technology does. */
void board_press (BoardFixture *fixture, const char *part);

G_END_DECLS
