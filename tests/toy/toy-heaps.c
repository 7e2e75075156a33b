/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Three heaps of sticks; a turn is one action, "take:HN": N sticks, 1 to 3, from heap H.
 * Nothing is hidden and nothing is left to chance after the deal. Any eight bytes that pass the
 * check are a state. The heaps are the places of the board, x1 to x3.
 */
#include "toy-heaps.h"

#include "game-rng.h"
#include "toy-text.h"

enum
{
  LEGAL,
  GAME_OVER,
  TOO_MANY,
};

enum
{
  ZONE_HEAP,
  ZONE_TAKEN,
};

typedef struct
{
  guint8 misere;
  guint8 heap[3];
  guint8 taken[2];
  guint8 turn;
  guint8 spare;
} Heaps;

static const GameKind      kinds[] = { { "take", "takes", GAME_KIND_ENDS_TURN } };
static const GameRefusal   refusals[] = { { "legal" }, { "game-over" }, { "too-many" } };
static const GameParagraph paragraphs[] = { { "1", "take" }, { "2", "game-end" } };
static const GameOption    options[] = { { "misere" } };
static const GameZoneKind  zones[] = {
   [ZONE_HEAP] = { "heap", .indexes = 3 },
   [ZONE_TAKEN] = { "taken", .per_seat = TRUE, .indexes = 1 },
};

static const guint8 n_operands[] = { 2 };
static const guint8 most[][2] = { { 3, 3 } };

static const Heaps *
heaps (const GameState *state)
{
  return (const Heaps *) state;
}

static guint
count_sticks (const Heaps *self)
{
  return self->heap[0] + self->heap[1] + self->heap[2];
}

static void
deal (GameState *state, guint n_seats, guint32 set, guint64 seed)
{
  Heaps *self = (Heaps *) state;

  *self = (Heaps) { .misere = (guint8) set, .turn = 1 };
  for (guint i = 0; i < 3; i++)
    self->heap[i] = (guint8) (3 + game_rng_below (&seed, 5));
}

static guint
seats (const GameState *state)
{
  return 2;
}

static guint32
chosen (const GameState *state)
{
  return heaps (state)->misere;
}

static guint
mover (const GameState *state)
{
  return (heaps (state)->turn - 1u - (count_sticks (heaps (state)) == 0)) % 2;
}

static guint
seat (const GameState *state)
{
  return count_sticks (heaps (state)) == 0 ? GAME_NOBODY : mover (state);
}

static guint
turn (const GameState *state)
{
  return heaps (state)->turn - (count_sticks (heaps (state)) == 0);
}

static guint
judge (const GameState *state, guint who, GameAction action)
{
  if (count_sticks (heaps (state)) == 0)
    return GAME_OVER;
  return action.operand[1] + 1 > heaps (state)->heap[action.operand[0]] ? TOO_MANY : LEGAL;
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

  for (guint8 h = 0; h < 3; h++)
    for (guint8 k = 0; k < MIN (heaps (state)->heap[h], 3); k++)
      actions[n++] = (GameAction) { .operand = { h, k } };
  return n;
}

static void
apply (GameState *state, GameAction action, GArray *events)
{
  Heaps *self = (Heaps *) state;
  guint8 who = (guint8) mover (state);

  for (guint i = 0; i <= action.operand[1]; i++)
    {
      self->heap[action.operand[0]]--;
      self->taken[who]++;
      toy_event_move (events, 1, GAME_SEEN_BY_ALL,
                      (GameZone) { .kind = ZONE_HEAP, .index = action.operand[0] },
                      (GameZone) { .kind = ZONE_TAKEN, .seat = who });
    }
  toy_event_amount (events, 0, who, action.operand[1] + 1);
  self->turn++;
}

static gboolean
result (const GameState *state, GameResult *ranking)
{
  gboolean is_over = count_sticks (heaps (state)) == 0;
  guint    winner = heaps (state)->misere ? 1 - mover (state) : mover (state);

  if (ranking && is_over)
    *ranking = (GameResult) { { winner == 0 ? 1 : 2, winner == 1 ? 1 : 2 },
                              { winner == 0, winner == 1 } };
  else if (ranking)
    *ranking = (GameResult) { { 1, 1 } };
  return is_over;
}

static void
observe (const GameState *state, guint viewer, GameState *seen)
{
  *(Heaps *) seen = *heaps (state);
}

static gboolean
is_full (const GameState *state)
{
  return TRUE;
}

static void
complete (const GameState *seen, guint64 seed, GameState *world)
{
  *(Heaps *) world = *heaps (seen);
}

static guint
contents (const GameState *state, GameZone zone, guint16 *items)
{
  const Heaps *self = heaps (state);
  guint        n = zone.kind == ZONE_HEAP ? self->heap[zone.index] : self->taken[zone.seat];

  for (guint i = 0; i < n; i++)
    items[i] = 1;
  return n;
}

static void
print_position (const GameState *state, GString *text)
{
  toy_text_print ("heaps", (const guint8 *) state, sizeof (Heaps), text);
}

static gboolean
parse_position (const char *text, GameState *state, GError **error)
{
  const Heaps *self = heaps (state);

  if (!toy_text_parse ("heaps", text, (guint8 *) state, sizeof (Heaps), error))
    return FALSE;
  return toy_text_check (self->misere <= 1 && self->turn >= 1 && self->spare == 0 &&
                           self->heap[0] <= 9 && self->heap[1] <= 9 && self->heap[2] <= 9 &&
                           self->taken[0] <= 27 && self->taken[1] <= 27 && self->turn < 200 &&
                           (self->turn > 1 || count_sticks (self) > 0),
                         error);
}

static void
print_action (GameAction action, GString *text)
{
  toy_text_print_action (&toy_heaps_rules, action, n_operands, text);
}

static gboolean
parse_action (const char *text, GameAction *action, GError **error)
{
  return toy_text_parse_action (&toy_heaps_rules, text, n_operands, most, action, error);
}

static gint
value_heap (const GameState *state, guint me, const guint16 *operand)
{
  return heaps (state)->heap[operand[0]];
}

static gint
value_taken (const GameState *state, guint me, const guint16 *operand)
{
  return heaps (state)->taken[operand[0]];
}

static gint
value_won (const GameState *state, guint me, const guint16 *operand)
{
  GameResult ranking;

  return result (state, &ranking) && ranking.rank[me] == 1;
}

static gint
value_lead (const GameState *state, guint me, const guint16 *operand)
{
  return heaps (state)->taken[operand[0]] - heaps (state)->taken[1 - operand[0]];
}

/* The number of heaps with more sticks than a number. */
static gint
value_above (const GameState *state, guint me, const guint16 *operand)
{
  gint n = 0;

  for (guint i = 0; i < 3; i++)
    n += heaps (state)->heap[i] > operand[0];
  return n;
}

static gint
count_taken (const GameState *state, guint who)
{
  return heaps (state)->taken[who];
}

static void
print_place (guint place, GString *text)
{
  g_string_append_printf (text, "x%u", place + 1);
}

static gboolean
parse_place (const char *text, guint *place)
{
  if (text[0] != 'x' || text[1] < '1' || text[1] > '3' || text[2])
    return FALSE;
  *place = (guint) (text[1] - '1');
  return TRUE;
}

static const char *const sides[] = { "left", "middle", "right", NULL };

static const GameTerm terms[] = {
  { "heap", "l", value_heap },
  { "taken", "s", value_taken },
  { "won", "", value_won },
  { "at", "p", value_heap },
  { "side", "w", value_heap, sides },
  { "above", "n", value_above },
  { "lead", "s", value_lead },
};

static const GameAmount amounts[] = { { "sticks", count_taken } };

const GameRules toy_heaps_rules = {
  .id = "heaps",
  .format = 1,
  .min_seats = 2,
  .max_seats = 2,
  .state_size = sizeof (Heaps),
  .max_legal = 9,
  .max_items = 27,
  .letters = "ABC",
  .n_places = 3,
  .open = TRUE,
  GAME_TABLE (kinds),
  GAME_TABLE (refusals),
  GAME_TABLE (paragraphs),
  GAME_TABLE (options),
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
  .print_place = print_place,
  .parse_place = parse_place,
  .print_position = print_position,
  .parse_position = parse_position,
  .print_action = print_action,
  .parse_action = parse_action,
};
