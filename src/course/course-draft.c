/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing in a draft needs escaping: texts and positions are plain lines. The keys come in the
 * order in which course-puzzle.h lists them.
 */
#include "course-draft.h"

#include "game-print.h"

static void
append_key (GString *text, const char *key, const char *value)
{
  if (value && *value)
    game_print_to (text, "%s=%s\n", key, value);
}

char *
course_draft_write (const CourseDraft *draft)
{
  const char *const *titles = draft->quest->titles;
  GString           *text = g_string_new ("[Puzzle]\n");
  guint              n_titles = g_strv_length ((GStrv) titles);

  append_key (text, "Id", draft->id);
  append_key (text, "Title", titles[draft->choice % n_titles]);
  append_key (text, "Position", draft->position);
  append_key (text, "Goal", draft->quest->goal);
  append_key (text, "Say", draft->quest->say);
  append_key (text, "Theme", draft->themes);
  append_key (text, "Source", course_quests_get (draft->module)->source);
  append_key (text, "Drill", draft->drill);
  if (draft->rating > 0)
    game_print_to (text, "Rating=%u\n", draft->rating);
  return g_string_free (text, FALSE);
}

GArray *
course_quests_read (const GameModule *module, guint seats, guint me)
{
  const CourseQuests *quests = course_quests_get (module);
  guint               n = quests ? quests->n_quests : 0;
  GArray             *goals = g_array_sized_new (FALSE, FALSE, sizeof (GameGoal), n);

  g_array_set_size (goals, n);
  for (guint i = 0; i < n; i++)
    {
      const char *text = quests->quests[i].goal;
      GameGoal   *goal = &g_array_index (goals, GameGoal, i);

      if (!game_goal_parse (module->rules, text, seats, me, goal, NULL))
        *goal = (GameGoal) { .seats = 0 };
    }
  return goals;
}

gboolean
course_quest_is_half_done (const GameGoal *goal, const GameState *state)
{
  GameGoal part = { .seats = goal->seats, .me = goal->me, .n_conditions = 1 };

  for (guint i = 0; i < goal->n_conditions; i++)
    {
      part.conditions[0] = goal->conditions[i];
      if (part.conditions[0].term && game_goal_holds (&part, state, NULL))
        return TRUE;
    }
  return FALSE;
}
