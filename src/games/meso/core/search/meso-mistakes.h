/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the mistakes of beginners in a turn (rules/meso-mistake.h), by the rules and by what the
 * seat sees.
 */
#pragma once

#include "game-critic.h"

G_BEGIN_DECLS

/* Adds the mistakes of a line that is legal from `seen` on to a critique, the weightiest first, as
 * far as it has room for reasons. */
void meso_mistakes_find (const GameState *seen,
                         const GameLine  *line,
                         guint64          seed,
                         GameCritique    *critique);

G_END_DECLS
