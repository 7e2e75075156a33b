/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A step is entered with a new match; once all its shown actions have been played there, its task
 * begins. Everything else about the step is computed from match and task on demand, so undo in
 * the match is all it takes to be in the middle of a step again.
 */
#include "edubba-lesson-private.h"
#include "game-state.h"

enum
{
  PROP_STEP = 1,
  PROP_PHASE,
  PROP_CHOICE,
  PROP_TESTING,
  PROP_MATCH,
  PROP_TASK,
  N_TOLD,
  PROP_PACE = N_TOLD,
  N_PROPS,
};

G_STATIC_ASSERT (sizeof (EdubbaLessonFacts) == N_TOLD * sizeof (guint));

G_DEFINE_FINAL_TYPE (EdubbaLesson, edubba_lesson, G_TYPE_OBJECT)

static GParamSpec *props[N_PROPS];
static guint       changed_signal;

const GameRules *
edubba_lesson_get_rules (EdubbaLesson *self)
{
  return course_lesson_get_module (self->lesson)->rules;
}

gboolean
edubba_lesson_is_over (EdubbaLesson *self)
{
  return self->step == edubba_lesson_get_n_steps (self);
}

gboolean
edubba_lesson_is_solved (EdubbaLesson *self)
{
  return self->task && edubba_task_get_state (self->task) == EDUBBA_TASK_SOLVED;
}

static gboolean
is_missed (EdubbaLesson *self)
{
  return self->task && edubba_task_get_state (self->task) == EDUBBA_TASK_MISSED;
}

void
edubba_lesson_note (EdubbaLesson *self, EdubbaRuleNote rule_note)
{
  GStrv drills = edubba_lesson_get_step (self)->drills;

  for (guint i = 0; self->progress && drills && drills[i]; i++)
    edubba_progress_note_rule (self->progress,
                               edubba_lesson_get_rules (self)->id,
                               drills[i],
                               rule_note);
}

/* The values of the properties; for an object the number of the match that it is from. */
static EdubbaLessonFacts
read_facts (EdubbaLesson *self)
{
  EdubbaLessonFacts facts = { { 0 } };

  facts.value[PROP_STEP] = self->step;
  facts.value[PROP_PHASE] = edubba_lesson_get_phase (self);
  facts.value[PROP_CHOICE] = self->choice;
  facts.value[PROP_TESTING] = self->testing;
  facts.value[PROP_MATCH] = self->match ? self->entered : 0;
  facts.value[PROP_TASK] = self->task ? self->entered : 0;
  return facts;
}

void
edubba_lesson_settle (EdubbaLesson *self, gboolean always)
{
  EdubbaLessonFacts was = self->notified;
  EdubbaLessonFacts now = read_facts (self);

  if (memcmp (&was, &now, sizeof was) == 0 && !always)
    return;
  self->notified = now;
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = PROP_STEP; i < N_TOLD; i++)
    if (was.value[i] != now.value[i])
      g_object_notify_by_pspec (G_OBJECT (self), props[i]);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, changed_signal, 0);
}

void
edubba_lesson_give_credit (EdubbaLesson *self)
{
  if (self->credited || edubba_lesson_get_phase (self) != EDUBBA_PHASE_DONE)
    return;
  self->credited = TRUE;
  edubba_lesson_note_uses (self);
  if (self->hinted || self->slipped)
    return;
  self->n_clean += self->fresh;
  edubba_lesson_note (self, EDUBBA_RULE_MET);
}

static void
verdict_cb (EdubbaLesson *self)
{
  g_autoptr (EdubbaLesson) alive G_GNUC_UNUSED = g_object_ref (self);

  if (edubba_task_get_state (self->task) == EDUBBA_TASK_UNREACHABLE && !self->slipped)
    {
      self->slipped = TRUE;
      edubba_lesson_note (self, EDUBBA_RULE_FAILED);
    }
  edubba_lesson_give_credit (self);
  edubba_lesson_settle (self, TRUE);
}

static void
drop_task (EdubbaLesson *self)
{
  if (self->task)
    g_signal_handlers_disconnect_by_func (self->task, verdict_cb, self);
  g_clear_object (&self->task);
}

/* All is shown: the learner's part begins. */
static void
begin_task (EdubbaLesson *self)
{
  const CourseStep *step = edubba_lesson_get_step (self);

  if (step->kind != COURSE_STEP_DO)
    return;
  self->task = edubba_task_new_for_step (self->match, step);
  g_signal_connect_swapped (self->task, "verdict", G_CALLBACK (verdict_cb), self);
}

/* Plays the next action that the step shows. The rules may refuse an action of a user's file:
 * then nothing more is shown. */
static void
show_one (EdubbaLesson *self)
{
  const CourseStep *step = edubba_lesson_get_step (self);
  GameAction        action = g_array_index (step->shown, GameAction, self->shown);
  g_autofree char  *text = game_action_print (edubba_lesson_get_rules (self), action);

  if (edubba_match_act (self->match, text, NULL, NULL))
    self->shown++;
  else
    self->shown = step->shown->len;
  if (self->shown == step->shown->len)
    begin_task (self);
}

static gboolean
shown_cb (gpointer data)
{
  g_autoptr (EdubbaLesson) self = g_object_ref (data);
  gboolean goes_on;

  show_one (self);
  goes_on = edubba_lesson_get_phase (self) == EDUBBA_PHASE_SHOWING;
  if (!goes_on)
    self->show_id = 0;
  edubba_lesson_settle (self, FALSE);
  return goes_on;
}

/* Begins to play the actions that the step shows, or the task if there are none. */
static void
begin (EdubbaLesson *self)
{
  g_clear_handle_id (&self->show_id, g_source_remove);
  if (edubba_lesson_get_step (self)->shown->len == 0)
    begin_task (self);
  while (self->pace == 0 && edubba_lesson_get_phase (self) == EDUBBA_PHASE_SHOWING)
    show_one (self);
  if (edubba_lesson_get_phase (self) == EDUBBA_PHASE_SHOWING)
    self->show_id = g_timeout_add (self->pace, shown_cb, self);
}

static GameState *
find_base (EdubbaLesson *self)
{
  if (edubba_lesson_get_step (self)->position || !self->bases[self->step])
    return edubba_lesson_find_base (self->lesson, self->step);
  return game_state_dup (edubba_lesson_get_rules (self), self->bases[self->step]);
}

static void
renew_match (EdubbaLesson *self)
{
  const GameModule     *module = course_lesson_get_module (self->lesson);
  guint                 me = course_lesson_get_seat (self->lesson);
  g_autofree GameState *base = find_base (self);

  g_clear_object (&self->match);
  self->match = edubba_match_new (module, game_record_new_position (module->rules, base));
  for (guint s = 0; s < edubba_match_get_n_seats (self->match); s++)
    if (s != me)
      edubba_match_set_seat_kind (self->match, s, EDUBBA_SEAT_COMPUTER);
  edubba_match_set_floor (self->match, edubba_lesson_get_step (self)->shown->len);
}

/* Notes the outcome; another time the learner goes on with the skipped tasks. */
static void
finish (EdubbaLesson *self)
{
  EdubbaOutcome outcome = edubba_lesson_get_outcome (self);
  const char   *game = edubba_lesson_get_rules (self)->id;
  const char   *id = course_lesson_get_id (self->lesson);

  if (!self->progress || self->rules_only)
    return;
  if (outcome != EDUBBA_OUTCOME_OPEN)
    {
      edubba_progress_set_lesson_done (self->progress, game, id,
                                       outcome == EDUBBA_OUTCOME_TESTED_OUT);
      if (edubba_lesson_get_stars (self) > 0)
        edubba_progress_note_stars (self->progress, game, id, edubba_lesson_get_stars (self));
    }
  else
    edubba_progress_set_step (self->progress, game, id,
                              self->missed < edubba_lesson_get_n_steps (self) ? self->missed : 0);
}

void
edubba_lesson_enter (EdubbaLesson *self, guint step)
{
  g_autoptr (EdubbaLesson) alive G_GNUC_UNUSED = g_object_ref (self);

  g_clear_handle_id (&self->show_id, g_source_remove);
  drop_task (self);
  self->step = step;
  self->fresh = step >= self->furthest;
  self->furthest = MAX (self->furthest, step + 1);
  self->choice = EDUBBA_NO_CHOICE;
  g_clear_pointer (&self->worked, g_free);
  self->shown = 0;
  self->hinted = self->slipped = self->regretted = self->credited = FALSE;
  if (edubba_lesson_is_over (self))
    finish (self);
  else
    {
      self->entered++;
      renew_match (self);
      begin (self);
      if (self->progress && !self->rules_only)
        edubba_progress_set_step (self->progress,
                                  edubba_lesson_get_rules (self)->id,
                                  course_lesson_get_id (self->lesson),
                                  step);
    }
  edubba_lesson_settle (self, TRUE);
}

static void
edubba_lesson_dispose (GObject *object)
{
  EdubbaLesson *self = EDUBBA_LESSON (object);

  g_clear_handle_id (&self->show_id, g_source_remove);
  drop_task (self);
  g_clear_object (&self->match);
  g_clear_object (&self->progress);
  G_OBJECT_CLASS (edubba_lesson_parent_class)->dispose (object);
}

static void
edubba_lesson_finalize (GObject *object)
{
  EdubbaLesson *self = EDUBBA_LESSON (object);

  for (guint i = 0; i < edubba_lesson_get_n_steps (self); i++)
    g_free (self->bases[i]);
  g_free (self->bases);
  g_free (self->worked);
  course_lesson_unref (self->lesson);
  G_OBJECT_CLASS (edubba_lesson_parent_class)->finalize (object);
}

static void
edubba_lesson_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_PACE)
    edubba_lesson_set_pace (EDUBBA_LESSON (object), g_value_get_uint (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
edubba_lesson_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  EdubbaLesson *self = EDUBBA_LESSON (object);

  switch (id)
    {
    case PROP_STEP:
      g_value_set_uint (value, self->step);
      break;
    case PROP_PHASE:
      g_value_set_uint (value, edubba_lesson_get_phase (self));
      break;
    case PROP_CHOICE:
      g_value_set_uint (value, self->choice);
      break;
    case PROP_TESTING:
      g_value_set_boolean (value, self->testing);
      break;
    case PROP_MATCH:
      g_value_set_object (value, self->match);
      break;
    case PROP_TASK:
      g_value_set_object (value, self->task);
      break;
    case PROP_PACE:
      g_value_set_uint (value, self->pace);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
edubba_lesson_class_init (EdubbaLessonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags   flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = edubba_lesson_dispose;
  object_class->finalize = edubba_lesson_finalize;
  object_class->set_property = edubba_lesson_set_property;
  object_class->get_property = edubba_lesson_get_property;

  props[PROP_STEP] = g_param_spec_uint ("step", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_PHASE] = g_param_spec_uint ("phase", NULL, NULL, 0, EDUBBA_PHASE_OVER, 0, flags);
  props[PROP_CHOICE] =
    g_param_spec_uint ("choice", NULL, NULL, 0, G_MAXUINT, EDUBBA_NO_CHOICE, flags);
  props[PROP_TESTING] = g_param_spec_boolean ("testing", NULL, NULL, FALSE, flags);
  props[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, EDUBBA_TYPE_MATCH, flags);
  props[PROP_TASK] = g_param_spec_object ("task", NULL, NULL, EDUBBA_TYPE_TASK, flags);
  props[PROP_PACE] =
    g_param_spec_uint ("pace", NULL, NULL, 0, G_MAXUINT, 0, flags | G_PARAM_WRITABLE);
  g_object_class_install_properties (object_class, N_PROPS, props);

  changed_signal = g_signal_new ("changed",
                                 EDUBBA_TYPE_LESSON,
                                 G_SIGNAL_RUN_LAST,
                                 0,
                                 NULL,
                                 NULL,
                                 NULL,
                                 G_TYPE_NONE,
                                 0);
}

static void
edubba_lesson_init (EdubbaLesson *self)
{
}

EdubbaLesson *
edubba_lesson_new (CourseLesson *lesson, EdubbaProgress *progress, guint pace)
{
  EdubbaLesson *self;

  g_return_val_if_fail (lesson != NULL, NULL);
  g_return_val_if_fail (progress == NULL || EDUBBA_IS_PROGRESS (progress), NULL);

  self = g_object_new (EDUBBA_TYPE_LESSON, NULL);
  self->lesson = course_lesson_ref (lesson);
  self->bases = g_new0 (GameState *, edubba_lesson_get_n_steps (self));
  self->missed = edubba_lesson_get_n_steps (self);
  self->choice = EDUBBA_NO_CHOICE;
  self->pace = pace;
  edubba_lesson_enter (self, 0);
  g_set_object (&self->progress, progress);
  return self;
}

void
edubba_lesson_resume (EdubbaLesson *self)
{
  const char *game;
  const char *id;
  guint       step = 0;

  g_return_if_fail (EDUBBA_IS_LESSON (self));

  if (!self->progress)
    return;
  game = edubba_lesson_get_rules (self)->id;
  id = course_lesson_get_id (self->lesson);
  if (edubba_progress_get_lesson (self->progress, game, id) == EDUBBA_LESSON_STARTED)
    step = edubba_progress_get_step (self->progress, game, id);
  self->n_hints = step > 0 ? edubba_progress_get_hints (self->progress, game, id) : 0;
  edubba_lesson_keep_hints (self);
  edubba_lesson_enter (self, step < edubba_lesson_get_n_steps (self) ? step : 0);
}

guint
edubba_lesson_count_clean (EdubbaLesson *self)
{
  g_return_val_if_fail (EDUBBA_IS_LESSON (self), 0);

  return self->n_clean;
}

void
edubba_lesson_set_rules_only (EdubbaLesson *self)
{
  g_return_if_fail (EDUBBA_IS_LESSON (self));

  self->rules_only = TRUE;
}

CourseLesson *
edubba_lesson_get_lesson (EdubbaLesson *self)
{
  g_return_val_if_fail (EDUBBA_IS_LESSON (self), NULL);

  return self->lesson;
}

guint
edubba_lesson_get_index (EdubbaLesson *self)
{
  g_return_val_if_fail (EDUBBA_IS_LESSON (self), 0);

  return self->step;
}

guint
edubba_lesson_get_n_steps (EdubbaLesson *self)
{
  g_return_val_if_fail (EDUBBA_IS_LESSON (self), 0);

  return course_lesson_get_n_steps (self->lesson);
}

EdubbaPhase
edubba_lesson_get_phase (EdubbaLesson *self)
{
  const CourseStep *step;

  g_return_val_if_fail (EDUBBA_IS_LESSON (self), EDUBBA_PHASE_OVER);

  if (edubba_lesson_is_over (self))
    return EDUBBA_PHASE_OVER;
  step = edubba_lesson_get_step (self);
  if (self->shown < step->shown->len)
    return EDUBBA_PHASE_SHOWING;
  if (step->kind == COURSE_STEP_LOOK)
    return EDUBBA_PHASE_LOOKING;
  if (step->kind == COURSE_STEP_ASK)
    return self->choice == step->right ? EDUBBA_PHASE_DONE : EDUBBA_PHASE_ASKING;
  if (is_missed (self))
    return EDUBBA_PHASE_MISSED;
  return edubba_lesson_is_solved (self) ? EDUBBA_PHASE_DONE : EDUBBA_PHASE_DOING;
}

gboolean
edubba_lesson_get_testing (EdubbaLesson *self)
{
  g_return_val_if_fail (EDUBBA_IS_LESSON (self), FALSE);

  return self->testing;
}

EdubbaMatch *
edubba_lesson_get_match (EdubbaLesson *self)
{
  g_return_val_if_fail (EDUBBA_IS_LESSON (self), NULL);

  return self->match;
}

EdubbaTask *
edubba_lesson_get_task (EdubbaLesson *self)
{
  g_return_val_if_fail (EDUBBA_IS_LESSON (self), NULL);

  return self->task;
}

guint
edubba_lesson_get_choice (EdubbaLesson *self)
{
  g_return_val_if_fail (EDUBBA_IS_LESSON (self), EDUBBA_NO_CHOICE);

  return self->choice;
}

const CourseStep *
edubba_lesson_get_step (EdubbaLesson *self)
{
  g_return_val_if_fail (EDUBBA_IS_LESSON (self), NULL);

  return course_lesson_get_step (self->lesson,
                                 MIN (self->step, edubba_lesson_get_n_steps (self) - 1));
}

gboolean
edubba_lesson_is_only_fine (EdubbaLesson *self)
{
  g_return_val_if_fail (EDUBBA_IS_LESSON (self), FALSE);

  return edubba_lesson_is_solved (self) &&
         edubba_lesson_get_step (self)->kinds[edubba_task_get_reached (self->task)] ==
           COURSE_GOAL_FINE;
}

const char *
edubba_lesson_get_reply (EdubbaLesson *self)
{
  const CourseStep *step;

  g_return_val_if_fail (EDUBBA_IS_LESSON (self), NULL);

  step = edubba_lesson_get_step (self);
  if (self->choice != EDUBBA_NO_CHOICE)
    return self->worked ? self->worked : step->replies[self->choice];
  if (!edubba_lesson_is_solved (self) && !is_missed (self))
    return NULL;
  return step->done[edubba_task_get_reached (self->task)];
}

EdubbaOutcome
edubba_lesson_get_outcome (EdubbaLesson *self)
{
  g_return_val_if_fail (EDUBBA_IS_LESSON (self), EDUBBA_OUTCOME_OPEN);

  if (self->missed < edubba_lesson_get_n_steps (self) || (self->testing && self->spoilt))
    return EDUBBA_OUTCOME_OPEN;
  return self->testing ? EDUBBA_OUTCOME_TESTED_OUT : EDUBBA_OUTCOME_LEARNT;
}

void
edubba_lesson_set_pace (EdubbaLesson *self, guint pace)
{
  g_return_if_fail (EDUBBA_IS_LESSON (self));

  if (self->pace == pace)
    return;
  self->pace = pace;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PACE]);
}

void
edubba_lesson_hurry (EdubbaLesson *self)
{
  g_autoptr (EdubbaLesson) alive = NULL;

  g_return_if_fail (EDUBBA_IS_LESSON (self));

  alive = g_object_ref (self);
  g_clear_handle_id (&self->show_id, g_source_remove);
  while (edubba_lesson_get_phase (self) == EDUBBA_PHASE_SHOWING)
    show_one (self);
  edubba_lesson_settle (self, FALSE);
}
