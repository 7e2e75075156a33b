/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's board as small as a stamp: five lands with temples, colonnades and pawns, to know a
 * position again in a list. It cannot be pressed, and it says nothing to assistive technology:
 * the texts beside it do.
 */
#pragma once

#include "edubba-board.h"

G_BEGIN_DECLS

#define BABEL_TYPE_MINI (babel_mini_get_type ())

G_DECLARE_FINAL_TYPE (BabelMini, babel_mini, BABEL, MINI, EdubbaBoard)

G_END_DECLS
