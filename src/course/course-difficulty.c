/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The facts come from the solver and from short walks beside its first line. The weights were
 * chosen so that the tasks in the tree spread over the scale; a change of them changes the
 * ratings that stand in puzzle files, which a test names.
 */
#include "course-difficulty.h"

#include <string.h>

#include "course-line.h"
#include "game-state.h"

/* Logarithms are in 256ths. */
#define LOG_UNIT 256

/* The most points for reading: those of one action more. */
#define MAX_READING 120

/* Below this sum a point counts two fifths. */
#define BEND 600

/* A task on its way: the data that is copied to try an action. */
typedef struct
{
  const GameRules *rules;
  const GameGoal  *goal;
  guint64          memory;
  const gint      *cancel;
} Task;

/* 256 lb (n), straight between powers of two: exact there, monotone, and the same everywhere. */
static guint
get_log (guint64 n)
{
  guint bits = g_bit_storage ((gulong) MIN (n, G_MAXUINT32)) - 1;
  guint part = (guint) ((MIN (n, G_MAXUINT32) << 8 >> bits) - LOG_UNIT);

  return bits * LOG_UNIT + part;
}

guint
course_difficulty_rate (const CourseDifficulty *difficulty)
{
  gint64 rating = 400;

  rating += 120 * ((gint64) MIN (difficulty->length, 8) - 1);
  rating += 30 * (gint64) (MAX (difficulty->length, 8) - 8);
  rating += 40 * (gint64) get_log (difficulty->positions) / LOG_UNIT;
  rating += 40 * (gint64) get_log ((guint64) difficulty->look_alikes + 1) / LOG_UNIT;
  rating += 60 * ((gint64) difficulty->paragraphs - 1);
  rating += 3 * (gint64) difficulty->spoilers;
  rating -= 80 * (gint64) get_log (difficulty->ideas) / LOG_UNIT;
  rating -= difficulty->greedy ? 250 : 0;
  rating += difficulty->length == 1 ? MIN (difficulty->reading, MAX_READING) : 0;
  if (rating < BEND)
    rating = BEND - (BEND - rating) * 2 / 5;
  return (guint) CLAMP (rating, COURSE_RATING_MIN, COURSE_RATING_MAX);
}

/* The amount missing from a condition. */
static guint64
get_shortfall (const GameCondition *condition,
               const GameState     *state,
               const GameTally     *tally,
               guint                me)
{
  gint64 number = condition->number;
  gint64 value;

  if (condition->term)
    value = condition->term->value (state, me, condition->operand);
  else
    value = tally->count[condition->counter];
  switch (condition->op)
    {
    case GAME_GOAL_AT_LEAST:
      return (guint64) MAX (number - value, 0);
    case GAME_GOAL_MORE:
      return (guint64) MAX (number + 1 - value, 0);
    case GAME_GOAL_AT_MOST:
      return (guint64) MAX (value - number, 0);
    case GAME_GOAL_LESS:
      return (guint64) MAX (value + 1 - number, 0);
    case GAME_GOAL_EQUAL:
    default:
      return (guint64) ABS (value - number);
    }
}

static guint64
get_missing (const GameGoal *guide, const GameState *state, const GameTally *tally)
{
  guint64 missing = 0;

  for (guint i = 0; i < guide->n_conditions; i++)
    missing += get_shortfall (&guide->conditions[i], state, tally, guide->me);
  return missing;
}

/* Returns TRUE if `me` may play the action in a task: the turn is ended only for a goal that
 * names its end. */
static gboolean
is_playable (const Task *task, GameAction action)
{
  return game_goal_admits (task->rules, task->goal, action.kind);
}

/* The greedy player's next action, played on *state. */
static CourseLineStep
step_greedily (const Task *task, const GameGoal *guide, GameState *state, GameTally *tally)
{
  g_autoptr (GArray) actions = game_legal_sorted (task->rules, state);
  g_autofree GameState *trial = game_state_new (task->rules);
  g_autofree GameState *best = game_state_new (task->rules);
  GameTally             best_tally = { { 0 } };
  guint64               least = get_missing (guide, state, tally);
  CourseLineStep        found = COURSE_LINE_OVER;

  for (guint i = 0; i < actions->len; i++)
    {
      GameAction     action = g_array_index (actions, GameAction, i);
      GameTally      trial_tally = *tally;
      CourseLineStep reached;

      if (!is_playable (task, action))
        continue;
      game_state_copy (task->rules, trial, state);
      reached = course_line_play (task->rules, task->goal, trial, &trial_tally, action);
      if (reached == COURSE_LINE_GOAL)
        return reached;
      if (reached == COURSE_LINE_OVER || get_missing (guide, trial, &trial_tally) >= least)
        continue;
      least = get_missing (guide, trial, &trial_tally);
      game_state_copy (task->rules, best, trial);
      best_tally = trial_tally;
      found = reached;
    }
  if (found == COURSE_LINE_OPEN)
    game_state_copy (task->rules, state, best);
  *tally = best_tally;
  return found;
}

gboolean
course_difficulty_is_greedy (const GameRules *rules,
                             const GameState *state,
                             const GameGoal  *goal,
                             const GameGoal  *guide,
                             guint            length)
{
  const Task            task = { .rules = rules, .goal = goal };
  g_autofree GameState *here = game_state_dup (rules, state);
  GameTally             tally = { { 0 } };

  for (guint i = 0; i < length; i++)
    {
      CourseLineStep reached = step_greedily (&task, guide, here, &tally);

      if (reached != COURSE_LINE_OPEN)
        return reached == COURSE_LINE_GOAL;
    }
  return FALSE;
}

/* Counts the lines whose actions are of the same kinds as `actions` from number i on, and that
 * miss the goal at their end. */
static void
count_look_alikes (const Task      *task,
                   const GameState *state,
                   const GameTally *tally,
                   GArray          *actions,
                   guint            i,
                   guint           *count)
{
  g_autofree GameAction *legal = g_new (GameAction, task->rules->max_legal);
  g_autofree GameState  *next = game_state_new (task->rules);
  guint                  n = game_state_legal (task->rules, state, legal);

  for (guint a = 0; a < n && *count < COURSE_MAX_LOOK_ALIKES; a++)
    {
      GameTally next_tally = *tally;

      if (legal[a].kind != g_array_index (actions, GameAction, i).kind)
        continue;
      game_state_copy (task->rules, next, state);
      switch (course_line_play (task->rules, task->goal, next, &next_tally, legal[a]))
        {
        case COURSE_LINE_OPEN:
          if (i + 1 < actions->len)
            count_look_alikes (task, next, &next_tally, actions, i + 1, count);
          else
            *count += 1;
          break;
        case COURSE_LINE_OVER:
          *count += i + 1 == actions->len;
          break;
        case COURSE_LINE_GOAL:
        default:
          break;
        }
    }
}

/* Returns TRUE if the goal is out of reach after an action, with `length` more. */
static gboolean
is_spoiler (const Task *task, const GameState *state, GameAction action, guint length)
{
  g_autofree GameState *next = game_state_dup (task->rules, state);
  g_autoptr (GameSolution) rest = NULL;
  GameTally tally = { { 0 } };

  switch (course_line_play (task->rules, task->goal, next, &tally, action))
    {
    case COURSE_LINE_GOAL:
      return FALSE;
    case COURSE_LINE_OVER:
      return TRUE;
    case COURSE_LINE_OPEN:
    default:
      rest = game_solve (task->rules,
                         next,
                         task->goal,
                         &tally,
                         length,
                         0,
                         task->memory,
                         task->cancel);
      return rest->verdict != GAME_SOLVABLE;
    }
}

static guint
measure_spoilers (const Task *task, const GameState *state, guint length)
{
  g_autoptr (GArray) actions = game_legal_sorted (task->rules, state);
  guint n = 0;
  guint spoilers = 0;

  for (guint i = 0; i < actions->len; i++)
    {
      GameAction action = g_array_index (actions, GameAction, i);

      if (!is_playable (task, action))
        continue;
      n++;
      spoilers += is_spoiler (task, state, action, length);
    }
  return n > 0 ? 100 * spoilers / n : 0;
}

static guint
measure_reading (const Task *task, const GameState *state)
{
  g_autofree GameState *seen = game_state_new (task->rules);
  g_autofree char      *text = NULL;

  task->rules->observe (state, task->goal->me, seen);
  text = game_position_print (task->rules, seen);
  return (guint) strlen (text) / 2 + 20 * (MAX (task->goal->n_conditions, 1) - 1);
}

/* The first position in which `me` is to act. */
static GameState *
settle (const Task *task, const GameState *state)
{
  GameState *here = game_state_dup (task->rules, state);
  GameAction answer;

  while (task->rules->seat (here) != task->goal->me &&
         game_answer_find (task->rules, here, &answer))
    task->rules->apply (here, answer, NULL);
  return here;
}

gboolean
course_difficulty_measure (const GameRules    *rules,
                           const GameState    *state,
                           const GameGoal     *goal,
                           const GameSolution *solution,
                           guint64             memory,
                           const gint         *cancel,
                           CourseDifficulty   *difficulty)
{
  const Task            task = { rules, goal, memory, cancel };
  g_autofree GameState *here = settle (&task, state);
  g_autoptr (GArray) actions = course_line_read (rules, solution->lines->pdata[0]);
  GameTally tally = { { 0 } };

  *difficulty = (CourseDifficulty) {
    .length = solution->length,
    .positions = MAX (solution->met, 1),
    .ideas = course_lines_count_ideas (rules, solution->lines),
    .paragraphs = course_line_count_paragraphs (rules, solution->lines->pdata[0]),
    .spoilers = measure_spoilers (&task, here, solution->length),
    .greedy = course_difficulty_is_greedy (rules, here, goal, goal, solution->length),
    .reading = measure_reading (&task, here),
  };
  count_look_alikes (&task, here, &tally, actions, 0, &difficulty->look_alikes);
  return !cancel || !g_atomic_int_get (cancel);
}
