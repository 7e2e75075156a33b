/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads lessons, and holds a set of them to their needs of each other. Other files prove that a
 * lesson's goals can be reached.
 */
#include "course-lesson.h"

#include <glib/gi18n-lib.h>

#include "course-file.h"
#include "course-values.h"
#include "game-state.h"

#define GROUP     "Lesson"
#define MAX_PLACE 999

struct _CourseLesson
{
  const GameModule *module;
  char             *source; /* the text of its file */
  char             *id;
  char             *title;
  char             *summary;
  GStrv             rules;
  GStrv             needs;
  guint             place;
  guint             seat;
  GPtrArray        *steps; /* of CourseStep */
  gboolean          is_translated;
};

static const CourseKey keys_of_lesson[] = {
  { "Id", COURSE_KEY_REQUIRED },
  { "Title", COURSE_KEY_REQUIRED | COURSE_KEY_TEXT | COURSE_KEY_TITLE },
  { "Summary", COURSE_KEY_REQUIRED | COURSE_KEY_TEXT },
  { "Rules", COURSE_KEY_REQUIRED },
  { "Needs", COURSE_KEY_PLAIN },
  { "Place", COURSE_KEY_PLAIN },
  { "Seat", COURSE_KEY_PLAIN },
  { NULL },
};

static const CourseKey keys_of_step[] = {
  { "Position", COURSE_KEY_PLAIN },
  { "Say", COURSE_KEY_REQUIRED | COURSE_KEY_TEXT },
  { "Spotlight", COURSE_KEY_PLAIN },
  { "Show", COURSE_KEY_PLAIN },
  { "Allow", COURSE_KEY_PLAIN },
  { "NotNow", COURSE_KEY_TEXT },
  { "Goal", COURSE_KEY_NUMBERED },
  { "Done", COURSE_KEY_NUMBERED | COURSE_KEY_TEXT },
  { "Hint", COURSE_KEY_NUMBERED | COURSE_KEY_TEXT },
  { "Ask", COURSE_KEY_TEXT },
  { "Choice", COURSE_KEY_NUMBERED | COURSE_KEY_TEXT },
  { "Reply", COURSE_KEY_NUMBERED | COURSE_KEY_TEXT },
  { "Right", COURSE_KEY_PLAIN },
  { "Points", COURSE_KEY_PLAIN },
  { "Answer", COURSE_KEY_PLAIN },
  { "Fine", COURSE_KEY_PLAIN },
  { "Missed", COURSE_KEY_PLAIN },
  { "Drill", COURSE_KEY_PLAIN },
  { NULL },
};

static const CourseKey keys_of_task[] = {
  { "Position", COURSE_KEY_REQUIRED },
  { "Say", COURSE_KEY_REQUIRED | COURSE_KEY_TEXT },
  { "Goal", COURSE_KEY_REQUIRED },
  { "Done", COURSE_KEY_REQUIRED | COURSE_KEY_TEXT },
  { "Hint", COURSE_KEY_NUMBERED | COURSE_KEY_TEXT },
  { "Drill", COURSE_KEY_PLAIN },
  { NULL },
};

static const CourseGroup groups[] = {
  { GROUP, FALSE, keys_of_lesson },
  { "Step", TRUE, keys_of_step },
  { "Task", TRUE, keys_of_task },
  { NULL },
};

static const CourseForm form = {
  .groups = groups,
  .max_bytes = COURSE_LESSON_MAX_BYTES,
  /* Translators: %u is a number of bytes. */
  .too_long = N_ ("A lesson may not be longer than %u bytes."),
  .begins = N_ ("A lesson begins with the line [Lesson]."),
  .no_such_group =
    N_ ("The groups of a lesson are [Lesson], [Step 1] and so on, [Task 1] and so on."),
};

static void
read_needs (CourseLesson *lesson, const CourseKeys *keys)
{
  course_keys_read_list (keys, GROUP, "Needs", &lesson->needs);
  for (guint i = 0; lesson->needs[i]; i++)
    if (!course_is_word (lesson->needs[i]))
      course_keys_fail (keys,
                        GROUP,
                        "Needs",
                        _ ("An id is a word of the characters a-z, 0-9 and -."));
}

static void
read_head (CourseLesson *lesson, const CourseKeys *keys)
{
  guint seat = 1;

  course_keys_read_id (keys, GROUP, &lesson->id);
  course_keys_read (keys, GROUP, "Title", &lesson->title);
  course_keys_read (keys, GROUP, "Summary", &lesson->summary);
  read_needs (lesson, keys);
  course_number_read (keys, GROUP, "Place", 1, MAX_PLACE, &lesson->place);
  course_number_read (keys, GROUP, "Seat", 1, GAME_MAX_SEATS, &seat);
  lesson->seat = seat - 1;
}

static void
read_steps (CourseLesson *lesson, const GameModule *const *modules, const CourseKeys *keys)
{
  const char *const *names = course_keys_get_groups (keys);
  CourseSetting      setting = { .seat = lesson->seat };

  if (!g_strv_contains (names, "Step 1") &&
      !course_faults_has (course_keys_get_faults (keys), "Step 1", NULL))
    course_faults_add (course_keys_get_faults (keys), GAME_ERROR_SYNTAX, "Step 1", NULL,
                       _ ("This group is missing: a lesson has at least one step."));
  for (guint i = 0; names[i]; i++)
    if (strcmp (names[i], GROUP) != 0)
      g_ptr_array_add (lesson->steps, course_step_read (keys, names[i], modules, &setting));
  lesson->module = setting.module;
}

static void
read_lesson (CourseLesson *lesson, const GameModule *const *modules, const CourseKeys *keys)
{
  lesson->is_translated = course_keys_is_translated (keys);
  read_head (lesson, keys);
  read_steps (lesson, modules, keys);
  if (lesson->module)
    course_keys_read_paragraphs (keys, lesson->module->rules, GROUP, "Rules", &lesson->rules);
}

CourseLesson *
course_lesson_read (const GameModule *const *modules,
                    const char              *text,
                    gsize                    length,
                    CourseFaults            *faults)
{
  g_autoptr (CourseLesson) lesson = g_atomic_rc_box_new0 (CourseLesson);
  g_autoptr (CourseKeys) keys = course_keys_parse (&form, text, length, faults);

  lesson->source = g_strndup (text, length);
  lesson->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) course_step_free);
  if (keys)
    read_lesson (lesson, modules, keys);
  return lesson->module ? g_steal_pointer (&lesson) : NULL;
}

CourseLesson *
course_lesson_parse (const GameModule *const *modules,
                     const char              *text,
                     gsize                    length,
                     GError                 **error)
{
  g_autoptr (CourseFaults) faults = course_faults_new ();
  g_autoptr (CourseLesson) lesson = course_lesson_read (modules, text, length, faults);

  return course_faults_check (faults, error) ? g_steal_pointer (&lesson) : NULL;
}

CourseLesson *
course_lesson_load (const GameModule *const *modules, const char *path, GError **error)
{
  gsize            length;
  g_autofree char *text = course_file_read (path, COURSE_LESSON_MAX_BYTES, &length, error);
  CourseLesson    *lesson = text ? course_lesson_parse (modules, text, length, error) : NULL;

  if (!lesson)
    g_prefix_error (error, "%s: ", path);
  return lesson;
}

static void
clear_lesson (gpointer data)
{
  CourseLesson *lesson = data;

  g_free (lesson->source);
  g_free (lesson->id);
  g_free (lesson->title);
  g_free (lesson->summary);
  g_strfreev (lesson->rules);
  g_strfreev (lesson->needs);
  g_ptr_array_unref (lesson->steps);
}

CourseLesson *
course_lesson_ref (CourseLesson *lesson)
{
  return g_atomic_rc_box_acquire (lesson);
}

void
course_lesson_unref (CourseLesson *lesson)
{
  g_atomic_rc_box_release_full (lesson, clear_lesson);
}

const GameModule *
course_lesson_get_module (const CourseLesson *lesson)
{
  return lesson->module;
}

const char *
course_lesson_get_source (const CourseLesson *lesson)
{
  return lesson->source;
}

const char *
course_lesson_get_id (const CourseLesson *lesson)
{
  return lesson->id;
}

const char *
course_lesson_get_title (const CourseLesson *lesson)
{
  return lesson->title;
}

const char *
course_lesson_get_summary (const CourseLesson *lesson)
{
  return lesson->summary;
}

const char *const *
course_lesson_get_rules (const CourseLesson *lesson)
{
  return (const char *const *) lesson->rules;
}

const char *const *
course_lesson_get_needs (const CourseLesson *lesson)
{
  return (const char *const *) lesson->needs;
}

guint
course_lesson_get_place (const CourseLesson *lesson)
{
  return lesson->place;
}

guint
course_lesson_get_seat (const CourseLesson *lesson)
{
  return lesson->seat;
}

guint
course_lesson_get_n_steps (const CourseLesson *lesson)
{
  return lesson->steps->len;
}

const CourseStep *
course_lesson_get_step (const CourseLesson *lesson, guint index)
{
  g_return_val_if_fail (index < lesson->steps->len, NULL);

  return g_ptr_array_index (lesson->steps, index);
}

gboolean
course_lesson_is_translated (const CourseLesson *lesson)
{
  return lesson->is_translated;
}

CourseLesson *
course_lessons_find (const GPtrArray *lessons, const char *id)
{
  for (guint i = 0; i < lessons->len; i++)
    {
      CourseLesson *lesson = g_ptr_array_index (lessons, i);

      if (g_strcmp0 (lesson->id, id) == 0)
        return lesson;
    }
  return NULL;
}

/* Returns TRUE if the needs of `lesson` lead back to `goal`. Lessons in `seen` have been looked
 * at. */
static gboolean
leads_to (const CourseLesson *lesson,
          const CourseLesson *goal,
          const GPtrArray    *lessons,
          GHashTable         *seen)
{
  if (!lesson || !g_hash_table_add (seen, (gpointer) lesson))
    return FALSE;
  for (guint i = 0; lesson->needs[i]; i++)
    {
      const CourseLesson *need = course_lessons_find (lessons, lesson->needs[i]);

      if (need == goal || leads_to (need, goal, lessons, seen))
        return TRUE;
    }
  return FALSE;
}

/* Adds a fault at a key; format has a place for the id of a lesson. */
static void
fail_at_lesson (CourseFaults *faults, const char *key, const char *format, const char *id)
{
  g_autofree char *sentence = g_strdup_printf (format, id);

  course_faults_add (faults, GAME_ERROR_SYNTAX, GROUP, key, sentence);
}

static void
check_need (const CourseLesson *lesson,
            const char         *id,
            const GPtrArray    *lessons,
            CourseFaults       *faults)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  const CourseLesson *need = course_lessons_find (lessons, id);

  if (!need)
    fail_at_lesson (faults, "Needs", _ ("There is no lesson “%s” that can be read."), id);
  else if (need == lesson || leads_to (need, lesson, lessons, seen))
    fail_at_lesson (faults, "Needs",
                    _ ("The lesson needs “%s”, and that needs this lesson again."), id);
  else if (lesson->place > 0 && need->place > lesson->place)
    fail_at_lesson (faults, "Place", _ ("The lesson needs “%s”, which comes later."), id);
}

void
course_lesson_check_company (const CourseLesson *lesson,
                             const GPtrArray    *lessons,
                             CourseFaults       *faults)
{
  for (guint i = 0; i < lessons->len; i++)
    {
      const CourseLesson *other = g_ptr_array_index (lessons, i);

      if (other == lesson)
        continue;
      if (g_strcmp0 (other->id, lesson->id) == 0 && !course_faults_has (faults, GROUP, "Id"))
        course_faults_add (faults, GAME_ERROR_SYNTAX, GROUP, "Id",
                           _ ("Another lesson has the same id."));
      if (other->place == lesson->place && lesson->place > 0)
        fail_at_lesson (faults, "Place", _ ("The lesson “%s” has the same place."), other->id);
    }
  for (guint i = 0; lesson->needs[i]; i++)
    check_need (lesson, lesson->needs[i], lessons, faults);
}

gboolean
course_lesson_check_needs (const CourseLesson *lesson, const GPtrArray *lessons, GError **error)
{
  g_autoptr (CourseFaults) faults = course_faults_new ();

  course_lesson_check_company (lesson, lessons, faults);
  return course_faults_check (faults, error);
}

const CourseForm *
course_lesson_get_form (void)
{
  return &form;
}
