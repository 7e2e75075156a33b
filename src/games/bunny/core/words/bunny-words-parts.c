/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The parts of the board in words, by the names that lessons have for them ("scrolls:me"), each fit
 * to stand in a list behind a colon.
 */
#include "bunny-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bunny-cards.h"

/* A part that is no cell: its name in lessons, and in words. */
typedef struct
{
  const char *part;
  const char *name;
} Part;

static const Part parts[] = {
  /* Translators: parts of the board, put into "Look at: %s." */
  { "hand:me", NC_ ("part of the board", "your hand") },
  { "tray:me", NC_ ("part of the board", "your tray") },
  { "tray:opp", NC_ ("part of the board", "your opponent’s tray") },
  { "scrolls:me", NC_ ("part of the board", "your scrolls") },
  { "scrolls:opp", NC_ ("part of the board", "your opponent’s scrolls") },
  { "reserve:me", NC_ ("part of the board", "your reserve") },
  { "reserve:opp", NC_ ("part of the board", "your opponent’s reserve") },
  { "discards:me", NC_ ("part of the board", "your discards") },
  { "discards:opp", NC_ ("part of the board", "your opponent’s discards") },
  { "deck", NC_ ("part of the board", "the round, and where hands go") },
  { "done", NC_ ("part of the board", "the button that ends your turn") },
};

/* A part without an owner is the viewer's: "hand". */
static gboolean
is_name (const char *part, const char *name)
{
  gsize length = strlen (part);

  return g_str_equal (part, name) ||
         (strncmp (name, part, length) == 0 && g_str_equal (name + length, ":me"));
}

char *
bunny_words_part (const char *part)
{
  static const char cell[] = "cell:";

  if (g_str_has_prefix (part, cell) &&
      bunny_cell_find (part + strlen (cell), strlen (part + strlen (cell))) >= 0)
    return g_strdup (part + strlen (cell));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (is_name (part, parts[i].part))
      return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "part of the board", parts[i].name));
  return NULL;
}
