/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the long calls: their part, threads, progress, and end.
 *
 *     part = cli_job_new_part (arguments, n_items, sink);
 *     if (!part || !cli_job_run (arguments, part, &job, sink))
 *       return CLI_MALFORMED;
 *     ... answers with what is in the part ...
 *     return cli_job_end (part, sink);
 */
#pragma once

#include "cli-call.h"
#include "game-job.h"

G_BEGIN_DECLS

/* The share of the call's items that is asked for, or all of them, which were done elsewhere, if
 * the call is made by `merge`. NULL after a complaint. */
GameCheckpoint *cli_job_new_part (const CliArguments *arguments,
                                  guint64             n_items,
                                  CliSink            *sink) G_GNUC_WARN_UNUSED_RESULT;

/* Runs the items that are not done; the caller fills in only the job's functions, their data and
 * the unit. FALSE after a complaint. */
gboolean cli_job_run (const CliArguments *arguments,
                      GameCheckpoint     *part,
                      GameJob            *job,
                      CliSink            *sink);

/* CLI_DONE, or CLI_REFUSED after a complaint if the job was stopped. */
CliStatus cli_job_end (const GameCheckpoint *part, CliSink *sink);

G_END_DECLS
