/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tiles on the table, lakes, steps and hubs (RULES.md 0.1, 3). A lake is given its steps cell by
 * cell as soon as one of its cells has some.
 */
#include "naive-zimbabwe.h"

#include <string.h>

#include "document.h"

#define ALL_CELLS(cell)                                   \
  for (NaiveCell cell = { 1, 1 }; cell.row <= NAIVE_SIDE; \
       cell.column < NAIVE_SIDE ? cell.column++ : (cell.row++, cell.column = 1))

static const char *const layouts[] = { NULL, NULL, "*x-xx----",
                                       "--x-*xxxx", "xx-x*x-xx", "xxxx*xxxx" };

/* ---- Tiles */

/* A cell of a tile in the file, by its column and row from 0. */
static char
read_tile (char letter, int column, int row)
{
  static char *text;
  char         head[] = "\ntile A\n";
  const char  *tile;

  if (!text)
    text = document_read ("zimbabwe", "data/tiles.txt");
  head[6] = letter;
  tile = strstr (text, head);
  g_assert_nonnull (tile);
  return tile[strlen (head) + (gsize) (row * 7 + column)];
}

/* Puts a tile, turned clockwise, into a slot of the three by three. */
static void
lay_tile (NaiveZimbabwe *naive, int slot, char letter, int turns)
{
  for (int row = 0; row < 6; row++)
    for (int column = 0; column < 6; column++)
      {
        int x = column, y = row;

        for (int i = 0; i < turns; i++)
          {
            int before = x;

            x = 5 - y;
            y = before;
          }
        naive->printed[slot % 3 * 6 + x + 1][slot / 3 * 6 + y + 1] =
          read_tile (letter, column, row);
      }
}

void
naive_lay (NaiveZimbabwe *naive)
{
  const char *layout = layouts[naive->seats];
  int         n = 0;

  memset (naive->printed, 0, sizeof naive->printed);
  for (int slot = 0; slot < 9; slot++)
    if (layout[slot] != '-')
      {
        /* With two seats the slots stand in a square of two. */
        lay_tile (naive, slot, naive->tiles[2 * n], naive->tiles[2 * n + 1] - '0');
        n++;
      }
}

/* ---- Cells */

gboolean
naive_is_water (const NaiveZimbabwe *naive, NaiveCell cell)
{
  return naive->printed[cell.column][cell.row] == '~' || naive->rain[cell.column][cell.row];
}

char
naive_get_resource (const NaiveZimbabwe *naive, NaiveCell cell)
{
  char printed = naive->printed[cell.column][cell.row];

  if (printed && strchr ("WCID", printed))
    return printed;
  return naive->loose[cell.column][cell.row];
}

int
naive_list_cells (char kind, NaiveCell at, char turn, NaiveCell *cells)
{
  gboolean is_wide = strchr ("IDSV", kind) != NULL;
  int      n = 0;

  for (int down = 0; down < 2; down++)
    for (int right = 0; right < 2; right++)
      if (is_wide || (turn == 'h' && down == 0) || (turn == 'v' && right == 0))
        cells[n++] = (NaiveCell) { at.column + right, at.row + down };
  return n;
}

int
naive_find_craft (const NaiveZimbabwe *naive, NaiveCell at)
{
  for (int i = 0; i < naive->n_crafts; i++)
    if (naive_is_same (naive->craft[i].at, at))
      return i;
  return -1;
}

static gboolean
is_covered (const NaiveZimbabwe *naive, NaiveCell cell)
{
  for (int i = 0; i < naive->n_crafts; i++)
    {
      NaiveCell cells[4];
      int       n = naive_list_cells (naive->craft[i].kind, naive->craft[i].at,
                                      naive->craft[i].turn, cells);

      for (int k = 0; k < n; k++)
        if (naive_is_same (cells[k], cell))
          return TRUE;
    }
  return FALSE;
}

gboolean
naive_is_empty (const NaiveZimbabwe *naive, NaiveCell cell)
{
  return naive_is_on_board (cell) && naive->printed[cell.column][cell.row] == '.' &&
         !naive->rain[cell.column][cell.row] && !naive->loose[cell.column][cell.row] &&
         naive->level[cell.column][cell.row] == 0 && !is_covered (naive, cell);
}

/* ---- Steps */

int
naive_get_stretch (const NaiveZimbabwe *naive, int seat)
{
  return seat > 0 && naive->god[seat] == 'H' ? 6 : 3;
}

/* Gives a cell its steps, and if it is water all of its lake. */
static void
reach (const NaiveZimbabwe *naive, NaiveCell cell, int n, int steps[20][20])
{
  static const int sides[4][2] = { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } };

  if (!naive_is_on_board (cell) || naive->printed[cell.column][cell.row] == 0 ||
      steps[cell.column][cell.row] <= n)
    return;
  steps[cell.column][cell.row] = n;
  for (int i = 0; i < 4 && naive_is_water (naive, cell); i++)
    {
      NaiveCell side = { cell.column + sides[i][0], cell.row + sides[i][1] };

      if (naive_is_on_board (side) && naive_is_water (naive, side))
        reach (naive, side, n, steps);
    }
}

void
naive_walk (const NaiveZimbabwe *naive,
            const NaiveCell     *from,
            int                  n,
            gboolean             walls,
            int                  steps[20][20])
{
  for (int i = 0; i < 400; i++)
    steps[i / 20][i % 20] = NAIVE_FAR;
  for (int i = 0; i < n; i++)
    reach (naive, from[i], 0, steps);
  for (int round = 0; round < 6; round++)
    ALL_CELLS (cell)
  if (steps[cell.column][cell.row] == round &&
      (round == 0 || !walls || naive->level[cell.column][cell.row] == 0))
    for (int i = 0; i < 9; i++)
      reach (naive, (NaiveCell) { cell.column + i % 3 - 1, cell.row + i / 3 - 1 }, round + 1,
             steps);
}

/* ---- What was walked already */

/* Ways from one position; another one begins anew. */
static struct
{
  NaiveZimbabwe of;
  int           stretch;
  gboolean      has_hubs[20][20];
  int           hubs[20][20][21];
  gboolean      has_steps[21];
  int           steps[21][20][20];
} known;

static void
forget_others (const NaiveZimbabwe *naive, int stretch)
{
  if (known.stretch == stretch && g_str_equal (known.of.tiles, naive->tiles) &&
      known.of.block == naive->block && known.of.n_crafts == naive->n_crafts &&
      memcmp (known.of.craft, naive->craft, sizeof naive->craft) == 0 &&
      memcmp (known.of.rain, naive->rain, sizeof naive->rain) == 0 &&
      memcmp (known.of.level, naive->level, sizeof naive->level) == 0)
    return;
  memset (known.has_hubs, 0, sizeof known.has_hubs);
  memset (known.has_steps, 0, sizeof known.has_steps);
  known.of = *naive;
  known.stretch = stretch;
}

int
naive_list_craft (const NaiveZimbabwe *naive, int craft, NaiveCell *cells)
{
  return naive_list_cells (naive->craft[craft].kind, naive->craft[craft].at,
                           naive->craft[craft].turn, cells);
}

/* Notes the crafts, and the monuments as hubs, that a walk has reached. */
static void
note_reached (
  const NaiveZimbabwe *naive, int steps[20][20], int stretch, int now, int via[20][20], int *hubs)
{
  for (int i = 0; i < naive->n_crafts; i++)
    {
      NaiveCell cells[4];

      for (int k = naive_list_craft (naive, i, cells) - 1; k >= 0; k--)
        if (steps[cells[k].column][cells[k].row] <= stretch)
          hubs[i] = MIN (hubs[i], now);
    }
  ALL_CELLS (other)
  if (naive->level[other.column][other.row] > 0 &&
      steps[other.column][other.row] <= stretch)
    via[other.column][other.row] = MIN (via[other.column][other.row], now + 1);
}

/* From hub to hub: each monument that is reached is the beginning of a walk of its own. */
static void
find_hubs (const NaiveZimbabwe *naive, const NaiveCell *from, int n, int stretch, int *hubs)
{
  int via[20][20];
  int steps[20][20];

  for (int i = 0; i < 400; i++)
    via[i / 20][i % 20] = NAIVE_FAR;
  naive_walk (naive, from, n, TRUE, steps);
  note_reached (naive, steps, stretch, 0, via, hubs);
  for (int now = 1; now < NAIVE_FAR; now++)
    ALL_CELLS (hub)
  if (via[hub.column][hub.row] == now)
    {
      naive_walk (naive, &hub, 1, TRUE, steps);
      note_reached (naive, steps, stretch, now, via, hubs);
    }
}

int
naive_count_hubs (const NaiveZimbabwe *naive, NaiveCell from, int craft, int stretch)
{
  int       origin = naive_find_craft (naive, from);
  NaiveCell cells[4] = { from };
  int       n = 1;

  forget_others (naive, stretch);
  if (known.has_hubs[from.column][from.row])
    return known.hubs[from.column][from.row][craft];
  known.has_hubs[from.column][from.row] = TRUE;
  for (int i = 0; i < 21; i++)
    known.hubs[from.column][from.row][i] = NAIVE_FAR;
  if (origin >= 0)
    n = naive_list_craft (naive, origin, cells);
  find_hubs (naive, cells, n, stretch, known.hubs[from.column][from.row]);
  return known.hubs[from.column][from.row][craft];
}

gboolean
naive_is_in_range (const NaiveZimbabwe *naive, int craft, NaiveCell resource, int stretch)
{
  NaiveCell cells[4];

  forget_others (naive, stretch);
  if (!known.has_steps[craft])
    naive_walk (naive, cells, naive_list_craft (naive, craft, cells), naive->block,
                known.steps[craft]);
  known.has_steps[craft] = TRUE;
  return known.steps[craft][resource.column][resource.row] <= stretch;
}
