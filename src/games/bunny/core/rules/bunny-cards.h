/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The 182 cards of Bunny Kingdom by face: names, copies, and the two orders in which lists stand.
 *
 * Faces count from 1 in card order (NOTATION.md 1); a territory's face is its cell's number plus
 * one. The file data/cards.tsv says the same, and a test compares the two.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define BUNNY_N_CELLS   100
#define BUNNY_N_CARDS   182
#define BUNNY_N_SCROLLS 37

/* Names begin with the first card that is no territory. */
typedef enum
{
  BUNNY_CITY1 = BUNNY_N_CELLS + 1,
  BUNNY_CITY2,
  BUNNY_CITY3,
  BUNNY_WOOD,
  BUNNY_FISH,
  BUNNY_CARROT,
  BUNNY_POST,
  BUNNY_PEARL,
  BUNNY_MUSHROOM,
  BUNNY_SPICE,
  BUNNY_DIAMOND,
  BUNNY_COPPER,
  BUNNY_GOLD,
  BUNNY_IRON,
  BUNNY_CAMP1,
  BUNNY_CAMP6 = BUNNY_CAMP1 + 5,
  BUNNY_TOWER,
  BUNNY_SUPPLY,
  BUNNY_GEM1,
  BUNNY_GEM6 = BUNNY_GEM1 + 5,
  BUNNY_GLOVE_L,
  BUNNY_GLOVE_R,
  BUNNY_SCRIBE,
  BUNNY_CITIES,
  BUNNY_BORDER,
  BUNNY_CORNERS,
  BUNNY_WOOD_1,
  BUNNY_WOOD_2,
  BUNNY_WOOD_7,
  BUNNY_FISH_1,
  BUNNY_FISH_2,
  BUNNY_FISH_7,
  BUNNY_CARROT_1,
  BUNNY_CARROT_2,
  BUNNY_CARROT_5,
  BUNNY_LUXURY,
  BUNNY_PEAKS,
  BUNNY_ESTATES,
  BUNNY_FIEFS,
  BUNNY_FIEFS_10,
  BUNNY_HUNGRY,
  BUNNY_WILDS,
  BUNNY_CAMPS,
  BUNNY_CITIES_9,
  BUNNY_WIDEST,
  BUNNY_AGAIN,
  BUNNY_GUARD,
  BUNNY_DOUBLE,
  BUNNY_COPY_R,
  BUNNY_COPY_L,
  BUNNY_SECOND,
} BunnyFace;

#define BUNNY_N_FACES      BUNNY_SECOND
#define BUNNY_FIRST_SCROLL BUNNY_GEM1
#define BUNNY_N_CAMPS      6

/* A card that a partial state does not know: it stands behind all faces. */
#define BUNNY_UNKNOWN (BUNNY_N_FACES + 1)

/* The buildings that are placed one by one in a building turn: city1 ... iron. */
#define BUNNY_N_PLAIN_BUILDINGS (BUNNY_IRON - BUNNY_CITY1 + 1)

static inline gboolean
bunny_face_is_territory (guint face)
{
  return face <= BUNNY_N_CELLS;
}

/* Cities, farms, posts, camps and towers: the cards that are laid into a tray. */
static inline gboolean
bunny_face_is_building (guint face)
{
  return face >= BUNNY_CITY1 && face <= BUNNY_TOWER;
}

static inline gboolean
bunny_face_is_camp (guint face)
{
  return face >= BUNNY_CAMP1 && face <= BUNNY_CAMP6;
}

static inline gboolean
bunny_face_is_scroll (guint face)
{
  return face >= BUNNY_FIRST_SCROLL && face <= BUNNY_N_FACES;
}

static inline gboolean
bunny_face_is_copy (guint face)
{
  return face == BUNNY_COPY_R || face == BUNNY_COPY_L;
}

/* The number of cards with this face. */
guint bunny_face_get_copies (guint face);

/* The place of each face among all in byte order of their names, from 0; and the cells in that
 * order: in a row column 10 follows column 1. */
extern const guint8 bunny_face_ranks[BUNNY_N_FACES + 1];
extern const guint8 bunny_cells_by_rank[BUNNY_N_CELLS];

/* city1 ... iron in byte order: the i-th as a face. */
guint bunny_building_at_rank (guint i);

/* Appends the name of a face ("B7", "wood7"). */
void bunny_face_print (guint face, GString *text);

/* The face with a name of `length` bytes, or 0. */
guint bunny_face_find (const char *name, gsize length);

/* The cell with such a name, or -1. */
int bunny_cell_find (const char *name, gsize length);

G_END_DECLS
