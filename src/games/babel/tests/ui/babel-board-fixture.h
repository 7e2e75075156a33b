/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's board in a window of its own, for the tests of its parts, its texts and its actions. The
 * window has a decoration.
 */
#pragma once

#include "babel-board.h"
#include "board-fixture.h"

G_BEGIN_DECLS

/* A game well under way: the pawns stand in Hatti and in Media. */
#define BOARD_MIDDLE                                                                          \
  "babel/1 A:HH|HHM/123 H:SSSSAPP|PSAAM/123456 M:MMS/12|PPA/1 P:PAP/124|HMM S:PPP/12|SSH/12 " \
  "pawns=HM hands=AAHHHS|??????? stores=643|532 turn=9"

/* Makes a window of a width and height in pixels that is not shown yet: in it a position, partial
 * as it is, for the first seat, which is to act. */
void board_make (BoardFixture *fixture, const char *position, int width, int height);

/* board_make (), shown. */
void board_open (BoardFixture *fixture, const char *position, int width, int height);

/* Shows BOARD_MIDDLE; for g_test_add (). */
void board_set_up (BoardFixture *fixture, gconstpointer data);

/* Lets all motion end, and some frames be drawn; or lets only a moment pass, in which nobody asks
 * for frames. */
void board_wait (void);
void board_wait_idly (void);

G_END_DECLS
