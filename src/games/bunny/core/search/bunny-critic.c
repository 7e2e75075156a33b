/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The best line is that of the strongest player. Reasons compare it with the line played, by the
 * rules and by the view of the seat.
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

#define CERTAIN 1000

/* Others are never asked more often than this between two actions of a seat. */
#define MOST_ANSWERS 8

/* Fewer carrots than these are not worth a sentence. */
#define LEAST_CARROTS 2

static gboolean
ends_turn (GameAction action)
{
  return (bunny_rules.kinds[action.kind].flags & GAME_KIND_ENDS_TURN) != 0;
}

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
  gint     carrots; /* added at once by that camp */
} Turn;

/* Has others answer, by a glance, until the seat is the next to act. */
static gboolean
wait_for (BunnyState *state, guint seat)
{
  for (guint i = 0; i < MOST_ANSWERS && bunny_state_get_seat (state) != seat; i++)
    {
      guint other = bunny_state_get_seat (state);

      bunny_apply (state, other, bunny_greedy_choose (state, other), NULL);
    }
  return bunny_state_get_seat (state) == seat;
}

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

static void
explain (const GameState *seen, const GameLine *played, guint64 seed, GameCritique *critique)
{
  const BunnyState *state = bunny_state (seen);
  guint             seat = bunny_state_get_seat (state);

  if (state->table.phase == BUNNY_EXPLORE)
    explain_pick (state, seat, played, critique);
  else if (state->table.phase == BUNNY_BUILD && ends_turn (played->actions[played->n - 1]))
    explain_building (state, seat, played, seed, critique);
}

/* The carrots that a pick adds to the coming harvest, if its buildings could be built at once, with
 * those of its scrolls if the game ended now. */
static gint
gain_by_pick (const BunnyState *seen, guint seat, GameAction pick)
{
  gint gains = 0;

  for (guint i = 0; i < count_played (seen); i++)
    if (pick.operand[i] != 0)
      {
        BunnyGain gain;

        bunny_gain_find (seen, seat, pick.operand[i], &gain);
        gains += gain.carrots + gain.points;
      }
  return gains;
}

/* The carrots that an action adds to the coming harvest. */
static gint
find_gain (const GameState *seen, guint seat, GameAction action)
{
  const BunnyState *state = bunny_state (seen);
  BunnyState        world;
  guint             before;

  if (action.kind == BUNNY_DO_PICK)
    return gain_by_pick (state, seat, action);
  if (state->table.phase != BUNNY_BUILD)
    return 0;
  bunny_state_complete (state, 1, &world);
  before = bunny_forecast_harvest (&world.table, seat);
  bunny_apply (&world, seat, action, NULL);
  return (gint) bunny_forecast_harvest (&world.table, seat) - (gint) before;
}

const GameCritic bunny_critic = {
  .player = &bunny_player,
  .level = BUNNY_LEVEL_KING,
  .worlds = 96,
  .skips_replies = TRUE,
  .explain = explain,
  .gain = find_gain,
};
