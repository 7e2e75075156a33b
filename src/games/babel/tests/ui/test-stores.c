/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * High stores in boards of many sizes: the number of a brick that lies below others is seen whole
 * or not at all.
 */
#include <adwaita.h>

#include "babel-board-private.h"
#include "babel-temple-store.h"
#include "babel-board-fixture.h"
#include "display.h"

#define HIGH                                                               \
  "babel/1 A:HH|HHM H:SS|PSAAM/12 M:MMS|PPA P:PAP|HMM S:PPP|SSH pawns=HM " \
  "hands=AAHHHS|??????? stores=665544332213|65432654324 turn=29"

/* The last pixel of a number, below the top of its brick. */
static int
find_end (GtkLabel *brick)
{
  PangoRectangle ink;
  int            y;

  gtk_label_get_layout_offsets (brick, NULL, &y);
  pango_layout_get_pixel_extents (gtk_label_get_layout (brick), &ink, NULL);
  return y + ink.y + ink.height;
}

static guint
count_numbers (BabelTempleStore *store, guint n)
{
  guint shown = 0;

  for (guint i = 0; i + 1 < n; i++)
    {
      GtkWidget      *brick = babel_temple_store_get_brick (store, i);
      GtkWidget      *next = babel_temple_store_get_brick (store, i + 1);
      graphene_rect_t here, there;

      if (gtk_widget_has_css_class (brick, "bare"))
        continue;
      g_assert_true (gtk_widget_compute_bounds (brick, gtk_widget_get_parent (brick), &here));
      g_assert_true (gtk_widget_compute_bounds (next, gtk_widget_get_parent (brick), &there));
      g_assert_cmpint (find_end (GTK_LABEL (brick)), <=, (int) (there.origin.y - here.origin.y));
      shown++;
    }
  return shown;
}

static void
test_numbers (void)
{
  static const int heights[] = { 412, 480, 560, 620, 690, 760, 900 };
  guint            shown = 0;

  for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
    {
      BoardFixture fixture = { 0 };
      BabelSupply *stock;

      board_open (&fixture, HIGH, 1016, heights[i]);
      board_wait ();
      stock = BABEL_SUPPLY (BABEL_BOARD (fixture.board)->stock);
      shown = count_numbers (babel_supply_get_store (stock, TRUE), 12);
      shown += count_numbers (babel_supply_get_store (stock, FALSE), 11);
      if (i == 0)
        g_assert_cmpuint (shown, ==, 0);
      board_tear_down (&fixture, NULL);
    }
  g_assert_cmpuint (shown, ==, 21);
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  adw_init ();
  g_test_add_func ("/babel/stores/numbers", test_numbers);
  return g_test_run ();
}
