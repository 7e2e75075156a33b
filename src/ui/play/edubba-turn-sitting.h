/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sitting for a second try at a lost turn of one's own. Nobody sits across the board: the turn is
 * judged, and not answered.
 */
#pragma once

#include "edubba-match-page.h"
#include "edubba-second-try.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_TURN_SITTING (edubba_turn_sitting_get_type ())

G_DECLARE_FINAL_TYPE (
  EdubbaTurnSitting, edubba_turn_sitting, EDUBBA, TURN_SITTING, EdubbaMatchPage)

/* Action, beside those of every match page: match.show-better.
 *
 * Tries a turn of `game` that the progress keeps; NULL and an error if it cannot be read. */
EdubbaMatchPage *edubba_turn_sitting_new (const EdubbaGame     *game,
                                          EdubbaProgress       *progress,
                                          const EdubbaLostTurn *turn,
                                          GError              **error);

/* Borrowed. */
EdubbaSecondTry *edubba_turn_sitting_get_try (EdubbaTurnSitting *self);

G_END_DECLS
