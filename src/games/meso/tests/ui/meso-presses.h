/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists the parts of Mesopotamien's board to press for an action, by their accessible names: places
 * in the order of reading, settlers on the sheet that asks which, and buttons.
 */
#pragma once

#include "presses.h"

G_BEGIN_DECLS

/* The parts to press for an action (PressesList). */
GPtrArray *meso_presses_list (const GameState *state,
                              GameAction       action,
                              const char      *rival) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
