/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call check: whether puzzle and record files are right, a line for each. A puzzle is
 * right if it can be read and is proved, a record if every action in it was legal.
 */
#include "cli-call.h"
#include "course-file.h"
#include "course-puzzle.h"
#include "game-record.h"
#include "game-solver.h"
#include "games.h"

static gboolean
check_puzzle (const char *text, gsize length, GError **error)
{
  g_autoptr (CoursePuzzle) puzzle = course_puzzle_parse (games_modules, text, length, error);

  return puzzle && course_puzzle_prove (puzzle, GAME_SOLVE_MEMORY, NULL, NULL, NULL, error);
}

static gboolean
check_record (const char *text, gsize length, GError **error)
{
  g_autoptr (GameRecord) record = NULL;

  if (!course_text_check (text, length, error))
    return FALSE;
  record = game_record_parse (games_modules, text, (gssize) length, error);
  return record != NULL;
}

static gboolean
check_file (const char *path, GError **error)
{
  CourseFileKind   kind = course_file_get_kind (path);
  gboolean         is_puzzle = kind == COURSE_FILE_PUZZLE;
  gsize            length;
  g_autofree char *text = NULL;

  if (kind == COURSE_FILE_LESSON)
    {
      g_set_error_literal (error,
                           GAME_ERROR,
                           GAME_ERROR_SYNTAX,
                           "This version does not read lessons.");
      return FALSE;
    }
  text = course_file_read (path,
                           is_puzzle ? COURSE_PUZZLE_MAX_BYTES : GAME_RECORD_MAX_BYTES,
                           &length,
                           error);
  if (!text)
    return FALSE;
  return is_puzzle ? check_puzzle (text, length, error) : check_record (text, length, error);
}

CliStatus
cli_check (const CliArguments *arguments, CliSink *sink)
{
  CliStatus status = CLI_DONE;

  for (guint i = 0; i < arguments->n_words; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *name = cli_text_escape (arguments->words[i]);
      g_autofree char *message = NULL;

      if (check_file (arguments->words[i], &error))
        {
          cli_sink_answer (sink, "%s: ok", name);
          continue;
        }
      message = cli_text_escape (error->message);
      cli_sink_answer (sink, "%s: %s", name, message);
      status = CLI_MALFORMED;
    }
  return status;
}
