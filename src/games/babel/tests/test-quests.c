/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The quests: goals that can be read, a sentence for each, and the same texts in the table and in
 * the file from which they are translated.
 */
#include "fixed.h"
#include "babel-quests.h"
#include "babel-state.h"
#include "game-goal.h"
#include "game-state.h"

static void
test_goals (void)
{
  for (const GameQuest *quest = babel_quests.quests; quest->goal; quest++)
    for (guint me = 0; me < 2; me++)
      {
        g_autoptr (GError) error = NULL;
        g_autofree char *printed = NULL;
        GameGoal         goal;

        game_goal_parse (&babel_rules, quest->goal, 2, me, &goal, &error);
        g_assert_no_error (error);
        printed = game_goal_print (&babel_rules, &goal);
        g_assert_cmpstr (printed, ==, quest->goal);
        if (quest->nearer)
          g_assert_true (game_goal_parse (&babel_rules, quest->nearer, 2, me, &goal, NULL));
      }
}

/* No goal stands there twice, and no sentence for two goals; a land in one is the land in the
 * other. */
static void
test_sentences (void)
{
  static const char *const lands[] = { "A", "Assyria", "H", "Hatti", "M", "Media",
                                       "P", "Persia", "S", "Sumer", NULL };
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (const GameQuest *quest = babel_quests.quests; quest->goal; quest++)
    {
      g_assert_true (g_hash_table_add (seen, (gpointer) quest->goal));
      g_assert_true (g_hash_table_add (seen, (gpointer) quest->say));
      for (guint i = 0; lands[i]; i += 2)
        g_assert_true ((strpbrk (quest->goal, lands[i]) != NULL) ==
                       (strstr (quest->say, lands[i + 1]) != NULL));
    }
}

static void
test_themes (void)
{
  for (const char *const *theme = babel_quests.themes; *theme; theme++)
    {
      guint kind = 0;

      while (kind < babel_rules.n_kinds && strcmp (babel_rules.kinds[kind].name, *theme) != 0)
        kind++;
      g_assert_cmpuint (kind, <, babel_rules.n_kinds);
    }
}

static char *
read_texts (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"),
                                            "src",
                                            "games",
                                            "babel",
                                            "data",
                                            "quests.texts",
                                            NULL);
  char            *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
add_line (GHashTable *lines, const char *key, const char *value)
{
  g_hash_table_add (lines, g_strdup_printf ("%s=%s", key, value));
}

/* The texts of the table are those that translators see, no more and no less. */
static void
test_texts (void)
{
  g_autofree char *text = read_texts ();
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GHashTable) expected =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer       left;

  add_line (expected, "Source", babel_quests.source);
  for (const GameQuest *quest = babel_quests.quests; quest->goal; quest++)
    {
      add_line (expected, "Say", quest->say);
      for (const char *const *title = quest->titles; *title; title++)
        add_line (expected, "Title", *title);
    }
  for (guint i = 0; lines[i]; i++)
    if (strchr (lines[i], '=') && lines[i][0] != '#' && !g_hash_table_remove (expected, lines[i]))
      g_test_fail_printf ("line %u: no quest says “%s”", i + 1, lines[i]);
  g_hash_table_iter_init (&iter, expected);
  while (g_hash_table_iter_next (&iter, &left, NULL))
    g_test_fail_printf ("quests.texts lacks “%s”", (const char *) left);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/quests/goals", test_goals);
  g_test_add_func ("/quests/sentences", test_sentences);
  g_test_add_func ("/quests/themes", test_themes);
  g_test_add_func ("/quests/texts", test_texts);
  return g_test_run ();
}
