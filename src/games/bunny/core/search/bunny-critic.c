/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The best line is that of the strongest player, action by action, in a world that the seat holds
 * possible. Lines are judged in the same worlds, each to the end of the game with greedy players
 * in all seats; a larger lead is a likelier win. The simultaneous choices of others are unknown
 * there, as they were to the seat.
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

/* The worlds that lines are judged in, and the cost of each in nodes of a budget. */
#define WORLDS      96
#define WORLD_NODES 120
#define FEWEST      8
#define CERTAIN     1000

/* The lead at the end, in carrots, that makes three wins of four. */
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
  BunnyState        before, world, view;
  GamePlayerOptions options = {
    .level = BUNNY_LEVEL_KING, .seed = seed, .nodes = nodes, .cancel = cancel
  };

  if (seat == GAME_NOBODY || bunny_state (seen)->table.asked != 0)
    return FALSE;
  best->n = 0;
  bunny_state_unseal (bunny_state (seen), &before);
  bunny_state_complete (&before, seed, &world);
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

/* The chance of a lead, in thousandths, to put one seat before another. */
static guint64
judge_lead (gint lead)
{
  return (guint64) (CERTAIN / 2 + CERTAIN / 2 * lead / (ABS (lead) + HALF_LEAD));
}

/* The chance of a seat at the end of a game, in thousandths: the likelihood of coming before all
 * others, so that the chances of all seats make one. */
static gint
judge_end (const guint *totals, guint seats, guint seat)
{
  guint64 own = 0;
  guint64 sum = 0;

  for (guint one = 0; one < seats; one++)
    {
      guint64 before_all = 1;

      for (guint other = 0; other < seats; other++)
        if (other != one)
          before_all *= judge_lead ((gint) totals[one] - (gint) totals[other]);
      sum += before_all;
      if (one == seat)
        own = before_all;
    }
  return (gint) (own * CERTAIN / MAX (sum, 1));
}

/* The result of a line. */
typedef struct
{
  gint chance;
  gint carrots; /* of the seat */
} Worth;

static Worth
play_out (const BunnyState *world, guint seat, const GameLine *line)
{
  BunnyState state = *world;
  guint      totals[BUNNY_MAX_SEATS];

  if (wait_for (&state, seat))
    play_line (&state, seat, line);
  bunny_greedy_play_out (&bunny_taste_plain, &state);
  bunny_state_get_totals (&state, totals);
  return (Worth) { judge_end (totals, state.table.seats, seat), (gint) totals[seat] };
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

/* Differences in the worlds tried, added up. */
typedef struct
{
  gint64  sum;
  guint64 squares;
} Sum;

static void
add (Sum *sum, gint difference)
{
  sum->sum += difference;
  sum->squares += (guint64) ((gint64) difference * difference);
}

/* The standard error of their mean, as a number of `parts` parts of one, rounded up. */
static guint
get_error (const Sum *sum, guint n, guint parts)
{
  guint64 spread = sum->squares * n - (guint64) (sum->sum * sum->sum);

  return find_root (spread * parts * parts / n) / n;
}

static guint
count_carrots (const Sum *carrots, guint worlds)
{
  gint64 tenths = 10 * carrots->sum / worlds;

  if (tenths <= 2 * (gint64) get_error (carrots, worlds, 10))
    return 0;
  return (guint) (tenths + 5) / 10;
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
  guint      worlds = nodes == 0 ? WORLDS : (guint) CLAMP (nodes / WORLD_NODES, FEWEST, WORLDS);
  gint       sums[2] = { 0 };
  Sum        chances = { 0 }, carrots = { 0 };
  BunnyState before;

  bunny_state_unseal (seen, &before);
  for (guint i = 0; i < worlds; i++)
    {
      BunnyState world;
      guint64    rng = game_rng_fork (seed, i);
      Worth      one, other;

      if (is_cancelled (cancel))
        return FALSE;
      bunny_state_complete (&before, game_rng_next (&rng), &world);
      one = play_out (&world, seat, played);
      other = play_out (&world, seat, &critique->best);
      sums[0] += one.chance;
      sums[1] += other.chance;
      add (&chances, other.chance - one.chance);
      add (&carrots, other.carrots - one.carrots);
    }
  critique->chance = (guint16) (sums[0] / (gint) worlds);
  critique->best_chance = (guint16) (sums[1] / (gint) worlds);
  critique->error = (guint16) get_error (&chances, worlds, 1);
  if (critique->best_chance > critique->chance)
    critique->points = (guint16) count_carrots (&carrots, worlds);
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

static void
add_camp (
  GameCritique *critique, BunnyReasonKind kind, guint camp, guint cell, gint carrots, guint seat)
{
  if (critique->n_reasons == GAME_MAX_REASONS)
    return;
  add_reason (critique, kind, BUNNY_CAMP1 + camp - 1, (guint) MAX (carrots, 0), seat);
  critique->reasons[critique->n_reasons - 1].operand[3] = (guint8) (cell + 1);
}

/* The effects of a line of a building turn. */
typedef struct
{
  guint    harvest; /* the coming one */
  gboolean asks;    /* somebody could step in, so the line may have another result */
  guint    camp;    /* the first one settled, or 0 */
  guint    cell;    /* the cell it is on */
  gint     carrots; /* cell */
} Turn;

static void
play_turn (const BunnyState *seen, guint seat, const GameLine *line, guint64 seed, Turn *turn)
{
  BunnyState state;

  memset (turn, 0, sizeof *turn);
  bunny_state_complete (seen, seed, &state);
  for (guint i = 0; i < line->n && !ends_turn (line->actions[i]); i++)
    {
      GameAction action = line->actions[i];
      guint      before;

      if (!wait_for (&state, seat) || bunny_judge (&state, seat, action) != BUNNY_LEGAL)
        break;
      before = bunny_forecast_harvest (&state.table, seat);
      if (action.kind == BUNNY_DO_SETTLE && turn->camp == 0)
        {
          turn->camp = state.table.camp;
          turn->cell = action.operand[0] - 1u;
        }
      bunny_apply (&state, seat, action, NULL);
      turn->asks |= state.table.asked != 0;
      if (action.kind == BUNNY_DO_SETTLE && turn->cell == action.operand[0] - 1u)
        turn->carrots = (gint) bunny_forecast_harvest (&state.table, seat) - (gint) before;
    }
  turn->harvest = bunny_forecast_harvest (&state.table, seat);
}

static void
explain_building (const BunnyState *seen,
                  guint             seat,
                  const GameLine   *played,
                  guint64           seed,
                  GameCritique     *critique)
{
  Turn one, other;

  play_turn (seen, seat, played, seed, &one);
  play_turn (seen, seat, &critique->best, seed, &other);
  if (other.camp != 0 && other.carrots > 0 &&
      (one.camp == 0 || other.carrots > one.carrots))
    add_camp (critique, BUNNY_REASON_CAMP, other.camp, other.cell, other.carrots, seat);
  else if (one.camp != 0 && other.camp == 0 && seen->table.round < BUNNY_N_ROUNDS)
    add_camp (critique, BUNNY_REASON_KEPT, one.camp, one.cell, one.carrots, seat);
  if (other.harvest > one.harvest && !one.asks && !other.asks)
    add_reason (critique, BUNNY_REASON_HARVEST, 0, other.harvest - one.harvest, seat);
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

/* The cards that the better pick plays, and the other does not. */
static void
explain_better (
  const BunnyState *seen, guint seat, GameAction pick, GameAction better, GameCritique *critique)
{
  guint faces[2] = { 0 };
  guint n = 0;

  for (guint i = 0; i < count_played (seen); i++)
    if (better.operand[i] != pick.operand[0] &&
        (better.operand[i] != pick.operand[1] || seen->table.seats == 2))
      faces[n++] = better.operand[i];
  if (n == 0)
    return;
  add_reason (critique, BUNNY_REASON_BETTER, faces[0], 0, seat);
  critique->reasons[0].operand[4] = (guint8) faces[1];
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
  if (critique->n_reasons == 0)
    explain_better (seen, seat, pick, better, critique);
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
    explain_building (state, seat, played, seed, critique);
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
