/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Emptying containers that are refilled whenever they are shown. Their children are destroyed
 * with that, unless somebody else holds them.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Takes all rows out of a list, or all children out of a box. */
void edubba_clear_list (GtkListBox *list);
void edubba_clear_box (GtkBox *box);

G_END_DECLS
