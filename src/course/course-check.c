/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading, proving and reporting in one go. Lessons that a file names are looked for in its folder,
 * or, for a bout, in the folder of lessons beside its own.
 */
#include "course-check.h"

#include <glib/gi18n-lib.h>

#include "course-file.h"
#include "course-lesson-proof.h"
#include "course-report.h"
#include "course-trial.h"
#include "game-print.h"
#include "game-record.h"

/* The most faults that a message has. */
#define MAX_COMPLAINTS 5

/* Memory for a proof: as much as the window ever gives one (edubba-limit.h). */
#define MEMORY (G_GUINT64_CONSTANT (256) << 20)

/* One file while it is checked. */
typedef struct
{
  const GameModule *const *modules;
  const char              *path;
  const char              *text;
  gsize                    length;
  gboolean                 rates;
  gboolean                 explains;
  gboolean                 reads; /* and does no more */
  CourseCheck             *result;
} Work;

static void
check_puzzle (Work *work)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CoursePuzzle) puzzle =
    course_puzzle_read (work->modules, work->text, work->length, work->result->faults);

  if (!puzzle || work->reads)
    return;
  if (!course_puzzle_prove (puzzle, MEMORY, NULL, NULL, NULL, &error))
    course_faults_take (work->result->faults, "Puzzle", "Goal", g_steal_pointer (&error));
  else if (work->rates ? !course_puzzle_rate (puzzle, MEMORY, NULL, &work->result->rating, &error)
                       : !course_puzzle_check_rating (puzzle, MEMORY, NULL, &error))
    course_faults_take (work->result->faults, "Puzzle", "Rating", g_steal_pointer (&error));
  else if (work->explains)
    course_report_puzzle (puzzle, MEMORY, work->result->facts, work->result->faults);
}

/* Adds the lessons of a folder, as far as they can be read, but not the file itself. */
static void
add_lessons (const Work *work, GPtrArray *lessons, const char *folder)
{
  g_autofree char *own = g_path_get_basename (work->path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *other = g_build_filename (folder, name, NULL);
      CourseLesson    *lesson;

      if (strcmp (name, own) == 0 || course_file_get_kind (name) != COURSE_FILE_LESSON ||
          !g_file_test (other, G_FILE_TEST_IS_REGULAR))
        continue;
      lesson = course_lesson_load (work->modules, other, NULL);
      if (lesson)
        g_ptr_array_add (lessons, lesson);
    }
}

static GPtrArray *
new_lessons (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) course_lesson_unref);
}

static void
check_lesson (Work *work)
{
  g_autoptr (GPtrArray) lessons = new_lessons ();
  g_autofree char *folder = g_path_get_dirname (work->path);
  g_autoptr (GArray) proofs = NULL;
  CourseLesson *lesson =
    course_lesson_read (work->modules, work->text, work->length, work->result->faults);

  if (!lesson)
    return;
  g_ptr_array_add (lessons, lesson);
  if (work->reads)
    return;
  add_lessons (work, lessons, folder);
  course_lesson_check_company (lesson, lessons, work->result->faults);
  proofs = course_lesson_prove_all (lesson, MEMORY, NULL, work->result->faults);
  if (proofs && work->explains)
    course_report_lesson (lesson, proofs, work->result->facts);
}

/* Lessons lie beside bouts, or in the folder of lessons beside theirs. */
static void
report_bout (const Work *work, const CourseBout *bout)
{
  g_autoptr (GPtrArray) lessons = new_lessons ();
  g_autofree char *folder = g_path_get_dirname (work->path);
  g_autofree char *beside = g_build_filename (folder, "..", "lessons", NULL);

  add_lessons (work, lessons, folder);
  add_lessons (work, lessons, beside);
  course_report_bout (bout, lessons, work->result->facts, work->result->faults);
}

static void
check_bout (Work *work)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CourseBout) bout =
    course_bout_read (work->modules, work->text, work->length, work->result->faults);

  /* A contest depends on everything in the file. */
  if (work->reads || course_faults_count (work->result->faults) > 0)
    return;
  if (!course_bout_prove (bout, NULL, &error))
    course_faults_take (work->result->faults, "Bout", "Goal1", g_steal_pointer (&error));
  else if (work->explains)
    report_bout (work, bout);
}

static void
check_record (Work *work)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GameRecord) record =
    game_record_parse (work->modules, work->text, (gssize) work->length, &error);

  if (record)
    return;
  course_faults_add_at_line (work->result->faults, error->code, 0, error->message);
  if (!strstr (work->text, "[Game "))
    course_faults_add_at_line (
      work->result->faults, error->code, 0,
      _ ("This is no record. The name of a puzzle ends in .puzzle, that of a lesson in .lesson and "
         "that of a short game in .bout."));
}

/* Reads and checks a file by its name. */
static void
read_file (Work *work)
{
  static void (*const checks[]) (Work *) = {
    [COURSE_FILE_RECORD] = check_record,
    [COURSE_FILE_PUZZLE] = check_puzzle,
    [COURSE_FILE_LESSON] = check_lesson,
    [COURSE_FILE_BOUT] = check_bout,
  };
  static const gsize max_bytes[] = {
    [COURSE_FILE_RECORD] = GAME_RECORD_MAX_BYTES,
    [COURSE_FILE_PUZZLE] = COURSE_PUZZLE_MAX_BYTES,
    [COURSE_FILE_LESSON] = COURSE_LESSON_MAX_BYTES,
    [COURSE_FILE_BOUT] = COURSE_BOUT_MAX_BYTES,
  };
  CourseFileKind kind = course_file_get_kind (work->path);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = course_file_read (work->path, max_bytes[kind], &work->length, &error);

  if (!text)
    {
      course_faults_add_at_line (work->result->faults, error->code, 0, error->message);
      return;
    }
  work->text = text;
  checks[kind](work);
  work->text = NULL;
}

void
course_check_file (const GameModule *const *modules,
                   const char              *path,
                   CourseCheckFlags         flags,
                   CourseCheck             *result)
{
  Work work = {
    .modules = modules,
    .path = path,
    .rates = (flags & COURSE_CHECK_RATES) != 0,
    .explains = (flags & COURSE_CHECK_EXPLAINS) != 0,
    .reads = (flags & COURSE_CHECK_READS) != 0,
    .result = result,
  };

  *result = (CourseCheck) {
    .faults = course_faults_new (),
    .facts = g_ptr_array_new_with_free_func (g_free),
  };
  read_file (&work);
}

void
course_check_clear (CourseCheck *result)
{
  g_clear_pointer (&result->faults, course_faults_free);
  g_clear_pointer (&result->facts, g_ptr_array_unref);
}

/* A fault of a line has named it already. */
static char *
print_fault (const CourseFault *fault)
{
  g_autofree char *placed = NULL;

  if (fault->line == 0 || *fault->text != '[')
    placed = g_strdup (fault->text);
  else
    placed = g_strdup_printf (_ ("line %1$u: %2$s"), fault->line, fault->text);
  /* Translators: %s is a sentence about something that is no mistake, but could be better. */
  return fault->is_note ? g_strdup_printf (_ ("Note: %s"), placed) : g_steal_pointer (&placed);
}

GStrv
course_check_explain (const CourseCheck *result)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  const GPtrArray *faults = course_faults_list (result->faults);
  gboolean         is_right = course_faults_count (result->faults) == 0;

  for (guint i = 0; is_right && i < result->facts->len; i++)
    g_strv_builder_add (lines, result->facts->pdata[i]);
  for (guint i = 0; i < faults->len; i++)
    {
      g_autofree char *line = print_fault (faults->pdata[i]);

      g_strv_builder_add (lines, line);
    }
  return g_strv_builder_end (lines);
}

char *
course_check_complain (const GameModule *const *modules, const char *path, const GError *error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  CourseCheck check;
  guint       n = 0;

  course_check_file (modules, path, COURSE_CHECK_READS, &check);
  for (guint i = 0; i < course_faults_list (check.faults)->len && n < MAX_COMPLAINTS; i++)
    {
      const CourseFault *fault = course_faults_list (check.faults)->pdata[i];
      g_autofree char   *line = print_fault (fault);

      if (!fault->is_note)
        game_print_to (text, "%s%s", n++ > 0 ? " " : "", line);
    }
  course_check_clear (&check);
  return n > 0 ? g_string_free (g_steal_pointer (&text), FALSE) : g_strdup (error->message);
}
