/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The yardstick as a policy: it plays on where choices are tried, and its worth of a state stands
 * for the rest of the game.
 */
#pragma once

#include "game-policy.h"

G_BEGIN_DECLS

extern const GamePolicy meso_policy;

G_END_DECLS
