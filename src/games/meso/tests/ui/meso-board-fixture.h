/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Mesopotamien's board, made from the game's face, in a window of its own that stands in for the
 * match page: it keeps the last action that the board asked for.
 */
#pragma once

#include "edubba-board.h"
#include "edubba-place.h"

G_BEGIN_DECLS

typedef struct
{
  GtkWidget   *window;
  EdubbaBoard *board;
  GameState   *world; /* what is shown, whole */
  char        *acted; /* the last action asked for, or NULL */
} BoardFixture;

/* The window is not shown yet. */
void board_set_up (BoardFixture *fixture, gconstpointer data);
void board_tear_down (BoardFixture *fixture, gconstpointer data);

/* Shows a position as a seat sees it, in a window of this size; what is unknown is dealt. */
void board_show (BoardFixture *fixture, const char *position, guint viewer, int width, int height);

/* Shows the same window what the world has become, as the seat to act sees it. */
void board_show_world (BoardFixture *fixture);

/* Waits until the window has drawn some frames more. */
void board_wait_for_frames (BoardFixture *fixture);

/* The state of a place: `part` is "place:J8". */
EdubbaPlaceState board_get_state (BoardFixture *fixture, const char *part);

/* Presses the button of a part, which must be there. */
void board_press (BoardFixture *fixture, const char *part);

/* An action of the world's mover: most are those of the yardstick, and some are drawn by lot,
 * rather of kinds that have been drawn less; and how often a kind was. */
GameAction board_draw_action (BoardFixture *fixture);
guint      board_count_played (guint kind);

/* Makes an action by presses on the parts that it takes, as a person does. */
void board_do (BoardFixture *fixture, GameAction action);

G_END_DECLS
