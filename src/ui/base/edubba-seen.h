/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tells the budget of searches (edubba-budget.h) whether anybody can see the program. What a person
 * waits for goes on in any case.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Follows a window, which is not shown yet, for its life. While all that were shown are hidden,
 * minimized or behind others, spare searches wait (edubba-budget.h). */
void edubba_seen_follow (GtkWindow *window);

G_END_DECLS
