/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Great Zimbabwe without its face: a module for code that works for any game. What it lacks yet
 * is NULL.
 */
#pragma once

#include "game-module.h"

G_BEGIN_DECLS

extern const GameModule zimbabwe_module;

G_END_DECLS
