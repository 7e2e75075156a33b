/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A turn is looked through by the learnt weights and in one width for all levels, so that meetings
 * are counted alike with sparring and without it.
 */
#include "babel-sparring.h"

#include "babel-threats.h"

/* The width of the search of a turn. */
#define WIDTH 14

/* A threat that the player must see needs at most MAX_CARDS cards from a hand, and takes at least
 * MIN_AMOUNT levels or settlers. */
#define MAX_CARDS  1
#define MIN_AMOUNT 3

/* The kinds on the way to the best ending without which all endings are worse, of these `kinds`. */
static guint64
find_used (BabelTurns *turns, guint n, guint64 kinds)
{
  const BabelEnding *endings = babel_turns_get_endings (turns);
  const BabelEnding *best = babel_turns_get_best (turns);
  gint32             least = babel_worth_squash (best->worth) - BABEL_SPARRING_BAND;
  guint64            used = babel_turns_get_kinds (turns, best->node) & kinds;

  for (guint i = 0; i < n && used; i++)
    if (babel_worth_squash (endings[i].worth) > least)
      used &= babel_turns_get_kinds (turns, endings[i].node);
  return used;
}

static guint64
find_threatening (const BabelTable *table, guint64 kinds)
{
  BabelThreat threats[BABEL_MAX_THREATS];
  guint       n = babel_threats_list (table, table->mover, threats);
  guint64     found = 0;

  for (guint i = 0; i < n; i++)
    if (threats[i].amount >= MIN_AMOUNT && babel_counts_sum (threats[i].cards) <= MAX_CARDS)
      found |= G_GUINT64_CONSTANT (1) << threats[i].kind;
  return found & kinds;
}

guint64
babel_sparring_find (BabelTurns *turns, const BabelTable *table, guint64 kinds)
{
  guint64 found = find_threatening (table, kinds);
  guint   n;

  if (found == kinds)
    return found;
  n = babel_turns_search (turns, babel_weights_get_learnt (), table, WIDTH, 0, NULL);
  babel_turns_judge_last (turns);
  return found | find_used (turns, n, kinds & ~found);
}

/* An ending that is good enough. */
typedef struct
{
  guint       threats; /* number of the kinds that threaten after it */
  BabelEnding ending;
} Choice;

static int
compare_choices (gconstpointer a, gconstpointer b)
{
  const Choice *x = a;
  const Choice *y = b;

  if (x->threats != y->threats)
    return x->threats > y->threats ? -1 : 1;
  if (x->ending.worth != y->ending.worth)
    return x->ending.worth > y->ending.worth ? -1 : 1;
  return x->ending.node < y->ending.node ? -1 : x->ending.node > y->ending.node;
}

/* Counts the kinds that threaten the other side once the turn has ended like this. */
static guint
count_threats (const BabelTable *table, guint64 kinds)
{
  BabelTable after = *table;

  after.mover = 1 - table->mover;
  return (guint) __builtin_popcountll (find_threatening (&after, kinds));
}

/* Returns TRUE if an ending is as good as one of the level's. */
static gboolean
is_near (gint32 worth, const gint32 *worths, gboolean no_worse)
{
  if (no_worse)
    return worth >= worths[0] &&
           babel_worth_squash (worth) - babel_worth_squash (worths[0]) <= BABEL_SPARRING_BAND;
  for (guint k = 0; k < BABEL_SPARRING_DRAWS; k++)
    if (ABS (babel_worth_squash (worth) - babel_worth_squash (worths[k])) <= BABEL_SPARRING_BAND)
      return TRUE;
  return FALSE;
}

guint
babel_sparring_list (BabelTurns     *turns,
                     guint           n,
                     const gint32   *worths,
                     gboolean        no_worse,
                     guint64         kinds,
                     BabelCandidate *candidates,
                     guint           max)
{
  const BabelEnding *endings = babel_turns_get_endings (turns);
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (Choice));

  for (guint i = 0; i < n; i++)
    {
      const BabelTable *table = babel_turns_get_table (turns, endings[i].node);
      Choice            choice = { .ending = endings[i] };

      if (!is_near (endings[i].worth, worths, no_worse))
        continue;
      choice.threats = count_threats (table, kinds);
      g_array_append_val (choices, choice);
    }
  g_array_sort (choices, compare_choices);
  n = MIN (choices->len, max);
  for (guint i = 0; i < n; i++)
    {
      const BabelEnding *ending = &g_array_index (choices, Choice, i).ending;

      candidates[i].line.n =
        babel_turns_get_line (turns, ending->node, candidates[i].line.actions);
    }
  return n;
}
