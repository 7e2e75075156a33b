/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One player's settlers in one land, growing away from the
 * temples, and the brackets round their runs.
 */
#pragma once

#include <gtk/gtk.h>

#include "babel-rows.h"
#include "babel-view.h"

G_BEGIN_DECLS

#define BABEL_TYPE_COLONNADE (babel_colonnade_get_type ())

G_DECLARE_FINAL_TYPE (BabelColonnade, babel_colonnade, BABEL, COLONNADE, GtkWidget)

/* `own`: the viewer's, which grows downwards; the other's grows upwards. */
GtkWidget *babel_colonnade_new (gboolean own) G_GNUC_WARN_UNUSED_RESULT;

void babel_colonnade_show (BabelColonnade *self, const BabelView *view, guint land);

/* Marks it as a place for the half-made action, or its last three cards as those about to leave. */
void babel_colonnade_set_target (BabelColonnade *self, gboolean target);
void babel_colonnade_set_lifted (BabelColonnade *self, gboolean lifted);

/* The button that stands for the whole colonnade; borrowed. */
GtkWidget *babel_colonnade_get_button (BabelColonnade *self);

/* The card in a place, counted from the oldest, or NULL; borrowed. */
GtkWidget *babel_colonnade_get_card (BabelColonnade *self, guint i);

/* Moves the eye of the keyboard by `step` cards (1: the next one, away from the board); FALSE and
 * nothing else if the colonnade is empty. It stops at both ends, and begins at the oldest card, or
 * at the newest with a negative step. The card shows all of its strip until the eye goes on or the
 * focus leaves. */
gboolean babel_colonnade_look (BabelColonnade *self, int step);

/* The place of the card looked at, counted from the oldest, and the number of cards; FALSE if
 * none is looked at. */
gboolean babel_colonnade_get_looked_at (BabelColonnade *self, guint *place, guint *n);

/* The nation of the card at a point, in the colonnade's coordinates; BABEL_UNKNOWN if there is
 * none.
 */
guint babel_colonnade_get_nation_at (BabelColonnade *self, double x, double y);

/* The name of the part that is taken up at a point, in the colonnade's coordinates: one of its
 * runs, on the viewer's side, or all of it. The newest settler always stands for all of it. */
char *babel_colonnade_dup_part_at (BabelColonnade *self,
                                   double          x,
                                   double          y) G_GNUC_WARN_UNUSED_RESULT;

/* The heights that its settlers take in a width. */
void babel_colonnade_measure_rows (BabelColonnade *self,
                                   int             width,
                                   int             heights[BABEL_ROWS_N_HEIGHTS]);

/* The widget for run i, counted from the oldest over all nations: on the viewer's side the button
 * of its bracket, on the other the bracket; or NULL. Borrowed. */
GtkWidget *babel_colonnade_get_run (BabelColonnade *self, guint i);

/* The bounds of a frame round a part of the colonnade, in the coordinates of `target`: round a
 * run's cards with their bracket, if the part stands for a run. FALSE if the two are not in one
 * window. */
gboolean babel_colonnade_compute_frame (BabelColonnade  *self,
                                        GtkWidget       *part,
                                        GtkWidget       *target,
                                        graphene_rect_t *frame);

/* The place of the next settler, or of the n-th after it, in the coordinates of `target`. FALSE if
 * the two are not in one window. */
gboolean babel_colonnade_compute_next (BabelColonnade  *self,
                                       guint            n,
                                       GtkWidget       *target,
                                       graphene_rect_t *place);

/* Returns TRUE if names have no room, or less than their natural width. */
gboolean babel_colonnade_is_crowded (BabelColonnade *self);

/* Describes the number of settlers that a player has in a land: "Your colonnade in Hatti: 7
 * settlers". */
char *babel_colonnade_describe (const BabelView *view,
                                gboolean         own,
                                guint            land) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
