/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Several steps of a settler are one way, straight from its first land to its last. Events name no
 * classes, so whoever arrives is told by the two states: somebody of a class that has become more.
 * Areas are taken when it sets out, in the frame after the field has been laid out.
 */
#include "meso-glide.h"

#include "edubba-motion.h"
#include "meso-apply.h"
#include "meso-ground.h"

#define SPAN 320 /* ms */

typedef struct
{
  guint8 seat;
  guint8 from; /* a place; so the next */
  guint8 to;
  guint8 klass; /* MESO_N_CLASSES: nobody has arrived who can be told */
} Way;

struct _MesoGlide
{
  EdubbaField  *field; /* borrowed */
  EdubbaMotion *motion;
  GArray       *ways;   /* of Way */
  MesoSight     before; /* whatever it borrows is that of the board */
  MesoSight     rest;   /* without those on the way */
  gboolean      set_out;
};

/* ---- Ways */

static gboolean
is_step (const GameEvent *event)
{
  return event->kind == GAME_EVENT_MOVE && event->from.kind == MESO_ZONE_SETTLERS &&
         event->to.kind == MESO_ZONE_SETTLERS && event->from.index != event->to.index;
}

/* Adds a step to the way of a settler that has come so far, or else as a new one. */
static void
add_step (GArray *ways, const GameEvent *event)
{
  Way step = { (guint8) (event->item - MESO_FACE_SETTLER), (guint8) event->from.index,
               (guint8) event->to.index, MESO_N_CLASSES };

  for (guint i = ways->len; i > 0; i--)
    {
      Way *way = &g_array_index (ways, Way, i - 1);

      if (way->seat != step.seat || way->to != step.from)
        continue;
      way->to = step.to;
      if (way->to == way->from)
        g_array_remove_index (ways, i - 1);
      return;
    }
  g_array_append_val (ways, step);
}

/* Finds whoever has arrived, and takes them from the lands at rest. */
static void
lift (MesoGlide *self, Way *way)
{
  guint  spot = meso_map_get ()->spot[way->to];
  guint8 before[MESO_N_CLASSES];
  guint8 now[MESO_N_CLASSES];

  meso_sight_count_classes (&self->before, way->seat, way->to, before);
  meso_sight_count_classes (&self->rest, way->seat, way->to, now);
  for (guint klass = 0; klass < MESO_N_CLASSES; klass++)
    if (now[klass] > before[klass] ||
        (way->klass == MESO_N_CLASSES && now[klass] > 0))
      way->klass = (guint8) klass;
  if (way->klass < MESO_N_CLASSES)
    meso_state_remove_settler (&self->rest.state, way->seat, spot, way->klass);
}

gboolean
meso_glide_begin (MesoGlide       *self,
                  const MesoState *before,
                  const MesoSight *sight,
                  const GameEvent *events,
                  guint            n_events)
{
  meso_glide_stop (self);
  g_array_set_size (self->ways, 0);
  for (guint i = 0; i < n_events; i++)
    if (is_step (&events[i]))
      add_step (self->ways, &events[i]);
  if (self->ways->len == 0)
    return FALSE;
  self->before = self->rest = *sight;
  self->before.state = *before;
  for (guint i = 0; i < self->ways->len; i++)
    lift (self, &g_array_index (self->ways, Way, i));
  self->set_out = FALSE;
  edubba_motion_prepare (self->motion);
  return TRUE;
}

/* ---- On the way */

/* The area of a figure in a place, or where it would be about. */
static graphene_rect_t
find_area (MesoGlide *self, const MesoSight *sight, const Way *way, guint place)
{
  graphene_rect_t area = edubba_field_get_area (self->field, meso_place_get_column (place),
                                                meso_place_get_row (place));
  graphene_rect_t figure;

  if (meso_ground_find_figure (sight, place, way->seat, way->klass, &area, &figure))
    return figure;
  graphene_rect_inset (&area, area.size.width * 0.33f,
                       (area.size.height - area.size.width * 0.34f) / 2);
  return area;
}

static GskRenderNode *
draw_figure (const MesoSight *sight, const Way *way, const graphene_rect_t *area)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();

  meso_ground_draw_figure (sight, way->seat, way->klass, area->size.width, snapshot);
  return gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
}

static void
set_out (MesoGlide *self, const MesoSight *sight)
{
  for (guint i = 0; i < self->ways->len; i++)
    {
      const Way  *way = &g_array_index (self->ways, Way, i);
      EdubbaPiece piece = { .span = 1 };

      if (way->klass == MESO_N_CLASSES)
        continue;
      piece.start = find_area (self, &self->before, way, way->from);
      piece.end = find_area (self, sight, way, way->to);
      piece.before = draw_figure (sight, way, &piece.end);
      edubba_motion_add (self->motion, &piece);
    }
  edubba_motion_start (self->motion, SPAN);
  self->set_out = TRUE;
}

const MesoSight *
meso_glide_look (MesoGlide *self, const MesoSight *sight)
{
  if (!edubba_motion_is_running (self->motion))
    return sight;
  if (!self->set_out)
    set_out (self, sight);
  return &self->rest;
}

void
meso_glide_draw (MesoGlide *self, GtkSnapshot *snapshot)
{
  edubba_motion_snapshot (self->motion, snapshot);
}

void
meso_glide_stop (MesoGlide *self)
{
  edubba_motion_stop (self->motion);
}

gboolean
meso_glide_is_running (MesoGlide *self)
{
  return edubba_motion_is_running (self->motion);
}

MesoGlide *
meso_glide_new (EdubbaField *field, void (*settled) (gpointer), gpointer data)
{
  MesoGlide *self = g_new0 (MesoGlide, 1);

  self->field = field;
  self->ways = g_array_new (FALSE, FALSE, sizeof (Way));
  self->motion = edubba_motion_new (GTK_WIDGET (field), settled, data);
  return self;
}

void
meso_glide_free (MesoGlide *self)
{
  edubba_motion_free (self->motion);
  g_array_unref (self->ways);
  g_free (self);
}
