/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing is believed of the text but that it ends in a 0 byte. The first thing wrong is the one
 * that is reported, for reading ends there.
 */
#include "game-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game-fields.h"
#include "game-state.h"

/* The column of a place, from 1: characters are counted, not bytes. */
static guint
count_columns (const char *text, const char *at)
{
  guint column = 1;

  for (; text < at; text++)
    column += ((guchar) *text & 0xc0) != 0x80;
  return column;
}

gboolean
game_reader_fault (GameReader *reader, const char *at, const char *format, ...)
{
  g_autofree char *sentence = NULL;
  va_list          args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (reader->error, GAME_ERROR, GAME_ERROR_SYNTAX,
               /* Translators: a place in a line of text, and what is wrong there */
               _ ("column %1$u: %2$s"), count_columns (reader->text, at), sentence);
  return FALSE;
}

gboolean
game_reader_is_word (const char *word, const char *text, gsize length)
{
  return strncmp (word, text, length) == 0 && word[length] == '\0';
}

gboolean
game_reader_is_at_end (const GameReader *reader)
{
  return *reader->p == '\0' || *reader->p == ' ';
}

gboolean
game_reader_number (GameReader *reader, guint32 least, guint32 most, guint32 *number)
{
  guint64     value = 0;
  const char *end;

  if (!game_number_parse (reader->p, most, &value, &end) || value < least)
    return game_reader_fault (reader, reader->p,
                              _ ("a whole number from %1$u to %2$u is needed"), least, most);
  reader->p = end;
  *number = (guint32) value;
  return TRUE;
}

gboolean
game_reader_small (GameReader *reader, guint32 least, guint32 most, guint8 *number)
{
  guint32 value = 0;

  g_return_val_if_fail (most <= G_MAXUINT8, FALSE);

  if (!game_reader_number (reader, least, most, &value))
    return FALSE;
  *number = (guint8) value;
  return TRUE;
}

int
game_reader_word (GameReader *reader, const char *const *words, guint n, const char *ends)
{
  gsize length = strcspn (reader->p, ends);

  for (guint i = 0; i < n; i++)
    if (game_reader_is_word (words[i], reader->p, length))
      {
        reader->p += length;
        return (int) i;
      }
  return -1;
}

int
game_reader_one_of (GameReader *reader, const char *set)
{
  for (int i = 0; set[i]; i++)
    if (set[i] == *reader->p)
      {
        reader->p++;
        return i;
      }
  return -1;
}

gboolean
game_reader_rng (GameReader *reader, guint64 *rng)
{
  *rng = 0;
  for (guint i = 0; i < 16; i++)
    {
      int digit = game_reader_one_of (reader, "0123456789abcdef");

      if (digit < 0)
        return game_reader_fault (reader, reader->p,
                                  _ ("16 hexadecimal digits in lower case are needed"));
      *rng = *rng << 4 | (guint64) digit;
    }
  return TRUE;
}

gboolean
game_reader_options (GameReader *reader, guint32 *options)
{
  gsize            length = strcspn (reader->p, " ");
  g_autofree char *list = g_strndup (reader->p, length);

  if (!game_options_parse (reader->fields->rules, list, options, NULL))
    return game_reader_fault (reader, reader->p,
                              _ ("one of the rules options does not exist or is out of order"));
  reader->p += length;
  return TRUE;
}
