/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window's actions about sets of puzzles, of "GAME/ID": win.set-puzzle opens a puzzle as one of
 * its set, win.next-in-set the one that follows it there.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For the window's class_init. */
void edubba_set_actions_install (GtkWidgetClass *widget_class);

G_END_DECLS
