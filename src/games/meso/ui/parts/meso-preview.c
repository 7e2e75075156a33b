/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A place that chance decides on has an outline alone. Of mana and offerings there are figures, of
 * a card that would be drawn an outline round its seat.
 */
#include "meso-preview.h"

#include "edubba-ghost.h"
#include "meso-rules.h"

struct _MesoPreview
{
  MesoState now;
  MesoState then; /* the same as now, if chance has a part in it */
  guint8    places[MESO_N_PLACES];
  guint     drawer; /* the seat that would draw a card, or GAME_NOBODY */
  gboolean  figures;
};

static void
mark_zone (MesoPreview *self, const GameZone *zone)
{
  if (meso_rules.zones[zone->kind].indexes > 1)
    self->places[zone->index] = TRUE;
}

MesoPreview *
meso_preview_new (const MesoSight *sight, const GamePreview *preview, gboolean figures)
{
  MesoPreview *self = g_new0 (MesoPreview, 1);

  self->now = sight->state;
  self->then = preview->after != NULL ? *meso_state (preview->after) : sight->state;
  self->drawer = preview->action.kind == MESO_DRAW ? preview->seat : GAME_NOBODY;
  self->figures = figures;
  for (guint i = 0; i < preview->events->len; i++)
    {
      const GameEvent *event = &g_array_index (preview->events, GameEvent, i);

      if (event->kind != GAME_EVENT_MOVE)
        continue;
      mark_zone (self, &event->from);
      mark_zone (self, &event->to);
    }
  return self;
}

void
meso_preview_free (MesoPreview *self)
{
  g_free (self);
}

gboolean
meso_preview_changes (const MesoPreview *self, guint place)
{
  return self->places[place];
}

void
meso_preview_draw_lands (MesoPreview     *self,
                         EdubbaField     *field,
                         const MesoSight *sight,
                         GtkSnapshot     *snapshot)
{
  MesoSight then = *sight;

  then.state = self->then;
  for (guint place = 0; place < MESO_N_PLACES; place++)
    {
      graphene_rect_t area;

      if (!meso_preview_changes (self, place))
        continue;
      area = edubba_field_get_area (field, meso_place_get_column (place),
                                    meso_place_get_row (place));
      meso_ground_draw_place (&then, place, &area, snapshot);
      graphene_rect_inset (&area, area.size.width * 0.14f, area.size.height * 0.22f);
      edubba_ghost_draw_outline (GTK_WIDGET (field), snapshot, &area);
    }
}

/* "0/3 → 1/4" where mana or limit would change, else NULL. */
static char *
say_mana (const MesoSeat *now, const MesoSeat *then)
{
  return now->mana == then->mana && now->limit == then->limit
           ? NULL
           : g_strdup_printf ("%u/%u → %u/%u", now->mana, now->limit, then->mana, then->limit);
}

static void
draw_figures (MesoPreview           *self,
              guint                  seat,
              GtkWidget             *over,
              const graphene_rect_t *area,
              GtkSnapshot           *snapshot)
{
  const MesoSeat  *now = &self->now.seat[seat];
  const MesoSeat  *then = &self->then.seat[seat];
  g_autofree char *mana = say_mana (now, then);
  gint             before = __builtin_popcount (now->offered);
  gint             after = __builtin_popcount (then->offered);
  graphene_point_t at = { area->origin.x + area->size.width * 0.35f,
                          area->origin.y + area->size.height * 0.7f };

  if (mana != NULL)
    edubba_ghost_draw_figure (over, snapshot, mana, at);
  at.x = area->origin.x + area->size.width * 0.9f;
  at.y = area->origin.y + area->size.height * 0.3f;
  if (after != before)
    {
      g_autofree char *offerings = edubba_ghost_say_change (before, after);

      edubba_ghost_draw_figure (over, snapshot, offerings, at);
    }
}

void
meso_preview_draw_seats (MesoPreview  *self,
                         GtkWidget    *over,
                         EdubbaStrips *strips,
                         GtkSnapshot  *snapshot)
{
  for (guint seat = 0; seat < self->now.seats; seat++)
    {
      GtkWidget      *strip = GTK_WIDGET (edubba_strips_get_strip (strips, seat));
      graphene_rect_t area;

      if (!gtk_widget_compute_bounds (strip, over, &area))
        continue;
      if (seat == self->drawer)
        edubba_ghost_draw_outline (over, snapshot, &area);
      if (self->figures)
        draw_figures (self, seat, over, &area, snapshot);
    }
}
