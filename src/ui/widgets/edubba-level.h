/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the levels of computer players are called: the same for all games, for they are the people
 * of the tablet house.
 */
#pragma once

#include "edubba-match.h"

G_BEGIN_DECLS

/* A level below GAME_N_LEVELS by name, and in a sentence; the caller frees it. */
char *edubba_level_dup_title (guint level) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_level_dup_note (guint level) G_GNUC_WARN_UNUSED_RESULT;

/* What a seat is called: its person's name, or "Player 3"; the caller frees it. */
char *edubba_level_dup_name (EdubbaMatch *match, guint seat) G_GNUC_WARN_UNUSED_RESULT;

/* Who is across the board from the seat `viewer`: the name that the seat has, or the computer's
 * level, or the person's number. NULL where more than one is; the caller frees it. */
char *edubba_level_dup_rival (EdubbaMatch *match, guint viewer) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
