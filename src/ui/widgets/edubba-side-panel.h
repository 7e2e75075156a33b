/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether the side panel of a page is unfolded, remembered from one such page to the next: who has
 * folded it away to see more of the board wants that again.
 */
#pragma once

#include "edubba-split.h"

G_BEGIN_DECLS

/* Both take settings (NULL: nothing is remembered) and the key of a switch in them.
 *
 * Unfolds the panel of a page that is new, or folds it away, as it was last; unfolded without
 * settings. */
void edubba_side_panel_restore (EdubbaSplit *split, GSettings *settings, const char *key);

/* Does so because somebody asked for it. That is remembered where there is room for the panel
 * beside the content: a sheet that is drawn over it says nothing of what one wants there. */
void edubba_side_panel_set_shown (EdubbaSplit *split,
                                  GSettings   *settings,
                                  const char  *key,
                                  gboolean     shown);

G_END_DECLS
