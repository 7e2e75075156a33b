/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The learner's actions in a lesson: act on the board, answer, go on, skip, go back, test out. An
 * action that is impossible now is answered with a sentence and changes nothing.
 */
#include <glib/gi18n-lib.h>

#include "edubba-lesson-private.h"
#include "game-state.h"

/* The index of a typed answer's wrong reply; the other reply is to the right number. */
#define WRONG_REPLY 1

const char *
edubba_lesson_get_hindrance (EdubbaLesson *self)
{
  g_return_val_if_fail (EDUBBA_IS_LESSON (self), NULL);

  switch (edubba_lesson_get_phase (self))
    {
    case EDUBBA_PHASE_SHOWING:
      return _ ("First watch what is shown here.");
    case EDUBBA_PHASE_LOOKING:
      return _ ("In this step there’s nothing to do but look.");
    case EDUBBA_PHASE_ASKING:
      return _ ("First answer the question.");
    case EDUBBA_PHASE_MISSED:
      return _ ("That’s not it yet. Try again, or skip the step.");
    case EDUBBA_PHASE_DONE:
    case EDUBBA_PHASE_OVER:
      return _ ("This is done. Go on, or start the step over.");
    case EDUBBA_PHASE_DOING:
    default:
      if (edubba_match_get_seat (self->match) == course_lesson_get_seat (self->lesson))
        return NULL;
      return _ ("This turn is over. Take back an action to go on.");
    }
}

gboolean
edubba_lesson_act (EdubbaLesson *self,
                   const char   *text,
                   guint        *refusal,
                   const char  **not_now,
                   GError      **error)
{
  const GameRules  *rules;
  const CourseStep *step;
  GameAction        action;
  gboolean          legal;

  g_return_val_if_fail (EDUBBA_IS_LESSON (self), FALSE);
  g_return_val_if_fail (text != NULL && refusal != NULL && not_now != NULL, FALSE);

  rules = edubba_lesson_get_rules (self);
  *refusal = GAME_LEGAL;
  *not_now = edubba_lesson_get_hindrance (self);
  if (*not_now || !rules->parse_action (text, &action, error))
    return FALSE;
  step = edubba_lesson_get_step (self);
  legal = game_state_judge (rules, edubba_match_get_state (self->match), action) == GAME_LEGAL;
  if (legal && !course_step_allows (step, action))
    {
      *not_now = step->not_now;
      return FALSE;
    }
  return edubba_match_act (self->match, text, refusal, error);
}

/* Takes an answer to the question that is asked. The reply to a wrong one is a hint, too. */
static void
take_choice (EdubbaLesson *self, guint choice)
{
  if (choice != edubba_lesson_get_step (self)->right && !self->slipped)
    {
      self->slipped = TRUE;
      self->n_hints++;
      edubba_lesson_keep_hints (self);
      edubba_lesson_note (self, EDUBBA_RULE_FAILED);
    }
  self->choice = choice;
  edubba_lesson_give_credit (self);
}

void
edubba_lesson_choose (EdubbaLesson *self, guint choice)
{
  g_return_if_fail (EDUBBA_IS_LESSON (self));

  if (edubba_lesson_get_phase (self) != EDUBBA_PHASE_ASKING ||
      choice >= g_strv_length (edubba_lesson_get_step (self)->choices))
    return;
  take_choice (self, choice);
  edubba_lesson_settle (self, FALSE);
}

/* The reply to a wrong number: the step's reply, and below it the working of the right one. */
static char *
work_out (EdubbaLesson *self)
{
  const CourseStep    *step = edubba_lesson_get_step (self);
  const GameQuestions *questions = course_lesson_get_module (self->lesson)->questions;
  g_autofree char     *working = NULL;

  if (step->answer.term && questions && questions->working)
    working = questions->working (edubba_match_get_state (self->match), step->answer.term,
                                  step->answer.operand);
  return g_strjoin (working ? "\n" : "", step->replies[WRONG_REPLY], working, NULL);
}

void
edubba_lesson_answer (EdubbaLesson *self, gint number)
{
  const CourseStep *step;
  gboolean          right;

  g_return_if_fail (EDUBBA_IS_LESSON (self));

  step = edubba_lesson_get_step (self);
  if (edubba_lesson_get_phase (self) != EDUBBA_PHASE_ASKING || !step->has_answer)
    return;
  right = number == course_step_get_answer (step, edubba_match_get_state (self->match),
                                            course_lesson_get_seat (self->lesson));
  g_clear_pointer (&self->worked, g_free);
  if (!right)
    self->worked = work_out (self);
  take_choice (self, right ? step->right : WRONG_REPLY);
  edubba_lesson_settle (self, TRUE);
}

/* The next step goes on from here, or, if this one is not done, from where it would have ended. */
static void
leave_base (EdubbaLesson *self)
{
  EdubbaPhase phase = edubba_lesson_get_phase (self);
  guint       next = self->step + 1;

  if (next == edubba_lesson_get_n_steps (self))
    return;
  g_clear_pointer (&self->bases[next], g_free);
  if (phase == EDUBBA_PHASE_DONE || phase == EDUBBA_PHASE_LOOKING || phase == EDUBBA_PHASE_ASKING)
    self->bases[next] = game_state_dup (edubba_lesson_get_rules (self),
                                        edubba_match_get_state (self->match));
}

void
edubba_lesson_next (EdubbaLesson *self)
{
  EdubbaPhase phase;

  g_return_if_fail (EDUBBA_IS_LESSON (self));

  phase = edubba_lesson_get_phase (self);
  if (phase == EDUBBA_PHASE_DONE || phase == EDUBBA_PHASE_LOOKING)
    edubba_lesson_skip (self);
}

void
edubba_lesson_skip (EdubbaLesson *self)
{
  g_return_if_fail (EDUBBA_IS_LESSON (self));

  if (edubba_lesson_is_over (self))
    return;
  if (edubba_lesson_get_step (self)->is_task && !edubba_lesson_is_solved (self))
    self->missed = MIN (self->missed, self->step);
  else if (self->missed == self->step)
    self->missed = edubba_lesson_get_n_steps (self);
  leave_base (self);
  edubba_lesson_enter (self, self->step + 1);
}

void
edubba_lesson_previous (EdubbaLesson *self)
{
  g_return_if_fail (EDUBBA_IS_LESSON (self));

  if (self->step > 0)
    edubba_lesson_enter (self, self->step - 1);
}

void
edubba_lesson_restart (EdubbaLesson *self)
{
  g_return_if_fail (EDUBBA_IS_LESSON (self));

  if (!edubba_lesson_is_over (self))
    {
      edubba_lesson_enter (self, self->step);
      return;
    }
  self->testing = self->spoilt = FALSE;
  self->n_clean = self->furthest = self->n_hints = 0;
  edubba_lesson_keep_hints (self);
  self->missed = edubba_lesson_get_n_steps (self);
  edubba_lesson_enter (self, 0);
}

void
edubba_lesson_take_back (EdubbaLesson *self)
{
  g_return_if_fail (EDUBBA_IS_LESSON (self));

  if (!self->task || !edubba_task_get_can_take_back (self->task))
    return;
  if (!self->regretted)
    edubba_lesson_note (self, EDUBBA_RULE_TAKEN_BACK);
  self->regretted = TRUE;
  edubba_task_take_back (self->task);
}

/* The first task at the end; the number of steps if there is none. */
static guint
find_first_task (EdubbaLesson *self)
{
  guint i = 0;

  while (i < edubba_lesson_get_n_steps (self) && !course_lesson_get_step (self->lesson, i)->is_task)
    i++;
  return i;
}

gboolean
edubba_lesson_get_can_test_out (EdubbaLesson *self)
{
  guint task;

  g_return_val_if_fail (EDUBBA_IS_LESSON (self), FALSE);

  task = find_first_task (self);
  return task < edubba_lesson_get_n_steps (self) && self->step < task;
}

void
edubba_lesson_test_out (EdubbaLesson *self)
{
  g_return_if_fail (EDUBBA_IS_LESSON (self));

  if (!edubba_lesson_get_can_test_out (self))
    return;
  self->testing = TRUE;
  self->spoilt = FALSE;
  edubba_lesson_enter (self, find_first_task (self));
}

void
edubba_lesson_note_hint (EdubbaLesson *self)
{
  g_return_if_fail (EDUBBA_IS_LESSON (self));

  if (edubba_lesson_get_phase (self) != EDUBBA_PHASE_DOING)
    return;
  self->n_hints++;
  edubba_lesson_keep_hints (self);
  if (self->hinted)
    return;
  self->hinted = TRUE;
  self->spoilt |= self->testing;
  edubba_lesson_note (self, EDUBBA_RULE_HINTED);
}
