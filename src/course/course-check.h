/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks a file of any kind, by its name. A lesson or puzzle is right if it can be read and is
 * proved, and its lessons are there; a bout if it is a contest (course-trial.h); a record if every
 * action in it was legal.
 */
#pragma once

#include "course-faults.h"
#include "game-module.h"

G_BEGIN_DECLS

typedef enum
{
  COURSE_CHECK_PLAIN = 0,
  COURSE_CHECK_RATES = 1 << 0,    /* a puzzle's rating is found instead of compared */
  COURSE_CHECK_EXPLAINS = 1 << 1, /* facts are wanted too (course-report.h) */
  COURSE_CHECK_READS = 1 << 2,    /* nothing is proved, which may take long */
} CourseCheckFlags;

typedef struct
{
  CourseFaults *faults;
  GPtrArray    *facts;  /* of char * */
  guint         rating; /* of a puzzle, if it was to be found; else 0 */
} CourseCheck;

/* Checks a file; *result is to be cleared. */
void course_check_file (const GameModule *const *modules,
                        const char              *path,
                        CourseCheckFlags         flags,
                        CourseCheck             *result);
void course_check_clear (CourseCheck *result);

/* What its author is to know, line by line and in the reader's language: all faults and notes, and
 * the facts of a file that is right. */
GStrv course_check_explain (const CourseCheck *result) G_GNUC_WARN_UNUSED_RESULT;

/* Why a file could not be read: its faults, the first of many, one behind the other; or what
 * `error` says, if it has none. Free with g_free (). */
char *course_check_complain (const GameModule *const *modules,
                             const char              *path,
                             const GError            *error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
