/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game's course: its chapters, each with an opponent's face, its lessons and its short game,
 * the learner's progress in each, and a map of the rules met. Nothing is locked: a lesson names
 * those that it builds on, and opens all the same; so does a short game.
 *
 * Its rows activate the window's actions win.lesson, win.bout and win.rules.
 */
#pragma once

#include <adwaita.h>

#include "edubba-bout-saves.h"
#include "edubba-course.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_COURSE_PAGE (edubba_course_page_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaCoursePage, edubba_course_page, EDUBBA, COURSE_PAGE, AdwBin)

/* progress may be NULL: then nothing is known of the learner. saves: of the short games that are in
 * progress, or NULL. */
EdubbaCoursePage *
edubba_course_page_new (EdubbaCourse *course, EdubbaProgress *progress, EdubbaBoutSaves *saves);

EdubbaCourse *edubba_course_page_get_course (EdubbaCoursePage *self);

/* The lesson to go on with: the first that is under way, else the first that is not done; NULL if
 * all are. Owned by the course. */
CourseLesson *edubba_course_page_find_next (EdubbaCourse *course, EdubbaProgress *progress);

/* The lesson to go on with behind one of the course: the first that is neither done nor known from
 * play, else the one right behind it; NULL if it is the last. Owned by the course. */
CourseLesson *edubba_course_page_find_behind (EdubbaCourse       *course,
                                              EdubbaProgress     *progress,
                                              const CourseLesson *lesson);

/* The short game to be played next, before any other lesson: of the first chapter whose lessons are
 * all done and that is not won, unless a lesson is under way or one before it is left. Before the
 * first lesson is done it is the first game too, while the saves (or NULL) have a try at it. NULL
 * if there is none. Borrowed from the course. */
CourseBout *edubba_course_page_find_next_bout (EdubbaCourse    *course,
                                               EdubbaProgress  *progress,
                                               EdubbaBoutSaves *saves);

/* The first lesson that `lesson` builds on and that is neither done nor known from play, or NULL.
 * Owned by the course. */
CourseLesson *edubba_course_page_find_need (EdubbaCourse       *course,
                                            EdubbaProgress     *progress,
                                            const CourseLesson *lesson);

G_END_DECLS
