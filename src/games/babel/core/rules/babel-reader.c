/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields of a position text, read from left to right (NOTATION.md 2).
 *
 * One pass: the first thing wrong is the one reported, with its column. Cards are counted while
 * they are read, so nothing ever overflows. Every character before the first fault is ASCII, so
 * bytes are columns.
 */
#include "babel-reader.h"

#include <glib/gi18n-lib.h>

#include "babel-column.h"
#include "game-state.h"

/* The index of the next character in a set; it is read over. -1 if it is not in the set. */
static int
read_one_of (BabelReader *reader, const char *set)
{
  const char *found = *reader->in.p ? strchr (set, *reader->in.p) : NULL;

  if (!found)
    return -1;
  reader->in.p++;
  return (int) (found - set);
}

static gboolean
read_bar (BabelReader *reader)
{
  if (*reader->in.p != '|')
    return game_reader_fault (&reader->in,
                              reader->in.p,
                              _ ("a card or “|”, which separates the two sides, is needed here"));
  reader->in.p++;
  return TRUE;
}

/* Counts a nation card that was just read. */
static gboolean
count_nation (BabelReader *reader, guint nation)
{
  reader->nations += BABEL_ONE (nation);
  if (babel_counts_get (reader->nations, nation) > BABEL_CARDS_PER_NATION)
    return game_reader_fault (&reader->in, reader->in.p - 1,
                              /* Translators: %c is a nation's letter in the notation */
                              _ ("this is card number 13 of nation %c; there are 12"),
                              BABEL_LETTERS[nation]);
  return TRUE;
}

static gboolean
count_level (BabelReader *reader, guint level)
{
  guint cards = babel_counts_get (BABEL_LEVEL_CARDS, level);

  reader->levels += BABEL_ONE (level);
  if (babel_counts_get (reader->levels, level) > cards)
    return game_reader_fault (&reader->in, reader->in.p - 1,
                              _ ("this is temple card number %1$u of level %2$u; there are %3$u"),
                              cards + 1, level, cards);
  return TRUE;
}

static gboolean
read_temple (BabelReader *reader, guint side, guint land)
{
  guint8 *temple = &reader->state->table.temple[side][land];
  int     level;

  if (*reader->in.p != '/')
    return TRUE;
  reader->in.p++;
  while ((level = read_one_of (reader, "123456")) >= 0)
    {
      if (*temple >> (level + 1))
        return game_reader_fault (&reader->in, reader->in.p - 1,
                                  _ ("the levels of a temple must rise"));
      *temple |= (guint8) (1u << (level + 1));
      if (!count_level (reader, (guint) level + 1))
        return FALSE;
    }
  if (*temple == 0)
    return game_reader_fault (&reader->in, reader->in.p, _ ("a level from 1 to 6 must follow “/”"));
  return TRUE;
}

static gboolean
read_side (BabelReader *reader, guint side, guint land)
{
  int nation;

  while ((nation = read_one_of (reader, BABEL_LETTERS)) >= 0)
    {
      if (!count_nation (reader, (guint) nation))
        return FALSE;
      babel_column_push (&reader->state->table, side, land, (guint) nation);
    }
  return read_temple (reader, side, land);
}

static gboolean
read_land (BabelReader *reader, guint land)
{
  if (reader->land[land])
    return game_reader_fault (&reader->in, reader->in.p,
                              _ ("land %c appears here for the second time"), BABEL_LETTERS[land]);
  reader->land[land] = reader->in.p;
  reader->in.p += 2;
  return read_side (reader, 0, land) && read_bar (reader) && read_side (reader, 1, land);
}

/* Sorted nation cards; with `unknown`, question marks may follow. */
static gboolean
read_cards (BabelReader *reader, BabelCounts *counts, const char **unknown)
{
  int nation, last = 0;

  while ((nation = read_one_of (reader, unknown ? BABEL_LETTERS "?" : BABEL_LETTERS)) >= 0)
    {
      if (nation < last)
        return game_reader_fault (&reader->in, reader->in.p - 1,
                                  _ ("the cards must be in the order A H M P S, "
                                     "unknown ones last"));
      last = nation;
      if (nation == BABEL_UNKNOWN && !*unknown)
        *unknown = reader->in.p - 1;
      if (babel_counts_get (*counts, BABEL_UNKNOWN) == BABEL_N_NATION_CARDS)
        return game_reader_fault (&reader->in, reader->in.p - 1,
                                  _ ("more unknown cards than there are cards"));
      if (nation != BABEL_UNKNOWN && !count_nation (reader, (guint) nation))
        return FALSE;
      *counts += BABEL_ONE (nation);
    }
  return TRUE;
}

static gboolean
read_rules (BabelReader *reader)
{
  guint next = 0;

  while (!game_reader_is_at_end (&reader->in))
    {
      const char *start = reader->in.p;
      gsize       length = strcspn (start, ", ");
      guint       i = 0;

      while (i < babel_rules.n_options &&
             !game_reader_is_word (babel_rules.options[i].id, start, length))
        i++;
      if (i == babel_rules.n_options)
        return game_reader_fault (&reader->in, start, _ ("there is no such rules option"));
      if (i < next)
        return game_reader_fault (&reader->in, start, _ ("the rules options are out of order"));
      next = i + 1;
      reader->state->table.options |= (guint8) (1u << i);
      reader->in.p += length;
      if (*reader->in.p != ',')
        break;
      reader->in.p++;
      if (game_reader_is_at_end (&reader->in))
        return game_reader_fault (&reader->in, reader->in.p,
                                  _ ("a rules option must follow the comma"));
    }
  return TRUE;
}

static gboolean
read_pawns (BabelReader *reader)
{
  for (guint side = 0; side < 2; side++)
    {
      int place = read_one_of (reader, BABEL_LETTERS "Q");

      if (place < 0)
        return game_reader_fault (&reader->in, reader->in.p,
                                  _ ("two places are needed, each one of A H M P S Q"));
      reader->state->table.pawn[side] = (guint8) place;
    }
  return TRUE;
}

static gboolean
read_hands (BabelReader *reader)
{
  return read_cards (reader, &reader->state->table.hand[0], &reader->unknown[0]) &&
         read_bar (reader) &&
         read_cards (reader, &reader->state->table.hand[1], &reader->unknown[1]);
}

static gboolean
read_store (BabelReader *reader, guint side)
{
  BabelTable *table = &reader->state->table;
  int         level;

  while ((level = read_one_of (reader, "123456")) >= 0)
    {
      if (!count_level (reader, (guint) level + 1))
        return FALSE;
      babel_table_push_store (table, side, (guint) level + 1);
    }
  return TRUE;
}

static gboolean
read_starters (BabelReader *reader)
{
  for (guint side = 0; side < 2; side++)
    {
      int held = read_one_of (reader, "01");

      if (held < 0)
        return game_reader_fault (&reader->in, reader->in.p,
                                  _ ("two digits are needed, each 0 or 1"));
      reader->state->table.starter |= (guint8) (held << side);
      if (held && !count_level (reader, 1))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_deck (BabelReader *reader)
{
  int nation;

  reader->deck_open = FALSE;
  while ((nation = read_one_of (reader, BABEL_LETTERS)) >= 0)
    {
      if (!count_nation (reader, (guint) nation))
        return FALSE;
      reader->deck[reader->n_deck++] = (guint8) (nation + 1);
    }
  reader->deck_open = read_one_of (reader, "?") == 0;
  return TRUE;
}

static gboolean
read_quarry (BabelReader *reader)
{
  int level;

  reader->quarry_open = FALSE;
  while ((level = read_one_of (reader, "123456")) >= 0)
    {
      if (!count_level (reader, (guint) level + 1))
        return FALSE;
      reader->quarry[reader->n_quarry++] = (guint8) (level + 1);
    }
  reader->quarry_open = read_one_of (reader, "?") == 0;
  return TRUE;
}

static gboolean
read_move (BabelReader *reader)
{
  guint8 move = 1;

  if (!game_reader_small (&reader->in, 1, 2, &move))
    return FALSE;
  reader->state->table.mover = move - 1;
  return TRUE;
}

/* The largest hand is 60 cards; the number held is checked only at the end. */
static gboolean
read_owed (BabelReader *reader)
{
  const char *start = reader->in.p;
  guint32     owed = 0;

  if (!game_reader_number (&reader->in, 0, G_MAXINT32, &owed))
    return FALSE;
  if (owed > BABEL_N_NATION_CARDS)
    return game_reader_fault (&reader->in, start,
                              _ ("more cards must be discarded than the hand holds"));
  reader->state->table.owed = (guint8) owed;
  return TRUE;
}

static gboolean
read_result (BabelReader *reader)
{
  if (g_str_has_prefix (reader->in.p, "draw"))
    {
      reader->result = BABEL_DRAWN;
      reader->in.p += strlen ("draw");
      return TRUE;
    }
  if (*reader->in.p != '1' && *reader->in.p != '2')
    return game_reader_fault (&reader->in, reader->in.p, _ ("a result is 1, 2 or draw"));
  reader->result = *reader->in.p++ == '1' ? BABEL_WON_BY_1 : BABEL_WON_BY_2;
  return TRUE;
}

static gboolean
read_rng (BabelReader *reader)
{
  guint64 rng = 0;

  for (guint i = 0; i < 16; i++, reader->in.p++)
    {
      if (!g_ascii_isxdigit (*reader->in.p) || g_ascii_isupper (*reader->in.p))
        return game_reader_fault (&reader->in, reader->in.p,
                                  _ ("16 hexadecimal digits in lower case are needed"));
      rng = rng << 4 | (guint64) g_ascii_xdigit_value (*reader->in.p);
    }
  reader->state->rng = rng;
  return TRUE;
}

static gboolean
read_value (BabelReader *reader, BabelKey key)
{
  BabelTable *table = &reader->state->table;

  switch (key)
    {
    case BABEL_KEY_RULES:
      return read_rules (reader);
    case BABEL_KEY_PAWNS:
      return read_pawns (reader);
    case BABEL_KEY_HANDS:
      return read_hands (reader);
    case BABEL_KEY_STORES:
      return read_store (reader, 0) && read_bar (reader) && read_store (reader, 1);
    case BABEL_KEY_STARTERS:
      return read_starters (reader);
    case BABEL_KEY_DECK:
      return read_deck (reader);
    case BABEL_KEY_QUARRY:
      return read_quarry (reader);
    case BABEL_KEY_KNOWN:
      return game_reader_number (&reader->in, 0, G_MAXINT32, &reader->known);
    case BABEL_KEY_DISCARD:
      return read_cards (reader, &table->discard, NULL);
    case BABEL_KEY_TURN:
      return game_reader_number (&reader->in, 1, G_MAXINT32, &table->turn);
    case BABEL_KEY_MOVE:
      return read_move (reader);
    case BABEL_KEY_MIGRATED:
      return game_reader_small (&reader->in, 0, 1, &table->migrated);
    case BABEL_KEY_OWED:
      return read_owed (reader);
    case BABEL_KEY_FINAL:
      return game_reader_small (&reader->in, 0, 1, &table->final);
    case BABEL_KEY_RESULT:
      return read_result (reader);
    default:
      return read_rng (reader);
    }
}

static gboolean
read_key (BabelReader *reader)
{
  static const char *const names[BABEL_N_KEYS] = {
    "rules", "pawns", "hands", "stores", "starters", "deck", "quarry", "known",
    "discard", "turn", "move", "migrated", "owed", "final", "result", "rng"
  };
  const char *start = reader->in.p;
  gsize       length = strcspn (start, "= ");
  BabelKey    key = 0;

  while (key < BABEL_N_KEYS && !game_reader_is_word (names[key], start, length))
    key++;
  if (key == BABEL_N_KEYS || start[length] != '=')
    return game_reader_fault (&reader->in, start, _ ("neither a land nor a known key"));
  if (reader->value[key])
    return game_reader_fault (&reader->in, start,
                              _ ("“%s” appears here for the second time"), names[key]);
  reader->in.p += length + 1;
  reader->value[key] = reader->in.p;
  return read_value (reader, key);
}

static gboolean
read_field (BabelReader *reader)
{
  const char *land = *reader->in.p ? strchr (BABEL_LETTERS, *reader->in.p) : NULL;

  if (land && reader->in.p[1] == ':')
    {
      if (!read_land (reader, (guint) (land - BABEL_LETTERS)))
        return FALSE;
    }
  else if (!read_key (reader))
    return FALSE;
  if (!game_reader_is_at_end (&reader->in))
    return game_reader_fault (&reader->in, reader->in.p, _ ("this does not belong here"));
  return TRUE;
}

gboolean
babel_reader_read (BabelReader *reader)
{
  if (!g_str_has_prefix (reader->in.text, "babel/1") ||
      (reader->in.text[7] != '\0' && reader->in.text[7] != ' '))
    return game_reader_fault (&reader->in, reader->in.text,
                              _ ("a position of this game begins with “babel/1”"));
  reader->in.p = reader->in.text + strlen ("babel/1");
  while (*reader->in.p)
    {
      reader->in.p++;
      if (!read_field (reader))
        return FALSE;
    }
  return TRUE;
}
