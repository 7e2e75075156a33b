/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sum of numbers for each cell that is not empty, each tray and each tower, and of all other
 * words of the state; so the hash after a small change is found by adding and taking away.
 */
#include "bunny-hash.h"

#include "bunny-apply.h"
#include "bunny-judge.h"

#include <string.h>

/* The last step of splitmix64 (game-rng.h). */
static inline guint64
mix (guint64 x)
{
  x *= G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);
  x = (x ^ (x >> 30)) * G_GUINT64_CONSTANT (0xBF58476D1CE4E5B9);
  return x ^ (x >> 29);
}

static inline guint64
hash_cell (guint cell, guint value)
{
  return value ? mix ((guint64) cell << 8 | value) : 0;
}

static inline guint64
hash_tray (guint seat, guint32 tray)
{
  return mix ((guint64) (seat + 1) << 32 | tray);
}

static inline guint64
hash_tower (guint a, guint b)
{
  return mix ((guint64) 1 << 48 | a << 8 | b);
}

/* The words of a state in which its table lies. */
#define FIRST_TABLE_WORD (G_STRUCT_OFFSET (BunnyState, table) / sizeof (guint64))
#define N_TABLE_WORDS    (sizeof (BunnyTable) / sizeof (guint64))

/* The first word of a table that changes in a building turn and is summed up as it is. */
#define FIRST_OF_TURN (G_STRUCT_OFFSET (BunnyTable, n_cells) / sizeof (guint64))

G_STATIC_ASSERT (G_STRUCT_OFFSET (BunnyState, table) % sizeof (guint64) == 0);
G_STATIC_ASSERT (sizeof (BunnyTable) % sizeof (guint64) == 0);

static inline guint64
hash_word (guint64 word, gsize i)
{
  return word ? mix (word ^ ((guint64) (i + 1) * G_GUINT64_CONSTANT (0xD1342543DE82EF95))) : 0;
}

/* Clears the parts of a table that are summed up piece by piece. */
static inline void
clear_summed (BunnyTable *table)
{
  memset (table->cell, 0, sizeof table->cell);
  memset (table->tray, 0, sizeof table->tray);
  memset (table->towers, 0, sizeof table->towers);
}

static guint64
hash_rest (const BunnyState *state)
{
  BunnyState rest = *state;
  guint64    words[sizeof rest / sizeof (guint64)];
  guint64    hash = 0;

  clear_summed (&rest.table);
  memcpy (words, &rest, sizeof words);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    hash += hash_word (words[i], i);
  return hash;
}

guint64
bunny_state_hash (const GameState *game)
{
  const BunnyState *state = bunny_state (game);
  const BunnyTable *table = &state->table;
  guint64           hash = hash_rest (state);

  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    hash += hash_cell (cell, table->cell[cell]);
  for (guint seat = 0; seat < table->seats; seat++)
    hash += hash_tray (seat, table->tray[seat]);
  for (guint i = 0; i < BUNNY_N_TOWERS && table->towers[i][1]; i++)
    hash += hash_tower (table->towers[i][0], table->towers[i][1]);
  return hash;
}

/* The change of the hash if something is built on an own cell. */
static inline guint64
change_cell (const BunnyTable *table, guint cell, guint face)
{
  guint before = table->cell[cell];

  return hash_cell (cell, before | (face - BUNNY_SPOT) << 3) - hash_cell (cell, before);
}

static inline guint64
change_tray (const BunnyTable *table, guint seat, guint face)
{
  guint32 tray = table->tray[seat];

  return hash_tray (seat, tray - bunny_tray_one (face)) - hash_tray (seat, tray);
}

/* The change in the words of the table that are summed up as they are. A building turn changes
 * two things there: the number of a seat's cells, and the question about camps. */
static guint64
change_rest (const BunnyTable *before, const BunnyTable *after)
{
  BunnyTable rest[2] = { *before, *before };
  guint64    words[2][N_TABLE_WORDS];
  guint64    change = 0;

  clear_summed (&rest[0]);
  clear_summed (&rest[1]);
  memcpy (rest[1].n_cells, after->n_cells, sizeof rest[1].n_cells);
  rest[1].camp = after->camp;
  rest[1].asked = after->asked;
  rest[1].kept = after->kept;
  memcpy (words, rest, sizeof words);
  for (guint i = FIRST_OF_TURN; i < N_TABLE_WORDS; i++)
    if (words[0][i] != words[1][i])
      change += hash_word (words[1][i], FIRST_TABLE_WORD + i) -
                hash_word (words[0][i], FIRST_TABLE_WORD + i);
  return change;
}

/* The change by a camp that is announced, settled, kept or steps in, without that of its cell. */
static guint64
change_camp (const BunnyTable *table, guint seat, GameAction action)
{
  BunnyTable after = *table;

  bunny_apply_in_turn (&after, seat, action, NULL);
  return change_rest (table, &after) + hash_tray (seat, after.tray[seat]) -
         hash_tray (seat, table->tray[seat]);
}

/* The cell that a camp comes to: it was empty. */
static inline guint64
hash_camp (guint camp, guint seat, guint cell)
{
  return hash_cell (cell, (BUNNY_CAMP1 + camp - 1 - BUNNY_SPOT) << 3 | (seat + 1));
}

static guint64
hash_after (const BunnyTable *table, guint seat, guint64 hash, GameAction action)
{
  const guint8 *operand = action.operand;

  if (action.kind == BUNNY_DO_BUILD)
    return hash + change_cell (table, operand[1] - 1u, operand[0]) +
           change_tray (table, seat, operand[0]);
  if (action.kind == BUNNY_DO_TOWER)
    return hash + change_cell (table, operand[0] - 1u, BUNNY_TOWER) +
           change_cell (table, operand[1] - 1u, BUNNY_TOWER) +
           change_tray (table, seat, BUNNY_TOWER) + hash_tower (operand[0] - 1u, operand[1] - 1u);
  return hash + change_camp (table, seat, action);
}

/* Foresees the places of the announced camp, or of the lower one that is asked about: in list
 * order the answer that places none comes first, and all places after it change the same except
 * for the cell. */
static guint
find_places (const BunnyTable *table,
             guint             seat,
             guint64           hash,
             const GameAction *actions,
             guint             n,
             guint64          *hashes)
{
  guint camp = table->asked ? table->asked : table->camp;

  hashes[0] = hash_after (table, seat, hash, actions[0]);
  if (n > 1)
    hash += change_camp (table, seat, actions[1]);
  for (guint i = 1; i < n; i++)
    hashes[i] = hash + hash_camp (camp, seat, actions[i].operand[0] - 1u);
  return n;
}

guint
bunny_state_successors (const GameState *game,
                        guint64          hash,
                        GameAction      *actions,
                        guint64         *hashes)
{
  const BunnyState *state = bunny_state (game);
  const BunnyTable *table = &state->table;
  guint             seat = bunny_state_get_seat (state);
  guint             n = 0, n_legal;

  if (table->phase != BUNNY_BUILD)
    return 0;
  n_legal = bunny_legal (state, seat, actions);
  if (table->camp)
    return find_places (table, seat, hash, actions, n_legal, hashes);
  for (guint i = 0; i < n_legal; i++)
    {
      GameAction action = actions[i];

      if (action.kind == BUNNY_DO_DONE)
        continue;
      hashes[n] = hash_after (table, seat, hash, action);
      actions[n++] = action;
    }
  return n;
}
