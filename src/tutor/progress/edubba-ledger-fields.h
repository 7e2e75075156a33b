/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fields of the ledger's lines, read. Each function is FALSE if the text is nothing of the kind;
 * what it would have set is then undefined.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define EDUBBA_MAX_COUNT 1000000

/* Seconds since 1970, until the end of the year 9999. */
gboolean edubba_field_read_time (const char *text, gint64 *time);

/* A whole number up to `max`. */
gboolean edubba_field_read_count (const char *text, guint max, guint *count);

/* A number that was printed as so many parts of one. */
gboolean edubba_field_read_parts (const char *text, double parts, double *value);

/* One of n names, as its index. */
gboolean edubba_field_read_name (const char        *text,
                                 const char *const *names,
                                 guint              n,
                                 guint             *index);

/* A number rounded to so many parts of one, which is what a text can say of it. */
double edubba_round_to (double value, double parts);

G_END_DECLS
