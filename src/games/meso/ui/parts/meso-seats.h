/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The strips of the seats: offerings, mana on its track, and what is left of settlers, huts and
 * holy places; cards by their number.
 */
#pragma once

#include "edubba-strips.h"
#include "meso-sight.h"

G_BEGIN_DECLS

void meso_seats_show (EdubbaStrips *strips, const MesoSight *sight);

G_END_DECLS
