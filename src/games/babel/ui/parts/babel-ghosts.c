/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing on the board moves, so a piece is drawn where it would lie among those that lie there
 * now, also if the action would close a row up.
 */
#include "babel-ghosts.h"

#include "babel-art.h"
#include "babel-picture.h"
#include "babel-style.h"
#include "edubba-ghost.h"
#include "edubba-kit.h"

#define OPACITY 0.85

/* A settler's sign and a pawn, as shares of the lesser side of their place, and the most pixels. */
#define SIGN_SHARE 0.7F
#define SIGN_MOST  28.0F

/* The distance of an outline from its piece, which is as flat as its number. */
#define OUTSIDE 4

/* The radius of a pawn's lower corners. */
#define PAWN_FOOT 3

/* The most items that an action moves. */
#define MAX_MOVED 64

struct _BabelGhosts
{
  GArray    *events; /* of GameEvent: movements */
  guint      viewer;
  gboolean   figures;
  BabelTable after; /* of no meaning without figures */
};

BabelGhosts *
babel_ghosts_new (const BabelView *view, const GamePreview *preview, gboolean figures)
{
  BabelGhosts *self = g_new0 (BabelGhosts, 1);

  self->events = g_array_ref (preview->events);
  self->viewer = view->viewer;
  self->figures = figures && preview->after != NULL;
  if (self->figures)
    self->after = ((const BabelState *) preview->after)->table;
  return self;
}

void
babel_ghosts_free (BabelGhosts *self)
{
  g_array_unref (self->events);
  g_free (self);
}

static gboolean
is_same_zone (GameZone a, GameZone b)
{
  return a.kind == b.kind && a.seat == b.seat && a.index == b.index;
}

/* ---- Pieces that would go */

/* The place that the piece of event i has now: those that went before it have made room. */
static guint
find_slot (BabelGhosts *self, guint i)
{
  const GameEvent *event = &g_array_index (self->events, GameEvent, i);
  guint            gone[MAX_MOVED];
  guint            n = 0;

  for (guint k = 0; k <= i && n < MAX_MOVED; k++)
    {
      const GameEvent *other = &g_array_index (self->events, GameEvent, k);
      guint            slot = other->from.slot;

      if (!is_same_zone (other->from, event->from))
        continue;
      for (guint j = 0; j < n; j++)
        slot += gone[j] <= slot;
      gone[n++] = slot;
    }
  return gone[n - 1];
}

static GtkWidget *
find_gone (BabelGhosts *self, guint i, const BabelGhostParts *parts)
{
  const GameEvent *event = &g_array_index (self->events, GameEvent, i);
  GameZone         from = event->from;
  gboolean         own = from.seat == self->viewer;
  BabelLand       *land = babel_lands_get_land (parts->lands, from.index % BABEL_N_NATIONS);

  switch (from.kind)
    {
    case BABEL_ZONE_COLONNADE:
      return babel_colonnade_get_card (babel_land_get_colonnade (land, own), find_slot (self, i));
    case BABEL_ZONE_TEMPLE:
      return babel_site_get_step (BABEL_SITE (babel_land_get_site (land, own)),
                                  event->item - BABEL_ITEM_TEMPLE (0));
    case BABEL_ZONE_STORE:
      return babel_temple_store_get_brick (babel_supply_get_store (parts->stock, own), from.slot);
    case BABEL_ZONE_STARTER:
      return babel_temple_store_get_starter (babel_supply_get_store (parts->stock, own));
    default:
      return NULL;
    }
}

/* Returns TRUE if the piece of event i comes to lie elsewhere among what has been built or settled:
 * it is not lost. */
static gboolean
is_moved (BabelGhosts *self, guint i)
{
  guint to = g_array_index (self->events, GameEvent, i).to.kind;

  return to == BABEL_ZONE_COLONNADE || to == BABEL_ZONE_TEMPLE;
}

static void
draw_gone (BabelGhosts           *self,
           guint                  i,
           GtkWidget             *board,
           const BabelGhostParts *parts,
           GtkSnapshot           *snapshot)
{
  GtkWidget      *gone = find_gone (self, i, parts);
  graphene_rect_t area;

  if (gone == NULL || !gtk_widget_get_mapped (gone) ||
      !gtk_widget_compute_bounds (gone, board, &area))
    return;
  if (is_moved (self, i))
    edubba_ghost_draw_outline (board, snapshot, &area);
  else
    edubba_ghost_draw_stroke (board, snapshot, &area);
}

/* ---- Pieces that would come */

/* The number of pieces that have come to the place of event i before it. */
static guint
count_before (BabelGhosts *self, guint i)
{
  GameZone to = g_array_index (self->events, GameEvent, i).to;
  guint    n = 0;

  for (guint k = 0; k < i; k++)
    n += is_same_zone (g_array_index (self->events, GameEvent, k).to, to);
  return n;
}

static void
draw_settler (GtkWidget *board, GtkSnapshot *snapshot, guint nation, graphene_rect_t area)
{
  g_autofree char *name = g_strconcat ("babel_", babel_style_get_nation (nation), NULL);
  GdkRGBA          color = edubba_kit_find_color (board, name);
  GdkRGBA          ink = edubba_kit_find_color (board, nation == BABEL_SUMER ? "babel_sumer_ink"
                                                                             : "babel_card_edge");
  g_autoptr (GdkPaintable) emblem = babel_art_new (BABEL_EMBLEM (nation));
  float side = MIN (SIGN_MOST, SIGN_SHARE * MIN (area.size.width, area.size.height));

  gtk_snapshot_append_color (snapshot, &color, &area);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT (area.origin.x + (area.size.width - side) / 2,
                                    area.origin.y + (area.size.height - side) / 2));
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (emblem), snapshot, side, side,
                                            &ink, 1);
  gtk_snapshot_restore (snapshot);
}

static void
draw_level (GtkWidget *board, GtkSnapshot *snapshot, guint level, graphene_rect_t area)
{
  g_autofree char *number = g_strdup_printf ("%u", level);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (board, number);
  GdkRGBA color = edubba_kit_find_color (board, "babel_brick_light");
  GdkRGBA ink = edubba_kit_find_color (board, "babel_brick_ink");
  int     width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_append_color (snapshot, &color, &area);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT (area.origin.x + (area.size.width - (float) width) / 2,
                                    area.origin.y + (area.size.height - (float) height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

/* In the shape of the viewer's pawn. */
static void
draw_pawn (GtkWidget *board, GtkSnapshot *snapshot, graphene_rect_t area)
{
  GdkRGBA         color = edubba_kit_find_color (board, "babel_accent");
  GdkRGBA         edge = edubba_kit_find_color (board, "babel_pawn_own");
  graphene_size_t round = { area.size.width / 2, area.size.height / 2 };
  graphene_size_t foot = { PAWN_FOOT, PAWN_FOOT };
  GskRoundedRect  shape;

  gsk_rounded_rect_init (&shape, &area, &round, &round, &foot, &foot);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, &color, &area);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &shape, (float[]) { 3, 3, 3, 3 },
                              (GdkRGBA[]) { edge, edge, edge, edge });
  graphene_rect_inset (&area, -OUTSIDE, -OUTSIDE);
  edubba_ghost_draw_outline (board, snapshot, &area);
}

/* Draws the piece of event i, if it comes to a land. */
static void
draw_coming (
  BabelGhosts *self, guint i, GtkWidget *board, const BabelGhostParts *parts, GtkSnapshot *snapshot)
{
  const GameEvent *event = &g_array_index (self->events, GameEvent, i);
  gboolean         own = event->to.seat == self->viewer;
  BabelLand       *land = babel_lands_get_land (parts->lands, event->to.index % BABEL_N_NATIONS);
  BabelColonnade  *colonnade = babel_land_get_colonnade (land, own);
  BabelSite       *site = BABEL_SITE (babel_land_get_site (land, own));
  guint            level = event->item - BABEL_ITEM_TEMPLE (0);
  graphene_rect_t  area;

  if (event->to.kind == BABEL_ZONE_COLONNADE &&
      babel_colonnade_compute_next (colonnade, count_before (self, i), board, &area))
    draw_settler (board, snapshot, event->item - BABEL_ITEM_NATION (0), area);
  else if (event->to.kind == BABEL_ZONE_TEMPLE &&
           babel_site_compute_level (site, level, board, &area))
    draw_level (board, snapshot, level, area);
  else if (event->to.kind == BABEL_ZONE_PAWN && event->to.index < BABEL_N_NATIONS &&
           babel_site_compute_pawn (site, board, &area))
    {
      draw_pawn (board, snapshot, area);
      return;
    }
  else
    return;
  graphene_rect_inset (&area, -OUTSIDE, -OUTSIDE);
  edubba_ghost_draw_outline (board, snapshot, &area);
}

/* ---- All */

static void
draw_points (
  BabelGhosts *self, BabelGauge *gauge, guint side, GtkWidget *board, GtkSnapshot *snapshot)
{
  guint            now = babel_gauge_get_score (gauge);
  guint            after = babel_gauge_count (gauge, &self->after, side);
  graphene_point_t at = babel_gauge_get_middle (gauge);
  g_autofree char *text = NULL;

  if (now == after || !gtk_widget_get_mapped (GTK_WIDGET (gauge)) ||
      !gtk_widget_compute_point (GTK_WIDGET (gauge), board, &at, &at))
    return;
  text = edubba_ghost_say_change ((gint) now, (gint) after);
  edubba_ghost_draw_figure (board, snapshot, text, at);
}

void
babel_ghosts_snapshot (BabelGhosts           *self,
                       GtkWidget             *board,
                       const BabelGhostParts *parts,
                       GtkSnapshot           *snapshot)
{
  for (guint i = 0; i < self->events->len; i++)
    if (g_array_index (self->events, GameEvent, i).kind == GAME_EVENT_MOVE)
      draw_gone (self, i, board, parts, snapshot);
  for (guint i = 0; i < self->events->len; i++)
    if (g_array_index (self->events, GameEvent, i).kind == GAME_EVENT_MOVE)
      {
        gtk_snapshot_push_opacity (snapshot, OPACITY);
        draw_coming (self, i, board, parts, snapshot);
        gtk_snapshot_pop (snapshot);
      }
  for (guint own = 0; own < 2 && self->figures; own++)
    draw_points (self, parts->gauges[own], own ? self->viewer : 1 - self->viewer, board, snapshot);
}
