/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A position text (NOTATION.md 2): its fields first, then their values in the order of the table,
 * then all of them together.
 *
 * The first fault is the one reported: a field that is none with the column at which it begins, a
 * value with that at which it begins, and what cannot stand together with that of the phase.
 */
#include "zimbabwe-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "zimbabwe-rules.h"

static const GameFields fields = {
  .rules = &zimbabwe_rules,
  .head = "zimbabwe/1",
  .table = zimbabwe_fields,
  .n = ZIMBABWE_N_FIELDS,
  .faults = GAME_FAULTS_AT_VALUE,
};

/* Works out what depends on the fields up to this one. */
static void
settle (ZimbabweReader *reader, guint field)
{
  ZimbabweState *state = reader->state;

  if (field == ZIMBABWE_FIELD_MAP || field == ZIMBABWE_FIELD_EXTRA)
    zimbabwe_ground_lay (&reader->ground, state);
  if (field == ZIMBABWE_FIELD_STAFF)
    {
      for (guint seat = 0; seat < state->seats; seat++)
        state->seat[seat].requirement =
          (guint8) zimbabwe_state_get_requirement (state, seat, 0);
      zimbabwe_state_sort_plaques (state, state->plaques);
    }
  if (field == ZIMBABWE_FIELD_ORDER)
    state->mover =
      state->phase == ZIMBABWE_PHASE_AUCTION ? state->plaques[0] : state->order[0];
}

/* Reads a value; whatever its fault is, it stands where the value begins. */
static gboolean
read_value (ZimbabweReader *reader, guint field)
{
  GameReader *in = &reader->in;
  GError    **error = in->error;
  gboolean    is_read;

  if (field == ZIMBABWE_FIELD_MAP && !in->value[field])
    return game_reader_fault (in, in->p, _ ("the field “map” is missing"));
  in->error = NULL;
  is_read = game_fields_read_values (in, field, field + 1);
  in->error = error;
  if (!is_read)
    return game_reader_fault (in, in->value[field],
                              _ ("the value of “%s” cannot be read, or is not possible"),
                              zimbabwe_fields[field].key);
  settle (reader, field);
  return TRUE;
}

static gboolean
is_plain (const char *text)
{
  while (*text >= ' ' && *text <= '~')
    text++;
  return *text == '\0';
}

static gboolean
read_all (ZimbabweReader *reader)
{
  GameReader *in = &reader->in;

  if (!is_plain (in->text))
    return game_reader_fault (in, in->text, _ ("a position has plain letters, digits and signs"));
  if (!game_fields_read_keys (in))
    return FALSE;
  for (guint field = 0; field < ZIMBABWE_N_FIELDS; field++)
    if (!read_value (reader, field))
      return FALSE;
  return TRUE;
}

gboolean
zimbabwe_position_parse (const char *text, GameState *game, GError **error)
{
  g_autofree ZimbabweReader *reader = g_new0 (ZimbabweReader, 1);
  const char                *fault;

  reader->state = (ZimbabweState *) game;
  reader->in = (GameReader) { .fields = &fields, .text = text, .error = error, .state = game };
  zimbabwe_state_clear (reader->state, 2, 0);
  if (!read_all (reader))
    return FALSE;
  fault = zimbabwe_reader_check (reader);
  if (!fault)
    return TRUE;
  return game_reader_fault (
    &reader->in,
    game_fields_get_place (&reader->in,
                           game_fields_get_value (&reader->in, "phase") ? "phase" : "map"),
    "%s", fault);
}

void
zimbabwe_position_print (const GameState *state, GString *text)
{
  g_string_append (text, fields.head);
  game_fields_print (&fields, state, text);
}
