/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists the parts of Babel's board to press for an action, by their accessible names: the card,
 * then its target; a run, then its ability. The caller presses them in its own way.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

/* The group in which the cards of the hand lie. */
#define BABEL_PRESSES_HAND "Your hand"

/* A press on a thing: `name` is the beginning of its name; for a card, a part of it, within its
 * group. */
typedef struct
{
  char    *name;
  gboolean is_card; /* of the hand */
  guint    skip;    /* not the first of several that are called so */
} BabelPress;

/* The parts to press, one after the other, for an action that is legal for the seat to act; a new
 * array of BabelPress, which frees its members. rival: the other player's name, or NULL. */
GPtrArray *babel_presses_list (const GameState *state,
                               GameAction       action,
                               const char      *rival) G_GNUC_WARN_UNUSED_RESULT;

/* Returns TRUE if an action is one of a run, chosen in a list beside the board. */
gboolean babel_presses_takes_run (GameAction action);

G_END_DECLS
