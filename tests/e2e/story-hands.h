/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two people who learn Babel in the test's own window. Both know what they press by its name: one
 * finds it in the accessible tree and presses it by its action, the other sees it and presses it
 * with the pointer, where nothing lies over it. Rows of lists are pressed with Return by the
 * first, as assistive technology offers no action for them.
 */
#pragma once

#include <gtk/gtk.h>

#include "game-rules.h"

G_BEGIN_DECLS

typedef struct
{
  /* Presses what can be pressed and has a name that begins so, once it is there. Where `group` is
   * not NULL it lies in what is called so, and need only have `name`. Of several the first `skip`
   * are passed over. */
  void (*press) (GtkWindow *window, const char *group, const char *name, guint skip);

  /* Opens the row of a list that has a name that begins so, once it is there. */
  void (*open_row) (GtkWindow *window, const char *name);

  /* Waits until there is a row that is called so. */
  void (*see_row) (GtkWindow *window, const char *name);

  /* Waits until the window says exactly this. */
  void (*hear) (GtkWindow *window, const char *text);

  /* Returns TRUE if something can be pressed whose name begins so. */
  gboolean (*finds) (GtkWindow *window, const char *name);
} StoryHands;

extern const StoryHands story_reader;
extern const StoryHands story_pointer;

/* Does an action of Babel that is legal for the seat to act in `state`, whose board is shown.
 * rival: the other player's name, or NULL. */
void story_hands_do (const StoryHands *hands,
                     GtkWindow        *window,
                     const GameState  *state,
                     GameAction        action,
                     const char       *rival);

G_END_DECLS
