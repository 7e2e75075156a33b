/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sources are hashed, not the object code: that differs from compiler to compiler. A program
 * writes its stamp only after a run in which it played all of its stamped cases.
 */
#include "stamp.h"

#include <string.h>

/* A case as it was added. */
typedef struct
{
  GTestDataFunc test;
  gconstpointer data;
} Stamped;

static char      *stamp_path;
static char      *stamp_hash;
static GPtrArray *cases; /* of Stamped */
static guint      n_played;
static gboolean   fits;

/* ---- The hash ---- */

/* Appends C source without comments and blanks; strings and characters stay as they are. */
static void
append_code (GString *code, const char *text)
{
  while (*text != '\0')
    {
      if (text[0] == '/' && text[1] == '*')
        {
          const char *end = strstr (text + 2, "*/");

          text = end != NULL ? end + 2 : text + strlen (text);
        }
      else if (text[0] == '"' || text[0] == '\'')
        {
          const char *end = text + 1;

          while (*end != '\0' && *end != *text)
            end += 1 + (end[0] == '\\' && end[1] != '\0');
          end += *end != '\0';
          g_string_append_len (code, text, end - text);
          text = end;
        }
      else
        {
          if (!g_ascii_isspace (*text))
            g_string_append_c (code, *text);
          text++;
        }
    }
}

static void
hash_file (GChecksum *sum, const char *root, const char *path)
{
  g_autofree char *full = g_build_filename (root, path, NULL);
  g_autoptr (GString) code = g_string_new (NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (full, &text, &length, &error);
  g_assert_no_error (error);
  g_checksum_update (sum, (const guchar *) path, (gssize) strlen (path) + 1);
  if (!g_str_has_suffix (path, ".c") && !g_str_has_suffix (path, ".h"))
    {
      g_checksum_update (sum, (const guchar *) text, (gssize) length);
      return;
    }
  append_code (code, text);
  g_checksum_update (sum, (const guchar *) code->str, (gssize) code->len);
}

static void
list_files (GPtrArray *paths, const char *root, const char *path)
{
  g_autofree char *full = g_build_filename (root, path, NULL);
  g_autoptr (GDir) dir = g_dir_open (full, 0, NULL);
  const char *name;

  if (dir == NULL)
    {
      g_ptr_array_add (paths, g_strdup (path));
      return;
    }
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *below = g_build_filename (path, name, NULL);

      list_files (paths, root, below);
    }
}

static int
compare_paths (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

char *
stamp_compute (const char *root, const char *const *paths)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);

  for (; *paths != NULL; paths++)
    list_files (files, root, *paths);
  g_ptr_array_sort (files, compare_paths);
  for (guint i = 0; i < files->len; i++)
    hash_file (sum, root, files->pdata[i]);
  return g_strdup (g_checksum_get_string (sum));
}

/* ---- The cases ---- */

/* Memory and threads are looked at in each run. */
static gboolean
must_play (void)
{
#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
  return TRUE;
#else
  return g_test_slow () || g_getenv ("EDUBBA_BRIEF") != NULL;
#endif
}

void
stamp_init (const char *name, const char *const *paths)
{
  const char      *root = g_getenv ("EDUBBA_SOURCE_DIR");
  g_autofree char *text = NULL;

  stamp_path = g_strdup_printf ("%s/tests/stamp/%s.stamp", root, name);
  stamp_hash = stamp_compute (root, paths);
  cases = g_ptr_array_new_with_free_func (g_free);
  fits = !must_play () && g_file_get_contents (stamp_path, &text, NULL, NULL) &&
         g_str_equal (g_strstrip (text), stamp_hash);
}

static void
play_case (gconstpointer data)
{
  const Stamped *stamped = data;

  if (fits)
    {
      g_test_message ("passed before, with the same sources and data");
      return;
    }
  stamped->test (stamped->data);
  n_played++;
}

void
stamp_add_case (const char *path, gconstpointer data, GTestDataFunc test)
{
  Stamped *stamped = g_new (Stamped, 1);

  *stamped = (Stamped) { test, data };
  g_ptr_array_add (cases, stamped);
  g_test_add_data_func (path, stamped, play_case);
}

/* In a tree that cannot be written into, all is played again next time. */
static void
write_stamp (void)
{
  g_autofree char *text = g_strconcat (stamp_hash, "\n", NULL);

  g_file_set_contents (stamp_path, text, -1, NULL);
}

int
stamp_run (void)
{
  int status = g_test_run ();

  if (status == 0 && n_played == cases->len && g_getenv ("EDUBBA_BRIEF") == NULL)
    write_stamp ();
  g_clear_pointer (&cases, g_ptr_array_unref);
  g_clear_pointer (&stamp_path, g_free);
  g_clear_pointer (&stamp_hash, g_free);
  return status;
}
