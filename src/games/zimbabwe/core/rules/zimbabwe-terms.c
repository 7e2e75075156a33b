/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each term is read off the state, or off the ground that it makes; none of them counts what
 * happened before, for which there are counters.
 */
#include "zimbabwe-terms.h"

#include "zimbabwe-raise.h"

static const ZimbabweSeat *
get_seat (const GameState *state, const guint16 *operand)
{
  return &zimbabwe_state (state)->seat[operand[0]];
}

static gint
value_vp (const GameState *state, guint me, const guint16 *operand)
{
  return get_seat (state, operand)->points;
}

static gint
value_vr (const GameState *state, guint me, const guint16 *operand)
{
  return get_seat (state, operand)->requirement;
}

static gint
value_lead (const GameState *state, guint me, const guint16 *operand)
{
  return get_seat (state, operand)->points - (gint) get_seat (state, operand)->requirement;
}

static gint
value_short (const GameState *state, guint me, const guint16 *operand)
{
  return MAX (0, -value_lead (state, me, operand));
}

static gint
value_cattle (const GameState *state, guint me, const guint16 *operand)
{
  return get_seat (state, operand)->purse;
}

static gint
value_cards (const GameState *state, guint me, const guint16 *operand)
{
  return get_seat (state, operand)->cards;
}

static gint
value_income (const GameState *state, guint me, const guint16 *operand)
{
  return (gint) zimbabwe_state_get_income (zimbabwe_state (state), operand[0]);
}

static gint
value_monuments (const GameState *state, guint me, const guint16 *operand)
{
  return (gint) zimbabwe_state_count_monuments (zimbabwe_state (state), operand[0]);
}

static gint
value_level (const GameState *state, guint me, const guint16 *operand)
{
  return (gint) zimbabwe_state_get_top (zimbabwe_state (state), operand[0]);
}

static gint
value_tall (const GameState *state, guint me, const guint16 *operand)
{
  const ZimbabweState *self = zimbabwe_state (state);
  ZimbabweCells        tall =
    zimbabwe_cells_and (self->own[operand[0]], &self->high[ZIMBABWE_TOP_LEVEL - 2]);

  return (gint) zimbabwe_cells_count (&tall);
}

static gint
value_price (const GameState *state, guint me, const guint16 *operand)
{
  return get_seat (state, operand)->price[operand[1]];
}

static gint
value_crafts (const GameState *state, guint me, const guint16 *operand)
{
  const ZimbabweState *self = zimbabwe_state (state);
  gint                 n = 0;

  for (guint i = 0; i < self->n_crafts; i++)
    n += self->craft[i].owner == operand[0] && self->craft[i].kind == operand[1];
  return n;
}

static gint
value_left (const GameState *state, guint me, const guint16 *operand)
{
  return ZIMBABWE_COPIES -
         (gint) zimbabwe_state_count_crafts (zimbabwe_state (state), operand[0]);
}

static gint
value_height (const GameState *state, guint me, const guint16 *operand)
{
  return (gint) zimbabwe_state_get_level (zimbabwe_state (state), operand[0]);
}

static gint
value_bill (const GameState *state, guint me, const guint16 *operand)
{
  const ZimbabweState *self = zimbabwe_state (state);
  guint                owner = zimbabwe_state_find_owner (self, operand[0]);
  ZimbabweGround       ground;
  ZimbabweBuyer        buyer;
  ZimbabweNeed         need;
  guint                bill;

  if (owner == ZIMBABWE_NOBODY || self->seat[owner].discs == ZIMBABWE_N_DISCS ||
      zimbabwe_state_get_level (self, operand[0]) == ZIMBABWE_TOP_LEVEL)
    return 0;
  zimbabwe_ground_init (&ground);
  zimbabwe_ground_follow_as (&ground, self, self->seat[owner].god == ZIMBABWE_ESHU);
  zimbabwe_buyer_init (&buyer, &ground, self, owner);
  zimbabwe_need_begin (&need, self, operand[0]);
  bill = zimbabwe_buyer_complete (&buyer, &need, ZIMBABWE_NEVER - 1);
  return bill == ZIMBABWE_NEVER ? 0 : (gint) bill;
}

static gint
value_supply (const GameState *state, guint me, const guint16 *operand)
{
  const ZimbabweState *self = zimbabwe_state (state);
  guint                craft = zimbabwe_state_find_cover (self, operand[0]);
  ZimbabweGround       ground;

  if (craft == self->n_crafts)
    return 0;
  zimbabwe_ground_init (&ground);
  zimbabwe_ground_follow (&ground, self);
  return __builtin_popcountll (zimbabwe_ground_get_range (&ground, craft) & ~self->used[0]);
}

static gint
value_steps (const GameState *state, guint me, const guint16 *operand)
{
  ZimbabweGround ground;

  zimbabwe_ground_init (&ground);
  zimbabwe_ground_follow (&ground, zimbabwe_state (state));
  return (gint) zimbabwe_ground_count_steps (&ground, operand[0], operand[1]);
}

static gint
value_hubs (const GameState *state, guint me, const guint16 *operand)
{
  const ZimbabweState *self = zimbabwe_state (state);
  guint                from = zimbabwe_state_find_cover (self, operand[0]);
  guint                to = zimbabwe_state_find_cover (self, operand[1]);
  ZimbabweGround       ground;

  if (to == self->n_crafts || (from == self->n_crafts &&
                               zimbabwe_state_find_owner (self, operand[0]) == ZIMBABWE_NOBODY))
    return ZIMBABWE_FAR;
  zimbabwe_ground_init (&ground);
  zimbabwe_ground_follow (&ground, self);
  return (gint) (from == self->n_crafts
                   ? zimbabwe_ground_count_hubs (&ground, operand[0], to)
                   : zimbabwe_ground_count_hubs_between (&ground, from, to));
}

static gint
value_place (const GameState *state, guint me, const guint16 *operand)
{
  const ZimbabweState *self = zimbabwe_state (state);

  for (guint i = 0; i < self->seats && self->phase != ZIMBABWE_PHASE_AUCTION; i++)
    if (self->order[i] == operand[0])
      return (gint) i + 1;
  return 0;
}

static gint
value_pot (const GameState *state, guint me, const guint16 *operand)
{
  return zimbabwe_state (state)->pot;
}

static gint
value_plaque (const GameState *state, guint me, const guint16 *operand)
{
  const ZimbabweState *self = zimbabwe_state (state);

  return (gint) zimbabwe_state_get_plaque (self, operand[0], self->pot);
}

static gint
value_over (const GameState *state, guint me, const guint16 *operand)
{
  return zimbabwe_state (state)->phase == ZIMBABWE_PHASE_OVER;
}

static gint
value_won (const GameState *state, guint me, const guint16 *operand)
{
  GameResult result;

  zimbabwe_state_rank (zimbabwe_state (state), &result);
  return value_over (state, me, operand) && result.rank[me] == 1;
}

const GameTerm zimbabwe_terms[ZIMBABWE_N_TERMS] = {
  { "vp", "s", value_vp },
  { "vr", "s", value_vr },
  { "lead", "s", value_lead },
  { "short", "s", value_short },
  { "cattle", "s", value_cattle },
  { "cards", "s", value_cards },
  { "income", "s", value_income },
  { "monuments", "s", value_monuments },
  { "level", "s", value_level },
  { "tall", "s", value_tall },
  { "price", "sl", value_price },
  { "crafts", "sl", value_crafts },
  { "left", "l", value_left },
  { "height", "p", value_height },
  { "bill", "p", value_bill },
  { "supply", "p", value_supply },
  { "steps", "pp", value_steps },
  { "hubs", "pp", value_hubs },
  { "place", "s", value_place },
  { "pot", "", value_pot },
  { "plaque", "s", value_plaque },
  { "won", "", value_won },
  { "over", "", value_over },
};
