/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The offer of the learner's lost turns, hidden as long as none are kept. It follows the progress.
 * Its action is the window's, win.lost-turns.
 */
#pragma once

#include "edubba-progress.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A new button for the turns of a game, by its id. */
GtkWidget *edubba_lost_offer_new (EdubbaProgress *progress,
                                  const char     *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
