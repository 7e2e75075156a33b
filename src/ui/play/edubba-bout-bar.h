/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The strip above the board of a bout: the opponent's face and what it says, both goals, the turns
 * that are left, and below, where there is one, the tutor's tip. It is there however narrow the
 * window is, and whether or not the side panel is.
 */
#pragma once

#include <adwaita.h>

#include "edubba-bout.h"
#include "edubba-game.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_BOUT_BAR (edubba_bout_bar_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaBoutBar, edubba_bout_bar, EDUBBA, BOUT_BAR, AdwBin)

/* Shows a bout of `game`, and follows it; the bar takes a reference. */
GtkWidget *edubba_bout_bar_new (const EdubbaGame *game, EdubbaBout *bout);

/* Whether there is little width: then the bar is as low as it can be, with small letters and the
 * goal in a line of its own. */
void edubba_bout_bar_set_narrow (EdubbaBoutBar *self, gboolean narrow);

G_END_DECLS
