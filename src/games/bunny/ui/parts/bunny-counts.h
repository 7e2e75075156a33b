/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The points of a harvest, fief by fief, and those of the scrolls at the end, one by one. All of it
 * is public by then.
 */
#pragma once

#include "bunny-view.h"
#include "edubba-count.h"

G_BEGIN_DECLS

/* The counts between two states, both as the same seat sees them; of EdubbaCount, maybe none.
 * view: the way in which the seats are called, and their marks. */
GPtrArray *bunny_counts_list (const BunnyView  *view,
                              const BunnyState *before,
                              const BunnyState *after) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
