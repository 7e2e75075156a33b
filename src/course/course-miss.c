/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The conditions of the goal are tried one by one, each together with all counting conditions;
 * then the requirement of the first failing one that cannot be met; then values nearer and nearer
 * to the position.
 */
#include "course-miss.h"

#include <glib/gi18n-lib.h>

#include "game-print.h"
#include "game-state.h"

/* The greatest number of values to try, from the one wanted on. */
#define MAX_VALUES 12

/* The most times that an action of a kind is tried. */
#define MAX_COUNT 12

static const GameTally nothing = { { 0 } };

static const GameTally *
get_tally (const CourseAim *aim)
{
  return aim->tally ? aim->tally : &nothing;
}

/* Looks for a shortest way to a condition on a term, together with the conditions on counters. */
static GameSolution *
solve (const CourseAim *aim, const GameCondition *condition, guint max_lines)
{
  GameGoal goal = { .seats = aim->goal->seats, .me = aim->goal->me };

  for (guint i = 0; i < aim->goal->n_conditions; i++)
    if (!aim->goal->conditions[i].term)
      goal.conditions[goal.n_conditions++] = aim->goal->conditions[i];
  goal.conditions[goal.n_conditions++] = *condition;
  return game_solve_filtered (aim->rules, aim->state, &goal, aim->tally, aim->filter,
                              GAME_SOLVE_ANY_LENGTH, max_lines, aim->memory, aim->cancel);
}

/* Returns TRUE if a condition on a term can be met together with the conditions on counters; also
 * if that is not decided. */
static gboolean
can_meet (const CourseAim *aim, const GameCondition *condition)
{
  g_autoptr (GameSolution) solution = solve (aim, condition, 0);

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
find_best (const CourseAim *aim, const GameCondition *condition, gint64 *best)
{
  gint64 value =
    condition->term->value (aim->state, aim->goal->me, condition->operand);
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
      if (can_meet (aim, &nearer))
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
static CourseMiss
find_missing (const CourseAim *aim, const GameCondition *condition)
{
  CourseMiss    miss = { COURSE_MISS_MISSING, *condition, 0 };
  GameCondition needs[GAME_MAX_NEEDS];
  guint         n = 0;

  if (aim->failures && aim->failures->needs)
    n = aim->failures->needs (aim->state, aim->goal->me, condition, needs);
  for (guint i = 0; i < n; i++)
    if (!can_meet (aim, &needs[i]))
      {
        miss.condition = needs[i];
        break;
      }
  if (!find_best (aim, &miss.condition, &miss.best))
    miss.kind = COURSE_MISS_UNKNOWN;
  return miss;
}

static gboolean
is_overrun (const CourseAim *aim, const GameCondition *condition)
{
  GameGoal alone = { .me = aim->goal->me, .n_conditions = 1, .conditions = { *condition } };

  return !condition->term && !game_goal_is_open (&alone, get_tally (aim));
}

/* The condition that an ended turn left undone. */
static CourseMiss
find_undone (const CourseAim *aim)
{
  CourseMiss miss = { .kind = COURSE_MISS_ENDED };

  for (guint i = 0; i < aim->goal->n_conditions && !miss.condition.term; i++)
    {
      GameGoal alone = *aim->goal;

      alone.n_conditions = 1;
      alone.conditions[0] = aim->goal->conditions[i];
      if (alone.conditions[0].term && !game_goal_holds (&alone, aim->state, NULL))
        miss.condition = alone.conditions[0];
    }
  return miss;
}

CourseMiss
course_miss_find (const CourseAim *aim, gboolean over)
{
  const GameCondition *conditions = aim->goal->conditions;
  guint                n = aim->goal->n_conditions;
  gboolean             has_term = FALSE;

  for (guint i = 0; i < n; i++)
    if (is_overrun (aim, &conditions[i]))
      return (CourseMiss) { COURSE_MISS_OVERRUN, conditions[i], 0 };
  if (over)
    return find_undone (aim);
  for (guint i = 0; i < n; i++)
    {
      has_term |= conditions[i].term != NULL;
      if (conditions[i].term && !can_meet (aim, &conditions[i]))
        return find_missing (aim, &conditions[i]);
    }
  return (CourseMiss) { .kind = has_term ? COURSE_MISS_TOGETHER : COURSE_MISS_UNKNOWN };
}

/* A condition as it is written. */
static char *
print_condition (const CourseAim *aim, const GameCondition *condition, gint64 value)
{
  GameGoal alone = { .seats = aim->goal->seats, .me = aim->goal->me, .n_conditions = 1 };

  alone.conditions[0] = *condition;
  alone.conditions[0].op = GAME_GOAL_EQUAL;
  alone.conditions[0].number = (guint32) MAX (value, 0);
  return game_goal_print (aim->rules, &alone);
}

/* Says how near a condition on a term can be met, and by which actions. */
static char *
explain_nearest (const CourseAim *aim, const CourseMiss *miss)
{
  g_autofree char *nearest = print_condition (aim, &miss->condition, miss->best);
  GameCondition    reached = miss->condition;
  g_autoptr (GameSolution) solution = NULL;

  reached.op = GAME_GOAL_EQUAL;
  reached.number = (guint32) MAX (miss->best, 0);
  solution = solve (aim, &reached, 1);
  if (solution->verdict == GAME_SOLVABLE && solution->length > 0 && solution->lines->len > 0)
    /* Translators: %1$s is a condition of a goal in notation, %2$s are actions in notation. */
    return g_strdup_printf (_ ("The nearest that can be reached is %1$s, by %2$s."), nearest,
                            (const char *) solution->lines->pdata[0]);
  /* Translators: %s is a condition of a goal in notation. */
  return g_strdup_printf (_ ("Nothing comes nearer than the position itself, with %s."), nearest);
}

/* Returns TRUE if actions can be played that many times for a counter, and nothing else wanted. */
static gboolean
can_count (const CourseAim *aim, const GameCondition *condition, guint32 number)
{
  GameGoal goal = { .seats = aim->goal->seats, .me = aim->goal->me, .n_conditions = 1 };
  g_autoptr (GameSolution) solution = NULL;

  goal.conditions[0] = *condition;
  goal.conditions[0].op = GAME_GOAL_AT_LEAST;
  goal.conditions[0].number = number;
  solution = game_solve_filtered (aim->rules, aim->state, &goal, aim->tally, aim->filter,
                                  GAME_SOLVE_ANY_LENGTH, 0, aim->memory, aim->cancel);
  return solution->verdict != GAME_UNSOLVABLE;
}

/* Says how often the actions of a counter can be played that the goal wants more often; NULL if
 * there is no such counter. */
static char *
explain_counter (const CourseAim *aim)
{
  for (guint i = 0; i < aim->goal->n_conditions; i++)
    {
      const GameCondition *condition = &aim->goal->conditions[i];
      gint64               wanted = game_condition_get_wanted (condition);
      g_autofree char     *nearest = NULL;
      guint32              number;

      if (condition->term || wanted < 1 || wanted > MAX_COUNT ||
          condition->op == GAME_GOAL_AT_MOST || condition->op == GAME_GOAL_LESS ||
          can_count (aim, condition, (guint32) wanted))
        continue;
      for (number = (guint32) wanted - 1; number > 0 && !can_count (aim, condition, number);)
        number--;
      nearest = print_condition (aim, condition, number);
      /* Translators: %s is a condition of a goal in notation, such as "builds = 1". */
      return g_strdup_printf (_ ("In this turn no more than %s is possible."), nearest);
    }
  return NULL;
}

static char *
explain_kind (const CourseAim *aim, const CourseMiss *miss)
{
  g_autofree char *nearest = NULL;
  g_autofree char *missing = NULL;

  if (miss->kind == COURSE_MISS_TOGETHER)
    return g_strdup (_ ("Each condition can be met, but not all of them in one turn."));
  if (miss->kind != COURSE_MISS_MISSING)
    return explain_counter (aim);
  nearest = explain_nearest (aim, miss);
  if (aim->failures)
    missing = aim->failures->missing (aim->state, aim->goal->me, &miss->condition, miss->best);
  /* Translators: two sentences. */
  return missing ? g_strdup_printf (_ ("%1$s %2$s"), nearest, missing)
                 : g_steal_pointer (&nearest);
}

char *
course_miss_explain (const CourseAim *aim)
{
  CourseMiss       miss = course_miss_find (aim, FALSE);
  g_autofree char *kind = explain_kind (aim, &miss);
  g_autofree char *mover = game_print (
    /* Translators: “me” is a word of the goals; %u is the number of a player. */
    _ ("“me” is player %u, who is to act."), aim->goal->me + 1);

  return kind ? g_strdup_printf (_ ("%1$s %2$s"), mover, kind) : g_steal_pointer (&mover);
}
