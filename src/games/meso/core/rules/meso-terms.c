/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each term is read off the state; none of them counts what happened before, for which there are
 * counters.
 */
#include "meso-terms.h"

#include "meso-state.h"

static const char *const goods_words[] = { "wood", "stone", NULL };
static const char *const land_words[] = { "plain", "forest", "quarry", "volcano", NULL };
static const char *const card_words[] = { "banish", "endurance", "fertility", "land", "mana-theft",
                                          "priest", "sacred-stone", "teleport", NULL };

static const MesoSeat *
get_seat (const GameState *state, const guint16 *operand)
{
  return &meso_state (state)->seat[operand[0]];
}

/* The land in the place of an operand, or NULL. */
static const MesoLand *
get_land (const GameState *state, guint place)
{
  return meso_state_get_land (meso_state (state), meso_map_get ()->spot[place]);
}

static gint
value_mana (const GameState *state, guint me, const guint16 *operand)
{
  return get_seat (state, operand)->mana;
}

static gint
value_limit (const GameState *state, guint me, const guint16 *operand)
{
  return get_seat (state, operand)->limit;
}

static gint
value_offered (const GameState *state, guint me, const guint16 *operand)
{
  return __builtin_popcount (get_seat (state, operand)->offered);
}

static gint
value_worth (const GameState *state, guint me, const guint16 *operand)
{
  const MesoSeat *seat = get_seat (state, operand);
  gint            worth = 0;

  for (guint i = 0; i < MESO_N_TOKENS; i++)
    worth += seat->offered >> i & 1 ? seat->token[i] : 0;
  return worth;
}

static gint
value_tokens (const GameState *state, guint me, const guint16 *operand)
{
  return get_seat (state, operand)->n_tokens - value_offered (state, me, operand);
}

static gint
value_bearers (const GameState *state, guint me, const guint16 *operand)
{
  const guint16 *keys = meso_state (state)->settler[operand[0]];
  gint           n = 0;

  for (guint i = 0; i < get_seat (state, operand)->n_settlers; i++)
    n += meso_key_get_class (keys[i]) >= MESO_BEARER;
  return n;
}

static gint
value_sealed (const GameState *state, guint me, const guint16 *operand)
{
  return value_tokens (state, me, operand) - value_bearers (state, me, operand);
}

static gint
value_settlers (const GameState *state, guint me, const guint16 *operand)
{
  return get_seat (state, operand)->n_settlers;
}

static gint
value_huts (const GameState *state, guint me, const guint16 *operand)
{
  return get_seat (state, operand)->n_huts;
}

static gint
value_holies (const GameState *state, guint me, const guint16 *operand)
{
  return get_seat (state, operand)->n_holies;
}

static gint
value_breeders (const GameState *state, guint me, const guint16 *operand)
{
  const MesoState *self = meso_state (state);
  guint            n = 0;

  for (guint i = 0; i < self->n_lands; i++)
    n += meso_land_count_free_huts (&self->land[i], operand[0]);
  return (gint) n;
}

static gint
value_hand (const GameState *state, guint me, const guint16 *operand)
{
  gint n = 0;

  for (guint card = 0; card <= MESO_CARD_UNKNOWN; card++)
    n += get_seat (state, operand)->cards[card];
  return n;
}

static gint
value_holds (const GameState *state, guint me, const guint16 *operand)
{
  return get_seat (state, operand)->cards[operand[1]];
}

static gint
value_yields (const GameState *state, guint me, const guint16 *operand)
{
  return (gint) meso_state_count_yields (meso_state (state), operand[0]);
}

static gint
value_carried (const GameState *state, guint me, const guint16 *operand)
{
  const guint16 *keys = meso_state (state)->settler[operand[0]];
  gint           n = 0;

  for (guint i = 0; i < get_seat (state, operand)->n_settlers; i++)
    {
      guint klass = meso_key_get_class (keys[i]);

      n += klass < MESO_BEARER && klass % MESO_EMPTY_THIEF == operand[1] + 1u;
    }
  return n;
}

static gint
value_lying (const GameState *state, guint me, const guint16 *operand)
{
  const MesoState *self = meso_state (state);
  gint             n = 0;

  for (guint i = 0; i < self->n_lands; i++)
    n += operand[0] == 0 ? self->land[i].wood : self->land[i].stone;
  return n;
}

static gint
value_lies (const GameState *state, guint me, const guint16 *operand)
{
  const MesoLand *land = get_land (state, operand[1]);

  return !land ? 0 : operand[0] == 0 ? land->wood
                                     : land->stone;
}

static gint
value_lands (const GameState *state, guint me, const guint16 *operand)
{
  return (gint) meso_state_count_others (meso_state (state), MESO_KIND_PLAIN + operand[0],
                                         MESO_NOWHERE);
}

static gint
value_at (const GameState *state, guint me, const guint16 *operand)
{
  const MesoLand *land = get_land (state, operand[1]);

  return land ? (gint) meso_land_count_settlers (land, operand[0]) : 0;
}

static gint
value_huts_at (const GameState *state, guint me, const guint16 *operand)
{
  const MesoLand *land = get_land (state, operand[1]);

  return land ? (gint) meso_land_count_huts (land, operand[0]) : 0;
}

static gint
value_holy_at (const GameState *state, guint me, const guint16 *operand)
{
  const MesoLand *land = get_land (state, operand[1]);

  return land && land->holy == operand[0] + 1;
}

static gint
value_points (const GameState *state, guint me, const guint16 *operand)
{
  return meso_state (state)->moves;
}

static gint
value_won (const GameState *state, guint me, const guint16 *operand)
{
  GameResult result;
  guint      n_first = 0;

  meso_state_rank (meso_state (state), &result);
  for (guint i = 0; i < meso_state (state)->seats; i++)
    n_first += result.rank[i] == 1;
  return meso_state (state)->over && result.rank[me] == 1 && n_first == 1;
}

const GameTerm meso_terms[MESO_N_TERMS] = {
  { "mana", "s", value_mana },
  { "limit", "s", value_limit },
  { "offered", "s", value_offered },
  { "worth", "s", value_worth },
  { "tokens", "s", value_tokens },
  { "sealed", "s", value_sealed },
  { "bearers", "s", value_bearers },
  { "settlers", "s", value_settlers },
  { "huts", "s", value_huts },
  { "holies", "s", value_holies },
  { "breeders", "s", value_breeders },
  { "hand", "s", value_hand },
  { "holds", "sw", value_holds, card_words },
  { "yields", "s", value_yields },
  { "carried", "sw", value_carried, goods_words },
  { "lying", "w", value_lying, goods_words },
  { "lies", "wp", value_lies, goods_words },
  { "lands", "w", value_lands, land_words },
  { "at", "sp", value_at },
  { "hutsat", "sp", value_huts_at },
  { "holyat", "sp", value_holy_at },
  { "points", "", value_points },
  { "won", "", value_won },
};
