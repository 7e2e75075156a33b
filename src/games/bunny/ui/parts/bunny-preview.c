/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A figure stands above the cell that changes, or below it in the first row, so that it covers
 * neither the cell nor its good.
 */
#include "bunny-preview.h"

#include "bunny-apply.h"
#include "bunny-art.h"
#include "bunny-forecast.h"
#include "edubba-ghost.h"
#include "edubba-mark.h"

/* How much of a piece is seen. */
#define OPACITY 0.8

/* The distance of the middle of a figure from its cell. */
#define ABOVE 8

struct _BunnyPreview
{
  BunnyTable  now;
  BunnyTable  then; /* the same as now, if chance has a part in it */
  guint       you;  /* as for edubba_mark_of_seat () */
  guint       n;    /* fiefs that change */
  BunnyChange changes[BUNNY_MAX_CHANGES];
  gint        gains[BUNNY_MAX_SEATS]; /* of points */
  gboolean    figures;
};

/* The points that the action counts, and those of a scroll that is chosen: other changes of what
 * scrolls are worth would not explain themselves. */
static void
count_gains (BunnyPreview *self, const GamePreview *preview)
{
  guint seat = preview->seat;

  for (guint i = 0; i < preview->events->len; i++)
    {
      const GameEvent *event = &g_array_index (preview->events, GameEvent, i);

      if (event->kind == GAME_EVENT_AMOUNT)
        self->gains[event->to.seat] += event->amount;
    }
  if (preview->action.kind == BUNNY_DO_PICK && bunny_face_is_scroll (preview->action.operand[0]))
    self->gains[seat] = preview->points_after[seat] - preview->points[seat];
}

BunnyPreview *
bunny_preview_new (const BunnyView *view, const GamePreview *preview, gboolean figures)
{
  BunnyPreview *self = g_new0 (BunnyPreview, 1);

  self->now = view->state.table;
  self->then = preview->after != NULL ? bunny_state (preview->after)->table : self->now;
  self->you = bunny_view_get_first (view);
  self->figures = figures;
  self->n = bunny_forecast_compare (&self->now, &self->then, preview->seat, self->changes);
  count_gains (self, preview);
  return self;
}

void
bunny_preview_free (BunnyPreview *self)
{
  g_free (self);
}

/* ---- Pieces */

static graphene_rect_t
get_area (EdubbaField *field, guint cell)
{
  return edubba_field_get_area (field, (int) cell % 10, (int) cell / 10);
}

static void
draw_piece (BunnyPreview *self, cairo_t *cr, guint cell, graphene_rect_t area)
{
  double    size = area.size.width;
  guint     owner = bunny_table_get_owner (&self->then, cell);
  BunnySpot spot = bunny_table_get_spot (&self->then, cell);

  cairo_push_group (cr);
  if (spot != bunny_table_get_spot (&self->now, cell) && spot != BUNNY_NOTHING)
    bunny_art_draw_building (cr,
                             (BunnySquare) { area.origin.x + 0.05 * size,
                                             area.origin.y + 0.31 * size, 0.54 * size },
                             bunny_spot_get_face (spot));
  if (owner != bunny_table_get_owner (&self->now, cell))
    bunny_art_draw_rabbit (cr,
                           (BunnySquare) { area.origin.x + 0.5 * size,
                                           area.origin.y + 0.42 * size, 0.48 * size },
                           edubba_mark_of_seat (owner - 1, self->now.seats, self->you));
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, OPACITY);
}

void
bunny_preview_draw_pieces (BunnyPreview *self, EdubbaField *field, GtkSnapshot *snapshot)
{
  for (guint cell = 0; cell < BUNNY_N_CELLS; cell++)
    {
      graphene_rect_t area = get_area (field, cell);
      cairo_t        *cr;

      if (self->then.cell[cell] == self->now.cell[cell] ||
          bunny_table_get_owner (&self->then, cell) == 0)
        continue;
      cr = gtk_snapshot_append_cairo (snapshot, &area);
      draw_piece (self, cr, cell, area);
      cairo_destroy (cr);
      edubba_ghost_draw_outline (GTK_WIDGET (field), snapshot, &area);
    }
}

/* ---- Figures */

static void
draw_change (BunnyPreview      *self,
             GtkWidget         *over,
             EdubbaField       *field,
             const BunnyChange *change,
             GtkSnapshot       *snapshot)
{
  graphene_rect_t  area = get_area (field, change->cell);
  graphene_point_t at = { area.origin.x + area.size.width / 2, area.origin.y };
  g_autofree char *text = NULL;

  if (change->before == 0 && change->after == 0)
    return;
  at.y -= ABOVE;
  if (change->cell < 10)
    at.y += area.size.height + 2 * ABOVE;
  if (!gtk_widget_compute_point (GTK_WIDGET (field), over, &at, &at))
    return;
  text = edubba_ghost_say_change ((gint) change->before, (gint) change->after);
  edubba_ghost_draw_figure (over, snapshot, text, at);
}

static void
draw_gain (GtkWidget *over, GtkWidget *strip, gint gain, GtkSnapshot *snapshot)
{
  g_autofree char *text = g_strdup_printf ("+%d", gain);
  graphene_rect_t  area;

  if (gain > 0 && gtk_widget_compute_bounds (strip, over, &area))
    edubba_ghost_draw_figure (over, snapshot, text,
                              GRAPHENE_POINT_INIT (area.origin.x + area.size.width / 2,
                                                   area.origin.y + area.size.height / 2));
}

void
bunny_preview_draw_figures (BunnyPreview *self,
                            GtkWidget    *over,
                            EdubbaField  *field,
                            EdubbaStrips *strips,
                            GtkSnapshot  *snapshot)
{
  for (guint i = 0; i < self->n && self->figures; i++)
    draw_change (self, over, field, &self->changes[i], snapshot);
  for (guint seat = 0; seat < self->now.seats && self->figures; seat++)
    draw_gain (over, GTK_WIDGET (edubba_strips_get_strip (strips, seat)), self->gains[seat],
               snapshot);
}
