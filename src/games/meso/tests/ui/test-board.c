/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board by itself: its parts, what assistive technology hears, what nobody may see, and the
 * layout from a telephone to a wall.
 */
#include <gdk/gdk.h>

#include "display.h"
#include "edubba-kit.h"
#include "game-state.h"
#include "meso-board-fixture.h"
#include "meso-board-private.h"
#include "meso-rules.h"

#define START "meso/1 I8:v J8:p,h0,h1,1eee H9:f,w2 I9:t J9:p,h0,h2,2eee H10:q,s2 I10:v moves=2"
#define CARDS                                                                             \
  "meso/1 I8:v H9:f I9:t H10:q I10:v J8:p,h0,h1,1ee J9:p,2a K7:p mana=1/3|2/3 tokens=|4 " \
  "hands=BEFMPST| moves=3"
#define LAY \
  "meso/1 I8:v H9:f I9:t H10:q I10:v J8:p,h1,h1,1ee J9:p moves=0 acted=hut due=lay:J8"
#define MIXED                                                                              \
  "meso/1 I8:v H9:f,w1 I9:t H10:q I10:v J8:p,h1a,1ew,2s J9:p,h2b K8:p,o1,1s mana=2/3|0/3 " \
  "tokens=6|24 moves=3"

/* ---- Parts */

/* Lessons point at what the rules name, which is shown at a place or beside a seat. */
static void
test_parts (BoardFixture *fixture, gconstpointer data)
{
  static const char *const same[][2] = {
    { "land:J8", "place:J8" },
    { "on:H9", "place:H9" },
    { "under:opp:J9", "place:J9" },
    { "at:me:I9", "place:I9" },
    { "mana:me", "seat:1" },
    { "limit:opp", "seat:2" },
    { "supply:opp", "seat:opp" },
  };

  board_show (fixture, MIXED, 0, 1000, 700);
  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    {
      GtkWidget *part = edubba_board_find_part (fixture->board, same[i][0]);

      g_assert_nonnull (part);
      g_assert_true (part == edubba_board_find_part (fixture->board, same[i][1]));
    }
  g_assert_null (edubba_board_find_part (fixture->board, "land:A9"));
  g_assert_null (edubba_board_find_part (fixture->board, "land:A1"));
  g_assert_null (edubba_board_find_part (fixture->board, "mana:3"));
  g_assert_null (edubba_board_find_part (fixture->board, "token:1"));
}

/* ---- What is heard */

static void
test_names (BoardFixture *fixture, gconstpointer data)
{
  board_show (fixture, MIXED, 0, 1000, 700);
  gtk_test_accessible_assert_property (edubba_board_find_part (fixture->board, "place:I9"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Temple");
  gtk_test_accessible_assert_property (edubba_board_find_part (fixture->board, "place:K8"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Plain, from the temple 1 east, 1 north-east");
  gtk_test_accessible_assert_property (
    edubba_board_find_part (fixture->board, "place:K8"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    "Holy place, which brings you mana now: You. You: settlers with stone 1.");
  gtk_test_accessible_assert_property (
    edubba_board_find_part (fixture->board, "place:J8"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    "Hut with token a, worth 6: You. You: settlers with empty hands 1. You: settlers with wood 1. "
    "Your opponent: settlers with stone 1.");
  gtk_test_accessible_assert_property (edubba_board_find_part (fixture->board, "place:H8"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Unexplored, from the temple 1 north-west, 1 west");
}

/* A list leads to what is looked for. */
static void
test_list (BoardFixture *fixture, gconstpointer data)
{
  GtkWidget *button;

  board_show (fixture, MIXED, 0, 1000, 700);
  board_press (fixture, "list");
  button = edubba_board_find_part (fixture->board, "go:K8");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==,
                   "Your settlers: Plain, from the temple 1 east, 1 north-east");
  g_assert_null (edubba_board_find_part (fixture->board, "go:K7"));
  board_press (fixture, "go:K8");
  g_assert_cmpstr (board_get_focused_part (fixture), ==, "place:K8");
  board_press (fixture, "place:K8");
  board_press (fixture, "list");
  g_assert_nonnull (edubba_board_find_part (fixture->board, "go:K7"));
}

static const char *
find_paragraph (BoardFixture *fixture, const char *part)
{
  return edubba_board_find_paragraph (fixture->board,
                                      edubba_board_find_part (fixture->board, part));
}

/* Help begins where the rules are about a part. */
static void
test_paragraphs (BoardFixture *fixture, gconstpointer data)
{
  board_show (fixture, MIXED, 0, 1000, 700);
  g_assert_cmpstr (find_paragraph (fixture, "place:I9"), ==, "4.1.2");
  g_assert_cmpstr (find_paragraph (fixture, "place:I8"), ==, "4.1.8");
  g_assert_cmpstr (find_paragraph (fixture, "place:J8"), ==, "4.2.A");
  g_assert_cmpstr (find_paragraph (fixture, "place:K8"), ==, "4.2.B");
  g_assert_cmpstr (find_paragraph (fixture, "place:H8"), ==, "4.1.7");
  g_assert_cmpstr (find_paragraph (fixture, "seat:2"), ==, "4.3");
  board_press (fixture, "place:J8");
  board_press (fixture, "option:1");
  g_assert_cmpstr (find_paragraph (fixture, "do:drop:J8w"), ==, "4.1.3");
}

static void
test_aloud (BoardFixture *fixture, gconstpointer data)
{
  g_autofree char *place = NULL;
  g_autofree char *hand = NULL;

  board_show (fixture, CARDS, 0, 1000, 700);
  place = edubba_board_read_aloud (fixture->board, EDUBBA_BOARD_PLACE,
                                   edubba_board_find_part (fixture->board, "place:J9"));
  g_assert_cmpstr (place, ==,
                   "Plain, from the temple 1 east. Your opponent: a settler with token a.");
  hand = edubba_board_read_aloud (fixture->board, EDUBBA_BOARD_HAND, NULL);
  g_assert_true (g_str_has_prefix (hand, "Banish: "));
  g_assert_nonnull (strstr (hand, "Teleport: "));
}

/* A hint marks the places that it names, and a preview those that it changes. */
static void
test_marks (BoardFixture *fixture, gconstpointer data)
{
  MesoBoard *board = MESO_BOARD (fixture->board);
  g_autoptr (GamePreview) preview = NULL;
  GameAction action;
  guint      place;

  board_show (fixture, START, 0, 1000, 700);
  g_assert_true (meso_rules.parse_action ("step:J8e-I9", &action, NULL));
  edubba_board_highlight (fixture->board, &action);
  g_assert_true (board_get_state (fixture, "place:J8") & EDUBBA_PLACE_MARKED);
  g_assert_true (board_get_state (fixture, "place:I9") & EDUBBA_PLACE_MARKED);
  g_assert_false (board_get_state (fixture, "place:J9") & EDUBBA_PLACE_MARKED);
  edubba_board_highlight (fixture->board, NULL);
  g_assert_false (board_get_state (fixture, "place:J8") & EDUBBA_PLACE_MARKED);
  board_press (fixture, "place:J8");
  g_assert_true (edubba_board_find_action (
    fixture->board, edubba_board_find_part (fixture->board, "place:I9"), &action));
  preview = game_preview_new (&meso_rules, (const GameState *) &board->sight.state, 0, action, 1);
  edubba_board_show_preview (fixture->board, preview, TRUE);
  for (place = 0; place < MESO_N_PLACES; place++)
    g_assert_cmpint (meso_preview_changes (board->preview, place), ==,
                     place == MESO_TEMPLE || place == meso_place_read_part ("place:J8"));
  edubba_board_show_preview (fixture->board, NULL, TRUE);
  g_assert_null (board->preview);
}

/* An offering is the most that an action can be, and at the temple. */
static void
test_moments (BoardFixture *fixture, gconstpointer data)
{
  static const char offering[] =
    "meso/1 I8:v H9:f I9:t,1a H10:q I10:v J8:p,h1,1e J9:p mana=6/6|0/3 tokens=4|";
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (GameEvent));
  g_autofree char *part = NULL;
  GameAction       action;

  board_show (fixture, offering, 0, 1000, 700);
  board_press (fixture, "place:I9");
  board_press (fixture, "do:offer:a");
  g_assert_true (meso_rules.parse_action (fixture->acted, &action, NULL));
  meso_rules.apply (fixture->world, action, events);
  g_assert_cmpint (edubba_board_find_moment (fixture->board, (const GameEvent *) events->data,
                                             events->len, &part),
                   ==, EDUBBA_MOMENT_FINISHED);
  g_assert_cmpstr (part, ==, "place:I9");
}

/* Walks end where somebody has come to; what else is done ends where a hint points. */
static void
test_ends (BoardFixture *fixture, gconstpointer data)
{
  static const char *const rows[][2] = {
    { "step:J8e-I9", "place:I9" },
    { "discover:J8e-K7", "place:K7" },
    { "teleport:2a@J9-K7", "place:K7" },
    { "birth:J8", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *part = NULL;
      GameAction       action;

      g_assert_true (meso_rules.parse_action (rows[i][0], &action, NULL));
      part = edubba_board_dup_end_part (fixture->board, action);
      g_assert_cmpstr (part, ==, rows[i][1]);
    }
}

/* ---- Secrets */

/* Everything below a widget that can be read. */
static void
collect_texts (GtkWidget *widget, GString *text)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s\n", gtk_label_get_label (GTK_LABEL (widget)));
  if (tooltip != NULL)
    g_string_append_printf (text, "%s\n", tooltip);
  if (GTK_IS_ACTIONABLE (widget) &&
      gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)) != NULL)
    {
      g_autofree char *target =
        g_variant_print (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)), FALSE);

      g_string_append_printf (text, "%s\n", target);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_texts (child, text);
}

static char *
dup_texts (BoardFixture *fixture)
{
  GString *text = g_string_new (NULL);

  collect_texts (GTK_WIDGET (fixture->board), text);
  return g_string_free (text, FALSE);
}

/* Shows a position to all at the screen at once. */
static void
show_covered (BoardFixture *fixture, const char *position)
{
  g_autofree GameState *own = game_state_new (&meso_rules);
  g_autofree GameState *seen = game_state_new (&meso_rules);

  board_show (fixture, position, 0, 1000, 700);
  meso_rules.observe (fixture->world, 0, own);
  game_state_copy (&meso_rules, seen, own);
  meso_rules.cover (seen);
  edubba_board_lend_own (fixture->board, own);
  edubba_board_show_state (fixture->board, seen, 0, TRUE);
}

/* At one screen neither a card nor a value is in any widget until its owner looks. */
static void
test_covered (BoardFixture *fixture, gconstpointer data)
{
  g_autofree char *covered = NULL;
  g_autofree char *shown = NULL;

  show_covered (fixture, CARDS);
  covered = dup_texts (fixture);
  g_assert_null (strstr (covered, "Teleport"));
  g_assert_null (strstr (covered, "card:"));
  board_press (fixture, "look");
  shown = dup_texts (fixture);
  g_assert_nonnull (strstr (shown, "Teleport"));
  board_press (fixture, "card:T");
  board_press (fixture, "look");
  g_free (covered);
  covered = dup_texts (fixture);
  g_assert_null (strstr (covered, "card:"));
}

/* Tokens lie face down in an order of their own each time; each of them can be laid. */
static void
test_covered_tokens (BoardFixture *fixture, gconstpointer data)
{
  g_autoptr (GHashTable) first = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < 40; i++)
    {
      g_autofree char *text = NULL;

      show_covered (fixture, i % 2 == 0 ? LAY : START);
      if (i % 2 == 1)
        continue;
      text = dup_texts (fixture);
      g_assert_null (strstr (text, "lay:4"));
      g_assert_null (strstr (text, "Token 4:"));
      board_press (fixture, "token:1");
      g_hash_table_add (first, g_strdup (fixture->acted));
    }
  g_assert_cmpuint (g_hash_table_size (first), >, 1);
}

/* ---- Layout */

/* Nothing is outside of the board, and lands are large enough for a finger. */
static void
check_layout (BoardFixture *fixture, int width, int height)
{
  MesoBoard *board = MESO_BOARD (fixture->board);
  GtkWidget *parts[] = { board->head, board->zoom, board->foot };

  /* What has room on a wall needs more than a telephone has, until it is laid out anew. */
  for (guint i = 0; i < 3; i++)
    {
      gtk_window_set_default_size (fixture->window, width, height);
      board_wait_for_frames (fixture);
    }
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (board)), ==, width);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (parts[i], GTK_WIDGET (board), &bounds));
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, (float) width);
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, (float) height);
    }
  g_assert_cmpfloat (edubba_field_get_size (board->field), >=, EDUBBA_KIT_MIN_HIT);
}

/* From a telephone, on which seven hexes lie side by side, to a wall; and with text up to twice as
 * large. */
static void
test_layout (BoardFixture *fixture, gconstpointer data)
{
  static const int widths[] = { 360, 360, 480, 800, 1280, 1920, 2560 };
  static const int heights[] = { 560, 700, 800, 520, 640, 1000, 1340 };
  int              usual;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &usual, NULL);
  board_show (fixture, CARDS, 0, widths[0], heights[0]);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      check_layout (fixture, widths[i], heights[i]);
      if (widths[i] == 360)
        g_assert_cmpfloat (edubba_field_get_size (MESO_BOARD (fixture->board)->field) * 7, <=, 360);
    }
  for (int times = 3; times <= 4; times++)
    {
      g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", times * usual / 2, NULL);
      for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
        check_layout (fixture, widths[i], heights[i]);
    }
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", usual, NULL);
}

/* On a telephone the buttons that come with a choice, in more rows than there is room for, move
 * nothing. */
static void
test_steady (BoardFixture *fixture, gconstpointer data)
{
  MesoBoard       *board = MESO_BOARD (fixture->board);
  graphene_point_t before, after;

  board_show (fixture, CARDS, 0, 360, 560);
  board_wait_for_frames (fixture);
  before = board_find_middle (fixture, "place:J8");
  board_press (fixture, "place:J8");
  board_wait_for_frames (fixture);
  g_assert_cmpint (gtk_widget_get_height (board->foot), >, 2 * EDUBBA_KIT_MIN_HIT + 40);
  after = board_find_middle (fixture, "place:J8");
  g_assert_true (graphene_point_near (&before, &after, 0.01f));
}

/* A land that is laid lies where its place was, and what was there does not move. */
static void
test_growth (BoardFixture *fixture, gconstpointer data)
{
  graphene_point_t before[2], after[2];
  GameAction       action;

  board_show (fixture, START, 0, 1000, 700);
  board_press (fixture, "place:J8");
  before[0] = board_find_middle (fixture, "place:J8");
  before[1] = board_find_middle (fixture, "place:K7");
  board_press (fixture, "place:K7");
  g_assert_true (meso_rules.parse_action (fixture->acted, &action, NULL));
  meso_rules.apply (fixture->world, action, NULL);
  board_show_world (fixture);
  board_wait_for_frames (fixture);
  after[0] = board_find_middle (fixture, "place:J8");
  after[1] = board_find_middle (fixture, "place:K7");
  g_assert_true (graphene_point_near (&before[0], &after[0], 0.01f));
  g_assert_true (graphene_point_near (&before[1], &after[1], 0.01f));
  g_assert_nonnull (edubba_board_find_part (fixture->board, "place:L6"));
}

static void
add (const char *path, void (*test) (BoardFixture *fixture, gconstpointer data))
{
  g_test_add (path, BoardFixture, NULL, board_set_up, test, board_tear_down);
}

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  add ("/ui/meso/board/parts", test_parts);
  add ("/ui/meso/board/names", test_names);
  add ("/ui/meso/board/list", test_list);
  add ("/ui/meso/board/paragraphs", test_paragraphs);
  add ("/ui/meso/board/aloud", test_aloud);
  add ("/ui/meso/board/marks", test_marks);
  add ("/ui/meso/board/moments", test_moments);
  add ("/ui/meso/board/ends", test_ends);
  add ("/ui/meso/board/covered", test_covered);
  add ("/ui/meso/board/covered/tokens", test_covered_tokens);
  add ("/ui/meso/board/layout", test_layout);
  add ("/ui/meso/board/layout/steady", test_steady);
  add ("/ui/meso/board/growth", test_growth);
  return g_test_run ();
}
