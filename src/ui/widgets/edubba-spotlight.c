/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The rings are drawn here, after the board, because they must lie over everything and may cross
 * the edges at which the board's own widgets clip. Everything that moves on the board redraws
 * this widget, so they follow.
 *
 * CSS nodes: spotlight with the board and a node `ring`, which draws nothing itself: its colour is
 * that of the rings.
 */
#include "edubba-spotlight.h"

#include <glib/gi18n.h>

#include "edubba-board.h"
#include "edubba-compat.h"
#include "edubba-place.h"
#include "edubba-ring.h"

/* The radius of a ring's corners, and the reach of its glow. */
#define RADIUS 10
#define GLOW   12

#define FADE_DURATION 250

/* The number of frames that a board gets to find its layout. */
#define FRAMES 12

struct _EdubbaSpotlight
{
  AdwBin parent_instance;

  /* owned */
  GtkWidget    *ring;
  AdwAnimation *fade;
  GStrv         parts;

  double brightness; /* 0 to 1 */
  guint  reveal_id;  /* tick callback: the parts are scrolled to */
  guint  frames;     /* the number it has still to wait for */
};

G_DEFINE_FINAL_TYPE (EdubbaSpotlight, edubba_spotlight, ADW_TYPE_BIN)

static GtkWidget *
find_part (EdubbaSpotlight *self, const char *part)
{
  GtkWidget *board = adw_bin_get_child (ADW_BIN (self));
  GtkWidget *widget = board != NULL ? edubba_board_find_part (EDUBBA_BOARD (board), part) : NULL;

  return widget != NULL && gtk_widget_get_mapped (widget) ? widget : NULL;
}

static GskRoundedRect
inflate (const graphene_rect_t *bounds, float by)
{
  graphene_rect_t rect = *bounds;
  GskRoundedRect  ring;

  graphene_rect_inset (&rect, -by, -by);
  gsk_rounded_rect_init_from_rect (&ring, &rect, RADIUS);
  return ring;
}

/* Draws a ring and its glow within a hex: neighbours reach into the corners of its bounds. */
static void
draw_hex (GtkSnapshot *snapshot, const graphene_rect_t *bounds, const GdkRGBA *color)
{
  static const double widths[] = { 3 * EDUBBA_RING_THICKNESS, EDUBBA_RING_THICKNESS };
  cairo_t            *cr = gtk_snapshot_append_cairo (snapshot, bounds);

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      cairo_set_source_rgba (cr, color->red, color->green, color->blue,
                             i == 0 ? color->alpha * 0.35 : color->alpha);
      edubba_place_trace_hex (cr, bounds, widths[i] / 2);
      cairo_set_line_width (cr, widths[i]);
      cairo_stroke (cr);
    }
  cairo_destroy (cr);
}

static void
draw_ring (EdubbaSpotlight *self, GtkSnapshot *snapshot, GtkWidget *part)
{
  const float     widths[] = { EDUBBA_RING_THICKNESS, EDUBBA_RING_THICKNESS, EDUBBA_RING_THICKNESS,
                               EDUBBA_RING_THICKNESS };
  GdkRGBA         color = edubba_compat_get_color (self->ring);
  const GdkRGBA   colors[] = { color, color, color, color };
  GdkRGBA         glow = color;
  graphene_rect_t bounds;
  GskRoundedRect  outer;

  if (!edubba_board_compute_frame (EDUBBA_BOARD (adw_bin_get_child (ADW_BIN (self))), part,
                                   GTK_WIDGET (self), &bounds))
    return;
  if (EDUBBA_IS_PLACE (part) && edubba_place_is_hex (EDUBBA_PLACE (part)))
    {
      draw_hex (snapshot, &bounds, &color);
      return;
    }
  glow.alpha *= 0.5F;
  outer = inflate (&bounds, EDUBBA_RING_REACH);
  gtk_snapshot_append_outset_shadow (snapshot, &outer, &glow, 0, 0, 1, GLOW);
  gtk_snapshot_append_border (snapshot, &outer, widths, colors);
}

static void
edubba_spotlight_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  EdubbaSpotlight *self = EDUBBA_SPOTLIGHT (widget);

  GTK_WIDGET_CLASS (edubba_spotlight_parent_class)->snapshot (widget, snapshot);
  if (self->brightness <= 0)
    return;
  gtk_snapshot_push_clip (snapshot,
                          &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                               (float) gtk_widget_get_height (widget)));
  gtk_snapshot_push_opacity (snapshot, self->brightness);
  for (guint i = 0; self->parts[i] != NULL; i++)
    {
      GtkWidget *part = find_part (self, self->parts[i]);

      if (part != NULL)
        draw_ring (self, snapshot, part);
    }
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
fade_stepped_cb (double value, gpointer data)
{
  EdubbaSpotlight *self = data;

  self->brightness = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Moves an adjustment as far as is needed to show from..to. */
static void
scroll_to (GtkAdjustment *adjustment, double from, double to)
{
  double value = gtk_adjustment_get_value (adjustment);

  if (from < 0 || to > gtk_adjustment_get_page_size (adjustment))
    gtk_adjustment_clamp_page (adjustment, value + from, value + to);
}

/* Puts from..to in the middle unless it is in view: a board that comes to rest at whole places
 * would go back from less. */
static void
centre (GtkAdjustment *adjustment, double from, double to)
{
  double page = gtk_adjustment_get_page_size (adjustment);

  if (from < 0 || to > page)
    gtk_adjustment_set_value (adjustment,
                              gtk_adjustment_get_value (adjustment) + (from + to - page) / 2);
}

/* Scrolls to a part, to the side only if it is the first. */
static void
reveal (EdubbaSpotlight *self, GtkWidget *part, gboolean first)
{
  for (GtkWidget *at = part; at != NULL && at != GTK_WIDGET (self); at = gtk_widget_get_parent (at))
    {
      graphene_rect_t bounds;

      if (!GTK_IS_VIEWPORT (at) || !gtk_widget_compute_bounds (part, at, &bounds))
        continue;
      if (first)
        centre (gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (at)), bounds.origin.x,
                bounds.origin.x + bounds.size.width);
      scroll_to (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (at)), bounds.origin.y - GLOW,
                 bounds.origin.y + bounds.size.height + GLOW);
    }
}

/* Scrolls to the parts, to the first one last, so that it is seen if not all of them have room. */
static gboolean
reveal_ticked_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  EdubbaSpotlight *self = EDUBBA_SPOTLIGHT (widget);

  if (self->frames-- > 0)
    return G_SOURCE_CONTINUE;
  self->reveal_id = 0;
  for (guint i = g_strv_length (self->parts); i > 0; i--)
    reveal (self, find_part (self, self->parts[i - 1]), i == 1);
  return G_SOURCE_REMOVE;
}

/* The places of parts are known when the board has been laid out. */
static void
reveal_soon (EdubbaSpotlight *self)
{
  self->frames = FRAMES;
  if (self->reveal_id == 0 && self->parts[0] != NULL)
    self->reveal_id =
      gtk_widget_add_tick_callback (GTK_WIDGET (self), reveal_ticked_cb, NULL, NULL);
}

static void
edubba_spotlight_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (edubba_spotlight_parent_class)->map (widget);
  reveal_soon (EDUBBA_SPOTLIGHT (widget));
}

static void
edubba_spotlight_dispose (GObject *object)
{
  EdubbaSpotlight *self = EDUBBA_SPOTLIGHT (object);

  if (self->reveal_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->reveal_id);
  self->reveal_id = 0;
  g_clear_object (&self->fade);
  g_clear_pointer (&self->ring, gtk_widget_unparent);

  G_OBJECT_CLASS (edubba_spotlight_parent_class)->dispose (object);
}

static void
edubba_spotlight_finalize (GObject *object)
{
  g_strfreev (EDUBBA_SPOTLIGHT (object)->parts);

  G_OBJECT_CLASS (edubba_spotlight_parent_class)->finalize (object);
}

static void
edubba_spotlight_class_init (EdubbaSpotlightClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_spotlight_dispose;
  G_OBJECT_CLASS (klass)->finalize = edubba_spotlight_finalize;
  widget_class->map = edubba_spotlight_map;
  widget_class->snapshot = edubba_spotlight_snapshot;
  gtk_widget_class_set_css_name (widget_class, "spotlight");
}

static void
edubba_spotlight_init (EdubbaSpotlight *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (fade_stepped_cb, self, NULL);

  self->parts = g_new0 (char *, 1);
  self->ring = g_object_new (GTK_TYPE_BOX, "css-name", "ring", "can-target", FALSE,
                             "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_parent (self->ring, GTK_WIDGET (self));
  self->fade = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, FADE_DURATION, target);
}

void
edubba_spotlight_set_parts (EdubbaSpotlight *self, const char *const *parts)
{
  static const char *const none[] = { NULL };

  g_return_if_fail (EDUBBA_IS_SPOTLIGHT (self));

  if (parts == NULL)
    parts = none;
  if (g_strv_equal ((const char *const *) self->parts, parts))
    return;
  g_strfreev (self->parts);
  self->parts = g_strdupv ((char **) parts);
  adw_animation_reset (self->fade);
  if (parts[0] == NULL)
    return;
  adw_animation_play (self->fade);
  reveal_soon (self);
}

void
edubba_spotlight_reveal (EdubbaSpotlight *self)
{
  g_return_if_fail (EDUBBA_IS_SPOTLIGHT (self));

  reveal_soon (self);
}

int
edubba_spotlight_find_at (EdubbaSpotlight *self, const char *const *parts, double x, double y)
{
  g_return_val_if_fail (EDUBBA_IS_SPOTLIGHT (self), -1);
  g_return_val_if_fail (parts != NULL, -1);

  for (int i = 0; parts[i] != NULL; i++)
    {
      GtkWidget      *part = find_part (self, parts[i]);
      graphene_rect_t bounds;

      if (part != NULL && gtk_widget_get_mapped (part) &&
          edubba_board_compute_frame (EDUBBA_BOARD (adw_bin_get_child (ADW_BIN (self))), part,
                                      GTK_WIDGET (self), &bounds) &&
          graphene_rect_contains_point (&bounds,
                                        &GRAPHENE_POINT_INIT ((float) x, (float) y)))
        return i;
    }
  return -1;
}

char *
edubba_spotlight_describe (const GameWords *words, const char *const *parts)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; words->part != NULL && parts[i] != NULL; i++)
    {
      g_autofree char *name = words->part (parts[i]);

      if (name == NULL)
        continue;
      if (list->len > 0)
        g_string_append (list, C_ ("list separator", ", "));
      g_string_append (list, name);
    }
  /* Translators: where to look on the board: "Look at: your hand, the quarry." */
  return list->len > 0 ? g_strdup_printf (_ ("Look at: %s."), list->str) : NULL;
}
