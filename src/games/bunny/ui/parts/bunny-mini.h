/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bunny Kingdom's board as small as a stamp: the lands and their owners, to know a position again
 * in a list. It cannot be pressed, and it says nothing to assistive technology: the texts beside
 * it do.
 */
#pragma once

#include "edubba-board.h"

G_BEGIN_DECLS

#define BUNNY_TYPE_MINI (bunny_mini_get_type ())

G_DECLARE_FINAL_TYPE (BunnyMini, bunny_mini, BUNNY, MINI, EdubbaBoard)

G_END_DECLS
