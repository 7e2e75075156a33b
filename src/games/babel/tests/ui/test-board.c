/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's board in a window of its own: its parts have their names, nothing hidden is named, the
 * focus is never lost, nothing is cut off at any size, and all of it goes away.
 */
#include <adwaita.h>

#include "babel-board-private.h"
#include "babel-card.h"
#include "babel-colonnade.h"
#include "babel-gauge.h"
#include "babel-land.h"
#include "babel-state.h"
#include "babel-temple.h"
#include "babel-board-fixture.h"
#include "display.h"
#include "game-state.h"

#define LONG                                                                                    \
  "babel/1 A:AAAHHHHMMMPPPPSSPAPAHSHSHM|HHMMMMSS/123 H:SSSSAPPAA|PSAAMMMPPSH/123456 M:|/1 P:| " \
  "S:| pawns=QM hands=H| starters=11 turn=9"

/* The value of a property in the test backend of GTK's accessibility. */
static char *
dup_property (GtkWidget *widget, GtkAccessibleProperty property)
{
  static const char *const never = "no part is called this";
  char                    *value;

  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property))
    return NULL;
  value = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, never);
  g_assert_nonnull (value);
  return value;
}

static void
assert_name (BoardFixture *fixture, const char *part, const char *name)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (board_get_part (fixture, part)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}
/* ---- Names ---- */

static void
test_names_parts (BoardFixture *fixture, gconstpointer data)
{
  assert_name (fixture, "land:H", "Hatti");
  assert_name (fixture, "colonnade:me:H", "Your colonnade in Hatti: 7 settlers");
  assert_name (fixture, "colonnade:opp:P", "Your opponent’s colonnade in Persia: 3 settlers");
  assert_name (fixture, "run:me:H:1", "Abilities in Hatti: 4 Sumerians");
  assert_name (fixture, "temple:me:P", "Your temple in Persia: level 4");
  assert_name (fixture, "temple:me:H", "Your empty site in Hatti");
  assert_name (fixture, "store:me", "Your store: level 3 on top");
  assert_name (fixture, "store:opp", "Your opponent’s store: level 2 on top");
  assert_name (fixture, "card:H", "Hittites: 3 cards");
  assert_name (fixture, "score:me", "You have 8 points");
  assert_name (fixture, "end", "End turn");
  board_show_partial (fixture, BOARD_MIDDLE, 1, FALSE);
  assert_name (fixture, "temple:opp:P", "Your opponent’s temple in Persia: level 4");
}

/* No word that is read or heard speaks to the viewer. */
static void
assert_impersonal (GtkWidget *widget)
{
  g_autofree char *name = dup_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_autofree char *description = dup_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  const char      *label = GTK_IS_LABEL (widget) ? gtk_label_get_label (GTK_LABEL (widget)) : NULL;
  const char      *texts[] = { label, gtk_widget_get_tooltip_text (widget), name, description };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (texts[i] != NULL &&
        g_regex_match_simple ("\\b(your?|opponent)\\b", texts[i], G_REGEX_CASELESS, 0))
      g_error ("“%s” speaks to the viewer", texts[i]);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_impersonal (child);
}

/* If two people look, both are called by their numbers, with either seat below; and back. */
static void
test_names_parts_numbered (BoardFixture *fixture, gconstpointer data)
{
  edubba_board_introduce (fixture->board, GAME_ADDRESS_NUMBER, "nobody", EDUBBA_BOARD_GAME);
  for (guint viewer = 0; viewer < 2; viewer++)
    {
      board_show_partial (fixture, BOARD_MIDDLE, viewer, viewer == 0);
      assert_impersonal (GTK_WIDGET (fixture->board));
      assert_name (fixture, viewer == 0 ? "colonnade:me:H" : "colonnade:opp:H",
                   "Player 1’s colonnade in Hatti: 7 settlers");
      assert_name (fixture, viewer == 0 ? "store:opp" : "store:me",
                   "Player 2’s store: level 2 on top");
    }
  edubba_board_introduce (fixture->board, GAME_ADDRESS_YOU, "Builder", EDUBBA_BOARD_GAME);
  board_show_partial (fixture, BOARD_MIDDLE, 0, TRUE);
  assert_name (fixture, "store:me", "Your store: level 3 on top");
}

/* In a game that was given up nobody is shown as if to act, and nothing names the points missing
 * to win it. */
static void
test_given_up (BoardFixture *fixture, gconstpointer data)
{
  GtkWidget *rival = BABEL_BOARD (fixture->board)->rival;

  board_show_partial (fixture, BOARD_MIDDLE, 1, FALSE);
  g_assert_true (gtk_widget_has_css_class (rival, "moving"));
  g_assert_nonnull (gtk_widget_get_tooltip_text (rival));
  edubba_board_introduce (fixture->board, GAME_ADDRESS_YOU, "Builder", EDUBBA_BOARD_OVER);
  board_show_partial (fixture, BOARD_MIDDLE, 1, FALSE);
  g_assert_false (gtk_widget_has_css_class (rival, "moving"));
  g_assert_null (gtk_widget_get_tooltip_text (rival));
}

static void
test_names_parts_unknown (BoardFixture *fixture, gconstpointer data)
{
  static const char *const none[] = {
    "", ":", "land", "land:X", "land:", "colonnade:me", "colonnade:him:A",
    "run:me:A:9", "run:me:A:0", "run:me:B", "pawn", "store", "store:", "card:AA", "market"
  };

  for (guint i = 0; i < G_N_ELEMENTS (none); i++)
    g_assert_null (edubba_board_find_part (fixture->board, none[i]));
}

static void
check_named (GtkWidget *widget, guint *n)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (GTK_IS_BUTTON (widget) || gtk_widget_get_focusable (widget))
    {
      g_autofree char *name = dup_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);

      if (!GTK_IS_LABEL (widget))
        {
          g_assert_nonnull (name);
          g_assert_false (g_str_has_prefix (name, "Gtk"));
          g_assert_false (g_str_has_prefix (name, "Babel"));
          (*n)++;
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_named (child, n);
}

static void
test_names_complete (BoardFixture *fixture, gconstpointer data)
{
  guint n = 0;

  check_named (GTK_WIDGET (fixture->board), &n);
  g_assert_cmpuint (n, >=, 5 * 5 + 2 + 2 + 2 + 3 + 1);
}

static void
write_names (GtkWidget *widget, GString *names)
{
  g_autofree char *name = dup_property (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);
  g_autofree char *description = dup_property (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

  if (!gtk_widget_get_visible (widget))
    return;
  g_string_append_printf (names, "%s %s %s %s\n", G_OBJECT_TYPE_NAME (widget), name, description,
                          GTK_IS_LABEL (widget) ? gtk_label_get_label (GTK_LABEL (widget)) : "");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    write_names (child, names);
}

/* Worlds that a seat cannot tell apart look and read alike. */
static void
test_names_hidden (BoardFixture *fixture, gconstpointer data)
{
  g_autofree GameState *world = game_position_parse_full (&babel_rules, BOARD_MIDDLE, 1, NULL);
  g_autofree GameState *other = game_state_new (&babel_rules);
  g_autofree GameState *seen = game_state_new (&babel_rules);
  g_autoptr (GString) first = g_string_new (NULL);
  g_autoptr (GString) second = g_string_new (NULL);

  game_state_resample (&babel_rules, world, 0, 2, other);
  g_assert_false (game_state_equal (&babel_rules, world, other));
  babel_rules.observe (world, 0, seen);
  edubba_board_show_state (fixture->board, seen, 0, TRUE);
  write_names (GTK_WIDGET (fixture->board), first);
  babel_rules.observe (other, 0, seen);
  edubba_board_show_state (fixture->board, seen, 0, TRUE);
  write_names (GTK_WIDGET (fixture->board), second);
  g_assert_cmpstr (first->str, ==, second->str);
}

/* ---- Focus ---- */

static void
assert_focus (BoardFixture *fixture, const char *part)
{
  g_assert_true (gtk_window_get_focus (fixture->window) == board_get_part (fixture, part));
}

static void
test_focus_kept (BoardFixture *fixture, gconstpointer data)
{
  static const char *const parts[] = { "land:M", "colonnade:me:H", "store:opp", "quarry", "card:H",
                                       "end", "temple:opp:S" };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      gtk_widget_grab_focus (board_get_part (fixture, parts[i]));
      board_show_partial (fixture, BOARD_MIDDLE " migrated=1", 0, i % 2);
      assert_focus (fixture, parts[i]);
    }
}

static void
test_focus_start (BoardFixture *fixture, gconstpointer data)
{
  GtkWidget *hand = edubba_board_find_part (EDUBBA_BOARD (fixture->board), "hand:me");

  g_assert_true (edubba_board_focus_start (EDUBBA_BOARD (fixture->board)));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), hand));
}

static void
test_focus_inherited (BoardFixture *fixture, gconstpointer data)
{
  gtk_widget_grab_focus (board_get_part (fixture, "card:S"));
  board_show_partial (fixture, "babel/1 A:SSS| H:| M:| P:| S:| pawns=AQ hands=AH|??? turn=9",
                      0, TRUE);
  assert_focus (fixture, "card:H");
  gtk_widget_grab_focus (board_get_part (fixture, "run:me:A:1"));
  board_show_partial (fixture, "babel/1 A:SS| H:| M:| P:| S:| pawns=AQ hands=AH|??? turn=9",
                      0, TRUE);
  assert_focus (fixture, "colonnade:me:A");
  gtk_widget_grab_focus (board_get_part (fixture, "card:H"));
  board_show_partial (fixture, "babel/1 A:SS| H:| M:| P:| S:| pawns=AQ hands=|??? turn=9", 0, TRUE);
  assert_focus (fixture, "end");
}

/* ---- Space ---- */

static void
assert_inside (GtkWidget *inner, GtkWidget *outer)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (inner, outer, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, -2);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (outer) + 2);
}

static void
assert_cards_inside (BoardFixture *fixture, const char *part)
{
  GtkWidget *colonnade = gtk_widget_get_parent (board_get_part (fixture, part));
  guint      n = 0;

  g_assert_true (BABEL_IS_COLONNADE (colonnade));
  for (GtkWidget *child = gtk_widget_get_first_child (colonnade); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (BABEL_IS_CARD (child) && gtk_widget_get_visible (child) &&
        gtk_widget_get_child_visible (child))
      {
        assert_inside (child, colonnade);
        n++;
      }
  g_assert_cmpuint (n, >, 0);
}

static void
test_space_sizes (gconstpointer data)
{
  const int   *size = data;
  BoardFixture fixture;

  board_open (&fixture, LONG, size[0], size[1]);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture.board)), <=, size[0]);
  assert_cards_inside (&fixture, "colonnade:me:A");
  assert_cards_inside (&fixture, "colonnade:opp:H");
  assert_inside (board_get_part (&fixture, "temple:opp:H"),
                 gtk_widget_get_parent (board_get_part (&fixture, "temple:opp:H")));
  board_tear_down (&fixture, NULL);
}

/* The least width of a land does not depend on the pawns there: the board would jump. */
static void
test_space_steady (BoardFixture *fixture, gconstpointer data)
{
  for (guint land = 0; land < BABEL_N_NATIONS; land++)
    {
      g_autofree char *part = g_strdup_printf ("land:%c", babel_rules.letters[land]);
      GtkWidget       *widget;
      int              with, without;

      board_show_partial (fixture, "babel/1 A:| pawns=QQ hands=AHMPS|?????", 0, TRUE);
      widget = gtk_widget_get_ancestor (board_get_part (fixture, part), BABEL_TYPE_LAND);
      without = babel_land_measure_width (BABEL_LAND (widget));
      for (guint other = 0; other < BABEL_N_NATIONS; other++)
        {
          g_autofree char *position =
            g_strdup_printf ("babel/1 A:| pawns=%c%c hands=AHMPS|?????", babel_rules.letters[land],
                             babel_rules.letters[other]);

          board_show_partial (fixture, position, 0, TRUE);
          with = babel_land_measure_width (BABEL_LAND (widget));
          g_assert_cmpint (with, ==, without);
        }
    }
}

/* The number of frames after which a fit is taken to have been chosen for good. */
#define SETTLED_FRAMES 20

static gboolean
frame_drawn_cb (GtkWidget *window, GdkFrameClock *clock, gpointer left)
{
  return --*(guint *) left > 0;
}

/* A fit that was chosen stays chosen: it must not depend on the present size of the parts. */
static void
test_space_settled (void)
{
  BoardFixture fixture = { 0 };
  BabelBoard  *board;

  board_open (&fixture, BOARD_MIDDLE, 1000, 960);
  board = BABEL_BOARD (fixture.board);
  for (int width = 1180; width <= 1270; width += 15)
    {
      BabelFit fit = board->fit;
      guint    changes = 0;
      guint    left = SETTLED_FRAMES;

      gtk_window_set_default_size (fixture.window, width, 960);
      gtk_widget_add_tick_callback (GTK_WIDGET (fixture.window), frame_drawn_cb, &left, NULL);
      while (left > 0)
        {
          g_main_context_iteration (NULL, TRUE);
          changes += board->fit != fit;
          fit = board->fit;
        }
      g_assert_cmpuint (changes, <=, 2);
    }
  board_tear_down (&fixture, NULL);
}

/* Returns TRUE if all of a land is in view. */
static gboolean
is_in_view (BoardFixture *fixture, const char *part)
{
  GtkWidget      *view = gtk_widget_get_parent (BABEL_BOARD (fixture->board)->lands);
  BabelLands     *lands = BABEL_LANDS (BABEL_BOARD (fixture->board)->lands);
  guint           i = (guint) (strchr (babel_rules.letters, part[5]) - babel_rules.letters);
  GtkWidget      *land = GTK_WIDGET (babel_lands_get_land (lands, i));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (land, view, &bounds));
  return bounds.origin.x >= 0 &&
         bounds.origin.x + bounds.size.width <= (float) gtk_widget_get_width (view);
}

/* If lands scroll the land in play comes into view, in the turns of both, and stays away if the
 * user looks elsewhere. */
static void
test_space_followed (void)
{
  BoardFixture   fixture = { 0 };
  GtkAdjustment *across;

  board_open (&fixture, "babel/1 A:| pawns=PS hands=AHMPS|????? turn=3", 360, 600);
  across = gtk_scrolled_window_get_hadjustment (
    GTK_SCROLLED_WINDOW (BABEL_BOARD (fixture.board)->lands_scroller));
  g_assert_true (is_in_view (&fixture, "land:P"));
  gtk_adjustment_set_value (across, 0);
  board_show_partial (&fixture, "babel/1 P:A| pawns=PS hands=HMPS|????? turn=3", 0, TRUE);
  board_wait ();
  g_assert_cmpfloat (gtk_adjustment_get_value (across), ==, 0);
  board_show_partial (&fixture, "babel/1 P:A| pawns=PS hands=HMPS|????? turn=4 move=2", 0, FALSE);
  board_wait ();
  g_assert_true (is_in_view (&fixture, "land:S"));
  board_show_partial (&fixture, "babel/1 P:A| pawns=AS hands=HMPS|????? turn=5", 0, TRUE);
  board_wait ();
  g_assert_true (is_in_view (&fixture, "land:A"));
  board_tear_down (&fixture, NULL);
}

/* In however little room between long colonnades, the parts that can be pressed there are large
 * enough.
 */
static void
test_space_pressed (void)
{
  static const char *const parts[] = { "land:A", "temple:me:A", "temple:opp:A", "temple:me:M" };
  static const char        position[] =
    "babel/1 A:PSAS/123456|PPHM/12 H:PSMAMM/12|HH/134 M:SPSMAA/12|HHS/3 P:/1|SAAPAM/1234 "
    "S:MHAMS/12|PPA/12 pawns=HA hands=P|AHHHHM stores=534|63322651 turn=18 migrated=1";
  BoardFixture fixture = { 0 };

  board_open (&fixture, position, 360, 200);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      GtkWidget      *widget = board_get_part (&fixture, parts[i]);
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (widget, widget, &bounds));
      g_assert_cmpfloat (bounds.size.width, >=, 44);
      g_assert_cmpfloat (bounds.size.height, >=, 44);
    }
  board_tear_down (&fixture, NULL);
}

/* Of a card that is covered too little is seen for its name. */
static guint
assert_names_whole (GtkWidget *widget)
{
  guint n = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (BABEL_IS_CARD (widget))
    {
      GtkWidget *name = gtk_widget_get_last_child (widget);

      if (babel_card_get_bare (BABEL_CARD (widget)) || !gtk_widget_get_mapped (name))
        return 0;
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (name))));
      return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += assert_names_whole (child);
  return n;
}

/* Names on cards are whole even with large text, whether lands scroll or not. */
static void
test_space_names (void)
{
  static const int widths[] = { 360, 600, 1024 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    for (int percent = 100; percent <= 200; percent += 50)
      {
        BoardFixture fixture = { 0 };

        g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024 * percent / 100, NULL);
        board_open (&fixture, "babel/1 A:A|H H:M|P M:S| pawns=AS hands=AAHHMMPSS|????? turn=3",
                    widths[i], 700);
        g_assert_cmpuint (assert_names_whole (GTK_WIDGET (fixture.board)), ==, 10);
        board_tear_down (&fixture, NULL);
      }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

/* ---- Parts that come and go ---- */

static void
test_choice_dropped (BoardFixture *fixture, gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->board), "board.migrate", "s", "H");
  board_show_partial (fixture, BOARD_MIDDLE " migrated=1", 0, TRUE);
  g_assert_false (edubba_board_cancel (fixture->board));
  board_press (fixture, "card:A");
  board_show_partial (fixture, BOARD_MIDDLE, 0, FALSE);
  g_assert_false (edubba_board_cancel (fixture->board));
}

static void
test_highlight (BoardFixture *fixture, gconstpointer data)
{
  GameAction action = babel_action (BABEL_MIGRATE, BABEL_HATTI, BABEL_PERSIA);
  GtkWidget *part = board_get_part (fixture, "colonnade:me:P");

  edubba_board_highlight (fixture->board, &action);
  g_assert_true (gtk_widget_has_css_class (part, "marked"));
  edubba_board_highlight (fixture->board, NULL);
  g_assert_false (gtk_widget_has_css_class (part, "marked"));

  /* The side that ended the turn is no longer on move. */
  action = babel_action (BABEL_END, 0, 0);
  edubba_board_highlight (fixture->board, &action);
  g_assert_true (gtk_widget_has_css_class (board_get_part (fixture, "store:opp"), "marked"));
  g_assert_false (gtk_widget_has_css_class (board_get_part (fixture, "store:me"), "marked"));
}

/* Scores are compared at a glance: a point has the same length on both gauges, even if they have
 * different room. */
static void
test_gauges_alike (void)
{
  static const int sizes[][2] = { { 360, 560 }, { 1000, 500 }, { 1000, 700 }, { 1900, 1000 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      BoardFixture fixture = { 0 };
      BabelBoard  *board;
      GtkWidget   *rival;

      board_open (&fixture, "babel/1 H:SSS/12|AAH/123 pawns=HS hands=AHMPS|??????? turn=5",
                  sizes[i][0], sizes[i][1]);
      board = BABEL_BOARD (fixture.board);
      rival = babel_opponent_strip_get_gauge (BABEL_OPPONENT_STRIP (board->rival));
      g_assert_cmpint (babel_gauge_get_trough (BABEL_GAUGE (board->gauge)), >, 50);
      g_assert_cmpint (babel_gauge_get_trough (BABEL_GAUGE (board->gauge)), ==,
                       babel_gauge_get_trough (BABEL_GAUGE (rival)));
      board_tear_down (&fixture, NULL);
    }
}

/* The parts beside the hand keep their places while cards leave it. */
static void
test_hand_room (BoardFixture *fixture, gconstpointer data)
{
  BabelBoard *board = BABEL_BOARD (fixture->board);
  int         full;

  board_show_partial (fixture, "babel/1 H:SSS|AAH pawns=HS hands=AHMPS|?????", 0, TRUE);
  board_wait ();
  full = gtk_widget_get_width (board->gauge);
  board_show_partial (fixture, "babel/1 H:SSS|AAH pawns=HS hands=M|?????", 0, TRUE);
  board_wait ();
  g_assert_cmpint (gtk_widget_get_width (board->gauge), ==, full);
}

static void
test_finalize (void)
{
  GtkWidget   *widgets[] = { babel_board_new (), babel_card_new (BABEL_CARD_FACE, BABEL_SUMER),
                             babel_colonnade_new (TRUE), babel_temple_new (FALSE),
                             g_object_new (BABEL_TYPE_GAUGE, NULL) };
  BoardFixture fixture = { NULL, EDUBBA_BOARD (widgets[0]), NULL };

  for (guint i = 0; i < G_N_ELEMENTS (widgets); i++)
    g_object_ref_sink (widgets[i]);
  board_show_partial (&fixture, BOARD_MIDDLE, 0, TRUE);
  board_show_partial (&fixture, LONG, 0, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (widgets); i++)
    g_assert_finalize_object (widgets[i]);
}

#define ADD(path, test) \
  g_test_add ("/babel-board/" path, BoardFixture, NULL, board_set_up, test, board_tear_down)

int
main (int argc, char *argv[])
{
  static const int sizes[][2] = { { 360, 600 }, { 736, 553 }, { 992, 700 }, { 1400, 900 } };

  display_test_init (&argc, &argv);
  adw_init ();

  ADD ("names/parts", test_names_parts);
  ADD ("names/unknown-parts", test_names_parts_unknown);
  ADD ("names/numbered-parts", test_names_parts_numbered);
  ADD ("names/complete", test_names_complete);
  ADD ("names/hidden", test_names_hidden);
  ADD ("focus/kept", test_focus_kept);
  ADD ("focus/start", test_focus_start);
  ADD ("focus/inherited", test_focus_inherited);
  ADD ("choice/dropped", test_choice_dropped);
  ADD ("highlight", test_highlight);
  ADD ("space/steady", test_space_steady);
  ADD ("given-up", test_given_up);
  ADD ("hand/room", test_hand_room);
  g_test_add_func ("/babel-board/space/followed", test_space_followed);
  g_test_add_func ("/babel-board/space/names", test_space_names);
  g_test_add_func ("/babel-board/space/pressed", test_space_pressed);
  g_test_add_func ("/babel-board/space/settled", test_space_settled);
  g_test_add_func ("/babel-board/gauges-alike", test_gauges_alike);
  g_test_add_func ("/babel-board/finalize", test_finalize);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/babel-board/space/%dx%d", sizes[i][0], sizes[i][1]);

      g_test_add_data_func (path, sizes[i], test_space_sizes);
    }
  return g_test_run ();
}
