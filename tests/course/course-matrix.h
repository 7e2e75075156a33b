/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of a course for each paragraph of a game's rules: the lessons that teach it, the
 * steps and puzzles that drill it, and the refusals by which a player runs into it. It only
 * counts; the caller decides on the numbers that are enough.
 */
#pragma once

#include "course-lesson.h"
#include "course-puzzle.h"

G_BEGIN_DECLS

/* The parts of a course for a paragraph. Owned by its matrix. */
typedef struct
{
  GPtrArray *lessons;     /* of CourseLesson, those that teach it, in the order given */
  guint      n_steps;     /* steps of lessons in which something is to be done */
  guint      n_tasks;     /* free tasks of lessons */
  guint      n_questions; /* questions of lessons */
  guint      n_puzzles;
  guint64    refusals; /* a bit for each refusal that was met (course_matrix_meet ()) */
} CourseCell;

/* A refusal that was met: an example for a paragraph and a refusal. Owned by its matrix. */
typedef struct
{
  guint      paragraph;
  guint      refusal;
  GameAction action;
  GameState *state; /* full, and the action is refused in it */
} CourseCase;

typedef struct _CourseMatrix CourseMatrix;

/* Counts the parts that `lessons` (of CourseLesson) and `puzzles` (of CoursePuzzle) have for
 * `module`; those of another game are passed over. All three are borrowed for the matrix's life. */
CourseMatrix *course_matrix_new (const GameModule *module,
                                 const GPtrArray  *lessons,
                                 const GPtrArray  *puzzles) G_GNUC_WARN_UNUSED_RESULT;
void          course_matrix_free (CourseMatrix *matrix);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (CourseMatrix, course_matrix_free)

/* The cell of a paragraph, an index into the paragraphs of the rules. */
const CourseCell *course_matrix_get_cell (const CourseMatrix *matrix, guint paragraph);

/* Finds the refusals that can be met: every action that is legal somewhere, and each of the
 * n_wishes more (that are legal nowhere), is tried in each position from which lessons and
 * puzzles start, after the actions that a step shows, and one action later. */
void course_matrix_meet (CourseMatrix *matrix, const GameAction *wishes, guint n_wishes);

/* The cases met, one CourseCase for each paragraph and refusal; borrowed. */
const GArray *course_matrix_get_cases (const CourseMatrix *matrix);

/* Returns TRUE if a lesson drills all that it teaches, and nothing that neither it nor a lesson
 * that it needs (among `lessons`) teaches. The error (GAME_ERROR_REFUSED) is a sentence that
 * names group and key. */
gboolean course_matrix_check_lesson (const CourseLesson *lesson,
                                     const GPtrArray    *lessons,
                                     GError            **error);

G_END_DECLS
