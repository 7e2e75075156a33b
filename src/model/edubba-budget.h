/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The threads, and with them the memory, of all searches, plans, hints, analyses and proofs
 * together.
 *
 * There are four places. A search that finds none free waits; it computes the same later, for it
 * is limited in positions and not in time. Each takes a sixteenth of the machine's memory and at
 * most 256 MiB (edubba-limit.h), so that all of them take a quarter and at most 1 GiB. Reading
 * files is no search and needs no place.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The searches at work at the same time, at most. */
#define EDUBBA_BUDGET_PLACES 4

typedef enum
{
  EDUBBA_SEARCH_AWAITED, /* somebody waits for it: a computer's turn, a hint, a proof */
  EDUBBA_SEARCH_SPARE,   /* nobody does: plans, analyses. One place is always left to others. */
} EdubbaSearch;

/* Runs `work` as g_task_run_in_thread () does, as soon as there is a place: awaited searches before
 * spare ones, and in their order. A task that was cancelled meanwhile gets its place like others;
 * `work` then ends at once. Any thread. */
void edubba_budget_run (GTask *task, GTaskThreadFunc work, EdubbaSearch search);

/* Says whether the program can be seen at all, which it can at first. While it cannot, no spare
 * search begins. Any thread. */
void edubba_budget_set_seen (gboolean seen);

/* Returns the number of searches that wait for a place. Any thread. */
guint edubba_budget_count_waiting (void);

G_END_DECLS
