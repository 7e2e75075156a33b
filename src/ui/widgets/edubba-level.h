/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The names of the computer players' levels: the game's own, or those of the people of the tablet
 * house.
 */
#pragma once

#include "edubba-analysis.h"
#include "edubba-match.h"

G_BEGIN_DECLS

/* In the place of a level: the opponent that is as strong as the learner. */
#define EDUBBA_LEVEL_OWN GAME_N_LEVELS

/* A level below GAME_N_LEVELS, or EDUBBA_LEVEL_OWN, by name, and in a sentence, in a game with
 * these words (NULL: in all games); the caller frees it. */
char *edubba_level_dup_title (const GameWords *words, guint level) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_level_dup_note (const GameWords *words, guint level) G_GNUC_WARN_UNUSED_RESULT;

/* A level as a line of a list to choose from; the caller frees it. */
char *edubba_level_dup_choice (const GameWords *words, guint level) G_GNUC_WARN_UNUSED_RESULT;

/* The level of the strongest computer, perhaps EDUBBA_LEVEL_OWN, by name; NULL if there is none.
 * The caller frees it. */
char *edubba_level_dup_strongest (EdubbaMatch *match) G_GNUC_WARN_UNUSED_RESULT;

/* The name of a seat: its person's or computer's name, or "Player 3"; the caller frees it. */
char *edubba_level_dup_name (EdubbaMatch *match, guint seat) G_GNUC_WARN_UNUSED_RESULT;

/* The name of the only player across the board from the seat `viewer`: the seat's own name, the
 * computer's level, or the person's number. NULL if there are several; the caller frees it. */
char *edubba_level_dup_rival (EdubbaMatch *match, guint viewer) G_GNUC_WARN_UNUSED_RESULT;

/* Lets everything call the computers without a name by their levels, those of one level with the
 * number of the seat behind. Two computers with nobody else at the table stay numbers. */
void edubba_level_call_computers (EdubbaMatch *match);

/* The heading of a seat's points at the end of a match that `viewer` looks at: "You" if they are
 * spoken to like that, or a name; the caller frees it. */
char *edubba_level_dup_head (EdubbaMatch *match,
                             guint        seat,
                             guint        viewer,
                             GameAddress  address) G_GNUC_WARN_UNUSED_RESULT;

/* Says who has given up, by that name, in a match that somebody has given up; the caller frees
 * it. */
char *edubba_level_describe_resigned (EdubbaMatch *match) G_GNUC_WARN_UNUSED_RESULT;

/* A new analysis of the match (edubba_analysis_new ()), or of a try at a bout by its own end
 * (edubba_analysis_new_bout (); NULL: by the rules), which calls the computer of two players by its
 * level where it has no name, and those of more as they are called; the caller owns it. */
EdubbaAnalysis *edubba_level_analyse (EdubbaMatch *match,
                                      CourseBout  *bout) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
