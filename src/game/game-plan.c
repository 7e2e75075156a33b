/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All actions are tried in the worlds of the same numbers, so that they differ by what they do and
 * not by the luck of a world. Each is tried in the first worlds; those that are clearly worse by
 * then are not tried any more.
 */
#include "game-plan-private.h"

#include "game-state.h"

/* The worlds in which every action is tried before any is left alone, and those in which the ends
 * of turns are tried. */
#define EVEN_WORLDS 16

/* Those in which every action is tried in the end if something is passed on: what that gives is
 * seen only over many. */
#define PASS_WORLDS 96

/* The most worlds. */
#define MOST_WORLDS 384

/* A difference that exceeds so many of its standard errors is taken for certain. */
#define CLEAR 3

/* The budget for the critic's line: enough for any critic to think as it does for the coach, so
 * that the best of a plan is what a hint would say. */
#define ADVICE_NODES (320 * 1000)

/* The error up to which nobody wants to know more, in hundredths. */
#define SMALL 50

static gboolean
is_cancelled (const gint *cancel)
{
  return cancel != NULL && g_atomic_int_get (cancel);
}

static gboolean
ends_turn (const GamePlan *self, GameAction action)
{
  return (self->module->rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN) != 0;
}

/* ---- Passing on */

/* The number of the item among those that go on, which is added if it is new; the most if there is
 * no room. */
static guint
find_pass (GamePlan *self, guint16 item, guint seat)
{
  guint i = 0;

  while (i < self->n_passes && (self->passes[i].item != item || self->passes[i].seat != seat))
    i++;
  if (i == self->n_passes && i < GAME_MAX_PASSES)
    self->passes[self->n_passes++] = (GamePass) { item, seat, 0 };
  return i;
}

/* The items that events take from the seat to the same zone of another one. */
static guint32
find_passed (GamePlan *self, const GArray *events)
{
  guint32 passed = 0;

  for (guint i = 0; i < events->len; i++)
    {
      const GameEvent *event = &g_array_index (events, GameEvent, i);
      guint            pass;

      if (event->kind != GAME_EVENT_MOVE || event->from.kind != event->to.kind ||
          !self->module->rules->zones[event->from.kind].per_seat ||
          event->from.seat != self->seat || event->to.seat == self->seat)
        continue;
      pass = find_pass (self, event->item, event->to.seat);
      passed |= pass < GAME_MAX_PASSES ? 1u << pass : 0;
    }
  return passed;
}

/* Plays a choice in the first world, and those of the others, up to the next choice of the seat. */
static void
reveal (GamePlan *self, GameAction action, GArray *events)
{
  const GameRules *rules = self->module->rules;
  GameTrial       *trial = &self->trial;
  guint64          rng = game_trial_draw (trial, self->seed, 0);

  game_trial_begin (trial);
  if (!game_trial_wait (trial, &rng))
    return;
  do
    {
      rules->apply (trial->state, action, events);
      action = rules->seat (trial->state) == GAME_NOBODY
                 ? action
                 : trial->policy->choose (rules, trial->state, rules->seat (trial->state), &rng,
                                          trial->actions);
    }
  while (rules->seat (trial->state) != self->seat && rules->seat (trial->state) != GAME_NOBODY);
}

/* Learns what each choice lets go on, in a game of choices that are made at once: whatever some
 * choices pass on the others keep. */
static void
learn_passes (GamePlan *self)
{
  const GameRules *rules = self->module->rules;
  guint32          all = 0;

  for (guint i = 0; i < self->choices->len && rules->to_act != NULL; i++)
    {
      GamePlanChoice *choice = game_plan_at (self, i);
      g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (GameEvent));

      if (!(rules->kinds[choice->action.kind].flags & GAME_KIND_SECRET))
        return;
      reveal (self, choice->action, events);
      choice->keeps = find_passed (self, events);
      all |= choice->keeps;
    }
  for (guint i = 0; i < self->choices->len; i++)
    game_plan_at (self, i)->keeps ^= all;
}

/* ---- Trying */

/* Plays a line in the world that was drawn, and the game on from it. */
static GamePlanTry
try_by_policy (GamePlan *self, const GameLine *line, guint64 seed, const gint *cancel)
{
  const GameRules *rules = self->module->rules;
  GameTrial       *trial = &self->trial;
  guint64          rng = ~seed;
  GamePlanTry      result = { 0 };
  GameResult       standing;
  gint             points;

  game_trial_begin (trial);
  for (guint i = 0; i < line->n && game_trial_wait (trial, &rng) &&
                    rules->judge (trial->state, self->seat, line->actions[i]) == GAME_LEGAL;
       i++)
    game_trial_apply (trial, line->actions[i]);
  game_trial_play_out (trial, seed, cancel);
  result.chance = (gint16) game_trial_get_chance (trial, &points);
  rules->result (trial->state, &standing);
  for (guint seat = 0; seat < rules->seats (trial->state); seat++)
    result.points[seat] = (gint16) standing.points[seat];
  return result;
}

static GamePlanTry
try_line (GamePlan *self, const GameLine *line, guint world, const gint *cancel)
{
  GamePlanTry result = { 0 };
  guint64     before = self->trial.played;

  if (self->planner != NULL)
    {
      result.chance = (gint16) self->critic->planner->try_line (self->planner, line, world);
      self->nodes += self->critic->planner->try_nodes;
      return result;
    }
  result = try_by_policy (self, line, game_trial_draw (&self->trial, self->seed, world), cancel);
  self->nodes += self->trial.played - before;
  return result;
}

/* Tries a choice in its next world. */
static void
try_choice (GamePlan *self, GamePlanChoice *choice, const gint *cancel)
{
  guint       world = choice->tries->len;
  GamePlanTry result = try_line (self, &choice->line, world, cancel);

  g_array_append_val (choice->tries, result);
  if (self->unit != GAME_UNIT_GAMES || !choice->has_now || choice->n_now >= EVEN_WORLDS)
    return;
  choice->now_sum += try_line (self, &choice->alone, world, cancel).chance;
  choice->n_now++;
}

/* ---- Lines */

/* The end of the turn behind an action, in a world: FALSE if it cannot be ended there. */
static gboolean
find_end (GamePlan *self, GameAction action, GameAction *end)
{
  const GameRules *rules = self->module->rules;
  GameTrial       *trial = &self->trial;
  guint64          rng = game_trial_draw (trial, self->seed, 0);
  guint            n;

  game_trial_begin (trial);
  if (!game_trial_wait (trial, &rng))
    return FALSE;
  game_trial_apply (trial, action);
  if (!game_trial_wait (trial, &rng))
    return FALSE;
  n = rules->legal (trial->state, self->seat, trial->actions);
  for (guint i = 0; i < n; i++)
    if (ends_turn (self, trial->actions[i]))
      {
        *end = trial->actions[i];
        return TRUE;
      }
  return FALSE;
}

static void
find_line (GamePlan *self, GamePlanChoice *choice, const gint *cancel)
{
  choice->line = choice->alone = (GameLine) { .n = 1, .actions = { choice->action } };
  choice->has_now = self->unit == GAME_UNIT_POINTS;
  if (self->unit == GAME_UNIT_GAMES && !ends_turn (self, choice->action) &&
      find_end (self, choice->action, &choice->alone.actions[1]))
    {
      choice->alone.n = 2;
      choice->has_now = TRUE;
    }
  if (self->planner != NULL)
    self->nodes +=
      self->critic->planner->find (self->planner, choice->action, cancel, &choice->line);
}

/* The line that the critic finds is tried as often as what stood in its place. */
static void
ask_critic (GamePlan *self, const gint *cancel)
{
  const GameRules *rules = self->module->rules;
  GameLine         best;

  self->nodes += ADVICE_NODES;
  if (!game_critic_find (self->critic, rules, self->seen, self->seed, ADVICE_NODES, cancel, &best))
    return;
  for (guint i = 0; i < self->choices->len; i++)
    {
      GamePlanChoice *choice = game_plan_at (self, i);
      guint           n = choice->tries->len;

      if (!game_action_equal (choice->action, best.actions[0]))
        continue;
      self->advised = i;
      if (self->planner == NULL)
        return;
      choice->line = best;
      g_array_set_size (choice->tries, 0);
      while (choice->tries->len < n && !is_cancelled (cancel))
        {
          GamePlanTry result = try_line (self, &choice->line, choice->tries->len, cancel);

          g_array_append_val (choice->tries, result);
        }
    }
}

/* ---- Which to try */

/* Returns TRUE if more tries of a choice could change what is best. */
static gboolean
is_open (const GamePlan *self, guint i, guint best)
{
  const GamePlanChoice *choice = game_plan_at (self, i);
  gint                  behind;
  guint                 error;

  if (choice->tries->len < EVEN_WORLDS)
    return TRUE;
  if (choice->tries->len >= MOST_WORLDS || i == best)
    return FALSE;
  behind = game_plan_compare (self, choice, game_plan_at (self, best), FALSE, &error);
  return error > SMALL && behind < CLEAR * (gint) error;
}

/* Returns TRUE if the figure of a choice is not sure. */
static gboolean
is_rough (const GamePlan *self, guint i, guint best)
{
  const GamePlanChoice *choice = game_plan_at (self, i);
  guint                 error;

  if (choice->tries->len >= MOST_WORLDS || i == best)
    return FALSE;
  if (self->n_passes > 0 && choice->tries->len < PASS_WORLDS)
    return TRUE;
  game_plan_compare (self, choice, game_plan_at (self, best), self->unit == GAME_UNIT_POINTS,
                     &error);
  return error > GAME_PLAN_SURE;
}

/* Tries once every choice that could still be the best; if none could, those whose figures are
 * rough. And what they are compared with. FALSE if there is nothing to try. */
static gboolean
sweep (GamePlan *self, const gint *cancel)
{
  gboolean (*asks[]) (const GamePlan *, guint, guint) = { is_open, is_rough };
  guint    best = game_plan_find_best (self);
  guint    most = 0;
  gboolean tried = FALSE;

  for (guint ask = 0; ask < G_N_ELEMENTS (asks) && !tried; ask++)
    for (guint i = 0; i < self->choices->len && !is_cancelled (cancel); i++)
      if (asks[ask](self, i, best))
        {
          try_choice (self, game_plan_at (self, i), cancel);
          tried = TRUE;
        }
  for (guint i = 0; i < self->choices->len; i++)
    most = MAX (most, game_plan_at (self, i)->tries->len);
  while (game_plan_at (self, best)->tries->len < most && !is_cancelled (cancel))
    try_choice (self, game_plan_at (self, best), cancel);
  return tried;
}

/* ---- Plans */

static void
choice_clear (gpointer data)
{
  g_array_unref (((GamePlanChoice *) data)->tries);
}

GameUnit
game_module_get_unit (const GameModule *module)
{
  return module->words != NULL && module->words->cost != NULL ? GAME_UNIT_POINTS : GAME_UNIT_GAMES;
}

GamePlan *
game_plan_new (const GameModule *module, const GameState *seen, guint64 seed)
{
  const GameRules *rules = module->rules;
  g_autoptr (GArray) legal = NULL;
  GamePlan *self;

  if (rules->seat (seen) == GAME_NOBODY)
    return NULL;
  self = g_new0 (GamePlan, 1);
  self->module = module;
  self->critic = module->critic != NULL ? module->critic : &game_critic_playouts;
  self->unit = game_module_get_unit (module);
  self->seen = game_state_dup (rules, seen);
  self->seat = rules->seat (seen);
  self->seed = seed;
  game_trial_init (&self->trial, self->critic->player->policy, rules, seen, self->seat);
  if (self->critic->planner != NULL)
    self->planner = self->critic->planner->open (rules, self->seen, seed);
  self->choices = g_array_new (FALSE, FALSE, sizeof (GamePlanChoice));
  g_array_set_clear_func (self->choices, choice_clear);
  legal = game_legal_sorted_for (rules, seen, self->seat);
  for (guint i = 0; i < legal->len; i++)
    {
      GamePlanChoice choice = { .action = g_array_index (legal, GameAction, i) };

      choice.tries = g_array_new (FALSE, FALSE, sizeof (GamePlanTry));
      g_array_append_val (self->choices, choice);
    }
  self->advised = legal->len;
  return self;
}

void
game_plan_free (GamePlan *self)
{
  if (self->planner != NULL)
    self->critic->planner->close (self->planner);
  game_trial_clear (&self->trial);
  g_array_unref (self->choices);
  g_free (self->seen);
  g_free (self);
}

static void
prepare (GamePlan *self, const gint *cancel)
{
  for (guint i = 0; i < self->choices->len && !is_cancelled (cancel); i++)
    find_line (self, game_plan_at (self, i), cancel);
  learn_passes (self);
}

gboolean
game_plan_improve (GamePlan *self, guint64 nodes, const gint *cancel)
{
  guint64  last = self->nodes + nodes;
  gboolean goes_on;

  g_return_val_if_fail (self != NULL, FALSE);

  if (self->n_calls == 0)
    prepare (self, cancel);
  if (self->n_calls == 1)
    ask_critic (self, cancel);
  self->n_calls++;
  do
    goes_on = sweep (self, cancel);
  while (goes_on && self->nodes < last && !is_cancelled (cancel));
  return (goes_on || self->n_calls == 1) && !is_cancelled (cancel);
}

guint64
game_plan_get_nodes (const GamePlan *self)
{
  return self->nodes;
}
