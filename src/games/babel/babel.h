/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel as the shell gets it: its module, and beside that a board, lessons and puzzles, and
 * credits for the inventor, the publisher and others.
 */
#pragma once

#include "edubba-game.h"

G_BEGIN_DECLS

/* Registers its resources; owned by the game. */
const EdubbaGame *babel_get_game (void);

G_END_DECLS
