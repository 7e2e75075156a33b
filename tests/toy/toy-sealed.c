/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each of three seats holds the cards 1 to 5. In each of five rounds all choose one at the same
 * time and lay it face down ("play:N"); then all three are revealed, one event each, and the
 * highest card that is alone scores its number (with the option "low": the lowest; with "bonus":
 * one or two points more). Most points win.
 *
 * A viewer cannot know which of another's cards lies face down, so in a partial state that card
 * is back in the hand and a mark lies in its place.
 */
#include "toy-sealed.h"

#include "game-options.h"
#include "game-rng.h"
#include "toy-text.h"

#define SEATS  3
#define CARDS  5
#define MARKED 0xff

enum
{
  LEGAL,
  GAME_OVER,
  NO_SUCH_CARD,
};

enum
{
  ZONE_HAND,
  ZONE_SEALED,
  ZONE_SPENT,
};

typedef struct
{
  guint8 viewer; /* 1 + the seat that sees this partial state, or 0 */
  guint8 low;
  guint8 plays;         /* commitments so far */
  guint8 hand[SEATS];   /* bit n - 1: card n */
  guint8 sealed[SEATS]; /* the card laid in this round, MARKED, or 0 */
  guint8 points[SEATS];
  guint8 spent[SEATS][CARDS];
  guint8 bonus;
  guint8 spare[4];
} Sealed;

G_STATIC_ASSERT (sizeof (Sealed) % 8 == 0);

static const GameKind kinds[] = {
  { "play", "plays", GAME_KIND_ENDS_TURN | GAME_KIND_SECRET },
};
static const GameRefusal   refusals[] = { { "legal" }, { "game-over" }, { "no-such-card" } };
static const GameParagraph paragraphs[] = { { "1", "play" }, { "2", "game-end" } };
static const char *const   bonuses[] = { "one", "two", NULL };
static const GameOption    options[] = { { "low" }, { "bonus", bonuses } };
static const GameZoneKind  zones[] = {
   [ZONE_HAND] = { "hand", .per_seat = TRUE, .indexes = 1 },
   [ZONE_SEALED] = { "sealed", .per_seat = TRUE, .indexes = 1 },
   [ZONE_SPENT] = { "spent", .per_seat = TRUE, .indexes = 1, .ordered = TRUE },
};

static const guint8 n_operands[] = { 1 };
static const guint8 most[][2] = { { CARDS } };

static const Sealed *
sealed (const GameState *state)
{
  return (const Sealed *) state;
}

static gboolean
is_over (const Sealed *self)
{
  return self->plays == SEATS * CARDS;
}

static void
deal (GameState *state, guint n_seats, guint32 set, guint64 seed)
{
  Sealed *self = (Sealed *) state;

  *self = (Sealed) {
    .low = (guint8) game_option_get (&toy_sealed_rules, set, 0),
    .bonus = (guint8) game_option_get (&toy_sealed_rules, set, 1),
  };
  memset (self->hand, (1 << CARDS) - 1, SEATS);
}

static guint
seats (const GameState *state)
{
  return SEATS;
}

static guint32
chosen (const GameState *state)
{
  guint32 set = game_option_set (&toy_sealed_rules, 0, 0, sealed (state)->low);

  return game_option_set (&toy_sealed_rules, set, 1, sealed (state)->bonus);
}

static guint
mover (const GameState *state)
{
  return is_over (sealed (state)) ? SEATS - 1 : sealed (state)->plays % SEATS;
}

static guint
seat (const GameState *state)
{
  return is_over (sealed (state)) ? GAME_NOBODY : mover (state);
}

static guint32
to_act (const GameState *state)
{
  const Sealed *self = sealed (state);
  guint32       all = (1u << SEATS) - 1;

  return is_over (self) ? 0 : all & all << self->plays % SEATS;
}

/* A card that is seen goes back to its hand; of one that is not, the mark goes: it is there. */
static void
unseal (const GameState *state, GameState *before)
{
  Sealed *self = (Sealed *) before;

  *self = *sealed (state);
  self->plays -= self->plays % SEATS;
  for (guint s = 0; s < SEATS; s++)
    {
      if (self->sealed[s] > 0 && self->sealed[s] != MARKED)
        self->hand[s] |= (guint8) (1u << (self->sealed[s] - 1));
      self->sealed[s] = 0;
    }
}

static GameHorizon
horizon (const GameState *state)
{
  return GAME_HORIZON_ACTION;
}

static guint
turn (const GameState *state)
{
  return MIN (sealed (state)->plays + 1u, SEATS * CARDS);
}

static guint
judge (const GameState *state, guint who, GameAction action)
{
  if (is_over (sealed (state)))
    return GAME_OVER;
  return sealed (state)->hand[who] << 1 & (1u << action.operand[0]) ? LEGAL : NO_SUCH_CARD;
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

  for (guint8 c = 1; c <= CARDS; c++)
    {
      GameAction action = { .operand = { c } };

      if (judge (state, who, action) == LEGAL)
        actions[n++] = action;
    }
  return n;
}

static void
lay (Sealed *self, guint8 who, guint8 card, GArray *events)
{
  self->hand[who] &= (guint8) ~(1u << (card - 1));
  self->sealed[who] = card;
  toy_event_move (events, card, (guint8) (1u << who),
                  (GameZone) { .kind = ZONE_HAND, .seat = who },
                  (GameZone) { .kind = ZONE_SEALED, .seat = who });
}

static void
turn_up (Sealed *self, guint8 who, guint8 round, GArray *events)
{
  toy_event_move (events, self->sealed[who], GAME_SEEN_BY_ALL,
                  (GameZone) { .kind = ZONE_SEALED, .seat = who },
                  (GameZone) { .kind = ZONE_SPENT, .seat = who, .slot = round });
  self->spent[who][round] = self->sealed[who];
  self->sealed[who] = 0;
}

/* Nobody scores: that depends on the others. */
static gboolean
apply_alone (GameState *state, guint who, GameAction action, GArray *events)
{
  Sealed *self = (Sealed *) state;

  if (judge (state, who, action) != LEGAL)
    return FALSE;
  lay (self, (guint8) who, action.operand[0], events);
  turn_up (self, (guint8) who, (guint8) (self->plays / SEATS), events);
  return TRUE;
}

static gboolean
is_alone (const Sealed *self, guint who)
{
  for (guint s = 0; s < SEATS; s++)
    if (s != who && self->sealed[s] == self->sealed[who])
      return FALSE;
  return TRUE;
}

/* The seat whose card scores, or SEATS. */
static guint
find_scorer (const Sealed *self)
{
  guint best = SEATS;

  for (guint s = 0; s < SEATS; s++)
    if (is_alone (self, s) &&
        (best == SEATS || (self->low ? self->sealed[s] < self->sealed[best]
                                     : self->sealed[s] > self->sealed[best])))
      best = s;
  return best;
}

static void
reveal (Sealed *self, GArray *events)
{
  guint  scorer = find_scorer (self);
  guint8 round = (guint8) (self->plays / SEATS - 1);

  if (scorer < SEATS)
    {
      self->points[scorer] += self->sealed[scorer] + self->bonus;
      toy_event_amount (events, 0, (guint8) scorer, self->sealed[scorer] + self->bonus);
    }
  for (guint8 s = 0; s < SEATS; s++)
    turn_up (self, s, round, events);
}

static void
apply (GameState *state, GameAction action, GArray *events)
{
  Sealed *self = (Sealed *) state;
  guint8  who = (guint8) mover (state);

  lay (self, who, action.operand[0], events);
  self->plays++;
  if (self->plays % SEATS == 0)
    reveal (self, events);
}

static gboolean
result (const GameState *state, GameResult *ranking)
{
  const Sealed *self = sealed (state);

  for (guint s = 0; s < SEATS && ranking; s++)
    {
      ranking->rank[s] = 1;
      ranking->points[s] = self->points[s];
      for (guint t = 0; t < SEATS; t++)
        ranking->rank[s] += self->points[t] > self->points[s];
    }
  return is_over (self);
}

static void
observe (const GameState *state, guint viewer, GameState *seen)
{
  Sealed *self = (Sealed *) seen;

  *self = *sealed (state);
  self->viewer = (guint8) (viewer + 1);
  for (guint s = 0; s < SEATS; s++)
    if (s != viewer && self->sealed[s] > 0)
      {
        self->hand[s] |= (guint8) (1u << (self->sealed[s] - 1));
        self->sealed[s] = MARKED;
      }
}

static gboolean
is_full (const GameState *state)
{
  return sealed (state)->viewer == 0;
}

static void
complete (const GameState *seen, guint64 seed, GameState *world)
{
  Sealed *self = (Sealed *) world;

  *self = *sealed (seen);
  self->viewer = 0;
  for (guint s = 0; s < SEATS; s++)
    if (self->sealed[s] == MARKED)
      {
        guint8 cards[CARDS];
        guint  n = 0;

        for (guint8 c = 1; c <= CARDS; c++)
          if (self->hand[s] & (1u << (c - 1)))
            cards[n++] = c;
        self->sealed[s] = cards[game_rng_below (&seed, n)];
        self->hand[s] &= (guint8) ~(1u << (self->sealed[s] - 1));
      }
}

static guint
list_hand (const Sealed *self, guint who, guint16 *items)
{
  gboolean is_known = self->viewer == 0 || self->viewer == who + 1;
  guint    n = 0;

  for (guint8 c = 1; c <= CARDS; c++)
    if (self->hand[who] & (1u << (c - 1)))
      items[n++] = is_known ? c : GAME_ITEM_HIDDEN;
  return self->sealed[who] == MARKED ? n - 1 : n;
}

static guint
contents (const GameState *state, GameZone zone, guint16 *items)
{
  const Sealed *self = sealed (state);

  if (zone.kind == ZONE_HAND)
    return list_hand (self, zone.seat, items);
  if (zone.kind == ZONE_SPENT)
    {
      for (guint i = 0; i < CARDS; i++)
        items[i] = self->spent[zone.seat][i];
      return self->plays / SEATS;
    }
  items[0] = self->sealed[zone.seat] == MARKED ? GAME_ITEM_HIDDEN : self->sealed[zone.seat];
  return self->sealed[zone.seat] > 0;
}

static void
print_position (const GameState *state, GString *text)
{
  toy_text_print ("sealed", (const guint8 *) state, sizeof (Sealed), text);
}

/* Returns TRUE if a seat's hand, sealed card and spent cards make up its five. */
static gboolean
has_all_cards (const Sealed *self, guint who)
{
  guint    cards = self->hand[who];
  gboolean has_sealed = who < self->plays % SEATS;

  for (guint i = 0; i < CARDS; i++)
    {
      guint8 card = self->spent[who][i];

      if (card > CARDS || (card > 0) != (i < self->plays / SEATS) ||
          (card > 0 && cards & (1u << (card - 1))))
        return FALSE;
      cards |= card > 0 ? 1u << (card - 1) : 0;
    }
  if (has_sealed != (self->sealed[who] > 0))
    return FALSE;
  if (self->sealed[who] == MARKED && self->viewer > 0 && self->viewer != who + 1)
    return cards == (1 << CARDS) - 1;
  if (self->sealed[who] > CARDS || (has_sealed && cards & (1u << (self->sealed[who] - 1))))
    return FALSE;
  return (cards | (has_sealed ? 1u << (self->sealed[who] - 1) : 0)) == (1 << CARDS) - 1;
}

static gboolean
parse_position (const char *text, GameState *state, GError **error)
{
  const Sealed *self = sealed (state);
  gboolean      is_sound;

  if (!toy_text_parse ("sealed", text, (guint8 *) state, sizeof (Sealed), error))
    return FALSE;
  is_sound = self->viewer <= SEATS && self->low <= 1 && self->bonus <= 2 &&
             self->plays <= SEATS * CARDS;
  for (guint s = 0; s < SEATS && is_sound; s++)
    is_sound = has_all_cards (self, s) && self->points[s] <= CARDS * (CARDS + 5) / 2;
  for (guint i = 0; i < sizeof self->spare; i++)
    is_sound = is_sound && self->spare[i] == 0;
  return toy_text_check (is_sound, error);
}

/* The operand is the card, for 0 is what other seats get: the texts of toys count from 0. */
static void
print_action (GameAction action, GString *text)
{
  action.operand[0]--;
  toy_text_print_action (&toy_sealed_rules, action, n_operands, text);
}

static gboolean
parse_action (const char *text, GameAction *action, GError **error)
{
  if (!toy_text_parse_action (&toy_sealed_rules, text, n_operands, most, action, error))
    return FALSE;
  action->operand[0]++;
  return TRUE;
}

static gint
value_points (const GameState *state, guint me, const guint16 *operand)
{
  return sealed (state)->points[operand[0]];
}

static gint
count_points (const GameState *state, guint who)
{
  return sealed (state)->points[who];
}

static const GameTerm   terms[] = { { "points", "s", value_points } };
static const GameAmount amounts[] = { { "points", count_points } };

const GameRules toy_sealed_rules = {
  .id = "sealed",
  .format = 1,
  .min_seats = SEATS,
  .max_seats = SEATS,
  .state_size = sizeof (Sealed),
  .max_legal = CARDS,
  .max_items = CARDS,
  .letters = "12345",
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
  .to_act = to_act,
  .unseal = unseal,
  .apply_alone = apply_alone,
  .horizon = horizon,
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
