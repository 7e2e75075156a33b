/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The mover's legal choices as sets and numbers of a few words, found without listing them: the
 * law of babel-judge.c turned inside out. From them actions are listed or only counted
 * (babel-legal.c), or one of the list is picked (babel-playout.c).
 *
 * Not for use elsewhere. Everything is inline, and branches are taken only where they can mostly
 * be foretold: to the processor the presence of a card in a hand is as good as random.
 */
#pragma once

#include "babel-action.h"
#include "babel-column.h"
#include "babel-judge.h"

G_BEGIN_DECLS

/* Five lanes of one each. */
#define BABEL_EACH_NATION G_GUINT64_CONSTANT (0x0101010101)

/* The choices of the mover but for abilities. */
typedef struct
{
  guint64 travels; /* lanes of nations: 1 where it may travel */
  guint64 settles; /* the same */
  guint64 moves;   /* lanes of lands: 4 where three may leave, for the four lands to go to */
  guint   builds;  /* bits of BabelSources */
  guint   can_end; /* 1 or 0 */
} BabelLegalSets;

/* Writes an action as one word, so that its reader need not wait for its bytes. */
static inline void
babel_action_write (GameAction *action, BabelKind kind, guint a, guint b)
{
  guint64 word = GUINT64_TO_LE ((guint64) kind | (guint64) a << 8 | (guint64) b << 16);

  memcpy (action, &word, sizeof word);
}

/* 1 in the lanes of nations that are there at all; there are fewer than 128 cards. */
static inline guint64
babel_counts_find (BabelCounts counts)
{
  return ((counts & (0x7f * BABEL_EACH_NATION)) + 0x7f * BABEL_EACH_NATION) >> 7 &
         BABEL_EACH_NATION;
}

/* In each lane the sum of the lanes before it, in the lane behind all of them the whole sum. */
static inline guint64
babel_lanes_sum_before (guint64 lanes)
{
  return lanes * (BABEL_EACH_NATION << 8);
}

static inline guint
babel_lanes_sum (guint64 lanes)
{
  return babel_counts_get (babel_lanes_sum_before (lanes), BABEL_N_NATIONS);
}

/* The lane that holds item number k (from 0) of the items counted in lanes, and in *before the
 * items in the lanes before it. `passed` marks the lanes up to which there are not more than k;
 * all sums are below 128. */
static inline guint
babel_lanes_find (guint64 lanes, guint k, guint *before)
{
  guint64 sums = babel_lanes_sum_before (lanes);
  guint64 passed = ((guint64) (k + 0x80) * BABEL_EACH_NATION - (sums >> 8)) >> 7;
  guint   lane = babel_lanes_sum (passed & BABEL_EACH_NATION);

  *before = babel_counts_get (sums, lane);
  return lane;
}

static inline guint
babel_legal_sets_find_builds (const BabelTable *table, guint me, guint land)
{
  guint level = babel_table_get_top (table, me, land) + 1;
  guint peopled = table->settlers[me][land] >= level;
  guint own = babel_table_get_store_top (table, me) == level;
  guint opp = babel_table_get_store_top (table, 1 - me) == level;
  guint starter = (level == 1) & (table->starter >> me);

  return (peopled & own) << BABEL_SOURCE_OWN | (peopled & opp) << BABEL_SOURCE_OPP |
         (peopled & starter) << BABEL_SOURCE_START;
}

/* All five lands at once: the bytes of their settlers are read as lanes, and the bytes after them
 * in the table are masked. */
static inline guint64
babel_legal_sets_find_moves (const BabelTable *table, guint me)
{
  gsize   offset = G_STRUCT_OFFSET (BabelTable, settlers) + me * sizeof table->settlers[0];
  guint64 settlers;

  if (table->migrated)
    return 0;
  memcpy (&settlers, (const guint8 *) table + offset, sizeof settlers);
  settlers = GUINT64_FROM_LE (settlers) & (0x7f * BABEL_EACH_NATION);
  return ((settlers + (0x80 - 3) * BABEL_EACH_NATION) >> 7 & BABEL_EACH_NATION) << 2;
}

/* The mover's choices except abilities. Nothing may be owed, and the game must go on. */
static inline BabelLegalSets
babel_legal_sets_find (const BabelTable *table, guint me, guint land)
{
  guint64        held = babel_counts_find (table->hand[me]);
  BabelLegalSets choices = { .travels = held, .moves = babel_legal_sets_find_moves (table, me) };

  if (land != BABEL_QUARRY)
    {
      choices.travels = held & ~BABEL_ONE (land);
      choices.settles = held;
      choices.builds = babel_legal_sets_find_builds (table, me, land);
    }
  choices.can_end =
    G_LIKELY (!(table->starter & (1u << me))) || !babel_table_owes_starter (table);
  return choices;
}

static inline guint
babel_legal_sets_count_cards (const BabelLegalSets *choices)
{
  return babel_lanes_sum (choices->travels + choices->settles);
}

static inline guint
babel_legal_sets_count_builds (const BabelLegalSets *choices)
{
  return (choices->builds & 1) + (choices->builds >> 1 & 1) + (choices->builds >> 2);
}

static inline guint
babel_legal_sets_count_moves (const BabelLegalSets *choices)
{
  return babel_lanes_sum (choices->moves);
}

/* Number k of the builds. */
static inline GameAction
babel_legal_sets_get_build (const BabelLegalSets *choices, guint k)
{
  guint      builds = choices->builds;
  GameAction action;

  for (; k > 0; k--)
    builds &= builds - 1;
  babel_action_write (&action, BABEL_BUILD, (guint) __builtin_ctz (builds), 0);
  return action;
}

/* Number k of the migrations; out of each land they lead to the others in their order. */
static inline GameAction
babel_legal_sets_get_migration (const BabelLegalSets *choices, guint k)
{
  guint      before;
  guint      from = babel_lanes_find (choices->moves, k, &before);
  guint      to = k - before;
  GameAction action;

  babel_action_write (&action, BABEL_MIGRATE, from, to + (to >= from));
  return action;
}

G_END_DECLS
