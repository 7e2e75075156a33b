/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows events as movement. Before a new state is shown the place of every card is noted; once
 * the new state has been laid out, every card in another place glides there, moved by an event or
 * by the closing of its row. The board itself is never in between: while pieces move, a picture
 * of it without them lies under them, and that is all.
 *
 * Deck, quarry and discards show no single cards; cards that come from there or go there appear
 * or vanish at their place. If the deck has no room on the board it counts as lying beside the
 * table.
 */
#include "babel-board-private.h"

#include "babel-paths.h"
#include "babel-style.h"

/* The size of a card that vanishes into a pile, as a share of its size elsewhere. */
#define IN_PILE 0.5f

/* The time of a single card's way: at least SPAN_MIN, and PER_PIXEL more for each pixel; and the
 * longest time of all motion, for a few frames have passed before it begins. */
#define SPAN_MIN  200
#define SPAN_MAX  (EDUBBA_BOARD_SPAN - 85)
#define PER_PIXEL 0.25f

/* The shares of the whole time by which one card starts after the other: the greatest for a pair,
 * and the greatest for all of them together. */
#define STAGGER     0.12f
#define ALL_STAGGER 0.45f

/* The angle by which the stones of a temple that is torn down lean over. */
#define CRUMBLE 13

/* A path whose beginning has been seen. */
struct _BabelDeparture
{
  BabelPath       path;
  graphene_rect_t start;
  GskRenderNode  *before;   /* or NULL */
  gboolean        readable; /* if it is a card: its name is seen */
};

static void
departure_clear (gpointer data)
{
  g_clear_pointer (&((BabelDeparture *) data)->before, gsk_render_node_unref);
}

static GtkWidget *
find_in_land (BabelBoard *self, GameZone zone, guint16 item)
{
  gboolean   own = zone.seat == self->view.viewer;
  BabelLand *land = babel_lands_get_land (BABEL_LANDS (self->lands), zone.index);

  if (zone.kind == BABEL_ZONE_COLONNADE)
    return babel_colonnade_get_card (babel_land_get_colonnade (land, own), zone.slot);
  if (zone.kind == BABEL_ZONE_TEMPLE)
    return babel_site_get_step (BABEL_SITE (babel_land_get_site (land, own)),
                                item - BABEL_ITEM_TEMPLE (0));
  return babel_site_get_pawn (BABEL_SITE (babel_land_get_site (land, own)));
}

static GtkWidget *
find_in_hand (BabelBoard *self, GameZone zone, guint16 item)
{
  GtkWidget *back;

  if (zone.seat == self->view.viewer)
    return babel_hand_get_card (BABEL_HAND (self->hand),
                                item == GAME_ITEM_HIDDEN ? BABEL_UNKNOWN : item - 1u, zone.slot);
  back = babel_opponent_strip_get_back (BABEL_OPPONENT_STRIP (self->rival), zone.slot);
  return back && gtk_widget_get_mapped (back)
           ? back
           : babel_opponent_strip_get_hand (BABEL_OPPONENT_STRIP (self->rival));
}

/* The widget for a card in a zone, or for the pile that it belongs to. */
static GtkWidget *
find_widget (BabelBoard *self, GameZone zone, guint16 item)
{
  BabelSupply *stock = BABEL_SUPPLY (self->stock);
  gboolean     own = zone.seat == self->view.viewer;

  switch (zone.kind)
    {
    case BABEL_ZONE_HAND:
      return find_in_hand (self, zone, item);
    case BABEL_ZONE_PAWN:
      if (zone.index == BABEL_QUARRY)
        return babel_supply_get_pawn (stock, own);
      return find_in_land (self, zone, item);
    case BABEL_ZONE_STORE:
      return babel_temple_store_get_brick (babel_supply_get_store (stock, own), zone.slot);
    case BABEL_ZONE_STARTER:
      return babel_temple_store_get_starter (babel_supply_get_store (stock, own));
    case BABEL_ZONE_COLONNADE:
    case BABEL_ZONE_TEMPLE:
      return find_in_land (self, zone, item);
    case BABEL_ZONE_QUARRY:
      return babel_supply_get_quarry (stock);
    case BABEL_ZONE_DECK:
      return babel_supply_get_deck (stock);
    default:
      return babel_supply_get_discards (stock);
    }
}

/* Returns TRUE if the zone shows its cards one by one to the viewer, and this card is drawn. */
static gboolean
is_seen (BabelBoard *self, GameZone zone, GtkWidget *widget)
{
  return zone.kind < BABEL_ZONE_DECK && widget && gtk_widget_get_mapped (widget) &&
         widget != babel_opponent_strip_get_hand (BABEL_OPPONENT_STRIP (self->rival));
}

/* The place of a card among those of a pile, given its size elsewhere. */
static graphene_rect_t
place_in_pile (BabelBoard *self, GameZone zone, GtkWidget *pile, graphene_size_t size)
{
  graphene_rect_t  bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  graphene_point_t centre;

  if (pile && !gtk_widget_compute_bounds (pile, GTK_WIDGET (self), &bounds))
    bounds = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  graphene_rect_get_center (&bounds, &centre);
  if (zone.kind == BABEL_ZONE_DECK && babel_supply_get_deck (BABEL_SUPPLY (self->stock)) == NULL)
    centre.x = -size.width;
  size.width *= IN_PILE;
  size.height *= IN_PILE;
  return GRAPHENE_RECT_INIT (centre.x - size.width / 2, centre.y - size.height / 2, size.width,
                             size.height);
}

/* Temples and pawns move with their site. */
static gboolean
is_on_site (GameZone zone)
{
  return zone.kind == BABEL_ZONE_TEMPLE || zone.kind == BABEL_ZONE_PAWN;
}

static GtkWidget *
get_sites (BabelBoard *self, guint land)
{
  GtkWidget *bar = babel_land_get_bar (babel_lands_get_land (BABEL_LANDS (self->lands), land));

  return gtk_widget_get_parent (bar);
}

static gboolean
is_bare (GtkWidget *widget)
{
  return BABEL_IS_CARD (widget) && babel_card_get_bare (BABEL_CARD (widget));
}

/* Draws a child again, unseen. */
static void
draw_child (GtkWidget *widget)
{
  g_autoptr (GtkSnapshot) unseen = gtk_snapshot_new ();

  gtk_widget_snapshot_child (gtk_widget_get_parent (widget), widget, unseen);
}

/* The picture of a part of the board on its way. whole: with its name, even if the card is too
 * much covered to show it. */
static GskRenderNode *
picture_part (GtkWidget *widget, gboolean whole)
{
  GskRenderNode *picture;

  if (!whole || !is_bare (widget))
    return edubba_motion_take_picture (widget);
  babel_card_set_bare (BABEL_CARD (widget), FALSE);
  draw_child (widget);
  picture = edubba_motion_take_picture (widget);
  babel_card_set_bare (BABEL_CARD (widget), TRUE);
  return picture;
}

static void
note_departure (BabelBoard *self, const BabelPath *path)
{
  const graphene_rect_t *released = babel_drag_get_released (self->drag);
  GtkWidget             *widget = find_widget (self, path->from, path->item);
  BabelDeparture         departure = { .path = *path };

  if (path->order == BABEL_PATH_REST && is_on_site (path->from))
    return;
  if (is_seen (self, path->from, widget))
    {
      if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &departure.start))
        return;
      departure.readable = !is_bare (widget);
      if (path->order != BABEL_PATH_REST)
        departure.before = picture_part (widget, TRUE);
    }
  else if (path->order == BABEL_PATH_REST)
    return;
  if (released->size.width > 0 && path->order == 0)
    departure.start = *released;
  g_array_append_val (self->departures, departure);
}

/* Cards that only lie on the table before a motion has use for them: those that are seen nowhere
 * else as they fly. */
static void
make_samples (BabelBoard *self)
{
  if (self->samples[0])
    return;
  for (guint nation = 0; nation <= BABEL_UNKNOWN; nation++)
    {
      self->samples[nation] = babel_card_new (BABEL_CARD_FACE, nation);
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->samples[nation]),
                                   GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
      gtk_widget_set_parent (self->samples[nation], GTK_WIDGET (self));
    }
}

void
babel_board_allocate_samples (BabelBoard *self)
{
  for (guint nation = 0; nation <= BABEL_UNKNOWN && self->samples[nation]; nation++)
    {
      int width, height;

      gtk_widget_measure (self->samples[0], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL,
                          NULL);
      gtk_widget_measure (self->samples[0], GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL,
                          NULL);
      gtk_widget_size_allocate (self->samples[nation], &(GtkAllocation) { 0, 0, width, height },
                                -1);
    }
}

static GskRenderNode *
picture_sample (BabelBoard *self, guint nation)
{
  draw_child (self->samples[nation]);
  return edubba_motion_take_picture (self->samples[nation]);
}

/* The look of a card that is drawn nowhere on the board: its face, its back, or nothing. */
static GskRenderNode *
picture_unseen (BabelBoard *self, guint16 item, gboolean face_up)
{
  if (item > BABEL_ITEM_NATION (BABEL_N_NATIONS - 1))
    return NULL;
  return picture_sample (self,
                         face_up && item != GAME_ITEM_HIDDEN ? item - 1u : BABEL_UNKNOWN);
}

static guint
count_orders (BabelBoard *self)
{
  guint n = 0;

  for (guint i = 0; i < self->departures->len; i++)
    n += g_array_index (self->departures, BabelDeparture, i).path.order != BABEL_PATH_REST;
  return MAX (n, 1);
}

static void
set_times (EdubbaPiece *piece, const BabelPath *path, guint rank, guint n)
{
  float stagger = n > 1 ? MIN (STAGGER, ALL_STAGGER / (float) (n - 1)) : 0;

  piece->span = 1;
  if (path->order == BABEL_PATH_REST)
    return;
  piece->span = 1 - stagger * (float) (n - 1);
  piece->begin = stagger * (float) rank;
}

static void
set_looks (BabelBoard *self, EdubbaPiece *piece, BabelDeparture *departure, GtkWidget *seen)
{
  const BabelPath *path = &departure->path;
  guint            from = path->from.kind;
  gboolean         secret = from == BABEL_ZONE_DECK || from == BABEL_ZONE_HAND;

  piece->before = g_steal_pointer (&departure->before);
  if (seen)
    piece->after =
      picture_part (seen, departure->readable || path->order != BABEL_PATH_REST);
  if (path->order == BABEL_PATH_REST)
    return;
  piece->lifted = TRUE;
  piece->turns = secret && !path->shown && path->item != GAME_ITEM_HIDDEN;
  piece->appears = path->from.kind >= BABEL_ZONE_DECK;
  piece->disappears = path->to.kind >= BABEL_ZONE_DECK;
  if (!piece->before && secret)
    piece->before = picture_unseen (self, path->item, path->shown);
  if (!piece->after)
    piece->after = path->shown && piece->before ? gsk_render_node_ref (piece->before)
                                                : picture_unseen (self, path->item, TRUE);
}

static gboolean
is_same_row (GameZone a, GameZone b)
{
  return a.kind == b.kind && a.seat == b.seat && a.index == b.index;
}

/* Makes a piece of a departure if it arrives elsewhere, or lies on one that does. pushed: the row
 * in which something was pushed along last. */
static void
arrive (BabelBoard *self, BabelDeparture *departure, GameZone *pushed, guint rank, guint n)
{
  const BabelPath *path = &departure->path;
  GtkWidget       *from = find_widget (self, path->from, path->item);
  GtkWidget       *to = find_widget (self, path->to, path->item);
  GtkWidget       *seen = is_seen (self, path->to, to) ? to : NULL;
  EdubbaPiece      piece = { .start = departure->start };

  if (seen && !gtk_widget_compute_bounds (seen, GTK_WIDGET (self), &piece.end))
    return;
  if (!seen && piece.start.size.width == 0)
    piece.start.size = GRAPHENE_SIZE_INIT ((float) gtk_widget_get_width (self->samples[0]),
                                           (float) gtk_widget_get_height (self->samples[0]));
  if (!seen)
    piece.end = place_in_pile (self, path->to, to, piece.start.size);
  if (departure->start.size.width == 0)
    piece.start = place_in_pile (self, path->from, from, piece.end.size);
  if (path->order == BABEL_PATH_REST && graphene_rect_equal (&piece.start, &piece.end) &&
      !is_same_row (path->to, *pushed))
    return;
  if (path->order == BABEL_PATH_REST)
    *pushed = path->to;
  set_looks (self, &piece, departure, seen);
  set_times (&piece, path, rank, n);
  if (path->from.kind == BABEL_ZONE_TEMPLE && path->to.kind == BABEL_ZONE_QUARRY)
    piece.tilt = rank % 2 ? CRUMBLE : -CRUMBLE;
  edubba_motion_add (self->motion, &piece);
  if (seen)
    g_ptr_array_add (self->hidden, g_object_ref (seen));
}

/* The line of sites can move too, as colonnades grow: it goes below everything else, without the
 * cards that move by themselves. */
static void
add_sites (BabelBoard *self)
{
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      GtkWidget  *sites = get_sites (self, land);
      EdubbaPiece piece = { .start = self->sites[land], .span = 1 };

      if (!gtk_widget_compute_bounds (sites, GTK_WIDGET (self), &piece.end) ||
          graphene_rect_equal (&piece.start, &piece.end))
        continue;
      piece.after = edubba_motion_take_picture (sites);
      edubba_motion_add_below (self->motion, &piece);
      gtk_widget_set_opacity (sites, 0);
      g_ptr_array_add (self->hidden, g_object_ref (sites));
    }
}

/* Takes the picture of the board without the moving cards. */
static void
take_resting (BabelBoard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  g_autoptr (GtkSnapshot) fresh = gtk_snapshot_new ();
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GtkSnapshot) again = gtk_snapshot_new ();

  for (guint i = 0; i < self->hidden->len; i++)
    gtk_widget_set_opacity (g_ptr_array_index (self->hidden, i), 0);
  gtk_widget_snapshot_child (widget, self->scroller, fresh);
  add_sites (self);
  gtk_widget_snapshot_child (widget, self->scroller, snapshot);
  for (guint i = 0; i < self->hidden->len; i++)
    gtk_widget_set_opacity (g_ptr_array_index (self->hidden, i), 1);
  /* Draws the widget again, so that the last picture taken of a card is not one without it. */
  gtk_widget_snapshot_child (widget, self->scroller, again);
  g_ptr_array_set_size (self->hidden, 0);
  self->unpainted = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
}

static void
clear_resting (BabelBoard *self)
{
  g_clear_pointer (&self->still, gsk_render_node_unref);
  g_clear_pointer (&self->resting, gsk_render_node_unref);
  g_clear_pointer (&self->unpainted, gsk_render_node_unref);
  g_clear_pointer (&self->upper_half, gsk_render_node_unref);
}

/* First the cards that are pushed along, then the moved ones, in the order of events: the last
 * lies on top. */
static int
compare_departures (gconstpointer a, gconstpointer b)
{
  guint first = ((const BabelDeparture *) a)->path.order + 1;
  guint second = ((const BabelDeparture *) b)->path.order + 1;

  return first < second ? -1 : first > second;
}

/* Each card that lies elsewhere now becomes a piece. */
static void
make_pieces (BabelBoard *self)
{
  guint    n = count_orders (self);
  GameZone pushed = { BABEL_N_ZONES, 0, 0, 0 };
  guint    rank = 0;

  g_array_sort (self->departures, compare_departures);
  for (guint i = 0; i < self->departures->len; i++)
    {
      BabelDeparture *departure = &g_array_index (self->departures, BabelDeparture, i);

      arrive (self, departure, &pushed, rank, n);
      rank += departure->path.order != BABEL_PATH_REST;
    }
  g_array_set_size (self->departures, 0);
}

/* Everything has been laid out again and is drawn here, unseen: each next step needs that. */
static void
take_step (BabelBoard *self)
{
  g_autoptr (GtkSnapshot) fresh = gtk_snapshot_new ();

  gtk_widget_snapshot_child (GTK_WIDGET (self), self->scroller, fresh);
  switch (self->step)
    {
    case BABEL_STEP_LAY_OUT:
      self->step = BABEL_STEP_PIECES;
      break;
    case BABEL_STEP_PIECES:
      make_pieces (self);
      self->step = BABEL_STEP_RESTING;
      break;
    case BABEL_STEP_RESTING:
      take_resting (self);
      self->step = BABEL_STEP_UPPER_HALF;
      break;
    case BABEL_STEP_UPPER_HALF:
      self->upper_half =
        edubba_motion_rasterise_half (GTK_WIDGET (self), self->unpainted, NULL);
      self->step = BABEL_STEP_LOWER_HALF;
      break;
    case BABEL_STEP_LOWER_HALF:
      self->resting =
        edubba_motion_rasterise_half (GTK_WIDGET (self), self->unpainted, self->upper_half);
      self->step = BABEL_STEP_NONE;
      edubba_motion_start (self->motion, self->duration);
      break;
    default:
      g_assert_not_reached ();
    }
}

/* Draws the resting board, the pieces that move above it, and the pieces carried. */
static GskRenderNode *
draw (BabelBoard *self, graphene_size_t size)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();

  edubba_motion_snapshot_below (self->motion, self->scroller, self->resting, snapshot);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, size.width, size.height));
  edubba_motion_snapshot (self->motion, snapshot);
  babel_board_snapshot_load (self, snapshot);
  gtk_snapshot_pop (snapshot);
  return gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
}

void
babel_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  BabelBoard     *self = BABEL_BOARD (widget);
  graphene_size_t size = GRAPHENE_SIZE_INIT ((float) gtk_widget_get_width (widget),
                                             (float) gtk_widget_get_height (widget));

  self->drawn = TRUE;
  if (self->step != BABEL_STEP_NONE)
    take_step (self);
  else
    g_clear_pointer (&self->still, gsk_render_node_unref);
  if (self->still && graphene_size_equal (&self->seen_size, &size))
    {
      gtk_snapshot_append_node (snapshot, self->still);
      return;
    }
  g_clear_pointer (&self->seen, gsk_render_node_unref);
  self->seen = draw (self, size);
  self->seen_size = size;
  if (self->seen)
    gtk_snapshot_append_node (snapshot, self->seen);
  babel_board_draw_ghosts (self, snapshot);
}

static void
settled_cb (gpointer data)
{
  BabelBoard *self = data;

  self->step = BABEL_STEP_NONE;
  g_array_set_size (self->departures, 0);
  g_ptr_array_set_size (self->hidden, 0);
  clear_resting (self);
  edubba_board_settled (EDUBBA_BOARD (self));
}

/* The longest way that one of the departures could take, roughly, for the time of all motion. */
static guint
choose_duration (BabelBoard *self)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));

  if (count_orders (self) > 1)
    return SPAN_MAX;
  return MIN (SPAN_MAX, SPAN_MIN + (guint) (PER_PIXEL * width / 2));
}

void
babel_board_play (EdubbaBoard     *board,
                  const GameState *seen,
                  guint            viewer,
                  gboolean         active,
                  const GameEvent *events,
                  guint            n_events)
{
  BabelBoard *self = BABEL_BOARD (board);
  g_autoptr (GArray) paths = NULL;

  if (!self->drawn || self->view.viewer != viewer || n_events == 0 ||
      !edubba_motion_can_move (GTK_WIDGET (self)))
    {
      edubba_board_show_state (board, seen, viewer, active);
      edubba_board_settled (board);
      return;
    }
  edubba_motion_stop (self->motion);
  self->still = self->seen ? gsk_render_node_ref (self->seen) : NULL;
  paths = babel_paths_trace (&self->view.state, events, n_events);
  for (guint i = 0; i < paths->len; i++)
    note_departure (self, &g_array_index (paths, BabelPath, i));
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    if (!gtk_widget_compute_bounds (get_sites (self, land), GTK_WIDGET (self), &self->sites[land]))
      self->sites[land] = *graphene_rect_zero ();
  make_samples (self);
  self->duration = choose_duration (self);
  self->step = BABEL_STEP_LAY_OUT;
  edubba_motion_prepare (self->motion);
  babel_board_show (self, seen, viewer, active);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
babel_board_finish_motion (EdubbaBoard *board)
{
  edubba_motion_stop (BABEL_BOARD (board)->motion);
}

gboolean
babel_board_is_moving (EdubbaBoard *board)
{
  return edubba_motion_is_running (BABEL_BOARD (board)->motion);
}

guint
babel_board_count_pieces (BabelBoard *self)
{
  return edubba_motion_get_n_pieces (self->motion);
}

void
babel_board_init_motion (BabelBoard *self)
{
  self->departures = g_array_new (FALSE, TRUE, sizeof (BabelDeparture));
  g_array_set_clear_func (self->departures, departure_clear);
  self->hidden = g_ptr_array_new_with_free_func (g_object_unref);
  self->motion = edubba_motion_new (GTK_WIDGET (self), settled_cb, self);
}

void
babel_board_clear_motion (BabelBoard *self)
{
  g_clear_pointer (&self->motion, edubba_motion_free);
  g_clear_pointer (&self->departures, g_array_unref);
  g_clear_pointer (&self->hidden, g_ptr_array_unref);
  g_clear_pointer (&self->seen, gsk_render_node_unref);
  clear_resting (self);
  for (guint nation = 0; nation <= BABEL_UNKNOWN; nation++)
    g_clear_pointer (&self->samples[nation], gtk_widget_unparent);
}
