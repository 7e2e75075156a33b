/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Great Zimbabwe without its face: a module for code that works for any game. It has no words
 * yet beside the codes of refusals.
 */
#pragma once

#include "game-module.h"

G_BEGIN_DECLS

extern const GameModule zimbabwe_module;

G_END_DECLS
