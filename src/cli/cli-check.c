/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call check: checks lesson, bout, puzzle and record files, and answers a line for each. A
 * lesson or puzzle is right if it can be read and is proved, a bout if it is a contest
 * (course-trial.h), a record if every action in it was legal. The lessons that a lesson needs are
 * looked for in its folder. With --rate the line of a puzzle that can be proved is the one that
 * its file should have: the rating in the file is ignored.
 */
#include "cli-call.h"
#include "course-file.h"
#include "course-lesson-proof.h"
#include "course-puzzle.h"
#include "course-trial.h"
#include "game-record.h"
#include "game-text.h"
#include "games.h"

/* Memory for a proof: as much as the window ever gives one (edubba-limit.h). */
#define MEMORY (G_GUINT64_CONSTANT (256) << 20)

/* Checks and proves a puzzle. rating: NULL to require the file's own rating to be right, else set
 * to that of the proof. */
static gboolean
check_puzzle (const char *text, gsize length, guint *rating, GError **error)
{
  g_autoptr (CoursePuzzle) puzzle = course_puzzle_parse (games_all_modules, text, length, error);

  if (!puzzle || !course_puzzle_prove (puzzle, MEMORY, NULL, NULL, NULL, error))
    return FALSE;
  return rating ? course_puzzle_rate (puzzle, MEMORY, NULL, rating, error)
                : course_puzzle_check_rating (puzzle, MEMORY, NULL, error);
}

/* The other lessons of the folder, as far as they can be read. */
static void
add_neighbours (GPtrArray *lessons, const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *own = g_path_get_basename (path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *other = g_build_filename (folder, name, NULL);
      CourseLesson    *lesson;

      if (strcmp (name, own) == 0 || course_file_get_kind (name) != COURSE_FILE_LESSON ||
          !g_file_test (other, G_FILE_TEST_IS_REGULAR))
        continue;
      lesson = course_lesson_load (games_all_modules, other, NULL);
      if (lesson)
        g_ptr_array_add (lessons, lesson);
    }
}

static gboolean
check_lesson (const char *path, const char *text, gsize length, GError **error)
{
  g_autoptr (GPtrArray) lessons =
    g_ptr_array_new_with_free_func ((GDestroyNotify) course_lesson_unref);
  g_autoptr (GArray) proofs = NULL;
  CourseLesson *lesson = course_lesson_parse (games_all_modules, text, length, error);

  if (!lesson)
    return FALSE;
  g_ptr_array_add (lessons, lesson);
  add_neighbours (lessons, path);
  if (!course_lesson_check_needs (lesson, lessons, error))
    return FALSE;
  proofs = course_lesson_prove (lesson, MEMORY, NULL, error);
  return proofs != NULL;
}

static gboolean
check_bout (const char *text, gsize length, GError **error)
{
  g_autoptr (CourseBout) bout = course_bout_parse (games_all_modules, text, length, error);

  return bout && course_bout_prove (bout, NULL, error);
}

static gboolean
check_record (const char *text, gsize length, GError **error)
{
  g_autoptr (GameRecord) record =
    game_record_parse (games_all_modules, text, (gssize) length, error);

  return record != NULL;
}

static gboolean
check_file (const char *path, guint *rating, GError **error)
{
  static const gsize max_bytes[] = {
    [COURSE_FILE_RECORD] = GAME_RECORD_MAX_BYTES,
    [COURSE_FILE_PUZZLE] = COURSE_PUZZLE_MAX_BYTES,
    [COURSE_FILE_LESSON] = COURSE_LESSON_MAX_BYTES,
    [COURSE_FILE_BOUT] = COURSE_BOUT_MAX_BYTES,
  };
  CourseFileKind   kind = course_file_get_kind (path);
  gsize            length;
  g_autofree char *text = course_file_read (path, max_bytes[kind], &length, error);

  if (!text)
    return FALSE;
  if (kind == COURSE_FILE_LESSON)
    return check_lesson (path, text, length, error);
  if (kind == COURSE_FILE_BOUT)
    return check_bout (text, length, error);
  if (kind == COURSE_FILE_PUZZLE)
    return check_puzzle (text, length, rating, error);
  return check_record (text, length, error);
}

CliStatus
cli_check (const CliArguments *arguments, CliSink *sink)
{
  gboolean  rates = arguments->given[CLI_OPTION_RATE];
  CliStatus status = CLI_DONE;

  for (guint i = 0; i < arguments->n_words; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *name = game_text_clean (arguments->words[i]);
      g_autofree char *message = NULL;
      guint            rating = 0;

      if (check_file (arguments->words[i], rates ? &rating : NULL, &error))
        {
          if (rating > 0)
            cli_sink_answer (sink, "%s: Rating=%u", name, rating);
          else
            cli_sink_answer (sink, "%s: ok", name);
          continue;
        }
      message = game_text_clean (error->message);
      cli_sink_answer (sink, "%s: %s", name, message);
      status = CLI_MALFORMED;
    }
  return status;
}
