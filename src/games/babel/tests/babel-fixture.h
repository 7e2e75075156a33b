/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the tests of Babel's rules: positions and actions from text, and plays of several.
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

/* The code of a verdict of judge: "legal", "few-settlers". */
const char *fixture_judge (const BabelState *state, const char *action);

/* Plays actions separated by spaces; each must be legal. Events of all, if `events` is not NULL. */
void fixture_play (BabelState *state, const char *actions, GArray *events);

/* A position whose colonnades hold more settlers than those of most games. */
#define FIXTURE_LONG_ROWS                                                 \
  "babel/1 A:PMSMAPMASMSMASHMSHMSSSSS|MMM/1 H:AAA/1|PHHHHHHH/12 M:|SS/1 " \
  "P:PPP/1|H S:H|/1 pawns=AM hands=AP|MP stores=23|31 turn=30"

/* Plays random games under options drawn anew for each; after every action `look` is called. */
void fixture_watch_games (guint n_games,
                          void (*look) (const BabelTable *table, gpointer data),
                          gpointer data);

G_END_DECLS
