/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A lesson's words beside the board: the place in the lesson, its texts, questions and replies,
 * and the ways on and back.
 *
 * Its buttons activate actions of the match page (match.next, match.previous, match.skip-step,
 * match.choose, match.take-back, match.restart, match.test-out, match.hint if there is one) and
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

/* Sets the offer at the end: the course of the game with the id `game`, and the next lesson
 * (NULL: none; copied), by the progress (or NULL): to begin it, or to go on. Before it is called
 * nothing is offered. */
void edubba_lesson_panel_set_course (EdubbaLessonPanel  *self,
                                     const char         *game,
                                     const CourseLesson *next,
                                     EdubbaProgress     *progress);

/* Sets the offer at the end of the last lesson: to play that game, with the coach, and if all
 * lessons are done then a tablet to keep. */
void edubba_lesson_panel_offer_game (EdubbaLessonPanel *self,
                                     const char        *game,
                                     gboolean           completes);

/* Sets that there is little room: text already read makes way for the text to be read now. */
void edubba_lesson_panel_set_narrow (EdubbaLessonPanel *self, gboolean narrow);

/* Returns TRUE if there is little room and the learner acts: then only the first line is shown,
 * with the learner's place. The step's text comes back with its end, when the goal cannot be
 * reached any more, and on request. */
gboolean edubba_lesson_panel_get_brief (EdubbaLessonPanel *self);

/* Shows the step's text until the learner begins it again. */
void edubba_lesson_panel_reopen (EdubbaLessonPanel *self);

/* Puts the focus on the next button to press: the button that goes on, or the first choice. FALSE
 * if there is something to do on the board instead. */
gboolean edubba_lesson_panel_focus_start (EdubbaLessonPanel *self);

/* Offers the way back to the learner's earlier place, behind a step and at the end. */
void edubba_lesson_panel_offer_way_back (EdubbaLessonPanel *self, const char *label);

/* The height of a narrow panel of a width with the text that must be read in view, and the button
 * that goes on: a question and its answers, a shown action, a reply, the end; 0 if the learner
 * needs the board, or the panel is not narrow. An EdubbaSplitMeasure. */
int edubba_lesson_panel_measure (gpointer panel, int width);

/* Offers more questions of a game instead. */
void edubba_lesson_panel_offer_questions (EdubbaLessonPanel *self, const char *game);

/* The lesson is a single step, the i-th (from 1) of n tasks: that and the text about it take the
 * place of the step's number; the action `way_on` goes on, and the step cannot be skipped. */
void edubba_lesson_panel_set_task (
  EdubbaLessonPanel *self, const char *about, guint i, guint n, const char *way_on);

/* Sets the feet for enough room below the step: the rules that it is about, and the opponent at
 * the end of the chapter that this bout of `game` closes (NULL: the lesson is in none). closes: the
 * rest of the chapter is known, so its bout is offered at the end of the lesson; to go on with it,
 * if the saves (or NULL) have a try at it. To be called once. */
void edubba_lesson_panel_set_chapter (EdubbaLessonPanel *self,
                                      const EdubbaGame  *game,
                                      const CourseBout  *chapter,
                                      gboolean           closes,
                                      EdubbaBoutSaves   *saves);

G_END_DECLS
