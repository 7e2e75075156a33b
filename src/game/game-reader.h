/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by all readers of a position text: the place of reading, numbers and words, and reports of
 * faults. The text is one line, of fields with a space between them; game-fields.h reads it by a
 * table.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

/* The most fields with a key that a game has. */
#define GAME_MAX_FIELDS 40

typedef struct _GameFields GameFields;

/* All is borrowed. A game's own reader begins with this one, and its functions get it as this. */
typedef struct
{
  const GameFields *fields;
  const char       *text;
  const char       *p;                      /* the next character to read */
  GError          **error;                  /* the place for a fault, or NULL */
  GameState        *state;                  /* what is read goes here */
  const char       *value[GAME_MAX_FIELDS]; /* of each field; NULL while it was not met */
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

/* Reads over one of n words, up to one of the characters in `ends` or the end of the text, and
 * returns its index. -1, and nothing is read, if no word stands there. */
int game_reader_word (GameReader        *reader,
                      const char *const *words,
                      guint              n,
                      const char        *ends);

/* Reads over one of the characters in `set`, and returns its index. -1, and nothing is read, if
 * none stands there. */
int game_reader_one_of (GameReader *reader, const char *set);

/* Reads over the state of a generator: 16 hexadecimal digits in lower case. */
gboolean game_reader_rng (GameReader *reader, guint64 *rng);

/* Reads over a list of the game's options (game-options.h). */
gboolean game_reader_options (GameReader *reader, guint32 *options);

G_END_DECLS
