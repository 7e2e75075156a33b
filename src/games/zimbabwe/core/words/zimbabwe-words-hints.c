/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hints towards actions: the rule that matters, the cell to look at, the action. Actions without a
 * cell skip that rung.
 */
#include "zimbabwe-words.h"

#include <glib/gi18n-lib.h>

static const char *const rules[ZIMBABWE_N_KINDS] = {
  [ZIMBABWE_FOUND] = N_ ("Look at what lies within three steps of a start cell."),
  [ZIMBABWE_BID] = N_ ("Count how much of a bid comes back to your own plaque."),
  [ZIMBABWE_PASS] = N_ ("Who passes keeps the cattle, and gets a later place."),
  [ZIMBABWE_GOD] = N_ ("A god helps for the whole game, and raises your requirement."),
  [ZIMBABWE_HIRE] = N_ ("A specialist must be used as soon as you have hired it."),
  [ZIMBABWE_SHAMAN] = N_ ("Think of a resource that a craftsman lacks."),
  [ZIMBABWE_RAIN] = N_ ("A lake is one step, however large it is."),
  [ZIMBABWE_HERD] = N_ ("Cattle on your cards come back after the round."),
  [ZIMBABWE_NOMADS] = N_ ("With nomads, a new monument may stand beside others."),
  [ZIMBABWE_BUILDER] = N_ ("A builder gets back a part of what craftsmen cost."),
  [ZIMBABWE_MONUMENT] = N_ ("A new monument stands best where craftsmen reach it without hubs."),
  [ZIMBABWE_PLACE] = N_ ("A craftsman needs a resource that no other of its kind reaches."),
  [ZIMBABWE_PRICE] = N_ ("A price says what others, and you, pay for a craftsman’s work."),
  [ZIMBABWE_RAISE] = N_ ("A higher monument needs goods of different craftsmen."),
  [ZIMBABWE_GOOD] = N_ ("Look which craftsman has a choice of resources, and which has none."),
  [ZIMBABWE_FROM] = N_ ("A secondary craftsman needs a primary one of the same line."),
  [ZIMBABWE_END] = N_ ("What is left over now can be spent in the next round."),
};

/* The cell that an action is about, or ZIMBABWE_NOWHERE. */
static guint
find_cell (GameAction action)
{
  switch (action.kind)
    {
    case ZIMBABWE_FOUND:
    case ZIMBABWE_RAIN:
    case ZIMBABWE_MONUMENT:
    case ZIMBABWE_RAISE:
    case ZIMBABWE_GOOD:
    case ZIMBABWE_FROM:
      return zimbabwe_action_get_cell (action, 0);
    case ZIMBABWE_SHAMAN:
    case ZIMBABWE_PLACE:
      return zimbabwe_action_get_cell (action, 1);
    default:
      return ZIMBABWE_NOWHERE;
    }
}

char *
zimbabwe_words_hint (const GameState   *state,
                     GameAction         action,
                     GameHint           rung,
                     const char *const *names)
{
  guint            cell = find_cell (action);
  g_autofree char *said = NULL;

  if (rung == GAME_HINT_RULE || (rung == GAME_HINT_PLACE && cell == ZIMBABWE_NOWHERE))
    return g_strdup (_ (rules[action.kind]));
  if (rung == GAME_HINT_PLACE || (rung == GAME_HINT_CARD && cell != ZIMBABWE_NOWHERE))
    {
      said = zimbabwe_words_cell (cell);
      /* Translators: a hint; %s: a cell of the map, such as c4 */
      return g_strdup_printf (_ ("Look at %s."), said);
    }
  said = zimbabwe_words_action (state, action, names);
  /* Translators: %s: an action, such as “Raise the monument at c4” */
  return g_strdup_printf (_ ("Try this. %s."), said);
}

char *
zimbabwe_words_hint_part (const GameState *state, GameAction action, GameHint rung)
{
  guint            cell = find_cell (action);
  g_autofree char *name = NULL;

  if (rung < GAME_HINT_PLACE || cell == ZIMBABWE_NOWHERE)
    return NULL;
  name = zimbabwe_words_cell (cell);
  return g_strconcat ("cell:", name, NULL);
}
