/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One function per kind of action, each listing its refusals in the order of NOTATION.md 4.
 * Nothing here is written for speed.
 */
#include "babel-judge.h"

#include "game-rules.h"

guint
babel_table_get_seat (const BabelTable *table)
{
  if (table->result != BABEL_PLAYING)
    return GAME_NOBODY;
  return table->owed ? 1u - table->mover : table->mover;
}

guint
babel_action_get_nation (GameAction action)
{
  switch (action.kind)
    {
    case BABEL_RAZE:
      return BABEL_ASSYRIA;
    case BABEL_STEAL:
      return BABEL_HATTI;
    case BABEL_EXPEL:
      return BABEL_MEDIA;
    case BABEL_WIN_OVER:
      return BABEL_SUMER;
    case BABEL_SKIP:
      return BABEL_PERSIA;
    default:
      return action.operand[0];
    }
}

guint
babel_action_get_run (GameAction action)
{
  switch (action.kind)
    {
    case BABEL_RAZE:
    case BABEL_STEAL:
    case BABEL_WIN_OVER:
      return action.operand[0];
    default:
      return action.operand[1];
    }
}

guint
babel_table_get_level (const BabelTable *table, GameAction action)
{
  switch (action.operand[0])
    {
    case BABEL_SOURCE_OWN:
      return babel_table_get_store_top (table, table->mover);
    case BABEL_SOURCE_OPP:
      return babel_table_get_store_top (table, 1u - table->mover);
    default:
      return table->starter & (1u << table->mover) ? 1 : 0;
    }
}

/* Returns TRUE if a starter could still be built in `land` with h cards left to lay there
 * (RULES.md 2.3, the duty). */
static gboolean
could_settle (const BabelTable *table, guint land, guint h)
{
  if (table->settlers[table->mover][land] > 0 || h >= 1)
    return TRUE;
  for (guint from = 0; from < BABEL_N_NATIONS; from++)
    if (from != land && !table->migrated && table->settlers[table->mover][from] >= 3)
      return TRUE;
  return FALSE;
}

gboolean
babel_table_owes_starter (const BabelTable *table)
{
  guint       me = table->mover;
  BabelCounts hand = table->hand[me];
  guint       h = babel_counts_sum (hand);

  if (!(table->starter & (1u << me)))
    return FALSE;
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      gboolean there = table->pawn[me] == land;

      if (table->temple[me][land] == 0 && (there || babel_counts_get (hand, land) > 0) &&
          could_settle (table, land, there ? h : h - 1))
        return TRUE;
    }
  return FALSE;
}

static BabelRefusal
judge_travel (const BabelTable *table, GameAction action)
{
  if (babel_counts_get (table->hand[table->mover], action.operand[0]) == 0)
    return BABEL_NO_SUCH_CARD;
  if (table->pawn[table->mover] == action.operand[0])
    return BABEL_ALREADY_THERE;
  return BABEL_LEGAL;
}

static BabelRefusal
judge_settle (const BabelTable *table, GameAction action)
{
  if (table->pawn[table->mover] == BABEL_QUARRY)
    return BABEL_AT_QUARRY;
  if (babel_counts_get (table->hand[table->mover], action.operand[0]) == 0)
    return BABEL_NO_SUCH_CARD;
  return BABEL_LEGAL;
}

/* The level must lie `step` above the temple, and as many settlers must stand there. */
static BabelRefusal
judge_level (const BabelTable *table, guint level, guint step)
{
  guint me = table->mover;
  guint land = table->pawn[me];

  if (level != babel_table_get_top (table, me, land) + step)
    return BABEL_LEVEL_ORDER;
  if (table->settlers[me][land] < level)
    return BABEL_FEW_SETTLERS;
  return BABEL_LEGAL;
}

static BabelRefusal
judge_build (const BabelTable *table, GameAction action)
{
  guint level = babel_table_get_level (table, action);

  if (table->pawn[table->mover] == BABEL_QUARRY)
    return BABEL_AT_QUARRY;
  if (level == 0)
    return action.operand[0] == BABEL_SOURCE_START ? BABEL_STARTER_SPENT : BABEL_STORE_EMPTY;
  return judge_level (table, level, 1);
}

static BabelRefusal
judge_migrate (const BabelTable *table, GameAction action)
{
  if (table->migrated)
    return BABEL_ALREADY_MIGRATED;
  if (action.operand[0] == action.operand[1])
    return BABEL_SAME_LAND;
  if (table->settlers[table->mover][action.operand[0]] < 3)
    return BABEL_SHORT_COLONNADE;
  return BABEL_LEGAL;
}

/* The choice of a run, common to all abilities. */
static BabelRefusal
judge_run (const BabelTable *table, GameAction action, BabelRun *run)
{
  guint    me = table->mover;
  guint    k = babel_action_get_run (action);
  guint    n, found = 0;
  BabelRun runs[BABEL_MAX_RUNS];

  if (table->pawn[me] == BABEL_QUARRY)
    return BABEL_AT_QUARRY;
  n = babel_column_get_runs (table, me, table->pawn[me], runs);
  for (guint i = 0; i < n; i++)
    if (runs[i].nation == babel_action_get_nation (action))
      runs[found++] = runs[i];
  if (found == 0)
    return BABEL_NO_RUN;
  if (found > 1 && k == 0)
    return BABEL_WHICH_RUN;
  if (k > found || (found == 1 && k != 0))
    return BABEL_NO_SUCH_RUN;
  *run = runs[k == 0 ? 0 : k - 1];
  return BABEL_LEGAL;
}

static BabelRefusal
judge_steal (const BabelTable *table)
{
  guint me = table->mover;
  guint land = table->pawn[me];
  guint level = babel_table_get_top (table, 1 - me, land);

  if (level == 0)
    return BABEL_NO_TEMPLE;
  if (level <= babel_table_get_top (table, me, land))
    return BABEL_NOT_HIGHER;
  if (table->settlers[me][land] < level)
    return BABEL_FEW_SETTLERS;
  return BABEL_LEGAL;
}

static BabelRefusal
judge_skip (const BabelTable *table, GameAction action)
{
  guint level = babel_table_get_level (table, action);

  return level == 0 ? BABEL_STORE_EMPTY : judge_level (table, level, 2);
}

static BabelRefusal
judge_ability (const BabelTable *table, GameAction action)
{
  BabelRun     run;
  BabelRefusal refusal = judge_run (table, action, &run);
  guint        opp = 1u - table->mover;
  guint        land = table->pawn[table->mover];

  if (refusal != BABEL_LEGAL)
    return refusal;
  switch (action.kind)
    {
    case BABEL_RAZE:
      return table->temple[opp][land] == 0 ? BABEL_NO_TEMPLE : BABEL_LEGAL;
    case BABEL_STEAL:
      return judge_steal (table);
    case BABEL_EXPEL:
      return babel_column_count (table, opp, land, action.operand[0]) ? BABEL_LEGAL
                                                                      : BABEL_NATION_ABSENT;
    case BABEL_WIN_OVER:
      return table->settlers[opp][land] == 0 ? BABEL_NO_SETTLERS : BABEL_LEGAL;
    case BABEL_SKIP:
      return judge_skip (table, action);
    default:
      return babel_counts_sum (table->hand[opp]) < 2 ? BABEL_SMALL_HAND : BABEL_LEGAL;
    }
}

static BabelRefusal
judge_discard (const BabelTable *table, GameAction action)
{
  BabelCounts hand = table->hand[1 - table->mover];

  return babel_counts_get (hand, action.operand[0]) ? BABEL_LEGAL : BABEL_NO_SUCH_CARD;
}

BabelRefusal
babel_judge (const BabelTable *table, GameAction action)
{
  if (table->result != BABEL_PLAYING)
    return BABEL_GAME_OVER;
  if (table->owed && action.kind != BABEL_DISCARD)
    return BABEL_DISCARD_OWED;
  if (!table->owed && action.kind == BABEL_DISCARD)
    return BABEL_NOTHING_OWED;
  switch (action.kind)
    {
    case BABEL_TRAVEL:
      return judge_travel (table, action);
    case BABEL_SETTLE:
      return judge_settle (table, action);
    case BABEL_BUILD:
      return judge_build (table, action);
    case BABEL_MIGRATE:
      return judge_migrate (table, action);
    case BABEL_DISCARD:
      return judge_discard (table, action);
    case BABEL_END:
      return babel_table_owes_starter (table) ? BABEL_STARTER_UNBUILT : BABEL_LEGAL;
    default:
      return judge_ability (table, action);
    }
}

gboolean
babel_table_find_run (const BabelTable *table, GameAction action, BabelRun *run)
{
  return judge_run (table, action, run) == BABEL_LEGAL;
}
