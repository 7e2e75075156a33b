/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The events between two positions of a match, as the seat sees them whose knowledge a table shows:
 * what its board moves.
 */
#pragma once

#include "edubba-table.h"

G_BEGIN_DECLS

/* The events (of GameEvent) from the cursor shown last to the match's, forwards or backwards; the
 * caller owns them. */
GArray *edubba_table_dup_events (const EdubbaTableView *view) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
