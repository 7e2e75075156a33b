/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The pages of the help for authors name everything that a file may have: all groups and keys, and
 * of each game that has help all kinds of action, terms, counters and parts of the board. The
 * positions that they show can be read, and the examples that are installed are right.
 */
#include "../fixed.h"
#include "course-bout.h"
#include "course-check.h"
#include "course-lesson.h"
#include "course-puzzle.h"
#include "game-goal.h"
#include "game-state.h"
#include "games.h"

#include <string.h>

/* Returns TRUE if the page has the word in code, alone or before the rest of a name. */
static gboolean
names (const char *page, const char *word)
{
  g_autofree char *pattern = g_strdup_printf ("[>\\[]%s[1-9]?[ :@(=<\\]]", word);

  return g_regex_match_simple (pattern, page, 0, 0);
}

static void
assert_names (const char *page, const char *word)
{
  if (!names (page, word))
    g_test_fail_printf ("the page does not name \"%s\"", word);
}

static char *
read_file (const char *const *path)
{
  g_autofree char *root = g_build_filenamev ((char **) path);
  g_autofree char *full = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), root, NULL);
  char            *text = NULL;

  g_file_get_contents (full, &text, NULL, NULL);
  return text;
}

static void
test_keys (void)
{
  const CourseForm *const forms[] = { course_puzzle_get_form (), course_lesson_get_form (),
                                      course_bout_get_form () };
  g_autofree char        *page =
    read_file ((const char *const[]) { "help", "C", "writing.page", NULL });

  g_assert_nonnull (page);
  g_assert_false (names (page, "Hnit1"));
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    for (const CourseGroup *group = forms[i]->groups; group->name; group++)
      {
        assert_names (page, group->name);
        for (const CourseKey *key = group->keys; key->name; key++)
          assert_names (page, key->name);
      }
}

static void
check_words (const char *page, const GameRules *rules)
{
  for (guint i = 0; i < rules->n_kinds; i++)
    assert_names (page, rules->kinds[i].name);
  for (guint i = 0; i < rules->n_terms; i++)
    assert_names (page, rules->terms[i].name);
  for (guint i = 0; i < game_counters_get_n (rules); i++)
    assert_names (page, game_counters_get_name (rules, i));
  for (guint i = 0; i < rules->n_zones; i++)
    assert_names (page, rules->zones[i].name);
}

/* The position on the page, in a block of its own. */
static void
check_position (const char *page, const GameRules *rules)
{
  const char           *screen = strstr (page, "<screen>");
  g_autofree char      *position = NULL;
  g_autofree GameState *state = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (screen);
  screen += strlen ("<screen>");
  position = g_strndup (screen, strcspn (screen, "<"));
  state = game_position_parse_full (rules, position, 0, &error);
  g_assert_no_error (error);
}

static void
test_games (void)
{
  guint n = 0;

  for (guint i = 0; games_modules[i]; i++)
    {
      const GameRules *rules = games_modules[i]->rules;
      g_autofree char *name = g_strconcat (rules->id, "-writing.page", NULL);
      g_autofree char *page =
        read_file ((const char *const[]) { "src", "games", rules->id, "help", "C", name, NULL });

      if (page == NULL)
        continue;
      g_test_message ("%s", name);
      check_words (page, rules);
      check_position (page, rules);
      n++;
    }
  g_assert_cmpuint (n, >, 0);
}

static void
check_examples (const char *game, const char *list)
{
  g_auto (GStrv) lines = g_strsplit (list, "\n", -1);

  for (guint i = 0; lines[i]; i++)
    {
      g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games",
                                                game, "data", lines[i], NULL);
      CourseCheck      check;

      if (*lines[i] == '\0' || *lines[i] == '#')
        continue;
      course_check_file (games_modules, path, COURSE_CHECK_PLAIN, &check);
      g_assert_cmpuint (course_faults_count (check.faults), ==, 0);
      course_check_clear (&check);
    }
}

static void
test_examples (void)
{
  guint n = 0;

  for (guint i = 0; games_modules[i]; i++)
    {
      const char      *game = games_modules[i]->rules->id;
      g_autofree char *list =
        read_file ((const char *const[]) { "src", "games", game, "data", "EXAMPLES", NULL });

      if (list == NULL)
        continue;
      check_examples (game, list);
      n++;
    }
  g_assert_cmpuint (n, >, 0);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/writing/keys", test_keys);
  g_test_add_func ("/writing/games", test_games);
  g_test_add_func ("/writing/examples", test_examples);
  return g_test_run ();
}
