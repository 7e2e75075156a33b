/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Describes in plain words the points or temples that a player still needs to win (RULES.md 4),
 * from the position as the viewer observes it.
 */
#pragma once

#include "babel-view.h"

G_BEGIN_DECLS

/* A sentence about the standing of the viewer or of the other; empty once the game is over. */
char *babel_standing_describe (const BabelView *view, gboolean own) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
