/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions for the tests that compare what src/game finds with a walk of their own: those of
 * random games.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

/* Any position of a random game (full), by the test's own chance, as likely as any other. */
GameState *random_position (const GameRules *rules) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
