/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lands that there are fill the square, so those of a small task are large. Nothing is said of
 * them: the row that shows the picture has words.
 */
#include "meso-mini.h"

#include "meso-art.h"
#include "meso-ground.h"

/* Its width and height. */
#define SIZE 100

/* The distance of two rows of hexes, as a share of their width. */
#define ROW 0.866

struct _MesoMini
{
  EdubbaBoard parent_instance;

  MesoSight sight;
  gboolean  shown;
};

G_DEFINE_FINAL_TYPE (MesoMini, meso_mini, EDUBBA_TYPE_BOARD)

static void
meso_mini_measure (GtkWidget     *widget,
                   GtkOrientation orientation,
                   int            for_size,
                   int           *minimum,
                   int           *natural,
                   int           *minimum_baseline,
                   int           *natural_baseline)
{
  *minimum = *natural = SIZE;
}

/* The middle of a place, in widths of a hex from that of the temple. */
static graphene_point_t
find_middle (guint place)
{
  float row = (float) meso_place_get_row (place);

  return GRAPHENE_POINT_INIT ((float) meso_place_get_column (place) + row / 2, row * (float) ROW);
}

/* The rectangle round all lands, in the same measure. */
static graphene_rect_t
find_area (const MesoState *state)
{
  graphene_rect_t area = GRAPHENE_RECT_INIT (-0.5f, -0.5f * (float) MESO_HEX_HEIGHT, 1,
                                             (float) MESO_HEX_HEIGHT);

  for (guint i = 0; i < state->n_lands; i++)
    {
      graphene_point_t at = find_middle (meso_map_get ()->place[state->land[i].spot]);
      graphene_rect_t  land = area;

      land.origin.x = at.x - 0.5f;
      land.origin.y = at.y - 0.5f * (float) MESO_HEX_HEIGHT;
      land.size = GRAPHENE_SIZE_INIT (1, (float) MESO_HEX_HEIGHT);
      graphene_rect_union (&area, &land, &area);
    }
  return area;
}

static void
meso_mini_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MesoMini        *self = MESO_MINI (widget);
  const MesoState *state = &self->sight.state;
  float            width = (float) gtk_widget_get_width (widget);
  float            height = (float) gtk_widget_get_height (widget);
  graphene_rect_t  all;
  float            size;

  if (!self->shown)
    return;
  all = find_area (state);
  size = MIN (width / all.size.width, height / all.size.height);
  for (guint i = 0; i < state->n_lands; i++)
    {
      guint            place = meso_map_get ()->place[state->land[i].spot];
      graphene_point_t at = find_middle (place);
      float            x = width / 2 + (at.x - all.origin.x - all.size.width / 2) * size;
      float            y = height / 2 + (at.y - all.origin.y - all.size.height / 2) * size;

      meso_ground_draw_place (&self->sight, place,
                              &GRAPHENE_RECT_INIT (x - size / 2,
                                                   y - size * (float) MESO_HEX_HEIGHT / 2, size,
                                                   size * (float) MESO_HEX_HEIGHT),
                              snapshot);
    }
}

static void
meso_mini_show_state (EdubbaBoard *board, const GameState *seen, guint viewer, gboolean active)
{
  MesoMini *self = MESO_MINI (board);

  meso_sight_show (&self->sight, seen, viewer, FALSE);
  self->sight.exercise = TRUE;
  self->shown = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
meso_mini_finalize (GObject *object)
{
  meso_sight_clear (&MESO_MINI (object)->sight);
  G_OBJECT_CLASS (meso_mini_parent_class)->finalize (object);
}

static void
meso_mini_class_init (MesoMiniClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = meso_mini_finalize;
  EDUBBA_BOARD_CLASS (klass)->show_state = meso_mini_show_state;
  widget_class->measure = meso_mini_measure;
  widget_class->snapshot = meso_mini_snapshot;
  gtk_widget_class_set_css_name (widget_class, "mesomini");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
meso_mini_init (MesoMini *self)
{
}
