/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lessons: steps on real positions, then a task or more to do without help, as a key file
 * (*.lesson). No solution is written down anywhere: a step has a goal, which is proved to be
 * within reach (course-lesson-proof.h).
 *
 * A text's translation is looked for in the file (Say[ru]=), then in the catalogue
 * edubba-GAME-lessons. If only one is missing, the whole lesson is English.
 */
#pragma once

#include "course-step.h"

G_BEGIN_DECLS

/* The groups and keys, in the order in which they are usually written. Required: +. Translatable:
 * texts in quotes.
 *
 *   [Lesson]
 *   + Id=assyrians           a word of a-z 0-9 -, also the file's name and that of the progress
 *   + Title="..."
 *   + Summary="..."          what is learnt, in a sentence
 *   + Rules=2.5;2.5.1        the paragraphs that it teaches
 *   Needs=runs               ids of lessons that come before it
 *   Place=8                  its place in the course, from 1
 *   Seat=1                   the learner's, from 1; 1 if left out
 *
 *   [Step 1], [Step 2] ...
 *   Position=...             full or partial; without it the step goes on from where the learner
 *                            is. The first step needs one.
 *   + Say="..."              one idea, in a sentence or two
 *   Spotlight=hand;end       parts of the board (course-spotlight.h)
 *   Show=travel:H settle:A   actions of the seat to act, played before the learner begins
 *   Allow=settle;halve:A     actions or kinds of action; all others are put off with NotNow
 *   NotNow="..."
 *   Goal1=... Done1="..."    reaching any goal ends the step; then its reply is given. At most
 *                            nine; the first one that holds counts.
 *   Fine=2                   numbers of goals that are fine too, though Goal1 is better
 *   Missed=2;3               numbers of goals that are mistakes: their replies say what went wrong,
 *                            the step is not done, and the learner tries again
 *   Hint1="..."              from the vaguest to the plainest, at most nine
 *   Ask="..." Choice1="..." Reply1="..." Right=1
 *                            a question instead of goals, with two to nine choices
 *   Points=store:me;-;quarry for each choice the part of the board that it names (as Spotlight has
 *                            them), which answers when it is pressed; "-": the choice names none
 *   Ask="..." Answer=harvest(me) Reply1="..." Reply2="..."
 *                            a question with a number to type, which is a term of the goals or
 *                            stands there itself; what is said to the right one, and to any other,
 *                            behind which the game works the term out
 *   Drill=2.5.1              paragraphs of the rules that it trains, which the lesson teaches or
 *                            one that it needs
 *
 *   [Task 1], [Task 2] ...   free tasks, after the steps
 *   + Position=... + Say="..." + Goal=... + Done="..." Hint1="..."
 *   Drill=2.5.1 */

#define COURSE_LESSON_MAX_BYTES (64 * 1024)

typedef struct _CourseLesson CourseLesson;

/* Reads a lesson of one of `modules` (NULL-terminated, borrowed for the lesson's life), and adds
 * all its faults. NULL if it is of no game; what else is wrong is left out, and steps that cannot
 * be proved then are not sound (course-step.h). */
CourseLesson *course_lesson_read (const GameModule *const *modules,
                                  const char              *text,
                                  gsize                    length,
                                  CourseFaults            *faults) G_GNUC_WARN_UNUSED_RESULT;

/* The same, NULL after any fault: the first one is the error (GAME_ERROR_SYNTAX or
 * GAME_ERROR_LIMIT), a sentence that names group and key, or the line. */
CourseLesson *course_lesson_parse (const GameModule *const *modules,
                                   const char              *text,
                                   gsize                    length,
                                   GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

/* Reads a lesson from a file; the error (also G_FILE_ERROR) names the file too. */
CourseLesson *course_lesson_load (const GameModule *const *modules,
                                  const char              *path,
                                  GError                 **error) G_GNUC_WARN_UNUSED_RESULT;

CourseLesson *course_lesson_ref (CourseLesson *lesson);
void          course_lesson_unref (CourseLesson *lesson);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CourseLesson, course_lesson_unref)

/* Everything is borrowed, and lives as long as the lesson. Lists that the file does not have are
 * empty. */
const GameModule  *course_lesson_get_module (const CourseLesson *lesson);
const char        *course_lesson_get_id (const CourseLesson *lesson);
const char        *course_lesson_get_source (const CourseLesson *lesson); /* the text of its file */
const char        *course_lesson_get_title (const CourseLesson *lesson);
const char        *course_lesson_get_summary (const CourseLesson *lesson);
const char *const *course_lesson_get_rules (const CourseLesson *lesson);
const char *const *course_lesson_get_needs (const CourseLesson *lesson);

/* The place in the course, or 0. */
guint course_lesson_get_place (const CourseLesson *lesson);

/* The learner's seat. */
guint course_lesson_get_seat (const CourseLesson *lesson);

/* The steps, and behind them the tasks; there is at least one step. */
guint             course_lesson_get_n_steps (const CourseLesson *lesson);
const CourseStep *course_lesson_get_step (const CourseLesson *lesson, guint index);

/* Returns TRUE if all of the lesson speaks the language of the process. Otherwise some of its
 * sentences are English. */
gboolean course_lesson_is_translated (const CourseLesson *lesson);

/* The lesson with this id among `lessons` (of CourseLesson), or NULL; borrowed. */
CourseLesson *course_lessons_find (const GPtrArray *lessons, const char *id);

/* Returns TRUE if a lesson fits a set of lessons to which it belongs: the lessons that it needs
 * are there and have earlier places, it does not need itself in the end, and no other lesson has
 * its id or place. */
gboolean course_lesson_check_needs (const CourseLesson *lesson,
                                    const GPtrArray    *lessons,
                                    GError            **error);

/* The same, with all faults. */
void course_lesson_check_company (const CourseLesson *lesson,
                                  const GPtrArray    *lessons,
                                  CourseFaults       *faults);

/* The groups and keys of the file. */
const CourseForm *course_lesson_get_form (void);

G_END_DECLS
