/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Notes in a record: headers like any other, so that a program that knows no notes keeps them.
 * Their text comes from anywhere, and is cleaned on its way in and out.
 */
#include "game-record.h"

#include <string.h>

#include "game-print.h"
#include "game-text.h"

/* The key of the note on an action. */
static char *
print_key (guint i)
{
  return game_print ("Note%u", i + 1);
}

/* A text as a note may have it; NULL if nothing of it is seen. */
static char *
clean (const char *text)
{
  g_autofree char *bare = NULL;
  g_autofree char *note = NULL;

  if (text == NULL)
    return NULL;
  bare = g_strstrip (g_strdup (text));
  note = game_text_clean (bare);
  g_strdelimit (note, "\"", '\'');
  if (game_text_is_blank (note))
    return NULL;
  return g_utf8_substring (note, 0, MIN (g_utf8_strlen (note, -1), GAME_RECORD_NOTE_CHARS));
}

static const char *
find_note (const GameRecord *record, guint i)
{
  g_autofree char *key = print_key (i);

  return game_record_get_header (record, key);
}

char *
game_record_dup_note (const GameRecord *record, guint i)
{
  g_return_val_if_fail (record != NULL, NULL);

  return clean (find_note (record, i));
}

static guint
count_notes (const GameRecord *record)
{
  guint n = 0;

  for (guint i = 0; i < game_record_get_n_actions (record); i++)
    n += find_note (record, i) != NULL;
  return n;
}

gboolean
game_record_set_note (GameRecord *record, guint i, const char *text)
{
  g_autofree char *note = clean (text);
  g_autofree char *key = print_key (i);

  g_return_val_if_fail (record != NULL, FALSE);
  g_return_val_if_fail (i < game_record_get_n_actions (record), FALSE);

  if (note != NULL && find_note (record, i) == NULL &&
      count_notes (record) >= GAME_RECORD_MAX_NOTES)
    return FALSE;
  game_record_set_header (record, key, note);
  return TRUE;
}

guint
game_record_find_note (const GameRecord *record, guint from)
{
  guint n;

  g_return_val_if_fail (record != NULL, 0);

  n = game_record_get_n_actions (record);
  for (guint i = 0; i < n; i++)
    if (find_note (record, (from + i) % n) != NULL)
      return (from + i) % n;
  return n;
}

void
game_record_drop_notes (GameRecord *record, guint from)
{
  g_return_if_fail (record != NULL);

  for (guint i = from; i < game_record_get_n_actions (record); i++)
    {
      g_autofree char *key = print_key (i);

      game_record_set_header (record, key, NULL);
    }
}

char *
game_record_put_note (const GameModule *module, const char *text, guint i, const char *note)
{
  const GameModule *modules[] = { module, NULL };
  g_autoptr (GameRecord) record = game_record_parse (modules, text, -1, NULL);

  if (record == NULL || i >= game_record_get_n_actions (record))
    return g_strdup (text);
  game_record_set_note (record, i, note);
  return game_record_print (record);
}
