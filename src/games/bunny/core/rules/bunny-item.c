/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each reader takes one item, asks for its order in the list, counts its card and lays it into
 * the state. The list as a whole is checked later.
 */
#include "bunny-item.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static BunnyReader *
get_reader (GameReader *reader)
{
  return (BunnyReader *) reader;
}

static BunnyState *
get_state (GameReader *reader)
{
  return get_reader (reader)->state;
}

static gboolean
no_card (GameReader *reader, const GameItem *item)
{
  return game_reader_fault (reader, item->text, _ ("a card that can lie there is needed"));
}

static gboolean
out_of_order (GameReader *reader, const GameItem *item)
{
  return game_reader_fault (reader, item->text, _ ("this is out of order, or given twice"));
}

/* Returns TRUE if the item, with this number in its order, may follow the one before. */
static gboolean
keep_order (GameReader *reader, GameItem *item, guint number, gboolean may_repeat)
{
  if (item->index > 0 && (number < item->last || (number == item->last && !may_repeat)))
    return out_of_order (reader, item);
  item->last = number;
  return TRUE;
}

static gboolean
count_card (GameReader *reader, const GameItem *item, guint face)
{
  if (++get_reader (reader)->counts[face] > bunny_face_get_copies (face))
    return game_reader_fault (reader, item->text, _ ("there are not so many of this card"));
  return TRUE;
}

static gboolean
count_unknown (GameReader *reader, const GameItem *item)
{
  if (++get_reader (reader)->n_unknown > BUNNY_N_CARDS)
    return game_reader_fault (reader, item->text,
                              _ ("more unknown cards than there are cards"));
  return TRUE;
}

static gboolean
is_unknown (const GameItem *item)
{
  return item->length == 1 && *item->text == '?';
}

/* ---- Cards with marks */

/* Digits of other seats, rising. */
static gboolean
parse_marks (const char *digits, gsize length, guint seats, guint holder, guint *marks)
{
  *marks = 0;
  for (gsize i = 0; i < length; i++)
    {
      guint seat = (guint) (digits[i] - '1');

      if (digits[i] < '1' || seat >= seats || seat == holder || *marks >> seat)
        return FALSE;
      *marks |= 1u << seat;
    }
  return length > 0;
}

/* Reads, counts and orders a card of a bag: "gem3.24" or "?". */
static gboolean
read_card (GameReader *reader, GameItem *item, gboolean may_be_unknown, BunnyCard *card)
{
  const char *dot = memchr (item->text, '.', item->length);
  gsize       length = dot ? (gsize) (dot - item->text) : item->length;
  guint       marks = 0;
  guint       face = bunny_face_find (item->text, length);

  if (may_be_unknown && is_unknown (item))
    {
      *card = BUNNY_CARD_UNKNOWN;
      return keep_order (reader, item, *card, TRUE) && count_unknown (reader, item);
    }
  if (face == 0)
    return no_card (reader, item);
  if (dot && !parse_marks (dot + 1, item->length - length - 1, get_state (reader)->table.seats,
                           item->seat, &marks))
    return game_reader_fault (reader, item->text,
                              _ ("after the dot, digits of other seats are needed in rising "
                                 "order"));
  *card = BUNNY_CARD (face, bunny_marks_code (marks));
  return keep_order (reader, item, *card, TRUE) && count_card (reader, item, face);
}

/* A card without marks, in card order if `sorted`. */
static gboolean
read_face (GameReader *reader, GameItem *item, gboolean sorted, guint *face)
{
  *face = bunny_face_find (item->text, item->length);
  if (*face == 0)
    return no_card (reader, item);
  return (!sorted || keep_order (reader, item, *face, TRUE)) && count_card (reader, item, *face);
}

gboolean
bunny_item_read_hand (GameReader *reader, GameItem *item)
{
  BunnyState *state = get_state (reader);
  BunnyCard   card;

  if (!read_card (reader, item, TRUE, &card))
    return FALSE;
  if (state->n_hand[item->seat] == BUNNY_MAX_HAND)
    return game_reader_fault (reader, item->text, _ ("no hand holds so many cards"));
  bunny_state_add_to_hand (state, item->seat, card);
  return TRUE;
}

/* "*", or two cards: with two seats in the order in which they were chosen. */
gboolean
bunny_item_read_sealed (GameReader *reader, GameItem *item)
{
  BunnyCard *sealed = get_state (reader)->sealed[item->seat];
  BunnyCard  card;

  if (item->index == 0 && item->length == 1 && *item->text == '*')
    {
      sealed[0] = BUNNY_SEALED_STAR;
      return TRUE;
    }
  if (item->index > 1 || sealed[0] == BUNNY_SEALED_STAR)
    return game_reader_fault (reader, item->text, _ ("two cards are chosen, no more"));
  if (get_state (reader)->table.seats == 2)
    item->last = 0;
  if (!read_card (reader, item, FALSE, &card))
    return FALSE;
  sealed[item->index] = card;
  if (item->index == 0 && item->text[item->length] != ',')
    return game_reader_fault (reader, item->text, _ ("two cards are chosen, not one"));
  return TRUE;
}

/* The next card comes first, and is kept last: the others move up. */
gboolean
bunny_item_read_reserve (GameReader *reader, GameItem *item)
{
  BunnyState *state = get_state (reader);
  guint8     *reserve = state->reserve[item->seat];
  guint       face = BUNNY_UNKNOWN;

  if (is_unknown (item) ? !count_unknown (reader, item) : !read_face (reader, item, FALSE, &face))
    return FALSE;
  if (state->n_reserve[item->seat] == BUNNY_MAX_RESERVE)
    return game_reader_fault (reader, item->text, _ ("no reserve holds so many cards"));
  memmove (reserve + 1, reserve, state->n_reserve[item->seat]++);
  reserve[0] = (guint8) face;
  return TRUE;
}

gboolean
bunny_item_read_tray (GameReader *reader, GameItem *item)
{
  guint face;

  if (!read_face (reader, item, TRUE, &face))
    return FALSE;
  if (!bunny_face_is_building (face))
    return no_card (reader, item);
  get_state (reader)->table.tray[item->seat] += bunny_tray_one (face);
  return TRUE;
}

gboolean
bunny_item_read_scroll (GameReader *reader, GameItem *item)
{
  BunnyState *state = get_state (reader);
  BunnyCard   card;
  guint       scroll;

  if (!read_card (reader, item, TRUE, &card))
    return FALSE;
  if (card == BUNNY_CARD_UNKNOWN)
    {
      state->n_unknown_scrolls[item->seat]++;
      return TRUE;
    }
  if (!bunny_face_is_scroll (bunny_card_get_face (card)))
    return no_card (reader, item);
  scroll = bunny_card_get_face (card) - BUNNY_FIRST_SCROLL;
  state->scrolls[item->seat] |= (guint64) 1 << scroll;
  state->scroll_marks[scroll] = card & 15;
  return TRUE;
}

gboolean
bunny_item_read_discard (GameReader *reader, GameItem *item)
{
  BunnyCard card;

  if (!read_card (reader, item, TRUE, &card))
    return FALSE;
  bunny_state_add_discard (get_state (reader), item->seat, card);
  return TRUE;
}

gboolean
bunny_item_read_gone (GameReader *reader, GameItem *item)
{
  BunnyState *state = get_state (reader);
  guint       face;

  if (!read_face (reader, item, TRUE, &face))
    return FALSE;
  if (face == BUNNY_SUPPLY)
    state->provisions[item->seat]++;
  else if (bunny_face_is_territory (face) || bunny_face_is_camp (face))
    state->fate[face - 1] = BUNNY_FATE_GONE (item->seat);
  else
    return no_card (reader, item);
  return TRUE;
}

gboolean
bunny_item_read_deck (GameReader *reader, GameItem *item)
{
  BunnyState *state = get_state (reader);
  guint       face;

  if (!read_face (reader, item, FALSE, &face))
    return FALSE;
  memmove (state->deck + 1, state->deck, state->n_deck++);
  state->deck[0] = (guint8) face;
  return TRUE;
}

gboolean
bunny_item_read_seen (GameReader *reader, GameItem *item)
{
  BunnyReader *self = get_reader (reader);
  guint        face;

  if (!read_face (reader, item, TRUE, &face))
    return FALSE;
  self->seen[self->n_seen++] = (guint8) face;
  return TRUE;
}

/* ---- The board */

gboolean
bunny_item_read_rule (GameReader *reader, GameItem *item)
{
  for (guint i = 0; i < BUNNY_N_OPTIONS; i++)
    {
      if (!game_reader_is_word (bunny_options[i], item->text, item->length))
        continue;
      get_state (reader)->table.options |= (guint8) (1u << i);
      return keep_order (reader, item, i, FALSE);
    }
  return game_reader_fault (reader, item->text, _ ("there is no such rules option"));
}

gboolean
bunny_item_read_land (GameReader *reader, GameItem *item)
{
  BunnyTable *table = &get_state (reader)->table;
  int         cell = bunny_cell_find (item->text, item->length);

  if (cell < 0)
    return game_reader_fault (reader, item->text, _ ("a cell is needed here, from A1 to J10"));
  if (!keep_order (reader, item, (guint) cell, FALSE))
    return FALSE;
  if (bunny_table_get_owner (table, (guint) cell))
    return game_reader_fault (reader, item->text,
                              _ ("two seats cannot control the same cell"));
  table->cell[cell] |= (guint8) (item->seat + 1);
  table->n_cells[item->seat]++;
  return TRUE;
}

static gboolean
put (GameReader *reader, const GameItem *item, guint cell, BunnySpot spot)
{
  BunnyTable *table = &get_state (reader)->table;

  if (bunny_table_get_spot (table, cell) != BUNNY_NOTHING)
    return game_reader_fault (reader, item->text, _ ("a cell has room for one building"));
  table->cell[cell] |= (guint8) (spot << 3);
  return TRUE;
}

/* The spot after the colon of "C4:city2" or "C4:post/fish"; BUNNY_NOTHING if it is no building. */
static BunnySpot
parse_spot (const char *text, gsize length)
{
  const char *stroke = memchr (text, '/', length);
  gsize       before = stroke ? (gsize) (stroke - text) : length;
  guint       face = bunny_face_find (text, before);
  guint       goods;

  if (!bunny_face_is_building (face) || face == BUNNY_TOWER || (stroke && face != BUNNY_POST))
    return BUNNY_NOTHING;
  if (!stroke)
    return (BunnySpot) (face - BUNNY_SPOT);
  goods = bunny_face_find (stroke + 1, length - before - 1);
  if (goods < BUNNY_WOOD || goods > BUNNY_CARROT)
    return BUNNY_NOTHING;
  return (BunnySpot) BUNNY_SPOT_SET (goods - BUNNY_WOOD);
}

gboolean
bunny_item_read_built (GameReader *reader, GameItem *item)
{
  const char *colon = memchr (item->text, ':', item->length);
  gsize       before = colon ? (gsize) (colon - item->text) : item->length;
  int         cell = bunny_cell_find (item->text, before);
  BunnySpot   spot = BUNNY_NOTHING;

  if (cell >= 0 && colon)
    spot = parse_spot (colon + 1, item->length - before - 1);
  if (spot == BUNNY_NOTHING)
    return game_reader_fault (reader, item->text,
                              _ ("a cell and its building are needed, as in C4:city2"));
  return keep_order (reader, item, (guint) cell, FALSE) &&
         count_card (reader, item, bunny_spot_get_face (spot)) &&
         put (reader, item, (guint) cell, spot);
}

gboolean
bunny_item_read_tower (GameReader *reader, GameItem *item)
{
  BunnyTable *table = &get_state (reader)->table;
  const char *minus = memchr (item->text, '-', item->length);
  gsize       before = minus ? (gsize) (minus - item->text) : item->length;
  int         a = bunny_cell_find (item->text, before);
  int         b = minus ? bunny_cell_find (minus + 1, item->length - before - 1) : -1;

  if (a < 0 || b <= a)
    return game_reader_fault (reader, item->text,
                              _ ("two cells in the board’s order are needed, as in A1-C3"));
  if (!keep_order (reader, item, (guint) a, FALSE) || !count_card (reader, item, BUNNY_TOWER) ||
      !put (reader, item, (guint) a, BUNNY_SPOT_TOWER) ||
      !put (reader, item, (guint) b, BUNNY_SPOT_TOWER))
    return FALSE;
  table->towers[item->index][0] = (guint8) a;
  table->towers[item->index][1] = (guint8) b;
  return TRUE;
}

/* "r:wood7" or "l:gem3". */
gboolean
bunny_item_read_copied (GameReader *reader, GameItem *item)
{
  gboolean is_left = *item->text == 'l';
  guint    scroll = 0;

  if (item->length > 2 && (is_left || *item->text == 'r') && item->text[1] == ':')
    scroll = bunny_face_find (item->text + 2, item->length - 2);
  if (!bunny_face_is_scroll (scroll) || bunny_face_is_copy (scroll))
    return game_reader_fault (reader, item->text,
                              _ ("a scroll is needed here after “r:” or “l:”"));
  if (!keep_order (reader, item, is_left, FALSE))
    return FALSE;
  get_state (reader)->copied[item->seat][is_left] = (guint8) scroll;
  return TRUE;
}
