/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board of Babel,
 * an EdubbaBoard.
 */
#pragma once

#include "edubba-board.h"

G_BEGIN_DECLS

#define BABEL_TYPE_BOARD (babel_board_get_type ())

G_DECLARE_FINAL_TYPE (BabelBoard, babel_board, BABEL, BOARD, EdubbaBoard)

GtkWidget *babel_board_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
