/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's terms in goals (NOTATION.md 5). The grammar around the terms, and the counters, belong
 * to every game alike: game-goal.h.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

typedef enum
{
  BABEL_TERM_SCORE,
  BABEL_TERM_TEMPLE,
  BABEL_TERM_SETTLERS,
  BABEL_TERM_RUN,
  BABEL_TERM_HAND,
  BABEL_TERM_WON,
  BABEL_N_TERMS,
} BabelTermId;

extern const GameTerm babel_terms[BABEL_N_TERMS];

G_END_DECLS
