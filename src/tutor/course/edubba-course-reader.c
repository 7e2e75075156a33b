/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lessons, bouts and puzzles are read alike; a table has their differences. Ids are looked up in
 * a table, and each lesson is checked once, after the lessons it needs, so that the cost of a
 * folder full of files depends on their number only.
 */
#include "edubba-course-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "course-file.h"
#include "game-print.h"
#include "game-state.h"
#include "game-text.h"

/* At most this many lessons are searched for circles of needs, which takes long; the others are
 * reported as lacking a lesson they need. */
#define MAX_CYCLES 20

typedef struct
{
  const char    *folder;
  CourseFileKind file_kind;
  gsize          max_bytes;
  gpointer (*parse) (const GameModule *const *modules, const char *text, gsize n, GError **error);
  const GameModule *(*get_module) (gconstpointer item);
  const char *(*get_id) (gconstpointer item);
  gpointer (*ref) (gpointer item);
  GDestroyNotify unref;
  GCompareFunc   compare;
} Kind;

/* The data of a reader, whose thread may outlive who asked for it, the game included. */
typedef struct
{
  const Kind        *kind;
  const GameModule  *module;
  const GameModule **modules;
  char              *folder;
  GPtrArray         *own;

  EdubbaCourseRead *read;
  GHashTable       *ids; /* to items, both borrowed */
} Reader;

static gpointer
parse_lesson (const GameModule *const *modules, const char *text, gsize n, GError **error)
{
  return course_lesson_parse (modules, text, n, error);
}

static gpointer
parse_bout (const GameModule *const *modules, const char *text, gsize n, GError **error)
{
  return course_bout_parse (modules, text, n, error);
}

static gpointer
parse_puzzle (const GameModule *const *modules, const char *text, gsize n, GError **error)
{
  return course_puzzle_parse (modules, text, n, error);
}

static const GameModule *
get_lesson_module (gconstpointer lesson)
{
  return course_lesson_get_module (lesson);
}

static const GameModule *
get_bout_module (gconstpointer bout)
{
  return course_bout_get_module (bout);
}

static const GameModule *
get_puzzle_module (gconstpointer puzzle)
{
  return course_puzzle_get_module (puzzle);
}

static const char *
get_lesson_id (gconstpointer lesson)
{
  return course_lesson_get_id (lesson);
}

static const char *
get_bout_id (gconstpointer bout)
{
  return course_bout_get_id (bout);
}

static const char *
get_puzzle_id (gconstpointer puzzle)
{
  return course_puzzle_get_id (puzzle);
}

static gpointer
ref_lesson (gpointer lesson)
{
  return course_lesson_ref (lesson);
}

static gpointer
ref_bout (gpointer bout)
{
  return course_bout_ref (bout);
}

static gpointer
ref_puzzle (gpointer puzzle)
{
  return course_puzzle_ref (puzzle);
}

static void
unref_lesson (gpointer lesson)
{
  course_lesson_unref (lesson);
}

static void
unref_bout (gpointer bout)
{
  course_bout_unref (bout);
}

static void
unref_puzzle (gpointer puzzle)
{
  course_puzzle_unref (puzzle);
}

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
compare_bouts (gconstpointer a, gconstpointer b)
{
  const CourseBout *one = *(const CourseBout *const *) a;
  const CourseBout *two = *(const CourseBout *const *) b;

  if (course_bout_get_chapter (one) != course_bout_get_chapter (two))
    return course_bout_get_chapter (one) < course_bout_get_chapter (two) ? -1 : 1;
  return g_strcmp0 (course_bout_get_id (one), course_bout_get_id (two));
}

static int
compare_puzzles (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (course_puzzle_get_id (*(const CoursePuzzle *const *) a),
                    course_puzzle_get_id (*(const CoursePuzzle *const *) b));
}

static const Kind kinds[EDUBBA_COURSE_N_KINDS] = {
  [EDUBBA_COURSE_LESSONS] = { "lessons", COURSE_FILE_LESSON, COURSE_LESSON_MAX_BYTES, parse_lesson,
                              get_lesson_module, get_lesson_id, ref_lesson, unref_lesson,
                              compare_lessons },
  [EDUBBA_COURSE_BOUTS] = { "bouts", COURSE_FILE_BOUT, COURSE_BOUT_MAX_BYTES, parse_bout,
                            get_bout_module, get_bout_id, ref_bout, unref_bout, compare_bouts },
  [EDUBBA_COURSE_PUZZLES] = { "puzzles", COURSE_FILE_PUZZLE, COURSE_PUZZLE_MAX_BYTES, parse_puzzle,
                              get_puzzle_module, get_puzzle_id, ref_puzzle, unref_puzzle,
                              compare_puzzles },
};

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

void
edubba_course_read_free (EdubbaCourseRead *read)
{
  g_clear_pointer (&read->items, g_ptr_array_unref);
  g_clear_pointer (&read->broken, g_ptr_array_unref);
  g_free (read);
}

static void
free_read (gpointer read)
{
  edubba_course_read_free (read);
}

static void
reader_free (gpointer data)
{
  Reader *self = data;

  if (self->read)
    edubba_course_read_free (self->read);
  g_clear_pointer (&self->own, g_ptr_array_unref);
  g_hash_table_unref (self->ids);
  g_free (self->folder);
  g_free (self->modules);
  g_free (self);
}

static Reader *
reader_new (EdubbaCourseKind kind, const EdubbaGame *game, const GameModule *const *modules)
{
  Reader *self = g_new0 (Reader, 1);
  guint   n = 0;

  while (modules[n] != NULL)
    n++;
  self->kind = &kinds[kind];
  self->module = game->module;
  self->modules = g_memdup2 (modules, (n + 1) * sizeof *modules);
  self->read = g_new0 (EdubbaCourseRead, 1);
  self->read->items = g_ptr_array_new_with_free_func (self->kind->unref);
  self->read->broken = g_ptr_array_new_with_free_func (g_free);
  self->ids = g_hash_table_new (g_str_hash, g_str_equal);
  return self;
}

static void
add_broken (Reader *self, const char *file, const char *why)
{
  g_autofree char *sentence = game_print ("%s: %s", file, why);

  g_debug ("%s", sentence);
  g_ptr_array_add (self->read->broken, game_text_clean (sentence));
}

/* Takes an item over. */
static void
add_item (Reader *self, gpointer item)
{
  g_ptr_array_add (self->read->items, item);
  g_hash_table_insert (self->ids, (gpointer) self->kind->get_id (item), item);
}

/* Adds the item of a file's text, or skips one of another game. FALSE and an error if the text
 * cannot be read. */
static gboolean
read_text (Reader *self, const char *text, gsize length, GError **error)
{
  gpointer    item = self->kind->parse (self->modules, text, length, error);
  const char *id;

  if (item == NULL)
    return FALSE;
  id = self->kind->get_id (item);
  if (self->kind->get_module (item) != self->module)
    {
      self->kind->unref (item);
      return TRUE;
    }
  if (!g_hash_table_contains (self->ids, id))
    {
      add_item (self, item);
      return TRUE;
    }
  /* Translators: %s is the id of a lesson, bout or puzzle, a word of Latin letters. */
  g_set_error (error, GAME_ERROR, GAME_ERROR_REFUSED, _ ("There is another one with the id “%s”."),
               id);
  self->kind->unref (item);
  return FALSE;
}

static void
read_resources (Reader *self, const char *resource_path)
{
  g_autofree char *path = g_strconcat (resource_path, self->kind->folder, "/", NULL);
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

      if (text == NULL || !read_text (self, text, length, &error))
        add_broken (self, children[i], error->message);
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
read_files (Reader *self, const gint *cancel)
{
  g_autofree char *folder = g_build_filename (self->folder, self->kind->folder, NULL);
  g_autoptr (GPtrArray) names = list_files (folder, self->kind->file_kind);

  for (guint i = 0; i < MIN (names->len, EDUBBA_COURSE_MAX_FILES) && !g_atomic_int_get (cancel);
       i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (names, i), NULL);
      g_autoptr (GError) error = NULL;
      gsize            length;
      g_autofree char *text = course_file_read (path, self->kind->max_bytes, &length, &error);

      if (text == NULL || !read_text (self, text, length, &error))
        add_broken (self, path, error->message);
    }
  if (names->len > EDUBBA_COURSE_MAX_FILES)
    {
      g_autofree char *why = g_strdup_printf (
        /* Translators: of a folder with very many files; %u is 5000 or so. */
        g_dngettext (GETTEXT_PACKAGE, "Only the first %u file is read.",
                     "Only the first %u files are read.", EDUBBA_COURSE_MAX_FILES),
        EDUBBA_COURSE_MAX_FILES);

      add_broken (self, folder, why);
    }
}

/* The order of lessons: those that were looked at, and of them those that are taken in, by id and
 * by place. All borrowed. */
typedef struct
{
  Reader     *reader;
  GHashTable *seen;
  GHashTable *by_id;
  GHashTable *by_place;
  GPtrArray  *unfit; /* of those that were looked at, in that order */
} Order;

/* A lesson that this lesson needs and that was not looked at yet, or NULL. */
static CourseLesson *
find_unseen_need (const Order *order, const CourseLesson *lesson)
{
  for (const char *const *need = course_lesson_get_needs (lesson); *need != NULL; need++)
    {
      CourseLesson *other = g_hash_table_lookup (order->reader->ids, *need);

      if (other != NULL && !g_hash_table_contains (order->seen, other))
        return other;
    }
  return NULL;
}

/* Returns TRUE if a lesson fits those taken in that it needs, and the one in its place. */
static gboolean
fits (const Order *order, const CourseLesson *lesson, GError **error)
{
  gpointer place = GUINT_TO_POINTER (course_lesson_get_place (lesson));
  g_autoptr (GPtrArray) others = g_ptr_array_new ();

  for (const char *const *need = course_lesson_get_needs (lesson); *need != NULL; need++)
    if (g_hash_table_contains (order->by_id, *need))
      g_ptr_array_add (others, g_hash_table_lookup (order->by_id, *need));
  if (place != NULL && g_hash_table_contains (order->by_place, place))
    g_ptr_array_add (others, g_hash_table_lookup (order->by_place, place));
  return course_lesson_check_needs (lesson, others, error);
}

static void
take_in (Order *order, CourseLesson *lesson)
{
  guint place = course_lesson_get_place (lesson);
  g_autoptr (GError) error = NULL;

  if (fits (order, lesson, &error))
    {
      g_hash_table_insert (order->by_id, (gpointer) course_lesson_get_id (lesson), lesson);
      if (place > 0)
        g_hash_table_insert (order->by_place, GUINT_TO_POINTER (place), lesson);
      return;
    }
  if (order->unfit->len < MAX_CYCLES)
    {
      g_autoptr (GError) better = NULL;

      if (!course_lesson_check_needs (lesson, order->reader->read->items, &better))
        add_broken (order->reader, course_lesson_get_id (lesson), better->message);
      else
        add_broken (order->reader, course_lesson_get_id (lesson), error->message);
    }
  else
    add_broken (order->reader, course_lesson_get_id (lesson), error->message);
  g_ptr_array_add (order->unfit, lesson);
}

/* Checks the lessons that a lesson needs, then the lesson itself. */
static void
look_at (Order *order, CourseLesson *lesson)
{
  g_autoptr (GPtrArray) path = g_ptr_array_new ();

  for (CourseLesson *next = lesson; next != NULL || path->len > 0;)
    {
      if (next != NULL)
        {
          g_hash_table_add (order->seen, next);
          g_ptr_array_add (path, next);
        }
      next = find_unseen_need (order, g_ptr_array_index (path, path->len - 1));
      if (next == NULL)
        take_in (order, g_ptr_array_steal_index (path, path->len - 1));
    }
}

/* Removes lessons that need a missing lesson or take a place already taken, and the lessons that
 * need them. The game's own are read first, and go first. */
static void
check_needs (Reader *self)
{
  GPtrArray *lessons = self->read->items;
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) by_id = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) by_place = g_hash_table_new (NULL, NULL);
  g_autoptr (GPtrArray) unfit = g_ptr_array_new ();
  Order order = { self, seen, by_id, by_place, unfit };

  for (guint i = 0; i < lessons->len; i++)
    if (!g_hash_table_contains (seen, g_ptr_array_index (lessons, i)))
      look_at (&order, g_ptr_array_index (lessons, i));
  for (guint i = 0; i < unfit->len; i++)
    g_ptr_array_remove (lessons, g_ptr_array_index (unfit, i));
}

static EdubbaCourseRead *
finish (Reader *self)
{
  if (self->kind->file_kind == COURSE_FILE_LESSON)
    check_needs (self);
  g_ptr_array_sort (self->read->items, self->kind->compare);
  g_debug ("%s: %u %s read", self->module->rules->id, self->read->items->len,
           self->kind->folder);
  return g_steal_pointer (&self->read);
}

static gpointer
work (gpointer data, const gint *cancel)
{
  Reader *self = data;

  for (guint i = 0; i < self->own->len; i++)
    add_item (self, self->kind->ref (g_ptr_array_index (self->own, i)));
  read_files (self, cancel);
  return finish (self);
}

EdubbaCourseRead *
edubba_course_read_own (EdubbaCourseKind         kind,
                        const EdubbaGame        *game,
                        const GameModule *const *modules)
{
  Reader           *self = reader_new (kind, game, modules);
  EdubbaCourseRead *read;

  read_resources (self, game->resource_path);
  read = finish (self);
  reader_free (self);
  return read;
}

EdubbaJob *
edubba_course_read_folder (EdubbaCourseKind         kind,
                           const EdubbaGame        *game,
                           const GameModule *const *modules,
                           const char              *folder,
                           const GPtrArray         *own,
                           EdubbaJobDone            done,
                           gpointer                 asker)
{
  Reader *self = reader_new (kind, game, modules);

  self->folder = g_strdup (folder);
  self->own = g_ptr_array_new_with_free_func (self->kind->unref);
  for (guint i = 0; i < own->len; i++)
    g_ptr_array_add (self->own, self->kind->ref (g_ptr_array_index (own, i)));
  return edubba_job_start (work, self, reader_free, free_read, done, asker);
}
