/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The offer to solve a set of puzzles one after the other, from where the learner left it. Its
 * action is the window's, win.set-puzzle.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-course.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

/* A new button; it is hidden until it is shown for a set. */
GtkWidget *edubba_set_offer_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Offers the set of this title, or, if there is none (NULL: none is asked for), the one that was
 * begun last; hides the button if nothing is left to be solved. */
void edubba_set_offer_show (GtkWidget      *offer,
                            EdubbaCourse   *course,
                            EdubbaProgress *progress,
                            const char     *title);

G_END_DECLS
