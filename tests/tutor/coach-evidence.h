/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether what the coach says of a turn of Babel is true: done by the rules, and counted, in worlds
 * that the coach has not drawn.
 */
#pragma once

#include "edubba-coach.h"

G_BEGIN_DECLS

/* Plays a line in a whole state, and gives up whatever cards it makes somebody owe; the end of the
 * turn with it or not. Every action must be allowed. */
void coach_evidence_play (GameState *state, const GameLine *line, gboolean ends);

/* Fails the test unless each reason in the advice about a turn that was played from `base`, a whole
 * state, holds, and the sentences speak of what the reasons do. */
void coach_evidence_check (const GameState    *base,
                           const GameLine     *played,
                           const EdubbaAdvice *advice);

G_END_DECLS
