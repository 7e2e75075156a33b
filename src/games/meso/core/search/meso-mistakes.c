/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The line is played in a world that the seat holds possible. Most mistakes are seen in what it
 * leaves behind just before the turn ends, some in a single action.
 */
#include "meso-mistakes.h"

#include <string.h>

#include "meso-apply.h"
#include "meso-legal.h"
#include "meso-mistake.h"
#include "meso-rules.h"
#include "meso-ways.h"

#define CERTAIN 1000

/* From so many steps on a plain is far from the temple. */
#define FAR_AWAY 3

/* Wood is within reach at so many steps: as many as are left with two discoveries made. */
#define NEAR_WOOD 2

/* Points that Endurance has added in vain if so many are left. */
#define ENDURANCE_POINTS 3

/* From this limit on every token can be paid for. */
#define ENOUGH_LIMIT 7

/* A line as it was played. */
typedef struct
{
  guint           seat;
  MesoState       before;
  MesoState       now; /* up to the action that is looked at; at last just before the turn ends */
  guint           end; /* the kind of the action that ended the turn, or MESO_N_KINDS */
  const GameLine *line;
  gboolean        made[MESO_N_MISTAKES];
  GameReason      found[MESO_N_MISTAKES]; /* the first of each kind */
} Turn;

static const MesoSeat *
get_self (const Turn *turn)
{
  return &turn->now.seat[turn->seat];
}

/* Notes a mistake with its spot, or MESO_NOWHERE, and its number. */
static void
add (Turn *turn, MesoMistake mistake, guint spot, guint number)
{
  GameReason reason = { .kind = (guint8) mistake, .share = CERTAIN };

  if (turn->made[mistake])
    return;
  if (spot != MESO_NOWHERE)
    reason.operand[0] = (guint8) (meso_map_get ()->place[spot] + 1);
  reason.operand[1] = (guint8) number;
  turn->made[mistake] = TRUE;
  turn->found[mistake] = reason;
}

static guint
get_spot (guint place)
{
  return meso_map_get ()->spot[place];
}

static gboolean
has_played (const Turn *turn, guint kind)
{
  for (guint i = 0; i < turn->line->n; i++)
    if (turn->line->actions[i].kind == kind)
      return TRUE;
  return FALSE;
}

static gboolean
is_legal (const Turn *turn, guint kind)
{
  g_autofree GameAction *legal = g_new (GameAction, meso_rules.max_legal);
  guint                  n = meso_legal ((const GameState *) &turn->now, turn->seat, legal);

  for (guint i = 0; i < n; i++)
    if (legal[i].kind == kind)
      return TRUE;
  return FALSE;
}

static gboolean
takes_hut (const MesoLand *land)
{
  return land->kind == MESO_KIND_PLAIN && land->hut[1] == 0 && land->holy == 0;
}

static guint
count_offered (const MesoSeat *seat)
{
  return (guint) __builtin_popcount (seat->offered);
}

/* ---- Bearers */

typedef struct
{
  guint n;
  guint mana; /* for all of them */
  guint spot; /* of the last one; MESO_NOWHERE: there is none */
  guint fresh;
} Bearers;

static Bearers
find_bearers (const Turn *turn)
{
  Bearers bearers = { .spot = MESO_NOWHERE };

  for (guint i = 0; i < get_self (turn)->n_settlers; i++)
    {
      guint16 key = turn->now.settler[turn->seat][i];
      guint   klass = meso_key_get_class (key);

      if (klass < MESO_BEARER)
        continue;
      bearers.n++;
      bearers.spot = key >> 4;
      bearers.mana += meso_state_get_value (&turn->now, turn->seat, klass - MESO_BEARER);
      bearers.fresh += turn->now.fresh >> (klass - MESO_BEARER) & 1;
    }
  return bearers;
}

static void
look_at_bearers (Turn *turn)
{
  Bearers bearers = find_bearers (turn);
  guint   mana = get_self (turn)->mana + meso_state_count_yields (&turn->now, turn->seat);

  if (bearers.fresh == 0 || mana >= bearers.mana)
    return;
  if (bearers.n == 1)
    add (turn, MESO_MISTAKE_EARLY_BEARER, bearers.spot, bearers.mana - mana);
  else
    add (turn, MESO_MISTAKE_TWO_BEARERS, bearers.spot, bearers.mana - mana);
}

/* A bearer from an earlier turn who stands in the temple, or one step before it with a point left,
 * and can be paid for. */
static void
look_at_the_door (Turn *turn)
{
  const MesoMap *map = meso_map_get ();

  for (guint i = 0; i < get_self (turn)->n_settlers; i++)
    {
      guint16 key = turn->now.settler[turn->seat][i];
      guint   klass = meso_key_get_class (key), spot = key >> 4;
      guint   steps = meso_place_get_distance (map->place[spot]);

      if (klass >= MESO_BEARER && !(turn->now.fresh >> (klass - MESO_BEARER) & 1) &&
          steps <= MIN (1u, turn->now.moves) && turn->now.acted == MESO_ACTED_NOT &&
          meso_state_get_value (&turn->now, turn->seat, klass - MESO_BEARER) <=
            get_self (turn)->mana)
        add (turn, MESO_MISTAKE_AT_THE_DOOR, spot, 0);
    }
}

/* ---- Settlers and goods */

static void
look_at_settlers (Turn *turn)
{
  const MesoSeat *self = get_self (turn);
  guint           left = MESO_N_TOKENS - count_offered (self);

  if (has_played (turn, MESO_OFFER) && left > 0 && self->n_settlers < 2 &&
      turn->before.seat[turn->seat].n_settlers >= 2 &&
      (self->n_tokens < MESO_N_TOKENS || self->n_settlers < left))
    add (turn, MESO_MISTAKE_LAST_SETTLERS, MESO_NOWHERE, 0);
}

static void
look_at_loads (Turn *turn)
{
  for (guint i = 0; i < get_self (turn)->n_settlers; i++)
    {
      guint16         key = turn->now.settler[turn->seat][i];
      guint           klass = meso_key_get_class (key);
      const MesoLand *land = meso_state_get_land (&turn->now, key >> 4);
      guint           own = meso_land_count_settlers (land, turn->seat);

      if (klass >= MESO_BEARER || klass == MESO_EMPTY || klass == MESO_EMPTY_THIEF)
        continue;
      for (guint other = 0; other < turn->now.seats; other++)
        if (other != turn->seat && meso_land_count_settlers (land, other) > own)
          add (turn, MESO_MISTAKE_LOAD_EXPOSED, key >> 4, 0);
      if ((klass == MESO_WOOD || klass == MESO_WOOD_THIEF) && own == 1 && takes_hut (land) &&
          get_self (turn)->n_tokens < MESO_N_TOKENS && turn->now.acted == MESO_ACTED_NOT)
        add (turn, MESO_MISTAKE_ALONE, key >> 4, 0);
    }
}

/* Wood that nobody took, though who discovered could have reached it with empty hands. */
static void
look_at_discoveries (Turn *turn)
{
  MesoWays ways;
  guint    from = MESO_NOWHERE;

  for (guint i = 0; i < turn->line->n; i++)
    {
      GameAction action = turn->line->actions[i];

      if (action.kind == MESO_DISCOVER && action.operand[1] == MESO_EMPTY &&
          turn->before.index[get_spot (action.operand[0])] != MESO_NO_LAND)
        from = turn->before.index[get_spot (action.operand[0])];
    }
  if (from == MESO_NOWHERE || turn->before.seat[turn->seat].n_tokens == MESO_N_TOKENS ||
      has_played (turn, MESO_PICK) || has_played (turn, MESO_HUT))
    return;
  meso_ways_find (&turn->before, &ways);
  for (guint i = 0; i < turn->before.n_lands; i++)
    if (turn->before.land[i].wood > 0 && ways.plain[from][i] <= NEAR_WOOD &&
        ways.plain[from][i] <= turn->before.moves)
      add (turn, MESO_MISTAKE_DISCOVERED, turn->before.land[i].spot, 0);
}

/* ---- Holy places and the end of the turn */

static void
look_at_holy_places (Turn *turn)
{
  const MesoSeat *self = get_self (turn);

  if (self->mana >= self->limit)
    return;
  for (guint i = 0; i < turn->now.n_lands; i++)
    {
      const MesoLand *land = &turn->now.land[i];

      if (land->holy == turn->seat + 1 && meso_land_count_settlers (land, turn->seat) == 0)
        add (turn, MESO_MISTAKE_EMPTY_HOLY, land->spot, 0);
    }
}

static void
look_at_cards (Turn *turn)
{
  const MesoSeat *self = get_self (turn);
  const MesoSeat *was = &turn->before.seat[turn->seat];
  guint           yields = meso_state_count_yields (&turn->now, turn->seat);
  gboolean        robs = FALSE;

  for (guint other = 0; other < turn->now.seats; other++)
    robs = robs || (other != turn->seat && turn->now.seat[other].mana > 0);
  if (was->cards[MESO_CARD_SACRED_STONE] > 0 && self->cards[MESO_CARD_SACRED_STONE] > 0 &&
      (self->limit < MESO_ALL_MANA || self->mana < self->limit))
    add (turn, MESO_MISTAKE_KEPT_CARD, MESO_NOWHERE, MESO_CARD_SACRED_STONE);
  if (was->cards[MESO_CARD_MANA_THEFT] > 0 && self->cards[MESO_CARD_MANA_THEFT] > 0 && robs &&
      self->mana < self->limit)
    add (turn, MESO_MISTAKE_KEPT_CARD, MESO_NOWHERE, MESO_CARD_MANA_THEFT);
  if (has_played (turn, MESO_PRIEST) && (yields == 0 || self->mana + yields >= self->limit))
    add (turn, MESO_MISTAKE_PRIEST, MESO_NOWHERE, 0);
  if (has_played (turn, MESO_ENDURANCE) && turn->now.moves >= ENDURANCE_POINTS)
    add (turn, MESO_MISTAKE_ENDURANCE, MESO_NOWHERE, 0);
}

/* ---- Single actions */

/* The fewest steps from a land to goods that lie, or to the temple, on the way that matters. */
static guint
find_work (const MesoState *state, const MesoWays *ways, guint from)
{
  guint least = ways->plain[from][state->index[meso_map_get ()->temple]];

  for (guint i = 0; i < state->n_lands; i++)
    if (state->land[i].wood + state->land[i].stone > 0)
      least = MIN (least, (guint) ways->plain[from][i]);
  return least;
}

/* A birth while another one, nearer to the work, is possible. */
static void
look_at_birth (Turn *turn, GameAction action)
{
  g_autofree GameAction *legal = g_new (GameAction, meso_rules.max_legal);
  guint                  n = meso_legal ((const GameState *) &turn->now, turn->seat, legal);
  guint                  spot = get_spot (action.operand[0]);
  MesoWays               ways;

  meso_ways_find (&turn->now, &ways);
  for (guint i = 0; i < n; i++)
    if (legal[i].kind == action.kind &&
        find_work (&turn->now, &ways, turn->now.index[get_spot (legal[i].operand[0])]) + 1 <
          find_work (&turn->now, &ways, turn->now.index[spot]))
      add (turn, MESO_MISTAKE_BIRTH_FAR, get_spot (legal[i].operand[0]), 0);
}

/* A token laid on a far plain on which another one of the seat's lies. */
static void
look_at_token (Turn *turn, GameAction action)
{
  const MesoLand *land = meso_state_get_land (&turn->now, turn->now.due_spot);
  guint           own = 0;

  if (action.operand[0] == 1)
    {
      if (get_self (turn)->n_tokens < MESO_N_TOKENS)
        add (turn, MESO_MISTAKE_BARE_HUT, turn->now.due_spot, 0);
      return;
    }
  for (guint k = 0; k < 2; k++)
    own += MESO_HUT_GET_OWNER (land->hut[k]) == turn->seat + 1 &&
           MESO_HUT_GET_TOKEN (land->hut[k]) != 0;
  if (own > 0 && meso_place_get_distance (meso_map_get ()->place[land->spot]) >= FAR_AWAY)
    add (turn, MESO_MISTAKE_FAR_TOKENS, land->spot, 0);
}

/* A volcano beside a land where the seat has settlers or huts, while it could lie elsewhere. */
static gboolean
is_own_way (const Turn *turn, guint spot)
{
  const MesoMap *map = meso_map_get ();

  for (guint k = 0; k < MESO_N_NEAR && map->near[spot][k] != MESO_NOWHERE; k++)
    {
      const MesoLand *land = meso_state_get_land (&turn->now, map->near[spot][k]);

      if (land && (meso_land_count_settlers (land, turn->seat) > 0 ||
                   meso_land_count_huts (land, turn->seat) > 0))
        return TRUE;
    }
  return FALSE;
}

static void
look_at_volcano (Turn *turn, GameAction action)
{
  g_autofree GameAction *legal = g_new (GameAction, meso_rules.max_legal);
  guint                  n = meso_legal ((const GameState *) &turn->now, turn->seat, legal);

  if (!is_own_way (turn, get_spot (action.operand[0])))
    return;
  for (guint i = 0; i < n; i++)
    if (!is_own_way (turn, get_spot (legal[i].operand[0])))
      add (turn, MESO_MISTAKE_VOLCANO_NEAR, get_spot (action.operand[0]), 0);
}

/* The settlers of others in a land, less twice those of the seat. */
static gint
count_strangers (const Turn *turn, const MesoLand *land)
{
  gint n = 0;

  for (guint other = 0; other < turn->now.seats; other++)
    n += (other == turn->seat ? -2 : 1) * (gint) meso_land_count_settlers (land, other);
  return n;
}

/* A piece that went where others stand, while a land where the seat stands got none. */
static void
look_at_seed (Turn *turn, GameAction action)
{
  guint kind = meso_state_get_land (&turn->now, turn->now.due_spot)->kind;

  for (guint k = 0; k < 3 && action.operand[k] != MESO_NOWHERE; k++)
    {
      const MesoLand *chosen = meso_state_get_land (&turn->now, get_spot (action.operand[k]));

      for (guint i = 0; i < turn->now.n_lands; i++)
        {
          const MesoLand *other = &turn->now.land[i];
          guint           place = meso_map_get ()->place[other->spot];

          if (other->kind == kind && other->spot != turn->now.due_spot &&
              !memchr (action.operand, (int) place, 3) && count_strangers (turn, chosen) > 0 &&
              count_strangers (turn, other) < 0)
            add (turn, MESO_MISTAKE_SEED_FAR, other->spot, 0);
        }
    }
}

static void
look_at_step (Turn *turn, GameAction action)
{
  const MesoSeat *self = get_self (turn);
  guint           klass = action.operand[1];

  if (action.operand[2] != MESO_TEMPLE)
    return;
  if (klass == MESO_WOOD || klass == MESO_WOOD_THIEF)
    add (turn, MESO_MISTAKE_WOOD_LOST, get_spot (action.operand[0]), 0);
  if (klass != MESO_STONES && klass != MESO_STONE_THIEF)
    return;
  if (self->limit == MESO_ALL_MANA && self->mana == MESO_ALL_MANA)
    add (turn, MESO_MISTAKE_STONE_LOST, get_spot (action.operand[0]), 0);
  else if (self->limit >= ENOUGH_LIMIT && self->n_holies == 0)
    add (turn, MESO_MISTAKE_NO_HOLY, get_spot (action.operand[0]), 0);
}

static void
look_at (Turn *turn, GameAction action)
{
  switch (action.kind)
    {
    case MESO_STEP:
      look_at_step (turn, action);
      break;
    case MESO_BIRTH:
      look_at_birth (turn, action);
      break;
    case MESO_LAY:
      look_at_token (turn, action);
      break;
    case MESO_VOLCANO:
      look_at_volcano (turn, action);
      break;
    case MESO_SEED:
      look_at_seed (turn, action);
      break;
    case MESO_DRAW:
      if (is_legal (turn, MESO_HUT) && get_self (turn)->n_tokens < MESO_N_TOKENS)
        add (turn, MESO_MISTAKE_DREW, MESO_NOWHERE, 0);
      break;
    default:
      break;
    }
}

static gboolean
ends_turn (GameAction action)
{
  return (meso_rules.kinds[action.kind].flags & GAME_KIND_ENDS_TURN) != 0;
}

/* Plays the line, up to the action that ends the turn. */
static void
play (Turn *turn)
{
  for (guint i = 0; i < turn->line->n; i++)
    {
      GameAction action = turn->line->actions[i];

      if (turn->now.over || turn->now.mover != turn->seat ||
          meso_rules.judge ((const GameState *) &turn->now, turn->seat, action) != MESO_LEGAL)
        return;
      look_at (turn, action);
      if (ends_turn (action))
        {
          turn->end = action.kind;
          return;
        }
      meso_apply ((GameState *) &turn->now, action, NULL);
    }
}

void
meso_mistakes_find (const GameState *seen,
                    const GameLine  *line,
                    guint64          seed,
                    GameCritique    *critique)
{
  Turn turn = {
    .seat = meso_state (seen)->mover,
    .end = MESO_N_KINDS,
    .line = line,
  };

  meso_rules.complete (seen, seed, (GameState *) &turn.before);
  turn.now = turn.before;
  play (&turn);
  if (turn.end != MESO_N_KINDS && !turn.now.over)
    {
      look_at_bearers (&turn);
      look_at_settlers (&turn);
      look_at_holy_places (&turn);
      look_at_loads (&turn);
      look_at_discoveries (&turn);
      look_at_cards (&turn);
      look_at_the_door (&turn);
    }
  for (guint i = 0; i < MESO_N_MISTAKES && critique->n_reasons < GAME_MAX_REASONS; i++)
    if (turn.made[i])
      critique->reasons[critique->n_reasons++] = turn.found[i];
}
