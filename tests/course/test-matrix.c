/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The matrix of everything shipped: each paragraph of the rules has a lesson, two tasks or
 * questions, a help page, and, where NOTATION.md has a refusal for it, a drill and a sentence. A
 * cell that becomes empty is a failure with its paragraph in the name.
 */
#include "course-matrix.h"

#include "../fixed.h"
#include "course-file.h"
#include "game-state.h"
#include "games.h"
#include "toys.h"

#define N_PLACES 18

#define HEAD  "[Lesson]\nTitle=One\nSummary=x\n"
#define STEP  "[Step 1]\nPosition=babel/1 hands=A| pawns=HQ\nSay=x\nGoal1=travels = 1\nDone1=x\n"
#define SHOWN "[Step 2]\nShow=travel:A\nPosition=babel/1 hands=AA| pawns=HQ\nSay=x\n"

/* An action that can be wished for, but is legal in no position. */
#define NEVER_LEGAL "migrate:A-A"

/* All of the game's data. */
typedef struct
{
  GPtrArray    *lessons;
  GPtrArray    *puzzles;
  CourseMatrix *matrix;
} Shipped;

static Shipped shipped;

static const GameRules *
get_rules (void)
{
  return games_modules[0]->rules;
}

static char *
get_path (const char *below)
{
  return g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), below, NULL);
}

/* Loads the files of a folder and of the folders in it. */
static void
load_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *below = g_build_filename (path, name, NULL);
      g_autoptr (GError) error = NULL;

      if (g_file_test (below, G_FILE_TEST_IS_DIR))
        load_folder (below);
      else if (course_file_get_kind (name) == COURSE_FILE_LESSON)
        g_ptr_array_add (shipped.lessons, course_lesson_load (games_modules, below, &error));
      else if (course_file_get_kind (name) == COURSE_FILE_PUZZLE)
        g_ptr_array_add (shipped.puzzles, course_puzzle_load (games_modules, below, &error));
      g_assert_no_error (error);
    }
}

static void
load_all (void)
{
  g_autofree char *path = get_path ("src/games/babel/data");
  GameAction       wish;

  shipped.lessons = g_ptr_array_new_with_free_func ((GDestroyNotify) course_lesson_unref);
  shipped.puzzles = g_ptr_array_new_with_free_func ((GDestroyNotify) course_puzzle_unref);
  load_folder (path);
  shipped.matrix = course_matrix_new (games_modules[0], shipped.lessons, shipped.puzzles);
  g_assert_true (get_rules ()->parse_action (NEVER_LEGAL, &wish, NULL));
  course_matrix_meet (shipped.matrix, &wish, 1);
}

static void
free_all (void)
{
  course_matrix_free (shipped.matrix);
  g_ptr_array_unref (shipped.lessons);
  g_ptr_array_unref (shipped.puzzles);
}

/* The cell says how full it is, so that a test's log is the matrix. */
static void
test_cell (gconstpointer data)
{
  guint             paragraph = GPOINTER_TO_UINT (data);
  const CourseCell *cell = course_matrix_get_cell (shipped.matrix, paragraph);

  g_test_message ("%u lessons, %u steps, %u tasks, %u questions, %u puzzles, "
                  "refusals %" G_GINT64_MODIFIER "x",
                  cell->lessons->len,
                  cell->n_steps,
                  cell->n_tasks,
                  cell->n_questions,
                  cell->n_puzzles,
                  cell->refusals);
  g_assert_cmpuint (cell->lessons->len, >=, 1);
  g_assert_cmpuint (cell->n_steps + cell->n_tasks + cell->n_questions, >=, 2);
  if (cell->refusals != 0)
    g_assert_cmpuint (cell->n_puzzles, >=, 1);
}

static void
test_help (gconstpointer data)
{
  const GameRules *rules = get_rules ();
  g_autofree char *number = g_strdup (rules->paragraphs[GPOINTER_TO_UINT (data)].number);
  g_autofree char *page = g_strconcat ("src/games/", rules->id, "/help/C/", rules->id, "-rule-",
                                       g_strdelimit (number, ".", '-'), ".page", NULL);
  g_autofree char *path = get_path (page);

  g_test_message ("%s", page);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
}

/* The cases met, as "PARAGRAPH CODE", each with its sentence. */
static GHashTable *
list_cases (void)
{
  GHashTable      *pairs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const GArray    *cases = course_matrix_get_cases (shipped.matrix);
  const GameRules *rules = get_rules ();

  for (guint i = 0; i < cases->len; i++)
    {
      const CourseCase *met = &g_array_index (cases, CourseCase, i);
      g_autofree char  *sentence =
        games_modules[0]->words->refusal (met->state, met->action, met->refusal, 0,
                                          GAME_ADDRESS_YOU, NULL);
      char *pair = g_strconcat (rules->paragraphs[met->paragraph].number,
                                " ",
                                rules->refusals[met->refusal].code,
                                NULL);

      g_test_message ("%s: %s", pair, sentence);
      g_assert_cmpuint (g_utf8_strlen (sentence, -1), >, 15);
      g_assert_true (g_hash_table_add (pairs, pair));
    }
  return pairs;
}

/* The codes of a row of NOTATION.md, each with the first paragraph behind it. */
static void
add_row (GHashTable *pairs, const char *row)
{
  g_autoptr (GRegex) pattern =
    g_regex_new ("`([a-z]+(?:-[a-z]+)+)`(?=.*?\\((\\d(?:\\.\\d)*))", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_assert_nonnull (pattern);
  g_regex_match (pattern, row, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *code = g_match_info_fetch (match, 1);
      g_autofree char *number = g_match_info_fetch (match, 2);

      g_hash_table_add (pairs, g_strconcat (number, " ", code, NULL));
    }
}

/* "PARAGRAPH CODE" for each refusal of the table. */
static GHashTable *
list_table (void)
{
  GHashTable      *pairs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *path = get_path ("src/games/babel/NOTATION.md");
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  gboolean inside = FALSE;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i]; i++)
    {
      if (g_str_has_prefix (lines[i], "## "))
        inside = g_str_has_prefix (lines[i], "## 4 ");
      if (inside && lines[i][0] == '|')
        add_row (pairs, lines[i]);
    }
  return pairs;
}

/* Every refusal of the table can be met in the course, in its paragraph, and has a sentence. */
static void
test_refusals (void)
{
  g_autoptr (GHashTable) cases = list_cases ();
  g_autoptr (GHashTable) table = list_table ();
  GHashTableIter iter;
  gpointer       pair;

  g_assert_cmpuint (g_hash_table_size (table), >, 30);
  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, &pair, NULL))
    if (!g_hash_table_contains (cases, pair))
      g_error ("“%s” is met nowhere in the course", (char *) pair);
  g_hash_table_iter_init (&iter, cases);
  while (g_hash_table_iter_next (&iter, &pair, NULL))
    if (!g_hash_table_contains (table, pair))
      g_error ("NOTATION.md does not know “%s”", (char *) pair);
}

/* Each lesson drills the paragraphs it teaches, and none that has not been taught. */
static void
test_lessons (void)
{
  for (guint i = 0; i < shipped.lessons->len; i++)
    {
      CourseLesson *lesson = shipped.lessons->pdata[i];
      g_autoptr (GError) error = NULL;

      course_matrix_check_lesson (lesson, shipped.lessons, &error);
      g_assert_no_error (error);
      for (guint s = 0; s < course_lesson_get_n_steps (lesson); s++)
        {
          const CourseStep *step = course_lesson_get_step (lesson, s);

          if (!step->drills[0])
            g_error ("%s: [%s] drills nothing", course_lesson_get_id (lesson), step->name);
        }
    }
}

/* The course is complete: each place has its lesson, in an order that their needs allow. */
static void
test_places (void)
{
  const CourseLesson *places[N_PLACES + 1] = { NULL };

  g_assert_cmpuint (shipped.lessons->len, ==, N_PLACES);
  for (guint i = 0; i < shipped.lessons->len; i++)
    {
      const CourseLesson *lesson = shipped.lessons->pdata[i];
      guint               place = course_lesson_get_place (lesson);
      g_autoptr (GError) error = NULL;

      g_assert_cmpuint (place, >=, 1);
      g_assert_cmpuint (place, <=, N_PLACES);
      g_assert_null (places[place]);
      places[place] = lesson;
      course_lesson_check_needs (lesson, shipped.lessons, &error);
      g_assert_no_error (error);
    }
}

/* Every third lesson or more answers a mistake, or another way, with a reply of its own. */
static void
test_replies (void)
{
  guint n = 0;

  for (guint i = 0; i < shipped.lessons->len; i++)
    {
      const CourseLesson *lesson = shipped.lessons->pdata[i];
      gboolean            several = FALSE;

      for (guint s = 0; s < course_lesson_get_n_steps (lesson); s++)
        several |= course_lesson_get_step (lesson, s)->n_goals > 1;
      n += several;
    }
  g_assert_cmpuint (n * 3, >=, shipped.lessons->len);
}

static GPtrArray *
write_lessons (const char *const *texts)
{
  GPtrArray *lessons = g_ptr_array_new_with_free_func ((GDestroyNotify) course_lesson_unref);

  for (guint i = 0; texts[i]; i++)
    {
      g_autoptr (GError) error = NULL;

      g_ptr_array_add (lessons,
                       course_lesson_parse (games_modules, texts[i], strlen (texts[i]), &error));
      g_assert_no_error (error);
    }
  return lessons;
}

typedef struct
{
  const char *name;
  const char *texts[3];
  const char *error; /* of the first lesson; NULL if it is in order */
} Row;

static const Row rows[] = {
  { "own", { HEAD "Id=a\nRules=2.1\n" STEP "Drill=2.1\n" }, NULL },
  { "undrilled", { HEAD "Id=a\nRules=2.1;2.2\n" STEP "Drill=2.1\n" }, "[Lesson] Rules: " },
  { "untaught", { HEAD "Id=a\nRules=2.1\n" STEP "Drill=2.1;2.2\n" }, "[Step 1] Drill: " },
  { "needed",
    { HEAD "Id=a\nRules=2.1\nNeeds=b\n" STEP "Drill=2.1;2.2\n",
      HEAD "Id=b\nRules=2.2\n" STEP },
    NULL },
  { "not-needed",
    { HEAD "Id=a\nRules=2.1\n" STEP "Drill=2.1;2.2\n", HEAD "Id=b\nRules=2.2\n" STEP },
    "[Step 1] Drill: " },
  { "cycle",
    { HEAD "Id=a\nRules=2.1\nNeeds=b\n" STEP "Drill=2.1;2.2\n",
      HEAD "Id=b\nRules=2.3\nNeeds=a\n" STEP },
    "[Step 1] Drill: " },
};

static void
test_check (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (GPtrArray) lessons = write_lessons (row->texts);
  g_autoptr (GError) error = NULL;

  g_assert_true (course_matrix_check_lesson (lessons->pdata[0], lessons, &error) == !row->error);
  if (!row->error)
    return;
  g_assert_error (error, GAME_ERROR, GAME_ERROR_REFUSED);
  g_assert_true (g_str_has_prefix (error->message, row->error));
}

static const CourseCell *
get_cell_of (const CourseMatrix *matrix, const char *number)
{
  return course_matrix_get_cell (matrix, game_paragraph_find (get_rules (), number));
}

/* Steps to do, to answer and to look at are told apart, and only refusals that can be met are
 * met. */
static void
test_counts (void)
{
  static const char *const texts[] = {
    HEAD "Id=a\nRules=2.1;2.4\n" STEP "Drill=2.1;2.4\n" SHOWN "Drill=2.1\n"
         "[Step 3]\nSay=x\nAsk=x\nChoice1=x\nReply1=x\nChoice2=x\nReply2=x\nRight=1\nDrill=2.1\n"
         "[Task 1]\nPosition=babel/1 hands=A| pawns=HQ\nSay=x\nGoal=travels = 1\nDone=x\n"
         "Drill=2.1\n",
    NULL
  };
  g_autoptr (GPtrArray) lessons = write_lessons (texts);
  g_autoptr (GPtrArray) puzzles = g_ptr_array_new ();
  g_autoptr (CourseMatrix) matrix = course_matrix_new (games_modules[0], lessons, puzzles);
  const CourseCell *cell = get_cell_of (matrix, "2.1");

  g_assert_cmpuint (cell->lessons->len, ==, 1);
  g_assert_cmpuint (cell->n_steps, ==, 1);
  g_assert_cmpuint (cell->n_questions, ==, 1);
  g_assert_cmpuint (cell->n_tasks, ==, 1);
  g_assert_cmpuint (cell->n_puzzles, ==, 0);
  course_matrix_meet (matrix, NULL, 0);
  g_assert_cmpuint (course_matrix_get_cases (matrix)->len, >, 0);
  g_assert_true (cell->refusals != 0);
  g_assert_true (get_cell_of (matrix, "2.5.1")->refusals == 0);
}

/* A course of one game has nothing for another. */
static void
test_other_game (void)
{
  g_autoptr (CourseMatrix) matrix =
    course_matrix_new (toys[0], shipped.lessons, shipped.puzzles);

  course_matrix_meet (matrix, NULL, 0);
  g_assert_cmpuint (course_matrix_get_cases (matrix)->len, ==, 0);
  for (guint i = 0; i < toys[0]->rules->n_paragraphs; i++)
    g_assert_cmpuint (course_matrix_get_cell (matrix, i)->lessons->len, ==, 0);
}

static void
add (const char *name, guint paragraph, GTestDataFunc test)
{
  g_autofree char *path =
    g_strdup_printf ("/matrix/%s/%s", name, get_rules ()->paragraphs[paragraph].id);

  g_test_add_data_func (path, GUINT_TO_POINTER (paragraph), test);
}

int
main (int argc, char **argv)
{
  int status;

  fixed_test_init (&argc, &argv);

  load_all ();
  for (guint i = 0; i < get_rules ()->n_paragraphs; i++)
    {
      add ("cell", i, test_cell);
      add ("help", i, test_help);
    }
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/matrix/check/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_check);
    }
  g_test_add_func ("/matrix/refusals", test_refusals);
  g_test_add_func ("/matrix/lessons", test_lessons);
  g_test_add_func ("/matrix/places", test_places);
  g_test_add_func ("/matrix/replies", test_replies);
  g_test_add_func ("/matrix/counts", test_counts);
  g_test_add_func ("/matrix/other-game", test_other_game);
  status = g_test_run ();
  free_all ();
  return status;
}
