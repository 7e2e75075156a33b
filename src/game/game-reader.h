/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by all readers of a position text: the place of reading, numbers, and reports of faults.
 * The text is one line, of fields with a space between them.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* All is borrowed. */
typedef struct
{
  const char *text;
  const char *p;     /* the next character to read */
  GError    **error; /* the place for a fault, or NULL */
} GameReader;

/* Reports a fault at a place in the text, as "column 7: SENTENCE" (GAME_ERROR_SYNTAX); always
 * FALSE, so that it can be returned. */
gboolean game_reader_fault (GameReader *reader,
                            const char *at,
                            const char *format,
                            ...) G_GNUC_PRINTF (3, 4);

/* Returns TRUE if `length` characters from `text` on are a word, and not just its beginning. */
gboolean game_reader_is_word (const char *word, const char *text, gsize length);

/* Returns TRUE if the field has been read to its end. */
gboolean game_reader_is_at_end (const GameReader *reader);

/* Reads over a number from `least` to `most`; FALSE and a fault if there is none. A small one is at
 * most 255. */
gboolean game_reader_number (GameReader *reader, guint32 least, guint32 most, guint32 *number);
gboolean game_reader_small (GameReader *reader, guint32 least, guint32 most, guint8 *number);

G_END_DECLS
