/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A target as a test, for any compiler: each file of its corpus, and mutations of them.
 *
 * 2,000 mutations, 100,000 with -m slow; their chance comes from g_test_rand_*, so --seed repeats a
 * run. The program's name ends with the target's. Files that games ship for this target are inputs,
 * too.
 */
#include <glib/gstdio.h>
#include <string.h>

#include "fixed.h"
#include "fuzz-mutate.h"
#include "fuzz-target.h"
#include "games.h"

/* The program's name, before the target's. */
#define PREFIX "test-fuzz-"

static GPtrArray *inputs; /* of GBytes */

static void
test_file (gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize size;

  g_file_get_contents (data, &text, &size, &error);
  g_assert_no_error (error);
  LLVMFuzzerTestOneInput ((const guint8 *) text, size);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* Adds a case for every file in a folder, if there is such a folder, by name, below the path
 * `group`. */
static void
add_folder (const char *group, const char *folder)
{
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), folder, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    {
      char            *file = g_build_filename (path, g_ptr_array_index (names, i), NULL);
      g_autofree char *test = g_strdup_printf ("/fuzz/%s/%s", group,
                                               (char *) g_ptr_array_index (names, i));
      char            *text;
      gsize            size;

      g_assert_true (g_file_get_contents (file, &text, &size, NULL));
      g_ptr_array_add (inputs, g_bytes_new_take (text, size));
      g_test_add_data_func_full (test, file, test_file, g_free);
    }
}

static const char *
pick (void)
{
  GBytes *bytes = inputs->pdata[g_test_rand_int_range (0, (gint32) inputs->len)];

  return g_bytes_get_data (bytes, NULL);
}

static void
test_mutations (void)
{
  g_assert_cmpuint (inputs->len, >, 0);
  for (guint i = 0; i < fuzz_get_n_rounds (); i++)
    {
      g_autoptr (GString) text = g_string_new (pick ());

      fuzz_mutate (text, pick ());
      LLVMFuzzerTestOneInput ((const guint8 *) text->str, text->len);
    }
}

/* Adds the target's corpus, and what games ship: "puzzle" reads the files in "puzzles". */
static void
add_inputs (const char *target)
{
  g_autofree char *corpus = g_build_filename ("tests", "fuzz", "corpus", target, NULL);
  g_autofree char *plural = g_strconcat (target, "s", NULL);
  g_autofree char *group = g_strconcat (target, "/corpus", NULL);

  add_folder (group, corpus);
  for (gsize i = 0; games_modules[i] != NULL; i++)
    {
      const char      *game = games_modules[i]->rules->id;
      g_autofree char *shipped = g_build_filename ("src", "games", game, "data", plural, NULL);
      g_autofree char *below = g_strconcat (target, "/", game, NULL);

      add_folder (below, shipped);
    }
}

int
main (int argc, char **argv)
{
  g_autofree char *program = g_path_get_basename (argv[0]);
  const char      *target = program + strlen (PREFIX);
  g_autofree char *mutations = g_strdup_printf ("/fuzz/%s/mutations", target);
  int              status;

  g_assert_true (g_str_has_prefix (program, PREFIX));
  fixed_test_init (&argc, &argv);
  inputs = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  add_inputs (target);
  g_test_add_func (mutations, test_mutations);
  status = g_test_run ();
  g_ptr_array_unref (inputs);
  return status;
}
