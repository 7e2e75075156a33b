/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A line of the build's list has a group's name, its folders, "--", the reader of texts and its own
 * arguments, with tabs between them.
 */
#include "texts.h"

#include <glib/gstdio.h>
#include <string.h>

char *
texts_run (const char *const *argv)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *command = g_strjoinv (" ", (char **) argv);
  g_autofree char *out = NULL;
  g_autofree char *complaints = NULL;
  int              status = 0;

  g_spawn_sync (g_getenv ("EDUBBA_SOURCE_DIR"), (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL,
                NULL, &out, &complaints, &status, &error);
  g_assert_no_error (error);
  if (!g_spawn_check_wait_status (status, NULL))
    g_test_fail_printf ("%s: %s%s", command, out, complaints);
  return g_strconcat (out, complaints, NULL);
}

static void
folder_free (gpointer data)
{
  TextsFolder *folder = data;

  g_unlink (folder->template);
  g_rmdir (folder->directory);
  g_free (folder->template);
  g_free (folder->directory);
  g_free (folder->folder);
  g_free (folder);
}

/* args: the program that reads the texts and its arguments, NULL-terminated. */
static TextsFolder *
folder_new (const char *name, char **args)
{
  TextsFolder *folder = g_new0 (TextsFolder, 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autofree char *files = g_strconcat ("--files-from=", name, "/POTFILES", NULL);
  g_autofree char *said = NULL;

  folder->folder = g_strdup (name);
  folder->directory = g_dir_make_tmp ("edubba-po-XXXXXX", &error);
  g_assert_no_error (error);
  folder->template = g_build_filename (folder->directory, "texts.pot", NULL);
  for (guint i = 0; args[i] != NULL; i++)
    g_ptr_array_add (argv, args[i]);
  if (g_str_equal (args[0], "xgettext"))
    g_ptr_array_add (argv, files);
  g_ptr_array_add (argv, (char *) "-o");
  g_ptr_array_add (argv, folder->template);
  g_ptr_array_add (argv, NULL);
  said = texts_run ((const char *const *) argv->pdata);
  return folder;
}

GPtrArray *
texts_read (const char *group)
{
  GPtrArray       *folders = g_ptr_array_new_with_free_func (folder_free);
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "po", "readers.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (g_strstrip (text), "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], "\t", -1);
      guint reader = 1;

      if (group != NULL && !g_str_equal (words[0], group))
        continue;
      while (!g_str_equal (words[reader], "--"))
        reader++;
      for (guint j = 1; j < reader; j++)
        g_ptr_array_add (folders, folder_new (words[j], words + reader + 1));
    }
  g_assert_cmpuint (folders->len, >, 0);
  return folders;
}

/* A language has a folder of its own where it has pictures, too. */
char *
texts_get_catalogue (const TextsFolder *folder, const char *language)
{
  g_autofree char *name = g_strconcat (language, ".po", NULL);
  g_autofree char *own =
    g_canonicalize_filename (folder->folder, g_getenv ("EDUBBA_SOURCE_DIR"));
  g_autofree char *below = g_build_filename (own, language, NULL);

  if (g_file_test (below, G_FILE_TEST_IS_DIR))
    return g_build_filename (folder->folder, language, name, NULL);
  return g_build_filename (folder->folder, name, NULL);
}

char *
texts_dup_entry (const char *entry, const char *keyword)
{
  g_auto (GStrv) lines = g_strsplit (entry, "\n", -1);
  GString *text = NULL;

  for (guint i = 0; lines[i]; i++)
    {
      const char *begin = strchr (lines[i], '"');
      const char *end = strrchr (lines[i], '"');

      if (!text && g_str_has_prefix (lines[i], keyword))
        text = g_string_new (NULL);
      else if (text && lines[i][0] != '"')
        break;
      if (text && begin && end > begin)
        g_string_append_len (text, begin + 1, end - begin - 1);
    }
  return text ? g_string_free (text, FALSE) : NULL;
}

char **
texts_list_to_follow (const TextsFolder *folder, const char *language)
{
  g_autofree char  *catalogue = texts_get_catalogue (folder, language);
  g_autofree char  *merged = g_strconcat (folder->template, ".", language, NULL);
  const char *const merge[] = { "msgmerge", "--quiet", "--no-fuzzy-matching", "-o", merged,
                                catalogue, folder->template, NULL };
  const char *const choose[] = { "msgattrib", "--untranslated", "--no-obsolete", "--no-wrap",
                                 merged, NULL };
  g_autofree char  *said = texts_run (merge);
  g_autofree char  *missing = texts_run (choose);
  g_auto (GStrv) entries = g_strsplit (missing, "\n\n", -1);
  GPtrArray *texts = g_ptr_array_new ();

  g_unlink (merged);
  for (guint i = 1; entries[0] != NULL && entries[i] != NULL; i++) /* the first is the header */
    {
      g_ptr_array_add (texts, texts_dup_entry (entries[i], "msgid "));
      if (strstr (entries[i], "\nmsgid_plural ") != NULL)
        g_ptr_array_add (texts, texts_dup_entry (entries[i], "msgid_plural "));
    }
  g_ptr_array_add (texts, NULL);
  return (char **) g_ptr_array_free (texts, FALSE);
}
