/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The head of the start page: a large emblem above the title, or, where the page would have to be
 * scrolled for it, a small one before the title.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has a box lay out its three children like that: the large emblem, the small one, the title. */
void edubba_start_head_apply (GtkBox *box);

G_END_DECLS
