/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads lessons, and holds a set of them to their needs of each other. Other files prove that a
 * lesson's goals can be reached.
 */
#include "course-lesson.h"

#include <glib/gi18n-lib.h>

#include "course-file.h"
#include "game-state.h"

#define GROUP     "Lesson"
#define MAX_PLACE 999

struct _CourseLesson
{
  const GameModule *module;
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
  .no_such_key = N_ ("There is no such key in this group of a lesson."),
};

/* A number from 1; *number stays as it is without the key. */
static gboolean
read_number (const CourseKeys *keys, const char *key, guint max, guint *number, GError **error)
{
  g_autofree char *text = NULL;
  guint64          read = *number;

  if (!course_keys_read (keys, GROUP, key, &text, error))
    return FALSE;
  if (text && (!game_number_parse (text, max, &read, NULL) || read < 1))
    return course_keys_fail (error, GROUP, key, _ ("This must be a number from 1 to %u."), max);
  *number = (guint) read;
  return TRUE;
}

static gboolean
read_needs (CourseLesson *lesson, const CourseKeys *keys, GError **error)
{
  if (!course_keys_read_list (keys, GROUP, "Needs", &lesson->needs, error))
    return FALSE;
  for (guint i = 0; lesson->needs[i]; i++)
    if (!course_is_word (lesson->needs[i]))
      return course_keys_fail (error,
                               GROUP,
                               "Needs",
                               _ ("An id is a word of the characters a-z, 0-9 and -."));
  return TRUE;
}

static gboolean
read_head (CourseLesson *lesson, const CourseKeys *keys, GError **error)
{
  guint seat = 1;

  if (!course_keys_read_id (keys, GROUP, &lesson->id, error) ||
      !course_keys_read (keys, GROUP, "Title", &lesson->title, error) ||
      !course_keys_read (keys, GROUP, "Summary", &lesson->summary, error) ||
      !read_needs (lesson, keys, error) ||
      !read_number (keys, "Place", MAX_PLACE, &lesson->place, error) ||
      !read_number (keys, "Seat", GAME_MAX_SEATS, &seat, error))
    return FALSE;
  lesson->seat = seat - 1;
  return TRUE;
}

static gboolean
read_steps (CourseLesson            *lesson,
            const GameModule *const *modules,
            const CourseKeys        *keys,
            GError                 **error)
{
  const char *const *names = course_keys_get_groups (keys);
  CourseSetting      setting = { .seat = lesson->seat };

  if (!names[1] || !g_str_has_prefix (names[1], "Step"))
    {
      g_set_error (error,
                   GAME_ERROR,
                   GAME_ERROR_SYNTAX,
                   "[Step 1]: %s",
                   _ ("This group is missing: a lesson has at least one step."));
      return FALSE;
    }
  for (guint i = 1; names[i]; i++)
    {
      CourseStep *step =
        course_step_read (keys, names[i], modules, &setting, error);

      if (!step)
        return FALSE;
      lesson->module = setting.module;
      g_ptr_array_add (lesson->steps, step);
    }
  return TRUE;
}

static gboolean
read_lesson (CourseLesson            *lesson,
             const GameModule *const *modules,
             const CourseKeys        *keys,
             GError                 **error)
{
  lesson->is_translated = course_keys_is_translated (keys);
  return read_head (lesson, keys, error) && read_steps (lesson, modules, keys, error) &&
         course_keys_read_paragraphs (keys,
                                      lesson->module->rules,
                                      GROUP,
                                      "Rules",
                                      &lesson->rules,
                                      error);
}

CourseLesson *
course_lesson_parse (const GameModule *const *modules,
                     const char              *text,
                     gsize                    length,
                     GError                 **error)
{
  g_autoptr (CourseLesson) lesson = g_atomic_rc_box_new0 (CourseLesson);
  g_autoptr (CourseKeys) keys = course_keys_parse (&form, text, length, error);

  lesson->steps = g_ptr_array_new_with_free_func ((GDestroyNotify) course_step_free);
  return keys && read_lesson (lesson, modules, keys, error) ? g_steal_pointer (&lesson) : NULL;
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

      if (strcmp (lesson->id, id) == 0)
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

static gboolean
check_need (const CourseLesson *lesson,
            const char         *id,
            const GPtrArray    *lessons,
            GError            **error)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  const CourseLesson *need = course_lessons_find (lessons, id);

  if (!need)
    return course_keys_fail (error,
                             GROUP,
                             "Needs",
                             _ ("There is no lesson “%s” that can be read."),
                             id);
  if (need == lesson || leads_to (need, lesson, lessons, seen))
    return course_keys_fail (error,
                             GROUP,
                             "Needs",
                             _ ("The lesson needs “%s”, and that needs this lesson again."),
                             id);
  if (lesson->place > 0 && need->place > lesson->place)
    return course_keys_fail (error,
                             GROUP,
                             "Place",
                             _ ("The lesson needs “%s”, which comes later."),
                             id);
  return TRUE;
}

gboolean
course_lesson_check_needs (const CourseLesson *lesson, const GPtrArray *lessons, GError **error)
{
  for (guint i = 0; i < lessons->len; i++)
    {
      const CourseLesson *other = g_ptr_array_index (lessons, i);

      if (other != lesson && strcmp (other->id, lesson->id) == 0)
        return course_keys_fail (error, GROUP, "Id", _ ("Another lesson has the same id."));
      if (other != lesson && other->place == lesson->place && lesson->place > 0)
        return course_keys_fail (error,
                                 GROUP,
                                 "Place",
                                 _ ("The lesson “%s” has the same place."),
                                 other->id);
    }
  for (guint i = 0; lesson->needs[i]; i++)
    if (!check_need (lesson, lesson->needs[i], lessons, error))
      return FALSE;
  return TRUE;
}
