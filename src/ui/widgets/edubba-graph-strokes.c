/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lines are turned rectangles, as GTK 4.8 has no paths yet. The first row is solid with round dots,
 * the others are dashed each in its own way.
 */
#include "edubba-graph-strokes.h"

#include <math.h>

#include "edubba-graph.h"

#define THICKNESS 2.0f

/* The style of a row: pieces of its line, gaps between them (0: none), and the shape of a dot. */
typedef enum
{
  SHAPE_DISC,
  SHAPE_SQUARE,
  SHAPE_DIAMOND,
  SHAPE_RING,
  SHAPE_CROSS,
} Shape;

typedef struct
{
  float dash;
  float gap;
  Shape shape;
} Stroke;

static const Stroke strokes[EDUBBA_GRAPH_MAX_SERIES] = {
  { 0, 0, SHAPE_DISC },
  { 4, 4, SHAPE_SQUARE },
  { 9, 4, SHAPE_DIAMOND },
  { 2, 3, SHAPE_RING },
  { 1, 5, SHAPE_CROSS },
};

/* A rectangle of a width and height round a point, turned by degrees. */
static void
draw_bar (GtkSnapshot            *snapshot,
          const graphene_point_t *center,
          float                   width,
          float                   height,
          float                   turn,
          const GdkRGBA          *color)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, center);
  gtk_snapshot_rotate (snapshot, turn);
  gtk_snapshot_append_color (snapshot, color,
                             &GRAPHENE_RECT_INIT (-width / 2, -height / 2, width, height));
  gtk_snapshot_restore (snapshot);
}

/* Something round, filled or not, or a hollow square. */
static void
draw_frame (
  GtkSnapshot *snapshot, Shape shape, const graphene_rect_t *bounds, const GdkRGBA *color)
{
  const float    widths[4] = { 1.5f, 1.5f, 1.5f, 1.5f };
  const GdkRGBA  colors[4] = { *color, *color, *color, *color };
  GskRoundedRect frame;

  gsk_rounded_rect_init_from_rect (&frame, bounds,
                                   shape == SHAPE_SQUARE ? 0 : bounds->size.width / 2);
  if (shape != SHAPE_DISC)
    {
      gtk_snapshot_append_border (snapshot, &frame, widths, colors);
      return;
    }
  gtk_snapshot_push_rounded_clip (snapshot, &frame);
  gtk_snapshot_append_color (snapshot, color, bounds);
  gtk_snapshot_pop (snapshot);
}

void
edubba_graph_strokes_draw_line (GtkSnapshot            *snapshot,
                                guint                   series,
                                const graphene_point_t *from,
                                const graphene_point_t *to,
                                const GdkRGBA          *color)
{
  const Stroke *stroke = &strokes[series];
  float         dx = to->x - from->x;
  float         dy = to->y - from->y;
  float         length = hypotf (dx, dy);
  float         dash = stroke->dash > 0 ? stroke->dash : length;
  float         step = dash + MAX (stroke->gap, 1);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, from);
  gtk_snapshot_rotate (snapshot, atan2f (dy, dx) * 180 / (float) G_PI);
  for (float x = 0; x < length; x += step)
    {
      float piece = MIN (dash, length - x);

      gtk_snapshot_append_color (
        snapshot, color, &GRAPHENE_RECT_INIT (x, -THICKNESS / 2, piece, THICKNESS));
    }
  gtk_snapshot_restore (snapshot);
}

void
edubba_graph_strokes_draw_dot (GtkSnapshot            *snapshot,
                               guint                   series,
                               const graphene_point_t *center,
                               float                   size,
                               const GdkRGBA          *color)
{
  graphene_rect_t bounds =
    GRAPHENE_RECT_INIT (center->x - size / 2, center->y - size / 2, size, size);
  Shape shape = strokes[series].shape;

  if (shape == SHAPE_DIAMOND)
    draw_bar (snapshot, center, size, size, 45, color);
  else if (shape == SHAPE_CROSS)
    {
      draw_bar (snapshot, center, 1.4f * size, 1.5f, 45, color);
      draw_bar (snapshot, center, 1.5f, 1.4f * size, 45, color);
    }
  else
    draw_frame (snapshot, shape, &bounds, color);
}
