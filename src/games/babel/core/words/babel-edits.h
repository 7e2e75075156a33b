/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's edits: what can be changed on its board by whoever sets up a
 * position.
 */
#pragma once

#include "game-edits.h"

G_BEGIN_DECLS

extern const GameEdits babel_edits;

G_END_DECLS
