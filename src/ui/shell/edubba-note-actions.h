/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window's action about notes in a game that was played: win.keep-note, of the record before
 * and after the note.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* For the window's class_init. */
void edubba_note_actions_install (GtkWidgetClass *widget_class);

G_END_DECLS
