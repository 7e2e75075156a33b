/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games that were played to their end: they are kept and come back, the last one first, each
 * once; only the latest are kept, and nothing but the oldest of them is ever removed.
 */
#include "model-fixture.h"

#include "../fixed.h"
#include "edubba-finished-games.h"
#include "edubba-save.h"

#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

static EdubbaMatch *
play_game (void)
{
  EdubbaMatch *match = fixture_match_new (fixture_get_game (), (guint64) g_test_rand_int ());

  fixture_act_often (match, 12);
  fixture_resign (match);
  return match;
}

static void
keep (const char *folder, EdubbaMatch *match)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (edubba_finished_games_keep (folder, match, &error));
  g_assert_no_error (error);
}

static void
assert_holds (const EdubbaFinishedGame *game, EdubbaMatch *match)
{
  g_autoptr (EdubbaMatch) kept = edubba_save_parse (fixture_get_modules (), game->text, NULL);
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  g_assert_nonnull (kept);
  g_assert_nonnull (game_record_get_header (edubba_match_get_record (kept), "Date"));
  g_assert_cmpuint (edubba_match_get_length (kept), ==, edubba_match_get_length (match));
  g_assert_cmpuint (edubba_match_get_resigned (kept), ==, edubba_match_get_resigned (match));
  one = fixture_print (kept);
  other = fixture_print (match);
  g_assert_cmpstr (one, ==, other);
}

static void
test_order (void)
{
  g_autofree char *home = fixture_folder_new ();
  g_autofree char *folder = g_build_filename (home, "games", NULL);
  g_autoptr (EdubbaMatch) first = play_game ();
  g_autoptr (EdubbaMatch) second = play_game ();
  g_autoptr (GPtrArray) none = edubba_finished_games_list (folder);
  g_autoptr (GPtrArray) games = NULL;

  g_assert_cmpuint (none->len, ==, 0);
  keep (folder, first);
  keep (folder, second);
  games = edubba_finished_games_list (folder);
  g_assert_cmpuint (games->len, ==, 2);
  assert_holds (g_ptr_array_index (games, 0), second);
  assert_holds (g_ptr_array_index (games, 1), first);
  fixture_folder_remove (folder);
  fixture_folder_remove (home);
}

/* The end was taken back, and the game played on. */
static void
test_again (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autoptr (EdubbaMatch) match = play_game ();
  g_autoptr (GPtrArray) games = NULL;

  keep (folder, match);
  edubba_match_undo (match);
  fixture_act_often (match, 3);
  fixture_resign (match);
  keep (folder, match);
  games = edubba_finished_games_list (folder);
  g_assert_cmpuint (games->len, ==, 1);
  assert_holds (g_ptr_array_index (games, 0), match);
  fixture_folder_remove (folder);
}

/* The program died behind that, read the game once more, and keeps it on another day. */
static void
test_read_again (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autoptr (EdubbaMatch) match = play_game ();
  g_autofree char *text = edubba_save_print (match);
  g_autofree char *now = g_strdup (g_getenv ("EDUBBA_NOW"));
  g_autoptr (EdubbaMatch) again = edubba_save_parse (fixture_get_modules (), text, NULL);
  g_autoptr (EdubbaMatch) other = play_game ();
  g_autoptr (GPtrArray) games = NULL;

  keep (folder, match);
  g_setenv ("EDUBBA_NOW", "2031-01-01T10:00:00", TRUE);
  keep (folder, again);
  keep (folder, other);
  games = edubba_finished_games_list (folder);
  g_assert_cmpuint (games->len, ==, 2);
  assert_holds (g_ptr_array_index (games, 1), match);
  g_setenv ("EDUBBA_NOW", now, TRUE);
  fixture_folder_remove (folder);
}

static void
test_most (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autofree char *foreign = g_build_filename (folder, "game-of-mine.record", NULL);
  g_autofree char *first = g_build_filename (folder, "game-1.record", NULL);
  g_autofree char *second = g_build_filename (folder, "game-2.record", NULL);
  g_autoptr (GPtrArray) games = NULL;

  g_assert_true (g_file_set_contents (foreign, "mine", -1, NULL));
  for (guint i = 0; i < EDUBBA_FINISHED_GAMES_MAX + 1; i++)
    {
      g_autoptr (EdubbaMatch) match = play_game ();

      keep (folder, match);
    }
  games = edubba_finished_games_list (folder);
  g_assert_cmpuint (games->len, ==, EDUBBA_FINISHED_GAMES_MAX);
  g_assert_false (g_file_test (first, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (second, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (foreign, G_FILE_TEST_EXISTS));
  fixture_folder_remove (folder);
}

/* Many games of one kind push out none of another. */
static void
test_kinds (void)
{
  const GameModule *kind = fixture_get_modules ()[1];
  g_autofree char  *folder = fixture_folder_new ();
  g_autoptr (EdubbaMatch) other = fixture_match_new (kind, 1);
  g_autoptr (GPtrArray) games = NULL;
  EdubbaFinishedGame *last;
  EdubbaFinishedGame *first;

  edubba_match_resign_seat (other, 0);
  keep (folder, other);
  for (guint i = 0; i < EDUBBA_FINISHED_GAMES_MAX + 1; i++)
    {
      g_autoptr (EdubbaMatch) match = play_game ();

      keep (folder, match);
    }
  games = edubba_finished_games_list (folder);
  g_assert_cmpuint (games->len, ==, EDUBBA_FINISHED_GAMES_MAX + 1);
  first = g_ptr_array_index (games, 0);
  last = g_ptr_array_index (games, EDUBBA_FINISHED_GAMES_MAX);
  assert_holds (last, other);
  g_assert_cmpstr (last->id, ==, kind->rules->id);
  g_assert_cmpstr (first->id, ==, fixture_get_game ()->rules->id);
  fixture_folder_remove (folder);
}

static guint
count_files (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* Even of very many files, only the last are read. */
static void
test_many (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autoptr (EdubbaMatch) match = play_game ();
  g_autoptr (GPtrArray) games = NULL;
  g_autofree char *text = edubba_save_print (match);

  for (guint i = 1; i <= 10 * EDUBBA_FINISHED_GAMES_MAX; i++)
    {
      g_autofree char *name = g_strdup_printf ("game-%u.record", i);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
    }
  games = edubba_finished_games_list (folder);
  g_assert_cmpuint (games->len, ==, EDUBBA_FINISHED_GAMES_MAX);
  for (guint i = 0; i < games->len; i++)
    {
      g_autofree char *name =
        g_strdup_printf ("game-%u.record", 10 * EDUBBA_FINISHED_GAMES_MAX - i);

      g_assert_true (
        g_str_has_suffix (((EdubbaFinishedGame *) g_ptr_array_index (games, i))->path, name));
    }
  fixture_folder_remove (folder);
}

/* After the greatest number the files are numbered again: nothing is overwritten, and the order
 * stays. */
static void
test_last_number (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autofree char *greatest = g_build_filename (folder, "game-4294967294.record", NULL);
  g_autofree char *first = g_build_filename (folder, "game-1.record", NULL);
  EdubbaMatch     *matches[] = { play_game (), play_game (), play_game (), play_game () };
  g_autoptr (GPtrArray) games = NULL;

  keep (folder, matches[0]);
  keep (folder, matches[1]);
  g_assert_cmpint (g_unlink (first), ==, 0);
  keep (folder, matches[0]);
  g_assert_cmpint (g_rename (first, greatest), ==, 0);
  keep (folder, matches[2]);
  keep (folder, matches[3]);
  games = edubba_finished_games_list (folder);
  g_assert_cmpuint (games->len, ==, 4);
  g_assert_cmpuint (count_files (folder), ==, 4);
  assert_holds (g_ptr_array_index (games, 0), matches[3]);
  assert_holds (g_ptr_array_index (games, 1), matches[2]);
  assert_holds (g_ptr_array_index (games, 2), matches[0]);
  assert_holds (g_ptr_array_index (games, 3), matches[1]);
  for (guint i = 0; i < G_N_ELEMENTS (matches); i++)
    g_assert_finalize_object (g_steal_pointer (&matches[i]));
  fixture_folder_remove (folder);
}

/* Files left behind by a dying program are removed, but not files that only look alike. */
static void
test_left_behind (void)
{
  static const char *const foreign[] = { "game-1.record.ABCDEF", ".edubba-new-mine", "notes" };
  g_autofree char         *folder = fixture_folder_new ();
  g_autofree char         *stray = g_build_filename (folder, ".edubba-new-0123abcd-QX7Y2Z", NULL);
  g_autoptr (EdubbaMatch) match = play_game ();

  g_assert_true (g_file_set_contents (stray, "[Game", -1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (foreign); i++)
    {
      g_autofree char *path = g_build_filename (folder, foreign[i], NULL);

      g_assert_true (g_file_set_contents (path, "mine", -1, NULL));
    }
  keep (folder, match);
  g_assert_false (g_file_test (stray, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_files (folder), ==, G_N_ELEMENTS (foreign) + 1);
  fixture_folder_remove (folder);
}

static void
test_unwritable (void)
{
  g_autofree char *home = fixture_folder_new ();
  g_autofree char *file = g_build_filename (home, "file", NULL);
  g_autofree char *folder = g_build_filename (file, "games", NULL);
  g_autoptr (EdubbaMatch) match = play_game ();
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (file, "", -1, NULL));
  g_assert_false (edubba_finished_games_keep (folder, match, &error));
  g_assert_nonnull (error);
  g_assert_true (error->domain == G_FILE_ERROR);
  fixture_folder_remove (home);
}

/* Files that can be no games are left out; a folder in the place of a game makes keeping fail. */
static void
test_no_game (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autofree char *seventh = g_build_filename (folder, "game-7.record", NULL);
  g_autofree char *giant = g_build_filename (folder, "game-6.record", NULL);
  g_autofree char *other = g_build_filename (folder, "game-5.records", NULL);
  g_autofree char *pipe = g_build_filename (folder, "game-4.record", NULL);
  g_autofree char *first = g_build_filename (folder, "game-1.record", NULL);
  g_autofree char *inside = g_build_filename (first, "inside", NULL);
  g_autoptr (EdubbaMatch) match = play_game ();
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;

  keep (folder, match);
  g_assert_cmpint (g_mkdir (seventh, 0700), ==, 0);
  g_assert_true (g_file_set_contents (giant, "", 0, NULL));
  g_assert_cmpint (truncate (giant, GAME_RECORD_MAX_BYTES + 1), ==, 0);
  g_assert_true (g_file_set_contents (other, "", 0, NULL));
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  games = edubba_finished_games_list (folder);
  g_assert_cmpuint (games->len, ==, 1);
  assert_holds (g_ptr_array_index (games, 0), match);

  g_assert_cmpint (g_unlink (first), ==, 0);
  g_assert_cmpint (g_mkdir_with_parents (inside, 0700), ==, 0);
  g_assert_false (edubba_finished_games_keep (folder, match, &error));
  g_assert_true (error != NULL && error->domain == G_FILE_ERROR);
  g_assert_cmpint (g_rmdir (inside), ==, 0);
  g_assert_cmpint (g_rmdir (first), ==, 0);
  fixture_folder_remove (folder);
}

/* The day on which it was played is that of the first time it was kept. */
static void
test_date (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autoptr (EdubbaMatch) match = play_game ();
  g_autofree char *text = edubba_save_print (match);
  g_autofree char *dated = g_strconcat ("[Date \"2001-02-03\"]\n", text, NULL);
  g_autoptr (EdubbaMatch) old = edubba_save_parse (fixture_get_modules (), dated, NULL);
  g_autoptr (EdubbaMatch) kept = NULL;
  g_autoptr (GPtrArray) games = NULL;

  g_assert_nonnull (old);
  keep (folder, old);
  games = edubba_finished_games_list (folder);
  kept = edubba_save_parse (fixture_get_modules (),
                            ((EdubbaFinishedGame *) g_ptr_array_index (games, 0))->text, NULL);
  g_assert_cmpstr (game_record_get_header (edubba_match_get_record (kept), "Date"), ==,
                   "2001-02-03");
  fixture_folder_remove (folder);
}

/* A note goes into the file of its game, which keeps its day; no other game gets one. */
static void
test_note (void)
{
  g_autofree char *folder = fixture_folder_new ();
  g_autoptr (EdubbaMatch) match = play_game ();
  g_autoptr (EdubbaMatch) other = play_game ();
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (EdubbaMatch) kept = NULL;
  g_autofree char *before = edubba_save_print (match);
  g_autofree char *foreign = edubba_save_print (other);
  g_autofree char *after = game_record_put_note (fixture_get_game (), before, 3, "Too early");
  g_autofree char *again = game_record_put_note (fixture_get_game (), after, 3, "Too late");
  g_autofree char *note = NULL;
  gboolean         known;

  keep (folder, match);
  g_assert_true (edubba_finished_games_replace (folder, before, after, &known, NULL));
  g_assert_true (edubba_finished_games_replace (folder, after, again, &known, NULL));
  g_assert_false (edubba_finished_games_replace (folder, foreign, after, &known, NULL));
  g_assert_false (known);
  games = edubba_finished_games_list (folder);
  g_assert_cmpuint (games->len, ==, 1);
  assert_holds (g_ptr_array_index (games, 0), match);
  kept = edubba_save_parse (fixture_get_modules (),
                            ((EdubbaFinishedGame *) g_ptr_array_index (games, 0))->text, NULL);
  note = game_record_dup_note (edubba_match_get_record (kept), 3);
  g_assert_cmpstr (note, ==, "Too late");
  fixture_folder_remove (folder);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/model/past/order", test_order);
  g_test_add_func ("/model/past/again", test_again);
  g_test_add_func ("/model/past/read-again", test_read_again);
  g_test_add_func ("/model/past/most", test_most);
  g_test_add_func ("/model/past/kinds", test_kinds);
  g_test_add_func ("/model/past/note", test_note);
  g_test_add_func ("/model/past/many", test_many);
  g_test_add_func ("/model/past/last-number", test_last_number);
  g_test_add_func ("/model/past/left-behind", test_left_behind);
  g_test_add_func ("/model/past/unwritable", test_unwritable);
  g_test_add_func ("/model/past/no-game", test_no_game);
  g_test_add_func ("/model/past/date", test_date);
  return g_test_run ();
}
