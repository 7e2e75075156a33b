/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How far a player is from winning, in
 * plain words (RULES.md 4).
 */
#pragma once

#include "babel-view.h"

G_BEGIN_DECLS

/* One sentence about one's own standing or the other's; empty once the game is over. */
char *babel_standing_describe (const BabelView *view, gboolean own) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
