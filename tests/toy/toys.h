/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The toy games as a list of modules, for functions that take such a list. They have neither
 * words nor players of their own.
 */
#pragma once

#include "game-module.h"

extern const GameModule toy_heaps_module;
extern const GameModule toy_hoard_module;
extern const GameModule toy_meadow_module;
extern const GameModule toy_sealed_module;

/* All toys, NULL-terminated. */
extern const GameModule *const toys[];
