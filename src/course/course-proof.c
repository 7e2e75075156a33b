/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the proofs of puzzles and of lessons: the verdicts on a solution, in sentences. The
 * solving is the solver's.
 */
#include "course-proof.h"

#include <glib/gi18n-lib.h>

#include "game-state.h"

gboolean
course_is_partial (const GameRules *rules, const char *position)
{
  g_autofree GameState *read = game_state_new (rules);

  return !rules->parse_position (position, read, NULL) || !rules->is_full (read);
}

gboolean
course_solution_check (const GameSolution *solution,
                       const GameSolution *other,
                       const CourseAim    *aim,
                       const char         *group,
                       const char         *key,
                       CourseFaults       *faults)
{
  g_autofree char *why = NULL;
  g_autofree char *message = NULL;

  if (solution->verdict == GAME_UNKNOWN)
    return course_faults_add (
      faults, GAME_ERROR_LIMIT, group, key,
      _ ("Whether the goal can be reached was not decided: the search became too large."));
  if (other && (solution->verdict != other->verdict || solution->length != other->length ||
                solution->count != other->count))
    return course_faults_add (faults, GAME_ERROR_REFUSED, group, key,
                              _ ("How the goal can be reached depends on hidden cards."));
  if (solution->verdict == GAME_SOLVABLE && solution->length == 0)
    return course_faults_add (faults, GAME_ERROR_REFUSED, group, key,
                              _ ("The goal is reached before the first action."));
  if (solution->verdict == GAME_SOLVABLE)
    return TRUE;
  why = course_miss_explain (aim);
  /* Translators: %s are sentences that say why. */
  message = g_strdup_printf (_ ("The goal cannot be reached. %s"), why);
  return course_faults_add (faults, GAME_ERROR_REFUSED, group, key, message);
}
