/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is due comes before everything else, as in the rules: then the choice counts for nothing,
 * but it is kept for afterwards.
 */
#include "meso-choice.h"

#include <string.h>

guint
meso_card_get_kind (guint card)
{
  static const guint8 kinds[MESO_N_CARDS] = {
    [MESO_CARD_BANISH] = MESO_BANISH,
    [MESO_CARD_ENDURANCE] = MESO_ENDURANCE,
    [MESO_CARD_FERTILITY] = MESO_TWINS,
    [MESO_CARD_LAND] = MESO_LAND,
    [MESO_CARD_MANA_THEFT] = MESO_ROB,
    [MESO_CARD_PRIEST] = MESO_PRIEST,
    [MESO_CARD_SACRED_STONE] = MESO_STONE,
    [MESO_CARD_TELEPORT] = MESO_TELEPORT,
  };

  return kinds[card];
}

void
meso_choice_clear (MesoChoice *self)
{
  *self = (MesoChoice) {
    .card = MESO_ANY, .place = MESO_NOWHERE, .klass = MESO_ANY, .token = MESO_ANY
  };
}

gboolean
meso_choice_is_begun (const MesoChoice *self)
{
  return self->card != MESO_ANY || self->place != MESO_NOWHERE || self->n_seeds > 0;
}

gboolean
meso_choice_has_who (const MesoChoice *self)
{
  return self->place != MESO_NOWHERE;
}

guint
meso_choice_get_place (const MesoChoice *self, const MesoSight *sight)
{
  if (sight->state.due == MESO_DUE_NOTHING || !sight->active)
    return self->place;
  return meso_map_get ()->place[sight->state.due_spot];
}

/* ---- Seeds */

static gboolean
has_seed (const guint8 *seeds, guint n, guint place)
{
  for (guint i = 0; i < n; i++)
    if (seeds[i] == place)
      return TRUE;
  return FALSE;
}

/* Returns TRUE if an action seeds all places that were chosen. */
static gboolean
seeds_chosen (const MesoChoice *self, GameAction action)
{
  for (guint i = 0; i < self->n_seeds; i++)
    if (!has_seed (action.operand, 3, self->seeds[i]))
      return FALSE;
  return TRUE;
}

gboolean
meso_choice_toggle_seed (MesoChoice      *self,
                         const MesoSight *sight,
                         guint            place,
                         GameAction      *action)
{
  for (guint i = 0; i < self->n_seeds; i++)
    if (self->seeds[i] == place)
      {
        self->seeds[i] = self->seeds[--self->n_seeds];
        return FALSE;
      }
  if (self->n_seeds == G_N_ELEMENTS (self->seeds))
    return FALSE;
  self->seeds[self->n_seeds++] = (guint8) place;
  for (guint i = 0; i < sight->n_legal; i++)
    {
      guint n = 0;

      *action = sight->legal[i];
      while (n < 3 && action->operand[n] != MESO_NOWHERE)
        n++;
      if (action->kind == MESO_SEED && n == self->n_seeds && seeds_chosen (self, *action))
        return TRUE;
    }
  return FALSE;
}

/* ---- Places */

/* Returns TRUE if a card allows it that has to be played first: the others are buttons. */
static gboolean
needs_card (guint kind)
{
  return kind == MESO_LAND || kind == MESO_TELEPORT || kind == MESO_BANISH ||
         kind == MESO_TWINS || kind == MESO_ROB;
}

/* The place from where an action goes on, with somebody or something that stands there; and where
 * to. MESO_NOWHERE: there is none. */
static guint
find_start (GameAction action)
{
  switch (action.kind)
    {
    case MESO_STEP:
    case MESO_DISCOVER:
    case MESO_LAND:
    case MESO_BANISH:
    case MESO_PICK:
    case MESO_DROP:
    case MESO_STEAL:
    case MESO_HUT:
    case MESO_HOLY:
    case MESO_BIRTH:
      return action.operand[0];
    case MESO_TELEPORT:
      return action.operand[2];
    case MESO_OFFER:
      return MESO_TEMPLE;
    default:
      return MESO_NOWHERE;
    }
}

static guint
find_end (const MesoChoice *self, GameAction action)
{
  const guint8 *operand = action.operand;
  gboolean      agrees;

  switch (action.kind)
    {
    case MESO_STEP:
    case MESO_DISCOVER:
    case MESO_LAND:
      agrees = operand[0] == self->place && operand[1] == self->klass;
      return agrees ? operand[2] : MESO_NOWHERE;
    case MESO_TELEPORT:
      agrees = operand[0] == self->owner && operand[1] == self->klass && operand[2] == self->place;
      return agrees ? operand[3] : MESO_NOWHERE;
    case MESO_BANISH:
      agrees = operand[0] == self->place && operand[1] == self->owner && operand[2] == self->token;
      return agrees ? operand[3] : MESO_NOWHERE;
    default:
      return MESO_NOWHERE;
    }
}

/* The place where an action goes on from the choice, MESO_NOWHERE if it does not agree with it;
 * *completes: the press there makes the action. */
static guint
find_target (const MesoChoice *self, GameAction action, gboolean *completes)
{
  *completes = TRUE;
  if (action.kind == MESO_VOLCANO)
    return action.operand[0];
  if (self->card != (needs_card (action.kind) ? action.kind : MESO_ANY))
    return MESO_NOWHERE;
  if (action.kind == MESO_TWINS)
    return action.operand[0];
  *completes = meso_choice_has_who (self);
  return *completes ? find_end (self, action) : find_start (action);
}

gboolean
meso_choice_find (const MesoChoice *self,
                  const MesoSight  *sight,
                  guint             place,
                  GameAction       *action)
{
  gboolean completes;

  for (guint i = 0; i < sight->n_legal; i++)
    if (find_target (self, sight->legal[i], &completes) == place && completes)
      {
        *action = sight->legal[i];
        return TRUE;
      }
  return FALSE;
}

/* A neighbour of a place to which so many steps lead; the temple only if there is no other. */
static guint
find_before (const guint8 *steps, guint place, guint n)
{
  const MesoMap *map = meso_map_get ();
  guint          found = MESO_TEMPLE;

  for (guint k = 0; k < MESO_N_NEAR && found == MESO_TEMPLE; k++)
    {
      guint next = map->near[map->spot[place]][k];

      if (next != MESO_NOWHERE && steps[map->place[next]] == n)
        found = map->place[next];
    }
  return found;
}

guint
meso_choice_find_way (const MesoChoice *self,
                      const MesoSight  *sight,
                      guint             place,
                      guint8            way[MESO_MAX_WAY])
{
  const MesoState *state = &sight->state;
  guint8           steps[MESO_N_PLACES];
  guint            n;

  if (!sight->active || self->card != MESO_ANY || self->place == MESO_NOWHERE ||
      self->klass == MESO_ANY || state->due != MESO_DUE_NOTHING || state->acted != MESO_ACTED_NOT)
    return 0;
  meso_sight_find_reach (sight, self->place, self->klass, steps);
  n = steps[place];
  if (n == MESO_NOWHERE || n > MIN (state->moves, MESO_MAX_WAY))
    return 0;
  for (guint i = n; i > 0; i--)
    {
      way[i - 1] = (guint8) place;
      if (i > 1)
        place = find_before (steps, place, i - 1);
    }
  return n;
}

gboolean
meso_choice_lights (const MesoChoice *self, const MesoSight *sight, guint place)
{
  gboolean completes;

  for (guint i = 0; i < sight->n_legal; i++)
    {
      GameAction action = sight->legal[i];

      if (action.kind == MESO_SEED ? seeds_chosen (self, action) &&
                                       has_seed (action.operand, 3, place) &&
                                       !has_seed (self->seeds, self->n_seeds, place)
                                   : find_target (self, action, &completes) == place)
        return TRUE;
    }
  return FALSE;
}

/* ---- Options */

static guint
add_option (MesoOption *options, guint n, MesoOption option)
{
  for (guint i = 0; i < n; i++)
    if (options[i].owner == option.owner && options[i].klass == option.klass &&
        options[i].token == option.token)
      return n;
  options[n] = option;
  return n + 1;
}

/* The viewer's own settlers there, of each class. */
static guint
list_own (const MesoSight *sight, guint place, MesoOption *options)
{
  guint8 n[MESO_N_CLASSES];
  guint  found = 0;

  meso_sight_count_classes (sight, sight->viewer, place, n);
  for (guint klass = 0; klass < MESO_N_CLASSES; klass++)
    if (n[klass] > 0)
      options[found++] = (MesoOption) { (guint8) (sight->viewer + 1), (guint8) klass, MESO_ANY,
                                        n[klass] };
  return found;
}

static MesoOption
get_option (const MesoSight *sight, GameAction action)
{
  const guint8 *operand = action.operand;

  if (action.kind == MESO_BANISH)
    return (MesoOption) { operand[1], MESO_ANY, operand[2], 1 };
  if (action.kind == MESO_TELEPORT)
    return (MesoOption) { operand[0], operand[1], MESO_ANY, 1 };
  return (MesoOption) { (guint8) (sight->viewer + 1), operand[1], MESO_ANY, 1 };
}

guint
meso_choice_list (const MesoChoice *self,
                  const MesoSight  *sight,
                  guint             place,
                  MesoOption        options[MESO_MAX_OPTIONS])
{
  gboolean completes;
  guint    n = 0;

  if (!sight->active || meso_choice_has_who (self))
    return 0;
  if (self->card == MESO_ANY)
    return list_own (sight, place, options);
  for (guint i = 0; i < sight->n_legal; i++)
    if (find_target (self, sight->legal[i], &completes) == place && !completes)
      n = add_option (options, n, get_option (sight, sight->legal[i]));
  return n;
}

void
meso_choice_take (MesoChoice *self, guint place, const MesoOption *option)
{
  self->place = (guint8) place;
  self->owner = option->owner;
  self->klass = option->klass;
  self->token = option->token;
}

/* ---- Buttons */

static gboolean
is_here (const MesoChoice *self, GameAction action)
{
  const guint8 *operand = action.operand;

  switch (action.kind)
    {
    case MESO_LAY:
    case MESO_TAKE:
      return TRUE;
    case MESO_PICK:
    case MESO_DROP:
      return operand[0] == self->place && operand[1] == self->klass;
    case MESO_STEAL:
    case MESO_HUT:
    case MESO_HOLY:
    case MESO_BIRTH:
      return operand[0] == self->place;
    case MESO_OFFER:
      return self->place == MESO_TEMPLE && self->klass == MESO_BEARER + operand[0] - 1;
    case MESO_ROB:
      return self->card == MESO_ROB;
    default:
      return FALSE;
    }
}

guint
meso_choice_list_here (const MesoChoice *self, const MesoSight *sight, GameAction *actions)
{
  guint n = 0;

  for (guint i = 0; i < sight->n_legal; i++)
    if (is_here (self, sight->legal[i]) &&
        (self->card == MESO_ANY || sight->legal[i].kind == self->card ||
         sight->state.due != MESO_DUE_NOTHING))
      actions[n++] = sight->legal[i];
  return n;
}

guint
meso_choice_list_there (const MesoChoice *self,
                        const MesoSight  *sight,
                        guint             place,
                        GameAction        actions[MESO_MAX_OPTIONS])
{
  guint n = 0;

  if (meso_choice_is_begun (self))
    return 0;
  for (guint i = 0; i < sight->n_legal && n < MESO_MAX_OPTIONS; i++)
    {
      guint kind = sight->legal[i].kind;

      if ((kind == MESO_HUT || kind == MESO_HOLY || kind == MESO_BIRTH || kind == MESO_OFFER) &&
          find_start (sight->legal[i]) == place)
        actions[n++] = sight->legal[i];
    }
  return n;
}

/* ---- Refused actions */

GameAction
meso_choice_make_refused (const MesoChoice *choice, const MesoSight *sight, guint place)
{
  gboolean lies = meso_sight_get_land (sight, place) != NULL;

  switch (choice->card)
    {
    case MESO_TELEPORT:
      return meso_action (MESO_TELEPORT, choice->owner, choice->klass, choice->place, place);
    case MESO_BANISH:
      return meso_action (MESO_BANISH, choice->place, choice->owner, choice->token, place);
    case MESO_LAND:
      return meso_action (MESO_LAND, choice->place, choice->klass, place, 0);
    default:
      return meso_action (lies ? MESO_STEP : MESO_DISCOVER, choice->place, choice->klass, place,
                          0);
    }
}

GameAction
meso_choice_make_of_card (const MesoSight *sight, guint kind)
{
  guint other = sight->viewer == 0 ? 2 : 1;

  switch (kind)
    {
    case MESO_LAND:
      return meso_action (kind, MESO_TEMPLE, MESO_EMPTY, MESO_TEMPLE + 1, 0);
    case MESO_TELEPORT:
      return meso_action (kind, sight->viewer + 1, MESO_EMPTY, MESO_TEMPLE, MESO_TEMPLE + 1);
    case MESO_BANISH:
      return meso_action (kind, MESO_TEMPLE, 0, 0, MESO_TEMPLE + 1);
    case MESO_TWINS:
      return meso_action (kind, MESO_TEMPLE, 0, 0, 0);
    case MESO_ROB:
      return meso_action (kind, other, 0, 0, 0);
    default:
      return meso_action (kind, 0, 0, 0, 0);
    }
}

/* ---- What is looked for */

static gboolean
has_token (const MesoLand *land)
{
  return MESO_HUT_GET_TOKEN (land->hut[0]) > 0 || MESO_HUT_GET_TOKEN (land->hut[1]) > 0;
}

gboolean
meso_choice_seeks (const MesoChoice *self,
                   const MesoSight  *sight,
                   MesoSought        sought,
                   guint             place)
{
  const MesoLand *land = meso_sight_get_land (sight, place);

  if (land == NULL)
    return sought == MESO_SOUGHT_EDGE && meso_choice_lights (self, sight, place);
  switch (sought)
    {
    case MESO_SOUGHT_TEMPLE:
      return land->kind == MESO_KIND_TEMPLE;
    case MESO_SOUGHT_SETTLERS:
      return meso_land_count_settlers (land, sight->viewer) > 0;
    case MESO_SOUGHT_HUTS:
      return meso_land_count_huts (land, sight->viewer) > 0;
    case MESO_SOUGHT_GOODS:
      return land->wood + land->stone > 0;
    case MESO_SOUGHT_TOKENS:
      return has_token (land);
    default:
      return FALSE;
    }
}

/* ---- From one state to the next */

void
meso_choice_follow (MesoChoice *self, GameAction action)
{
  guint klass = self->klass;

  self->n_seeds = 0;
  if (self->card != MESO_ANY && action.kind != MESO_LAND)
    {
      meso_choice_clear (self);
      return;
    }
  self->card = MESO_ANY;
  if (action.kind == MESO_STEP || action.kind == MESO_DISCOVER || action.kind == MESO_LAND)
    self->place = action.operand[2];
  else if (action.kind == MESO_PICK)
    self->klass = (guint8) (action.operand[2] < 2 ? klass + 1u + action.operand[2]
                                                  : MESO_BEARER + action.operand[2] - 2u);
  else if (action.kind == MESO_DROP)
    self->klass = (guint8) (klass - klass % MESO_EMPTY_THIEF);
  else if (action.kind == MESO_STEAL && klass == MESO_EMPTY)
    self->klass = (guint8) (MESO_EMPTY_THIEF + 1 + action.operand[2]);
}

static gboolean
has_card (const MesoSight *sight, guint kind)
{
  for (guint i = 0; i < sight->n_legal; i++)
    if (sight->legal[i].kind == kind)
      return TRUE;
  return FALSE;
}

void
meso_choice_keep (MesoChoice *self, const MesoSight *sight)
{
  const MesoState *state = &sight->state;
  guint            spot;

  if (state->due != MESO_DUE_SEED || !sight->active)
    self->n_seeds = 0;
  if (!sight->active)
    {
      meso_choice_clear (self);
      return;
    }
  /* A discovery goes on while something is due: the settler has not moved yet. */
  if (state->due != MESO_DUE_NOTHING)
    {
      self->card = MESO_ANY;
      return;
    }
  if (self->card != MESO_ANY)
    {
      if (!has_card (sight, self->card))
        meso_choice_clear (self);
      self->place = MESO_NOWHERE;
      self->klass = self->token = MESO_ANY;
      return;
    }
  if (self->place == MESO_NOWHERE)
    return;
  spot = meso_map_get ()->spot[self->place];
  if (!meso_state_has_settler (state, sight->viewer, spot, self->klass))
    self->klass = MESO_EMPTY; /* it may have unloaded a stone */
  if (!meso_state_has_settler (state, sight->viewer, spot, self->klass))
    meso_choice_clear (self);
}
