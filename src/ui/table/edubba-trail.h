/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the others have just done, over the board: a small number at each place, in the order of the
 * actions. Each has its report for a tooltip and for assistive technology.
 *
 * CSS nodes: trail with a label `step` for each number.
 */
#pragma once

#include "edubba-board.h"
#include "edubba-match.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_TRAIL (edubba_trail_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaTrail, edubba_trail, EDUBBA, TRAIL, GtkWidget)

GtkWidget *edubba_trail_new (void);

/* Marks the actions of others since the last one of `viewer`, on the board that shows the match at
 * its cursor; both are borrowed, the board as long as something is marked. names: as in
 * GameWords. */
void edubba_trail_show (EdubbaTrail       *self,
                        EdubbaBoard       *board,
                        EdubbaMatch       *match,
                        guint              viewer,
                        GameAddress        address,
                        const char *const *names);

/* Takes all marks off. */
void edubba_trail_clear (EdubbaTrail *self);

G_END_DECLS
