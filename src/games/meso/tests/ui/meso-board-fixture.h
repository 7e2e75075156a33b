/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Mesopotamien's board, made from the game's face, in a window of its own; and somebody who plays
 * on it.
 */
#pragma once

#include "board-fixture.h"

G_BEGIN_DECLS

/* For g_test_add (). */
void board_set_up (BoardFixture *fixture, gconstpointer data);

/* Shows the same window what the world has become, as the seat to act sees it. */
void board_show_world (BoardFixture *fixture);

/* The middle of a part on the board; the part that has the focus. */
graphene_point_t board_find_middle (BoardFixture *fixture, const char *part);
const char      *board_get_focused_part (BoardFixture *fixture);

/* An action of the world's mover: most are those of the yardstick, and some are drawn by lot,
 * rather of kinds that have been drawn less; and how often a kind was. */
GameAction board_draw_action (BoardFixture *fixture);
guint      board_count_played (guint kind);

/* Makes an action by presses on the parts that it takes, as a person does. */
void board_do (BoardFixture *fixture, GameAction action);

G_END_DECLS
