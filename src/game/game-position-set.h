/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A set of positions for exhaustive counting: each once, with its level and the number of ways
 * to it.
 *
 * Positions are rows of 64-bit words. Those of one search differ from its first in few words,
 * so a node keeps only those words: a quarter of the memory, and less to hash and to compare.
 * Comparison is exact. Nodes lie one behind the other in the order in which they came, so a
 * breadth-first search walks its frontier without keeping a list.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _GamePositionSet GamePositionSet;

/* Memory is had in pieces of this many bytes; a limit below two of them holds nothing. */
#define GAME_POSITION_SET_PIECE (G_GUINT64_CONSTANT (1) << 20)

typedef struct
{
  guint64 count;   /* ways to it from the first position, stopping at G_MAXUINT64 */
  guint32 level;   /* actions to it */
  guint16 n_words; /* the number of words that follow the node in memory */
  guint8  mark;    /* the caller's; 0 at first */
  guint8  spare;
} GameNode;

/* A place in the set; see game_position_set_get (). */
typedef guint64 GameNodeIndex;

/* An empty set of rows of n_words (below 65000) that differ little from `first`, within
 * `memory` bytes. */
GamePositionSet *game_position_set_new (const guint64 *first,
                                        guint          n_words,
                                        guint64        memory) G_GNUC_WARN_UNUSED_RESULT;
void             game_position_set_free (GamePositionSet *nodes);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (GamePositionSet, game_position_set_free)

/* Adds a row, or, if it is there at the same level, its count. A row that is there at another
 * level stays as it is. FALSE if the memory does not suffice; then nothing has changed. */
gboolean
game_position_set_add (GamePositionSet *nodes, const guint64 *row, guint32 level, guint64 count);

/* The node of a row, or NULL. Borrowed; nodes never move. */
GameNode *game_position_set_find (GamePositionSet *nodes, const guint64 *row);

/* The number of nodes. */
guint64 game_position_set_get_n (const GamePositionSet *nodes);

/* The number of bytes that it has taken. */
guint64 game_position_set_get_used (const GamePositionSet *nodes);

/* Walks nodes in the order of their coming: from 0, or an earlier end, to the end. *index is
 * moved to the node that is returned; NULL at the end. */
GameNodeIndex game_position_set_get_end (const GamePositionSet *nodes);
GameNode     *game_position_set_get (const GamePositionSet *nodes, GameNodeIndex *index);

/* The index behind a node. */
GameNodeIndex game_position_set_get_next (const GamePositionSet *nodes, GameNodeIndex index);

/* Writes out a node's row. */
void game_position_set_read (const GamePositionSet *nodes, const GameNode *node, guint64 *row);

/* A sum that stops at G_MAXUINT64. */
static inline guint64
game_count_add (guint64 a, guint64 b)
{
  return a + b < a ? G_MAXUINT64 : a + b;
}

G_END_DECLS
