/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * edubba-cli: the games' rules on the command line, for scripts, tests and other programs.
 *
 * Links GLib alone. No locale is set, so everything it says is English and its numbers are plain,
 * but for why an action is refused (cli-position.c), and what `check --explain` tells an author.
 */
#include "config.h"

#include <errno.h>
#include <libintl.h>
#include <signal.h>
#include <stdio.h>

#include "cli-call.h"
#include "game-file.h"
#include "game-text.h"
#include "games.h"

static void
print_help (CliSink *sink)
{
  cli_sink_answer (sink, "Usage: edubba-cli CALL [ARGUMENT...]");
  cli_sink_answer (sink, "Asks the rules of a board game. A POSITION is one argument: quote it.\n");
  for (const CliCall *call = cli_calls; call->name; call++)
    cli_sink_answer (sink,
                     "  %s%s%s\n      %s",
                     call->name,
                     *call->usage ? " " : "",
                     call->usage,
                     call->summary);
  cli_sink_answer (sink, "\nExit status: 0 done, 1 refused or not solvable, 2 malformed.");
}

static void
print_call_help (const CliCall *call, CliSink *sink)
{
  cli_sink_answer (sink,
                   "Usage: edubba-cli %s%s%s\n  %s",
                   call->name,
                   *call->usage ? " " : "",
                   call->usage,
                   call->summary);
}

/* Answers --help and --version, which only a person at a terminal asks for. */
static gboolean
answer_person (const char *const *words, guint n_words, CliSink *sink)
{
  const CliCall *call = cli_call_find (words[0]);

  if (n_words == 1 && strcmp (words[0], "--help") == 0)
    print_help (sink);
  else if (n_words == 1 && strcmp (words[0], "--version") == 0)
    cli_sink_answer (sink, "edubba-cli %s", PACKAGE_VERSION);
  else if (n_words == 2 && call && strcmp (words[1], "--help") == 0)
    print_call_help (call, sink);
  else
    return FALSE;
  return TRUE;
}

int
main (int argc, char **argv)
{
  const char *const *words = (const char *const *) argv + 1;
  guint              n_words = (guint) MAX (argc - 1, 0);
  CliSink            sink = { 0 };
  CliStatus          status = CLI_DONE;

  /* A reader that goes away is an error in writing like any other. */
  signal (SIGPIPE, SIG_IGN);
  game_file_prepare ();
  game_text_guard_terminal ();
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  games_bind_texts (LOCALEDIR);
  if (n_words == 0)
    return cli_sink_complain (&sink, "a call is missing; try --help");
  if (!answer_person (words, n_words, &sink))
    status = cli_call_run (words, n_words, &sink);
  if (!cli_sink_flush (&sink))
    return cli_sink_complain (&sink, "the answer cannot be written: %s", g_strerror (errno));
  return status;
}
