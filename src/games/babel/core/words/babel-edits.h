/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's edits: the changes to its board in the editor of positions. The reader of positions
 * judges the result.
 */
#pragma once

#include "game-edits.h"

G_BEGIN_DECLS

extern const GameEdits babel_edits;

G_END_DECLS
