/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists the parts of Babel's board to press for an action, by their accessible names: the card,
 * then its target; a run, then its ability. The caller presses them in its own way.
 */
#pragma once

#include "presses.h"

G_BEGIN_DECLS

/* The parts to press for an action (PressesList). */
GPtrArray *babel_presses_list (const GameState *state,
                               GameAction       action,
                               const char      *rival) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if an action is one of a run, chosen in a list beside the board. */
gboolean babel_presses_takes_run (GameAction action);

G_END_DECLS
