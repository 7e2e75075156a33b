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

static guint64
hash_rest (const BunnyState *state)
{
  BunnyState rest = *state;
  guint64    words[sizeof rest / sizeof (guint64)];
  guint64    hash = 0;

  memset (rest.table.cell, 0, sizeof rest.table.cell);
  memset (rest.table.tray, 0, sizeof rest.table.tray);
  memset (rest.table.towers, 0, sizeof rest.table.towers);
  memcpy (words, &rest, sizeof words);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (words[i] != 0)
      hash += mix (words[i] ^ ((guint64) (i + 1) * G_GUINT64_CONSTANT (0xD1342543DE82EF95)));
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

static guint64
hash_after (const BunnyState *state, guint seat, guint64 hash, GameAction action)
{
  const BunnyTable *table = &state->table;
  const guint8     *operand = action.operand;
  BunnyState        after;

  if (action.kind == BUNNY_DO_BUILD)
    return hash + change_cell (table, operand[1] - 1u, operand[0]) +
           change_tray (table, seat, operand[0]);
  if (action.kind == BUNNY_DO_TOWER)
    return hash + change_cell (table, operand[0] - 1u, BUNNY_TOWER) +
           change_cell (table, operand[1] - 1u, BUNNY_TOWER) +
           change_tray (table, seat, BUNNY_TOWER) + hash_tower (operand[0] - 1u, operand[1] - 1u);
  after = *state;
  bunny_apply (&after, seat, action, NULL);
  return bunny_state_hash (&after);
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
