/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The letters that are pressed with Alt: no two alike in a menu or a question, in English and in
 * every language. Menus are read from the templates and from calls of g_menu_append (), all of a
 * file as one menu; questions from calls with two such labels. Entries that only some pages show
 * count, since they may stand side by side.
 */
#include <glib.h>
#include <string.h>

#include "../fixed.h"

/* Texts that are shown together; the file of the first names the place. */
typedef struct
{
  char      *file;
  GPtrArray *labels;
} Group;

static GPtrArray *groups;

static void
group_free (gpointer data)
{
  Group *group = data;

  g_free (group->file);
  g_ptr_array_unref (group->labels);
  g_free (group);
}

static Group *
group_new (const char *file)
{
  Group *group = g_new (Group, 1);

  group->file = g_strdup (file);
  group->labels = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (groups, group);
  return group;
}

/* The letter behind the underscore, in lower case, or 0. */
static gunichar
find_mnemonic (const char *label)
{
  const char *mark = strchr (label, '_');

  return mark != NULL ? g_unichar_tolower (g_utf8_get_char (mark + 1)) : 0;
}

/* The first two labels that share a letter, as one text; NULL if there are none. */
static char *
find_clash (const GPtrArray *labels, GHashTable *translations)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < labels->len; i++)
    {
      const char *label = g_ptr_array_index (labels, i);
      const char *shown = translations ? g_hash_table_lookup (translations, label) : label;
      gunichar    letter = find_mnemonic (shown ? shown : label);
      const char *before = g_hash_table_lookup (taken, GUINT_TO_POINTER (letter));

      if (letter != 0 && before != NULL)
        return g_strdup_printf ("%s, %s", before, shown ? shown : label);
      g_hash_table_insert (taken, GUINT_TO_POINTER (letter),
                           (gpointer) (shown ? shown : label));
    }
  return NULL;
}

/* The state of reading a template: the menus that are open, the innermost last, and the type of
 * the text that follows. */
typedef struct
{
  const char *file;
  GPtrArray  *open;
  gboolean    is_label;
} Reading;

static void
element_started (GMarkupParseContext *context,
                 const char          *element,
                 const char         **names,
                 const char         **values,
                 gpointer             data,
                 GError             **error)
{
  Reading *reading = data;

  reading->is_label = FALSE;
  if (g_str_equal (element, "menu") || g_str_equal (element, "submenu"))
    g_ptr_array_add (reading->open, group_new (reading->file));
  else if (g_str_equal (element, "attribute") && reading->open->len > 0)
    for (guint i = 0; names[i]; i++)
      if (g_str_equal (names[i], "name") && g_str_equal (values[i], "label"))
        reading->is_label = TRUE;
}

static void
element_ended (GMarkupParseContext *context, const char *element, gpointer data, GError **error)
{
  Reading *reading = data;

  reading->is_label = FALSE;
  if (g_str_equal (element, "menu") || g_str_equal (element, "submenu"))
    g_ptr_array_set_size (reading->open, (int) reading->open->len - 1);
}

/* The first label in a submenu is the submenu's own, and stands in the menu around it. */
static void
text_read (GMarkupParseContext *context, const char *text, gsize n, gpointer data, GError **error)
{
  Reading *reading = data;
  guint    depth = reading->open->len;
  Group   *group;

  if (!reading->is_label)
    return;
  group = g_ptr_array_index (reading->open, depth - 1);
  if (depth > 1 && g_strcmp0 (g_markup_parse_context_get_element_stack (context)->next->data,
                              "submenu") == 0)
    group = g_ptr_array_index (reading->open, depth - 2);
  g_ptr_array_add (group->labels, g_strndup (text, n));
}

static void
read_template (const char *file, const char *text)
{
  static const GMarkupParser parser = { element_started, element_ended, text_read, NULL, NULL };
  g_autoptr (GPtrArray) open = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  Reading reading = { file, open, FALSE };
  g_autoptr (GMarkupParseContext) context =
    g_markup_parse_context_new (&parser, G_MARKUP_TREAT_CDATA_AS_TEXT, &reading, NULL);

  g_markup_parse_context_parse (context, text, -1, &error);
  g_assert_no_error (error);
}

/* The labels with a letter in one statement. */
static void
read_statement (const char *statement, GPtrArray *labels)
{
  g_autoptr (GRegex) label = g_regex_new ("_ \\(\"([^\"]*_[^\"]*)\"\\)", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (label, statement, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    g_ptr_array_add (labels, g_match_info_fetch (match, 1));
}

static void
read_source (const char *file, const char *text)
{
  g_auto (GStrv) statements = g_strsplit (text, ";\n", -1);
  Group *menu = NULL;

  for (guint i = 0; statements[i]; i++)
    {
      gboolean in_menu = strstr (statements[i], "g_menu_append (") != NULL;
      g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
      Group *group;

      read_statement (statements[i], labels);
      if (in_menu ? labels->len == 0 : labels->len < 2)
        continue;
      if (in_menu && menu == NULL)
        menu = group_new (file);
      group = in_menu ? menu : group_new (file);
      g_ptr_array_extend_and_steal (group->labels, g_steal_pointer (&labels));
    }
}

static void
read_folder (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);

  g_assert_no_error (error);
  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        read_folder (path);
      else if (g_str_has_suffix (name, ".ui") || g_str_has_suffix (name, ".c"))
        {
          g_file_get_contents (path, &text, NULL, &error);
          g_assert_no_error (error);
          (g_str_has_suffix (name, ".ui") ? read_template : read_source) (name, text);
        }
    }
}

/* A catalogue's translations by their originals, of texts without a context. */
static GHashTable *
read_catalogue (const char *language)
{
  g_autofree char  *files = g_strdup_printf ("msgcat --no-wrap --use-first po/%1$s.po "
                                              "src/games/*/po/%1$s.po",
                                             language);
  const char *const argv[] = { "sh", "-c", files, NULL };
  GHashTable       *translations = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (GRegex) entry = g_regex_new ("\n(?:\n|#.*\n)msgid \"(.+)\"\n"
                                          "msgstr \"(.+)\"",
                                          0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *out = NULL;
  int              status = 0;

  g_spawn_sync (g_getenv ("EDUBBA_SOURCE_DIR"), (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL,
                NULL, &out, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, NULL));
  for (g_regex_match (entry, out, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    g_hash_table_insert (translations, g_match_info_fetch (match, 1),
                         g_match_info_fetch (match, 2));
  return translations;
}

/* data: a language, or NULL for English. */
static void
test_language (gconstpointer data)
{
  g_autoptr (GHashTable) translations = data ? read_catalogue (data) : NULL;

  if (translations != NULL)
    g_assert_cmpuint (g_hash_table_size (translations), >, 0);
  for (guint i = 0; i < groups->len; i++)
    {
      Group           *group = g_ptr_array_index (groups, i);
      g_autofree char *clash = find_clash (group->labels, translations);

      if (clash != NULL)
        g_test_fail_printf ("%s: one letter for two: %s", group->file, clash);
    }
}

/* Reads menus, and finds their clashes. */
static void
test_reading (void)
{
  static const struct
  {
    const char *text;
    gboolean    is_source;
    guint       n_groups;
    const char *clash;
  } rows[] = {
    { "<menu><section><item><attribute name='label'>_Past</attribute></item></section><section>"
      "<item><attribute name='label'>_Preferences</attribute></item></section></menu>",
      FALSE, 1, "_Past, _Preferences" },
    { "<menu><item><attribute name='label'>_Past</attribute></item><submenu>"
      "<attribute name='label'>_Share</attribute>"
      "<item><attribute name='label'>_Position</attribute></item></submenu></menu>",
      FALSE, 2, NULL },
    { "<menu><item><attribute name='label'>_Save</attribute></item><submenu>"
      "<attribute name='label'>_Share</attribute></submenu></menu>",
      FALSE, 2, "_Save, _Share" },
    { "  ask (_ (\"_Cancel\"), _ (\"_Clear\"));\n", TRUE, 1, "_Cancel, _Clear" },
    { "  g_menu_append (a, _ (\"_Old\"));\n  g_menu_append (a, _ (\"_Open\"));\n", TRUE, 1,
      "_Old, _Open" },
    { "  say (_ (\"_Old\"));\n  say (_ (\"_Open\"));\n", TRUE, 0, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GPtrArray       *real = g_steal_pointer (&groups);
      g_autofree char *clash = NULL;

      groups = g_ptr_array_new_with_free_func (group_free);
      (rows[i].is_source ? read_source : read_template) ("row", rows[i].text);
      g_assert_cmpuint (groups->len, ==, rows[i].n_groups);
      if (groups->len > 0)
        clash = find_clash (((Group *) g_ptr_array_index (groups, 0))->labels, NULL);
      g_assert_cmpstr (clash, ==, rows[i].clash);
      g_ptr_array_unref (groups);
      groups = real;
    }
}

int
main (int argc, char **argv)
{
  g_autofree char *sources = NULL;
  g_autofree char *list = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) languages = NULL;
  int status;

  fixed_test_init (&argc, &argv);
  sources = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", NULL);
  list = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "po", "LINGUAS", NULL);
  groups = g_ptr_array_new_with_free_func (group_free);
  read_folder (sources);
  g_assert_cmpuint (groups->len, >, 2);
  g_assert_true (g_file_get_contents (list, &text, NULL, NULL));
  languages = g_strsplit (text, "\n", -1);
  g_test_add_func ("/mnemonics/reading", test_reading);
  g_test_add_data_func ("/mnemonics/en", NULL, test_language);
  for (guint i = 0; languages[i]; i++)
    if (languages[i][0] != '\0' && languages[i][0] != '#')
      {
        g_autofree char *path = g_strconcat ("/mnemonics/", languages[i], NULL);

        g_test_add_data_func (path, languages[i], test_language);
      }
  status = g_test_run ();
  g_ptr_array_unref (groups);
  return status;
}
