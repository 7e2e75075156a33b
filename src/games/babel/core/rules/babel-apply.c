/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The effects of actions, RULES.md 2 to 4, each written once for both wrappings of the table.
 *
 * Assumes that judge allowed the action. Events cost nothing where nobody asked for them.
 */
#include "babel-apply.h"

#include "babel-column.h"
#include "babel-judge.h"
#include "babel-state.h"
#include "game-rng.h"

/* Settlers that take part in a migration (RULES.md 2.4). */
#define N_MIGRANTS 3u

/* Temple cards that the end of a turn brings up (RULES.md 3). */
#define N_REVEALED 2u

static inline GameZone
zone (BabelZone kind, guint seat, guint index, guint slot)
{
  return (GameZone) { (guint8) kind, (guint8) seat, (guint16) index, (guint16) slot };
}

static inline void
emit (GArray *events, guint item, guint seen_by, GameZone from, GameZone to)
{
  if (events)
    {
      GameEvent event = {
        GAME_EVENT_MOVE, (guint8) seen_by, (guint16) item, 0, from, to
      };

      g_array_append_val (events, event);
    }
}

static inline GameZone
colonnade_end (const BabelTable *table, guint side, guint land)
{
  return zone (BABEL_ZONE_COLONNADE, side, land, table->settlers[side][land]);
}

static inline GameZone
temple_end (const BabelTable *table, guint side, guint land)
{
  guint n = (guint) __builtin_popcount (table->temple[side][land]);

  return zone (BABEL_ZONE_TEMPLE, side, land, n);
}

/* A card goes from a hand to the discards. */
static inline void
discard_from_hand (BabelTable *table, guint side, guint nation, GArray *events)
{
  table->hand[side] -= BABEL_ONE (nation);
  table->discard += BABEL_ONE (nation);
  emit (events, BABEL_ITEM_NATION (nation), GAME_SEEN_BY_ALL,
        zone (BABEL_ZONE_HAND, side, 0, 0), zone (BABEL_ZONE_DISCARDS, 0, 0, 0));
}

/* Card i of a colonnade goes to the discards. */
static void
discard_settler (BabelTable *table, guint side, guint land, guint i, GArray *events)
{
  guint nation = babel_column_get_card (table, side, land, i);

  babel_column_remove (table, side, land, i);
  table->discard += BABEL_ONE (nation);
  emit (events, BABEL_ITEM_NATION (nation), GAME_SEEN_BY_ALL,
        zone (BABEL_ZONE_COLONNADE, side, land, i), zone (BABEL_ZONE_DISCARDS, 0, 0, 0));
}

/* Card i of one colonnade goes to the end of another. */
static void
move_settler (BabelTable *table,
              guint       side,
              guint       land,
              guint       i,
              guint       to_side,
              guint       to_land,
              GArray     *events)
{
  guint nation = babel_column_get_card (table, side, land, i);

  emit (events, BABEL_ITEM_NATION (nation), GAME_SEEN_BY_ALL,
        zone (BABEL_ZONE_COLONNADE, side, land, i), colonnade_end (table, to_side, to_land));
  babel_column_remove (table, side, land, i);
  babel_column_push (table, to_side, to_land, nation);
}

/* A card from the mover's hand carries the pawn, or settles where that stands. */
static inline void
play_card (BabelTable *table, guint nation, guint settles, GArray *events)
{
  guint    me = table->mover;
  guint    here = table->pawn[me];
  GameZone hand = zone (BABEL_ZONE_HAND, me, 0, 0);

  if (events && settles)
    emit (events, BABEL_ITEM_NATION (nation), GAME_SEEN_BY_ALL, hand,
          colonnade_end (table, me, here));
  else if (events)
    {
      emit (events, BABEL_ITEM_NATION (nation), GAME_SEEN_BY_ALL, hand,
            zone (BABEL_ZONE_DISCARDS, 0, 0, 0));
      emit (events, BABEL_ITEM_PAWN (me), GAME_SEEN_BY_ALL,
            zone (BABEL_ZONE_PAWN, me, here, 0), zone (BABEL_ZONE_PAWN, me, nation, 0));
    }
  babel_table_play_card (table, me, nation, settles);
}

/* Lays a level on the mover's site, from a store or the starter: build and skip alike. */
static void
build (BabelTable *table, guint source, GArray *events)
{
  guint    me = table->mover;
  guint    land = table->pawn[me];
  guint    side = source == BABEL_SOURCE_OPP ? 1 - me : me;
  guint    level = 1;
  GameZone from = zone (BABEL_ZONE_STARTER, me, 0, 0);

  if (source == BABEL_SOURCE_START)
    table->starter &= (guint8) ~(1u << me);
  else
    {
      level = babel_table_pop_store (table, side);
      from = zone (BABEL_ZONE_STORE, side, 0, table->n_store[side]);
    }
  emit (events, BABEL_ITEM_TEMPLE (level), GAME_SEEN_BY_ALL, from, temple_end (table, me, land));
  table->temple[me][land] |= (guint8) (1u << level);
}

/* Moves card after card: watchers get an event for each, and colonnades may outgrow their words. */
G_NO_INLINE static void
move_migrants (BabelTable *table, guint from, guint to, GArray *events)
{
  guint me = table->mover;
  guint first = table->settlers[me][from] - N_MIGRANTS;

  for (guint i = 0; i < N_MIGRANTS; i++)
    move_settler (table, me, from, first, me, to, events);
  table->migrated = 1;
}

static inline void
migrate (BabelTable *table, guint from, guint to, GArray *events)
{
  if (!events && babel_column_move_last (table, table->mover, from, to, N_MIGRANTS))
    table->migrated = 1;
  else
    move_migrants (table, from, to, events);
}

/* The opponent's temple goes back onto the quarry, the highest level first (2.5.1). */
static void
raze (BabelTable *table, guint land, GArray *events)
{
  guint opp = 1u - table->mover;

  for (guint level; (level = babel_table_get_top (table, opp, land)) > 0;)
    {
      table->temple[opp][land] &= (guint8) ~(1u << level);
      emit (events, BABEL_ITEM_TEMPLE (level), GAME_SEEN_BY_ALL,
            temple_end (table, opp, land),
            zone (BABEL_ZONE_QUARRY, 0, 0, babel_table_get_quarry (table)));
      babel_pile_push (&table->known, &table->n_known, level);
    }
}

static void
steal (BabelTable *table, guint land, GArray *events)
{
  guint me = table->mover;
  guint level = babel_table_get_top (table, 1 - me, land);

  table->temple[1 - me][land] &= (guint8) ~(1u << level);
  emit (events, BABEL_ITEM_TEMPLE (level), GAME_SEEN_BY_ALL,
        temple_end (table, 1 - me, land), temple_end (table, me, land));
  table->temple[me][land] |= (guint8) (1u << level);
}

static void
expel (BabelTable *table, guint land, guint nation, GArray *events)
{
  guint opp = 1u - table->mover;

  for (guint i = table->settlers[opp][land]; i-- > 0;)
    if (babel_column_get_card (table, opp, land, i) == nation)
      discard_settler (table, opp, land, i, events);
}

/* The unbroken row at the end comes over, or with the option every card of its nation (2.5.4). */
static void
win_over (BabelTable *table, guint land, GArray *events)
{
  guint me = table->mover;
  guint nation = babel_column_get_last (table, 1 - me, land);

  for (guint i = table->settlers[1 - me][land]; i-- > 0;)
    if (babel_column_get_card (table, 1 - me, land, i) == nation)
      move_settler (table, 1 - me, land, i, me, land, events);
    else if (!(table->options & BABEL_OPTION_SUMER_ALL))
      break;
}

/* Takes card number r of the cards that lanes count, in the order of the lanes; returns the
 * lane. */
static guint
take_from_counts (guint64 *counts, guint r)
{
  guint lane = 0;

  for (guint n; r >= (n = babel_counts_get (*counts, lane)); lane++)
    r -= n;
  *counts -= BABEL_ONE (lane);
  return lane;
}

static void
reshuffle (BabelTable *table, const BabelDraws *draws, GArray *events)
{
  GameEvent event = { GAME_EVENT_SHUFFLE,
                      .from = zone (BABEL_ZONE_DISCARDS, 0, 0, 0),
                      .to = zone (BABEL_ZONE_DECK, 0, 0, 0) };

  table->deck = table->discard;
  table->discard = 0;
  if (events)
    g_array_append_val (events, event);
  if (draws->deck)
    {
      guint8 cards[BABEL_N_NATION_CARDS];
      guint  n = 0;

      for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
        for (guint i = babel_counts_get (table->deck, nation); i > 0; i--)
          cards[n++] = (guint8) (nation + 1);
      game_rng_shuffle (draws->rng, cards, n);
      for (guint i = 0; i < n; i++)
        draws->deck[n - 1 - i] = cards[i];
      *draws->n_deck = (guint8) n;
    }
}

void
babel_draw_cards (BabelTable *table, guint side, guint n, const BabelDraws *draws, GArray *events)
{
  for (; n > 0; n--)
    {
      guint size = babel_counts_sum (table->deck);
      guint nation;

      if (size == 0)
        {
          if (table->discard == 0)
            return;
          reshuffle (table, draws, events);
          size = babel_counts_sum (table->deck);
        }
      if (draws->deck)
        {
          *draws->n_deck -= 1;
          nation = draws->deck[*draws->n_deck] - 1u;
          draws->deck[*draws->n_deck] = 0;
          table->deck -= BABEL_ONE (nation);
        }
      else
        nation = take_from_counts (&table->deck, game_rng_below (draws->rng, size));
      table->hand[side] += BABEL_ONE (nation);
      emit (events, BABEL_ITEM_NATION (nation), 1u << side,
            zone (BABEL_ZONE_DECK, 0, 0, size - 1), zone (BABEL_ZONE_HAND, side, 0, 0));
    }
}

static guint
take_from_quarry (BabelTable *table, const BabelDraws *draws)
{
  guint level;

  if (table->n_known)
    return babel_pile_pop (&table->known, &table->n_known);
  if (!draws->quarry)
    return take_from_counts (&table->quarry,
                             game_rng_below (draws->rng, babel_counts_sum (table->quarry)));
  *draws->n_quarry -= 1;
  level = draws->quarry[*draws->n_quarry] - 1u;
  draws->quarry[*draws->n_quarry] = 0;
  table->quarry -= BABEL_ONE (level);
  return level;
}

/* Phase three: two cards, or the last one, onto the mover's store, the higher first (RULES.md
 * 3). */
static void
reveal (BabelTable *table, const BabelDraws *draws, GArray *events)
{
  guint me = table->mover;
  guint size = babel_table_get_quarry (table);
  guint n = MIN (size, N_REVEALED);
  guint level[2] = { 0, 0 };

  for (guint i = 0; i < n; i++)
    level[i] = take_from_quarry (table, draws);
  for (guint i = 0; i < n; i++)
    {
      guint card = i == 0 ? MAX (level[0], level[1]) : MIN (level[0], level[1]);
      guint depth = i == 0 && level[1] > level[0] ? 2 : 1;

      emit (events, BABEL_ITEM_TEMPLE (card), GAME_SEEN_BY_ALL,
            zone (BABEL_ZONE_QUARRY, 0, 0, size - i - depth),
            zone (BABEL_ZONE_STORE, me, 0, table->n_store[me]));
      babel_table_push_store (table, me, card);
    }
}

G_NO_INLINE static void
end (BabelTable *table, const BabelDraws *draws, GArray *events)
{
  reveal (table, draws, events);
  if (babel_table_get_quarry (table) == 0)
    {
      babel_table_update_result (table);
      return;
    }
  table->mover = 1 - table->mover;
  table->migrated = 0;
  table->turn += table->turn < G_MAXINT32;
  babel_draw_cards (table, table->mover, 3, draws, events);
}

/* RULES.md 4.3: the higher score, then the larger hand. */
static BabelResult
judge_empty_quarry (const BabelTable *table, const guint score[2])
{
  guint cards[2] = { babel_counts_sum (table->hand[0]), babel_counts_sum (table->hand[1]) };

  if (score[0] != score[1])
    return score[0] > score[1] ? BABEL_WON_BY_1 : BABEL_WON_BY_2;
  if (cards[0] != cards[1])
    return cards[0] > cards[1] ? BABEL_WON_BY_1 : BABEL_WON_BY_2;
  return BABEL_DRAWN;
}

gboolean
babel_table_update_result (BabelTable *table)
{
  guint    score[2] = { babel_table_get_score (table, 0), babel_table_get_score (table, 1) };
  gboolean lasting = !(table->options & BABEL_OPTION_FINAL15);
  gboolean won[2];

  table->result = BABEL_PLAYING;
  for (guint s = 0; s < 2; s++)
    won[s] = score[s] >= BABEL_DECISIVE_SCORE && score[1 - s] <= 9;
  if (!won[0] && !won[1])
    {
      if (lasting && MAX (score[0], score[1]) >= BABEL_DECISIVE_SCORE)
        table->final = 1;
      for (guint s = 0; s < 2; s++)
        won[s] = score[s] >= 20 || (lasting && table->final && score[1 - s] <= 9);
    }
  if (won[0] && won[1])
    return FALSE;
  if (won[0] || won[1])
    table->result = won[0] ? BABEL_WON_BY_1 : BABEL_WON_BY_2;
  else if (babel_table_get_quarry (table) == 0)
    table->result = (guint8) judge_empty_quarry (table, score);
  return TRUE;
}

BabelResult
babel_table_foresee_end (const BabelTable *table)
{
  guint score[2];

  if (babel_table_get_quarry (table) > N_REVEALED)
    return BABEL_PLAYING;
  for (guint s = 0; s < 2; s++)
    score[s] = babel_table_get_score (table, s);
  return judge_empty_quarry (table, score);
}

/* Pays for an ability, then does it. */
G_NO_INLINE static void
use_run (BabelTable *table, GameAction action, GArray *events)
{
  guint    land = table->pawn[table->mover];
  BabelRun run = { 0 };
  gboolean found = babel_table_find_run (table, action, &run);

  g_assert (found);
  discard_settler (table, table->mover, land, run.first, events);
  switch (action.kind)
    {
    case BABEL_RAZE:
      raze (table, land, events);
      break;
    case BABEL_STEAL:
      steal (table, land, events);
      break;
    case BABEL_EXPEL:
      expel (table, land, action.operand[0], events);
      break;
    case BABEL_WIN_OVER:
      win_over (table, land, events);
      break;
    case BABEL_SKIP:
      build (table, action.operand[0], events);
      break;
    default:
      table->owed = (guint8) (babel_counts_sum (table->hand[1 - table->mover]) / 2);
    }
}

/* Actions that change temples, by building or by a run: only temples can decide the game
 * (RULES.md 4). */
G_NO_INLINE static void
change_temples (BabelTable *table, GameAction action, GArray *events)
{
  if (action.kind == BABEL_BUILD)
    build (table, action.operand[0], events);
  else
    use_run (table, action, events);
  babel_table_update_result (table);
}

/* Frequent actions come first. Inlined, so that without events the code for them disappears. */
G_ALWAYS_INLINE static inline void
apply (BabelTable *table, GameAction action, const BabelDraws *draws, GArray *events)
{
  if (action.kind <= BABEL_SETTLE)
    play_card (table, action.operand[0], action.kind == BABEL_SETTLE, events);
  else if (action.kind == BABEL_MIGRATE)
    migrate (table, action.operand[0], action.operand[1], events);
  else if (action.kind == BABEL_END)
    end (table, draws, events);
  else if (action.kind == BABEL_DISCARD)
    {
      discard_from_hand (table, 1 - table->mover, action.operand[0], events);
      table->owed--;
    }
  else
    change_temples (table, action, events);
}

G_NO_INLINE static void
apply_and_tell (BabelTable *table, GameAction action, const BabelDraws *draws, GArray *events)
{
  apply (table, action, draws, events);
}

void
babel_apply (BabelTable *table, GameAction action, const BabelDraws *draws, GArray *events)
{
  if (events)
    apply_and_tell (table, action, draws, events);
  else
    apply (table, action, draws, NULL);
}
