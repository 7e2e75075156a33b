/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The finds of a game as a line of text: finds with tabs between them, each a row of words, the
 * last of which is the puzzle's file.
 */
#include "course-miner.h"

#include "course-draft.h"
#include "course-keys.h"
#include "game-print.h"
#include "game-state.h"

/* Words of a find: id, quest, rating, lines, turn, and its file. */
#define N_WORDS 6

char *
course_finds_print (const GameModule *module, GPtrArray *finds)
{
  GString *line = g_string_new (NULL);

  for (guint i = 0; i < finds->len; i++)
    {
      const CourseFind *find = finds->pdata[i];
      g_autofree char  *text = g_strescape (find->text, NULL);

      game_print_to (line, "%s%s %u %u %" G_GUINT64_FORMAT " %u %s", i > 0 ? "\t" : "",
                     find->id, (guint) (find->quest - course_quests_get (module)->quests),
                     find->rating, find->lines, find->turn, text);
    }
  return g_string_free (line, FALSE);
}

static CourseFind *
parse_find (const GameModule *module, guint64 game, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", N_WORDS);
  guint64     numbers[4];
  CourseFind *find;

  /* A file will be named after the id. */
  if (g_strv_length (words) < N_WORDS || !course_is_word (words[0]))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (!game_number_parse (words[i + 1], G_MAXINT32, &numbers[i], NULL))
      return NULL;
  if (numbers[0] >= course_quests_get (module)->n_quests)
    return NULL;
  find = g_new (CourseFind, 1);
  *find = (CourseFind) {
    .id = g_strdup (words[0]),
    .text = g_strcompress (words[N_WORDS - 1]),
    .quest = &course_quests_get (module)->quests[numbers[0]],
    .rating = (guint) numbers[1],
    .lines = numbers[2],
    .game = game,
    .turn = (guint) numbers[3],
  };
  return find;
}

GPtrArray *
course_finds_parse (const GameModule *module, guint64 game, const char *text)
{
  g_autoptr (GPtrArray) finds =
    g_ptr_array_new_with_free_func ((GDestroyNotify) course_find_free);
  g_auto (GStrv) texts = g_strsplit (text, "\t", -1);

  for (guint i = 0; texts[i]; i++)
    {
      CourseFind *find = parse_find (module, game, texts[i]);

      if (!find)
        return NULL;
      g_ptr_array_add (finds, find);
    }
  return g_steal_pointer (&finds);
}
