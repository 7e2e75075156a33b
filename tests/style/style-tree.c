/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the tree once and runs checks over it.
 *
 * The root comes from the environment (EDUBBA_SOURCE_DIR, set by tests/meson.build). Files that are
 * not valid UTF-8, pictures for example, are not text and are left out.
 */
#include "style-tree.h"

#include <string.h>

static GPtrArray *files;

static void
free_file (gpointer data)
{
  StyleFile *file = data;

  g_free (file->path);
  g_free (file->text);
  g_free (file);
}

static void
read_file (const char *path)
{
  g_autofree char *full = g_build_filename (style_tree_get_root (), path, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  StyleFile *file;
  gsize      length;

  g_file_get_contents (full, &text, &length, &error);
  g_assert_no_error (error);
  if (!g_utf8_validate (text, length, NULL))
    return;

  file = g_new0 (StyleFile, 1);
  file->path = g_strdup (path);
  file->text = g_steal_pointer (&text);
  g_ptr_array_add (files, file);
}

static gboolean
is_ours (const char *name)
{
  static const char *const hidden_but_ours[] = { ".ci", ".clang-format", ".editorconfig",
                                                 ".gitignore", NULL };

  if (name[0] == '.')
    return g_strv_contains (hidden_but_ours, name);
  return name[0] != '_' && !g_str_has_prefix (name, "obj-") && !g_str_equal (name, "build") &&
         !g_str_has_suffix (name, ".pot") && !g_str_has_suffix (name, "~");
}

static void
read_folder (const char *path)
{
  g_autofree char *full = g_build_filename (style_tree_get_root (), path, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (full, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = path[0] ? g_build_filename (path, name, NULL) : g_strdup (name);
      g_autofree char *full_child = g_build_filename (full, name, NULL);

      if (!is_ours (name) || g_file_test (full_child, G_FILE_TEST_IS_SYMLINK))
        continue;
      if (g_file_test (full_child, G_FILE_TEST_IS_DIR))
        read_folder (child);
      else if (g_file_test (full_child, G_FILE_TEST_IS_REGULAR))
        read_file (child);
    }
}

static int
compare_files (gconstpointer a, gconstpointer b)
{
  const StyleFile *const *left = a;
  const StyleFile *const *right = b;

  return strcmp ((*left)->path, (*right)->path);
}

static void
assert_tree (gconstpointer data)
{
  const StyleRule *rule = data;
  g_autoptr (GString) complaints = g_string_new (NULL);
  GPtrArray *all = style_tree_get_files ();

  for (guint i = 0; i < all->len; i++)
    {
      const StyleFile *file = g_ptr_array_index (all, i);

      rule->check (file->path, file->text, complaints);
    }
  if (complaints->len > 0)
    {
      g_test_message ("%s", complaints->str);
      g_test_fail ();
    }
}

static void
assert_sample (gconstpointer data)
{
  const StyleSample *sample = data;
  g_autoptr (GString) complaints = g_string_new (NULL);

  if (sample->good != NULL)
    sample->check (sample->path, sample->good, complaints);
  g_assert_cmpstr (complaints->str, ==, "");
  sample->check (sample->path, sample->bad, complaints);
  g_assert_cmpstr (complaints->str, !=, "");
}

const char *
style_tree_get_root (void)
{
  const char *root = g_getenv ("EDUBBA_SOURCE_DIR");

  g_assert_nonnull (root);
  return root;
}

GPtrArray *
style_tree_get_files (void)
{
  if (files == NULL)
    {
      files = g_ptr_array_new_with_free_func (free_file);
      read_folder ("");
      g_ptr_array_sort (files, compare_files);
    }
  return files;
}

void
style_tree_add_rules (const StyleRule *rules, gsize n_rules)
{
  for (gsize i = 0; i < n_rules; i++)
    {
      g_autofree char *name = g_strconcat ("/style/tree/", rules[i].name, NULL);

      g_test_add_data_func (name, &rules[i], assert_tree);
    }
}

void
style_tree_add_samples (const StyleSample *samples, gsize n_samples)
{
  for (gsize i = 0; i < n_samples; i++)
    {
      g_autofree char *name = g_strconcat ("/style/sample/", samples[i].name, NULL);

      g_test_add_data_func (name, &samples[i], assert_sample);
    }
}

void
style_complain (GString *complaints, const char *path, guint line, const char *format, ...)
{
  va_list arguments;

  g_string_append_printf (complaints, "\n%s:%u: ", path, line);
  va_start (arguments, format);
  g_string_append_vprintf (complaints, format, arguments);
  va_end (arguments);
}

gboolean
style_path_is_in (const char *path, const char *const *folders)
{
  for (; *folders != NULL; folders++)
    if (g_str_has_prefix (path, *folders))
      return TRUE;
  return FALSE;
}

gboolean
style_path_is_c (const char *path)
{
  return g_str_has_suffix (path, ".c") || g_str_has_suffix (path, ".h");
}

gboolean
style_path_is_game_test (const char *path)
{
  return g_str_has_prefix (path, "src/games/") && strstr (path, "/tests/") != NULL;
}
