/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a game ends with (RULES.md 5): the offerings, one by one; then, if the first place is not
 * decided by their number, their worth, and at last mana, each among those who are equal before.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-count.h"
#include "meso-sight.h"

G_BEGIN_DECLS

/* The counts with which a game ends; of EdubbaCount, none while it goes on. sight: of the state
 * after a step. Offerings are counted for all seats, the rest for those alone who are equal. */
GPtrArray *meso_counts_list (const MesoSight *sight,
                             const MesoState *before) G_GNUC_WARN_UNUSED_RESULT;

/* The area for these tables over a board, in its coordinates: they cover what nobody needs any
 * more, sentence and buttons (foot), and if these are below the land the lower part of that. */
void meso_counts_place (GtkWidget *board, GtkWidget *foot, graphene_rect_t *area);

G_END_DECLS
