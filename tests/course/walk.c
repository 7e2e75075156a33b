/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every action played on a walk is asserted to be legal, and allowed if only some actions are;
 * the goal's counters are added up, so that the solver can be asked again from anywhere.
 */
#include "walk.h"

#include "game-state.h"

void
walk_copy (Walk *to, const Walk *from)
{
  *to = *from;
  to->state = game_state_dup (from->rules, from->state);
}

void
walk_end (Walk *walk)
{
  g_clear_pointer (&walk->state, g_free);
}

void
walk_act (Walk *walk, GameAction action)
{
  const GameFilter *filter = &walk->filter;

  g_assert_cmpuint (game_state_judge (walk->rules, walk->state, action), ==, GAME_LEGAL);
  if (walk->rules->seat (walk->state) == walk->goal->me)
    {
      g_assert_true (filter->allows == NULL || filter->allows (filter->data, action));
      game_tally_add (&walk->tally, walk->rules, action);
    }
  walk->rules->apply (walk->state, action, NULL);
}

void
walk_say (Walk *walk, const char *text)
{
  GameAction action;
  g_autoptr (GError) error = NULL;

  walk->rules->parse_action (text, &action, &error);
  g_assert_no_error (error);
  walk_act (walk, action);
}

GameSolution *
walk_solve (const Walk *walk, guint64 max_lines)
{
  return game_solve_filtered (walk->rules,
                              walk->state,
                              walk->goal,
                              &walk->tally,
                              walk->filter.allows != NULL ? &walk->filter : NULL,
                              GAME_SOLVE_ANY_LENGTH,
                              max_lines,
                              GAME_SOLVE_MEMORY,
                              NULL);
}

static gboolean
is_there (const Walk *walk)
{
  return game_goal_holds (walk->goal, walk->state, &walk->tally);
}

/* Plays a line to its end: the goal is there with its last action, and not before. */
static void
follow (Walk *walk, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_assert_false (is_there (walk));
      walk_say (walk, words[i]);
    }
  g_assert_true (is_there (walk));
}

void
walk_try_lines (const Walk *start, const GameSolution *solution)
{
  g_assert_cmpuint (solution->lines->len, ==, solution->count);
  for (guint i = 0; i < solution->lines->len; i++)
    {
      Walk walk;

      walk_copy (&walk, start);
      follow (&walk, solution->lines->pdata[i]);
      g_assert_cmpuint (walk.tally.count[0], ==, solution->length);
      walk_end (&walk);
    }
}

/* remaining: the number of actions on the shortest way from here. */
static guint
find_detour (const Walk *walk, guint remaining)
{
  g_autoptr (GArray) legal = game_legal_sorted (walk->rules, walk->state);

  for (guint i = 0; i < legal->len; i++)
    {
      g_autoptr (GameSolution) solution = NULL;
      Walk  other;
      guint taken = 0;

      walk_copy (&other, walk);
      walk_act (&other, g_array_index (legal, GameAction, i));
      solution = walk_solve (&other, 1);
      if (solution->verdict == GAME_SOLVABLE && solution->length >= remaining)
        {
          follow (&other, solution->lines->pdata[0]);
          taken = other.tally.count[0];
        }
      walk_end (&other);
      if (taken > 0)
        return taken;
    }
  return 0;
}

guint
walk_find_longer (const Walk *start)
{
  g_autoptr (GameSolution) solution = walk_solve (start, 1);
  g_auto (GStrv) words = NULL;
  Walk  walk;
  guint taken = 0;

  if (solution->lines->len == 0)
    return 0;
  words = g_strsplit (solution->lines->pdata[0], " ", -1);
  walk_copy (&walk, start);
  for (guint i = 0; words[i] != NULL && taken == 0; i++)
    {
      if (walk.rules->seat (walk.state) == walk.goal->me)
        taken = find_detour (&walk, solution->length - walk.tally.count[0]);
      walk_say (&walk, words[i]);
    }
  walk_end (&walk);
  return taken;
}
