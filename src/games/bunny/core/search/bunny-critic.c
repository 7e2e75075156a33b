/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The best line is what the strongest player plays, action by action, in a world that the seat
 * holds possible. Lines are judged in the same worlds, each to the end of the game with greedy
 * players in all seats; how likely a lead makes a win is a matter of how large it is.
 */
#include "bunny-critic.h"

#include <string.h>

#include "bunny-apply.h"
#include "bunny-forecast.h"
#include "bunny-greedy.h"
#include "bunny-judge.h"
#include "bunny-player.h"
#include "bunny-reason.h"
#include "bunny-rules.h"
#include "bunny-scrolls.h"
#include "game-rng.h"

/* Worlds that lines are judged in, and what one of them costs of a budget. */
#define WORLDS      96
#define WORLD_NODES 120
#define FEWEST      8
#define CERTAIN     1000

/* A lead of so many carrots at the end makes three wins of four. */
#define HALF_LEAD 12

/* Others are never asked more often than this between two actions of a seat. */
#define MOST_ANSWERS 8

/* Fewer carrots than these are not worth a sentence. */
#define LEAST_CARROTS 2

/* ---- Lines */

static gboolean
is_cancelled (const gint *cancel)
{
  return cancel != NULL && g_atomic_int_get (cancel);
}

static gboolean
ends_turn (GameAction action)
{
  return (bunny_rules.kinds[action.kind].flags & GAME_KIND_ENDS_TURN) != 0;
}

/* Has others choose and answer, by a glance, until the seat is the next to act; FALSE if it is not
 * any more in this phase. */
static gboolean
wait_for (BunnyState *state, guint seat)
{
  guint phase = state->table.phase;

  for (guint i = 0; i < MOST_ANSWERS; i++)
    {
      guint other = bunny_state_get_seat (state);

      if (other == seat)
        return TRUE;
      if (other == GAME_NOBODY || state->table.phase != phase)
        return FALSE;
      bunny_apply (state, other, bunny_greedy_choose (&bunny_taste_plain, state, other), NULL);
    }
  return FALSE;
}

/* Plays a line as far as that is possible in a world. */
static void
play_line (BunnyState *state, guint seat, const GameLine *line)
{
  for (guint i = 0; i < line->n; i++)
    if (!wait_for (state, seat) ||
        bunny_judge (state, seat, line->actions[i]) != BUNNY_LEGAL)
      return;
    else
      bunny_apply (state, seat, line->actions[i], NULL);
}

static gboolean
find (const GameRules *rules,
      const GameState *seen,
      guint64          seed,
      guint64          nodes,
      const gint      *cancel,
      GameLine        *best)
{
  guint             seat = bunny_state_get_seat (bunny_state (seen));
  BunnyState        world, view;
  GamePlayerOptions options = {
    .level = BUNNY_LEVEL_KING, .seed = seed, .nodes = nodes, .cancel = cancel
  };

  if (seat == GAME_NOBODY || bunny_state (seen)->table.asked != 0)
    return FALSE;
  best->n = 0;
  bunny_state_complete (bunny_state (seen), seed, &world);
  do
    {
      GameAction action;

      bunny_state_observe (&world, seat, &view);
      if (best->n == GAME_MAX_LINE ||
          bunny_player.choose (rules, (const GameState *) &view, seat, &options, &action, 1) == 0)
        return FALSE;
      best->actions[best->n++] = action;
      if (ends_turn (action))
        return TRUE;
      bunny_apply (&world, seat, action, NULL);
    }
  while (wait_for (&world, seat));
  return !is_cancelled (cancel);
}

/* ---- Worth */

/* The chance of a seat at the end of a game, in thousandths. */
static gint
judge_end (const BunnyState *state, guint seat)
{
  guint totals[BUNNY_MAX_SEATS];
  gint  rival = 0;
  gint  lead;

  bunny_state_get_totals (state, totals);
  for (guint other = 0; other < state->table.seats; other++)
    if (other != seat)
      rival = MAX (rival, (gint) totals[other]);
  lead = (gint) totals[seat] - rival;
  return CERTAIN / 2 + CERTAIN / 2 * lead / (ABS (lead) + HALF_LEAD);
}

static gint
play_out (const BunnyState *world, guint seat, const GameLine *line)
{
  BunnyState state = *world;

  if (wait_for (&state, seat))
    play_line (&state, seat, line);
  bunny_greedy_play_out (&bunny_taste_plain, &state);
  return judge_end (&state, seat);
}

/* The root of a sum of squares, rounded up. */
static guint
find_root (guint64 square)
{
  guint64 root = 0;

  while (root * root < square)
    root++;
  return (guint) root;
}

static gboolean
compare (const BunnyState *seen,
         guint             seat,
         const GameLine   *played,
         guint64           seed,
         guint64           nodes,
         const gint       *cancel,
         GameCritique     *critique)
{
  guint   worlds = nodes == 0 ? WORLDS : (guint) CLAMP (nodes / WORLD_NODES, FEWEST, WORLDS);
  gint64  sums[2] = { 0 };
  gint64  difference = 0;
  guint64 squares = 0;

  for (guint i = 0; i < worlds; i++)
    {
      BunnyState world;
      guint64    rng = game_rng_fork (seed, i);
      gint       one, other;

      if (is_cancelled (cancel))
        return FALSE;
      bunny_state_complete (seen, game_rng_next (&rng), &world);
      one = play_out (&world, seat, played);
      other = play_out (&world, seat, &critique->best);
      sums[0] += one;
      sums[1] += other;
      difference += other - one;
      squares += (guint64) ((gint64) (other - one) * (other - one));
    }
  critique->chance = (guint16) (sums[0] / worlds);
  critique->best_chance = (guint16) (sums[1] / worlds);
  squares = squares * worlds - (guint64) (difference * difference);
  critique->error = (guint16) (find_root (squares / worlds) / worlds);
  return TRUE;
}

/* ---- Reasons */

static void
add_reason (GameCritique *critique, BunnyReasonKind kind, guint face, guint carrots, guint seat)
{
  GameReason *reason;

  if (critique->n_reasons == GAME_MAX_REASONS)
    return;
  reason = &critique->reasons[critique->n_reasons++];
  memset (reason, 0, sizeof *reason);
  reason->kind = (guint8) kind;
  reason->operand[0] = (guint8) face;
  reason->operand[1] = (guint8) MIN (carrots, BUNNY_REASON_MOST);
  reason->operand[2] = (guint8) seat;
  reason->share = CERTAIN;
}

static gboolean
has_camp (const GameLine *line)
{
  for (guint i = 0; i < line->n; i++)
    if (line->actions[i].kind == BUNNY_DO_CAMP)
      return TRUE;
  return FALSE;
}

/* The coming harvest after a line that asks nobody. */
static guint
get_harvest_after (const BunnyState *seen, guint seat, const GameLine *line)
{
  BunnyState state = *seen;

  for (guint i = 0; i < line->n && !ends_turn (line->actions[i]); i++)
    bunny_apply (&state, seat, line->actions[i], NULL);
  return bunny_forecast_harvest (&state.table, seat);
}

static void
explain_building (const BunnyState *seen,
                  guint             seat,
                  const GameLine   *played,
                  GameCritique     *critique)
{
  guint one, other;

  if (has_camp (played) || has_camp (&critique->best))
    return;
  one = get_harvest_after (seen, seat, played);
  other = get_harvest_after (seen, seat, &critique->best);
  if (other > one)
    add_reason (critique, BUNNY_REASON_HARVEST, 0, other - one, seat);
}

/* Cards of a pick that are played: with two seats the first one. */
static guint
count_played (const BunnyState *seen)
{
  return seen->table.seats == 2 ? 1 : 2;
}

/* The most that one of the played cards of a pick adds, or a scroll among them gives, and which. */
static guint
find_most (const BunnyState *seen, guint seat, GameAction pick, gboolean scrolls, guint *face)
{
  guint most = 0;

  *face = 0;
  for (guint i = 0; i < count_played (seen); i++)
    {
      BunnyGain gain;
      gint      carrots;

      bunny_gain_find (seen, seat, pick.operand[i], &gain);
      carrots = scrolls ? gain.points : gain.carrots;
      if (carrots > (gint) most)
        {
          most = (guint) carrots;
          *face = pick.operand[i];
        }
    }
  return most;
}

static guint
find_receiver (const BunnyTable *table, guint seat)
{
  if (table->seats == 2)
    return 1 - seat;
  return table->round % 2 == 1 ? bunny_table_get_left (table, seat)
                               : bunny_table_get_right (table, seat);
}

/* A card that the better pick takes, and that goes on instead. */
static void
explain_passing (const BunnyState *seen,
                 guint             seat,
                 GameAction        pick,
                 GameAction        better,
                 GameCritique     *critique)
{
  guint receiver = find_receiver (&seen->table, seat);

  for (guint i = 0; i < 2; i++)
    {
      guint     face = better.operand[i];
      BunnyGain gain;

      if (face == pick.operand[0] || face == pick.operand[1])
        continue;
      bunny_gain_find (seen, receiver, face, &gain);
      if (gain.carrots >= LEAST_CARROTS)
        add_reason (critique, BUNNY_REASON_PASSED, face, (guint) gain.carrots, receiver);
    }
}

static void
explain_pick (const BunnyState *seen, guint seat, const GameLine *played, GameCritique *critique)
{
  GameAction pick = played->actions[0];
  GameAction better = critique->best.actions[0];

  for (gboolean scrolls = FALSE; scrolls <= TRUE; scrolls++)
    {
      guint own, face;
      guint most = find_most (seen, seat, pick, scrolls, &own);
      guint more = find_most (seen, seat, better, scrolls, &face);

      if (more >= most + LEAST_CARROTS)
        add_reason (critique, scrolls ? BUNNY_REASON_SCROLL : BUNNY_REASON_CARD, face, more, seat);
    }
  explain_passing (seen, seat, pick, better, critique);
}

static guint
count_common (const GameLine *one, const GameLine *other)
{
  guint n = 0;

  while (n < one->n && n < other->n && game_action_equal (one->actions[n], other->actions[n]))
    n++;
  return n;
}

static gboolean
judge (const GameRules *rules,
       const GameState *seen,
       const GameLine  *best,
       const GameLine  *played,
       guint64          seed,
       guint64          nodes,
       const gint      *cancel,
       GameCritique    *critique)
{
  const BunnyState *state = bunny_state (seen);
  guint             seat = bunny_state_get_seat (state);
  guint             ended = played->n > 0 && ends_turn (played->actions[played->n - 1]);

  if (seat == GAME_NOBODY || state->table.asked != 0)
    return FALSE;
  memset (critique, 0, sizeof *critique);
  critique->best = *best;
  if (!compare (state, seat, played, seed, nodes, cancel, critique))
    return FALSE;
  if (critique->best_chance <= critique->chance || played->n == 0)
    {
      critique->best_chance = MAX (critique->best_chance, critique->chance);
      return TRUE;
    }
  critique->n_back =
    (guint16) (played->n - ended - MIN (count_common (played, best), played->n - ended));
  if (state->table.phase == BUNNY_EXPLORE)
    explain_pick (state, seat, played, critique);
  else if (state->table.phase == BUNNY_BUILD && ended)
    explain_building (state, seat, played, critique);
  return TRUE;
}

static gboolean
aim (const GameRules *rules,
     const GameState *seen,
     const GameLine  *line,
     guint64          seed,
     GameReason      *reason)
{
  return FALSE;
}

const GameCritic bunny_critic = {
  .find = find,
  .judge = judge,
  .aim = aim,
};
