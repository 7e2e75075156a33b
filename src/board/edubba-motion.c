/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A piece eases from its start to its end and is lifted a little on the way. Two looks of the
 * same thing fade into each other; a card turned over is seen edge-on half-way.
 *
 * The frame clock runs only between start and stop. Looks are pictures, made once: drawing a card
 * again in every frame costs more than moving its picture. Before everything sets out, frames pass
 * in which the pictures are made, some in each, so that none of these frames is late.
 */
#include "edubba-motion.h"

#include <adwaita.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "edubba-board.h"
#include "edubba-image.h"
#include "edubba-kit.h"

/* The additional size of a lifted piece half-way, and the distance of its shadow below it. */
#define LIFT   0.06f
#define SHADOW 5.0f

/* The share of a piece's way on which it appears or disappears. */
#define FADE 0.25f

/* Proportions that differ by less are the same: one look is enough. */
#define SAME_SHAPE 0.12f

#define RADIUS 5.0f

/* The time without motion after which memory goes back to the system, in s. */
#define REST 1

struct _EdubbaMotion
{
  GtkWidget *widget; /* borrowed */
  void (*settled) (gpointer);
  gpointer data;

  AdwAnimation *animation; /* owned; NULL while nothing moves */
  guint         ticks;     /* id of the tick callback before the animation and after it */
  gboolean      ending;    /* everything has arrived */
  gboolean      halved;    /* the child below is drawn as two halves */
  guint         rest;      /* id of the source that waits for the end of all motion */
  GArray       *pieces;    /* of EdubbaPiece */
  float         now;
};

static void
piece_clear (gpointer data)
{
  EdubbaPiece *piece = data;

  g_clear_pointer (&piece->before, gsk_render_node_unref);
  g_clear_pointer (&piece->after, gsk_render_node_unref);
}

static void
moved_cb (double value, gpointer data)
{
  EdubbaMotion *self = data;

  self->now = (float) value;
  gtk_widget_queue_draw (self->widget);
}

EdubbaMotion *
edubba_motion_new (GtkWidget *widget, void (*settled) (gpointer), gpointer data)
{
  EdubbaMotion *self = g_new0 (EdubbaMotion, 1);

  self->widget = widget;
  self->settled = settled;
  self->data = data;
  g_signal_connect_swapped (widget, "unmap", G_CALLBACK (edubba_motion_stop), self);
  self->pieces = g_array_new (FALSE, FALSE, sizeof (EdubbaPiece));
  g_array_set_clear_func (self->pieces, piece_clear);
  return self;
}

void
edubba_motion_free (EdubbaMotion *self)
{
  self->settled = NULL;
  g_signal_handlers_disconnect_by_data (self->widget, self);
  edubba_motion_stop (self);
  g_clear_handle_id (&self->rest, g_source_remove);
  g_array_unref (self->pieces);
  g_free (self);
}

gboolean
edubba_motion_can_move (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && edubba_kit_may_move (widget);
}

static gboolean
frame_passed_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

void
edubba_motion_prepare (EdubbaMotion *self)
{
  edubba_motion_stop (self);
  g_clear_handle_id (&self->rest, g_source_remove);
  self->now = 0;
  self->ticks = gtk_widget_add_tick_callback (self->widget, frame_passed_cb, NULL, NULL);
}

static void
stop_waiting (EdubbaMotion *self)
{
  if (self->ticks != 0)
    gtk_widget_remove_tick_callback (self->widget, self->ticks);
  self->ticks = 0;
}

static gboolean
last_frame_passed_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  edubba_motion_stop (data);
  return G_SOURCE_REMOVE;
}

/* One frame more, in which a part of the board can be drawn again by itself. */
static void
arrived_cb (EdubbaMotion *self)
{
  g_signal_handlers_disconnect_by_data (self->animation, self);
  g_clear_object (&self->animation);
  self->now = 1;
  self->ending = TRUE;
  self->ticks = gtk_widget_add_tick_callback (self->widget, last_frame_passed_cb, self, NULL);
  gtk_widget_queue_draw (self->widget);
}

void
edubba_motion_start (EdubbaMotion *self, guint duration)
{
  g_return_if_fail (self->ticks != 0);

  stop_waiting (self);
  self->animation =
    adw_timed_animation_new (self->widget, 0, 1, duration,
                             adw_callback_animation_target_new (moved_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (arrived_cb), self);
  adw_animation_play (self->animation);
}

void
edubba_motion_add (EdubbaMotion *self, const EdubbaPiece *piece)
{
  g_array_append_vals (self->pieces, piece, 1);
}

void
edubba_motion_add_below (EdubbaMotion *self, const EdubbaPiece *piece)
{
  g_array_prepend_vals (self->pieces, piece, 1);
}

/* Pictures of the whole board are so large that the memory they leave behind counts: the C
 * library keeps it for the next ones. */
static gboolean
rested_cb (gpointer data)
{
  EdubbaMotion *self = data;

  self->rest = 0;
#ifdef __GLIBC__
  malloc_trim (0);
#endif
  return G_SOURCE_REMOVE;
}

void
edubba_motion_stop (EdubbaMotion *self)
{
  g_autoptr (AdwAnimation) animation = g_steal_pointer (&self->animation);

  if (!animation && self->ticks == 0)
    return;
  stop_waiting (self);
  self->ending = FALSE;
  if (animation)
    {
      g_signal_handlers_disconnect_by_data (animation, self);
      adw_animation_pause (animation);
    }
  g_array_set_size (self->pieces, 0);
  gtk_widget_queue_draw (self->widget);
  if (self->rest == 0)
    self->rest = g_timeout_add_seconds (REST, rested_cb, self);
  if (self->settled)
    self->settled (self->data);
}

gboolean
edubba_motion_is_running (EdubbaMotion *self)
{
  return self->animation != NULL || self->ticks != 0;
}

guint
edubba_motion_get_n_pieces (EdubbaMotion *self)
{
  return self->pieces->len;
}

static float
mix (float a, float b, float t)
{
  return a + (b - a) * t;
}

static graphene_rect_t
mix_rects (const graphene_rect_t *a, const graphene_rect_t *b, float t)
{
  return GRAPHENE_RECT_INIT (mix (a->origin.x, b->origin.x, t), mix (a->origin.y, b->origin.y, t),
                             mix (a->size.width, b->size.width, t),
                             mix (a->size.height, b->size.height, t));
}

static float
get_shape (const graphene_rect_t *rect)
{
  return rect->size.width / MAX (1, rect->size.height);
}

/* A look as wide as the piece is now and in its own proportions, from the top edge down. */
static void
snapshot_look (GtkSnapshot *snapshot, GskRenderNode *look, const graphene_size_t *size)
{
  graphene_rect_t bounds;
  float           scale;

  gsk_render_node_get_bounds (look, &bounds);
  scale = size->width / MAX (1, bounds.size.width);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_append_node (snapshot, look);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_both_looks (GtkSnapshot       *snapshot,
                     const EdubbaPiece *piece,
                     float              t,
                     graphene_size_t   *size)
{
  GskRoundedRect clip;

  gsk_rounded_rect_init_from_rect (
    &clip, &GRAPHENE_RECT_INIT (0, 0, size->width, size->height), RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &clip);
  snapshot_look (snapshot, piece->before, size);
  if (piece->after != piece->before)
    {
      gtk_snapshot_push_opacity (snapshot, t);
      snapshot_look (snapshot, piece->after, size);
      gtk_snapshot_pop (snapshot);
    }
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_looks (GtkSnapshot *snapshot, const EdubbaPiece *piece, float t, graphene_size_t *size)
{
  float difference = get_shape (&piece->start) / get_shape (&piece->end);

  if (!piece->before || !piece->after)
    snapshot_look (snapshot, piece->after ? piece->after : piece->before, size);
  else if (piece->turns)
    snapshot_look (snapshot, t < 0.5f ? piece->before : piece->after, size);
  else if (ABS (difference - 1) < SAME_SHAPE)
    snapshot_look (snapshot, piece->after, size);
  else
    snapshot_both_looks (snapshot, piece, t, size);
}

static float
get_opacity (const EdubbaPiece *piece, float t)
{
  if (piece->appears && t < FADE)
    return t / FADE;
  if (piece->disappears && t > 1 - FADE)
    return (1 - t) / FADE;
  return 1;
}

/* t: the share of its way that the piece has made. */
static void
snapshot_piece (GtkSnapshot *snapshot, const EdubbaPiece *piece, float t)
{
  graphene_rect_t at = mix_rects (&piece->start, &piece->end, t);
  float           height = piece->lifted ? (float) sin (G_PI * t) : 0;
  float           scale = 1 + LIFT * height;
  float           edge = piece->turns ? MAX (0.02f, ABS ((float) cos (G_PI * t))) : 1;
  GdkRGBA         shade = { 0, 0, 0, 0.22f * height };

  gtk_snapshot_save (snapshot);
  gtk_snapshot_push_opacity (snapshot, get_opacity (piece, t));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (at.origin.x + at.size.width / 2,
                                                          at.origin.y + at.size.height / 2));
  gtk_snapshot_scale (snapshot, scale * edge, scale);
  if (piece->tilt != 0)
    gtk_snapshot_rotate (snapshot, piece->tilt * height);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (-at.size.width / 2, -at.size.height / 2));
  if (piece->lifted)
    gtk_snapshot_append_color (snapshot, &shade,
                               &GRAPHENE_RECT_INIT (1, 1 + SHADOW * height, at.size.width - 2,
                                                    at.size.height - 1));
  snapshot_looks (snapshot, piece, t, &at.size);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

void
edubba_motion_snapshot (EdubbaMotion *self, GtkSnapshot *snapshot)
{
  for (guint i = 0; i < self->pieces->len; i++)
    {
      const EdubbaPiece *piece = &g_array_index (self->pieces, EdubbaPiece, i);
      float              t = CLAMP ((self->now - piece->begin) / MAX (0.01f, piece->span), 0, 1);

      if (piece->before || piece->after)
        snapshot_piece (snapshot, piece, (float) adw_easing_ease (ADW_EASE_IN_OUT_CUBIC, t));
    }
}

static gboolean
fits (GtkWidget *widget, GskRenderNode *picture)
{
  graphene_rect_t bounds;

  if (picture == NULL)
    return FALSE;
  gsk_render_node_get_bounds (picture, &bounds);
  return (int) bounds.size.width == gtk_widget_get_width (widget) &&
         (int) bounds.size.height == gtk_widget_get_height (widget);
}

static void
snapshot_part (GtkWidget *widget, GtkWidget *child, int top, int bottom, GtkSnapshot *snapshot)
{
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, (float) top,
                                                         (float) gtk_widget_get_width (widget),
                                                         (float) (bottom - top)));
  gtk_widget_snapshot_child (widget, child, snapshot);
  gtk_snapshot_pop (snapshot);
}

/* A node of two halves, as a picture is: the software renderer compares them one by one, and draws
 * again only a half that is another one. Both hold the same nodes, which other renderers do not
 * allow for: that of a web browser tells nodes apart by their addresses. lower: of the picture, or
 * NULL. */
static GskRenderNode *
draw_halves (GtkWidget *widget, GtkWidget *child, GskRenderNode *lower)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  int height = gtk_widget_get_height (widget);

  snapshot_part (widget, child, 0, height / 2, snapshot);
  if (lower != NULL)
    gtk_snapshot_append_node (snapshot, lower);
  else
    snapshot_part (widget, child, height / 2, height, snapshot);
  return gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
}

void
edubba_motion_snapshot_below (EdubbaMotion  *self,
                              GtkWidget     *child,
                              GskRenderNode *picture,
                              GtkSnapshot   *snapshot)
{
  gboolean       whole = fits (self->widget, picture);
  GskRenderNode *halves = NULL;

  if (whole && !self->ending)
    {
      gtk_snapshot_append_node (snapshot, picture);
      return;
    }
  self->halved |= whole && edubba_image_is_painted (self->widget);
  if (self->halved)
    halves = draw_halves (self->widget, child,
                          whole ? gsk_container_node_get_child (picture, 1) : NULL);
  if (halves == NULL)
    {
      gtk_widget_snapshot_child (self->widget, child, snapshot);
      return;
    }
  gtk_snapshot_append_node (snapshot, halves);
  gsk_render_node_unref (halves);
}

static GskRenderNode *
paint (GtkWidget *widget, GskRenderNode *node, const graphene_rect_t *area, float scale)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceilf (area->size.width * scale),
                                (int) ceilf (area->size.height * scale));
  g_autoptr (EdubbaImage) image = edubba_image_new (surface);
  cairo_t *cr = cairo_create (surface);

  cairo_surface_set_device_scale (surface, scale, scale);
  cairo_translate (cr, -area->origin.x, -area->origin.y);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  return edubba_image_create_node (image, widget, area);
}

static GskRenderNode *
rasterise (GtkWidget *widget, GskRenderNode *node, const graphene_rect_t *area)
{
  float scale = (float) gtk_widget_get_scale_factor (widget);
  g_autoptr (GtkSnapshot) snapshot = NULL;
  g_autoptr (GskRenderNode) scaled = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  if (edubba_image_is_painted (widget))
    return paint (widget, node, area, scale);
  snapshot = gtk_snapshot_new ();
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_append_node (snapshot, node);
  scaled = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  texture = gsk_renderer_render_texture (
    gtk_native_get_renderer (gtk_widget_get_native (widget)), scaled,
    &GRAPHENE_RECT_INIT (area->origin.x * scale, area->origin.y * scale, area->size.width * scale,
                         area->size.height * scale));
  return gsk_texture_node_new (texture, area);
}

GskRenderNode *
edubba_motion_rasterise_half (GtkWidget *widget, GskRenderNode *node, GskRenderNode *upper)
{
  float width = (float) gtk_widget_get_width (widget);
  int   height = gtk_widget_get_height (widget);
  int   half = height / 2;
  g_autoptr (GskRenderNode) lower = NULL;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  if (node == NULL)
    return NULL;
  if (upper == NULL)
    return rasterise (widget, node, &GRAPHENE_RECT_INIT (0, 0, width, (float) half));
  lower =
    rasterise (widget, node,
               &GRAPHENE_RECT_INIT (0, (float) half, width, (float) (height - half)));
  return gsk_container_node_new ((GskRenderNode *[]) { upper, lower }, 2);
}

GskRenderNode *
edubba_motion_take_picture (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  int width = gdk_paintable_get_intrinsic_width (paintable);
  int height = gdk_paintable_get_intrinsic_height (paintable);

  if (width <= 0 || height <= 0)
    return NULL;
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  if (!node)
    return NULL;
  return rasterise (widget, node, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}
