/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Level by level with each position once and the number of ways to it, so that counts are exact
 * far beyond the number of sequences that could be walked. Only two levels are kept at a time.
 */
#include "game-perft.h"

#include <glib/gi18n-lib.h>

#include "game-position-set.h"
#include "game-state.h"

/* One level, and room for one position and its successor. */
typedef struct
{
  const GameRules *rules;
  guint            n_words;
  guint64         *first;
  guint64         *here;
  guint64         *next;
  GameAction      *actions;
} Walk;

static void
walk_init (Walk *walk, const GameRules *rules, const GameState *state)
{
  walk->rules = rules;
  walk->n_words = (guint) (rules->state_size / sizeof (guint64));
  walk->first = g_memdup2 (state, rules->state_size);
  walk->here = g_malloc (rules->state_size);
  walk->next = g_malloc (rules->state_size);
  walk->actions = g_new (GameAction, rules->max_legal);
}

static void
walk_clear (Walk *walk)
{
  g_free (walk->first);
  g_free (walk->here);
  g_free (walk->next);
  g_free (walk->actions);
}

/* Adds the successors of the position in walk->here, to which there are `count` ways. */
static gboolean
add_successors (Walk *walk, GamePositionSet *to, guint64 count, GamePerft *result)
{
  const GameRules *rules = walk->rules;
  guint            n = game_state_legal (rules, (const GameState *) walk->here, walk->actions);

  for (guint i = 0; i < n; i++)
    {
      memcpy (walk->next, walk->here, rules->state_size);
      rules->apply ((GameState *) walk->next, walk->actions[i], NULL);
      if (!game_position_set_add (to, walk->next, 0, count))
        return FALSE;
      result->nodes = game_count_add (result->nodes, count);
    }
  return TRUE;
}

/* Counts the level after `from`; NULL if the memory does not suffice. Two levels share the
 * limit. */
static GamePositionSet *
walk_level (Walk *walk, GamePositionSet *from, guint64 memory, GamePerft *result)
{
  g_autoptr (GamePositionSet) to = NULL;
  const GameNode *node;

  if (memory <= game_position_set_get_used (from))
    return NULL;
  to =
    game_position_set_new (walk->first, walk->n_words, memory - game_position_set_get_used (from));
  for (GameNodeIndex i = 0; (node = game_position_set_get (from, &i));
       i = game_position_set_get_next (from, i))
    {
      game_position_set_read (from, node, walk->here);
      if (!add_successors (walk, to, node->count, result))
        return NULL;
    }
  result->distinct = game_position_set_get_n (to);
  return g_steal_pointer (&to);
}

/* Fills in as many lengths as the memory allows and returns their number. */
static guint
count_lengths (Walk *walk, guint depth, guint64 memory, GamePerft *counts)
{
  g_autoptr (GamePositionSet) level = game_position_set_new (walk->first, walk->n_words, memory);

  if (!game_position_set_add (level, walk->first, 0, 1))
    return 0;
  for (guint d = 0; d < depth && game_position_set_get_n (level) > 0; d++)
    {
      GamePositionSet *next = walk_level (walk, level, memory, &counts[d]);

      if (!next)
        return d;
      game_position_set_free (level);
      level = next;
    }
  return depth;
}

gboolean
game_perft (const GameRules *rules,
            const GameState *state,
            guint            depth,
            guint64          memory,
            GamePerft       *counts,
            guint           *reached,
            GError         **error)
{
  Walk  walk;
  guint done;

  memset (counts, 0, depth * sizeof *counts);
  walk_init (&walk, rules, state);
  done = count_lengths (&walk, depth, memory, counts);
  walk_clear (&walk);
  if (reached)
    *reached = done;
  if (done < depth)
    {
      g_set_error (error, GAME_ERROR, GAME_ERROR_LIMIT,
                   _ ("there is not enough memory for sequences of %u actions"),
                   done + 1);
      memset (&counts[done], 0, (depth - done) * sizeof *counts);
      return FALSE;
    }
  return TRUE;
}
