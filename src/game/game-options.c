/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The place of an option's bits follows from the values of those before it, so that a game of
 * options that are on or off has bit i for option i.
 */
#include "game-options.h"

#include <string.h>

#include "game-print.h"

guint
game_option_get_n_values (const GameRules *rules, guint option)
{
  const char *const *values = rules->options[option].values;

  return values ? g_strv_length ((char **) values) : 1;
}

/* The lowest of an option's bits; *mask gets all of them, moved down to bit 0. */
static guint
find_bits (const GameRules *rules, guint option, guint32 *mask)
{
  guint shift = 0;

  for (guint i = 0; i < option; i++)
    shift += g_bit_storage (game_option_get_n_values (rules, i));
  *mask = (1u << g_bit_storage (game_option_get_n_values (rules, option))) - 1;
  return shift;
}

guint
game_option_get (const GameRules *rules, guint32 options, guint option)
{
  guint32 mask;
  guint   shift = find_bits (rules, option, &mask);

  return options >> shift & mask;
}

guint32
game_option_set (const GameRules *rules, guint32 options, guint option, guint value)
{
  guint32 mask;
  guint   shift = find_bits (rules, option, &mask);

  g_return_val_if_fail (value <= game_option_get_n_values (rules, option), options);

  return (options & ~(mask << shift)) | value << shift;
}

/* The value that a word of a list gives to an option, or 0 if it does not name it so. */
static guint
read_word (const GameOption *option, const char *word)
{
  gsize length = strlen (option->id);

  if (!option->values)
    return g_str_equal (word, option->id);
  if (!g_str_has_prefix (word, option->id) || word[length] != '=')
    return 0;
  for (guint i = 0; option->values[i]; i++)
    if (g_str_equal (word + length + 1, option->values[i]))
      return i + 1;
  return 0;
}

gboolean
game_options_parse (const GameRules *rules, const char *list, guint32 *options, char **wrong)
{
  g_auto (GStrv) words = g_strsplit (list, ",", (gint) rules->n_options + 1);
  guint next = 0;

  *options = 0;
  for (guint i = 0; words[i]; i++)
    {
      guint value = 0;

      while (next < rules->n_options && !(value = read_word (&rules->options[next], words[i])))
        next++;
      if (next == rules->n_options)
        {
          if (wrong)
            *wrong = g_strdup (words[i]);
          return FALSE;
        }
      *options = game_option_set (rules, *options, next++, value);
    }
  return TRUE;
}

char *
game_options_print (const GameRules *rules, guint32 options)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < rules->n_options; i++)
    {
      guint value = game_option_get (rules, options, i);

      if (value == 0)
        continue;
      game_print_to (list, "%s%s", list->len > 0 ? "," : "", rules->options[i].id);
      if (rules->options[i].values)
        game_print_to (list, "=%s", rules->options[i].values[value - 1]);
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}
