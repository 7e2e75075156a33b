/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Most actions bring what the worth of the state gains by them. A discovery is not played to know
 * its worth, for the land is unknown.
 */
#include "meso-greedy.h"

#include "meso-apply.h"

/* From this cost on a job needs new lands. */
#define DEAR 8

void
meso_look_at (MesoLook *look, const MesoState *state, const MesoWays *ways)
{
  look->state = state;
  look->ways = ways;
  look->worth = meso_worth_find (state, ways, state->mover, &look->costs);
}

/* ---- Answers to what is due */

/* Less, the farther the nearest settlers are from the lands that get a piece. */
static gint
weigh_seed (const MesoLook *look, const guint8 *places)
{
  const MesoState *state = look->state;
  gint             sum = 0;

  for (guint i = 0; i < 3 && places[i] != MESO_NOWHERE; i++)
    {
      guint land = state->index[meso_map_get ()->spot[places[i]]];
      guint least = MESO_FAR;

      for (guint k = 0; k < state->seat[state->mover].n_settlers; k++)
        {
          guint from = state->index[state->settler[state->mover][k] >> 4];

          least = MIN (least, (guint) look->ways->plain[from][land]);
        }
      sum += (gint) least;
    }
  return -sum;
}

static gint
weigh_take (const MesoLook *look, guint kind)
{
  switch (kind)
    {
    case MESO_KIND_FOREST:
      return look->costs.hut > DEAR ? 3 : 1;
    case MESO_KIND_QUARRY:
      return look->costs.stone > DEAR ? 3 : 1;
    case MESO_KIND_PLAIN:
      return 2;
    default:
      return 0;
    }
}

/* The smallest token first; none only where there is none. */
static gint
weigh_token (guint value)
{
  return value == 1 ? -MESO_FAR : -(gint) value;
}

/* ---- Actions */

static gint
weigh_by_worth (const MesoLook *look, GameAction action)
{
  MesoState after = *look->state;

  meso_apply ((GameState *) &after, action, NULL);
  return meso_worth_find (&after, look->ways, look->state->mover, NULL) - look->worth;
}

static gint
weigh_discovery (const MesoLook *look, GameAction action)
{
  gint gain = 10;

  if (look->costs.hut > DEAR)
    gain += 50;
  if (look->costs.holy > DEAR)
    gain += 30;
  if (look->costs.stone > DEAR)
    gain += 30;
  if (action.operand[1] != MESO_EMPTY && action.operand[1] != MESO_EMPTY_THIEF)
    gain -= 60;
  if (action.kind == MESO_LAND)
    gain += 5;
  return gain - 3 * (gint) meso_place_get_distance (action.operand[2]);
}

/* A teleport of the mover's own stone or token; others are never played. */
static gint
weigh_teleport (const MesoLook *look, GameAction action)
{
  gint gain;

  if (action.operand[0] != look->state->mover + 1)
    return MESO_NO_GAIN;
  if (action.operand[1] < MESO_BEARER && action.operand[1] != MESO_STONES &&
      action.operand[1] != MESO_STONE_THIEF)
    return MESO_NO_GAIN;
  gain = weigh_by_worth (look, action);
  return gain >= 40 ? gain : MESO_NO_GAIN;
}

static gint
weigh_priest (const MesoLook *look)
{
  const MesoState *state = look->state;
  const MesoSeat  *self = &state->seat[state->mover];
  guint            yields = meso_state_count_yields (state, state->mover);

  return yields > 0 && self->mana + yields + state->priests < self->limit;
}

gint
meso_look_weigh (const MesoLook *look, GameAction action)
{
  const MesoState *state = look->state;
  const MesoSeat  *self = &state->seat[state->mover];

  switch (action.kind)
    {
    case MESO_VOLCANO:
      return (gint) meso_place_get_distance (action.operand[0]);
    case MESO_SEED:
      return weigh_seed (look, action.operand);
    case MESO_LAY:
      return weigh_token (action.operand[0]);
    case MESO_TAKE:
      return weigh_take (look, action.operand[0] + 1u);
    case MESO_DISCOVER:
    case MESO_LAND:
      return weigh_discovery (look, action);
    case MESO_ROB:
      return self->mana < self->limit ? 24 + state->seat[action.operand[0] - 1].mana : MESO_NO_GAIN;
    case MESO_ENDURANCE:
      return state->moves == 0;
    case MESO_PRIEST:
      return weigh_priest (look);
    case MESO_TELEPORT:
      return weigh_teleport (look, action);
    case MESO_HUT:
      return self->n_tokens < MESO_N_TOKENS ? 300 : MESO_NO_GAIN;
    case MESO_BANISH:
    case MESO_DRAW:
    case MESO_END:
      return MESO_NO_GAIN;
    default:
      return weigh_by_worth (look, action);
    }
}

/* ---- The choice */

static gboolean
is_action_of_phase (guint kind)
{
  return kind == MESO_HUT || kind == MESO_HOLY || kind == MESO_BIRTH || kind == MESO_TWINS;
}

/* Finds the best action of the kinds that build or breed, or of the others. Returns FALSE if none
 * brings anything; of answers to what is due there is always a best. */
static gboolean
find_best (
  const MesoLook *look, const GameAction *actions, guint n, gboolean in_phase, GameAction *best)
{
  gint     most = look->state->due == MESO_DUE_NOTHING ? MESO_NO_GAIN : G_MININT;
  gboolean found = FALSE;

  for (guint i = 0; i < n; i++)
    {
      gint gain;

      if (is_action_of_phase (actions[i].kind) != in_phase)
        continue;
      gain = meso_look_weigh (look, actions[i]);
      if (gain <= most)
        continue;
      most = gain;
      *best = actions[i];
      found = TRUE;
    }
  return found;
}

GameAction
meso_look_choose (const MesoLook *look, const GameAction *actions, guint n)
{
  GameAction best = meso_action (MESO_END, 0, 0, 0, 0);

  if (find_best (look, actions, n, FALSE, &best) || find_best (look, actions, n, TRUE, &best))
    return best;
  for (guint i = 0; i < n; i++)
    if (actions[i].kind == MESO_DRAW)
      return actions[i];
  return best;
}
