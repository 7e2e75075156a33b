/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A word of a list is a kind of action if there is one of this name, with a star at its end the
 * beginning of actions of a kind, else an action in full: the names of kinds are no actions, as
 * each action that needs no more than its kind is all of it.
 */
#include "course-values.h"

#include <glib/gi18n-lib.h>

#include "game-state.h"
#include "game-tidy.h"

gboolean
course_flag_read (const CourseKeys *keys, const char *group, const char *key, gboolean *flag)
{
  g_autofree char *text = NULL;

  if (!course_keys_read (keys, group, key, &text))
    return FALSE;
  *flag = text != NULL;
  return !text || strcmp (text, "yes") == 0 ||
         /* Translators: “yes” is a word of the file. */
         course_keys_fail (keys, group, key, _ ("This must be “yes”."));
}

gboolean
course_number_read (const CourseKeys *keys,
                    const char       *group,
                    const char       *key,
                    guint             min,
                    guint             max,
                    guint            *number)
{
  g_autofree char *text = NULL;
  guint64          read;

  if (!course_keys_read (keys, group, key, &text))
    return FALSE;
  if (!text)
    return TRUE;
  if (!game_number_parse (text, max, &read, NULL) || read < min)
    return course_keys_fail (keys, group, key,
                             /* Translators: both are numbers. */
                             _ ("This must be a number from %1$u to %2$u."), min, max);
  *number = (guint) read;
  return TRUE;
}

gboolean
course_numbers_read (const CourseKeys *keys, const char *group, const char *key, GArray *numbers)
{
  g_auto (GStrv) words = NULL;
  gboolean fine = course_keys_read_list (keys, group, key, &words);

  for (guint i = 0; words[i]; i++)
    {
      guint64 number;

      if (game_number_parse (words[i], G_MAXUINT64, &number, NULL))
        g_array_append_val (numbers, number);
      else
        fine = course_keys_fail (keys, group, key, _ ("This must be a number."));
    }
  return fine;
}

gboolean
course_position_read (const CourseKeys        *keys,
                      const GameModule *const *modules,
                      const char              *group,
                      guint64                  seed,
                      const GameModule       **module,
                      char                   **position,
                      GameState              **state)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) wrong = NULL;

  if (!course_keys_read (keys, group, "Position", &text) || !text)
    return text != NULL || !course_keys_has (keys, group, "Position");
  *module = game_modules_find_for_position (modules, g_strchug (text), &wrong);
  if (*module)
    {
      *position = game_tidy_position ((*module)->rules, text);
      *state = game_position_parse_full ((*module)->rules, *position, seed, &wrong);
    }
  return !wrong || course_keys_fail (keys, group, "Position", "%s", wrong->message);
}

gboolean
course_goal_read (const CourseKeys *keys,
                  const GameRules  *rules,
                  const char       *group,
                  const char       *key,
                  guint             seats,
                  guint             me,
                  GameGoal         *goal)
{
  g_autofree char *text = NULL;
  g_autofree char *tidy = NULL;
  g_autoptr (GError) wrong = NULL;

  if (!course_keys_read (keys, group, key, &text))
    return FALSE;
  tidy = text ? game_tidy_goal (text) : NULL;
  if (!tidy || game_goal_parse (rules, tidy, seats, me, goal, &wrong))
    return TRUE;
  *goal = (GameGoal) { 0 };
  return course_keys_fail (keys, group, key, "%s", wrong->message);
}

/* A word that should have been one of a game's kinds of action. */
static gboolean
fail_at_kind (const CourseKeys *keys,
              const GameRules  *rules,
              const char       *group,
              const char       *key,
              const char       *word)
{
  g_autofree const char **known = g_new0 (const char *, rules->n_kinds + 1);

  for (guint i = 0; i < rules->n_kinds; i++)
    known[i] = rules->kinds[i].name;
  return course_keys_fail_word (keys, group, key, word, known);
}

gboolean
course_kinds_read (const CourseKeys *keys,
                   const GameRules  *rules,
                   const char       *group,
                   const char       *key,
                   guint64          *kinds)
{
  g_auto (GStrv) words = NULL;
  gboolean fine = course_keys_read_list (keys, group, key, &words);

  for (guint i = 0; words[i]; i++)
    {
      guint kind = game_kind_find (rules, words[i]);

      if (kind < rules->n_kinds)
        *kinds |= G_GUINT64_CONSTANT (1) << kind;
      else
        fine = fail_at_kind (keys, rules, group, key, words[i]);
    }
  return fine;
}

#define STAR   "*"
#define PREFIX ':'

/* Reads "build:city*": behind the kind stands what all these actions begin with. */
static gboolean
read_beginning (CourseActs *acts, const char *word, GStrvBuilder *beginnings)
{
  const char      *prefix = strchr (word, PREFIX);
  g_autofree char *name = prefix ? g_strndup (word, (gsize) (prefix - word)) : NULL;
  guint            kind = name ? game_kind_find (acts->rules, name) : acts->rules->n_kinds;
  g_autofree char *beginning = NULL;

  if (kind == acts->rules->n_kinds || !g_str_has_suffix (prefix, STAR))
    return FALSE;
  beginning = g_strndup (word, strlen (word) - strlen (STAR));
  g_strv_builder_add (beginnings, beginning);
  acts->part_kinds |= G_GUINT64_CONSTANT (1) << kind;
  return TRUE;
}

static gboolean
read_act (CourseActs *acts, const char *word, GStrvBuilder *beginnings)
{
  guint      kind = game_kind_find (acts->rules, word);
  GameAction action;

  if (kind < acts->rules->n_kinds)
    acts->kinds |= G_GUINT64_CONSTANT (1) << kind;
  else if (read_beginning (acts, word, beginnings))
    return TRUE;
  else if (acts->rules->parse_action (word, &action, NULL))
    {
      g_array_append_val (acts->actions, action);
      acts->part_kinds |= G_GUINT64_CONSTANT (1) << action.kind;
    }
  else
    return FALSE;
  return TRUE;
}

gboolean
course_acts_read (const CourseKeys *keys,
                  const GameRules  *rules,
                  const char       *group,
                  const char       *key,
                  CourseActs       *acts)
{
  g_autoptr (GStrvBuilder) beginnings = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;
  gboolean fine = course_keys_read_list (keys, group, key, &words);

  acts->rules = rules;
  acts->actions = g_array_new (FALSE, FALSE, sizeof (GameAction));
  for (guint i = 0; words[i]; i++)
    if (!read_act (acts, words[i], beginnings))
      fine = fail_at_kind (keys, rules, group, key, words[i]);
  acts->beginnings = g_strv_builder_end (beginnings);
  return fine;
}

void
course_acts_clear (CourseActs *acts)
{
  g_clear_pointer (&acts->beginnings, g_strfreev);
  g_clear_pointer (&acts->actions, g_array_unref);
}

static gboolean
have_beginning (const CourseActs *acts, GameAction action)
{
  g_autofree char *text = acts->beginnings[0] ? game_action_print (acts->rules, action) : NULL;

  for (guint i = 0; acts->beginnings[i]; i++)
    if (g_str_has_prefix (text, acts->beginnings[i]))
      return TRUE;
  return FALSE;
}

gboolean
course_acts_have (const CourseActs *acts, GameAction action)
{
  if (acts->kinds >> action.kind & 1)
    return TRUE;
  if (!(acts->part_kinds >> action.kind & 1))
    return FALSE;
  for (guint i = 0; i < acts->actions->len; i++)
    if (game_action_equal (g_array_index (acts->actions, GameAction, i), action))
      return TRUE;
  return have_beginning (acts, action);
}

guint64
course_acts_get_kinds (const CourseActs *acts)
{
  return acts->kinds | acts->part_kinds;
}
