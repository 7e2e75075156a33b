/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A word of a list is a kind of action if there is one of this name, else an action in full: the
 * names of kinds are no actions, as each action that needs no more than its kind is all of it.
 */
#include "course-values.h"

#include <glib/gi18n-lib.h>

#include "game-state.h"
#include "game-text.h"

gboolean
course_flag_read (
  const CourseKeys *keys, const char *group, const char *key, gboolean *flag, GError **error)
{
  g_autofree char *text = NULL;

  if (!course_keys_read (keys, group, key, &text, error))
    return FALSE;
  *flag = text != NULL;
  return !text || strcmp (text, "yes") == 0 ||
         /* Translators: “yes” is a word of the file. */
         course_keys_fail (error, group, key, _ ("This must be “yes”."));
}

gboolean
course_number_read (const CourseKeys *keys,
                    const char       *group,
                    const char       *key,
                    guint             min,
                    guint             max,
                    guint            *number,
                    GError          **error)
{
  g_autofree char *text = NULL;
  guint64          read = *number;

  if (!course_keys_read (keys, group, key, &text, error))
    return FALSE;
  if (text && (!game_number_parse (text, max, &read, NULL) || read < min))
    return course_keys_fail (error, group, key,
                             /* Translators: both are numbers. */
                             _ ("This must be a number from %1$u to %2$u."), min, max);
  *number = (guint) read;
  return TRUE;
}

gboolean
course_numbers_read (
  const CourseKeys *keys, const char *group, const char *key, GArray *numbers, GError **error)
{
  g_auto (GStrv) words = NULL;

  if (!course_keys_read_list (keys, group, key, &words, error))
    return FALSE;
  for (guint i = 0; words[i]; i++)
    {
      guint64 number;

      if (!game_number_parse (words[i], G_MAXUINT64, &number, NULL))
        return course_keys_fail (error, group, key, _ ("This must be a number."));
      g_array_append_val (numbers, number);
    }
  return TRUE;
}

gboolean
course_kinds_read (const CourseKeys *keys,
                   const GameRules  *rules,
                   const char       *group,
                   const char       *key,
                   guint64          *kinds,
                   GError          **error)
{
  g_auto (GStrv) words = NULL;

  if (!course_keys_read_list (keys, group, key, &words, error))
    return FALSE;
  for (guint i = 0; words[i]; i++)
    {
      guint kind = game_kind_find (rules, words[i]);

      if (kind == rules->n_kinds)
        {
          g_autofree char *word = game_text_quote (words[i]);

          return course_keys_fail (error, group, key, _ ("There is no kind of action “%s”."),
                                   word);
        }
      *kinds |= G_GUINT64_CONSTANT (1) << kind;
    }
  return TRUE;
}

gboolean
course_acts_read (const CourseKeys *keys,
                  const GameRules  *rules,
                  const char       *group,
                  const char       *key,
                  CourseActs       *acts,
                  GError          **error)
{
  g_auto (GStrv) words = NULL;

  if (!course_keys_read_list (keys, group, key, &words, error))
    return FALSE;
  acts->actions = g_array_new (FALSE, FALSE, sizeof (GameAction));
  for (guint i = 0; words[i]; i++)
    {
      guint      kind = game_kind_find (rules, words[i]);
      GameAction action;

      if (kind < rules->n_kinds)
        acts->kinds |= G_GUINT64_CONSTANT (1) << kind;
      else if (rules->parse_action (words[i], &action, NULL))
        g_array_append_val (acts->actions, action);
      else
        {
          g_autofree char *word = game_text_quote (words[i]);

          return course_keys_fail (error, group, key,
                                   _ ("“%s” is neither an action nor a kind of action."), word);
        }
    }
  return TRUE;
}

void
course_acts_clear (CourseActs *acts)
{
  g_clear_pointer (&acts->actions, g_array_unref);
}

gboolean
course_acts_have (const CourseActs *acts, GameAction action)
{
  if (acts->kinds >> action.kind & 1)
    return TRUE;
  for (guint i = 0; acts->actions && i < acts->actions->len; i++)
    if (game_action_equal (g_array_index (acts->actions, GameAction, i), action))
      return TRUE;
  return FALSE;
}

guint64
course_acts_get_kinds (const CourseActs *acts)
{
  guint64 kinds = acts->kinds;

  for (guint i = 0; acts->actions && i < acts->actions->len; i++)
    kinds |= G_GUINT64_CONSTANT (1) << g_array_index (acts->actions, GameAction, i).kind;
  return kinds;
}
