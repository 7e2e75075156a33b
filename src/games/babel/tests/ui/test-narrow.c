/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A board on a telephone: the numbers in full stores can be read, names keep off the edges of their
 * cards and are never cut, also where cards lie on one another, a message that says nothing takes
 * no room, all of the board is seen above a lesson, and a ring round the hand crosses nothing.
 */
#include <adwaita.h>

#include "babel-board-private.h"
#include "babel-card.h"
#include "babel-hand.h"
#include "babel-board-fixture.h"
#include "catalogues.h"
#include "display.h"
#include "language.h"

/* The least free space beside a name, in pixels. */
#define LEAST_EDGE 3

/* The height of a board above a question of a lesson, in a window of 360x648. */
#define LESSON 404

/* The number on a covered brick ends at the edge of the next brick, with any number of bricks: to
 * half a pixel, since newer toolkits draw letters between pixels. */
static void
test_stores (void)
{
  BoardFixture fixture = { 0 };
  GtkWidget   *brick, *next;

  board_open (&fixture,
              "babel/1 A:PSASHHHHMMM/123456|PPHM/12 H:PSMAMM/12|HH/134 M:SPSMAA/12|HHS/3 P:/1|"
              "SAAPA/1234 S:MHAMS/12|PPA/12 pawns=HA hands=P|AH stores=534|63322651 turn=18",
              360, 551);
  brick = gtk_widget_get_first_child (
    gtk_widget_get_parent (board_get_part (&fixture, "store:opp")));
  for (guint i = 0; i < 7; i++, brick = next)
    {
      PangoRectangle  ink;
      graphene_rect_t own, other;
      int             x;

      next = gtk_widget_get_next_sibling (brick);
      gtk_label_get_layout_offsets (GTK_LABEL (brick), &x, NULL);
      pango_layout_get_extents (gtk_label_get_layout (GTK_LABEL (brick)), &ink, NULL);
      g_assert_true (gtk_widget_compute_bounds (brick, brick, &own));
      g_assert_true (gtk_widget_compute_bounds (next, brick, &other));
      g_assert_cmpfloat (x + (double) (ink.x + ink.width) / PANGO_SCALE, <=,
                         other.origin.x - own.origin.x + 0.5);
    }
  board_tear_down (&fixture, NULL);
}

/* In little room a message has a line as long as it says something; while a card is carried
 * nothing moves for it. */
static void
test_message (void)
{
  BoardFixture fixture = { 0 };
  GtkWidget   *message;

  board_open (&fixture, "babel/1 A:| pawns=AS hands=AHMPS|????? turn=3", 360, 551);
  message = BABEL_BOARD (fixture.board)->message;
  g_assert_true (gtk_widget_get_visible (message));
  edubba_board_introduce (fixture.board, GAME_ADDRESS_YOU, NULL, EDUBBA_BOARD_QUESTION);
  board_show_partial (&fixture, "babel/1 A:| pawns=AS hands=AHMPS|????? turn=3", 0, TRUE);
  g_assert_false (gtk_widget_get_visible (message));
  board_press (&fixture, "card:H");
  g_assert_true (gtk_widget_get_visible (message));
  g_assert_true (edubba_board_cancel (fixture.board));
  g_assert_false (gtk_widget_get_visible (message));
  babel_board_take_load (BABEL_BOARD (fixture.board), "card:H");
  g_assert_true (BABEL_BOARD (fixture.board)->seated);
  g_assert_true (babel_board_drop_load (BABEL_BOARD (fixture.board)));
  g_assert_false (BABEL_BOARD (fixture.board)->seated);
  g_assert_false (gtk_widget_get_visible (message));
  gtk_window_set_default_size (fixture.window, 1024, 551);
  board_wait ();
  g_assert_true (gtk_widget_get_visible (message));
  board_tear_down (&fixture, NULL);
}

static graphene_rect_t
find_area (BoardFixture *fixture, const char *part)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (board_get_part (fixture, part),
                                            GTK_WIDGET (fixture->board), &area));
  return area;
}

/* The sentence about a picked card stands where there is room already: between the two presses of
 * an action nothing moves. */
static void
test_picked (void)
{
  static const EdubbaBoardOccasion occasions[] = { EDUBBA_BOARD_EXERCISE, EDUBBA_BOARD_GAME };
  const char                      *position = "babel/1 A:| pawns=AS hands=AHMPS|????? turn=3";

  for (guint i = 0; i < G_N_ELEMENTS (occasions); i++)
    {
      BoardFixture    fixture = { 0 };
      graphene_rect_t land, card, now;
      GtkWidget      *message;

      board_open (&fixture, position, 360, 551);
      message = BABEL_BOARD (fixture.board)->message;
      edubba_board_introduce (fixture.board, GAME_ADDRESS_YOU, NULL, occasions[i]);
      board_show_partial (&fixture, position, 0, TRUE);
      board_wait ();
      land = find_area (&fixture, "land:A");
      card = find_area (&fixture, "card:P");
      board_press (&fixture, "card:H");
      board_wait ();
      g_assert_true (gtk_widget_get_mapped (message));
      now = find_area (&fixture, "land:A");
      g_assert_true (graphene_rect_equal (&now, &land));
      now = find_area (&fixture, "card:P");
      g_assert_true (graphene_rect_equal (&now, &card));
      g_assert_true (edubba_board_cancel (fixture.board));
      board_wait ();
      now = find_area (&fixture, "land:A");
      g_assert_true (graphene_rect_equal (&now, &land));
      board_tear_down (&fixture, NULL);
    }
}

/* The name of the widest nation keeps off the edges of its card. */
static void
test_names (void)
{
  const int sizes[][2] = { { 360, 551 }, { 740, 551 }, { 1024, 551 }, { 1280, 745 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      BoardFixture    fixture = { 0 };
      GtkWidget      *card, *name;
      int             wide;
      graphene_rect_t bounds;

      board_open (&fixture, "babel/1 A:| pawns=AS hands=AHMPS|????? turn=3", sizes[i][0],
                  sizes[i][1]);
      board_wait ();
      card = board_get_part (&fixture, "card:S");
      while (!BABEL_IS_CARD (card))
        card = gtk_widget_get_first_child (card);
      name = gtk_widget_get_last_child (card);
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (name)), ==, "Sumerians");
      pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (name)), &wide, NULL);
      g_test_message ("%dx%d: a name of %d", sizes[i][0], sizes[i][1], wide);
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
      g_assert_true (gtk_widget_compute_bounds (card, card, &bounds));
      g_assert_cmpfloat (bounds.size.width - (float) wide, >=, 2 * LEAST_EDGE);
      board_tear_down (&fixture, NULL);
    }
}

static const char *const languages[] = { "", "ru", "cs" };

/* The name on the uppermost card of a pile is whole, and so is the card; or the sign stands
 * alone. Returns TRUE if it has its name. */
static gboolean
check_front (GtkWidget *card)
{
  GtkWidget      *sign = gtk_widget_get_first_child (card);
  GtkWidget      *name = gtk_widget_get_last_child (card);
  gboolean        named = gtk_widget_get_child_visible (name);
  graphene_rect_t whole, part;

  g_assert_true (gtk_widget_compute_bounds (card, card, &whole));
  graphene_rect_inset (&whole, -1, -1);
  g_assert_true (gtk_widget_compute_bounds (sign, card, &part));
  g_assert_true (graphene_rect_contains_rect (&whole, &part));
  if (!named)
    return FALSE;
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
  g_assert_true (gtk_widget_compute_bounds (name, card, &part));
  g_test_message ("%s: %.0f of %.0f", gtk_label_get_text (GTK_LABEL (name)), part.size.width,
                  whole.size.width);
  g_assert_true (graphene_rect_contains_rect (&whole, &part));
  return TRUE;
}

/* Returns TRUE if this language can be spoken from now on. */
static gboolean
speak (const char *language)
{
  catalogues_bind ();
  if (*language != '\0' && !language_can_be_chosen ("edubba-babel", "Discards"))
    return FALSE;
  language_choose (language);
  return TRUE;
}

/* As in Babel's first lesson: every nation is there, each more than once, in every language. Text
 * of the usual size leaves all of them their names. */
static void
test_piles (gconstpointer data)
{
  static const double scales[] = { 1, 1.5, 2 };
  BoardFixture        fixture = { 0 };

  if (!speak (data))
    return;
  board_open (&fixture, "babel/1 A:| pawns=AS hands=AAAAAHHMMMPPSS|????? turn=3", 360, 551);
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    {
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", (int) (96 * 1024 * scales[i]),
                    NULL);
      board_wait ();
      for (guint nation = 0; nation < BABEL_N_NATIONS; nation++)
        {
          BabelHand *hand = BABEL_HAND (BABEL_BOARD (fixture.board)->hand);
          gboolean   named = check_front (babel_hand_get_card (hand, nation, G_MAXUINT));

          g_assert_true (named || scales[i] > 1);
        }
    }
  board_tear_down (&fixture, NULL);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
  language_choose ("");
}

static float
get_top (BabelLand *land, gboolean own)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (babel_land_get_site (land, own), GTK_WIDGET (land),
                                            &bounds));
  return bounds.origin.y;
}

/* A question leaves a board on a telephone this height: from the stores to the hand nothing is
 * scrolled away, since no turn can be ended. Without it the sites lie one above the other. */
static void
test_lesson (gconstpointer data)
{
  static const char position[] =
    "babel/1 A:HH|/123 H:SSSSAPP|PSAAM/123456 M:| P:| S:PP| pawns=HQ hands=AHMPS|??????? turn=21";
  BoardFixture   fixture = { 0 };
  BabelBoard    *board;
  BabelLand     *land;
  GtkAdjustment *down;

  if (!speak (data))
    return;
  board_open (&fixture, position, 360, LESSON);
  edubba_board_introduce (fixture.board, GAME_ADDRESS_YOU, NULL, EDUBBA_BOARD_QUESTION);
  board_show_partial (&fixture, position, 0, TRUE);
  board_wait ();
  board = BABEL_BOARD (fixture.board);
  land = babel_lands_get_land (BABEL_LANDS (board->lands), BABEL_HATTI);
  down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (board->scroller));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (board)), ==, LESSON);
  g_assert_cmpfloat (gtk_adjustment_get_upper (down), <=, gtk_adjustment_get_page_size (down));
  g_assert_cmpfloat (get_top (land, FALSE), ==, get_top (land, TRUE));
  g_assert_false (gtk_widget_get_visible (board->end));
  edubba_board_introduce (fixture.board, GAME_ADDRESS_YOU, NULL, EDUBBA_BOARD_EXERCISE);
  g_assert_true (gtk_widget_get_visible (board->end));
  gtk_window_set_default_size (fixture.window, 360, 551);
  board_wait ();
  g_assert_cmpfloat (get_top (land, FALSE), <, get_top (land, TRUE));
  board_tear_down (&fixture, NULL);
  language_choose ("");
}

/* A ring round the hand stays within the edge of its side, and off the button above it. */
static void
test_ring (void)
{
  const float     ring = 6;
  BoardFixture    fixture = { 0 };
  BabelBoard     *board;
  graphene_rect_t frame, side, end;

  board_open (&fixture, "babel/1 A:| pawns=AS hands=AHHMPPSS|????? turn=3", 360, 441);
  board_wait ();
  board = BABEL_BOARD (fixture.board);
  g_assert_true (edubba_board_compute_frame (fixture.board, board_get_part (&fixture, "hand:me"),
                                             GTK_WIDGET (board), &frame));
  g_assert_true (gtk_widget_compute_bounds (board->you, GTK_WIDGET (board), &side));
  g_assert_true (gtk_widget_compute_bounds (board->end, GTK_WIDGET (board), &end));
  graphene_rect_inset (&frame, -ring, -ring);
  g_assert_true (graphene_rect_contains_rect (&side, &frame));
  g_assert_cmpfloat (frame.origin.y, >=, end.origin.y + end.size.height);
  board_tear_down (&fixture, NULL);
}

static void
add_for_all (const char *path, GTestDataFunc test)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      const char      *language = *languages[i] != '\0' ? languages[i] : "en";
      g_autofree char *whole = g_strconcat (path, "/", language, NULL);

      g_test_add_data_func (whole, languages[i], test);
    }
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  adw_init ();
  g_test_add_func ("/babel-narrow/stores", test_stores);
  g_test_add_func ("/babel-narrow/message", test_message);
  g_test_add_func ("/babel-narrow/picked", test_picked);
  g_test_add_func ("/babel-narrow/names", test_names);
  add_for_all ("/babel-narrow/piles", test_piles);
  add_for_all ("/babel-narrow/lesson", test_lesson);
  g_test_add_func ("/babel-narrow/ring", test_ring);
  return g_test_run ();
}
