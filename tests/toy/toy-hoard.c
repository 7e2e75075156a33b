/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two or three seats hold cards of faces 1 to 4, six of each. A turn draws two cards (three with
 * the option "rich"), then any number of: "lay:X" puts a card on the seat's row, where faces
 * never fall; "ask:X" discards a card, and the next seat gives one of its choice; "end". With the
 * option "dig" the seat may draw another card, once in a turn. An empty deck is the discards,
 * shuffled. The game is over when a row has six cards, or after turn 30; the longer row wins.
 *
 * The hands and decks of a partial state count unknown cards as face 0. Hands can be covered, so
 * that all may look at the board at once.
 */
#include "toy-hoard.h"

#include "game-rng.h"
#include "toy-text.h"

#define FACES     4
#define PER_FACE  6
#define CARDS     (FACES * PER_FACE)
#define FULL_ROW  6
#define SEATS     3 /* at most */
#define LAST_TURN 30

enum
{
  LAY,
  ASK,
  GIVE,
  END,
  DIG,
};

enum
{
  LEGAL,
  GAME_OVER,
  CARD_OWED,
  NOTHING_OWED,
  NO_SUCH_CARD,
  TOO_LOW,
  EMPTY_HAND,
  NO_DIGGING,
};

enum
{
  ZONE_HAND,
  ZONE_ROW,
  ZONE_DECK,
  ZONE_DISCARDS,
};

typedef struct
{
  guint8 open; /* a partial state */
  guint8 rich;
  guint8 seats;
  guint8 turn;
  guint8 mover;
  guint8 owes; /* 1 + the seat that owes a card */
  guint8 over;
  guint8 n_deck;
  guint8 rng[8]; /* lowest byte first */
  guint8 hand[SEATS][FACES + 1];
  guint8 row[SEATS][FULL_ROW];
  guint8 n_row[SEATS];
  guint8 discard[FACES + 1];
  guint8 deck[CARDS]; /* the next card last */
  guint8 dig;         /* the option; 2 once it was made use of in this turn */
  guint8 spare[6];
} Hoard;

G_STATIC_ASSERT (sizeof (Hoard) % 8 == 0);

static const GameKind kinds[] = {
  [LAY] = { "lay", "lays", GAME_KIND_PLAIN },
  [ASK] = { "ask", "asks", GAME_KIND_PLAIN },
  [GIVE] = { "give", NULL, GAME_KIND_REPLY },
  [END] = { "end", "ends", GAME_KIND_ENDS_TURN },
  [DIG] = { "dig", "digs", GAME_KIND_CHANCE },
};

static const GameRefusal refusals[] = {
  [LEGAL] = { "legal" },
  [GAME_OVER] = { "game-over" },
  [CARD_OWED] = { "card-owed" },
  [NOTHING_OWED] = { "nothing-owed" },
  [NO_SUCH_CARD] = { "no-such-card" },
  [TOO_LOW] = { "too-low" },
  [EMPTY_HAND] = { "empty-hand" },
  [NO_DIGGING] = { "no-digging" },
};

static const GameParagraph paragraphs[] = { { "1", "lay" }, { "2", "ask" }, { "3", "end" } };
static const GameOption    options[] = { { "rich" }, { "dig" } };
static const GameZoneKind  zones[] = {
   [ZONE_HAND] = { "hand", .per_seat = TRUE, .indexes = 1 },
   [ZONE_ROW] = { "row", .per_seat = TRUE, .indexes = 1, .ordered = TRUE },
   [ZONE_DECK] = { "deck", .indexes = 1, .ordered = TRUE, .secret = TRUE },
   [ZONE_DISCARDS] = { "discards", .indexes = 1 },
};

static const guint8 n_operands[] = { [LAY] = 1, [ASK] = 1, [GIVE] = 1, [END] = 0, [DIG] = 0 };
static const guint8 most[][2] = { { FACES }, { FACES }, { FACES }, { 0 }, { 0 } };

static const Hoard *
hoard (const GameState *state)
{
  return (const Hoard *) state;
}

static guint
count_cards (const guint8 *counts)
{
  return counts[0] + counts[1] + counts[2] + counts[3] + counts[4];
}

/* Moves all cards of `counts` onto an empty deck, and shuffles. */
static void
fill_deck (Hoard *self, guint8 *counts, guint64 *rng)
{
  for (guint8 f = 1; f <= FACES; f++)
    for (; counts[f] > 0; counts[f]--)
      self->deck[self->n_deck++] = f;
  game_rng_shuffle (rng, self->deck, self->n_deck);
}

static void
set_rng (Hoard *self, guint64 rng)
{
  for (guint i = 0; i < 8; i++)
    self->rng[i] = (guint8) (rng >> (8 * i));
}

static void
reshuffle (Hoard *self, GArray *events)
{
  GameEvent event = {
    .kind = GAME_EVENT_SHUFFLE, .from.kind = ZONE_DISCARDS, .to.kind = ZONE_DECK
  };
  guint64 rng = 0;

  for (guint i = 0; i < 8; i++)
    rng |= (guint64) self->rng[i] << (8 * i);
  fill_deck (self, self->discard, &rng);
  set_rng (self, rng);
  if (events)
    g_array_append_val (events, event);
}

static void
draw (Hoard *self, guint n, GArray *events)
{
  for (guint i = 0; i < n; i++)
    {
      guint8 face;

      if (self->n_deck == 0 && count_cards (self->discard) > 0)
        reshuffle (self, events);
      if (self->n_deck == 0)
        return;
      face = self->deck[--self->n_deck];
      self->deck[self->n_deck] = 0;
      self->hand[self->mover][face]++;
      toy_event_move (events, face, (guint8) (1u << self->mover),
                      (GameZone) { .kind = ZONE_DECK, .slot = self->n_deck },
                      (GameZone) { .kind = ZONE_HAND, .seat = self->mover });
    }
}

static void
deal (GameState *state, guint n_seats, guint32 set, guint64 seed)
{
  Hoard *self = (Hoard *) state;
  guint8 all[FACES + 1] = { 0, PER_FACE, PER_FACE, PER_FACE, PER_FACE };

  *self = (Hoard) {
    .rich = set & 1, .dig = (guint8) (set >> 1), .seats = (guint8) n_seats, .turn = 1
  };
  fill_deck (self, all, &seed);
  set_rng (self, seed);
  draw (self, 2u + self->rich, NULL);
}

static guint
seats (const GameState *state)
{
  return hoard (state)->seats;
}

static guint32
chosen (const GameState *state)
{
  return hoard (state)->rich | (hoard (state)->dig > 0) << 1;
}

static guint
mover (const GameState *state)
{
  return hoard (state)->mover;
}

static guint
seat (const GameState *state)
{
  const Hoard *self = hoard (state);

  return self->over ? GAME_NOBODY : self->owes ? self->owes - 1u
                                               : self->mover;
}

static guint
turn (const GameState *state)
{
  return hoard (state)->turn;
}

static guint
judge (const GameState *state, guint who, GameAction action)
{
  const Hoard  *self = hoard (state);
  guint8        face = action.operand[0] + 1;
  const guint8 *row;

  if (self->over)
    return GAME_OVER;
  if (self->owes != 0 && action.kind != GIVE)
    return CARD_OWED;
  if (self->owes == 0 && action.kind == GIVE)
    return NOTHING_OWED;
  if (action.kind == DIG)
    return self->dig == 1 && self->n_deck + count_cards (self->discard) > 0 ? LEGAL : NO_DIGGING;
  if (action.kind != END && self->hand[who][face] == 0)
    return NO_SUCH_CARD;
  row = self->row[who];
  if (action.kind == LAY && self->n_row[who] > 0 && row[self->n_row[who] - 1] > face)
    return TOO_LOW;
  if (action.kind == ASK && count_cards (self->hand[(who + 1) % self->seats]) == 0)
    return EMPTY_HAND;
  return LEGAL;
}

static guint
paragraph (GameAction action, guint refusal)
{
  return refusal == GAME_OVER || action.kind == END ? 2 : action.kind == LAY ? 0
                                                                             : 1;
}

static guint
legal (const GameState *state, guint who, GameAction *actions)
{
  guint n = 0;

  for (guint8 kind = LAY; kind <= DIG; kind++)
    for (guint8 f = 0; f < (kind >= END ? 1 : FACES); f++)
      {
        GameAction action = { .kind = kind, .operand = { f } };

        if (judge (state, who, action) == LEGAL)
          actions[n++] = action;
      }
  return n;
}

static void
end_turn (Hoard *self, GArray *events)
{
  if (self->turn == LAST_TURN)
    {
      self->over = 1;
      return;
    }
  self->turn++;
  self->mover = (self->mover + 1) % self->seats;
  self->dig = self->dig > 0;
  draw (self, 2u + self->rich, events);
}

static void
apply (GameState *state, GameAction action, GArray *events)
{
  Hoard   *self = (Hoard *) state;
  guint8   who = (guint8) seat (state);
  guint8   face = action.operand[0] + 1;
  GameZone hand = { .kind = ZONE_HAND, .seat = who };

  if (action.kind == END)
    {
      end_turn (self, events);
      return;
    }
  if (action.kind == DIG)
    {
      self->dig = 2;
      draw (self, 1, events);
      return;
    }
  self->hand[who][face]--;
  if (action.kind == LAY)
    {
      toy_event_move (events, face, GAME_SEEN_BY_ALL, hand,
                      (GameZone) { .kind = ZONE_ROW, .seat = who, .slot = self->n_row[who] });
      self->row[who][self->n_row[who]++] = face;
      self->over = self->n_row[who] == FULL_ROW;
    }
  else if (action.kind == ASK)
    {
      toy_event_move (events, face, GAME_SEEN_BY_ALL, hand, (GameZone) { .kind = ZONE_DISCARDS });
      self->discard[face]++;
      self->owes = (who + 1) % self->seats + 1;
    }
  else
    {
      toy_event_move (events, face, (guint8) (1u << who | 1u << self->mover), hand,
                      (GameZone) { .kind = ZONE_HAND, .seat = self->mover });
      self->hand[self->mover][face]++;
      self->owes = 0;
    }
}

static gboolean
result (const GameState *state, GameResult *ranking)
{
  const Hoard *self = hoard (state);

  for (guint s = 0; s < self->seats && ranking; s++)
    {
      ranking->rank[s] = 1;
      ranking->points[s] = self->n_row[s];
      for (guint t = 0; t < self->seats; t++)
        ranking->rank[s] += self->n_row[t] > self->n_row[s];
    }
  return self->over;
}

static void
cover_hand (Hoard *self, guint who)
{
  guint8 n = (guint8) count_cards (self->hand[who]);

  memset (self->hand[who], 0, sizeof self->hand[who]);
  self->hand[who][0] = n;
}

static void
observe (const GameState *state, guint viewer, GameState *seen)
{
  Hoard *self = (Hoard *) seen;

  *self = *hoard (state);
  self->open = 1;
  set_rng (self, 0);
  memset (self->deck, 0, sizeof self->deck);
  for (guint s = 0; s < SEATS; s++)
    if (s != viewer)
      cover_hand (self, s);
}

static void
cover (GameState *seen)
{
  for (guint s = 0; s < SEATS; s++)
    cover_hand ((Hoard *) seen, s);
}

static gboolean
is_full (const GameState *state)
{
  return !hoard (state)->open;
}

/* The cards that a partial state does not show. */
static void
count_unseen (const Hoard *self, guint8 *unseen)
{
  memset (unseen, 0, FACES + 1);
  for (guint f = 1; f <= FACES; f++)
    unseen[f] = PER_FACE - self->discard[f];
  for (guint s = 0; s < self->seats; s++)
    {
      for (guint f = 1; f <= FACES; f++)
        unseen[f] -= self->hand[s][f];
      for (guint i = 0; i < self->n_row[s]; i++)
        unseen[self->row[s][i]]--;
    }
}

static void
complete (const GameState *seen, guint64 seed, GameState *world)
{
  Hoard *self = (Hoard *) world;
  guint8 unseen[FACES + 1];

  *self = *hoard (seen);
  if (!self->open)
    return;
  self->open = 0;
  self->n_deck = 0;
  count_unseen (self, unseen);
  fill_deck (self, unseen, &seed);
  set_rng (self, seed);
  for (guint s = 0; s < self->seats; s++)
    for (; self->hand[s][0] > 0; self->hand[s][0]--)
      {
        self->hand[s][self->deck[--self->n_deck]]++;
        self->deck[self->n_deck] = 0;
      }
}

static guint
list_counts (const guint8 *counts, guint16 *items)
{
  guint n = 0;

  for (guint8 f = 0; f <= FACES; f++)
    for (guint i = 0; i < counts[f]; i++)
      items[n++] = f;
  return n;
}

static guint
list_cards (const guint8 *cards, guint n, guint16 *items)
{
  for (guint i = 0; i < n; i++)
    items[i] = cards[i];
  return n;
}

static guint
contents (const GameState *state, GameZone zone, guint16 *items)
{
  const Hoard *self = hoard (state);

  switch (zone.kind)
    {
    case ZONE_HAND:
      return list_counts (self->hand[zone.seat], items);
    case ZONE_ROW:
      return list_cards (self->row[zone.seat], self->n_row[zone.seat], items);
    case ZONE_DECK:
      return list_cards (self->deck, self->n_deck, items);
    default:
      return list_counts (self->discard, items);
    }
}

static void
print_position (const GameState *state, GString *text)
{
  toy_text_print ("hoard", (const guint8 *) state, sizeof (Hoard), text);
}

/* Returns TRUE if rows, hands, discards and deck hold each card once (a partial deck: nothing
 * else). */
static gboolean
has_all_cards (const Hoard *self)
{
  int left[FACES + 1] = { self->open ? CARDS : 0, PER_FACE, PER_FACE, PER_FACE, PER_FACE };
  int unknown = 0;

  for (guint f = 0; f <= FACES; f++)
    left[f] -= self->discard[f] + self->hand[0][f] + self->hand[1][f] + self->hand[2][f];
  for (guint s = 0; s < SEATS; s++)
    for (guint i = 0; i < FULL_ROW; i++)
      {
        if (self->row[s][i] > FACES || (self->row[s][i] > 0) != (i < self->n_row[s]))
          return FALSE;
        left[self->row[s][i]] -= self->row[s][i] > 0;
      }
  for (guint i = 0; i < CARDS; i++)
    {
      if (self->deck[i] > FACES || (self->deck[i] > 0) != (i < self->n_deck && !self->open))
        return FALSE;
      left[self->deck[i]] -= self->deck[i] > 0;
    }
  for (guint f = 1; f <= FACES; f++)
    {
      if (left[f] < 0 || (left[f] > 0 && !self->open))
        return FALSE;
      unknown += left[f];
    }
  return self->open ? unknown == self->n_deck + CARDS - left[0] : left[0] == 0;
}

static gboolean
is_sound (const Hoard *self)
{
  static const guint8 none[6] = { 0 };

  if (self->open > 1 || self->rich > 1 || self->dig > 2 || self->seats < 2 || self->seats > SEATS ||
      self->over > 1 || self->turn < 1 || self->turn > LAST_TURN ||
      self->mover >= self->seats || self->n_deck > CARDS || self->discard[0] > 0 ||
      memcmp (self->spare, none, sizeof none) != 0)
    return FALSE;
  for (guint s = 0; s < SEATS; s++)
    if (self->n_row[s] > FULL_ROW || (self->n_row[s] == FULL_ROW && !self->over) ||
        (s >= self->seats && self->n_row[s] + count_cards (self->hand[s]) > 0))
      return FALSE;
  if (self->owes && (self->owes != (self->mover + 1) % self->seats + 1 ||
                     count_cards (self->hand[self->owes - 1]) == 0))
    return FALSE;
  return has_all_cards (self);
}

static gboolean
parse_position (const char *text, GameState *state, GError **error)
{
  return toy_text_parse ("hoard", text, (guint8 *) state, sizeof (Hoard), error) &&
         toy_text_check (is_sound (hoard (state)), error);
}

static void
print_action (GameAction action, GString *text)
{
  toy_text_print_action (&toy_hoard_rules, action, n_operands, text);
}

static gboolean
parse_action (const char *text, GameAction *action, GError **error)
{
  return toy_text_parse_action (&toy_hoard_rules, text, n_operands, most, action, error);
}

static gint
value_row (const GameState *state, guint me, const guint16 *operand)
{
  return hoard (state)->n_row[operand[0]];
}

static gint
value_hand (const GameState *state, guint me, const guint16 *operand)
{
  return count_cards (hoard (state)->hand[operand[0]]);
}

static gint
value_held (const GameState *state, guint me, const guint16 *operand)
{
  return hoard (state)->hand[operand[0]][operand[1] + 1];
}

static const GameTerm terms[] = {
  { "row", "s", value_row },
  { "hand", "s", value_hand },
  { "held", "sl", value_held },
};

const GameRules toy_hoard_rules = {
  .id = "hoard",
  .format = 1,
  .min_seats = 2,
  .max_seats = SEATS,
  .state_size = sizeof (Hoard),
  .max_legal = 2 * FACES + 2,
  .max_items = CARDS,
  .letters = "1234",
  GAME_TABLE (kinds),
  GAME_TABLE (refusals),
  GAME_TABLE (paragraphs),
  GAME_TABLE (options),
  GAME_TABLE (zones),
  GAME_TABLE (terms),
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
  .cover = cover,
  .is_full = is_full,
  .complete = complete,
  .contents = contents,
  .print_position = print_position,
  .parse_position = parse_position,
  .print_action = print_action,
  .parse_action = parse_action,
};
