/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reasons for a turn of Bunny Kingdom to be worse than another: the critic finds them, words say
 * them.
 *
 * Operands of a GameReason, in order: the card it speaks of, as its face (0: none), the number of
 * carrots, the seat it speaks of, a cell from 1 (0: none), and another card (0: none).
 */
#pragma once

#include "bunny-table.h"
#include "game-critic.h"

G_BEGIN_DECLS

typedef enum
{
  BUNNY_REASON_NONE,

  /* Effects of the better choice that the choice made does not have: additional carrots of the
   * coming harvest; those that a card adds; those that a scroll gives as things stand. */
  BUNNY_REASON_HARVEST,
  BUNNY_REASON_CARD,
  BUNNY_REASON_SCROLL,

  /* A card that is passed on: the carrots that the seat which gets it will harvest more. */
  BUNNY_REASON_PASSED,

  /* The carrots that a camp on its cell adds to the coming harvest: a camp that the better turn
   * settles, and a camp that it keeps for later. */
  BUNNY_REASON_CAMP,
  BUNNY_REASON_KEPT,

  /* Nothing of that can be counted at once: the card that the better pick plays, or the card it
   * plays beside the one picked; and a second one as the next operand (0: none). */
  BUNNY_REASON_BETTER,
} BunnyReasonKind;

#define BUNNY_REASON_MOST 255

G_END_DECLS
