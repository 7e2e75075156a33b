/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The moments of a game: offerings, thefts, buildings and births, lands discovered. Each is where
 * it happens.
 */
#pragma once

#include "edubba-board.h"
#include "meso-sight.h"

G_BEGIN_DECLS

/* The most that events amount to, and where that is: MESO_NOWHERE if it is in no place. */
EdubbaMoment meso_moments_find (const GameEvent *events, guint n_events, guint *place);

G_END_DECLS
