/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The toy games as the window takes them: with a plain board, a few words, and the players for any
 * game. They have neither lessons nor puzzles nor pictures.
 */
#pragma once

#include "edubba-game.h"

G_BEGIN_DECLS

const EdubbaGame *toy_faces_get_heaps (void);  /* "Heaps": two seats, nothing hidden */
const EdubbaGame *toy_faces_get_hoard (void);  /* "Hoard": two or three seats, hidden cards */
const EdubbaGame *toy_faces_get_meadow (void); /* "Meadow": two seats, a board that grows */
const EdubbaGame *toy_faces_get_sealed (void); /* "Sealed": three seats that choose at once */

/* Hoard and Sealed, which three play; the list ends with NULL. */
const EdubbaGame *const *toy_faces_get_of_three (void);

G_END_DECLS
