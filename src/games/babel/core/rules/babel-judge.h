/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The law of Babel: is an action legal, and if not, why not.
 *
 * Stated once, readably, in the order of NOTATION.md 4. The generator in babel-legal.c is the
 * same law written for speed; a property test holds the two together on every writable action of
 * every position met.
 */
#pragma once

#include "babel-action.h"
#include "babel-column.h"

G_BEGIN_DECLS

/* The seat to act: the mover, or the other side while it owes discards; GAME_NOBODY once the game
 * is over. */
guint babel_table_get_seat (const BabelTable *table);

/* BABEL_LEGAL, or the first refusal that applies to this action of the side to act. */
BabelRefusal babel_judge (const BabelTable *table, GameAction action);

/* Returns TRUE if the mover still holds the starter and could build it in this turn: the duty of
 * RULES.md 2.3. */
gboolean babel_table_owes_starter (const BabelTable *table);

/* The run that an ability (raze ... halve) would use: TRUE if judge found no fault with its
 * choice. */
gboolean babel_table_find_run (const BabelTable *table, GameAction action, BabelRun *run);

/* The nation whose run a kind of ability needs; for halve the one that the action names. */
guint babel_action_get_nation (GameAction action);

/* The run operand ("@k") of an ability, 0 if none is written. */
guint babel_action_get_run (GameAction action);

/* The level that a building action or a skip would lay, 0 if its source is empty. */
guint babel_table_get_level (const BabelTable *table, GameAction action);

G_END_DECLS
