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
#include "meso-words.h"

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

/* The most figures in a row, and of those that leave room for large buildings. */
#define MOST_IN_ROW 4
#define FEW         3

/* Where people begin on land without buildings, and how low they stand on any, in widths of a hex
 * from its middle. */
#define BARE_TOP -0.22
#define BOTTOM   0.38

/* The area of a figure with what it carries, in sizes of it. */
#define FIGURE 1.4

/* The least width of a hex, in pixels, that has its name written on it, and the least height of a
 * name. */
#define LEAST_NAMED  60
#define LEAST_LETTER 6.0

/* ---- Goods */

static void
draw_pile (const Pen *pen, double x, guint n, guint goods)
{
  double size = pen->width * 0.2;
  double y = pen->y - pen->width * 0.37;
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
draw_hut (const Pen *pen, guint8 hut, double x, double y, double size)
{
  guint owner = MESO_HUT_GET_OWNER (hut);
  guint token = MESO_HUT_GET_TOKEN (hut);
  guint mark = owner == 0 ? MESO_ART_NEUTRAL : meso_sight_get_mark (pen->sight, owner - 1);

  meso_art_draw_hut (pen->cr, x, y, size, mark, owner > 0 && token == 0);
  if (token > 0)
    meso_art_draw_token (pen->cr, x, y + size * 0.32, size * 0.55,
                         meso_sight_get_value (pen->sight, owner - 1, token - 1));
}

/* few: so few people stand there that buildings are large. */
static void
draw_buildings (const Pen *pen, const MesoLand *land, gboolean few)
{
  double size = pen->width * (few ? 0.34 : 0.26);
  double y = pen->y - pen->width * (few ? 0.09 : 0.14);
  double beside = land->hut[1] != 0 ? pen->width * 0.19 : 0;

  if (land->holy != 0)
    meso_art_draw_holy (pen->cr, pen->x, y, size, meso_sight_get_mark (pen->sight, land->holy - 1u),
                        meso_sight_yields (pen->sight, land, land->holy - 1u));
  if (land->hut[0] != 0)
    draw_hut (pen, land->hut[0], pen->x - beside, y, size);
  if (land->hut[1] != 0)
    draw_hut (pen, land->hut[1], pen->x + beside, y, size);
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
  meso_art_draw_number (pen->cr, x + size * 0.38, y - size * 0.02, size * 0.3, text, 0x2a1d10,
                        0xfff6e0);
}

/* Where a figure stands, seen from the middle of its hex, and its size. */
typedef struct
{
  double x, y, size;
} Stand;

/* Of figure i of n: in one row if they are few, else in two or more, with the shortest below, where
 * a hex is narrow. bare: the middle is free for them. */
static Stand
find_stand (guint i, guint n, gboolean bare, double width)
{
  guint  rows = n <= FEW ? 1 : MAX (2, (n + MOST_IN_ROW - 1) / MOST_IN_ROW);
  guint  columns = MAX (1, (n + rows - 1) / rows);
  double top = n <= FEW ? 0.08 : -0.02;
  double high = (BOTTOM - (bare ? BARE_TOP : top)) / rows;
  double size = width * MIN (high, MIN (0.84 / columns, bare ? 0.46 : 0.34));
  guint  row = i / columns;
  guint  in_row = MIN (columns, n - row * columns);

  return (Stand) { ((i % columns) - (in_row - 1) / 2.0) * size,
                   (BOTTOM - (rows - row - 0.5) * high) * width, size };
}

static gboolean
is_bare (const MesoLand *land)
{
  return land->holy == 0 && land->hut[0] == 0 && land->kind != MESO_KIND_TEMPLE;
}

gboolean
meso_ground_find_figure (const MesoSight       *sight,
                         guint                  place,
                         guint                  seat,
                         guint                  klass,
                         const graphene_rect_t *area,
                         graphene_rect_t       *figure)
{
  const MesoLand *land = meso_sight_get_land (sight, place);
  Group           groups[MOST_GROUPS];
  guint           n = land != NULL ? list_groups (sight, place, groups) : 0;

  for (guint i = 0; i < n; i++)
    if (groups[i].seat == seat && groups[i].klass == klass)
      {
        Stand  stand = find_stand (i, n, is_bare (land), area->size.width);
        double width = stand.size * FIGURE;

        *figure = GRAPHENE_RECT_INIT (
          (float) (area->origin.x + area->size.width / 2 + stand.x - width / 2),
          (float) (area->origin.y + area->size.height / 2 + stand.y - width / 2), (float) width,
          (float) width);
        return TRUE;
      }
  return FALSE;
}

void
meso_ground_draw_figure (
  const MesoSight *sight, guint seat, guint klass, float width, GtkSnapshot *snapshot)
{
  Pen   pen = { .sight = sight };
  Group group = { (guint8) seat, (guint8) klass, 1 };

  pen.cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, width));
  draw_group (&pen, &group, width / 2, width / 2, width / FIGURE);
  cairo_destroy (pen.cr);
}

static void
draw_people (const Pen *pen, const Group *groups, guint n, gboolean bare)
{
  for (guint i = 0; i < n; i++)
    {
      Stand stand = find_stand (i, n, bare, pen->width);

      draw_group (pen, &groups[i], pen->x + stand.x, pen->y + stand.y, stand.size);
    }
}

static void
draw_contents (const Pen *pen, const MesoLand *land, guint place)
{
  Group groups[MOST_GROUPS];
  guint n = list_groups (pen->sight, place, groups);

  draw_goods (pen, land);
  draw_buildings (pen, land, n <= FEW);
  draw_people (pen, groups, n, is_bare (land));
}

/* ---- All */

static void
draw_land (const Pen *pen, const MesoLand *land)
{
  guint place = meso_map_get ()->place[land->spot];

  meso_art_draw_land (pen->cr, pen->x, pen->y, pen->width, land->kind, place);
  draw_contents (pen, land, place);
}

/* Draws all lands of a state, the temple's middle at a point. */
static void
draw_lands (cairo_t *cr, const MesoSight *sight, double x, double y, double width)
{
  const MesoState *state = &sight->state;

  for (guint i = 0; i < state->n_lands; i++)
    {
      const MesoLand *land = &state->land[i];
      guint           place = meso_map_get ()->place[land->spot];
      double          column = meso_place_get_column (place);
      double          row = meso_place_get_row (place);
      Pen             pen = { cr, sight, x + (column + row / 2) * width, y + row * ROW * width,
                              width };

      draw_land (&pen, land);
    }
}

void
meso_ground_draw_place (const MesoSight       *sight,
                        guint                  place,
                        const graphene_rect_t *area,
                        GtkSnapshot           *snapshot)
{
  const MesoLand *land = meso_sight_get_land (sight, place);
  Pen             pen = { .sight = sight,
                          .x = area->origin.x + area->size.width / 2,
                          .y = area->origin.y + area->size.height / 2,
                          .width = area->size.width };

  if (land == NULL)
    return;
  pen.cr = gtk_snapshot_append_cairo (snapshot, area);
  draw_land (&pen, land);
  cairo_destroy (pen.cr);
}

/* Writes the name of a place into the lower corner of its hex, if it can be read there. */
static void
draw_name (cairo_t *cr, const MesoSight *sight, guint place, const graphene_rect_t *area)
{
  const MesoLand  *land = meso_sight_get_land (sight, place);
  double           width = area->size.width;
  guint            ink = land == NULL                      ? 0x8c7f6f
                         : land->kind == MESO_KIND_VOLCANO ? 0xffe3cf
                                                           : 0x4a3a28;
  g_autofree char *name = NULL;

  if (width < LEAST_NAMED)
    return;
  name = meso_words_place (place);
  meso_art_draw_number (cr, area->origin.x + width / 2,
                        area->origin.y + area->size.height / 2 + width * 0.43,
                        MAX (LEAST_LETTER, width * 0.066), name,
                        ink, -1);
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
  draw_lands (cr, sight, temple->origin.x + temple->size.width / 2,
              temple->origin.y + temple->size.height / 2, temple->size.width);
  for (guint i = 0; i < edubba_field_get_n_places (field); i++)
    {
      EdubbaPlace    *place = edubba_field_get_place (field, i);
      int             column = edubba_place_get_column (place);
      int             row = edubba_place_get_row (place);
      graphene_rect_t area = edubba_field_get_area (field, column, row);

      draw_name (cr, sight, meso_place_at (column, row), &area);
    }
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

/* with_goods: goods could be carried there too, so the ring is thick and the plate is full. */
static void
draw_ring (cairo_t *cr, const graphene_rect_t *area, guint points, gboolean with_goods)
{
  double width = area->size.width;
  double line = width * (with_goods ? 0.034 : 0.016);
  char   text[4];

  meso_art_trace_hex (cr, area->origin.x + width / 2, area->origin.y + area->size.height / 2, width,
                      width * 0.045);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.8);
  cairo_set_line_width (cr, line + width * 0.02);
  cairo_stroke_preserve (cr);
  cairo_set_source_rgba (cr, 0.043, 0.341, 0.816, 1);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  g_snprintf (text, sizeof text, "%u", points);
  meso_art_draw_number (cr, area->origin.x + width * 0.83, area->origin.y + width * 0.38,
                        width * 0.11, text, with_goods ? 0xffffff : RING,
                        with_goods ? RING : 0xffffff);
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
      draw_ring (cr, &area, steps[place], laden[place] <= state->moves);
    }
  cairo_destroy (cr);
}
