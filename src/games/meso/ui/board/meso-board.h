/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board of Mesopotamien: the shell knows it by its type alone, as any game's
 * (edubba-board.h).
 */
#pragma once

#include "edubba-field-board.h"

G_BEGIN_DECLS

#define MESO_TYPE_BOARD (meso_board_get_type ())

G_DECLARE_FINAL_TYPE (MesoBoard, meso_board, MESO, BOARD, EdubbaFieldBoard)

G_END_DECLS
