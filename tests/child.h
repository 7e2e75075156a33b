/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Programs that a test starts and that would not end by themselves: a test that fails must not
 * leave them running behind it, or a reader of its output waits for the end of theirs.
 */
#pragma once

#include <gio/gio.h>
#include <signal.h>
#include <sys/prctl.h>

G_BEGIN_DECLS

/* For g_spawn_* () and g_subprocess_launcher_set_child_setup (). */
static inline void
child_die_with_parent (gpointer data)
{
  prctl (PR_SET_PDEATHSIG, SIGKILL);
}

/* A program that dies with the test; the test fails if it cannot be started. */
static inline GSubprocess *
child_start (GSubprocessFlags flags, const char *const *argv)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (flags);
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  g_subprocess_launcher_set_child_setup (launcher, child_die_with_parent, NULL, NULL);
  process = g_subprocess_launcher_spawnv (launcher, argv, &error);
  g_assert_no_error (error);
  return process;
}

G_END_DECLS
