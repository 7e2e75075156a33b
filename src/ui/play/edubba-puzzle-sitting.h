/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sitting for a puzzle. Without a progress nothing is noted of it, and the page is complete all
 * the same.
 */
#pragma once

#include "course-puzzle.h"
#include "edubba-attempt.h"
#include "edubba-task-sitting.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_PUZZLE_SITTING (edubba_puzzle_sitting_get_type ())

G_DECLARE_FINAL_TYPE (
  EdubbaPuzzleSitting, edubba_puzzle_sitting, EDUBBA, PUZZLE_SITTING, EdubbaTaskSitting)

/* Solves a puzzle of `game`; the page takes a reference of its own. */
EdubbaMatchPage *edubba_puzzle_sitting_new (const EdubbaGame *game, CoursePuzzle *puzzle);

/* Notes the outcome of the puzzle; to be called once at most, before the page is shown. */
void edubba_puzzle_sitting_set_progress (EdubbaPuzzleSitting *self, EdubbaProgress *progress);

/* The puzzle is that of a day, as its title says; solving it is noted for that day. To be called
 * after there is a progress. */
void edubba_puzzle_sitting_set_day (EdubbaPuzzleSitting *self, guint day);

/* Sets the rule that this puzzle is for and the reason why it has come up, and that it is number
 * i of n (from 1): then the user may go on also if it could not be solved. To be called once at
 * most. */
void edubba_puzzle_sitting_set_reason (
  EdubbaPuzzleSitting *self, const char *rule, const char *reason, guint i, guint n);

/* The puzzle is number i of n (from 1) of a set with this title; streak: what there is to say of
 * the ones before, or NULL. To be called once at most. */
void edubba_puzzle_sitting_set_run (
  EdubbaPuzzleSitting *self, const char *set, const char *streak, guint i, guint n);

/* The link to the puzzle, as the learner sees it (course-link.h); NULL if it does not fit. */
char *edubba_puzzle_sitting_dup_link (EdubbaPuzzleSitting *self) G_GNUC_WARN_UNUSED_RESULT;

/* The attempt on a page (or NULL); NULL if that is no puzzle, or no progress is kept. Borrowed. */
EdubbaAttempt *edubba_puzzle_sitting_find_attempt (EdubbaMatchPage *page);

/* Offers the puzzle before this one (previous; NULL: there is none), and, until this one is solved,
 * to skip it: actions with one target. */
void edubba_puzzle_sitting_offer_ways (EdubbaPuzzleSitting *self,
                                       const char          *previous,
                                       const char          *skip,
                                       const char          *target);

G_END_DECLS
