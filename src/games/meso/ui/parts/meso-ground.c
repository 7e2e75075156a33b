/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * On a land goods lie above, buildings stand in the middle and people in front, one figure for all
 * that are alike with their number. Whatever is more than a few gets smaller, nothing lies on
 * anything else.
 */
#include "meso-ground.h"

#include <string.h>

#include "meso-art.h"

/* The distance of two rows of hexes, as a share of their width. */
#define ROW 0.866

#define MOST_GROUPS (MESO_MAX_SEATS * MESO_N_CLASSES)

struct _MesoGround
{
  GskRenderNode  *picture; /* NULL before the first one */
  MesoState       state;   /* what it shows; so the rest */
  guint           viewer;
  guint           person;
  graphene_rect_t temple;
  int             width;
  int             height;
};

typedef struct
{
  cairo_t         *cr;
  const MesoSight *sight;
  double           x, y; /* the middle of a land */
  double           width;
} Pen;

/* ---- Goods */

static void
draw_pile (const Pen *pen, double x, guint n, guint goods)
{
  double size = pen->width * 0.2;
  double y = pen->y - pen->width * 0.36;
  char   text[4];

  if (n == 0)
    return;
  meso_art_draw_goods (pen->cr, pen->x + x * pen->width, y, size, goods);
  if (n == 1)
    return;
  g_snprintf (text, sizeof text, "%u", n);
  meso_art_draw_number (pen->cr, pen->x + x * pen->width + size * 0.72, y + size * 0.1,
                        pen->width * 0.1, text, 0x2a1d10, 0xfff6e0);
}

static void
draw_goods (const Pen *pen, const MesoLand *land)
{
  gboolean both = land->wood > 0 && land->stone > 0;

  draw_pile (pen, both ? -0.2 : -0.04, land->wood, 0);
  draw_pile (pen, both ? 0.13 : -0.04, land->stone, 1);
}

/* ---- Buildings */

static void
draw_hut (const Pen *pen, guint8 hut, double x)
{
  guint  owner = MESO_HUT_GET_OWNER (hut);
  guint  token = MESO_HUT_GET_TOKEN (hut);
  guint  mark = owner == 0 ? MESO_ART_NEUTRAL : meso_sight_get_mark (pen->sight, owner - 1);
  double size = pen->width * 0.31;
  double y = pen->y - pen->width * 0.06;

  x = pen->x + x * pen->width;
  meso_art_draw_hut (pen->cr, x, y, size, mark, owner > 0 && token == 0);
  if (token > 0)
    meso_art_draw_token (pen->cr, x, y + size * 0.32, size * 0.55,
                         meso_sight_get_value (pen->sight, owner - 1, token - 1));
}

static void
draw_buildings (const Pen *pen, const MesoLand *land)
{
  if (land->holy != 0)
    meso_art_draw_holy (pen->cr, pen->x, pen->y - pen->width * 0.08, pen->width * 0.36,
                        meso_sight_get_mark (pen->sight, land->holy - 1u),
                        meso_sight_yields (pen->sight, land, land->holy - 1u));
  if (land->hut[1] != 0)
    {
      draw_hut (pen, land->hut[0], -0.19);
      draw_hut (pen, land->hut[1], 0.19);
    }
  else if (land->hut[0] != 0)
    draw_hut (pen, land->hut[0], 0);
}

/* ---- People */

typedef struct
{
  guint8 seat;
  guint8 klass;
  guint8 n;
} Group;

/* The viewer's own first. */
static guint
list_groups (const MesoSight *sight, guint place, Group groups[MOST_GROUPS])
{
  guint  found = 0;
  guint8 n[MESO_N_CLASSES];

  for (guint i = 0; i < sight->state.seats; i++)
    {
      guint seat = (sight->viewer + i) % sight->state.seats;

      if (meso_sight_count_classes (sight, seat, place, n) == 0)
        continue;
      for (guint klass = 0; klass < MESO_N_CLASSES; klass++)
        if (n[klass] > 0)
          groups[found++] = (Group) { (guint8) seat, (guint8) klass, n[klass] };
    }
  return found;
}

static void
draw_group (const Pen *pen, const Group *group, double x, double y, double size)
{
  guint value = 0;
  char  text[4];

  if (group->klass >= MESO_BEARER)
    value = meso_sight_get_value (pen->sight, group->seat, group->klass - MESO_BEARER);
  meso_art_draw_settler (pen->cr, x, y, size, meso_sight_get_mark (pen->sight, group->seat),
                         group->klass, value);
  if (group->n == 1)
    return;
  g_snprintf (text, sizeof text, "%u", group->n);
  meso_art_draw_number (pen->cr, x + size * 0.36, y - size * 0.02, size * 0.3, text, 0x2a1d10,
                        0xfff6e0);
}

/* In one row as long as they have room side by side, at most four in each. */
static void
draw_people (const Pen *pen, const MesoLand *land, guint place)
{
  gboolean bare = land->holy == 0 && land->hut[0] == 0 && land->kind != MESO_KIND_TEMPLE;
  Group    groups[MOST_GROUPS];
  guint    n = list_groups (pen->sight, place, groups);
  guint    rows = n <= 3 ? 1 : n <= 8 ? 2
                                      : (n + 3) / 4;
  guint    columns = n == 0 ? 1 : (n + rows - 1) / rows;
  double   high = bare ? 0.62 : 0.42;
  double   size = MIN (high / rows, 0.86 / columns);
  double   middle = bare ? 0.1 : 0.28;

  size = pen->width * MIN (size, bare ? 0.46 : 0.38);
  for (guint i = 0; i < n; i++)
    {
      guint  row = i / columns;
      guint  in_row = MIN (columns, n - row * columns);
      double x = ((i % columns) - (in_row - 1) / 2.0) * size * 0.98;
      double y = (row - (rows - 1) / 2.0) * size + middle * pen->width;

      draw_group (pen, &groups[i], pen->x + x, pen->y + y, size);
    }
}

/* ---- All */

void
meso_ground_draw_lands (cairo_t *cr, const MesoSight *sight, double x, double y, double width)
{
  const MesoState *state = &sight->state;
  const MesoMap   *map = meso_map_get ();

  for (guint i = 0; i < state->n_lands; i++)
    {
      const MesoLand *land = &state->land[i];
      guint           place = map->place[land->spot];
      double          column = meso_place_get_column (place);
      double          row = meso_place_get_row (place);
      Pen             pen = { cr, sight, x + (column + row / 2) * width, y + row * ROW * width,
                              width };

      meso_art_draw_land (cr, pen.x, pen.y, width, land->kind, place);
      draw_goods (&pen, land);
      draw_buildings (&pen, land);
      draw_people (&pen, land, place);
    }
}

MesoGround *
meso_ground_new (void)
{
  return g_new0 (MesoGround, 1);
}

void
meso_ground_free (MesoGround *self)
{
  g_clear_pointer (&self->picture, gsk_render_node_unref);
  g_free (self);
}

static void
draw (MesoGround *self, EdubbaField *field, const MesoSight *sight)
{
  const graphene_rect_t *temple = &self->temple;
  cairo_t               *cr;

  g_clear_pointer (&self->picture, gsk_render_node_unref);
  self->picture =
    gsk_cairo_node_new (&GRAPHENE_RECT_INIT (0, 0, (float) self->width, (float) self->height));
  cr = gsk_cairo_node_get_draw_context (self->picture);
  for (guint i = 0; i < edubba_field_get_n_places (field); i++)
    {
      EdubbaPlace    *place = edubba_field_get_place (field, i);
      int             column = edubba_place_get_column (place);
      int             row = edubba_place_get_row (place);
      graphene_rect_t area = edubba_field_get_area (field, column, row);

      if (meso_sight_get_land (sight, meso_place_at (column, row)) == NULL)
        meso_art_draw_unknown (cr, area.origin.x + area.size.width / 2,
                               area.origin.y + area.size.height / 2, area.size.width);
    }
  meso_ground_draw_lands (cr, sight, temple->origin.x + temple->size.width / 2,
                          temple->origin.y + temple->size.height / 2, temple->size.width);
  cairo_destroy (cr);
}

void
meso_ground_draw (MesoGround      *self,
                  EdubbaField     *field,
                  const MesoSight *sight,
                  GtkSnapshot     *snapshot)
{
  graphene_rect_t temple = edubba_field_get_area (field, 0, 0);
  int             width = gtk_widget_get_width (GTK_WIDGET (field));
  int             height = gtk_widget_get_height (GTK_WIDGET (field));

  if (self->picture == NULL || width != self->width || height != self->height ||
      !graphene_rect_equal (&temple, &self->temple) || self->viewer != sight->viewer ||
      self->person != sight->person ||
      memcmp (&self->state, &sight->state, sizeof self->state) != 0)
    {
      self->temple = temple;
      self->width = width;
      self->height = height;
      self->viewer = sight->viewer;
      self->person = sight->person;
      self->state = sight->state;
      draw (self, field, sight);
    }
  gtk_snapshot_append_node (snapshot, self->picture);
}

/* ---- Reach */

#define RING 0x0b57d0

/* dotted: a row of dots instead of a line. */
static void
draw_ring (cairo_t *cr, const graphene_rect_t *area, double inset, gboolean dotted)
{
  double x = area->origin.x + area->size.width / 2;
  double y = area->origin.y + area->size.height / 2;
  double width = area->size.width;

  cairo_save (cr);
  if (dotted)
    {
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      cairo_set_dash (cr, (double[]) { 0, width * 0.055 }, 2, 0);
    }
  meso_art_trace_hex (cr, x, y, width, inset * width);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.75);
  cairo_set_line_width (cr, width * 0.045);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgba (cr, 0.043, 0.341, 0.816, 1);
  cairo_set_line_width (cr, width * 0.024);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_points (cairo_t *cr, const graphene_rect_t *area, guint points)
{
  char text[4];

  g_snprintf (text, sizeof text, "%u", points);
  meso_art_draw_number (cr, area->origin.x + area->size.width * 0.82,
                        area->origin.y + area->size.height * 0.34, area->size.width * 0.11, text,
                        0xffffff, RING);
}

void
meso_ground_draw_reach (EdubbaField      *field,
                        const MesoSight  *sight,
                        const MesoChoice *choice,
                        GtkSnapshot      *snapshot)
{
  const MesoState *state = &sight->state;
  guint8           steps[MESO_N_PLACES], laden[MESO_N_PLACES];
  cairo_t         *cr;

  if (!sight->active || choice->card != MESO_ANY || choice->place == MESO_NOWHERE ||
      choice->klass == MESO_ANY || state->due != MESO_DUE_NOTHING ||
      state->acted != MESO_ACTED_NOT)
    return;
  meso_sight_find_reach (sight, choice->place, choice->klass, steps);
  meso_sight_find_reach (sight, choice->place, MESO_WOOD, laden);
  cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (field)),
                                   (float) gtk_widget_get_height (GTK_WIDGET (field))));
  for (guint i = 0; i < state->n_lands; i++)
    {
      guint           place = meso_map_get ()->place[state->land[i].spot];
      graphene_rect_t area = edubba_field_get_area (field, meso_place_get_column (place),
                                                    meso_place_get_row (place));

      if (steps[place] == 0 || steps[place] == MESO_NOWHERE || steps[place] > state->moves)
        continue;
      draw_ring (cr, &area, 0.045, FALSE);
      if (laden[place] <= state->moves)
        draw_ring (cr, &area, 0.1, TRUE);
      draw_points (cr, &area, steps[place]);
    }
  cairo_destroy (cr);
}
