/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The marks of a lesson: the hints and wrong answers in it, the stars that are left then, and the
 * rules that the learner has used in its steps.
 */
#include "edubba-lesson-private.h"
#include "edubba-witness.h"

/* The most hints that are only some help. */
#define SOME_HINTS 2

void
edubba_lesson_keep_hints (EdubbaLesson *self)
{
  if (self->progress && !self->rules_only)
    edubba_progress_note_hints (self->progress, edubba_lesson_get_rules (self)->id,
                                course_lesson_get_id (self->lesson), self->n_hints);
}

void
edubba_lesson_note_uses (EdubbaLesson *self)
{
  const CourseStep *step = edubba_lesson_get_step (self);

  if (self->progress && step->kind == COURSE_STEP_DO)
    edubba_witness_note (self->progress, self->match, course_lesson_get_seat (self->lesson),
                         step->shown->len, self->hinted);
}

static gboolean
has_tasks (EdubbaLesson *self)
{
  for (guint i = 0; i < edubba_lesson_get_n_steps (self); i++)
    if (course_lesson_get_step (self->lesson, i)->is_task)
      return TRUE;
  return FALSE;
}

guint
edubba_lesson_get_stars (EdubbaLesson *self)
{
  g_return_val_if_fail (EDUBBA_IS_LESSON (self), 0);

  if (edubba_lesson_get_outcome (self) == EDUBBA_OUTCOME_OPEN || !has_tasks (self))
    return 0;
  return self->n_hints == 0 ? EDUBBA_MAX_STARS : self->n_hints <= SOME_HINTS ? 2
                                                                             : 1;
}
