/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Hints on the match page: each request says the next one in the line where the game speaks, they
 * are counted, and each move of the match takes them away.
 */
#include "display.h"
#include "edubba-puzzle-sitting.h"
#include "match-fixture.h"
#include "ui-fixture.h"

#define POSITION "babel/1 H:SSSSAPP|PSAAM/123456 S:PP| A:HH|/123 pawns=HQ hands=AHS|???????"

static void
show_game (MatchFixture *fixture)
{
  match_set_up (fixture, match_deal (), EDUBBA_SEAT_PERSON, EDUBBA_SEAT_COMPUTER);
  ui_settle ();
}

static void
show_puzzle (MatchFixture *fixture, const char *goal, const char *more, int width)
{
  const GameModule *modules[] = { plain_game_get ()->module, NULL };
  g_autofree char  *text = g_strdup_printf (
     "[Puzzle]\nId=test\nTitle=A test\nSay=Do it\nPosition=" POSITION "\nGoal=%s\n%s", goal, more);
  g_autoptr (GError) error = NULL;
  g_autoptr (CoursePuzzle) puzzle = course_puzzle_parse (modules, text, strlen (text), &error);

  g_assert_no_error (error);
  match_show (fixture, edubba_puzzle_sitting_new (plain_game_get (), puzzle), width);
  ui_settle ();
}

static const char *
get_sentence (MatchFixture *fixture)
{
  return edubba_message_line_get_sentence (match_get_line (fixture));
}

typedef struct
{
  MatchFixture *fixture;
  guint         n; /* hints awaited */
} Await;

static gboolean
has_hints (gpointer data)
{
  Await *await = data;

  return edubba_match_page_get_n_hints (await->fixture->page) >= await->n;
}

/* Presses a button for hints and waits for the next one. */
static void
press (MatchFixture *fixture, GtkWidget *within, const char *button)
{
  Await await = { fixture, edubba_match_page_get_n_hints (fixture->page) + 1 };

  ui_press (within, button);
  ui_wait (has_hints, &await);
  g_assert_cmpint (edubba_message_line_get_kind (match_get_line (fixture)), ==,
                   EDUBBA_MESSAGE_HINT);
}

static gboolean
is_refused (gpointer data)
{
  return edubba_message_line_get_kind (match_get_line (data)) == EDUBBA_MESSAGE_REFUSAL;
}

/* Up the whole ladder, from the panel and then from the line itself; the first rung leads to its
 * rule. */
static void
test_puzzle (void)
{
  MatchFixture fixture = { 0 };

  show_puzzle (&fixture, "temple(opp,H) = 0 and settles = 0", "", MATCH_WIDTH);
  g_assert_cmpuint (edubba_match_page_get_n_hints (fixture.page), ==, 0);
  press (&fixture, GTK_WIDGET (fixture.page), "Hint");
  g_assert_nonnull (ui_find_button (GTK_WIDGET (match_get_line (&fixture)), "Practise"));
  for (guint i = 2; i <= 5; i++)
    press (&fixture, GTK_WIDGET (match_get_line (&fixture)), "Next Hint");
  g_assert_nonnull (strstr (get_sentence (&fixture), "Raze the temple"));
  g_assert_null (ui_find_button (GTK_WIDGET (match_get_line (&fixture)), "Next Hint"));
  g_assert_cmpuint (edubba_match_page_get_n_hints (fixture.page), ==, 5);
  match_act (&fixture, "win-over");
  g_assert_cmpint (edubba_message_line_get_kind (match_get_line (&fixture)), !=,
                   EDUBBA_MESSAGE_HINT);
  press (&fixture, GTK_WIDGET (fixture.page), "Hint");
  g_assert_cmpuint (edubba_match_page_get_n_hints (fixture.page), ==, 6);
  match_tear_down (&fixture);
}

static void
test_puzzle_written (void)
{
  MatchFixture fixture = { 0 };

  show_puzzle (&fixture, "settles = 1", "Hint1=Settle somebody.\n", MATCH_WIDTH);
  press (&fixture, GTK_WIDGET (fixture.page), "Hint");
  g_assert_cmpstr (get_sentence (&fixture), ==, "Settle somebody.");
  match_tear_down (&fixture);
}

/* If the panel is folded away the line offers the hint. */
static void
test_puzzle_narrow (void)
{
  MatchFixture fixture = { 0 };

  show_puzzle (&fixture, "settles = 1", "", 360);
  press (&fixture, GTK_WIDGET (match_get_line (&fixture)), "Hint");
  match_tear_down (&fixture);
}

static gboolean
is_unreachable (gpointer data)
{
  return strstr (get_sentence (data), "No longer possible") != NULL;
}

static void
test_puzzle_lost (void)
{
  MatchFixture fixture = { 0 };

  show_puzzle (&fixture, "temple(opp,H) = 0 and settles = 0", "", MATCH_WIDTH);
  match_act (&fixture, "settle:A");
  ui_wait (is_unreachable, &fixture);
  ui_press (GTK_WIDGET (fixture.page), "Hint");
  edubba_message_line_say (match_get_line (&fixture), EDUBBA_MESSAGE_PROMPT, "", NULL);
  ui_wait (is_refused, &fixture);
  g_assert_nonnull (strstr (get_sentence (&fixture), "take back"));
  g_assert_cmpuint (edubba_match_page_get_n_hints (fixture.page), ==, 0);
  match_tear_down (&fixture);
}

static void
test_puzzle_solved (void)
{
  MatchFixture fixture = { 0 };

  show_puzzle (&fixture, "settles = 1", "", MATCH_WIDTH);
  match_act (&fixture, "settle:A");
  ui_press (GTK_WIDGET (fixture.page), "Hint");
  g_assert_cmpint (edubba_message_line_get_kind (match_get_line (&fixture)), ==,
                   EDUBBA_MESSAGE_SUCCESS);
  g_assert_cmpuint (edubba_match_page_get_n_hints (fixture.page), ==, 0);
  match_tear_down (&fixture);
}

/* In a game a hint marks it, and the computer's turn has none. */
static void
test_game (void)
{
  MatchFixture fixture = { 0 };

  show_game (&fixture);
  g_assert_false (edubba_match_get_assisted (fixture.match));
  press (&fixture, GTK_WIDGET (fixture.page), "Hint");
  g_assert_true (edubba_match_get_assisted (fixture.match));
  press (&fixture, GTK_WIDGET (match_get_line (&fixture)), "Next Hint");
  edubba_match_page_resign (fixture.page);
  g_assert_null (ui_find_button (GTK_WIDGET (fixture.page), "Hint"));
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "match.hint", NULL);
  g_assert_cmpint (edubba_message_line_get_kind (match_get_line (&fixture)), ==,
                   EDUBBA_MESSAGE_REFUSAL);
  g_assert_cmpuint (edubba_match_page_get_n_hints (fixture.page), ==, 2);
  edubba_match_page_undo (fixture.page);
  g_assert_nonnull (ui_find_button (GTK_WIDGET (fixture.page), "Hint"));
  match_tear_down (&fixture);
}

/* A hint that is overtaken by an action is not said any more. */
static void
test_overtaken (void)
{
  MatchFixture     fixture = { 0 };
  g_autofree char *action = NULL;

  show_game (&fixture);
  action = match_dup_legal (&fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture.page), "match.hint", NULL);
  match_act (&fixture, action);
  for (guint i = 0; i < 20; i++)
    {
      g_usleep (2000);
      ui_settle ();
    }
  g_assert_cmpint (edubba_message_line_get_kind (match_get_line (&fixture)), !=,
                   EDUBBA_MESSAGE_HINT);
  g_assert_cmpuint (edubba_match_page_get_n_hints (fixture.page), ==, 0);
  match_tear_down (&fixture);
}

int
main (int argc, char *argv[])
{
  display_allow_announcements ();
  ui_init (&argc, &argv);

  g_test_add_func ("/ui/match-hints/puzzle", test_puzzle);
  g_test_add_func ("/ui/match-hints/puzzle/written", test_puzzle_written);
  g_test_add_func ("/ui/match-hints/puzzle/narrow", test_puzzle_narrow);
  g_test_add_func ("/ui/match-hints/puzzle/lost", test_puzzle_lost);
  g_test_add_func ("/ui/match-hints/puzzle/solved", test_puzzle_solved);
  g_test_add_func ("/ui/match-hints/game", test_game);
  g_test_add_func ("/ui/match-hints/overtaken", test_overtaken);
  return g_test_run ();
}
