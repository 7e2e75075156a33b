/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window of the program with Babel's board in it, for tests that press real keys and move the
 * real pointer, and look at the effects from inside.
 */
#pragma once

#include "babel-board-private.h"
#include "edubba-match-page.h"
#include "edubba-window.h"

G_BEGIN_DECLS

typedef struct
{
  GtkWindow       *window;
  EdubbaMatchPage *page;
  BabelBoard      *board;
  EdubbaMatch     *match;
} BoardWindow;

typedef struct
{
  const char *path;
  const char *position; /* the position opened for it; or NULL */
  void (*test) (BoardWindow *fixture, gconstpointer position);
} BoardWindowTest;

/* Opens `position`, a text (NULL: the start page), and gives the window the keyboard; closes it.
 */
void board_window_set_up (BoardWindow *fixture, gconstpointer position);
void board_window_tear_down (BoardWindow *fixture, gconstpointer position);

/* In place of a main () of a test program's own: runs each of these in a window of its own. */
int board_window_run (int argc, char *argv[], const BoardWindowTest *tests, guint n_tests);

/* Takes up the page, board and match that the window shows now; the board is NULL behind a
 * curtain. */
void board_window_look (BoardWindow *fixture);

/* A part of the board, which must be there. */
GtkWidget *board_window_get_part (BoardWindow *fixture, const char *part);

G_END_DECLS
