/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything is drawn as plain rectangles from the time that has passed and a number for each
 * stone, so a frame depends on the clock alone.
 */
#include "edubba-scene.h"

#include "edubba-kit.h"
#include <math.h>

#include "game-rng.h"

#define N_STONES 26

/* The moments at which the banner has come, and begins to go, as shares of the whole. */
#define COMES 0.12f
#define GOES  0.82f

/* Between the banner and the place it is about. */
#define GAP 8

struct _EdubbaScene
{
  GtkWidget parent_instance;

  GtkWidget *banner; /* owned */

  EdubbaMoment    moment;
  graphene_rect_t place;
  gboolean        everywhere;
  gboolean        running;
  gboolean        unclocked;
  guint           tick_id; /* 0 unless the clock moves something */
  gint64          begin;   /* 0 before the first frame */
  float           share;   /* of the time that has passed */
};

G_DEFINE_FINAL_TYPE (EdubbaScene, edubba_scene, GTK_TYPE_WIDGET)

static guint ended_signal;

static const GdkRGBA clays[] = {
  { 0.85f, 0.68f, 0.45f, 1 },
  { 0.76f, 0.57f, 0.34f, 1 },
  { 0.62f, 0.43f, 0.24f, 1 },
};

static const GdkRGBA golds[] = {
  { 0.98f, 0.80f, 0.30f, 1 },
  { 0.90f, 0.55f, 0.15f, 1 },
  { 1.00f, 0.92f, 0.62f, 1 },
};

/* Light that is seen on pale clay as well as on dark: no pale gold among it. */
static const GdkRGBA rays[] = {
  { 0.93f, 0.60f, 0.08f, 1 },
  { 0.86f, 0.47f, 0.06f, 1 },
};

/* A number from 0 to 1 that belongs to a stone. */
static float
draw (guint64 *rng)
{
  return (float) game_rng_below (rng, 1000) / 1000;
}

/* The start, the speed and the size of a stone. */
typedef struct
{
  float x;
  float y;
  float dx;
  float dy;
  float size;
  float turn;
} Stone;

static Stone
make_stone (EdubbaScene *self, guint i)
{
  guint64 rng = i * 7919 + 17;
  Stone   stone;

  stone.x = self->place.origin.x + draw (&rng) * self->place.size.width;
  stone.y = self->place.origin.y + draw (&rng) * self->place.size.height;
  stone.dx = (draw (&rng) - 0.5f) * 260;
  stone.dy = -60 - draw (&rng) * 160;
  stone.size = 7 + draw (&rng) * 11;
  stone.turn = (draw (&rng) - 0.5f) * 720;
  return stone;
}

static void
snapshot_stone (
  GtkSnapshot *snapshot, const Stone *stone, float x, float y, float turn, const GdkRGBA *color)
{
  float size = stone->size;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_rotate (snapshot, turn);
  gtk_snapshot_append_color (snapshot, color,
                             &GRAPHENE_RECT_INIT (-size / 2, -size / 3, size, size * 2 / 3));
  gtk_snapshot_restore (snapshot);
}

/* Stones are thrown up a little, fall, and fade in the dust. */
static void
snapshot_fall (EdubbaScene *self, GtkSnapshot *snapshot)
{
  float t = self->share * EDUBBA_SCENE_SPAN / 1000;

  for (guint i = 0; i < N_STONES; i++)
    {
      Stone   stone = make_stone (self, i);
      GdkRGBA color = clays[i % G_N_ELEMENTS (clays)];

      color.alpha = MAX (0, 1 - self->share * 1.1f);
      snapshot_stone (snapshot, &stone, stone.x + stone.dx * t,
                      stone.y + stone.dy * t + 620 * t * t, stone.turn * t, &color);
    }
}

/* Stones are lifted off, one after the other, in an arc to the side. */
static void
snapshot_theft (EdubbaScene *self, GtkSnapshot *snapshot)
{
  for (guint i = 0; i < N_STONES / 2; i++)
    {
      Stone   stone = make_stone (self, i);
      float   own = CLAMP (self->share * 1.6f - i * 0.04f, 0, 1);
      GdkRGBA color = clays[i % G_N_ELEMENTS (clays)];

      color.alpha = own <= 0 ? 0 : 1 - own;
      snapshot_stone (snapshot, &stone, stone.x + stone.dx * own,
                      stone.y - 150 * sinf (own * (float) G_PI / 2), stone.turn * own / 4, &color);
    }
}

/* Light comes out of the middle. */
static void
snapshot_rays (EdubbaScene *self, GtkSnapshot *snapshot)
{
  graphene_point_t middle;
  float            reach = 40 + 220 * self->share;

  graphene_rect_get_center (&self->place, &middle);
  for (guint i = 0; i < 16; i++)
    {
      GdkRGBA color = rays[i % G_N_ELEMENTS (rays)];

      color.alpha = 0.9f * (1 - self->share * self->share);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &middle);
      gtk_snapshot_rotate (snapshot, i * 22.5f + self->share * 20);
      gtk_snapshot_append_color (snapshot, &color,
                                 &GRAPHENE_RECT_INIT (reach * 0.45f, -3, reach * 0.55f, 6));
      gtk_snapshot_restore (snapshot);
    }
}

/* Chips rain over everything: gold for a victory, clay for a defeat. */
static void
snapshot_rain (EdubbaScene *self, GtkSnapshot *snapshot, const GdkRGBA *colors)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));

  for (guint i = 0; i < N_STONES * 2; i++)
    {
      guint64 rng = i * 104729 + 5;
      Stone   stone = { .x = draw (&rng) * width, .y = -draw (&rng) * height * 0.7f };
      GdkRGBA color = colors[i % 3];

      stone.size = 6 + draw (&rng) * 9;
      stone.turn = draw (&rng) * 900;
      color.alpha = MIN (1, 3 * (1 - self->share));
      snapshot_stone (snapshot, &stone, stone.x + 24 * sinf (self->share * 6 + i),
                      stone.y + self->share * height * 1.6f, stone.turn * self->share, &color);
    }
}

static void
snapshot_moment (EdubbaScene *self, GtkSnapshot *snapshot)
{
  switch (self->moment)
    {
    case EDUBBA_MOMENT_FALL:
      snapshot_fall (self, snapshot);
      break;
    case EDUBBA_MOMENT_THEFT:
      snapshot_theft (self, snapshot);
      break;
    case EDUBBA_MOMENT_FINISHED:
    case EDUBBA_MOMENT_LESSON:
      snapshot_rays (self, snapshot);
      break;
    case EDUBBA_MOMENT_LOST:
      snapshot_rain (self, snapshot, clays);
      break;
    case EDUBBA_MOMENT_WON:
    case EDUBBA_MOMENT_COURSE:
      snapshot_rain (self, snapshot, golds);
      break;
    case EDUBBA_MOMENT_NONE:
    case EDUBBA_MOMENT_CARD:
    case EDUBBA_MOMENT_BUILD:
    case EDUBBA_MOMENT_TURN:
    default:
      break;
    }
}

/* The opacity and the scale of the banner. */
static float
get_presence (EdubbaScene *self)
{
  if (self->share < COMES)
    return self->share / COMES;
  if (self->share > GOES)
    return (1 - self->share) / (1 - GOES);
  return 1;
}

static void
edubba_scene_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  EdubbaScene *self = EDUBBA_SCENE (widget);
  float        width = (float) gtk_widget_get_width (widget);
  float        height = (float) gtk_widget_get_height (widget);
  float        presence = get_presence (self);
  float        scale = 0.85f + 0.15f * MIN (1, presence);

  if (!self->running)
    return;
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  snapshot_moment (self, snapshot);
  gtk_snapshot_push_opacity (snapshot, CLAMP (presence, 0, 1));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (width / 2, height / 2));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-width / 2, -height / 2));
  gtk_widget_snapshot_child (widget, self->banner, snapshot);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_pop (snapshot);
}

/* A scene takes any size, and asks for none. */
static void
edubba_scene_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  *minimum = *natural = 0;
}

/* The banner stands over a place in the upper half and under a place in the lower, so that it
 * hides neither that nor the land's other side; in the middle if it has no room there. */
static void
move_off_the_place (EdubbaScene *self, int width, int height, GtkAllocation *area)
{
  graphene_point_t middle;
  float            above = self->place.origin.y - GAP - area->height;
  float            below = self->place.origin.y + self->place.size.height + GAP;
  gboolean         may_rise = above >= 0;
  gboolean         may_sink = below + area->height <= height;

  graphene_rect_get_center (&self->place, &middle);
  if (!may_rise && !may_sink)
    return;
  area->x = (int) CLAMP (middle.x - area->width / 2, GAP, MAX (GAP, width - GAP - area->width));
  area->y = (int) (may_rise && (middle.y < height / 2 || !may_sink) ? above : below);
}

static void
edubba_scene_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget    *banner = EDUBBA_SCENE (widget)->banner;
  GskTransform *place = NULL;
  int           least, wanted, wide, high;
  float         scale;
  GtkAllocation area;

  gtk_widget_measure (banner, GTK_ORIENTATION_HORIZONTAL, -1, &least, &wanted, NULL, NULL);
  wide = MAX (least, MIN (wanted, width));
  gtk_widget_measure (banner, GTK_ORIENTATION_VERTICAL, wide, NULL, &high, NULL, NULL);
  /* Words that are larger than the scene are drawn as large as it has room for. */
  scale = MIN (1, MIN (width / (float) MAX (wide, 1), height / (float) MAX (high, 1)));
  area.width = (int) (scale * (float) wide);
  area.height = (int) (scale * (float) high);
  area.x = (width - area.width) / 2;
  area.y = (height - area.height) / 2;
  if (!EDUBBA_SCENE (widget)->everywhere)
    move_off_the_place (EDUBBA_SCENE (widget), width, height, &area);
  place = gsk_transform_translate (
    place, &GRAPHENE_POINT_INIT ((float) area.x, (float) area.y));
  gtk_widget_allocate (banner, wide, high, -1, gsk_transform_scale (place, scale, scale));
}

static void
drop_clock (EdubbaScene *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
}

static void
edubba_scene_dispose (GObject *object)
{
  EdubbaScene *self = EDUBBA_SCENE (object);

  drop_clock (self);
  g_clear_pointer (&self->banner, gtk_widget_unparent);

  G_OBJECT_CLASS (edubba_scene_parent_class)->dispose (object);
}

static void
edubba_scene_class_init (EdubbaSceneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_scene_dispose;
  widget_class->measure = edubba_scene_measure;
  widget_class->size_allocate = edubba_scene_size_allocate;
  widget_class->snapshot = edubba_scene_snapshot;
  gtk_widget_class_set_css_name (widget_class, "scene");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);

  ended_signal = g_signal_new ("ended", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 0);
}

static void
edubba_scene_init (EdubbaScene *self)
{
  self->banner = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, NULL);
  gtk_widget_add_css_class (self->banner, "banner");
  gtk_widget_set_parent (self->banner, GTK_WIDGET (self));
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->banner), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE,
                               -1);
  gtk_widget_set_child_visible (self->banner, FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
}

static gboolean
frame_begun_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  edubba_scene_advance (EDUBBA_SCENE (widget), gdk_frame_clock_get_frame_time (clock));
  return G_SOURCE_CONTINUE;
}

gboolean
edubba_scene_show (EdubbaScene           *self,
                   EdubbaMoment           moment,
                   const char            *words,
                   const graphene_rect_t *place)
{
  GtkWidget *widget = GTK_WIDGET (self);

  g_return_val_if_fail (EDUBBA_IS_SCENE (self), FALSE);

  edubba_scene_end (self);
  if (!gtk_widget_get_mapped (widget) || !edubba_kit_may_move (widget))
    return FALSE;
  self->moment = moment;
  self->begin = 0;
  self->share = 0;
  self->everywhere = place == NULL;
  self->place = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget),
                                    (float) gtk_widget_get_height (widget));
  if (place != NULL)
    self->place = *place;
  gtk_label_set_label (GTK_LABEL (self->banner), words);
  gtk_widget_set_child_visible (self->banner, TRUE);
  self->running = TRUE;
  if (!self->unclocked)
    self->tick_id = gtk_widget_add_tick_callback (widget, frame_begun_cb, NULL, NULL);
  gtk_widget_queue_resize (widget);
  return TRUE;
}

gboolean
edubba_scene_end (EdubbaScene *self)
{
  g_return_val_if_fail (EDUBBA_IS_SCENE (self), FALSE);

  if (!self->running)
    return FALSE;
  drop_clock (self);
  self->running = FALSE;
  gtk_widget_set_child_visible (self->banner, FALSE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, ended_signal, 0);
  return TRUE;
}

gboolean
edubba_scene_is_running (EdubbaScene *self)
{
  g_return_val_if_fail (EDUBBA_IS_SCENE (self), FALSE);

  return self->running;
}

void
edubba_scene_advance (EdubbaScene *self, gint64 now)
{
  g_return_if_fail (EDUBBA_IS_SCENE (self));

  if (!self->running)
    return;
  if (self->begin == 0)
    self->begin = now;
  self->share = (float) (now - self->begin) / (EDUBBA_SCENE_SPAN * 1000.0f);
  if (self->share >= 1)
    edubba_scene_end (self);
  else
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
edubba_scene_set_clocked (EdubbaScene *self, gboolean clocked)
{
  g_return_if_fail (EDUBBA_IS_SCENE (self));

  self->unclocked = !clocked;
}
