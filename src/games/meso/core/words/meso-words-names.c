/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names of seats, places, lands and cards. They stand alone, beside a colon or in a list, and are
 * never inflected.
 */
#include "meso-words.h"

#include <glib/gi18n-lib.h>

static const char *const cards[MESO_N_CARDS] = {
  [MESO_CARD_BANISH] = N_ ("Banish"),
  [MESO_CARD_ENDURANCE] = N_ ("Endurance"),
  [MESO_CARD_FERTILITY] = N_ ("Fertility"),
  /* Translators: the card that turns up three lands */
  [MESO_CARD_LAND] = NC_ ("card", "Land"),
  [MESO_CARD_MANA_THEFT] = N_ ("Mana theft"),
  [MESO_CARD_PRIEST] = N_ ("Priest"),
  [MESO_CARD_SACRED_STONE] = N_ ("Sacred stone"),
  [MESO_CARD_TELEPORT] = N_ ("Teleport"),
};

static const char *const lands[MESO_N_LAND_KINDS] = {
  [MESO_KIND_TEMPLE] = N_ ("Temple"),
  [MESO_KIND_PLAIN] = N_ ("Plain"),
  [MESO_KIND_FOREST] = N_ ("Forest"),
  [MESO_KIND_QUARRY] = N_ ("Quarry"),
  [MESO_KIND_VOLCANO] = N_ ("Volcano"),
};

char *
meso_words_place (guint place)
{
  GString *text = g_string_new (NULL);

  meso_place_print (place, text);
  return g_string_free (text, FALSE);
}

const char *
meso_words_card (guint card)
{
  return card == MESO_CARD_LAND ? C_ ("card", "Land") : _ (cards[card]);
}

const char *
meso_words_land (guint kind)
{
  return _ (lands[kind]);
}

char *
meso_words_seat (const MesoState *state, guint seat, guint viewer, const char *const *names)
{
  if (seat == viewer)
    return g_strdup (_ ("You"));
  if (names != NULL && *names[seat] != '\0')
    return g_strdup (names[seat]);
  if (state->seats == 2 && viewer != GAME_NOBODY)
    return g_strdup (_ ("Your opponent"));
  return g_strdup_printf (_ ("Player %u"), seat + 1);
}
