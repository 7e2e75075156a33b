/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All legal choices get a glance: the worth that the greedy player would give them, and with two
 * seats the worth of the buried card to the other seat. The best are kept, in a stable order.
 */
#include "bunny-options.h"

#include "bunny-forecast.h"
#include "bunny-judge.h"

#include <stdlib.h>
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
value_hand (
  const BunnyTaste *taste, const BunnyState *seen, guint hand, guint eyes, gint *worth)
{
  gint       values[BUNNY_MAX_HAND];
  BunnyFaces faces;

  bunny_faces_find (seen, hand, &faces);
  bunny_taste_find (taste, seen, eyes, &faces, values);
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
      return BUNNY_ALWAYS;
    }
}

static void
look (Glance *glance, const BunnyTaste *taste, const BunnyState *seen, guint seat)
{
  glance->seen = seen;
  glance->seat = seat;
  glance->left = 5 - seen->table.round;
  bunny_fiefs_find (&seen->table, seat, &glance->fiefs);
  if (seen->table.phase != BUNNY_EXPLORE)
    return;
  value_hand (taste, seen, seat, seat, glance->mine);
  if (seen->table.seats == 2)
    value_hand (taste, seen, seat, 1 - seat, glance->theirs);
}

/* Puts a choice in its place among those kept, the better first, of equals the earlier. */
static guint
keep (BunnyChoice *choices, guint n, guint most, GameAction action, gint glance)
{
  guint k = n;

  if (n == most && choices[n - 1].glance >= glance)
    return n;
  if (n == most)
    k = --n;
  for (; k > 0 && choices[k - 1].glance < glance; k--)
    choices[k] = choices[k - 1];
  choices[k] = (BunnyChoice) { action, glance, 0 };
  return n + 1;
}

guint
bunny_choices_list (const BunnyTaste *taste,
                    const BunnyState *seen,
                    guint             seat,
                    guint             most,
                    gboolean (*known) (GameAction action, gconstpointer data),
                    gconstpointer data,
                    BunnyChoice  *choices)
{
  GameAction actions[BUNNY_MAX_LEGAL];
  guint      n_legal = bunny_legal (seen, seat, actions);
  Glance     glance;
  guint      n = 0;

  look (&glance, taste, seen, seat);
  for (guint i = 0; i < n_legal; i++)
    if (!known || known (actions[i], data))
      n = keep (choices, n, MIN (most, BUNNY_MAX_CHOICES), actions[i],
                glance_at (&glance, actions[i]));
  return n;
}
