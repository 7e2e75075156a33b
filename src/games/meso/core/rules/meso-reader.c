/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields of a position text (NOTATION.md 2): what each is first, then seats, the lands as they
 * are written, and the other keys in the order of the table.
 *
 * The first field that is wrong in itself is the one reported, with the column at which it begins.
 */
#include "meso-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* ---- Fields */

/* The key of a field, or MESO_N_KEYS. */
static MesoFieldKey
find_key (const char *field)
{
  gsize        length = strcspn (field, "= ");
  MesoFieldKey key = 0;

  while (key < MESO_N_KEYS &&
         (field[length] != '=' || !game_reader_is_word (meso_fields[key].key, field, length)))
    key++;
  return key;
}

/* Notes where a field begins, and reads over it. */
static gboolean
read_field (MesoReader *reader)
{
  const char  *field = reader->in.p;
  const char  *end;
  const char **start;
  guint        place;

  if (meso_place_read (field, &place, &end) && *end == ':')
    {
      start = &reader->draft[place].start;
      reader->order[reader->n_drafts] = (guint8) place;
      reader->n_drafts += *start == NULL;
    }
  else if (find_key (field) != MESO_N_KEYS)
    start = &reader->start[find_key (field)];
  else
    return game_reader_fault (&reader->in, field, _ ("this is no field of a position"));
  if (*start)
    return game_reader_fault (&reader->in, field, _ ("this field is here for the second time"));
  *start = field;
  reader->in.p += strcspn (field, " ");
  return TRUE;
}

/* The text of a field behind a character that it has. */
static char *
dup_value (const char *field, char separator)
{
  const char *value = strchr (field, separator) + 1;

  return g_strndup (value, strcspn (value, " "));
}

static gboolean
read_key (MesoReader *reader, MesoFieldKey key)
{
  g_autofree char *value = NULL;

  if (!reader->start[key])
    return TRUE;
  value = dup_value (reader->start[key], '=');
  if (meso_fields[key].read (reader, value))
    return TRUE;
  return game_reader_fault (&reader->in, reader->start[key],
                            _ ("the value of “%s” cannot be read"), meso_fields[key].key);
}

static gboolean
read_lands (MesoReader *reader)
{
  for (guint i = 0; i < reader->n_drafts; i++)
    {
      MesoDraft       *draft = &reader->draft[reader->order[i]];
      g_autofree char *value = dup_value (draft->start, ':');

      if (!meso_draft_read (reader, draft, value))
        return game_reader_fault (&reader->in, draft->start, _ ("this land cannot be read"));
    }
  return TRUE;
}

gboolean
meso_reader_read (MesoReader *reader)
{
  const char *text = reader->in.text;

  if (!g_str_has_prefix (text, "meso/1") || (text[6] != '\0' && text[6] != ' '))
    return game_reader_fault (&reader->in, text,
                              _ ("a position of this game begins with “meso/1”"));
  reader->in.p = text + strlen ("meso/1");
  while (*reader->in.p)
    {
      reader->in.p++;
      if (!read_field (reader))
        return FALSE;
    }
  if (!read_key (reader, MESO_KEY_SEATS) || !read_lands (reader))
    return FALSE;
  for (MesoFieldKey key = MESO_KEY_RULES; key < MESO_N_KEYS; key++)
    if (!read_key (reader, key))
      return FALSE;
  return TRUE;
}

gboolean
meso_position_parse (const char *text, GameState *game, GError **error)
{
  g_autofree MesoReader *reader = g_new0 (MesoReader, 1);

  reader->in = (GameReader) { text, text, error };
  reader->state = (MesoState *) game;
  meso_state_clear (reader->state, 2, 0);
  for (guint i = 0; i < MESO_MAX_SEATS; i++)
    reader->state->seat[i].limit = 3;
  reader->state->moves = 5;
  reader->state->partial = MESO_DECK_UNKNOWN | MESO_STACK_UNKNOWN;
  return meso_reader_read (reader) && meso_reader_check (reader);
}
