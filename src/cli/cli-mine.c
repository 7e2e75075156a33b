/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call mine: puzzles out of games that the program plays against itself, a line for each on
 * standard output, and with --out a file. It is a long job: the puzzles found before it is
 * stopped are written, each file whole.
 */
#include <errno.h>
#include <glib/gstdio.h>

#include "cli-job.h"
#include "course-miner.h"
#include "course-puzzle.h"
#include "game-file.h"

/* The beginning of every file; to a licence, puzzles are prose. */
#define HEAD                                       \
  "# SPDX-FileCopyrightText: The Edubba authors\n" \
  "# SPDX\x2dLicense-Identifier: CC-BY-SA-4.0\n"   \
  "#\n"                                            \
  "# Mined: game %" G_GUINT64_FORMAT ", turn %u.\n\n"

static char *
dig_item (guint64 item, const gint *cancel, gpointer data)
{
  const CourseMiner *miner = data;
  g_autoptr (GPtrArray) finds = course_miner_dig (miner, item, cancel);

  return finds ? course_finds_print (course_miner_get_module (miner), finds) : NULL;
}

/* Gives the miner the puzzles found, game by game. */
static gboolean
add_finds (CourseMiner *miner, const GameCheckpoint *part, CliSink *sink)
{
  for (guint game = 0; game < part->results->len; game++)
    {
      const char *text = game_checkpoint_get (part, game);
      g_autoptr (GPtrArray) finds = NULL;

      if (!text)
        continue;
      finds = course_finds_parse (course_miner_get_module (miner), game, text);
      if (!finds)
        {
          cli_sink_complain (sink, "what game %u came to cannot be read", game);
          return FALSE;
        }
      course_miner_add (miner, finds);
    }
  return TRUE;
}

/* Writes a file that is new: somebody may have edited the one that is there. */
static gboolean
write_find (const CourseFind *find, const char *folder, GError **error)
{
  g_autofree char *name = g_strconcat (find->id, ".puzzle", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *head = g_strdup_printf (HEAD, find->game, find->turn);
  g_autofree char *text = g_strconcat (head, find->text, NULL);
  g_autofree char *there = NULL;
  GStatBuf         info;

  if (g_lstat (path, &info) != 0)
    return game_file_write (path, text, error);
  if (S_ISREG (info.st_mode))
    there = game_file_read (path, COURSE_PUZZLE_MAX_BYTES, NULL, NULL);
  if (there && strcmp (there, text) == 0)
    return TRUE;
  g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_EXIST, "%s is there already, with another content",
               path);
  return FALSE;
}

/* Answers with the finds, and writes them if there is a folder. */
static CliStatus
answer_finds (GPtrArray *finds, const char *folder, CliSink *sink)
{
  CliStatus status = CLI_DONE;

  for (guint i = 0; i < finds->len; i++)
    {
      const CourseFind *find = finds->pdata[i];
      g_autoptr (GError) error = NULL;

      if (folder && !write_find (find, folder, &error))
        status = cli_sink_complain (sink, "%s", error->message);
      cli_sink_answer (sink,
                       "%s %u game %" G_GUINT64_FORMAT " turn %u: %s",
                       find->id,
                       find->rating,
                       find->game,
                       find->turn,
                       find->quest->goal);
    }
  return status;
}

CliStatus
cli_mine (const CliArguments *arguments, CliSink *sink)
{
  const GameModule *module = cli_read_game (arguments, sink);
  const char       *folder = arguments->text[CLI_OPTION_OUT];
  guint64           keep = arguments->number[CLI_OPTION_KEEP];
  GameJob           job = { .run = dig_item, .unit = "games" };
  g_autoptr (CourseMiner) miner = NULL;
  g_autoptr (GameCheckpoint) part = NULL;
  g_autoptr (GPtrArray) finds = NULL;
  CliStatus status;
  guint     seats;

  if (!module || !cli_read_seats (arguments, module->rules, &seats, sink))
    return CLI_MALFORMED;
  if (!module->quests)
    return cli_sink_complain (sink, "the game %s has no quests to mine for", module->rules->id);
  part = cli_job_new_part (arguments, arguments->number[CLI_OPTION_GAMES], sink);
  if (!part)
    return CLI_MALFORMED;
  game_job_heed_signals ();
  if (folder && g_mkdir_with_parents (folder, 0777) != 0)
    return cli_sink_complain (sink, "%s cannot be made: %s", folder, g_strerror (errno));
  job.data = miner = course_miner_new (module, seats, arguments->number[CLI_OPTION_SEED]);
  if (!cli_job_run (arguments, part, &job, sink) || !add_finds (miner, part, sink))
    return CLI_MALFORMED;
  finds =
    course_miner_select (miner, arguments->given[CLI_OPTION_KEEP] ? (guint) keep : G_MAXUINT);
  status = answer_finds (finds, folder, sink);
  return status == CLI_DONE ? cli_job_end (part, sink) : status;
}
