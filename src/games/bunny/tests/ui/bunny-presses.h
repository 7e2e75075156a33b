/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists the parts of Bunny Kingdom's board to press for an action, by their accessible names: cards
 * of the hand and of the tray, cells, and buttons.
 */
#pragma once

#include "presses.h"

G_BEGIN_DECLS

/* The parts to press for an action (PressesList). */
GPtrArray *bunny_presses_list (const GameState *state,
                               GameAction       action,
                               const char      *rival) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
