/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading the files of a course: those that a game brings, at once, and those in the user's
 * folder, in a thread, since there may be many of them.
 *
 * The game's own files go first: an id or a place that both have belongs to the game's.
 */
#pragma once

#include "course-bout.h"
#include "course-lesson.h"
#include "course-puzzle.h"
#include "edubba-game.h"
#include "edubba-job.h"

G_BEGIN_DECLS

/* The most files of a kind that are read from the user's folder; a sentence reports that there
 * are more. */
#define EDUBBA_COURSE_MAX_FILES 5000

typedef enum
{
  EDUBBA_COURSE_LESSONS,
  EDUBBA_COURSE_BOUTS,
  EDUBBA_COURSE_PUZZLES,
  EDUBBA_COURSE_N_KINDS,
} EdubbaCourseKind;

/* The result of reading. */
typedef struct
{
  GPtrArray *items;  /* of CourseLesson, CourseBout or CoursePuzzle, in their order */
  GPtrArray *broken; /* of char *: a sentence for each file that is of no use */
} EdubbaCourseRead;

void edubba_course_read_free (EdubbaCourseRead *read);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaCourseRead, edubba_course_read_free)

/* Reads the files that `game` brings. Both arguments are borrowed. */
EdubbaCourseRead *edubba_course_read_own (EdubbaCourseKind         kind,
                                          const EdubbaGame        *game,
                                          const GameModule *const *modules)
  G_GNUC_WARN_UNUSED_RESULT;

/* Reads the folder `folder` for `game` too. The answer (EdubbaCourseRead) has the items of `own`,
 * the answer of edubba_course_read_own (), and those of the folder; its sentences are about the
 * folder alone. Everything is copied but the game. */
EdubbaJob *edubba_course_read_folder (EdubbaCourseKind         kind,
                                      const EdubbaGame        *game,
                                      const GameModule *const *modules,
                                      const char              *folder,
                                      const GPtrArray         *own,
                                      EdubbaJobDone            done,
                                      gpointer                 asker) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
