/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A turn is one action, "lay:CR": a hex in column C and row R, both from 1, beside one that lies
 * there. Rows are shifted as in the board kit's fields, so of the 49 places 37 exist. Nothing is
 * hidden, and nothing is left to chance but the place of the first hex.
 */
#include "toy-meadow.h"

#include <stdlib.h>

#include "game-rng.h"
#include "toy-text.h"

#define SIDE   (2 * TOY_MEADOW_REACH + 1)
#define CELLS  (SIDE * SIDE)
#define TURNS  16
#define NOBODY 3

enum
{
  LEGAL,
  GAME_OVER,
  NO_PLACE,
  TAKEN,
  ALONE,
};

enum
{
  ZONE_CELL,
  ZONE_SUPPLY,
};

typedef struct
{
  guint8 turn;
  guint8 cell[CELLS];
  guint8 spare[6];
} Meadow;

static const GameKind    kinds[] = { { "lay", "lays", GAME_KIND_ENDS_TURN } };
static const GameRefusal refusals[] = {
  { "legal" }, { "game-over" }, { "no-place" }, { "taken" }, { "alone" }
};
static const GameParagraph paragraphs[] = { { "1", "lay" }, { "2", "game-end" } };
static const GameZoneKind  zones[] = {
   [ZONE_CELL] = { "cell", .indexes = CELLS },
   [ZONE_SUPPLY] = { "supply", .per_seat = TRUE, .indexes = 1 },
};

static const guint8 n_operands[] = { 2 };
static const guint8 most[][2] = { { SIDE, SIDE } };

static const Meadow *
meadow (const GameState *state)
{
  return (const Meadow *) state;
}

static gboolean
exists (int column, int row)
{
  return abs (column) <= TOY_MEADOW_REACH && abs (row) <= TOY_MEADOW_REACH &&
         abs (column + row) <= TOY_MEADOW_REACH;
}

static guint
get_cell (int column, int row)
{
  return (guint) ((row + TOY_MEADOW_REACH) * SIDE + column + TOY_MEADOW_REACH);
}

guint
toy_meadow_get_owner (const GameState *state, int column, int row)
{
  return exists (column, row) ? meadow (state)->cell[get_cell (column, row)] : 0;
}

/* The neighbours of a place that are owner's; any but empty ones, if that is 0. */
static guint
count_beside (const GameState *state, int column, int row, guint owner)
{
  static const gint8 columns[] = { 1, 1, 0, -1, -1, 0 };
  static const gint8 rows[] = { 0, -1, -1, 0, 1, 1 };
  guint              n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      guint other = toy_meadow_get_owner (state, column + columns[i], row + rows[i]);

      n += owner == 0 ? other != 0 : other == owner;
    }
  return n;
}

static gint
count_points (const GameState *state, guint seat)
{
  guint n = 0;

  for (int row = -TOY_MEADOW_REACH; row <= TOY_MEADOW_REACH; row++)
    for (int column = -TOY_MEADOW_REACH; column <= TOY_MEADOW_REACH; column++)
      if (toy_meadow_get_owner (state, column, row) == seat + 1)
        n += count_beside (state, column, row, seat + 1);
  return (gint) n / 2;
}

static void
deal (GameState *state, guint n_seats, guint32 set, guint64 seed)
{
  int column = (int) game_rng_below (&seed, 3) - 1;

  *(Meadow *) state = (Meadow) { .turn = 1 };
  ((Meadow *) state)->cell[get_cell (column, 0)] = NOBODY;
}

static guint
seats (const GameState *state)
{
  return 2;
}

static guint32
chosen (const GameState *state)
{
  return 0;
}

static gboolean
is_over (const GameState *state)
{
  return meadow (state)->turn > TURNS;
}

static guint
turn (const GameState *state)
{
  return meadow (state)->turn - is_over (state);
}

static guint
mover (const GameState *state)
{
  return (turn (state) - 1) % 2;
}

static guint
seat (const GameState *state)
{
  return is_over (state) ? GAME_NOBODY : mover (state);
}

static guint
judge (const GameState *state, guint who, GameAction action)
{
  int column = action.operand[0] - TOY_MEADOW_REACH;
  int row = action.operand[1] - TOY_MEADOW_REACH;

  if (is_over (state))
    return GAME_OVER;
  if (!exists (column, row))
    return NO_PLACE;
  if (toy_meadow_get_owner (state, column, row) != 0)
    return TAKEN;
  return count_beside (state, column, row, 0) == 0 ? ALONE : LEGAL;
}

static guint
paragraph (GameAction action, guint refusal)
{
  return refusal == GAME_OVER;
}

static guint
legal (const GameState *state, guint who, GameAction *actions)
{
  guint n = 0;

  for (guint8 i = 0; i < CELLS; i++)
    {
      GameAction action = { .operand = { i % SIDE, i / SIDE } };

      if (judge (state, who, action) == LEGAL)
        actions[n++] = action;
    }
  return n;
}

static void
apply (GameState *state, GameAction action, GArray *events)
{
  Meadow *self = (Meadow *) state;
  guint8  who = (guint8) mover (state);
  guint   cell = action.operand[1] * SIDE + action.operand[0];
  gint    before = count_points (state, who);

  self->cell[cell] = who + 1;
  self->turn++;
  toy_event_move (events, who + 1, GAME_SEEN_BY_ALL,
                  (GameZone) { .kind = ZONE_SUPPLY, .seat = who },
                  (GameZone) { .kind = ZONE_CELL, .index = (guint16) cell });
  if (count_points (state, who) > before)
    toy_event_amount (events, 0, who, count_points (state, who) - before);
}

static gboolean
result (const GameState *state, GameResult *ranking)
{
  gint own = count_points (state, 0);
  gint other = count_points (state, 1);

  if (ranking != NULL)
    *ranking = (GameResult) { { own < other ? 2 : 1, other < own ? 2 : 1 }, { own, other } };
  return is_over (state);
}

static void
observe (const GameState *state, guint viewer, GameState *seen)
{
  *(Meadow *) seen = *meadow (state);
}

static gboolean
is_full (const GameState *state)
{
  return TRUE;
}

static void
complete (const GameState *seen, guint64 seed, GameState *world)
{
  *(Meadow *) world = *meadow (seen);
}

static guint
contents (const GameState *state, GameZone zone, guint16 *items)
{
  const Meadow *self = meadow (state);
  guint         n = 0;

  if (zone.kind == ZONE_CELL)
    {
      items[0] = self->cell[zone.index];
      return items[0] != 0;
    }
  for (guint i = 0; i < CELLS; i++)
    n += self->cell[i] == zone.seat + 1u;
  for (guint i = n; i < TURNS / 2; i++)
    items[i - n] = (guint16) (zone.seat + 1);
  return TURNS / 2 - n;
}

static void
print_position (const GameState *state, GString *text)
{
  toy_text_print ("meadow", (const guint8 *) state, sizeof (Meadow), text);
}

/* As many hexes of each seat lie there as it has had turns, each of them on a place. */
static gboolean
is_sound (const Meadow *self)
{
  guint n[NOBODY + 1] = { 0 };

  for (int i = 0; i < CELLS; i++)
    {
      if (self->cell[i] > NOBODY ||
          (self->cell[i] != 0 &&
           !exists (i % SIDE - TOY_MEADOW_REACH, i / SIDE - TOY_MEADOW_REACH)))
        return FALSE;
      n[self->cell[i]]++;
    }
  for (guint i = 0; i < sizeof self->spare; i++)
    if (self->spare[i] != 0)
      return FALSE;
  return self->turn >= 1 && self->turn <= TURNS + 1 && n[NOBODY] == 1 &&
         n[1] == self->turn / 2u && n[2] == (self->turn - 1) / 2u;
}

static gboolean
parse_position (const char *text, GameState *state, GError **error)
{
  return toy_text_parse ("meadow", text, (guint8 *) state, sizeof (Meadow), error) &&
         toy_text_check (is_sound (meadow (state)), error);
}

static void
print_action (GameAction action, GString *text)
{
  toy_text_print_action (&toy_meadow_rules, action, n_operands, text);
}

static gboolean
parse_action (const char *text, GameAction *action, GError **error)
{
  return toy_text_parse_action (&toy_meadow_rules, text, n_operands, most, action, error);
}

static gint
value_points (const GameState *state, guint me, const guint16 *operand)
{
  return count_points (state, operand[0]);
}

static gint
value_won (const GameState *state, guint me, const guint16 *operand)
{
  GameResult ranking;

  return result (state, &ranking) && ranking.rank[me] == 1 && ranking.rank[1 - me] == 2;
}

static const GameTerm terms[] = {
  { "points", "s", value_points },
  { "won", "", value_won },
};

static const GameAmount amounts[] = { { "points", count_points } };

const GameRules toy_meadow_rules = {
  .id = "meadow",
  .format = 1,
  .min_seats = 2,
  .max_seats = 2,
  .state_size = sizeof (Meadow),
  .max_legal = CELLS,
  .max_items = TURNS / 2,
  .letters = "",
  .open = TRUE,
  GAME_TABLE (kinds),
  GAME_TABLE (refusals),
  GAME_TABLE (paragraphs),
  GAME_TABLE (zones),
  GAME_TABLE (terms),
  GAME_TABLE (amounts),
  .deal = deal,
  .seats = seats,
  .chosen = chosen,
  .seat = seat,
  .mover = mover,
  .turn = turn,
  .judge = judge,
  .paragraph = paragraph,
  .legal = legal,
  .apply = apply,
  .result = result,
  .observe = observe,
  .is_full = is_full,
  .complete = complete,
  .contents = contents,
  .print_position = print_position,
  .parse_position = parse_position,
  .print_action = print_action,
  .parse_action = parse_action,
};
