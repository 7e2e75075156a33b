/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions in few words: a bit map of the words that differ from the first position, then the
 * differences. Memory grows by pieces, so nodes never move; a table with open addressing finds
 * them.
 *
 * A slot of the table holds the upper half of a row's hash and its node's index + 1, so most
 * misses and all of the table's growth need no look at the nodes.
 */
#include "game-position-set.h"

#include <string.h>

#define WORD_BYTES  sizeof (guint64)
#define PIECE_WORDS (GAME_POSITION_SET_PIECE / WORD_BYTES)
#define PIECE_SHIFT 17
#define HEAD_WORDS  (sizeof (GameNode) / WORD_BYTES)
#define FIRST_SLOTS 4096

G_STATIC_ASSERT (PIECE_WORDS == 1u << PIECE_SHIFT);
G_STATIC_ASSERT (sizeof (GameNode) == 16);

struct _GamePositionSet
{
  guint64   *first;
  guint      n_words;
  guint      map_words; /* words of the bit map at the head of each difference */
  guint64    memory;    /* the limit in bytes */
  guint64    used;      /* bytes had so far */
  GPtrArray *pieces;    /* of guint64 *, each PIECE_WORDS long */
  guint64    end;       /* index of the first free word */
  guint64   *slots;     /* upper half: of the hash; lower half: index + 1, or 0 for a free slot */
  guint64    n_slots;   /* a power of two */
  guint64    n_nodes;
  guint64   *scratch; /* a difference that is only looked for */
};

static guint64 *
get_words (const GamePositionSet *nodes, guint64 index)
{
  guint64 *piece = g_ptr_array_index (nodes->pieces, index >> PIECE_SHIFT);

  return piece + (index & (PIECE_WORDS - 1));
}

/* The most words that one more node can take. */
static guint64
measure_node (const GamePositionSet *nodes)
{
  return HEAD_WORDS + nodes->map_words + nodes->n_words;
}

/* Sees to it that the next node fits: in this piece or, the rest of it being left empty, in a
 * new one. */
static gboolean
reserve_node (GamePositionSet *nodes)
{
  guint64 rest = nodes->pieces->len * PIECE_WORDS - nodes->end;

  if (rest >= measure_node (nodes))
    return TRUE;
  if (nodes->used + GAME_POSITION_SET_PIECE > nodes->memory ||
      (guint64) (nodes->pieces->len + 1) << PIECE_SHIFT >= G_MAXUINT32)
    return FALSE;
  if (rest >= HEAD_WORDS)
    memset (get_words (nodes, nodes->end), 0, sizeof (GameNode));
  nodes->used += GAME_POSITION_SET_PIECE;
  nodes->end = nodes->pieces->len * PIECE_WORDS;
  g_ptr_array_add (nodes->pieces, g_malloc (GAME_POSITION_SET_PIECE));
  return TRUE;
}

/* Writes the differences from the first row; returns the number of words that they took. */
static guint
write_difference (const GamePositionSet *nodes, const guint64 *row, guint64 *out)
{
  guint n = nodes->map_words;

  for (guint m = 0; m < nodes->map_words; m++)
    {
      guint   from = 64 * m;
      guint   to = MIN (from + 64, nodes->n_words);
      guint64 map = 0;

      for (guint i = from; i < to; i++)
        {
          guint64 difference = row[i] ^ nodes->first[i];

          out[n] = difference;
          n += difference != 0;
          map |= (guint64) (difference != 0) << (i - from);
        }
      out[m] = map;
    }
  return n;
}

static guint64
hash_words (const guint64 *words, guint n)
{
  guint64 hash = n;

  for (guint i = 0; i < n; i++)
    {
      hash = (hash ^ words[i]) * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);
      hash ^= hash >> 32;
    }
  return hash * G_GUINT64_CONSTANT (0xD6E8FEB86659FD93);
}

/* The slot of a difference, or the free slot where it belongs. */
static guint64
find_slot (const GamePositionSet *nodes, const guint64 *difference, guint n, guint64 hash)
{
  guint64 mask = nodes->n_slots - 1;
  guint64 at = (hash >> 32) & mask;

  for (; nodes->slots[at]; at = (at + 1) & mask)
    if (nodes->slots[at] >> 32 == hash >> 32)
      {
        guint64        *words = get_words (nodes, (nodes->slots[at] & G_MAXUINT32) - 1);
        const GameNode *node = (const GameNode *) words;

        if (node->n_words == n && memcmp (words + HEAD_WORDS, difference, n * WORD_BYTES) == 0)
          break;
      }
  return at;
}

/* Keeps the table at most half full. */
static gboolean
grow_table (GamePositionSet *nodes)
{
  guint64  n_slots = nodes->n_slots ? 2 * nodes->n_slots : FIRST_SLOTS;
  guint64 *slots;

  if (2 * (nodes->n_nodes + 1) <= nodes->n_slots)
    return TRUE;
  if (nodes->used + n_slots * WORD_BYTES > nodes->memory)
    return FALSE;
  slots = g_new0 (guint64, n_slots);
  for (guint64 i = 0; i < nodes->n_slots; i++)
    if (nodes->slots[i])
      {
        guint64 at = (nodes->slots[i] >> 32) & (n_slots - 1);

        while (slots[at])
          at = (at + 1) & (n_slots - 1);
        slots[at] = nodes->slots[i];
      }
  nodes->used += (n_slots - nodes->n_slots) * WORD_BYTES;
  g_free (nodes->slots);
  nodes->slots = slots;
  nodes->n_slots = n_slots;
  return TRUE;
}

GamePositionSet *
game_position_set_new (const guint64 *first, guint n_words, guint64 memory)
{
  GamePositionSet *nodes = g_new0 (GamePositionSet, 1);

  g_assert (n_words < 65000);

  nodes->first = g_memdup2 (first, n_words * WORD_BYTES);
  nodes->n_words = n_words;
  nodes->map_words = (n_words + 63) / 64;
  nodes->memory = memory;
  nodes->pieces = g_ptr_array_new_with_free_func (g_free);
  nodes->scratch = g_new (guint64, nodes->map_words + n_words);
  return nodes;
}

void
game_position_set_free (GamePositionSet *nodes)
{
  g_free (nodes->first);
  g_free (nodes->slots);
  g_free (nodes->scratch);
  g_ptr_array_unref (nodes->pieces);
  g_free (nodes);
}

gboolean
game_position_set_add (GamePositionSet *nodes, const guint64 *row, guint32 level, guint64 count)
{
  GameNode *node;
  guint64  *words;
  guint64   hash, slot;
  guint     n;

  if (!reserve_node (nodes) || !grow_table (nodes))
    return FALSE;
  words = get_words (nodes, nodes->end);
  n = write_difference (nodes, row, words + HEAD_WORDS);
  hash = hash_words (words + HEAD_WORDS, n);
  slot = find_slot (nodes, words + HEAD_WORDS, n, hash);
  if (nodes->slots[slot])
    {
      node = (GameNode *) get_words (nodes, (nodes->slots[slot] & G_MAXUINT32) - 1);
      if (node->level == level)
        node->count = game_count_add (node->count, count);
      return TRUE;
    }
  node = (GameNode *) words;
  *node = (GameNode) { .count = count, .level = level, .n_words = (guint16) n };
  nodes->slots[slot] = (hash & ~(guint64) G_MAXUINT32) | (nodes->end + 1);
  nodes->end += HEAD_WORDS + n;
  nodes->n_nodes++;
  return TRUE;
}

GameNode *
game_position_set_find (GamePositionSet *nodes, const guint64 *row)
{
  guint64 slot;
  guint   n;

  if (nodes->n_nodes == 0)
    return NULL;
  n = write_difference (nodes, row, nodes->scratch);
  slot = find_slot (nodes, nodes->scratch, n, hash_words (nodes->scratch, n));
  if (!nodes->slots[slot])
    return NULL;
  return (GameNode *) get_words (nodes, (nodes->slots[slot] & G_MAXUINT32) - 1);
}

guint64
game_position_set_get_n (const GamePositionSet *nodes)
{
  return nodes->n_nodes;
}

guint64
game_position_set_get_used (const GamePositionSet *nodes)
{
  return nodes->used;
}

GameNodeIndex
game_position_set_get_end (const GamePositionSet *nodes)
{
  return nodes->end;
}

GameNode *
game_position_set_get (const GamePositionSet *nodes, GameNodeIndex *index)
{
  while (*index < nodes->end)
    {
      guint64   rest = PIECE_WORDS - (*index & (PIECE_WORDS - 1));
      GameNode *node = (GameNode *) get_words (nodes, *index);

      if (rest >= HEAD_WORDS && node->n_words > 0)
        return node;
      *index += rest;
    }
  return NULL;
}

GameNodeIndex
game_position_set_get_next (const GamePositionSet *nodes, GameNodeIndex index)
{
  const GameNode *node = (const GameNode *) get_words (nodes, index);

  return index + HEAD_WORDS + node->n_words;
}

void
game_position_set_read (const GamePositionSet *nodes, const GameNode *node, guint64 *row)
{
  const guint64 *map = (const guint64 *) (node + 1);
  const guint64 *difference = map + nodes->map_words;

  memcpy (row, nodes->first, nodes->n_words * WORD_BYTES);
  for (guint m = 0; m < nodes->map_words; m++)
    for (guint64 bits = map[m]; bits; bits &= bits - 1)
      row[64 * m + (guint) __builtin_ctzll (bits)] ^= *difference++;
}
