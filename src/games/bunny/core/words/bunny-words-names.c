/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The names of cards. They are this project's own; they stand alone, behind a colon or in a list,
 * and are never inflected.
 */
#include "bunny-words.h"

#include <glib/gi18n-lib.h>

#include "bunny-cards.h"
#include "bunny-scrolls.h"

static const char *const names[BUNNY_N_FACES + 1] = {
  [BUNNY_WOOD] = N_ ("Wood farm"),
  [BUNNY_FISH] = N_ ("Fish farm"),
  [BUNNY_CARROT] = N_ ("Carrot farm"),
  [BUNNY_POST] = N_ ("Trading post"),
  [BUNNY_PEARL] = N_ ("Pearls"),
  [BUNNY_MUSHROOM] = N_ ("Mushrooms"),
  [BUNNY_SPICE] = N_ ("Spices"),
  [BUNNY_DIAMOND] = N_ ("Diamonds"),
  [BUNNY_COPPER] = N_ ("Copper"),
  [BUNNY_GOLD] = N_ ("Gold"),
  [BUNNY_IRON] = N_ ("Iron"),
  [BUNNY_TOWER] = N_ ("Sky tower"),
  [BUNNY_SUPPLY] = N_ ("Provisions"),
  [BUNNY_GLOVE_L] = N_ ("Left glove"),
  [BUNNY_GLOVE_R] = N_ ("Right glove"),
  [BUNNY_SCRIBE] = N_ ("Scribe"),
  [BUNNY_CITIES] = N_ ("Mayor"),
  [BUNNY_BORDER] = N_ ("Border guard"),
  [BUNNY_CORNERS] = N_ ("Surveyor"),
  [BUNNY_WOOD_1] = N_ ("Woodcutter"),
  [BUNNY_WOOD_2] = N_ ("Forester"),
  [BUNNY_WOOD_7] = N_ ("Lord of the woods"),
  [BUNNY_FISH_1] = N_ ("Angler"),
  [BUNNY_FISH_2] = N_ ("Ship owner"),
  [BUNNY_FISH_7] = N_ ("Lord of the sea"),
  [BUNNY_CARROT_1] = N_ ("Gardener"),
  [BUNNY_CARROT_2] = N_ ("Farmer"),
  [BUNNY_CARROT_5] = N_ ("Lord of the fields"),
  [BUNNY_LUXURY] = N_ ("Merchant"),
  [BUNNY_PEAKS] = N_ ("Mountaineer"),
  [BUNNY_ESTATES] = N_ ("Landlord"),
  [BUNNY_FIEFS] = N_ ("Liege"),
  [BUNNY_FIEFS_10] = N_ ("High liege"),
  [BUNNY_HUNGRY] = N_ ("Hungry mouths"),
  [BUNNY_WILDS] = N_ ("Hermit"),
  [BUNNY_CAMPS] = N_ ("Scout"),
  [BUNNY_CITIES_9] = N_ ("Master builder"),
  [BUNNY_WIDEST] = N_ ("Conqueror"),
  [BUNNY_AGAIN] = N_ ("Tax collector"),
  [BUNNY_GUARD] = N_ ("Treasure guard"),
  [BUNNY_DOUBLE] = N_ ("Treasurer"),
  [BUNNY_COPY_R] = N_ ("Copyist of the right"),
  [BUNNY_COPY_L] = N_ ("Copyist of the left"),
  [BUNNY_SECOND] = N_ ("Runner-up"),
};

char *
bunny_words_cell (guint face)
{
  GString *text = g_string_new (NULL);

  bunny_face_print (face, text);
  return g_string_free (text, FALSE);
}

char *
bunny_words_card (guint face)
{
  if (bunny_face_is_territory (face))
    return bunny_words_cell (face);
  if (face <= BUNNY_CITY3)
    return g_strdup_printf (_ ("City of strength %u"), face - BUNNY_CITY1 + 1);
  if (bunny_face_is_camp (face))
    return g_strdup_printf (_ ("Camp %u"), face - BUNNY_CAMP1 + 1);
  if (face >= BUNNY_GEM1 && face <= BUNNY_GEM6)
    return g_strdup_printf (_ ("Gem worth %u"), face - BUNNY_GEM1 + 1);
  return g_strdup (_ (names[face]));
}

char *
bunny_words_scroll_name (const GameState *state, guint face)
{
  guint            copied = bunny_scrolls_get_copied (bunny_state (state), face);
  g_autofree char *name = bunny_words_card (face);
  g_autofree char *original = NULL;

  if (copied == 0)
    return g_steal_pointer (&name);
  original = bunny_words_card (copied);
  /* Translators: a scroll that counts as another one, and that one: "Copyist of the left:
   * Merchant". */
  return g_strdup_printf (C_ ("scroll", "%1$s: %2$s"), name, original);
}

char *
bunny_words_cards (const guint *faces, guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = bunny_words_card (faces[i]);

      if (i > 0)
        /* Translators: between the names of cards in a list */
        g_string_append (text, C_ ("list of cards", ", "));
      g_string_append (text, name);
    }
  return g_string_free (text, FALSE);
}

const char *
bunny_words_name (const char *const *called, guint seat)
{
  return called != NULL && *called[seat] != '\0' ? called[seat] : NULL;
}
