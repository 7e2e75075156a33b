/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No memory, at every allocation in turn. GLib ends a program that gets none; so engine, course
 * and model end too, or go on and come to the right result, and never to another. The entries
 * that the model has kept by then are there when the program starts again.
 */
#include "../fixed.h"
#include "course-lesson.h"
#include "course-puzzle.h"
#include "edubba-save.h"
#include "game-print.h"
#include "game-solver.h"
#include "game-state.h"
#include "games.h"
#include "model-fixture.h"
#include "script.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* The number of a work's allocations that fail in an ordinary run, spread over all of them; in a
 * long one each fails. */
#define N_FAILING 80

#define POSITION "babel/1 H:SAA|PM/123 pawns=HQ hands=AP|?????"
#define GOAL     "temple(opp,H) = 0"

static const char puzzle_text[] =
  "[Puzzle]\nId=one\nTitle=T\nPosition=" POSITION "\nGoal=" GOAL "\n";
static const char lesson_text[] =
  "[Lesson]\nId=one\nTitle=T\nSummary=S\nRules=2.5\n[Step 1]\nPosition=" POSITION
  "\nSay=Tear it down.\nGoal1=" GOAL "\nDone1=D\n";

/* Of the calls for memory the one with the number `failing` fails. */
static gboolean counting;
static gulong   n_calls;
static gulong   failing;

#if defined __GLIBC__ && !defined __SANITIZE_ADDRESS__ && !defined __SANITIZE_THREAD__
#define CAN_FAIL 1

void *__libc_malloc (size_t size);
void *__libc_calloc (size_t n, size_t size);
void *__libc_realloc (void *memory, size_t size);

static gboolean
fails (void)
{
  return counting && ++n_calls == failing;
}

void *
malloc (size_t size)
{
  return fails () ? NULL : __libc_malloc (size);
}

void *
calloc (size_t n, size_t size)
{
  return fails () ? NULL : __libc_calloc (n, size);
}

void *
realloc (void *memory, size_t size)
{
  return fails () ? NULL : __libc_realloc (memory, size);
}
#else
#define CAN_FAIL 0
#endif

/* Work without memory, and the check of the process that has done it (or NULL). */
typedef struct
{
  void (*set_up) (void);
  void (*work) (void);
  void (*check) (gulong nth);
} Work;

static void
use_engine (void)
{
  const GameRules *rules = game_modules_find (games_modules, "babel")->rules;
  g_autoptr (GError) error = NULL;
  g_autofree GameState *state = game_position_parse_full (rules, POSITION, 0, &error);
  g_autoptr (GameSolution) solution = NULL;
  GameGoal goal;

  if (state == NULL || !game_goal_parse (rules, GOAL, 2, 0, &goal, &error))
    _exit (3);
  solution = game_solve (rules, state, &goal, NULL, GAME_SOLVE_ANY_LENGTH, 1, 1 << 20, NULL);
  if (solution->verdict == GAME_UNSOLVABLE)
    _exit (4);
}

static void
use_course (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CoursePuzzle) puzzle =
    course_puzzle_parse (games_modules, puzzle_text, strlen (puzzle_text), &error);
  g_autoptr (CourseLesson) lesson =
    course_lesson_parse (games_modules, lesson_text, strlen (lesson_text), &error);

  if (puzzle == NULL || lesson == NULL)
    _exit (3);
  course_puzzle_prove (puzzle, 1 << 20, NULL, NULL, NULL, NULL);
}

/* ---- A game that is kept ---- */

#define N_STEPS 25
#define SEED    7

/* The folder of the archive, and the number of steps since it began, in memory that is shared. */
static char  *folder;
static guint *n_kept;

/* The match as it must be after each number of steps. */
static char *after[N_STEPS + 1];

static void
set_up_model (void)
{
  guint64      rng = SEED;
  EdubbaMatch *match = fixture_match_new (fixture_get_game (), SEED);

  for (guint i = 0; i <= N_STEPS; i++)
    {
      if (i > 0)
        match = script_step (match, &rng);
      g_free (after[i]);
      after[i] = edubba_save_print (match);
    }
  g_object_unref (match);
  n_kept = mmap (NULL, sizeof *n_kept, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  g_assert_true (n_kept != MAP_FAILED);
  folder = fixture_folder_new ();
}

/* Plays by the script; a step that is kept is counted. */
static void
use_model (void)
{
  g_autoptr (EdubbaArchive) archive = edubba_archive_new (folder, "game");
  g_autoptr (EdubbaSave) save = edubba_save_new (archive, fixture_get_modules ());
  EdubbaMatch *match = fixture_match_new (fixture_get_game (), SEED);
  guint64      rng = SEED;

  edubba_save_set_match (save, match);
  for (guint i = 0; i <= N_STEPS; i++)
    {
      if (i > 0)
        match = script_step (match, &rng);
      edubba_save_set_match (save, match);
      if (i % 8 == 7)
        edubba_archive_flush (archive);
      if (!edubba_archive_get_failing (archive))
        *n_kept = i + 1;
    }
  g_object_unref (match);
}

static void
said_cb (EdubbaArchive *archive, const char *message, gulong *nth)
{
  g_error ("when allocation %lu fails, the next start says: %s", *nth, message);
}

/* All kept steps are there, and nothing else but the step under way. */
static void
check_model (gulong nth)
{
  g_autoptr (EdubbaArchive) archive = edubba_archive_new (folder, "game");
  g_autoptr (EdubbaSave) save = edubba_save_new (archive, fixture_get_modules ());
  g_autofree char *loaded = NULL;
  EdubbaMatch     *match;
  gboolean         is_last, is_next;

  g_signal_connect (archive, "message", G_CALLBACK (said_cb), &nth);
  match = edubba_save_load (save);
  loaded = match != NULL ? edubba_save_print (match) : g_strdup ("");
  is_last = g_str_equal (loaded, *n_kept > 0 ? after[*n_kept - 1] : "");
  is_next = *n_kept <= N_STEPS && g_str_equal (loaded, after[*n_kept]);
  if (!is_last && !is_next)
    g_error ("when allocation %lu fails, of %u steps there is:\n%s", nth, *n_kept, loaded);
  edubba_save_set_match (save, NULL);
  edubba_archive_clear (archive);
  *n_kept = 0;
}

/* ---- Texts that the program prints and reads again ---- */

static void
use_print (void)
{
  g_autofree char *text = game_print ("%s %d", "seven", 7);
  g_autoptr (GString) longer = g_string_new ("eight ");

  for (guint i = 0; i < 40; i++)
    game_print_to (longer, "%016x", i);
  if (g_strcmp0 (text, "seven 7") != 0 || longer->len != strlen ("eight ") + 40 * 16 ||
      !g_str_has_suffix (longer->str, "27"))
    _exit (5);
}

/* ---- Failing ---- */

/* Does the work in a process of its own, with the nth allocation failing; 0: none, and *calls is
 * the number of allocations. */
static void
run (const Work *work, gulong nth, gulong *calls)
{
  const struct rlimit no_core = { 0 };
  const int           nowhere = open ("/dev/null", O_WRONLY | O_CLOEXEC);
  int                 ends[2];
  int                 status;
  pid_t               child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      setrlimit (RLIMIT_CORE, &no_core);
      /* GLib would say there that the test has failed. */
      if (dup2 (nowhere, STDOUT_FILENO) < 0 || dup2 (nowhere, STDERR_FILENO) < 0)
        _exit (6);
      failing = nth;
      counting = TRUE;
      work->work ();
      counting = FALSE;
      _exit (write (ends[1], &n_calls, sizeof n_calls) != sizeof n_calls);
    }
  close (ends[1]);
  if (calls != NULL)
    g_assert_cmpint (read (ends[0], calls, sizeof *calls), ==, sizeof *calls);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  close (ends[0]);
  close (nowhere);
  if (WIFEXITED (status) && WEXITSTATUS (status) != 0)
    g_error ("status %d when allocation %lu fails", WEXITSTATUS (status), nth);
  g_assert_true (WIFEXITED (status) || nth > 0);
  if (work->check != NULL)
    work->check (nth);
}

static void
test_scarce (gconstpointer data)
{
  const Work *work = data;
  gulong      n = 0;
  gulong      step;

  if (!CAN_FAIL)
    {
      g_test_skip ("allocations cannot be made to fail here");
      return;
    }
  if (work->set_up != NULL)
    work->set_up ();
  run (work, 0, &n);
  g_assert_cmpuint (n, >=, 5);
  step = g_test_slow () ? 1 : MAX (n / N_FAILING, 1);
  g_test_message ("%lu allocations", n);
  for (gulong i = 1; i <= n; i += step)
    run (work, i, NULL);
}

int
main (int argc, char **argv)
{
  static const Work print = { .work = use_print };
  static const Work engine = { .work = use_engine };
  static const Work course = { .work = use_course };
  static const Work model = { set_up_model, use_model, check_model };

  fixed_test_init (&argc, &argv);
  g_test_add_data_func ("/model/scarce/print", &print, test_scarce);
  g_test_add_data_func ("/model/scarce/engine", &engine, test_scarce);
  g_test_add_data_func ("/model/scarce/course", &course, test_scarce);
  g_test_add_data_func ("/model/scarce/model", &model, test_scarce);
  return g_test_run ();
}
