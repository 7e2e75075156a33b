/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two people who learn a game in the test's own window. Both know the things they press by name:
 * the first finds them in the accessible tree and presses them by their actions, the second sees
 * them and presses them with the pointer, at a point that nothing else covers. Rows of lists are
 * pressed with Return by the first, as assistive technology offers no action for them.
 */
#pragma once

#include <gtk/gtk.h>

#include "presses.h"

G_BEGIN_DECLS

typedef struct
{
  /* Presses a thing that can be pressed and has a name with this beginning, once it is there. If
   * `group` is not NULL it lies in the thing of that name, and need only have `name` somewhere in
   * its own. Of several the first `skip` are passed over. */
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

/* Does an action: presses these parts of the board that is shown (of Press). */
void story_hands_do (const StoryHands *hands, GtkWindow *window, const GPtrArray *presses);

G_END_DECLS
