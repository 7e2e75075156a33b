/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards on Babel's board: that the toolkit draws each as one picture, which is kept, for a crowded
 * board has a hundred of them; and that those in the hand are equally wide, and stay where they
 * are while others are played.
 */
#include <adwaita.h>
#include <string.h>

#include "babel-board-private.h"
#include "babel-colonnade.h"
#include "babel-hand.h"
#include "babel-land.h"
#include "babel-board-fixture.h"
#include "display.h"

/* A board has more than a hundred cards to draw at once: each is one picture, with its round
 * corners, border and shadow, and the drawings on it. */
static void
test_whole (BoardFixture *fixture, gconstpointer data)
{
  static const char *const slow[] = { "outset-shadow", "border", "rounded-clip" };
  GtkWidget               *card;
  g_autoptr (GdkPaintable) picture = NULL;
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;

  board_wait ();
  card = babel_colonnade_get_card (
    babel_land_get_colonnade (
      babel_lands_get_land (BABEL_LANDS (BABEL_BOARD (fixture->board)->lands), BABEL_HATTI), TRUE),
    0);
  picture = gtk_widget_paintable_new (card);
  gdk_paintable_snapshot (picture, snapshot, gtk_widget_get_width (card),
                          gtk_widget_get_height (card));
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  g_assert_nonnull (node);
  bytes = gsk_render_node_serialize (node);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_assert_nonnull (strstr (text, "cairo"));
  for (guint i = 0; i < G_N_ELEMENTS (slow); i++)
    g_assert_null (strstr (text, slow[i]));
}

/* In the hand, cards of all nations are equally wide, as on a table. */
static void
test_alike (BoardFixture *fixture, gconstpointer data)
{
  static const guint nations[] = { BABEL_ASSYRIA, BABEL_MEDIA, BABEL_SUMER };
  BabelHand         *hand = BABEL_HAND (BABEL_BOARD (fixture->board)->hand);
  int                width;

  board_show_partial (fixture, "babel/1 H:SSS|AAH pawns=HS hands=AAMS|?????", 0, TRUE);
  board_wait ();
  width = gtk_widget_get_width (babel_hand_get_card (hand, nations[0], 0));
  for (guint i = 0; i < G_N_ELEMENTS (nations); i++)
    g_assert_cmpint (gtk_widget_get_width (babel_hand_get_card (hand, nations[i], 0)), ==, width);
}

/* Where there is room, a card keeps its place when those before it have been played. */
static void
test_stays (BoardFixture *fixture, gconstpointer data)
{
  BabelHand *hand = BABEL_HAND (BABEL_BOARD (fixture->board)->hand);
  GtkWidget *card = babel_hand_get_stack (hand, BABEL_SUMER);

  int              x = 0;
  graphene_point_t origin = { 0, 0 };

  for (guint i = 0; i < 2; i++)
    {
      graphene_point_t now;

      board_show_partial (fixture,
                          i == 0 ? "babel/1 H:SSS|AAH pawns=HS hands=AAMS|?????"
                                 : "babel/1 H:SSS|AAH pawns=HS hands=S|?????",
                          0, TRUE);
      board_wait ();
      g_assert_true (gtk_widget_compute_point (card, GTK_WIDGET (fixture->board), &origin, &now));
      g_assert_true (i == 0 || (int) now.x == x);
      x = (int) now.x;
    }
}

#define ADD(path, test) \
  g_test_add ("/babel-cards/" path, BoardFixture, NULL, board_set_up, test, board_tear_down)

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  adw_init ();

  ADD ("whole", test_whole);
  ADD ("alike", test_alike);
  ADD ("stays", test_stays);

  return g_test_run ();
}
