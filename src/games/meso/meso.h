/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Mesopotamien as the shell gets it: its module, and beside that a board, lessons, puzzles
 * and whom to credit.
 */
#pragma once

#include "edubba-game.h"

G_BEGIN_DECLS

const EdubbaGame *meso_get_game (void);

G_END_DECLS
