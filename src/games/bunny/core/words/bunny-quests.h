/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bunny Kingdom's quests: what can be asked of a player in one building turn, in words.
 * Every sentence here stands in data/quests.texts too, where it is taken from for translation.
 */
#pragma once

#include "game-quest.h"

G_BEGIN_DECLS

extern const GameQuests bunny_quests;

G_END_DECLS
