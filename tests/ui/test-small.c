/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Small windows spend no room, with Babel, on a second line for a title that has room in one, or
 * on a sentence above the board that the panel or the bar says as well. An answer does not move
 * the board, and the head of the list of puzzles is scrolled away. The end of a game, whose
 * buttons stand one below the other in large type, fits in the lowest, and nothing lies over its
 * count.
 */
#include "window-fixture.h"

#include "babel.h"
#include "edubba-board.h"
#include "edubba-bout-bar.h"
#include "edubba-bout-sitting.h"
#include "edubba-game-end.h"
#include "edubba-message-line.h"
#include "edubba-puzzles-page.h"
#include "edubba-split.h"
#include "edubba-spotlight.h"
#include "edubba-tablet.h"
#include "edubba-window-private.h"
#include "ui-fixture.h"

static EdubbaSplit *
get_split (gpointer window)
{
  return EDUBBA_SPLIT (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_SPLIT));
}

static gboolean
is_narrow (gpointer window)
{
  return edubba_split_get_narrow (get_split (window));
}

static gboolean
is_shallow (gpointer window)
{
  return edubba_split_get_shallow (get_split (window));
}

static gboolean
is_deep (gpointer window)
{
  return !is_shallow (window);
}

static EdubbaWindow *
open_at (const char *action, const char *what, int width, int height)
{
  EdubbaWindow *window = window_fixture_create_fresh ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), action, "s", what));
  ui_settle ();
  return window;
}

static GtkLabel *
find_title (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "title"))
    return GTK_LABEL (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkLabel *found = find_title (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* The least size of a widget in a dimension. */
static int
measure (GtkWidget *widget, GtkOrientation orientation, int size)
{
  int least;

  gtk_widget_measure (widget, orientation, size, &least, NULL, NULL, NULL);
  return least;
}

/* The width of a text in one line. */
static int
measure_line (GtkLabel *label)
{
  g_autoptr (PangoLayout) line = pango_layout_copy (gtk_label_get_layout (label));
  int width;

  pango_layout_set_width (line, -1);
  pango_layout_get_pixel_size (line, &width, NULL);
  return width;
}

/* The title spends nothing on the air beside it. */
static void
test_title (void)
{
  EdubbaWindow *window = open_at ("win.lesson", "babel/first-game", 360, 648);
  GtkLabel     *title;
  int           line, liked;

  ui_wait (is_narrow, window);
  ui_wait_for_frames (GTK_WIDGET (window), 6);
  title = find_title (ui_find (GTK_WIDGET (window), ADW_TYPE_WINDOW_TITLE));
  g_assert_cmpstr (gtk_label_get_text (title), ==, "Your first game");
  line = measure_line (title);
  gtk_widget_measure (GTK_WIDGET (title), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &liked, NULL, NULL);
  g_assert_cmpint (liked, <=, line + 2);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (title)), >=, line);
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (title)), ==, 1);
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (title)));
  window_fixture_destroy (window);
}

/* The question stands in the panel, with its answers. */
static void
test_question (void)
{
  EdubbaWindow *window = open_at ("win.lesson", "babel/first-game", 1024, 600);

  ui_wait (is_shallow, window);
  g_assert_false (is_narrow (window));
  g_assert_true (ui_says (GTK_WIDGET (window), "Which card should carry your pawn?"));
  g_assert_null (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MESSAGE_LINE));
  edubba_split_set_panel_shown (get_split (window), FALSE);
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MESSAGE_LINE));
  edubba_split_set_panel_shown (get_split (window), TRUE);
  g_assert_null (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MESSAGE_LINE));

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  ui_wait (is_deep, window);
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MESSAGE_LINE));
  window_fixture_destroy (window);
}

static graphene_rect_t
find_board (EdubbaWindow *window)
{
  GtkWidget      *board = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_BOARD);
  graphene_rect_t area;

  ui_wait_for_frames (GTK_WIDGET (window), 6);
  g_assert_true (gtk_widget_compute_bounds (board, GTK_WIDGET (window), &area));
  return area;
}

static void
assert_board (EdubbaWindow *window, const graphene_rect_t *area)
{
  graphene_rect_t now = find_board (window);

  g_assert_true (graphene_rect_equal (&now, area));
}

static float
find_foot_of_line (EdubbaWindow *window)
{
  GtkWidget      *line = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MESSAGE_LINE);
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (line, GTK_WIDGET (window), &area));
  return area.origin.y + area.size.height;
}

/* Tells those who listen around the board. */
static void
press_board (EdubbaWindow *window)
{
  GtkWidget *spotlight = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_SPOTLIGHT);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (spotlight);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "pressed", 1, 0.0, 0.0);
    }
}

/* An answer lies over the board, which stays in its place, until it is pressed. */
static void
test_board_stays (void)
{
  EdubbaWindow   *window = open_at ("win.open-puzzle", "babel/hire", 360, 648);
  GtkWidget      *page = GTK_WIDGET (window->match_page);
  graphene_rect_t area;

  ui_wait (is_narrow, window);
  area = find_board (window);
  g_assert_cmpfloat (find_foot_of_line (window), <=, area.origin.y);
  for (guint i = 0; i < 2; i++)
    {
      gtk_widget_activate_action (page, "match.act", "s", "raze");
      assert_board (window, &area);
      g_assert_cmpfloat (find_foot_of_line (window), >, area.origin.y);
      press_board (window);
      assert_board (window, &area);
      g_assert_cmpfloat (find_foot_of_line (window), <=, area.origin.y);
    }
  window_fixture_destroy (window);
}

/* The opponent has spoken, with the goal, and the title counts the turns left; a refusal is said
 * nevertheless. */
static void
test_bout (void)
{
  EdubbaWindow *window = open_at ("win.bout", "babel/room-for-settlers", 360, 648);
  GtkWidget    *bar;

  ui_wait (is_narrow, window);
  ui_settle ();
  bar = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_BOUT_BAR);
  g_assert_true (ui_says (GTK_WIDGET (window), "Your turn: 10 left"));
  g_assert_null (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MESSAGE_LINE));
  gtk_widget_activate_action (bar, "match.act", "s", "raze");
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MESSAGE_LINE));
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  ui_wait (is_deep, window);
  ui_settle ();
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MESSAGE_LINE));
  window_fixture_destroy (window);
}

static const char *
get_tip (EdubbaWindow *window)
{
  return edubba_bout_get_tip (edubba_bout_sitting_find_bout (window->match_page));
}

static gboolean
has_tip (gpointer window)
{
  return get_tip (window) != NULL;
}

/* In a narrow bar a tip stands in the place of the opponent's words, in a wide one below them. */
static void
test_tip (void)
{
  EdubbaWindow *window = open_at ("win.bout", "babel/room-for-settlers", 360, 648);
  GtkWidget    *bar;

  ui_wait (is_narrow, window);
  ui_wait (has_tip, window);
  bar = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_BOUT_BAR);
  g_assert_true (ui_says (bar, get_tip (window)));
  g_assert_false (ui_says (bar, "Ubar"));
  edubba_bout_bar_set_form (EDUBBA_BOUT_BAR (bar), EDUBBA_BOUT_BAR_WIDE);
  g_assert_true (ui_says (bar, "Ubar"));
  g_assert_true (ui_says (bar, get_tip (window)));
  window_fixture_destroy (window);
}

/* The least width of a part does not depend on a height in which it fits, or rows would ask for
 * more than they are given when they are told a height; the toolkit warns of that. Children of a
 * bin are not asked. */
static void
assert_steady (GtkWidget *box)
{
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least = measure (child, GTK_ORIENTATION_HORIZONTAL, -1);
      int high = measure (child, GTK_ORIENTATION_VERTICAL, least);

      for (int height = MAX (high, 1); height <= 1 << 20; height *= 2)
        g_assert_cmpint (measure (child, GTK_ORIENTATION_HORIZONTAL, height), ==, least);
      if (GTK_IS_BOX (child))
        assert_steady (child);
    }
}

static void
test_steady (void)
{
  EdubbaWindow *window = open_at ("win.bout", "babel/room-for-settlers", 1024, 600);
  GtkWidget    *bar = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_BOUT_BAR);

  for (EdubbaBoutBarForm form = EDUBBA_BOUT_BAR_WIDE; form <= EDUBBA_BOUT_BAR_COLUMN; form++)
    {
      edubba_bout_bar_set_form (EDUBBA_BOUT_BAR (bar), form);
      assert_steady (adw_bin_get_child (ADW_BIN (bar)));
    }
  window_fixture_destroy (window);
}

/* With room for a single land of Babel's, the row of all lands stands for the others. */
static gboolean
is_hatti_open (gpointer window)
{
  GtkWidget *board = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_BOARD);
  GtkWidget *land = edubba_board_find_part (EDUBBA_BOARD (board), "land:H");

  return gtk_widget_get_ancestor (land, g_type_from_name ("BabelGlances")) == NULL;
}

static gboolean
is_hatti_closed (gpointer window)
{
  return !is_hatti_open (window);
}

/* The land that a step marks is opened. */
static void
test_marked_land (void)
{
  EdubbaWindow *window = open_at ("win.lesson", "babel/tablet-house", 360, 648);

  ui_wait (is_hatti_closed, window);
  gtk_widget_activate_action (GTK_WIDGET (window->match_page), "match.skip-step", NULL);
  g_assert_true (ui_says (GTK_WIDGET (window), "How many temples can stand on the whole board?"));
  ui_wait (is_hatti_open, window);
  window_fixture_destroy (window);
}

static gboolean
has_many_rows (gpointer list)
{
  GtkSelectionModel *rows = gtk_list_view_get_model (list);

  return g_list_model_get_n_items (G_LIST_MODEL (rows)) > 100;
}

/* The top and bottom of a part in the visible part of the page. */
static void
find_part (GtkWidget *page, GtkWidget *part, float *top, float *bottom)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (part, page, &area));
  *top = area.origin.y;
  *bottom = area.origin.y + area.size.height;
}

/* The head above the list is scrolled away with it, and comes back with the focus. */
static void
test_head_of_puzzles (void)
{
  EdubbaWindow  *window = open_at ("win.puzzles", "babel", 360, 648);
  GtkWidget     *page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_PUZZLES_PAGE);
  GtkWidget     *scroller = ui_find (page, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget     *list = ui_find (page, GTK_TYPE_LIST_VIEW);
  GtkWidget     *entry = ui_find (page, GTK_TYPE_SEARCH_ENTRY);
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  float          top, bottom, head;

  ui_wait (has_many_rows, list);
  ui_wait_for_frames (GTK_WIDGET (window), 6);
  find_part (page, list, &head, &bottom);
  g_assert_cmpfloat (head, >, 100);
  gtk_adjustment_set_value (down, head / 2);
  ui_wait_for_frames (GTK_WIDGET (window), 2);
  find_part (page, list, &top, &bottom);
  g_assert_cmpfloat_with_epsilon (top, head / 2, 1);
  gtk_adjustment_set_value (down, 3 * head);
  ui_wait_for_frames (GTK_WIDGET (window), 2);
  find_part (page, list, &top, &bottom);
  g_assert_cmpfloat (top, ==, 0);
  g_assert_cmpint (gtk_widget_get_height (list), ==, gtk_widget_get_height (scroller));
  g_assert_cmpfloat (gtk_adjustment_get_value (down), >, 2 * head);
  find_part (page, entry, &top, &bottom);
  g_assert_cmpfloat (bottom, <, 0);
  gtk_widget_grab_focus (entry);
  ui_wait_for_frames (GTK_WIDGET (window), 2);
  find_part (page, entry, &top, &bottom);
  g_assert_cmpfloat (top, >=, 0);
  for (guint i = 0; i < 6; i++)
    {
      ui_press_tab (GTK_WIDGET (window));
      ui_wait_for_frames (GTK_WIDGET (window), 4);
    }
  g_assert_true (
    gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), list));
  find_part (page, gtk_window_get_focus (GTK_WINDOW (window)), &top, &bottom);
  g_assert_cmpfloat (top, >=, 0);
  g_assert_cmpfloat (bottom, <=, gtk_widget_get_height (page));
  find_part (page, list, &top, &bottom);
  g_assert_cmpfloat_with_epsilon (top, MAX (0, head - gtk_adjustment_get_value (down)), 1);
  window_fixture_destroy (window);
}

/* Of the parts that a step marks, the first is seen in any window, also in one that becomes
 * smaller. */
static void
test_marked_part (void)
{
  EdubbaWindow   *window = open_at ("win.lesson", "babel/thinking-ahead", 1280, 800);
  GtkWidget      *board = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_BOARD);
  GtkWidget      *quarry = edubba_board_find_part (EDUBBA_BOARD (board), "quarry");
  graphene_rect_t area;

  ui_wait_for_frames (GTK_WIDGET (window), 24);
  g_assert_false (is_narrow (window));
  gtk_window_set_default_size (GTK_WINDOW (window), 720, 540);
  ui_wait (is_narrow, window);
  ui_wait_for_frames (GTK_WIDGET (window), 24);
  g_assert_true (gtk_widget_compute_bounds (quarry, board, &area));
  g_assert_cmpfloat (area.origin.y, >=, 0);
  window_fixture_destroy (window);
}

static void
load_style (void)
{
  g_autoptr (GtkCssProvider) style = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (style, "/io/github/edubba/Edubba/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (style),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
test_end (void)
{
  GtkWidget *end = g_object_ref_sink (g_object_new (EDUBBA_TYPE_GAME_END, NULL));
  int        least;

  gtk_widget_measure (end, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (least, <=, 100);
  g_object_unref (end);
}

/* The button back to the board at the end of a game goes up with the tablet, so that it covers
 * nothing else. */
static void
test_close (void)
{
  GtkWidget      *window = gtk_window_new ();
  GtkWidget      *end = g_object_new (EDUBBA_TYPE_GAME_END, NULL);
  GtkWidget      *tablet = ui_find (end, EDUBBA_TYPE_TABLET);
  GtkWidget      *close = gtk_widget_get_next_sibling (tablet);
  graphene_rect_t area;

  gtk_window_set_child (GTK_WINDOW (window), end);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 648);
  gtk_window_present (GTK_WINDOW (window));
  ui_wait_for_frames (window, 2);
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (close)), ==, "match.see-board");
  g_assert_true (gtk_widget_compute_bounds (close, tablet, &area));
  g_assert_true (graphene_rect_contains_rect (
    &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (tablet),
                         (float) gtk_widget_get_height (tablet)),
    &area));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  window_fixture_init (&argc, &argv, babel_get_game);
  load_style ();
  g_test_add_func ("/small/title", test_title);
  g_test_add_func ("/small/question", test_question);
  g_test_add_func ("/small/marked-land", test_marked_land);
  g_test_add_func ("/small/marked-part", test_marked_part);
  g_test_add_func ("/small/bout", test_bout);
  g_test_add_func ("/small/board-stays", test_board_stays);
  g_test_add_func ("/small/tip", test_tip);
  g_test_add_func ("/small/steady", test_steady);
  g_test_add_func ("/small/head-of-puzzles", test_head_of_puzzles);
  g_test_add_func ("/small/end", test_end);
  g_test_add_func ("/small/close", test_close);
  return window_fixture_run ();
}
