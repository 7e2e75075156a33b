/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tells the only person of a game that is over how they played: a widget for the page at its end,
 * made once the analysis is complete.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-analysis.h"

G_BEGIN_DECLS

/* Makes the widget over a complete analysis: the parts in which they were ahead, unless they have
 * won; the number of good decisions and the cost of the others, beside the other players; and
 * advice for the next time. NULL if there is no such person (own: GAME_NOBODY), or the game does
 * not count the cost of decisions. */
GtkWidget *edubba_end_played_new (EdubbaMatch    *match,
                                  EdubbaAnalysis *analysis,
                                  guint           own) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
