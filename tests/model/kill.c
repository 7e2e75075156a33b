/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The moment at which a program is killed is left to the test's own chance, and to the scheduler:
 * the notes tell its progress.
 */
#include "kill.h"

#include "../child.h"
#include "../patience.h"

#include <glib/gstdio.h>
#include <signal.h>

#define MAX_LATER_MS 100

static gsize
count_bytes (const char *path)
{
  GStatBuf info;

  return g_stat (path, &info) == 0 ? (gsize) info.st_size : 0;
}

guint
kill_draw_least (guint n, guint max)
{
  return n % 2 == 0 ? (guint) g_test_rand_int_range (1, (gint32) max) : 0;
}

gsize
kill_program (const char *const *argv, const char *noted, guint least)
{
  g_autoptr (GSubprocess) process = child_start (G_SUBPROCESS_FLAGS_NONE, argv);
  g_autoptr (GError) error = NULL;
  g_autofree char *steps = NULL;
  gsize            n = 0;

  for (gint64 end = patience_begin (); count_bytes (noted) < least;)
    {
      patience_check (end);
      g_usleep (1000);
    }
  g_usleep (1000 * (gulong) g_test_rand_int_range (5, MAX_LATER_MS));
  g_subprocess_send_signal (process, SIGKILL);
  g_assert_true (g_subprocess_wait (process, NULL, &error));
  g_assert_true (g_subprocess_get_if_signaled (process));
  g_file_get_contents (noted, &steps, &n, NULL);
  g_unlink (noted);
  return n;
}
