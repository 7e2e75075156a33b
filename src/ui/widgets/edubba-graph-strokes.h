/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tells the rows of a graph without marks apart: by the pieces of their lines and the shapes of
 * their dots. series: the number of a row, below EDUBBA_GRAPH_MAX_SERIES.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void edubba_graph_strokes_draw_line (GtkSnapshot            *snapshot,
                                     guint                   series,
                                     const graphene_point_t *from,
                                     const graphene_point_t *to,
                                     const GdkRGBA          *color);

/* A dot of this size round a point. */
void edubba_graph_strokes_draw_dot (GtkSnapshot            *snapshot,
                                    guint                   series,
                                    const graphene_point_t *center,
                                    float                   size,
                                    const GdkRGBA          *color);

G_END_DECLS
