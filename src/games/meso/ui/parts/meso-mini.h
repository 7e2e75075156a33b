/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * MesoMini: all lands in the size of a stamp, with what lies and stands there, only to be looked
 * at.
 */
#pragma once

#include "edubba-board.h"

G_BEGIN_DECLS

#define MESO_TYPE_MINI (meso_mini_get_type ())

G_DECLARE_FINAL_TYPE (MesoMini, meso_mini, MESO, MINI, EdubbaBoard)

G_END_DECLS
