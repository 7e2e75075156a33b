/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A closer look at a colonnade, a temple or a store: some parts are crowded, all of one is
 * readable in the look, events begin and end it, and it takes no key from an action under way.
 */
#include <adwaita.h>

#include "babel-board-private.h"
#include "babel-board-fixture.h"
#include "display.h"

#define WIDTH  1000
#define HEIGHT 520

#define CROWDED                                                                                \
  "babel/1 A:PSASHHHHMMM/123456|PPHM/12 H:PSMAMM/12|HH/134 M:SPSMAA/12|HHS/3 P:/1|SAAPA/1234 " \
  "S:MHAMS/12|PPA/12 pawns=HA hands=PPSS|AH stores=534|63322651 turn=18"

/* The pointer is wherever the display has it, and a board that it has entered closes the look when
 * it leaves, as it does whenever a window of another test is shown above. */
static void
set_up (BoardFixture *fixture, gconstpointer data)
{
  board_make (fixture, CROWDED, WIDTH, HEIGHT);
  gtk_widget_set_can_target (GTK_WIDGET (fixture->board), FALSE);
  gtk_window_present (fixture->window);
  board_wait ();
}

static gboolean
look (BoardFixture *fixture, const char *part)
{
  BabelBoard *board = BABEL_BOARD (fixture->board);
  gboolean    looks = babel_board_look_closer (board, board_get_part (fixture, part));

  board_wait ();
  g_assert_true (gtk_widget_get_mapped (babel_look_get_lens (board->look)) == looks);
  return looks;
}

/* The nodes of a name that are seen in the closer look with all of their contents. */
static guint
count_seen (GtkWidget *widget, const char *name)
{
  guint n = 0;

  if (g_str_equal (gtk_widget_get_css_name (widget), name) && gtk_widget_get_mapped (widget))
    {
      n++;
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
           child = gtk_widget_get_next_sibling (child))
        if (GTK_IS_LABEL (child) && !gtk_widget_get_mapped (child))
          return 0;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    n += count_seen (child, name);
  return n;
}

static void
test_lens_parts (BoardFixture *fixture, gconstpointer data)
{
  GtkWidget *lens = babel_look_get_lens (BABEL_BOARD (fixture->board)->look);

  g_assert_true (look (fixture, "colonnade:me:A"));
  g_assert_cmpuint (count_seen (lens, "babelcard"), ==, 11);
  g_assert_true (look (fixture, "temple:me:A"));
  g_assert_cmpuint (count_seen (lens, "step"), ==, 6);
  g_assert_true (look (fixture, "temple:opp:P"));
  g_assert_cmpuint (count_seen (lens, "step"), ==, 4);
  g_assert_true (look (fixture, "store:opp"));
  g_assert_cmpuint (count_seen (lens, "brick"), ==, 8);
}

static void
test_lens_nothing (BoardFixture *fixture, gconstpointer data)
{
  g_assert_false (look (fixture, "colonnade:me:P"));
  g_assert_false (look (fixture, "quarry"));
  g_assert_false (look (fixture, "land:H"));
}

/* If everything can be read the pointer gets nothing more. */
static void
test_lens_crowded (BoardFixture *fixture, gconstpointer data)
{
  BabelBoard  *board = BABEL_BOARD (fixture->board);
  BabelLand   *land = babel_lands_get_land (BABEL_LANDS (board->lands), BABEL_ASSYRIA);
  BabelSupply *stock = BABEL_SUPPLY (board->stock);

  g_assert_true (babel_colonnade_is_crowded (babel_land_get_colonnade (land, TRUE)));
  g_assert_true (babel_site_is_crowded (BABEL_SITE (babel_land_get_site (land, TRUE))));
  g_assert_true (babel_temple_store_is_crowded (babel_supply_get_store (stock, FALSE)));
  board_show_partial (fixture, "babel/1 A:HH|/1 pawns=AH hands=A|A stores=3| turn=5", 0, TRUE);
  board_wait ();
  g_assert_false (babel_colonnade_is_crowded (babel_land_get_colonnade (land, TRUE)));
  g_assert_false (babel_site_is_crowded (BABEL_SITE (babel_land_get_site (land, TRUE))));
  g_assert_false (babel_temple_store_is_crowded (babel_supply_get_store (stock, TRUE)));
}

static BabelLensKind
get_looked_at (BabelBoard *board)
{
  return babel_lens_get_part (BABEL_LENS (babel_look_get_lens (board->look))).kind;
}

static void
test_lens_keys (BoardFixture *fixture, gconstpointer data)
{
  BabelBoard *board = BABEL_BOARD (fixture->board);

  gtk_widget_grab_focus (board_get_part (fixture, "colonnade:me:A"));
  g_assert_true (babel_board_read_closer_look (board, GDK_KEY_space));
  g_assert_cmpint (get_looked_at (board), ==, BABEL_LENS_COLONNADE);
  g_assert_true (babel_board_read_closer_look (board, GDK_KEY_space));
  g_assert_cmpint (get_looked_at (board), ==, BABEL_LENS_NOTHING);
  babel_board_read_closer_look (board, GDK_KEY_space);
  g_assert_false (babel_board_read_closer_look (board, GDK_KEY_Left));
  g_assert_false (gtk_widget_get_visible (babel_look_get_lens (board->look)));
  gtk_widget_grab_focus (board->end);
  g_assert_false (babel_board_read_closer_look (board, GDK_KEY_space));
  board_press (fixture, "card:P");
  gtk_widget_grab_focus (board_get_part (fixture, "colonnade:me:H"));
  g_assert_false (babel_board_read_closer_look (board, GDK_KEY_space));
}

static void
test_lens_ends (BoardFixture *fixture, gconstpointer data)
{
  BabelBoard *board = BABEL_BOARD (fixture->board);

  g_assert_true (look (fixture, "store:opp"));
  board_show_partial (fixture, CROWDED, 0, TRUE);
  g_assert_false (gtk_widget_get_visible (babel_look_get_lens (board->look)));
  g_assert_true (look (fixture, "store:opp"));
  board_press (fixture, "quarry");
  g_assert_true (gtk_widget_get_visible (board->offer));
  g_assert_false (look (fixture, "store:opp"));
}

static void
add (const char *path, void (*test) (BoardFixture *fixture, gconstpointer data))
{
  g_test_add (path, BoardFixture, NULL, set_up, test, board_tear_down);
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  adw_init ();
  add ("/babel/lens/parts", test_lens_parts);
  add ("/babel/lens/nothing", test_lens_nothing);
  add ("/babel/lens/crowded", test_lens_crowded);
  add ("/babel/lens/keys", test_lens_keys);
  add ("/babel/lens/ends", test_lens_ends);
  return g_test_run ();
}
