/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The positions on the way lie on the stack; of all others only a hash is kept, in a table that
 * doubles when it is half full: most searches are short, and those stay within the caches.
 * Positions from which even an upper bound of the points falls short of a win are left alone;
 * that bound is never too low, so nothing is lost.
 */
#include "babel-wins.h"

#include "babel-apply.h"
#include "babel-column.h"
#include "babel-hash.h"
#include "babel-judge.h"
#include "babel-legal.h"
#include "babel-turns.h"

/* Positions between two looks at the cancel flag: well below a millisecond. */
#define NODES_PER_LOOK 1024

/* Slots that are moved between two such looks while the table grows. */
#define SLOTS_PER_LOOK 65536

/* The most slots of the table that a search begins with: a power of 2. */
#define FIRST_SLOTS 65536

/* The most trials in counting the levels that the stores could add. */
#define MAX_TRIALS 100

struct _BabelWins
{
  guint64    *seen; /* hashes, 0 is free */
  guint       n_slots;
  guint       first_slots;
  guint       room;
  guint       n_nodes;
  const gint *cancel;
  gboolean    stopped;
  BabelCounts within_reach; /* cards of each nation that the side may come to have in colonnades */
  guint       n_line;
  GameAction *line;
};

/* A position on the way. */
typedef struct
{
  BabelTable table;
  guint64    hash;
  guint      depth;  /* actions that led there */
  guint      builds; /* the levels that the stores could add to the score */
} Place;

BabelWins *
babel_wins_new (guint nodes)
{
  BabelWins *wins = g_new0 (BabelWins, 1);

  g_return_val_if_fail (nodes < G_MAXUINT32 / 4, NULL);

  wins->room = nodes;
  wins->first_slots = 4;
  while (wins->first_slots < FIRST_SLOTS && wins->first_slots < 2 * nodes)
    wins->first_slots *= 2;
  return wins;
}

void
babel_wins_free (BabelWins *wins)
{
  g_free (wins->seen);
  g_free (wins);
}

static gboolean
is_cancelled (const BabelWins *wins)
{
  return wins->cancel && g_atomic_int_get (wins->cancel);
}

/* Has the place of a hash brought near, for a look at it later. */
static inline void
prefetch_slot (const BabelWins *wins, guint64 hash)
{
  __builtin_prefetch (&wins->seen[(guint) (hash >> 32) & (wins->n_slots - 1)]);
}

/* The place of a hash in the table, or where it would be. */
static guint
find_slot (const BabelWins *wins, guint64 hash)
{
  guint mask = wins->n_slots - 1;
  guint slot = (guint) (hash >> 32) & mask;

  while (wins->seen[slot] && wins->seen[slot] != (hash | 1))
    slot = (slot + 1) & mask;
  return slot;
}

/* Begins with an empty table, and frees the one that a long search has grown. */
static void
begin (BabelWins *wins)
{
  if (wins->n_slots != wins->first_slots)
    {
      g_free (wins->seen);
      wins->n_slots = wins->first_slots;
      wins->seen = g_new (guint64, wins->n_slots);
    }
  memset (wins->seen, 0, wins->n_slots * sizeof *wins->seen);
  wins->n_nodes = 0;
  wins->stopped = FALSE;
}

/* Doubles the table. A cancelled search does not wait for it: it has stopped then. */
static void
grow (BabelWins *wins)
{
  g_autofree guint64 *seen = g_steal_pointer (&wins->seen);
  guint               n_slots = wins->n_slots;

  wins->n_slots *= 2;
  wins->seen = g_new0 (guint64, wins->n_slots);
  for (guint i = 0; i < n_slots && !wins->stopped; i++)
    {
      if (seen[i])
        wins->seen[find_slot (wins, seen[i])] = seen[i];
      wins->stopped = i % SLOTS_PER_LOOK == 0 && is_cancelled (wins);
    }
}

/* Returns TRUE if a position is new and there is room to look at it. */
static gboolean
claim (BabelWins *wins, guint64 hash)
{
  guint slot = find_slot (wins, hash);

  if (wins->seen[slot])
    return FALSE;
  if (wins->n_nodes == wins->room ||
      (wins->n_nodes % NODES_PER_LOOK == 0 && is_cancelled (wins)))
    {
      wins->stopped = TRUE;
      return FALSE;
    }
  wins->seen[slot] = hash | 1;
  if (++wins->n_nodes > wins->n_slots / 2)
    grow (wins);
  return TRUE;
}

/* Three cards of a nation make a run. */
static gboolean
may_use (const BabelWins *wins, BabelNation nation)
{
  return babel_counts_get (wins->within_reach, nation) >= 3;
}

/* The cards of each nation in a side's colonnades. */
static BabelCounts
count_settlers (const BabelTable *table, guint side)
{
  BabelCounts counts = 0;

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    for (guint i = 0; i < table->settlers[side][land]; i++)
      counts += BABEL_ONE (babel_column_get_card (table, side, land, i));
  return counts;
}

static void
set_within_reach (BabelWins *wins, const BabelTable *table)
{
  guint me = table->mover;

  wins->within_reach = count_settlers (table, me) + table->hand[me];
  if (may_use (wins, BABEL_SUMER))
    wins->within_reach += count_settlers (table, 1 - me);
}

/* The greatest gain in score from the stores if settlers were no matter. `tops` are those of the
 * side's temples, `left` the remaining cards of the two stores. Gives up, with no limit, once
 * *trials are used up. */
static guint
count_builds (const BabelWins  *wins,
              const BabelTable *table,
              const guint8     *tops,
              const guint8     *left,
              guint            *trials)
{
  guint most = 0;

  if (*trials == 0)
    return G_MAXUINT8;
  *trials -= 1;
  for (guint store = 0; store < 2; store++)
    for (guint land = 0; land < BABEL_N_NATIONS && left[store] > 0; land++)
      {
        guint  level = babel_pile_get (&table->store[store], left[store] - 1u);
        guint8 after[BABEL_N_NATIONS];
        guint8 rest[2] = { left[0], left[1] };
        guint  step = level - tops[land];

        if (step != 1 && (step != 2 || !may_use (wins, BABEL_PERSIA)))
          continue;
        memcpy (after, tops, sizeof after);
        after[land] = (guint8) level;
        rest[store]--;
        most = MAX (most, step + count_builds (wins, table, after, rest, trials));
      }
  return most;
}

/* An upper bound of the points that the stores can add to the side's score; none if Hittites can
 * add to it too. */
static guint
bound_builds (const BabelWins *wins, const BabelTable *table)
{
  guint  me = table->mover;
  guint  trials = MAX_TRIALS;
  guint8 tops[BABEL_N_NATIONS];

  if (may_use (wins, BABEL_HATTI) || (table->starter >> me & 1))
    return G_MAXUINT8;
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    tops[land] = (guint8) babel_table_get_top (table, me, land);
  return count_builds (wins, table, tops, table->n_store, &trials);
}

/* An upper bound of the levels that the settlers can carry: no temple is higher than its
 * colonnade was long. A card is laid, which makes room for a level, or travelled by, which opens
 * a land. */
static guint
bound_settlers (const BabelWins *wins, const BabelTable *table)
{
  guint me = table->mover;
  guint gain = babel_counts_sum (table->hand[me]) + (table->migrated ? 0 : 3);

  if (may_use (wins, BABEL_SUMER))
    return G_MAXUINT8;
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      guint top = babel_table_get_top (table, me, land);
      guint n = MIN (table->settlers[me][land], BABEL_N_LEVELS);
      guint room = n > top ? n - top : 0;

      gain += table->pawn[me] == land ? room : room > 0 ? room - 1
                                                        : 0;
    }
  return gain;
}

/* Returns TRUE if the score may decide with the end of this turn, because the quarry runs out,
 * and may be no lower than the other's. */
static gboolean
may_outlast (const BabelWins *wins, const BabelTable *table, guint best)
{
  return babel_table_foresee_end (table) != BABEL_PLAYING &&
         (best >= babel_table_get_score (table, 1 - table->mover) ||
          may_use (wins, BABEL_ASSYRIA) || may_use (wins, BABEL_HATTI));
}

/* Returns TRUE if no cards could bring a win about. */
static gboolean
is_hopeless (const BabelWins *wins, const BabelTable *table, guint builds)
{
  guint    me = table->mover;
  guint    best = babel_table_get_score (table, me) + MIN (builds, bound_settlers (wins, table));
  gboolean beaten = babel_table_get_score (table, 1 - me) <= 9 || may_use (wins, BABEL_ASSYRIA) ||
                    may_use (wins, BABEL_HATTI);

  if (beaten && table->final && !(table->options & BABEL_OPTION_FINAL15))
    return FALSE;
  return best < (beaten ? BABEL_DECISIVE_SCORE : 20) && !may_outlast (wins, table, best);
}

/* Actions that can change the score come first. */
static gboolean
is_direct (GameAction action)
{
  return action.kind == BABEL_BUILD || action.kind == BABEL_STEAL || action.kind == BABEL_RAZE ||
         action.kind == BABEL_SKIP;
}

/* Returns TRUE if the end of the turn wins, with the last cards of the quarry (RULES.md 4.3). */
static gboolean
wins_by_end (const BabelTable *table)
{
  return babel_table_foresee_end (table) == BABEL_WON_BY_1 + (guint) table->mover &&
         !babel_table_owes_starter (table);
}

static gboolean look (BabelWins *wins, const Place *place);

/* `hash` is that of the position after the action, or 0 if it was not foreseen. */
static gboolean
try_action (BabelWins *wins, const Place *place, GameAction action, guint64 hash)
{
  Place after;

  if (hash && wins->seen[find_slot (wins, hash)])
    return FALSE;
  after.table = place->table;
  after.depth = place->depth + 1;
  after.builds = place->builds;
  babel_apply (&after.table, action, NULL, NULL);
  if (after.table.owed)
    babel_turns_discard (&after.table);
  wins->line[place->depth] = action;
  if (after.table.result != BABEL_PLAYING)
    {
      wins->n_line = after.depth;
      return after.table.result == BABEL_WON_BY_1 + (guint) place->table.mover;
    }
  if (is_direct (action))
    after.builds = bound_builds (wins, &after.table);
  after.hash = hash ? hash : babel_hash_change (&place->table, place->hash, &after.table);
  return !is_hopeless (wins, &after.table, after.builds) && claim (wins, after.hash) &&
         look (wins, &after);
}

static gboolean
look (BabelWins *wins, const Place *place)
{
  GameAction actions[BABEL_MAX_LEGAL];
  guint64    hashes[BABEL_MAX_LEGAL];
  guint      n;

  if (place->depth == BABEL_MAX_LINE)
    {
      wins->stopped = TRUE;
      return FALSE;
    }
  if (wins_by_end (&place->table))
    {
      wins->line[place->depth] = babel_action (BABEL_END, 0, 0);
      wins->n_line = place->depth + 1;
      return TRUE;
    }
  n = babel_hash_successors (&place->table, place->hash, actions, hashes);
  for (guint i = 0; i < n; i++)
    prefetch_slot (wins, hashes[i]);
  for (gboolean direct = TRUE; direct >= FALSE; direct--)
    for (guint i = 0; i < n && !wins->stopped; i++)
      if (is_direct (actions[i]) == direct &&
          try_action (wins, place, actions[i], hashes[i]))
        return TRUE;
  return FALSE;
}

guint
babel_wins_find (BabelWins *wins, const BabelTable *table, const gint *cancel, GameAction *line)
{
  Place first = { .table = *table, .hash = babel_hash_table (table) };

  begin (wins);
  wins->cancel = cancel;
  wins->line = line;
  set_within_reach (wins, table);
  first.builds = bound_builds (wins, table);
  if (is_hopeless (wins, table, first.builds) || !claim (wins, first.hash))
    return 0;
  return look (wins, &first) ? wins->n_line : 0;
}

gboolean
babel_wins_is_complete (const BabelWins *wins)
{
  return !wins->stopped;
}
