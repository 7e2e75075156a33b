/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the fields of the ledger's lines. Each function returns FALSE if the text does not fit
 * its field; its results are then undefined.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define EDUBBA_MAX_COUNT 1000000

/* Seconds since 1970, until the end of the year 9999. */
gboolean edubba_field_read_time (const char *text, gint64 *time);

/* A whole number up to `max`. */
gboolean edubba_field_read_count (const char *text, guint max, guint *count);

/* A number that was printed as a count of `parts` parts of one. */
gboolean edubba_field_read_parts (const char *text, double parts, double *value);

/* Sixteen hexadecimal digits, not all of them 0. */
gboolean edubba_field_read_id (const char *text, guint64 *id);

/* Words in ASCII with spaces between them, percent-encoded so that they are one field; both belong
 * to the caller. NULL: that is none. */
char *edubba_field_read_words (const char *text) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_field_print_words (const char *words) G_GNUC_WARN_UNUSED_RESULT;

/* One of n names, as its index. */
gboolean edubba_field_read_name (const char        *text,
                                 const char *const *names,
                                 guint              n,
                                 guint             *index);

/* A number rounded to parts of one, as a text can hold it. */
double edubba_round_to (double value, double parts);

G_END_DECLS
