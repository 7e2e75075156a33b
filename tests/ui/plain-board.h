/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board for any game in the table, as plain as can be: a button for each legal action. The
 * shell's tests play on it, so that they test the shell and no game's face.
 */
#pragma once

#include "edubba-board.h"
#include "edubba-game.h"

G_BEGIN_DECLS

#define TYPE_PLAIN_BOARD (plain_board_get_type ())

G_DECLARE_FINAL_TYPE (PlainBoard, plain_board, PLAIN, BOARD, GtkWidget)

/* What the shell has shown last: the position's text, the viewer, whether they may act. */
const char *plain_board_get_position (PlainBoard *self);
guint       plain_board_get_viewer (PlainBoard *self);
gboolean    plain_board_get_active (PlainBoard *self);

/* How those at the board are spoken of, as the shell has said last, and what the board is for; the
 * name may be NULL. */
GameAddress         plain_board_get_address (PlainBoard *self);
EdubbaBoardOccasion plain_board_get_occasion (PlainBoard *self);
const char         *plain_board_get_rival (PlainBoard *self);

/* The first game of the program, on this board. */
const EdubbaGame *plain_game_get (void);

G_END_DECLS
