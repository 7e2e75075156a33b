/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The look of Bunny Kingdom's board, as far as it can be measured: field and cards fill the
 * space, from a telephone to a wall; no card cuts a word, in any language; seats and lands are
 * distinct to colour-blind eyes.
 */
#include "bunny-board-fixture.h"

#include "board-hands.h"
#include "bunny-art.h"
#include "bunny-board-private.h"
#include "bunny-cards.h"
#include "bunny-drawing.h"
#include "bunny-rules.h"
#include "bunny-state.h"
#include "catalogues.h"
#include "colours.h"
#include "display.h"
#include "edubba-kit.h"
#include "edubba-mark.h"
#include "edubba-ring.h"
#include "game-state.h"
#include "language.h"

/* Hands as they are dealt: to two seats, and to four. */
#define TWO                                                                          \
  "bunny/1 hands=A3,C4,D1,E1,F2,G3,H4,city1,city2,gem3,wood1|?,?,?,?,?,?,?,?,?,?,? " \
  "reserve=?,?,?,?,?,?,?,?,?|?,?,?,?,?,?,?,?,? for=1"
#define FOUR                                                                                    \
  "bunny/1 seats=4 hands=A3,C4,D1,E1,F2,G3,city2,gem3,wood1,copyl|?,?,?,?,?,?,?,?,?,?|?,?,?,?," \
  "?,?,?,?,?,?|?,?,?,?,?,?,?,?,?,? for=1"

/* Distances of colours, as far apart as those of Babel's nations; lands have drawings besides. */
#define SEATS_APART       35.0
#define SEATS_APART_BLIND 17.0
#define SEATS_APART_GREY  5.5
#define LANDS_APART       20.0
#define LANDS_APART_BLIND 13.0

/* The least contrast of a lit cell's frame with the land below it, as WCAG 2 asks of graphics. */
#define DISCERNIBLE 3.0

typedef struct
{
  const char *position;
  int         width, height;
  int         cell, card; /* the least sizes in pixels; of a card within its border */
} Window;

static const Window windows[] = {
  { TWO, 360, 552, 27, 46 },
  { FOUR, 360, 552, 27, 46 },
  { BOARD_BUILD, 360, 552, 30, 52 },
  { FOUR, 360, 624, 32, 46 },
  { FOUR, 600, 704, 38, 46 },
  { FOUR, 1024, 504, 42, 85 },
  { FOUR, 1280, 704, 55, 100 },
  { FOUR, 1920, 984, 90, 150 },
  { FOUR, 2560, 1344, 125, 180 },
};

/* All cards are seen without scrolling. */
static void
test_filled (BoardFixture *fixture, gconstpointer data)
{
  const Window  *window = data;
  BunnyBoard    *board = BUNNY_BOARD (fixture->board);
  GtkAdjustment *way;

  board_show (fixture, window->position, 0, window->width, window->height);
  board_wait_for_frames (fixture);
  board_wait_for_frames (fixture);
  if (gtk_widget_get_width (GTK_WIDGET (fixture->window)) < window->width ||
      gtk_widget_get_height (GTK_WIDGET (fixture->window)) < window->height)
    {
      g_test_skip ("the display is smaller");
      return;
    }
  way = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (board->scroller));
  g_assert_cmpfloat (gtk_adjustment_get_upper (way), <=, gtk_adjustment_get_page_size (way));
  g_test_message ("cells of %.0f, cards of %d", edubba_field_get_size (board->field),
                  gtk_widget_get_width (GTK_WIDGET (bunny_hand_get_card (board->hand, 0))));
  g_assert_cmpfloat (edubba_field_get_size (board->field), >=, (float) window->cell);
  for (guint i = 0; i < bunny_hand_get_n (board->hand); i++)
    g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (bunny_hand_get_card (board->hand, i))), >=,
                     window->card);
}

/* The ring round a cell begins at the cell's edge, and round anything else a little outside. */
static void
test_rings (BoardFixture *fixture, gconstpointer data)
{
  const char *const parts[] = { "cell:A1", "seat:1" };

  board_show (fixture, BOARD_EXPLORE, 0, 360, 560);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      GtkWidget      *part = edubba_board_find_part (fixture->board, parts[i]);
      float           inset = i == 0 ? EDUBBA_RING_REACH - EDUBBA_RING_THICKNESS : 0;
      graphene_rect_t area, frame;

      g_assert_true (gtk_widget_compute_bounds (part, GTK_WIDGET (fixture->board), &area));
      g_assert_true (edubba_board_compute_frame (fixture->board, part,
                                                 GTK_WIDGET (fixture->board), &frame));
      g_assert_cmpfloat (frame.origin.x, ==, area.origin.x + inset);
      g_assert_cmpfloat (frame.size.height, ==, area.size.height - 2 * inset);
    }
}

/* Cards no longer in the hand lie below it where there is room, only to be looked at. */
static void
test_kept (BoardFixture *fixture, gconstpointer data)
{
  static const char has[] =
    "bunny/1 seats=3 round=3 pick=4 land=A1|J1|F1 hands=A3,C4,city1,city1,gem3,wood1|?,?,?,?,?,?|"
    "?,?,?,?,?,? tray=pearl,tower|| scrolls=fish1|?|? for=1";
  BunnyBoard *board = BUNNY_BOARD (fixture->board);

  board_show (fixture, has, 0, 1280, 704);
  board_wait_for_frames (fixture);
  g_assert_cmpuint (bunny_hand_get_n (board->store), ==, 3);
  g_assert_true (gtk_widget_get_mapped (board->kept));
  gtk_widget_activate_action (GTK_WIDGET (bunny_hand_get_card (board->store, 0)), "board.press",
                              "s", "kept:pearl");
  g_assert_null (fixture->acted);
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (board->say)), "Pearls"));
  board_show (fixture, BOARD_BUILD, 0, 1280, 704);
  g_assert_false (gtk_widget_get_mapped (board->kept));
}

/* The product of a fief hides no resource, if it has a cell without one. */
static void
test_tags (void)
{
  static const struct
  {
    const char *land;
    guint       place; /* ten cells a row, from 0 */
  } rows[] = {
    { "E3,E4,F4", 43 },
    { "A7,A8,B8", 17 },
    { "A5,A6", 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree GameState *state = game_state_new (&bunny_rules);
      g_autofree char      *text =
        g_strconcat ("bunny/1 round=2 phase=build move=1 land=", rows[i].land, "|J10", NULL);
      const BunnyTable *table = &bunny_state (state)->table;
      BunnyFiefs        fiefs;

      g_assert_true (bunny_rules.parse_position (text, state, NULL));
      bunny_fiefs_find (table, 0, &fiefs);
      g_assert_cmpuint (bunny_drawing_find_tag (table, &fiefs, 0), ==, rows[i].place);
    }
}

/* The receiver of the viewer's hand is named, but not beside a question, which may ask for it. */
static void
test_passing (BoardFixture *fixture, gconstpointer data)
{
  BunnyBoard *board = BUNNY_BOARD (fixture->board);

  edubba_board_introduce (fixture->board, GAME_ADDRESS_YOU, NULL, EDUBBA_BOARD_GAME);
  board_show (fixture, BOARD_EXPLORE, 0, 1000, 700);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (board->round)), ==,
                   "Round 3, pick 4 of 6: hands go left, to Player 2");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (board->track), ==,
                   gtk_label_get_label (GTK_LABEL (board->round)));
  edubba_board_introduce (fixture->board, GAME_ADDRESS_YOU, NULL, EDUBBA_BOARD_QUESTION);
  board_show (fixture, BOARD_EXPLORE, 0, 1000, 700);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (board->round)), ==, "Round 3, pick 4 of 6");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (board->track), ==,
                   gtk_label_get_label (GTK_LABEL (board->round)));
}

/* The width of the first card of n in the hand of a round that began with eleven. */
static int
measure_card (BoardFixture *fixture, guint n, int width, int height)
{
  static const char *const cards[] = { "A3", "C4", "D1", "E1", "F2", "G3",
                                       "H4", "city1", "city2", "gem3", "wood1" };
  BunnyBoard              *board = BUNNY_BOARD (fixture->board);
  g_autoptr (GString) position = g_string_new (NULL);

  g_string_printf (position, "bunny/1 pick=%u hands=", 12 - n);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (position, "%s%s", i > 0 ? "," : "", cards[i]);
  for (guint i = 0; i < n; i++)
    g_string_append (position, i > 0 ? ",?" : "|?");
  for (guint seat = 0; seat < 2; seat++)
    for (guint i = 0; i < n - 2; i++)
      g_string_append (position, i > 0 ? ",?" : seat == 0 ? " reserve=?"
                                                          : "|?");
  if (n == 2)
    g_string_append (position, " reserve=|");
  g_string_append (position, " for=1");
  board_show (fixture, position->str, 0, width, height);
  board_wait_for_frames (fixture);
  g_assert_cmpuint (bunny_hand_get_n (board->hand), ==, n);
  return gtk_widget_get_width (GTK_WIDGET (bunny_hand_get_card (board->hand, 0)));
}

/* Cards keep their size while the hand shrinks, but once, when six are left. */
static void
test_steady (BoardFixture *fixture, gconstpointer data)
{
  static const int sizes[][2] = { { 1280, 704 }, { 360, 560 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      int most = measure_card (fixture, 11, sizes[i][0], sizes[i][1]);
      int few = measure_card (fixture, 6, sizes[i][0], sizes[i][1]);

      for (guint n = 7; n < 11; n++)
        g_assert_cmpint (measure_card (fixture, n, sizes[i][0], sizes[i][1]), ==, most);
      g_assert_cmpint (few, >=, most);
      for (guint n = 2; n < 6; n++)
        g_assert_cmpint (measure_card (fixture, n, sizes[i][0], sizes[i][1]), ==, few);
    }
}

/* On a telephone the field gets the room of the second row as soon as the hand needs but one. */
static void
test_last_row (BoardFixture *fixture, gconstpointer data)
{
  BunnyBoard *board = BUNNY_BOARD (fixture->board);
  int         before;

  measure_card (fixture, 7, 360, 560);
  before = gtk_widget_get_height (board->zoom);
  measure_card (fixture, 6, 360, 560);
  g_assert_cmpint (gtk_widget_get_height (board->zoom), >=, before + 50);
}

static void
assert_first (BoardFixture *fixture, guint viewer, EdubbaBoardOccasion occasion, guint first)
{
  edubba_board_introduce (fixture->board, GAME_ADDRESS_YOU, NULL, occasion);
  board_show (fixture, BOARD_BUILD, viewer, 1000, 700);
  g_assert_cmpuint (bunny_view_get_first (&BUNNY_BOARD (fixture->board)->view), ==, first);
}

/* A player alone wears the first mark: in exercises the viewer; in a game the only person, also
 * if somebody looks back with the eyes of others. Several persons wear their own. */
static void
test_marks (BoardFixture *fixture, gconstpointer data)
{
  edubba_board_set_person (fixture->board, GAME_NOBODY);
  assert_first (fixture, 1, EDUBBA_BOARD_EXERCISE, 1);
  assert_first (fixture, 1, EDUBBA_BOARD_GAME, GAME_NOBODY);
  edubba_board_set_person (fixture->board, 2);
  assert_first (fixture, 2, EDUBBA_BOARD_GAME, 2);
  assert_first (fixture, 1, EDUBBA_BOARD_GAME, 2);
  assert_first (fixture, 1, EDUBBA_BOARD_BOUT, 2);
}

static void
assert_called (BunnyBoard *board, guint seat, const char *expected)
{
  g_autofree char *name = bunny_view_dup_seat (&board->view, seat);

  g_assert_cmpstr (name, ==, expected);
}

/* Those who have a name are called by it, where nobody is "you" beside the number that sentences
 * have. */
static void
test_names (BoardFixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "Anna", "", "greedy", NULL };
  BunnyBoard              *board = BUNNY_BOARD (fixture->board);

  edubba_board_name_seats (fixture->board, names);
  edubba_board_introduce (fixture->board, GAME_ADDRESS_NUMBER, NULL, EDUBBA_BOARD_GAME);
  board_show (fixture, BOARD_BUILD, 0, 1000, 700);
  assert_called (board, 0, "1. Anna");
  assert_called (board, 1, "Player 2");
  assert_called (board, 2, "3. greedy");
  edubba_board_introduce (fixture->board, GAME_ADDRESS_YOU, NULL, EDUBBA_BOARD_GAME);
  assert_called (board, 0, "You");
  assert_called (board, 2, "greedy");
  edubba_board_name_seats (fixture->board, NULL);
  assert_called (board, 2, "Player 3");
}

/* Returns TRUE if ending the building turn stands out. */
static gboolean
is_end_suggested (BoardFixture *fixture, const char *tray, EdubbaBoardOccasion occasion)
{
  /* A camp that waits has been announced where the tray says so. */
  g_autofree char *position = g_strdup_printf (
    "bunny/1 round=3 phase=build land=A1,A2,J4,J5|J1 built=A1:city1,J4:city2 tray=%s|%s",
    g_str_has_suffix (tray, "!") ? "camp1" : tray,
    g_str_has_suffix (tray, "!") ? " move=1 camp=1" : "");
  BunnyBoard *board = BUNNY_BOARD (fixture->board);

  edubba_board_introduce (fixture->board, GAME_ADDRESS_YOU, NULL, occasion);
  board_show (fixture, position, 0, 1000, 700);
  return gtk_widget_has_css_class (board->end, "suggested-action");
}

/* The end is not suggested while a waiting building would bring more, or while a task may be
 * about it. */
static void
test_end (BoardFixture *fixture, gconstpointer data)
{
  g_assert_true (is_end_suggested (fixture, "", EDUBBA_BOARD_GAME));
  g_assert_false (is_end_suggested (fixture, "city1", EDUBBA_BOARD_GAME));
  g_assert_false (is_end_suggested (fixture, "tower", EDUBBA_BOARD_GAME));
  g_assert_false (is_end_suggested (fixture, "camp1", EDUBBA_BOARD_GAME));
  g_assert_false (is_end_suggested (fixture, "camp1!", EDUBBA_BOARD_GAME));
  g_assert_true (is_end_suggested (fixture, "gold", EDUBBA_BOARD_GAME));
  g_assert_false (is_end_suggested (fixture, "gold", EDUBBA_BOARD_EXERCISE));
}

/* A cell where no tower can stand is asked for at once, and is not the first one of two. */
static void
test_tower (BoardFixture *fixture, gconstpointer data)
{
  edubba_board_introduce (fixture->board, GAME_ADDRESS_YOU, NULL, EDUBBA_BOARD_GAME);
  board_show (fixture,
              "bunny/1 round=3 phase=build land=A1,A2,J4,J5|J1 built=A1:city1,J4:city2 tray=tower|",
              0, 1000, 700);
  board_press (fixture, "tray:tower");
  board_press (fixture, "cell:A1");
  g_assert_cmpstr (fixture->acted, ==, "tower:A1-A2");
  board_press (fixture, "cell:J5");
  g_assert_cmpstr (fixture->acted, ==, "tower:A1-A2");
  board_press (fixture, "cell:A2");
  g_assert_cmpstr (fixture->acted, ==, "tower:A2-J5");
}

/* ---- Words */

typedef struct
{
  const char *language;
  int         width;
  gboolean    lies; /* on its side */
} Print;

static const Print prints[] = {
  { "", 48 },
  { "", 76 },
  { "", 99 },
  { "", 190 },
  { "ru", 48 },
  { "ru", 76 },
  { "ru", 99 },
  { "ru", 190 },
  { "cs", 48 },
  { "cs", 76 },
  { "cs", 99 },
  { "cs", 190 },
  { "", 104, TRUE },
  { "ru", 104, TRUE },
  { "cs", 104, TRUE },
};

/* Every face there is, on a card of a width. */
static void
test_words (BoardFixture *fixture, gconstpointer data)
{
  const Print *print = data;
  BunnyBoard  *board = BUNNY_BOARD (fixture->board);

  catalogues_bind ();
  if (*print->language != '\0' && !language_can_be_chosen ("edubba-bunny", "Provisions"))
    return;
  language_choose (print->language);
  board_show (fixture, BOARD_EXPLORE, 0, 1000, 700);
  for (guint face = BUNNY_CITY1; face <= BUNNY_N_FACES; face++)
    {
      GtkWidget *card = g_object_ref_sink (bunny_card_new (&board->view, face, "card:x"));
      g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;

      gtk_window_set_child (fixture->window, NULL);
      gtk_window_set_child (fixture->window, card);
      gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (
        card,
        &(GtkAllocation) { 0, 0, print->width, (int) (print->width * (print->lies ? 0.62 : 1.3)) },
        -1);
      GTK_WIDGET_GET_CLASS (card)->snapshot (card, snapshot);
      node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
      if (!bunny_card_is_whole (BUNNY_CARD_VIEW (card)))
        g_test_fail_printf ("card %u is cut: %s", face,
                            bunny_card_get_sentence (BUNNY_CARD_VIEW (card)));
      g_object_unref (card);
    }
  language_choose ("");
}

/* ---- Colours */

static void
check_apart (GdkRGBA one, GdkRGBA other, double least, double least_blind)
{
  Colour a = colour_read (one);
  Colour b = colour_read (other);

  g_assert_cmpfloat (colour_get_distance (colour_identity, a, b), >=, least);
  for (guint i = 0; i < G_N_ELEMENTS (colour_blindness); i++)
    g_assert_cmpfloat (colour_get_distance (colour_blindness[i], a, b), >=, least_blind);
}

static void
test_seats (void)
{
  for (guint i = 0; i < EDUBBA_N_MARKS; i++)
    for (guint j = 0; j < i; j++)
      {
        Colour a = colour_read (edubba_mark_get_color (i));
        Colour b = colour_read (edubba_mark_get_color (j));

        check_apart (edubba_mark_get_color (i), edubba_mark_get_color (j), SEATS_APART,
                     SEATS_APART_BLIND);
        g_assert_cmpfloat (fabs (colour_get_lab (a).l - colour_get_lab (b).l), >=,
                           SEATS_APART_GREY);
      }
}

static void
test_lands (void)
{
  for (guint i = BUNNY_LAND_FOREST; i <= BUNNY_LAND_MOUNTAIN; i++)
    for (guint j = BUNNY_LAND_FOREST; j < i; j++)
      check_apart (bunny_art_get_ground (i), bunny_art_get_ground (j), LANDS_APART,
                   LANDS_APART_BLIND);
}

/* ---- The system's accent */

/* The backgrounds of the accents that GNOME offers. */
static const char *const accents[] = { "#3584e4", "#2190a4", "#3a944a", "#c88800", "#ed5b00",
                                       "#d56199", "#e62d42", "#9141ac", "#6f8396" };

/* A sheet is the path of a resource, or is written out. */
static GtkCssProvider *
add_sheet (const char *text)
{
  GtkCssProvider *sheet = gtk_css_provider_new ();

  if (g_str_has_prefix (text, "/"))
    gtk_css_provider_load_from_resource (sheet, text);
  else
#if GTK_CHECK_VERSION(4, 12, 0)
    gtk_css_provider_load_from_string (sheet, text);
#else
    gtk_css_provider_load_from_data (sheet, text, -1);
#endif
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (sheet),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
  return sheet;
}

static void
remove_sheet (GtkCssProvider *sheet)
{
  gtk_style_context_remove_provider_for_display (gdk_display_get_default (),
                                                 GTK_STYLE_PROVIDER (sheet));
  g_object_unref (sheet);
}

/* Lit parts have the accent, in a shade that stands out from every land. If the toolkit knows of
 * no accent, the sheets are put there by hand as it would put them. */
static void
test_accent (BoardFixture *fixture, gconstpointer data)
{
  GtkWidget *place;
  GdkRGBA    last;

  board_show (fixture, BOARD_EXPLORE, 0, 1000, 700);
  place = edubba_board_find_part (fixture->board, "cell:A3");
  last = edubba_kit_get_color (place);
  for (guint i = 0; i < G_N_ELEMENTS (accents); i++)
    {
      g_autofree char *text = g_strdup_printf ("@define-color accent_bg_color %s;", accents[i]);
      GtkCssProvider  *accent = add_sheet (text);
      GtkCssProvider  *kit = add_sheet ("/io/github/edubba/Edubba/board/edubba-kit-accent.css");
      GdkRGBA          color = edubba_kit_get_color (place);

      /* The first accent is that of a system without a chosen one. */
      g_assert_true (i == 0 || !gdk_rgba_equal (&color, &last));
      last = color;
      for (guint land = BUNNY_LAND_FOREST; land <= BUNNY_LAND_MOUNTAIN; land++)
        g_assert_cmpfloat (
          colour_get_contrast (colour_read (color), colour_read (bunny_art_get_ground (land))), >=,
          DISCERNIBLE);
      remove_sheet (kit);
      remove_sheet (accent);
    }
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      g_autofree char *name = g_strdup_printf ("/ui/bunny/look/filled/%u/%d-%d", i,
                                               windows[i].width, windows[i].height);

      g_test_add (name, BoardFixture, &windows[i], board_set_up, test_filled, board_tear_down);
    }
  for (guint i = 0; i < G_N_ELEMENTS (prints); i++)
    {
      g_autofree char *name = g_strdup_printf (
        "/ui/bunny/look/words/%s/%d", *prints[i].language != '\0' ? prints[i].language : "en",
        prints[i].width);

      g_test_add (name, BoardFixture, &prints[i], board_set_up, test_words, board_tear_down);
    }
  g_test_add ("/ui/bunny/look/kept", BoardFixture, NULL, board_set_up, test_kept, board_tear_down);
  g_test_add ("/ui/bunny/look/passing", BoardFixture, NULL, board_set_up, test_passing,
              board_tear_down);
  g_test_add ("/ui/bunny/look/steady", BoardFixture, NULL, board_set_up, test_steady,
              board_tear_down);
  g_test_add ("/ui/bunny/look/last-row", BoardFixture, NULL, board_set_up, test_last_row,
              board_tear_down);
  g_test_add ("/ui/bunny/look/end", BoardFixture, NULL, board_set_up, test_end, board_tear_down);
  g_test_add ("/ui/bunny/look/tower", BoardFixture, NULL, board_set_up, test_tower,
              board_tear_down);
  g_test_add ("/ui/bunny/look/marks", BoardFixture, NULL, board_set_up, test_marks,
              board_tear_down);
  g_test_add ("/ui/bunny/look/names", BoardFixture, NULL, board_set_up, test_names,
              board_tear_down);
  g_test_add ("/ui/bunny/look/accent", BoardFixture, NULL, board_set_up, test_accent,
              board_tear_down);
  g_test_add ("/ui/bunny/look/rings", BoardFixture, NULL, board_set_up, test_rings,
              board_tear_down);
  g_test_add_func ("/ui/bunny/look/tags", test_tags);
  g_test_add_func ("/ui/bunny/look/colours/seats", test_seats);
  g_test_add_func ("/ui/bunny/look/colours/lands", test_lands);
  return g_test_run ();
}
