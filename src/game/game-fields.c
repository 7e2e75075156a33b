/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A value is always read up to something that its reader does not know. What that must be is asked
 * here: the end of the field, or the bar before the next seat's part.
 */
#include "game-fields.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "game-options.h"
#include "game-print.h"

/* ---- Keys */

static const char *
get_start (const GameReader *reader, guint field)
{
  return reader->value[field] - strlen (reader->fields->table[field].key) - 1;
}

/* The field whose key stands at a place, or their number. */
static guint
find_field (const GameFields *fields, const char *text)
{
  gsize length = strcspn (text, "= ");

  for (guint i = 0; i < fields->n && text[length] == '='; i++)
    if (*fields->table[i].key == *text &&
        game_reader_is_word (fields->table[i].key, text, length))
      return i;
  return fields->n;
}

static guint
find_key (const GameReader *reader, const char *key)
{
  guint i = 0;

  while (!g_str_equal (reader->fields->table[i].key, key))
    g_assert (++i < reader->fields->n);
  return i;
}

const char *
game_fields_get_value (const GameReader *reader, const char *key)
{
  return reader->value[find_key (reader, key)];
}

const char *
game_fields_get_place (const GameReader *reader, const char *key)
{
  guint field = find_key (reader, key);

  if (!reader->value[field])
    return reader->p;
  return reader->fields->faults == GAME_FAULTS_AT_FIELD ? get_start (reader, field)
                                                        : reader->value[field];
}

/* ---- Values */

gboolean
game_fields_read_items (GameReader *reader, guint seat, const char *ends, GameReadItem read)
{
  GameItem item = { .seat = seat };

  if (*reader->p == '\0' || strchr (ends, *reader->p))
    return TRUE;
  for (;; item.index++)
    {
      item.text = reader->p;
      item.length = MIN (strcspn (reader->p, ","), strcspn (reader->p, ends));
      if (!read (reader, &item))
        return FALSE;
      reader->p = item.text + item.length;
      if (*reader->p != ',')
        return TRUE;
      reader->p++;
    }
}

static gboolean
read_number (GameReader *reader, const GameField *field)
{
  guint8 *place = (guint8 *) reader->state + field->offset;
  guint32 number;

  if (!game_reader_number (reader, field->least, field->most, &number))
    return FALSE;
  if (field->size == 1)
    *place = (guint8) number;
  else if (field->size == 2)
    *(guint16 *) (void *) place = (guint16) number;
  else
    *(guint32 *) (void *) place = number;
  return TRUE;
}

static gboolean
read_part (GameReader *reader, const GameField *field, guint seat)
{
  if (field->read_item)
    return game_fields_read_items (reader, seat, field->has_parts ? "| " : " ", field->read_item);
  return field->read ? field->read (reader, seat) : read_number (reader, field);
}

/* Returns TRUE if a value has a part for each seat. */
static gboolean
check_parts (GameReader *reader, guint seats)
{
  guint n = 1;

  for (const char *p = reader->p; *p && *p != ' '; p++)
    n += *p == '|';
  return n == seats ||
         game_reader_fault (reader, reader->p, _ ("a part for each seat is needed here"));
}

static gboolean
read_parts (GameReader *reader, const GameField *field)
{
  guint seats = reader->fields->rules->seats (reader->state);

  if (!check_parts (reader, seats))
    return FALSE;
  for (guint seat = 0; seat < seats; seat++)
    {
      const char *part = seat > 0 ? ++reader->p : reader->p;

      if (!read_part (reader, field, seat))
        return FALSE;
      if (!game_reader_is_at_end (reader) && *reader->p != '|')
        return game_reader_fault (reader, part, _ ("this does not belong here"));
    }
  return TRUE;
}

/* Reports what follows a value, or a field without a key, before the next space. */
static gboolean
check_end (GameReader *reader, const char *at)
{
  return game_reader_is_at_end (reader) ||
         game_reader_fault (reader, at, _ ("this does not belong here"));
}

static gboolean
read_value (GameReader *reader, const GameField *field)
{
  gboolean    from_left = reader->fields->faults == GAME_FAULTS_AT_CHARACTER;
  const char *value = reader->p;

  if (field->read && field->read_item && !field->read (reader, 0))
    return FALSE;
  if (field->has_parts && !from_left ? !read_parts (reader, field) : !read_part (reader, field, 0))
    return FALSE;
  return check_end (reader, from_left ? reader->p : value);
}

/* Reads a value as read_value () does; of its faults it only says that there is one. */
static gboolean
read_bluntly (GameReader *reader, guint field)
{
  GError **error = reader->error;
  gboolean is_read;

  reader->error = NULL;
  is_read = read_value (reader, &reader->fields->table[field]);
  reader->error = error;
  return is_read || game_reader_fault (reader, get_start (reader, field),
                                       _ ("the value of “%s” cannot be read"),
                                       reader->fields->table[field].key);
}

gboolean
game_fields_read_values (GameReader *reader, guint from, guint to)
{
  const char *end = reader->p;

  for (guint i = from; i < to; i++)
    {
      reader->p = reader->value[i];
      if (reader->p && !(reader->fields->faults == GAME_FAULTS_AT_FIELD
                           ? read_bluntly (reader, i)
                           : read_value (reader, &reader->fields->table[i])))
        return FALSE;
    }
  reader->p = end;
  return TRUE;
}

/* ---- Texts */

static gboolean
read_other (GameReader *reader)
{
  if (reader->fields->read_other)
    return reader->fields->read_other (reader) && check_end (reader, reader->p);
  return game_reader_fault (reader, reader->p, _ ("this is not a key of a position"));
}

/* Notes where a field's value begins, and reads over the field. */
static gboolean
read_field (GameReader *reader)
{
  const GameFields *fields = reader->fields;
  const char       *start = reader->p;
  guint             i = find_field (fields, start);

  if (i == fields->n)
    return read_other (reader);
  if (reader->value[i])
    return fields->faults == GAME_FAULTS_AT_FIELD
             ? game_reader_fault (reader, start, _ ("this field is here for the second time"))
             : game_reader_fault (reader, start, _ ("“%s” appears here for the second time"),
                                  fields->table[i].key);
  reader->value[i] = reader->p = strchr (start, '=') + 1;
  if (fields->faults == GAME_FAULTS_AT_CHARACTER)
    return read_value (reader, &fields->table[i]);
  reader->p += strcspn (reader->p, " ");
  return TRUE;
}

gboolean
game_fields_read_keys (GameReader *reader)
{
  const char *head = reader->fields->head;

  if (!game_reader_is_word (head, reader->text, strcspn (reader->text, " ")))
    return game_reader_fault (reader, reader->text,
                              /* Translators: %s: the game's name and a number */
                              _ ("a position of this game begins with “%s”"), head);
  reader->p = reader->text + strlen (head);
  while (*reader->p)
    {
      reader->p++;
      if (!read_field (reader))
        return FALSE;
    }
  return TRUE;
}

gboolean
game_fields_read (GameReader *reader)
{
  return game_fields_read_keys (reader) &&
         (reader->fields->faults == GAME_FAULTS_AT_CHARACTER ||
          game_fields_read_values (reader, 0, reader->fields->n));
}

/* ---- Printing */

static guint32
get_number (const GameField *field, const GameState *state)
{
  const guint8 *place = (const guint8 *) state + field->offset;

  if (field->size == 1)
    return *place;
  if (field->size == 2)
    return *(const guint16 *) (const void *) place;
  return *(const guint32 *) (const void *) place;
}

static void
print_value (
  const GameFields *fields, guint i, const GameState *state, guint seat, GString *text)
{
  const GameField *field = &fields->table[i];

  if (field->print)
    field->print (state, seat, text);
  else if (field->size > 0)
    game_print_number_to (text, get_number (field, state));
  else if (fields->rules->chosen (state) != 0)
    {
      g_autofree char *options = game_options_print (fields->rules, fields->rules->chosen (state));

      g_string_append (text, options);
    }
}

static void
print_field (const GameFields *fields, guint i, const GameState *state, GString *text)
{
  const GameField *field = &fields->table[i];
  guint            parts = field->has_parts ? fields->rules->seats (state) : 1;
  gsize            before = text->len;
  gboolean         is_usual = TRUE;

  g_string_append_c (text, ' ');
  g_string_append (text, field->key);
  for (guint seat = 0; seat < parts; seat++)
    {
      gsize start;

      g_string_append_c (text, seat > 0 ? '|' : '=');
      start = text->len;
      print_value (fields, i, state, seat, text);
      is_usual = is_usual && g_str_equal (text->str + start, field->usual);
    }
  if (is_usual)
    g_string_truncate (text, before);
}

void
game_fields_print (const GameFields *fields, const GameState *state, GString *text)
{
  for (guint i = 0; i < fields->n; i++)
    print_field (fields, i, state, text);
}
