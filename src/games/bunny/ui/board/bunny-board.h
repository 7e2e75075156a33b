/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board of Bunny Kingdom: the shell knows it by its type alone, as any game's
 * (edubba-board.h).
 */
#pragma once

#include "edubba-field-board.h"

G_BEGIN_DECLS

#define BUNNY_TYPE_BOARD (bunny_board_get_type ())

G_DECLARE_FINAL_TYPE (BunnyBoard, bunny_board, BUNNY, BOARD, EdubbaFieldBoard)

GtkWidget *bunny_board_new (void);

G_END_DECLS
