/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A glance is the worth that the greedy player would give to a choice, and with two seats the worth
 * of the buried card to the other seat.
 */
#include "bunny-policy.h"

#include "bunny-forecast.h"
#include "bunny-greedy.h"

#include <string.h>

/* A place that only a luxury farm may take is worth keeping: in hundredths of carrots. */
#define SCARCE 40

/* The weight of the buried card's worth to the next player, in hundredths. */
#define DENIAL 60

/* The data that a glance needs. */
typedef struct
{
  const BunnyState *seen;
  guint             seat;
  gint              left;
  gint              mine[BUNNY_N_FACES + 1];
  gint              theirs[BUNNY_N_FACES + 1];
  BunnyFiefs        fiefs;
} Glance;

static void
value_hand (const BunnyState *seen, guint hand, guint eyes, gint *worth)
{
  gint       values[BUNNY_MAX_HAND];
  BunnyFaces faces;

  bunny_faces_find (seen, hand, &faces);
  bunny_taste_find (seen, eyes, &faces, values);
  for (guint i = 0; i < faces.n; i++)
    worth[faces.face[i]] = values[i];
}

static gint
glance_at_pick (const Glance *glance, GameAction action)
{
  gint first = glance->mine[action.operand[0]], second = glance->mine[action.operand[1]];

  if (!action.operand[2])
    return first + second;
  return first + (35 * second + DENIAL * glance->theirs[action.operand[1]]) / 100;
}

static gint
glance_at_building (const Glance *glance, guint face, guint cell)
{
  const BunnyTable *table = &glance->seen->table;
  const BunnyFief  *fief = &glance->fiefs.fief[glance->fiefs.of[cell]];
  BunnyFief         with = bunny_fief_with (fief, face);
  guint             land = bunny_table_get_land (table, cell);
  gint              gain = (gint) bunny_fief_get_carrots (&with);
  gint              worth;

  gain -= (gint) bunny_fief_get_carrots (fief);
  worth = 100 * glance->left * gain + 10 * fief->size;
  if (bunny_building_get_lands (face) == BUNNY_ANY_LAND && land != BUNNY_LAND_PLAIN)
    worth -= SCARCE * (land == BUNNY_LAND_MOUNTAIN ? 2 : 1);
  return worth;
}

static gint
glance_at_tower (const Glance *glance, guint a, guint b)
{
  const BunnyFief *first = &glance->fiefs.fief[glance->fiefs.of[a]];
  const BunnyFief *second = &glance->fiefs.fief[glance->fiefs.of[b]];
  BunnyFief        both = bunny_fief_joined (first, second);

  if (first == second)
    return 0;
  return 100 * glance->left *
           ((gint) bunny_fief_get_carrots (&both) - (gint) bunny_fief_get_carrots (first) -
            (gint) bunny_fief_get_carrots (second)) +
         10 * both.size;
}

static gint
glance_at_camp (const Glance *glance, guint cell)
{
  const BunnyTable *table = &glance->seen->table;
  BunnyJoin         join;
  gint              gain;

  bunny_join_find (table, &glance->fiefs, cell, &join);
  gain = (gint) bunny_fief_get_carrots (&join.fief);
  for (guint i = 0; i < join.n; i++)
    gain -= (gint) bunny_fief_get_carrots (&glance->fiefs.fief[join.joined[i]]);
  return 100 * glance->left * gain +
         60 * (gint) bunny_taste_count_neighbours (table, &glance->fiefs, cell);
}

/* Ending the turn, keeping a camp and passing are always looked at. */
static gint
glance_at (const Glance *glance, GameAction action)
{
  switch (action.kind)
    {
    case BUNNY_DO_PICK:
      return glance_at_pick (glance, action);
    case BUNNY_DO_BUILD:
      return glance_at_building (glance, action.operand[0], action.operand[1] - 1u);
    case BUNNY_DO_TOWER:
      return glance_at_tower (glance, action.operand[0] - 1u, action.operand[1] - 1u);
    case BUNNY_DO_SETTLE:
    case BUNNY_DO_STEP_IN:
      return glance_at_camp (glance, action.operand[0] - 1u);
    case BUNNY_DO_CAMP:
      return 50;
    case BUNNY_DO_TRADE:
    case BUNNY_DO_COPY:
      return 0;
    default:
      return GAME_GLANCE_ALWAYS;
    }
}

static void
look (Glance *glance, const BunnyState *seen, guint seat)
{
  glance->seen = seen;
  glance->seat = seat;
  glance->left = 5 - seen->table.round;
  bunny_fiefs_find (&seen->table, seat, &glance->fiefs);
  if (seen->table.phase != BUNNY_EXPLORE)
    return;
  value_hand (seen, seat, seat, glance->mine);
  if (seen->table.seats == 2)
    value_hand (seen, seat, 1 - seat, glance->theirs);
}

static void
glance_at_all (
  const GameState *seen, guint seat, const GameAction *actions, guint n, gint *glances)
{
  Glance glance;

  look (&glance, bunny_state (seen), seat);
  for (guint i = 0; i < n; i++)
    glances[i] = glance_at (&glance, actions[i]);
}

/* ---- The policy */

static GameAction
choose (const GameRules *rules,
        const GameState *state,
        guint            seat,
        guint64         *rng,
        GameAction      *actions)
{
  return bunny_greedy_choose (bunny_state (state), seat);
}

/* Removes from what has been seen the knowledge of hands that the seat passed on. */
static void
forget (const GameState *seen, guint seat, GameState *bare)
{
  BunnyState *state = (BunnyState *) bare;

  *state = *bunny_state (seen);
  for (guint other = 0; other < state->table.seats; other++)
    for (guint i = 0; i < state->n_hand[other] && other != seat; i++)
      state->hand[other][i] = BUNNY_CARD_UNKNOWN;
  memset (state->deck, 0, sizeof state->deck);
  state->n_deck = 0;
}

const GamePolicy bunny_policy = {
  .choose = choose,
  .glance = glance_at_all,
  .forget = forget,
  .idle = 30,
  .half_lead = 12,
  .game_nodes = 60,
};
