/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All legal actions of a table, generated fast: exactly what babel_judge () allows.
 * The judge is the reference; a law in the tests holds the two together.
 */
#pragma once

#include "babel-action.h"
#include "babel-table.h"

G_BEGIN_DECLS

/* No table has more: 4 travels and 5 settles, 3 builds, 20 migrations, and on a colonnade of 20
 * runs 1 raze, 1 steal, 5 expels, 1 win-over, 2 skips and 1 halve a run, and the end of the
 * turn. */
#define BABEL_MAX_LEGAL 256

/* Writes them in no particular order (room for BABEL_MAX_LEGAL) and returns how many. */
guint babel_legal (const BabelTable *table, GameAction *actions);

/* The same for abilities alone, for a mover whose pawn stands in a land and who owes nothing. */
guint babel_legal_abilities (const BabelTable *table, GameAction *actions);

/* The number of actions that babel_legal () would write. */
guint babel_legal_count (const BabelTable *table);

G_END_DECLS
