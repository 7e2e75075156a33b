/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A count of points as a table: seats as columns, rows as far as they are counted, and below them
 * everybody's points so far. The last row is in sight.
 *
 * CSS nodes: counttable with labels; `now`: the last row, `sum`: the points so far. Accessibility:
 * each row is read as a sentence.
 */
#pragma once

#include <adwaita.h>

#include "edubba-count.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_COUNT_TABLE (edubba_count_table_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaCountTable, edubba_count_table, EDUBBA, COUNT_TABLE, AdwBin)

GtkWidget *edubba_count_table_new (void);

/* Shows a count (borrowed for the call) without any row; and the same one with its first n, which
 * may only grow. */
void edubba_count_table_begin (EdubbaCountTable *self, const EdubbaCount *count);
void edubba_count_table_count (EdubbaCountTable *self, const EdubbaCount *count, guint n);

/* Says everybody's points with the first n rows; the caller frees it. */
char *edubba_count_table_say_sums (const EdubbaCount *count, guint n) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
