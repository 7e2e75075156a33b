/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A number for a state, and the numbers of the states after its actions, mostly without playing
 * them: in a building turn an action changes a cell or two and a tray.
 */
#pragma once

#include "bunny-state.h"

G_BEGIN_DECLS

/* The same for equal states, and hardly ever for others. */
guint64 bunny_state_hash (const GameState *state);

/* All legal actions of the seat to act that do not end its turn, and the hashes of the states
 * after them, from that of the state. Both arrays have room for BUNNY_MAX_LEGAL. */
guint bunny_state_successors (const GameState *state,
                              guint64          hash,
                              GameAction      *actions,
                              guint64         *hashes);

G_END_DECLS
