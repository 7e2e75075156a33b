/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game that has words for the moment says them in place of the number of the turn, which is
 * no measure there.
 */
#include "edubba-match-words.h"

#include <glib/gi18n.h>

char *
edubba_match_words_title (EdubbaMatch *match)
{
  const GameModule *module = edubba_match_get_module (match);
  const GameState  *state = edubba_match_get_state (match);
  g_autofree char  *title = module->words->title ();
  g_autofree char  *moment = NULL;

  if (module->words->moment == NULL)
    /* Translators: the game in progress: a game's name, and the number of the turn. */
    return g_strdup_printf (_ ("%1$s, turn %2$u"), title, module->rules->turn (state));
  moment = module->words->moment (state);
  /* Translators: the game in progress: a game's name, and when it is: "Round 2, pick 3". */
  return g_strdup_printf (_ ("%1$s: %2$s"), title, moment);
}
