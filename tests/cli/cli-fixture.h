/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Running the built command line tool, as plain calls and as a service: what it answers, what it
 * complains of, and how it ends.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  int   status; /* the exit status, or -1 if it was killed */
  char *out;
  char *err;
} CliAnswer;

/* Paths of everything that games between computers depend on, for stamp_init (). */
extern const char *const cli_fixture_sources[];

/* Runs the tool with these words (NULL-terminated); clear with cli_answer_clear (). */
CliAnswer cli_fixture_run (const char *const *words);

/* The same with the tool that knows the toys instead of games. */
CliAnswer cli_fixture_run_toys (const char *const *words);

void cli_answer_clear (CliAnswer *answer);

/* Feeds lines to `serve` and returns all that it answered; it must end with status 0. */
char *cli_fixture_serve (const char *input, gsize length) G_GNUC_WARN_UNUSED_RESULT;

/* The program's path. */
char *cli_fixture_get_path (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
