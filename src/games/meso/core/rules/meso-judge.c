/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each kind of action has a function that asks the questions of its row in the table of
 * RULES.md 8, from left to right.
 */
#include "meso-judge.h"

/* Everything about an action that several rows ask for. */
typedef struct
{
  const MesoState *state;
  const guint8    *operand;
  const MesoSeat  *self;
  guint            mover;
} Case;

static guint
get_spot (guint place)
{
  return meso_map_get ()->spot[place];
}

static const MesoLand *
get_land (const Case *c, guint operand)
{
  return meso_state_get_land (c->state, get_spot (c->operand[operand]));
}

/* Returns TRUE if no settler of the class in one operand stands in the place of another. */
static gboolean
lacks_settler (const Case *c, guint seat, guint place, guint klass)
{
  return !meso_state_has_settler (c->state, seat, get_spot (c->operand[place]), klass);
}

guint
meso_kind_get_card (guint kind)
{
  switch (kind)
    {
    case MESO_BANISH:
      return MESO_CARD_BANISH;
    case MESO_ENDURANCE:
      return MESO_CARD_ENDURANCE;
    case MESO_TWINS:
      return MESO_CARD_FERTILITY;
    case MESO_LAND:
      return MESO_CARD_LAND;
    case MESO_ROB:
      return MESO_CARD_MANA_THEFT;
    case MESO_PRIEST:
      return MESO_CARD_PRIEST;
    case MESO_STONE:
      return MESO_CARD_SACRED_STONE;
    case MESO_TELEPORT:
      return MESO_CARD_TELEPORT;
    default:
      return MESO_N_CARDS;
    }
}

static guint
get_answered (guint kind)
{
  switch (kind)
    {
    case MESO_VOLCANO:
      return MESO_DUE_VOLCANO;
    case MESO_TAKE:
      return MESO_DUE_TAKE;
    case MESO_SEED:
      return MESO_DUE_SEED;
    case MESO_LAY:
      return MESO_DUE_LAY;
    default:
      return MESO_DUE_NOTHING;
    }
}

static gboolean
is_movement (guint kind)
{
  return kind == MESO_STEP || kind == MESO_DISCOVER || kind == MESO_LAND || kind == MESO_PICK ||
         kind == MESO_DROP || kind == MESO_OFFER || kind == MESO_ENDURANCE;
}

/* The refusals that any action may meet. */
static MesoRefusal
judge_moment (const Case *c, guint kind)
{
  const MesoState *state = c->state;
  guint            answered = get_answered (kind);
  guint            card = meso_kind_get_card (kind);

  if (state->over)
    return MESO_GAME_OVER;
  if (state->due != MESO_DUE_NOTHING && answered != state->due)
    return MESO_DUE_FIRST;
  if (state->due == MESO_DUE_NOTHING && answered != MESO_DUE_NOTHING)
    return MESO_NOTHING_DUE;
  if (card != MESO_N_CARDS && c->self->cards[card] == 0)
    return MESO_NO_SUCH_CARD;
  if (state->acted != MESO_ACTED_NOT && is_movement (kind))
    return MESO_MOVEMENT_OVER;
  return MESO_LEGAL;
}

/* ---- Movement */

gboolean
meso_state_lacks_mana (const MesoState *state, guint klass)
{
  guint token = klass - MESO_BEARER;

  return klass >= MESO_BEARER && !(state->fresh >> token & 1) &&
         state->seat[state->mover].mana < meso_state_get_value (state, state->mover, token);
}

static MesoRefusal
judge_step (const Case *c)
{
  const MesoLand *land = get_land (c, 2);

  if (lacks_settler (c, c->mover, 0, c->operand[1]))
    return MESO_NO_SETTLER;
  if (meso_map_find_near (get_spot (c->operand[0]), get_spot (c->operand[2])) == MESO_N_NEAR)
    return MESO_NOT_ADJACENT;
  if (!land)
    return MESO_UNDISCOVERED;
  if (land->kind == MESO_KIND_VOLCANO)
    return MESO_VOLCANO_THERE;
  if (c->state->moves == 0)
    return MESO_NO_POINTS;
  if (land->kind == MESO_KIND_TEMPLE && meso_state_lacks_mana (c->state, c->operand[1]))
    return MESO_LITTLE_MANA;
  return MESO_LEGAL;
}

static MesoRefusal
judge_discovery (const Case *c)
{
  if (lacks_settler (c, c->mover, 0, c->operand[1]))
    return MESO_NO_SETTLER;
  if (meso_map_find_near (get_spot (c->operand[0]), get_spot (c->operand[2])) == MESO_N_NEAR)
    return MESO_NOT_ADJACENT;
  if (get_land (c, 2))
    return MESO_DISCOVERED;
  if (c->state->n_stack == 0)
    return MESO_STACK_EMPTY;
  if (c->state->found == MESO_MAX_FOUND)
    return MESO_THREE_FOUND;
  return c->state->moves == 0 ? MESO_NO_POINTS : MESO_LEGAL;
}

static MesoRefusal
judge_pick (const Case *c)
{
  const MesoLand *land = get_land (c, 0);
  guint           goods = c->operand[2];

  if (lacks_settler (c, c->mover, 0, c->operand[1]))
    return MESO_NO_SETTLER;
  if (goods >= 2)
    return meso_land_has_hut (land, MESO_HUT_OF (c->mover + 1, goods - 1)) ? MESO_LEGAL
                                                                           : MESO_NO_TOKEN;
  return (goods == 0 ? land->wood : land->stone) > 0 ? MESO_LEGAL : MESO_NOTHING_THERE;
}

static MesoRefusal
judge_steal (const Case *c)
{
  const MesoLand *land = get_land (c, 0);
  guint           victim = c->operand[1] - 1u;

  if (victim >= c->state->seats || victim == c->mover)
    return MESO_NO_SUCH_SEAT;
  if (lacks_settler (c, victim, 0, MESO_WOOD + c->operand[2]))
    return MESO_NO_VICTIM;
  if (meso_land_count_settlers (land, c->mover) <= meso_land_count_settlers (land, victim))
    return MESO_NO_MAJORITY;
  return lacks_settler (c, c->mover, 0, MESO_EMPTY) ? MESO_NO_HANDS : MESO_LEGAL;
}

static MesoRefusal
judge_offer (const Case *c)
{
  guint token = c->operand[0] - 1u;

  if (meso_state_find_class (c->state, c->mover, MESO_BEARER + token) != meso_map_get ()->temple)
    return MESO_NOT_AT_TEMPLE;
  if (c->state->fresh >> token & 1)
    return MESO_PICKED_THIS_TURN;
  return meso_state_lacks_mana (c->state, MESO_BEARER + token) ? MESO_LITTLE_MANA : MESO_LEGAL;
}

/* ---- Actions */

/* Returns TRUE if material for a building lies on a land, or the mover's settlers carry it there.
 * goods: 0 wood, 1 stone. */
static gboolean
has_goods (const MesoState *state, const MesoLand *land, guint goods)
{
  return (goods == 0 ? land->wood : land->stone) > 0 ||
         meso_state_has_settler (state, state->mover, land->spot, MESO_WOOD + goods) ||
         meso_state_has_settler (state, state->mover, land->spot, MESO_WOOD_THIEF + goods);
}

static gboolean
is_other_action (const Case *c, guint acted)
{
  return c->state->acted != MESO_ACTED_NOT && c->state->acted != acted;
}

static MesoRefusal
judge_hut (const Case *c)
{
  const MesoLand *land = get_land (c, 0);

  if (is_other_action (c, MESO_ACTED_HUT))
    return MESO_OTHER_ACTION;
  if (!land || land->kind != MESO_KIND_PLAIN)
    return MESO_NOT_PLAIN;
  if (land->holy)
    return MESO_HOLY_THERE;
  if (land->hut[1])
    return MESO_TWO_HUTS;
  if (meso_land_count_settlers (land, c->mover) < 2)
    return MESO_FEW_SETTLERS;
  if (!has_goods (c->state, land, 0))
    return MESO_NO_WOOD;
  return c->self->n_huts == MESO_N_HUTS ? MESO_NONE_LEFT : MESO_LEGAL;
}

static MesoRefusal
judge_holy (const Case *c)
{
  const MesoLand *land = get_land (c, 0);

  if (is_other_action (c, MESO_ACTED_HOLY))
    return MESO_OTHER_ACTION;
  if (!land || land->kind != MESO_KIND_PLAIN)
    return MESO_NOT_PLAIN;
  if (land->holy)
    return MESO_HOLY_THERE;
  if (land->hut[0])
    return MESO_HUT_THERE;
  if (meso_land_count_settlers (land, c->mover) < 2)
    return MESO_FEW_SETTLERS;
  if (!(c->state->options & MESO_OPTION_OPEN_PLAIN) &&
      (land->crowd & ~(15u << (4 * c->mover))) != 0)
    return MESO_STRANGERS;
  if (!has_goods (c->state, land, 1))
    return MESO_NO_STONE;
  return c->self->n_holies == MESO_N_HOLIES ? MESO_NONE_LEFT : MESO_LEGAL;
}

static MesoRefusal
judge_birth (const Case *c, guint settlers)
{
  const MesoLand *land = get_land (c, 0);
  guint           n_free = land ? meso_land_count_free_huts (land, c->mover) : 0;

  if (is_other_action (c, MESO_ACTED_BIRTH))
    return MESO_OTHER_ACTION;
  if (!land || meso_land_count_huts (land, c->mover) == 0)
    return MESO_NO_HUT;
  if (n_free == 0)
    return MESO_TOKEN_UNDER;
  if (meso_land_count_settlers (land, c->mover) < 2)
    return MESO_FEW_SETTLERS;
  if (land->births >= n_free)
    return MESO_BORN_ALREADY;
  return c->self->n_settlers + settlers > MESO_N_SETTLERS ? MESO_NONE_LEFT : MESO_LEGAL;
}

static MesoRefusal
judge_draw (const Case *c)
{
  guint n_cards = c->state->n_deck;

  if (c->state->acted != MESO_ACTED_NOT)
    return MESO_OTHER_ACTION;
  for (guint i = 0; i < MESO_N_CARDS && !(c->state->options & MESO_OPTION_ONCE); i++)
    n_cards += c->state->discards[i];
  return n_cards == 0 ? MESO_NO_CARD : MESO_LEGAL;
}

/* ---- Answers */

/* Returns TRUE if some land lies beside an empty spot. */
static gboolean
touches_land (const MesoState *state, guint spot)
{
  const MesoMap *map = meso_map_get ();

  for (guint i = 0; i < MESO_N_NEAR && map->near[spot][i] != MESO_NOWHERE; i++)
    if (state->index[map->near[spot][i]] != MESO_NO_LAND)
      return TRUE;
  return FALSE;
}

static MesoRefusal
judge_volcano (const Case *c)
{
  guint spot = get_spot (c->operand[0]);

  if (get_land (c, 0))
    return MESO_DISCOVERED;
  if (spot == c->state->due_spot)
    return MESO_BEING_EXPLORED;
  return touches_land (c->state, spot) ? MESO_LEGAL : MESO_NOT_TOUCHING;
}

static MesoRefusal
judge_seed (const Case *c)
{
  guint kind = meso_state_get_land (c->state, c->state->due_spot)->kind;
  guint n = 0;

  for (; n < 3 && c->operand[n] != MESO_NOWHERE; n++)
    {
      const MesoLand *land = get_land (c, n);

      if (!land || land->kind != kind || land->spot == c->state->due_spot)
        return MESO_WRONG_LAND;
    }
  return n == meso_state_count_seeds (c->state, kind) ? MESO_LEGAL : MESO_WRONG_NUMBER;
}

static MesoRefusal
judge_lay (const Case *c)
{
  for (guint i = 0; i < c->self->n_tokens && c->operand[0] != 1; i++)
    if (c->self->token[i] == c->operand[0])
      return MESO_TOKEN_LAID;
  return MESO_LEGAL;
}

/* ---- Cards */

static MesoRefusal
judge_rob (const Case *c)
{
  guint victim = c->operand[0] - 1u;

  if (victim >= c->state->seats || victim == c->mover)
    return MESO_NO_SUCH_SEAT;
  return c->state->seat[victim].mana == 0 ? MESO_NO_MANA : MESO_LEGAL;
}

static MesoRefusal
judge_teleport (const Case *c)
{
  const MesoLand *land = get_land (c, 3);
  guint           seat = c->operand[0] - 1u;

  if (seat >= c->state->seats)
    return MESO_NO_SUCH_SEAT;
  if (lacks_settler (c, seat, 2, c->operand[1]))
    return MESO_NO_SETTLER;
  if (c->operand[2] == c->operand[3])
    return MESO_SAME_PLACE;
  if (!land)
    return MESO_UNDISCOVERED;
  if (land->kind == MESO_KIND_VOLCANO)
    return MESO_VOLCANO_THERE;
  return land->kind == MESO_KIND_TEMPLE ? MESO_TEMPLE_THERE : MESO_LEGAL;
}

static MesoRefusal
judge_banish (const Case *c)
{
  const MesoLand *from = get_land (c, 0);
  const MesoLand *to = get_land (c, 3);

  if (!from || !meso_land_has_hut (from, MESO_HUT_OF (c->operand[1], c->operand[2])))
    return MESO_NO_HUT;
  if (from == to)
    return MESO_SAME_PLACE;
  if (!to || to->kind != MESO_KIND_PLAIN)
    return MESO_NOT_PLAIN;
  if (to->holy)
    return MESO_HOLY_THERE;
  return to->hut[1] ? MESO_TWO_HUTS : MESO_LEGAL;
}

MesoRefusal
meso_judge (const MesoState *state, GameAction action)
{
  const Case  c = { .state = state,
                    .operand = action.operand,
                    .self = &state->seat[state->mover],
                    .mover = state->mover };
  MesoRefusal refusal = judge_moment (&c, action.kind);

  if (refusal != MESO_LEGAL)
    return refusal;
  switch (action.kind)
    {
    case MESO_STEP:
      return judge_step (&c);
    case MESO_DISCOVER:
    case MESO_LAND:
      return judge_discovery (&c);
    case MESO_PICK:
      return judge_pick (&c);
    case MESO_DROP:
      return lacks_settler (&c, c.mover, 0, action.operand[1]) ? MESO_NO_SETTLER : MESO_LEGAL;
    case MESO_STEAL:
      return judge_steal (&c);
    case MESO_OFFER:
      return judge_offer (&c);
    case MESO_HUT:
      return judge_hut (&c);
    case MESO_HOLY:
      return judge_holy (&c);
    case MESO_BIRTH:
    case MESO_TWINS:
      return judge_birth (&c, action.kind == MESO_TWINS ? 2 : 1);
    case MESO_DRAW:
      return judge_draw (&c);
    case MESO_VOLCANO:
      return judge_volcano (&c);
    case MESO_SEED:
      return judge_seed (&c);
    case MESO_LAY:
      return judge_lay (&c);
    case MESO_TAKE:
      return state->shown[action.operand[0] + 1] > 0 ? MESO_LEGAL : MESO_NOT_SHOWN;
    case MESO_ROB:
      return judge_rob (&c);
    case MESO_TELEPORT:
      return judge_teleport (&c);
    case MESO_BANISH:
      return judge_banish (&c);
    default:
      return MESO_LEGAL;
    }
}
