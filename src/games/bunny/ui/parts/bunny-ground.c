/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Most frames of a board show the field as it was: only a change of the table or of the size draws
 * it anew.
 */
#include "bunny-ground.h"

#include <string.h>

#include "bunny-drawing.h"
#include "edubba-layout.h"

struct _BunnyGround
{
  GskRenderNode *picture; /* NULL before the first one */
  GskRenderNode *lava;
  BunnyTable     table; /* what they show */
  guint          you;
  int            width;
  int            height;
  float          size;
  double         scale; /* of text */
  gboolean       reticent;
};

BunnyGround *
bunny_ground_new (void)
{
  return g_new0 (BunnyGround, 1);
}

void
bunny_ground_free (BunnyGround *self)
{
  g_clear_pointer (&self->picture, gsk_render_node_unref);
  g_clear_pointer (&self->lava, gsk_render_node_unref);
  g_free (self);
}

/* Draws with Cairo into a new picture as large as the field. */
static cairo_t *
begin (BunnyGround *self, GskRenderNode **picture)
{
  g_clear_pointer (picture, gsk_render_node_unref);
  *picture = gsk_cairo_node_new (
    &GRAPHENE_RECT_INIT (0, 0, (float) self->width, (float) self->height));
  return gsk_cairo_node_get_draw_context (*picture);
}

static void
draw (BunnyGround *self, BunnySquare first)
{
  cairo_t *cr = begin (self, &self->picture);

  bunny_drawing_draw_cells (first, cr, &self->table, self->you, self->scale);
  bunny_drawing_draw_fiefs (first, cr, &self->table, self->you, self->scale, self->reticent);
  cairo_destroy (cr);
  cr = begin (self, &self->lava);
  bunny_drawing_draw_lava (first, cr, &self->table);
  cairo_destroy (cr);
}

void
bunny_ground_draw (BunnyGround     *self,
                   EdubbaField     *field,
                   const BunnyView *view,
                   GtkSnapshot     *snapshot)
{
  graphene_rect_t area = edubba_field_get_area (field, 0, 0);
  BunnyGround     now = { .picture = self->picture,
                          .lava = self->lava,
                          .you = bunny_view_get_first (view),
                          .width = gtk_widget_get_width (GTK_WIDGET (field)),
                          .height = gtk_widget_get_height (GTK_WIDGET (field)),
                          .size = area.size.width,
                          .scale = edubba_layout_measure_scale (GTK_WIDGET (field)),
                          .reticent = view->reticent };

  now.table = view->state.table;
  if (self->picture == NULL || now.you != self->you || now.width != self->width ||
      now.height != self->height || now.size != self->size || now.scale != self->scale ||
      now.reticent != self->reticent ||
      memcmp (&now.table, &self->table, sizeof now.table) != 0)
    {
      *self = now;
      draw (self, (BunnySquare) { area.origin.x, area.origin.y, area.size.width });
    }
  gtk_snapshot_append_node (snapshot, self->picture);
}

void
bunny_ground_draw_lava (BunnyGround *self, GtkSnapshot *snapshot)
{
  if (self->lava != NULL)
    gtk_snapshot_append_node (snapshot, self->lava);
}

void
bunny_ground_leave_lava (const BunnyTable *table,
                         EdubbaPlace      *place,
                         float             beside,
                         graphene_rect_t  *frame)
{
  guint map = bunny_table_get_map (table);
  int   x = edubba_place_get_column (place);
  int   y = edubba_place_get_row (place);
  guint cell = (guint) (y * 10 + x);
  float lava = BUNNY_LAVA_REACH * frame->size.width + beside;
  float left = x > 0 && bunny_map_has_lava (map, cell - 1, cell) ? lava : 0;
  float right = x < 9 && bunny_map_has_lava (map, cell, cell + 1) ? lava : 0;
  float above = y > 0 && bunny_map_has_lava (map, cell - 10, cell) ? lava : 0;
  float below = y < 9 && bunny_map_has_lava (map, cell, cell + 10) ? lava : 0;

  *frame = GRAPHENE_RECT_INIT (frame->origin.x + left, frame->origin.y + above,
                               frame->size.width - left - right,
                               frame->size.height - above - below);
}
