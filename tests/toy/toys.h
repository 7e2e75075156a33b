/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The toy games as a list of modules, for what takes such a list. They have neither words nor
 * players of their own.
 */
#pragma once

#include "game-module.h"

/* All toys, NULL-terminated. */
extern const GameModule *const toys[];
