/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game's board in a window of its own that stands in for the match page: it keeps what the board
 * asks for. A game's tests bring the type, and whoever plays its actions.
 */
#pragma once

#include "edubba-board.h"
#include "edubba-place.h"

G_BEGIN_DECLS

typedef struct
{
  GtkWindow   *window;
  EdubbaBoard *board;
  GameState   *world;  /* what is shown, whole */
  GPtrArray   *heard;  /* of char *: actions, and "why:PARAGRAPH" for a thing the board explains */
  char        *acted;  /* the last action asked for, or NULL */
  guint        called; /* the seat that was called last */
} BoardFixture;

/* Makes a board of a type. Its window is not shown yet, and has no decoration, so that its size is
 * the board's. */
void board_create (BoardFixture *fixture, GType type);
void board_tear_down (BoardFixture *fixture, gconstpointer data);

/* Shows a position as a seat sees it, in a window of this size; what is unknown is dealt. */
void board_show (BoardFixture *fixture, const char *position, guint viewer, int width, int height);

/* Shows a position as it is, which may be partial; active: the viewer may act. */
void board_show_partial (BoardFixture *fixture,
                         const char   *position,
                         guint         viewer,
                         gboolean      active);

/* Waits until the window has drawn some frames more. */
void board_wait_for_frames (BoardFixture *fixture);

/* The state of a place: `part` is "place:J8". */
EdubbaPlaceState board_get_state (BoardFixture *fixture, const char *part);

/* A part that must be there. */
GtkWidget *board_get_part (BoardFixture *fixture, const char *part);

/* Clicks a part as a person or an assistive technology does. */
void board_press (BoardFixture *fixture, const char *part);

/* Presses a key with a meaning, in a place (its hardware code, or 0), as the toolkit hands it on:
 * controllers that capture are asked first. FALSE if nobody uses it. Lets a key go. */
gboolean board_press_key (EdubbaBoard    *board,
                          guint           keyval,
                          guint           code,
                          GdkModifierType modifiers);
void     board_let_go (EdubbaBoard *board, guint keyval);

G_END_DECLS
