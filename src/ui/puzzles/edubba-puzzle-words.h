/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words for puzzles and those who solve them: themes, difficulty, rating, streaks.
 *
 * Ratings are said in words first; the number stands behind them for those who like numbers. All
 * strings returned belong to the caller unless they are const.
 */
#pragma once

#include "course-puzzle.h"
#include "edubba-attempt.h"
#include "edubba-lost-turns.h"

G_BEGIN_DECLS

/* A theme as a short title: "Chains", "Migration"; NULL for one without a name. */
char *edubba_puzzle_words_theme (const GameModule *module,
                                 const char       *theme) G_GNUC_WARN_UNUSED_RESULT;

/* A paragraph of the rules (a number) as a short title: "Migration". */
char *edubba_puzzle_words_rule (const GameModule *module,
                                const char       *paragraph) G_GNUC_WARN_UNUSED_RESULT;

/* Gives the reason for a rule's return: the days since trouble with it, or since its last use. */
char *edubba_puzzle_words_trouble (EdubbaRuleNote note, guint days) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_puzzle_words_met (guint days) G_GNUC_WARN_UNUSED_RESULT;

/* All themes of a puzzle that have a name: "Chains, Migration". */
char *edubba_puzzle_words_themes (const CoursePuzzle *puzzle) G_GNUC_WARN_UNUSED_RESULT;

/* Grades of difficulty, from 0 (easiest) on. A puzzle without a rating has the grade
 * EDUBBA_N_GRADES. */
#define EDUBBA_N_GRADES 5
guint       edubba_puzzle_words_get_grade (guint rating);
const char *edubba_puzzle_words_grade (guint grade);

/* "Hard (1512)"; a word alone if there is no rating. */
char *edubba_puzzle_words_difficulty (guint rating) G_GNUC_WARN_UNUSED_RESULT;

/* "3 of 10 to find your level": rated tries, before a rating is shown. */
char *edubba_puzzle_words_placement (guint tries) G_GNUC_WARN_UNUSED_RESULT;

/* "Rating 1234", or, as long as none is shown, the tries before it; NULL before the first. */
char *edubba_puzzle_words_rating (EdubbaProgress *progress,
                                  const char     *game) G_GNUC_WARN_UNUSED_RESULT;

/* Describes the change of the rating by an attempt, or the result that counts already; NULL:
 * nothing to say. */
char *edubba_puzzle_words_outcome (EdubbaAttempt *attempt) G_GNUC_WARN_UNUSED_RESULT;

/* Describes the learner's lost turns that are due, NULL if none are; and all of them, NULL if none
 * are kept. */
char *edubba_puzzle_words_due_turns (EdubbaProgress *progress,
                                     const char     *game) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_puzzle_words_lost_turns (EdubbaProgress *progress,
                                      const char     *game) G_GNUC_WARN_UNUSED_RESULT;

/* "2 of 5 puzzles solved". */
char *edubba_puzzle_words_solved (guint solved, guint n) G_GNUC_WARN_UNUSED_RESULT;

/* Describes a row of puzzles that were solved at the first try, without hints; NULL if it is none
 * yet. */
char *edubba_puzzle_words_clean_streak (guint streak) G_GNUC_WARN_UNUSED_RESULT;

/* Describes the streak of puzzles of the day. */
char *edubba_puzzle_words_streak (gboolean done, guint streak) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
