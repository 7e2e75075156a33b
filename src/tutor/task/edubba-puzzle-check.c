/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The solver looks first, because it alone can count the ways; the puzzle's own proof then tries
 * other worlds, and its rating is that of the proof.
 */
#include "edubba-puzzle-check.h"

#include "edubba-budget.h"
#include "edubba-cancel-flag.h"
#include "edubba-limit.h"
#include "game-solver.h"
#include "game-state.h"

typedef struct
{
  CoursePuzzle     *puzzle;
  EdubbaCancelFlag *stop;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  edubba_cancel_flag_free (job->stop);
  course_puzzle_unref (job->puzzle);
  g_free (job);
}

static EdubbaMadeVerdict
read_verdict (const GameSolution *solution)
{
  if (solution->verdict == GAME_UNKNOWN)
    return EDUBBA_MADE_UNKNOWN;
  if (solution->verdict == GAME_UNSOLVABLE)
    return EDUBBA_MADE_UNSOLVABLE;
  return solution->length == 0 ? EDUBBA_MADE_DONE : EDUBBA_MADE_SOLVABLE;
}

static void
work_out (Job *job, EdubbaMade *made)
{
  const GameRules *rules = course_puzzle_get_module (job->puzzle)->rules;
  const gint      *cancel = edubba_cancel_flag_get_flag (job->stop);
  const guint64    memory = edubba_limit_get_memory ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GameSolution) solution =
    game_solve (rules, course_puzzle_get_state (job->puzzle), course_puzzle_get_goal (job->puzzle),
                NULL, GAME_SOLVE_ANY_LENGTH, 0, memory, cancel);

  made->verdict = read_verdict (solution);
  made->length = solution->length;
  made->count = solution->count;
  if (made->verdict != EDUBBA_MADE_SOLVABLE)
    return;
  if (!course_puzzle_prove (job->puzzle, memory, cancel, NULL, NULL, &error))
    made->verdict = g_error_matches (error, GAME_ERROR, GAME_ERROR_REFUSED) ? EDUBBA_MADE_HIDDEN
                                                                            : EDUBBA_MADE_UNKNOWN;
  else if (!course_puzzle_rate (job->puzzle, memory, cancel, &made->rating, NULL))
    made->rating = 0;
}

static void
work (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job        *job = data;
  EdubbaMade *made = g_new0 (EdubbaMade, 1);

  work_out (job, made);
  g_task_return_pointer (task, made, g_free);
}

/* A text as a key file's value, on one line. */
static void
set_text (GKeyFile *file, const char *key, const char *text)
{
  g_autofree char *line = g_strdelimit (g_strdup (text), "\n\r\t", ' ');

  g_key_file_set_string (file, "Puzzle", key, g_strstrip (line));
}

char *
edubba_puzzle_check_write (
  const char *position, const char *goal, const char *title, const char *say, guint rating)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *task = g_strconcat (position, " goal=", goal, NULL);
  g_autofree char *id = g_strdup_printf ("own-%016" G_GINT64_MODIFIER "x", game_text_hash (task));

  g_key_file_set_string (file, "Puzzle", "Id", id);
  set_text (file, "Title", title);
  set_text (file, "Position", position);
  set_text (file, "Goal", goal);
  if (say != NULL && *say != '\0')
    set_text (file, "Say", say);
  if (rating > 0)
    g_key_file_set_uint64 (file, "Puzzle", "Rating", rating);
  return g_key_file_to_data (file, NULL, NULL);
}

void
edubba_puzzle_check_check_async (CoursePuzzle       *puzzle,
                                 GCancellable       *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer            data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);
  Job *job = g_new0 (Job, 1);

  g_return_if_fail (puzzle != NULL);

  job->puzzle = course_puzzle_ref (puzzle);
  job->stop = edubba_cancel_flag_new (cancellable);
  g_task_set_source_tag (task, edubba_puzzle_check_check_async);
  g_task_set_task_data (task, job, job_free);
  edubba_budget_run (task, work, EDUBBA_SEARCH_AWAITED);
}

gboolean
edubba_puzzle_check_check_finish (GAsyncResult *result, EdubbaMade *made, GError **error)
{
  g_autofree EdubbaMade *answer = NULL;

  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  answer = g_task_propagate_pointer (G_TASK (result), error);
  if (answer == NULL)
    return FALSE;
  *made = *answer;
  return TRUE;
}
