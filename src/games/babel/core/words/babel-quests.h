/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's quests: the tasks for a player in one turn, in words. Every sentence here stands in
 * data/quests.texts too, from which translations are extracted.
 */
#pragma once

#include "game-quest.h"

G_BEGIN_DECLS

extern const GameQuests babel_quests;

G_END_DECLS
