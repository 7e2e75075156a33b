/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields of a position text (NOTATION.md 2), each with its reader and its printer.
 *
 * The first thing wrong is the one reported, with the column of its item or else of its value.
 * Cards are counted while they are read, so nothing ever overflows.
 */
#include "bunny-reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bunny-item.h"
#include "bunny-rules.h"
#include "game-print.h"

static BunnyTable *
get_table (const GameReader *reader)
{
  return &((const BunnyReader *) reader)->state->table;
}

/* ---- The turn */

static const char *const phases[BUNNY_N_PHASES] = { "explore", "build", "harvest", "final",
                                                    "over" };

static gboolean
read_phase (GameReader *reader, guint seat)
{
  int phase = game_reader_word (reader, phases, BUNNY_N_PHASES, " ");

  if (phase < 0)
    return game_reader_fault (reader, reader->p,
                              _ ("a phase is explore, build, harvest, final or over"));
  get_table (reader)->phase = (guint8) phase;
  return TRUE;
}

static void
print_phase (const GameState *game, guint seat, GString *text)
{
  g_string_append (text, phases[bunny_state (game)->table.phase]);
}

static gboolean
read_pick (GameReader *reader, guint seat)
{
  BunnyTable *table = get_table (reader);

  return game_reader_small (reader, 1, bunny_table_get_picks (table), &table->pick);
}

static void
print_pick (const GameState *game, guint seat, GString *text)
{
  game_print_number_to (text, bunny_state (game)->table.pick);
}

static gboolean
read_move (GameReader *reader, guint seat)
{
  BunnyTable *table = get_table (reader);

  return game_reader_small (reader, 1, table->seats, &table->mover);
}

/* Nothing if the first builder builds. */
static void
print_move (const GameState *game, guint seat, GString *text)
{
  const BunnyTable *table = &bunny_state (game)->table;

  if (table->phase == BUNNY_BUILD && table->mover != bunny_table_get_first_builder (table))
    game_print_number_to (text, table->mover + 1u);
}

/* Reads a camp: "5", or "5/2" while the holder of camp 2 is asked. */
static gboolean
read_camp (GameReader *reader, guint seat)
{
  BunnyTable *table = get_table (reader);

  if (!game_reader_small (reader, 1, BUNNY_N_CAMPS, &table->camp))
    return FALSE;
  return game_reader_one_of (reader, "/") < 0 ||
         game_reader_small (reader, 1, BUNNY_N_CAMPS, &table->asked);
}

static void
print_camp (const GameState *game, guint seat, GString *text)
{
  const BunnyTable *table = &bunny_state (game)->table;

  if (table->phase != BUNNY_BUILD || table->camp == 0)
    return;
  game_print_number_to (text, table->camp);
  if (table->asked)
    game_print_to (text, "/%u", table->asked);
}

static gboolean
read_kept (GameReader *reader, guint seat)
{
  BunnyTable *table = get_table (reader);

  for (; !game_reader_is_at_end (reader); reader->p++)
    {
      guint camp = (guint) (*reader->p - '0');

      if (*reader->p < '1' || camp > BUNNY_N_CAMPS || table->kept >> camp)
        return game_reader_fault (reader, reader->p,
                                  _ ("numbers of camps from 1 to 6 are needed here, in rising "
                                     "order"));
      table->kept |= (guint8) (1u << camp);
    }
  return TRUE;
}

static void
print_kept (const GameState *game, guint seat, GString *text)
{
  const BunnyTable *table = &bunny_state (game)->table;

  for (guint camp = 1; camp <= BUNNY_N_CAMPS && table->phase == BUNNY_BUILD; camp++)
    if (table->kept & (1u << camp))
      game_print_number_to (text, camp);
}

static gboolean
read_score (GameReader *reader, guint seat)
{
  guint32 score;

  if (!game_reader_number (reader, 0, 60000, &score))
    return FALSE;
  get_table (reader)->score[seat] = (guint16) score;
  return TRUE;
}

static void
print_score (const GameState *game, guint seat, GString *text)
{
  game_print_number_to (text, bunny_state (game)->table.score[seat]);
}

static gboolean
read_viewer (GameReader *reader, guint seat)
{
  BunnyTable *table = get_table (reader);

  return game_reader_small (reader, 1, table->seats, &table->viewer);
}

static void
print_viewer (const GameState *game, guint seat, GString *text)
{
  if (bunny_state (game)->table.viewer)
    game_print_number_to (text, bunny_state (game)->table.viewer);
}

/* ---- The board */

static void
print_comma (GString *text, gsize start)
{
  if (text->len > start)
    g_string_append_c (text, ',');
}

static void
print_land (const GameState *game, guint seat, GString *text)
{
  const BunnyState *state = bunny_state (game);
  gsize             start = text->len;

  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    if (bunny_table_get_owner (&state->table, cell) == seat + 1)
      {
        print_comma (text, start);
        bunny_face_print (cell + 1, text);
      }
}

static void
print_built (const GameState *game, guint seat, GString *text)
{
  const BunnyTable *table = &bunny_state (game)->table;
  gsize             start = text->len;

  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    {
      BunnySpot spot = bunny_table_get_spot (table, cell);

      if (spot == BUNNY_NOTHING || spot == BUNNY_SPOT_TOWER)
        continue;
      print_comma (text, start);
      bunny_face_print (cell + 1, text);
      g_string_append_c (text, ':');
      bunny_face_print (bunny_spot_get_face (spot), text);
      if (spot > BUNNY_SPOT_TOWER)
        {
          g_string_append_c (text, '/');
          bunny_face_print (BUNNY_WOOD + spot - BUNNY_SPOT_SET (0), text);
        }
    }
}

static void
print_towers (const GameState *game, guint seat, GString *text)
{
  const BunnyTable *table = &bunny_state (game)->table;
  gsize             start = text->len;

  for (guint i = 0; i < BUNNY_N_TOWERS && table->towers[i][1]; i++)
    {
      print_comma (text, start);
      bunny_face_print (table->towers[i][0] + 1u, text);
      g_string_append_c (text, '-');
      bunny_face_print (table->towers[i][1] + 1u, text);
    }
}

/* ---- Cards */

/* Only two seats have reserves and discards. */
static gboolean
check_two (GameReader *reader, guint seat)
{
  return get_table (reader)->seats == 2 ||
         game_reader_fault (reader, reader->p, _ ("this is only for two seats"));
}

static void
print_card (BunnyCard card, GString *text)
{
  guint marks = bunny_marks_get (card & 15);

  if (card == BUNNY_CARD_UNKNOWN)
    {
      g_string_append_c (text, '?');
      return;
    }
  bunny_face_print (bunny_card_get_face (card), text);
  if (marks)
    g_string_append_c (text, '.');
  for (guint seat = 0; seat < BUNNY_MAX_SEATS; seat++)
    if (marks & (1u << seat))
      g_string_append_c (text, (char) ('1' + seat));
}

static void
print_cards (const BunnyCard *cards, guint n, GString *text)
{
  gsize start = text->len;

  for (guint i = 0; i < n; i++)
    {
      print_comma (text, start);
      print_card (cards[i], text);
    }
}

static void
print_unknown (guint n, GString *text, gsize start)
{
  while (n-- > 0)
    {
      print_comma (text, start);
      g_string_append_c (text, '?');
    }
}

static void
print_faces (const guint8 *faces, guint n, GString *text)
{
  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');
      bunny_face_print (faces[i], text);
    }
}

static void
print_hand (const GameState *game, guint seat, GString *text)
{
  const BunnyState *state = bunny_state (game);

  print_cards (state->hand[seat], state->n_hand[seat], text);
}

static void
print_sealed (const GameState *game, guint seat, GString *text)
{
  const BunnyState *state = bunny_state (game);

  if (state->sealed[seat][0] == BUNNY_SEALED_STAR)
    g_string_append_c (text, '*');
  else if (bunny_state_has_sealed (state, seat))
    print_cards (state->sealed[seat], 2, text);
}

static void
print_reserve (const GameState *game, guint seat, GString *text)
{
  const BunnyState *state = bunny_state (game);
  gsize             start = text->len;

  for (guint i = seat < 2 ? state->n_reserve[seat] : 0; i-- > 0;)
    {
      print_comma (text, start);
      print_card (BUNNY_CARD (state->reserve[seat][i], 0), text);
    }
}

static void
print_tray (const GameState *game, guint seat, GString *text)
{
  const BunnyState *state = bunny_state (game);
  gsize             start = text->len;

  for (guint face = BUNNY_CITY1; face <= BUNNY_TOWER; face++)
    for (guint i = bunny_tray_get (state->table.tray[seat], face); i > 0; i--)
      {
        print_comma (text, start);
        bunny_face_print (face, text);
      }
}

static void
print_scrolls (const GameState *game, guint seat, GString *text)
{
  const BunnyState *state = bunny_state (game);
  gsize             start = text->len;

  for (guint i = 0; i < BUNNY_N_SCROLLS; i++)
    if (bunny_state_has_scroll (state, seat, BUNNY_FIRST_SCROLL + i))
      {
        print_comma (text, start);
        print_card (BUNNY_CARD (BUNNY_FIRST_SCROLL + i, state->scroll_marks[i]), text);
      }
  print_unknown (state->n_unknown_scrolls[seat], text, start);
}

static void
print_discards (const GameState *game, guint seat, GString *text)
{
  const BunnyState *state = bunny_state (game);
  gsize             start = text->len;
  BunnyCard         cards[BUNNY_N_CARDS];

  print_cards (cards, bunny_state_list_discards (state, seat, cards), text);
  print_unknown (seat < 2 ? state->n_unknown_discards[seat] : 0, text, start);
}

static void
print_gone (const GameState *game, guint seat, GString *text)
{
  const BunnyState *state = bunny_state (game);
  guint8            faces[BUNNY_N_CARDS];

  print_faces (faces, bunny_state_list_gone (state, seat, faces), text);
}

static void
print_copied (const GameState *game, guint seat, GString *text)
{
  const BunnyState *state = bunny_state (game);
  gsize             start = text->len;

  for (guint which = 0; which < 2; which++)
    if (state->copied[seat][which])
      {
        print_comma (text, start);
        g_string_append (text, which == 0 ? "r:" : "l:");
        bunny_face_print (state->copied[seat][which], text);
      }
}

/* Notes whether the deck is known; a question mark says that it is not. */
static gboolean
open_deck (GameReader *reader, guint seat)
{
  gboolean is_open = *reader->p == '?' && (reader->p[1] == '\0' || reader->p[1] == ' ');

  reader->p += is_open;
  ((BunnyReader *) reader)->state->deck_open = (guint8) is_open;
  return TRUE;
}

static void
print_deck (const GameState *game, guint seat, GString *text)
{
  const BunnyState *state = bunny_state (game);
  gsize             start = text->len;

  if (state->deck_open)
    g_string_append_c (text, '?');
  for (guint i = state->deck_open ? 0 : state->n_deck; i-- > 0;)
    {
      print_comma (text, start);
      bunny_face_print (state->deck[i], text);
    }
}

static void
print_seen (const GameState *game, guint seat, GString *text)
{
  if (bunny_state (game)->deck_open)
    print_faces (bunny_state (game)->deck, bunny_state (game)->n_deck, text);
}

/* ---- The table */

static const GameField rows[] = {
  { "rules", "", .read_item = bunny_item_read_rule },
  GAME_FIELD_NUMBER ("seats", "2", 2, BUNNY_MAX_SEATS, BunnyState, table.seats),
  GAME_FIELD_NUMBER ("round", "1", 1, 4, BunnyState, table.round),
  { "phase", "explore", .read = read_phase, .print = print_phase },
  { "pick", "1", .read = read_pick, .print = print_pick },
  GAME_FIELD_NUMBER ("turn", "1", 1, G_MAXINT32, BunnyState, table.turn),
  { "move", "", .read = read_move, .print = print_move },
  { "camp", "", .read = read_camp, .print = print_camp },
  { "kept", "", .read = read_kept, .print = print_kept },
  { "score", "0", TRUE, read_score, .print = print_score },
  { "land", "", TRUE, NULL, bunny_item_read_land, print_land },
  { "built", "", FALSE, NULL, bunny_item_read_built, print_built },
  { "towers", "", FALSE, NULL, bunny_item_read_tower, print_towers },
  { "hands", "", TRUE, NULL, bunny_item_read_hand, print_hand },
  { "sealed", "", TRUE, NULL, bunny_item_read_sealed, print_sealed },
  { "reserve", "", TRUE, check_two, bunny_item_read_reserve, print_reserve },
  { "tray", "", TRUE, NULL, bunny_item_read_tray, print_tray },
  { "scrolls", "", TRUE, NULL, bunny_item_read_scroll, print_scrolls },
  { "discards", "", TRUE, check_two, bunny_item_read_discard, print_discards },
  { "gone", "", TRUE, NULL, bunny_item_read_gone, print_gone },
  { "copied", "", TRUE, NULL, bunny_item_read_copied, print_copied },
  { "deck", "?", FALSE, open_deck, bunny_item_read_deck, print_deck },
  { "seen", "", FALSE, NULL, bunny_item_read_seen, print_seen },
  { "for", "", .read = read_viewer, .print = print_viewer },
};

static const GameFields fields = {
  .rules = &bunny_rules,
  .head = "bunny/1",
  .table = rows,
  .n = G_N_ELEMENTS (rows),
  .faults = GAME_FAULTS_AT_VALUE,
};

gboolean
bunny_position_parse (const char *text, GameState *game, GError **error)
{
  BunnyState *state = (BunnyState *) game;
  BunnyReader reader = {
    .in = { .fields = &fields, .text = text, .error = error, .state = game },
    .state = state,
  };

  memset (state, 0, sizeof *state);
  state->deck_open = 1;
  state->table.seats = 2;
  state->table.turn = state->table.round = state->table.pick = 1;
  return game_fields_read (&reader.in) && bunny_reader_check (&reader);
}

void
bunny_position_print (const GameState *game, GString *text)
{
  g_string_append (text, fields.head);
  game_fields_print (&fields, game, text);
}
