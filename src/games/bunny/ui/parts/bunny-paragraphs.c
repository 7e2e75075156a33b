/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A part that is about nothing in particular is about the phase, so that help opens at something
 * that can be done now.
 */
#include "bunny-paragraphs.h"

/* `open`: the paragraph about building such faces, not about the card in the hand. */
static guint
find_face_paragraph (guint face, gboolean open)
{
  if (bunny_face_is_territory (face))
    return BUNNY_PARAGRAPH_TERRITORY;
  if (bunny_face_is_camp (face))
    return BUNNY_PARAGRAPH_CAMP;
  if (face == BUNNY_TOWER)
    return BUNNY_PARAGRAPH_TOWER;
  if (face == BUNNY_POST)
    return BUNNY_PARAGRAPH_POST;
  if (face == BUNNY_CITY3 || (face >= BUNNY_PEARL && face <= BUNNY_IRON))
    return BUNNY_PARAGRAPH_TERRAIN;
  if (bunny_face_is_building (face))
    return open ? BUNNY_PARAGRAPH_WHERE : BUNNY_PARAGRAPH_BUILDING;
  if (bunny_face_is_copy (face))
    return BUNNY_PARAGRAPH_COPY;
  return face == BUNNY_SUPPLY ? BUNNY_PARAGRAPH_PROVISIONS : BUNNY_PARAGRAPH_SCROLLS;
}

static guint
find_cell_paragraph (const BunnyTable *table, guint cell)
{
  BunnySpot spot = bunny_table_get_spot (table, cell);

  if (spot != BUNNY_NOTHING && bunny_spot_is_camp (spot))
    return BUNNY_PARAGRAPH_CAMP;
  if (spot == BUNNY_SPOT_TOWER)
    return BUNNY_PARAGRAPH_TOWER;
  if (spot != BUNNY_NOTHING && bunny_spot_is_post (spot))
    return BUNNY_PARAGRAPH_POST;
  return bunny_table_get_owner (table, cell) != 0 ? BUNNY_PARAGRAPH_FIEF : BUNNY_PARAGRAPH_BOARD;
}

static guint
find_phase_paragraph (const BunnyTable *table)
{
  static const guint paragraphs[BUNNY_N_PHASES] = {
    BUNNY_PARAGRAPH_CHOOSE,
    BUNNY_PARAGRAPH_BUILDING_TURN,
    BUNNY_PARAGRAPH_POST,
    BUNNY_PARAGRAPH_COPY,
    BUNNY_PARAGRAPH_WINNER,
  };

  if (table->phase == BUNNY_EXPLORE && table->seats == 2)
    return BUNNY_PARAGRAPH_TWO_SEATS;
  return paragraphs[table->phase];
}

guint
bunny_paragraphs_find (const BunnyTable *table, const char *part, int cell, guint face)
{
  if (cell >= 0)
    return find_cell_paragraph (table, (guint) cell);
  if (face != 0)
    return find_face_paragraph (face, part != NULL && g_str_has_prefix (part, "tray:"));
  if (part != NULL && g_str_has_prefix (part, "seat:") && table->phase != BUNNY_OVER)
    return BUNNY_PARAGRAPH_CARROTS;
  return find_phase_paragraph (table);
}
