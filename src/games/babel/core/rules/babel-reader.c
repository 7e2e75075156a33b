/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields of a position text (NOTATION.md 2), each with its reader and its printer.
 *
 * Fields are read from left to right, in one pass: the first thing wrong is the one reported, with
 * its column. Cards are counted while they are read, so nothing ever overflows.
 */
#include "babel-reader.h"

#include <glib/gi18n-lib.h>

#include "babel-column.h"
#include "game-print.h"
#include "game-state.h"

static BabelReader *
get_reader (GameReader *in)
{
  return (BabelReader *) in;
}

static BabelTable *
get_table (GameReader *in)
{
  return &get_reader (in)->state->table;
}

/* ---- Cards */

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
  while ((level = game_reader_one_of (&reader->in, "123456")) >= 0)
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

  while ((nation = game_reader_one_of (&reader->in, BABEL_LETTERS)) >= 0)
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
  const char *letters = unknown ? BABEL_LETTERS "?" : BABEL_LETTERS;
  int         nation, last = 0;

  while ((nation = game_reader_one_of (&reader->in, letters)) >= 0)
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

static char
letter (guint nation)
{
  return nation < BABEL_N_NATIONS ? BABEL_LETTERS[nation] : '?';
}

static void
print_counts (BabelCounts counts, GString *text)
{
  for (guint lane = 0; lane <= BABEL_UNKNOWN; lane++)
    for (guint i = babel_counts_get (counts, lane); i > 0; i--)
      g_string_append_c (text, letter (lane));
}

/* ---- Rules and pawns */

static gboolean
read_rule (GameReader *in, GameItem *item)
{
  guint i = 0;

  if (item->index > 0 && game_reader_is_at_end (in))
    return game_reader_fault (in, in->p, _ ("a rules option must follow the comma"));
  while (i < babel_rules.n_options &&
         !game_reader_is_word (babel_rules.options[i].id, item->text, item->length))
    i++;
  if (i == babel_rules.n_options)
    return game_reader_fault (in, in->p, _ ("there is no such rules option"));
  if (i < item->last)
    return game_reader_fault (in, in->p, _ ("the rules options are out of order"));
  item->last = i + 1;
  get_table (in)->options |= (guint8) (1u << i);
  return TRUE;
}

static gboolean
read_pawns (GameReader *in, guint seat)
{
  for (guint side = 0; side < 2; side++)
    {
      int place = game_reader_one_of (in, BABEL_LETTERS "Q");

      if (place < 0)
        return game_reader_fault (in, in->p, _ ("two places are needed, each one of A H M P S Q"));
      get_table (in)->pawn[side] = (guint8) place;
    }
  return TRUE;
}

static void
print_pawns (const GameState *game, guint seat, GString *text)
{
  const BabelTable *table = &babel_state (game)->table;

  for (guint side = 0; side < 2; side++)
    g_string_append_c (text, table->pawn[side] == BABEL_QUARRY ? 'Q' : letter (table->pawn[side]));
}

/* ---- Nation cards */

static gboolean
read_hands (GameReader *in, guint seat)
{
  BabelReader *reader = get_reader (in);
  BabelTable  *table = get_table (in);

  return read_cards (reader, &table->hand[0], &reader->unknown[0]) && read_bar (reader) &&
         read_cards (reader, &table->hand[1], &reader->unknown[1]);
}

static void
print_hand (const GameState *game, guint side, GString *text)
{
  print_counts (babel_state (game)->table.hand[side], text);
}

static gboolean
read_deck (GameReader *in, guint seat)
{
  BabelReader *reader = get_reader (in);
  int          nation;

  while ((nation = game_reader_one_of (in, BABEL_LETTERS)) >= 0)
    {
      if (!count_nation (reader, (guint) nation))
        return FALSE;
      reader->deck[reader->n_deck++] = (guint8) (nation + 1);
    }
  reader->deck_open = game_reader_one_of (in, "?") == 0;
  return TRUE;
}

/* The deck, next card first: as far as it is known, and a `?` for the rest of a partial one. */
static void
print_deck (const GameState *game, guint seat, GString *text)
{
  const BabelState *state = babel_state (game);

  for (guint i = state->n_deck; i-- > 0 && state->deck[i] != BABEL_UNKNOWN + 1;)
    g_string_append_c (text, letter (state->deck[i] - 1u));
  if (state->open)
    g_string_append_c (text, '?');
}

static gboolean
read_discard (GameReader *in, guint seat)
{
  return read_cards (get_reader (in), &get_table (in)->discard, NULL);
}

static void
print_discard (const GameState *game, guint seat, GString *text)
{
  print_counts (babel_state (game)->table.discard, text);
}

/* ---- Temple cards */

static gboolean
read_store (BabelReader *reader, guint side)
{
  int level;

  while ((level = game_reader_one_of (&reader->in, "123456")) >= 0)
    {
      if (!count_level (reader, (guint) level + 1))
        return FALSE;
      babel_table_push_store (&reader->state->table, side, (guint) level + 1);
    }
  return TRUE;
}

static gboolean
read_stores (GameReader *in, guint seat)
{
  BabelReader *reader = get_reader (in);

  return read_store (reader, 0) && read_bar (reader) && read_store (reader, 1);
}

static void
print_store (const GameState *game, guint side, GString *text)
{
  const BabelTable *table = &babel_state (game)->table;

  for (guint i = 0; i < table->n_store[side]; i++)
    g_string_append_c (text, (char) ('0' + babel_pile_get (&table->store[side], i)));
}

static gboolean
read_starters (GameReader *in, guint seat)
{
  for (guint side = 0; side < 2; side++)
    {
      int held = game_reader_one_of (in, "01");

      if (held < 0)
        return game_reader_fault (in, in->p, _ ("two digits are needed, each 0 or 1"));
      get_table (in)->starter |= (guint8) (held << side);
      if (held && !count_level (get_reader (in), 1))
        return FALSE;
    }
  return TRUE;
}

static void
print_starters (const GameState *game, guint seat, GString *text)
{
  for (guint side = 0; side < 2; side++)
    g_string_append_c (text, babel_state (game)->table.starter >> side & 1 ? '1' : '0');
}

static gboolean
read_quarry (GameReader *in, guint seat)
{
  BabelReader *reader = get_reader (in);
  int          level;

  while ((level = game_reader_one_of (in, "123456")) >= 0)
    {
      if (!count_level (reader, (guint) level + 1))
        return FALSE;
      reader->quarry[reader->n_quarry++] = (guint8) (level + 1);
    }
  reader->quarry_open = game_reader_one_of (in, "?") == 0;
  return TRUE;
}

static void
print_quarry (const GameState *game, guint seat, GString *text)
{
  const BabelState *state = babel_state (game);
  const BabelTable *table = &state->table;
  guint             level = 1;

  for (guint i = table->n_known; level > 0 && i-- > 0;)
    if ((level = babel_pile_get (&table->known, i)) > 0)
      g_string_append_c (text, (char) ('0' + level));
  for (guint i = state->n_quarry; level > 0 && i-- > 0;)
    if ((level = state->quarry[i] - 1u) > 0)
      g_string_append_c (text, (char) ('0' + level));
  if (state->open)
    g_string_append_c (text, '?');
}

static gboolean
read_known (GameReader *in, guint seat)
{
  return game_reader_number (in, 0, G_MAXINT32, &get_reader (in)->known);
}

static void
print_known (const GameState *game, guint seat, GString *text)
{
  game_print_number_to (text, babel_state (game)->table.n_known);
}

/* ---- The turn */

static gboolean
read_move (GameReader *in, guint seat)
{
  guint8 move;

  if (!game_reader_small (in, 1, 2, &move))
    return FALSE;
  get_table (in)->mover = move - 1;
  return TRUE;
}

static void
print_move (const GameState *game, guint seat, GString *text)
{
  g_string_append_c (text, babel_state (game)->table.mover ? '2' : '1');
}

/* The largest hand is 60 cards; the number held is checked only at the end. */
static gboolean
read_owed (GameReader *in, guint seat)
{
  const char *start = in->p;
  guint32     owed;

  if (!game_reader_number (in, 0, G_MAXINT32, &owed))
    return FALSE;
  if (owed > BABEL_N_NATION_CARDS)
    return game_reader_fault (in, start, _ ("more cards must be discarded than the hand holds"));
  get_table (in)->owed = (guint8) owed;
  return TRUE;
}

static void
print_owed (const GameState *game, guint seat, GString *text)
{
  game_print_number_to (text, babel_state (game)->table.owed);
}

static const char *const results[] = { "", "1", "2", "draw" }; /* by BabelResult */

static gboolean
read_result (GameReader *in, guint seat)
{
  BabelReader *reader = get_reader (in);

  for (reader->result = BABEL_WON_BY_1; reader->result <= BABEL_DRAWN; reader->result++)
    if (g_str_has_prefix (in->p, results[reader->result]))
      {
        in->p += strlen (results[reader->result]);
        return TRUE;
      }
  return game_reader_fault (in, in->p, _ ("a result is 1, 2 or draw"));
}

static void
print_result (const GameState *game, guint seat, GString *text)
{
  g_string_append (text, results[babel_state (game)->table.result]);
}

static gboolean
read_rng (GameReader *in, guint seat)
{
  return game_reader_rng (in, &get_reader (in)->state->rng);
}

static void
print_rng (const GameState *game, guint seat, GString *text)
{
  if (!babel_state (game)->open)
    game_print_to (text, "%016" G_GINT64_MODIFIER "x", babel_state (game)->rng);
}

/* ---- The table */

static const GameField rows[] = {
  { "rules", "", .read_item = read_rule },
  { "pawns", "QQ", .read = read_pawns, .print = print_pawns },
  { "hands", "", TRUE, read_hands, .print = print_hand },
  { "stores", "", TRUE, read_stores, .print = print_store },
  { "starters", "00", .read = read_starters, .print = print_starters },
  { "deck", "?", .read = read_deck, .print = print_deck },
  { "quarry", "?", .read = read_quarry, .print = print_quarry },
  { "known", "0", .read = read_known, .print = print_known },
  { "discard", "", .read = read_discard, .print = print_discard },
  GAME_FIELD_NUMBER ("turn", "1", 1, G_MAXINT32, BabelState, table.turn),
  { "move", "1", .read = read_move, .print = print_move },
  GAME_FIELD_NUMBER ("migrated", "0", 0, 1, BabelState, table.migrated),
  { "owed", "0", .read = read_owed, .print = print_owed },
  GAME_FIELD_NUMBER ("final", "0", 0, 1, BabelState, table.final),
  { "result", "", .read = read_result, .print = print_result },
  { "rng", "", .read = read_rng, .print = print_rng },
};

/* Reads a land, which a letter and a colon begin. */
static gboolean
read_other (GameReader *in)
{
  const char *land = strchr (BABEL_LETTERS, *in->p);

  if (*in->p == '\0' || !land || in->p[1] != ':')
    return game_reader_fault (in, in->p, _ ("neither a land nor a known key"));
  return read_land (get_reader (in), (guint) (land - BABEL_LETTERS));
}

const GameFields babel_fields = {
  .rules = &babel_rules,
  .head = "babel/1",
  .table = rows,
  .n = G_N_ELEMENTS (rows),
  .faults = GAME_FAULTS_AT_CHARACTER,
  .read_other = read_other,
};

/* ---- Printing */

static void
print_side (const BabelTable *table, guint side, guint land, GString *text)
{
  guint8 nations[BABEL_N_NATION_CARDS];
  guint  n = babel_column_get (table, side, land, nations);

  for (guint i = 0; i < n; i++)
    g_string_append_c (text, letter (nations[i]));
  if (table->temple[side][land])
    g_string_append_c (text, '/');
  for (guint level = 1; level <= BABEL_N_LEVELS; level++)
    if (table->temple[side][land] & (1u << level))
      g_string_append_c (text, (char) ('0' + level));
}

void
babel_position_print (const GameState *game, GString *text)
{
  g_string_append (text, "babel/1");
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      game_print_to (text, " %c:", letter (land));
      print_side (&babel_state (game)->table, 0, land, text);
      g_string_append_c (text, '|');
      print_side (&babel_state (game)->table, 1, land, text);
    }
  game_fields_print (&babel_fields, game, text);
}
