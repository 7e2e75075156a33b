/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists of the parts of a board to press for an action, by their accessible names. Each game that
 * is played so has a function that makes them; the caller presses the parts in its own way.
 */
#pragma once

#include "game-rules.h"

G_BEGIN_DECLS

/* A press on a thing: `name` is the beginning of its name; in a group, a part of it. */
typedef struct
{
  char       *name;
  const char *group;  /* the name of the group in which it lies, static; or NULL */
  guint       skip;   /* not the first of several that are called so */
  gboolean    begins; /* anew: what was begun on the board is given up first, as Escape does */
} Press;

/* The parts to press, one after the other, for an action that is legal for the seat to act. rival:
 * the other player's name, or NULL. Made with presses_new (). */
typedef GPtrArray *(*PressesList) (const GameState *state, GameAction action, const char *rival);

/* A new array of Press, which frees its members. */
GPtrArray *presses_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Adds a press on a thing, and takes the name. */
Press *presses_add (GPtrArray *presses, char *name);

G_END_DECLS
