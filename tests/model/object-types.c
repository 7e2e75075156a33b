/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Macros that define types stand at the beginning of a line, as the layout of the sources demands;
 * interfaces are no types of objects.
 */
#include "object-types.h"

/* The first word in parentheses behind G_DEFINE_... is a type. */
static void
add_types (GPtrArray *types, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GRegex) regex = NULL;
  g_autoptr (GMatchInfo) info = NULL;

  regex = g_regex_new ("^G_DEFINE_(?:FINAL_|ABSTRACT_)?TYPE\\w*\\s*\\(\\s*(\\w+)",
                       G_REGEX_MULTILINE, 0, &error);
  g_assert_no_error (error);
  for (g_regex_match (regex, text, 0, &info); g_match_info_matches (info);
       g_match_info_next (info, NULL))
    g_ptr_array_add (types, g_match_info_fetch (info, 1));
}

/* The types of a folder and of all folders in it. */
static void
add_folder (GPtrArray *types, const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *file = g_build_filename (path, name, NULL);
      g_autofree char *text = NULL;

      if (g_file_test (file, G_FILE_TEST_IS_DIR))
        add_folder (types, file);
      else if (g_str_has_suffix (name, ".c"))
        {
          g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
          add_types (types, text);
        }
    }
}

GPtrArray *
object_types_list (const char *folder)
{
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), folder, NULL);
  g_autoptr (GPtrArray) types = g_ptr_array_new_with_free_func (g_free);

  add_folder (types, path);
  g_assert_cmpuint (types->len, >, 0);
  return g_steal_pointer (&types);
}
