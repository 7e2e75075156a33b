/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A text is cut into its words and signs, which are put together again. Everything but blanks
 * stays, in its order.
 */
#include "game-tidy.h"

#include <string.h>

#include "game-print.h"

#define BLANKS "\t\n\r "
#define SIGNS  "<>="

/* The length of the word, bracket, comma or comparison that begins here. */
static gsize
measure (const char *text)
{
  if (strchr ("(),", *text))
    return 1;
  if (strchr (SIGNS, *text))
    return strspn (text, SIGNS);
  return strcspn (text, BLANKS SIGNS "(),");
}

/* Returns TRUE if a space parts the two, given by their first characters. */
static gboolean
is_parted (char last, char next)
{
  return last && !strchr ("(,", last) && !strchr ("(),", next);
}

char *
game_tidy_goal (const char *text)
{
  GString *tidy = g_string_new (NULL);
  char     last = '\0';

  for (text += strspn (text, BLANKS); *text; text += strspn (text, BLANKS))
    {
      gsize length = measure (text);

      if (is_parted (last, *text))
        g_string_append_c (tidy, ' ');
      g_string_append_len (tidy, text, g_str_has_prefix (text, "==") ? 1 : (gssize) length);
      last = *text;
      text += length;
    }
  return g_string_free (tidy, FALSE);
}

char *
game_tidy_fields (const char *text)
{
  GString *tidy = g_string_new (NULL);

  for (text += strspn (text, BLANKS); *text; text += strspn (text, BLANKS))
    {
      gsize length = strcspn (text, BLANKS);

      if (tidy->len > 0)
        g_string_append_c (tidy, ' ');
      g_string_append_len (tidy, text, length);
      text += length;
    }
  return g_string_free (tidy, FALSE);
}

typedef struct
{
  char *text;
  guint rank;
} Item;

static void
item_clear (gpointer data)
{
  g_free (((Item *) data)->text);
}

static int
compare (gconstpointer one, gconstpointer other, gpointer unused)
{
  guint a = ((const Item *) one)->rank;
  guint b = ((const Item *) other)->rank;

  return a < b ? -1 : a > b;
}

/* Appends a list of so many bytes in its order. */
static void
append_list (const GameLists *lists, const char *list, gsize length, GString *tidy)
{
  char separator[] = { lists->separator, '\0' };
  g_autoptr (GArray) items = g_array_new (FALSE, FALSE, sizeof (Item));
  const char *end = list + length;

  g_array_set_clear_func (items, item_clear);
  while (list < end)
    {
      gsize n = lists->separator ? MIN (strcspn (list, separator), (gsize) (end - list)) : 1;
      Item  item = { .text = g_strndup (list, n) };

      item.rank = lists->rank (item.text);
      g_array_append_val (items, item);
      list += n + (lists->separator != '\0');
    }
  g_array_sort_with_data (items, compare, NULL);
  for (guint i = 0; i < items->len; i++)
    game_print_to (tidy, "%s%s", i > 0 ? separator : "",
                   g_array_index (items, Item, i).text);
}

/* Returns TRUE if the value of a field, behind its key, is a list in an order. */
static gboolean
is_list (const GameLists *lists, const char *field)
{
  gsize            length = strcspn (field, "=");
  g_autofree char *key = g_strndup (field, length);

  return lists && field[length] && g_strv_contains (lists->keys, key);
}

static void
append_field (const GameLists *lists, const char *field, GString *tidy)
{
  gsize length = strcspn (field, "=") + 1;

  if (!is_list (lists, field))
    {
      g_string_append (tidy, field);
      return;
    }
  g_string_append_len (tidy, field, (gssize) length);
  for (field += length; *field; field += length)
    {
      length = strcspn (field, "|");
      append_list (lists, field, length, tidy);
      if (field[length])
        g_string_append_c (tidy, field[length++]);
    }
}

char *
game_tidy_position (const GameRules *rules, const char *text)
{
  g_autofree char *spaced = game_tidy_fields (text);
  g_auto (GStrv) fields = g_strsplit (spaced, " ", -1);
  GString *tidy = g_string_new (NULL);

  for (guint i = 0; fields[i]; i++)
    {
      if (i > 0)
        g_string_append_c (tidy, ' ');
      append_field (rules->lists, fields[i], tidy);
    }
  return g_string_free (tidy, FALSE);
}
