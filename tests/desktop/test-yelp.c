/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The help in every language, held to the tool of the desktop's help viewer: Mallard that is valid,
 * links that lead somewhere, pictures that are there, pages that can be reached. Where the tool is
 * missing this is skipped. That it does find faults is tried on a page with three of them.
 */
#include <glib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "../fixed.h"

static const char *const languages[] = { "C", "cs", "ru" };

static const char bad_page[] =
  "<page xmlns=\"http://projectmallard.org/1.0/\" type=\"topic\" id=\"other\">"
  "<title>Bad</title><p>A <link xref=\"nowhere\">link</link>.</p><unknown/></page>";

/* What yelp-check says about a folder of pages: NULL if it is missing, "" if it is content. */
static char *
ask (const char *call, const char *folder)
{
  g_autofree char *tool = g_find_program_in_path ("yelp-check");
  g_autofree char *pages = g_build_filename (folder, "*.page", NULL);
  g_autofree char *command = g_strdup_printf (
    "yelp-check %s %s", call, g_str_equal (call, "validate") ? pages : folder);
  const char *const argv[] = { "sh", "-c", command, NULL };
  g_autofree char  *said = NULL;
  g_autofree char  *errors = NULL;
  g_autoptr (GError) error = NULL;

  if (tool == NULL)
    {
      g_test_skip ("yelp-check is not installed");
      return NULL;
    }
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &said, &errors, NULL,
                &error);
  g_assert_no_error (error);
  return g_strconcat (said, errors, NULL);
}

static void
test_call (gconstpointer call)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *folder = g_build_filename (HELP_FOLDER, languages[i], NULL);
      g_autofree char *said = NULL;

      g_assert_true (g_file_test (folder, G_FILE_TEST_IS_DIR));
      said = ask (call, folder);
      if (said == NULL)
        return;
      if (said[0] != '\0')
        g_test_fail_printf ("%s: %s", languages[i], said);
    }
}

static void
test_faults (void)
{
  static const char *const calls[] = { "validate", "links", "ids", "orphans" };
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("edubba-help-XXXXXX", &error);
  g_autofree char *page = g_build_filename (folder, "bad.page", NULL);

  g_assert_no_error (error);
  g_file_set_contents (page, bad_page, -1, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autofree char *said = ask (calls[i], folder);

      if (said == NULL)
        break;
      g_assert_cmpstr (said, !=, "");
    }
  g_unlink (page);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  static const char *const calls[] = { "validate", "links", "media", "ids", "orphans" };

  fixed_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autofree char *path = g_strconcat ("/desktop/help/", calls[i], NULL);

      g_test_add_data_func (path, calls[i], test_call);
    }
  g_test_add_func ("/desktop/help/faults", test_faults);
  return g_test_run ();
}
