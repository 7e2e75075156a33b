/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions of Bunny Kingdom as texts, for the tests that know it.
 * A partial position is completed from seed 0, as the command line tool does.
 */
#pragma once

#include "bunny-state.h"

G_BEGIN_DECLS

/* Reads a position, and completes it from seed 0 if it is partial. */
BunnyState fixture_position (const char *text);

/* The canonical text; free with g_free (). */
char *fixture_print (const BunnyState *state) G_GNUC_WARN_UNUSED_RESULT;

/* The code that refuses an action of the seat to act, or "legal". */
const char *fixture_judge (const BunnyState *state, const char *action);

/* Plays actions (between spaces), which must be legal. */
void fixture_play (BunnyState *state, const char *actions);

/* A text as the documents write it: as it is up to 300 characters, else its hash and length. */
char *fixture_short (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
