/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The marks of a preview, the same on every board: a broken outline round a piece that would come,
 * a stroke through one that would go, and a plate with a figure and what it would become. They
 * are told by their shapes; none moves.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Draws the outline, or the stroke, within an area of a widget. */
void
edubba_ghost_draw_outline (GtkWidget *widget, GtkSnapshot *snapshot, const graphene_rect_t *area);
void
edubba_ghost_draw_stroke (GtkWidget *widget, GtkSnapshot *snapshot, const graphene_rect_t *area);

/* "5 → 8". */
char *edubba_ghost_say_change (gint before, gint after) G_GNUC_WARN_UNUSED_RESULT;

/* Draws a plate with a text round a point of a widget, moved so that all of it is within the
 * widget. */
void edubba_ghost_draw_figure (GtkWidget       *widget,
                               GtkSnapshot     *snapshot,
                               const char      *text,
                               graphene_point_t at);

G_END_DECLS
