/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Proving a lesson step by step. In each world, which is one way the hidden cards may lie, the
 * positions in which a learner can stand are carried from step to step.
 */
#include "course-lesson-proof.h"

#include <glib/gi18n-lib.h>

#include "course-outcomes.h"
#include "course-line.h"
#include "course-proof.h"
#include "game-print.h"
#include "game-state.h"

typedef struct
{
  const CourseLesson *lesson;
  const GameRules    *rules;
  guint64             seed;
  guint64             memory;
  const gint         *cancel;
  const GArray       *first;   /* the proofs of the first world; NULL there */
  GArray             *proofs;  /* of CourseLessonProof: this world's */
  GPtrArray          *places;  /* of GameState: where the learner can stand */
  GArray             *answers; /* of gint, by step: the right answers in the first world */
  CourseFaults       *faults;
} World;

static gboolean
fail (const World *world, GameError code, const char *group, const char *key, const char *message)
{
  return course_faults_add (world->faults, code, group, key, message);
}

static char *
get_goal_key (const CourseStep *step, guint goal)
{
  return step->is_task ? g_strdup ("Goal") : game_print ("Goal%u", goal + 1);
}

static GPtrArray *
new_places (void)
{
  return g_ptr_array_new_with_free_func (g_free);
}

static void
set_place (World *world, const CourseStep *step)
{
  GameState *state = game_position_parse_full (world->rules, step->position, world->seed, NULL);

  g_assert (state);
  g_ptr_array_set_size (world->places, 0);
  g_ptr_array_add (world->places, state);
}

static gboolean
fail_shown (const World *world, const CourseStep *step, GameAction action, guint refusal)
{
  g_autofree char *text = game_action_print (world->rules, action);
  const char      *code = world->rules->refusals[refusal].code;
  const char      *paragraph =
    world->rules->paragraphs[world->rules->paragraph (action, refusal)].number;
  /* Translators: %1$s is an action in notation, %2$s the code of a refusal, %3$s a paragraph of
   * the rules. */
  g_autofree char *message = g_strdup_printf (_ ("“%1$s” is refused here: %2$s (rule %3$s)."),
                                              text,
                                              code,
                                              paragraph);

  return fail (world, GAME_ERROR_REFUSED, step->name, "Show", message);
}

/* Plays the actions that the step shows, in every position that the learner may have reached. */
static gboolean
play_shown (World *world, const CourseStep *step)
{
  for (guint p = 0; p < world->places->len; p++)
    for (guint i = 0; i < step->shown->len; i++)
      {
        GameState *state = g_ptr_array_index (world->places, p);
        GameAction action = g_array_index (step->shown, GameAction, i);
        guint      refusal = game_state_judge (world->rules, state, action);

        if (refusal != GAME_LEGAL)
          return fail_shown (world, step, action, refusal);
        world->rules->apply (state, action, NULL);
      }
  return TRUE;
}

/* The same goal as it was proved in the first world, as a solution; NULL there. */
static const GameSolution *
get_other (const World *world, GameSolution *other)
{
  const CourseLessonProof *proof;

  if (!world->first)
    return NULL;
  proof = &g_array_index (world->first, CourseLessonProof, world->proofs->len);
  *other = (GameSolution) { GAME_SOLVABLE, proof->length, proof->count, NULL };
  return other;
}

/* Returns TRUE if a mistake that the step foresees occurs before the goal on this line. With the
 * last action the goal that stands first in the file counts. */
static gboolean
meets_mistake (const World      *world,
               const CourseStep *step,
               guint             goal,
               guint             mistake,
               guint             place,
               const char       *line)
{
  g_autoptr (GArray) actions = course_line_read (world->rules, line);
  g_autofree GameState *state = game_state_dup (world->rules, world->places->pdata[place]);
  GameTally             tally = { { 0 } };
  CourseLineStep        met = COURSE_LINE_OPEN;
  guint                 n = actions->len - (mistake > goal);

  for (guint i = 0; i < n && met == COURSE_LINE_OPEN; i++)
    met = course_line_play (world->rules,
                            &step->goals[mistake],
                            state,
                            &tally,
                            g_array_index (actions, GameAction, i));
  return met == COURSE_LINE_GOAL;
}

/* Hints follow a shortest line, which must not lead through a mistake that the step foresees. */
static gboolean
check_mistakes (
  const World *world, const CourseStep *step, guint goal, guint place, const GameSolution *solution)
{
  g_autofree char *key = get_goal_key (step, goal);

  if (step->kinds[goal] == COURSE_GOAL_MISSED)
    return TRUE;
  for (guint m = 1; m < step->n_goals; m++)
    {
      const char      *line = solution->lines->pdata[0];
      g_autofree char *message = NULL;

      if (step->kinds[m] != COURSE_GOAL_MISSED ||
          !meets_mistake (world, step, goal, m, place, line))
        continue;
      /* Translators: %1$s are actions in notation; Missed is a key of the file, %2$u a number. */
      message = game_print (
        _ ("A shortest way to this goal, %1$s, leads through goal %2$u, which is missed."), line,
        m + 1);
      return fail (world, GAME_ERROR_REFUSED, step->name, key, message);
    }
  return TRUE;
}

/* Proves a goal in one of the places where the learner can stand; NULL after a fault. */
static GameSolution *
solve_place (World *world, const CourseStep *step, guint goal, guint place)
{
  GameFilter       filter = course_step_get_filter (step);
  const CourseAim  aim = { .rules = world->rules,
                           .failures = course_lesson_get_module (world->lesson)->failures,
                           .state = world->places->pdata[place],
                           .goal = &step->goals[goal],
                           .filter = &filter,
                           .memory = world->memory,
                           .cancel = world->cancel };
  g_autofree char *key = get_goal_key (step, goal);
  GameSolution     other;
  g_autoptr (GameSolution) solution =
    game_solve_filtered (world->rules, aim.state, aim.goal, NULL, &filter, GAME_SOLVE_ANY_LENGTH, 1,
                         world->memory, world->cancel);

  if (course_solution_check (solution, place == 0 ? get_other (world, &other) : NULL, &aim,
                             step->name, key, world->faults) &&
      check_mistakes (world, step, goal, place, solution))
    return g_steal_pointer (&solution);
  return NULL;
}

static gboolean
prove_goal (World *world, guint index, guint goal)
{
  const CourseStep *step = course_lesson_get_step (world->lesson, index);
  CourseLessonProof proof = { .step = index, .goal = goal };

  for (guint p = 0; p < world->places->len; p++)
    {
      g_autoptr (GameSolution) solution = solve_place (world, step, goal, p);

      if (!solution)
        return FALSE;
      if (p > 0)
        continue;
      proof.length = solution->length;
      proof.count = solution->count;
    }
  g_array_append_val (world->proofs, proof);
  return TRUE;
}

/* Finds where the step can end, which the next step may go on from, and which replies can come. */
static gboolean
find_ends (World *world, const CourseStep *step, const CourseStep *next)
{
  g_autoptr (GPtrArray) ends = new_places ();
  guint replies = 0;

  for (guint p = 0; p < world->places->len; p++)
    if (!course_outcomes_find (world->rules, step, world->places->pdata[p], ends, &replies,
                               world->cancel))
      return fail (world,
                   GAME_ERROR_LIMIT,
                   next ? next->name : step->name,
                   next ? "Position" : "Allow",
                   next ? _ ("The step before can end in too many positions to go on from here.")
                        : _ ("With several goals a step must not allow so much."));
  for (guint g = 0; g < step->n_goals; g++)
    if (!(replies & (1u << g)))
      {
        g_autofree char *key = game_print ("Done%u", g + 1);

        return fail (world,
                     GAME_ERROR_REFUSED,
                     step->name,
                     key,
                     _ ("This is never said: another goal is always reached first."));
      }
  g_ptr_array_unref (world->places);
  world->places = g_steal_pointer (&ends);
  return TRUE;
}

static gboolean
prove_goals (World *world, guint index)
{
  const CourseStep *step = course_lesson_get_step (world->lesson, index);
  const CourseStep *next = index + 1 < course_lesson_get_n_steps (world->lesson)
                             ? course_lesson_get_step (world->lesson, index + 1)
                             : NULL;
  g_autofree char  *key = get_goal_key (step, 0);
  gboolean          fine = TRUE;

  for (guint p = 0; p < world->places->len; p++)
    if (world->rules->seat (world->places->pdata[p]) != course_lesson_get_seat (world->lesson))
      return fail (world,
                   GAME_ERROR_REFUSED,
                   step->name,
                   key,
                   _ ("The learner is not the one to act here."));
  for (guint g = 0; g < step->n_goals; g++)
    fine &= prove_goal (world, index, g);
  if (next && next->position)
    next = NULL;
  return fine && ((!next && step->n_goals == 1) || find_ends (world, step, next));
}

/* Proves that the answer to a question is a single number, in every position that the learner may
 * have reached. */
static gboolean
prove_answer (World *world, guint index)
{
  const CourseStep *step = course_lesson_get_step (world->lesson, index);
  guint             me = course_lesson_get_seat (world->lesson);
  gint             *right = &g_array_index (world->answers, gint, index);

  if (step->kind != COURSE_STEP_ASK || !step->has_answer)
    return TRUE;
  if (!world->first)
    *right = course_step_get_answer (step, world->places->pdata[0], me);
  for (guint p = 0; p < world->places->len; p++)
    if (course_step_get_answer (step, world->places->pdata[p], me) != *right)
      return fail (world, GAME_ERROR_REFUSED, step->name, "Answer",
                   _ ("What is right depends on hidden cards, or on how the step before ended."));
  return TRUE;
}

static gboolean
prove_step (World *world, guint index)
{
  const CourseStep *step = course_lesson_get_step (world->lesson, index);

  if (step->kind == COURSE_STEP_LOOK && step->shown->len == 0)
    return fail (world,
                 GAME_ERROR_REFUSED,
                 step->name,
                 "Say",
                 _ ("This step shows nothing, asks nothing and sets no goal."));
  return play_shown (world, step) && prove_answer (world, index) &&
         (step->kind != COURSE_STEP_DO || prove_goals (world, index));
}

/* Proves the steps one after the other, as far as it is known where the learner stands: behind a
 * step with a fault from the next position on. proofs gets the proofs of this world. */
static void
prove_world (World *world, GArray **proofs)
{
  gboolean is_known = FALSE;

  world->proofs = g_array_new (FALSE, FALSE, sizeof (CourseLessonProof));
  world->places = new_places ();
  for (guint i = 0; i < course_lesson_get_n_steps (world->lesson); i++)
    {
      const CourseStep *step = course_lesson_get_step (world->lesson, i);

      if (step->position)
        is_known = TRUE;
      if (step->position && step->is_sound)
        set_place (world, step);
      is_known = is_known && step->is_sound && prove_step (world, i);
    }
  g_ptr_array_unref (world->places);
  *proofs = world->proofs;
}

static guint
count_worlds (const CourseLesson *lesson)
{
  const GameRules *rules = course_lesson_get_module (lesson)->rules;

  for (guint i = 0; i < course_lesson_get_n_steps (lesson); i++)
    {
      const char *position = course_lesson_get_step (lesson, i)->position;

      if (position && course_is_partial (rules, position))
        return COURSE_N_WORLDS;
    }
  return 1;
}

static void
check_tasks (const CourseLesson *lesson, CourseFaults *faults)
{
  guint n = course_lesson_get_n_steps (lesson);

  if ((n == 0 || !course_lesson_get_step (lesson, n - 1)->is_task) &&
      !course_faults_has (faults, "Task 1", NULL))
    course_faults_add (faults, GAME_ERROR_REFUSED, "Task 1", NULL,
                       _ ("This group is missing: a lesson ends with at least one task."));
}

GArray *
course_lesson_prove_all (const CourseLesson *lesson,
                         guint64             memory,
                         const gint         *cancel,
                         CourseFaults       *faults)
{
  g_autoptr (GArray) first = NULL;
  g_autoptr (GArray) answers = g_array_new (FALSE, TRUE, sizeof (gint));
  guint n_worlds = count_worlds (lesson);
  World world = {
    .lesson = lesson,
    .rules = course_lesson_get_module (lesson)->rules,
    .memory = memory,
    .cancel = cancel,
    .faults = faults,
    .answers = answers,
  };

  g_array_set_size (answers, course_lesson_get_n_steps (lesson));
  check_tasks (lesson, faults);
  prove_world (&world, &first);
  world.first = first;
  for (world.seed = 1; world.seed < n_worlds && course_faults_count (faults) == 0; world.seed++)
    {
      g_autoptr (GArray) proofs = NULL;

      prove_world (&world, &proofs);
    }
  return course_faults_count (faults) == 0 ? g_steal_pointer (&first) : NULL;
}

GArray *
course_lesson_prove (const CourseLesson *lesson,
                     guint64             memory,
                     const gint         *cancel,
                     GError            **error)
{
  g_autoptr (CourseFaults) faults = course_faults_new ();
  g_autoptr (GArray) proofs = course_lesson_prove_all (lesson, memory, cancel, faults);

  return course_faults_check (faults, error) ? g_steal_pointer (&proofs) : NULL;
}
