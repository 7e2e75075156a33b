/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The points of two seats, part by part (GameWords.share), and their sum: a line for each part with
 * a bar to either side of its name. It can count them one after the other.
 *
 * CSS node: `pointtally`.
 */
#pragma once

#include <adwaita.h>

#include "edubba-match.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_TALLY (edubba_tally_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaTally, edubba_tally, EDUBBA, TALLY, AdwBin)

/* The time of counting, in ms. */
#define EDUBBA_TALLY_SPAN 1200

/* Shows the points at the end of a match of two: to the left the viewer, or the first seat where
 * nobody is spoken to as "you". FALSE, and nothing is shown, if the game does not count in parts.
 */
gboolean edubba_tally_set_match (EdubbaTally *self,
                                 EdubbaMatch *match,
                                 guint        viewer,
                                 GameAddress  address);

/* Shows the points of a state. left, right: the seats; names: their names. FALSE, and nothing is
 * shown, if the game does not count in parts. */
gboolean edubba_tally_set_state (EdubbaTally      *self,
                                 const GameModule *module,
                                 const GameState  *state,
                                 const guint       seats[2],
                                 const char *const names[2]);

/* Counts the points one part after the other, if the system lets things move; the texts for
 * assistive technology have the final points at once. Shows the end at once. */
void edubba_tally_count (EdubbaTally *self);
void edubba_tally_finish (EdubbaTally *self);

/* The number of parts counted. */
guint edubba_tally_get_n_parts (EdubbaTally *self);

/* The number that a part shows now; line: the number of parts for the sum. */
guint edubba_tally_get_shown (EdubbaTally *self, guint line, guint side);

G_END_DECLS
