/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lines are read back from their text, which the solver wrote: a line that cannot be read is a
 * mistake of the program, not of a file.
 */
#include "course-line.h"

#include "game-state.h"

CourseLineStep
course_line_play (const GameRules *rules,
                  const GameGoal  *goal,
                  GameState       *state,
                  GameTally       *tally,
                  GameAction       action)
{
  game_tally_add (tally, rules, action);
  rules->apply (state, action, NULL);
  while (!game_goal_holds (goal, state, tally))
    {
      GameAction answer;

      if ((rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN) ||
          !game_goal_is_open (goal, tally) || rules->result (state, NULL))
        return COURSE_LINE_OVER;
      if (rules->seat (state) == goal->me)
        return COURSE_LINE_OPEN;
      if (!game_answer_find (rules, state, &answer))
        return COURSE_LINE_OVER;
      rules->apply (state, answer, NULL);
    }
  return COURSE_LINE_GOAL;
}

GArray *
course_line_read (const GameRules *rules, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (GameAction));
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (GameAction));

  for (guint i = 0; words[i]; i++)
    {
      GameAction action;
      gboolean   is_read = rules->parse_action (words[i], &action, NULL);

      g_assert (is_read);
      if (rules->kinds[action.kind].flags & GAME_KIND_REPLY)
        g_array_append_val (answers, action);
      else
        g_array_append_val (actions, action);
    }
  return actions->len > 0 ? g_steal_pointer (&actions) : g_steal_pointer (&answers);
}

static int
compare_actions (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (GameAction));
}

guint
course_lines_count_ideas (const GameRules *rules, GPtrArray *lines)
{
  g_autoptr (GHashTable) ideas =
    g_hash_table_new_full (g_bytes_hash, g_bytes_equal, (GDestroyNotify) g_bytes_unref, NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      g_autoptr (GArray) actions = course_line_read (rules, lines->pdata[i]);

      g_array_sort (actions, compare_actions);
      g_hash_table_add (ideas, g_bytes_new (actions->data, actions->len * sizeof (GameAction)));
    }
  return g_hash_table_size (ideas);
}

guint
course_line_count_paragraphs (const GameRules *rules, const char *line)
{
  g_autoptr (GArray) actions = course_line_read (rules, line);
  g_autofree gboolean *met = g_new0 (gboolean, rules->n_paragraphs);
  guint                n = 0;

  for (guint i = 0; i < actions->len; i++)
    {
      guint paragraph = rules->paragraph (g_array_index (actions, GameAction, i), GAME_LEGAL);

      n += !met[paragraph];
      met[paragraph] = TRUE;
    }
  return n;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static char *
get_pattern (const GameRules *rules, const char *line)
{
  g_autoptr (GArray) actions = course_line_read (rules, line);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < actions->len; i++)
    g_ptr_array_add (names,
                     (char *) rules->kinds[g_array_index (actions, GameAction, i).kind].name);
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  return g_strjoinv (" ", (char **) names->pdata);
}

char *
course_lines_get_pattern (const GameRules *rules, GPtrArray *lines)
{
  char *first = NULL;

  for (guint i = 0; i < lines->len; i++)
    {
      g_autofree char *pattern = get_pattern (rules, lines->pdata[i]);

      if (!first || strcmp (pattern, first) < 0)
        {
          g_free (first);
          first = g_steal_pointer (&pattern);
        }
    }
  return first;
}
