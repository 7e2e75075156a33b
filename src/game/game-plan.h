/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Plans: what each action that a seat could do now would bring, at once and by the end of the game.
 *
 * A plan knows the seat's view and nothing more. It tries every action in the same worlds that
 * agree with this view, each world played on as the game's critic or its policy plays, and so gets
 * surer the longer it is worked on. It never looks at the clock: budgets are in nodes, and the same
 * calls give the same figures in any two worlds that the seat cannot tell apart.
 */
#pragma once

#include "game-module.h"

G_BEGIN_DECLS

/* The budget for the first figures: about a fifth of a second. */
#define GAME_PLAN_FIRST_NODES (120 * 1000)

/* The most items that can be passed on at once. */
#define GAME_MAX_PASSES 32

/* The unit of which figures give hundredths. */
typedef enum
{
  GAME_UNIT_GAMES,  /* games won of a hundred */
  GAME_UNIT_POINTS, /* points (GameResult); of games that count the cost of choices in them */
} GameUnit;

/* What an action would bring. */
typedef struct
{
  GameAction action;
  gboolean   is_best;

  /* What it brings at once: in games the chance if the turn ended behind it; in points those that
   * it adds now. FALSE: there is nothing to say beside `end`. */
  gboolean has_now;
  gint     now;

  gint    end;    /* the chance to win, or the points in the end, if it is gone on with well */
  guint   error;  /* the standard error of its difference to the best */
  gint    behind; /* by how much the chance to win is less than the best's; 0 for that */
  guint32 keeps;  /* the items that it keeps from being passed on, as bits */
} GameFigure;

/* An item that goes on to another seat, unless it is kept. */
typedef struct
{
  guint16 item;
  guint   seat;
  gint    gives; /* to that seat by the end, beside the item that gives least */
  guint   error; /* the standard error of that */
} GamePass;

/* The figures of a plan. */
typedef struct
{
  GameUnit          unit;
  const GameModule *module;
  const GameCritic *critic;
  GameState        *seen;
  guint             seat;
  GArray           *figures; /* of GameFigure, in byte order of their actions */
  GameAction        best;
  guint             n_passes;
  GamePass          passes[GAME_MAX_PASSES];
} GameFigures;

typedef struct _GamePlan GamePlan;

/* The unit of a game: points, if it counts the cost of choices in them (GameWords.cost). */
GameUnit game_module_get_unit (const GameModule *module);

/* A plan for the seat to act in `seen`, a state as that seat observes it (see
 * game_state_observe_next ()). Nothing has been tried yet. NULL if there is nothing to choose. */
GamePlan *game_plan_new (const GameModule *module,
                         const GameState  *seen,
                         guint64           seed) G_GNUC_WARN_UNUSED_RESULT;
void      game_plan_free (GamePlan *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GamePlan, game_plan_free)

/* Goes on with the plan for about so many nodes, but tries every action at least once. The second
 * call asks the game's critic as well. FALSE if nothing is left that would make it surer, or if it
 * was cancelled (as in GamePlayer). */
gboolean game_plan_improve (GamePlan *self, guint64 nodes, const gint *cancel);

/* The number of nodes that all calls have taken. */
guint64 game_plan_get_nodes (const GamePlan *self);

/* The figures so far; NULL before the first actions have been tried. */
GameFigures *game_plan_dup_figures (const GamePlan *self) G_GNUC_WARN_UNUSED_RESULT;
void         game_figures_free (GameFigures *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GameFigures, game_figures_free)

/* Finds the figure of an action. Of one that is half made, with operands of 0 that are not chosen
 * yet, it is that of the best action which it can become. FALSE if it can become none. */
gboolean game_figures_find (const GameFigures *self, GameAction action, GameFigure *figure);

/* Returns TRUE if a figure with this standard error is known to a unit or so. */
gboolean game_figure_is_sure (guint error);

G_END_DECLS
