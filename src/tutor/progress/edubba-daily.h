/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Days, as pure functions: which day a moment belongs to, which puzzle is a day's, and how long a
 * streak of days is.
 *
 * A day is a number that grows by one at each local midnight (GDate's Julian day), so a month's end
 * is nothing special, and the days between two are their difference.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The day of a moment (seconds since 1970, UTC) by the calendar of a place. */
guint edubba_day_from_time (gint64 time, GTimeZone *zone);

/* "2026-11-21", and back (0 if it is no day). */
char *edubba_day_print (guint day) G_GNUC_WARN_UNUSED_RESULT;
guint edubba_day_parse (const char *text);

/* Picks the day's id of n (at least 1) ids: the same for everybody, in any order of the ids. It
 * comes again after more than n / 2 days. Adding an id changes few other days, except where n
 * passes a number of the row 8, 12, 16, 24, 32, 48 ... */
guint edubba_day_pick (guint day, const char *const *ids, guint n);

/* The number of the days (ascending, each once) that belong to the streak that is alive on
 * `today`: the last of them is today, yesterday or the day before, and no two days in a row are
 * missing among them. A single missed day is forgiven, but not counted. Days after today, from a
 * clock that was set back, wait for their time. */
guint edubba_day_count_streak (const guint *days, guint n, guint today);

G_END_DECLS
