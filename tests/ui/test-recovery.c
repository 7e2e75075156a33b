/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The way back for files that were set aside: it is offered when there are any, refuses files
 * that still cannot be read, and loses no present game by bringing something back. A game that
 * another game replaces, also from outside, is found by the next process.
 */
#include <adwaita.h>
#include <glib/gstdio.h>
#include <string.h>

#include "display.h"
#include "edubba-recovery-page.h"
#include "edubba-recovery.h"
#include "edubba-compat.h"
#include "edubba-journal.h"
#include "edubba-match-page.h"
#include "edubba-match-words.h"
#include "edubba-window-private.h"
#include "game-text.h"
#include "plain-board.h"
#include "ui-fixture.h"
#include "window-fixture.h"

#define GAME_NAME     "game.save.damaged-1"
#define REPLACED_NAME "game.save.replaced-1"
#define PROGRESS_NAME "progress.save.damaged-1"

static char *
build_path (const char *name)
{
  g_autofree char *folder = edubba_window_dup_data_folder ();

  return g_build_filename (folder, name, NULL);
}

static void
write_file (const char *name, const char *text)
{
  g_autofree char *path = build_path (name);
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static gboolean
exists (const char *name)
{
  g_autofree char *path = build_path (name);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static gboolean
is_missing (gpointer name)
{
  return !exists (name);
}

static void
write_aside (const char *name, const char *base)
{
  g_autofree char *text = edubba_snapshot_print ("test", 1, base);

  write_file (name, text);
}

/* Removes the files that tests have set aside; the fixture removes only the games and the
 * progress. */
static void
forget (void)
{
  g_autofree char *folder = build_path (NULL);
  g_autoptr (GPtrArray) files = edubba_recovery_list (folder);

  for (guint i = 0; i < files->len; i++)
    g_assert_true (edubba_recovery_delete (files->pdata[i], NULL));
  window_fixture_forget ();
}

static EdubbaMatch *
get_kept (EdubbaWindow *window)
{
  return edubba_save_get_match (edubba_window_get_kept (window, plain_game_get ())->save);
}

static guint
show_page (EdubbaWindow *window)
{
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.set-aside", NULL);
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_RECOVERY_PAGE);
  return page != NULL ? ui_count (page, ADW_TYPE_EXPANDER_ROW) : 0;
}

static void
try_again (EdubbaWindow *window, const char *name)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.try-aside", "s", name);
  ui_settle ();
}

/* The page is offered only if there are files. A damaged save is offered, and refused while it is
 * damaged. */
static void
test_refused (void)
{
  EdubbaWindow *window;

  forget ();
  window = window_fixture_create ();
  g_assert_cmpuint (show_page (window), ==, 0);
  g_assert_null (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_RECOVERY_PAGE));
  window_fixture_destroy (window);
  write_file ("game.save", "edubba-save 1 nonsense");
  window = window_fixture_create ();
  g_assert_nonnull (ui_find_button (GTK_WIDGET (window), "Show"));
  g_assert_cmpuint (show_page (window), ==, 1);
  try_again (window, GAME_NAME);
  g_assert_nonnull (ui_find_button_anywhere ("_Close"));
  ui_answer ("_Close");
  g_assert_true (exists (GAME_NAME));
  g_assert_null (get_kept (window));
  try_again (window, "game.save.damaged-9");
  g_assert_cmpuint (show_page (window), ==, 1);
  window_fixture_destroy (window);
}

static void
act (EdubbaMatch *match, guint n_actions)
{
  const GameRules *rules = edubba_match_get_module (match)->rules;

  for (guint i = 0; i < n_actions; i++)
    {
      g_autoptr (GArray) legal = game_legal_sorted (rules, edubba_match_get_state (match));
      g_autofree char *action = game_action_print (rules, g_array_index (legal, GameAction, 0));

      g_assert_true (edubba_match_act (match, action, NULL, NULL));
    }
}

static EdubbaMatch *
deal (guint64 seed, guint n_actions)
{
  const GameModule *module = plain_game_get ()->module;
  EdubbaMatch      *match =
    edubba_match_new (module, game_record_new_seed (module->rules, 2, 0, seed));

  act (match, n_actions);
  return match;
}

static EdubbaMatch *
play (guint n_actions)
{
  return deal (7, n_actions);
}

/* A save that has been mended is the game in progress; the one before can be gone back to. */
static void
test_game (void)
{
  g_autoptr (EdubbaMatch) lost = play (5);
  g_autoptr (EdubbaMatch) present = play (3);
  g_autofree char *text = edubba_save_print (lost);
  EdubbaWindow    *window;
  EdubbaMatch     *match;

  forget ();
  write_aside (GAME_NAME, text);
  window = window_fixture_create ();
  edubba_window_show_match (window, present);
  g_assert_cmpuint (show_page (window), ==, 1);
  try_again (window, GAME_NAME);
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MATCH_PAGE));
  match = get_kept (window);
  g_assert_cmpuint (edubba_match_get_length (match), ==, 5);
  g_assert_true (exists (GAME_NAME));
  try_again (window, REPLACED_NAME);
  match = get_kept (window);
  g_assert_cmpuint (edubba_match_get_length (match), ==, 3);
  ui_wait (is_missing, (gpointer) REPLACED_NAME);
  window_fixture_destroy (window);
}

/* ---- Games that another game replaces ---- */

#define LINK "edubba:babel/1?hands=AH%7C&pawns=HQ"

/* The ways in which a game in progress is replaced. */
typedef enum
{
  BY_LINK,
  BY_FILE,
  BY_TEXT,
  BY_NEW_GAME,
  BY_GOING_BACK,
  N_WAYS,
} Way;

static char *
dup_kept (EdubbaWindow *window)
{
  return get_kept (window) != NULL ? edubba_save_print (get_kept (window)) : NULL;
}

static void
open_record (EdubbaWindow *window, guint64 seed)
{
  g_autofree char *folder = g_dir_make_tmp ("edubba-record-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "some.record", NULL);
  g_autoptr (EdubbaMatch) match = deal (seed, 2);
  g_autofree char *text = edubba_save_print (match);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  edubba_window_open_file (window, file);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
replace (EdubbaWindow *window, Way way, guint64 seed)
{
  g_autoptr (EdubbaMatch) match = deal (seed, way == BY_TEXT ? 3 : 0);
  g_autofree char *text = edubba_save_print (match);
  g_autofree char *folder = edubba_window_dup_data_folder ();
  g_autoptr (GPtrArray) files = edubba_recovery_list (folder);

  if (way == BY_LINK)
    {
      edubba_window_open_link (window, LINK);
      edubba_match_set_seat_kind (get_kept (window), 1, EDUBBA_SEAT_PERSON); /* nobody thinks */
    }
  else if (way == BY_FILE)
    open_record (window, seed);
  else if (way == BY_TEXT)
    edubba_window_open_text (window, text);
  else if (way == BY_NEW_GAME)
    edubba_window_show_match (window, match);
  else if (files->len > 0)
    try_again (window, ((EdubbaRecoveryFile *) files->pdata[seed % files->len])->name);
}

/* A text is that of the game in progress, or was put aside. */
static void
assert_kept (EdubbaWindow *window, const char *text)
{
  g_autofree char *folder = edubba_window_dup_data_folder ();
  g_autofree char *present = dup_kept (window);
  g_autofree char *name = edubba_recovery_find_kept (folder, EDUBBA_SAVE_NAME, text);

  g_assert_true (g_strcmp0 (present, text) == 0 || name != NULL);
}

/* However a game is replaced, the next process finds it, names it and goes on with it. */
static void
test_replaced (void)
{
  for (Way way = 0; way < BY_GOING_BACK; way++)
    {
      EdubbaWindow *window;
      g_autoptr (EdubbaMatch) match = play (7);
      g_autofree char *text = edubba_save_print (match);
      g_autofree char *title = edubba_match_words_title (match);
      g_autofree char *after = NULL;

      forget ();
      window = window_fixture_create ();
      edubba_window_show_match (window, match);
      replace (window, way, 8);
      g_assert_true (ui_says (GTK_WIDGET (window), "The game in progress was put aside"));
      window_fixture_destroy (window);

      window = window_fixture_create ();
      g_assert_cmpuint (show_page (window), ==, 1);
      g_assert_true (
        ui_says (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_RECOVERY_PAGE), title));
      g_assert_true (ui_says (GTK_WIDGET (window), "Go Back to It"));
      try_again (window, REPLACED_NAME);
      after = dup_kept (window);
      g_assert_cmpstr (after, ==, text);
      ui_wait (is_missing, (gpointer) REPLACED_NAME);
      window_fixture_destroy (window);
    }
}

/* In any order of events, and of ends of the program, no game that was begun is lost, and none is
 * kept twice. */
static void
test_any_order (void)
{
  g_autoptr (GHashTable) begun = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  EdubbaWindow *window;

  forget ();
  window = window_fixture_create ();
  for (guint i = 0; i < 40; i++)
    {
      GHashTableIter   iter;
      gpointer         text;
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;
      g_autofree char *name = NULL;
      g_autofree char *folder = edubba_window_dup_data_folder ();
      g_autoptr (GPtrArray) files = NULL;

      if (get_kept (window) != NULL)
        act (get_kept (window), (guint) g_test_rand_int_range (0, 3));
      if (get_kept (window) != NULL && edubba_match_get_length (get_kept (window)) > 0)
        before = dup_kept (window);
      replace (window, (Way) g_test_rand_int_range (0, N_WAYS), 100 + i);
      if (before != NULL)
        g_hash_table_add (begun, g_steal_pointer (&before));
      if (g_test_rand_int_range (0, 3) == 0)
        {
          window_fixture_destroy (window);
          window = window_fixture_create ();
        }
      g_hash_table_iter_init (&iter, begun);
      while (g_hash_table_iter_next (&iter, &text, NULL))
        assert_kept (window, text);
      /* The present game is kept beside them, unless it has become equal to one of them. */
      after = dup_kept (window);
      name = after != NULL ? edubba_recovery_find_kept (folder, EDUBBA_SAVE_NAME, after) : NULL;
      if (after != NULL && name == NULL)
        g_hash_table_remove (begun, after);
      files = edubba_recovery_list (folder);
      g_assert_cmpuint (files->len, ==, g_hash_table_size (begun));
    }
  window_fixture_destroy (window);
}

static void
open_link_in_vain (EdubbaWindow *window, const char *answer)
{
  edubba_window_open_link (window, LINK);
  g_assert_true (ui_says_anywhere ("Lose the Game in Progress?"));
  ui_answer (answer);
}

static gboolean
is_saved (gpointer window)
{
  edubba_keeper_start_flush (EDUBBA_WINDOW (window)->keeper);
  return !edubba_keeper_is_failing (EDUBBA_WINDOW (window)->keeper);
}

/* A game that cannot be put aside stays, unless the user lets go of it. */
static void
test_cannot_put_aside (void)
{
  g_autofree char *folder = edubba_window_dup_data_folder ();
  g_autofree char *path = g_build_filename (folder, "lock", NULL);
  g_autoptr (EdubbaMatch) match = play (3);
  g_autoptr (EdubbaLock) lock = NULL;
  EdubbaWindow *window;

  forget ();
  g_unlink (path);
  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0); /* it cannot be locked */
  lock = edubba_lock_take (folder, NULL);
  window = window_fixture_create_locked (lock);
  edubba_window_show_match (window, match);
  open_link_in_vain (window, "_Keep It");
  g_assert_true (get_kept (window) == match);
  g_assert_true (edubba_match_page_get_match (window->match_page) == match);
  open_link_in_vain (window, "_Lose It");
  g_assert_true (get_kept (window) != match);
  g_assert_true (edubba_match_page_get_match (window->match_page) == get_kept (window));
  g_assert_cmpint (g_rmdir (path), ==, 0);
  ui_wait (is_saved, window);
  window_fixture_destroy (window);
}

/* Notes from the meantime are set aside in their turn, and can be had back likewise. */
static void
test_progress (void)
{
  EdubbaWindow    *window;
  g_autofree char *text = NULL;

  forget ();
  window = window_fixture_create ();
  edubba_progress_set_lesson_done (window->progress, "plain", "first", FALSE);
  text = edubba_progress_print (window->progress);
  window_fixture_destroy (window);

  forget ();
  write_aside (PROGRESS_NAME, text);
  window = window_fixture_create ();
  edubba_progress_set_lesson_done (window->progress, "plain", "second", FALSE);
  try_again (window, PROGRESS_NAME);
  g_assert_cmpint (edubba_progress_get_lesson (window->progress, "plain", "first"), ==,
                   EDUBBA_LESSON_DONE);
  g_assert_cmpint (edubba_progress_get_lesson (window->progress, "plain", "second"), ==,
                   EDUBBA_LESSON_NEW);
  g_assert_cmpuint (show_page (window), ==, 2);
  try_again (window, "progress.save.replaced-1");
  ui_wait (is_missing, (gpointer) "progress.save.replaced-1");
  g_assert_cmpint (edubba_progress_get_lesson (window->progress, "plain", "second"), ==,
                   EDUBBA_LESSON_DONE);

  /* A file without progress changes nothing, and leaves nothing. */
  write_aside (PROGRESS_NAME, "no progress\n");
  try_again (window, PROGRESS_NAME);
  ui_answer ("_Close");
  g_assert_cmpint (edubba_progress_get_lesson (window->progress, "plain", "second"), ==,
                   EDUBBA_LESSON_DONE);
  g_assert_true (exists ("progress.save.replaced-2"));
  g_assert_false (exists ("progress.save.replaced-1"));
  window_fixture_destroy (window);
}

static void
assert_holds (const char *path, const char *text)
{
  g_autofree char *contents = NULL;
  gsize            length;

  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  g_assert_cmpmem (contents, length, text, strlen (text));
}

/* A copy is the file to the byte, which stays; a file in the place of the copy is replaced, as
 * the user has chosen. */
static void
test_copy (void)
{
  static const char text[] = "edubba-save 1 no\377nsense\r\n";
  g_autofree char  *folder = g_dir_make_tmp ("edubba-copy-XXXXXX", NULL);
  g_autofree char  *target = g_build_filename (folder, "copy", NULL);
  g_autofree char  *source = build_path (GAME_NAME);
  EdubbaWindow     *window;

  forget ();
  write_file (GAME_NAME, text);
  window = window_fixture_create ();
  g_assert_cmpuint (show_page (window), ==, 1);
  g_assert_cmpstr (window_fixture_save (window, "win.copy-aside", GAME_NAME, NULL), ==, GAME_NAME);
  g_assert_false (ui_says (GTK_WIDGET (window), "A copy is saved."));
  window_fixture_save (window, "win.copy-aside", GAME_NAME, target);
  g_assert_true (ui_says (GTK_WIDGET (window), "A copy is saved."));
  assert_holds (target, text);
  assert_holds (source, text);
  g_assert_true (g_file_set_contents (target, "something else, and longer than that", -1, NULL));
  window_fixture_save (window, "win.copy-aside", GAME_NAME, target);
  assert_holds (target, text);
  window_fixture_save (window, "win.copy-aside", GAME_NAME, source);
  assert_holds (source, text);
  g_assert_cmpuint (show_page (window), ==, 1);
  window_fixture_destroy (window);
  g_assert_cmpint (g_unlink (target), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Asserts that a copy fails with a reason, and that nothing is lost. */
static void
assert_cannot_copy (const char *path)
{
  g_autofree char *name = build_path (GAME_NAME);
  g_autoptr (GFile) source = g_file_new_for_path (name);
  g_autoptr (GFile) target = g_file_new_for_path (path);
  g_autofree char *shown = NULL;
  g_autoptr (GError) error = NULL;
  EdubbaWindow *window = window_fixture_create ();

  g_assert_false (
    g_file_copy (source, target, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, &error));
  g_assert_cmpuint (show_page (window), ==, 1);
  window_fixture_save (window, "win.copy-aside", GAME_NAME, path);
  g_assert_true (ui_says_anywhere ("This File Cannot Be Saved"));
  shown = game_text_show (error->message);
  g_assert_true (ui_says_anywhere (shown));
  g_assert_false (ui_says (GTK_WIDGET (window), "A copy is saved."));
  ui_answer ("_Close");
  assert_holds (name, "text");
  g_assert_cmpuint (show_page (window), ==, 1);
  window_fixture_destroy (window);
}

static void
test_copy_fails (void)
{
  g_autofree char *folder = g_dir_make_tmp ("edubba-copy-XXXXXX", NULL);
  g_autofree char *lost = g_build_filename (folder, "gone", "copy", NULL);
  g_autofree char *source = build_path (GAME_NAME);
  EdubbaWindow    *window;

  forget ();
  write_file (GAME_NAME, "text");
  assert_cannot_copy (lost);                /* its folder is not there */
  assert_cannot_copy (folder);              /* a folder is where it should be */
  assert_cannot_copy ("/proc/edubba-copy"); /* nobody may write there, not even root */
  window = window_fixture_create ();
  g_assert_cmpint (g_unlink (source), ==, 0);
  window_fixture_save (window, "win.copy-aside", GAME_NAME, lost);
  g_assert_true (ui_says (GTK_WIDGET (window), "This file is not there any more."));
  window_fixture_destroy (window);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_delete (void)
{
  EdubbaWindow *window;

  forget ();
  write_file (GAME_NAME, "text");
  window = window_fixture_create ();
  g_assert_cmpuint (show_page (window), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.delete-aside", "s", GAME_NAME);
  ui_answer ("_Cancel");
  g_assert_true (exists (GAME_NAME));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.delete-aside", "s", GAME_NAME);
  ui_answer ("_Delete");
  g_assert_false (exists (GAME_NAME));
  g_assert_cmpuint (show_page (window), ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_cmpuint (show_page (window), ==, 0);
  g_assert_null (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_RECOVERY_PAGE));
  window_fixture_destroy (window);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  window_fixture_init (&argc, &argv, plain_game_get);
  g_test_add_func ("/ui/recovery/refused", test_refused);
  g_test_add_func ("/ui/recovery/game", test_game);
  g_test_add_func ("/ui/recovery/replaced", test_replaced);
  g_test_add_func ("/ui/recovery/any-order", test_any_order);
  g_test_add_func ("/ui/recovery/cannot-put-aside", test_cannot_put_aside);
  g_test_add_func ("/ui/recovery/progress", test_progress);
  g_test_add_func ("/ui/recovery/copy", test_copy);
  g_test_add_func ("/ui/recovery/copy/fails", test_copy_fails);
  g_test_add_func ("/ui/recovery/delete", test_delete);
  return window_fixture_run ();
}
