/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The application is registered and never activated: a test makes its windows itself, and whatever
 * they keep goes to a home that is made for this run.
 */
#include "window-fixture.h"

#include <glib/gstdio.h>

#include "display.h"
#include "edubba-bout-sitting.h"
#include "edubba-compat.h"
#include "edubba-counting.h"
#include "ui-fixture.h"

#define MAX_GAMES 5

static const EdubbaGame *games[MAX_GAMES + 1];
static GtkApplication   *application;
static const char       *chosen_path;
static char             *suggested_name;

/* The linker calls this in place of edubba_compat_save_file () (meson.build): what is done with a
 * file is ours, how it is chosen is the toolkit's. */
void __wrap_edubba_compat_save_file (GtkWidget       *parent,
                                     const char      *title,
                                     const char      *name,
                                     EdubbaFileChosen chosen);

void
__wrap_edubba_compat_save_file (GtkWidget       *parent,
                                const char      *title,
                                const char      *name,
                                EdubbaFileChosen chosen)
{
  g_autoptr (GFile) file = chosen_path != NULL ? g_file_new_for_path (chosen_path) : NULL;

  suggested_name = g_strdup (name);
  if (file != NULL)
    chosen (parent, file);
}

#if GTK_CHECK_VERSION(4, 14, 0)
/* The linker takes this one for the toolkit's, whose context for tests (GTK_A11Y=test) cannot
 * announce: GTK 4.24 calls a null pointer there as soon as the window's context is realized. */
void
gtk_accessible_announce (GtkAccessible                    *self,
                         const char                       *message,
                         GtkAccessibleAnnouncementPriority priority)
{
}
#endif

void
window_fixture_init (int *argc, char ***argv, const EdubbaGame *(*get_game) (void) )
{
  window_fixture_init_games (argc, argv, 1, get_game);
}

void
window_fixture_init_games (int *argc, char ***argv, guint n, ...)
{
  va_list          args;
  g_autofree char *home = g_dir_make_tmp ("edubba-home-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_setenv ("XDG_CACHE_HOME", home, TRUE);
  ui_init (argc, argv);
  g_assert_cmpuint (n, <=, MAX_GAMES);
  va_start (args, n);
  for (guint i = 0; i < n; i++)
    games[i] = va_arg (args, const EdubbaGame *(*) (void) ) ();
  va_end (args);
  application = gtk_application_new ("io.github.edubba.Test", G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
}

int
window_fixture_run (void)
{
  int status = g_test_run ();

  g_clear_object (&application);
  return status;
}

EdubbaWindow *
window_fixture_create_locked (EdubbaLock *lock)
{
  EdubbaWindow *window = edubba_window_new (application, games, lock);

  gtk_window_present (GTK_WINDOW (window));
  return window;
}

EdubbaWindow *
window_fixture_create (void)
{
  return window_fixture_create_locked (NULL);
}

EdubbaWindow *
window_fixture_create_fresh (void)
{
  window_fixture_forget ();
  return window_fixture_create ();
}

void
window_fixture_forget (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "edubba", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name; dir != NULL && (name = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
}

const char *
window_fixture_save (EdubbaWindow *window,
                     const char   *action,
                     const char   *parameter,
                     const char   *path)
{
  g_autoptr (GVariant) target =
    parameter != NULL ? g_variant_ref_sink (g_variant_new_string (parameter)) : NULL;

  g_clear_pointer (&suggested_name, g_free);
  chosen_path = path;
  gtk_widget_activate_action_variant (GTK_WIDGET (window), action, target);
  ui_settle ();
  chosen_path = NULL;
  return suggested_name;
}

EdubbaBout *
window_fixture_bout (EdubbaWindow *window)
{
  GtkWidget *page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MATCH_PAGE);

  return edubba_bout_sitting_find_bout (EDUBBA_MATCH_PAGE (page));
}

gboolean
window_fixture_is_ours (gpointer window)
{
  GtkWidget   *page = ui_find (window, EDUBBA_TYPE_MATCH_PAGE);
  EdubbaBout  *bout = window_fixture_bout (window);
  EdubbaMatch *match = edubba_bout_get_match (bout);
  guint        seat = course_bout_get_seat (edubba_bout_get_file (bout));

  if (edubba_bout_get_end (bout) != COURSE_STAND_OPEN || edubba_match_get_seat (match) == seat)
    return TRUE;
  gtk_widget_activate_action (page, "match.skip", NULL);
  return FALSE;
}

static gboolean
is_gone (gpointer object)
{
  return *(gpointer *) object == NULL;
}

void
window_fixture_play_alone (EdubbaWindow *window)
{
  EdubbaBout *bout = window_fixture_bout (window);

  edubba_match_set_coaching (edubba_bout_get_match (bout),
                             course_bout_get_seat (edubba_bout_get_file (bout)),
                             EDUBBA_COACHING_OFF);
}

static gboolean
counted_cb (gpointer window)
{
  GtkWidget *counting = ui_find (window, EDUBBA_TYPE_COUNTING);

  if (counting != NULL)
    edubba_counting_end (EDUBBA_COUNTING (counting));
  return G_SOURCE_CONTINUE;
}

void
window_fixture_skip_counts (EdubbaWindow *window)
{
  guint source = g_timeout_add (20, counted_cb, window);

  g_signal_connect_swapped (window, "destroy", G_CALLBACK (g_source_remove),
                            GUINT_TO_POINTER (source));
}

void
window_fixture_destroy (EdubbaWindow *window)
{
  gpointer object = window;

  g_object_add_weak_pointer (G_OBJECT (window), &object);
  /* If a dialog is part of its window, it is the first to be closed. */
  for (guint i = 0; object && i < 2; i++)
    {
      gtk_window_close (GTK_WINDOW (window));
      ui_settle ();
    }
  ui_wait (is_gone, &object);
}
