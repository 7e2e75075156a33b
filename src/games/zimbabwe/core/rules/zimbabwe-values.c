/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields of seats, time and turns (NOTATION.md 2), each with its reader and its printer, and
 * the table of all fields. A reader looks at its value and at those before it.
 */
#include "zimbabwe-reader.h"

#include <string.h>

#include "game-print.h"

static ZimbabweState *
get_state (GameReader *reader)
{
  return ((ZimbabweReader *) reader)->state;
}

/* ---- Letters, words and seats */

/* Counts letters by their places in a set, up to 255 each; FALSE if they are not sorted. */
static gboolean
read_counts (GameReader *reader, const char *letters, guint8 *counts)
{
  int letter, last = 0;

  while ((letter = game_reader_one_of (reader, letters)) >= 0)
    {
      if (letter < last)
        return FALSE;
      last = letter;
      counts[letter] += counts[letter] < G_MAXUINT8;
    }
  return TRUE;
}

/* Reads sorted letters, each at most once, as bits. */
static gboolean
read_bits (GameReader *reader, const char *letters, guint8 *bits)
{
  guint8 counts[8] = { 0 };

  *bits = 0;
  if (!read_counts (reader, letters, counts))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      if (counts[i] > 1)
        return FALSE;
      *bits |= (guint8) (counts[i] << i);
    }
  return TRUE;
}

static void
print_bits (guint bits, const char *letters, GString *text)
{
  for (; bits; bits >>= 1, letters++)
    if (bits & 1)
      g_string_append_c (text, *letters);
}

/* Letters of kinds of craftsmen, each as often as it is counted. */
static void
print_counts (const guint8 *counts, GString *text)
{
  for (guint kind = 0; kind < ZIMBABWE_N_CRAFTS; kind++)
    for (guint i = 0; i < counts[kind]; i++)
      g_string_append_c (text, zimbabwe_crafts[kind].letter);
}

static gboolean
read_word (GameReader *reader, const char *const *words, guint n, guint8 *word)
{
  int found = game_reader_word (reader, words, n, " ");

  *word = (guint8) found;
  return found >= 0;
}

/* Reads different seats by their numbers, and returns how many. */
static guint
read_seats (GameReader *reader, guint8 *seats)
{
  guint n = 0;

  for (; *reader->p > '0' && *reader->p <= '0' + get_state (reader)->seats; reader->p++)
    {
      guint8 seat = (guint8) (*reader->p - '1');

      if (memchr (seats, seat, n))
        break;
      seats[n++] = seat;
    }
  return n;
}

/* Prints seats, unless they are as usual (NULL: never). */
static void
print_seats (const guint8 *seats, const guint8 *usual, guint n, GString *text)
{
  if (usual && memcmp (seats, usual, n) == 0)
    return;
  for (guint i = 0; i < n; i++)
    game_print_number_to (text, seats[i] + 1u);
}

/* Reads one cell, or none. */
static gboolean
read_cell (GameReader *reader, guint16 *cell)
{
  guint read;

  if (game_reader_is_at_end (reader))
    return TRUE;
  if (!zimbabwe_cell_read (reader->p, &read, &reader->p))
    return FALSE;
  *cell = (guint16) read;
  return TRUE;
}

static void
print_cell (guint cell, GString *text)
{
  if (cell != ZIMBABWE_NOWHERE)
    zimbabwe_cell_print (cell, text);
}

static gboolean
read_rules (GameReader *reader, guint seat)
{
  guint32 options = 0;

  if (!game_reader_options (reader, &options))
    return FALSE;
  get_state (reader)->options = (guint8) options;
  return TRUE;
}

/* ---- Seats */

/* Reads a number of cattle. */
static gboolean
read_cattle (GameReader *reader, guint16 *cattle)
{
  guint32 n = 0;

  if (!game_reader_number (reader, 0, ZIMBABWE_MAX_CATTLE, &n))
    return FALSE;
  *cattle = (guint16) n;
  return TRUE;
}

static gboolean
read_purse (GameReader *reader, guint seat)
{
  return read_cattle (reader, &get_state (reader)->seat[seat].purse);
}

static void
print_purse (const GameState *state, guint seat, GString *text)
{
  game_print_number_to (text, zimbabwe_state (state)->seat[seat].purse);
}

static gboolean
read_cards (GameReader *reader, guint seat)
{
  return read_cattle (reader, &get_state (reader)->seat[seat].cards);
}

static void
print_cards (const GameState *state, guint seat, GString *text)
{
  game_print_number_to (text, zimbabwe_state (state)->seat[seat].cards);
}

/* Returns TRUE if nobody else has the card, and no second one is there without a first. Seats read
 * later are asked with the last one. */
static gboolean
can_have_techs (const ZimbabweState *state, guint seat)
{
  for (guint kind = 0; kind < ZIMBABWE_N_CRAFTS; kind++)
    {
      guint n[3] = { 0 };

      for (guint i = 0; i <= seat; i++)
        n[state->seat[i].tech[kind]]++;
      if (n[1] > 1 || n[2] > 1 || (seat + 1u == state->seats && n[2] > n[1]))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_techs (GameReader *reader, guint seat)
{
  ZimbabweSeat *self = &get_state (reader)->seat[seat];
  int           letter, next = 0;

  while ((letter = game_reader_one_of (reader, ZIMBABWE_CRAFT_LETTERS "wpidsvt")) >= 0)
    {
      int kind = letter % ZIMBABWE_N_CRAFTS;
      int price = game_reader_one_of (reader, "0123");

      if (kind < next || price < 0)
        return FALSE;
      next = kind + 1;
      self->tech[kind] = letter < ZIMBABWE_N_CRAFTS ? 1 : 2;
      self->price[kind] = (guint8) price;
    }
  return can_have_techs (get_state (reader), seat);
}

static void
print_techs (const GameState *state, guint seat, GString *text)
{
  const ZimbabweSeat *self = &zimbabwe_state (state)->seat[seat];

  for (guint kind = 0; kind < ZIMBABWE_N_CRAFTS; kind++)
    if (self->tech[kind])
      game_print_to (text, "%c%u",
                     self->tech[kind] == 1 ? zimbabwe_crafts[kind].letter
                                           : g_ascii_tolower (zimbabwe_crafts[kind].letter),
                     self->price[kind]);
}

static gboolean
is_taken (const ZimbabweState *state, guint god)
{
  return zimbabwe_state_find_worshipper (state, god) != ZIMBABWE_NOBODY;
}

static gboolean
read_god (GameReader *reader, guint part)
{
  ZimbabweState *state = get_state (reader);

  for (guint seat = 0; seat < state->seats; seat++)
    {
      int god = game_reader_one_of (reader, "-" ZIMBABWE_GOD_LETTERS);

      if (god < 0 || (god > 0 && is_taken (state, (guint) god)))
        return FALSE;
      state->seat[seat].god = (guint8) god;
    }
  return TRUE;
}

static void
print_god (const GameState *state, guint part, GString *text)
{
  const ZimbabweState *self = zimbabwe_state (state);
  gsize                start = text->len;
  guint                n = 0;

  for (guint seat = 0; seat < self->seats; seat++)
    {
      g_string_append_c (text, zimbabwe_gods[self->seat[seat].god].letter);
      n += self->seat[seat].god != 0;
    }
  if (n == 0)
    g_string_truncate (text, start);
}

static gboolean
read_gods (GameReader *reader, guint seat)
{
  ZimbabweState *state = get_state (reader);
  guint8         counts[ZIMBABWE_N_GODS] = { 0 };

  if (!read_counts (reader, ZIMBABWE_GOD_LETTERS, counts))
    return FALSE;
  for (guint god = 1; god <= ZIMBABWE_N_GODS; god++)
    {
      if (counts[god - 1] > 1 || (counts[god - 1] && is_taken (state, god)))
        return FALSE;
      state->gods |= (guint16) (counts[god - 1] << god);
    }
  return TRUE;
}

static void
print_gods (const GameState *state, guint seat, GString *text)
{
  print_bits (zimbabwe_state (state)->gods >> 1, ZIMBABWE_GOD_LETTERS, text);
}

static gboolean
read_staff (GameReader *reader, guint seat)
{
  ZimbabweState *state = get_state (reader);
  guint8        *staff = &state->seat[seat].staff;

  if (!read_bits (reader, ZIMBABWE_STAFF_LETTERS, staff) ||
      (*staff && (state->options & ZIMBABWE_OPTION_BEGINNER)))
    return FALSE;
  for (guint other = 0; other < seat; other++)
    if (*staff & state->seat[other].staff)
      return FALSE;
  return TRUE;
}

static void
print_staff (const GameState *state, guint seat, GString *text)
{
  print_bits (zimbabwe_state (state)->seat[seat].staff, ZIMBABWE_STAFF_LETTERS, text);
}

/* ---- Orders */

void
zimbabwe_state_sort_plaques (const ZimbabweState *state, guint8 *plaques)
{
  for (guint8 seat = 0; seat < state->seats; seat++)
    {
      guint at = seat;

      for (; at > 0 &&
             state->seat[plaques[at - 1]].requirement < state->seat[seat].requirement;
           at--)
        plaques[at] = plaques[at - 1];
      plaques[at] = seat;
    }
}

static gboolean
read_plaques (GameReader *reader, guint part)
{
  ZimbabweState *state = get_state (reader);

  if (read_seats (reader, state->plaques) != state->seats)
    return FALSE;
  for (guint i = 1; i < state->seats; i++)
    if (state->seat[state->plaques[i]].requirement >
        state->seat[state->plaques[i - 1]].requirement)
      return FALSE;
  return TRUE;
}

static void
print_plaques (const GameState *state, guint part, GString *text)
{
  const ZimbabweState *self = zimbabwe_state (state);
  guint8               usual[ZIMBABWE_MAX_SEATS];

  zimbabwe_state_sort_plaques (self, usual);
  print_seats (self->plaques, usual, self->seats, text);
}

static const char *const phases[] = { "act", "found", "auction", "over" }; /* by ZimbabwePhase */

static gboolean
read_phase (GameReader *reader, guint part)
{
  return read_word (reader, phases, G_N_ELEMENTS (phases), &get_state (reader)->phase);
}

static void
print_phase (const GameState *state, guint part, GString *text)
{
  g_string_append (text, phases[zimbabwe_state (state)->phase]);
}

static gboolean
read_order (GameReader *reader, guint part)
{
  ZimbabweState *state = get_state (reader);

  return state->phase != ZIMBABWE_PHASE_AUCTION &&
         read_seats (reader, state->order) == state->seats;
}

static void
print_order (const GameState *state, guint part, GString *text)
{
  static const guint8  usual[ZIMBABWE_MAX_SEATS] = { 0, 1, 2, 3, 4 };
  const ZimbabweState *self = zimbabwe_state (state);

  if (self->phase != ZIMBABWE_PHASE_AUCTION)
    print_seats (self->order, usual, self->seats, text);
}

static gboolean
read_move (GameReader *reader, guint part)
{
  ZimbabweState *state = get_state (reader);

  if ((state->phase != ZIMBABWE_PHASE_AUCTION && state->phase != ZIMBABWE_PHASE_ACT) ||
      !game_reader_small (reader, 1, state->seats, &state->mover))
    return FALSE;
  state->mover--;
  return TRUE;
}

static void
print_move (const GameState *state, guint part, GString *text)
{
  const ZimbabweState *self = zimbabwe_state (state);

  if (self->phase == ZIMBABWE_PHASE_AUCTION)
    print_seats (&self->mover, self->plaques, 1, text);
  if (self->phase == ZIMBABWE_PHASE_ACT)
    print_seats (&self->mover, self->order, 1, text);
}

static gboolean
read_passed (GameReader *reader, guint part)
{
  ((ZimbabweReader *) reader)->n_passed =
    (guint8) read_seats (reader, ((ZimbabweReader *) reader)->passed);
  return TRUE;
}

static void
print_passed (const GameState *state, guint part, GString *text)
{
  const ZimbabweState *self = zimbabwe_state (state);

  for (guint i = 0; i < self->n_passed && self->phase == ZIMBABWE_PHASE_AUCTION; i++)
    game_print_number_to (text, self->order[self->seats - 1u - i] + 1u);
}

/* ---- The turn */

static const char *const mains[] = { "", "monument", "craft", "raise", "done" };

static gboolean
read_main (GameReader *reader, guint part)
{
  return read_word (reader, mains, G_N_ELEMENTS (mains), &get_state (reader)->main);
}

static void
print_main (const GameState *state, guint part, GString *text)
{
  g_string_append (text, mains[zimbabwe_state (state)->main]);
}

static gboolean
read_spent (GameReader *reader, guint part)
{
  return read_bits (reader, ZIMBABWE_STAFF_LETTERS, &get_state (reader)->spent);
}

static void
print_spent (const GameState *state, guint part, GString *text)
{
  print_bits (zimbabwe_state (state)->spent, ZIMBABWE_STAFF_LETTERS, text);
}

static gboolean
read_owe (GameReader *reader, guint part)
{
  return read_bits (reader, ZIMBABWE_STAFF_LETTERS, &get_state (reader)->owe);
}

static void
print_owe (const GameState *state, guint part, GString *text)
{
  print_bits (zimbabwe_state (state)->owe, ZIMBABWE_STAFF_LETTERS, text);
}

static gboolean
read_tune (GameReader *reader, guint part)
{
  return read_bits (reader, ZIMBABWE_CRAFT_LETTERS, &get_state (reader)->tune);
}

static void
print_tune (const GameState *state, guint part, GString *text)
{
  print_bits (zimbabwe_state (state)->tune, ZIMBABWE_CRAFT_LETTERS, text);
}

static gboolean
read_placed (GameReader *reader, guint part)
{
  return read_counts (reader, ZIMBABWE_CRAFT_LETTERS, get_state (reader)->placed);
}

static void
print_placed (const GameState *state, guint part, GString *text)
{
  print_counts (zimbabwe_state (state)->placed, text);
}

static gboolean
read_raised (GameReader *reader, GameItem *item)
{
  guint cell;

  if (!zimbabwe_item_read_cell (reader, item, &cell))
    return FALSE;
  zimbabwe_cells_add (&get_state (reader)->raised, cell);
  return zimbabwe_item_is_read (reader, item);
}

static void
print_raised (const GameState *state, guint part, GString *text)
{
  zimbabwe_cells_print (&zimbabwe_state (state)->raised, text);
}

static gboolean
read_raising (GameReader *reader, guint part)
{
  return read_cell (reader, &get_state (reader)->raising);
}

static void
print_raising (const GameState *state, guint part, GString *text)
{
  print_cell (zimbabwe_state (state)->raising, text);
}

static gboolean
read_goods (GameReader *reader, guint part)
{
  return read_counts (reader, ZIMBABWE_CRAFT_LETTERS, get_state (reader)->goods);
}

static void
print_goods (const GameState *state, guint part, GString *text)
{
  print_counts (zimbabwe_state (state)->goods, text);
}

static gboolean
read_source (GameReader *reader, guint part)
{
  return read_cell (reader, &get_state (reader)->source);
}

static void
print_source (const GameState *state, guint part, GString *text)
{
  print_cell (zimbabwe_state (state)->source, text);
}

/* ---- The table */

const GameField zimbabwe_fields[ZIMBABWE_N_FIELDS] = {
  { "rules", "", .read = read_rules },
  { "map", "", .read = zimbabwe_map_read, .print = zimbabwe_map_print },
  { "rain", "", .read_item = zimbabwe_rain_read, .print = zimbabwe_rain_print },
  { "extra", "", .read_item = zimbabwe_extra_read, .print = zimbabwe_extra_print },
  { "crafts", "", .read_item = zimbabwe_craft_read, .print = zimbabwe_craft_print },
  { "monuments", "", TRUE, .read_item = zimbabwe_monument_read, .print = zimbabwe_monument_print },
  { "used", "", .read_item = zimbabwe_used_read, .print = zimbabwe_used_print },
  { "cattle", "3", TRUE, read_purse, .print = print_purse },
  { "cards", "0", TRUE, read_cards, .print = print_cards },
  { "techs", "", TRUE, read_techs, .print = print_techs },
  { "god", "", .read = read_god, .print = print_god },
  { "gods", "", .read = read_gods, .print = print_gods },
  { "staff", "", TRUE, read_staff, .print = print_staff },
  { "plaques", "", .read = read_plaques, .print = print_plaques },
  { "phase", "act", .read = read_phase, .print = print_phase },
  GAME_FIELD_NUMBER ("round", "1", 1, ZIMBABWE_LAST_ROUND, ZimbabweState, round),
  GAME_FIELD_NUMBER ("turn", "1", 1, G_MAXUINT16, ZimbabweState, turn),
  { "order", "", .read = read_order, .print = print_order },
  { "move", "", .read = read_move, .print = print_move },
  GAME_FIELD_NUMBER ("bid", "0", 0, ZIMBABWE_MAX_BID, ZimbabweState, bid),
  GAME_FIELD_NUMBER ("pot", "0", 0, 9999, ZimbabweState, pot),
  { "passed", "", .read = read_passed, .print = print_passed },
  GAME_FIELD_NUMBER ("gift", "0", 0, 1, ZimbabweState, gift),
  { "main", "", .read = read_main, .print = print_main },
  GAME_FIELD_NUMBER ("card", "0", 0, 1, ZimbabweState, card),
  { "spent", "", .read = read_spent, .print = print_spent },
  { "owe", "", .read = read_owe, .print = print_owe },
  { "tune", "", .read = read_tune, .print = print_tune },
  { "placed", "", .read = read_placed, .print = print_placed },
  { "raised", "", .read_item = read_raised, .print = print_raised },
  { "raising", "", .read = read_raising, .print = print_raising },
  { "goods", "", .read = read_goods, .print = print_goods },
  { "source", "", .read = read_source, .print = print_source },
};
