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

/* About knowledge and simultaneous choices, in laws-seats.c: earlier choices of others help or
 * hinder nobody; the view for all is the same from every seat; an open game hides nothing; only
 * kinds that are declared so turn up something. */
void law_commitments_check (Walk *walk);
void law_chance_check (Walk *walk);
void law_openness_check (Walk *walk);

/* About figures, in laws-figures.c: places and points agree at all times, the parts that a game
 * names add up to the points, and events count the changes. */
void law_standing_check (Walk *walk);
void law_shares_check (Walk *walk);
void law_amounts_check (Walk *walk);

/* A preview tells what is true, and is the same in every world that its seat cannot tell apart. In
 * laws-preview.c. */
void law_preview_check (Walk *walk);

/* Events replayed on the zones of the old state give those of the new, and every item is
 * somewhere exactly once. In laws-zones.c. */
void law_zones_check_position (Walk *walk);

G_END_DECLS
