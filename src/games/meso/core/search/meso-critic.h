/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The critic of Mesopotamien: it compares turns by the policy, and names the mistakes of beginners
 * as reasons.
 */
#pragma once

#include "game-critic.h"

G_BEGIN_DECLS

extern const GameCritic meso_critic;

G_END_DECLS
