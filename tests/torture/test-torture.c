/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The whole program, playing with itself, while everything goes wrong: it is killed at random
 * moments, the disk fails under it, its files are cut and changed.
 *
 * The program says of every action that it is done as soon as the call has returned ("SEED N
 * ACTION"); from then on it must never be lost. A few rounds of each; with -m slow 100 kills, and
 * as many of the rest as make sense.
 */
#include <glib/gstdio.h>
#include <string.h>

#include "../child.h"
#include "../fixed.h"
#include "../patience.h"
#include "edubba-save.h"
#include "games.h"

/* The greatest number of actions, drawn by chance, that a program has done at least before it is
 * killed; and the longest delay of that, in microseconds. */
#define ACTIONS_MAX 40
#define LATER_MAX   (100 * 1000)

typedef struct
{
  char        *home;  /* the data folder's parent */
  char        *trace; /* the program's notes */
  char        *fault; /* the file that makes the disk fail */
  GSubprocess *process;
} Torture;

/* The last action that was said to be done. */
typedef struct
{
  guint64  seed;
  guint    n;
  gboolean over; /* the game was over with it */
} Done;

static guint n_messages;

static void
torture_init (Torture *torture)
{
  torture->home = g_dir_make_tmp ("edubba-torture-XXXXXX", NULL);
  torture->trace = g_build_filename (torture->home, "trace", NULL);
  torture->fault = g_build_filename (torture->home, "fault", NULL);
  torture->process = NULL;
}

/* Deletes everything in a folder, then the folder. */
static void
remove_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name; dir != NULL && (name = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        remove_folder (path);
      else
        g_unlink (path);
    }
  g_rmdir (folder);
}

static void
torture_clear (Torture *torture)
{
  remove_folder (torture->home);
  g_free (torture->home);
  g_free (torture->trace);
  g_free (torture->fault);
}

static char *
get_folder (Torture *torture)
{
  return g_build_filename (torture->home, "edubba", NULL);
}

/* Lets the program play this many games, on a disk that may fail (a name of errno's, or NULL). */
static void
start (Torture *torture, const char *games, const char *fault)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autofree char *folder = get_folder (torture);
  g_autoptr (GError) error = NULL;

  g_subprocess_launcher_set_stdout_file_path (launcher, torture->trace);
  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", torture->home, TRUE);
  g_subprocess_launcher_setenv (launcher, "GDK_BACKEND", "x11", TRUE);
  g_subprocess_launcher_setenv (launcher, "GTK_A11Y", "none", TRUE);
  g_subprocess_launcher_setenv (launcher, "G_DEBUG", FATAL, TRUE);
  if (fault != NULL)
    {
      g_subprocess_launcher_setenv (launcher, "LD_PRELOAD", FAULT_SHIM, TRUE);
      g_subprocess_launcher_setenv (launcher, "EDUBBA_FAULT", fault, TRUE);
      g_subprocess_launcher_setenv (launcher, "EDUBBA_FAULT_SWITCH", torture->fault, TRUE);
      g_subprocess_launcher_setenv (launcher, "EDUBBA_FAULT_FOLDER", folder, TRUE);
    }
  g_subprocess_launcher_set_child_setup (launcher, child_die_with_parent, NULL, NULL);
  torture->process = g_subprocess_launcher_spawn (launcher, &error, EDUBBA_PROGRAM, "--soak", games,
                                                  "--soak-trace", NULL);
  g_assert_no_error (error);
}

static void
kill_program (Torture *torture)
{
  g_subprocess_send_signal (torture->process, SIGKILL);
  g_assert_true (g_subprocess_wait (torture->process, NULL, NULL));
  g_assert_true (g_subprocess_get_if_signaled (torture->process));
  g_clear_object (&torture->process);
}

/* The lines of the trace; the last line, if it has no end, is left out. */
static char **
read_trace (Torture *torture)
{
  g_autofree char *text = NULL;
  char            *end;

  if (!g_file_get_contents (torture->trace, &text, NULL, NULL))
    return g_new0 (char *, 1);
  end = strrchr (text, '\n');
  if (end == NULL)
    return g_new0 (char *, 1);
  *end = '\0';
  return g_strsplit (text, "\n", -1);
}

static guint
count_trace (Torture *torture)
{
  g_auto (GStrv) lines = read_trace (torture);

  return g_strv_length (lines);
}

/* Waits until it has said n lines more than `before`. */
static void
wait_for_actions (Torture *torture, guint before, guint n)
{
  for (gint64 end = patience_begin (); g_get_monotonic_time () < end;)
    {
      if (count_trace (torture) >= before + n)
        return;
      g_usleep (20 * 1000);
    }
  g_error ("the program does not play on");
}

static gboolean
read_line (const char *line, Done *done, char **action)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  guint n = g_strv_length (words);

  if (n < 3 || !g_ascii_isdigit (words[0][0]))
    return FALSE;
  done->seed = g_ascii_strtoull (words[0], NULL, 10);
  done->n = (guint) g_ascii_strtoull (words[1], NULL, 10);
  done->over = n == 4;
  *action = g_strdup (words[2]);
  return g_ascii_isdigit (words[1][0]);
}

static void
count_message_cb (EdubbaArchive *archive, const char *sentence)
{
  g_test_message ("%s", sentence);
  n_messages++;
}

/* The game that lies in the folder; NULL if there is none. Complaints are counted. */
static EdubbaMatch *
load (Torture *torture)
{
  g_autofree char *folder = get_folder (torture);
  g_autoptr (EdubbaArchive) archive = edubba_archive_new (folder, "game");
  g_autoptr (EdubbaSave) save = edubba_save_new (archive, games_modules);
  EdubbaMatch *match;

  g_signal_connect (archive, "message", G_CALLBACK (count_message_cb), NULL);
  match = edubba_save_load (save);
  return match != NULL ? g_object_ref (match) : NULL;
}

static guint64
get_seed (EdubbaMatch *match)
{
  guint64 seed = 0;

  game_record_get_seed (edubba_match_get_record (match), &seed);
  return seed;
}

/* Checks that all notes about the game on disk are true of it. Returns the last note. */
static Done
compare (Torture *torture, EdubbaMatch *match)
{
  const GameRules *rules = edubba_match_get_module (match)->rules;
  g_auto (GStrv) lines = read_trace (torture);
  Done last = { 0 };

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *said = NULL;
      g_autofree char *kept = NULL;

      if (!read_line (lines[i], &last, &said) || last.seed != get_seed (match) ||
          last.n > edubba_match_get_length (match))
        continue;
      kept = game_action_print (rules, edubba_match_get_action (match, last.n - 1));
      g_assert_cmpstr (kept, ==, said);
    }
  return last;
}

/* No action that was said to be done is missing. */
static guint
check_nothing_lost (Torture *torture)
{
  g_autoptr (EdubbaMatch) match = load (torture);
  Done last;

  g_assert_nonnull (match);
  last = compare (torture, match);
  if (last.seed == get_seed (match))
    g_assert_cmpuint (edubba_match_get_length (match), >=, last.n);
  else
    g_assert_true (last.n == 0 || last.over);
  g_assert_cmpuint (n_messages, ==, 0);
  return count_trace (torture);
}

/* Some are killed while they start. The first is not, so that there always is a game. */
static void
test_kills (void)
{
  guint   kills = g_test_slow () ? 100 : 3;
  guint   actions = 0;
  guint   idle = 0;
  Torture torture;

  torture_init (&torture);
  n_messages = 0;
  for (guint i = 0; i < kills; i++)
    {
      gint32 least = g_test_rand_int_range (i == 0 ? 1 : 0, ACTIONS_MAX + 1);
      guint  done;

      g_unlink (torture.trace);
      start (&torture, "1000000", NULL);
      wait_for_actions (&torture, 0, (guint) least);
      g_usleep ((gulong) g_test_rand_int_range (0, LATER_MAX));
      kill_program (&torture);
      done = check_nothing_lost (&torture);
      g_assert_cmpuint (done, >=, (guint) least);
      actions += done;
      idle += done == 0;
    }
  g_test_message ("%u kills, %u actions, none lost; %u kills before the first action", kills,
                  actions, idle);
  torture_clear (&torture);
}

static char *
read_journal (Torture *torture)
{
  g_autofree char *folder = get_folder (torture);
  g_autofree char *path = g_build_filename (folder, "game.journal", NULL);
  char            *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* Lets the disk fail; the game goes on, and nothing of it arrives there. */
static void
play_without_disk (Torture *torture)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_true (g_file_set_contents (torture->fault, "", 0, NULL));
  /* An action that was being written is written. */
  wait_for_actions (torture, count_trace (torture), 10);
  g_usleep (300 * 1000);
  before = read_journal (torture);
  wait_for_actions (torture, count_trace (torture), 20);
  after = read_journal (torture);
  g_assert_cmpstr (before, ==, after);
}

/* Lets the disk work again, and waits until the program has noticed: it tries again after five
 * seconds at the latest. Then all that it has done is there. */
static void
wait_until_written (Torture *torture)
{
  g_autofree char *before = read_journal (torture);

  g_unlink (torture->fault);
  for (gint64 end = patience_begin ();;)
    {
      g_autofree char *after = read_journal (torture);

      if (!g_str_equal (before, after))
        break;
      patience_check (end);
      g_usleep (20 * 1000);
    }
  wait_for_actions (torture, count_trace (torture), 20);
}

/* The disk fails for a while. Once it works again all of the game is there. Killed while it
 * fails, the program has lost no action from before. */
static void
test_fault (gconstpointer fault)
{
  Torture torture;

  torture_init (&torture);
  n_messages = 0;
  for (guint i = 0; i < (g_test_slow () ? 6 : 1); i++)
    {
      g_unlink (torture.trace);
      start (&torture, "1000000", fault);
      wait_for_actions (&torture, 0, 10);
      play_without_disk (&torture);
      if (i % 2 == 0)
        {
          wait_until_written (&torture);
          kill_program (&torture);
          check_nothing_lost (&torture);
        }
      else
        {
          g_autoptr (EdubbaMatch) match = NULL;

          kill_program (&torture);
          g_unlink (torture.fault);
          match = load (&torture);
          g_assert_nonnull (match);
          compare (&torture, match);
          g_assert_cmpuint (n_messages, ==, 0);
        }
    }
  torture_clear (&torture);
}

/* Cuts a file somewhere, or turns one bit of it. Returns the new contents. */
static GBytes *
damage (const char *path)
{
  char *text;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  if (g_test_rand_bit ())
    length = (gsize) g_test_rand_int_range (0, (gint32) length);
  else
    text[g_test_rand_int_range (0, (gint32) length)] ^= (char) (1 << g_test_rand_int_range (0, 8));
  g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
  return g_bytes_new_take (text, length);
}

/* Returns TRUE if a file beside `path` holds the former contents of `path`. */
static gboolean
was_set_aside (const char *path, GBytes *bytes)
{
  for (guint i = 1;; i++)
    {
      g_autofree char *aside = g_strdup_printf ("%s.damaged-%u", path, i);
      g_autofree char *text = NULL;
      gsize            length;

      if (!g_file_get_contents (aside, &text, &length, NULL))
        return FALSE;
      if (length == g_bytes_get_size (bytes) &&
          memcmp (text, g_bytes_get_data (bytes, NULL), length) == 0)
        return TRUE;
    }
}

/* The first snapshot comes a second after the first action. */
static void
wait_for_file (const char *path)
{
  for (gint64 end = patience_begin (); !g_file_test (path, G_FILE_TEST_EXISTS);)
    {
      patience_check (end);
      g_usleep (20 * 1000);
    }
}

/* With any damage to its files, the program starts and plays; files it could not read stay beside
 * them. */
static void
test_damage (void)
{
  static const char *const names[] = { "game.save", "game.journal" };
  guint                    rounds = g_test_slow () ? 40 : 3;
  guint                    n_aside = 0;
  Torture                  torture;

  torture_init (&torture);
  for (guint i = 0; i < rounds; i++)
    {
      g_autofree char *folder = get_folder (&torture);
      g_autofree char *path = g_build_filename (folder, names[i % 2], NULL);
      g_autoptr (GBytes) bytes = NULL;

      g_unlink (torture.trace);
      start (&torture, "1000000", NULL);
      wait_for_actions (&torture, 0, 15);
      wait_for_file (path);
      kill_program (&torture);
      bytes = damage (path);
      start (&torture, "1", NULL);
      g_assert_true (g_subprocess_wait (torture.process, NULL, NULL));
      g_assert_true (g_subprocess_get_if_exited (torture.process));
      g_assert_cmpint (g_subprocess_get_exit_status (torture.process), ==, 0);
      g_clear_object (&torture.process);
      n_aside += was_set_aside (path, bytes);
    }
  g_test_message ("%u files damaged, %u set aside, the others read", rounds, n_aside);
  g_assert_cmpuint (n_aside, >, 0);
  torture_clear (&torture);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  if (g_getenv ("DISPLAY") == NULL)
    {
      g_print ("1..0 # SKIP no display\n");
      return 0;
    }
  g_test_add_func ("/torture/kills", test_kills);
#ifndef __SANITIZE_ADDRESS__
  g_test_add_data_func ("/torture/disk/full", "ENOSPC", test_fault);
  g_test_add_data_func ("/torture/disk/broken", "EIO", test_fault);
  g_test_add_data_func ("/torture/disk/read-only", "EROFS", test_fault);
#endif
  g_test_add_func ("/torture/damage", test_damage);
  return g_test_run ();
}
