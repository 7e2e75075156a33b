/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board as narrow as a telephone: all lands at a glance, one of them as a whole, and everything
 * else in view without scrolling, also where text is half as large again.
 */
#include <adwaita.h>

#include "babel-board-private.h"
#include "babel-board-fixture.h"
#include "display.h"

/* The room in a window of 360 x 648 without the program's own bars. */
#define WIDTH  360
#define HEIGHT 551

/* The longest that is waited for lands to glide. */
#define WAITS 20

#define CROWDED                                                                                \
  "babel/1 A:PSASHHHHMMM/123456|PPHM/12 H:PSMAMM/12|HH/134 M:SPSMAA/12|HHS/3 P:/1|SAAPA/1234 " \
  "S:MHAMS/12|PPA/12 pawns=HA hands=PPSS|AH stores=534|63322651 turn=18"

static void
open_narrow (BoardFixture *fixture, const char *position)
{
  board_open (fixture, position, WIDTH, HEIGHT);
  g_assert_true (BABEL_BOARD (fixture->board)->fit & BABEL_FIT_ONE);
}

/* Returns TRUE if all of a widget is visible on the board. */
static gboolean
is_seen (BoardFixture *fixture, GtkWidget *widget)
{
  graphene_rect_t bounds, board;

  return gtk_widget_get_mapped (widget) &&
         gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->board), &bounds) &&
         gtk_widget_compute_bounds (GTK_WIDGET (fixture->board), GTK_WIDGET (fixture->board),
                                    &board) &&
         graphene_rect_contains_rect (&board, &bounds);
}

static gboolean
land_is_seen (BoardFixture *fixture, guint land)
{
  BabelLands *lands = BABEL_LANDS (BABEL_BOARD (fixture->board)->lands);

  return is_seen (fixture, GTK_WIDGET (babel_lands_get_land (lands, land)));
}

static void
assert_looking_at (BoardFixture *fixture, guint land)
{
  for (guint i = 0; i < WAITS && !land_is_seen (fixture, land); i++)
    board_wait ();
  for (guint i = 0; i < BABEL_N_NATIONS; i++)
    {
      g_autofree char *part = g_strdup_printf ("glance:%c", babel_rules.letters[i]);
      GtkWidget       *glance = board_get_part (fixture, part);

      g_assert_true (land_is_seen (fixture, i) == (i == land));
      g_assert_true (gtk_widget_has_css_class (glance, "shown") == (i == land));
    }
}

static void
set_text_scale (double scale)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * scale), NULL);
}

/* Nothing is below the fold. */
static void
test_seen (gconstpointer data)
{
  static const char *const parts[] = { "hand:me", "hand:opp", "quarry", "discards", "store:me",
                                       "store:opp", "end", "score:me", "score:opp", "card:P",
                                       "glance:A", "glance:S", "temple:me:H", "temple:opp:H",
                                       "colonnade:me:H", "colonnade:opp:H" };
  BoardFixture             fixture = { 0 };

  set_text_scale (*(const double *) data);
  open_narrow (&fixture, CROWDED);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_test_message ("%s", parts[i]);
      g_assert_true (is_seen (&fixture, board_get_part (&fixture, parts[i])));
    }
  board_tear_down (&fixture, NULL);
  set_text_scale (1);
}

/* The land in play is shown; another one where its glance is pressed. */
static void
test_looked_at (void)
{
  BoardFixture fixture = { 0 };

  open_narrow (&fixture, CROWDED);
  assert_looking_at (&fixture, BABEL_HATTI);
  board_press (&fixture, "glance:S");
  assert_looking_at (&fixture, BABEL_SUMER);
  board_press (&fixture, "glance:A");
  assert_looking_at (&fixture, BABEL_ASSYRIA);
  g_assert_cmpuint (fixture.heard->len, ==, 0);
  board_tear_down (&fixture, NULL);
}

/* In another width it stays. */
static void
test_resized (void)
{
  BoardFixture fixture = { 0 };

  open_narrow (&fixture, CROWDED);
  board_press (&fixture, "glance:P");
  assert_looking_at (&fixture, BABEL_PERSIA);
  gtk_window_set_default_size (fixture.window, WIDTH + 60, HEIGHT);
  board_wait ();
  assert_looking_at (&fixture, BABEL_PERSIA);
  board_tear_down (&fixture, NULL);
}

/* A view is no wider than all that it could show, also before it is arranged anew. */
static void
across_changed_cb (GtkAdjustment *across)
{
  g_assert_cmpfloat (gtk_adjustment_get_page_size (across), <=, gtk_adjustment_get_upper (across));
}

/* A window that becomes wide shows all lands, as one that was wide from the start: names beside
 * the sites must not count for the width that a land needs. */
static void
check_widened (int width, int height)
{
  BoardFixture   fixture = { 0 };
  BabelBoard    *board;
  GtkAdjustment *across;

  open_narrow (&fixture, CROWDED);
  board = BABEL_BOARD (fixture.board);
  across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (board->lands_scroller));
  g_signal_connect (across, "changed", G_CALLBACK (across_changed_cb), NULL);
  gtk_window_set_default_size (fixture.window, width, height);
  for (guint i = 0; i < WAITS && (board->fit & BABEL_FIT_ONE); i++)
    board_wait ();
  g_assert_false (board->fit & BABEL_FIT_ONE);
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    g_assert_true (land_is_seen (&fixture, land));
  board_tear_down (&fixture, NULL);
}

static void
test_widened (void)
{
  check_widened (1014, 503);
  check_widened (2400, 1200);
}

/* While something is picked a glance stands for its land, and it is the land's part if the land
 * is not visible as a whole. */
static void
test_pressed (void)
{
  BoardFixture fixture = { 0 };

  open_narrow (&fixture, BOARD_MIDDLE);
  board_press (&fixture, "card:A");
  g_assert_true (gtk_widget_has_css_class (board_get_part (&fixture, "glance:A"), "target"));
  g_assert_false (gtk_widget_has_css_class (board_get_part (&fixture, "glance:M"), "target"));
  board_press (&fixture, "glance:A");
  g_assert_cmpuint (fixture.heard->len, ==, 1);
  g_assert_cmpstr (fixture.heard->pdata[0], ==, "travel:A");
  g_assert_true (board_get_part (&fixture, "land:A") == board_get_part (&fixture, "glance:A"));
  g_assert_false (board_get_part (&fixture, "land:H") == board_get_part (&fixture, "glance:H"));
  board_tear_down (&fixture, NULL);
}

/* A carried card can be let go on a glance. */
static void
test_carried (void)
{
  BoardFixture     fixture = { 0 };
  BabelBoard      *board;
  graphene_rect_t  bounds;
  graphene_point_t at;

  open_narrow (&fixture, BOARD_MIDDLE);
  board = BABEL_BOARD (fixture.board);
  babel_board_take_load (board, "card:A");
  g_assert_true (gtk_widget_compute_bounds (board_get_part (&fixture, "glance:A"),
                                            GTK_WIDGET (board), &bounds));
  graphene_rect_get_center (&bounds, &at);
  babel_board_put_load (board, at.x, at.y);
  g_assert_cmpuint (fixture.heard->len, ==, 1);
  g_assert_cmpstr (fixture.heard->pdata[0], ==, "travel:A");
  board_tear_down (&fixture, NULL);
}

/* A glance tells the contents of its land. */
static void
test_named (void)
{
  BoardFixture fixture = { 0 };
  GtkWidget   *glance;

  open_narrow (&fixture, BOARD_MIDDLE);
  glance = board_get_part (&fixture, "glance:H");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (glance), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "What lies in Hatti");
  gtk_test_accessible_assert_property (
    GTK_ACCESSIBLE (glance), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    "Your empty site in Hatti\nYour colonnade in Hatti: 7 settlers\nYour pawn is here.\n"
    "Your opponent’s temple in Hatti: level 6\nYour opponent’s colonnade in Hatti: 5 settlers");
  board_tear_down (&fixture, NULL);
}

int
main (int argc, char *argv[])
{
  static const double scales[] = { 1, 1.5 };

  display_test_init (&argc, &argv);
  adw_init ();
  g_test_add_data_func ("/babel-glances/seen", &scales[0], test_seen);
  g_test_add_data_func ("/babel-glances/seen/large", &scales[1], test_seen);
  g_test_add_func ("/babel-glances/looked-at", test_looked_at);
  g_test_add_func ("/babel-glances/resized", test_resized);
  g_test_add_func ("/babel-glances/widened", test_widened);
  g_test_add_func ("/babel-glances/pressed", test_pressed);
  g_test_add_func ("/babel-glances/carried", test_carried);
  g_test_add_func ("/babel-glances/named", test_named);
  return g_test_run ();
}
