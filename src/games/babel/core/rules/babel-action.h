/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's actions and refusals by name: the meaning of the bytes in a GameAction.
 *
 * Operands, in order: travel, settle, discard: nation. build: BabelSource. migrate: from land,
 * to land. raze, steal, win-over: run. expel, halve: nation, run. skip: BabelSource, run. A run
 * is 0 where none is written (the only one), else k of "@k", stopping at 255.
 */
#pragma once

#include "game-action.h"

G_BEGIN_DECLS

typedef enum
{
  BABEL_TRAVEL,
  BABEL_SETTLE,
  BABEL_BUILD,
  BABEL_MIGRATE,
  BABEL_RAZE,
  BABEL_STEAL,
  BABEL_EXPEL,
  BABEL_WIN_OVER,
  BABEL_SKIP,
  BABEL_HALVE,
  BABEL_DISCARD,
  BABEL_END,
  BABEL_N_KINDS,
} BabelKind;

/* The pile from which a temple card is built. */
typedef enum
{
  BABEL_SOURCE_OWN,
  BABEL_SOURCE_OPP,
  BABEL_SOURCE_START,
} BabelSource;

/* Refusals, in the order of NOTATION.md 4; indices into GameRules.refusals. */
typedef enum
{
  BABEL_LEGAL,
  BABEL_GAME_OVER,
  BABEL_DISCARD_OWED,
  BABEL_NOTHING_OWED,
  BABEL_NO_SUCH_CARD,
  BABEL_ALREADY_THERE,
  BABEL_AT_QUARRY,
  BABEL_STORE_EMPTY,
  BABEL_STARTER_SPENT,
  BABEL_LEVEL_ORDER,
  BABEL_FEW_SETTLERS,
  BABEL_ALREADY_MIGRATED,
  BABEL_SAME_LAND,
  BABEL_SHORT_COLONNADE,
  BABEL_NO_RUN,
  BABEL_WHICH_RUN,
  BABEL_NO_SUCH_RUN,
  BABEL_NO_TEMPLE,
  BABEL_NOT_HIGHER,
  BABEL_NATION_ABSENT,
  BABEL_NO_SETTLERS,
  BABEL_SMALL_HAND,
  BABEL_STARTER_UNBUILT,
  BABEL_N_REFUSALS,
} BabelRefusal;

static inline GameAction
babel_action (BabelKind kind, guint a, guint b)
{
  return (GameAction) { .kind = (guint8) kind, .operand = { (guint8) a, (guint8) b } };
}

G_END_DECLS
