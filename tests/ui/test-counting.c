/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Points that are counted over a board: row by row or all at once, gone at a press or by
 * themselves, in nobody's way; and the order of rows that keeps the winner open.
 */
#include <adwaita.h>

#include "display.h"
#include "edubba-count.h"
#include "edubba-counting.h"
#include "edubba-mark.h"
#include "plain-board.h"
#include "ui-fixture.h"

#define N_ORDERS 300

typedef struct
{
  GtkWidget      *window;
  GtkWidget      *spotlight;
  EdubbaCounting *counting;
  guint           ended;
} Fixture;

static void
ended_cb (Fixture *fixture)
{
  fixture->ended++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", data == NULL, NULL);
  fixture->spotlight = g_object_new (EDUBBA_TYPE_SPOTLIGHT, "child",
                                     g_object_new (TYPE_PLAIN_BOARD, NULL), NULL);
  fixture->counting = EDUBBA_COUNTING (edubba_counting_new (EDUBBA_SPOTLIGHT (fixture->spotlight)));
  g_signal_connect_swapped (fixture->counting, "ended", G_CALLBACK (ended_cb), fixture);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), fixture->spotlight);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (fixture->counting));
  gtk_widget_set_vexpand (overlay, TRUE);
  gtk_box_append (GTK_BOX (box), overlay);
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 500, 500);
  gtk_window_set_child (GTK_WINDOW (fixture->window), box);
  edubba_counting_add_keys (fixture->counting, box);
  gtk_window_present (GTK_WINDOW (fixture->window));
  ui_wait_for_frames (fixture->window, 2);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

/* Two seats, three rows of a point each. */
static EdubbaCount *
create_count (void)
{
  EdubbaCount *count = edubba_count_new (g_strdup ("What Counts"), 2);

  for (guint seat = 0; seat < 2; seat++)
    {
      count->names[seat] = g_strdup (seat == 0 ? "Ann" : "Ben");
      count->marks[seat] = EDUBBA_N_MARKS;
      count->before[seat] = 10;
    }
  for (guint i = 0; i < 3; i++)
    {
      EdubbaCountRow *row = edubba_count_add (count, g_strdup_printf ("Row %u", i),
                                              g_strdup ("why"), g_strdup ("Ann. Row: 1."));

      row->seats = 1;
      row->points[0] = 1;
    }
  return count;
}

static void
begin (Fixture *fixture, guint n, gboolean waits)
{
  GPtrArray *counts = g_ptr_array_new_with_free_func ((GDestroyNotify) edubba_count_free);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (counts, create_count ());
  edubba_counting_prepare (fixture->counting, counts, waits);
  g_assert_true (edubba_counting_is_running (fixture->counting));
  g_assert_false (ui_says (GTK_WIDGET (fixture->counting), "What Counts"));
  edubba_counting_begin (fixture->counting);
  ui_wait_for_frames (fixture->window, 2);
}

static gboolean
says (Fixture *fixture, const char *text)
{
  return ui_says (GTK_WIDGET (fixture->counting), text);
}

static gboolean
says_11 (gpointer fixture)
{
  return says (fixture, "11");
}

static gboolean
is_complete (gpointer fixture)
{
  return says (fixture, "Continue");
}

static gboolean
has_ended (gpointer fixture)
{
  return ((Fixture *) fixture)->ended > 0;
}

/* Totals grow with the rows, and the whole table stays. */
static void
test_rows (Fixture *fixture, gconstpointer data)
{
  g_autofree char *title = NULL;

  g_assert_null (edubba_counting_dup_title (fixture->counting));
  begin (fixture, 1, TRUE);
  title = edubba_counting_dup_title (fixture->counting);
  g_assert_cmpstr (title, ==, "What Counts");
  g_assert_true (says (fixture, "What Counts"));
  g_assert_true (says (fixture, "10"));
  g_assert_false (says (fixture, "13"));
  ui_wait (says_11, fixture);
  g_assert_false (says (fixture, "Continue"));
  ui_wait (is_complete, fixture);
  g_assert_true (says (fixture, "13"));
  g_assert_cmpuint (fixture->ended, ==, 0);
  g_assert_true (edubba_counting_press (fixture->counting));
  g_assert_cmpuint (fixture->ended, ==, 1);
  g_assert_false (edubba_counting_is_running (fixture->counting));
  g_assert_false (edubba_counting_press (fixture->counting));
}

/* A press shows all rows, the next one the next count, the last ends it. */
static void
test_presses (Fixture *fixture, gconstpointer data)
{
  begin (fixture, 2, TRUE);
  g_assert_true (edubba_counting_press (fixture->counting));
  g_assert_true (is_complete (fixture));
  g_assert_true (edubba_counting_press (fixture->counting));
  g_assert_false (is_complete (fixture));
  g_assert_true (edubba_counting_press (fixture->counting));
  g_assert_true (is_complete (fixture));
  g_assert_cmpuint (fixture->ended, ==, 0);
  edubba_counting_end (fixture->counting);
  g_assert_cmpuint (fixture->ended, ==, 1);
  edubba_counting_end (fixture->counting);
  g_assert_cmpuint (fixture->ended, ==, 1);
}

/* Where nobody is to press it away it goes by itself. */
static void
test_alone (Fixture *fixture, gconstpointer data)
{
  begin (fixture, 1, FALSE);
  ui_wait (has_ended, fixture);
  g_assert_false (edubba_counting_is_running (fixture->counting));
}

/* Without motion the whole table is there at once, and still waits. */
static void
test_still (Fixture *fixture, gconstpointer data)
{
  begin (fixture, 1, TRUE);
  g_assert_true (is_complete (fixture));
  g_assert_true (says (fixture, "13"));
  g_assert_cmpuint (fixture->ended, ==, 0);
}

/* Only the table is in the way, in the part of the board that may be covered. */
static void
test_way (Fixture *fixture, gconstpointer data)
{
  GtkWidget *counting = GTK_WIDGET (fixture->counting);

  begin (fixture, 1, TRUE);
  g_assert_null (gtk_widget_pick (counting, 250, 50, GTK_PICK_DEFAULT));
  g_assert_nonnull (gtk_widget_pick (counting, 250, 400, GTK_PICK_DEFAULT));
  edubba_counting_end (fixture->counting);
  ui_wait_for_frames (fixture->window, 2);
  g_assert_null (gtk_widget_pick (counting, 250, 400, GTK_PICK_DEFAULT));
}

/* ---- The order of rows */

static EdubbaCount *
create_random (guint n_seats, guint n_rows)
{
  EdubbaCount *count = edubba_count_new (g_strdup (""), n_seats);

  for (guint seat = 0; seat < n_seats; seat++)
    count->before[seat] = g_test_rand_int_range (0, 40);
  for (guint i = 0; i < n_rows; i++)
    edubba_count_add (count, NULL, NULL, NULL)
      ->points[(guint) g_test_rand_int_range (0, (gint32) n_seats)] =
      g_test_rand_int_range (0, 20);
  return count;
}

/* Returns TRUE if a later row brings the seat something. */
static gboolean
has_more (const EdubbaCount *count, guint from, guint seat)
{
  for (guint i = from; i < count->rows->len; i++)
    if (g_array_index (count->rows, EdubbaCountRow, i).points[seat] > 0)
      return TRUE;
  return FALSE;
}

/* A seat gets more only once all that are behind it have everything, and its least row first. */
static void
assert_open (const EdubbaCount *count, guint i, const gint *least)
{
  const EdubbaCountRow *row = &g_array_index (count->rows, EdubbaCountRow, i);
  gint                  points[GAME_MAX_SEATS];

  edubba_count_sum (count, i, points);
  for (guint seat = 0; seat < count->n_seats; seat++)
    for (guint other = 0; other < count->n_seats && row->points[seat] > 0; other++)
      {
        g_assert_cmpint (row->points[seat], >=, least[seat]);
        g_assert_false (points[other] < points[seat] && has_more (count, i, other));
      }
}

static void
test_order (void)
{
  for (guint i = 0; i < N_ORDERS; i++)
    {
      guint n_seats = (guint) g_test_rand_int_range (2, 5);
      guint n_rows = (guint) g_test_rand_int_range (0, 30);
      gint  before[GAME_MAX_SEATS], after[GAME_MAX_SEATS], least[GAME_MAX_SEATS] = { 0 };
      g_autoptr (EdubbaCount) count = create_random (n_seats, n_rows);

      edubba_count_sum (count, n_rows, before);
      edubba_count_order (count, n_rows);
      edubba_count_sum (count, n_rows, after);
      for (guint k = 0; k < n_rows; k++)
        {
          assert_open (count, k, least);
          for (guint seat = 0; seat < n_seats; seat++)
            least[seat] =
              MAX (least[seat], g_array_index (count->rows, EdubbaCountRow, k).points[seat]);
        }
      for (guint seat = 0; seat < n_seats; seat++)
        g_assert_cmpint (before[seat], ==, after[seat]);
    }
}

/* Rows that bring something to several seats: those that favour who is behind come first. */
static void
test_order_of_two (void)
{
  static const gint points[][2] = { { 5, 0 }, { 2, 2 }, { 0, 4 }, { 3, 2 } };
  static const gint want[] = { 2, 3, 0, 5 };
  g_autoptr (EdubbaCount) count = edubba_count_new (g_strdup (""), 2);

  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    memcpy (edubba_count_add (count, NULL, NULL, NULL)->points, points[i], sizeof points[i]);
  edubba_count_order (count, count->rows->len);
  for (guint i = 0; i < G_N_ELEMENTS (want); i++)
    g_assert_cmpint (g_array_index (count->rows, EdubbaCountRow, i).points[0], ==, want[i]);
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
#define ADD(name, data, test) \
  g_test_add ("/ui/counting/" name, Fixture, data, set_up, test, tear_down)
  ADD ("rows", NULL, test_rows);
  ADD ("presses", NULL, test_presses);
  ADD ("alone", NULL, test_alone);
  ADD ("still", "still", test_still);
  ADD ("way", NULL, test_way);
  g_test_add_func ("/ui/counting/order", test_order);
  g_test_add_func ("/ui/counting/order/of-two", test_order_of_two);
  return g_test_run ();
}
