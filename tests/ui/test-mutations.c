/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files that are nearly right, opened in the window: files that the parsers let through
 * (tests/fuzz) are also laid out, make the window no wider, and are shown without a complaint of
 * the toolkit's; the others are refused with a sentence. A record with any change is refused.
 *
 * 20 mutations of each kind, 2,000 with -m slow.
 */
#include "window-fixture.h"

#include "../fuzz/fuzz-mutate.h"
#include "babel.h"
#include "display.h"
#include "ui-fixture.h"

/* The greatest width that any page may need with the edge of the window, in pixels. */
#define WIDTH 375

typedef struct
{
  const char *kind;
  const char *folders[2];
} Row;

static const Row rows[] = {
  { "puzzle", { "tests/fuzz/corpus/puzzle", "src/games/babel/data/puzzles" } },
  { "lesson", { "tests/fuzz/corpus/lesson", "src/games/babel/data/lessons" } },
};

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* Adds the text of every file in a folder, by name. */
static void
add_folder (GPtrArray *texts, const char *folder)
{
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), folder, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_build_filename (path, name, NULL));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    {
      char *text;

      g_assert_true (g_file_get_contents (names->pdata[i], &text, NULL, NULL));
      g_ptr_array_add (texts, text);
    }
}

static const char *
pick (GPtrArray *texts)
{
  return texts->pdata[g_test_rand_int_range (0, (gint32) texts->len)];
}

static int
measure (EdubbaWindow *window)
{
  int least;

  gtk_widget_measure (GTK_WIDGET (window), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL,
                      NULL);
  return least;
}

static void
open_as (EdubbaWindow *window, const char *kind, const GString *text)
{
  g_autofree char *name = g_strconcat ("one.", kind, NULL);
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, text->str, (gssize) text->len, NULL));
  edubba_window_open_file (window, file);
}

/* Opens a text of this kind, and looks at it, with a hint too. Returns the least width of the
 * window, in pixels, or 0 if it was refused. */
static int
open_text (const char *kind, const GString *text)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  gboolean      is_shown;
  int           least;

  open_as (window, kind, text);
  ui_settle ();
  is_shown = ui_find_button_anywhere ("_Close") == NULL;
  if (!is_shown)
    ui_answer ("_Close");
  ui_wait_for_frames (GTK_WIDGET (window), 2);
  least = measure (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.hint", NULL);
  ui_settle ();
  least = MAX (least, measure (window));
  window_fixture_destroy (window);
  return is_shown ? least : 0;
}

static void
test_mutations (gconstpointer data)
{
  const Row *row = data;
  guint      n = g_test_slow () ? 2000 : 20;
  guint      n_shown = 0;
  int        before = 0;
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (row->folders); i++)
    add_folder (texts, row->folders[i]);
  while (before == 0)
    {
      g_autoptr (GString) text = g_string_new (pick (texts));

      before = open_text (row->kind, text);
    }
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GString) text = g_string_new (pick (texts));
      int after;

      fuzz_mutate (text, pick (texts));
      after = open_text (row->kind, text);
      if (after > MAX (before, WIDTH))
        g_error ("%d pixels wide, and %d before:\n%s", after, before, text->str);
      n_shown += after > 0;
    }
  g_test_message ("%u of %u were shown", n_shown, n);
  g_assert_cmpuint (n_shown, >, 0);
  g_assert_cmpuint (n_shown, <, n);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  window_fixture_init (&argc, &argv, babel_get_game);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/mutations/", rows[i].kind, NULL);

      g_test_add_data_func (path, &rows[i], test_mutations);
    }
  return window_fixture_run ();
}
