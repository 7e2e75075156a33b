/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A proof is held by its thread and by whoever waits for it. The goals are tried one after the
 * other, each only for as long as it might be nearer than those before.
 */
#include "edubba-proof.h"

#include <gio/gio.h>

#include "game-state.h"

struct _EdubbaProof
{
  EdubbaProved proved; /* NULL once nobody waits for it any more; main thread only */
  gpointer     data;

  const GameRules *rules;
  GameState       *state;
  GameTally        tally;
  GameGoal        *goals;
  guint            n_goals;
  CourseLimits     limits;
  guint64          memory;
  gint             cancel; /* atomic */
};

typedef struct
{
  GameVerdict verdict;
  guint       length;
} Answer;

static void
proof_clear (gpointer data)
{
  EdubbaProof *proof = data;

  g_free (proof->state);
  g_free (proof->goals);
  course_limits_clear (&proof->limits);
}

static void
proof_unref (gpointer proof)
{
  g_atomic_rc_box_release_full (proof, proof_clear);
}

static GameSolution *
solve (EdubbaProof *proof, guint goal, guint max_length)
{
  GameFilter filter = course_limits_get_filter (&proof->limits);

  return game_solve_filtered (proof->rules,
                              proof->state,
                              &proof->goals[goal],
                              &proof->tally,
                              &filter,
                              max_length,
                              0,
                              proof->memory,
                              &proof->cancel);
}

static void
prove (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  EdubbaProof *proof = data;
  Answer      *answer = g_new (Answer, 1);

  *answer = (Answer) { GAME_UNSOLVABLE, GAME_SOLVE_ANY_LENGTH };
  for (guint i = 0; i < proof->n_goals && answer->length > 0; i++)
    {
      guint limit = answer->verdict == GAME_SOLVABLE ? answer->length - 1 : GAME_SOLVE_ANY_LENGTH;
      g_autoptr (GameSolution) solution = solve (proof, i, limit);

      if (solution->verdict == GAME_SOLVABLE)
        *answer = (Answer) { GAME_SOLVABLE, solution->length };
      else if (solution->verdict == GAME_UNKNOWN && answer->verdict == GAME_UNSOLVABLE)
        answer->verdict = GAME_UNKNOWN;
    }
  g_task_return_pointer (task, answer, g_free);
}

static void
proved_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree Answer *answer = g_task_propagate_pointer (G_TASK (result), NULL);
  EdubbaProof       *proof = data;
  EdubbaProved       proved = proof->proved;
  gpointer           asker = proof->data;

  if (!proved)
    return;
  proof_unref (proof);
  proved (asker, answer->verdict, answer->length);
}

EdubbaProof *
edubba_proof_start (const EdubbaQuestion *question, EdubbaProved proved, gpointer data)
{
  g_autoptr (GTask) task = NULL;
  EdubbaProof *proof;

  g_return_val_if_fail (question->n_goals > 0, NULL);
  g_return_val_if_fail (proved != NULL, NULL);

  proof = g_atomic_rc_box_new0 (EdubbaProof);
  proof->proved = proved;
  proof->data = data;
  proof->rules = question->rules;
  proof->state = game_state_dup (question->rules, question->state);
  proof->tally = *question->tally;
  proof->goals = g_memdup2 (question->goals, question->n_goals * sizeof (GameGoal));
  proof->n_goals = question->n_goals;
  proof->memory = question->memory;
  proof->limits = course_limits_copy (question->step ? &question->step->limits : NULL);

  task = g_task_new (NULL, NULL, proved_cb, proof);
  g_task_set_source_tag (task, edubba_proof_start);
  g_task_set_task_data (task, g_atomic_rc_box_acquire (proof), proof_unref);
  g_task_run_in_thread (task, prove);
  return proof;
}

void
edubba_proof_drop (EdubbaProof *proof)
{
  g_return_if_fail (proof != NULL);

  proof->proved = NULL;
  g_atomic_int_set (&proof->cancel, 1);
  proof_unref (proof);
}
