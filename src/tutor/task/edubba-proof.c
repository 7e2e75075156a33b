/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The goals are tried one after the other, each only for as long as it might be nearer than those
 * before.
 */
#include "edubba-proof.h"

#include "game-state.h"

/* A question whose texts are the proof's own. */
typedef struct
{
  const GameRules *rules;
  GameState       *state;
  GameTally        tally;
  GameGoal        *goals;
  guint            n_goals;
  CourseLimits     limits;
  guint64          memory;
} Proof;

static void
proof_free (gpointer data)
{
  Proof *proof = data;

  g_free (proof->state);
  g_free (proof->goals);
  course_limits_clear (&proof->limits);
  g_free (proof);
}

static GameSolution *
solve (Proof *proof, guint goal, guint max_length, const gint *cancel)
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
                              cancel);
}

static gpointer
prove (gpointer data, const gint *cancel)
{
  Proof             *proof = data;
  EdubbaProofAnswer *answer = g_new (EdubbaProofAnswer, 1);

  *answer = (EdubbaProofAnswer) { GAME_UNSOLVABLE, GAME_SOLVE_ANY_LENGTH };
  for (guint i = 0; i < proof->n_goals && answer->length > 0; i++)
    {
      guint limit = answer->verdict == GAME_SOLVABLE ? answer->length - 1 : GAME_SOLVE_ANY_LENGTH;
      g_autoptr (GameSolution) solution = solve (proof, i, limit, cancel);

      if (solution->verdict == GAME_SOLVABLE)
        *answer = (EdubbaProofAnswer) { GAME_SOLVABLE, solution->length };
      else if (solution->verdict == GAME_UNKNOWN && answer->verdict == GAME_UNSOLVABLE)
        answer->verdict = GAME_UNKNOWN;
    }
  return answer;
}

EdubbaJob *
edubba_proof_start (const EdubbaQuestion *question, EdubbaJobDone proved, gpointer asker)
{
  Proof *proof;

  g_return_val_if_fail (question->n_goals > 0, NULL);

  proof = g_new0 (Proof, 1);
  proof->rules = question->rules;
  proof->state = game_state_dup (question->rules, question->state);
  proof->tally = *question->tally;
  proof->goals = g_memdup2 (question->goals, question->n_goals * sizeof (GameGoal));
  proof->n_goals = question->n_goals;
  proof->memory = question->memory;
  proof->limits = course_limits_copy (question->step ? &question->step->limits : NULL);
  return edubba_job_search (EDUBBA_SEARCH_AWAITED, prove, proof, proof_free, g_free, proved, asker);
}
