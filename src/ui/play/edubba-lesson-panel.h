/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A lesson's words beside the board: where one is, what is said, asked and replied, and the ways
 * on and back.
 *
 * Its buttons activate actions of the match page (match.next, match.previous, match.skip-step,
 * match.choose, match.take-back, match.restart, match.test-out, match.hint where there is one) and
 * of the window (win.learn, win.lesson).
 */
#pragma once

#include <adwaita.h>

#include "edubba-bout-saves.h"
#include "edubba-game.h"
#include "edubba-lesson.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_LESSON_PANEL (edubba_lesson_panel_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaLessonPanel, edubba_lesson_panel, EDUBBA, LESSON_PANEL, AdwBin)

/* Shows a lesson and follows it; to be called once. */
void edubba_lesson_panel_set_lesson (EdubbaLessonPanel *self, EdubbaLesson *lesson);

/* What is offered at the end: the course of the game with the id `game`, and the lesson that
 * comes next (NULL: none; copied), as the progress (or NULL) has it: to begin it, or to go on.
 * Before it is called nothing is offered. */
void edubba_lesson_panel_set_course (EdubbaLessonPanel  *self,
                                     const char         *game,
                                     const CourseLesson *next,
                                     EdubbaProgress     *progress);

/* What is offered at the end of the last lesson: to play that game, with the coach, and where all
 * lessons are done then a tablet to keep. */
void edubba_lesson_panel_offer_game (EdubbaLessonPanel *self,
                                     const char        *game,
                                     gboolean           completes);

/* Whether there is little room: what has been read makes way for what is to be read now. */
void edubba_lesson_panel_set_narrow (EdubbaLessonPanel *self, gboolean narrow);

/* Whether there is little room and the learner acts: then only the first line is shown, which says
 * where one is. What the step says comes back with its end, when it cannot be reached any more, and
 * when it is asked for. */
gboolean edubba_lesson_panel_get_brief (EdubbaLessonPanel *self);

/* Shows what the step says until the learner begins it again. */
void edubba_lesson_panel_reopen (EdubbaLessonPanel *self);

/* Puts the focus on what one would press now: the button that goes on, or the first choice. FALSE
 * if there is something to do on the board instead. */
gboolean edubba_lesson_panel_focus_start (EdubbaLessonPanel *self);

/* Offers the way back to where one was before, once the lesson is over. */
void edubba_lesson_panel_offer_way_back (EdubbaLessonPanel *self, const char *label);

/* How high a narrow panel of a width is with what must be read in view, and what goes on: a
 * question and its answers, what is shown, a reply, the end; 0 if the board is what one needs, or
 * the panel is not narrow. An EdubbaSplitMeasure. */
int edubba_lesson_panel_measure (gpointer panel, int width);

/* Offers more questions of a game instead. */
void edubba_lesson_panel_offer_questions (EdubbaLessonPanel *self, const char *game);

/* The lesson is one step, the i-th (from 1) of n tasks: that and what is said about it take the
 * place of the step's number; one goes on by the action `way_on`, and cannot skip it. */
void edubba_lesson_panel_set_task (
  EdubbaLessonPanel *self, const char *about, guint i, guint n, const char *way_on);

/* Where there is room below the step: the rules that it is about, and who waits at the end of the
 * chapter that this bout of `game` closes (NULL: the lesson is in none). At the end of the last
 * lesson of a chapter its bout is offered; to go on with it, where the saves (or NULL) have a try
 * at it. To be called once. */
void edubba_lesson_panel_set_chapter (EdubbaLessonPanel *self,
                                      const EdubbaGame  *game,
                                      const CourseBout  *chapter,
                                      EdubbaBoutSaves   *saves);

/* What the end of the lesson shows: a picture of a position, and of what was made of it; the second
 * may be NULL, or both. Takes floating references. */
void edubba_lesson_panel_set_pictures (EdubbaLessonPanel *self,
                                       GtkWidget         *before,
                                       GtkWidget         *after);

G_END_DECLS
