/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reading a position in two steps: zimbabwe-reader.c reads the fields of zimbabwe-pieces.c and
 * zimbabwe-values.c one after the other, each judged by those before it, and zimbabwe-check.c asks
 * whether they can stand together. Private to these four.
 */
#pragma once

#include "game-fields.h"
#include "zimbabwe-ground.h"

G_BEGIN_DECLS

/* Fields by their numbers in the table, as far as something is worked out after them. */
typedef enum
{
  ZIMBABWE_FIELD_MAP = 1,
  ZIMBABWE_FIELD_EXTRA = 3,
  ZIMBABWE_FIELD_STAFF = 12,
  ZIMBABWE_FIELD_ORDER = 17,
  ZIMBABWE_N_FIELDS = 33,
} ZimbabweFieldNumber;

typedef struct
{
  GameReader     in;
  ZimbabweState *state;  /* as in.state */
  ZimbabweGround ground; /* the map alone, until all is read */
  ZimbabweCells  taken;  /* cells that something lies on already */
  guint8         n_passed;
  guint8         passed[ZIMBABWE_MAX_SEATS];
} ZimbabweReader;

extern const GameField zimbabwe_fields[ZIMBABWE_N_FIELDS];

/* What lies on the board, as entries of GameField. */
gboolean zimbabwe_map_read (GameReader *reader, guint seat);
void     zimbabwe_map_print (const GameState *state, guint seat, GString *text);
gboolean zimbabwe_rain_read (GameReader *reader, GameItem *item);
void     zimbabwe_rain_print (const GameState *state, guint seat, GString *text);
gboolean zimbabwe_extra_read (GameReader *reader, GameItem *item);
void     zimbabwe_extra_print (const GameState *state, guint seat, GString *text);
gboolean zimbabwe_craft_read (GameReader *reader, GameItem *item);
void     zimbabwe_craft_print (const GameState *state, guint seat, GString *text);
gboolean zimbabwe_monument_read (GameReader *reader, GameItem *item);
void     zimbabwe_monument_print (const GameState *state, guint seat, GString *text);
gboolean zimbabwe_used_read (GameReader *reader, GameItem *item);
void     zimbabwe_used_print (const GameState *state, guint seat, GString *text);

/* Reads over the cell of an item; FALSE unless it lies behind that of the item before. */
gboolean zimbabwe_item_read_cell (GameReader *reader, GameItem *item, guint *cell);

/* Returns TRUE if all of an item has been read. */
gboolean zimbabwe_item_is_read (const GameReader *reader, const GameItem *item);

/* Appends a list of cells. */
void zimbabwe_cells_print (const ZimbabweCells *cells, GString *text);

/* Asks whether all that was read can stand together; NULL, or a sentence that says what cannot. */
const char *zimbabwe_reader_check (ZimbabweReader *reader);

/* Writes the seats in the order of their plaques as it is unless another one is written. */
void zimbabwe_state_sort_plaques (const ZimbabweState *state, guint8 *plaques);

/* As the entries of GameRules of these names. */
void     zimbabwe_position_print (const GameState *state, GString *text);
gboolean zimbabwe_position_parse (const char *text, GameState *state, GError **error);

G_END_DECLS
