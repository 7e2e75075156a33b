/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The victim is a process of its own, so that it may crash. In the sanitizers' eyes a leak is a
 * crash as well.
 */
#include "victim.h"

#include "../child.h"

gboolean
victim_passes (const char *fault, const char *path)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  const char      *argv[] = { program, fault, "-p", path, NULL };
  g_autoptr (GSubprocess) process =
    child_start (G_SUBPROCESS_FLAGS_STDOUT_SILENCE | G_SUBPROCESS_FLAGS_STDERR_SILENCE, argv);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_subprocess_wait (process, NULL, &error));
  return g_subprocess_get_successful (process);
}
