/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bunny Kingdom without a display: for the list of games, which the command line tool and the tests
 * use.
 */
#pragma once

#include "game-module.h"

G_BEGIN_DECLS

extern const GameModule bunny_module;

G_END_DECLS
