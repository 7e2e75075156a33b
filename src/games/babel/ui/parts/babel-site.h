/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One player's building site in one land: the temple, its worth, and the pawn that may stand
 * beside it.
 */
#pragma once

#include <gtk/gtk.h>

#include "babel-view.h"

G_BEGIN_DECLS

#define BABEL_TYPE_SITE (babel_site_get_type ())

G_DECLARE_FINAL_TYPE (BabelSite, babel_site, BABEL, SITE, GtkButton)

GtkWidget *babel_site_new (gboolean own) G_GNUC_WARN_UNUSED_RESULT;

void babel_site_show (BabelSite *self, const BabelView *view, guint land);

/* Sets that the other site lies right above or below, and both share one picture of the land. */
void babel_site_set_flat (BabelSite *self, gboolean flat);

/* Returns TRUE if a number of a level has no room. */
gboolean babel_site_is_crowded (BabelSite *self);

/* The step of a level in the temple, or NULL; borrowed. */
GtkWidget *babel_site_get_step (BabelSite *self, guint level);

/* The place of the pawn beside the temple; borrowed. */
GtkWidget *babel_site_get_pawn (BabelSite *self);

/* The place that the step of a level, or the pawn, would have on the site, in the coordinates of
 * `target`. FALSE if the two are not in one window. */
gboolean babel_site_compute_level (BabelSite       *self,
                                   guint            level,
                                   GtkWidget       *target,
                                   graphene_rect_t *place);
gboolean babel_site_compute_pawn (BabelSite *self, GtkWidget *target, graphene_rect_t *place);

/* A pawn: a disc for the viewer's, a square for the other's. */
GtkWidget *babel_pawn_new (gboolean own) G_GNUC_WARN_UNUSED_RESULT;

/* Names a pawn by its owner. */
void babel_pawn_show (GtkWidget *pawn, const BabelView *view, gboolean own);

/* Says in a sentence that a player's pawn stands here. */
char *babel_pawn_describe_place (const BabelView *view, gboolean own) G_GNUC_WARN_UNUSED_RESULT;

/* Describes a player's temple on the site of a land: "Your temple in Hatti: level 3". */
char *
babel_site_describe (const BabelView *view, gboolean own, guint land) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
