/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The laws that hold for every game (src/DESIGN.md), as functions over random games. They name
 * no game.
 */
#pragma once

#include "walk.h"

G_BEGIN_DECLS

/* All laws; the last has no name. */
extern const Law laws[];

/* Events replayed on the old state's zones give the new one's, and every item is somewhere
 * exactly once. In laws-zones.c. */
void law_zones_check_position (Walk *walk);

G_END_DECLS
