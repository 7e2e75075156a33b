/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole games: the deal, a seat's observation, the completion of a partial state, and the
 * contents of each zone.
 *
 * Chance follows NOTATION.md 2 and 3 to the number, so that the same seed gives the same game
 * everywhere.
 */
#include "babel-state.h"

#include "babel-apply.h"
#include "babel-column.h"
#include "babel-hash.h"
#include "game-rng.h"

#define HAND_SIZE       5
#define SHORT_HAND_SIZE 3
#define DRAW_SIZE       3

/* Lists the cards that lanes count, lanes in rising order, each card as lane + 1. */
static guint
list_cards (guint64 counts, guint n_lanes, guint8 *cards)
{
  guint n = 0;

  for (guint lane = 0; lane < n_lanes; lane++)
    for (guint i = babel_counts_get (counts, lane); i > 0; i--)
      cards[n++] = (guint8) (lane + 1);
  return n;
}

static void
reverse (guint8 *cards, guint n)
{
  for (guint i = 0; i < n / 2; i++)
    {
      guint8 card = cards[i];

      cards[i] = cards[n - 1 - i];
      cards[n - 1 - i] = card;
    }
}

static BabelDraws
draws (BabelState *state)
{
  return (BabelDraws) { &state->rng, state->deck, &state->n_deck, state->quarry, &state->n_quarry };
}

static const BabelCounts all_nations = G_GUINT64_CONSTANT (0x0c0c0c0c0c);

void
babel_state_deal (BabelState *state, guint32 options, guint64 seed)
{
  BabelTable *table = &state->table;
  BabelDraws  from;

  memset (state, 0, sizeof *state);
  state->rng = seed;
  table->options = (guint8) options;
  table->turn = 1;
  table->starter = 3;
  table->pawn[0] = table->pawn[1] = BABEL_QUARRY;

  table->deck = all_nations;
  state->n_deck = (guint8) list_cards (table->deck, BABEL_N_NATIONS, state->deck);
  game_rng_shuffle (&state->rng, state->deck, state->n_deck);
  reverse (state->deck, state->n_deck);
  table->quarry = BABEL_LEVEL_CARDS - 2 * BABEL_ONE (1);
  state->n_quarry = (guint8) list_cards (table->quarry, BABEL_N_LEVELS + 1, state->quarry);
  game_rng_shuffle (&state->rng, state->quarry, state->n_quarry);
  reverse (state->quarry, state->n_quarry);

  from = draws (state);
  babel_draw_cards (table, 0, options & BABEL_OPTION_HANDS35 ? SHORT_HAND_SIZE : HAND_SIZE,
                    &from, NULL);
  babel_draw_cards (table, 1, HAND_SIZE, &from, NULL);
  babel_draw_cards (table, 0, DRAW_SIZE, &from, NULL);
}

/* Only the end of a turn draws. */
void
babel_state_apply (BabelState *state, GameAction action, GArray *events)
{
  if (action.kind == BABEL_END)
    {
      BabelDraws from = draws (state);

      babel_apply (&state->table, action, &from, events);
    }
  else
    babel_apply (&state->table, action, NULL, events);
}

void
babel_state_observe (const BabelState *state, guint seat, BabelState *seen)
{
  BabelTable *table = &seen->table;

  *seen = *state;
  seen->rng = 0;
  seen->open = 1;
  table->hand[1 - seat] = babel_counts_sum (table->hand[1 - seat]) * BABEL_ONE (BABEL_UNKNOWN);
  table->deck = seen->n_deck * BABEL_ONE (BABEL_UNKNOWN);
  memset (seen->deck, BABEL_UNKNOWN + 1, seen->n_deck);
  table->quarry = seen->n_quarry * BABEL_ONE (0);
  memset (seen->quarry, 1, seen->n_quarry);
}

BabelCounts
babel_state_count_hidden_nations (const BabelState *state)
{
  const BabelTable *table = &state->table;
  BabelCounts       seen = table->hand[0] + table->hand[1] + table->discard + table->deck;

  for (guint i = 0; i < 2 * BABEL_N_NATIONS; i++)
    {
      guint8 nations[BABEL_N_NATION_CARDS];
      guint  n = babel_column_get (table, i / BABEL_N_NATIONS, i % BABEL_N_NATIONS, nations);

      while (n-- > 0)
        seen += BABEL_ONE (nations[n]);
    }
  return all_nations - (seen & G_GUINT64_CONSTANT (0xffffffffff));
}

static guint64
count_pile (const BabelPile *pile, guint n)
{
  guint64 counts = 0;

  while (n-- > 0)
    counts += BABEL_ONE (babel_pile_get (pile, n));
  return counts;
}

guint64
babel_state_count_hidden_levels (const BabelState *state)
{
  const BabelTable *table = &state->table;
  guint64           seen = table->quarry + count_pile (&table->known, table->n_known);

  for (guint s = 0; s < 2; s++)
    {
      seen += count_pile (&table->store[s], table->n_store[s]);
      seen += (table->starter >> s & 1) * BABEL_ONE (1);
      for (guint land = 0; land < BABEL_N_NATIONS; land++)
        for (guint level = 1; level <= BABEL_N_LEVELS; level++)
          seen += (table->temple[s][land] >> level & 1) * BABEL_ONE (level);
    }
  return BABEL_LEVEL_CARDS - (seen & ~G_GUINT64_CONSTANT (0xff));
}

/* Hidden nation cards: player 1's hand from the front, then player 2's, then the deck
 * (NOTATION.md 2). */
static void
complete_nations (BabelState *world)
{
  BabelTable *table = &world->table;
  guint8      cards[BABEL_N_NATION_CARDS];
  guint       n = list_cards (babel_state_count_hidden_nations (world), BABEL_N_NATIONS, cards);
  guint       next = 0;

  game_rng_shuffle (&world->rng, cards, n);
  for (guint s = 0; s < 2; s++)
    for (; babel_counts_get (table->hand[s], BABEL_UNKNOWN) && next < n; next++)
      table->hand[s] += BABEL_ONE (cards[next] - 1) - BABEL_ONE (BABEL_UNKNOWN);
  for (guint i = world->n_deck; i-- > 0 && next < n;)
    if (world->deck[i] == BABEL_UNKNOWN + 1)
      {
        table->deck += BABEL_ONE (cards[next] - 1) - BABEL_ONE (BABEL_UNKNOWN);
        world->deck[i] = cards[next++];
      }
}

/* Hidden temple cards follow the known top of the quarry; some of them may be known to both
 * players. */
static void
complete_levels (BabelState *world)
{
  BabelTable *table = &world->table;
  guint8      cards[BABEL_N_TEMPLE_CARDS + 1];
  guint       n = list_cards (babel_state_count_hidden_levels (world), BABEL_N_LEVELS + 1, cards);
  guint       next = 0;

  game_rng_shuffle (&world->rng, cards, n);
  for (guint i = table->n_known; i-- > 0 && next < n;)
    if (babel_pile_get (&table->known, i) == 0)
      babel_pile_set (&table->known, i, cards[next++] - 1u);
  for (guint i = world->n_quarry; i-- > 0 && next < n;)
    if (world->quarry[i] == 1)
      {
        table->quarry += BABEL_ONE (cards[next] - 1) - BABEL_ONE (0);
        world->quarry[i] = cards[next++];
      }
}

void
babel_state_complete (const BabelState *seen, guint64 seed, BabelState *world)
{
  *world = *seen;
  if (!seen->open)
    return;
  world->rng = seed;
  world->open = 0;
  complete_nations (world);
  complete_levels (world);
}

/* The words after the table change only at the end of a turn, so they have a sum of their own. */
guint64
babel_state_hash (const GameState *game)
{
  const BabelState *state = babel_state (game);
  const guint64    *words = (const guint64 *) state;
  guint64           rest = 0;

  for (gsize i = sizeof state->table / sizeof *words; i < sizeof *state / sizeof *words; i++)
    rest = babel_hash_row (words[i], rest + i);
  return rest + babel_hash_table (&state->table);
}

static guint64
hash_played (const BabelState *state, guint64 hash, GameAction action)
{
  BabelState after = *state;

  babel_state_apply (&after, action, NULL);
  return babel_hash_change (&state->table, hash, &after.table);
}

guint
babel_state_successors (const GameState *game,
                        guint64          hash,
                        GameAction      *actions,
                        guint64         *hashes)
{
  const BabelState *state = babel_state (game);
  guint             n = babel_hash_successors (&state->table, hash, actions, hashes);

  for (guint i = 0; i < n; i++)
    if (hashes[i] == 0)
      hashes[i] = hash_played (state, hash, actions[i]);
  return n;
}

static guint16
temple_item (guint level)
{
  return level ? (guint16) BABEL_ITEM_TEMPLE (level) : GAME_ITEM_HIDDEN;
}

static guint
list_pile (const BabelPile *pile, guint n, guint16 *items)
{
  for (guint i = 0; i < n; i++)
    items[i] = temple_item (babel_pile_get (pile, i));
  return n;
}

/* A bag of nation cards by face; unknown ones come first, for theirs is the lowest. */
static guint
list_bag (BabelCounts counts, guint16 *items)
{
  guint  hidden = babel_counts_get (counts, BABEL_UNKNOWN);
  guint8 cards[BABEL_N_NATION_CARDS];
  guint  n = list_cards (counts, BABEL_N_NATIONS, cards);

  for (guint i = 0; i < hidden; i++)
    items[i] = GAME_ITEM_HIDDEN;
  for (guint i = 0; i < n; i++)
    items[hidden + i] = cards[i];
  return hidden + n;
}

static guint
list_temple (guint levels, guint16 *items)
{
  guint n = 0;

  for (guint level = 1; level <= BABEL_N_LEVELS; level++)
    if (levels & (1u << level))
      items[n++] = (guint16) BABEL_ITEM_TEMPLE (level);
  return n;
}

static guint
list_colonnade (const BabelTable *table, GameZone zone, guint16 *items)
{
  guint8 nations[BABEL_N_NATION_CARDS];
  guint  n = babel_column_get (table, zone.seat, zone.index, nations);

  for (guint i = 0; i < n; i++)
    items[i] = (guint16) BABEL_ITEM_NATION (nations[i]);
  return n;
}

static guint
list_deck (const BabelState *state, guint16 *items)
{
  for (guint i = 0; i < state->n_deck; i++)
    items[i] = state->deck[i] == BABEL_UNKNOWN + 1 ? GAME_ITEM_HIDDEN : state->deck[i];
  return state->n_deck;
}

static guint
list_quarry (const BabelState *state, guint16 *items)
{
  for (guint i = 0; i < state->n_quarry; i++)
    items[i] = temple_item (state->quarry[i] - 1u);
  return state->n_quarry +
         list_pile (&state->table.known, state->table.n_known, items + state->n_quarry);
}

guint
babel_state_contents (const GameState *game, GameZone zone, guint16 *items)
{
  const BabelState *state = babel_state (game);
  const BabelTable *table = &state->table;

  switch (zone.kind)
    {
    case BABEL_ZONE_HAND:
      return list_bag (table->hand[zone.seat], items);
    case BABEL_ZONE_COLONNADE:
      return list_colonnade (table, zone, items);
    case BABEL_ZONE_TEMPLE:
      return list_temple (table->temple[zone.seat][zone.index], items);
    case BABEL_ZONE_STORE:
      return list_pile (&table->store[zone.seat], table->n_store[zone.seat], items);
    case BABEL_ZONE_STARTER:
      items[0] = BABEL_ITEM_TEMPLE (1);
      return table->starter >> zone.seat & 1;
    case BABEL_ZONE_PAWN:
      items[0] = (guint16) BABEL_ITEM_PAWN (zone.seat);
      return table->pawn[zone.seat] == zone.index;
    case BABEL_ZONE_DECK:
      return list_deck (state, items);
    case BABEL_ZONE_QUARRY:
      return list_quarry (state, items);
    default:
      return list_bag (table->discard, items);
    }
}
