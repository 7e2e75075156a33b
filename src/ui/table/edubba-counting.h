/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The counts of points over the board, a row after the other: a table with the seats as columns
 * and, below it, everybody's points so far. It covers only what the board offers for that, and
 * stays until somebody presses it away. The first press or key shows what is left of the table.
 *
 * CSS nodes: counting with a box `card`; in it labels `row` (`now`: the last), `sum`, and a button.
 * Accessibility: a group, named by the title; each row is read as a sentence.
 */
#pragma once

#include "edubba-board.h"
#include "edubba-spotlight.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_COUNTING (edubba_counting_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaCounting, edubba_counting, EDUBBA, COUNTING, GtkWidget)

/* Signals:
 *   ended ()   the last count has gone, by itself or at a press
 */

/* It lies over the spotlight (borrowed), which has the board and marks its parts unless the board
 * does that itself. */
GtkWidget *edubba_counting_new (EdubbaSpotlight *spotlight);

/* Takes over the counts, at least one, of the board that shows the state after them already; that
 * board shows none of these points yet. They begin with edubba_counting_begin (), once the board
 * has come to rest; where something is counted still they follow that. waits: each stays until it
 * is pressed away, else it goes after a while. */
void edubba_counting_prepare (EdubbaCounting *self, GPtrArray *counts, gboolean waits);
void edubba_counting_begin (EdubbaCounting *self);

/* Goes on: to the whole table, from there to the next count, or to the end. FALSE: there is no
 * count. */
gboolean edubba_counting_press (EdubbaCounting *self);

/* Drops all counts at once; no-op if there are none. */
void edubba_counting_end (EdubbaCounting *self);

/* Has keys go on that are pressed within a widget while something is counted: Escape, Return and
 * the space bar; any other that the board might use drops the counts first. */
void edubba_counting_add_keys (EdubbaCounting *self, GtkWidget *widget);

/* The title of what is counted now, or will be next; NULL: nothing. */
char *edubba_counting_dup_title (EdubbaCounting *self) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if something is counted, or will be. */
gboolean edubba_counting_is_running (EdubbaCounting *self);

G_END_DECLS
