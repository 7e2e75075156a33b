/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel as the
 * shell gets it.
 */
#pragma once

#include "edubba-game.h"

G_BEGIN_DECLS

const EdubbaGame *babel_get_game (void);

G_END_DECLS
