/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No memory, at every allocation in turn. GLib ends a program that gets none, or the C library
 * does, where it prints; so engine and course end too, or go on and come to what is right, and
 * never to anything else.
 */
#include "../fixed.h"
#include "course-lesson.h"
#include "course-puzzle.h"
#include "game-solver.h"
#include "game-state.h"
#include "games.h"

#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* In an ordinary run so many of a work's allocations fail, spread over all of them; in a long one
 * each. */
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

typedef void (*Work) (void);

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

/* Does the work in a process of its own, with the nth allocation failing; 0: none, and *calls is
 * how many there were. */
static void
run (Work work, gulong nth, gulong *calls)
{
  const struct rlimit no_core = { 0 };
  int                 ends[2];
  int                 status;
  pid_t               child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      setrlimit (RLIMIT_CORE, &no_core);
      close (STDOUT_FILENO); /* GLib would say there that the test has failed */
      close (STDERR_FILENO);
      failing = nth;
      counting = TRUE;
      work ();
      counting = FALSE;
      _exit (write (ends[1], &n_calls, sizeof n_calls) != sizeof n_calls);
    }
  close (ends[1]);
  if (calls != NULL)
    g_assert_cmpint (read (ends[0], calls, sizeof *calls), ==, sizeof *calls);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  close (ends[0]);
  if (WIFEXITED (status) && WEXITSTATUS (status) != 0)
    g_error ("status %d when allocation %lu fails", WEXITSTATUS (status), nth);
  g_assert_true (WIFEXITED (status) || nth > 0);
}

static void
test_scarce (gconstpointer data)
{
  Work   work = (Work) data;
  gulong n = 0;
  gulong step;

  if (!CAN_FAIL)
    {
      g_test_skip ("allocations cannot be made to fail here");
      return;
    }
  run (work, 0, &n);
  g_assert_cmpuint (n, >, 10);
  step = g_test_slow () ? 1 : MAX (n / N_FAILING, 1);
  g_test_message ("%lu allocations", n);
  for (gulong i = 1; i <= n; i += step)
    run (work, i, NULL);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_data_func ("/model/scarce/engine", (gconstpointer) use_engine, test_scarce);
  g_test_add_data_func ("/model/scarce/course", (gconstpointer) use_course, test_scarce);
  return g_test_run ();
}
