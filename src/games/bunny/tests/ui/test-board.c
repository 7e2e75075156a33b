/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board by itself: the lights, texts and requests of each phase, the effects of keyboard and
 * carrying, and its layout from a telephone to a wall.
 */
#include "bunny-board-fixture.h"

#include <gdk/gdk.h>

#include "board-hands.h"
#include "bunny-apply.h"
#include "bunny-board-private.h"
#include "bunny-mini.h"
#include "bunny-rules.h"
#include "bunny-words.h"
#include "course-spotlight.h"
#include "display.h"
#include "game-state.h"

#define HARVEST "bunny/1 round=4 phase=harvest land=A4,A5,A6|C7,D9 built=A5:post,C7:post"
#define FINAL \
  "bunny/1 seats=3 round=4 phase=final scrolls=gem2,gem3,copyr|gem1|gem5,guard,copyl"
#define TENTS "bunny/1 phase=build move=1 land=A1,C4,E5|J1 built=A1:camp2 towers=C4-E5 tray=city1|"
#define TWO                                                                          \
  "bunny/1 hands=A3,C4,D1,E1,F2,G3,H4,city1,city2,gem3,wood1|?,?,?,?,?,?,?,?,?,?,? " \
  "reserve=?,?,?,?,?,?,?,?,?|?,?,?,?,?,?,?,?,? for=1"

/* Cards light their cells; two are chosen in any order, and each can be put back. */
static void
test_explore (BoardFixture *fixture, gconstpointer data)
{
  board_show (fixture, BOARD_EXPLORE, 0, 1000, 700);
  g_assert_true (board_get_state (fixture, "cell:A3") & EDUBBA_PLACE_TARGET);
  g_assert_true (board_get_state (fixture, "cell:C4") & EDUBBA_PLACE_TARGET);
  g_assert_false (board_get_state (fixture, "cell:B5") & EDUBBA_PLACE_TARGET);
  g_assert_false (
    gtk_widget_get_sensitive (edubba_board_find_part (fixture->board, "end")));
  board_press (fixture, "card:wood1");
  board_press (fixture, "cell:A3");
  g_assert_true (board_get_state (fixture, "cell:A3") & EDUBBA_PLACE_PICKED);
  board_press (fixture, "end");
  g_assert_cmpstr (fixture->acted, ==, "pick:A3+wood1");
  board_press (fixture, "card:wood1");
  g_assert_false (
    gtk_widget_get_sensitive (edubba_board_find_part (fixture->board, "end")));
  board_press (fixture, "card:city1:2");
  board_press (fixture, "slot:2");
  g_assert_true (edubba_board_cancel (fixture->board) ||
                 !gtk_widget_get_sensitive (edubba_board_find_part (fixture->board, "end")));
}

/* A forbidden build is sent, too, so that somebody says why. */
static void
test_build (BoardFixture *fixture, gconstpointer data)
{
  board_show (fixture, BOARD_BUILD, 0, 1000, 700);
  board_press (fixture, "tray:city3");
  g_assert_true (board_get_state (fixture, "cell:J4") == EDUBBA_PLACE_PLAIN);
  board_press (fixture, "cell:J4");
  g_assert_cmpstr (fixture->acted, ==, "build:city3-J4");
  board_press (fixture, "tray:city1");
  g_assert_true (board_get_state (fixture, "cell:J4") & EDUBBA_PLACE_TARGET);
  g_assert_false (board_get_state (fixture, "cell:J1") & EDUBBA_PLACE_TARGET);
  board_press (fixture, "cell:J4");
  g_assert_cmpstr (fixture->acted, ==, "build:city1-J4");
  board_press (fixture, "tray:tower");
  board_press (fixture, "cell:J5");
  g_assert_false (board_get_state (fixture, "cell:J4") & EDUBBA_PLACE_TARGET);
  g_assert_true (board_get_state (fixture, "cell:A1") & EDUBBA_PLACE_TARGET);
  board_press (fixture, "cell:A1");
  g_assert_cmpstr (fixture->acted, ==, "tower:A1-J5");
  board_press (fixture, "tray:camp2");
  g_assert_cmpstr (fixture->acted, ==, "camp:2");
  board_press (fixture, "end");
  g_assert_cmpstr (fixture->acted, ==, "done");
}

static void
assert_chosen (BoardFixture *fixture, const char *part, gboolean chosen)
{
  gtk_test_accessible_assert_state (edubba_board_find_part (fixture->board, part),
                                    GTK_ACCESSIBLE_STATE_PRESSED,
                                    chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                           : GTK_ACCESSIBLE_TRISTATE_FALSE);
}

/* Of two buildings that are alike the one that was pressed is chosen. */
static void
test_alike (BoardFixture *fixture, gconstpointer data)
{
  board_show (fixture,
              "bunny/1 seats=3 round=2 phase=build move=1 land=A1,A2,C4,J4,J5|J1,J2|F1 "
              "tray=city1,city1|camp1|",
              0, 1000, 700);
  board_press (fixture, "tray:city1:2");
  assert_chosen (fixture, "tray:city1", FALSE);
  assert_chosen (fixture, "tray:city1:2", TRUE);
  board_press (fixture, "tray:city1");
  assert_chosen (fixture, "tray:city1", TRUE);
  assert_chosen (fixture, "tray:city1:2", FALSE);
  board_press (fixture, "tray:city1");
  assert_chosen (fixture, "tray:city1", FALSE);
}

static void
test_posts (BoardFixture *fixture, gconstpointer data)
{
  board_show (fixture, HARVEST, 0, 1000, 700);
  g_assert_true (board_get_state (fixture, "cell:A5") & EDUBBA_PLACE_PICKED);
  board_press (fixture, "goods:fish");
  g_assert_cmpstr (fixture->acted, ==, "trade:A5-fish");
}

static void
test_copies (BoardFixture *fixture, gconstpointer data)
{
  board_show (fixture, FINAL, 0, 1000, 700);
  board_press (fixture, "copy:r:guard");
  g_assert_cmpstr (fixture->acted, ==, "copy:r-guard");
}

static void
test_keys (BoardFixture *fixture, gconstpointer data)
{
  board_show (fixture, BOARD_EXPLORE, 0, 1000, 700);
  edubba_board_focus_start (fixture->board);
  board_press_key (fixture->board, GDK_KEY_1, 0, 0);
  board_press_key (fixture->board, GDK_KEY_5, 0, 0);
  board_press_key (fixture->board, GDK_KEY_Return, 0, GDK_CONTROL_MASK);
  g_assert_cmpstr (fixture->acted, ==, "pick:A3+gem3");
  board_press_key (fixture->board, GDK_KEY_Escape, 0, 0);
  g_assert_false (edubba_board_cancel (fixture->board));
  g_clear_pointer (&fixture->acted, g_free);
  hands_press (fixture->board, HANDS_KEYS, "cell:C4");
  g_assert_true (board_get_state (fixture, "cell:C4") & EDUBBA_PLACE_PICKED);
}

/* Lets the carried card go over the middle of a part. */
static void
drop_at (BoardFixture *fixture, const char *part)
{
  GtkWidget       *widget = edubba_board_find_part (fixture->board, part);
  graphene_rect_t  bounds;
  graphene_point_t middle;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->board), &bounds));
  graphene_rect_get_center (&bounds, &middle);
  bunny_board_put_card (BUNNY_BOARD (fixture->board), middle.x, middle.y);
}

/* A building goes to cells that are lit, and to refused ones; Escape puts it back. */
static void
test_carry (BoardFixture *fixture, gconstpointer data)
{
  BunnyBoard *board = BUNNY_BOARD (fixture->board);

  board_show (fixture, BOARD_BUILD, 0, 1000, 700);
  bunny_board_take_card (board, "tray:city1");
  g_assert_true (board_get_state (fixture, "cell:J4") & EDUBBA_PLACE_TARGET);
  drop_at (fixture, "cell:J4");
  g_assert_cmpstr (fixture->acted, ==, "build:city1-J4");
  bunny_board_take_card (board, "tray:pearl");
  drop_at (fixture, "cell:C4");
  g_assert_cmpstr (fixture->acted, ==, "build:pearl-C4");
  g_clear_pointer (&fixture->acted, g_free);
  bunny_board_take_card (board, "tray:city1");
  board_press_key (fixture->board, GDK_KEY_Escape, 0, 0);
  drop_at (fixture, "cell:J4");
  g_assert_null (fixture->acted);
  g_assert_cmpint (board_get_state (fixture, "cell:J4"), ==, EDUBBA_PLACE_PLAIN);
}

/* A carried card does not hide its targets. */
static void
test_carry_small (BoardFixture *fixture, gconstpointer data)
{
  BunnyBoard     *board = BUNNY_BOARD (fixture->board);
  GtkWidget      *cell;
  graphene_rect_t area;

  board_show (fixture, BOARD_BUILD, 0, 1000, 700);
  cell = edubba_board_find_part (fixture->board, "cell:J4");
  bunny_board_take_card (board, "tray:city1");
  g_assert_true (edubba_carry_get_area (board->carry, &area));
  g_assert_cmpint ((int) (area.size.width + 0.5f), ==, gtk_widget_get_width (cell));
  g_assert_cmpfloat (area.size.height, >, area.size.width);
}

/* A card is carried to a slot, or to the board, which is the next free one. */
static void
test_carry_cards (BoardFixture *fixture, gconstpointer data)
{
  BunnyBoard *board = BUNNY_BOARD (fixture->board);

  board_show (fixture, BOARD_EXPLORE, 0, 1000, 700);
  bunny_board_take_card (board, "card:gem3");
  drop_at (fixture, "slot:2");
  bunny_board_take_card (board, "card:A3");
  drop_at (fixture, "cell:E5");
  board_press (fixture, "end");
  g_assert_cmpstr (fixture->acted, ==, "pick:A3+gem3");
}

static void
count_cb (EdubbaBoard *board, guint *n)
{
  ++*n;
}

/* Cards that were played: the board shows the state after it at once, and tells of them until a key
 * is pressed. */
static void
test_story (BoardFixture *fixture, gconstpointer data)
{
  static const char     after[] = "bunny/1 seats=3 round=3 pick=5 land=A1,A2,A4|B5,J1,J2|F1 "
                                  "hands=A3,C4,city1,city1|?,?,?,?|?,?,?,? for=1";
  BunnyBoard           *board = BUNNY_BOARD (fixture->board);
  GameEvent             event = { .kind = GAME_EVENT_MOVE,
                                  .seen_by = 0xff,
                                  .from = bunny_zone (BUNNY_ZONE_SEALED, 1, 0, 0),
                                  .to = bunny_zone (BUNNY_ZONE_SPENT, 1, 0, 0) };
  g_autofree GameState *state = game_state_new (&bunny_rules);
  g_autofree GameState *seen = game_state_new (&bunny_rules);
  guint                 n_settled = 0;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  event.item = (guint16) (bunny_cell_find ("B5", 2) + 1);
  board_show (fixture, BOARD_EXPLORE, 0, 1000, 700);
  g_signal_connect (fixture->board, "settled", G_CALLBACK (count_cb), &n_settled);
  g_assert_true (bunny_rules.parse_position (after, state, NULL));
  bunny_rules.complete (state, 1, seen);
  bunny_rules.observe (seen, 0, state);
  edubba_board_play (fixture->board, state, 0, TRUE, &event, 1);
  g_assert_true (edubba_board_is_moving (fixture->board));
  g_assert_cmpuint (board->view.state.table.pick, ==, 5);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (board->say)), ==, "Player 2: B5");
  g_assert_true (board_get_state (fixture, "cell:B5") & EDUBBA_PLACE_MARKED);
  /* The same state again, as when a computer begins to think, cuts nothing short. */
  edubba_board_show_state (fixture->board, state, 0, FALSE);
  g_assert_true (edubba_board_is_moving (fixture->board));
  board_press_key (fixture->board, GDK_KEY_Left, 0, 0);
  g_assert_false (edubba_board_is_moving (fixture->board));
  g_assert_cmpuint (n_settled, ==, 1);
}

/* The label with the class `score`, or NULL. */
static const char *
find_score (GtkWidget *widget)
{
  const char *score = NULL;

  if (gtk_widget_has_css_class (widget, "score"))
    return gtk_label_get_label (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && score == NULL;
       child = gtk_widget_get_next_sibling (child))
    score = find_score (child);
  return score;
}

/* The points that a seat's strip shows. */
static const char *
get_points (BoardFixture *fixture, guint seat)
{
  EdubbaStrips *strips = BUNNY_BOARD (fixture->board)->strips;

  return find_score (GTK_WIDGET (edubba_strips_get_strip (strips, seat)));
}

/* A harvest is counted fief by fief: nobody sees points that have not been counted yet, whatever is
 * shown meanwhile. */
static void
test_count (BoardFixture *fixture, gconstpointer data)
{
  g_autofree GameState *before = game_state_new (&bunny_rules);
  g_autofree GameState *state = game_state_new (&bunny_rules);
  g_autoptr (GPtrArray) counts = NULL;

  board_show (fixture, "bunny/1 round=4 phase=build score=4|2 land=A3,A4,D3,E3|J1", 0, 1000, 700);
  memcpy (before, &BUNNY_BOARD (fixture->board)->view.state, bunny_rules.state_size);
  g_assert_true (bunny_rules.parse_position (
    "bunny/1 round=4 phase=over score=6|2 land=A3,A4,D3,E3|J1", state, NULL));
  counts = edubba_board_list_counts (fixture->board, before, state, 0);
  g_assert_cmpuint (counts->len, ==, 1);
  edubba_board_show_count (fixture->board, counts->pdata[0], 0);
  edubba_board_play (fixture->board, state, 0, FALSE, NULL, 0);
  g_assert_cmpstr (get_points (fixture, 0), ==, "4");
  edubba_board_show_count (fixture->board, counts->pdata[0], 1);
  g_assert_cmpstr (get_points (fixture, 0), ==, "5");
  g_assert_cmpstr (get_points (fixture, 1), ==, "2");
  g_assert_true (board_get_state (fixture, "cell:A3") & EDUBBA_PLACE_MARKED);
  g_assert_true (board_get_state (fixture, "cell:A4") & EDUBBA_PLACE_MARKED);
  g_assert_false (board_get_state (fixture, "cell:D3") & EDUBBA_PLACE_MARKED);
  edubba_board_show_state (fixture->board, state, 0, FALSE);
  g_assert_cmpstr (get_points (fixture, 0), ==, "5");
  edubba_board_show_count (fixture->board, NULL, 0);
  g_assert_cmpstr (get_points (fixture, 0), ==, "6");
  g_assert_false (board_get_state (fixture, "cell:A3") & EDUBBA_PLACE_MARKED);
}

/* The facts about a cell and a card are heard as well. */
static void
test_names (BoardFixture *fixture, gconstpointer data)
{
  board_show (fixture, BOARD_EXPLORE, 0, 1000, 700);
  gtk_test_accessible_assert_property (
    edubba_board_find_part (fixture->board, "cell:A4"), GTK_ACCESSIBLE_PROPERTY_LABEL,
    "A4. Printed city of strength 1. Yours. Fief of 1 cell. Strength 1 times wealth 0: 0.");
  gtk_test_accessible_assert_property (
    edubba_board_find_part (fixture->board, "card:A3"), GTK_ACCESSIBLE_PROPERTY_LABEL,
    "A3. Forest, which gives wood.");
  gtk_test_accessible_assert_property (
    edubba_board_find_part (fixture->board, "card:wood1"), GTK_ACCESSIBLE_PROPERTY_LABEL,
    "Woodcutter. 1 for each wood you make. Counted: 2. Now: 2.");
}

/* Shows the position of a line, or finds the parts that it points at. */
static void
follow_line (BoardFixture *fixture, const char *line, guint viewer)
{
  g_auto (GStrv) parts = g_strsplit_set (line, "=;", -1);

  if (g_str_has_prefix (line, "Position="))
    board_show (fixture, line + strlen ("Position="), viewer, 1000, 700);
  for (guint i = 1; g_strcmp0 (parts[0], "Spotlight") == 0 && parts[i] != NULL; i++)
    {
      g_autofree char *part = course_spotlight_parse (&bunny_rules, 2, parts[i]);

      g_assert_true (part != NULL && edubba_board_find_part (fixture->board, part) != NULL);
    }
}

/* Each part that the lessons point at is on the board. */
static void
test_spotlights (BoardFixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games",
                                              "bunny", "data", "lessons", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name; (name = g_dir_read_name (dir)) != NULL;)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;
      g_auto (GStrv) lines = NULL;
      guint viewer = 0;

      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      lines = g_strsplit (text, "\n", -1);
      for (guint i = 0; lines[i] != NULL; i++)
        {
          if (g_str_has_prefix (lines[i], "Seat="))
            viewer = (guint) (lines[i][strlen ("Seat=")] - '1');
          follow_line (fixture, lines[i], viewer);
        }
    }
}

/* The place of each hint is on the board. */
static void
test_hints (BoardFixture *fixture, gconstpointer data)
{
  static const char *const positions[] = { BOARD_EXPLORE, BOARD_BUILD, HARVEST, FINAL };

  for (guint i = 0; i < G_N_ELEMENTS (positions); i++)
    {
      const BunnyView *view = &BUNNY_BOARD (fixture->board)->view;

      board_show (fixture, positions[i], 0, 1000, 700);
      g_assert_null (bunny_words.hint_part (NULL, view->legal[0], GAME_HINT_RULE));
      for (guint k = 0; k < view->n_legal; k++)
        {
          g_autofree char *part = bunny_words.hint_part (NULL, view->legal[k], GAME_HINT_PLACE);

          g_assert_nonnull (edubba_board_find_part (fixture->board, part));
        }
    }
}

/* As small as a stamp it shows whose cells are whose. */
static void
test_mini (void)
{
  GtkWidget            *mini = g_object_ref_sink (g_object_new (BUNNY_TYPE_MINI, NULL));
  GtkWidget            *window = gtk_window_new ();
  g_autofree GameState *state = game_state_new (&bunny_rules);
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gtk_window_set_child (GTK_WINDOW (window), mini);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (bunny_rules.parse_position (HARVEST, state, NULL));
  edubba_board_show_state (EDUBBA_BOARD (mini), state, 0, FALSE);
  g_assert_false (edubba_board_cancel (EDUBBA_BOARD (mini)));
  while (gtk_widget_get_width (mini) == 0)
    g_main_context_iteration (NULL, TRUE);
  paintable = gtk_widget_paintable_new (mini);
  gdk_paintable_snapshot (paintable, snapshot, 100, 100);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  g_assert_nonnull (node);
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (mini);
}

/* None of the parts that must be seen is outside, from 360 x 540 on. */
static void
test_fits (BoardFixture *fixture, gconstpointer data)
{
  static const char *const parts[] = { "cell:A1", "cell:J10", "seat:1", "seat:3", "end" };
  int                      width = GPOINTER_TO_INT (data) / 10000;
  int                      height = GPOINTER_TO_INT (data) % 10000;

  board_show (fixture, BOARD_EXPLORE, 0, width, height);
  board_wait_for_frames (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      GtkWidget      *part = edubba_board_find_part (fixture->board, parts[i]);
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (part, GTK_WIDGET (fixture->window), &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, (float) width);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, (float) height);
    }
}

/* The facts about a seat, line by line: as wide as a line is read with ease. */
static void
test_lists (BoardFixture *fixture, gconstpointer data)
{
  BunnyBoard *board = BUNNY_BOARD (fixture->board);
  int         wide;

  board_show (fixture, BOARD_BUILD, 0, 1000, 700);
  board_press (fixture, "seat:1");
  g_assert_true (gtk_widget_get_visible (board->lists));
  gtk_widget_measure (board->lists, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wide, NULL, NULL);
  g_assert_cmpint (wide, >=, 200);
  /* The seat; four fiefs; free cells on four lands; five that wait. */
  g_assert_nonnull (gtk_list_box_get_row_at_index (GTK_LIST_BOX (board->list_box), 10));
  gtk_popover_popdown (GTK_POPOVER (board->lists));
}

/* Reads the cell or the card that has the focus, the viewer's own fiefs without focus; and the
 * viewer's cards. */
static void
test_aloud (BoardFixture *fixture, gconstpointer data)
{
  g_autofree char *cell = NULL;
  g_autofree char *card = NULL;
  g_autofree char *own = NULL;
  g_autofree char *seat = NULL;
  g_autofree char *hand = NULL;

  board_show (fixture, BOARD_EXPLORE, 0, 900, 700);
  cell = edubba_board_read_aloud (fixture->board, EDUBBA_BOARD_PLACE,
                                  edubba_board_find_part (fixture->board, "cell:A1"));
  g_assert_true (g_str_has_prefix (cell, "A1. "));
  g_assert_nonnull (strstr (cell, "Fief of 2 cells."));
  card = edubba_board_read_aloud (fixture->board, EDUBBA_BOARD_PLACE,
                                  edubba_board_find_part (fixture->board, "card:C4"));
  g_assert_true (g_str_has_prefix (card, "C4. "));
  own = edubba_board_read_aloud (fixture->board, EDUBBA_BOARD_PLACE, NULL);
  g_assert_nonnull (strstr (own, "Fief of 2 cells at A1."));
  seat = edubba_board_read_aloud (fixture->board, EDUBBA_BOARD_PLACE,
                                  edubba_board_find_part (fixture->board, "seat:2"));
  g_assert_nonnull (strstr (seat, "Fief of 2 cells at J1."));
  hand = edubba_board_read_aloud (fixture->board, EDUBBA_BOARD_HAND, NULL);
  g_assert_true (g_str_has_prefix (hand, "A3. "));
  g_assert_nonnull (strstr (hand, card));
}

/* The help's page for the part with the focus. */
static void
test_paragraphs (BoardFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *position;
    const char *part;
    const char *paragraph;
  } rows[] = {
    { BOARD_EXPLORE, "cell:A1", "4.1" },
    { BOARD_EXPLORE, "cell:B5", "0.1" },
    { BOARD_EXPLORE, "card:C4", "2.4" },
    { BOARD_EXPLORE, "card:city1", "2.5" },
    { BOARD_EXPLORE, "card:gem3", "5.3" },
    { BOARD_EXPLORE, "seat:2", "4.3" },
    { BOARD_EXPLORE, "slot:1", "2.1" },
    { BOARD_BUILD, "tray:city1", "3.2" },
    { BOARD_BUILD, "tray:city3", "3.3" },
    { BOARD_BUILD, "tray:pearl", "3.3" },
    { BOARD_BUILD, "tray:camp2", "3.5" },
    { BOARD_BUILD, "tray:tower", "3.4" },
    { BOARD_BUILD, "done", "3.1" },
    { HARVEST, "cell:A5", "4.2" },
    { HARVEST, "cell:A4", "4.1" },
    { HARVEST, "goods:fish", "4.2" },
    { TENTS, "cell:A1", "3.5" },
    { TENTS, "cell:C4", "3.4" },
    { FINAL, "seat:1", "4.3" },
    { TWO, "slot:2", "2.8" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *part;

      board_show (fixture, rows[i].position, 0, 1000, 700);
      part = edubba_board_find_part (fixture->board, rows[i].part);
      g_assert_cmpstr (edubba_board_find_paragraph (fixture->board, part), ==, rows[i].paragraph);
    }
}

/* Of two players the other has no number. */
static void
test_changes_of_two (BoardFixture *fixture, gconstpointer data)
{
  g_autofree GameState *before = game_state_new (&bunny_rules);
  g_autofree GameState *after = game_state_new (&bunny_rules);
  g_autofree char      *said = NULL;

  board_show (fixture, TWO, 0, 900, 700);
  g_assert_true (
    bunny_rules.parse_position ("bunny/1 round=2 phase=build move=1 land=A1|J1", before, NULL));
  g_assert_true (bunny_rules.parse_position (
    "bunny/1 round=2 phase=build move=1 land=A1,A2|J1,J2", after, NULL));
  said = edubba_board_read_changes (fixture->board, before, after);
  g_assert_cmpstr (said, ==, "You: A2. Opponent: J2.");
}

static void
test_changes (BoardFixture *fixture, gconstpointer data)
{
  g_autofree GameState *before = game_state_new (&bunny_rules);
  g_autofree GameState *after = game_state_new (&bunny_rules);
  g_autofree char      *said = NULL;
  g_autofree char      *nothing = NULL;

  board_show (fixture, BOARD_EXPLORE, 0, 900, 700);
  g_assert_true (bunny_rules.parse_position (
    "bunny/1 seats=3 round=2 phase=build move=1 land=A1|J1|F1 tray=pearl|camp1|", before, NULL));
  g_assert_true (bunny_rules.parse_position (
    "bunny/1 seats=3 round=2 phase=build move=1 land=A1,A2|J1,J2|F1 tray=pearl|camp1,tower| "
    "score=0|7|0",
    after, NULL));
  nothing = edubba_board_read_changes (fixture->board, before, before);
  g_assert_cmpstr (nothing, ==, "");
  said = edubba_board_read_changes (fixture->board, before, after);
  g_assert_cmpstr (said, ==, "You: A2. Player 2: J2, Sky tower. Player 2: 7 carrots.");
}

#define ADD(path, test) \
  g_test_add ("/ui/bunny/board/" path, BoardFixture, NULL, board_set_up, test, board_tear_down)

int
main (int argc, char *argv[])
{
  static const int sizes[][2] = { { 360, 540 }, { 600, 360 }, { 1280, 720 }, { 2560, 1340 } };

  display_test_init (&argc, &argv);
  ADD ("explore", test_explore);
  ADD ("build", test_build);
  ADD ("build/alike", test_alike);
  ADD ("posts", test_posts);
  ADD ("copies", test_copies);
  ADD ("keys", test_keys);
  ADD ("carry", test_carry);
  ADD ("carry/small", test_carry_small);
  ADD ("carry/cards", test_carry_cards);
  ADD ("story", test_story);
  ADD ("count", test_count);
  ADD ("names", test_names);
  ADD ("spotlights", test_spotlights);
  g_test_add_func ("/ui/bunny/board/mini", test_mini);
  ADD ("hints", test_hints);
  ADD ("aloud", test_aloud);
  ADD ("paragraphs", test_paragraphs);
  ADD ("changes", test_changes);
  ADD ("changes/of-two", test_changes_of_two);
  ADD ("lists", test_lists);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *name =
        g_strdup_printf ("/ui/bunny/board/fits/%d-%d", sizes[i][0], sizes[i][1]);

      g_test_add (name, BoardFixture, GINT_TO_POINTER (sizes[i][0] * 10000 + sizes[i][1]),
                  board_set_up, test_fits, board_tear_down);
    }
  return g_test_run ();
}
