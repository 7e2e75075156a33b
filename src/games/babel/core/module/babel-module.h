/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel without a display, for the list of games, which the command line tool and the tests use,
 * and for the shell's version of the game.
 */
#pragma once

#include "game-module.h"

G_BEGIN_DECLS

extern const GameModule babel_module;

G_END_DECLS
