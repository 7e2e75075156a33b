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
                       const char         *group,
                       const char         *key,
                       GError            **error)
{
  int         code = GAME_ERROR_REFUSED;
  const char *message = NULL;

  if (solution->verdict == GAME_UNKNOWN)
    {
      code = GAME_ERROR_LIMIT;
      message = _ ("Whether the goal can be reached was not decided: the search became too large.");
    }
  else if (other && (solution->verdict != other->verdict || solution->length != other->length ||
                     solution->count != other->count))
    message = _ ("How the goal can be reached depends on hidden cards.");
  else if (solution->verdict == GAME_UNSOLVABLE)
    message = _ ("The goal cannot be reached.");
  else if (solution->length == 0)
    message = _ ("The goal is reached before the first action.");
  if (!message)
    return TRUE;
  g_set_error (error, GAME_ERROR, code, "[%s] %s: %s", group, key, message);
  return FALSE;
}
