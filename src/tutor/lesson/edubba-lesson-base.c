/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the beginning of a step that goes on from another, for a learner who skipped that one or
 * comes back another day. The proof of a lesson has looked at every end of the step before, so
 * the end of a shortest line is as good as any. If there is none within bounds, as in some file
 * from elsewhere, the step goes on from the beginning of the one before.
 */
#include "edubba-lesson-private.h"

#include "game-state.h"

/* This runs while the learner waits, so it does no more than a step of a lesson needs. */
#define MEMORY (G_GUINT64_CONSTANT (16) << 20)

static void
play_shown (const GameRules *rules, const CourseStep *step, GameState *state)
{
  for (guint i = 0; i < step->shown->len; i++)
    {
      GameAction action = g_array_index (step->shown, GameAction, i);

      if (game_state_judge (rules, state, action) != GAME_LEGAL)
        return;
      rules->apply (state, action, NULL);
    }
}

/* The line has the forced replies of other seats, too. */
static void
play_line (const GameRules *rules, const char *line, GameState *state)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      GameAction action;

      if (!rules->parse_action (words[i], &action, NULL))
        g_assert_not_reached ();
      rules->apply (state, action, NULL);
    }
}

static void
play_step (const GameRules *rules, const CourseStep *step, GameState *state)
{
  GameFilter filter = course_step_get_filter (step);
  g_autoptr (GameSolution) solution = NULL;

  play_shown (rules, step, state);
  if (step->kind != COURSE_STEP_DO)
    return;
  solution = game_solve_filtered (rules,
                                  state,
                                  &step->goals[0],
                                  NULL,
                                  &filter,
                                  GAME_SOLVE_ANY_LENGTH,
                                  1,
                                  MEMORY,
                                  NULL);
  if (solution->lines->len > 0)
    play_line (rules, solution->lines->pdata[0], state);
}

GameState *
edubba_lesson_find_base (const CourseLesson *lesson, guint index)
{
  const GameRules *rules = course_lesson_get_module (lesson)->rules;
  GameState       *state;
  guint            from = index;

  while (from > 0 && !course_lesson_get_step (lesson, from)->position)
    from--;
  state =
    game_position_parse_full (rules, course_lesson_get_step (lesson, from)->position, 0, NULL);
  g_assert (state);
  for (guint i = from; i < index; i++)
    play_step (rules, course_lesson_get_step (lesson, i), state);
  return state;
}
