/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lands, nations and players, in every grammatical form that a sentence asks for, and lists of
 * cards.
 *
 * English hardly inflects; most other languages do. So each form has its own context in the
 * catalogues, and prepositions belong to the form.
 */
#include "babel-words-private.h"

static const char *const land_contexts[] = {
  [BABEL_LAND_NAME] = "land",
  [BABEL_LAND_TO] = "land, where to",
  [BABEL_LAND_IN] = "land, where",
  [BABEL_LAND_FROM] = "land, where from",
};

static const char *const land_forms[][BABEL_N_NATIONS + 1] = {
  [BABEL_LAND_NAME] = {
    /* Translators: the five lands of the game, as headings. */
    NC_ ("land", "Assyria"),
    NC_ ("land", "Hatti"),
    NC_ ("land", "Media"),
    NC_ ("land", "Persia"),
    NC_ ("land", "Sumer"),
    NULL,
  },
  [BABEL_LAND_TO] = {
    /* Translators: put into "You travel %s." */
    NC_ ("land, where to", "to Assyria"),
    NC_ ("land, where to", "to Hatti"),
    NC_ ("land, where to", "to Media"),
    NC_ ("land, where to", "to Persia"),
    NC_ ("land, where to", "to Sumer"),
    NULL,
  },
  [BABEL_LAND_IN] = {
    /* Translators: put into "Your pawn already stands %s." */
    NC_ ("land, where", "in Assyria"),
    NC_ ("land, where", "in Hatti"),
    NC_ ("land, where", "in Media"),
    NC_ ("land, where", "in Persia"),
    NC_ ("land, where", "in Sumer"),
    /* Translators: where the pawns begin, in no land yet */
    NC_ ("land, where", "at the quarry"),
  },
  [BABEL_LAND_FROM] = {
    /* Translators: put into "Three cards migrate %1$s %2$s." */
    NC_ ("land, where from", "from Assyria"),
    NC_ ("land, where from", "from Hatti"),
    NC_ ("land, where from", "from Media"),
    NC_ ("land, where from", "from Persia"),
    NC_ ("land, where from", "from Sumer"),
    NULL,
  },
};

static const char *const nation_contexts[] = {
  [BABEL_NATION_NAME] = "nation",
  [BABEL_NATION_ONE] = "nation, one of it, object",
  [BABEL_NATION_ALL] = "nation, all of it, object",
};

static const char *const nation_forms[][BABEL_N_NATIONS] = {
  [BABEL_NATION_NAME] = {
    /* Translators: the five nations, as printed on their cards. */
    NC_ ("nation", "Assyrians"),
    NC_ ("nation", "Hittites"),
    NC_ ("nation", "Medes"),
    NC_ ("nation", "Persians"),
    NC_ ("nation", "Sumerians"),
  },
  [BABEL_NATION_ONE] = {
    /* Translators: one card of a nation, put into "You settle %1$s %2$s." and "Discard %s". */
    NC_ ("nation, one of it, object", "an Assyrian"),
    NC_ ("nation, one of it, object", "a Hittite"),
    NC_ ("nation, one of it, object", "a Mede"),
    NC_ ("nation, one of it, object", "a Persian"),
    NC_ ("nation, one of it, object", "a Sumerian"),
  },
  [BABEL_NATION_ALL] = {
    /* Translators: a whole nation, put into "Expel %1$s %2$s". */
    NC_ ("nation, all of it, object", "the Assyrians"),
    NC_ ("nation, all of it, object", "the Hittites"),
    NC_ ("nation, all of it, object", "the Medes"),
    NC_ ("nation, all of it, object", "the Persians"),
    NC_ ("nation, all of it, object", "the Sumerians"),
  },
};

static const char *const card_singles[] = {
  /* Translators: a single card in a list, "Your hand: an Assyrian, 2 Medes." */
  NC_ ("card in a list", "an Assyrian"),
  NC_ ("card in a list", "a Hittite"),
  NC_ ("card in a list", "a Mede"),
  NC_ ("card in a list", "a Persian"),
  NC_ ("card in a list", "a Sumerian"),
  NC_ ("card in a list", "an unknown card"),
};

/* Translators: two or more cards in a list, "Your hand: an Assyrian, 2 Medes." */
static const char *const card_counts[][2] = {
  NN_ ("%u Assyrian", "%u Assyrians"),
  NN_ ("%u Hittite", "%u Hittites"),
  NN_ ("%u Mede", "%u Medes"),
  NN_ ("%u Persian", "%u Persians"),
  NN_ ("%u Sumerian", "%u Sumerians"),
  NN_ ("%u unknown card", "%u unknown cards"),
};

static void
append_item (GString *list, char *item)
{
  if (list->len > 0)
    /* Translators: between the items of a list: "1, 2, 4" */
    g_string_append (list, C_ ("list separator", ", "));
  g_string_append (list, item);
  g_free (item);
}

/* n cards of a nation, or NULL for none. */
static char *
describe_cards (guint lane, guint n)
{
  if (n == 0)
    return NULL;
  if (n == 1)
    return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "card in a list", card_singles[lane]));
  return g_strdup_printf (babel_words_plural (card_counts[lane], n), n);
}

/* A list with one more item; the last one is joined by a word. */
static char *
extend_list (const char *list, const char *item, guint i, guint n)
{
  if (n == 2)
    /* Translators: a list of just two: "a Hittite and 2 Medes". */
    return g_strdup_printf (C_ ("list of two", "%1$s and %2$s"), list, item);
  if (i + 1 == n)
    /* Translators: the end of a list of three or more; %1$s is all of it but the last item:
     * "an Assyrian, a Hittite and 2 Medes". */
    return g_strdup_printf (C_ ("end of a list", "%1$s and %2$s"), list, item);
  /* Translators: a list of three or more before its end: "an Assyrian, a Hittite". */
  return g_strdup_printf (C_ ("middle of a list", "%1$s, %2$s"), list, item);
}

const char *
babel_words_get_land (guint land, BabelLandForm form)
{
  g_return_val_if_fail (land <= BABEL_QUARRY && form <= BABEL_LAND_FROM, "");
  g_return_val_if_fail (land_forms[form][land] != NULL, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, land_contexts[form], land_forms[form][land]);
}

const char *
babel_words_get_nation (guint nation, BabelNationForm form)
{
  g_return_val_if_fail (nation < BABEL_N_NATIONS && form <= BABEL_NATION_ALL, "");

  return g_dpgettext2 (GETTEXT_PACKAGE, nation_contexts[form], nation_forms[form][nation]);
}

/* Items as a list; empty for none. */
static char *
join_items (const GPtrArray *items)
{
  char *list = g_strdup (items->len > 0 ? items->pdata[0] : "");

  for (guint i = 1; i < items->len; i++)
    {
      g_autofree char *shorter = list;

      list = extend_list (shorter, items->pdata[i], i, items->len);
    }
  return list;
}

char *
babel_words_list_cards (BabelCounts cards)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint lane = 0; lane <= BABEL_UNKNOWN; lane++)
    if (babel_counts_get (cards, lane) > 0)
      g_ptr_array_add (items, describe_cards (lane, babel_counts_get (cards, lane)));
  return join_items (items);
}

char *
babel_words_list_lands (guint lands, BabelLandForm form)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    if ((lands >> land) & 1)
      g_ptr_array_add (items, g_strdup (babel_words_get_land (land, form)));
  return join_items (items);
}

char *
babel_words_list_row (const guint8 *nations, guint n)
{
  GString *list = g_string_new (NULL);
  guint    length;

  for (guint i = 0; i < n; i += length)
    {
      for (length = 1; i + length < n && nations[i + length] == nations[i];)
        length++;
      append_item (list, describe_cards (nations[i], length));
    }
  return g_string_free (list, FALSE);
}

char *
babel_words_list_numbers (const guint *numbers, guint n)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    append_item (list, g_strdup_printf ("%u", numbers[i]));
  return g_string_free (list, FALSE);
}

void
babel_words_add (GString *text, char *sentence)
{
  if (sentence == NULL)
    return;
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}
