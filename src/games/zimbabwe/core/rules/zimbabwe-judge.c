/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each kind of action has a function that asks the questions of its row in the table of
 * RULES.md 9, from left to right.
 */
#include "zimbabwe-judge.h"

#include "zimbabwe-raise.h"

/* Everything about an action that several rows ask for. */
typedef struct
{
  ZimbabweGround      *ground;
  const ZimbabweState *state;
  const ZimbabweSeat  *self;
  GameAction           action;
  const guint8        *operand;
} Case;

guint
zimbabwe_kind_get_staff (guint kind)
{
  switch (kind)
    {
    case ZIMBABWE_SHAMAN:
      return ZIMBABWE_STAFF_SHAMAN;
    case ZIMBABWE_RAIN:
      return ZIMBABWE_STAFF_RAIN;
    case ZIMBABWE_HERD:
      return ZIMBABWE_STAFF_HERD;
    case ZIMBABWE_NOMADS:
      return ZIMBABWE_STAFF_NOMADS;
    case ZIMBABWE_BUILDER:
      return ZIMBABWE_STAFF_BUILDER;
    default:
      return ZIMBABWE_N_STAFF;
    }
}

/* ---- The moment */

static ZimbabweRefusal
judge_phase (const ZimbabweState *state, guint kind)
{
  const gboolean bids = kind == ZIMBABWE_BID || kind == ZIMBABWE_PASS;

  switch (state->phase)
    {
    case ZIMBABWE_PHASE_OVER:
      return ZIMBABWE_GAME_OVER;
    case ZIMBABWE_PHASE_FOUND:
      return kind == ZIMBABWE_FOUND ? ZIMBABWE_LEGAL : ZIMBABWE_FOUNDING_FIRST;
    case ZIMBABWE_PHASE_AUCTION:
      return bids ? ZIMBABWE_LEGAL : ZIMBABWE_AUCTION_FIRST;
    default:
      return bids || kind == ZIMBABWE_FOUND ? ZIMBABWE_ACTING_FIRST : ZIMBABWE_LEGAL;
    }
}

/* What is owed before other actions, and what may only come when it is. */
static ZimbabweRefusal
judge_owed (const Case *c)
{
  const ZimbabweState *state = c->state;
  guint                kind = c->action.kind;
  guint                staff = zimbabwe_kind_get_staff (kind);
  guint                unpriced = zimbabwe_state_find_unpriced (state, state->mover);

  if (state->owe && (staff == ZIMBABWE_N_STAFF || !(state->owe >> staff & 1)))
    return ZIMBABWE_USE_OWED;
  if (unpriced != ZIMBABWE_NO_CRAFT &&
      (kind != ZIMBABWE_PRICE || c->operand[0] != unpriced + 1))
    return ZIMBABWE_PRICE_OWED;
  if (state->source != ZIMBABWE_NOWHERE && kind != ZIMBABWE_FROM)
    return ZIMBABWE_SOURCE_OWED;
  if (kind == ZIMBABWE_GOOD || kind == ZIMBABWE_FROM)
    {
      if (state->raising == ZIMBABWE_NOWHERE)
        return ZIMBABWE_NO_RAISE;
      return kind == ZIMBABWE_FROM && state->source == ZIMBABWE_NOWHERE ? ZIMBABWE_NO_SOURCE_OWED
                                                                        : ZIMBABWE_LEGAL;
    }
  return state->raising != ZIMBABWE_NOWHERE ? ZIMBABWE_GOODS_OWED : ZIMBABWE_LEGAL;
}

/* ---- Founding and auction */

static ZimbabweRefusal
judge_found (const Case *c)
{
  guint cell = zimbabwe_action_get_cell (c->action, 0);

  if (!zimbabwe_cells_has (&c->ground->starts, cell))
    return ZIMBABWE_NOT_A_START;
  return zimbabwe_cells_has (&c->ground->monuments, cell) ? ZIMBABWE_TAKEN : ZIMBABWE_LEGAL;
}

static ZimbabweRefusal
judge_bid (const Case *c)
{
  guint bid = zimbabwe_action_get_bid (c->action);

  if (bid <= c->state->bid)
    return ZIMBABWE_BID_LOW;
  return bid - zimbabwe_state_get_gift (c->state, bid) > c->self->purse ? ZIMBABWE_FEW_CATTLE
                                                                        : ZIMBABWE_LEGAL;
}

/* ---- Gods and specialists */

static ZimbabweRefusal
judge_god (const Case *c)
{
  guint god = c->operand[0];

  if (c->self->god)
    return ZIMBABWE_HAS_GOD;
  if (c->state->card)
    return ZIMBABWE_CARD_TAKEN;
  if (!zimbabwe_state_offers_god (c->state, god))
    return ZIMBABWE_NOT_OFFERED;
  return zimbabwe_state_get_requirement (c->state, c->state->mover, god) > ZIMBABWE_MAX_VR
           ? ZIMBABWE_VR_LIMIT
           : ZIMBABWE_LEGAL;
}

ZimbabweCells
zimbabwe_ground_find_pairs (const ZimbabweGround *ground, ZimbabweTurn turn)
{
  ZimbabweCells other = turn == ZIMBABWE_ACROSS ? zimbabwe_cells_left_of (&ground->empty)
                                                : zimbabwe_cells_above (&ground->empty);

  return zimbabwe_cells_and (other, &ground->empty);
}

static gboolean
has_pair (const ZimbabweGround *ground)
{
  ZimbabweCells across = zimbabwe_ground_find_pairs (ground, ZIMBABWE_ACROSS);
  ZimbabweCells down = zimbabwe_ground_find_pairs (ground, ZIMBABWE_DOWN);

  return !zimbabwe_cells_are_none (&across) || !zimbabwe_cells_are_none (&down);
}

static gboolean
has_water (const ZimbabweState *state)
{
  return zimbabwe_cells_count (&state->rain) < ZIMBABWE_N_DROPS;
}

ZimbabweRefusal
zimbabwe_judge_use (const ZimbabweGround *ground, const ZimbabweState *state, guint staff)
{
  if (state->seat[state->mover].purse < zimbabwe_staff[staff].price)
    return ZIMBABWE_FEW_CATTLE;
  if (staff == ZIMBABWE_STAFF_SHAMAN)
    {
      if (state->n_extras == ZIMBABWE_MAX_EXTRAS)
        return ZIMBABWE_NO_TILE;
      return zimbabwe_cells_are_none (&ground->empty) ? ZIMBABWE_NO_ROOM : ZIMBABWE_LEGAL;
    }
  if (staff == ZIMBABWE_STAFF_RAIN)
    {
      if (!has_water (state))
        return ZIMBABWE_NO_TILE;
      return has_pair (ground) ? ZIMBABWE_LEGAL : ZIMBABWE_NO_ROOM;
    }
  return ZIMBABWE_LEGAL;
}

static ZimbabweRefusal
judge_hire (const Case *c)
{
  guint staff = c->operand[0] - 1u;

  if (c->state->card)
    return ZIMBABWE_CARD_TAKEN;
  if (!zimbabwe_state_offers_staff (c->state, staff))
    return ZIMBABWE_NOT_OFFERED;
  if (c->self->requirement + zimbabwe_staff[staff].requirement > ZIMBABWE_MAX_VR)
    return ZIMBABWE_VR_LIMIT;
  return zimbabwe_judge_use (c->ground, c->state, staff);
}

static ZimbabweRefusal
judge_use (const Case *c, guint staff)
{
  guint price = staff == ZIMBABWE_STAFF_HERD ? c->operand[0] : zimbabwe_staff[staff].price;

  if (!(c->self->staff >> staff & 1))
    return ZIMBABWE_NOT_YOURS;
  if (c->state->spent >> staff & 1)
    return ZIMBABWE_ALREADY_USED;
  if (c->self->purse < price)
    return ZIMBABWE_FEW_CATTLE;
  if (staff == ZIMBABWE_STAFF_SHAMAN)
    {
      if (zimbabwe_state_get_loose (c->state, c->operand[0] - 1u) == 0)
        return ZIMBABWE_NO_TILE;
      return zimbabwe_cells_has (&c->ground->empty, zimbabwe_action_get_cell (c->action, 1))
               ? ZIMBABWE_LEGAL
               : ZIMBABWE_NOT_EMPTY;
    }
  if (staff == ZIMBABWE_STAFF_RAIN)
    {
      ZimbabweCells pairs = zimbabwe_ground_find_pairs (c->ground, c->operand[2]);

      if (!has_water (c->state))
        return ZIMBABWE_NO_TILE;
      return zimbabwe_cells_has (&pairs, zimbabwe_action_get_cell (c->action, 0))
               ? ZIMBABWE_LEGAL
               : ZIMBABWE_NOT_EMPTY;
    }
  return ZIMBABWE_LEGAL;
}

/* ---- Main actions */

gboolean
zimbabwe_state_may_do (const ZimbabweState *state, ZimbabweMain main)
{
  return state->main == ZIMBABWE_MAIN_NONE || state->main == main;
}

static ZimbabweRefusal
judge_monument (const Case *c)
{
  guint         cell = zimbabwe_action_get_cell (c->action, 0);
  ZimbabweCells close = zimbabwe_cells_spread (&c->ground->monuments, &c->ground->map);

  if (!zimbabwe_state_may_do (c->state, ZIMBABWE_MAIN_MONUMENT))
    return ZIMBABWE_MAIN_DONE;
  if (c->self->discs == ZIMBABWE_N_DISCS)
    return ZIMBABWE_NO_DISC;
  if (!zimbabwe_cells_has (&c->ground->empty, cell))
    return ZIMBABWE_NOT_EMPTY;
  return !(c->state->spent >> ZIMBABWE_STAFF_NOMADS & 1) && zimbabwe_cells_has (&close, cell)
           ? ZIMBABWE_TOO_CLOSE
           : ZIMBABWE_LEGAL;
}

/* Returns TRUE if the other kind of its line keeps a kind from being placed in this turn. */
static gboolean
has_partner_placed (const ZimbabweState *state, guint kind)
{
  const ZimbabweCraftFacts *facts = &zimbabwe_crafts[kind];
  guint                     primary = facts->is_secondary ? facts->partner : kind;

  if (facts->partner == ZIMBABWE_NO_CRAFT || state->placed[facts->partner] == 0)
    return FALSE;
  return !(state->options & ZIMBABWE_OPTION_PAIRS) ||
         zimbabwe_state_count_crafts (state, primary) == state->placed[primary];
}

ZimbabweRefusal
zimbabwe_judge_kind (const ZimbabweState *state, guint kind)
{
  const ZimbabweSeat *self = &state->seat[state->mover];

  if (!zimbabwe_state_may_do (state, ZIMBABWE_MAIN_CRAFT))
    return ZIMBABWE_MAIN_DONE;
  if (zimbabwe_state_count_crafts (state, kind) == ZIMBABWE_COPIES)
    return ZIMBABWE_NONE_LEFT;
  if (has_partner_placed (state, kind))
    return ZIMBABWE_SAME_LINE;
  if (self->tech[kind] == 0)
    {
      if (zimbabwe_state_get_upper (state, kind) == 0)
        return ZIMBABWE_NO_TECH;
      if (self->requirement + zimbabwe_state_get_rise (state, state->mover, kind) >
          ZIMBABWE_MAX_VR)
        return ZIMBABWE_VR_LIMIT;
    }
  return self->purse < zimbabwe_crafts[kind].cost ? ZIMBABWE_FEW_CATTLE : ZIMBABWE_LEGAL;
}

/* Returns TRUE if a primary of the line reaches one of some cells. */
static gboolean
has_primary (const Case *c, guint kind, const guint *cells, guint n)
{
  for (guint i = 0; i < c->state->n_crafts; i++)
    if (c->state->craft[i].kind == zimbabwe_crafts[kind].partner)
      for (guint k = 0; k < n; k++)
        if (zimbabwe_cells_has (&zimbabwe_ground_get_ways (c->ground, i)->reach, cells[k]))
          return TRUE;
  return FALSE;
}

/* The resources of its kind within range of some cells. */
static guint64
find_range (const Case *c, guint kind, const guint *cells, guint n)
{
  guint64 range = 0;

  for (guint64 left = c->ground->of_kind[zimbabwe_crafts[kind].resource]; left; left &= left - 1)
    {
      guint                resource = (guint) __builtin_ctzll (left);
      const ZimbabweCells *near = zimbabwe_ground_get_near (c->ground, resource);

      for (guint i = 0; i < n; i++)
        if (zimbabwe_cells_has (near, cells[i]))
          range |= G_GUINT64_CONSTANT (1) << resource;
    }
  return range;
}

static ZimbabweRefusal
judge_place (const Case *c)
{
  guint           kind = c->operand[0] - 1u;
  ZimbabweRefusal refusal = zimbabwe_judge_kind (c->state, kind);
  guint           cells[4];
  guint           n = zimbabwe_piece_list_cells (zimbabwe_action_get_cell (c->action, 1),
                                                 c->operand[3], cells);
  guint64         range;

  if (refusal != ZIMBABWE_LEGAL)
    return refusal;
  for (guint i = 0; i < n; i++)
    if (cells[i] == ZIMBABWE_NOWHERE || !zimbabwe_cells_has (&c->ground->empty, cells[i]))
      return ZIMBABWE_NOT_EMPTY;
  range = find_range (c, kind, cells, n);
  if (range == 0)
    return ZIMBABWE_NO_RESOURCE;
  if ((range & ~zimbabwe_ground_get_claimed (c->ground, c->state, kind)) == 0)
    return ZIMBABWE_RESOURCE_CLAIMED;
  return zimbabwe_crafts[kind].is_secondary && !has_primary (c, kind, cells, n)
           ? ZIMBABWE_NO_PRIMARY
           : ZIMBABWE_LEGAL;
}

static ZimbabweRefusal
judge_price (const Case *c)
{
  guint kind = c->operand[0] - 1u;
  guint price = c->operand[1];

  if (c->self->tech[kind] == 0)
    return ZIMBABWE_NO_TECH;
  if (c->self->price[kind] == price)
    return ZIMBABWE_SAME_PRICE;
  if (c->state->tune >> kind & 1)
    return ZIMBABWE_LEGAL;
  if (c->self->price[kind] > price)
    return ZIMBABWE_PRICE_FALLS;
  return zimbabwe_state_may_do (c->state, ZIMBABWE_MAIN_CRAFT) ? ZIMBABWE_LEGAL
                                                               : ZIMBABWE_MAIN_DONE;
}

/* ---- Raising */

static ZimbabweRefusal
judge_raise (const Case *c)
{
  guint         cell = zimbabwe_action_get_cell (c->action, 0);
  ZimbabweBuyer buyer;
  ZimbabweNeed  need;
  guint         cost;

  if (!zimbabwe_state_may_do (c->state, ZIMBABWE_MAIN_RAISE))
    return ZIMBABWE_MAIN_DONE;
  if (!zimbabwe_cells_has (&c->state->own[c->state->mover], cell))
    return ZIMBABWE_NO_MONUMENT;
  if (zimbabwe_cells_has (&c->state->raised, cell))
    return ZIMBABWE_ALREADY_RAISED;
  if (zimbabwe_state_get_level (c->state, cell) == ZIMBABWE_TOP_LEVEL)
    return ZIMBABWE_ALREADY_TOP;
  if (c->self->discs == ZIMBABWE_N_DISCS)
    return ZIMBABWE_NO_DISC;
  zimbabwe_buyer_init (&buyer, c->ground, c->state, c->state->mover);
  zimbabwe_need_begin (&need, c->state, cell);
  cost = zimbabwe_buyer_complete (&buyer, &need, ZIMBABWE_NEVER - 1);
  if (cost == ZIMBABWE_NEVER)
    return ZIMBABWE_FEW_GOODS;
  return cost > c->self->purse ? ZIMBABWE_FEW_CATTLE : ZIMBABWE_LEGAL;
}

/* The last questions about a good or a primary: its resource, its cattle and the rest. */
static ZimbabweRefusal
judge_step (const Case *c, const ZimbabweBuyer *buyer, guint craft, guint hubs)
{
  guint        cell = zimbabwe_action_get_cell (c->action, 2);
  guint        resource = zimbabwe_ground_find_resource (c->ground, cell);
  guint64      bit = resource < c->ground->n_resources ? G_GUINT64_CONSTANT (1) << resource : 0;
  guint        cost = hubs + zimbabwe_buyer_get_price (buyer, craft);
  ZimbabweNeed need;

  zimbabwe_need_resume (&need, c->state);
  if (!(zimbabwe_ground_get_range (c->ground, craft) & bit))
    return ZIMBABWE_NO_RESOURCE;
  if (!(zimbabwe_buyer_get_free (buyer, &need, craft) & bit))
    return ZIMBABWE_RESOURCE_USED;
  if (cost > c->self->purse)
    return ZIMBABWE_FEW_CATTLE;
  zimbabwe_need_mark (&need, resource);
  if (c->action.kind == ZIMBABWE_GOOD)
    zimbabwe_need_take (&need, c->state, craft);
  else
    need.source = c->state->n_crafts;
  return zimbabwe_buyer_complete (buyer, &need, c->self->purse - cost) == ZIMBABWE_NEVER
           ? ZIMBABWE_DEAD_END
           : ZIMBABWE_LEGAL;
}

static ZimbabweRefusal
judge_good (const Case *c)
{
  guint         cell = zimbabwe_action_get_cell (c->action, 0);
  guint         craft = zimbabwe_state_find_craft (c->state, cell);
  guint         kind, hubs;
  ZimbabweBuyer buyer;

  if (craft == c->state->n_crafts)
    return ZIMBABWE_NO_CRAFTSMAN;
  zimbabwe_buyer_init (&buyer, c->ground, c->state, c->state->mover);
  kind = c->state->craft[craft].kind;
  if (buyer.superseded >> kind & 1)
    return ZIMBABWE_SUPERSEDED;
  if (!buyer.any_kind && c->state->goods[kind] > 0)
    return ZIMBABWE_GOOD_TWICE;
  hubs = zimbabwe_ground_count_hubs (c->ground, c->state->raising, craft);
  return hubs == ZIMBABWE_FAR ? ZIMBABWE_OUT_OF_REACH : judge_step (c, &buyer, craft, hubs);
}

static ZimbabweRefusal
judge_from (const Case *c)
{
  guint         cell = zimbabwe_action_get_cell (c->action, 0);
  guint         craft = zimbabwe_state_find_craft (c->state, cell);
  guint         secondary = zimbabwe_state_find_craft (c->state, c->state->source);
  guint         hubs;
  ZimbabweBuyer buyer;

  if (craft == c->state->n_crafts)
    return ZIMBABWE_NO_CRAFTSMAN;
  if (c->state->craft[craft].kind != zimbabwe_crafts[c->state->craft[secondary].kind].partner)
    return ZIMBABWE_WRONG_LINE;
  hubs = zimbabwe_ground_count_hubs_between (c->ground, secondary, craft);
  if (hubs == ZIMBABWE_FAR)
    return ZIMBABWE_OUT_OF_REACH;
  zimbabwe_buyer_init (&buyer, c->ground, c->state, c->state->mover);
  return judge_step (c, &buyer, craft, hubs);
}

/* ---- All */

static ZimbabweRefusal
judge_kind (const Case *c)
{
  guint staff = zimbabwe_kind_get_staff (c->action.kind);

  if (staff != ZIMBABWE_N_STAFF)
    return judge_use (c, staff);
  switch (c->action.kind)
    {
    case ZIMBABWE_FOUND:
      return judge_found (c);
    case ZIMBABWE_BID:
      return judge_bid (c);
    case ZIMBABWE_GOD:
      return judge_god (c);
    case ZIMBABWE_HIRE:
      return judge_hire (c);
    case ZIMBABWE_MONUMENT:
      return judge_monument (c);
    case ZIMBABWE_PLACE:
      return judge_place (c);
    case ZIMBABWE_PRICE:
      return judge_price (c);
    case ZIMBABWE_RAISE:
      return judge_raise (c);
    case ZIMBABWE_GOOD:
      return judge_good (c);
    case ZIMBABWE_FROM:
      return judge_from (c);
    default:
      return ZIMBABWE_LEGAL;
    }
}

ZimbabweRefusal
zimbabwe_judge (ZimbabweGround *ground, const ZimbabweState *state, GameAction action)
{
  const Case      c = { .ground = ground,
                        .state = state,
                        .self = &state->seat[state->mover],
                        .action = action,
                        .operand = c.action.operand };
  ZimbabweRefusal refusal = judge_phase (state, action.kind);

  if (refusal == ZIMBABWE_LEGAL && state->phase == ZIMBABWE_PHASE_ACT)
    refusal = judge_owed (&c);
  if (refusal != ZIMBABWE_LEGAL)
    return refusal;
  zimbabwe_ground_follow (ground, state);
  return judge_kind (&c);
}
