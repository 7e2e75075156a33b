/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The generator: lists or counts the sets of babel-legal-sets.h, and abilities.
 *
 * Most positions have no run under the pawn, which one look at the packed colonnade tells; all
 * else is counts in lanes. An action is written as one word, which is what its eight bytes are.
 */
#include "babel-legal.h"

#include "babel-legal-sets.h"

/* Writes an action and keeps it if `keep` is 1; no branch is taken either way. */
static inline GameAction *
put_if (GameAction *out, guint keep, BabelKind kind, guint a, guint b)
{
  babel_action_write (out, kind, a, b);
  return out + keep;
}

static inline GameAction *
put (GameAction *out, BabelKind kind, guint a, guint b)
{
  return put_if (out, 1, kind, a, b);
}

static GameAction *
put_discards (GameAction *out, BabelCounts hand)
{
  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    out = put_if (out, babel_counts_get (hand, nation) != 0, BABEL_DISCARD, nation, 0);
  return out;
}

/* Travels and settles: for each nation in hand. The place of a nation's actions is a sum over the
 * lanes before it, so that none waits for another; an action that is not allowed is written over
 * by the next. */
static inline GameAction *
put_cards (GameAction *out, const BabelLegalSets *choices)
{
  guint64 places = babel_lanes_sum_before (choices->travels + choices->settles);

  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    {
      GameAction *place = out + babel_counts_get (places, nation);

      place = put_if (place, babel_counts_get (choices->travels, nation), BABEL_TRAVEL, nation, 0);
      put (place, BABEL_SETTLE, nation, 0);
    }
  return out + babel_counts_get (places, BABEL_N_NATIONS);
}

static inline GameAction *
put_builds (GameAction *out, guint builds)
{
  for (guint source = BABEL_SOURCE_OWN; source <= BABEL_SOURCE_START; source++)
    out = put_if (out, builds >> source & 1, BABEL_BUILD, source, 0);
  return out;
}

#define ROUTE(from, to)                        \
  {                                            \
    .kind = BABEL_MIGRATE, .operand = {(from), \
                                       (to) }  \
  }
#define ROUTES(from, a, b, c, d)                                       \
  {                                                                    \
    ROUTE (from, a), ROUTE (from, b), ROUTE (from, c), ROUTE (from, d) \
  }

/* The four migrations out of each land. */
static const GameAction routes[BABEL_N_NATIONS][BABEL_N_NATIONS - 1] = {
  ROUTES (0, 1, 2, 3, 4),
  ROUTES (1, 0, 2, 3, 4),
  ROUTES (2, 0, 1, 3, 4),
  ROUTES (3, 0, 1, 2, 4),
  ROUTES (4, 0, 1, 2, 3),
};

/* As with cards. Unrolled by hand; compilers do not unroll it. */
static inline GameAction *
put_migrations (GameAction *out, guint64 moves)
{
  guint64 places = babel_lanes_sum_before (moves);

  if (moves == 0)
    return out;
  memcpy (out, routes[0], sizeof routes[0]);
  memcpy (out + babel_counts_get (places, 1), routes[1], sizeof routes[1]);
  memcpy (out + babel_counts_get (places, 2), routes[2], sizeof routes[2]);
  memcpy (out + babel_counts_get (places, 3), routes[3], sizeof routes[3]);
  memcpy (out + babel_counts_get (places, 4), routes[4], sizeof routes[4]);
  return out + babel_counts_get (places, BABEL_N_NATIONS);
}

static GameAction *
put_expels (const BabelTable *table, GameAction *out, guint opp, guint land, guint k)
{
  guint n = table->settlers[opp][land];
  guint present = 0;

  for (guint i = 0; i < n; i++)
    present |= 1u << babel_column_get_card (table, opp, land, i);
  for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
    if (present & (1u << nation))
      out = put (out, BABEL_EXPEL, nation, k);
  return out;
}

static GameAction *
put_skips (const BabelTable *table, GameAction *out, guint me, guint land, guint k)
{
  guint level = babel_table_get_top (table, me, land) + 2;

  if (table->settlers[me][land] < level)
    return out;
  if (babel_table_get_store_top (table, me) == level)
    out = put (out, BABEL_SKIP, BABEL_SOURCE_OWN, k);
  if (babel_table_get_store_top (table, 1 - me) == level)
    out = put (out, BABEL_SKIP, BABEL_SOURCE_OPP, k);
  return out;
}

/* Writes the abilities that a run of a nation can be used for here; k as written. */
static GameAction *
put_run (const BabelTable *table, GameAction *out, guint me, guint land, guint nation, guint k)
{
  guint theirs = babel_table_get_top (table, 1 - me, land);

  switch (nation)
    {
    case BABEL_ASSYRIA:
      if (theirs)
        out = put (out, BABEL_RAZE, k, 0);
      break;
    case BABEL_HATTI:
      if (theirs > babel_table_get_top (table, me, land) && table->settlers[me][land] >= theirs)
        out = put (out, BABEL_STEAL, k, 0);
      break;
    case BABEL_MEDIA:
      out = put_expels (table, out, 1 - me, land, k);
      break;
    case BABEL_PERSIA:
      out = put_skips (table, out, me, land, k);
      break;
    default:
      if (table->settlers[1 - me][land])
        out = put (out, BABEL_WIN_OVER, k, 0);
    }
  if (babel_counts_sum (table->hand[1 - me]) >= 2)
    out = put (out, BABEL_HALVE, nation, k);
  return out;
}

/* The number of each nation's runs in a colonnade, in lanes. */
static BabelCounts
count_runs (const BabelTable *table, guint me, guint land)
{
  BabelCounts count = 0;

  if (G_LIKELY (table->settlers[me][land] <= BABEL_WORD_CARDS))
    {
      guint64 cards = table->column[me][land];
      guint64 triples = babel_word_triples (cards);

      for (guint64 first = triples & ~(triples << 3); first; first &= first - 1)
        count += BABEL_ONE (((cards >> __builtin_ctzll (first)) & 7) - 1);
    }
  else
    {
      BabelRun runs[BABEL_MAX_RUNS];
      guint    n = babel_column_get_runs (table, me, land, runs);

      for (guint i = 0; i < n; i++)
        count += BABEL_ONE (runs[i].nation);
    }
  return count;
}

/* Few positions have a run; kept out of line so that the others do not pay for it. */
G_NO_INLINE static GameAction *
put_abilities (const BabelTable *table, GameAction *out, guint me, guint land)
{
  BabelCounts count = count_runs (table, me, land);

  for (guint nation = 0; count; nation++, count >>= 8)
    {
      guint n = count & 0xff;

      if (n == 1)
        out = put_run (table, out, me, land, nation, 0);
      else
        for (guint k = 1; k <= n; k++)
          out = put_run (table, out, me, land, nation, k);
    }
  return out;
}

guint
babel_legal (const BabelTable *table, GameAction *actions)
{
  GameAction    *out = actions;
  guint          me = table->mover;
  guint          land = table->pawn[me];
  BabelLegalSets choices;

  if (table->result != BABEL_PLAYING)
    return 0;
  if (table->owed)
    return (guint) (put_discards (out, table->hand[1 - me]) - actions);
  choices = babel_legal_sets_find (table, me, land);
  out = put_cards (out, &choices);
  if (land != BABEL_QUARRY)
    {
      out = put_builds (out, choices.builds);
      if (babel_column_has_runs (table, me, land))
        out = put_abilities (table, out, me, land);
    }
  out = put_migrations (out, choices.moves);
  out = put_if (out, choices.can_end, BABEL_END, 0, 0);
  return (guint) (out - actions);
}

guint
babel_legal_abilities (const BabelTable *table, GameAction *actions)
{
  guint me = table->mover;

  return (guint) (put_abilities (table, actions, me, table->pawn[me]) - actions);
}

/* Kept out of line so that the others have no use for the room. */
G_NO_INLINE static guint
count_listed (const BabelTable *table)
{
  GameAction actions[BABEL_MAX_LEGAL];

  return babel_legal (table, actions);
}

/* Most positions can do without the list: those without runs under the pawn, and without the
 * starter, which the mover may have to build. */
guint
babel_legal_count (const BabelTable *table)
{
  guint          me = table->mover;
  guint          land = table->pawn[me];
  BabelLegalSets choices;

  if (table->result != BABEL_PLAYING || table->owed || table->starter & (1u << me) ||
      (land != BABEL_QUARRY && babel_column_has_runs (table, me, land)))
    return count_listed (table);
  choices = babel_legal_sets_find (table, me, land);
  return babel_lanes_sum (choices.travels + choices.settles + choices.moves) +
         babel_legal_sets_count_builds (&choices) + choices.can_end;
}
