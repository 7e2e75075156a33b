/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The solver's line is tried first. If it leads through another goal, all ways are tried, the
 * shortest first.
 */
#include "step-way.h"

#include "game-solver.h"
#include "game-state.h"

/* The greatest number of positions to look at for a way to a certain goal. */
#define MAX_PLACES 20000

/* A position on some way through a step. */
typedef struct
{
  GameState *state;
  GameTally  tally;
  GString   *line; /* the learner's actions */
} Place;

static Place *
place_new (const GameRules *rules, const GameState *state, const GameTally *tally, const char *line)
{
  Place *place = g_new0 (Place, 1);

  place->state = game_state_dup (rules, state);
  place->tally = *tally;
  place->line = g_string_new (line);
  return place;
}

static void
place_free (gpointer data)
{
  Place *place = data;

  g_free (place->state);
  g_string_free (place->line, TRUE);
  g_free (place);
}

/* The first goal of the step that holds, or n_goals. */
static guint
find_goal (const CourseStep *step, const Place *place)
{
  guint i = 0;

  while (i < step->n_goals && !game_goal_holds (&step->goals[i], place->state, &place->tally))
    i++;
  return i;
}

/* Plays an action, and the forced replies of other seats, until a goal holds. */
static void
play_in (const GameRules *rules, const CourseStep *step, Place *place, GameAction action)
{
  g_autofree char *text = game_action_print (rules, action);

  g_string_append_printf (place->line, "%s%s", place->line->len > 0 ? " " : "", text);
  game_tally_add (&place->tally, rules, action);
  rules->apply (place->state, action, NULL);
  while (find_goal (step, place) == step->n_goals &&
         rules->seat (place->state) != GAME_NOBODY &&
         rules->seat (place->state) != step->goals[0].me)
    {
      g_autoptr (GArray) legal = game_legal_sorted (rules, place->state);
      GameAction first = g_array_index (legal, GameAction, 0);

      if (!(rules->kinds[first.kind].flags & GAME_KIND_REPLY))
        return;
      rules->apply (place->state, first, NULL);
    }
}

static gboolean
may_play (const GameRules *rules, const CourseStep *step, guint goal, GameAction action)
{
  if ((rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN) &&
      !game_goal_counts_ends (rules, &step->goals[goal]))
    return FALSE;
  return course_step_allows (step, action);
}

/* The learner's part of a shortest line to a goal, if it leads through no other. */
static char *
find_short_line (const GameRules  *rules,
                 const CourseStep *step,
                 const GameState  *start,
                 guint             goal)
{
  const GameTally none = { { 0 } };
  GameFilter      filter = course_step_get_filter (step);
  Place          *place = place_new (rules, start, &none, "");
  char           *line = NULL;
  g_auto (GStrv) words = NULL;
  g_autoptr (GameSolution) solution =
    game_solve_filtered (rules, place->state, &step->goals[goal], NULL, &filter,
                         GAME_SOLVE_ANY_LENGTH, 1, GAME_SOLVE_MEMORY, NULL);

  words = g_strsplit (solution->lines->pdata[0], " ", -1);
  /* The line has the forced replies, too, each of which has been played when its turn comes. */
  for (guint i = 0; words[i] && find_goal (step, place) == step->n_goals; i++)
    {
      GameAction action;

      g_assert_true (rules->parse_action (words[i], &action, NULL));
      if (game_state_judge (rules, place->state, action) == GAME_LEGAL)
        play_in (rules, step, place, action);
    }
  if (find_goal (step, place) == goal)
    line = g_strdup (place->line->str);
  place_free (place);
  return line;
}

/* The shortest way on which this goal is the first to be reached, breadth first; it is longer than
 * the way to the goal itself where that leads through another one. */
static char *
find_long_line (const GameRules  *rules,
                const CourseStep *step,
                const GameState  *start,
                guint             goal)
{
  const GameTally none = { { 0 } };
  g_autoptr (GPtrArray) places = g_ptr_array_new_with_free_func (place_free);

  g_ptr_array_add (places, place_new (rules, start, &none, ""));
  for (guint i = 0; i < places->len && i < MAX_PLACES; i++)
    {
      const Place *from = places->pdata[i];
      g_autoptr (GArray) legal = game_legal_sorted (rules, from->state);

      for (guint a = 0; a < legal->len; a++)
        {
          GameAction action = g_array_index (legal, GameAction, a);
          Place     *place;

          if (!may_play (rules, step, goal, action))
            continue;
          place = place_new (rules, from->state, &from->tally, from->line->str);
          g_ptr_array_add (places, place);
          play_in (rules, step, place, action);
          if (find_goal (step, place) == goal)
            return g_strdup (place->line->str);
          if (find_goal (step, place) < step->n_goals ||
              rules->seat (place->state) != step->goals[0].me)
            g_ptr_array_set_size (places, (int) places->len - 1);
        }
    }
  return NULL;
}

char *
step_way_find (const GameRules *rules, const CourseStep *step, const GameState *start, guint goal)
{
  char *line = find_short_line (rules, step, start, goal);

  return line != NULL ? line : find_long_line (rules, step, start, goal);
}
