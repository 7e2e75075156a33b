/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window's actions about lost turns of one's own games (edubba-lost-turns.h): win.lost-turns,
 * of a game, win.next-lost-turn and win.drop-lost-turn, of "GAME/ID".
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For the window's class_init. */
void edubba_turn_actions_install (GtkWidgetClass *widget_class);

G_END_DECLS
