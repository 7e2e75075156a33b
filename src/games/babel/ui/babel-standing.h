/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How far a player is from winning, in
 * plain words (RULES.md 4).
 */
#pragma once

#include "babel-table.h"

G_BEGIN_DECLS

/* One sentence; empty once the game is over. `own`: the player is spoken to, otherwise spoken of.
 */
char *babel_standing_describe (const BabelTable *table,
                               guint             side,
                               gboolean          own) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
