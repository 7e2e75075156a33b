/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words of Mesopotamien that the command line tool needs: its title, and a sentence for each
 * refusal. What only the window asks for is not there yet.
 */
#pragma once

#include "game-words.h"

G_BEGIN_DECLS

extern const GameWords meso_words;

G_END_DECLS
