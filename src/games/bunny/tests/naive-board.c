/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board as data/map.txt draws it, fiefs by spreading from cell to cell, and everything that is
 * counted on the board (RULES.md 4 and 5.3).
 */
#include "naive-bunny.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  char       letters[101];
  GPtrArray *lava; /* "B1-B2" */
} Map;

static void
read_maps (Map *maps)
{
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", "bunny",
                                            "data", "map.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  Map *map = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i]; i++)
    {
      g_auto (GStrv) words = g_strsplit (lines[i], " ", -1);

      if (lines[i][0] == '#' || !words[0] || !words[1])
        continue;
      if (g_str_equal (words[0], "board"))
        {
          map = &maps[g_str_equal (words[1], "newlands")];
          map->lava = naive_list_new ();
        }
      else if (g_str_equal (words[0], "lava"))
        for (int k = 1; words[k]; k++)
          naive_list_add (map->lava, words[k]);
      else
        strcat (map->letters, words[1]);
    }
}

static const Map *
get_map (const NaiveBunny *game)
{
  static Map maps[2];

  if (!maps[0].lava)
    read_maps (maps);
  return &maps[game->newlands];
}

int
naive_cell (const char *name)
{
  return (name[0] - 'A') * 10 + atoi (name + 1) - 1;
}

const char *
naive_cell_name (int cell)
{
  return naive_card_name (cell);
}

char
naive_terrain (const NaiveBunny *game, int cell)
{
  return get_map (game)->letters[cell];
}

/* Own land without a building, printed ones included. */
gboolean
naive_is_free (const NaiveBunny *game, int seat, int cell)
{
  return game->owner[cell] == seat && !game->built[cell] && naive_terrain (game, cell) != 'C';
}

/* ---- Fiefs */

static gboolean
is_pair (const char *pair, int a, int b)
{
  g_auto (GStrv) ends = g_strsplit (pair, "-", 2);
  int first = naive_cell (ends[0]), second = naive_cell (ends[1]);

  return (first == a && second == b) || (first == b && second == a);
}

static gboolean
list_has_pair (const GPtrArray *pairs, int a, int b)
{
  for (guint i = 0; i < pairs->len; i++)
    if (is_pair (g_ptr_array_index (pairs, i), a, b))
      return TRUE;
  return FALSE;
}

static gboolean
are_connected (const NaiveBunny *game, int a, int b)
{
  int rows = abs (a / 10 - b / 10), columns = abs (a % 10 - b % 10);

  if (rows + columns == 1 && !list_has_pair (get_map (game)->lava, a, b))
    return TRUE;
  return game->built[a] && g_str_equal (game->built[a], "tower") &&
         list_has_pair (game->towers, a, b);
}

static void
spread (const NaiveBunny *game, int seat, int cell, int number, int *fief)
{
  fief[cell] = number;
  for (int other = 0; other < 100; other++)
    if (game->owner[other] == seat && fief[other] == 0 && are_connected (game, cell, other))
      spread (game, seat, other, number, fief);
}

int
naive_fiefs (const NaiveBunny *game, int seat, int *fief)
{
  int n = 0;

  memset (fief, 0, 100 * sizeof *fief);
  for (int cell = 0; cell < 100; cell++)
    if (game->owner[cell] == seat && fief[cell] == 0)
      spread (game, seat, cell, ++n, fief);
  return n;
}

/* ---- Strength and goods of a cell */

static int
get_strength (const NaiveBunny *game, int cell)
{
  const char *built = game->built[cell];

  if (naive_terrain (game, cell) == 'C')
    return 1;
  return built && g_str_has_prefix (built, "city") ? built[4] - '0' : 0;
}

/* The number of times that a cell gives a resource: from the land, and from its building. */
static int
count_good (const NaiveBunny *game, int cell, const char *good)
{
  const char *built = game->built[cell];
  char        land = naive_terrain (game, cell);
  const char *base = land == 'w' ? "wood" : land == 's' ? "fish"
                                          : land == 'f' ? "carrot"
                                                        : "";
  int         n = g_str_equal (base, good);

  if (built && g_str_has_prefix (built, "post/"))
    built += strlen ("post/");
  return n + (built && g_str_equal (built, good));
}

static const char *const goods[] = { "wood", "fish", "carrot", "pearl", "mushroom", "spice",
                                     "diamond", "copper", "gold", "iron" };

static int
sum_good (const NaiveBunny *game, int seat, const char *good)
{
  int n = 0;

  for (int cell = 0; cell < 100; cell++)
    if (game->owner[cell] == seat)
      n += count_good (game, cell, good);
  return n;
}

static int
count_goods_of_cell (const NaiveBunny *game, int cell)
{
  int n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (goods); i++)
    n += count_good (game, cell, goods[i]);
  return n;
}

/* The counts of a fief. */
typedef struct
{
  int size, strength, wealth, cities;
} Fief;

static Fief
measure (const NaiveBunny *game, const int *fief, int number)
{
  Fief sums = { 0 };

  for (int cell = 0; cell < 100; cell++)
    if (fief[cell] == number)
      {
        sums.size += 1;
        sums.strength += get_strength (game, cell);
        sums.cities += get_strength (game, cell) > 0;
      }
  for (guint i = 0; i < G_N_ELEMENTS (goods); i++)
    {
      gboolean has = FALSE;

      for (int cell = 0; cell < 100; cell++)
        has = has || (fief[cell] == number && count_good (game, cell, goods[i]) > 0);
      sums.wealth += has;
    }
  return sums;
}

int
naive_bunny_harvest (const NaiveBunny *game, int seat)
{
  int fief[100], sum = 0;
  int n = naive_fiefs (game, seat, fief);

  for (int number = 1; number <= n; number++)
    {
      Fief sums = measure (game, fief, number);

      sum += sums.strength * sums.wealth;
    }
  return sum;
}

/* ---- Scrolls: the lines of the table */

/* Cells of a seat that have a property. */
static int
count_cells (const NaiveBunny *game, int seat, const char *what)
{
  int n = 0;

  for (int cell = 0; cell < 100; cell++)
    {
      const char *name = naive_cell_name (cell);
      int         column = atoi (name + 1);
      gboolean    edge_row = name[0] == 'A' || name[0] == 'J';
      gboolean    edge_column = column == 1 || column == 10;

      if (game->owner[cell] != seat)
        continue;
      if (g_str_equal (what, "border"))
        n += edge_row || edge_column;
      else if (g_str_equal (what, "corners"))
        n += edge_row && edge_column;
      else if (g_str_equal (what, "peaks"))
        n += naive_terrain (game, cell) == 'm';
      else if (g_str_equal (what, "wilds"))
        n += get_strength (game, cell) == 0 && count_goods_of_cell (game, cell) == 0;
      else if (g_str_equal (what, "cities"))
        n += get_strength (game, cell) > 0;
      else if (g_str_equal (what, "camps"))
        n += game->built[cell] && g_str_has_prefix (game->built[cell], "camp");
      else
        n++;
    }
  return n;
}

static int
count_fiefs (const NaiveBunny *game, int seat, const char *what)
{
  int fief[100], result = 0;
  int n = naive_fiefs (game, seat, fief);

  for (int number = 1; number <= n; number++)
    {
      Fief sums = measure (game, fief, number);

      if (g_str_equal (what, "estates"))
        result += sums.size >= 3;
      else if (g_str_equal (what, "hungry"))
        result += sums.wealth == 0 ? sums.cities : 0;
      else if (g_str_equal (what, "best"))
        result = MAX (result, sums.strength * sums.wealth);
      else
        result++;
    }
  return result;
}

static int
count_camps (const NaiveBunny *game, int seat)
{
  int n = count_cells (game, seat, "camps");

  for (int camp = 1; camp <= 6 && !game->camps_standing; camp++)
    {
      g_autofree char *name = g_strdup_printf ("camp%d", camp);

      n += naive_list_count (game->tray[seat - 1], name);
      n += naive_list_count (game->gone[seat - 1], name);
    }
  return n;
}

static int
count_luxuries (const NaiveBunny *game, int seat)
{
  int n = 0;

  for (guint i = 3; i < G_N_ELEMENTS (goods); i++)
    n += sum_good (game, seat, goods[i]);
  return n;
}

/* The scrolls of a seat, copy cards turned into the scrolls that they copied. */
static GPtrArray *
list_held (const NaiveBunny *game, int seat)
{
  GPtrArray *held = naive_list_new ();
  GPtrArray *scrolls = game->scrolls[seat - 1];

  for (guint i = 0; i < scrolls->len; i++)
    {
      g_autofree char *name = naive_card_plain (g_ptr_array_index (scrolls, i));

      if (g_str_equal (name, "copyr") || g_str_equal (name, "copyl"))
        {
          const char *copied = game->copied[seat - 1][name[4] == 'l'];

          if (copied)
            naive_list_add (held, copied);
        }
      else
        naive_list_add (held, name);
    }
  return held;
}

static int
get_treasure (const GPtrArray *held, const char *name)
{
  if (g_str_equal (name, "glovel"))
    return naive_list_count (held, "glover") ? 4 : 1;
  if (g_str_equal (name, "glover"))
    return naive_list_count (held, "glovel") ? 4 : 1;
  return g_str_has_prefix (name, "gem") ? name[3] - '0' : 0;
}

static int
sum_treasures (const GPtrArray *held, gboolean number)
{
  int sum = 0;

  for (guint i = 0; i < held->len; i++)
    {
      const char *name = g_ptr_array_index (held, i);

      if (g_str_equal (naive_card_kind (name), "treasure"))
        sum += number ? 1 : get_treasure (held, name);
    }
  return sum;
}

static gboolean
is_widest (const NaiveBunny *game, int seat)
{
  int mine = count_cells (game, seat, "");

  for (int other = 1; other <= game->seats; other++)
    {
      int theirs = count_cells (game, other, "");

      if (other != seat && (theirs > mine || (theirs == mine && !game->widest_shared)))
        return FALSE;
    }
  return TRUE;
}

/* wood1, fish7 and the like. */
static int
get_points_for_goods (const NaiveBunny *game, int seat, const char *name)
{
  gsize            length = strlen (name) - 1;
  g_autofree char *good = g_strndup (name, length);
  int              n = sum_good (game, seat, good);

  if (name[length] == '1' || name[length] == '2')
    return n * (name[length] - '0');
  if (name[length] == '7')
    return n >= 7 ? 20 : 0;
  return n >= 5 ? 15 : 0;
}

/* The line of a scroll for a seat; `second` apart. */
static int
get_points (const NaiveBunny *game, int seat, const GPtrArray *held, const char *name)
{
  if (g_str_equal (naive_card_kind (name), "treasure"))
    return get_treasure (held, name);
  if (g_str_equal (name, "scribe"))
    return (int) game->scrolls[seat - 1]->len;
  if (g_str_equal (name, "cities") || g_str_equal (name, "border"))
    return count_cells (game, seat, name);
  if (g_str_equal (name, "corners"))
    return 3 * count_cells (game, seat, name);
  if (g_str_equal (name, "peaks") || g_str_equal (name, "wilds"))
    return 2 * count_cells (game, seat, name);
  if (g_str_has_prefix (name, "wood") || g_str_has_prefix (name, "fish") ||
      g_str_has_prefix (name, "carrot"))
    return get_points_for_goods (game, seat, name);
  if (g_str_equal (name, "luxury"))
    return 3 * count_luxuries (game, seat);
  if (g_str_equal (name, "estates"))
    return 4 * count_fiefs (game, seat, name);
  if (g_str_equal (name, "fiefs"))
    return count_fiefs (game, seat, name);
  if (g_str_equal (name, "fiefs10"))
    return count_fiefs (game, seat, "fiefs") >= 10 ? 12 : 0;
  if (g_str_equal (name, "hungry"))
    return 2 * count_fiefs (game, seat, name);
  if (g_str_equal (name, "camps"))
    return 3 * count_camps (game, seat);
  if (g_str_equal (name, "cities9"))
    return count_cells (game, seat, "cities") >= 9 ? 12 : 0;
  if (g_str_equal (name, "widest"))
    return is_widest (game, seat) ? 12 : 0;
  if (g_str_equal (name, "again"))
    return naive_bunny_harvest (game, seat) - count_fiefs (game, seat, "best");
  if (g_str_equal (name, "guard"))
    return 3 * sum_treasures (held, TRUE);
  g_assert_cmpstr (name, ==, "double");
  return sum_treasures (held, FALSE);
}

static int
get_total_without_second (const NaiveBunny *game, int seat)
{
  g_autoptr (GPtrArray) held = list_held (game, seat);
  int total = game->score[seat - 1];

  for (guint i = 0; i < held->len; i++)
    if (!g_str_equal (g_ptr_array_index (held, i), "second"))
      total += get_points (game, seat, held, g_ptr_array_index (held, i));
  if (naive_list_count (held, "double") == 2 && game->double_twice)
    total += sum_treasures (held, FALSE);
  return total;
}

static int
get_second (const NaiveBunny *game, int seat)
{
  int mine = get_total_without_second (game, seat), ahead = 0, equal = 0;

  for (int other = 1; other <= game->seats; other++)
    {
      int theirs = get_total_without_second (game, other);

      ahead += theirs > mine;
      equal += other != seat && theirs == mine;
    }
  return ahead == 1 && (equal == 0 || !game->second_alone) ? 10 : 0;
}

int
naive_bunny_total (const NaiveBunny *game, int seat)
{
  g_autoptr (GPtrArray) held = list_held (game, seat);

  return get_total_without_second (game, seat) +
         naive_list_count (held, "second") * get_second (game, seat);
}

/* Takes the scroll from its owner, with the one it copied, and gives it to the seat. */
static void
move_scroll (NaiveBunny *game, int seat, const char *scroll)
{
  for (int other = 1; other <= game->seats; other++)
    {
      int   index = naive_list_find (game->scrolls[other - 1], scroll);
      char *copied;

      if (index < 0 || other == seat)
        continue;
      g_free (naive_list_take (game->scrolls[other - 1], index));
      if (!g_str_has_prefix (scroll, "copy"))
        continue;
      copied = g_steal_pointer (&game->copied[other - 1][scroll[4] == 'l']);
      g_free (game->copied[seat - 1][scroll[4] == 'l']);
      game->copied[seat - 1][scroll[4] == 'l'] = copied;
    }
  if (naive_list_find (game->scrolls[seat - 1], scroll) < 0)
    naive_list_add (game->scrolls[seat - 1], scroll);
}

int
naive_bunny_worth (const NaiveBunny *game, int seat, const char *scroll)
{
  NaiveBunny *other = naive_bunny_copy (game);
  g_autoptr (GPtrArray) held = NULL;
  int points = 0;

  move_scroll (other, seat, scroll);
  held = list_held (other, seat);
  if (g_str_has_prefix (scroll, "copy"))
    scroll = other->copied[seat - 1][scroll[4] == 'l'];
  if (scroll && g_str_equal (scroll, "second"))
    points = get_second (other, seat);
  else if (scroll)
    points = get_points (other, seat, held, scroll);
  naive_bunny_free (other);
  return points;
}
