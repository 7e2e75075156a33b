/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A place is about what is special there: a building before the land it stands on. A button is
 * about what it does.
 */
#include "meso-paragraphs.h"

#include <string.h>

#include "meso-rules.h"

static guint
find_of_place (const MesoSight *sight, guint place)
{
  const MesoLand *land = meso_sight_get_land (sight, place);

  if (land == NULL)
    return MESO_PARAGRAPH_DISCOVER;
  if (land->kind == MESO_KIND_TEMPLE)
    return MESO_PARAGRAPH_TEMPLE;
  if (land->kind == MESO_KIND_VOLCANO)
    return MESO_PARAGRAPH_VOLCANO;
  if (land->holy != 0)
    return MESO_PARAGRAPH_HOLY_PLACE;
  if (land->hut[0] != 0)
    return MESO_PARAGRAPH_HUT;
  return land->kind == MESO_KIND_PLAIN ? MESO_PARAGRAPH_STEP : MESO_PARAGRAPH_SEEDING;
}

guint
meso_paragraphs_find (const MesoSight *sight, const char *part)
{
  guint      place = meso_place_read_part (part);
  GameAction action;

  if (place != MESO_NOWHERE)
    return find_of_place (sight, place);
  if (g_str_has_prefix (part, "do:") &&
      meso_rules.parse_action (part + strlen ("do:"), &action, NULL))
    return meso_action_get_paragraph (action, GAME_LEGAL);
  if (g_str_has_prefix (part, "card:"))
    return MESO_PARAGRAPH_CARDS;
  if (g_str_equal (part, "draw"))
    return MESO_PARAGRAPH_DRAW;
  if (g_str_equal (part, "stack"))
    return MESO_PARAGRAPH_DISCOVER;
  return g_str_has_prefix (part, "seat:") ? MESO_PARAGRAPH_MANA : MESO_PARAGRAPH_TURN;
}
