/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All five lands in a row where there is room for one alone: levels and settlers of both players
 * and the pawns, as they stand on the board. Pressing one shows that land.
 */
#pragma once

#include <gtk/gtk.h>

#include "babel-view.h"

G_BEGIN_DECLS

#define BABEL_TYPE_GLANCES (babel_glances_get_type ())

G_DECLARE_FINAL_TYPE (BabelGlances, babel_glances, BABEL, GLANCES, GtkWidget)

void babel_glances_show (BabelGlances *self, const BabelView *view);

/* Marks the land that is shown as a whole. */
void babel_glances_set_shown (BabelGlances *self, guint land);

/* Marks the lands (bit 1 << land) that are places for the half-made action. */
void babel_glances_set_targets (BabelGlances *self, guint lands);

/* The button of a land; borrowed. */
GtkWidget *babel_glances_get_glance (BabelGlances *self, guint land);

G_END_DECLS
