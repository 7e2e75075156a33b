/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sitting for a lesson. Each step brings another match, which the page then shows; the rest
 * follows from the properties of the lesson.
 */
#pragma once

#include "edubba-bout-saves.h"
#include "edubba-lesson.h"
#include "edubba-task-sitting.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_LESSON_SITTING (edubba_lesson_sitting_get_type ())

G_DECLARE_FINAL_TYPE (
  EdubbaLessonSitting, edubba_lesson_sitting, EDUBBA, LESSON_SITTING, EdubbaTaskSitting)

/* Actions, beside those of every match page: match.next, match.previous, match.skip-step,
 * match.choose (u), match.test-out. */

/* The time before each action that a lesson shows, in ms: long enough to read a line. */
#define EDUBBA_LESSON_PACE 1400

/* Learns a lesson of `game`; takes a reference to the lesson. */
EdubbaMatchPage *edubba_lesson_sitting_new (const EdubbaGame *game, EdubbaLesson *lesson);

/* The lesson that is learnt on a page (or NULL); NULL if that is none. Borrowed. */
EdubbaLesson *edubba_lesson_sitting_find_lesson (EdubbaMatchPage *page);

/* Sets the offer at the end of a lesson: the course of the game with the id `game`, and the next
 * lesson, or NULL, by the progress (or NULL): to begin it, or to go on. */
void edubba_lesson_sitting_set_course (EdubbaLessonSitting *self,
                                       const char          *game,
                                       const CourseLesson  *next,
                                       EdubbaProgress      *progress);

/* The same at the end of the last lesson, or of the only one that was left: to play that game,
 * with the coach. completes: with this lesson all lessons are done, so its end completes the
 * course. */
void edubba_lesson_sitting_offer_game (EdubbaLessonSitting *self,
                                       const char          *game,
                                       gboolean             completes);

/* The bout that closes the lesson's chapter (NULL: it is in none) is in sight beside the board.
 * closes: the rest of the chapter is known, so the bout is offered at the end of the lesson; to go
 * on with it, where the saves (or NULL) have a try at it. */
void edubba_lesson_sitting_set_chapter (EdubbaLessonSitting *self,
                                        const CourseBout    *chapter,
                                        gboolean             closes,
                                        EdubbaBoutSaves     *saves);

/* Offers the way back to the former page, behind the step that was opened and at the end. */
void edubba_lesson_sitting_offer_way_back (EdubbaLessonSitting *self, const char *label);

/* The lesson is a single step, the i-th (from 1) of n tasks, with a text about it; an action of
 * the window goes on from there. */
void edubba_lesson_sitting_set_task (
  EdubbaLessonSitting *self, const char *about, guint i, guint n, const char *way_on);

/* Offers more questions of the game (by id) instead. */
void edubba_lesson_sitting_offer_questions (EdubbaLessonSitting *self, const char *game);

G_END_DECLS
