/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The titles of the puzzles in the tree: in a game, no two are the same in any language, so that a
 * title in a list or a record names its puzzle.
 */
#include "../fixed.h"
#include "catalogues.h"
#include "course-puzzle.h"
#include "games.h"
#include "language.h"

static const char *const languages[] = { "C", "ru", "cs" };

typedef struct
{
  const GameModule *module;
  const char       *language;
} Given;

/* Adds the titles of a folder's puzzles; fails for each that is there already. */
static void
add_titles (GHashTable *titles, const char *game, const char *kind)
{
  g_autofree char *folder = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", game,
                                              "data", kind, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (CoursePuzzle) puzzle = course_puzzle_load (games_modules, path, &error);
      char *title;

      g_assert_no_error (error);
      title = g_utf8_casefold (course_puzzle_get_title (puzzle), -1);
      if (!g_hash_table_add (titles, title))
        g_test_fail_printf ("%s, too, is called “%s”", name, course_puzzle_get_title (puzzle));
    }
}

static void
test_titles (gconstpointer data)
{
  const Given     *given = data;
  const char      *game = given->module->rules->id;
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));
  g_autoptr (GHashTable) titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  if (!language_can_be_chosen ("edubba", "Puzzles"))
    return;
  language_choose (given->language);
  add_titles (titles, game, "mined");
  add_titles (titles, game, "puzzles");
  language_choose (before ? before : "");
  g_assert_cmpuint (g_hash_table_size (titles), >, 0);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  catalogues_bind ();
  for (guint i = 0; games_modules[i]; i++)
    for (guint l = 0; games_modules[i]->quests && l < G_N_ELEMENTS (languages); l++)
      {
        g_autofree char *path =
          g_strconcat ("/titles/", games_modules[i]->rules->id, "/", languages[l], NULL);
        Given given = { games_modules[i], languages[l] };

        g_test_add_data_func_full (path, g_memdup2 (&given, sizeof given), test_titles, g_free);
      }
  return g_test_run ();
}
