/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Checks that a window keeps choices secret that others may not know yet. The same moment is
 * looked at twice, with another choice in the place of the real one: names for assistive
 * technology, texts, the list of moves, the picture, and all that can be copied must be the same
 * to the last byte.
 */
#pragma once

#include "edubba-window.h"
#include "game-action.h"

G_BEGIN_DECLS

/* The way of playing a game's board. */
typedef struct
{
  /* The viewer of the board. */
  guint (*get_viewer) (GtkWidget *board);

  /* Presses the parts for an action of the viewer. */
  void (*play) (GtkWidget *board, GameAction action);

  /* Of all choices every n-th is looked at, from the first on; 0 is as 1. */
  guint    stride;
  gboolean shared; /* all look at the board at once, and no curtain falls */
} SecrecyHands;

/* Everything that somebody in front of the window learns now, or by copying; a new string. */
char *secrecy_read (EdubbaWindow *window) G_GNUC_WARN_UNUSED_RESULT;

/* Plays the game that a window shows, in which persons sit in all seats, to its end with random
 * actions, each by pressing. The first to choose tries another choice; and for each of the others
 * the choices are exchanged that were made before theirs. Gives the number of choices that were
 * compared; the test fails if any showed. */
guint secrecy_play (EdubbaWindow *window, const SecrecyHands *hands);

G_END_DECLS
