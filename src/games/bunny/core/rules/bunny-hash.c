/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sum of numbers for each cell that is not empty, each tray and each tower, and of all other
 * words of the state; so whatever changes little is found by adding and taking away.
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

G_STATIC_ASSERT (G_STRUCT_OFFSET (BunnyState, table) % sizeof (guint64) == 0);
G_STATIC_ASSERT (sizeof (BunnyTable) % sizeof (guint64) == 0);

static inline guint64
hash_word (guint64 word, gsize i)
{
  return word ? mix (word ^ ((guint64) (i + 1) * G_GUINT64_CONSTANT (0xD1342543DE82EF95))) : 0;
}

/* Takes out of a table what is summed up piece by piece. */
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
bunny_state_hash (const BunnyState *state)
{
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

/* What changes when something is built on an own cell. */
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

/* What changes in the words of the table that are summed up as they are. */
static guint64
change_rest (const BunnyTable *before, const BunnyTable *after)
{
  const BunnyTable *const tables[] = { before, after };
  guint64                 words[2][N_TABLE_WORDS];
  guint64                 change = 0;

  for (guint i = 0; i < 2; i++)
    {
      BunnyTable rest = *tables[i];

      clear_summed (&rest);
      memcpy (words[i], &rest, sizeof rest);
    }
  for (guint i = 0; i < N_TABLE_WORDS; i++)
    if (words[0][i] != words[1][i])
      change += hash_word (words[1][i], FIRST_TABLE_WORD + i) -
                hash_word (words[0][i], FIRST_TABLE_WORD + i);
  return change;
}

/* A camp that is announced, settled, kept or steps in changes the table, and one cell at most. */
static guint64
change_camp (const BunnyState *state, guint seat, GameAction action)
{
  BunnyState after = *state;
  guint64    change;

  bunny_apply (&after, seat, action, NULL);
  change = change_rest (&state->table, &after.table);
  if (action.kind == BUNNY_DO_SETTLE || action.kind == BUNNY_DO_STEP_IN)
    {
      guint cell = action.operand[0] - 1u;

      change += hash_cell (cell, after.table.cell[cell]) -
                hash_cell (cell, state->table.cell[cell]) +
                hash_tray (seat, after.table.tray[seat]) -
                hash_tray (seat, state->table.tray[seat]);
    }
  return change;
}

static guint64
hash_after (const BunnyState *state, guint seat, guint64 hash, GameAction action)
{
  const BunnyTable *table = &state->table;
  const guint8     *operand = action.operand;

  if (action.kind == BUNNY_DO_BUILD)
    return hash + change_cell (table, operand[1] - 1u, operand[0]) +
           change_tray (table, seat, operand[0]);
  if (action.kind == BUNNY_DO_TOWER)
    return hash + change_cell (table, operand[0] - 1u, BUNNY_TOWER) +
           change_cell (table, operand[1] - 1u, BUNNY_TOWER) +
           change_tray (table, seat, BUNNY_TOWER) + hash_tower (operand[0] - 1u, operand[1] - 1u);
  return hash + change_camp (state, seat, action);
}

guint
bunny_state_successors (const BunnyState *state,
                        guint64           hash,
                        GameAction       *actions,
                        guint64          *hashes)
{
  guint seat = bunny_state_get_seat (state);
  guint n = 0, n_legal;

  if (state->table.phase != BUNNY_BUILD)
    return 0;
  n_legal = bunny_legal (state, seat, actions);
  for (guint i = 0; i < n_legal; i++)
    {
      GameAction action = actions[i];

      if (action.kind == BUNNY_DO_DONE)
        continue;
      hashes[n] = hash_after (state, seat, hash, action);
      actions[n++] = action;
    }
  return n;
}
