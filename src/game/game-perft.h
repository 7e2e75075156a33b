/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Counting action sequences: the field's own check of a rules engine (perft, "performance test").
 * Two independent implementations that agree on the counts agree on legal actions and their
 * effects.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

typedef struct
{
  guint64 nodes;    /* action sequences of exactly this length, stopping at G_MAXUINT64 */
  guint64 distinct; /* distinct positions at their ends */
} GamePerft;

/* Fills counts[0 .. depth - 1] for lengths 1 .. depth, from a full state, within `memory` bytes.
 * FALSE and GAME_ERROR_LIMIT if they do not suffice; *reached (may be NULL) is the number of
 * lengths counted. */
gboolean game_perft (const GameRules *rules,
                     const GameState *state,
                     guint            depth,
                     guint64          memory,
                     GamePerft       *counts,
                     guint           *reached,
                     GError         **error);

G_END_DECLS
