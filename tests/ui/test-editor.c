/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The position editor in the window: by the board, by its buttons and as text; undo; and a puzzle
 * from its goal to its place among the user's own.
 */
#include <adwaita.h>
#include <string.h>

#include "babel.h"
#include "display.h"
#include "edubba-board.h"
#include "edubba-editor-page.h"
#include "edubba-message-line.h"
#include "edubba-puzzle-maker.h"
#include "edubba-puzzle-sitting.h"
#include "edubba-split.h"
#include "edubba-window-private.h"
#include "ui-fixture.h"
#include "window-fixture.h"

#define HATTI "babel/1 H:SSSSAPP|PSAAM/123456 S:PP| A:HH|/123 pawns=HQ hands=AHS|???????"

static EdubbaEditorPage *
open_editor (EdubbaWindow *window, const char *position)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.edit", "s", position);
  return EDUBBA_EDITOR_PAGE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_EDITOR_PAGE));
}

static const char *
get_text (EdubbaEditorPage *page)
{
  return edubba_editor_get_text (edubba_editor_page_get_editor (page));
}

/* Presses a part of the board with the pointer. */
static void
press_part (EdubbaEditorPage *page, const char *part)
{
  GtkWidget *board = ui_find (GTK_WIDGET (page), EDUBBA_TYPE_BOARD);
  GtkWidget *widget = edubba_board_find_part (EDUBBA_BOARD (board), part);

  g_assert_nonnull (widget);
  gtk_widget_activate_action (widget, "board.press", "s", part);
}

static void
test_edit (void)
{
  EdubbaWindow     *window = window_fixture_create_fresh ();
  EdubbaEditorPage *page = open_editor (window, "");

  press_part (page, "colonnade:me:H");
  ui_press (GTK_WIDGET (page), "Persians");
  ui_press (GTK_WIDGET (page), "Medes");
  g_assert_cmpstr (get_text (page), ==, "babel/1 A:| H:PM| M:| P:| S:|");
  press_part (page, "temple:opp:A");
  ui_press (GTK_WIDGET (page), "2");
  g_assert_cmpstr (get_text (page), ==, "babel/1 A:|/2 H:PM| M:| P:| S:|");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  g_assert_cmpstr (get_text (page), ==, "babel/1 A:| H:PM| M:| P:| S:|");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.redo", NULL);
  ui_press (GTK_WIDGET (page), "Change Sides");
  g_assert_cmpstr (get_text (page), ==, "babel/1 A:/2| H:|PM M:| P:| S:|");
  ui_press (GTK_WIDGET (page), "Clear the Board");
  g_assert_cmpstr (get_text (page), ==, "babel/1 A:| H:| M:| P:| S:|");
  window_fixture_destroy (window);
}

/* A key that picks a nation adds one where something is chosen that can be added to. */
static void
test_letters (void)
{
  EdubbaWindow     *window = window_fixture_create_fresh ();
  EdubbaEditorPage *page = open_editor (window, "");

  press_part (page, "land:H");
  gtk_widget_activate_action (GTK_WIDGET (page), "edit.add", "s", "A");
  g_assert_cmpstr (get_text (page), ==, "babel/1 A:| H:| M:| P:| S:|");
  press_part (page, "hand:opp");
  gtk_widget_activate_action (GTK_WIDGET (page), "edit.add", "s", "A");
  g_assert_cmpstr (get_text (page), ==, "babel/1 A:| H:| M:| P:| S:| hands=|A");
  window_fixture_destroy (window);
}

static void
test_refused (void)
{
  EdubbaWindow      *window = window_fixture_create_fresh ();
  EdubbaEditorPage  *page = open_editor (window, "babel/1 H:PPPPPPPPPPPP|");
  EdubbaMessageLine *line =
    EDUBBA_MESSAGE_LINE (ui_find (GTK_WIDGET (page), EDUBBA_TYPE_MESSAGE_LINE));

  press_part (page, "colonnade:me:H");
  ui_press (GTK_WIDGET (page), "Persians");
  g_assert_cmpint (edubba_message_line_get_kind (line), ==, EDUBBA_MESSAGE_REFUSAL);
  g_assert_nonnull (strstr (edubba_message_line_get_sentence (line), "13 of nation P"));
  g_assert_cmpstr (get_text (page), ==, "babel/1 A:| H:PPPPPPPPPPPP| M:| P:| S:|");
  window_fixture_destroy (window);
}

/* The panel is folded away and back as in a game. */
static void
test_panel (void)
{
  EdubbaWindow     *window = window_fixture_create_fresh ();
  EdubbaEditorPage *page = open_editor (window, "");
  EdubbaSplit      *split = EDUBBA_SPLIT (ui_find (GTK_WIDGET (page), EDUBBA_TYPE_SPLIT));
  gboolean          shown = edubba_split_get_panel_shown (split);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", NULL);
  g_assert_cmpint (edubba_split_get_panel_shown (split), !=, shown);
  press_part (page, "colonnade:me:H");
  g_assert_true (edubba_split_get_panel_shown (split));
  window_fixture_destroy (window);
}

/* The buttons for cards to lay down stand in columns of one width. */
static void
test_buttons (void)
{
  EdubbaWindow     *window = window_fixture_create_fresh ();
  EdubbaEditorPage *page = open_editor (window, "");

  g_assert_true (ui_says (GTK_WIDGET (page), "Your colonnade in Assyria"));
  ui_wait_for_frames (GTK_WIDGET (window), 3);
  g_assert_cmpint (gtk_widget_get_width (ui_find_button (GTK_WIDGET (page), "Hittites")), ==,
                   gtk_widget_get_width (ui_find_button (GTK_WIDGET (page), "Assyrians")));
  window_fixture_destroy (window);
}

/* The typed text is read with every key; a text that is no position has its reason beside it. */
static void
test_text (void)
{
  EdubbaWindow     *window = window_fixture_create_fresh ();
  EdubbaEditorPage *page = open_editor (window, "babel/1 pawns=ZZ");
  GtkTextView      *view = GTK_TEXT_VIEW (ui_find (GTK_WIDGET (page), GTK_TYPE_TEXT_VIEW));

  g_assert_nonnull (edubba_editor_get_fault (edubba_editor_page_get_editor (page)));
  g_assert_cmpstr (get_text (page), ==, "babel/1 pawns=ZZ");
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (view), "babel/1\npawns=HQ", -1);
  g_assert_null (edubba_editor_get_fault (edubba_editor_page_get_editor (page)));
  g_assert_cmpstr (get_text (page), ==, "babel/1 pawns=HQ");
  gtk_text_buffer_insert_at_cursor (gtk_text_view_get_buffer (view), "\n", -1);
  g_assert_cmpstr (get_text (page), ==, "babel/1 pawns=HQ ");
  window_fixture_destroy (window);
}

static gboolean
is_answered (gpointer maker)
{
  return !edubba_puzzle_maker_get_busy (maker);
}

static const char *
ask (EdubbaEditorPage *page, const char *goal)
{
  EdubbaPuzzleMaker *maker = EDUBBA_PUZZLE_MAKER (edubba_editor_page_get_maker (page));

  edubba_puzzle_maker_set_goal (maker, goal);
  gtk_widget_activate_action (GTK_WIDGET (maker), "maker.check", NULL);
  ui_wait (is_answered, maker);
  return edubba_puzzle_maker_get_answer (maker);
}

static void
test_answers (void)
{
  EdubbaWindow     *window = window_fixture_create_fresh ();
  EdubbaEditorPage *page = open_editor (window, HATTI);
  GtkWidget        *maker = edubba_editor_page_get_maker (page);

  g_assert_nonnull (strstr (ask (page, "temple(opp,H) = 0 and travels = 0 and settles = 0"),
                            "It takes 4 actions at least. 4 ways are that short."));
  g_assert_nonnull (ui_find_button (maker, "Keep It"));
  g_assert_nonnull (strstr (ask (page, "settles = 9"), "cannot be reached"));
  g_assert_null (ui_find_button (maker, "Keep It"));
  g_assert_nonnull (strstr (ask (page, "temple(opp,H) = 6"), "nothing to solve"));
  g_assert_nonnull (strstr (ask (page, "settles = 1"), "One action is enough"));
  g_assert_nonnull (ask (page, "tempel(opp,H) = 0"));
  /* The solver's answer holds for that position alone. */
  g_assert_nonnull (ask (page, "settles = 1"));
  press_part (page, "colonnade:me:H");
  ui_press (GTK_WIDGET (page), "Persians");
  g_assert_null (edubba_puzzle_maker_get_answer (EDUBBA_PUZZLE_MAKER (maker)));
  window_fixture_destroy (window);
}

/* The solver is stopped by a user who goes on, and by the window that closes. */
static void
test_overtaken (void)
{
  EdubbaWindow      *window = window_fixture_create_fresh ();
  EdubbaEditorPage  *page = open_editor (window, HATTI);
  EdubbaPuzzleMaker *maker = EDUBBA_PUZZLE_MAKER (edubba_editor_page_get_maker (page));

  edubba_puzzle_maker_set_goal (maker, "score(me) >= 15");
  gtk_widget_activate_action (GTK_WIDGET (maker), "maker.check", NULL);
  g_assert_true (edubba_puzzle_maker_get_busy (maker));
  gtk_widget_activate_action (GTK_WIDGET (maker), "maker.stop", NULL);
  g_assert_false (edubba_puzzle_maker_get_busy (maker));
  g_assert_null (edubba_puzzle_maker_get_answer (maker));
  gtk_widget_activate_action (GTK_WIDGET (maker), "maker.check", NULL);
  window_fixture_destroy (window);
}

static void
test_keep (void)
{
  EdubbaWindow     *window = window_fixture_create_fresh ();
  EdubbaEditorPage *page = open_editor (window, HATTI);
  EdubbaCourse     *course = edubba_window_get_course (window, window->games[0]);
  guint             n = edubba_course_get_puzzles (course)->len;

  g_assert_nonnull (ask (page, "temple(opp,H) = 0 and settles = 0"));
  ui_press (GTK_WIDGET (page), "Keep It");
  g_assert_cmpuint (edubba_course_get_puzzles (course)->len, ==, n + 1);
  ui_press (GTK_WIDGET (page), "Try It");
  g_assert_true (window->match_page != NULL && EDUBBA_IS_PUZZLE_SITTING (window->match_page));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  g_assert_nonnull (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_EDITOR_PAGE));
  window_fixture_destroy (window);
}

static void
assert_read (EdubbaWindow *window, const char *topic, const char *sentence)
{
  GtkWidget         *page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_EDITOR_PAGE);
  EdubbaMessageLine *line = EDUBBA_MESSAGE_LINE (ui_find (page, EDUBBA_TYPE_MESSAGE_LINE));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.read-aloud", "s", topic);
  g_assert_nonnull (strstr (edubba_message_line_get_sentence (line), sentence));
  g_assert_cmpint (edubba_message_line_get_kind (line), ==, EDUBBA_MESSAGE_READING);
}

/* The part that is chosen, the hand and the last step can be heard. */
static void
test_aloud (void)
{
  EdubbaWindow     *window = window_fixture_create_fresh ();
  EdubbaEditorPage *page = open_editor (window, "");

  assert_read (window, "changes", "Nothing has been changed yet.");
  press_part (page, "colonnade:me:H");
  ui_press (GTK_WIDGET (page), "Persians");
  assert_read (window, "place", "Hatti. You have 1 settler: a Persian.");
  assert_read (window, "changes", "Hatti");
  assert_read (window, "hand", "hand");
  window_fixture_destroy (window);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  window_fixture_init (&argc, &argv, babel_get_game);
  g_test_add_func ("/ui/editor/edit", test_edit);
  g_test_add_func ("/ui/editor/letters", test_letters);
  g_test_add_func ("/ui/editor/refused", test_refused);
  g_test_add_func ("/ui/editor/panel", test_panel);
  g_test_add_func ("/ui/editor/buttons", test_buttons);
  g_test_add_func ("/ui/editor/text", test_text);
  g_test_add_func ("/ui/editor/answers", test_answers);
  g_test_add_func ("/ui/editor/overtaken", test_overtaken);
  g_test_add_func ("/ui/editor/keep", test_keep);
  g_test_add_func ("/ui/editor/aloud", test_aloud);
  return window_fixture_run ();
}
