/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A match as a text, and the reading of the entries after one. Choices that are not revealed
 * stand after the record, so that no viewer of a record's headers shows them.
 */
#include "edubba-save-private.h"

#include <glib/gi18n.h>

#include "game-print.h"

#define HEADER_SEATS    "SeatKinds"
#define HEADER_CURSOR   "Cursor"
#define HEADER_ASSISTED "Assisted"
#define HEADER_LEVEL    "Level"
#define HEADER_COACH    "Coach"
#define HEADER_SPARRING "Sparring"

/* Takes over the seats of a header or a line. */
static gboolean
parse_seats (EdubbaMatch *match,
             const char  *text,
             gboolean (*parse) (EdubbaSeats *seats, const char *text))
{
  g_autoptr (EdubbaSeats) seats = edubba_seats_copy (edubba_match_get_seats (match));

  if (!parse (seats, text))
    return FALSE;
  edubba_match_set_seats (match, seats);
  return TRUE;
}

/* Kinds by name, or NULL. */
static char *
print_sparring (const GameRules *rules, guint64 kinds)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rules->n_kinds; i++)
    if (kinds >> i & 1)
      game_print_to (text, "%s%s", text->len > 0 ? " " : "", rules->kinds[i].name);
  return g_string_free (text, text->len == 0);
}

/* Kinds that are no longer known are ignored. */
static void
parse_sparring (EdubbaMatch *match, const char *text)
{
  const GameRules *rules = edubba_match_get_module (match)->rules;
  g_auto (GStrv) names = g_strsplit (text, " ", -1);
  g_autoptr (EdubbaSeats) seats = edubba_seats_copy (edubba_match_get_seats (match));
  guint64 kinds = 0;

  for (guint i = 0; i < rules->n_kinds; i++)
    if (g_strv_contains ((const char *const *) names, rules->kinds[i].name))
      kinds |= G_GUINT64_CONSTANT (1) << i;
  edubba_seats_set_sparring (seats, kinds);
  edubba_match_set_seats (match, seats);
}

static gboolean
parse_cursor (EdubbaMatch *match, const char *text, const char **end)
{
  guint64 cursor;

  if (!game_number_parse (text, edubba_match_get_length (match), &cursor, end))
    return FALSE;
  edubba_match_seek (match, (guint) cursor);
  return TRUE;
}

/* A seat from 1, or 0: the person who had given up plays on. */
static gboolean
parse_resigned (EdubbaMatch *match, const char *text)
{
  guint64 seat;

  if (!game_number_parse (text, edubba_match_get_n_seats (match), &seat, NULL))
    return FALSE;
  if (seat == 0 && edubba_match_get_resigned (match) == GAME_NOBODY)
    return FALSE;
  if (seat > 0 && edubba_match_get_finished (match))
    return FALSE;
  if (seat == 0)
    edubba_match_undo (match);
  else
    edubba_match_resign_seat (match, (guint) seat - 1);
  return TRUE;
}

/* "CURSOR ACTION" */
static gboolean
parse_act (EdubbaMatch *match, const char *text)
{
  const char *end;

  return parse_cursor (match, text, &end) && *end == ' ' && edubba_match_append (match, end + 1);
}

/* "SEAT ACTION", the seat from 1 */
static gboolean
parse_choose (EdubbaMatch *match, const char *text)
{
  const char *end;
  guint64     seat;

  return game_number_parse (text, edubba_match_get_n_seats (match), &seat, &end) && seat > 0 &&
         *end == ' ' && edubba_match_act_for (match, (guint) seat - 1, end + 1, NULL, NULL);
}

/* "SEAT", from 1 */
static gboolean
parse_leave (EdubbaMatch *match, const char *text)
{
  guint64 seat;

  if (!game_number_parse (text, edubba_match_get_n_seats (match), &seat, NULL) || seat == 0)
    return FALSE;
  edubba_match_resign_seat (match, (guint) seat - 1);
  return edubba_match_get_left (match, (guint) seat - 1);
}

static gboolean
parse_unchoose (EdubbaMatch *match, const char *text)
{
  guint64 seat;

  if (!game_number_parse (text, edubba_match_get_n_seats (match), &seat, NULL) || seat == 0)
    return FALSE;
  edubba_match_take_back (match, (guint) seat - 1);
  return TRUE;
}

char *
edubba_save_print_choices (EdubbaMatch *match)
{
  const GameRules *rules = edubba_match_get_module (match)->rules;
  GString         *text = g_string_new (NULL);

  for (guint seat = 0; seat < edubba_match_get_n_seats (match); seat++)
    {
      g_autofree char *action = NULL;
      GameAction       choice;

      if (!edubba_match_get_choice (match, seat, &choice))
        continue;
      action = game_action_print (rules, choice);
      game_print_to (text, "choose %u %s\n", seat + 1, action);
    }
  return g_string_free (text, FALSE);
}

static gboolean
apply_line (EdubbaMatch *match, const char *line)
{
  if (g_str_has_prefix (line, "act "))
    return parse_act (match, line + strlen ("act "));
  if (g_str_has_prefix (line, "leave "))
    return parse_leave (match, line + strlen ("leave "));
  if (g_str_equal (line, "back") && edubba_match_get_abandoned (match))
    {
      edubba_match_undo (match);
      return TRUE;
    }
  if (g_str_has_prefix (line, "choose "))
    return parse_choose (match, line + strlen ("choose "));
  if (g_str_has_prefix (line, "unchoose "))
    return parse_unchoose (match, line + strlen ("unchoose "));
  if (g_str_has_prefix (line, "cursor "))
    return parse_cursor (match, line + strlen ("cursor "), NULL);
  if (g_str_has_prefix (line, "resign "))
    return parse_resigned (match, line + strlen ("resign "));
  if (g_str_has_prefix (line, "seats "))
    return parse_seats (match, line + strlen ("seats "), edubba_seats_parse_kinds);
  if (!g_str_equal (line, "assisted"))
    return FALSE;
  edubba_match_set_assisted (match);
  return TRUE;
}

/* Carries out an entry, line by line. FALSE if a line cannot be read or carried out. */
static gboolean
apply_entry (EdubbaMatch *match, const char *entry)
{
  g_auto (GStrv) lines = g_strsplit (entry, "\n", -1);
  gboolean done = lines[0] != NULL;

  for (guint i = 0; done && lines[i] != NULL; i++)
    done = apply_line (match, lines[i]);
  return done;
}

char *
edubba_save_print (EdubbaMatch *match)
{
  g_autoptr (GameRecord) record = NULL;
  g_autofree char *seats = NULL;
  g_autofree char *cursor = NULL;
  g_autofree char *level = NULL;
  g_autofree char *coach = NULL;
  g_autofree char *sparring = NULL;
  g_autofree char *text = NULL;
  g_autofree char *choices = NULL;

  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);

  record = game_record_dup (edubba_match_get_record (match));
  seats = edubba_seats_print_kinds (edubba_match_get_seats (match));
  cursor = game_print ("%u", edubba_match_get_cursor (match));
  level = edubba_seats_print_levels (edubba_match_get_seats (match));
  coach = edubba_seats_print_coach (edubba_match_get_seats (match));
  sparring = print_sparring (edubba_match_get_module (match)->rules,
                             edubba_seats_get_sparring (edubba_match_get_seats (match)));
  game_record_set_header (record, HEADER_SEATS, seats);
  game_record_set_header (record, HEADER_LEVEL, level);
  game_record_set_header (record, HEADER_COACH, coach);
  game_record_set_header (record, HEADER_SPARRING, sparring);
  game_record_set_header (record, HEADER_CURSOR, cursor);
  game_record_set_header (record, HEADER_ASSISTED, edubba_match_get_assisted (match) ? "1" : NULL);
  text = game_record_print (record);
  choices = edubba_save_print_choices (match);
  return g_strconcat (text, choices, NULL);
}

/* Takes a header out of a record; a record that is shown or shared has none of ours. */
static char *
take_header (GameRecord *record, const char *key)
{
  char *value = g_strdup (game_record_get_header (record, key));

  game_record_set_header (record, key, NULL);
  return value;
}

static const GameModule *
find_module (const GameModule *const *modules, const GameRules *rules)
{
  while (*modules && (*modules)->rules != rules)
    modules++;
  return *modules;
}

/* The beginning of the choices that wait for others: behind the record, or at its end. */
static const char *
find_choices (const char *text)
{
  const char *found = strstr (text, "\nchoose ");

  return found ? found + 1 : text + strlen (text);
}

static gboolean
parse_choices (EdubbaMatch *match, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  gboolean done = TRUE;

  for (guint i = 0; done && lines[i] && (*lines[i] || lines[i + 1]); i++)
    done = g_str_has_prefix (lines[i], "choose ") &&
           parse_choose (match, lines[i] + strlen ("choose "));
  return done;
}

EdubbaMatch *
edubba_save_parse (const GameModule *const *modules, const char *text, GError **error)
{
  g_autoptr (GameRecord) record = NULL;
  g_autoptr (EdubbaMatch) match = NULL;
  g_autofree char *seats = NULL;
  g_autofree char *cursor = NULL;
  g_autofree char *assisted = NULL;
  g_autofree char *level = NULL;
  g_autofree char *coach = NULL;
  g_autofree char *sparring = NULL;
  const GameRules *rules;
  const char      *choices;

  g_return_val_if_fail (modules != NULL && text != NULL, NULL);

  choices = find_choices (text);
  record = game_record_parse (modules, text, choices - text, error);
  if (!record)
    return NULL;
  seats = take_header (record, HEADER_SEATS);
  cursor = take_header (record, HEADER_CURSOR);
  assisted = take_header (record, HEADER_ASSISTED);
  level = take_header (record, HEADER_LEVEL);
  coach = take_header (record, HEADER_COACH);
  sparring = take_header (record, HEADER_SPARRING);
  rules = game_record_get_rules (record);
  match = edubba_match_new (find_module (modules, rules), g_steal_pointer (&record));
  if ((seats && !parse_seats (match, seats, edubba_seats_parse_kinds)) ||
      (cursor && !parse_cursor (match, cursor, NULL)) ||
      (level && !parse_seats (match, level, edubba_seats_parse_levels)) ||
      (coach && !parse_seats (match, coach, edubba_seats_parse_coach)) ||
      !parse_choices (match, choices))
    {
      g_set_error_literal (error,
                           GAME_ERROR,
                           GAME_ERROR_SYNTAX,
                           _ ("The saved game is wrong about who plays, or about how far the game "
                              "has got."));
      return NULL;
    }
  if (sparring)
    parse_sparring (match, sparring);
  if (assisted)
    edubba_match_set_assisted (match);
  return g_steal_pointer (&match);
}

EdubbaMatch *
edubba_save_replay (const GameModule *const *modules,
                    const char              *base,
                    const char *const       *entries,
                    gboolean                *whole)
{
  EdubbaMatch *match;

  g_return_val_if_fail (modules != NULL && base != NULL && entries != NULL, NULL);

  match = edubba_save_parse (modules, base, NULL);
  *whole = match != NULL;
  for (guint i = 0; *whole && entries[i]; i++)
    *whole = apply_entry (match, entries[i]);
  return match;
}
