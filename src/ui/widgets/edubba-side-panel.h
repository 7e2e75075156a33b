/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keeps the side panel of a page folded or unfolded from one such page to the next: a user who
 * has folded it away to see more of the board wants that again.
 */
#pragma once

#include "edubba-split.h"

G_BEGIN_DECLS

/* Both take settings (NULL: nothing is remembered) and the key of a switch in them.
 *
 * Unfolds the panel of a page that is new, or folds it away, as it was last; unfolded without
 * settings. */
void edubba_side_panel_restore (EdubbaSplit *split, GSettings *settings, const char *key);

/* Does so at the request of the user. It is remembered if there is room for the panel beside the
 * content: a sheet that is drawn over it says nothing about the user's wish there. */
void edubba_side_panel_set_shown (EdubbaSplit *split,
                                  GSettings   *settings,
                                  const char  *key,
                                  gboolean     shown);

G_END_DECLS
