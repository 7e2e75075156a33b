/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The catalogues of the build: the shell's, and each game's own in its folder. The games are those
 * in whose folder in the tree there is one.
 */
#pragma once

#include <glib/gi18n.h>

/* Called with a domain and the folder of its build. */
typedef void (*CataloguesVisit) (const char *domain, const char *folder, gpointer data);

static inline void
catalogues_visit_game (const char *game, CataloguesVisit visit, gpointer data)
{
  g_autofree char *tree = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", game,
                                            "po", NULL);
  g_autofree char *words = g_test_build_filename (G_TEST_BUILT, "..", "src", "games", game, "po",
                                                  NULL);
  g_autofree char *lessons = g_build_filename (words, "lessons", NULL);
  g_autofree char *domain = g_strconcat ("edubba-", game, NULL);
  g_autofree char *lessons_domain = g_strconcat (domain, "-lessons", NULL);

  if (!g_file_test (tree, G_FILE_TEST_IS_DIR))
    return;
  visit (domain, words, data);
  visit (lessons_domain, lessons, data);
}

static inline void
catalogues_visit (CataloguesVisit visit, gpointer data)
{
  g_autofree char *shell = g_test_build_filename (G_TEST_BUILT, "..", "po", NULL);
  g_autofree char *games = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", NULL);
  g_autoptr (GDir) dir = g_dir_open (games, 0, NULL);
  const char *game;

  visit ("edubba", shell, data);
  g_assert_nonnull (dir);
  while ((game = g_dir_read_name (dir)) != NULL)
    catalogues_visit_game (game, visit, data);
}

static inline void
catalogues_bind_domain (const char *domain, const char *folder, gpointer data)
{
  bindtextdomain (domain, folder);
  bind_textdomain_codeset (domain, "UTF-8");
}

/* Every domain of the program speaks from the build. */
static inline void
catalogues_bind (void)
{
  catalogues_visit (catalogues_bind_domain, NULL);
}

typedef struct
{
  const char *language;
  GPtrArray  *paths;
} CataloguesList;

static inline void
catalogues_list_domain (const char *domain, const char *folder, gpointer data)
{
  CataloguesList  *list = data;
  g_autofree char *file = g_strconcat (domain, ".mo", NULL);
  g_autofree char *path =
    g_build_filename (folder, list->language, "LC_MESSAGES", file, NULL);

  if (g_file_test (path, G_FILE_TEST_EXISTS))
    g_ptr_array_add (list->paths, g_steal_pointer (&path));
}

/* The paths of a language's catalogues and then those in `more`, which is taken; NULL-terminated.
 * Free with g_strfreev (). */
static inline char **
catalogues_list (const char *language, char *more)
{
  CataloguesList list = { language, g_ptr_array_new () };

  catalogues_visit (catalogues_list_domain, &list);
  if (more != NULL)
    g_ptr_array_add (list.paths, more);
  g_ptr_array_add (list.paths, NULL);
  return (char **) g_ptr_array_free (list.paths, FALSE);
}
