/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window whose games cannot be saved: a banner says so as long as it is so, closing asks first,
 * and no game in memory is lost. A disk that is slow holds nothing up.
 *
 * A file where the folder should be stands for every disk that takes nothing; the model's tests
 * fill disks to the byte.
 */
#include "window-fixture.h"

#include <glib/gstdio.h>

#include "babel.h"
#include "display.h"
#include "edubba-disk-queue.h"
#include "edubba-match-page.h"
#include "ui-fixture.h"

#define POSITION "babel/1 hands=AH| pawns=HQ turn=21"

/* The banner below a widget, if it is shown; or NULL. */
static GtkWidget *
find_banner (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (gtk_widget_has_css_class (widget, "failing"))
    return gtk_widget_get_visible (widget) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_banner (child);
  return found;
}

/* The banner's sentence, or NULL if nothing is said. */
static const char *
get_banner (EdubbaWindow *window)
{
  GtkWidget *banner = find_banner (GTK_WIDGET (window));

  if (banner == NULL)
    return NULL;
  return gtk_label_get_label (GTK_LABEL (ui_find (banner, GTK_TYPE_LABEL)));
}

static gboolean
is_saved (gpointer data)
{
  return get_banner (data) == NULL;
}

static void
test_failing (void)
{
  g_autofree char *folder = edubba_window_dup_data_folder ();
  EdubbaWindow    *window;

  window_fixture_forget ();
  g_rmdir (folder);
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  window = window_fixture_create ();
  g_assert_null (get_banner (window));
  edubba_window_open_position (window, POSITION);
  g_assert_nonnull (get_banner (window));
  g_assert_nonnull (strstr (get_banner (window), "cannot be saved"));

  /* It stays open until the question is answered. */
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_close (GTK_WINDOW (window));
  ui_settle ();
  g_assert_nonnull (window);
  ui_answer ("_Keep Open");
  g_assert_nonnull (window);

  /* There is room again: the game in memory is saved by itself. */
  g_assert_cmpint (g_unlink (folder), ==, 0);
  ui_wait (is_saved, window);
  g_object_remove_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  window_fixture_destroy (window);

  window = window_fixture_create ();
  g_assert_null (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MATCH_PAGE));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.continue", "s", "babel");
  ui_settle ();
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MATCH_PAGE));
  window_fixture_destroy (window);
}

/* A folder that cannot be locked is not written to: the window says so from the first moment on,
 * closing asks nothing as long as there is nothing to lose, and it ends as soon as the lock can
 * be had. */
static void
test_unlocked (void)
{
  g_autofree char *folder = edubba_window_dup_data_folder ();
  g_autofree char *path = g_build_filename (folder, "lock", NULL);
  g_autoptr (EdubbaLock) lock = NULL;
  EdubbaWindow *window;

  window_fixture_forget ();
  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
  lock = edubba_lock_take (folder, NULL);
  window = window_fixture_create_locked (lock);
  g_assert_nonnull (get_banner (window));
  g_assert_nonnull (strstr (get_banner (window), "cannot be locked"));
  window_fixture_destroy (window);

  window = window_fixture_create_locked (lock);
  edubba_window_open_position (window, POSITION);
  g_assert_nonnull (get_banner (window));
  g_assert_cmpint (g_rmdir (path), ==, 0);
  ui_wait (is_saved, window);
  window_fixture_destroy (window);
}

/* A disk that takes its time. */
typedef struct
{
  GMutex   lock;
  GCond    changed;
  gboolean goes_on;
} Slow;

/* Work of the disk queue. */
static void
hold_up (gpointer data)
{
  Slow *slow = data;

  g_mutex_lock (&slow->lock);
  while (!slow->goes_on)
    g_cond_wait (&slow->changed, &slow->lock);
  g_mutex_unlock (&slow->lock);
}

static void
go_on (Slow *slow)
{
  g_mutex_lock (&slow->lock);
  slow->goes_on = TRUE;
  g_cond_signal (&slow->changed);
  g_mutex_unlock (&slow->lock);
}

static gboolean
says_saving (gpointer window)
{
  return ui_says (window, "Saving…");
}

static gboolean
is_gone (gpointer place)
{
  return *(EdubbaWindow **) place == NULL;
}

/* While the disk takes its time games are begun and put aside; a window that closes says that it
 * is saving, and closes once that is done. */
static void
test_slow (void)
{
  Slow          slow = { .goes_on = FALSE };
  EdubbaWindow *window = window_fixture_create ();

  window_fixture_forget ();
  edubba_disk_queue_push (hold_up, &slow, NULL);
  edubba_window_open_position (window, POSITION);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  ui_settle ();
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_close (GTK_WINDOW (window));
  ui_wait (says_saving, window);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (window)));
  gtk_window_close (GTK_WINDOW (window));
  ui_settle ();
  g_assert_nonnull (window);
  go_on (&slow);
  ui_wait (is_gone, &window);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  window_fixture_init (&argc, &argv, babel_get_game);
  g_test_add_func ("/keeping/failing", test_failing);
  g_test_add_func ("/keeping/unlocked", test_unlocked);
  g_test_add_func ("/keeping/slow", test_slow);
  return window_fixture_run ();
}
