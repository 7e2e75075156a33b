/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a game ends with (RULES.md 5): the offerings, one by one; then, if the first place is not
 * decided by their number, their worth, and at last mana, each among those who are equal before.
 */
#pragma once

#include "edubba-count.h"
#include "meso-sight.h"

G_BEGIN_DECLS

/* The counts with which a game ends; of EdubbaCount, none while it goes on. sight: of the state
 * after a step. Offerings are counted for all seats, the rest for those alone who are equal. */
GPtrArray *meso_counts_list (const MesoSight *sight,
                             const MesoState *before) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
