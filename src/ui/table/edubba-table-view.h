/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The contents of a table's view of a match: the state, and what lies between it and the position
 * that was shown last.
 */
#pragma once

#include "edubba-table.h"

G_BEGIN_DECLS

/* The state that is shown. */
GameState *edubba_table_view_dup_seen (const EdubbaTableView *view) G_GNUC_WARN_UNUSED_RESULT;

/* The events from the cursor shown last to the match's, forwards or backwards; none, if there are
 * more than eyes can follow. */
GArray *edubba_table_view_dup_events (const EdubbaTableView *view) G_GNUC_WARN_UNUSED_RESULT;

/* The counts of points between the two, for a board that names everybody as the view does; NULL if
 * nothing is to be counted there, or not now. */
GPtrArray *edubba_table_view_list_counts (const EdubbaTableView *view,
                                          EdubbaBoard           *board,
                                          const GameState       *seen) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if a person may still look at what was counted before: since the position shown last
 * at most computers have acted. */
gboolean edubba_table_view_goes_on (const EdubbaTableView *view);

/* Returns TRUE if there is somebody who presses a count away. In a task there is more to do. */
gboolean edubba_table_view_waits (const EdubbaTableView *view);

G_END_DECLS
