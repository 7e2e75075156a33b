/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The present, for everything that depends on it: the puzzle of the day, the rules that are due,
 * the date of a game.
 *
 * It is the system's, unless the environment variable EDUBBA_NOW sets the time at which the
 * program believes to have begun: "2026-03-16T10:00:00", local time. From there time goes on.
 * Tests choose their day so, and so can a user who wants to see the program on another one.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Now, in seconds since 1970, UTC; a variable that is no time is as good as none. */
gint64 edubba_clock_get_time (void);

/* Returns TRUE if the variable sets the time, so that it says nothing about the world. */
gboolean edubba_clock_is_chosen (void);

/* Now in the local time zone. */
GDateTime *edubba_clock_dup_local (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
