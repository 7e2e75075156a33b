/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of a plan: what has been tried. One file tries actions (game-plan.c), the
 * other makes figures of the tries (game-plan-figures.c).
 */
#pragma once

#include "game-plan.h"

G_BEGIN_DECLS

/* The error up to which a figure is sure, in hundredths. */
#define GAME_PLAN_SURE 100

/* A game that begins with an action: the chance of the seat in thousandths, and the points of all
 * seats. */
typedef struct
{
  gint16 chance;
  gint16 points[GAME_MAX_SEATS];
} GamePlanTry;

typedef struct
{
  GameAction action;
  GameLine   line;  /* that is tried; begins with the action */
  GArray    *tries; /* of GamePlanTry: one in each world, from the first on */
  gboolean   has_now;
  GameLine   alone;   /* the action, and the end of the turn; if has_now in games */
  gint64     now_sum; /* of the chances of n_now tries of that */
  guint      n_now;
  guint32    keeps;
} GamePlanChoice;

struct _GamePlan
{
  const GameModule *module;
  const GameCritic *critic;
  GameUnit          unit;
  GameState        *seen;
  guint             seat;
  guint64           seed;
  GameTrial         trial;
  gpointer          planner; /* of the critic's planner, or NULL */
  GArray           *choices; /* of GamePlanChoice, in byte order of their actions */
  guint             n_passes;
  GamePass          passes[GAME_MAX_PASSES];
  guint64           nodes;
  guint             n_calls;
  guint             advised; /* the choice with which the critic's line begins, or the number of
                              * choices */
};

static inline GamePlanChoice *
game_plan_at (const GamePlan *self, guint i)
{
  return &g_array_index (self->choices, GamePlanChoice, i);
}

static inline const GamePlanTry *
game_plan_get_try (const GamePlanChoice *choice, guint world)
{
  return &g_array_index (choice->tries, GamePlanTry, world);
}

/* Returns by how much a choice is worse than another in the worlds in which both were tried, in
 * hundredths, and the standard error of that: by chances, or by points. */
gint game_plan_compare (const GamePlan       *self,
                        const GamePlanChoice *choice,
                        const GamePlanChoice *other,
                        gboolean              by_points,
                        guint                *error);

/* The choice that is best so far. */
guint game_plan_find_best (const GamePlan *self);

G_END_DECLS
