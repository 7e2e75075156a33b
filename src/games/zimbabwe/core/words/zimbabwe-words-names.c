/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names of seats, cells, craftsmen, resources, gods and specialists. They stand alone, beside a
 * colon or in a list, and are never inflected.
 */
#include "zimbabwe-words.h"

#include <glib/gi18n-lib.h>

static const char *const crafts[ZIMBABWE_N_CRAFTS] = {
  [ZIMBABWE_WOOD_CARVER] = N_ ("wood carver"),
  [ZIMBABWE_POTTER] = N_ ("potter"),
  [ZIMBABWE_IVORY_CARVER] = N_ ("ivory carver"),
  [ZIMBABWE_DIAMOND_CUTTER] = N_ ("diamond cutter"),
  [ZIMBABWE_SCULPTOR] = N_ ("sculptor"),
  [ZIMBABWE_VESSEL_MAKER] = N_ ("vessel maker"),
  [ZIMBABWE_THRONE_MAKER] = N_ ("throne maker"),
};

static const char *const resources[ZIMBABWE_N_RESOURCES] = {
  N_ ("wood"),
  N_ ("clay"),
  N_ ("ivory"),
  N_ ("diamonds"),
};

static const char *const gods[ZIMBABWE_N_GODS + 1] = {
  [ZIMBABWE_SHADIPINYI] = N_ ("Shadipinyi"),
  [ZIMBABWE_ELEGUA] = N_ ("Elegua"),
  [ZIMBABWE_DZIVA] = N_ ("Dziva"),
  [ZIMBABWE_ESHU] = N_ ("Eshu"),
  [ZIMBABWE_GU] = N_ ("Gu"),
  [ZIMBABWE_OBATALA] = N_ ("Obatala"),
  [ZIMBABWE_ATETE] = N_ ("Atete"),
  [ZIMBABWE_TSUI_GOAB] = N_ ("Tsui-Goab"),
  [ZIMBABWE_ANANSI] = N_ ("Anansi"),
  [ZIMBABWE_QAMATA] = N_ ("Qamata"),
  [ZIMBABWE_ENGAI] = N_ ("Engai"),
  [ZIMBABWE_XANGO] = N_ ("Xango"),
};

static const char *const staffs[ZIMBABWE_N_STAFF] = {
  [ZIMBABWE_STAFF_RAIN] = N_ ("Rain ceremony"),
  [ZIMBABWE_STAFF_SHAMAN] = N_ ("Shaman"),
  [ZIMBABWE_STAFF_BUILDER] = N_ ("Builder"),
  [ZIMBABWE_STAFF_HERD] = N_ ("Herd"),
  [ZIMBABWE_STAFF_NOMADS] = N_ ("Nomads"),
};

char *
zimbabwe_words_cell (guint cell)
{
  GString *text = g_string_new (NULL);

  zimbabwe_cell_print (cell, text);
  return g_string_free (text, FALSE);
}

const char *
zimbabwe_words_craft (guint kind)
{
  return _ (crafts[kind]);
}

const char *
zimbabwe_words_resource (guint resource)
{
  return _ (resources[resource]);
}

const char *
zimbabwe_words_god (guint god)
{
  return _ (gods[god]);
}

const char *
zimbabwe_words_staff (guint staff)
{
  return _ (staffs[staff]);
}

char *
zimbabwe_words_seat (const ZimbabweState *state,
                     guint                seat,
                     guint                viewer,
                     const char *const   *names)
{
  if (seat == viewer)
    return g_strdup (_ ("You"));
  if (names != NULL && *names[seat] != '\0')
    return g_strdup (names[seat]);
  if (state->seats == 2 && viewer != GAME_NOBODY)
    return g_strdup (_ ("Your opponent"));
  return g_strdup_printf (_ ("Player %u"), seat + 1);
}
