/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of the board in words, by the names that lessons have for them ("colonnade:me:H"), each
 * fit to stand in a list behind a colon.
 */
#include "babel-words-private.h"

/* A part in no land: its name in lessons, and in words. */
typedef struct
{
  const char *part;
  const char *name;
} Part;

/* A part in a land, of the viewer and of the opponent. */
typedef struct
{
  const char *part;
  const char *own;
  const char *other;
} PartInLand;

static const Part parts[] = {
  /* Translators: parts of the board, put into "Look at: %s." */
  { "hand:me", NC_ ("part of the board", "your hand") },
  { "hand:opp", NC_ ("part of the board", "your opponent’s hand") },
  { "store:me", NC_ ("part of the board", "your store") },
  { "store:opp", NC_ ("part of the board", "your opponent’s store") },
  { "starter:me", NC_ ("part of the board", "your starter") },
  { "starter:opp", NC_ ("part of the board", "your opponent’s starter") },
  { "pawn:me", NC_ ("part of the board", "your pawn") },
  { "pawn:opp", NC_ ("part of the board", "your opponent’s pawn") },
  { "score:me", NC_ ("part of the board", "your score") },
  { "score:opp", NC_ ("part of the board", "your opponent’s score") },
  { "quarry", NC_ ("part of the board", "the quarry") },
  { "discards", NC_ ("part of the board", "the discards") },
  { "deck", NC_ ("part of the board", "the deck") },
  { "end", NC_ ("part of the board", "the button that ends your turn") },
};

static const PartInLand parts_in_lands[] = {
  /* Translators: parts of the board, put into "Look at: %s." Here %s is "in Hatti". */
  { "colonnade", NC_ ("part of the board", "your colonnade %s"),
    NC_ ("part of the board", "your opponent’s colonnade %s") },
  { "settlers", NC_ ("part of the board", "your colonnade %s"),
    NC_ ("part of the board", "your opponent’s colonnade %s") },
  { "temple", NC_ ("part of the board", "your site %s"),
    NC_ ("part of the board", "your opponent’s site %s") },
  { "run", NC_ ("part of the board", "your run %s"),
    NC_ ("part of the board", "your opponent’s run %s") },
};

static char *
name_in_land (const PartInLand *part, gboolean own, const char *letter)
{
  const char *at = letter[0] ? strchr (babel_rules.letters, letter[0]) : NULL;
  const char *format = own ? part->own : part->other;
  const char *land;

  if (!at || letter[1])
    return NULL;
  land = babel_words_get_land ((guint) (at - babel_rules.letters), BABEL_LAND_IN);
  return g_strdup_printf (g_dpgettext2 (GETTEXT_PACKAGE, "part of the board", format), land);
}

char *
babel_words_part (const char *part)
{
  g_auto (GStrv) words = g_strsplit (part, ":", 4);

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (g_str_equal (part, parts[i].part))
      return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "part of the board", parts[i].name));
  if (g_strv_length (words) < 3)
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (parts_in_lands); i++)
    if (g_str_equal (words[0], parts_in_lands[i].part))
      return name_in_land (&parts_in_lands[i], g_str_equal (words[1], "me"), words[2]);
  return NULL;
}
