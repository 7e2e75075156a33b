/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lines of a graph in the colours and with the shapes of marks, as seats have them on boards. They
 * show on light and on dark ground.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  guint   mark;   /* edubba-mark.h */
  GArray *points; /* of graphene_point_t, from one side to the other */
} EdubbaMarkedLine;

/* Draws the lines, the first mark over the others, each with its mark at some of its points, and
 * with a larger one at the point that lies at `position` from the left. If lines run together
 * their marks lie side by side. */
void edubba_marked_lines_draw (cairo_t                *cr,
                               const EdubbaMarkedLine *lines,
                               guint                   n_lines,
                               float                   position);

G_END_DECLS
