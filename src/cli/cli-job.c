/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Long jobs on the command line, and the call merge. To merge is to make the call again that the
 * parts were made for, with all of its items done.
 */
#include "cli-job.h"

#include <string.h>
#include <unistd.h>

/* Reads I/N, with I from 1 to N. */
static gboolean
read_shard (const CliArguments *arguments, guint64 *i, guint64 *n, CliSink *sink)
{
  const char *text = arguments->text[CLI_OPTION_SHARD];
  const char *rest;

  *i = *n = 1;
  if (!text || (game_number_parse (text, CLI_MAX_NUMBER, i, &rest) && *rest == '/' &&
                game_number_parse (rest + 1, CLI_MAX_NUMBER, n, NULL) && *i >= 1 && *i <= *n))
    return TRUE;
  cli_sink_complain (sink, "--shard takes I/N with I from 1 to N, not \"%s\"", text);
  return FALSE;
}

GameCheckpoint *
cli_job_new_part (const CliArguments *arguments, guint64 n_items, CliSink *sink)
{
  g_autofree char *call = cli_call_print (arguments);
  GameCheckpoint  *merged = arguments->merged;
  GameCheckpoint  *part;
  guint64          i;
  guint64          n;

  if (!read_shard (arguments, &i, &n, sink))
    return NULL;
  if (n_items > GAME_CHECKPOINT_MAX_ITEMS || strlen (call) > GAME_CHECKPOINT_MAX_CALL)
    {
      cli_sink_complain (sink, "a job has at most %u items, and a call of at most %u bytes",
                         (guint) GAME_CHECKPOINT_MAX_ITEMS, (guint) GAME_CHECKPOINT_MAX_CALL);
      return NULL;
    }
  part = game_checkpoint_new (call, n_items, i, n);
  part->maker = game_checkpoint_hash_maker ();
  if (!merged)
    return part;
  if (merged->maker != part->maker)
    {
      game_checkpoint_free (part);
      cli_sink_complain (sink, "the parts were made by another program, or with other weights");
      return NULL;
    }
  if (strcmp (merged->call, call) != 0 || merged->n_items != n_items)
    {
      game_checkpoint_free (part);
      cli_sink_complain (sink, "the parts are of a call that this program reads otherwise: %s",
                         merged->call);
      return NULL;
    }
  for (guint64 item = 0; item < n_items; item++)
    if (game_checkpoint_get (merged, item))
      game_checkpoint_put (part, item, g_strdup (game_checkpoint_get (merged, item)));
  return part;
}

/* Returns TRUE if the parts have all items that are needed. */
static gboolean
check_merged (const GameCheckpoint *part, const GameJob *job, CliSink *sink)
{
  gboolean enough = job->enough && job->enough (part, job->data);
  guint64  missing = 0;

  if (enough || part->n_done == part->n_items)
    return TRUE;
  while (game_checkpoint_get (part, missing))
    missing++;
  cli_sink_complain (sink,
                     "only %" G_GUINT64_FORMAT " of %" G_GUINT64_FORMAT
                     " %s are done in these parts; the first that is not is number "
                     "%" G_GUINT64_FORMAT,
                     part->n_done, part->n_items, job->unit, missing);
  return FALSE;
}

static GameJobProgress
choose_progress (const CliArguments *arguments, const CliSink *sink)
{
  if (!sink->serving && isatty (STDERR_FILENO))
    return GAME_JOB_TERMINAL;
  return arguments->given[CLI_OPTION_PROGRESS] ? GAME_JOB_LINES : GAME_JOB_QUIET;
}

gboolean
cli_job_run (const CliArguments *arguments, GameCheckpoint *part, GameJob *job, CliSink *sink)
{
  g_autoptr (GError) error = NULL;

  if (arguments->merged)
    return check_merged (part, job, sink);
  job->threads = (guint) MAX (arguments->number[CLI_OPTION_THREADS], 1);
  job->path = arguments->text[CLI_OPTION_PART];
  job->progress = choose_progress (arguments, sink);
  if (!sink->serving)
    game_job_heed_signals ();
  if (game_job_run (job, part, &error))
    return TRUE;
  cli_sink_complain (sink, "%s", error->message);
  return FALSE;
}

CliStatus
cli_job_end (const GameCheckpoint *part, CliSink *sink)
{
  if (!game_job_was_stopped ())
    return CLI_DONE;
  cli_sink_complain (sink, "stopped after %" G_GUINT64_FORMAT " of %" G_GUINT64_FORMAT,
                     part->n_done, game_checkpoint_get_n_own (part));
  return CLI_REFUSED;
}

/* Adds the options of merge that are meant for the call. */
static void
add_options (const CliArguments *arguments, GPtrArray *words)
{
  if (arguments->given[CLI_OPTION_OUT])
    {
      g_ptr_array_add (words, g_strdup ("--out"));
      g_ptr_array_add (words, g_strdup (arguments->text[CLI_OPTION_OUT]));
    }
  if (arguments->given[CLI_OPTION_KEEP])
    {
      g_ptr_array_add (words, g_strdup ("--keep"));
      g_ptr_array_add (words, g_strdup_printf ("%" G_GUINT64_FORMAT,
                                               arguments->number[CLI_OPTION_KEEP]));
    }
}

CliStatus
cli_merge (const CliArguments *arguments, CliSink *sink)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GameCheckpoint) whole =
    game_checkpoint_merge (arguments->words, arguments->n_words, &error);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) call = NULL;

  if (!whole)
    return cli_sink_complain (sink, "%s", error->message);
  call = g_strsplit (whole->call, " ", -1);
  if (!call[0] || !cli_call_find (call[0]))
    return cli_sink_complain (sink, "these are parts of a job for another program: %s",
                              whole->call);
  for (guint i = 0; call[i]; i++)
    g_ptr_array_add (words, g_strdup (call[i]));
  add_options (arguments, words);
  return cli_call_run_merged ((const char *const *) words->pdata, words->len, whole, sink);
}
