/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The best line is that of the strongest player. What is said of another line are the mistakes that
 * beginners make, and then what the best line has more. Both are played in one world that the seat
 * holds possible, as far as they go there: a line that chance decides ends there, so luck is no
 * reason.
 */
#include "meso-critic.h"

#include <string.h>

#include "meso-gain.h"
#include "meso-mistakes.h"
#include "meso-player.h"
#include "meso-rules.h"
#include "meso-ways.h"

#define CERTAIN 1000

/* The effects of a line, and the state that it ends in. */
typedef struct
{
  MesoState end;
  guint     births;
  guint     steals;
  guint     stolen_at; /* 1 + the place of the first, or 0 */
  guint     finds;
  guint     token; /* the value of the one that is laid or taken up first, or 0 */
} Turn;

static void
add (GameCritique *critique, MesoGain gain, guint place, guint number)
{
  GameReason *reason;

  if (critique->n_reasons == GAME_MAX_REASONS)
    return;
  reason = &critique->reasons[critique->n_reasons++];
  memset (reason, 0, sizeof *reason);
  reason->kind = (guint8) gain;
  reason->operand[0] = (guint8) place;
  reason->operand[1] = (guint8) number;
  reason->share = CERTAIN;
}

static void
note (Turn *turn, guint seat, GameAction action)
{
  guint token = 0;

  if (action.kind == MESO_LAY && action.operand[0] > 1)
    token = action.operand[0];
  else if (action.kind == MESO_PICK && action.operand[2] > 1)
    token = meso_state_get_value (&turn->end, seat, action.operand[2] - 2u);
  else if (action.kind == MESO_STEAL && turn->steals++ == 0)
    turn->stolen_at = action.operand[0] + 1u;
  if (turn->token == 0)
    turn->token = token;
  turn->births += (action.kind == MESO_BIRTH) + 2u * (action.kind == MESO_TWINS);
  turn->finds += action.kind == MESO_DISCOVER || action.kind == MESO_LAND;
}

static void
play_turn (const GameState *seen, guint seat, const GameLine *line, guint64 seed, Turn *turn)
{
  memset (turn, 0, sizeof *turn);
  meso_rules.complete (seen, seed, (GameState *) &turn->end);
  for (guint i = 0; i < line->n; i++)
    {
      if (turn->end.over || turn->end.mover != seat ||
          meso_rules.judge ((GameState *) &turn->end, seat, line->actions[i]) != GAME_LEGAL)
        break;
      note (turn, seat, line->actions[i]);
      meso_rules.apply ((GameState *) &turn->end, line->actions[i], NULL);
    }
}

/* The steps of all bearers of a seat to the temple, together; and their number. */
static guint
measure_bearers (const MesoState *state, guint seat, guint *n)
{
  guint    temple = state->index[meso_map_get ()->temple];
  guint    steps = 0;
  MesoWays ways;

  *n = 0;
  meso_ways_find (state, &ways);
  for (guint i = 0; i < state->seat[seat].n_settlers; i++)
    {
      guint16 key = state->settler[seat][i];

      if (meso_key_get_class (key) < MESO_BEARER)
        continue;
      steps += ways.plain[state->index[key >> 4]][temple];
      (*n)++;
    }
  return steps;
}

/* What brings the seat nearer to its four offerings. */
static void
compare_offerings (guint seat, const Turn *one, const Turn *best, GameCritique *critique)
{
  const MesoSeat *own = &one->end.seat[seat];
  const MesoSeat *better = &best->end.seat[seat];
  guint           n, n_better;
  guint           steps = measure_bearers (&one->end, seat, &n);
  guint           steps_better = measure_bearers (&best->end, seat, &n_better);

  if (__builtin_popcount (better->offered) > __builtin_popcount (own->offered))
    add (critique, MESO_GAIN_OFFERING, MESO_TEMPLE + 1, 0);
  if (better->n_tokens > own->n_tokens)
    add (critique, MESO_GAIN_TOKEN, 0, 0);
  else if (best->token != one->token && best->token > 0 && one->token > 0)
    add (critique, MESO_GAIN_OTHER_TOKEN, 0, best->token);
  if (n == n_better && steps > steps_better)
    add (critique, MESO_GAIN_STEPS, 0, steps - steps_better);
  if (better->limit > own->limit)
    add (critique, MESO_GAIN_LIMIT, 0, 0);
  else if (better->mana > own->mana && better->offered == own->offered)
    add (critique, MESO_GAIN_MANA, 0, better->mana - own->mana);
}

/* What the tribe has more. */
static void
compare_tribes (guint seat, const Turn *one, const Turn *best, GameCritique *critique)
{
  if (best->end.seat[seat].n_holies > one->end.seat[seat].n_holies)
    add (critique, MESO_GAIN_HOLY, 0, 0);
  if (best->births > one->births)
    add (critique, MESO_GAIN_BIRTHS, 0, best->births - one->births);
  if (best->steals > one->steals)
    add (critique, MESO_GAIN_LOAD, best->stolen_at, 0);
  if (best->finds > one->finds)
    add (critique, MESO_GAIN_LAND, 0, 0);
}

static void
explain (const GameState *seen, const GameLine *played, guint64 seed, GameCritique *critique)
{
  guint seat = meso_state (seen)->mover;
  Turn  one, best;

  meso_mistakes_find (seen, played, seed, critique);
  play_turn (seen, seat, played, seed, &one);
  play_turn (seen, seat, &critique->best, seed, &best);
  compare_offerings (seat, &one, &best, critique);
  compare_tribes (seat, &one, &best, critique);
}

const GameCritic meso_critic = {
  .player = &meso_player,
  .level = GAME_LEVEL_KING,
  .worlds = 96,
  .explain = explain,
};
