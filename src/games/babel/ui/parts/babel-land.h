/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One land: its name between the two sites, the viewer's
 * colonnade below and the other's above.
 */
#pragma once

#include <gtk/gtk.h>

#include "babel-colonnade.h"
#include "babel-site.h"

G_BEGIN_DECLS

#define BABEL_TYPE_LAND (babel_land_get_type ())

G_DECLARE_FINAL_TYPE (BabelLand, babel_land, BABEL, LAND, GtkWidget)

GtkWidget *babel_land_new (guint land) G_GNUC_WARN_UNUSED_RESULT;

void babel_land_show (BabelLand *self, const BabelView *view);

/* The layout of a land. */
typedef enum
{
  BABEL_LAND_UPRIGHT, /* the name between the two sites */
  BABEL_LAND_FLAT,    /* the name beside them: for much width */
  BABEL_LAND_LOW,     /* all three side by side: for little height besides */
} BabelLandShape;

void babel_land_set_shape (BabelLand *self, BabelLandShape shape);

/* Marks the land's name as a place for the half-made action. */
void babel_land_set_target (BabelLand *self, gboolean target);

/* The least and natural heights of the parts: the other's colonnade, the sites, the viewer's
 * colonnade. */
void babel_land_measure_parts (BabelLand *self, int minimum[3], int natural[3]);

/* The heights of a side's settlers in a width, with the space around them. */
void babel_land_measure_colonnade (BabelLand *self,
                                   gboolean   own,
                                   int        width,
                                   int        heights[BABEL_ROWS_N_HEIGHTS]);

/* The width that a land needs, in pixels, for every possible temple on its sites and for its
 * whole name. */
int babel_land_measure_width (BabelLand *self);

/* The same if it lies low. */
int babel_land_measure_low_width (BabelLand *self);

/* Sets the heights for the next allocation; all lands of a board share them so that their sites
 * are in line. */
void babel_land_set_heights (BabelLand *self, int above, int middle);

guint babel_land_get_land (BabelLand *self);

/* Parts; borrowed. */
GtkWidget      *babel_land_get_bar (BabelLand *self);
BabelColonnade *babel_land_get_colonnade (BabelLand *self, gboolean own);
GtkWidget      *babel_land_get_site (BabelLand *self, gboolean own);

G_END_DECLS
