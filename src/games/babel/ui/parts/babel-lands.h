/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The row of
 * five lands.
 */
#pragma once

#include <gtk/gtk.h>

#include "babel-land.h"

G_BEGIN_DECLS

/* The space between two lands, in pixels. */
#define BABEL_LANDS_SPACING 8

#define BABEL_TYPE_LANDS (babel_lands_get_type ())

G_DECLARE_FINAL_TYPE (BabelLands, babel_lands, BABEL, LANDS, GtkWidget)

void babel_lands_show (BabelLands *self, const BabelView *view);

/* One of the lands; borrowed. */
BabelLand *babel_lands_get_land (BabelLands *self, guint land);

/* Sets the coming width of a land, in pixels: the height of the lands depends on it, so that even
 * the most settlers have room. */
void babel_lands_set_land_width (BabelLands *self, int width);

G_END_DECLS
