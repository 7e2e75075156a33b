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

/* The figures of a plan at one part. */
typedef struct
{
  const char *both; /* now and by the end */
  const char *end;  /* by the end alone */
  const char *pass; /* what is kept from others, or NULL */
  gboolean    best;
  gboolean    leads;  /* it is the best of those that are shown */
  gboolean    within; /* the plate stands at the lower edge of the part; else at its upper one */
} EdubbaGhostPlan;

/* Draws a plate with them at an area of a widget: as many of them as the area has room for. The
 * best has the accent colour, and what leads has a frame of that colour. */
void edubba_ghost_draw_plan (GtkWidget             *widget,
                             GtkSnapshot           *snapshot,
                             const graphene_rect_t *area,
                             const EdubbaGhostPlan *plan);

G_END_DECLS
