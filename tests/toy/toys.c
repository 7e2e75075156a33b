/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list of toy games. Their words are missing, for nothing generic may need them
 * to run.
 */
#include "toys.h"

#include "toy-heaps.h"
#include "toy-hoard.h"
#include "toy-sealed.h"

static const GameModule heaps = { .rules = &toy_heaps_rules, .player = &game_player_playouts };
static const GameModule hoard = { .rules = &toy_hoard_rules, .player = &game_player_playouts };
static const GameModule sealed = { .rules = &toy_sealed_rules, .player = &game_player_playouts };

const GameModule *const toys[] = { &heaps, &hoard, &sealed, NULL };
