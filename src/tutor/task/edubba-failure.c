/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The conditions of the goal are tried one by one, each together with all counting conditions;
 * then the requirement of the first failing one that cannot be met; then values nearer and nearer
 * to the position.
 */
#include "edubba-failure.h"

#include "game-state.h"

/* The greatest number of values to try, from the one wanted on. */
#define MAX_VALUES 12

/* A question whose texts are the search's own. */
typedef struct
{
  const GameRules    *rules;
  const GameFailures *failures;
  GameState          *state;
  GameTally           tally;
  GameGoal            goal;
  CourseLimits        limits;
  guint64             memory;
  gboolean            over;
  const gint         *cancel;
} Search;

static void
search_free (gpointer data)
{
  Search *search = data;

  g_free (search->state);
  course_limits_clear (&search->limits);
  g_free (search);
}

/* Returns TRUE if a condition on a term can be met together with the conditions on counters; also
 * if that is not decided. */
static gboolean
can_meet (Search *search, const GameCondition *condition)
{
  GameFilter filter = course_limits_get_filter (&search->limits);
  GameGoal   goal = { .me = search->goal.me };
  g_autoptr (GameSolution) solution = NULL;

  for (guint i = 0; i < search->goal.n_conditions; i++)
    if (!search->goal.conditions[i].term)
      goal.conditions[goal.n_conditions++] = search->goal.conditions[i];
  goal.conditions[goal.n_conditions++] = *condition;
  solution = game_solve_filtered (search->rules, search->state, &goal, &search->tally, &filter,
                                  GAME_SOLVE_ANY_LENGTH, 0, search->memory, search->cancel);
  return solution->verdict != GAME_UNSOLVABLE;
}

/* The direction in which the condition wants the value to change, 1 or -1; 0: it holds. */
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
find_best (Search *search, const GameCondition *condition, gint64 *best)
{
  gint64 value =
    condition->term->value (search->state, search->goal.me, condition->operand);
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
      if (can_meet (search, &nearer))
        {
          *best = wanted;
          return i > 0;
        }
      wanted -= direction;
    }
  *best = value;
  return TRUE;
}

/* The first need of the condition that cannot be met, or the condition itself. */
static EdubbaFailure
find_missing (Search *search, const GameCondition *condition)
{
  EdubbaFailure failure = { EDUBBA_FAILURE_MISSING, *condition, 0 };
  GameCondition needs[GAME_MAX_NEEDS];
  guint         n = 0;

  if (search->failures && search->failures->needs)
    n = search->failures->needs (search->state, search->goal.me, condition, needs);
  for (guint i = 0; i < n; i++)
    if (!can_meet (search, &needs[i]))
      {
        failure.condition = needs[i];
        break;
      }
  if (!find_best (search, &failure.condition, &failure.best))
    failure.kind = EDUBBA_FAILURE_UNKNOWN;
  return failure;
}

static gboolean
is_overrun (const Search *search, const GameCondition *condition)
{
  GameGoal alone = { .me = search->goal.me, .n_conditions = 1, .conditions = { *condition } };

  return !condition->term && !game_goal_is_open (&alone, &search->tally);
}

/* The condition that an ended turn left undone. */
static EdubbaFailure
find_undone (const Search *search)
{
  EdubbaFailure failure = { .kind = EDUBBA_FAILURE_ENDED };

  for (guint i = 0; i < search->goal.n_conditions && !failure.condition.term; i++)
    {
      GameGoal alone = search->goal;

      alone.n_conditions = 1;
      alone.conditions[0] = search->goal.conditions[i];
      if (alone.conditions[0].term && !game_goal_holds (&alone, search->state, NULL))
        failure.condition = alone.conditions[0];
    }
  return failure;
}

static EdubbaFailure
find_failure (Search *search)
{
  const GameCondition *conditions = search->goal.conditions;
  guint                n = search->goal.n_conditions;
  gboolean             has_term = FALSE;

  for (guint i = 0; i < n; i++)
    if (is_overrun (search, &conditions[i]))
      return (EdubbaFailure) { EDUBBA_FAILURE_OVERRUN, conditions[i], 0 };
  if (search->over)
    return find_undone (search);
  for (guint i = 0; i < n; i++)
    {
      has_term |= conditions[i].term != NULL;
      if (conditions[i].term && !can_meet (search, &conditions[i]))
        return find_missing (search, &conditions[i]);
    }
  return (EdubbaFailure) { .kind = has_term ? EDUBBA_FAILURE_TOGETHER : EDUBBA_FAILURE_UNKNOWN };
}

static gpointer
find (gpointer data, const gint *cancel)
{
  Search       *search = data;
  EdubbaFailure failure;

  search->cancel = cancel;
  failure = find_failure (search);
  return g_memdup2 (&failure, sizeof failure);
}

EdubbaJob *
edubba_failure_start (const EdubbaQuestion *question,
                      gboolean              over,
                      const GameFailures   *failures,
                      EdubbaJobDone         found,
                      gpointer              asker)
{
  Search *search;

  g_return_val_if_fail (question->n_goals > 0, NULL);

  search = g_new0 (Search, 1);
  search->rules = question->rules;
  search->failures = failures;
  search->state = game_state_dup (question->rules, question->state);
  search->tally = *question->tally;
  search->goal = question->goals[0];
  search->limits = course_limits_copy (question->step ? &question->step->limits : NULL);
  search->memory = question->memory;
  search->over = over;
  return edubba_job_start (find, search, search_free, g_free, found, asker);
}
