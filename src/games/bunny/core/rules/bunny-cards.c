/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tables of the cards behind the territories, and territories by calculation.
 * The ranks are those of the names; a test sorts these again.
 */
#include "bunny-cards.h"

#include <string.h>

#include "game-print.h"

typedef struct
{
  const char *name;
  guint8      copies;
} Card;

static const Card cards[BUNNY_N_FACES - BUNNY_N_CELLS] = {
  { "city1", 9 },
  { "city2", 9 },
  { "city3", 3 },
  { "wood", 1 },
  { "fish", 1 },
  { "carrot", 1 },
  { "post", 2 },
  { "pearl", 1 },
  { "mushroom", 1 },
  { "spice", 1 },
  { "diamond", 1 },
  { "copper", 1 },
  { "gold", 1 },
  { "iron", 1 },
  { "camp1", 1 },
  { "camp2", 1 },
  { "camp3", 1 },
  { "camp4", 1 },
  { "camp5", 1 },
  { "camp6", 1 },
  { "tower", 3 },
  { "supply", 3 },
  { "gem1", 1 },
  { "gem2", 1 },
  { "gem3", 1 },
  { "gem4", 1 },
  { "gem5", 1 },
  { "gem6", 1 },
  { "glovel", 1 },
  { "glover", 1 },
  { "scribe", 1 },
  { "cities", 1 },
  { "border", 1 },
  { "corners", 1 },
  { "wood1", 1 },
  { "wood2", 1 },
  { "wood7", 1 },
  { "fish1", 1 },
  { "fish2", 1 },
  { "fish7", 1 },
  { "carrot1", 1 },
  { "carrot2", 1 },
  { "carrot5", 1 },
  { "luxury", 1 },
  { "peaks", 1 },
  { "estates", 1 },
  { "fiefs", 1 },
  { "fiefs10", 1 },
  { "hungry", 1 },
  { "wilds", 1 },
  { "camps", 1 },
  { "cities9", 1 },
  { "widest", 1 },
  { "again", 1 },
  { "guard", 1 },
  { "double", 1 },
  { "copyr", 1 },
  { "copyl", 1 },
  { "second", 1 },
};

guint
bunny_face_get_copies (guint face)
{
  return bunny_face_is_territory (face) ? 1 : cards[face - BUNNY_CITY1].copies;
}

/* clang-format off */
const guint8 bunny_face_ranks[BUNNY_N_FACES + 1] = {
  0, 0, 2, 3, 4, 5, 6, 7, 8, 9, 1, 10, 12, 13, 14, 15,
  16, 17, 18, 19, 11, 20, 22, 23, 24, 25, 26, 27, 28, 29, 21, 30,
  32, 33, 34, 35, 36, 37, 38, 39, 31, 40, 42, 43, 44, 45, 46, 47,
  48, 49, 41, 50, 52, 53, 54, 55, 56, 57, 58, 59, 51, 60, 62, 63,
  64, 65, 66, 67, 68, 69, 61, 70, 72, 73, 74, 75, 76, 77, 78, 79,
  71, 80, 82, 83, 84, 85, 86, 87, 88, 89, 81, 90, 92, 93, 94, 95,
  96, 97, 98, 99, 91, 115, 116, 117, 155, 127, 109, 147, 146, 144, 150, 122,
  118, 139, 142, 102, 103, 104, 105, 106, 107, 152, 151, 131, 132, 133, 134, 135,
  136, 137, 138, 148, 113, 101, 121, 156, 157, 158, 128, 129, 130, 110, 111, 112,
  143, 145, 124, 125, 126, 141, 154, 108, 114, 153, 100, 140, 123, 120, 119, 149,
};

const guint8 bunny_cells_by_rank[BUNNY_N_CELLS] = {
  0, 9, 1, 2, 3, 4, 5, 6, 7, 8, 10, 19, 11, 12, 13, 14,
  15, 16, 17, 18, 20, 29, 21, 22, 23, 24, 25, 26, 27, 28, 30, 39,
  31, 32, 33, 34, 35, 36, 37, 38, 40, 49, 41, 42, 43, 44, 45, 46,
  47, 48, 50, 59, 51, 52, 53, 54, 55, 56, 57, 58, 60, 69, 61, 62,
  63, 64, 65, 66, 67, 68, 70, 79, 71, 72, 73, 74, 75, 76, 77, 78,
  80, 89, 81, 82, 83, 84, 85, 86, 87, 88, 90, 99, 91, 92, 93, 94,
  95, 96, 97, 98,
};
/* clang-format on */

guint
bunny_building_at_rank (guint i)
{
  static const guint8 faces[BUNNY_N_PLAIN_BUILDINGS] = {
    BUNNY_CARROT, BUNNY_CITY1, BUNNY_CITY2, BUNNY_CITY3, BUNNY_COPPER, BUNNY_DIAMOND, BUNNY_FISH,
    BUNNY_GOLD, BUNNY_IRON, BUNNY_MUSHROOM, BUNNY_PEARL, BUNNY_POST, BUNNY_SPICE, BUNNY_WOOD
  };

  return faces[i];
}

void
bunny_face_print (guint face, GString *text)
{
  if (bunny_face_is_territory (face))
    game_print_to (text, "%c%u", 'A' + (face - 1) / 10, (face - 1) % 10 + 1);
  else
    g_string_append (text, cards[face - BUNNY_CITY1].name);
}

int
bunny_cell_find (const char *name, gsize length)
{
  if (length < 2 || length > 3 || name[0] < 'A' || name[0] > 'J')
    return -1;
  if (length == 3)
    return name[1] == '1' && name[2] == '0' ? (name[0] - 'A') * 10 + 9 : -1;
  return name[1] >= '1' && name[1] <= '9' ? (name[0] - 'A') * 10 + name[1] - '1' : -1;
}

guint
bunny_face_find (const char *name, gsize length)
{
  int cell = bunny_cell_find (name, length);

  if (cell >= 0)
    return (guint) cell + 1;
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    if (strlen (cards[i].name) == length && strncmp (cards[i].name, name, length) == 0)
      return BUNNY_CITY1 + i;
  return 0;
}
