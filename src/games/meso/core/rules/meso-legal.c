/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rows of a position in byte order, so that random play needs no list of steps, discoveries,
 * teleports and banished huts.
 *
 * Kinds are asked in the order of their names. Lands, settlers and neighbours are sorted by spots
 * already, which is the order of places that no letter follows; where one does, the rows of the
 * kind are sorted again.
 */
#include "meso-legal.h"

#include "game-rng.h"
#include "meso-apply.h"
#include "meso-judge.h"
#include "meso-rows.h"

static void
add_row (MesoRows   *rows,
         GameAction  action,
         MesoTargets type,
         guint       operand,
         guint       spot,
         guint64     targets)
{
  MesoRow *row = &rows->row[rows->n];

  if (targets == 0)
    return;
  *row = (MesoRow) { action, targets, (guint8) type, (guint8) operand, (guint8) spot };
  rows->n++;
  rows->total += (guint) __builtin_popcountll (targets);
}

/* Sorts the rows from number `first` on by their first place, which a letter follows. */
static void
sort_late (MesoRows *rows, guint first)
{
  const guint8 *late = rows->map->late;
  const guint8 *spot = rows->map->spot;

  for (guint i = first + 1; i < rows->n; i++)
    {
      MesoRow row = rows->row[i];
      guint   at = i;

      for (; at > first && late[spot[rows->row[at - 1].action.operand[0]]] >
                             late[spot[row.action.operand[0]]];
           at--)
        rows->row[at] = rows->row[at - 1];
      rows->row[at] = row;
    }
}

static gboolean
has_card (const MesoRows *rows, guint card)
{
  return rows->self->cards[card] > 0;
}

/* The number of the first settler behind those that are like settler i. */
static guint
skip_alike (const MesoRows *rows, guint i)
{
  guint next = i + 1;

  while (next < rows->self->n_settlers && rows->keys[next] == rows->keys[i])
    next++;
  return next;
}

/* The number of the first settler behind those that stand where settler i stands. */
static guint
skip_land (const MesoRows *rows, guint i)
{
  guint next = i + 1;

  while (next < rows->self->n_settlers && rows->keys[next] >> 4 == rows->keys[i] >> 4)
    next++;
  return next;
}

static const MesoLand *
get_land (const MesoRows *rows, guint settler)
{
  return &rows->state->land[rows->state->index[rows->keys[settler] >> 4]];
}

/* ---- Movement */

static void
add_steps (MesoRows *rows)
{
  const guint first = rows->n;

  for (guint i = 0; i < rows->self->n_settlers; i = skip_alike (rows, i))
    {
      const MesoLand *land = get_land (rows, i);
      guint           klass = meso_key_get_class (rows->keys[i]);
      guint           ways = land->ways;

      if (klass >= MESO_BEARER && meso_state_lacks_mana (rows->state, klass))
        ways &= ~(1u << meso_map_find_near (land->spot, rows->map->temple));
      add_row (rows, meso_action (MESO_STEP, rows->map->place[land->spot], klass, 0, 0),
               MESO_TARGETS_NEAR, 2, land->spot, ways);
    }
  sort_late (rows, first);
}

static gboolean
can_discover (const MesoState *state)
{
  return state->acted == MESO_ACTED_NOT && state->moves > 0 && state->n_stack > 0 &&
         state->found < MESO_MAX_FOUND;
}

static void
add_discoveries (MesoRows *rows, MesoKind kind)
{
  const guint first = rows->n;

  if (!can_discover (rows->state))
    return;
  for (guint i = 0; i < rows->self->n_settlers; i = skip_alike (rows, i))
    {
      const MesoLand *land = get_land (rows, i);

      add_row (rows,
               meso_action (kind, rows->map->place[land->spot],
                            meso_key_get_class (rows->keys[i]), 0, 0),
               MESO_TARGETS_NEAR, 2, land->spot, land->edge);
    }
  sort_late (rows, first);
}

static void
add_drops (MesoRows *rows)
{
  const guint first = rows->n;

  for (guint i = 0; i < rows->self->n_settlers; i = skip_alike (rows, i))
    {
      guint klass = meso_key_get_class (rows->keys[i]);

      if (klass < MESO_BEARER && klass % MESO_EMPTY_THIEF != 0)
        meso_rows_add (rows,
                       meso_action (MESO_DROP, rows->map->place[rows->keys[i] >> 4], klass, 0, 0));
    }
  sort_late (rows, first);
}

static void
add_picks (MesoRows *rows)
{
  const guint first = rows->n;

  for (guint i = 0; i < rows->self->n_settlers; i = skip_alike (rows, i))
    {
      guint           klass = meso_key_get_class (rows->keys[i]);
      const MesoLand *land = get_land (rows, i);
      guint           place = rows->map->place[land->spot];

      if (klass != MESO_EMPTY && klass != MESO_EMPTY_THIEF)
        continue;
      for (guint k = 0; k < 2; k++)
        if (MESO_HUT_GET_OWNER (land->hut[k]) == rows->mover + 1 &&
            MESO_HUT_GET_TOKEN (land->hut[k]) > 0)
          meso_rows_add (rows, meso_action (MESO_PICK, place, klass,
                                            MESO_HUT_GET_TOKEN (land->hut[k]) + 1u, 0));
      if (land->stone)
        meso_rows_add (rows, meso_action (MESO_PICK, place, klass, 1, 0));
      if (land->wood)
        meso_rows_add (rows, meso_action (MESO_PICK, place, klass, 0, 0));
    }
  sort_late (rows, first);
}

static void
add_offers (MesoRows *rows)
{
  guint first = 0;

  while (first < rows->self->n_settlers && rows->keys[first] >> 4 < rows->map->temple)
    first++;
  for (guint i = first;
       i < rows->self->n_settlers && rows->keys[i] >> 4 == rows->map->temple; i++)
    {
      guint klass = meso_key_get_class (rows->keys[i]);

      if (klass >= MESO_BEARER && !(rows->state->fresh >> (klass - MESO_BEARER) & 1) &&
          !meso_state_lacks_mana (rows->state, klass))
        meso_rows_add_plain (rows, MESO_OFFER, klass - MESO_BEARER + 1);
    }
}

/* Adds thefts in a land; `hands` stand there. */
static void
add_thefts_in (MesoRows *rows, const MesoLand *land)
{
  guint own = meso_land_count_settlers (land, rows->mover);

  for (guint seat = 0; seat < rows->state->seats; seat++)
    {
      guint n = meso_land_count_settlers (land, seat);

      if (seat == rows->mover || n == 0 || n >= own)
        continue;
      for (guint goods = 2; goods-- > 0;)
        if (meso_state_has_settler (rows->state, seat, land->spot, MESO_WOOD + goods))
          meso_rows_add (rows, meso_action (MESO_STEAL, rows->map->place[land->spot], seat + 1,
                                            goods,
                                            0));
    }
}

static void
add_thefts (MesoRows *rows)
{
  for (guint i = 0; i < rows->self->n_settlers; i = skip_alike (rows, i))
    {
      const MesoLand *land = get_land (rows, i);

      if (meso_key_get_class (rows->keys[i]) == MESO_EMPTY &&
          (land->crowd & ~(15u << (4 * rows->mover))) != 0)
        add_thefts_in (rows, land);
    }
}

/* ---- Actions */

/* Adds an action of one kind in each land in which two own settlers stand, where it is legal. */
static void
add_works (MesoRows *rows, MesoKind kind, MesoActed acted)
{
  if (rows->state->acted != MESO_ACTED_NOT && rows->state->acted != acted)
    return;
  for (guint i = 0; i < rows->self->n_settlers; i = skip_land (rows, i))
    {
      const MesoLand *land = get_land (rows, i);
      GameAction      action = meso_action (kind, rows->map->place[land->spot], 0, 0, 0);

      if (land->kind == MESO_KIND_PLAIN && meso_land_count_settlers (land, rows->mover) >= 2 &&
          meso_judge (rows->state, action) == MESO_LEGAL)
        meso_rows_add (rows, action);
    }
}

/* ---- Cards */

/* The plains that can take a hut. */
static guint64
find_open_plains (const MesoState *state)
{
  guint64 plains = 0;

  for (guint i = 0; i < state->n_lands; i++)
    if (state->land[i].kind == MESO_KIND_PLAIN && !state->land[i].holy && !state->land[i].hut[1])
      plains |= G_GUINT64_CONSTANT (1) << i;
  return plains;
}

static void
add_banishments (MesoRows *rows)
{
  const guint first = rows->n;
  guint64     plains;

  if (!has_card (rows, MESO_CARD_BANISH))
    return;
  plains = find_open_plains (rows->state);
  for (guint i = 0; i < rows->state->n_lands; i++)
    for (guint k = 0; k < 2 && rows->state->land[i].hut[k] != 0; k++)
      {
        const MesoLand *land = &rows->state->land[i];

        if (k == 0 || land->hut[1] != land->hut[0])
          add_row (rows,
                   meso_action (MESO_BANISH, rows->map->place[land->spot],
                                MESO_HUT_GET_OWNER (land->hut[k]),
                                MESO_HUT_GET_TOKEN (land->hut[k]), 0),
                   MESO_TARGETS_LANDS, 3, 0, plains & ~(G_GUINT64_CONSTANT (1) << i));
      }
  sort_late (rows, first);
}

/* Adds the teleports of the settlers of a seat that are of one class. */
static void
add_teleports_of (MesoRows *rows, guint seat, guint rank, guint64 lands)
{
  const guint16 *keys = rows->state->settler[seat];

  for (guint i = 0; i < rows->state->seat[seat].n_settlers; i++)
    if ((keys[i] & 15) == rank && (i == 0 || keys[i] != keys[i - 1]))
      add_row (rows,
               meso_action (MESO_TELEPORT, seat + 1, meso_class_of_rank[rank],
                            rows->map->place[keys[i] >> 4], 0),
               MESO_TARGETS_LANDS, 3, 0,
               lands & ~(G_GUINT64_CONSTANT (1) << rows->state->index[keys[i] >> 4]));
}

static void
add_teleports (MesoRows *rows)
{
  guint64 lands = 0;

  if (!has_card (rows, MESO_CARD_TELEPORT))
    return;
  for (guint i = 0; i < rows->state->n_lands; i++)
    if (rows->state->land[i].kind != MESO_KIND_VOLCANO &&
        rows->state->land[i].kind != MESO_KIND_TEMPLE)
      lands |= G_GUINT64_CONSTANT (1) << i;
  for (guint seat = 0; seat < rows->state->seats; seat++)
    for (guint rank = 0; rank < MESO_N_CLASSES; rank++)
      add_teleports_of (rows, seat, rank, lands);
}

static void
add_robberies (MesoRows *rows)
{
  for (guint seat = 0; seat < rows->state->seats && has_card (rows, MESO_CARD_MANA_THEFT); seat++)
    if (seat != rows->mover && rows->state->seat[seat].mana > 0)
      meso_rows_add_plain (rows, MESO_ROB, seat + 1);
}

/* ---- All */

/* Those from "banish" to "offer". */
static void
add_first (MesoRows *rows, gboolean moving)
{
  add_banishments (rows);
  add_works (rows, MESO_BIRTH, MESO_ACTED_BIRTH);
  add_discoveries (rows, MESO_DISCOVER);
  if (moving && meso_judge (rows->state, meso_action (MESO_DRAW, 0, 0, 0, 0)) == MESO_LEGAL)
    meso_rows_add_plain (rows, MESO_DRAW, 0);
  if (moving)
    add_drops (rows);
  meso_rows_add_plain (rows, MESO_END, 0);
  if (moving && has_card (rows, MESO_CARD_ENDURANCE))
    meso_rows_add_plain (rows, MESO_ENDURANCE, 0);
  add_works (rows, MESO_HOLY, MESO_ACTED_HOLY);
  add_works (rows, MESO_HUT, MESO_ACTED_HUT);
  if (has_card (rows, MESO_CARD_LAND))
    add_discoveries (rows, MESO_LAND);
  if (moving)
    add_offers (rows);
}

/* Those from "pick" to "twins". */
static void
add_last (MesoRows *rows, gboolean moving)
{
  if (moving)
    add_picks (rows);
  if (has_card (rows, MESO_CARD_PRIEST))
    meso_rows_add_plain (rows, MESO_PRIEST, 0);
  add_robberies (rows);
  add_thefts (rows);
  if (moving && rows->state->moves > 0)
    add_steps (rows);
  if (has_card (rows, MESO_CARD_SACRED_STONE))
    meso_rows_add_plain (rows, MESO_STONE, 0);
  add_teleports (rows);
  if (has_card (rows, MESO_CARD_FERTILITY))
    add_works (rows, MESO_TWINS, MESO_ACTED_BIRTH);
}

static void
find_rows (MesoRows *rows, const MesoState *state)
{
  gboolean moving = state->acted == MESO_ACTED_NOT;

  rows->state = state;
  rows->map = meso_map_get ();
  rows->mover = state->mover;
  rows->self = &state->seat[state->mover];
  rows->keys = state->settler[state->mover];
  rows->n = rows->total = 0;
  if (state->over)
    return;
  if (state->due != MESO_DUE_NOTHING)
    {
      meso_rows_add_answers (rows);
      return;
    }
  add_first (rows, moving);
  add_last (rows, moving);
}

/* The action of a row whose target is the lowest one left; takes that one away. */
static GameAction
take_target (const MesoRows *rows, const MesoRow *row, guint64 *targets)
{
  GameAction action = row->action;
  guint      i = (guint) __builtin_ctzll (*targets);

  *targets &= *targets - 1;
  action.operand[row->operand] =
    rows->map->place[row->type == MESO_TARGETS_NEAR ? rows->map->near[row->spot][i]
                                                    : rows->state->land[i].spot];
  return action;
}

guint
meso_legal (const GameState *state, guint seat, GameAction *actions)
{
  MesoRows rows;
  guint    n = 0;

  find_rows (&rows, meso_state (state));
  for (guint i = 0; i < rows.n; i++)
    {
      guint64 targets = rows.row[i].targets;

      if (rows.row[i].type == MESO_TARGETS_NONE)
        actions[n++] = rows.row[i].action;
      else
        while (targets)
          actions[n++] = take_target (&rows, &rows.row[i], &targets);
    }
  return n;
}

guint
meso_legal_count (const GameState *state, guint seat)
{
  MesoRows rows;

  find_rows (&rows, meso_state (state));
  return rows.total;
}

/* The action at a place in the list. */
static GameAction
get_action (const MesoRows *rows, guint at)
{
  const MesoRow *row = rows->row;
  guint64        targets;

  for (;; row++)
    {
      guint n = row->type == MESO_TARGETS_NONE ? 1 : (guint) __builtin_popcountll (row->targets);

      if (at < n)
        break;
      at -= n;
    }
  if (row->type == MESO_TARGETS_NONE)
    return row->action;
  for (targets = row->targets; at > 0; at--)
    targets &= targets - 1;
  return take_target (rows, row, &targets);
}

guint64
meso_playout (GameState *game, guint64 *rng, guint64 max_actions)
{
  MesoState *state = (MesoState *) game;
  guint64    n = 0;
  MesoRows   rows;

  for (; n < max_actions && !state->over; n++)
    {
      find_rows (&rows, state);
      meso_apply (game, get_action (&rows, game_rng_below (rng, rows.total)), NULL);
    }
  return n;
}
