/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The texts are part of the program and the same in every call, so a text is read once, for all
 * threads. Tests read those of all games.
 */
#include "course-quests.h"

#include <string.h>

typedef struct
{
  CourseQuests quests;
  char        *text; /* cut into lines and words */
} Book;

/* A text that is read, line by line. */
typedef struct
{
  CourseQuests quests;
  GArray      *list;   /* of CourseQuest; those of the present family have no titles yet */
  GPtrArray   *titles; /* of the present family */
  GPtrArray   *own;    /* the same */
  CourseQuest  quest;  /* the present one */
  guint        first;  /* of the present family, in the list */
} Reader;

/* Gives the titles to the quests of the family that ends here. */
static void
end_family (Reader *reader)
{
  gboolean is_empty = reader->first == reader->list->len;

  g_ptr_array_add (reader->titles, NULL);
  g_ptr_array_add (reader->own, NULL);
  for (; reader->first < reader->list->len; reader->first++)
    {
      CourseQuest *quest = &g_array_index (reader->list, CourseQuest, reader->first);

      quest->titles = (const char *const *) reader->titles->pdata;
      quest->own = (const char *const *) reader->own->pdata;
    }
  g_ptr_array_free (reader->titles, is_empty);
  g_ptr_array_free (reader->own, is_empty);
  reader->titles = g_ptr_array_new ();
  reader->own = g_ptr_array_new ();
}

static void
begin_family (Reader *reader, char *line)
{
  end_family (reader);
  line[strlen (line) - 1] = '\0';
  reader->quest = (CourseQuest) { .family = line + 1 };
}

static void
end_quest (Reader *reader, const char *say)
{
  reader->quest.say = say;
  g_array_append_val (reader->list, reader->quest);
  reader->quest.goal = reader->quest.nearer = reader->quest.say = NULL;
}

static gboolean
read_value (Reader *reader, const char *key, const char *value)
{
  if (g_str_equal (key, "Theme"))
    reader->quest.theme = value;
  else if (g_str_equal (key, "Trains"))
    reader->quest.drill = value;
  else if (g_str_equal (key, "Title"))
    g_ptr_array_add (reader->titles, (char *) value);
  else if (g_str_equal (key, "Own"))
    g_ptr_array_add (reader->own, (char *) value);
  else if (g_str_equal (key, "Goal"))
    reader->quest.goal = value;
  else if (g_str_equal (key, "Nearer"))
    reader->quest.nearer = value;
  else if (g_str_equal (key, "Say") && reader->quest.goal != NULL && reader->titles->len > 0)
    end_quest (reader, value);
  else if (g_str_equal (key, "Kinds"))
    reader->quests.themes = (const char *const *) g_strsplit (value, ";", -1);
  else if (g_str_equal (key, "Source"))
    reader->quests.source = value;
  else
    return FALSE;
  return TRUE;
}

static gboolean
read_line (Reader *reader, char *line)
{
  char *value = strchr (line, '=');

  if (*line == '#' || *line == '\0')
    return TRUE;
  if (*line == '[' && g_str_has_suffix (line, "]"))
    {
      begin_family (reader, line);
      return TRUE;
    }
  if (value == NULL || reader->quest.family == NULL)
    return FALSE;
  *value = '\0';
  return read_value (reader, line, value + 1);
}

/* Reads a whole text, a copy; what is read lies in it. */
static Book *
read_text (char *text)
{
  Book       *book = g_new0 (Book, 1);
  Reader      reader = { .titles = g_ptr_array_new (), .own = g_ptr_array_new () };
  CourseQuest none = { NULL };
  guint       n = 1;

  reader.list = g_array_new (FALSE, FALSE, sizeof (CourseQuest));
  book->text = text;
  for (char *line = text, *next; line != NULL; line = next, n++)
    {
      next = strchr (line, '\n');
      if (next != NULL)
        *next++ = '\0';
      if (!read_line (&reader, line))
        g_error ("quests, line %u: “%s” cannot be read", n, line);
    }
  end_family (&reader);
  g_ptr_array_unref (reader.titles);
  g_ptr_array_unref (reader.own);
  g_assert (reader.quests.themes != NULL && reader.quests.source != NULL);
  book->quests = reader.quests;
  book->quests.n_quests = reader.list->len;
  g_array_append_val (reader.list, none);
  book->quests.quests = (const CourseQuest *) g_array_free (reader.list, FALSE);
  return book;
}

const CourseQuests *
course_quests_get (const GameModule *module)
{
  static GMutex      lock;
  static GHashTable *books; /* by text */
  Book              *book;

  if (module->quests == NULL)
    return NULL;
  g_mutex_lock (&lock);
  if (books == NULL)
    books = g_hash_table_new (NULL, NULL);
  book = g_hash_table_lookup (books, module->quests);
  if (book == NULL)
    {
      book = read_text (g_strdup (module->quests));
      g_hash_table_insert (books, (gpointer) module->quests, book);
    }
  g_mutex_unlock (&lock);
  return &book->quests;
}
