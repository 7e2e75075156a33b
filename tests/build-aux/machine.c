/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes the machines, and runs scripts on them. If root runs this, root too is held to the modes
 * of files there, like other users.
 */
#include "machine.h"

#include <fcntl.h>
#include <glib-unix.h>
#include <glib/gstdio.h>
#include <linux/capability.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

static void
add_tool (const char *bin, const char *name, const char *script)
{
  g_autofree char *path = g_build_filename (bin, name, NULL);
  g_autofree char *text = g_strdup_printf ("#!/bin/bash\n%s\n", script);
  g_autoptr (GError) error = NULL;

  g_remove (path);
  g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0755, &error);
  g_assert_no_error (error);
}

static void
link_tool (const char *bin, const char *name)
{
  g_autofree char *tool = g_find_program_in_path (name);
  g_autofree char *path = g_build_filename (bin, name, NULL);

  g_assert_nonnull (tool);
  g_assert_cmpint (symlink (tool, path), ==, 0);
}

/* Fills a folder with the commands of a case's machine, on which root is logged in. */
static void
fill_machine (const char *bin, const Case *c)
{
  static const char *const real[] = { "bash", "awk", "sed", "sort", "comm", "cat", "tr", "tee",
                                      "dirname", "basename", "env", "grep", "mktemp", "rm" };

  for (gsize i = 0; i < G_N_ELEMENTS (real); i++)
    link_tool (bin, real[i]);
  add_tool (bin, "id", "echo 0");
  add_tool (bin, "pkg-config", "exit 1");
  for (gsize i = 0; i < G_N_ELEMENTS (c->tools) && c->tools[i] != NULL; i += 2)
    add_tool (bin, c->tools[i], c->tools[i + 1]);
}

void
machine_init (Machine *machine, const Case *c)
{
  const char      *source = g_getenv ("EDUBBA_SOURCE_DIR");
  g_autofree char *scripts = g_build_filename (source, "build-aux", NULL);
  g_autofree char *link = NULL;

  machine->root = g_dir_make_tmp ("edubba-machine-XXXXXX", NULL);
  machine->bin = g_build_filename (machine->root, "bin", NULL);
  machine->tree = g_build_filename (machine->root, "tree", NULL);
  machine->os_release = g_build_filename (machine->root, "os-release", NULL);
  machine->log = g_build_filename (machine->root, "log", NULL);
  link = g_build_filename (machine->tree, "build-aux", NULL);
  g_assert_cmpint (g_mkdir (machine->bin, 0755), ==, 0);
  g_assert_cmpint (g_mkdir (machine->tree, 0755), ==, 0);
  g_assert_cmpint (symlink (scripts, link), ==, 0);
  fill_machine (machine->bin, c);
  g_assert_true (g_file_set_contents (machine->os_release, c->system, -1, NULL));
  if (c->locked != NULL)
    {
      g_autofree char *locked = g_build_filename (machine->tree, c->locked, NULL);

      g_assert_cmpint (g_mkdir_with_parents (locked, 0755), ==, 0);
      g_assert_cmpint (g_chmod (locked, 0555), ==, 0);
    }
}

/* Deletes everything in a folder, then the folder. */
static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  g_chmod (folder, 0755);
  for (const char *name; (name = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        remove_folder (path);
      else
        g_remove (path);
    }
  g_rmdir (folder);
}

void
machine_clear (Machine *machine)
{
  remove_folder (machine->root);
  g_free (machine->root);
  g_free (machine->bin);
  g_free (machine->tree);
  g_free (machine->os_release);
  g_free (machine->log);
}

/* ---- Running ---- */

/* From now on root may do no more than a file's mode allows, in a child that is to run a script. */
static void
obey_modes (gpointer data)
{
  if (geteuid () == 0 && prctl (PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0) != 0)
    _exit (NO_RIGHT);
}

static char **
command_of (const Machine *machine, const Case *c)
{
  char   **words = g_strsplit (c->command, " ", -1);
  gboolean tool = g_str_has_prefix (words[0], "./");
  char    *script = tool ? g_build_filename (machine->bin, words[0], NULL)
                         : g_build_filename (machine->tree, "build-aux", words[0], NULL);

  g_free (words[0]);
  words[0] = script;
  return words;
}

static char **
environment_of (const Machine *machine)
{
  char **environment = g_environ_setenv (NULL, "PATH", machine->bin, TRUE);

  environment = g_environ_setenv (environment, "LOG", machine->log, TRUE);
  environment = g_environ_setenv (environment, "TMPDIR", machine->root, TRUE);
  return g_environ_setenv (environment, "EDUBBA_OS_RELEASE", machine->os_release, TRUE);
}

int
machine_run (const Machine *machine, const Case *c, char **said)
{
  g_auto (GStrv) words = command_of (machine, c);
  g_auto (GStrv) environment = environment_of (machine);
  g_autofree char *errors = NULL;
  g_autofree char *output = NULL;
  g_autoptr (GError) error = NULL;
  int wait_status;

  g_spawn_sync (machine->bin, words, environment, G_SPAWN_DEFAULT,
                c->locked != NULL ? obey_modes : NULL, NULL,
                &output, &errors, &wait_status, &error);
  g_assert_no_error (error);
  *said = g_strconcat (output, errors, NULL);
  g_assert_true (WIFEXITED (wait_status));
  return WEXITSTATUS (wait_status);
}

char *
machine_run_asked (const Machine *machine, const Case *c, const char *answer)
{
  g_auto (GStrv) words = command_of (machine, c);
  g_auto (GStrv) environment = environment_of (machine);
  g_autoptr (GError) error = NULL;
  int      terminal = posix_openpt (O_RDWR | O_NOCTTY);
  GString *seen = g_string_new (NULL);
  char     part[1024];
  int      user, status;
  GPid     pid;
  gssize   n;

  g_assert_cmpint (terminal, >=, 0);
  g_assert_true (grantpt (terminal) == 0 && unlockpt (terminal) == 0);
  user = open (ptsname (terminal), O_RDWR | O_NOCTTY);
  g_assert_cmpint (write (terminal, answer, strlen (answer)), ==, (gssize) strlen (answer));
  g_spawn_async_with_fds (machine->bin, words, environment,
                          G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL,
                          &pid, user, -1, user, &error);
  g_assert_no_error (error);
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_unix_set_fd_nonblocking (terminal, TRUE, NULL);
  while ((n = read (terminal, part, sizeof part)) > 0)
    g_string_append_len (seen, part, n);
  close (user);
  close (terminal);
  return g_string_free (seen, FALSE);
}
