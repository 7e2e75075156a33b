/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A line has edges in the colour that can be read on its own, as the mark has. Its marks stand
 * where it comes into another part of the width, and each line has parts of its own.
 */
#include "edubba-marked-lines.h"

#include <math.h>

#include "edubba-mark.h"

#define THICKNESS 2.2
#define WITH_EDGE 4.0

/* The size of a mark, and of the mark at the position. */
#define RADIUS       5.0
#define LARGE_RADIUS 7.0

/* The least distance between the marks of a line. */
#define APART 44.0f

static void
stroke (cairo_t *cr, const EdubbaMarkedLine *line)
{
  GdkRGBA color = edubba_mark_get_color (line->mark);
  GdkRGBA edge = edubba_mark_get_ink (line->mark);

  cairo_new_path (cr);
  for (guint i = 0; i < line->points->len; i++)
    {
      graphene_point_t point = g_array_index (line->points, graphene_point_t, i);

      cairo_line_to (cr, point.x, point.y);
    }
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  gdk_cairo_set_source_rgba (cr, &edge);
  cairo_set_line_width (cr, WITH_EDGE);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &color);
  cairo_set_line_width (cr, THICKNESS);
  cairo_stroke (cr);
}

static void
draw_marks (cairo_t *cr, const EdubbaMarkedLine *line, float position)
{
  float shift = APART * (float) line->mark / EDUBBA_N_MARKS;
  float last = -INFINITY;

  for (guint i = 0; i < line->points->len; i++)
    {
      graphene_point_t point = g_array_index (line->points, graphene_point_t, i);
      float            place = floorf ((point.x - shift) / APART);

      if (ABS (point.x - position) < 0.5f)
        edubba_mark_draw (cr, line->mark, point.x, point.y, LARGE_RADIUS);
      else if (place != last)
        edubba_mark_draw (cr, line->mark, point.x, point.y, RADIUS);
      last = place;
    }
}

void
edubba_marked_lines_draw (cairo_t                *cr,
                          const EdubbaMarkedLine *lines,
                          guint                   n_lines,
                          float                   position)
{
  for (guint mark = EDUBBA_N_MARKS; mark > 0; mark--)
    for (guint i = 0; i < n_lines; i++)
      if (lines[i].mark == mark - 1)
        stroke (cr, &lines[i]);
  for (guint mark = EDUBBA_N_MARKS; mark > 0; mark--)
    for (guint i = 0; i < n_lines; i++)
      if (lines[i].mark == mark - 1)
        draw_marks (cr, &lines[i], position);
}
