/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A task: its match, and the proof of each point of the line that was played.
 *
 * One proof runs at a time: that of the present position first, then that of the start, then, if
 * the goal is out of reach, those of earlier positions until one is found from which it was not.
 * Proofs are kept by point, so undo and redo find theirs again. Points before the start, the
 * actions that a lesson shows, are never proved.
 */
#include "edubba-task-private.h"

#include "edubba-limit.h"
#include "game-state.h"

/* A reason is not worth more, in bytes. */
#define REASON_MEMORY (G_GUINT64_CONSTANT (1) << 28)

G_DEFINE_FINAL_TYPE (EdubbaTask, edubba_task, G_TYPE_OBJECT)

static GParamSpec *props[N_PROPS];
static guint       verdict_signal;

static void update (EdubbaTask *self);

static EdubbaTaskPoint *
get_here (EdubbaTask *self)
{
  return edubba_task_get_point (self, edubba_match_get_cursor (self->match));
}

static EdubbaTaskState
find_state (EdubbaTask *self, const EdubbaTaskPoint *point)
{
  if (point->phase != EDUBBA_TASK_PHASE_LAST)
    return self->unproved          ? EDUBBA_TASK_UNKNOWN
           : self->replies == NULL ? EDUBBA_TASK_THINKING
                                   : EDUBBA_TASK_OPEN;
  if (point->solved)
    return EDUBBA_TASK_SOLVED;
  if (point->missed)
    return EDUBBA_TASK_MISSED;
  if (edubba_task_is_lost (point))
    return EDUBBA_TASK_UNREACHABLE;
  if (!point->proved)
    return EDUBBA_TASK_THINKING;
  return point->verdict == GAME_SOLVABLE ? EDUBBA_TASK_SOLVABLE : EDUBBA_TASK_UNKNOWN;
}

static EdubbaTaskFacts
read_facts (EdubbaTask *self)
{
  const EdubbaTaskPoint *here;
  const EdubbaTaskPoint *start;
  EdubbaTaskState        state;
  gboolean               lost;
  EdubbaTaskFacts        facts = { { 0 } };

  /* A handler that hears of a change of the match before the task does may ask here. */
  edubba_task_follow_record (self);
  here = get_here (self);
  start = edubba_task_get_point (self, self->start);
  state = find_state (self, here);
  lost = state == EDUBBA_TASK_UNREACHABLE;

  facts.value[PROP_STATE] = state;
  facts.value[PROP_REMAINING] = state == EDUBBA_TASK_SOLVABLE ? here->length : 0;
  facts.value[PROP_TAKEN] = here->own;
  if (start->proved && start->verdict == GAME_SOLVABLE)
    facts.value[PROP_FEWEST] = start->length;
  facts.value[PROP_IMPOSSIBLE] =
    self->turns > 1 ? start->proved && start->verdict == GAME_UNSOLVABLE
                    : edubba_task_is_lost (start);
  facts.value[PROP_CAN_TAKE_BACK] =
    lost && edubba_task_find_earlier (self, edubba_match_get_cursor (self->match)) !=
              EDUBBA_TASK_NO_POINT;
  facts.value[PROP_EXPLAINED] =
    self->explained && self->failure_point == edubba_match_get_cursor (self->match);
  return facts;
}

/* Notifies the properties that have changed since the last time. */
static void
settle (EdubbaTask *self)
{
  EdubbaTaskFacts was = self->notified;
  EdubbaTaskFacts now = read_facts (self);

  if (memcmp (&was, &now, sizeof was) == 0)
    return;
  self->notified = now;
  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = PROP_STATE; i < N_PROPS; i++)
    if (was.value[i] != now.value[i])
      g_object_notify_by_pspec (G_OBJECT (self), props[i]);
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, verdict_signal, 0);
}

static void
proved_cb (gpointer data, gpointer proved)
{
  g_autofree EdubbaProofAnswer *answer = proved;
  g_autoptr (EdubbaTask) self = g_object_ref (data);
  EdubbaTaskPoint *point = edubba_task_get_point (self, self->proof_point);

  self->proof = NULL;
  point->proved = TRUE;
  point->verdict = answer->verdict;
  point->length = answer->length;
  update (self);
}

static EdubbaQuestion
ask (EdubbaTask *self, guint i)
{
  return (EdubbaQuestion) {
    .rules = self->rules,
    .state = edubba_task_get_state_at (self, i),
    .tally = &edubba_task_get_point (self, i)->tally,
    .goals = self->wanted,
    .n_goals = self->n_wanted,
    .step = self->step,
    .memory = self->memory,
  };
}

static void
failed_cb (gpointer data, gpointer found)
{
  g_autofree CourseMiss *failure = found;
  g_autoptr (EdubbaTask) self = g_object_ref (data);

  self->failing = NULL;
  self->failure = *failure;
  self->explained = TRUE;
  update (self);
}

/* Looks for the reason, once it is known that the last action was the one that mattered. */
static void
look_for_reason (EdubbaTask *self)
{
  guint          here = edubba_match_get_cursor (self->match);
  EdubbaQuestion question;

  if (self->paused || self->failure_point == here ||
      edubba_task_find_slip (self) == EDUBBA_TASK_NO_POINT)
    return;
  edubba_task_forget_failure (self);
  question = ask (self, here);
  question.memory = MIN (question.memory, REASON_MEMORY);
  self->failure_point = here;
  self->failing = edubba_failure_start (&question, edubba_task_get_point (self, here)->over,
                                        edubba_match_get_module (self->match)->failures, failed_cb,
                                        self);
}

static void
start_proof (EdubbaTask *self, guint i)
{
  EdubbaQuestion question = ask (self, i);

  self->proof_point = i;
  self->proof = edubba_proof_start (&question, proved_cb, self);
}

/* Takes back, if that is wanted and the number of actions is known. */
static void
take_back_if_known (EdubbaTask *self)
{
  guint earlier;

  if (!self->wants_back || edubba_task_find_need (self) != EDUBBA_TASK_NO_POINT)
    return;
  self->wants_back = FALSE;
  earlier = edubba_task_find_earlier (self, edubba_match_get_cursor (self->match));
  if (edubba_task_is_lost (get_here (self)) && earlier != EDUBBA_TASK_NO_POINT)
    edubba_match_seek (self->match, earlier);
}

/* Updates everything: starts the proof that is needed, notifies of known facts. */
static void
update (EdubbaTask *self)
{
  guint need = edubba_task_find_need (self);

  if (self->proof && self->proof_point != need)
    g_clear_pointer (&self->proof, edubba_job_drop);
  if (!self->proof && !self->paused && need != EDUBBA_TASK_NO_POINT)
    start_proof (self, need);
  look_for_reason (self);
  settle (self);
  take_back_if_known (self);
}

void
edubba_task_go_on (EdubbaTask *self)
{
  g_autoptr (EdubbaTask) alive G_GNUC_UNUSED = g_object_ref (self);

  edubba_task_follow_record (self);
  if (self->turns > 1)
    {
      edubba_task_prepare_reply (self);
      edubba_task_reply (self);
    }
  update (self);
}

/* The forced reply of another seat now, as notation; NULL if there is none. */
static char *
find_answer (EdubbaTask *self)
{
  guint      seat = edubba_match_get_seat (self->match);
  GameAction answer;

  if (seat == GAME_NOBODY || seat == self->me || get_here (self)->over ||
      edubba_match_get_cursor (self->match) < self->start ||
      edubba_match_get_can_redo (self->match) ||
      !game_answer_find (self->rules, edubba_match_get_state (self->match), &answer))
    return NULL;
  return game_action_print (self->rules, answer);
}

static void
match_changed_cb (EdubbaMatch *match, EdubbaTask *self)
{
  g_autoptr (EdubbaTask) alive G_GNUC_UNUSED = g_object_ref (self);
  g_autofree char             *answer = NULL;

  self->wants_back = FALSE;
  edubba_task_follow_record (self);
  answer = find_answer (self);
  if (answer)
    edubba_match_act (match, answer, NULL, NULL); /* and so here again */
  else
    edubba_task_go_on (self);
}

static void
edubba_task_dispose (GObject *object)
{
  EdubbaTask *self = EDUBBA_TASK (object);

  g_clear_pointer (&self->proof, edubba_job_drop);
  g_clear_pointer (&self->failing, edubba_job_drop);
  g_clear_pointer (&self->replying, edubba_job_drop);
  g_clear_handle_id (&self->source, g_source_remove);
  if (self->match)
    g_signal_handlers_disconnect_by_func (self->match, match_changed_cb, self);
  g_clear_object (&self->match);
  G_OBJECT_CLASS (edubba_task_parent_class)->dispose (object);
}

static void
edubba_task_finalize (GObject *object)
{
  EdubbaTask *self = EDUBBA_TASK (object);

  g_array_unref (self->points);
  g_clear_pointer (&self->replies, game_replies_free);
  g_free (self->goals);
  g_free (self->wanted);
  G_OBJECT_CLASS (edubba_task_parent_class)->finalize (object);
}

static void
edubba_task_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  EdubbaTask     *self = EDUBBA_TASK (object);
  EdubbaTaskFacts now = read_facts (self);

  if (id < PROP_MATCH || id >= N_PROPS)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  else if (id == PROP_MATCH)
    g_value_set_object (value, self->match);
  else if (G_IS_PARAM_SPEC_BOOLEAN (pspec))
    g_value_set_boolean (value, now.value[id] != 0);
  else
    g_value_set_uint (value, now.value[id]);
}

static void
edubba_task_class_init (EdubbaTaskClass *klass)
{
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = edubba_task_dispose;
  object_class->finalize = edubba_task_finalize;
  object_class->get_property = edubba_task_get_property;

  props[PROP_MATCH] = g_param_spec_object ("match", NULL, NULL, EDUBBA_TYPE_MATCH, flags);
  props[PROP_STATE] = g_param_spec_uint ("state", NULL, NULL, 0, EDUBBA_TASK_OPEN, 0, flags);
  props[PROP_REMAINING] = g_param_spec_uint ("remaining", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_TAKEN] = g_param_spec_uint ("taken", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_FEWEST] = g_param_spec_uint ("fewest", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_IMPOSSIBLE] = g_param_spec_boolean ("impossible", NULL, NULL, FALSE, flags);
  props[PROP_CAN_TAKE_BACK] = g_param_spec_boolean ("can-take-back", NULL, NULL, FALSE, flags);
  props[PROP_EXPLAINED] = g_param_spec_boolean ("explained", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  verdict_signal = g_signal_new ("verdict",
                                 EDUBBA_TYPE_TASK,
                                 G_SIGNAL_RUN_LAST,
                                 0,
                                 NULL,
                                 NULL,
                                 NULL,
                                 G_TYPE_NONE,
                                 0);
}

static void
edubba_task_init (EdubbaTask *self)
{
  self->points = g_array_new (FALSE, FALSE, sizeof (EdubbaTaskPoint));
  self->turns = 1;
  self->memory = edubba_limit_get_memory ();
  self->failure_point = EDUBBA_TASK_NO_POINT;
}

/* The computer sits in all other seats, so that undo leads back to the learner's decisions. */
static EdubbaTask *
create_task (
  EdubbaMatch *match, const GameGoal *goals, guint n_goals, const CourseStep *step, guint turns)
{
  EdubbaTask *self = g_object_new (EDUBBA_TYPE_TASK, NULL);

  self->rules = edubba_match_get_module (match)->rules;
  self->step = step;
  self->turns = turns;
  self->goals = g_memdup2 (goals, n_goals * sizeof (GameGoal));
  self->n_goals = n_goals;
  self->wanted = g_new (GameGoal, COURSE_MAX_NUMBER);
  self->wanted[0] = goals[0];
  self->n_wanted = step ? course_step_get_wanted (step, self->wanted) : 1;
  self->me = goals[0].me;
  self->match = g_object_ref (match);
  self->start = edubba_match_get_cursor (match);
  for (guint s = 0; s < edubba_match_get_n_seats (match); s++)
    edubba_match_set_seat_kind (match,
                                s,
                                s == self->me ? EDUBBA_SEAT_PERSON : EDUBBA_SEAT_COMPUTER);
  g_signal_connect (match, "changed", G_CALLBACK (match_changed_cb), self);
  self->notified = read_facts (self);
  if (turns > 1)
    edubba_task_start_replies (self);
  update (self);
  return self;
}

EdubbaTask *
edubba_task_new (const GameModule *module, const GameState *state, const GameGoal *goal)
{
  return edubba_task_new_for_turns (module, state, goal, 1);
}

EdubbaTask *
edubba_task_new_for_turns (const GameModule *module,
                           const GameState  *state,
                           const GameGoal   *goal,
                           guint             turns)
{
  g_autoptr (EdubbaMatch) match = NULL;

  g_return_val_if_fail (module != NULL, NULL);
  g_return_val_if_fail (state != NULL && module->rules->is_full (state), NULL);
  g_return_val_if_fail (goal != NULL, NULL);
  g_return_val_if_fail (turns == 1 || turns == 2, NULL);
  g_return_val_if_fail (turns == 1 || game_state_lists_worlds (module->rules), NULL);

  match = edubba_match_new (module, game_record_new_position (module->rules, state));
  return create_task (match, goal, 1, NULL, turns);
}

EdubbaTask *
edubba_task_new_for_step (EdubbaMatch *match, const CourseStep *step)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);
  g_return_val_if_fail (step != NULL && step->n_goals > 0, NULL);

  return create_task (match, step->goals, step->n_goals, step, 1);
}

EdubbaMatch *
edubba_task_get_match (EdubbaTask *self)
{
  g_return_val_if_fail (EDUBBA_IS_TASK (self), NULL);

  return self->match;
}

const GameGoal *
edubba_task_get_goal (EdubbaTask *self)
{
  g_return_val_if_fail (EDUBBA_IS_TASK (self), NULL);

  return &self->goals[0];
}

const GameGoal *
edubba_task_get_wanted (EdubbaTask *self, guint *n)
{
  g_return_val_if_fail (EDUBBA_IS_TASK (self), NULL);
  g_return_val_if_fail (n != NULL, NULL);

  *n = self->n_wanted;
  return self->wanted;
}

const CourseStep *
edubba_task_get_step (EdubbaTask *self)
{
  g_return_val_if_fail (EDUBBA_IS_TASK (self), NULL);

  return self->step;
}

guint
edubba_task_get_reached (EdubbaTask *self)
{
  g_return_val_if_fail (EDUBBA_IS_TASK (self), 0);

  edubba_task_follow_record (self);
  return get_here (self)->goal;
}

EdubbaTaskState
edubba_task_get_state (EdubbaTask *self)
{
  g_return_val_if_fail (EDUBBA_IS_TASK (self), EDUBBA_TASK_UNKNOWN);

  return read_facts (self).value[PROP_STATE];
}

const GameTally *
edubba_task_get_tally (EdubbaTask *self)
{
  g_return_val_if_fail (EDUBBA_IS_TASK (self), NULL);

  edubba_task_follow_record (self);
  return &get_here (self)->tally;
}

guint
edubba_task_get_remaining (EdubbaTask *self)
{
  g_return_val_if_fail (EDUBBA_IS_TASK (self), 0);

  return read_facts (self).value[PROP_REMAINING];
}

guint
edubba_task_get_taken (EdubbaTask *self)
{
  g_return_val_if_fail (EDUBBA_IS_TASK (self), 0);

  return read_facts (self).value[PROP_TAKEN];
}

guint
edubba_task_get_fewest (EdubbaTask *self)
{
  g_return_val_if_fail (EDUBBA_IS_TASK (self), 0);

  return read_facts (self).value[PROP_FEWEST];
}

gboolean
edubba_task_get_impossible (EdubbaTask *self)
{
  g_return_val_if_fail (EDUBBA_IS_TASK (self), FALSE);

  return read_facts (self).value[PROP_IMPOSSIBLE] != 0;
}

gboolean
edubba_task_get_can_take_back (EdubbaTask *self)
{
  g_return_val_if_fail (EDUBBA_IS_TASK (self), FALSE);

  return read_facts (self).value[PROP_CAN_TAKE_BACK] != 0;
}

gboolean
edubba_task_get_failure (EdubbaTask *self, CourseMiss *failure, guint *at)
{
  g_return_val_if_fail (EDUBBA_IS_TASK (self), FALSE);
  g_return_val_if_fail (failure != NULL && at != NULL, FALSE);

  if (!read_facts (self).value[PROP_EXPLAINED])
    return FALSE;
  *failure = self->failure;
  *at = edubba_task_find_slip (self);
  return *at != EDUBBA_TASK_NO_POINT;
}

void
edubba_task_set_memory (EdubbaTask *self, guint64 memory)
{
  g_return_if_fail (EDUBBA_IS_TASK (self));

  self->memory = memory;
}

void
edubba_task_restart (EdubbaTask *self)
{
  g_return_if_fail (EDUBBA_IS_TASK (self));

  edubba_match_seek (self->match, self->start);
}

void
edubba_task_take_back (EdubbaTask *self)
{
  g_return_if_fail (EDUBBA_IS_TASK (self));

  if (!edubba_task_get_can_take_back (self))
    return;
  self->wants_back = TRUE;
  take_back_if_known (self);
}

void
edubba_task_set_paused (EdubbaTask *self, gboolean paused)
{
  g_return_if_fail (EDUBBA_IS_TASK (self));

  if (self->paused == paused)
    return;
  self->paused = paused;
  if (!paused)
    {
      if (self->turns > 1 && !self->replies && !self->unproved)
        edubba_task_start_replies (self);
      update (self);
      return;
    }
  g_clear_pointer (&self->proof, edubba_job_drop);
  g_clear_pointer (&self->replying, edubba_job_drop);
  if (self->failing)
    edubba_task_forget_failure (self);
}
