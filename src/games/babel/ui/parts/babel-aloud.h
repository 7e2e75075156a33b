/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Describes the board in sentences to be heard, a piece at a time: a land, a hand, and changes.
 * All strings are new.
 */
#pragma once

#include "babel-view.h"

G_BEGIN_DECLS

/* A land: pawns, settlers in their order, runs and where they lie, temples. */
char *babel_aloud_land (const BabelView *view, guint land) G_GNUC_WARN_UNUSED_RESULT;

/* Both stores and the quarry. */
char *babel_aloud_stock (const BabelView *view) G_GNUC_WARN_UNUSED_RESULT;

/* The viewer's own hand, or the known facts about the other's; the starter and, for the viewer,
 * debts. */
char *babel_aloud_hand (const BabelView *view, gboolean own) G_GNUC_WARN_UNUSED_RESULT;

/* The differences of the second view from the first, both of the same seat; empty: none. */
char *babel_aloud_changes (const BabelView *before,
                           const BabelView *after) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
