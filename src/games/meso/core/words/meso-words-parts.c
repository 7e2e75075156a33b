/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of the board in words, by the names that lessons have for them ("mana:me", "land:J8"),
 * each fit to stand in a list behind a colon. A place is called by its name.
 */
#include "meso-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "meso-map.h"

/* What is shown of a seat: the word before the colon, and its name for the viewer's own, an only
 * opponent's, and that of a seat by its number. */
typedef struct
{
  const char *word;
  const char *own;
  const char *opponent;
  const char *other;
} Part;

static const Part parts[] = {
  /* Translators: parts of the board, put into "Look at: %s."; %u: the number of a player */
  { "mana", NC_ ("part of the board", "your mana"),
    NC_ ("part of the board", "your opponent’s mana"),
    NC_ ("part of the board", "the mana of player %u") },
  { "limit", NC_ ("part of the board", "the limit of your mana"),
    NC_ ("part of the board", "the limit of your opponent’s mana"),
    NC_ ("part of the board", "the limit of player %u’s mana") },
  { "hand", NC_ ("part of the board", "your cards"),
    NC_ ("part of the board", "your opponent’s cards"),
    NC_ ("part of the board", "the cards of player %u") },
  { "tokens", NC_ ("part of the board", "your tokens"),
    NC_ ("part of the board", "your opponent’s tokens"),
    NC_ ("part of the board", "the tokens of player %u") },
  { "offered", NC_ ("part of the board", "your offerings"),
    NC_ ("part of the board", "your opponent’s offerings"),
    NC_ ("part of the board", "the offerings of player %u") },
  { "supply", NC_ ("part of the board", "your supply"),
    NC_ ("part of the board", "your opponent’s supply"),
    NC_ ("part of the board", "the supply of player %u") },
};

/* A part that is nobody's. */
static const struct
{
  const char *part;
  const char *name;
} buttons[] = {
  { "points", NC_ ("part of the board", "your movement points") },
  { "stack", NC_ ("part of the board", "the lands that are left") },
  { "draw", NC_ ("part of the board", "the button that draws a card") },
  { "end", NC_ ("part of the board", "the button that ends your turn") },
};

static const char *
translate (const char *name)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "part of the board", name);
}

static char *
name_seat_part (const Part *part, const char *whose)
{
  if (g_str_equal (whose, "me"))
    return g_strdup (translate (part->own));
  if (g_str_equal (whose, "opp"))
    return g_strdup (translate (part->opponent));
  if (!g_ascii_isdigit (whose[0]) || whose[1] != '\0')
    return NULL;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (translate (part->other), (guint) (whose[0] - '0'));
#pragma GCC diagnostic pop
}

char *
meso_words_part (const char *part)
{
  const char *last = strrchr (part, ':');
  const char *end;
  guint       place;

  if (last != NULL && meso_place_read (last + 1, &place, &end) && *end == '\0')
    return g_strdup (last + 1);
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    if (g_str_equal (part, buttons[i].part))
      return g_strdup (translate (buttons[i].name));
  for (guint i = 0; last != NULL && i < G_N_ELEMENTS (parts); i++)
    if (strlen (parts[i].word) == (gsize) (last - part) && g_str_has_prefix (part, parts[i].word))
      return name_seat_part (&parts[i], last + 1);
  return NULL;
}
