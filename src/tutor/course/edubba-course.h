/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game's lessons and puzzles: its own and those in the user's folder. They are read at first
 * use: the game's at once, the user's in a thread, since a folder may hold thousands.
 *
 * A file that cannot be used takes nothing else with it: it is listed with the reason.
 */
#pragma once

#include <gio/gio.h>

#include "course-bout.h"
#include "course-lesson.h"
#include "course-puzzle.h"
#include "edubba-game.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_COURSE (edubba_course_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaCourse, edubba_course, EDUBBA, COURSE, GObject)

/* Signal:
 *   changed ()   the user's lessons or puzzles have been read, and are among the others
 */

/* The course of `game`, one of whose `modules` (NULL-terminated) is its own; both are borrowed for
 * the life of the course. Files are looked for below the game's resource path and below `folder`
 * (or NULL), in bouts/, lessons/ and puzzles/; those of other games are passed over. */
EdubbaCourse *edubba_course_new (const EdubbaGame        *game,
                                 const GameModule *const *modules,
                                 const char              *folder) G_GNUC_WARN_UNUSED_RESULT;

const EdubbaGame *edubba_course_get_game (EdubbaCourse *self);

/* The lessons (of CourseLesson), in the order of their places and then by id; borrowed until the
 * course changes. */
GPtrArray *edubba_course_get_lessons (EdubbaCourse *self);

/* The puzzles (of CoursePuzzle), by id; borrowed until the course changes. */
GPtrArray *edubba_course_get_puzzles (EdubbaCourse *self);

/* The bouts (of CourseBout), in the order of their chapters; borrowed. */
GPtrArray *edubba_course_get_bouts (EdubbaCourse *self);

/* The bout that closes the chapter of a lesson (its id), or NULL; borrowed. */
CourseBout *edubba_course_find_chapter (EdubbaCourse *self, const char *lesson);

/* The one with this id, or NULL; borrowed. */
CourseBout   *edubba_course_find_bout (EdubbaCourse *self, const char *id);
CourseLesson *edubba_course_find_lesson (EdubbaCourse *self, const char *id);
CoursePuzzle *edubba_course_find_puzzle (EdubbaCourse *self, const char *id);

/* Notes that a puzzle has been shown, for as long as the course lives. Returns its number among the
 * puzzles that were shown, from 1, the last one if it was shown again; 0: it was not. */
void  edubba_course_note_shown (EdubbaCourse *self, const char *id);
guint edubba_course_get_shown (EdubbaCourse *self, const char *id);

/* The puzzle that was shown before the one with this id; NULL if none was. Borrowed. */
CoursePuzzle *edubba_course_find_shown_before (EdubbaCourse *self, const char *id);

/* The first lesson with a step that trains a paragraph, and the number of that step; `but`, a step
 * of the course or NULL, is passed over. NULL if there is none; borrowed. */
CourseLesson *edubba_course_find_training (EdubbaCourse     *self,
                                           const char       *paragraph,
                                           const CourseStep *but,
                                           guint            *step);

/* Keeps a puzzle by the user in the user's folder, from the text of its file, and lists it; a
 * puzzle with the same id is replaced, unless it is the game's. Returns the puzzle, borrowed; or
 * NULL and an error: the text's, or G_FILE_ERROR. */
CoursePuzzle *edubba_course_save_puzzle (EdubbaCourse *self, const char *text, GError **error);

/* Waits until the user's files of the parts that have been asked for are read. */
void edubba_course_wait (EdubbaCourse *self);

/* A sentence (char *) for each file that could not be used, as "FILE: why"; borrowed. Of the files
 * read so far. */
GPtrArray *edubba_course_get_broken (EdubbaCourse *self);

G_END_DECLS
