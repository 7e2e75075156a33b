/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A GTask round GameCritic, or round the tries of a short game. The task owns copies of
 * everything that its thread touches, and the answer of a cancelled task is thrown away.
 */
#include "edubba-judgement.h"

#include <string.h>

#include <glib/gi18n.h>

#include "course-trial.h"
#include "edubba-cancel-flag.h"
#include "edubba-engine.h"
#include "game-state.h"

/* The least loss of a turn for each judgement, in thousandths of the chance to win. The least
 * threshold was fitted to turns with a verdict from another source (one half of those in
 * tests/tutor/coach.positions); each further one means twice as much. */
static const gint thresholds[EDUBBA_N_JUDGEMENTS] = {
  [EDUBBA_JUDGEMENT_FINE] = 0,
  [EDUBBA_JUDGEMENT_DOUBTFUL] = 40,
  [EDUBBA_JUDGEMENT_MISTAKE] = 80,
  [EDUBBA_JUDGEMENT_BLUNDER] = 160,
};

/* The number of standard errors taken off a loss before it is judged. */
#define DOUBT 2

/* The loss of a turn that is ended while there is more to do, from which on it is named. */
#define LEFT 20

/* The loss of a grave turn, in thousandths of the chance to win. */
#define GRAVE 100

/* The chance of a game that is won. */
#define CERTAIN 1000

/* The rise, in thousandths, of the share of worlds in which another seat wins at once; a turn
 * with this rise is never fine. */
#define MOSTLY 500

/* A turn of a short game is named from a tenth of its games on. */
#define BOUT_LOSS 100

/* The worlds for a turn of a short game. With 100 of them three short games took 1.3 to 3.5 seconds
 * of one core each, and the error of a loss was 38 thousandths on average, 75 at most. */
#define BOUT_WORLDS 128

/* The data of the thread; owned by the task. */
typedef struct
{
  const GameModule *module;
  CourseBout       *bout; /* the bout whose end counts, or NULL: the game's by its rules */
  CourseStand       stand;
  GameState        *seen;
  GameLine          best;
  GameLine          played;
  gboolean          has_best;
  gboolean          has_played;
  guint64           nodes;
  EdubbaCancelFlag *stop;
} Job;

EdubbaJudgement
edubba_judgement_of_loss (gint loss)
{
  guint judgement = EDUBBA_N_JUDGEMENTS - 1;

  while (judgement > EDUBBA_JUDGEMENT_FINE && loss < thresholds[judgement])
    judgement--;
  return (EdubbaJudgement) judgement;
}

EdubbaJudgement
edubba_judgement_of_critique (const GameCritique *critique)
{
  gint            loss = critique->best_chance - critique->chance;
  EdubbaJudgement judgement = edubba_judgement_of_loss (loss - DOUBT * critique->error);

  if (critique->best_chance == CERTAIN && critique->chance < CERTAIN)
    return MAX (judgement, EDUBBA_JUDGEMENT_MISTAKE);
  if (critique->lost >= critique->best_lost + MOSTLY)
    return MAX (judgement, EDUBBA_JUDGEMENT_DOUBTFUL);
  return judgement;
}

EdubbaJudgement
edubba_judgement_of_bout (const GameCritique *critique)
{
  gint loss = critique->best_chance - critique->chance;
  gint doubt = DOUBT * critique->error;

  if (loss < BOUT_LOSS || loss <= doubt)
    return EDUBBA_JUDGEMENT_FINE;
  return MAX (edubba_judgement_of_loss (loss - doubt), EDUBBA_JUDGEMENT_DOUBTFUL);
}

/* The actions of a line before the one that ends the turn, which not every line has. */
static guint
count_before_end (const GameRules *rules, const GameLine *line)
{
  return line->n - (line->n > 0 && (rules->kinds[line->actions[line->n - 1].kind].flags &
                                    GAME_KIND_ENDS_TURN));
}

gboolean
edubba_judgement_leaves_undone (const GameModule   *module,
                                const GameCritique *critique,
                                const GameLine     *judged,
                                gboolean            idle)
{
  gint loss = critique->best_chance - critique->chance;

  if (critique->n_back > 0 || count_before_end (module->rules, &critique->best) <=
                                count_before_end (module->rules, judged))
    return FALSE;
  if (critique->points > 0)
    return TRUE;
  return idle ? loss > 0 : loss >= LEFT && loss > DOUBT * critique->error;
}

gboolean
edubba_judgement_is_grave (const GameCritique *critique)
{
  return critique->best_chance - critique->chance - critique->error >= GRAVE;
}

gboolean
edubba_judgement_work (const GameModule *module,
                       const GameState  *seen,
                       const GameLine   *best,
                       const GameLine   *played,
                       guint64           nodes,
                       const gint       *cancel,
                       GameCritique     *critique)
{
  const GameCritic *critic = module->critic;
  const GameRules  *rules = module->rules;
  guint64           seed;
  GameLine          found;

  if (critic == NULL || rules->seat (seen) == GAME_NOBODY)
    return FALSE;
  seed = edubba_engine_get_seed (rules, seen);
  if (best != NULL)
    found = *best;
  else if (!game_critic_find (critic, rules, seen, seed, nodes, cancel, &found))
    return FALSE;
  return game_critic_judge (critic, rules, seen, &found, played != NULL ? played : &found, seed,
                            nodes, cancel, critique);
}

static void
job_free (gpointer data)
{
  Job *job = data;

  edubba_cancel_flag_free (job->stop);
  g_clear_pointer (&job->bout, course_bout_unref);
  g_free (job->seen);
  g_free (job);
}

/* The tries know neither reasons nor points: the game's critic, which compares the same lines,
 * does. */
static void
find_reasons (const Job *job, guint64 seed, const gint *cancel, GameCritique *critique)
{
  g_autofree GameCritique *by_rules = g_new0 (GameCritique, 1);

  if (job->module->critic == NULL ||
      !game_critic_judge (job->module->critic, job->module->rules, job->seen, &critique->best,
                          &job->played, seed, job->nodes, cancel, by_rules))
    return;
  critique->n_reasons = by_rules->n_reasons;
  memcpy (critique->reasons, by_rules->reasons, sizeof critique->reasons);
  critique->reply = by_rules->reply;
  critique->points = by_rules->points;
  if (by_rules->points > 0)
    critique->n_back = by_rules->n_back;
}

/* Judges by the ends of the job's bout. */
static gboolean
try_bout (const Job *job, const gint *cancel, GameCritique *critique)
{
  guint64 seed = edubba_engine_get_seed (job->module->rules, job->seen);

  if (!course_trial_judge (job->bout, &job->stand, job->seen, &job->played, seed, BOUT_WORLDS,
                           cancel, critique))
    return FALSE;
  if (edubba_judgement_of_bout (critique) != EDUBBA_JUDGEMENT_FINE ||
      (job->module->words != NULL && job->module->words->cost != NULL))
    find_reasons (job, seed, cancel, critique);
  return TRUE;
}

static void
work (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job                     *job = data;
  const GameLine          *best = job->has_best ? &job->best : NULL;
  const GameLine          *played = job->has_played ? &job->played : NULL;
  const gint              *cancel = edubba_cancel_flag_get_flag (job->stop);
  g_autofree GameCritique *critique = g_new0 (GameCritique, 1);
  gboolean                 done;

  if (job->bout != NULL)
    done = try_bout (job, cancel, critique);
  else
    done = edubba_judgement_work (job->module, job->seen, best, played, job->nodes, cancel,
                                  critique);
  if (g_task_return_error_if_cancelled (task))
    return;
  if (done)
    g_task_return_pointer (task, g_steal_pointer (&critique), g_free);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "%s",
                             _ ("There is no turn to be judged here."));
}

static Job *
job_new (const GameModule *module, const GameState *seen, GCancellable *cancellable)
{
  Job *job = g_new0 (Job, 1);

  job->module = module;
  job->seen = game_state_dup (module->rules, seen);
  job->stop = edubba_cancel_flag_new (cancellable);
  return job;
}

/* Takes the job. */
static void
begin (Job                *job,
       EdubbaSearch        search,
       GCancellable       *cancellable,
       GAsyncReadyCallback callback,
       gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, user_data);

  g_task_set_source_tag (task, begin);
  g_task_set_task_data (task, job, job_free);
  edubba_budget_run (task, work, search);
}

void
edubba_judgement_async (const GameModule   *module,
                        const GameState    *seen,
                        const GameLine     *best,
                        const GameLine     *played,
                        guint64             nodes,
                        EdubbaSearch        search,
                        GCancellable       *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer            user_data)
{
  Job *job;

  g_return_if_fail (module != NULL && seen != NULL);

  job = job_new (module, seen, cancellable);
  job->has_best = best != NULL;
  job->has_played = played != NULL;
  if (best != NULL)
    job->best = *best;
  if (played != NULL)
    job->played = *played;
  job->nodes = nodes;
  begin (job, search, cancellable, callback, user_data);
}

void
edubba_judgement_bout_async (CourseBout         *bout,
                             const CourseStand  *stand,
                             const GameState    *seen,
                             const GameLine     *played,
                             EdubbaSearch        search,
                             GCancellable       *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer            user_data)
{
  Job *job;

  g_return_if_fail (bout != NULL && stand != NULL && seen != NULL && played != NULL);

  job = job_new (course_bout_get_module (bout), seen, cancellable);
  job->bout = course_bout_ref (bout);
  job->stand = *stand;
  job->played = *played;
  begin (job, search, cancellable, callback, user_data);
}

GameCritique *
edubba_judgement_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
