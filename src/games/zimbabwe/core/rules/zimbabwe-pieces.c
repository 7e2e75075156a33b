/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fields of what lies on the board (NOTATION.md 2), each with its reader and its printer. They
 * are read in the order of the table, and each is judged beside those before it.
 */
#include "zimbabwe-reader.h"

#include <string.h>

#include "game-print.h"

static ZimbabweState *
get_state (GameReader *reader)
{
  return ((ZimbabweReader *) reader)->state;
}

/* ---- Cells */

/* Takes a cell among some of the map that nothing lies on yet. */
static gboolean
take_cell (GameReader *in, const ZimbabweCells *among, guint cell)
{
  ZimbabweReader *reader = (ZimbabweReader *) in;

  if (cell == ZIMBABWE_NOWHERE || !zimbabwe_cells_has (among, cell) ||
      zimbabwe_cells_has (&reader->taken, cell))
    return FALSE;
  zimbabwe_cells_add (&reader->taken, cell);
  return TRUE;
}

static const ZimbabweGround *
get_ground (GameReader *reader)
{
  return &((ZimbabweReader *) reader)->ground;
}

gboolean
zimbabwe_item_read_cell (GameReader *reader, GameItem *item, guint *cell)
{
  if (!zimbabwe_cell_read (reader->p, cell, &reader->p) || *cell < item->last)
    return FALSE;
  item->last = *cell + 1;
  return TRUE;
}

gboolean
zimbabwe_item_is_read (const GameReader *reader, const GameItem *item)
{
  return reader->p == item->text + item->length;
}

void
zimbabwe_cells_print (const ZimbabweCells *cells, GString *text)
{
  const char *between = "";

  for (guint cell = 0; cell < ZIMBABWE_N_CELLS; cell++)
    if (zimbabwe_cells_has (cells, cell))
      {
        g_string_append (text, between);
        zimbabwe_cell_print (cell, text);
        between = ",";
      }
}

/* ---- The map */

/* The number of a tile by its letter, or 255. */
static guint8
find_tile (char letter)
{
  if (letter >= 'A' && letter < 'A' + ZIMBABWE_N_SET)
    return (guint8) (letter - 'A');
  if (letter >= 'a' && letter < 'a' + ZIMBABWE_N_SET)
    return (guint8) (letter - 'a' + ZIMBABWE_N_SET);
  return 255;
}

/* Reads a tile and its turns into a slot of the layout. */
static gboolean
read_tile (GameReader *reader, guint slot)
{
  ZimbabweState *state = get_state (reader);
  guint8         tile = find_tile (*reader->p++);
  int            turns = game_reader_one_of (reader, "0123");

  if (tile == 255 || turns < 0 ||
      (tile % ZIMBABWE_N_SET == 0) != (slot == zimbabwe_layout_get (state->seats)->start) ||
      (slot > 0 && tile / ZIMBABWE_N_SET != state->tile[0] / ZIMBABWE_N_SET) ||
      memchr (state->tile, tile, slot))
    return FALSE;
  state->tile[slot] = tile;
  state->tile_turns[slot] = (guint8) turns;
  return TRUE;
}

gboolean
zimbabwe_map_read (GameReader *reader, guint seat)
{
  ZimbabweState *state = get_state (reader);
  gsize          length = strcspn (reader->p, " ");
  guint          seats = 2;

  while (seats < ZIMBABWE_MAX_SEATS && zimbabwe_layout_get (seats)->n_tiles * 2u < length)
    seats++;
  if (zimbabwe_layout_get (seats)->n_tiles * 2u != length)
    return FALSE;
  zimbabwe_state_clear (state, seats, state->options);
  for (guint slot = 0; slot < length / 2; slot++)
    if (!read_tile (reader, slot))
      return FALSE;
  return TRUE;
}

void
zimbabwe_map_print (const GameState *game, guint seat, GString *text)
{
  const ZimbabweState *state = zimbabwe_state (game);

  for (guint i = 0; i < zimbabwe_layout_get (state->seats)->n_tiles; i++)
    game_print_to (text, "%c%u",
                   state->tile[i] < ZIMBABWE_N_SET
                     ? 'A' + state->tile[i]
                     : 'a' + state->tile[i] - ZIMBABWE_N_SET,
                   state->tile_turns[i]);
}

gboolean
zimbabwe_rain_read (GameReader *reader, GameItem *item)
{
  ZimbabweState *state = get_state (reader);
  guint          cell;

  if (!zimbabwe_item_read_cell (reader, item, &cell) || item->index == ZIMBABWE_N_DROPS ||
      !take_cell (reader, &get_ground (reader)->bare, cell) ||
      !zimbabwe_item_is_read (reader, item))
    return FALSE;
  zimbabwe_cells_add (&state->rain, cell);
  return *reader->p == ',' || item->index % 2 == 1;
}

void
zimbabwe_rain_print (const GameState *game, guint seat, GString *text)
{
  zimbabwe_cells_print (&zimbabwe_state (game)->rain, text);
}

gboolean
zimbabwe_extra_read (GameReader *reader, GameItem *item)
{
  ZimbabweState *state = get_state (reader);
  int            resource = game_reader_one_of (reader, zimbabwe_resource_letters);
  guint          cell;

  if (resource < 0 || !zimbabwe_item_read_cell (reader, item, &cell) ||
      zimbabwe_state_get_loose (state, (guint) resource) == 0 ||
      !take_cell (reader, &get_ground (reader)->bare, cell))
    return FALSE;
  state->extra[state->n_extras++] = (guint16) (cell << 2 | (guint) resource);
  return zimbabwe_item_is_read (reader, item);
}

void
zimbabwe_extra_print (const GameState *game, guint seat, GString *text)
{
  const ZimbabweState *state = zimbabwe_state (game);

  for (guint i = 0; i < state->n_extras; i++)
    {
      game_print_to (text, "%s%c", i == 0 ? "" : ",",
                     zimbabwe_resource_letters[zimbabwe_extra_get_resource (state->extra[i])]);
      zimbabwe_cell_print (zimbabwe_extra_get_cell (state->extra[i]), text);
    }
}

/* ---- Craftsmen */

/* Reads a craftsman; TRUE, if it can be one. */
static gboolean
read_craft (GameReader *reader, ZimbabweCraft *craft)
{
  int   owner = game_reader_one_of (reader, "12345");
  int   kind = game_reader_one_of (reader, ZIMBABWE_CRAFT_LETTERS);
  guint cell;
  int   turn;

  if (owner < 0 || kind < 0 || owner >= get_state (reader)->seats ||
      !zimbabwe_cell_read (reader->p, &cell, &reader->p))
    return FALSE;
  turn = zimbabwe_crafts[kind].is_wide ? -1 : game_reader_one_of (reader, "hv");
  *craft = (ZimbabweCraft) { .cell = (guint16) cell,
                             .kind = (guint8) kind,
                             .turn = (guint8) (turn + 1),
                             .owner = (guint8) owner };
  return (craft->turn == ZIMBABWE_WIDE) == zimbabwe_crafts[kind].is_wide;
}

gboolean
zimbabwe_craft_read (GameReader *reader, GameItem *item)
{
  ZimbabweState *state = get_state (reader);
  ZimbabweCraft  craft;
  guint          cells[4], rank;

  if (!read_craft (reader, &craft) || !zimbabwe_item_is_read (reader, item))
    return FALSE;
  rank = craft.kind * ZIMBABWE_N_CELLS + craft.cell;
  if (rank < item->last || zimbabwe_state_count_crafts (state, craft.kind) == ZIMBABWE_COPIES)
    return FALSE;
  item->last = rank + 1;
  for (guint i = zimbabwe_piece_list_cells (craft.cell, craft.turn, cells); i > 0; i--)
    if (!take_cell (reader, &get_ground (reader)->bare, cells[i - 1]))
      return FALSE;
  zimbabwe_state_add_craft (state, craft);
  return TRUE;
}

void
zimbabwe_craft_print (const GameState *game, guint seat, GString *text)
{
  static const char *const turns[] = { "", "h", "v" };
  const ZimbabweState     *state = zimbabwe_state (game);

  for (guint i = 0; i < state->n_crafts; i++)
    {
      const ZimbabweCraft *craft = &state->craft[i];

      game_print_to (text, "%s%u%c", i == 0 ? "" : ",", craft->owner + 1u,
                     zimbabwe_crafts[craft->kind].letter);
      zimbabwe_cell_print (craft->cell, text);
      g_string_append (text, turns[craft->turn]);
    }
}

/* ---- Monuments and use markers */

/* Reads "-2" to "-5", or nothing: the number, 1 then; 0 after a fault. */
static guint
read_height (GameReader *reader, const char *digits)
{
  int digit;

  if (game_reader_one_of (reader, "-") < 0)
    return 1;
  digit = game_reader_one_of (reader, digits);
  return digit < 0 ? 0 : (guint) digit + 2;
}

gboolean
zimbabwe_monument_read (GameReader *reader, GameItem *item)
{
  ZimbabweState        *state = get_state (reader);
  const ZimbabweGround *ground = get_ground (reader);
  guint                 cell, level;

  if (!zimbabwe_item_read_cell (reader, item, &cell) ||
      (zimbabwe_cells_has (&ground->starts, cell) &&
       zimbabwe_cells_meet (&ground->starts, &state->own[item->seat])))
    return FALSE;
  level = read_height (reader, "2345");
  if (level == 0 || state->seat[item->seat].discs + level > ZIMBABWE_N_DISCS ||
      zimbabwe_ground_find_resource (ground, cell) < ground->n_resources ||
      !take_cell (reader, &ground->land, cell))
    return FALSE;
  for (; level > 0; level--)
    zimbabwe_state_raise (state, item->seat, cell);
  return zimbabwe_item_is_read (reader, item);
}

void
zimbabwe_monument_print (const GameState *game, guint seat, GString *text)
{
  const ZimbabweState *state = zimbabwe_state (game);
  const char          *between = "";

  for (guint cell = 0; cell < ZIMBABWE_N_CELLS; cell++)
    if (zimbabwe_cells_has (&state->own[seat], cell))
      {
        guint level = zimbabwe_state_get_level (state, cell);

        g_string_append (text, between);
        zimbabwe_cell_print (cell, text);
        if (level > 1)
          game_print_to (text, "-%u", level);
        between = ",";
      }
}

gboolean
zimbabwe_used_read (GameReader *reader, GameItem *item)
{
  ZimbabweState        *state = get_state (reader);
  const ZimbabweGround *ground = get_ground (reader);
  guint                 cell, resource, n;

  if (!zimbabwe_item_read_cell (reader, item, &cell))
    return FALSE;
  n = read_height (reader, "2");
  resource = zimbabwe_ground_find_resource (ground, cell);
  if (n == 0 || resource == ground->n_resources)
    return FALSE;
  state->used[0] |= G_GUINT64_CONSTANT (1) << resource;
  state->used[1] |= (guint64) (n - 1) << resource;
  return zimbabwe_item_is_read (reader, item);
}

void
zimbabwe_used_print (const GameState *game, guint seat, GString *text)
{
  const ZimbabweState *state = zimbabwe_state (game);
  const char          *between = "";
  ZimbabweGround       ground;

  if (state->used[0] == 0)
    return;
  zimbabwe_ground_init (&ground);
  zimbabwe_ground_follow (&ground, state);
  for (guint cell = 0; cell < ZIMBABWE_N_CELLS; cell++)
    {
      guint resource = zimbabwe_ground_find_resource (&ground, cell);

      if (resource == ground.n_resources || !(state->used[0] >> resource & 1))
        continue;
      g_string_append (text, between);
      zimbabwe_cell_print (cell, text);
      if (state->used[1] >> resource & 1)
        g_string_append (text, "-2");
      between = ",";
    }
}
