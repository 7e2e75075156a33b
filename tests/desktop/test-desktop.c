/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Holds the files for the desktop to the tools that will read them.
 *
 * The tools are those of the desktop itself; if one is missing its case is skipped. A damaged
 * copy of each file shows that they find faults.
 */
#include "../fixed.h"
#include "config.h"

#include "style-tree.h"

#include <glib/gstdio.h>
#include <string.h>

/* Runs a tool in the root of the tree; returns its output, or NULL if it was content. Skips the
 * case and gives NULL if there is no such tool. */
static char *
run_tool (const char *const *command)
{
  g_autofree char *tool = g_find_program_in_path (command[0]);
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  if (tool == NULL)
    {
      g_test_skip_printf ("%s is not installed", command[0]);
      return NULL;
    }
  g_spawn_sync (style_tree_get_root (), (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL,
                &output, &errors, &status, &error);
  g_assert_no_error (error);
  return status == 0 ? NULL : g_strconcat (output, errors, NULL);
}

static void
assert_content (const char *const *command)
{
  g_autofree char *said = run_tool (command);

  if (said != NULL)
    {
      g_test_message ("%s", said);
      g_test_fail ();
    }
}

static guint
count (const char *text, const char *part)
{
  g_auto (GStrv) pieces = g_strsplit (text, part, -1);

  return g_strv_length (pieces) - 1;
}

/* Returns TRUE if an XPath expression is true of a file. */
static gboolean
asserts_xpath (const char *path, const char *expression)
{
  const char *const command[] = { "xmllint", "--xpath", expression, path, NULL };
  g_autofree char  *said = NULL;
  g_autoptr (GError) error = NULL;

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &said, NULL, NULL,
                &error);
  g_assert_no_error (error);
  return g_str_has_prefix (said, "true");
}

static void
assert_translated (GKeyFile *entry, const char *group, const char *key, const char *language)
{
  g_autofree char *local = g_strdup_printf ("%s[%s]", key, language);

  if (!g_key_file_has_key (entry, group, local, NULL))
    g_test_fail_printf ("[%s] %s is missing", group, local);
}

static char *
build_path (const char *suffix)
{
  g_autofree char *name = g_strconcat (APPLICATION_ID, suffix, NULL);

  return g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "..", "data", name, NULL);
}

static char *
read_text (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* The same file without every line that holds a word; its path, under the same name, in a new
 * folder. */
static char *
write_damaged (const char *path, const char *word)
{
  g_autofree char *folder = g_dir_make_tmp ("edubba-damaged-XXXXXX", NULL);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *text = read_text (path);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GString) damaged = g_string_new (NULL);
  char *copy = g_build_filename (folder, name, NULL);

  g_assert_nonnull (strstr (text, word));
  for (guint i = 0; lines[i] != NULL; i++)
    if (strstr (lines[i], word) == NULL)
      g_string_append_printf (damaged, "%s\n", lines[i]);
  g_assert_true (g_file_set_contents (copy, damaged->str, -1, NULL));
  return copy;
}

/* The tool is content with the file as it is, and not with the file without a word's lines. The
 * last word of the command is NULL and stands for the file. */
static void
assert_validates (const char **command, const char *path, const char *word)
{
  g_autofree char *damaged = write_damaged (path, word);
  g_autofree char *folder = g_path_get_dirname (damaged);
  g_autofree char *tool = g_find_program_in_path (command[0]);
  g_autofree char *said = NULL;
  guint            last = g_strv_length ((char **) command);

  command[last] = path;
  assert_content (command);
  command[last] = damaged;
  said = run_tool (command);
  g_assert_true (tool == NULL || said != NULL);
  g_remove (damaged);
  g_rmdir (folder);
}

/* ---- Cases ---- */

static void
test_entry (void)
{
  g_autofree char *path = build_path (".desktop");
  const char      *command[] = { "desktop-file-validate", NULL, NULL };

  assert_validates (command, path, "Type=");
}

static void
test_metainfo (void)
{
  g_autofree char *path = build_path (".metainfo.xml");
  const char      *command[] = { "appstreamcli", "validate", "--no-net", NULL, NULL };

  assert_validates (command, path, "<name>");
}

/* Demands of stores on the metainfo beyond validity, each as an XPath that holds. */
static void
test_store (void)
{
  static const char *const demands[] = {
    "/component/id='" APPLICATION_ID "' and /component/@type='desktop-application'",
    "string-length(normalize-space(/component/name[not(@xml:lang)]))<=20",
    "string-length(normalize-space(/component/summary[not(@xml:lang)]))>=10",
    "string-length(normalize-space(/component/summary[not(@xml:lang)]))<=35",
    "/component/developer[@id]/name",
    "/component/launchable[@type='desktop-id']='" APPLICATION_ID ".desktop'",
    "/component/translation[@type='gettext']='" GETTEXT_PACKAGE "'",
    "/component/url[@type='homepage'] and /component/url[@type='bugtracker'] and "
    "/component/url[@type='vcs-browser']",
    "/component/url[@type='contribute'] and /component/url[@type='translate'] and "
    "/component/url[@type='help']",
    "/component/branding/color[@type='primary'][@scheme_preference='light']!="
    "/component/branding/color[@type='primary'][@scheme_preference='dark']",
    "/component/content_rating[@type='oars-1.1']",
    "/component/requires/display_length and count(/component/supports/control)=3",
    "count(/component/screenshots/screenshot)>=1",
    "count(/component/screenshots/screenshot/image)="
    "count(/component/screenshots/screenshot/image[contains(., '/v" PACKAGE_VERSION "/')])",
    "/component/releases/release[1]/@type='stable'",
    "count(/component/screenshots/screenshot)="
    "count(/component/screenshots/screenshot[caption[not(@xml:lang)]])",
    "count(/component/releases/release)=count(/component/releases/release[description/*])",
    "/component/releases/release[1]/@version='" PACKAGE_VERSION "'",
    "/component/name[@xml:lang='ru'] and /component/name[@xml:lang='cs']",
    "/component/summary[@xml:lang='ru'] and /component/summary[@xml:lang='cs']",
    "count(/component/screenshots/screenshot)="
    "count(/component/screenshots/screenshot[caption[@xml:lang='ru']][caption[@xml:lang='cs']])",
    "count(/component/description//*[@xml:lang='ru'])="
    "count(/component/description//*[@xml:lang='cs'])",
  };
  g_autofree char *path = build_path (".metainfo.xml");
  g_autofree char *tool = g_find_program_in_path ("xmllint");

  if (tool == NULL)
    {
      g_test_skip ("xmllint is not installed");
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (demands); i++)
    {
      g_autofree char *test = g_strdup_printf ("boolean(%s)", demands[i]);

      if (!asserts_xpath (path, test))
        g_test_fail_printf ("the metainfo does not have: %s", demands[i]);
    }
  g_assert_false (asserts_xpath (path, "boolean(/component/nothing)"));
}

/* Every string that the desktop shows is there in both languages. */
static void
test_entry_languages (void)
{
  static const char *const languages[] = { "ru", "cs" };
  static const char *const groups[] = { "Desktop Entry", "Desktop Action new-game",
                                        "Desktop Action puzzle-of-the-day" };
  g_autofree char         *path = build_path (".desktop");
  g_autoptr (GKeyFile) entry = g_key_file_new ();

  g_assert_true (g_key_file_load_from_file (entry, path, G_KEY_FILE_KEEP_TRANSLATIONS, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      for (guint j = 0; j < G_N_ELEMENTS (groups); j++)
        assert_translated (entry, groups[j], "Name", languages[i]);
      assert_translated (entry, "Desktop Entry", "Comment", languages[i]);
      assert_translated (entry, "Desktop Entry", "Keywords", languages[i]);
    }
}

/* The types that the entry opens are the MIME types, and each has a picture and a name in both
 * languages. */
static void
test_types (void)
{
  static const char *const kinds[] = { "puzzle", "lesson", "bout", "record" };
  g_autofree char         *entry_path = build_path (".desktop");
  g_autofree char         *types_path = build_path (".xml");
  g_autofree char         *types = read_text (types_path);
  g_autoptr (GKeyFile) entry = g_key_file_new ();
  g_auto (GStrv) opened = NULL;

  g_assert_true (g_key_file_load_from_file (entry, entry_path, G_KEY_FILE_NONE, NULL));
  opened = g_key_file_get_string_list (entry, "Desktop Entry", "MimeType", NULL, NULL);
  g_assert_true (g_strv_contains ((const char *const *) opened, "x-scheme-handler/edubba"));
  g_assert_cmpuint (g_strv_length (opened), ==, G_N_ELEMENTS (kinds) + 1);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *type = g_strconcat ("application/x-edubba-", kinds[i], NULL);
      g_autofree char *quoted = g_strdup_printf ("<mime-type type=\"%s\">", type);
      g_autofree char *icon = g_strdup_printf ("%s-%s", APPLICATION_ID, kinds[i]);
      g_autofree char *icon_file =
        g_strdup_printf ("%s/data/icons/hicolor/scalable/mimetypes/%s.svg",
                         style_tree_get_root (), icon);

      g_assert_true (g_strv_contains ((const char *const *) opened, type));
      g_assert_nonnull (strstr (types, quoted));
      g_assert_nonnull (strstr (types, icon));
      g_assert_true (g_file_test (icon_file, G_FILE_TEST_IS_REGULAR));
    }
  g_assert_cmpuint (count (types, "<comment xml:lang=\"ru\">"), ==, G_N_ELEMENTS (kinds));
  g_assert_cmpuint (count (types, "<comment xml:lang=\"cs\">"), ==, G_N_ELEMENTS (kinds));
}

static void
test_manuals (void)
{
  const char *const program[] = { "mandoc", "-T", "lint", "-W", "warning", "data/edubba.6", NULL };
  const char *const tool[] = { "mandoc", "-T", "lint", "-W", "warning", "data/edubba-cli.1", NULL };

  assert_content (program);
  assert_content (tool);
}

static char *
read_manifest (void)
{
  g_autofree char *path =
    g_build_filename (style_tree_get_root (), "build-aux", APPLICATION_ID ".json", NULL);

  return read_text (path);
}

/* The Flatpak is of this application, and asks for a display, a graphics card and the sound
 * server only. */
static void
test_flatpak (void)
{
  static const char *const grants[] = { "--share=ipc", "--socket=wayland",
                                        "--socket=fallback-x11", "--device=dri",
                                        "--socket=pulseaudio" };
  g_autofree char         *path =
    g_build_filename (style_tree_get_root (), "build-aux", APPLICATION_ID ".json", NULL);
  g_autofree char  *manifest = read_manifest ();
  const char *const command[] = { "flatpak-builder", "--show-manifest", path, NULL };

  g_assert_nonnull (strstr (manifest, "\"id\": \"" APPLICATION_ID "\""));
  g_assert_nonnull (strstr (manifest, "\"run-tests\": true"));
  g_assert_cmpuint (count (manifest, "\"--"), ==, G_N_ELEMENTS (grants));
  for (guint i = 0; i < G_N_ELEMENTS (grants); i++)
    g_assert_nonnull (strstr (manifest, grants[i]));
  assert_content (command);
}

/* A bundle is one file: translations lie in it, and not in an extension. */
static void
test_flatpak_languages (void)
{
  g_autofree char *manifest = read_manifest ();

  g_assert_nonnull (strstr (manifest, "\"separate-locales\": false"));
}

/* Files that the scripts of build-aux make in the tree do not go into the sandbox with it. */
static void
test_flatpak_sources (void)
{
  g_autofree char *folder = g_build_filename (style_tree_get_root (), "build-aux", NULL);
  g_autofree char *manifest = read_manifest ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GRegex) made = g_regex_new ("[^\\w-](_(?:build-[a-z]+|deb|flatpak))\\b", 0, 0, NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (const char *name; (name = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      gboolean         is_folder = g_file_test (path, G_FILE_TEST_IS_DIR);
      g_autofree char *text = is_folder ? g_strdup ("") : read_text (path);
      g_autoptr (GMatchInfo) match = NULL;

      for (g_regex_match (made, text, 0, &match); g_match_info_matches (match);
           g_match_info_next (match, NULL))
        {
          g_autofree char *found = g_match_info_fetch (match, 1);
          g_autofree char *quoted = g_strdup_printf ("\"%s\"", found);

          if (strstr (manifest, quoted) == NULL)
            g_test_fail_printf ("%s, which %s makes, is not skipped", quoted, name);
          g_hash_table_add (seen, g_steal_pointer (&quoted));
        }
    }
  g_assert_cmpuint (g_hash_table_size (seen), >, 5);
}

static void
test_schema (void)
{
  const char *const command[] = { "glib-compile-schemas", "--strict", "--dry-run", "data", NULL };

  assert_content (command);
}

/* The files that name the application agree about its name. */
static void
test_names (void)
{
  g_autofree char *entry_path = build_path (".desktop");
  g_autofree char *service_path = build_path (".service");
  g_autoptr (GKeyFile) entry = g_key_file_new ();
  g_autoptr (GKeyFile) service = g_key_file_new ();
  g_autofree char *icon = NULL;
  g_autofree char *name = NULL;

  g_assert_true (g_key_file_load_from_file (entry, entry_path, G_KEY_FILE_NONE, NULL));
  g_assert_true (g_key_file_load_from_file (service, service_path, G_KEY_FILE_NONE, NULL));
  icon = g_key_file_get_string (entry, "Desktop Entry", "Icon", NULL);
  name = g_key_file_get_string (service, "D-BUS Service", "Name", NULL);
  g_assert_cmpstr (icon, ==, APPLICATION_ID);
  g_assert_cmpstr (name, ==, APPLICATION_ID);
  g_assert_true (g_key_file_get_boolean (entry, "Desktop Entry", "DBusActivatable", NULL));
}

/* The newest release of the metainfo, NEWS and the package's changelog is this version. */
static void
test_version (void)
{
  g_autofree char *path = build_path (".metainfo.xml");
  g_autofree char *metainfo = read_text (path);
  g_autofree char *debian_path =
    g_build_filename (style_tree_get_root (), "debian", "changelog", NULL);
  g_autofree char *debian = read_text (debian_path);
  g_autofree char *news_path = g_build_filename (style_tree_get_root (), "NEWS", NULL);
  g_autofree char *news = read_text (news_path);
  g_auto (GStrv) releases = g_strsplit (metainfo, "<release version=\"", -1);

  g_assert_cmpuint (g_strv_length (releases), >, 1);
  g_assert_true (g_str_has_prefix (releases[1], PACKAGE_VERSION "\""));
  g_assert_true (g_str_has_prefix (news, "Edubba " PACKAGE_VERSION "\n"));
  g_assert_true (g_str_has_prefix (debian, "edubba (" PACKAGE_VERSION "-"));
}

/* The contents of an element of the metainfo. */
static char *
dup_element (const char *metainfo, const char *pattern)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_DOTALL, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_assert_true (g_regex_match (regex, metainfo, 0, &match));
  return g_match_info_fetch (match, 1);
}

/* The about dialog has the metainfo's addresses, and the text of its newest release. */
static void
test_about (void)
{
  g_autofree char *path = build_path (".metainfo.xml");
  g_autofree char *metainfo = read_text (path);
  g_autofree char *source =
    g_build_filename (style_tree_get_root (), "src", "ui", "shell", "edubba-about.c", NULL);
  g_autofree char *code = read_text (source);
  g_autoptr (GRegex) seam = g_regex_new ("\"\\s+\"", 0, 0, NULL);
  g_autofree char  *said = g_regex_replace_literal (seam, code, -1, 0, "", 0, NULL);
  g_autofree char  *homepage = dup_element (metainfo, "<url type=\"homepage\">([^<]*)<");
  g_autofree char  *issues = dup_element (metainfo, "<url type=\"bugtracker\">([^<]*)<");
  g_autofree char  *news = dup_element (metainfo, "<release .*?<p>([^<]*)<");
  const char *const parts[] = { homepage, issues, news };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autofree char *quoted = g_strdup_printf ("\"%s\"", parts[i]);

      g_assert_cmpstr (strstr (said, quoted) != NULL ? "there" : quoted, ==, "there");
    }
}

/* Every picture that the metainfo shows is one that build-aux/screenshots draws. */
static void
test_pictures (void)
{
  g_autofree char *path = build_path (".metainfo.xml");
  g_autofree char *metainfo = read_text (path);
  g_autofree char *list_path =
    g_build_filename (style_tree_get_root (), "data", "screenshots", "pictures", NULL);
  g_autofree char *list = read_text (list_path);
  g_auto (GStrv) pieces = g_strsplit (metainfo, "/data/screenshots/", -1);

  g_assert_cmpuint (g_strv_length (pieces), >, 7);
  for (guint i = 1; pieces[i] != NULL; i++)
    {
      const char      *end = strstr (pieces[i], ".png</image>");
      g_autofree char *name = g_strndup (pieces[i], (gsize) (end - pieces[i]));
      g_autofree char *line = g_strdup_printf ("\n%s ", name);

      g_assert_nonnull (end);
      if (strstr (list, line) == NULL)
        g_test_fail_printf ("nothing draws %s", name);
    }
}

/* Some readers take only lines without a blank before the equals sign. */
static void
test_entry_blanks (void)
{
  g_autofree char *path = build_path (".desktop");
  g_autofree char *entry = read_text (path);

  g_assert_cmpuint (count (entry, "\nExec=edubba"), ==, 3);
  g_assert_null (strstr (entry, " ="));
}

static gboolean
is_markup (const char *path)
{
  return g_str_has_suffix (path, ".xml") || g_str_has_suffix (path, ".xml.in") ||
         g_str_has_suffix (path, ".ui") || g_str_has_suffix (path, ".svg");
}

static void
test_markup (void)
{
  g_autoptr (GPtrArray) command = g_ptr_array_new ();
  GPtrArray *files = style_tree_get_files ();

  g_ptr_array_add (command, (char *) "xmllint");
  g_ptr_array_add (command, (char *) "--noout");
  for (guint i = 0; i < files->len; i++)
    {
      const StyleFile *file = g_ptr_array_index (files, i);

      if (is_markup (file->path))
        g_ptr_array_add (command, file->path);
    }
  g_assert_cmpuint (command->len, >, 2);
  g_ptr_array_add (command, NULL);
  assert_content ((const char *const *) command->pdata);
}

/* GTK 4.24 ends the program where it reads a picture with a filter. */
static void
test_filters (void)
{
  GPtrArray *files = style_tree_get_files ();
  guint      n = 0;

  for (guint i = 0; i < files->len; i++)
    {
      const StyleFile *file = g_ptr_array_index (files, i);

      if (!g_str_has_suffix (file->path, ".svg"))
        continue;
      n++;
      if (strstr (file->text, "<filter") != NULL)
        g_test_fail_printf ("there is a filter in %s", file->path);
    }
  g_assert_cmpuint (n, >, 20);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/desktop/entry", test_entry);
  g_test_add_func ("/desktop/entry-languages", test_entry_languages);
  g_test_add_func ("/desktop/metainfo", test_metainfo);
  g_test_add_func ("/desktop/store", test_store);
  g_test_add_func ("/desktop/types", test_types);
  g_test_add_func ("/desktop/manuals", test_manuals);
  g_test_add_func ("/desktop/flatpak", test_flatpak);
  g_test_add_func ("/desktop/flatpak-languages", test_flatpak_languages);
  g_test_add_func ("/desktop/flatpak-sources", test_flatpak_sources);
  g_test_add_func ("/desktop/schema", test_schema);
  g_test_add_func ("/desktop/names", test_names);
  g_test_add_func ("/desktop/version", test_version);
  g_test_add_func ("/desktop/about", test_about);
  g_test_add_func ("/desktop/pictures", test_pictures);
  g_test_add_func ("/desktop/entry-blanks", test_entry_blanks);
  g_test_add_func ("/desktop/markup", test_markup);
  g_test_add_func ("/desktop/filters", test_filters);
  return g_test_run ();
}
