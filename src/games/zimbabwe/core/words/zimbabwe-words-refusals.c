/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A sentence for each refusal. It says what is missing and names no seat, so it is the same for
 * everybody who asks.
 */
#include "zimbabwe-words.h"

#include <glib/gi18n-lib.h>

static const char *const refusals[ZIMBABWE_N_REFUSALS] = {
  [ZIMBABWE_GAME_OVER] = N_ ("The game is over."),
  [ZIMBABWE_FOUNDING_FIRST] = N_ ("First everybody founds a monument."),
  [ZIMBABWE_AUCTION_FIRST] = N_ ("First comes the auction: bid or pass."),
  [ZIMBABWE_ACTING_FIRST] = N_ ("That time is over: now the turns are played."),
  [ZIMBABWE_USE_OWED] = N_ ("First the specialist that was just hired must be used."),
  [ZIMBABWE_PRICE_OWED] = N_ ("First the price of the new technology must be set."),
  [ZIMBABWE_SOURCE_OWED] = N_ ("First the primary craftsman of this good must be chosen."),
  [ZIMBABWE_GOODS_OWED] = N_ ("First the raise under way needs its goods."),
  [ZIMBABWE_NO_RAISE] = N_ ("No monument is being raised."),
  [ZIMBABWE_NO_SOURCE_OWED] = N_ ("A good is due now, not the primary craftsman behind one."),
  [ZIMBABWE_NOT_A_START] = N_ ("This is no start cell."),
  [ZIMBABWE_TAKEN] = N_ ("A monument stands there already."),
  [ZIMBABWE_BID_LOW] = N_ ("A bid must be higher than the one before it."),
  [ZIMBABWE_FEW_CATTLE] = N_ ("There aren’t enough cattle in the purse."),
  [ZIMBABWE_HAS_GOD] = N_ ("Nobody adores two gods."),
  [ZIMBABWE_CARD_TAKEN] = N_ ("Only one god or specialist can be taken in a turn."),
  [ZIMBABWE_NOT_OFFERED] = N_ ("This card isn’t on offer."),
  [ZIMBABWE_VR_LIMIT] = N_ ("The victory requirement would exceed 40."),
  [ZIMBABWE_NO_TILE] = N_ ("No such piece is left in the stock."),
  [ZIMBABWE_NO_ROOM] = N_ ("There is no empty land for it."),
  [ZIMBABWE_NOT_YOURS] = N_ ("This specialist works for somebody else, or for nobody."),
  [ZIMBABWE_ALREADY_USED] = N_ ("This specialist has been used in this turn."),
  [ZIMBABWE_NOT_EMPTY] = N_ ("This isn’t empty land."),
  [ZIMBABWE_MAIN_DONE] = N_ ("The main action of this turn is done, or another one has begun."),
  [ZIMBABWE_NO_DISC] = N_ ("No disc is left."),
  [ZIMBABWE_TOO_CLOSE] = N_ ("A new monument may not touch another one."),
  [ZIMBABWE_NONE_LEFT] = N_ ("All three craftsmen of this kind are on the board."),
  [ZIMBABWE_SAME_LINE] =
    N_ ("A primary and a secondary craftsman of one line aren’t placed in the same turn."),
  [ZIMBABWE_NO_RESOURCE] = N_ ("No resource of its kind lies within range."),
  [ZIMBABWE_RESOURCE_CLAIMED] =
    N_ ("Another craftsman has every resource here within its range."),
  [ZIMBABWE_NO_PRIMARY] = N_ ("No primary craftsman of this line is within reach."),
  [ZIMBABWE_SAME_PRICE] = N_ ("This is the price already."),
  [ZIMBABWE_PRICE_FALLS] = N_ ("Prices only rise."),
  [ZIMBABWE_NO_MONUMENT] = N_ ("No monument of this player stands there."),
  [ZIMBABWE_ALREADY_RAISED] = N_ ("This monument has been raised in this turn."),
  [ZIMBABWE_ALREADY_TOP] = N_ ("This monument has the highest level."),
  [ZIMBABWE_FEW_GOODS] = N_ ("There aren’t enough different goods to complete this raise."),
  [ZIMBABWE_NO_CRAFTSMAN] = N_ ("No craftsman has its upper left cell there."),
  [ZIMBABWE_SUPERSEDED] = N_ ("A secondary craftsman of this line has superseded this one."),
  [ZIMBABWE_GOOD_TWICE] = N_ ("The goods for one monument come from different kinds of craftsmen."),
  [ZIMBABWE_OUT_OF_REACH] = N_ ("This craftsman is out of reach."),
  [ZIMBABWE_RESOURCE_USED] = N_ ("This resource has been used in this round."),
  [ZIMBABWE_DEAD_END] = N_ ("Then the rest of the raise couldn’t be bought any more."),
  [ZIMBABWE_WRONG_LINE] = N_ ("This isn’t a primary craftsman of the same line."),
};

/* The sentence for an action that needs a technology, or wants cattle for more than itself. */
static const char *
get_sentence (GameAction action, guint code)
{
  if (code == ZIMBABWE_NO_TECH)
    return action.kind == ZIMBABWE_PLACE ? N_ ("Others have both cards of this technology.")
                                         : N_ ("A price belongs to a technology card, and this "
                                               "one isn’t there.");
  if (code == ZIMBABWE_FEW_CATTLE && action.kind == ZIMBABWE_RAISE)
    return N_ ("There aren’t enough cattle in the purse to complete this raise.");
  if (code == ZIMBABWE_NO_RESOURCE && action.kind != ZIMBABWE_PLACE)
    return N_ ("This craftsman has no resource of its kind within range there.");
  return refusals[code];
}

char *
zimbabwe_words_refusal (const GameState   *state,
                        GameAction         action,
                        guint              code,
                        guint              viewer,
                        GameAddress        address,
                        const char *const *names)
{
  return g_strdup (_ (get_sentence (action, code)));
}
