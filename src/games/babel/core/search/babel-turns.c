/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Breadth first, one action at a time. A position that was met before is not met again, so the
 * order of independent actions does not multiply anything. All memory is had once; a search only
 * fills it.
 */
#include "babel-turns.h"

#include "babel-apply.h"
#include "babel-hash.h"
#include "babel-judge.h"
#include "babel-legal.h"

/* Nodes between two looks at the cancel flag: well below a millisecond. */
#define NODES_PER_LOOK 512

/* No node: the parent of the first. */
#define NO_NODE G_MAXUINT32

typedef struct
{
  BabelTable      table;
  guint64         hash;
  BabelLandWorths lands;
  gint32          worth; /* were the turn to end here */
  guint32         parent;
  GameAction      action; /* from the parent */
} Node;

/* A node that is to be followed, and its worth. */
typedef struct
{
  gint32  worth;
  guint32 node;
} Step;

struct _BabelTurns
{
  Node        *nodes;
  guint        room;
  guint        n_nodes;
  guint64     *slots; /* hashes of the nodes; 0 is free */
  guint        n_slots;
  Step        *frontier;
  guint        n_frontier;
  Step        *next;
  guint        n_next;
  BabelEnding *endings;
  guint        n_endings;
  gboolean     is_cut;
  guint64      kinds; /* a bit for each kind of action that is followed */
};

BabelTurns *
babel_turns_new (guint nodes)
{
  BabelTurns *turns = g_new0 (BabelTurns, 1);

  g_return_val_if_fail (nodes >= 2 && nodes < G_MAXUINT32 / 4, NULL);

  turns->room = nodes;
  turns->kinds = G_MAXUINT64;
  turns->nodes = g_new (Node, nodes);
  turns->n_slots = 4;
  while (turns->n_slots < 2 * nodes)
    turns->n_slots *= 2;
  turns->slots = g_new (guint64, turns->n_slots);
  turns->frontier = g_new (Step, nodes);
  turns->next = g_new (Step, nodes);
  turns->endings = g_new (BabelEnding, nodes);
  return turns;
}

void
babel_turns_set_kinds (BabelTurns *turns, guint64 kinds)
{
  turns->kinds = kinds;
}

void
babel_turns_free (BabelTurns *turns)
{
  g_free (turns->nodes);
  g_free (turns->slots);
  g_free (turns->frontier);
  g_free (turns->next);
  g_free (turns->endings);
  g_free (turns);
}

/* Has the place of a hash brought near, for a look at it later. */
static inline void
prefetch_slot (const BabelTurns *turns, guint64 hash)
{
  __builtin_prefetch (&turns->slots[(guint) (hash >> 32) & (turns->n_slots - 1)]);
}

/* Gives a slot to a hash and returns TRUE, or FALSE if a node has this hash already. */
static inline gboolean
claim_slot (BabelTurns *turns, guint64 hash)
{
  guint   mask = turns->n_slots - 1;
  guint64 entry = hash | 1; /* not 0 */
  guint   i = (guint) (hash >> 32) & mask;

  for (; turns->slots[i]; i = (i + 1) & mask)
    if (turns->slots[i] == entry)
      return FALSE;
  turns->slots[i] = entry;
  return TRUE;
}

void
babel_turns_discard (BabelTable *table)
{
  guint side = 1u - table->mover;

  while (table->owed > 0)
    {
      guint lane = BABEL_UNKNOWN;

      for (guint i = 0; i < BABEL_UNKNOWN; i++)
        if (babel_counts_get (table->hand[side], i) > babel_counts_get (table->hand[side], lane))
          lane = i;
      babel_apply (table, babel_action (BABEL_DISCARD, lane, 0), NULL, NULL);
    }
}

/* Keeps the node after the last: it is new. The shares of its lands are known from its parent but
 * for those that have changed. */
static void
keep_node (BabelTurns *turns, const BabelWeights *weights, guint side, guint changed)
{
  Node *node = &turns->nodes[turns->n_nodes];

  node->worth = babel_evaluate_changed (weights, &node->table, side, changed, &node->lands);
  if (node->table.result != BABEL_PLAYING || !babel_table_owes_starter (&node->table))
    turns->endings[turns->n_endings++] = (BabelEnding) { node->worth, turns->n_nodes };
  if (node->table.result == BABEL_PLAYING)
    turns->next[turns->n_next++] = (Step) { node->worth, turns->n_nodes };
  turns->n_nodes++;
}

/* A land as a bit, if the mover may have runs there: only those ask where the pawn is. */
static inline guint
find_runs (const BabelTable *table, guint land)
{
  if (land == BABEL_QUARRY || !babel_column_has_runs (table, table->mover, land))
    return 0;
  return 1u << land;
}

/* The lands, as bits, that look otherwise after an action. */
static guint
find_changed (const BabelTable *before, GameAction action)
{
  guint here = 1u << before->pawn[before->mover];

  switch (action.kind)
    {
    case BABEL_TRAVEL:
      return find_runs (before, before->pawn[before->mover]) |
             find_runs (before, action.operand[0]);
    case BABEL_MIGRATE:
      return 1u << action.operand[0] | 1u << action.operand[1];
    case BABEL_BUILD:
    case BABEL_SKIP:
      return action.operand[0] == BABEL_SOURCE_START ? here : BABEL_ALL_LANDS;
    default:
      return here;
    }
}

/* Makes the node after the last the result of an action in another. */
static void
play_node (BabelTurns *turns, guint32 parent, GameAction action)
{
  Node *node = &turns->nodes[turns->n_nodes];

  node->table = turns->nodes[parent].table;
  babel_apply (&node->table, action, NULL, NULL);
  if (node->table.owed)
    babel_turns_discard (&node->table);
  node->parent = parent;
  node->action = action;
}

/* Follows all actions of a node but the end of the turn; FALSE once there is no more room. Most
 * lead to known positions, which a hash alone shows; the memory of the hashes' places is fetched
 * for all before the first is looked up. */
static gboolean
expand (BabelTurns *turns, const BabelWeights *weights, guint32 parent, guint side)
{
  const Node *from = &turns->nodes[parent];
  GameAction  actions[BABEL_MAX_LEGAL];
  guint64     hashes[BABEL_MAX_LEGAL];
  guint       n = babel_hash_successors (&from->table, from->hash, actions, hashes);

  for (guint i = 0; i < n; i++)
    prefetch_slot (turns, hashes[i]);
  for (guint i = 0; i < n; i++)
    {
      Node    *node = &turns->nodes[turns->n_nodes];
      gboolean foreseen = hashes[i] != 0;

      if (turns->n_nodes == turns->room)
        return FALSE;
      if (!(turns->kinds >> actions[i].kind & 1))
        continue;
      if (!foreseen)
        {
          play_node (turns, parent, actions[i]);
          hashes[i] = babel_hash_change (&from->table, from->hash, &node->table);
        }
      if (!claim_slot (turns, hashes[i]))
        continue;
      if (foreseen)
        play_node (turns, parent, actions[i]);
      node->hash = hashes[i];
      node->lands = from->lands;
      keep_node (turns, weights, side, find_changed (&from->table, actions[i]));
    }
  return TRUE;
}

/* The worth of the place `rank` among the new nodes, were they sorted, the best first: a selection
 * that looks at each a few times only. */
static gint32
select_worth (BabelTurns *turns, guint rank)
{
  gint32 low = -BABEL_WORTH_WON;
  gint32 high = BABEL_WORTH_WON;

  while (low < high)
    {
      gint32 middle = low + (high - low + 1) / 2;
      guint  better = 0;

      for (guint i = 0; i < turns->n_next; i++)
        better += turns->next[i].worth >= middle;
      if (better >= rank)
        low = middle;
      else
        high = middle - 1;
    }
  return low;
}

/* Makes the best `width` of the new nodes the frontier, in the order of their coming. */
static void
cut_frontier (BabelTurns *turns, guint width)
{
  gint32 least = select_worth (turns, width);
  guint  better = 0;
  guint  equal;

  turns->is_cut = TRUE;
  for (guint i = 0; i < turns->n_next; i++)
    better += turns->next[i].worth > least;
  equal = width - better;
  turns->n_frontier = 0;
  for (guint i = 0; i < turns->n_next; i++)
    {
      gint32 worth = turns->next[i].worth;

      if (worth > least || (worth == least && equal > 0))
        {
          equal -= worth == least;
          turns->frontier[turns->n_frontier++] = turns->next[i];
        }
    }
}

static void
advance (BabelTurns *turns, guint width, guint full)
{
  if (turns->n_next > width && turns->n_nodes > full)
    cut_frontier (turns, width);
  else
    {
      Step *spare = turns->frontier;

      turns->frontier = turns->next;
      turns->n_frontier = turns->n_next;
      turns->next = spare;
    }
  turns->n_next = 0;
}

static void
begin (BabelTurns *turns, const BabelWeights *weights, const BabelTable *table)
{
  memset (turns->slots, 0, turns->n_slots * sizeof *turns->slots);
  turns->n_nodes = 0;
  turns->n_next = 0;
  turns->n_endings = 0;
  turns->is_cut = FALSE;
  turns->nodes[0].table = *table;
  turns->nodes[0].parent = NO_NODE;
  turns->nodes[0].hash = babel_hash_table (table);
  claim_slot (turns, turns->nodes[0].hash);
  keep_node (turns, weights, table->mover, BABEL_ALL_LANDS);
}

/* Follows one action after the other until nothing is new, there is no more room, or nobody wants
 * to know. */
static void
search (BabelTurns         *turns,
        const BabelWeights *weights,
        guint               side,
        guint               width,
        guint               full,
        const gint         *cancel)
{
  guint looked = 0;

  for (guint depth = 1; turns->n_next > 0 && depth < BABEL_MAX_LINE; depth++)
    {
      advance (turns, width, full);
      for (guint i = 0; i < turns->n_frontier; i++)
        {
          if (!expand (turns, weights, turns->frontier[i].node, side))
            {
              turns->is_cut = TRUE;
              return;
            }
          if (cancel && turns->n_nodes - looked > NODES_PER_LOOK)
            {
              looked = turns->n_nodes;
              if (g_atomic_int_get (cancel))
                return;
            }
        }
    }
}

guint
babel_turns_search (BabelTurns         *turns,
                    const BabelWeights *weights,
                    const BabelTable   *table,
                    guint               width,
                    guint               full,
                    const gint         *cancel)
{
  begin (turns, weights, table);
  search (turns, weights, table->mover, width, full, cancel);
  if (turns->n_endings == 0)
    turns->endings[turns->n_endings++] = (BabelEnding) { turns->nodes[0].worth, 0 };
  return turns->n_endings;
}

gboolean
babel_turns_is_cut (const BabelTurns *turns)
{
  return turns->is_cut;
}

guint
babel_turns_get_n_nodes (const BabelTurns *turns)
{
  return turns->n_nodes;
}

BabelEnding *
babel_turns_get_endings (BabelTurns *turns)
{
  return turns->endings;
}

static int
compare_endings (gconstpointer a, gconstpointer b)
{
  const BabelEnding *x = a;
  const BabelEnding *y = b;

  if (x->worth != y->worth)
    return x->worth > y->worth ? -1 : 1;
  return x->node < y->node ? -1 : x->node > y->node;
}

void
babel_turns_judge_last (BabelTurns *turns)
{
  if (babel_table_foresee_end (&turns->nodes[0].table) == BABEL_PLAYING)
    return;
  for (guint i = 0; i < turns->n_endings; i++)
    {
      BabelEnding      *ending = &turns->endings[i];
      const BabelTable *table = babel_turns_get_table (turns, ending->node);
      BabelResult       result = babel_table_foresee_end (table);

      if (table->result != BABEL_PLAYING || babel_table_owes_starter (table))
        continue;
      if (result == BABEL_DRAWN)
        ending->worth = 0;
      else if (result != BABEL_PLAYING)
        ending->worth =
          result == BABEL_WON_BY_1 + (guint) table->mover ? BABEL_WORTH_WON : -BABEL_WORTH_WON;
    }
}

guint
babel_turns_keep_best (BabelTurns *turns, guint n)
{
  BabelEnding *endings = turns->endings;
  guint        kept = 0;

  for (guint i = 0; i < turns->n_endings; i++)
    {
      BabelEnding ending = endings[i];
      guint       place;

      if (kept == n && ending.worth <= endings[n - 1].worth)
        continue;
      place = kept < n ? kept++ : n - 1;
      for (; place > 0 && endings[place - 1].worth < ending.worth; place--)
        endings[place] = endings[place - 1];
      endings[place] = ending;
    }
  turns->n_endings = kept;
  return kept;
}

guint
babel_turns_judge_by_net (BabelTurns *turns, const BabelNet *net, BabelNetLands *lands, guint n)
{
  gboolean is_last = babel_table_foresee_end (&turns->nodes[0].table) != BABEL_PLAYING;

  babel_turns_keep_best (turns, n);
  for (guint i = 0; i < turns->n_endings; i++)
    {
      BabelEnding      *ending = &turns->endings[i];
      const BabelTable *table = babel_turns_get_table (turns, ending->node);

      if (table->result == BABEL_PLAYING &&
          !(is_last && babel_table_foresee_end (table) != BABEL_PLAYING))
        ending->worth = babel_worth_limit (ending->worth +
                                           babel_net_correct (net, lands, table, table->mover));
    }
  return turns->n_endings;
}

void
babel_turns_sort_endings (BabelTurns *turns)
{
  qsort (turns->endings, turns->n_endings, sizeof *turns->endings, compare_endings);
}

const BabelEnding *
babel_turns_get_best (const BabelTurns *turns)
{
  const BabelEnding *best = &turns->endings[0];

  for (guint i = 1; i < turns->n_endings; i++)
    if (turns->endings[i].worth > best->worth)
      best = &turns->endings[i];
  return best;
}

guint
babel_turns_get_line (const BabelTurns *turns, guint32 node, GameAction *line)
{
  guint n = 0;

  for (guint32 i = node; turns->nodes[i].parent != NO_NODE; i = turns->nodes[i].parent)
    n++;
  for (guint i = n; i > 0; i--)
    {
      line[i - 1] = turns->nodes[node].action;
      node = turns->nodes[node].parent;
    }
  return n;
}

gboolean
babel_turns_has_kind (const BabelTurns *turns, guint32 node, guint64 kinds)
{
  for (; turns->nodes[node].parent != NO_NODE; node = turns->nodes[node].parent)
    if (kinds >> turns->nodes[node].action.kind & 1)
      return TRUE;
  return FALSE;
}

guint64
babel_turns_get_kinds (const BabelTurns *turns, guint32 node)
{
  guint64 kinds = 0;

  for (; turns->nodes[node].parent != NO_NODE; node = turns->nodes[node].parent)
    kinds |= G_GUINT64_CONSTANT (1) << turns->nodes[node].action.kind;
  return kinds;
}

const BabelTable *
babel_turns_get_table (const BabelTurns *turns, guint32 node)
{
  return &turns->nodes[node].table;
}
