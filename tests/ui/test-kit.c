/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board kit by itself: fields of squares and of hexes with their keys, roles and presses, pan
 * and zoom, and strips of up to five seats. A board of the test's own hears the presses.
 */
#include "../display.h"

#include <gdk/gdk.h>

#include "edubba-field.h"
#include "edubba-kit.h"
#include "edubba-mark.h"
#include "edubba-strips.h"
#include "edubba-walk.h"
#include "edubba-zoom.h"
#include "ui-fixture.h"

#define N 6

typedef struct
{
  GtkWidget *window;
  char      *pressed; /* the part that was pressed last */
} Fixture;

static void
pressed_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  Fixture *fixture = data;

  g_free (fixture->pressed);
  fixture->pressed = g_variant_dup_string (parameter, NULL);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GActionEntry entry = { .name = "press", .parameter_type = "s", .activate = pressed_cb };

  fixture->window = gtk_window_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (group), &entry, 1, fixture);
  gtk_widget_insert_action_group (fixture->window, "board", G_ACTION_GROUP (group));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_free (fixture->pressed);
}

static void
present (Fixture *fixture, GtkWidget *child, int width, int height)
{
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), width, height);
  gtk_window_set_child (GTK_WINDOW (fixture->window), child);
  gtk_window_present (GTK_WINDOW (fixture->window));
  ui_wait_for_frames (fixture->window, 2);
}

/* N columns and rows: "cell:COLUMN-ROW". */
static EdubbaField *
new_field (EdubbaGrid grid, gboolean headers)
{
  static const char *const names[] = { "1", "2", "3", "4", "5", "6", NULL };
  EdubbaField             *field = EDUBBA_FIELD (edubba_field_new (grid));

  if (headers)
    edubba_field_set_headers (field, names, names);
  for (int row = 0; row < N; row++)
    for (int column = 0; column < N; column++)
      {
        g_autofree char *part = g_strdup_printf ("cell:%d-%d", column, row);

        edubba_field_add (field, column, row, part);
      }
  return field;
}

static void
assert_walks (EdubbaField *field, const char *from, GtkDirectionType direction, const char *to)
{
  GtkWidget *next =
    edubba_walk_find_next (GTK_WIDGET (field),
                           GTK_WIDGET (edubba_field_find_place (field, from)), direction, NULL,
                           NULL);

  if (to == NULL)
    g_assert_null (next);
  else
    g_assert_cmpstr (edubba_place_get_part (EDUBBA_PLACE (next)), ==, to);
}

static void
test_squares (Fixture *fixture, gconstpointer data)
{
  EdubbaField    *field = new_field (EDUBBA_GRID_SQUARE, TRUE);
  EdubbaPlace    *place;
  graphene_rect_t area, next;

  present (fixture, GTK_WIDGET (field), 360, 400);
  g_assert_cmpuint (edubba_field_get_n_places (field), ==, N * N);
  area = edubba_field_get_area (field, 2, 3);
  next = edubba_field_get_area (field, 3, 3);
  g_assert_cmpfloat (next.origin.x - area.origin.x, ==, area.size.width);
  place = edubba_field_get_place_at (field, area.origin.x + 3, area.origin.y + 3);
  g_assert_cmpstr (edubba_place_get_part (place), ==, "cell:2-3");
  g_assert_null (edubba_field_get_place_at (field, 1, 1));
  gtk_widget_activate (GTK_WIDGET (place));
  g_signal_emit_by_name (place, "clicked");
  g_assert_cmpstr (fixture->pressed, ==, "cell:2-3");
  assert_walks (field, "cell:2-3", GTK_DIR_RIGHT, "cell:3-3");
  assert_walks (field, "cell:2-3", GTK_DIR_UP, "cell:2-2");
  assert_walks (field, "cell:0-0", GTK_DIR_LEFT, NULL);
}

/* As assistive technology finds it: a grid of rows of cells, with headers. */
static void
test_roles (Fixture *fixture, gconstpointer data)
{
  EdubbaField *field = new_field (EDUBBA_GRID_SQUARE, TRUE);
  GtkWidget   *place;
  GtkWidget   *row;

  present (fixture, GTK_WIDGET (field), 360, 400);
  place = GTK_WIDGET (edubba_field_get_place (field, 0));
  row = gtk_widget_get_parent (place);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (field)), ==,
                   GTK_ACCESSIBLE_ROLE_GRID);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (row)), ==,
                   GTK_ACCESSIBLE_ROLE_ROW);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (place)), ==,
                   GTK_ACCESSIBLE_ROLE_GRID_CELL);
  g_assert_cmpint (
    gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (gtk_widget_get_first_child (row))), ==,
    GTK_ACCESSIBLE_ROLE_ROW_HEADER);
}

static void
test_hexes (Fixture *fixture, gconstpointer data)
{
  EdubbaField    *field = new_field (EDUBBA_GRID_HEX, FALSE);
  EdubbaPlace    *place;
  graphene_rect_t area, below;

  present (fixture, GTK_WIDGET (field), 500, 400);
  area = edubba_field_get_area (field, 2, 2);
  below = edubba_field_get_area (field, 2, 3);
  g_assert_cmpfloat (ABS (below.origin.x - area.origin.x - area.size.width / 2), <, 1);
  /* Its lowest corner lies between the two below it. */
  place = edubba_field_get_place_at (field, area.origin.x + area.size.width * 0.06,
                                     area.origin.y + area.size.height * 0.95);
  g_assert_cmpstr (edubba_place_get_part (place), ==, "cell:1-3");
  place = edubba_field_get_place_at (field, area.origin.x + area.size.width / 2,
                                     area.origin.y + area.size.height * 0.95);
  g_assert_cmpstr (edubba_place_get_part (place), ==, "cell:2-2");
  assert_walks (field, "cell:2-2", GTK_DIR_LEFT, "cell:1-2");
  edubba_field_add (field, -3, 0, "far");
  ui_wait_for_frames (fixture->window, 2);
  g_assert_cmpfloat (edubba_field_get_area (field, -3, 0).origin.x, <,
                     edubba_field_get_area (field, 0, 0).origin.x);
  edubba_field_clear (field);
  g_assert_cmpuint (edubba_field_get_n_places (field), ==, 0);
}

/* The places round "0-0", by their parts. */
static void
add_ring (EdubbaField *field)
{
  static const gint8 columns[] = { 0, 1, -1, 0, -1, 1, 0 };
  static const gint8 rows[] = { 1, -1, 0, 0, 1, 0, -1 };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *part = g_strdup_printf ("%d %d", columns[i], rows[i]);

      edubba_field_add (field, columns[i], rows[i], part);
    }
}

/* Places are read where they lie, whatever came first, and a row goes with its last place. */
static void
test_order (Fixture *fixture, gconstpointer data)
{
  static const char *const read[] = { "0 -1", "1 -1", "-1 0", "0 0", "1 0", "-1 1", "0 1" };
  EdubbaField             *field = EDUBBA_FIELD (edubba_field_new (EDUBBA_GRID_HEX));
  GtkWidget               *row;

  add_ring (field);
  present (fixture, GTK_WIDGET (field), 300, 300);
  row = gtk_widget_get_first_child (GTK_WIDGET (field));
  for (guint i = 0; i < G_N_ELEMENTS (read); i++)
    {
      EdubbaPlace *place = edubba_field_get_place (field, i);

      g_assert_cmpstr (edubba_place_get_part (place), ==, read[i]);
      if (gtk_widget_get_parent (GTK_WIDGET (place)) != row)
        row = gtk_widget_get_next_sibling (row);
      g_assert_true (gtk_widget_get_parent (GTK_WIDGET (place)) == row);
      if (i > 0 && gtk_widget_get_prev_sibling (GTK_WIDGET (place)) != NULL)
        g_assert_true (gtk_widget_get_prev_sibling (GTK_WIDGET (place)) ==
                       GTK_WIDGET (edubba_field_get_place (field, i - 1)));
    }
  g_assert_null (gtk_widget_get_next_sibling (row));
  edubba_field_remove (field, edubba_field_find_place_in (field, 0, -1));
  edubba_field_remove (field, edubba_field_find_place_in (field, 1, -1));
  g_assert_null (edubba_field_find_place_in (field, 1, -1));
  g_assert_cmpuint (edubba_field_get_n_places (field), ==, G_N_ELEMENTS (read) - 2);
  g_assert_true (gtk_widget_get_parent (GTK_WIDGET (edubba_field_get_place (field, 0))) ==
                 gtk_widget_get_first_child (GTK_WIDGET (field)));
}

/* Six keys lie round one as six hexes do, on every keyboard; those are hardware codes. */
static void
test_ways (Fixture *fixture, gconstpointer data)
{
  static const guint8      letters[EDUBBA_N_WAYS] = { 40, 26, 25, 38, 52, 53 };
  static const guint8      pad[EDUBBA_N_WAYS] = { 85, 81, 79, 83, 87, 89 };
  static const char *const parts[EDUBBA_N_WAYS] = { "1 0", "1 -1", "0 -1", "-1 0", "-1 1", "0 1" };

  EdubbaField *field = EDUBBA_FIELD (edubba_field_new (EDUBBA_GRID_HEX));
  EdubbaPlace *middle;
  EdubbaWay    way;

  add_ring (field);
  present (fixture, GTK_WIDGET (field), 300, 300);
  middle = edubba_field_find_place_in (field, 0, 0);
  for (guint i = 0; i < EDUBBA_N_WAYS; i++)
    {
      g_assert_true (edubba_walk_read_way (letters[i], &way));
      g_assert_cmpstr (edubba_place_get_part (edubba_field_find_beside (field, middle, way)), ==,
                       parts[i]);
      g_assert_true (edubba_walk_read_way (pad[i], &way));
      g_assert_cmpstr (edubba_place_get_part (edubba_field_find_beside (field, middle, way)), ==,
                       parts[i]);
    }
  g_assert_false (edubba_walk_read_way (39, &way));
  g_assert_null (edubba_field_find_beside (field, edubba_field_find_place_in (field, 1, 0),
                                           EDUBBA_WAY_EAST));
}

/* The left upper corner of a place in the window. */
static graphene_point_t
find_corner (Fixture *fixture, EdubbaPlace *place)
{
  graphene_rect_t bounds;

  ui_wait_for_frames (fixture->window, 2);
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (place), fixture->window, &bounds));
  return bounds.origin;
}

static EdubbaZoom *
new_growing (EdubbaField **field)
{
  *field = EDUBBA_FIELD (edubba_field_new (EDUBBA_GRID_HEX));
  edubba_field_set_room (*field, 2);
  add_ring (*field);
  return EDUBBA_ZOOM (edubba_zoom_new (*field));
}

/* What lies in the room that there is moves nothing; what lies beyond makes room for one more. */
static void
test_growth (Fixture *fixture, gconstpointer data)
{
  EdubbaField     *field;
  EdubbaZoom      *zoom = new_growing (&field);
  EdubbaPlace     *middle = edubba_field_find_place_in (field, 0, 0);
  graphene_point_t before, after;
  float            size;

  present (fixture, GTK_WIDGET (zoom), 700, 700);
  before = find_corner (fixture, middle);
  size = edubba_field_get_size (field);
  edubba_field_add (field, 2, 0, "2 0");
  after = find_corner (fixture, middle);
  g_assert_true (graphene_point_near (&before, &after, 0.01f));
  edubba_field_add (field, 3, 0, "3 0");
  after = find_corner (fixture, middle);
  g_assert_false (graphene_point_near (&before, &after, 0.01f));
  g_assert_cmpfloat (edubba_zoom_get_scale (zoom), ==, 1);
  g_assert_cmpfloat (edubba_field_get_size (field), <, size);
  before = after;
  edubba_field_add (field, 4, 0, "4 0");
  edubba_field_remove (field, edubba_field_find_place_in (field, -1, 0));
  after = find_corner (fixture, middle);
  g_assert_true (graphene_point_near (&before, &after, 0.01f));
}

/* Whoever has come closer, or would need to, keeps what they see when the field grows. */
static void
test_growth_zoomed (Fixture *fixture, gconstpointer data)
{
  EdubbaField     *field;
  EdubbaZoom      *zoom = new_growing (&field);
  EdubbaPlace     *middle = edubba_field_find_place_in (field, 0, 0);
  graphene_point_t before, after;
  float            size;

  present (fixture, GTK_WIDGET (zoom), 250, 250);
  if (data != NULL)
    edubba_zoom_set_scale (zoom, 1.7f, 60, 90);
  before = find_corner (fixture, middle);
  size = edubba_field_get_size (field);
  for (int column = 2; column < 6; column++)
    {
      edubba_field_add (field, column, -column / 2, "more");
      after = find_corner (fixture, middle);
      g_assert_cmpfloat (ABS (edubba_field_get_size (field) - size), <, 0.5f);
      g_assert_true (graphene_point_near (&before, &after, 2));
    }
  g_assert_cmpfloat (edubba_zoom_get_scale (zoom), >, data != NULL ? 1.7f : 1);
  edubba_zoom_set_home (zoom, edubba_field_find_place_in (field, 1, 0), 60);
  after = find_corner (fixture, edubba_field_find_place_in (field, 1, 0));
  g_assert_cmpfloat (edubba_field_get_size (field), >=, 59.5f);
  g_assert_cmpfloat (ABS (after.x + edubba_field_get_size (field) / 2 - 125), <, 2);
  edubba_zoom_pan (zoom, 70, 0);
  edubba_zoom_go_home (zoom);
  before = find_corner (fixture, edubba_field_find_place_in (field, 1, 0));
  g_assert_true (graphene_point_near (&before, &after, 0.01f));
}

/* A press beside a small target means it, but only where nothing nearer is one. */
static void
test_reach (Fixture *fixture, gconstpointer data)
{
  EdubbaField    *field = new_field (EDUBBA_GRID_SQUARE, FALSE);
  EdubbaPlace    *target = edubba_field_find_place (field, "cell:2-2");
  graphene_rect_t area;

  present (fixture, GTK_WIDGET (field), 120, 120);
  area = edubba_field_get_area (field, 2, 2);
  g_assert_false (edubba_field_get_place_at (field, area.origin.x - 4, area.origin.y + 4) ==
                  target);
  edubba_place_change (target, EDUBBA_PLACE_TARGET, TRUE);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (target), "target"));
  g_assert_true (edubba_field_get_place_at (field, area.origin.x - 4, area.origin.y + 4) ==
                 target);
  g_assert_false (edubba_field_get_place_at (field, area.origin.x - 40, area.origin.y + 4) ==
                  target);
  edubba_field_clear_state (field, EDUBBA_PLACE_TARGET);
  g_assert_cmpint (edubba_place_get_state (target), ==, EDUBBA_PLACE_PLAIN);
}

/* Returns TRUE if a place lies within the visible part. */
static gboolean
is_seen (EdubbaZoom *zoom, EdubbaPlace *place)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (GTK_WIDGET (place), GTK_WIDGET (zoom), &bounds) &&
         bounds.origin.x >= 0 && bounds.origin.y >= 0 &&
         bounds.origin.x + bounds.size.width <= (float) gtk_widget_get_width (GTK_WIDGET (zoom)) &&
         bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (GTK_WIDGET (zoom));
}

static void
test_zoom (Fixture *fixture, gconstpointer data)
{
  EdubbaField *field = new_field (EDUBBA_GRID_SQUARE, TRUE);
  EdubbaZoom  *zoom = EDUBBA_ZOOM (edubba_zoom_new (field));
  EdubbaPlace *first = edubba_field_find_place (field, "cell:0-0");
  EdubbaPlace *last = edubba_field_find_place (field, "cell:5-5");
  float        size;

  present (fixture, GTK_WIDGET (zoom), 240, 240);
  size = edubba_field_get_size (field);
  g_assert_true (is_seen (zoom, first) && is_seen (zoom, last));
  g_assert_true (edubba_zoom_press_key (zoom, GDK_KEY_plus, 0));
  g_assert_true (edubba_zoom_press_key (zoom, GDK_KEY_plus, 0));
  ui_wait_for_frames (fixture->window, 2);
  g_assert_cmpfloat (edubba_field_get_size (field), >, size);
  gtk_widget_grab_focus (GTK_WIDGET (last));
  ui_wait_for_frames (fixture->window, 2);
  g_assert_true (is_seen (zoom, last));
  g_assert_false (is_seen (zoom, first));
  gtk_widget_grab_focus (GTK_WIDGET (first));
  ui_wait_for_frames (fixture->window, 2);
  g_assert_true (is_seen (zoom, first));
  edubba_zoom_pan (zoom, 1000, 1000);
  ui_wait_for_frames (fixture->window, 2);
  g_assert_true (is_seen (zoom, last));
  g_assert_false (edubba_zoom_press_key (zoom, GDK_KEY_0, 0));
  g_assert_true (edubba_zoom_press_key (zoom, GDK_KEY_0, GDK_CONTROL_MASK));
  ui_wait_for_frames (fixture->window, 2);
  g_assert_cmpfloat (edubba_zoom_get_scale (zoom), ==, 1);
  g_assert_true (is_seen (zoom, first) && is_seen (zoom, last));
}

/* A finger brings places closer that are too small for it, and then they are not. */
static void
test_finger (Fixture *fixture, gconstpointer data)
{
  EdubbaField    *field = new_field (EDUBBA_GRID_SQUARE, FALSE);
  EdubbaZoom     *zoom = EDUBBA_ZOOM (edubba_zoom_new (field));
  graphene_rect_t area;

  present (fixture, GTK_WIDGET (zoom), 200, 200);
  area = edubba_field_get_area (field, 4, 1);
  g_assert_true (edubba_zoom_press_by_finger (zoom, area.origin.x + 5, area.origin.y + 5));
  ui_wait_for_frames (fixture->window, 2);
  g_assert_cmpfloat (edubba_field_get_size (field), >=, EDUBBA_KIT_MIN_HIT);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (edubba_field_find_place (field, "cell:4-1"))));
  g_assert_false (edubba_zoom_press_by_finger (zoom, 50, 50));
}

static void
test_buttons (Fixture *fixture, gconstpointer data)
{
  EdubbaZoom *zoom = EDUBBA_ZOOM (edubba_zoom_new (new_field (EDUBBA_GRID_HEX, FALSE)));
  GtkWidget  *box;
  GtkWidget  *button;

  present (fixture, GTK_WIDGET (zoom), 300, 300);
  box = edubba_zoom_get_buttons (zoom);
  for (button = gtk_widget_get_last_child (box); edubba_zoom_get_scale (zoom) < 1.9f;)
    g_signal_emit_by_name (button, "clicked");
  g_signal_emit_by_name (gtk_widget_get_first_child (box), "clicked");
  g_assert_cmpfloat (edubba_zoom_get_scale (zoom), ==, 1);
}

static void
assert_strips_fit (EdubbaStrips *strips, int width)
{
  for (guint i = 0; i < edubba_strips_get_n (strips); i++)
    {
      GtkWidget      *strip = GTK_WIDGET (edubba_strips_get_strip (strips, i));
      graphene_rect_t bounds;
      int             least;

      gtk_widget_measure (strip, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_true (gtk_widget_compute_bounds (strip, GTK_WIDGET (strips), &bounds));
      g_assert_cmpfloat (bounds.size.width, >=, (float) least);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, (float) width);
    }
}

static float
get_top (EdubbaStrips *strips, guint i)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (edubba_strips_get_strip (strips, i)),
                                            GTK_WIDGET (strips), &bounds));
  return bounds.origin.y;
}

static void
test_strips (Fixture *fixture, gconstpointer data)
{
  int           width = GPOINTER_TO_INT (data);
  EdubbaStrips *strips = EDUBBA_STRIPS (edubba_strips_new ());
  g_autoptr (GdkPaintable) picture = edubba_mark_new (2);
  EdubbaFact facts[] = { { picture, "+120" }, { picture, "36" }, { picture, "12" } };

  edubba_strips_set_n (strips, EDUBBA_STRIPS_MAX);
  for (guint i = 0; i < EDUBBA_STRIPS_MAX; i++)
    {
      EdubbaStrip *strip = edubba_strips_get_strip (strips, i);

      edubba_strip_set_title (strip, "Somebody with a long name");
      edubba_strip_set_score (strip, "188");
      edubba_strip_set_facts (strip, facts, G_N_ELEMENTS (facts));
      edubba_strip_set_sentence (strip, "Somebody: 188 points.");
      edubba_strip_set_moving (strip, i == 1);
      edubba_strip_set_sealed (strip, i == 2);
    }
  present (fixture, GTK_WIDGET (strips), width, -1);
  assert_strips_fit (strips, width);
  if (width > 1000)
    g_assert_cmpfloat (get_top (strips, 4), ==, get_top (strips, 0));
  else
    g_assert_cmpfloat (get_top (strips, 4), >, get_top (strips, 0));
  g_signal_emit_by_name (edubba_strips_get_strip (strips, 3), "clicked");
  g_assert_cmpstr (fixture->pressed, ==, "seat:4");
  edubba_strips_set_n (strips, 4);
  edubba_strips_set_compact (strips, TRUE);
  ui_wait_for_frames (fixture->window, 2);
  assert_strips_fit (strips, width);
  g_assert_cmpfloat (get_top (strips, 3), ==, get_top (strips, 0));
  edubba_strips_set_n (strips, 3);
  edubba_strips_set_stacked (strips, TRUE);
  ui_wait_for_frames (fixture->window, 2);
  g_assert_cmpfloat (get_top (strips, 1), >, get_top (strips, 0));
}

/* A longer figure asks for no more room: strips stay where they are. */
static void
test_strip_widths (void)
{
  EdubbaStrip *strip = EDUBBA_STRIP (g_object_ref_sink (edubba_strip_new (0, "seat:1")));
  g_autoptr (GdkPaintable) picture = edubba_mark_new (2);
  EdubbaFact facts[] = { { picture, "+2", 3 }, { picture, "3", 2 } };
  int        least, grown;

  edubba_strip_set_score (strip, "7");
  edubba_strip_set_facts (strip, facts, G_N_ELEMENTS (facts));
  gtk_widget_measure (GTK_WIDGET (strip), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  g_strlcpy (facts[0].text, "+23", sizeof facts[0].text);
  g_strlcpy (facts[1].text, "14", sizeof facts[1].text);
  edubba_strip_set_score (strip, "118");
  edubba_strip_set_facts (strip, facts, G_N_ELEMENTS (facts));
  gtk_widget_measure (GTK_WIDGET (strip), GTK_ORIENTATION_HORIZONTAL, -1, &grown, NULL, NULL, NULL);
  g_assert_cmpint (grown, ==, least);
  g_object_unref (strip);
}

/* Marks differ at least in lightness; and text can be read on each. */
static void
test_marks (void)
{
  for (guint a = 0; a < EDUBBA_N_MARKS; a++)
    for (guint b = 0; b <= a; b++)
      {
        GdkRGBA one = edubba_mark_get_color (a);
        GdkRGBA two = a == b ? edubba_mark_get_ink (a) : edubba_mark_get_color (b);
        float   first = 0.2126f * one.red + 0.7152f * one.green + 0.0722f * one.blue;
        float   second = 0.2126f * two.red + 0.7152f * two.green + 0.0722f * two.blue;

        g_assert_cmpfloat (ABS (first - second), >, 0.04f);
      }
}

/* A single person wears the first mark in every seat, and nobody else does. */
static void
test_marks_of_seats (void)
{
  for (guint seat = 0; seat < EDUBBA_N_MARKS; seat++)
    {
      g_assert_cmpuint (edubba_mark_of_seat (seat, EDUBBA_N_MARKS, GAME_NOBODY), ==, seat);
      for (guint person = 0; person < EDUBBA_N_MARKS; person++)
        g_assert_cmpuint (edubba_mark_of_seat ((person + seat) % EDUBBA_N_MARKS, EDUBBA_N_MARKS,
                                               person),
                          ==, seat);
    }
}

int
main (int argc, char *argv[])
{
  ui_init (&argc, &argv);
  g_test_add ("/ui/kit/squares", Fixture, NULL, set_up, test_squares, tear_down);
  g_test_add ("/ui/kit/roles", Fixture, NULL, set_up, test_roles, tear_down);
  g_test_add ("/ui/kit/hexes", Fixture, NULL, set_up, test_hexes, tear_down);
  g_test_add ("/ui/kit/order", Fixture, NULL, set_up, test_order, tear_down);
  g_test_add ("/ui/kit/ways", Fixture, NULL, set_up, test_ways, tear_down);
  g_test_add ("/ui/kit/growth", Fixture, NULL, set_up, test_growth, tear_down);
  g_test_add ("/ui/kit/growth/small", Fixture, NULL, set_up, test_growth_zoomed, tear_down);
  g_test_add ("/ui/kit/growth/zoomed", Fixture, GINT_TO_POINTER (TRUE), set_up, test_growth_zoomed,
              tear_down);
  g_test_add ("/ui/kit/reach", Fixture, NULL, set_up, test_reach, tear_down);
  g_test_add ("/ui/kit/zoom", Fixture, NULL, set_up, test_zoom, tear_down);
  g_test_add ("/ui/kit/finger", Fixture, NULL, set_up, test_finger, tear_down);
  g_test_add ("/ui/kit/buttons", Fixture, NULL, set_up, test_buttons, tear_down);
  g_test_add ("/ui/kit/strips/narrow", Fixture, GINT_TO_POINTER (344), set_up, test_strips,
              tear_down);
  g_test_add ("/ui/kit/strips/wide", Fixture, GINT_TO_POINTER (1200), set_up, test_strips,
              tear_down);
  g_test_add_func ("/ui/kit/strips/widths", test_strip_widths);
  g_test_add_func ("/ui/kit/marks", test_marks);
  g_test_add_func ("/ui/kit/marks/seats", test_marks_of_seats);
  return g_test_run ();
}
