/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tests of Babel's rules share: positions and actions from text, and plays of several.
 * Every position in these tests is one line of the notation, fit for the command line tool.
 */
#pragma once

#include "babel-action.h"
#include "babel-state.h"
#include "game-state.h"

G_BEGIN_DECLS

/* A full state from a position that must be good; partial ones are completed from seed 0. */
BabelState fixture_position (const char *text);

GameAction fixture_action (const char *text);

/* The code of what judge says: "legal", "few-settlers". */
const char *fixture_judge (const BabelState *state, const char *action);

/* Plays actions separated by spaces; each must be legal. Events of all, if `events` is not NULL. */
void fixture_play (BabelState *state, const char *actions, GArray *events);

G_END_DECLS
