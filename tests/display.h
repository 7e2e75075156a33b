/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests that show widgets, where nothing can be shown: a package may be built on a machine, or in a
 * sandbox, that has no display. They are skipped there.
 */
#pragma once

#include <gtk/gtk.h>
#include <locale.h>

#include "fixed.h"
#include "frames.h"

G_BEGIN_DECLS

/* Calls gtk_test_init () in the one locale that every machine has; ends the program, as skipped,
 * if there is no display. */
static inline void
display_test_init (int *argc, char ***argv)
{
  if (g_getenv ("DISPLAY") == NULL)
    {
      g_print ("1..0 # SKIP no display\n");
      exit (EXIT_SUCCESS);
    }
  gtk_disable_setlocale ();
  setlocale (LC_ALL, "C.UTF-8");
  fixed_test_init (argc, argv);
  if (gtk_get_minor_version () >= 23)
    frames_spare ();
  gtk_init ();
}

/* To be called before display_test_init () by a test in which something is announced: from GTK 4.14
 * on the backend for tests has nothing to announce with, and crashes. Nothing can be asked of
 * accessibles then. */
static inline void
display_allow_announcements (void)
{
#if GTK_CHECK_VERSION(4, 14, 0)
  g_setenv ("GTK_A11Y", "none", TRUE);
#endif
}

/* Returns TRUE if accessibles can be asked. */
static inline gboolean
display_has_accessibles (void)
{
  return g_strcmp0 (g_getenv ("GTK_A11Y"), "none") != 0;
}

G_END_DECLS
