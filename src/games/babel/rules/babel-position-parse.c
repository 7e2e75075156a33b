/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading positions, full and partial, with everything checked (NOTATION.md 2).
 *
 * One pass from left to right: the first thing wrong is the one reported, with its column. Cards
 * are counted while they are read, so nothing ever overflows; what only the whole can tell
 * (cards missing, known cards, the result) is checked at the end. Every character before the
 * first fault is ASCII, so bytes are columns.
 */
#include "babel-apply.h"
#include "babel-column.h"
#include "babel-state.h"

#include <glib/gi18n-lib.h>

#include "game-state.h"

typedef enum
{
  KEY_RULES,
  KEY_PAWNS,
  KEY_HANDS,
  KEY_STORES,
  KEY_STARTERS,
  KEY_DECK,
  KEY_QUARRY,
  KEY_KNOWN,
  KEY_DISCARD,
  KEY_TURN,
  KEY_MOVE,
  KEY_MIGRATED,
  KEY_OWED,
  KEY_FINAL,
  KEY_RESULT,
  KEY_RNG,
  N_KEYS,
} Key;

typedef struct
{
  const char *text;
  const char *p;             /* the next character to read */
  const char *value[N_KEYS]; /* where a key's value begins; NULL if it was not given */
  const char *land[BABEL_N_NATIONS];
  const char *unknown[2]; /* the first `?` in each hand */
  BabelState *state;
  BabelCounts nations;                      /* cards met so far */
  guint64     levels;                       /* temple cards met so far, in lanes from 1 */
  guint8      deck[BABEL_N_NATION_CARDS];   /* as written: nations + 1, the next first */
  guint8      quarry[BABEL_N_TEMPLE_CARDS]; /* as written: levels, the next first */
  guint       n_deck, n_quarry;
  gboolean    deck_open, quarry_open;
  guint32     known;
  guint       result; /* as written, BABEL_PLAYING if it was not */
  GError    **error;
} Reader;

/* Reports a fault at a place in the text; always FALSE, so that it can be returned. */
G_GNUC_PRINTF (3, 4)
static gboolean
fault (Reader *reader, const char *at, const char *format, ...)
{
  g_autofree char *sentence = NULL;
  va_list          args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (reader->error, GAME_ERROR, GAME_ERROR_SYNTAX,
               /* Translators: a place in a line of text, and what is wrong there */
               _ ("column %1$u: %2$s"), (guint) (at - reader->text) + 1, sentence);
  return FALSE;
}

/* Whether the next `length` characters of the text are a word, and not just its beginning. */
static gboolean
is_word (const char *word, const char *text, gsize length)
{
  return strlen (word) == length && strncmp (word, text, length) == 0;
}

static gboolean
at_end_of_field (const Reader *reader)
{
  return *reader->p == '\0' || *reader->p == ' ';
}

/* The index of the next character in a set; it is read over. -1 if it is not in the set. */
static int
read_one_of (Reader *reader, const char *set)
{
  const char *found = *reader->p ? strchr (set, *reader->p) : NULL;

  if (!found)
    return -1;
  reader->p++;
  return (int) (found - set);
}

static gboolean
read_bar (Reader *reader)
{
  if (*reader->p != '|')
    return fault (reader,
                  reader->p,
                  _ ("a card or “|”, which parts the two sides, must stand here"));
  reader->p++;
  return TRUE;
}

/* Counts a nation card that was just read. */
static gboolean
count_nation (Reader *reader, guint nation)
{
  reader->nations += BABEL_ONE (nation);
  if (babel_counts_get (reader->nations, nation) > BABEL_CARDS_PER_NATION)
    return fault (reader, reader->p - 1,
                  /* Translators: %c is a nation's letter in the notation */
                  _ ("this is card number 13 of nation %c; there are 12"), BABEL_LETTERS[nation]);
  return TRUE;
}

static gboolean
count_level (Reader *reader, guint level)
{
  guint cards = babel_counts_get (BABEL_LEVEL_CARDS, level);

  reader->levels += BABEL_ONE (level);
  if (babel_counts_get (reader->levels, level) > cards)
    return fault (reader, reader->p - 1,
                  _ ("this is temple card number %1$u of level %2$u; there are %3$u"),
                  cards + 1, level, cards);
  return TRUE;
}

static gboolean
read_temple (Reader *reader, guint side, guint land)
{
  guint8 *temple = &reader->state->table.temple[side][land];
  int     level;

  if (*reader->p != '/')
    return TRUE;
  reader->p++;
  while ((level = read_one_of (reader, "123456")) >= 0)
    {
      if (*temple >> (level + 1))
        return fault (reader, reader->p - 1, _ ("the levels of a temple must rise"));
      *temple |= (guint8) (1u << (level + 1));
      if (!count_level (reader, (guint) level + 1))
        return FALSE;
    }
  if (*temple == 0)
    return fault (reader, reader->p, _ ("a level from 1 to 6 must follow “/”"));
  return TRUE;
}

static gboolean
read_side (Reader *reader, guint side, guint land)
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
read_land (Reader *reader, guint land)
{
  if (reader->land[land])
    return fault (reader, reader->p, _ ("land %c stands here a second time"), BABEL_LETTERS[land]);
  reader->land[land] = reader->p;
  reader->p += 2;
  return read_side (reader, 0, land) && read_bar (reader) && read_side (reader, 1, land);
}

/* Sorted nation cards; with `unknown`, question marks may follow. */
static gboolean
read_cards (Reader *reader, BabelCounts *counts, const char **unknown)
{
  int nation, last = 0;

  while ((nation = read_one_of (reader, unknown ? BABEL_LETTERS "?" : BABEL_LETTERS)) >= 0)
    {
      if (nation < last)
        return fault (reader, reader->p - 1,
                      _ ("the cards must stand in the order A H M P S, unknown ones last"));
      last = nation;
      if (nation == BABEL_UNKNOWN && !*unknown)
        *unknown = reader->p - 1;
      if (babel_counts_get (*counts, BABEL_UNKNOWN) == BABEL_N_NATION_CARDS)
        return fault (reader, reader->p - 1, _ ("more unknown cards than there are cards"));
      if (nation != BABEL_UNKNOWN && !count_nation (reader, (guint) nation))
        return FALSE;
      *counts += BABEL_ONE (nation);
    }
  return TRUE;
}

static gboolean
read_rules (Reader *reader)
{
  guint next = 0;

  while (!at_end_of_field (reader))
    {
      const char *start = reader->p;
      gsize       length = strcspn (start, ", ");
      guint       i = 0;

      while (i < babel_rules.n_options && !is_word (babel_rules.options[i].id, start, length))
        i++;
      if (i == babel_rules.n_options)
        return fault (reader, start, _ ("there is no such rules option"));
      if (i < next)
        return fault (reader, start, _ ("the rules options stand out of order"));
      next = i + 1;
      reader->state->table.options |= (guint8) (1u << i);
      reader->p += length;
      if (*reader->p != ',')
        break;
      reader->p++;
      if (at_end_of_field (reader))
        return fault (reader, reader->p, _ ("a rules option must follow the comma"));
    }
  return TRUE;
}

static gboolean
read_pawns (Reader *reader)
{
  for (guint side = 0; side < 2; side++)
    {
      int place = read_one_of (reader, BABEL_LETTERS "Q");

      if (place < 0)
        return fault (reader, reader->p, _ ("two places are needed, each one of A H M P S Q"));
      reader->state->table.pawn[side] = (guint8) place;
    }
  return TRUE;
}

static gboolean
read_hands (Reader *reader)
{
  return read_cards (reader, &reader->state->table.hand[0], &reader->unknown[0]) &&
         read_bar (reader) &&
         read_cards (reader, &reader->state->table.hand[1], &reader->unknown[1]);
}

static gboolean
read_store (Reader *reader, guint side)
{
  BabelTable *table = &reader->state->table;
  int         level;

  while ((level = read_one_of (reader, "123456")) >= 0)
    {
      if (!count_level (reader, (guint) level + 1))
        return FALSE;
      babel_pile_push (&table->store[side], &table->n_store[side], (guint) level + 1);
    }
  return TRUE;
}

static gboolean
read_starters (Reader *reader)
{
  for (guint side = 0; side < 2; side++)
    {
      int held = read_one_of (reader, "01");

      if (held < 0)
        return fault (reader, reader->p, _ ("two digits are needed, each 0 or 1"));
      reader->state->table.starter |= (guint8) (held << side);
      if (held && !count_level (reader, 1))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_deck (Reader *reader)
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
read_quarry (Reader *reader)
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
read_number (Reader *reader, guint32 least, guint32 most, guint32 *number)
{
  guint64     value = 0;
  const char *end;

  if (!game_number_parse (reader->p, most, &value, &end) || value < least)
    return fault (reader, reader->p, _ ("a whole number from %1$u to %2$u is needed"), least, most);
  reader->p = end;
  *number = (guint32) value;
  return TRUE;
}

static gboolean
read_small (Reader *reader, guint32 least, guint32 most, guint8 *number)
{
  guint32 value = 0;

  if (!read_number (reader, least, most, &value))
    return FALSE;
  *number = (guint8) value;
  return TRUE;
}

static gboolean
read_move (Reader *reader)
{
  guint8 move = 1;

  if (!read_small (reader, 1, 2, &move))
    return FALSE;
  reader->state->table.mover = move - 1;
  return TRUE;
}

/* The largest hand is 60 cards; whether so many are held is known only at the end. */
static gboolean
read_owed (Reader *reader)
{
  const char *start = reader->p;
  guint32     owed = 0;

  if (!read_number (reader, 0, G_MAXINT32, &owed))
    return FALSE;
  if (owed > BABEL_N_NATION_CARDS)
    return fault (reader, start, _ ("more cards are owed than the hand holds"));
  reader->state->table.owed = (guint8) owed;
  return TRUE;
}

static gboolean
read_result (Reader *reader)
{
  if (g_str_has_prefix (reader->p, "draw"))
    {
      reader->result = BABEL_DRAWN;
      reader->p += strlen ("draw");
      return TRUE;
    }
  if (*reader->p != '1' && *reader->p != '2')
    return fault (reader, reader->p, _ ("a result is 1, 2 or draw"));
  reader->result = *reader->p++ == '1' ? BABEL_WON_BY_1 : BABEL_WON_BY_2;
  return TRUE;
}

static gboolean
read_rng (Reader *reader)
{
  guint64 rng = 0;

  for (guint i = 0; i < 16; i++, reader->p++)
    {
      if (!g_ascii_isxdigit (*reader->p) || g_ascii_isupper (*reader->p))
        return fault (reader, reader->p, _ ("16 hexadecimal digits in lower case are needed"));
      rng = rng << 4 | (guint64) g_ascii_xdigit_value (*reader->p);
    }
  reader->state->rng = rng;
  return TRUE;
}

static gboolean
read_value (Reader *reader, Key key)
{
  BabelTable *table = &reader->state->table;

  switch (key)
    {
    case KEY_RULES:
      return read_rules (reader);
    case KEY_PAWNS:
      return read_pawns (reader);
    case KEY_HANDS:
      return read_hands (reader);
    case KEY_STORES:
      return read_store (reader, 0) && read_bar (reader) && read_store (reader, 1);
    case KEY_STARTERS:
      return read_starters (reader);
    case KEY_DECK:
      return read_deck (reader);
    case KEY_QUARRY:
      return read_quarry (reader);
    case KEY_KNOWN:
      return read_number (reader, 0, G_MAXINT32, &reader->known);
    case KEY_DISCARD:
      return read_cards (reader, &table->discard, NULL);
    case KEY_TURN:
      return read_number (reader, 1, G_MAXINT32, &table->turn);
    case KEY_MOVE:
      return read_move (reader);
    case KEY_MIGRATED:
      return read_small (reader, 0, 1, &table->migrated);
    case KEY_OWED:
      return read_owed (reader);
    case KEY_FINAL:
      return read_small (reader, 0, 1, &table->final);
    case KEY_RESULT:
      return read_result (reader);
    default:
      return read_rng (reader);
    }
}

static gboolean
read_key (Reader *reader)
{
  static const char *const names[N_KEYS] = {
    "rules", "pawns", "hands", "stores", "starters", "deck", "quarry", "known",
    "discard", "turn", "move", "migrated", "owed", "final", "result", "rng"
  };
  const char *start = reader->p;
  gsize       length = strcspn (start, "= ");
  Key         key = 0;

  while (key < N_KEYS && !is_word (names[key], start, length))
    key++;
  if (key == N_KEYS || start[length] != '=')
    return fault (reader, start, _ ("neither a land nor a key that is known"));
  if (reader->value[key])
    return fault (reader, start, _ ("“%s” stands here a second time"), names[key]);
  reader->p += length + 1;
  reader->value[key] = reader->p;
  return read_value (reader, key);
}

static gboolean
read_field (Reader *reader)
{
  const char *land = *reader->p ? strchr (BABEL_LETTERS, *reader->p) : NULL;

  if (land && reader->p[1] == ':')
    {
      if (!read_land (reader, (guint) (land - BABEL_LETTERS)))
        return FALSE;
    }
  else if (!read_key (reader))
    return FALSE;
  if (!at_end_of_field (reader))
    return fault (reader, reader->p, _ ("this does not belong here"));
  return TRUE;
}

static gboolean
read_fields (Reader *reader)
{
  if (!g_str_has_prefix (reader->text, "babel/1") ||
      (reader->text[7] != '\0' && reader->text[7] != ' '))
    return fault (reader, reader->text, _ ("a position of this game begins with “babel/1”"));
  reader->p = reader->text + strlen ("babel/1");
  while (*reader->p)
    {
      reader->p++;
      if (!read_field (reader))
        return FALSE;
    }
  return TRUE;
}

/* Where a fault in a key's value is reported; the end of the text if the key was left out. */
static const char *
value_of (const Reader *reader, Key key)
{
  return reader->value[key] ? reader->value[key] : reader->p;
}

/* The first `?` in the hands that no card is left for. */
static gboolean
fault_in_hands (Reader *reader, guint left)
{
  guint first = babel_counts_get (reader->state->table.hand[0], BABEL_UNKNOWN);
  guint side = left >= first;

  return fault (reader, reader->unknown[side] + (side ? left - first : left),
                _ ("no card is left for this unknown one"));
}

/* Lays the deck as read and fills up what is unknown of it. */
static gboolean
place_deck (Reader *reader)
{
  BabelState *state = reader->state;
  guint       hidden = babel_counts_get (state->table.hand[0], BABEL_UNKNOWN) +
                 babel_counts_get (state->table.hand[1], BABEL_UNKNOWN);
  guint left = BABEL_N_NATION_CARDS - babel_counts_sum (reader->nations);

  if (hidden > left)
    return fault_in_hands (reader, left);
  if (!reader->deck_open && left > hidden)
    return fault (reader, value_of (reader, KEY_DECK),
                  g_dngettext (GETTEXT_PACKAGE, "%u nation card is missing",
                               "%u nation cards are missing", left - hidden),
                  left - hidden);
  state->n_deck = (guint8) (reader->n_deck + left - hidden);
  for (guint i = 0; i < state->n_deck; i++)
    {
      guint8 card = i < reader->n_deck ? reader->deck[i] : BABEL_UNKNOWN + 1;

      state->deck[state->n_deck - 1 - i] = card;
      state->table.deck += BABEL_ONE (card - 1);
    }
  return TRUE;
}

/* The level of quarry card i, the next being 0; 0 if it is unknown. */
static guint
quarry_card (const Reader *reader, guint i)
{
  return i < reader->n_quarry ? reader->quarry[i] : 0;
}

static gboolean
place_quarry (Reader *reader)
{
  BabelState *state = reader->state;
  BabelTable *table = &state->table;
  guint       left = BABEL_N_TEMPLE_CARDS - babel_counts_sum (reader->levels);
  guint       size = reader->n_quarry + left;

  if (!reader->quarry_open && left > 0)
    return fault (reader, value_of (reader, KEY_QUARRY),
                  g_dngettext (GETTEXT_PACKAGE, "%u temple card is missing",
                               "%u temple cards are missing", left),
                  left);
  if (reader->known > size)
    return fault (reader, value_of (reader, KEY_KNOWN), _ ("the quarry holds only %u cards"), size);
  for (guint i = reader->known; i-- > 0;)
    babel_pile_push (&table->known, &table->n_known, quarry_card (reader, i));
  state->n_quarry = (guint8) (size - reader->known);
  for (guint i = 0; i < state->n_quarry; i++)
    {
      guint level = quarry_card (reader, reader->known + i);

      state->quarry[state->n_quarry - 1 - i] = (guint8) (level + 1);
      table->quarry += BABEL_ONE (level);
    }
  return TRUE;
}

static gboolean
check_whole (Reader *reader)
{
  BabelTable *table = &reader->state->table;

  if (table->owed > babel_counts_sum (table->hand[1 - table->mover]))
    return fault (reader, value_of (reader, KEY_OWED),
                  _ ("more cards are owed than the hand holds"));
  if (!babel_table_update_result (table))
    return fault (reader,
                  reader->value[KEY_FINAL] ? reader->value[KEY_FINAL] : reader->text,
                  _ ("both players would have won"));
  if (reader->value[KEY_RESULT] && table->result != reader->result)
    return fault (reader, reader->value[KEY_RESULT],
                  _ ("the temples and the quarry tell another result"));
  return TRUE;
}

gboolean
babel_position_parse (const char *text, BabelState *state, GError **error)
{
  Reader reader = { .text = text,
                    .p = text,
                    .state = state,
                    .deck_open = TRUE,
                    .quarry_open = TRUE,
                    .error = error };

  memset (state, 0, sizeof *state);
  state->table.turn = 1;
  state->table.pawn[0] = state->table.pawn[1] = BABEL_QUARRY;
  if (!read_fields (&reader) || !place_deck (&reader) || !place_quarry (&reader) ||
      !check_whole (&reader))
    return FALSE;
  state->open = reader.deck_open || reader.quarry_open || !reader.value[KEY_RNG] ||
                reader.unknown[0] || reader.unknown[1];
  if (state->open)
    state->rng = 0;
  return TRUE;
}
