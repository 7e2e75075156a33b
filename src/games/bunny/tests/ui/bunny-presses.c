/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names are the English ones that the board gives its parts. A full stop ends the name of a card or
 * cell, so that A1 is not taken for A10.
 */
#include "bunny-presses.h"

#include "bunny-action.h"
#include "bunny-cards.h"
#include "bunny-state.h"
#include "bunny-words.h"

#define HAND      "Your hand"
#define BUILDINGS "Your buildings"
#define SCROLLS   "Scrolls to copy"

static void
add_button (GPtrArray *presses, const char *name)
{
  presses_add (presses, g_strdup (name));
}

static void
add_card (GPtrArray *presses, const char *group, guint face, guint skip)
{
  g_autofree char *card = bunny_words_card (face);
  Press           *press = presses_add (presses, g_strconcat (card, ".", NULL));

  press->group = group;
  press->skip = skip;
}

static void
add_cell (GPtrArray *presses, guint cell)
{
  g_autofree char *name = bunny_words_cell (cell);

  presses_add (presses, g_strconcat (name, ".", NULL));
}

static const char *
name_goods (guint face)
{
  if (face == BUNNY_WOOD)
    return "Wood";
  return face == BUNNY_FISH ? "Fish" : "Carrots";
}

GPtrArray *
bunny_presses_list (const GameState *state, GameAction action, const char *rival)
{
  GPtrArray *presses = presses_new ();
  guint      first = action.operand[0];
  guint      second = action.operand[1];

  switch (action.kind)
    {
    case BUNNY_DO_PICK:
      add_card (presses, HAND, first, 0);
      add_card (presses, HAND, second, first == second);
      add_button (presses, "Choose");
      break;
    case BUNNY_DO_BUILD:
      add_card (presses, BUILDINGS, first, 0);
      add_cell (presses, second);
      break;
    case BUNNY_DO_TOWER:
      add_card (presses, BUILDINGS, BUNNY_TOWER, 0);
      add_cell (presses, first);
      add_cell (presses, second);
      break;
    case BUNNY_DO_CAMP:
      add_card (presses, BUILDINGS, BUNNY_CAMP1 + first - 1, 0);
      break;
    case BUNNY_DO_SETTLE:
    case BUNNY_DO_STEP_IN:
      add_cell (presses, first);
      break;
    case BUNNY_DO_TRADE:
      add_cell (presses, first);
      add_button (presses, name_goods (second));
      break;
    case BUNNY_DO_COPY:
      add_card (presses, SCROLLS, second, 0);
      break;
    case BUNNY_DO_KEEP:
      add_button (presses, bunny_state (state)->table.round == BUNNY_N_ROUNDS ? "Do Not Settle"
                                                                              : "Keep the Camp");
      break;
    case BUNNY_DO_PASS:
      add_button (presses, "Do Not Step In");
      break;
    default:
      add_button (presses, "End Building");
    }
  return presses;
}
