/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program refuses a command line that it cannot serve, before there is a window, so no
 * display is needed. Each message names the argument and its fault.
 */
#include "../fixed.h"
#include "config.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/resource.h>

typedef struct
{
  const char *name;
  const char *argument; /* a file's name if there is text for it */
  const char *text;     /* contents of the file, or NULL */
  int         status;
  const char *said; /* behind the argument's name; or all of it */
} Row;

#define POSITION "babel/1 hands=A| pawns=HQ"

static const Row rows[] = {
  { "file-absent", "nowhere.puzzle", NULL, 2, "The file cannot be read: " },
  { "folder", ".", NULL, 2, "The file cannot be read: " },
  { "elsewhere", "https://example.org/one.puzzle", NULL, 2, "It is not on this computer." },
  { "puzzle-empty", "one.puzzle", "", 2, "line 1: " },
  { "puzzle-position", "one.puzzle", "[Puzzle]\nId=a\nTitle=A\nPosition=babel/1 A:X|\nGoal=won = 1",
    2, "[Puzzle] Position: column 11: " },
  { "puzzle-goal", "one.puzzle", "[Puzzle]\nId=a\nTitle=A\nPosition=" POSITION "\nGoal=tower = 1",
    2, "[Puzzle] Goal: column 1: " },
  { "puzzle-bytes", "one.puzzle", "[Puzzle]\n\xff\n", 2, "line 2: " },
  { "lesson-empty", "one.lesson", "", 2, "line 1: " },
  { "lesson-title", "one.lesson", "[Lesson]\nId=a\n", 2, "[Lesson] Title: " },
  { "record-empty", "one.record", "", 2, "line 1: " },
  { "record-other", "letter.txt", "Dear reader,\n", 2, "line 1: " },
  { "record-action", "one.record",
    "[Game \"babel\"]\n[Format \"1\"]\n[Rules \"\"]\n[Seed \"1\"]\n[Player1 \"a\"]\n"
    "[Player2 \"b\"]\n[Date \"2026-11-21\"]\n[Result \"*\"]\n1. raze ; 00000000\n",
    2, "line 9: " },
  { "position", "babel/1 A:X|", NULL, 2, "column 11: " },
  { "link-position", "edubba:babel/1?A:X%7C", NULL, 2, "in the position, column 11: " },
  { "link-escape", "edubba:babel/1?A:%", NULL, 2, "column 18: " },
  { "link-goal", "edubba:babel/1?goal=tower", NULL, 2, "in the goal, column 1: " },
  { "link-empty", "edubba:", NULL, 2, "in the position, column 1: " },
  { "option", "--nonsense", NULL, 1, "Unknown option --nonsense\n" },
  { "option-escape", "--\x1b[31m", NULL, 1, "Unknown option --\\x1b[31m\n" },
  { "version", "--version", NULL, 0, "edubba " PACKAGE_VERSION "\n" },
};

/* Starts the program without a display, in a folder and a locale, with arguments
 * (NULL-terminated). Returns its output on both streams. */
static char *
run_with (const char *folder, const char *locale, const char *const *arguments, int *status)
{
  g_autoptr (GStrvBuilder) line = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (
    G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_MERGE);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = NULL;
  char *said = NULL;

  g_subprocess_launcher_set_cwd (launcher, folder);
  g_subprocess_launcher_setenv (launcher, "LC_ALL", locale, TRUE);
  g_subprocess_launcher_unsetenv (launcher, "DISPLAY");
  g_subprocess_launcher_unsetenv (launcher, "WAYLAND_DISPLAY");
  g_strv_builder_add (line, EDUBBA_PROGRAM);
  g_strv_builder_addv (line, (const char **) arguments);
  words = g_strv_builder_end (line);
  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) words, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &said, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  *status = g_subprocess_get_exit_status (process);
  return said;
}

static char *
run (const char *folder, const char *locale, const char *argument, int *status)
{
  const char *const arguments[] = { argument, NULL };

  return run_with (folder, locale, arguments, status);
}

static void
test_argument (gconstpointer data)
{
  const Row       *row = data;
  g_autofree char *folder = g_dir_make_tmp ("edubba-arguments-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, row->argument, NULL);
  g_autofree char *message =
    row->status == 2 ? g_strdup_printf ("edubba: “%s” cannot be opened: ", row->argument)
                     : g_strdup ("");
  g_autofree char *said = NULL;
  g_auto (GStrv) lines = NULL;
  int status;

  if (row->text != NULL)
    g_assert_true (g_file_set_contents (path, row->text, -1, NULL));
  said = run (folder, "C.UTF-8", row->argument, &status);
  g_test_message ("%s", said);
  g_assert_cmpint (status, ==, row->status);
  g_assert_true (g_str_has_prefix (said, message));
  g_assert_true (g_str_has_prefix (said + strlen (message), row->said));
  lines = g_strsplit (said, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 2);
  g_assert_cmpstr (lines[1], ==, "");
  if (row->text != NULL)
    g_remove (path);
  g_rmdir (folder);
}

/* A locale that the system does not have, nor the toolkit complains of. */
static void
test_locale (void)
{
  int              status;
  g_autofree char *said = run (".", "ru_ZZ.UTF-8", "--version", &status);

  g_assert_cmpstr (said, ==, "edubba " PACKAGE_VERSION "\n");
  g_assert_cmpint (status, ==, 0);
}

/* Limits the stack of a program that is about to start; *data: for good. */
static void
limit_stack (gpointer data)
{
  const gboolean *hard = data;
  struct rlimit   limit;

  getrlimit (RLIMIT_STACK, &limit);
  limit.rlim_cur = 256 * 1024;
  if (*hard)
    limit.rlim_max = limit.rlim_cur;
  setrlimit (RLIMIT_STACK, &limit);
}

/* The toolkit needs more stack than some users allow: it is taken, or asked for. */
static void
test_stack (gconstpointer data)
{
  const gboolean hard = GPOINTER_TO_INT (data);
  g_autoptr (GSubprocessLauncher) launcher =
    g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_MERGE);
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *said = NULL;

  g_subprocess_launcher_set_child_setup (launcher, limit_stack, (gpointer) &hard, NULL);
  process = g_subprocess_launcher_spawn (launcher, NULL, EDUBBA_PROGRAM, "--version", NULL);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &said, NULL, NULL));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, hard ? EXIT_FAILURE : EXIT_SUCCESS);
  g_assert_true (
    g_str_has_prefix (said, hard ? "edubba: The stack is limited to 256 KiB" : "edubba "));
}

/* More than can be opened at a time is refused before anything is read. */
static void
test_many (void)
{
  const char      *arguments[10001] = { NULL };
  int              status;
  g_autofree char *said = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (arguments) - 1; i++)
    arguments[i] = "nowhere.puzzle";
  said = run_with (".", "C.UTF-8", arguments, &status);
  g_assert_cmpstr (said, ==, "edubba: At most 20 things can be opened at a time.\n");
  g_assert_cmpint (status, ==, 2);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/desktop/arguments/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_argument);
    }
  g_test_add_func ("/desktop/arguments/locale", test_locale);
  g_test_add_data_func ("/desktop/arguments/stack/soft", GINT_TO_POINTER (FALSE), test_stack);
  g_test_add_data_func ("/desktop/arguments/stack/hard", GINT_TO_POINTER (TRUE), test_stack);
  g_test_add_func ("/desktop/arguments/many", test_many);
  return g_test_run ();
}
