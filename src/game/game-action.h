/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The unit of play: one action of one seat.
 *
 * History, undo, saving, opponents, puzzles and the command line tool rest on actions and on
 * nothing else, so an action is eight plain bytes that can be copied, compared and stored. What
 * kind and operands mean is the game's business; the text form is its notation (see GameRules).
 */
#pragma once

#include <glib.h>
#include <string.h>

G_BEGIN_DECLS

/* kind is an index into GameRules.kinds; operands that a kind does not use are 0. */
typedef struct
{
  guint8 kind;
  guint8 operand[7];
} GameAction;

G_STATIC_ASSERT (sizeof (GameAction) == 8);

/* Two actions are the same exactly if all their bytes are. */
static inline gboolean
game_action_equal (GameAction a, GameAction b)
{
  return memcmp (&a, &b, sizeof a) == 0;
}

G_END_DECLS
