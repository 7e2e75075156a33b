/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A player's score as a gauge with marks at the scores where the rules change: 10, 15 and 20; in
 * a short game, with its goal instead.
 */
#pragma once

#include <gtk/gtk.h>

#include "babel-race.h"
#include "babel-view.h"

G_BEGIN_DECLS

#define BABEL_TYPE_GAUGE (babel_gauge_get_type ())

G_DECLARE_FINAL_TYPE (BabelGauge, babel_gauge, BABEL, GAUGE, GtkWidget)

/* Sets the owner of the score; once, before anything is shown. */
void babel_gauge_set_own (BabelGauge *self, gboolean own);

/* Gives two gauges one length from now on, that of the one with less room; to be called once. */
void babel_gauge_pair (BabelGauge *self, BabelGauge *peer);

/* Sets the goal that it runs up to; at first that of the rules. It holds for the next view. */
void babel_gauge_set_race (BabelGauge *self, const BabelRace *race);

/* The length of its trough, in pixels. */
int babel_gauge_get_trough (BabelGauge *self);

void babel_gauge_show (BabelGauge *self, const BabelView *view);

/* The figure shown; the figure of a side on a table, towards the same goal; and the middle of the
 * figure, in the gauge's coordinates. */
guint            babel_gauge_get_score (BabelGauge *self);
guint            babel_gauge_count (BabelGauge *self, const BabelTable *table, guint side);
graphene_point_t babel_gauge_get_middle (BabelGauge *self);

G_END_DECLS
