/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Buttons side by side, in as many rows as they need, each of which presses a part of the
 * board.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MESO_TYPE_BAR (meso_bar_get_type ())

G_DECLARE_FINAL_TYPE (MesoBar, meso_bar, MESO, BAR, GtkWidget)

GtkWidget *meso_bar_new (void);

/* Adds a button (floating); removes all. */
void meso_bar_add (MesoBar *self, GtkWidget *button);
void meso_bar_clear (MesoBar *self);

/* The button in a box or a bar that presses a part, or NULL. */
GtkWidget *meso_bar_find_part (GtkWidget *box, const char *part);

G_END_DECLS
