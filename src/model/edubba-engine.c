/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A GTask round GamePlayer.choose.
 *
 * The task owns copies of everything the thread touches, so that engine and match may go away
 * while it runs. The answer of a cancelled player is thrown away.
 */
#include "edubba-engine.h"

#include "edubba-budget.h"
#include "edubba-cancel-flag.h"
#include "game-rng.h"
#include "game-state.h"

#include <glib/gi18n.h>

/* The room for a plan, which no player exceeds. */
#define MAX_PLAN 64

struct _EdubbaEngine
{
  GObject parent_instance;

  /* Borrowed. */
  const GamePlayer *player;

  guint64           nodes;
  GamePlayerOptions options; /* of these only kinds, exact and habit count */
};

G_DEFINE_FINAL_TYPE (EdubbaEngine, edubba_engine, G_TYPE_OBJECT)

/* The data of the thread; owned by the task. */
typedef struct
{
  const GamePlayer *player;
  const GameRules  *rules;
  GameState        *seen;
  guint             seat;
  GamePlayerOptions options;
  EdubbaCancelFlag *stop;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  edubba_cancel_flag_free (job->stop);
  g_free (job->seen);
  g_free (job);
}

static guint
choose (Job *job, GArray *plan)
{
  return game_player_choose_with (job->player, job->rules, job->seen, job->seat, &job->options,
                                  (GameAction *) (gpointer) plan->data, MAX_PLAN);
}

/* A player that must act, and knows none of its legal actions, chooses from all kinds. */
static void
think (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  g_autoptr (GArray) plan = g_array_sized_new (FALSE, FALSE, sizeof (GameAction), MAX_PLAN);

  g_array_set_size (plan, MAX_PLAN);
  job->options.cancel = edubba_cancel_flag_get_flag (job->stop);
  plan->len = choose (job, plan);
  if (plan->len == 0 && job->options.kinds != 0)
    {
      job->options.kinds = 0;
      plan->len = choose (job, plan);
    }
  if (g_task_return_error_if_cancelled (task))
    return;
  if (plan->len == 0)
    g_task_return_new_error (task,
                             G_IO_ERROR,
                             G_IO_ERROR_FAILED,
                             "%s",
                             _ ("The computer found no action."));
  else
    g_task_return_pointer (task, g_steal_pointer (&plan), (GDestroyNotify) g_array_unref);
}

static void
edubba_engine_class_init (EdubbaEngineClass *klass)
{
}

static void
edubba_engine_init (EdubbaEngine *self)
{
}

EdubbaEngine *
edubba_engine_new (const GamePlayer *player, guint64 nodes)
{
  EdubbaEngine *self;

  g_return_val_if_fail (player != NULL, NULL);

  self = g_object_new (EDUBBA_TYPE_ENGINE, NULL);
  self->player = player;
  self->nodes = nodes;
  return self;
}

void
edubba_engine_set_options (EdubbaEngine *self, const GamePlayerOptions *options)
{
  g_return_if_fail (EDUBBA_IS_ENGINE (self));
  g_return_if_fail (options != NULL);

  self->options = *options;
}

guint64
edubba_engine_get_seed (const GameRules *rules, const GameState *seen)
{
  g_autofree GameState *before = game_state_new (rules);
  g_autofree char      *text = NULL;
  guint64               hash;

  game_state_unseal (rules, seen, before);
  text = game_position_print (rules, before);
  hash = game_text_hash (text);

  return game_rng_next (&hash);
}

void
edubba_engine_choose_async (EdubbaEngine            *self,
                            const GameRules         *rules,
                            const GameState         *seen,
                            guint                    seat,
                            const GamePlayerOptions *how,
                            GCancellable            *cancellable,
                            GAsyncReadyCallback      callback,
                            gpointer                 user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (EDUBBA_IS_ENGINE (self));
  g_return_if_fail (rules != NULL && seen != NULL && how != NULL);

  job = g_new0 (Job, 1);
  job->player = self->player;
  job->rules = rules;
  job->seen = game_state_dup (rules, seen);
  job->seat = seat;
  job->options = self->options;
  job->options.level = how->level;
  job->options.points = how->points;
  job->options.seed = how->seed;
  job->options.sparring = how->sparring;
  job->options.nodes = self->nodes;
  job->stop = edubba_cancel_flag_new (cancellable);

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, edubba_engine_choose_async);
  g_task_set_task_data (task, job, job_free);
  edubba_budget_run (task, think, EDUBBA_SEARCH_AWAITED);
}

GArray *
edubba_engine_choose_finish (EdubbaEngine *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (EDUBBA_IS_ENGINE (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
