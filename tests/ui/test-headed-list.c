/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list with a head: a user who scrolls to the head finds it, with any focus; nothing is left
 * scrolled away if everything fits; a row that gets the focus is visible.
 */
#include "edubba-headed-list.h"
#include "ui-fixture.h"

#define WIDTH  300
#define HEIGHT 600
#define HEAD   200
#define ROW    60

typedef struct
{
  GtkWidget     *window;
  GtkWidget     *headed;
  GtkWidget     *button; /* at the head's end */
  GtkWidget     *extra;  /* below it, hidden */
  GtkWidget     *view;
  GtkStringList *strings;
  GtkAdjustment *down;
} Fixture;

static void
row_set_up_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *button = gtk_button_new_with_label ("");

  gtk_widget_set_size_request (button, -1, ROW);
  gtk_list_item_set_child (item, button);
}

static void
row_bound_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *button = gtk_list_item_get_child (item);

  gtk_button_set_label (GTK_BUTTON (button),
                        gtk_string_object_get_string (gtk_list_item_get_item (item)));
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
}

static GtkWidget *
create_view (GtkStringList *strings)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (row_set_up_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (row_bound_cb), NULL);
  return gtk_list_view_new (
    GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (strings)))), factory);
}

static GtkWidget *
create_head (Fixture *fixture)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *space = gtk_label_new ("head");

  fixture->button = gtk_button_new_with_label ("find");
  fixture->extra = gtk_label_new ("nothing");
  gtk_widget_set_vexpand (space, TRUE);
  gtk_widget_set_size_request (head, -1, HEAD);
  gtk_widget_set_size_request (fixture->extra, -1, HEAD);
  gtk_widget_set_visible (fixture->extra, FALSE);
  gtk_box_append (GTK_BOX (head), space);
  gtk_box_append (GTK_BOX (head), fixture->button);
  gtk_box_append (GTK_BOX (head), fixture->extra);
  return head;
}

static void
set_rows (Fixture *fixture, guint n)
{
  g_auto (GStrv) names = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    names[i] = g_strdup_printf ("%u", i);
  gtk_string_list_splice (fixture->strings, 0,
                          g_list_model_get_n_items (G_LIST_MODEL (fixture->strings)),
                          (const char *const *) names);
}

static void
draw (Fixture *fixture)
{
  ui_wait_for_frames (fixture->window, 4);
}

static gboolean
has_height (gpointer data)
{
  Fixture *fixture = data;
  int      width;
  int      height;

  gtk_window_get_default_size (GTK_WINDOW (fixture->window), &width, &height);
  return gtk_widget_get_height (fixture->headed) == height;
}

static void
set_height (Fixture *fixture, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), WIDTH, height);
  ui_wait (has_height, fixture);
  draw (fixture);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  fixture->strings = gtk_string_list_new (NULL);
  fixture->view = create_view (fixture->strings);
  fixture->headed = edubba_headed_list_new (create_head (fixture), fixture->view);
  set_rows (fixture, 100);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), fixture->headed);
  fixture->down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  fixture->window = g_object_new (GTK_TYPE_WINDOW, "child", scroller, "decorated", FALSE, NULL);
  gtk_window_present (GTK_WINDOW (fixture->window));
  set_height (fixture, HEIGHT);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_object_ref (fixture->headed);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  ui_settle ();
  g_assert_finalize_object (fixture->headed);
  g_assert_finalize_object (fixture->strings);
}

static void
scroll (Fixture *fixture, double value)
{
  gtk_adjustment_set_value (fixture->down, value);
  draw (fixture);
}

/* The top of a widget in the visible part. */
static float
get_top (Fixture *fixture, GtkWidget *widget)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (widget, fixture->headed, &area));
  return area.origin.y;
}

static void
assert_seen (Fixture *fixture, GtkWidget *widget)
{
  float top = get_top (fixture, widget);

  g_assert_cmpfloat (top, >=, 0);
  g_assert_cmpfloat (top + gtk_widget_get_height (widget), <=,
                     gtk_widget_get_height (fixture->headed));
}

/* Nothing is scrolled away. */
static void
assert_begin (Fixture *fixture)
{
  g_assert_cmpfloat (gtk_adjustment_get_value (fixture->down), ==, 0);
  g_assert_cmpfloat (get_top (fixture, ui_find (fixture->headed, GTK_TYPE_BOX)), ==, 0);
}

static void
assert_end (Fixture *fixture)
{
  double most = gtk_adjustment_get_upper (fixture->down) -
                gtk_adjustment_get_page_size (fixture->down);

  g_assert_cmpfloat (gtk_adjustment_get_value (fixture->down), <=, most);
}

/* A user gets back to the head with the focus on a row in the middle, step by step and at once. */
static void
test_back (Fixture *fixture, gconstpointer data)
{
  GtkWidget *row = ui_find_button (fixture->view, "4");

  gtk_widget_grab_focus (row);
  draw (fixture);
  assert_seen (fixture, row);
  for (guint step = 30; step <= 3 * HEAD; step *= 2)
    {
      scroll (fixture, 3 * HEAD);
      g_assert_cmpfloat (gtk_adjustment_get_value (fixture->down), >, HEAD);
      for (guint value = 3 * HEAD; value > 0; value -= MIN (step, value))
        scroll (fixture, value);
      scroll (fixture, 0);
      assert_begin (fixture);
    }
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == row);
}

/* Far down, all rows go but a few, and the head may grow by a note about that. */
static void
test_filter (Fixture *fixture, gconstpointer data)
{
  for (guint n = 0; n < 10; n++)
    for (guint more = 0; more < 2; more++)
      {
        gtk_widget_set_visible (fixture->extra, FALSE);
        set_rows (fixture, 100);
        draw (fixture);
        scroll (fixture, 10 * ROW);
        g_assert_cmpfloat (gtk_adjustment_get_value (fixture->down), >, 2 * HEAD);
        set_rows (fixture, n);
        gtk_widget_set_visible (fixture->extra, more > 0);
        draw (fixture);
        assert_end (fixture);
        if (n < 3)
          assert_begin (fixture);
      }
}

/* Nothing is left scrolled away in a window that becomes so high that everything fits. */
static void
test_taller (Fixture *fixture, gconstpointer data)
{
  set_rows (fixture, 5);
  set_height (fixture, 400);
  scroll (fixture, 1000);
  g_assert_cmpfloat (gtk_adjustment_get_value (fixture->down), >, 50);
  set_height (fixture, 900);
  assert_begin (fixture);
  g_assert_cmpfloat (gtk_adjustment_get_upper (fixture->down), ==, 900);
}

/* Less than a row is visible below the head; the first row gets the focus. */
static void
test_low (Fixture *fixture, gconstpointer data)
{
  for (guint seen = 0; seen < 2; seen++)
    {
      set_height (fixture, HEAD + (int) seen * ROW / 2);
      scroll (fixture, 0);
      gtk_widget_grab_focus (fixture->button);
      draw (fixture);
      ui_press_tab (fixture->window);
      draw (fixture);
      g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) ==
                     ui_find_button (fixture->view, "0"));
      assert_seen (fixture, ui_find_button (fixture->view, "0"));
    }
}

/* The text being read stays in its place when the head out of sight changes. */
static void
test_head_grows (Fixture *fixture, gconstpointer data)
{
  GtkWidget *head = ui_find (fixture->headed, GTK_TYPE_BOX);
  GtkWidget *row;
  float      top;
  double     value;
  int        height = gtk_widget_get_height (head);

  scroll (fixture, 10 * ROW);
  row = ui_find_button (fixture->view, "9");
  top = get_top (fixture, row);
  value = gtk_adjustment_get_value (fixture->down);
  gtk_widget_set_visible (fixture->extra, TRUE);
  draw (fixture);
  height = gtk_widget_get_height (head) - height;
  g_assert_cmpint (height, >, 0);
  g_assert_cmpfloat (get_top (fixture, row), ==, top);
  g_assert_cmpfloat (gtk_adjustment_get_value (fixture->down), ==, value + height);
}

static void
add (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  ui_init (&argc, &argv);
  add ("/headed-list/back", test_back);
  add ("/headed-list/filter", test_filter);
  add ("/headed-list/taller", test_taller);
  add ("/headed-list/low", test_low);
  add ("/headed-list/head-grows", test_head_grows);
  return g_test_run ();
}
