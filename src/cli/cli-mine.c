/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call mine: puzzles out of games that the program plays against itself, a line for each on
 * standard output, and with --out a file. It runs for minutes, so it tells a terminal how far it
 * is, and Ctrl+C ends it early: what was found by then is written, each file whole.
 */
#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include "cli-call.h"
#include "course-miner.h"

/* What every file begins with; puzzles are prose in the eyes of a licence. */
#define HEAD                                       \
  "# SPDX-FileCopyrightText: The Edubba authors\n" \
  "# SPDX\x2dLicense-Identifier: CC-BY-SA-4.0\n"   \
  "#\n"                                            \
  "# Mined: game %" G_GUINT64_FORMAT ", turn %u.\n\n"

/* Every step-th game from the first on. */
typedef struct
{
  guint64 first;
  guint64 step;
  guint64 games;
} Share;

/* Set by a signal. */
static gint stopped;

static void
stop_cb (int number)
{
  g_atomic_int_set (&stopped, 1);
}

/* The first signal asks the job to stop, the second one ends the program. */
static void
watch_signals (void)
{
  struct sigaction action = { .sa_handler = stop_cb, .sa_flags = SA_RESETHAND | SA_RESTART };

  sigaction (SIGINT, &action, NULL);
  sigaction (SIGTERM, &action, NULL);
}

/* Reads I/N, with I from 1 to N. */
static gboolean
read_shard (const CliArguments *arguments, Share *share, CliSink *sink)
{
  const char *text = arguments->text[CLI_OPTION_SHARD];
  const char *rest;
  guint64     i;

  *share = (Share) { 0, 1, arguments->number[CLI_OPTION_GAMES] };
  if (!text)
    return TRUE;
  if (game_number_parse (text, CLI_MAX_NUMBER, &i, &rest) && *rest == '/' &&
      game_number_parse (rest + 1, CLI_MAX_NUMBER, &share->step, NULL) && i >= 1 &&
      i <= share->step)
    {
      share->first = i - 1;
      return TRUE;
    }
  cli_sink_complain (sink, "--shard takes I/N with I from 1 to N, not \"%s\"", text);
  return FALSE;
}

/* Tells a terminal how far the job is; `done` of `all` games took so many seconds. */
static void
show_progress (guint64 done, guint64 all, guint n_finds, double seconds)
{
  double left = done > 0 ? seconds / (double) done * (double) (all - done) : 0;

  if (!isatty (STDERR_FILENO))
    return;
  fprintf (stderr,
           "\r%" G_GUINT64_FORMAT " of %" G_GUINT64_FORMAT " games, %u puzzles",
           done,
           all,
           n_finds);
  if (done > 0 && done < all)
    fprintf (stderr, ", %d:%02d left  ", (int) left / 60, (int) left % 60);
}

/* Leaves the line of progress. */
static void
end_progress (void)
{
  if (isatty (STDERR_FILENO))
    fputs ("            \n", stderr);
}

/* Digs through the games. Returns how many were played to their end. */
static guint64
dig (CourseMiner *miner, const Share *share)
{
  gint64  start = g_get_monotonic_time ();
  guint64 all = share->games > share->first ? (share->games - share->first - 1) / share->step + 1
                                            : 0;

  for (guint64 done = 0; done < all; done++)
    {
      show_progress (done,
                     all,
                     course_miner_get_finds (miner)->len,
                     (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
      if (!course_miner_dig (miner, share->first + done * share->step, &stopped))
        {
          end_progress ();
          return done;
        }
    }
  show_progress (all, all, course_miner_get_finds (miner)->len, 0);
  end_progress ();
  return all;
}

static gboolean
write_find (const CourseFind *find, const char *folder, GError **error)
{
  g_autofree char *name = g_strconcat (find->id, ".puzzle", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *head = g_strdup_printf (HEAD, find->game, find->turn);
  g_autofree char *text = g_strconcat (head, find->text, NULL);

  return g_file_set_contents (path, text, -1, error);
}

/* Answers with the finds, and writes them if there is a folder. */
static CliStatus
answer_finds (GPtrArray *finds, const char *folder, CliSink *sink)
{
  for (guint i = 0; i < finds->len; i++)
    {
      const CourseFind *find = finds->pdata[i];
      g_autoptr (GError) error = NULL;

      if (folder && !write_find (find, folder, &error))
        return cli_sink_complain (sink, "%s", error->message);
      cli_sink_answer (sink,
                       "%s %u game %" G_GUINT64_FORMAT " turn %u: %s",
                       find->id,
                       find->rating,
                       find->game,
                       find->turn,
                       find->quest->goal);
    }
  return CLI_DONE;
}

CliStatus
cli_mine (const CliArguments *arguments, CliSink *sink)
{
  const GameModule *module = cli_read_game (arguments, sink);
  const char       *folder = arguments->text[CLI_OPTION_OUT];
  guint64           keep = arguments->number[CLI_OPTION_KEEP];
  g_autoptr (CourseMiner) miner = NULL;
  g_autoptr (GPtrArray) finds = NULL;
  guint64   done;
  Share     share;
  CliStatus status;

  if (!module || !read_shard (arguments, &share, sink))
    return CLI_MALFORMED;
  if (!module->quests)
    return cli_sink_complain (sink, "the game %s has no quests to mine for", module->rules->id);
  watch_signals ();
  if (folder && g_mkdir_with_parents (folder, 0777) != 0)
    return cli_sink_complain (sink, "%s cannot be made: %s", folder, g_strerror (errno));
  miner = course_miner_new (module, arguments->number[CLI_OPTION_SEED]);
  done = dig (miner, &share);
  finds =
    course_miner_select (miner, arguments->given[CLI_OPTION_KEEP] ? (guint) keep : G_MAXUINT);
  status = answer_finds (finds, folder, sink);
  if (!g_atomic_int_get (&stopped) || status != CLI_DONE)
    return status;
  cli_sink_complain (sink, "stopped after %" G_GUINT64_FORMAT " games", done);
  return CLI_REFUSED;
}
