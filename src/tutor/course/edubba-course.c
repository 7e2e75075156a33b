/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Holds the reader's results (edubba-course-reader.h): first the game's own files, then, when the
 * thread is done, the list with those in the user's folder in its place.
 */
#include "edubba-course.h"

#include <errno.h>
#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "edubba-course-reader.h"
#include "edubba-replace.h"
#include "game-state.h"

#define PUZZLES "puzzles"

/* Lessons, bouts, or puzzles. */
typedef struct
{
  EdubbaCourse *course; /* borrowed */
  GPtrArray    *items;  /* NULL until they are asked for */
  EdubbaJob    *job;    /* NULL unless the user's folder is being read */
} Part;

struct _EdubbaCourse
{
  GObject parent_instance;

  /* borrowed */
  const EdubbaGame        *game;
  const GameModule *const *modules;

  /* owned */
  char       *folder; /* or NULL */
  Part        parts[EDUBBA_COURSE_N_KINDS];
  GPtrArray  *broken;
  GHashTable *shown; /* the id of a puzzle to its number among those that were shown */
  guint       n_shown;
};

G_DEFINE_FINAL_TYPE (EdubbaCourse, edubba_course, G_TYPE_OBJECT)

static guint changed_signal;

static int
compare_puzzles (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (course_puzzle_get_id (*(const CoursePuzzle *const *) a),
                    course_puzzle_get_id (*(const CoursePuzzle *const *) b));
}

static CoursePuzzle *
find_puzzle (GPtrArray *puzzles, const char *id)
{
  for (guint i = 0; i < puzzles->len; i++)
    if (g_str_equal (course_puzzle_get_id (g_ptr_array_index (puzzles, i)), id))
      return g_ptr_array_index (puzzles, i);
  return NULL;
}

/* Replaces the items known so far by those read. */
static void
take_over (Part *part, EdubbaCourseRead *read)
{
  g_clear_pointer (&part->items, g_ptr_array_unref);
  part->items = g_steal_pointer (&read->items);
  g_ptr_array_extend_and_steal (part->course->broken, g_steal_pointer (&read->broken));
  edubba_course_read_free (read);
}

static void
folder_read_cb (gpointer asker, gpointer answer)
{
  Part *part = asker;

  part->job = NULL;
  take_over (part, answer);
  g_signal_emit (part->course, changed_signal, 0);
}

static GPtrArray *
get_items (EdubbaCourse *self, EdubbaCourseKind kind)
{
  Part *part = &self->parts[kind];

  if (part->items != NULL)
    return part->items;
  take_over (part, edubba_course_read_own (kind, self->game, self->modules));
  if (self->folder != NULL)
    part->job = edubba_course_read_folder (kind, self->game, self->modules, self->folder,
                                           part->items, folder_read_cb, part);
  return part->items;
}

static void
edubba_course_dispose (GObject *object)
{
  EdubbaCourse *self = EDUBBA_COURSE (object);

  for (guint i = 0; i < EDUBBA_COURSE_N_KINDS; i++)
    g_clear_pointer (&self->parts[i].job, edubba_job_drop);

  G_OBJECT_CLASS (edubba_course_parent_class)->dispose (object);
}

static void
edubba_course_finalize (GObject *object)
{
  EdubbaCourse *self = EDUBBA_COURSE (object);

  g_clear_pointer (&self->folder, g_free);
  for (guint i = 0; i < EDUBBA_COURSE_N_KINDS; i++)
    g_clear_pointer (&self->parts[i].items, g_ptr_array_unref);
  g_clear_pointer (&self->broken, g_ptr_array_unref);
  g_clear_pointer (&self->shown, g_hash_table_unref);

  G_OBJECT_CLASS (edubba_course_parent_class)->finalize (object);
}

static void
edubba_course_class_init (EdubbaCourseClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = edubba_course_dispose;
  object_class->finalize = edubba_course_finalize;

  changed_signal = g_signal_new ("changed", EDUBBA_TYPE_COURSE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
edubba_course_init (EdubbaCourse *self)
{
  for (guint i = 0; i < EDUBBA_COURSE_N_KINDS; i++)
    self->parts[i].course = self;
  self->broken = g_ptr_array_new_with_free_func (g_free);
  self->shown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

EdubbaCourse *
edubba_course_new (const EdubbaGame        *game,
                   const GameModule *const *modules,
                   const char              *folder)
{
  EdubbaCourse *self;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (modules != NULL, NULL);

  self = g_object_new (EDUBBA_TYPE_COURSE, NULL);
  self->game = game;
  self->modules = modules;
  self->folder = g_strdup (folder);
  return self;
}

const EdubbaGame *
edubba_course_get_game (EdubbaCourse *self)
{
  g_return_val_if_fail (EDUBBA_IS_COURSE (self), NULL);

  return self->game;
}

GPtrArray *
edubba_course_get_lessons (EdubbaCourse *self)
{
  g_return_val_if_fail (EDUBBA_IS_COURSE (self), NULL);

  return get_items (self, EDUBBA_COURSE_LESSONS);
}

GPtrArray *
edubba_course_get_bouts (EdubbaCourse *self)
{
  g_return_val_if_fail (EDUBBA_IS_COURSE (self), NULL);

  return get_items (self, EDUBBA_COURSE_BOUTS);
}

CourseBout *
edubba_course_find_bout (EdubbaCourse *self, const char *id)
{
  g_return_val_if_fail (EDUBBA_IS_COURSE (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  return course_bouts_find (edubba_course_get_bouts (self), id);
}

CourseBout *
edubba_course_find_chapter (EdubbaCourse *self, const char *lesson)
{
  GPtrArray *bouts;

  g_return_val_if_fail (EDUBBA_IS_COURSE (self), NULL);
  g_return_val_if_fail (lesson != NULL, NULL);

  bouts = edubba_course_get_bouts (self);
  for (guint i = 0; i < bouts->len; i++)
    if (g_strv_contains (course_bout_get_lessons (g_ptr_array_index (bouts, i)), lesson))
      return g_ptr_array_index (bouts, i);
  return NULL;
}

GPtrArray *
edubba_course_get_puzzles (EdubbaCourse *self)
{
  g_return_val_if_fail (EDUBBA_IS_COURSE (self), NULL);

  return get_items (self, EDUBBA_COURSE_PUZZLES);
}

void
edubba_course_wait (EdubbaCourse *self)
{
  g_return_if_fail (EDUBBA_IS_COURSE (self));

  for (guint i = 0; i < EDUBBA_COURSE_N_KINDS; i++)
    if (self->parts[i].job != NULL)
      edubba_job_wait (self->parts[i].job);
}

CourseLesson *
edubba_course_find_lesson (EdubbaCourse *self, const char *id)
{
  g_return_val_if_fail (EDUBBA_IS_COURSE (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  return course_lessons_find (edubba_course_get_lessons (self), id);
}

CourseLesson *
edubba_course_find_training (EdubbaCourse     *self,
                             const char       *paragraph,
                             const CourseStep *but,
                             guint            *step)
{
  GPtrArray *lessons;

  g_return_val_if_fail (EDUBBA_IS_COURSE (self), NULL);
  g_return_val_if_fail (paragraph != NULL && step != NULL, NULL);

  lessons = edubba_course_get_lessons (self);
  for (guint i = 0; i < lessons->len; i++)
    {
      CourseLesson *lesson = g_ptr_array_index (lessons, i);

      for (*step = 0; *step < course_lesson_get_n_steps (lesson); ++*step)
        {
          const CourseStep *one = course_lesson_get_step (lesson, *step);

          if (one != but && g_strv_contains ((const char *const *) one->drills, paragraph))
            return lesson;
        }
    }
  return NULL;
}

CoursePuzzle *
edubba_course_find_puzzle (EdubbaCourse *self, const char *id)
{
  g_return_val_if_fail (EDUBBA_IS_COURSE (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  return find_puzzle (edubba_course_get_puzzles (self), id);
}

void
edubba_course_note_shown (EdubbaCourse *self, const char *id)
{
  g_return_if_fail (EDUBBA_IS_COURSE (self));
  g_return_if_fail (id != NULL);

  g_hash_table_insert (self->shown, g_strdup (id), GUINT_TO_POINTER (++self->n_shown));
}

guint
edubba_course_get_shown (EdubbaCourse *self, const char *id)
{
  g_return_val_if_fail (EDUBBA_IS_COURSE (self), 0);
  g_return_val_if_fail (id != NULL, 0);

  return GPOINTER_TO_UINT (g_hash_table_lookup (self->shown, id));
}

CoursePuzzle *
edubba_course_find_shown_before (EdubbaCourse *self, const char *id)
{
  GPtrArray    *puzzles;
  CoursePuzzle *found = NULL;
  guint         least = 0;
  guint         number;

  g_return_val_if_fail (EDUBBA_IS_COURSE (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  number = edubba_course_get_shown (self, id);
  puzzles = edubba_course_get_puzzles (self);
  for (guint i = 0; i < puzzles->len; i++)
    {
      CoursePuzzle *puzzle = puzzles->pdata[i];
      guint         shown = edubba_course_get_shown (self, course_puzzle_get_id (puzzle));

      if (shown <= least || shown >= number)
        continue;
      found = puzzle;
      least = shown;
    }
  return found;
}

/* The path of the user's file of a puzzle. */
static char *
build_path (EdubbaCourse *self, const char *id)
{
  g_autofree char *name = g_strconcat (id, ".puzzle", NULL);

  return g_build_filename (self->folder, PUZZLES, name, NULL);
}

static gboolean
write_puzzle (EdubbaCourse *self, const char *path, const char *text, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);

  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      int code = errno;

      g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (code),
                           g_strerror (code));
      return FALSE;
    }
  edubba_replace_clean_folder (folder);
  return edubba_replace (path, text, EDUBBA_REPLACE_DURABLE, error);
}

CoursePuzzle *
edubba_course_save_puzzle (EdubbaCourse *self, const char *text, GError **error)
{
  g_autoptr (CoursePuzzle) puzzle = NULL;
  g_autofree char *path = NULL;
  GPtrArray       *puzzles;
  CoursePuzzle    *before;

  g_return_val_if_fail (EDUBBA_IS_COURSE (self), NULL);
  g_return_val_if_fail (self->folder != NULL, NULL);
  g_return_val_if_fail (text != NULL, NULL);

  puzzle = course_puzzle_parse (self->modules, text, strlen (text), error);
  if (puzzle == NULL)
    return NULL;
  edubba_course_get_puzzles (self);
  edubba_course_wait (self);
  puzzles = edubba_course_get_puzzles (self);
  before = find_puzzle (puzzles, course_puzzle_get_id (puzzle));
  path = build_path (self, course_puzzle_get_id (puzzle));
  if (before != NULL && !g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_set_error (error, GAME_ERROR, GAME_ERROR_REFUSED,
                   /* Translators: %s is the id of a lesson, bout or puzzle, a word of Latin
                    * letters. */
                   _ ("There is another one with the id “%s”."), course_puzzle_get_id (puzzle));
      return NULL;
    }
  if (!write_puzzle (self, path, text, error))
    return NULL;
  if (before != NULL)
    g_ptr_array_remove (puzzles, before);
  g_ptr_array_add (puzzles, course_puzzle_ref (puzzle));
  g_ptr_array_sort (puzzles, compare_puzzles);
  return find_puzzle (puzzles, course_puzzle_get_id (puzzle));
}

GPtrArray *
edubba_course_get_broken (EdubbaCourse *self)
{
  g_return_val_if_fail (EDUBBA_IS_COURSE (self), NULL);

  return self->broken;
}
