/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tables, and the names of cells (NOTATION.md 1). Letters always stand in the order of the
 * notation.
 */
#include "zimbabwe-table.h"

#include "game-print.h"

const ZimbabweCraftFacts zimbabwe_crafts[ZIMBABWE_N_CRAFTS] = {
  { 'W', "wood-carver", 0, ZIMBABWE_SCULPTOR, FALSE, FALSE, 2, 1, { 3, 4 } },
  { 'P', "potter", 1, ZIMBABWE_VESSEL_MAKER, FALSE, FALSE, 2, 1, { 3, 4 } },
  { 'I', "ivory-carver", 2, ZIMBABWE_THRONE_MAKER, FALSE, TRUE, 2, 1, { 2, 3 } },
  { 'D', "diamond-cutter", 3, ZIMBABWE_NO_CRAFT, FALSE, TRUE, 10, 3, { 1, 2 } },
  { 'S', "sculptor", 0, ZIMBABWE_WOOD_CARVER, TRUE, TRUE, 4, 2, { 3, 4 } },
  { 'V', "vessel-maker", 1, ZIMBABWE_POTTER, TRUE, TRUE, 4, 2, { 3, 4 } },
  { 'T', "throne-maker", 0, ZIMBABWE_IVORY_CARVER, TRUE, FALSE, 4, 2, { 3, 4 } },
};

const ZimbabweGodFacts zimbabwe_gods[ZIMBABWE_N_GODS + 1] = {
  { '-', "", 0, FALSE },
  { 'S', "shadipinyi", 4, FALSE },
  { 'E', "elegua", 4, TRUE },
  { 'D', "dziva", 2, FALSE },
  { 'H', "eshu", 4, FALSE },
  { 'G', "gu", 4, TRUE },
  { 'O', "obatala", 7, TRUE },
  { 'A', "atete", 5, FALSE },
  { 'T', "tsui-goab", 3, TRUE },
  { 'N', "anansi", 5, FALSE },
  { 'Q', "qamata", 2, FALSE },
  { 'I', "engai", 5, TRUE },
  { 'X', "xango", -2, TRUE },
};

const ZimbabweStaffFacts zimbabwe_staff[ZIMBABWE_N_STAFF] = {
  { 'R', "rain", 1, 3 },
  { 'S', "shaman", 3, 2 },
  { 'B', "builder", 2, 2 },
  { 'H', "herd", 6, 2 },
  { 'N', "nomads", 1, 2 },
};

const char   zimbabwe_resource_letters[] = "WCID";
const guint8 zimbabwe_loose[ZIMBABWE_N_RESOURCES] = { 6, 4, 3, 3 };
const guint8 zimbabwe_values[ZIMBABWE_TOP_LEVEL + 1] = { 0, 1, 3, 7, 13, 21 };

/* clang-format off */
const char *const zimbabwe_tiles[2 * ZIMBABWE_N_SET] = {
  "..*..*" "......" "*..W.." "..C..*" "......" "*..*..",
  "D..~~~" "...~~~" "C...I." "......" "......" "......",
  "~~~~.W" "~~~~.." "~~~~.." "..ID.." "......" "......",
  "..~~.." ".W~~C." "......" "......" "....W." "......",
  ".~...." ".~.I.." ".~...." ".~I..." ".~~~.." ".~~~.W",
  "~~...." "~~I..." "..C..." "......" ".D..~~" "....~~",
  ".~~~~~" ".I...." "...W.." "...W.." "~~...." "~~....",
  "..~..." "..~CI." "..~C.." "..~..." "..~~~~" "..~~~~",
  ".....~" ".C...~" ".....~" ".....~" ".~~DW~" ".~~..~",
  "~~~~.." "~~~~.." "..W..." "......" "D....C" "......",
  "......" ".C..W." "~~...." "~~...." "~~~~.." ".~~~.C",
  "*....*" "..W..." "......" "*....*" "...C.." "*....*",
  "~.W..." "~....." "~....." "C....." "....W." "......",
  "~....." "~~...." "~~..D." "~~...." "..C..I" "......",
  "....~~" "..~~~~" "..I.C~" "......" "......" "...D..",
  "~~~~.C" "~~~..." ".~...." "......" "....W." ".D....",
  "......" "...~~~" "W.I~~~" "...~~~" "......" ".W....",
  "......" ".D...." ".~...." ".~~~W." "~..~.." "~~~~.C",
  ".....C" "......" "...~~~" "C..~~~" "...~~~" "I..~~~",
  "....I." "......" "....~." "...I~~" "...~~~" "W.~~~~",
  ".....C" "W~...." "~~~.C." "~~~..." ".~~..." ".~~...",
  "...W.." ".....I" "D~~..." "~~...." "~~.~.." "~~~~~~",
};
/* clang-format on */

const ZimbabweLayout *
zimbabwe_layout_get (guint seats)
{
  static const ZimbabweLayout layouts[] = {
    { 4, { 0, 1, 3, 4 }, 0 },
    { 6, { 2, 4, 5, 6, 7, 8 }, 1 },
    { 7, { 0, 1, 3, 4, 5, 7, 8 }, 3 },
    { 9, { 0, 1, 2, 3, 4, 5, 6, 7, 8 }, 4 },
  };

  return &layouts[seats - 2];
}

char
zimbabwe_tile_get_cell (guint tile, guint turns, guint column, guint row)
{
  for (; turns > 0; turns--)
    {
      guint other = ZIMBABWE_TILE_SIDE - 1 - column;

      column = row;
      row = other;
    }
  return zimbabwe_tiles[tile][row * ZIMBABWE_TILE_SIDE + column];
}

guint
zimbabwe_cell_get_rank (guint cell)
{
  guint row = zimbabwe_cell_get_row (cell) + 1;

  return zimbabwe_cell_get_column (cell) * 1000 +
         (row < 10 ? row * 100 : row / 10 * 100 + row % 10 + 1);
}

void
zimbabwe_cell_print (guint cell, GString *text)
{
  game_print_to (text, "%c%u", 'a' + (int) zimbabwe_cell_get_column (cell),
                 zimbabwe_cell_get_row (cell) + 1);
}

gboolean
zimbabwe_cell_read (const char *text, guint *cell, const char **end)
{
  guint row;

  if (text[0] < 'a' || text[0] >= 'a' + ZIMBABWE_SIDE || text[1] < '1' || text[1] > '9')
    return FALSE;
  row = (guint) (text[1] - '0');
  *end = text + 2;
  if (g_ascii_isdigit (text[2]))
    {
      row = row * 10 + (guint) (text[2] - '0');
      *end = text + 3;
    }
  if (row > ZIMBABWE_SIDE || g_ascii_isdigit (**end))
    return FALSE;
  *cell = zimbabwe_cell ((guint) (text[0] - 'a'), row - 1);
  return TRUE;
}
