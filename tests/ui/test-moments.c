/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Moments on the stage, frame by frame: at least six pictures that differ, none 1.5 s later, none
 * once a key is pressed, and none at all for users who want less motion. The time is the test's
 * own, not the clock's.
 */
#include <adwaita.h>

#include "display.h"
#include "edubba-scene.h"
#include "ui-fixture.h"

/* The time from one frame to the next, in microseconds, and the number of frames after which
 * nothing may be left. */
#define FRAME    50000
#define N_FRAMES 30

/* Pictures that differ, at least. */
#define DIFFERENT 6

typedef struct
{
  GtkWidget   *window;
  EdubbaScene *stage;
  guint        ended;
} Fixture;

static void
ended_cb (Fixture *fixture)
{
  fixture->ended++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  fixture->stage = g_object_new (EDUBBA_TYPE_SCENE, NULL);
  edubba_scene_set_clocked (fixture->stage, FALSE);
  g_signal_connect_swapped (fixture->stage, "ended", G_CALLBACK (ended_cb), fixture);
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 500, 400);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->stage));
  gtk_window_present (GTK_WINDOW (fixture->window));
  ui_wait_for_frames (fixture->window, 2);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

/* The stage's present drawing, as a checksum to be freed; NULL: nothing. */
static char *
dup_picture (EdubbaScene *stage)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GBytes) bytes = NULL;

  GTK_WIDGET_GET_CLASS (stage)->snapshot (GTK_WIDGET (stage), snapshot);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  if (node == NULL)
    return NULL;
  bytes = gsk_render_node_serialize (node);
  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
}

static void
show (Fixture *fixture, EdubbaMoment moment)
{
  graphene_rect_t place = GRAPHENE_RECT_INIT (100, 100, 80, 60);

  g_assert_true (edubba_scene_show (fixture->stage, moment, "What happens", &place));
  ui_wait_for_frames (fixture->window, 2);
  edubba_scene_advance (fixture->stage, FRAME);
}

static void
test_frames (Fixture *fixture, gconstpointer data)
{
  EdubbaMoment moment = GPOINTER_TO_UINT (data);
  g_autoptr (GHashTable) pictures = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  show (fixture, moment);
  for (guint i = 1; i <= N_FRAMES; i++)
    {
      char *picture = dup_picture (fixture->stage);

      g_assert_true ((picture != NULL) == edubba_scene_is_running (fixture->stage));
      if (picture != NULL)
        g_hash_table_add (pictures, picture);
      edubba_scene_advance (fixture->stage, FRAME + i * FRAME);
    }
  g_assert_cmpuint (g_hash_table_size (pictures), >=, DIFFERENT);
  g_assert_false (edubba_scene_is_running (fixture->stage));
  g_assert_null (dup_picture (fixture->stage));
  g_assert_cmpuint (fixture->ended, ==, 1);
}

/* A key, or anything else that is done. */
static void
test_cut_short (Fixture *fixture, gconstpointer data)
{
  g_autofree char *picture = NULL;

  show (fixture, EDUBBA_MOMENT_FALL);
  edubba_scene_advance (fixture->stage, 3 * FRAME);
  picture = dup_picture (fixture->stage);
  g_assert_nonnull (picture);
  g_assert_true (edubba_scene_end (fixture->stage));
  g_assert_null (dup_picture (fixture->stage));
  g_assert_false (edubba_scene_end (fixture->stage));
  g_assert_cmpuint (fixture->ended, ==, 1);
}

static void
test_less_motion (Fixture *fixture, gconstpointer data)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_assert_false (edubba_scene_show (fixture->stage, EDUBBA_MOMENT_FALL, "What happens", NULL));
  g_assert_false (edubba_scene_is_running (fixture->stage));
  g_assert_null (dup_picture (fixture->stage));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
}

/* The widget below is pressed as if nothing were there. */
static void
test_in_nobodys_way (Fixture *fixture, gconstpointer data)
{
  show (fixture, EDUBBA_MOMENT_WON);
  g_assert_null (gtk_widget_pick (GTK_WIDGET (fixture->stage), 250, 200, GTK_PICK_DEFAULT));
}

/* The banner hides neither a place in the upper half nor one in the lower, and does not leave the
 * stage for one in a corner. */
static void
test_beside_the_place (Fixture *fixture, gconstpointer data)
{
  graphene_rect_t places[] = {
    GRAPHENE_RECT_INIT (100, 120, 300, 70),
    GRAPHENE_RECT_INIT (100, 210, 300, 70),
    GRAPHENE_RECT_INIT (440, 10, 60, 60),
  };
  GtkWidget *stage = GTK_WIDGET (fixture->stage);

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      graphene_rect_t whole, banner;

      g_assert_true (
        edubba_scene_show (fixture->stage, EDUBBA_MOMENT_FALL, "What happens", &places[i]));
      ui_wait_for_frames (fixture->window, 2);
      g_assert_true (
        gtk_widget_compute_bounds (gtk_widget_get_first_child (stage), stage, &banner));
      graphene_rect_init (&whole, 0, 0, (float) gtk_widget_get_width (stage),
                          (float) gtk_widget_get_height (stage));
      g_assert_true (graphene_rect_contains_rect (&whole, &banner));
      g_assert_false (graphene_rect_intersection (&banner, &places[i], NULL));
      g_assert_cmpint (banner.origin.y < places[i].origin.y, ==, i == 0);
    }
}

/* The number of points of the stage in an area that are clearly not its ground, which is as pale
 * as clay. */
static guint
count_coloured (Fixture *fixture, int left, int top, int right, int bottom)
{
  const GdkRGBA       clay = { 0.96f, 0.92f, 0.84f, 1 };
  GtkWidget          *stage = GTK_WIDGET (fixture->stage);
  int                 width = gtk_widget_get_width (stage);
  int                 height = gtk_widget_get_height (stage);
  guint               count = 0;
  g_autofree guint32 *points = g_new (guint32, (gsize) width * height);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gtk_snapshot_append_color (snapshot, &clay, &GRAPHENE_RECT_INIT (0, 0, width, height));
  GTK_WIDGET_GET_CLASS (stage)->snapshot (stage, snapshot);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (fixture->window)),
                                         node, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gdk_texture_download (texture, (guchar *) points, (gsize) width * 4);
  for (int y = top; y < bottom; y++)
    for (int x = left; x < right; x++)
      {
        guint32 point = points[y * width + x];
        int     red = (int) (point >> 16 & 0xff), green = (int) (point >> 8 & 0xff);

        count += ABS (red - 245) + ABS (green - 235) + ABS ((int) (point & 0xff) - 214) > 100;
      }
  return count;
}

/* The light that comes out of a finished temple is seen on a pale board, also half-way. */
static void
test_light_is_seen (Fixture *fixture, gconstpointer data)
{
  show (fixture, EDUBBA_MOMENT_FINISHED);
  edubba_scene_advance (fixture->stage, 14 * FRAME);
  g_assert_cmpuint (count_coloured (fixture, 0, 100, 400, 300), >, 2500);
}

static void
add (const char *path, EdubbaMoment moment)
{
  g_test_add (path, Fixture, GUINT_TO_POINTER (moment), set_up, test_frames, tear_down);
}

int
main (int argc, char *argv[])
{
  ui_init (&argc, &argv);

  add ("/ui/moments/finished", EDUBBA_MOMENT_FINISHED);
  add ("/ui/moments/theft", EDUBBA_MOMENT_THEFT);
  add ("/ui/moments/fall", EDUBBA_MOMENT_FALL);
  add ("/ui/moments/won", EDUBBA_MOMENT_WON);
  add ("/ui/moments/lost", EDUBBA_MOMENT_LOST);
  add ("/ui/moments/lesson", EDUBBA_MOMENT_LESSON);
  add ("/ui/moments/course", EDUBBA_MOMENT_COURSE);
  g_test_add ("/ui/moments/cut-short", Fixture, NULL, set_up, test_cut_short, tear_down);
  g_test_add ("/ui/moments/less-motion", Fixture, NULL, set_up, test_less_motion, tear_down);
  g_test_add ("/ui/moments/in-nobodys-way", Fixture, NULL, set_up, test_in_nobodys_way, tear_down);
  g_test_add ("/ui/moments/light-is-seen", Fixture, NULL, set_up, test_light_is_seen, tear_down);
  g_test_add ("/ui/moments/beside-the-place", Fixture, NULL, set_up, test_beside_the_place,
              tear_down);

  return g_test_run ();
}
