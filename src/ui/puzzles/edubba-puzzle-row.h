/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A puzzle's row in a list: a button that opens it, with a heading above it where a group of
 * puzzles begins. Rows are used again for other puzzles.
 */
#pragma once

#include <adwaita.h>

#include "edubba-game.h"
#include "edubba-puzzle-item.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_PUZZLE_ROW (edubba_puzzle_row_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaPuzzleRow, edubba_puzzle_row, EDUBBA, PUZZLE_ROW, AdwBin)

/* A row for puzzles of a game, with a picture of the position where the game draws small ones. */
GtkWidget *edubba_puzzle_row_new (const EdubbaGame *game);

/* Shows a puzzle and follows its record; NULL: none. The button activates win.open-puzzle with
 * "GAME/ID". */
void edubba_puzzle_row_set_item (EdubbaPuzzleRow *self, EdubbaPuzzleItem *item);

G_END_DECLS
