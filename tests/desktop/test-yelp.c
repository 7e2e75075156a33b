/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The help in every language, held to the tool of the desktop's help viewer: Mallard that is
 * valid, links that lead somewhere, pages that can be reached. If the tool is missing this is
 * skipped. A page with three faults shows that it does find them. One easy mistake is looked for
 * without the tool: nothing stands after the sections of a page.
 */
#include <glib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "../fixed.h"

static const char *const languages[] = { "C", "cs", "ru" };

static const char bad_page[] =
  "<page xmlns=\"http://projectmallard.org/1.0/\" type=\"topic\" id=\"other\">"
  "<title>Bad</title><p>A <link xref=\"nowhere\">link</link>.</p><unknown/></page>";

/* The output of yelp-check about a folder of pages: NULL if it is missing, "" if it is content. */
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
      g_autofree char *folder = g_build_filename (HELP_FOLDER, languages[i], "edubba", NULL);
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

/* The place in a page: if a section was there already, in each element that is open. */
typedef struct
{
  gboolean has_section[64];
  guint    depth;
  gboolean is_wrong;
} Sections;

static void
started_cb (GMarkupParseContext *context,
            const char          *name,
            const char         **names,
            const char         **values,
            gpointer             data,
            GError             **error)
{
  Sections *at = data;
  gboolean  is_section = g_str_equal (name, "section");

  at->is_wrong |= at->has_section[at->depth] && !is_section;
  at->has_section[at->depth] |= is_section;
  g_assert_cmpuint (++at->depth, <, G_N_ELEMENTS (at->has_section));
  at->has_section[at->depth] = FALSE;
}

static void
ended_cb (GMarkupParseContext *context, const char *name, gpointer data, GError **error)
{
  Sections *at = data;

  at->depth--;
}

/* Returns TRUE if something other than a section stands behind a section. */
static gboolean
is_page_wrong (const char *text)
{
  static const GMarkupParser parser = { .start_element = started_cb, .end_element = ended_cb };
  Sections                   at = { 0 };
  GMarkupParseContext       *context = g_markup_parse_context_new (&parser, 0, &at, NULL);

  g_assert_true (g_markup_parse_context_parse (context, text, -1, NULL));
  g_markup_parse_context_free (context);
  return at.is_wrong;
}

static void
test_sections (void)
{
  g_autoptr (GDir) dir = g_dir_open (HELP_FOLDER "/C/edubba", 0, NULL);
  guint n = 0;

  g_assert_true (is_page_wrong ("<page><section><p/></section><p/></page>"));
  g_assert_false (is_page_wrong ("<page><p/><section><p/></section><section/></page>"));
  for (const char *name; (name = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *path = g_build_filename (HELP_FOLDER, "C", "edubba", name, NULL);
      g_autofree char *text = NULL;

      if (!g_str_has_suffix (name, ".page"))
        continue;
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      if (is_page_wrong (text))
        g_test_fail_printf ("%s: something stands behind its sections", name);
      n++;
    }
  g_assert_cmpuint (n, >, 20);
}

int
main (int argc, char **argv)
{
  static const char *const calls[] = { "validate", "links", "ids", "orphans" };

  fixed_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autofree char *path = g_strconcat ("/desktop/help/", calls[i], NULL);

      g_test_add_data_func (path, calls[i], test_call);
    }
  g_test_add_func ("/desktop/help/faults", test_faults);
  g_test_add_func ("/desktop/help/sections", test_sections);
  return g_test_run ();
}
