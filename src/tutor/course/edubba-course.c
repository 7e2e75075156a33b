/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading a game's lessons and puzzles, from resources and then from the user's folder: so an id
 * that both have belongs to the game's own file.
 */
#include "edubba-course.h"

#include <errno.h>
#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "course-file.h"
#include "edubba-replace.h"
#include "game-state.h"
#include "game-text.h"

#define LESSONS "lessons"
#define PUZZLES "puzzles"

struct _EdubbaCourse
{
  GObject parent_instance;

  /* borrowed */
  const EdubbaGame        *game;
  const GameModule *const *modules;

  /* owned */
  char      *folder;  /* or NULL */
  GPtrArray *lessons; /* NULL until they are asked for */
  GPtrArray *puzzles; /* the same */
  GPtrArray *broken;
};

G_DEFINE_FINAL_TYPE (EdubbaCourse, edubba_course, G_TYPE_OBJECT)

/* Takes in a file's text; FALSE and an error if it is of no use. */
typedef gboolean (*Reader) (EdubbaCourse *self, const char *text, gsize length, GError **error);

static int
compare_lessons (gconstpointer a, gconstpointer b)
{
  const CourseLesson *one = *(const CourseLesson *const *) a;
  const CourseLesson *two = *(const CourseLesson *const *) b;
  /* A lesson without a place comes last: 0 - 1 is the greatest of all. */
  guint place_one = course_lesson_get_place (one) - 1;
  guint place_two = course_lesson_get_place (two) - 1;

  if (place_one != place_two)
    return place_one < place_two ? -1 : 1;
  return g_strcmp0 (course_lesson_get_id (one), course_lesson_get_id (two));
}

static int
compare_puzzles (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (course_puzzle_get_id (*(const CoursePuzzle *const *) a),
                    course_puzzle_get_id (*(const CoursePuzzle *const *) b));
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

static CoursePuzzle *
find_puzzle (GPtrArray *puzzles, const char *id)
{
  for (guint i = 0; i < puzzles->len; i++)
    if (g_str_equal (course_puzzle_get_id (g_ptr_array_index (puzzles, i)), id))
      return g_ptr_array_index (puzzles, i);
  return NULL;
}

static gboolean
refuse_second (const char *id, GError **error)
{
  /* Translators: %s is the id of a lesson or puzzle, a word of Latin letters. */
  g_set_error (error, GAME_ERROR, GAME_ERROR_REFUSED, _ ("There is another one with the id “%s”."),
               id);
  return FALSE;
}

static gboolean
read_lesson (EdubbaCourse *self, const char *text, gsize length, GError **error)
{
  g_autoptr (CourseLesson) lesson = course_lesson_parse (self->modules, text, length, error);

  if (lesson == NULL)
    return FALSE;
  if (course_lesson_get_module (lesson) != self->game->module)
    return TRUE;
  if (course_lessons_find (self->lessons, course_lesson_get_id (lesson)) != NULL)
    return refuse_second (course_lesson_get_id (lesson), error);
  g_ptr_array_add (self->lessons, g_steal_pointer (&lesson));
  return TRUE;
}

static gboolean
read_puzzle (EdubbaCourse *self, const char *text, gsize length, GError **error)
{
  g_autoptr (CoursePuzzle) puzzle = course_puzzle_parse (self->modules, text, length, error);

  if (puzzle == NULL)
    return FALSE;
  if (course_puzzle_get_module (puzzle) != self->game->module)
    return TRUE;
  if (find_puzzle (self->puzzles, course_puzzle_get_id (puzzle)) != NULL)
    return refuse_second (course_puzzle_get_id (puzzle), error);
  g_ptr_array_add (self->puzzles, g_steal_pointer (&puzzle));
  return TRUE;
}

static void
add_broken (EdubbaCourse *self, const char *file, const GError *error)
{
  g_autofree char *sentence = g_strdup_printf ("%s: %s", file, error->message);

  g_ptr_array_add (self->broken, game_text_clean (sentence));
}

static void
read_resources (EdubbaCourse *self, const char *name, Reader reader)
{
  g_autofree char *path = g_strconcat (self->game->resource_path, name, "/", NULL);
  g_auto (GStrv) children =
    g_resources_enumerate_children (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  for (guint i = 0; children != NULL && children[i] != NULL; i++)
    {
      g_autofree char *child = g_strconcat (path, children[i], NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes =
        g_resources_lookup_data (child, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
      gsize       length = 0;
      const char *text = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;

      if (text == NULL || !reader (self, text, length, &error))
        add_broken (self, children[i], error);
    }
}

/* The names of the files of a kind in a folder, sorted; nothing if there is no such folder. */
static GPtrArray *
list_files (const char *folder, CourseFileKind kind)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (course_file_get_kind (name) == kind)
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return names;
}

static void
read_folder (EdubbaCourse  *self,
             const char    *name,
             CourseFileKind kind,
             gsize          max_bytes,
             Reader         reader)
{
  g_autofree char *folder = NULL;
  g_autoptr (GPtrArray) names = NULL;

  if (self->folder == NULL)
    return;
  folder = g_build_filename (self->folder, name, NULL);
  names = list_files (folder, kind);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (names, i), NULL);
      g_autoptr (GError) error = NULL;
      gsize            length;
      g_autofree char *text = course_file_read (path, max_bytes, &length, &error);

      if (text == NULL || !reader (self, text, length, &error))
        add_broken (self, path, error);
    }
}

/* A lesson that needs what is not there, or takes a place that is taken, is put out, and so is what
 * needed it; one read later goes first. */
static void
check_needs (EdubbaCourse *self)
{
  gboolean again = TRUE;

  while (again)
    {
      again = FALSE;
      for (guint i = self->lessons->len; i > 0; i--)
        {
          CourseLesson *lesson = g_ptr_array_index (self->lessons, i - 1);
          g_autoptr (GError) error = NULL;

          if (course_lesson_check_needs (lesson, self->lessons, &error))
            continue;
          add_broken (self, course_lesson_get_id (lesson), error);
          g_ptr_array_remove_index (self->lessons, i - 1);
          again = TRUE;
          break;
        }
    }
}

static void
edubba_course_finalize (GObject *object)
{
  EdubbaCourse *self = EDUBBA_COURSE (object);

  g_clear_pointer (&self->folder, g_free);
  g_clear_pointer (&self->lessons, g_ptr_array_unref);
  g_clear_pointer (&self->puzzles, g_ptr_array_unref);
  g_clear_pointer (&self->broken, g_ptr_array_unref);

  G_OBJECT_CLASS (edubba_course_parent_class)->finalize (object);
}

static void
edubba_course_class_init (EdubbaCourseClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = edubba_course_finalize;
}

static void
edubba_course_init (EdubbaCourse *self)
{
  self->broken = g_ptr_array_new_with_free_func (g_free);
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

  if (self->lessons == NULL)
    {
      self->lessons = g_ptr_array_new_with_free_func ((GDestroyNotify) course_lesson_unref);
      read_resources (self, LESSONS, read_lesson);
      read_folder (self, LESSONS, COURSE_FILE_LESSON, COURSE_LESSON_MAX_BYTES, read_lesson);
      check_needs (self);
      g_ptr_array_sort (self->lessons, compare_lessons);
    }
  return self->lessons;
}

GPtrArray *
edubba_course_get_puzzles (EdubbaCourse *self)
{
  g_return_val_if_fail (EDUBBA_IS_COURSE (self), NULL);

  if (self->puzzles == NULL)
    {
      self->puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) course_puzzle_unref);
      read_resources (self, PUZZLES, read_puzzle);
      read_folder (self, PUZZLES, COURSE_FILE_PUZZLE, COURSE_PUZZLE_MAX_BYTES, read_puzzle);
      g_ptr_array_sort (self->puzzles, compare_puzzles);
    }
  return self->puzzles;
}

CourseLesson *
edubba_course_find_lesson (EdubbaCourse *self, const char *id)
{
  g_return_val_if_fail (EDUBBA_IS_COURSE (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  return course_lessons_find (edubba_course_get_lessons (self), id);
}

CoursePuzzle *
edubba_course_find_puzzle (EdubbaCourse *self, const char *id)
{
  g_return_val_if_fail (EDUBBA_IS_COURSE (self), NULL);
  g_return_val_if_fail (id != NULL, NULL);

  return find_puzzle (edubba_course_get_puzzles (self), id);
}

/* Where the user's file of a puzzle lies. */
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
  puzzles = edubba_course_get_puzzles (self);
  before = find_puzzle (puzzles, course_puzzle_get_id (puzzle));
  path = build_path (self, course_puzzle_get_id (puzzle));
  if (before != NULL && !g_file_test (path, G_FILE_TEST_EXISTS))
    {
      refuse_second (course_puzzle_get_id (puzzle), error);
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
