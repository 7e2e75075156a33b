/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call check: checks lesson, bout, puzzle and record files (course-check.h), and answers a line
 * for each. With --rate the line of a puzzle that can be proved is the one that its file should
 * have: the rating in the file is ignored.
 *
 * With --explain, and on a terminal, lines for the author of the file follow: all faults, or what
 * the proofs found, in the user's language.
 */
#include <unistd.h>

#include "cli-call.h"
#include "course-check.h"
#include "game-text.h"
#include "games.h"

/* The one line of a file that programs read: its first fault. */
static void
answer_verdict (const CourseCheck *check, const char *name, CliSink *sink)
{
  g_autoptr (GError) error = NULL;

  if (!course_faults_check (check->faults, &error))
    {
      g_autofree char *message = game_text_clean (error->message);

      cli_sink_answer (sink, "%s: %s", name, message);
    }
  else if (check->rating > 0)
    cli_sink_answer (sink, "%s: Rating=%u", name, check->rating);
  else
    cli_sink_answer (sink, "%s: ok", name);
}

/* The lines for an author, below the name of the file. */
static void
answer_author (const CourseCheck *check, const char *name, CliSink *sink)
{
  g_auto (GStrv) lines = course_check_explain (check);
  gboolean is_right = course_faults_count (check->faults) == 0;

  cli_sink_answer (sink, is_right ? "%s: ok" : "%s:", name);
  for (guint i = 0; lines[i]; i++)
    {
      g_autofree char *line = game_text_clean (lines[i]);

      cli_sink_answer (sink, "  %s", line);
    }
}

static gboolean
check_one (const char *path, CourseCheckFlags flags, CliSink *sink)
{
  g_autofree char *name = game_text_clean (path);
  CourseCheck      check;
  gboolean         is_right;

  course_check_file (games_all_modules, path, flags, &check);
  if (flags & COURSE_CHECK_EXPLAINS)
    answer_author (&check, name, sink);
  else
    answer_verdict (&check, name, sink);
  is_right = course_faults_count (check.faults) == 0;
  course_check_clear (&check);
  return is_right;
}

CliStatus
cli_check (const CliArguments *arguments, CliSink *sink)
{
  gboolean rates = arguments->given[CLI_OPTION_RATE];
  gboolean explains = arguments->given[CLI_OPTION_EXPLAIN] ||
                      (!rates && !sink->serving && isatty (STDOUT_FILENO));
  CourseCheckFlags flags = (rates ? COURSE_CHECK_RATES : COURSE_CHECK_PLAIN) |
                           (explains ? COURSE_CHECK_EXPLAINS : COURSE_CHECK_PLAIN);
  locale_t  before = (locale_t) 0;
  locale_t  user = explains ? cli_enter_language (&before) : (locale_t) 0;
  CliStatus status = CLI_DONE;

  for (guint i = 0; i < arguments->n_words; i++)
    if (!check_one (arguments->words[i], flags, sink))
      status = CLI_MALFORMED;
  cli_leave_language (user, before);
  return status;
}
