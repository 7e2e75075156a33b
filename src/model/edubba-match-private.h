/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the match share: how it is played, which is no part of the game and changes
 * nothing that is told.
 */
#pragma once

#include "edubba-match.h"

G_BEGIN_DECLS

typedef struct
{
  guint          level; /* of the computers */
  EdubbaCoaching coaching[GAME_MAX_SEATS];
} EdubbaMatchHabits;

/* Lent, to be changed in place. */
EdubbaMatchHabits *edubba_match_get_habits (EdubbaMatch *self);

G_END_DECLS
