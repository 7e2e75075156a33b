/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A set of puzzles as a run: one after the other, from easy to hard. Place and streak are not kept
 * by themselves; they follow from what was solved.
 */
#pragma once

#include "edubba-course.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

typedef struct
{
  guint         n;      /* how many puzzles there are; 0: there is no such set */
  guint         solved; /* how many of them are */
  guint         streak; /* the last ones of those tried, in their order, that were solved clean */
  gint64        last;   /* time of the last try; 0: never */
  CoursePuzzle *next;   /* the first unsolved one; NULL: there is none. Borrowed */
} EdubbaPuzzleRun;

/* A set by its title. */
EdubbaPuzzleRun edubba_puzzle_run_read (EdubbaCourse   *course,
                                        EdubbaProgress *progress,
                                        const char     *title);

/* The place of a puzzle in its set, from 1. */
guint edubba_puzzle_run_find_place (EdubbaCourse *course, const CoursePuzzle *puzzle);

/* The unsolved puzzle that follows in the set, or, behind the last one, from the beginning again;
 * NULL if there is no other. Borrowed. */
CoursePuzzle *edubba_puzzle_run_find_next (EdubbaCourse       *course,
                                           EdubbaProgress     *progress,
                                           const CoursePuzzle *puzzle);

/* The title of the set that was tried last, if it has solved puzzles and others; NULL: there is no
 * such set. Borrowed. */
const char *edubba_puzzle_run_find_begun (EdubbaCourse *course, EdubbaProgress *progress);

G_END_DECLS
