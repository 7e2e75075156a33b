/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sentence for each refusal. It says what is missing and names no seat, so it is the same for
 * everybody who asks.
 */
#include "meso-words.h"

#include <glib/gi18n-lib.h>

static const char *const refusals[MESO_N_REFUSALS] = {
  [MESO_GAME_OVER] = N_ ("The game is over."),
  [MESO_NOTHING_DUE] = N_ ("Nothing like that is due now."),
  [MESO_NO_SUCH_CARD] = N_ ("This card isn’t in the hand."),
  [MESO_MOVEMENT_OVER] = N_ ("The movement is over, for the actions have begun."),
  [MESO_NO_SETTLER] = N_ ("No settler like that stands there."),
  [MESO_NOT_ADJACENT] = N_ ("That’s farther than one step: go from land to land."),
  [MESO_UNDISCOVERED] = N_ ("No land lies there yet."),
  [MESO_VOLCANO_THERE] = N_ ("Nobody enters a volcano."),
  [MESO_NO_POINTS] = N_ ("No movement points are left."),
  [MESO_LITTLE_MANA] = N_ ("There isn’t enough mana for this token."),
  [MESO_DISCOVERED] = N_ ("A land lies there already."),
  [MESO_STACK_EMPTY] = N_ ("No lands are left to discover."),
  [MESO_THREE_FOUND] = N_ ("Three lands have been discovered in this turn, and that is the most."),
  [MESO_NO_TOKEN] = N_ ("No hut there has this token under it."),
  [MESO_NOTHING_THERE] = N_ ("Nothing like that lies there."),
  [MESO_NO_SUCH_SEAT] = N_ ("There is no such opponent."),
  [MESO_NO_VICTIM] = N_ ("No settler of this opponent carries that there."),
  [MESO_NO_MAJORITY] = N_ ("Only who has more settlers there than this opponent can steal."),
  [MESO_NO_HANDS] =
    N_ ("No settler there has empty hands, or those that have stole in this turn already."),
  [MESO_NOT_AT_TEMPLE] = N_ ("The bearer of this token isn’t at the temple."),
  [MESO_PICKED_THIS_TURN] =
    N_ ("This token was picked up in this turn; it can be offered in the next."),
  [MESO_OTHER_ACTION] = N_ ("Another kind of action has begun in this turn."),
  [MESO_NOT_PLAIN] = N_ ("This is only possible on a plain."),
  [MESO_HOLY_THERE] = N_ ("A holy place stands there."),
  [MESO_TWO_HUTS] = N_ ("Two huts stand there already."),
  [MESO_FEW_SETTLERS] = N_ ("Two settlers of the same player must stand there."),
  [MESO_NO_WOOD] = N_ ("There is no wood at this place."),
  [MESO_HUT_THERE] = N_ ("A hut stands there."),
  [MESO_STRANGERS] = N_ ("Settlers of others stand there."),
  [MESO_NO_STONE] = N_ ("There is no stone at this place."),
  [MESO_NO_HUT] = N_ ("No such hut stands there."),
  [MESO_TOKEN_UNDER] = N_ ("Nobody is born at a hut while a token lies under it."),
  [MESO_BORN_ALREADY] = N_ ("Each hut brings one birth in a turn."),
  [MESO_NO_CARD] = N_ ("No card is left to draw."),
  [MESO_BEING_EXPLORED] = N_ ("This is the place that is being explored."),
  [MESO_NOT_TOUCHING] = N_ ("A volcano must touch another land."),
  [MESO_WRONG_LAND] = N_ ("This isn’t another land of the same kind."),
  [MESO_WRONG_NUMBER] = N_ ("As many lands must be chosen as there are pieces left."),
  [MESO_TOKEN_LAID] = N_ ("This token has been laid already."),
  [MESO_NOT_SHOWN] = N_ ("No land of this kind was turned up."),
  [MESO_NO_MANA] = N_ ("This opponent has no mana."),
  [MESO_SAME_PLACE] = N_ ("It is there already."),
  [MESO_TEMPLE_THERE] = N_ ("A card puts nobody on the temple."),
};

static const char *const dues[] = {
  [MESO_DUE_VOLCANO] = N_ ("First the volcano that was turned up must be laid."),
  [MESO_DUE_TAKE] = N_ ("First one of the lands that were turned up must be taken."),
  [MESO_DUE_SEED] = N_ ("First the goods that came with the new land must be distributed."),
  [MESO_DUE_LAY] = N_ ("First it must be settled which token lies under the new hut, if any."),
};

/* A supply that is used up, by the kind of action. */
static const char *
get_none_left (guint kind)
{
  switch (kind)
    {
    case MESO_HUT:
      return N_ ("All huts of this player are built.");
    case MESO_HOLY:
      return N_ ("All holy places of this player are built.");
    default:
      return N_ ("Too few settlers are left in the supply.");
    }
}

char *
meso_words_refusal (const GameState   *state,
                    GameAction         action,
                    guint              code,
                    guint              viewer,
                    GameAddress        address,
                    const char *const *names)
{
  if (code == MESO_DUE_FIRST)
    return g_strdup (_ (dues[meso_state (state)->due]));
  if (code == MESO_NONE_LEFT)
    return g_strdup (_ (get_none_left (action.kind)));
  return g_strdup (_ (refusals[code]));
}
