/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The critic's help for plans: whole turns that begin with an action, and their chances, found as
 * the critic finds its best line.
 */
#pragma once

#include "game-critic.h"

G_BEGIN_DECLS

extern const GamePlanner babel_planner;

G_END_DECLS
