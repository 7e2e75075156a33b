/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * House style, as far as a program can see it (HACKING.md).
 *
 * Every check is shown a bad and a good sample besides the whole tree, so none can pass by seeing
 * nothing. The formatting itself is clang-format's business, and only of version 14: others lay out
 * differently.
 */
#include "../fixed.h"
#include "style-tree.h"

#include <glib/gstdio.h>
#include <string.h>

#define MAX_WIDTH          100
#define MAX_FUNCTION_LINES 60
#define MAX_SOURCE_LINES   600
#define MIN_HEAD_LINES     2
#define MAX_HEAD_LINES     12

#define SPDX    "SPDX\x2dLicense-Identifier: "
#define AUTHORS "SPDX-FileCopyrightText: The Edubba authors\n"
#define HEAD    "/* " AUTHORS " * " SPDX "GPL-3.0-or-later\n *\n"

static gboolean
is_script (const char *path, const char *text)
{
  return g_str_has_prefix (text, "#!/bin/bash") || g_str_has_suffix (path, ".sh") ||
         g_str_has_suffix (path, "meson.build") || g_str_has_suffix (path, "meson_options.txt");
}

static gboolean
is_code (const char *path, const char *text)
{
  return style_path_is_c (path) || is_script (path, text) || g_str_has_suffix (path, ".css") ||
         g_str_has_suffix (path, ".ui");
}

/* ---- Heads ---- */

static guint
count_head_lines (char **lines)
{
  guint n = 0;

  for (guint i = 3; lines[i] != NULL && !g_str_equal (lines[i], " */"); i++)
    if (g_str_has_prefix (lines[i], " * "))
      n++;
    else if (!g_str_equal (lines[i], " *"))
      return 0;
  return n;
}

/* Two SPDX lines, an empty one, then the purpose of the file. */
static void
check_c_head (const char *path, const char *text, GString *complaints)
{
  g_auto (GStrv) lines = NULL;
  guint n;

  if (!style_path_is_c (path))
    return;

  lines = g_strsplit (text, "\n", -1);
  if (!g_str_has_prefix (text, HEAD))
    {
      style_complain (complaints, path, 1, "the two SPDX lines are missing");
      return;
    }

  n = count_head_lines (lines);
  if (n < MIN_HEAD_LINES || n > MAX_HEAD_LINES)
    style_complain (complaints, path, 4, "%u lines say what the file is for, not %u to %u",
                    n, MIN_HEAD_LINES, MAX_HEAD_LINES);
}

/* All other files with code or markup name their licence near the top. */
static void
check_licence (const char *path, const char *text, GString *complaints)
{
  g_autofree char *top = g_utf8_substring (text, 0, MIN (g_utf8_strlen (text, -1), 400));

  if (is_code (path, text) || g_str_has_suffix (path, ".xml") || g_str_has_suffix (path, ".svg") ||
      g_str_has_suffix (path, ".po"))
    if (strstr (top, SPDX) == NULL)
      style_complain (complaints, path, 1, "the licence is not named");
}

/* ---- Sizes ---- */

static void
check_width (const char *path, const char *text, GString *complaints)
{
  g_auto (GStrv) lines = NULL;

  if (!style_path_is_c (path) && !is_script (path, text))
    return;

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_utf8_strlen (lines[i], -1) > MAX_WIDTH)
      style_complain (complaints, path, i + 1, "longer than %u characters", MAX_WIDTH);
}

/* A function's body stands between a brace and a brace in the first column; other braces there
 * (of a type, a table) end with a name or a semicolon. */
static void
check_function_length (const char *path, const char *text, GString *complaints)
{
  g_auto (GStrv) lines = NULL;
  guint start = 0;

  if (!style_path_is_c (path))
    return;

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_equal (lines[i], "{"))
      start = i;
    else if (g_str_equal (lines[i], "}") && i - start + 1 > MAX_FUNCTION_LINES)
      style_complain (complaints, path, start + 1, "a function of %u lines", i - start + 1);
}

static void
check_file_length (const char *path, const char *text, GString *complaints)
{
  guint n = 0;

  for (const char *end = strchr (text, '\n'); end != NULL; end = strchr (end + 1, '\n'))
    n++;
  if (g_str_has_suffix (path, ".c") && n > MAX_SOURCE_LINES)
    style_complain (complaints, path, n, "%u lines; split it by concern", n);
}

/* ---- Words ---- */

static void
complain_of_pattern (GString    *complaints,
                     const char *path,
                     const char *text,
                     const char *pattern,
                     const char *why)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_OPTIMIZE, 0, NULL);
  g_auto (GStrv) lines = NULL;

  if (!g_regex_match (regex, text, 0, NULL))
    return;
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_regex_match (regex, lines[i], 0, NULL))
      style_complain (complaints, path, i + 1, "%s", why);
}

/* The shell and everything below it serve any game, so they name none. */
static void
check_game_named (const char *path, const char *text, GString *complaints)
{
  static const char *const nameless[] = {
    "src/game/",
    "src/course/",
    "src/cli/",
    "src/model/",
    "src/store/",
    "src/tutor/",
    "src/board/",
    "src/ui/",
    "build-aux/",
    NULL,
  };

  if (!style_path_is_in (path, nameless))
    return;
  complain_of_pattern (complaints, path, path, "(?i)babel|bunny", "a game's name in the path");
  complain_of_pattern (complaints, path, text, "(?i)babel|bunny", "names a game");
}

static void
check_unfinished (const char *path, const char *text, GString *complaints)
{
  complain_of_pattern (complaints, path, text, "\\b(T[O]DO|F[I]XME)\\b",
                       "unfinished work is an issue, not a comment");
}

static void
check_absolute_paths (const char *path, const char *text, GString *complaints)
{
  complain_of_pattern (complaints, path, text, "(^|[^\\w.)}*])/(home|root|work|tmp|Users)/",
                       "a path of one machine");
}

/* Inputs of the fuzz targets must stay as they are, to the byte. */
static void
check_blanks (const char *path, const char *text, GString *complaints)
{
  static const char *const inputs[] = { "tests/fuzz/corpus/", NULL };

  if (style_path_is_in (path, inputs))
    return;
  if (text[0] != '\0' && !g_str_has_suffix (text, "\n"))
    style_complain (complaints, path, 1, "the last line has no end");
  if (g_str_has_suffix (path, "COPYING") || g_str_has_prefix (path, "LICENSES/"))
    return;
  complain_of_pattern (complaints, path, text, "(?m)[ \\t]+$", "blanks at the end of the line");
  if (is_code (path, text))
    complain_of_pattern (complaints, path, text, "\\t", "a tabulator");
}

static gboolean
is_in_tree (const char *name)
{
  GPtrArray *files = style_tree_get_files ();

  for (guint i = 0; i < files->len; i++)
    {
      const StyleFile *file = g_ptr_array_index (files, i);
      g_autofree char *base = g_path_get_basename (file->path);

      if (g_str_equal (base, name))
        return TRUE;
    }
  return FALSE;
}

/* A reader who is sent to a document must find it. */
static void
check_documents (const char *path, const char *text, GString *complaints)
{
  g_autoptr (GRegex) regex = g_regex_new ("\\b[A-Z_]+\\.md\\b", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_regex_match (regex, text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *name = g_match_info_fetch (match, 0);

      if (!is_in_tree (name))
        style_complain (complaints, path, 1, "%s is not in the tree", name);
    }
}

/* Widgets that newer releases of GTK and libadwaita call deprecated; src/ui's compat file guards
 * those it must use. */
static void
check_deprecated (const char *path, const char *text, GString *complaints)
{
  static const char *const shown[] = { "src/", NULL };

  if (!style_path_is_in (path, shown) || strstr (path, "-compat.") != NULL)
    return;
  complain_of_pattern (complaints, path, text,
                       "\\b(AdwLeaflet|AdwFlap|AdwSqueezer|AdwViewSwitcherTitle|GtkDialog|"
                       "GtkComboBox|GtkInfoBar|GtkTreeView|GtkMessageDialog|"
                       "GtkFileChooser(Dialog|Native)|GtkAppChooser|GtkColorButton|"
                       "GtkFontButton|gtk_dialog_|gtk_combo_box_|"
                       "gtk_tree_view_|gtk_show_uri|gtk_widget_translate_coordinates|"
                       "gtk_style_context_(?!(add|remove)_provider_for_display))",
                       "deprecated in newer GTK or libadwaita");
}

/* fixed_test_init () sets the seed and the day of a test. */
static void
check_fixed (const char *path, const char *text, GString *complaints)
{
  static const char *const tests[] = { "tests/", NULL };

  if (!g_str_has_suffix (path, ".c") ||
      (!style_path_is_in (path, tests) && !style_path_is_game_test (path)))
    return;
  complain_of_pattern (complaints, path, text, "\\bg_test_init \\(&argc",
                       "call fixed_test_init () of tests/fixed.h");
  complain_of_pattern (complaints, path, text, "\\bg_date_time_new_now",
                       "the day of a run is fixed: edubba_clock_dup_local ()");
}

/* A text to be kept, or read again, is printed whole or not at all (src/game/game-print.h).
 * Sentences, and formats that were given, are for people. */
static void
check_kept (const char *path, const char *text, GString *complaints)
{
  static const char *const kept[] = { "src/game/", "src/model/", "src/store/",
                                      "src/course/", "src/tutor/progress/", NULL };
  static const char *const games[] = { "src/games/", NULL };

  if (!style_path_is_in (path, kept) &&
      (!style_path_is_in (path, games) || strstr (path, "/core/rules/") == NULL))
    return;
  complain_of_pattern (complaints, path, text,
                       "\\bg_str(dup|ing_append)_v?printf \\((?!\\)|_ \\(|format)",
                       "game_print () and game_print_to () print whole or not at all");
}

/* ---- Translations ---- */

/* Games have catalogues of their own, which ngettext () does not ask. */
static void
check_domain (const char *path, const char *text, GString *complaints)
{
  static const char *const games[] = { "src/games/", NULL };

  if (style_path_is_in (path, games))
    complain_of_pattern (complaints, path, text, "(?<!\\w)ngettext \\(",
                         "g_dngettext (GETTEXT_PACKAGE, ...) asks the game's catalogue");
}

static gboolean
has_translatable_text (const char *path, const char *text)
{
  static const char *const translated[] = { "src/", "data/", NULL };

  if (!style_path_is_in (path, translated) || style_path_is_game_test (path))
    return FALSE;
  if (g_str_has_suffix (path, ".c"))
    return g_regex_match_simple ("(^|[^A-Za-z_])"
                                 "(_|C_|N_|NC_|NN_|Q_|(g_)?(d|p|n|dn|dp)?gettext2?) ?\\(\"",
                                 text, G_REGEX_MULTILINE, 0);
  if (g_str_has_suffix (path, ".ui"))
    return g_regex_match_simple ("translatable=\"(yes|true|1)\"", text, 0, 0);
  return g_str_has_suffix (path, ".desktop.in") || g_str_has_suffix (path, ".metainfo.xml.in") ||
         g_str_has_suffix (path, ".gschema.xml");
}

static char **
read_list (const char *path)
{
  GPtrArray    *files = style_tree_get_files ();
  GStrvBuilder *builder = g_strv_builder_new ();
  char        **list;

  for (guint i = 0; i < files->len; i++)
    {
      const StyleFile *file = g_ptr_array_index (files, i);
      g_auto (GStrv) lines = NULL;

      if (!g_str_equal (file->path, path))
        continue;
      lines = g_strsplit (file->text, "\n", -1);
      for (guint j = 0; lines[j] != NULL; j++)
        if (lines[j][0] != '\0' && lines[j][0] != '#')
          g_strv_builder_add (builder, lines[j]);
    }
  list = g_strv_builder_end (builder);
  g_strv_builder_unref (builder);
  return list;
}

/* Returns TRUE if the file teaches with texts of its own; those of mined puzzles are in a list. */
static gboolean
is_taught (const char *path)
{
  static const char *const kinds[] = { ".lesson", ".puzzle", ".bout" };

  if (!g_str_has_prefix (path, "src/games/") || strstr (path, "/mined/") != NULL)
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_has_suffix (path, kinds[i]))
      return TRUE;
  return FALSE;
}

/* The list in which a file with texts stands: the game's own for files in its folder. */
static char *
dup_list_of (const char *path)
{
  g_auto (GStrv) parts = g_strsplit (path, "/", 4);

  if (!g_str_has_prefix (path, "src/games/") || g_strv_length (parts) < 4)
    return g_strdup ("po/POTFILES");
  return g_strdup_printf ("src/games/%s/po/%sPOTFILES", parts[2],
                          is_taught (path) ? "lessons/" : "");
}

/* A file with marked texts that the list leaves out is never translated. */
static void
check_listed (const char *path, const char *text, GString *complaints)
{
  g_autofree char *list = dup_list_of (path);
  g_auto (GStrv) listed = read_list (list);

  if ((has_translatable_text (path, text) || is_taught (path)) &&
      !g_strv_contains ((const char *const *) listed, path))
    style_complain (complaints, path, 1, "has texts to translate; list it in %s", list);
}

/* A list is in order, and lists only files that exist, each in its own list. */
static void
check_list (const char *path, const char *text, GString *complaints)
{
  g_auto (GStrv) listed = NULL;

  if (!g_str_has_suffix (path, "/POTFILES"))
    return;
  listed = read_list (path);
  if (listed[0] == NULL)
    style_complain (complaints, path, 1, "lists nothing");
  for (guint i = 0; listed[i] != NULL; i++)
    {
      g_autofree char *full = g_build_filename (style_tree_get_root (), listed[i], NULL);

      if (!g_file_test (full, G_FILE_TEST_EXISTS))
        style_complain (complaints, path, 1, "lists %s, which does not exist", listed[i]);
      if (i > 0 && strcmp (listed[i - 1], listed[i]) >= 0)
        style_complain (complaints, path, 1, "%s is out of order", listed[i]);
    }
}

/* ---- Layout ---- */

static char *
find_formatter (void)
{
  static const char *const names[] = { "clang-format-14", "clang-format" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char  *path = g_find_program_in_path (names[i]);
      g_autofree char  *version = NULL;
      const char *const command[] = { path, "--version", NULL };

      if (path == NULL)
        continue;
      g_spawn_sync (NULL, (char **) command, NULL, 0, NULL, NULL, &version, NULL, NULL, NULL);
      if (version != NULL && strstr (version, "version 14.") != NULL)
        return g_steal_pointer (&path);
    }
  return NULL;
}

/* Runs the formatter without changing anything; FALSE with its complaints if it would change a
 * file. */
static gboolean
is_formatted (const char *formatter, GPtrArray *paths, char **complaints)
{
  g_autoptr (GPtrArray) command = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  int status;

  g_ptr_array_add (command, (char *) formatter);
  g_ptr_array_add (command, (char *) "--dry-run");
  g_ptr_array_add (command, (char *) "--Werror");
  g_ptr_array_add (command, (char *) "--style=file");
  for (guint i = 0; i < paths->len; i++)
    g_ptr_array_add (command, g_ptr_array_index (paths, i));
  g_ptr_array_add (command, NULL);

  g_spawn_sync (style_tree_get_root (), (char **) command->pdata, NULL, 0, NULL, NULL,
                NULL, complaints, &status, &error);
  g_assert_no_error (error);
  return status == 0;
}

static void
test_format (void)
{
  g_autofree char *formatter = find_formatter ();
  g_autofree char *complaints = NULL;
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();
  GPtrArray *files = style_tree_get_files ();

  if (formatter == NULL)
    {
      g_test_skip ("clang-format 14 is not installed");
      return;
    }
  for (guint i = 0; i < files->len; i++)
    {
      const StyleFile *file = g_ptr_array_index (files, i);

      if (style_path_is_c (file->path))
        g_ptr_array_add (paths, file->path);
    }
  g_assert_cmpuint (paths->len, >, 0);
  if (!is_formatted (formatter, paths, &complaints))
    {
      g_test_message ("clang-format would lay this out differently:\n%s", complaints);
      g_test_fail ();
    }
}

static void
test_format_sample (void)
{
  g_autofree char *formatter = find_formatter ();
  g_autofree char *complaints = NULL;
  g_autofree char *sample = g_build_filename (g_get_tmp_dir (), "edubba-style-XXXXXX.c", NULL);
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;

  if (formatter == NULL)
    {
      g_test_skip ("clang-format 14 is not installed");
      return;
    }
  g_close (g_mkstemp (sample), NULL);
  g_file_set_contents (sample, "int  a ;\n", -1, &error);
  g_assert_no_error (error);
  g_ptr_array_add (paths, sample);
  g_assert_false (is_formatted (formatter, paths, &complaints));
  g_remove (sample);
}

static const StyleRule rules[] = {
  { "head", check_c_head },
  { "licence", check_licence },
  { "width", check_width },
  { "function-length", check_function_length },
  { "file-length", check_file_length },
  { "game-named", check_game_named },
  { "unfinished", check_unfinished },
  { "absolute-paths", check_absolute_paths },
  { "blanks", check_blanks },
  { "documents", check_documents },
  { "deprecated", check_deprecated },
  { "fixed", check_fixed },
  { "kept", check_kept },
  { "domain", check_domain },
  { "potfiles", check_listed },
  { "potfiles-list", check_list },
};

#define TEN(text)    text text text text text text text text text text
#define HEAD_OF_ONE  HEAD " * One.\n */\n"
#define HEAD_OF_TWO  HEAD " * One.\n *\n * Two.\n */\n"
#define HEAD_OF_MANY HEAD TEN (" * More.\n") " * More.\n * More.\n * More.\n */\n"

static const StyleSample samples[] = {
  { "head/missing", check_c_head, "src/a.c", "int a;\n", HEAD_OF_TWO },
  { "head/short", check_c_head, "src/a.h", HEAD_OF_ONE, HEAD_OF_TWO },
  { "head/long", check_c_head, "src/a.h", HEAD_OF_MANY, HEAD_OF_TWO },
  { "licence/meson", check_licence, "src/meson.build", "a = 1\n", "# " SPDX "CC0-1.0\n" },
  { "licence/script", check_licence, "build-aux/a", "#!/bin/bash\n", "no script\n" },
  { "width/bytes", check_width, "src/a.c", TEN ("0123456789") "1\n", TEN ("0123456789") "\n" },
  { "width/characters", check_width, "src/a.c", TEN ("ěščřžýáíéů") "1\n", TEN ("ěščřžýáíéů") "\n" },
  { "function-length", check_function_length, "src/a.c",
    "{\n" TEN ("a;\nb;\nc;\nd;\ne;\nf;\n") "}\n",
    "{\n" TEN ("a;\nb;\nc;\nd;\ne;\n") "}\n" },
  { "file-length", check_file_length, "src/a.c", TEN (TEN ("\n\n\n\n\n\n\n")),
    TEN (TEN ("\n\n\n\n\n\n")) },
  { "game-named/text", check_game_named, "src/ui/a.ui", "<!-- BaBel -->\n", "<!-- A game -->\n" },
  { "game-named/path", check_game_named, "src/model/babel.c", "\n", NULL },
  { "unfinished", check_unfinished, "src/a.c", "/* TOD\x4f: more */\n", "/* a label */\n" },
  { "absolute-paths", check_absolute_paths, "src/a.c", "open (\"\x2fhome/anna\");\n",
    "a/home/b data/work/\n" },
  { "blanks/end", check_blanks, "NEWS", "text \n", "text\n" },
  { "blanks/last-line", check_blanks, "NEWS", "text", "text\n" },
  { "blanks/tabulator", check_blanks, "src/a.css", "\ta\n", "  a\n" },
  { "documents", check_documents, "NEWS", "See WISHES\x2emd.\n", "See README.md.\n" },
  { "deprecated", check_deprecated, "src/ui/a.ui",
    "<object class=\"GtkInfoBar\">\n", "<object class=\"GtkBox\">\n" },
  { "fixed/seed", check_fixed, "tests/a.c", "g_test_in\x69t (&argc, &argv);\n",
    "fixed_test_init (&argc, &argv);\n" },
  { "fixed/game", check_fixed, "src/games/babel/tests/a.c", "g_test_in\x69t (&argc, &argv);\n",
    "fixed_test_init (&argc, &argv);\n" },
  { "fixed/day", check_fixed, "tests/a.c", "g_date_time_new_n\x6fw_utc ();\n",
    "edubba_clock_dup_local ();\n" },
  { "kept/text", check_kept, "src/model/a.c", "g_str\x64up_printf (\"%u\", 1);\n",
    "g_strdup_printf (_ (\"%u\"), 1);\n" },
  { "kept/rules", check_kept, "src/games/babel/core/rules/a.c",
    "g_string_app\x65nd_printf (text, \"%u\", 1);\n", "game_print_to (text, \"%u\", 1);\n" },
  { "domain", check_domain, "src/games/babel/a.c", "ngettex\x74 (\"a\", \"b\", n);\n",
    "g_dngettext (GETTEXT_PACKAGE, \"a\", \"b\", n);\n" },
  { "potfiles/c", check_listed, "src/a.c", "g_print (_(\"text\"));\n", "g_print (\"text\");\n" },
  { "potfiles/game", check_listed, "src/games/babel/core/a.c",
    "g_print (_(\"text\"));\n", "g_print (\"text\");\n" },
  { "potfiles/lesson", check_listed, "src/games/babel/data/lessons/a.lesson", "[Lesson]\n", NULL },
  { "potfiles/list", check_list, "tests/POTFILES", "", NULL },
  { "potfiles/plural", check_listed, "src/a.c", "ngettext (\"a\", \"b\", n)\n", "a_(\"b\")\n" },
  { "potfiles/template", check_listed, "src/a.ui",
    "<property translatable=\"yes\">\n", "<property>\n" },
};

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  style_tree_add_rules (rules, G_N_ELEMENTS (rules));
  style_tree_add_samples (samples, G_N_ELEMENTS (samples));
  g_test_add_func ("/style/tree/format", test_format);
  g_test_add_func ("/style/sample/format", test_format_sample);
  return g_test_run ();
}
