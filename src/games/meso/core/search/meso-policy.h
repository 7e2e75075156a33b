/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The yardstick as a policy, which players of any level and the critic try choices by.
 */
#pragma once

#include "game-policy.h"

G_BEGIN_DECLS

extern const GamePolicy meso_policy;

G_END_DECLS
