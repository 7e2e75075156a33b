/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A position as its canonical line (NOTATION.md 2): every key in the table's order, defaults left
 * out.
 */
#include "bunny-reader.h"

#include "game-print.h"

/* One seat's part of a value. */
typedef void (*PrintPart) (const BunnyState *state, guint seat, GString *text);

static void
print_comma (GString *text, gsize start)
{
  if (text->len > start)
    g_string_append_c (text, ',');
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

/* ---- The parts of values */

static void
print_score (const BunnyState *state, guint seat, GString *text)
{
  game_print_to (text, "%u", state->table.score[seat]);
}

static void
print_land (const BunnyState *state, guint seat, GString *text)
{
  gsize start = text->len;

  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    if (bunny_table_get_owner (&state->table, cell) == seat + 1)
      {
        print_comma (text, start);
        bunny_face_print (cell + 1, text);
      }
}

static void
print_hand (const BunnyState *state, guint seat, GString *text)
{
  print_cards (state->hand[seat], state->n_hand[seat], text);
}

static void
print_sealed (const BunnyState *state, guint seat, GString *text)
{
  if (state->sealed[seat][0] == BUNNY_SEALED_STAR)
    g_string_append_c (text, '*');
  else if (bunny_state_has_sealed (state, seat))
    print_cards (state->sealed[seat], 2, text);
}

static void
print_reserve (const BunnyState *state, guint seat, GString *text)
{
  gsize start = text->len;

  for (guint i = seat < 2 ? state->n_reserve[seat] : 0; i-- > 0;)
    {
      print_comma (text, start);
      print_card (BUNNY_CARD (state->reserve[seat][i], 0), text);
    }
}

static void
print_tray (const BunnyState *state, guint seat, GString *text)
{
  gsize start = text->len;

  for (guint face = BUNNY_CITY1; face <= BUNNY_TOWER; face++)
    for (guint i = bunny_tray_get (state->table.tray[seat], face); i > 0; i--)
      {
        print_comma (text, start);
        bunny_face_print (face, text);
      }
}

static void
print_scrolls (const BunnyState *state, guint seat, GString *text)
{
  gsize start = text->len;

  for (guint i = 0; i < BUNNY_N_SCROLLS; i++)
    if (bunny_state_has_scroll (state, seat, BUNNY_FIRST_SCROLL + i))
      {
        print_comma (text, start);
        print_card (BUNNY_CARD (BUNNY_FIRST_SCROLL + i, state->scroll_marks[i]), text);
      }
  print_unknown (state->n_unknown_scrolls[seat], text, start);
}

static void
print_discards (const BunnyState *state, guint seat, GString *text)
{
  gsize     start = text->len;
  BunnyCard cards[BUNNY_N_CARDS];

  print_cards (cards, bunny_state_list_discards (state, seat, cards), text);
  print_unknown (seat < 2 ? state->n_unknown_discards[seat] : 0, text, start);
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
print_gone (const BunnyState *state, guint seat, GString *text)
{
  guint8 faces[BUNNY_N_CARDS];

  print_faces (faces, bunny_state_list_gone (state, seat, faces), text);
}

static void
print_copied (const BunnyState *state, guint seat, GString *text)
{
  gsize start = text->len;

  for (guint which = 0; which < 2; which++)
    if (state->copied[seat][which])
      {
        print_comma (text, start);
        g_string_append (text, which == 0 ? "r:" : "l:");
        bunny_face_print (state->copied[seat][which], text);
      }
}

/* ---- Fields */

static void
print_key (BunnyKey key, GString *text)
{
  game_print_to (text, " %s=", bunny_keys[key]);
}

static void
print_number (BunnyKey key, guint number, guint usual, GString *text)
{
  if (number == usual)
    return;
  print_key (key, text);
  game_print_to (text, "%u", number);
}

/* A value by seats, unless each part is `usual`. */
static void
print_parts (
  const BunnyState *state, BunnyKey key, PrintPart print, const char *usual, GString *text)
{
  gsize    before = text->len;
  gboolean is_usual = TRUE;

  print_key (key, text);
  for (guint seat = 0; seat < state->table.seats; seat++)
    {
      gsize start;

      if (seat > 0)
        g_string_append_c (text, '|');
      start = text->len;
      print (state, seat, text);
      is_usual = is_usual && g_str_equal (text->str + start, usual);
    }
  if (is_usual)
    g_string_truncate (text, before);
}

static void
print_rules (const BunnyTable *table, GString *text)
{
  gsize start;

  if (table->options == 0)
    return;
  print_key (BUNNY_KEY_RULES, text);
  start = text->len;
  for (guint i = 0; i < BUNNY_N_OPTIONS; i++)
    if (table->options & (1u << i))
      {
        print_comma (text, start);
        g_string_append (text, bunny_options[i]);
      }
}

/* Prints the mover, the camp announced and asked about, and the camps kept. */
static void
print_turn (const BunnyTable *table, GString *text)
{
  if (table->phase != BUNNY_BUILD)
    return;
  print_number (BUNNY_KEY_MOVE, table->mover + 1u, bunny_table_get_first_builder (table) + 1, text);
  print_number (BUNNY_KEY_CAMP, table->camp, 0, text);
  if (table->asked)
    game_print_to (text, "/%u", table->asked);
  if (table->kept == 0)
    return;
  print_key (BUNNY_KEY_KEPT, text);
  for (guint camp = 1; camp <= BUNNY_N_CAMPS; camp++)
    if (table->kept & (1u << camp))
      game_print_to (text, "%u", camp);
}

static void
print_built (const BunnyTable *table, GString *text)
{
  gsize before = text->len, start;

  print_key (BUNNY_KEY_BUILT, text);
  start = text->len;
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
  if (text->len == start)
    g_string_truncate (text, before);
}

static void
print_towers (const BunnyTable *table, GString *text)
{
  for (guint i = 0; i < BUNNY_N_TOWERS && table->towers[i][1]; i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');
      else
        print_key (BUNNY_KEY_TOWERS, text);
      bunny_face_print (table->towers[i][0] + 1u, text);
      g_string_append_c (text, '-');
      bunny_face_print (table->towers[i][1] + 1u, text);
    }
}

static void
print_deck (const BunnyState *state, GString *text)
{
  if (state->deck_open)
    {
      if (state->n_deck == 0)
        return;
      print_key (BUNNY_KEY_SEEN, text);
      print_faces (state->deck, state->n_deck, text);
      return;
    }
  print_key (BUNNY_KEY_DECK, text);
  for (guint i = state->n_deck; i-- > 0;)
    {
      bunny_face_print (state->deck[i], text);
      if (i > 0)
        g_string_append_c (text, ',');
    }
}

void
bunny_position_print (const GameState *game, GString *text)
{
  const BunnyState *state = bunny_state (game);
  const BunnyTable *table = &state->table;

  g_string_append (text, "bunny/1");
  print_rules (table, text);
  print_number (BUNNY_KEY_SEATS, table->seats, 2, text);
  print_number (BUNNY_KEY_ROUND, table->round, 1, text);
  if (table->phase != BUNNY_EXPLORE)
    game_print_to (text, " phase=%s", bunny_phases[table->phase]);
  print_number (BUNNY_KEY_PICK, table->pick, 1, text);
  print_number (BUNNY_KEY_TURN, table->turn, 1, text);
  print_turn (table, text);
  print_parts (state, BUNNY_KEY_SCORE, print_score, "0", text);
  print_parts (state, BUNNY_KEY_LAND, print_land, "", text);
  print_built (table, text);
  print_towers (table, text);
  print_parts (state, BUNNY_KEY_HANDS, print_hand, "", text);
  print_parts (state, BUNNY_KEY_SEALED, print_sealed, "", text);
  print_parts (state, BUNNY_KEY_RESERVE, print_reserve, "", text);
  print_parts (state, BUNNY_KEY_TRAY, print_tray, "", text);
  print_parts (state, BUNNY_KEY_SCROLLS, print_scrolls, "", text);
  print_parts (state, BUNNY_KEY_DISCARDS, print_discards, "", text);
  print_parts (state, BUNNY_KEY_GONE, print_gone, "", text);
  print_parts (state, BUNNY_KEY_COPIED, print_copied, "", text);
  print_deck (state, text);
  if (table->viewer)
    print_number (BUNNY_KEY_FOR, table->viewer, 0, text);
}
