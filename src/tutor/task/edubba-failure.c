/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The conditions of the goal are tried one by one, each together with all that is counted; then
 * what the first of them needs that cannot be met; then values nearer and nearer to the position.
 */
#include "edubba-failure.h"

#include <gio/gio.h>

#include "game-state.h"

/* How many values are tried at most, from the one wanted on. */
#define MAX_VALUES 12

struct _EdubbaFailing
{
  EdubbaFailed failed; /* NULL once nobody waits for it any more; main thread only */
  gpointer     data;

  const GameRules    *rules;
  const GameFailures *failures;
  GameState          *state;
  GameTally           tally;
  GameGoal            goal;
  CourseLimits        limits;
  guint64             memory;
  gboolean            over;
  gint                cancel; /* atomic */
};

static void
failing_clear (gpointer data)
{
  EdubbaFailing *failing = data;

  g_free (failing->state);
  course_limits_clear (&failing->limits);
}

static void
failing_unref (gpointer failing)
{
  g_atomic_rc_box_release_full (failing, failing_clear);
}

/* Whether one condition on a term can be met with all that the goal counts; also where that is not
 * decided. */
static gboolean
can_meet (EdubbaFailing *failing, const GameCondition *condition)
{
  GameFilter filter = course_limits_get_filter (&failing->limits);
  GameGoal   goal = { .me = failing->goal.me };
  g_autoptr (GameSolution) solution = NULL;

  for (guint i = 0; i < failing->goal.n_conditions; i++)
    if (!failing->goal.conditions[i].term)
      goal.conditions[goal.n_conditions++] = failing->goal.conditions[i];
  goal.conditions[goal.n_conditions++] = *condition;
  solution = game_solve_filtered (failing->rules, failing->state, &goal, &failing->tally, &filter,
                                  GAME_SOLVE_ANY_LENGTH, 0, failing->memory, &failing->cancel);
  return solution->verdict != GAME_UNSOLVABLE;
}

/* Whether the condition wants more than there is, or less; 0: neither. */
static int
find_direction (const GameCondition *condition, gint64 value)
{
  gint64 number = condition->number;

  switch (condition->op)
    {
    case GAME_GOAL_AT_LEAST:
    case GAME_GOAL_MORE:
      return 1;
    case GAME_GOAL_AT_MOST:
    case GAME_GOAL_LESS:
      return -1;
    case GAME_GOAL_EQUAL:
    default:
      return value < number ? 1 : value > number ? -1
                                                 : 0;
    }
}

/* The value nearest to the one wanted that can be reached. FALSE if the one wanted can itself only
 * be passed by. */
static gboolean
find_best (EdubbaFailing *failing, const GameCondition *condition, gint64 *best)
{
  gint64 value =
    condition->term->value (failing->state, failing->goal.me, condition->operand);
  int           direction = find_direction (condition, value);
  GameCondition nearer = *condition;
  gint64        wanted = condition->number;

  if (direction == 0)
    return FALSE;
  if (condition->op == GAME_GOAL_MORE || condition->op == GAME_GOAL_LESS)
    wanted += direction;
  nearer.op = direction > 0 ? GAME_GOAL_AT_LEAST : GAME_GOAL_AT_MOST;
  for (guint i = 0; i <= MAX_VALUES && (value - wanted) * direction < 0; i++)
    {
      nearer.number = (guint32) wanted;
      if (can_meet (failing, &nearer))
        {
          *best = wanted;
          return i > 0;
        }
      wanted -= direction;
    }
  *best = value;
  return TRUE;
}

/* What the condition needs first that cannot be met, or the condition itself. */
static EdubbaFailure
find_missing (EdubbaFailing *failing, const GameCondition *condition)
{
  EdubbaFailure failure = { EDUBBA_FAILURE_MISSING, *condition, 0 };
  GameCondition needs[GAME_MAX_NEEDS];
  guint         n = 0;

  if (failing->failures && failing->failures->needs)
    n = failing->failures->needs (failing->state, failing->goal.me, condition, needs);
  for (guint i = 0; i < n; i++)
    if (!can_meet (failing, &needs[i]))
      {
        failure.condition = needs[i];
        break;
      }
  if (!find_best (failing, &failure.condition, &failure.best))
    failure.kind = EDUBBA_FAILURE_UNKNOWN;
  return failure;
}

static gboolean
is_overrun (const EdubbaFailing *failing, const GameCondition *condition)
{
  GameGoal alone = { .me = failing->goal.me, .n_conditions = 1, .conditions = { *condition } };

  return !condition->term && !game_goal_is_open (&alone, &failing->tally);
}

static EdubbaFailure
find_failure (EdubbaFailing *failing)
{
  const GameCondition *conditions = failing->goal.conditions;
  guint                n = failing->goal.n_conditions;
  gboolean             has_term = FALSE;

  for (guint i = 0; i < n; i++)
    if (is_overrun (failing, &conditions[i]))
      return (EdubbaFailure) { EDUBBA_FAILURE_OVERRUN, conditions[i], 0 };
  if (failing->over)
    return (EdubbaFailure) { .kind = EDUBBA_FAILURE_ENDED };
  for (guint i = 0; i < n; i++)
    {
      has_term |= conditions[i].term != NULL;
      if (conditions[i].term && !can_meet (failing, &conditions[i]))
        return find_missing (failing, &conditions[i]);
    }
  return (EdubbaFailure) { .kind = has_term ? EDUBBA_FAILURE_TOGETHER : EDUBBA_FAILURE_UNKNOWN };
}

static void
search (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  EdubbaFailure failure = find_failure (data);

  g_task_return_pointer (task, g_memdup2 (&failure, sizeof failure), g_free);
}

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree EdubbaFailure *failure = g_task_propagate_pointer (G_TASK (result), NULL);
  EdubbaFailing            *failing = data;
  EdubbaFailed              failed = failing->failed;
  gpointer                  asker = failing->data;

  if (!failed)
    return;
  failing_unref (failing);
  failed (asker, failure);
}

EdubbaFailing *
edubba_failure_start (const EdubbaQuestion *question,
                      gboolean              over,
                      const GameFailures   *failures,
                      EdubbaFailed          failed,
                      gpointer              data)
{
  g_autoptr (GTask) task = NULL;
  EdubbaFailing *failing;

  g_return_val_if_fail (question->n_goals > 0, NULL);
  g_return_val_if_fail (failed != NULL, NULL);

  failing = g_atomic_rc_box_new0 (EdubbaFailing);
  failing->failed = failed;
  failing->data = data;
  failing->rules = question->rules;
  failing->failures = failures;
  failing->state = game_state_dup (question->rules, question->state);
  failing->tally = *question->tally;
  failing->goal = question->goals[0];
  failing->limits = course_limits_copy (question->step ? &question->step->limits : NULL);
  failing->memory = question->memory;
  failing->over = over;

  task = g_task_new (NULL, NULL, found_cb, failing);
  g_task_set_source_tag (task, edubba_failure_start);
  g_task_set_task_data (task, g_atomic_rc_box_acquire (failing), failing_unref);
  g_task_run_in_thread (task, search);
  return failing;
}

void
edubba_failure_drop (EdubbaFailing *failing)
{
  g_return_if_fail (failing != NULL);

  failing->failed = NULL;
  g_atomic_int_set (&failing->cancel, 1);
  failing_unref (failing);
}
