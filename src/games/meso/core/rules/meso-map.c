/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The hexagon of places (NOTATION.md 1): a letter and a number, of which x and y count from the
 * temple. It is computed, once, from its radius.
 */
#include "meso-map.h"

#include "game-print.h"

#define RADIUS 8

/* The number of places in a row, and those before it. */
static int
get_first_x (int y)
{
  return MAX (-RADIUS, -RADIUS - y);
}

static int
get_last_x (int y)
{
  return MIN (RADIUS, RADIUS - y);
}

/* The place at x, y, or MESO_NOWHERE. */
static guint
find_place (int x, int y)
{
  guint place = 0;

  if (y < -RADIUS || y > RADIUS || x < get_first_x (y) || x > get_last_x (y))
    return MESO_NOWHERE;
  for (int row = -RADIUS; row < y; row++)
    place += (guint) (get_last_x (row) - get_first_x (row) + 1);
  return place + (guint) (x - get_first_x (y));
}

static void
find_coordinates (guint place, int *x, int *y)
{
  int rest = (int) place;

  *y = -RADIUS;
  for (; rest > get_last_x (*y) - get_first_x (*y); (*y)++)
    rest -= get_last_x (*y) - get_first_x (*y) + 1;
  *x = get_first_x (*y) + rest;
}

/* A key that sorts places as the bytes of their names do. */
static guint
get_key (guint place, gboolean letter_follows)
{
  int   x, y;
  guint number;

  find_coordinates (place, &x, &y);
  number = (guint) (y + RADIUS + 1);
  return (guint) (x + RADIUS) * 1000 + (number < 10 ? number * 100 + (letter_follows ? 99 : 0)
                                                    : number / 10 * 100 + number % 10 + 1);
}

static guint
count_before (guint place, gboolean letter_follows)
{
  guint n = 0;

  for (guint other = 0; other < MESO_N_PLACES; other++)
    n += get_key (other, letter_follows) < get_key (place, letter_follows);
  return n;
}

static void
fill_neighbours (MesoMap *map, guint spot)
{
  static const int steps[MESO_N_NEAR][2] = {
    { 1, 0 }, { 1, -1 }, { 0, -1 }, { -1, 0 }, { -1, 1 }, { 0, 1 }
  };
  guint n = 0;
  int   x, y;

  find_coordinates (map->place[spot], &x, &y);
  for (guint i = 0; i < MESO_N_NEAR; i++)
    {
      guint  place = find_place (x + steps[i][0], y + steps[i][1]);
      guint8 neighbour;
      guint  at = n;

      map->near[spot][i] = MESO_NOWHERE;
      if (place == MESO_NOWHERE)
        continue;
      neighbour = map->spot[place];
      for (; at > 0 && map->near[spot][at - 1] > neighbour; at--)
        map->near[spot][at] = map->near[spot][at - 1];
      map->near[spot][at] = neighbour;
      n++;
    }
}

static void
fill (MesoMap *map)
{
  for (guint place = 0; place < MESO_N_PLACES; place++)
    {
      guint spot = count_before (place, FALSE);

      map->spot[place] = (guint8) spot;
      map->place[spot] = (guint8) place;
      map->late[spot] = (guint8) count_before (place, TRUE);
    }
  for (guint spot = 0; spot < MESO_N_PLACES; spot++)
    fill_neighbours (map, spot);
  for (guint spot = 0; spot < MESO_N_PLACES; spot++)
    for (guint i = 0; i < MESO_N_NEAR; i++)
      for (guint j = 0; j < MESO_N_NEAR && map->near[spot][i] != MESO_NOWHERE; j++)
        if (map->near[map->near[spot][i]][j] == spot)
          map->back[spot][i] = (guint8) j;
  map->temple = map->spot[MESO_TEMPLE];
}

const MesoMap *
meso_map_get (void)
{
  static MesoMap map;
  static gsize   is_made = 0;

  if (g_once_init_enter (&is_made))
    {
      fill (&map);
      g_once_init_leave (&is_made, 1);
    }
  return &map;
}

guint
meso_map_find_near (guint spot, guint neighbour)
{
  const MesoMap *map = meso_map_get ();
  guint          i = 0;

  while (i < MESO_N_NEAR && map->near[spot][i] != neighbour)
    i++;
  return i;
}

guint
meso_place_get_distance (guint place)
{
  int x, y;

  find_coordinates (place, &x, &y);
  return (guint) MAX (MAX (ABS (x), ABS (y)), ABS (x + y));
}

void
meso_place_print (guint place, GString *text)
{
  int x, y;

  find_coordinates (place, &x, &y);
  game_print_to (text, "%c%d", 'A' + x + RADIUS, y + RADIUS + 1);
}

gboolean
meso_place_read (const char *text, guint *place, const char **end)
{
  int number;

  if (text[0] < 'A' || text[0] > 'A' + 2 * RADIUS || text[1] < '1' || text[1] > '9')
    return FALSE;
  number = text[1] - '0';
  *end = text + 2;
  if (g_ascii_isdigit (text[2]))
    {
      number = number * 10 + (text[2] - '0');
      *end = text + 3;
    }
  if (g_ascii_isdigit (**end))
    return FALSE;
  *place = find_place (text[0] - 'A' - RADIUS, number - RADIUS - 1);
  return *place != MESO_NOWHERE;
}
