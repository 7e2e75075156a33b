/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Why a turn of Bunny Kingdom is worse than another: what the critic finds and words say.
 *
 * Operands of a GameReason, in order: the card it speaks of, as its face (0: none), how many
 * carrots, the seat it speaks of, a cell from 1 (0: none), and another card (0: none).
 */
#pragma once

#include "bunny-table.h"
#include "game-critic.h"

G_BEGIN_DECLS

typedef enum
{
  BUNNY_REASON_NONE,

  /* What the better choice does, and the one made does not: carrots that the coming harvest brings
   * more; how many of them a card adds; what a scroll gives as things stand. */
  BUNNY_REASON_HARVEST,
  BUNNY_REASON_CARD,
  BUNNY_REASON_SCROLL,

  /* A card that is passed on: how many carrots it adds to the coming harvest of the seat that gets
   * it. */
  BUNNY_REASON_PASSED,

  /* What a camp adds to the coming harvest on its cell: one that the better turn settles, and one
   * that it keeps for later. */
  BUNNY_REASON_CAMP,
  BUNNY_REASON_KEPT,

  /* Nothing of that can be counted at once: the card that the better pick plays, or the one it
   * plays beside what was picked; and a second one as the next operand (0: none). */
  BUNNY_REASON_BETTER,
} BunnyReasonKind;

#define BUNNY_REASON_MOST 255

G_END_DECLS
