/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions of random games, for the tests that compare the results of src/game with a walk of
 * their own.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

/* Any position of a random game (full), by the test's own chance, as likely as any other. */
GameState *random_position (const GameRules *rules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
