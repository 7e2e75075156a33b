/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An action is compared with the best in the worlds in which both were tried, so that the luck of
 * these worlds is in no figure but that of the best.
 */
#include "game-plan-private.h"

#include "game-state.h"
#include "game-sum.h"

/* Chances are thousandths and points whole: a hundredth of a unit is so much of them. */
#define OF_CHANCE 10
#define OF_POINTS 100

/* The critic's line is the best unless another one exceeds it by so many standard errors. */
#define CLEAR 4

static gint
get_worth (const GamePlan *self, const GamePlanTry *one, gboolean by_points)
{
  return by_points ? OF_POINTS * one->points[self->seat] : OF_CHANCE * one->chance;
}

gint
game_plan_compare (const GamePlan       *self,
                   const GamePlanChoice *choice,
                   const GamePlanChoice *other,
                   gboolean              by_points,
                   guint                *error)
{
  guint   n = MIN (choice->tries->len, other->tries->len);
  GameSum sum = { 0 };

  *error = G_MAXINT;
  if (n == 0)
    return 0;
  for (guint i = 0; i < n; i++)
    game_sum_add (&sum, get_worth (self, game_plan_get_try (other, i), by_points) -
                          get_worth (self, game_plan_get_try (choice, i), by_points));
  *error = game_sum_get_error (&sum, n, 1);
  return (gint) (sum.sum / n);
}

/* The mean of a choice over its worlds, in hundredths. */
static gint
get_mean (const GamePlan *self, const GamePlanChoice *choice, gboolean by_points)
{
  gint64 sum = 0;

  for (guint i = 0; i < choice->tries->len; i++)
    sum += get_worth (self, game_plan_get_try (choice, i), by_points);
  return (gint) (sum / MAX (choice->tries->len, 1));
}

/* The choice that the fewest worlds speak against: each challenges the one that leads so far. */
guint
game_plan_find_best (const GamePlan *self)
{
  gboolean has_advised = self->advised < self->choices->len;
  guint    best = has_advised ? self->advised : 0;
  guint    error;

  for (guint i = 0; i < self->choices->len; i++)
    if (i != best && game_plan_compare (self, game_plan_at (self, i), game_plan_at (self, best),
                                        FALSE, &error) < 0)
      best = i;
  if (has_advised && best != self->advised &&
      game_plan_compare (self, game_plan_at (self, self->advised), game_plan_at (self, best),
                         FALSE, &error) <= CLEAR * (gint) error)
    best = self->advised;
  return best;
}

/* ---- Passing on */

/* What the seat that gets an item has more in the end of a world if it goes on than if it is kept,
 * on average over the choices. */
static gint
weigh_in_world (const GamePlan *self, guint pass, guint world)
{
  gint  sums[2] = { 0 };
  gint  counts[2] = { 0 };
  guint seat = self->passes[pass].seat;

  for (guint i = 0; i < self->choices->len; i++)
    {
      const GamePlanChoice *choice = game_plan_at (self, i);
      guint                 kept = choice->keeps >> pass & 1;

      sums[kept] += OF_POINTS * game_plan_get_try (choice, world)->points[seat];
      counts[kept]++;
    }
  return counts[0] > 0 && counts[1] > 0 ? sums[0] / counts[0] - sums[1] / counts[1] : 0;
}

static void
weigh_pass (const GamePlan *self, guint worlds, guint pass, GamePass *result)
{
  GameSum sum = { 0 };

  for (guint world = 0; world < worlds; world++)
    game_sum_add (&sum, weigh_in_world (self, pass, world));
  *result = self->passes[pass];
  result->gives = (gint) (sum.sum / worlds);
  result->error = game_sum_get_error (&sum, worlds, 1);
}

/* The item that gives least counts as none. */
static void
weigh_passes (const GamePlan *self, GameFigures *figures)
{
  gint  least = G_MAXINT;
  guint worlds = G_MAXUINT;

  for (guint i = 0; i < self->choices->len; i++)
    worlds = MIN (worlds, game_plan_at (self, i)->tries->len);
  figures->n_passes = self->n_passes;
  for (guint i = 0; i < self->n_passes; i++)
    {
      weigh_pass (self, worlds, i, &figures->passes[i]);
      least = MIN (least, figures->passes[i].gives);
    }
  for (guint i = 0; i < self->n_passes; i++)
    figures->passes[i].gives -= least;
}

/* ---- Figures */

/* The points that an action, perhaps half made, adds at once, in hundredths. */
static gint
find_gain (const GameModule *module,
           const GameCritic *critic,
           const GameState  *seen,
           guint             seat,
           GameAction        action)
{
  g_autoptr (GamePreview) preview = NULL;

  if (critic->gain != NULL)
    return OF_POINTS * critic->gain (seen, seat, action);
  preview = game_preview_new (module->rules, seen, seat, action, 1);
  return preview != NULL ? OF_POINTS * (preview->points_after[seat] - preview->points[seat]) : 0;
}

static GameFigure
make_figure (const GamePlan *self, const GamePlanChoice *choice, const GamePlanChoice *best)
{
  gboolean   by_points = self->unit == GAME_UNIT_POINTS;
  gint       mean = get_mean (self, best, by_points);
  GameFigure figure = { .action = choice->action, .keeps = choice->keeps };

  figure.behind = MAX (0, game_plan_compare (self, choice, best, FALSE, &figure.error));
  figure.end = mean - game_plan_compare (self, choice, best, by_points, &figure.error);
  figure.has_now = choice->has_now;
  figure.is_best = choice == best;
  if (by_points)
    figure.now = find_gain (self->module, self->critic, self->seen, self->seat, choice->action);
  else if (choice->n_now > 0)
    figure.now = (gint) (OF_CHANCE * choice->now_sum / choice->n_now);
  return figure;
}

/* The best is as sure as its lead over the runner-up. */
static void
measure_best (const GamePlan *self, guint best, GArray *figures)
{
  const GameFigure *second = NULL;

  for (guint i = 0; i < figures->len; i++)
    {
      const GameFigure *figure = &g_array_index (figures, GameFigure, i);

      if (i != best && (second == NULL || figure->behind < second->behind))
        second = figure;
    }
  g_array_index (figures, GameFigure, best).error = second != NULL ? second->error : 0;
}

GameFigures *
game_plan_dup_figures (const GamePlan *self)
{
  guint        best;
  GameFigures *figures;

  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->choices->len; i++)
    if (game_plan_at (self, i)->tries->len == 0)
      return NULL;
  best = game_plan_find_best (self);
  figures = g_new0 (GameFigures, 1);
  figures->unit = self->unit;
  figures->module = self->module;
  figures->critic = self->critic;
  figures->seen = game_state_dup (self->module->rules, self->seen);
  figures->seat = self->seat;
  figures->best = game_plan_at (self, best)->action;
  figures->figures = g_array_new (FALSE, FALSE, sizeof (GameFigure));
  for (guint i = 0; i < self->choices->len; i++)
    {
      GameFigure figure =
        make_figure (self, game_plan_at (self, i), game_plan_at (self, best));

      g_array_append_val (figures->figures, figure);
    }
  measure_best (self, best, figures->figures);
  weigh_passes (self, figures);
  return figures;
}

void
game_figures_free (GameFigures *self)
{
  g_array_unref (self->figures);
  g_free (self->seen);
  g_free (self);
}

/* Returns TRUE if all operands that were chosen stand where they do in a whole action. */
static gboolean
begins (GameAction half, GameAction whole)
{
  gboolean any = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (half.operand); i++)
    {
      if (half.operand[i] != 0 && half.operand[i] != whole.operand[i])
        return FALSE;
      any |= half.operand[i] != 0;
    }
  return any && half.kind == whole.kind;
}

static const GameFigure *
find_exactly (const GameFigures *self, GameAction action)
{
  for (guint i = 0; i < self->figures->len; i++)
    if (game_action_equal (g_array_index (self->figures, GameFigure, i).action, action))
      return &g_array_index (self->figures, GameFigure, i);
  return NULL;
}

/* Returns TRUE if an action can become another one. Where two operands cannot be exchanged, their
 * order has no meaning. */
static gboolean
becomes (const GameFigures *self, GameAction half, GameAction whole)
{
  GameAction turned = whole;

  turned.operand[0] = whole.operand[1];
  turned.operand[1] = whole.operand[0];
  return begins (half, whole) || (begins (half, turned) && find_exactly (self, turned) == NULL);
}

gboolean
game_figures_find (const GameFigures *self, GameAction action, GameFigure *figure)
{
  const GameFigure *exact = find_exactly (self, action);
  const GameFigure *best = exact;
  guint32           keeps = G_MAXUINT32;

  for (guint i = 0; i < self->figures->len && exact == NULL; i++)
    {
      const GameFigure *other = &g_array_index (self->figures, GameFigure, i);

      if (!becomes (self, action, other->action))
        continue;
      keeps &= other->keeps;
      if (best == NULL || other->is_best || (!best->is_best && other->behind < best->behind))
        best = other;
    }
  if (best == NULL)
    return FALSE;
  *figure = *best;
  figure->keeps &= keeps;
  if (exact == NULL && self->unit == GAME_UNIT_POINTS)
    figure->now = find_gain (self->module, self->critic, self->seen, self->seat, action);
  return TRUE;
}

gboolean
game_figure_is_sure (guint error)
{
  return error <= GAME_PLAN_SURE;
}
