/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The greedy player as a policy. Glances are hundredths of carrots: a hand of twelve has 110
 * choices, a building turn up to 953, and a glance finds those that are worth a closer look.
 */
#pragma once

#include "game-policy.h"

G_BEGIN_DECLS

extern const GamePolicy bunny_policy;

G_END_DECLS
