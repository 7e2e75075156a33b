/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What lies on the board in sentences to be heard, a piece at a time: a land, a hand, and what is
 * not as it was. All strings are new.
 */
#pragma once

#include "babel-view.h"

G_BEGIN_DECLS

/* A land: pawns, settlers in their order, runs and where they lie, temples. */
char *babel_aloud_land (const BabelView *view, guint land) G_GNUC_WARN_UNUSED_RESULT;

/* Both stores and the quarry. */
char *babel_aloud_stock (const BabelView *view) G_GNUC_WARN_UNUSED_RESULT;

/* One's own hand, or what is known of the other's; starter and, for one's own, debts. */
char *babel_aloud_hand (const BabelView *view, gboolean own) G_GNUC_WARN_UNUSED_RESULT;

/* What is in the second not as in the first, which the same seat has seen; empty: nothing. */
char *babel_aloud_changes (const BabelView *before,
                           const BabelView *after) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
