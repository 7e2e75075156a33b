/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The plan wanders: a stage of the work takes it into the thread and brings it back with the
 * figures that it has come to. So nothing is shared, and a stage that nobody waits for any more
 * takes the plan away with it.
 */
#include "edubba-planner.h"

#include "edubba-engine.h"
#include "edubba-job.h"
#include "game-state.h"

/* The most nodes for one position: some seconds of one core. */
#define MOST_NODES (4 * 1000 * 1000)

/* A stage: what goes into the thread, and what comes back. */
typedef struct
{
  const GameModule *module;
  GameState        *seen; /* of which a plan is to be made; or NULL */
  GamePlan         *plan; /* or NULL */
  guint64           nodes;
  GameFigures      *figures;
  gboolean          goes_on;
} Stage;

struct _EdubbaPlanner
{
  GObject parent_instance;

  EdubbaJob        *job;     /* owned, or NULL */
  const GameModule *module;  /* borrowed */
  GameState        *seen;    /* owned, or NULL */
  GameFigures      *figures; /* the same */
};

G_DEFINE_FINAL_TYPE (EdubbaPlanner, edubba_planner, G_TYPE_OBJECT)

enum
{
  IMPROVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
stage_free (gpointer data)
{
  Stage *stage = data;

  g_clear_pointer (&stage->plan, game_plan_free);
  g_clear_pointer (&stage->figures, game_figures_free);
  g_free (stage->seen);
  g_free (stage);
}

static gpointer
work (gpointer data, const gint *cancel)
{
  Stage *stage = data;
  Stage *answer = g_new0 (Stage, 1);

  if (stage->plan == NULL)
    stage->plan = game_plan_new (stage->module, stage->seen,
                                 edubba_engine_get_seed (stage->module->rules, stage->seen));
  if (stage->plan == NULL)
    return answer;
  answer->goes_on = game_plan_improve (stage->plan, stage->nodes, cancel);
  answer->figures = game_plan_dup_figures (stage->plan);
  answer->goes_on &= game_plan_get_nodes (stage->plan) < MOST_NODES;
  answer->nodes = 2 * stage->nodes;
  answer->plan = g_steal_pointer (&stage->plan);
  return answer;
}

static void worked_cb (gpointer asker, gpointer data);

static void
begin (EdubbaPlanner *self, Stage *stage)
{
  stage->module = self->module;
  self->job = edubba_job_search (EDUBBA_SEARCH_SPARE, work, stage, stage_free, stage_free,
                                 worked_cb, self);
}

static void
worked_cb (gpointer asker, gpointer data)
{
  EdubbaPlanner *self = asker;
  Stage         *answer = data;

  self->job = NULL;
  if (answer->figures == NULL)
    {
      stage_free (answer);
      return;
    }
  g_clear_pointer (&self->figures, game_figures_free);
  self->figures = g_steal_pointer (&answer->figures);
  if (answer->goes_on)
    begin (self, answer);
  else
    stage_free (answer);
  g_signal_emit (self, signals[IMPROVED], 0);
}

static void
stop (EdubbaPlanner *self)
{
  g_clear_pointer (&self->job, edubba_job_drop);
  g_clear_pointer (&self->figures, game_figures_free);
  g_clear_pointer (&self->seen, g_free);
}

static void
edubba_planner_dispose (GObject *object)
{
  stop (EDUBBA_PLANNER (object));
  G_OBJECT_CLASS (edubba_planner_parent_class)->dispose (object);
}

static void
edubba_planner_class_init (EdubbaPlannerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = edubba_planner_dispose;
  signals[IMPROVED] = g_signal_new ("improved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                    NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
edubba_planner_init (EdubbaPlanner *self)
{
}

EdubbaPlanner *
edubba_planner_new (void)
{
  return g_object_new (EDUBBA_TYPE_PLANNER, NULL);
}

void
edubba_planner_look (EdubbaPlanner *self, const GameModule *module, const GameState *seen)
{
  Stage *stage;

  g_return_if_fail (EDUBBA_IS_PLANNER (self));
  g_return_if_fail (seen == NULL || module != NULL);

  if (seen != NULL && self->seen != NULL && self->module == module &&
      game_state_equal (module->rules, self->seen, seen))
    return;
  stop (self);
  if (seen == NULL)
    return;
  self->module = module;
  self->seen = game_state_dup (module->rules, seen);
  stage = g_new0 (Stage, 1);
  stage->seen = game_state_dup (module->rules, seen);
  stage->nodes = GAME_PLAN_FIRST_NODES;
  begin (self, stage);
}

const GameFigures *
edubba_planner_get_figures (EdubbaPlanner *self)
{
  g_return_val_if_fail (EDUBBA_IS_PLANNER (self), NULL);

  return self->figures;
}

gboolean
edubba_planner_get_thinking (EdubbaPlanner *self)
{
  g_return_val_if_fail (EDUBBA_IS_PLANNER (self), FALSE);

  return self->job != NULL;
}
