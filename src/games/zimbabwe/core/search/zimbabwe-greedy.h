/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The public yardstick: what seems best at once. No memory, no chance, nothing ahead. It is
 * described to the number, decision by decision.
 */
#pragma once

#include "game-policy.h"

G_BEGIN_DECLS

/* The yardstick as a policy. */
extern const GamePolicy zimbabwe_policy;

G_END_DECLS
