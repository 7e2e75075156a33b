/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each window is counted by whether it is seen. Only newer desktops say that a window is hidden by
 * others; all say that it is minimized.
 */
#include "edubba-seen.h"

#include "edubba-budget.h"

#if GTK_CHECK_VERSION(4, 12, 0)
#define OUT_OF_SIGHT (GDK_TOPLEVEL_STATE_MINIMIZED | GDK_TOPLEVEL_STATE_SUSPENDED)
#else
#define OUT_OF_SIGHT GDK_TOPLEVEL_STATE_MINIMIZED
#endif

typedef enum
{
  NEW, /* not seen yet */
  SEEN,
  UNSEEN,
  GONE,
} Sight;

static guint n_windows[GONE + 1]; /* by their sight; the main thread's */

static void
set_sight (GtkWidget *window, Sight sight)
{
  Sight before = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (window), "edubba-sight"));

  n_windows[before]--;
  n_windows[sight]++;
  g_object_set_data (G_OBJECT (window), "edubba-sight", GUINT_TO_POINTER (sight));
  edubba_budget_set_seen (n_windows[SEEN] > 0 || n_windows[UNSEEN] == 0);
}

static gboolean
is_seen (GtkWidget *window)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));

  return gtk_widget_get_mapped (window) && GDK_IS_TOPLEVEL (surface) &&
         (gdk_toplevel_get_state (GDK_TOPLEVEL (surface)) & OUT_OF_SIGHT) == 0;
}

static void
look_cb (GtkWidget *window)
{
  set_sight (window, is_seen (window) ? SEEN : UNSEEN);
}

static void
destroyed_cb (GtkWidget *window)
{
  set_sight (window, GONE);
}

static void
realized_cb (GtkWidget *window)
{
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (window)), "notify::state",
                           G_CALLBACK (look_cb), window, G_CONNECT_SWAPPED);
}

void
edubba_seen_follow (GtkWindow *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  n_windows[NEW]++;
  g_signal_connect (window, "realize", G_CALLBACK (realized_cb), NULL);
  g_signal_connect_after (window, "map", G_CALLBACK (look_cb), NULL);
  g_signal_connect_after (window, "unmap", G_CALLBACK (look_cb), NULL);
  g_signal_connect_after (window, "destroy", G_CALLBACK (destroyed_cb), NULL);
}
