/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Describes a player's distance from winning in plain words (RULES.md 4).
 */
#pragma once

#include "babel-view.h"

G_BEGIN_DECLS

/* A sentence about the standing of the viewer or of the other; empty once the game is over. */
char *babel_standing_describe (const BabelView *view, gboolean own) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
