/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list of toy games. Their words are missing, for nothing generic may need them
 * to run.
 */
#include "toys.h"

#include "toy-heaps.h"
#include "toy-hoard.h"
#include "toy-meadow.h"
#include "toy-sealed.h"

const GameModule toy_heaps_module = { .rules = &toy_heaps_rules, .player = &game_player_playouts };
const GameModule toy_hoard_module = { .rules = &toy_hoard_rules,
                                      .player = &game_player_playouts,
                                      .critic = &game_critic_playouts };
const GameModule toy_meadow_module = { .rules = &toy_meadow_rules,
                                       .player = &game_player_playouts };
const GameModule toy_sealed_module = { .rules = &toy_sealed_rules,
                                       .player = &game_player_playouts,
                                       .critic = &game_critic_playouts };

const GameModule *const toys[] = {
  &toy_heaps_module,
  &toy_hoard_module,
  &toy_meadow_module,
  &toy_sealed_module,
  NULL,
};
