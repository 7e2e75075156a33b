/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields of a position text (NOTATION.md 2): all keys first, then their values in the writer's
 * order, so that the number of seats is known where it parts a value.
 *
 * The first thing wrong is the one reported, with the column of its item or else of its value.
 * Cards are counted while they are read, so nothing ever overflows.
 */
#include "bunny-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bunny-item.h"
#include "game-state.h"

const char *const bunny_keys[BUNNY_N_KEYS] = {
  "rules", "seats", "round", "phase", "pick", "turn", "move", "camp",
  "kept", "score", "land", "built", "towers", "hands", "sealed", "reserve",
  "tray", "scrolls", "discards", "gone", "copied", "deck", "seen", "for"
};

const char *const bunny_phases[BUNNY_N_PHASES] = { "explore", "build", "harvest", "final", "over" };

/* ---- Numbers and words */

static gboolean
read_phase (BunnyReader *reader)
{
  gsize length = strcspn (reader->in.p, " ");

  for (guint phase = 0; phase < BUNNY_N_PHASES; phase++)
    if (game_reader_is_word (bunny_phases[phase], reader->in.p, length))
      {
        reader->state->table.phase = (guint8) phase;
        reader->in.p += length;
        return TRUE;
      }
  return game_reader_fault (&reader->in, reader->in.p,
                            _ ("a phase is explore, build, harvest, final or over"));
}

/* Reads a camp: "5", or "5/2" while the holder of camp 2 is asked. */
static gboolean
read_camp (BunnyReader *reader)
{
  BunnyTable *table = &reader->state->table;

  if (!game_reader_small (&reader->in, 1, BUNNY_N_CAMPS, &table->camp))
    return FALSE;
  if (*reader->in.p != '/')
    return TRUE;
  reader->in.p++;
  return game_reader_small (&reader->in, 1, BUNNY_N_CAMPS, &table->asked);
}

static gboolean
read_kept (BunnyReader *reader)
{
  BunnyTable *table = &reader->state->table;

  for (; !game_reader_is_at_end (&reader->in); reader->in.p++)
    {
      guint camp = (guint) (*reader->in.p - '0');

      if (*reader->in.p < '1' || camp > BUNNY_N_CAMPS || table->kept >> camp)
        return game_reader_fault (&reader->in, reader->in.p,
                                  _ ("numbers of camps from 1 to 6 are needed here, in rising "
                                     "order"));
      table->kept |= (guint8) (1u << camp);
    }
  return TRUE;
}

/* ---- Lists */

/* Reads items up to the end of a list; there may be none. An item ends with a comma, or with one
 * of the characters that end the list. */
static gboolean
read_items (BunnyReader *reader, guint seat, const char *ends, BunnyReadItem read)
{
  BunnyItem item = { .seat = seat };

  if (*reader->in.p == '\0' || strchr (ends, *reader->in.p))
    return TRUE;
  for (;; item.index++)
    {
      item.text = reader->in.p;
      item.length = MIN (strcspn (reader->in.p, ","), strcspn (reader->in.p, ends));
      if (!read (reader, &item))
        return FALSE;
      reader->in.p += item.length;
      if (*reader->in.p != ',')
        return TRUE;
      reader->in.p++;
    }
}

/* A list that is not parted by seats. */
static gboolean
read_list (BunnyReader *reader, BunnyReadItem read)
{
  return read_items (reader, 0, " ", read);
}

/* Returns TRUE if a value has a part for each seat. */
static gboolean
check_parts (BunnyReader *reader)
{
  guint n = 1;

  for (const char *p = reader->in.p; *p && *p != ' '; p++)
    n += *p == '|';
  if (n != reader->state->table.seats)
    return game_reader_fault (&reader->in, reader->in.p, _ ("a part for each seat is needed here"));
  return TRUE;
}

static gboolean
read_parts (BunnyReader *reader, BunnyReadItem read)
{
  if (!check_parts (reader))
    return FALSE;
  for (guint seat = 0; seat < reader->state->table.seats; seat++)
    {
      if (seat > 0)
        reader->in.p++;
      if (!read_items (reader, seat, "| ", read))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_scores (BunnyReader *reader)
{
  if (!check_parts (reader))
    return FALSE;
  for (guint seat = 0; seat < reader->state->table.seats; seat++)
    {
      const char *part = seat > 0 ? ++reader->in.p : reader->in.p;
      guint32     score = 0;

      if (!game_reader_number (&reader->in, 0, 60000, &score))
        return FALSE;
      if (!game_reader_is_at_end (&reader->in) && *reader->in.p != '|')
        return game_reader_fault (&reader->in, part, _ ("this does not belong here"));
      reader->state->table.score[seat] = (guint16) score;
    }
  return TRUE;
}

static gboolean
read_deck (BunnyReader *reader)
{
  BunnyState *state = reader->state;
  guint8     *deck = state->deck;

  if (*reader->in.p == '?' && (reader->in.p[1] == '\0' || reader->in.p[1] == ' '))
    {
      reader->in.p++;
      return TRUE;
    }
  state->deck_open = 0;
  if (!read_list (reader, bunny_item_read_deck))
    return FALSE;
  for (guint i = 0; i < state->n_deck / 2u; i++)
    {
      guint8 face = deck[i];

      deck[i] = deck[state->n_deck - 1 - i];
      deck[state->n_deck - 1 - i] = face;
    }
  return TRUE;
}

/* Only two seats have reserves and discards. */
static gboolean
read_for_two (BunnyReader *reader, BunnyReadItem read)
{
  if (reader->state->table.seats != 2)
    return game_reader_fault (&reader->in, reader->in.p, _ ("this is only for two seats"));
  return read_parts (reader, read);
}

/* ---- Fields */

static gboolean
read_plain_value (BunnyReader *reader, BunnyKey key)
{
  BunnyTable *table = &reader->state->table;

  switch (key)
    {
    case BUNNY_KEY_SEATS:
      return game_reader_small (&reader->in, 2, BUNNY_MAX_SEATS, &table->seats);
    case BUNNY_KEY_ROUND:
      return game_reader_small (&reader->in, 1, 4, &table->round);
    case BUNNY_KEY_PHASE:
      return read_phase (reader);
    case BUNNY_KEY_PICK:
      return game_reader_small (&reader->in, 1, bunny_table_get_picks (table), &table->pick);
    case BUNNY_KEY_TURN:
      return game_reader_number (&reader->in, 1, G_MAXINT32, &table->turn);
    case BUNNY_KEY_MOVE:
      return game_reader_small (&reader->in, 1, table->seats, &table->mover);
    case BUNNY_KEY_CAMP:
      return read_camp (reader);
    case BUNNY_KEY_KEPT:
      return read_kept (reader);
    case BUNNY_KEY_SCORE:
      return read_scores (reader);
    default:
      return game_reader_small (&reader->in, 1, table->seats, &table->viewer);
    }
}

static gboolean
read_value (BunnyReader *reader, BunnyKey key)
{
  switch (key)
    {
    case BUNNY_KEY_RULES:
      return read_list (reader, bunny_item_read_rule);
    case BUNNY_KEY_LAND:
      return read_parts (reader, bunny_item_read_land);
    case BUNNY_KEY_BUILT:
      return read_list (reader, bunny_item_read_built);
    case BUNNY_KEY_TOWERS:
      return read_list (reader, bunny_item_read_tower);
    case BUNNY_KEY_HANDS:
      return read_parts (reader, bunny_item_read_hand);
    case BUNNY_KEY_SEALED:
      return read_parts (reader, bunny_item_read_sealed);
    case BUNNY_KEY_RESERVE:
      return read_for_two (reader, bunny_item_read_reserve);
    case BUNNY_KEY_TRAY:
      return read_parts (reader, bunny_item_read_tray);
    case BUNNY_KEY_SCROLLS:
      return read_parts (reader, bunny_item_read_scroll);
    case BUNNY_KEY_DISCARDS:
      return read_for_two (reader, bunny_item_read_discard);
    case BUNNY_KEY_GONE:
      return read_parts (reader, bunny_item_read_gone);
    case BUNNY_KEY_COPIED:
      return read_parts (reader, bunny_item_read_copied);
    case BUNNY_KEY_DECK:
      return read_deck (reader);
    case BUNNY_KEY_SEEN:
      return read_list (reader, bunny_item_read_seen);
    default:
      return read_plain_value (reader, key);
    }
}

static gboolean
read_field (BunnyReader *reader, BunnyKey key)
{
  reader->in.p = reader->value[key];
  if (!read_value (reader, key))
    return FALSE;
  if (!game_reader_is_at_end (&reader->in))
    return game_reader_fault (&reader->in, reader->value[key], _ ("this does not belong here"));
  return TRUE;
}

/* Notes where a key's value begins, and reads over the field. */
static gboolean
read_key (BunnyReader *reader)
{
  const char *start = reader->in.p;
  gsize       length = strcspn (start, "= ");
  BunnyKey    key = 0;

  while (key < BUNNY_N_KEYS && !game_reader_is_word (bunny_keys[key], start, length))
    key++;
  if (key == BUNNY_N_KEYS || start[length] != '=')
    return game_reader_fault (&reader->in, start, _ ("this is not a key of a position"));
  if (reader->value[key])
    return game_reader_fault (&reader->in, start, _ ("“%s” appears here for the second time"),
                              bunny_keys[key]);
  reader->value[key] = start + length + 1;
  reader->in.p += strcspn (start, " ");
  return TRUE;
}

gboolean
bunny_reader_read (BunnyReader *reader)
{
  const char *end;

  if (!g_str_has_prefix (reader->in.text, "bunny/1") ||
      (reader->in.text[7] != '\0' && reader->in.text[7] != ' '))
    return game_reader_fault (&reader->in, reader->in.text,
                              _ ("a position of this game begins with “bunny/1”"));
  reader->in.p = reader->in.text + strlen ("bunny/1");
  while (*reader->in.p)
    {
      reader->in.p++;
      if (!read_key (reader))
        return FALSE;
    }
  end = reader->in.p;
  for (BunnyKey key = 0; key < BUNNY_N_KEYS; key++)
    if (reader->value[key] && !read_field (reader, key))
      return FALSE;
  reader->in.p = end;
  return TRUE;
}

gboolean
bunny_position_parse (const char *text, GameState *game, GError **error)
{
  BunnyState *state = (BunnyState *) game;
  BunnyReader reader = { .in = { text, text, error }, .state = state };

  memset (state, 0, sizeof *state);
  state->deck_open = 1;
  state->table.seats = 2;
  state->table.turn = state->table.round = state->table.pick = 1;
  return bunny_reader_read (&reader) && bunny_reader_check (&reader);
}
