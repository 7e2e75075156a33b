/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sitting for a bout: a game with a strip above the board, which is over as soon as one of both
 * has reached their goal. Rematch asks for another try.
 */
#pragma once

#include "edubba-bout.h"
#include "edubba-game-sitting.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_BOUT_SITTING (edubba_bout_sitting_get_type ())

G_DECLARE_FINAL_TYPE (
  EdubbaBoutSitting, edubba_bout_sitting, EDUBBA, BOUT_SITTING, EdubbaGameSitting)

/* Plays a bout of `game`; takes a reference to it. */
EdubbaMatchPage *edubba_bout_sitting_new (const EdubbaGame *game, EdubbaBout *bout);

/* The bout that is played on a page (or NULL); NULL if that is none. Borrowed. */
EdubbaBout *edubba_bout_sitting_find_bout (EdubbaMatchPage *page);

G_END_DECLS
