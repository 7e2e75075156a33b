/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The buttons below the hand: they stay in their place, and the end of building is suggested when
 * it is time.
 */
#include "bunny-board-fixture.h"
#include "bunny-board-private.h"
#include "bunny-card.h"
#include "display.h"

static graphene_rect_t
find_bounds (BunnyBoard *board, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (board), &bounds));
  return bounds;
}

/* The next thing to press stays in its place, for any text about the press before. */
static void
test_still (BoardFixture *fixture, gconstpointer data)
{
  static const int sizes[][2] = { { 1280, 704 }, { 980, 704 }, { 360, 560 } };
  BunnyBoard      *board = BUNNY_BOARD (fixture->board);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      graphene_rect_t before, after;

      board_show (fixture, BOARD_EXPLORE, 0, sizes[i][0], sizes[i][1]);
      board_wait_for_frames (fixture);
      before = find_bounds (board, board->buttons);
      g_signal_emit_by_name (bunny_hand_get_card (board->hand, 0), "clicked");
      board_wait_for_frames (fixture);
      g_assert_cmpuint (strlen (gtk_label_get_label (GTK_LABEL (board->say))), >, 0);
      after = find_bounds (board, board->buttons);
      g_assert_cmpfloat (before.origin.y, ==, after.origin.y);
      g_assert_cmpfloat (before.size.height, ==, after.size.height);
    }
}

/* The button that ends a choice stays in its place while the hand shrinks, and lies as low as the
 * one that ends building. */
static void
test_end_stays (BoardFixture *fixture, gconstpointer data)
{
  static const char *const hands[] = {
    "bunny/1 seats=3 round=3 pick=2 land=A1|J1|F1 hands=A3,C4,D5,E6,city1,city1,pearl,tower,gem3,"
    "wood1|?,?,?,?,?,?,?,?,?,?|?,?,?,?,?,?,?,?,?,? for=1",
    BOARD_EXPLORE,
    "bunny/1 seats=3 round=3 pick=6 land=A1|J1|F1 hands=A3,gem3|?,?|?,? for=1",
  };
  static const int sizes[][2] = { { 1280, 704 }, { 980, 704 }, { 360, 560 } };
  BunnyBoard      *board = BUNNY_BOARD (fixture->board);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      graphene_rect_t first, built;

      for (guint k = 0; k < G_N_ELEMENTS (hands); k++)
        {
          graphene_rect_t end;

          board_show (fixture, hands[k], 0, sizes[i][0], sizes[i][1]);
          g_signal_emit_by_name (bunny_hand_get_card (board->hand, 1), "clicked");
          board_wait_for_frames (fixture);
          end = find_bounds (board, board->end);
          if (k == 0)
            first = end;
          g_assert_cmpfloat (end.origin.x, ==, first.origin.x);
          g_assert_cmpfloat (end.origin.y, ==, first.origin.y);
          g_assert_cmpfloat (end.size.width, ==, first.size.width);
          g_assert_cmpfloat (end.size.height, ==, first.size.height);
        }
      board_show (fixture, BOARD_BUILD, 0, sizes[i][0], sizes[i][1]);
      board_wait_for_frames (fixture);
      built = find_bounds (board, board->end);
      g_assert_cmpfloat (built.origin.y, ==, first.origin.y);
    }
}

/* The end of building is suggested once nothing that waits would bring more. */
static void
test_end_of_building (BoardFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *position;
    gboolean    suggested;
  } rows[] = {
    { "bunny/1 round=2 phase=build move=1 land=A5,B5|J10 tray=city1|", FALSE },
    { "bunny/1 round=2 phase=build move=1 land=A1|J10 tray=wood|", TRUE },
  };
  BunnyBoard *board = BUNNY_BOARD (fixture->board);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      board_show (fixture, rows[i].position, 0, 1000, 700);
      g_assert_nonnull (board->end);
      g_assert_cmpint (gtk_widget_has_css_class (board->end, "suggested-action"), ==,
                       rows[i].suggested);
    }
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  g_test_add ("/ui/bunny/buttons/still", BoardFixture, NULL, board_set_up, test_still,
              board_tear_down);
  g_test_add ("/ui/bunny/buttons/end-stays", BoardFixture, NULL, board_set_up, test_end_stays,
              board_tear_down);
  g_test_add ("/ui/bunny/buttons/end-of-building", BoardFixture, NULL, board_set_up,
              test_end_of_building, board_tear_down);
  return g_test_run ();
}
