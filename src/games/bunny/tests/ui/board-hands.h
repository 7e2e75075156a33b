/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Somebody who plays an action on the board: by pressing its parts, or with the keyboard alone.
 * The test itself checks that the action was sent.
 */
#pragma once

#include "edubba-board.h"
#include "game-action.h"

G_BEGIN_DECLS

/* The way of reaching the parts. */
typedef enum
{
  HANDS_POINTER,
  HANDS_KEYS,
} Hands;

/* Presses a part of the board, which must be there. */
void hands_press (EdubbaBoard *board, Hands hands, const char *part);

/* Presses the parts for an action of the viewer, from the first to the last. */
void hands_play (EdubbaBoard *board, Hands hands, GameAction action);

G_END_DECLS
