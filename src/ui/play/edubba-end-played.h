/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is said to the only person of a game that is over of how they played, for the page at its
 * end.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-analysis.h"

G_BEGIN_DECLS

/* That as a widget, over a complete analysis: what they were ahead in, unless they have won; how
 * many decisions were good and what the others cost, beside the other players; and what to try next
 * time. NULL if there is no such person (own: GAME_NOBODY), or the game does not count what
 * decisions cost. */
GtkWidget *edubba_end_played_new (EdubbaMatch    *match,
                                  EdubbaAnalysis *analysis,
                                  guint           own) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
