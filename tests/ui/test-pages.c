/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The shell's small widgets and pages, each alone: their contents, their notifications, and their
 * end.
 */

#include "edubba-curtain.h"
#include "edubba-face.h"
#include "edubba-level.h"
#include "edubba-message-line.h"
#include "edubba-new-game-page.h"
#include "edubba-offer.h"
#include "edubba-page.h"
#include "edubba-split.h"
#include "edubba-standings.h"
#include "game-state.h"
#include "end-fixture.h"
#include "plain-board.h"
#include "ui-fixture.h"

/* The sentence about the computers. */
#define FAIR "Computers see only what a person in their place would see."

static void
notified_cb (GObject *object, GParamSpec *pspec, guint *count)
{
  (*count)++;
}

static void
emitted_cb (guint *count)
{
  (*count)++;
}

static void
choose (EdubbaNewGamePage *page, const char *text)
{
  GtkWidget *choice = ui_find_button (GTK_WIDGET (page), text);

  g_assert_nonnull (choice);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (choice), TRUE);
}

static void
test_offer_properties (void)
{
  EdubbaOffer *offer = EDUBBA_OFFER (edubba_offer_new ("go-next-symbolic", "Play", "Now"));
  guint        notified = 0;

  g_object_ref_sink (offer);
  g_signal_connect (offer, "notify::title", G_CALLBACK (notified_cb), &notified);
  edubba_offer_set_title (offer, "Play");
  g_assert_cmpuint (notified, ==, 0);
  edubba_offer_set_title (offer, "Stop");
  g_assert_cmpuint (notified, ==, 1);
  gtk_test_accessible_assert_role (offer, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (offer, GTK_ACCESSIBLE_PROPERTY_LABEL, "Stop");
  gtk_test_accessible_assert_property (offer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Now");
  g_assert_finalize_object (offer);
}

/* A page for a new game, with all folded parts unfolded. */
static EdubbaNewGamePage *
create_new_game_page (void)
{
  EdubbaNewGamePage *page = g_object_ref_sink (g_object_new (EDUBBA_TYPE_NEW_GAME_PAGE, NULL));

  edubba_new_game_page_set_game (page, plain_game_get ());
  choose (page, "More choices");
  return page;
}

/* Settings that few change are hidden at first; a line sums them up all the same. */
static void
test_new_game_folded (void)
{
  EdubbaNewGamePage *page = g_object_ref_sink (g_object_new (EDUBBA_TYPE_NEW_GAME_PAGE, NULL));

  edubba_new_game_page_set_game (page, plain_game_get ());
  g_assert_null (ui_find (GTK_WIDGET (page), GTK_TYPE_DROP_DOWN));
  g_assert_true (
    ui_says (GTK_WIDGET (page), "Who starts: Draw lots · Coach: Quiet · Rules: plain"));
  choose (page, "More choices");
  g_assert_nonnull (ui_find (GTK_WIDGET (page), GTK_TYPE_DROP_DOWN));
  choose (page, "You");
  choose (page, "other");
  gtk_drop_down_set_selected (
    GTK_DROP_DOWN (ui_find (GTK_WIDGET (page), GTK_TYPE_DROP_DOWN)), EDUBBA_COACHING_TALKATIVE);
  gtk_toggle_button_set_active (
    GTK_TOGGLE_BUTTON (ui_find_button (GTK_WIDGET (page), "More choices")), FALSE);
  g_assert_true (
    ui_says (GTK_WIDGET (page), "Who starts: You · Coach: Talkative · Rules: other"));
  choose (page, "A person at this screen");
  g_assert_true (ui_says (GTK_WIDGET (page), "Rules: other"));
  g_assert_finalize_object (page);
}

static void
assert_faces (GtkWidget *widget, guint *n)
{
  if (EDUBBA_IS_FACE (widget))
    {
      g_assert_true (edubba_face_is_known (EDUBBA_FACE (widget)));
      *n += 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_faces (child, n);
}

/* All opponents have faces: seven levels, the learner's own and a person, and the five seats of a
 * game of more than two. */
static void
test_new_game_faces (void)
{
  EdubbaNewGamePage *page = create_new_game_page ();
  guint              n = 0;

  assert_faces (GTK_WIDGET (page), &n);
  g_assert_cmpuint (n, ==, GAME_N_LEVELS + 2 + GAME_MAX_SEATS);
  g_assert_finalize_object (page);
}

/* The header bar says whose new game it is. */
static void
test_new_game_title (void)
{
  EdubbaNewGamePage *page = create_new_game_page ();
  g_autofree char   *title = edubba_page_dup_title (EDUBBA_PAGE (page));
  g_autofree char   *subtitle = edubba_page_dup_subtitle (EDUBBA_PAGE (page));

  g_assert_cmpstr (title, ==, "New Game");
  g_assert_cmpstr (subtitle, ==, "Babel");
  g_assert_finalize_object (page);
}

static void
test_new_game_seats (void)
{
  EdubbaNewGamePage *page = create_new_game_page ();

  for (guint person = 0; person < 2; person++)
    {
      g_autoptr (EdubbaMatch) match = NULL;

      choose (page, person == 0 ? "You" : "The opponent");
      match = edubba_new_game_page_create_match (page);
      for (guint seat = 0; seat < 2; seat++)
        g_assert_cmpint (edubba_match_get_seat_kind (match, seat), ==,
                         seat == person ? EDUBBA_SEAT_PERSON : EDUBBA_SEAT_COMPUTER);
    }
  g_assert_finalize_object (page);
}

static void
test_new_game_persons (void)
{
  EdubbaNewGamePage *page = create_new_game_page ();
  g_autoptr (EdubbaMatch) match = NULL;

  g_assert_true (ui_says (GTK_WIDGET (page), FAIR));
  choose (page, "A person at this screen");
  g_assert_false (ui_says (GTK_WIDGET (page), FAIR));
  match = edubba_new_game_page_create_match (page);
  g_assert_cmpint (edubba_match_get_seat_kind (match, 0), ==, EDUBBA_SEAT_PERSON);
  g_assert_cmpint (edubba_match_get_seat_kind (match, 1), ==, EDUBBA_SEAT_PERSON);
  g_assert_finalize_object (page);
}

/* The weakest is offered first; the chosen opponent plays. */
static void
test_new_game_level (void)
{
  EdubbaNewGamePage *page = create_new_game_page ();
  g_autoptr (EdubbaMatch) first = edubba_new_game_page_create_match (page);

  g_assert_cmpuint (edubba_seats_get_level (edubba_match_get_seats (first), 0), ==, 0);
  for (guint level = 0; level < GAME_N_LEVELS; level++)
    {
      g_autofree char *title = edubba_level_dup_title (NULL, level);
      g_autoptr (EdubbaMatch) match = NULL;

      choose (page, title);
      match = edubba_new_game_page_create_match (page);
      g_assert_cmpuint (edubba_seats_get_level (edubba_match_get_seats (match), 0), ==, level);
    }
  g_assert_finalize_object (page);
}

/* If the learner's strength is known, an equally strong opponent can be chosen. */
static void
test_new_game_own_level (void)
{
  EdubbaNewGamePage *page = create_new_game_page ();
  g_autoptr (EdubbaMatch) match = NULL;
  g_autoptr (EdubbaMatch) after = NULL;
  g_autofree char *rival = NULL;

  g_assert_null (ui_find_button (GTK_WIDGET (page), "Classmate"));
  edubba_new_game_page_set_points (page, 1290);
  choose (page, "Classmate");
  g_assert_true (ui_says (GTK_WIDGET (page),
                          "Plays about as well as you do, and adapts after each game."));
  match = edubba_new_game_page_create_match (page);
  g_assert_cmpuint (edubba_seats_get_points (edubba_match_get_seats (match), 0), ==, 1290);
  g_assert_cmpuint (edubba_seats_get_level (edubba_match_get_seats (match), 0), ==,
                    GAME_LEVEL_SCRIBE);
  rival = edubba_level_dup_rival (match, edubba_match_find_only_person (match));
  g_assert_cmpstr (rival, ==, "Classmate");
  choose (page, "Builder");
  after = edubba_new_game_page_create_match (page);
  g_assert_cmpuint (edubba_seats_get_points (edubba_match_get_seats (after), 0), ==, 0);
  choose (page, "Classmate");
  edubba_new_game_page_set_points (page, 0);
  g_assert_null (ui_find_button (GTK_WIDGET (page), "Classmate"));
  g_assert_true (gtk_toggle_button_get_active (
    GTK_TOGGLE_BUTTON (ui_find_button (GTK_WIDGET (page), "Guest"))));
  g_assert_finalize_object (page);
}

/* Against the computer the person has the coach that was asked for; two persons have one each. */
static void
test_new_game_coach (void)
{
  EdubbaNewGamePage *page = create_new_game_page ();
  GtkWidget         *drop;
  g_autoptr (EdubbaMatch) alone = NULL;
  g_autoptr (EdubbaMatch) together = NULL;

  g_assert_cmpuint (ui_count (GTK_WIDGET (page), GTK_TYPE_DROP_DOWN), ==, 1);
  alone = edubba_new_game_page_create_match (page);
  for (guint seat = 0; seat < 2; seat++)
    if (edubba_match_get_seat_kind (alone, seat) == EDUBBA_SEAT_PERSON)
      g_assert_cmpint (edubba_match_get_coaching (alone, seat), ==, EDUBBA_COACHING_QUIET);

  choose (page, "A person at this screen");
  g_assert_cmpuint (ui_count (GTK_WIDGET (page), GTK_TYPE_DROP_DOWN), ==, 2);
  drop = ui_find (GTK_WIDGET (page), GTK_TYPE_DROP_DOWN);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (drop)), ==, EDUBBA_COACHING_OFF);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop), EDUBBA_COACHING_TALKATIVE);
  together = edubba_new_game_page_create_match (page);
  g_assert_cmpint (edubba_match_get_coaching (together, 0), ==, EDUBBA_COACHING_TALKATIVE);
  g_assert_cmpint (edubba_match_get_coaching (together, 1), ==, EDUBBA_COACHING_OFF);
  g_assert_finalize_object (page);
}

/* Drawing lots must let either seat begin: 40 draws of one side are as good as impossible. */
static void
test_new_game_lots (void)
{
  EdubbaNewGamePage *page = create_new_game_page ();
  guint              first = 0;

  choose (page, "Draw lots");
  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (EdubbaMatch) match = edubba_new_game_page_create_match (page);

      first += edubba_match_get_seat_kind (match, 0) == EDUBBA_SEAT_PERSON;
    }
  g_assert_cmpuint (first, >, 0);
  g_assert_cmpuint (first, <, 40);
  g_assert_finalize_object (page);
}

static guint32
deal_options (EdubbaNewGamePage *page)
{
  g_autoptr (EdubbaMatch) match = edubba_new_game_page_create_match (page);

  return edubba_match_get_module (match)->rules->chosen (edubba_match_get_state (match));
}

static void
test_new_game_rules (void)
{
  EdubbaNewGamePage *page = create_new_game_page ();

  g_assert_cmphex (deal_options (page), ==, 0);
  g_assert_cmpuint (ui_count (GTK_WIDGET (page), GTK_TYPE_SWITCH), ==, 0);
  choose (page, "other");
  g_assert_cmphex (deal_options (page), ==, 6);
  choose (page, "Your own choice");
  g_assert_cmpuint (ui_count (GTK_WIDGET (page), GTK_TYPE_SWITCH), ==, 3);
  g_assert_cmphex (deal_options (page), ==, 6);
  gtk_switch_set_active (GTK_SWITCH (ui_find (GTK_WIDGET (page), GTK_TYPE_SWITCH)), TRUE);
  g_assert_cmphex (deal_options (page), ==, 7);
  choose (page, "plain");
  g_assert_cmphex (deal_options (page), ==, 0);
  g_assert_finalize_object (page);
}

static void
test_message_line_kinds (void)
{
  EdubbaMessageLine *line = g_object_ref_sink (g_object_new (EDUBBA_TYPE_MESSAGE_LINE, NULL));

  gtk_test_accessible_assert_role (line, GTK_ACCESSIBLE_ROLE_LOG);
  edubba_message_line_say (line, EDUBBA_MESSAGE_REFUSAL, "No.", "2.3");
  g_assert_cmpstr (edubba_message_line_get_sentence (line), ==, "No.");
  g_assert_cmpint (edubba_message_line_get_kind (line), ==, EDUBBA_MESSAGE_REFUSAL);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (line), "says-refusal"));
  gtk_test_accessible_assert_property (line, GTK_ACCESSIBLE_PROPERTY_LABEL, "No.");
  edubba_message_line_say (line, EDUBBA_MESSAGE_PROMPT, "Go on.", NULL);
  gtk_test_accessible_assert_property (line, GTK_ACCESSIBLE_PROPERTY_LABEL, "Go on.");
  edubba_message_line_say (line, EDUBBA_MESSAGE_PROMPT, "", NULL);
  gtk_test_accessible_assert_property (line, GTK_ACCESSIBLE_PROPERTY_LABEL, "What the game says");
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (line), "says-refusal"));
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (line), "says-prompt"));
  g_assert_finalize_object (line);
}

/* The rule behind a sentence is a link, and leaves with its sentence. */
static void
test_message_line_rule (void)
{
  EdubbaMessageLine *line = g_object_ref_sink (g_object_new (EDUBBA_TYPE_MESSAGE_LINE, NULL));
  GtkWidget         *link;
  GtkWidget         *drill;

  edubba_message_line_say_rule (line, EDUBBA_MESSAGE_REFUSAL, "No.", "Rule 2.3 Build",
                                "game/2.3", "game/2.3");
  link = ui_find_button (GTK_WIDGET (line), "Rule 2.3 Build");
  drill = ui_find_button (GTK_WIDGET (line), "Practise");
  g_assert_nonnull (link);
  g_assert_nonnull (drill);
  gtk_test_accessible_assert_role (link, GTK_ACCESSIBLE_ROLE_LINK);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (link), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Rule 2.3 Build");
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (link)), ==, "win.rules");
  g_assert_cmpstr (g_variant_get_string (
                     gtk_actionable_get_action_target_value (GTK_ACTIONABLE (link)), NULL),
                   ==, "game/2.3");
  g_assert_cmpstr (g_variant_get_string (
                     gtk_actionable_get_action_target_value (GTK_ACTIONABLE (drill)), NULL),
                   ==, "game/2.3");
  edubba_message_line_say_rule (line, EDUBBA_MESSAGE_REFUSAL, "No.", "Rule 4", "4", NULL);
  g_assert_null (ui_find_button (GTK_WIDGET (line), "Practise"));
  g_assert_nonnull (ui_find_button (GTK_WIDGET (line), "Rule 4"));
  edubba_message_line_say (line, EDUBBA_MESSAGE_PROMPT, "Go on.", NULL);
  g_assert_null (ui_find_button (GTK_WIDGET (line), "Rule 4"));
  g_assert_finalize_object (line);
}

/* Beside a sign the sentence keeps the width that it needs: where there is too little for both, the
 * sign stands below it. */
static void
test_message_line_sign (void)
{
  EdubbaMessageLine *line = g_object_ref_sink (g_object_new (EDUBBA_TYPE_MESSAGE_LINE, NULL));
  GtkWidget         *sign = gtk_button_new_from_icon_name ("view-refresh-symbolic");
  GtkWidget         *viewport = ui_find (GTK_WIDGET (line), GTK_TYPE_VIEWPORT);
  int                least, needed, height;

  edubba_message_line_add_button (line, sign);
  edubba_message_line_say (line, EDUBBA_MESSAGE_PROMPT, "Go on.", NULL);
  gtk_widget_measure (gtk_viewport_get_child (GTK_VIEWPORT (viewport)), GTK_ORIENTATION_HORIZONTAL,
                      -1, &needed, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (line), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  for (int width = least; width < least + 200; width++)
    {
      gtk_widget_measure (GTK_WIDGET (line), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL,
                          NULL);
      gtk_widget_size_allocate (GTK_WIDGET (line), &(GtkAllocation) { 0, 0, width, height }, -1);
      g_assert_cmpint (gtk_widget_get_width (viewport), >=, needed);
    }
  g_assert_finalize_object (line);
}

static void
test_curtain_call (void)
{
  EdubbaCurtain *curtain = g_object_ref_sink (g_object_new (EDUBBA_TYPE_CURTAIN, NULL));
  guint          opened = 0;
  GtkWidget     *button;

  g_signal_connect_swapped (curtain, "opened", G_CALLBACK (emitted_cb), &opened);
  edubba_curtain_call (curtain, 1, NULL, FALSE, "It is your turn");
  button = ui_find (GTK_WIDGET (curtain), GTK_TYPE_BUTTON);
  g_assert_nonnull (strstr (gtk_button_get_label (GTK_BUTTON (button)), "2"));
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpuint (opened, ==, 1);
  edubba_curtain_call (curtain, 1, "Enki", TRUE, "It is your turn");
  g_assert_nonnull (strstr (gtk_button_get_label (GTK_BUTTON (button)), "Enki"));
  g_assert_finalize_object (curtain);
}

static EdubbaSplit *
create_split (GtkWidget **window, int width)
{
  EdubbaSplit *split = g_object_new (EDUBBA_TYPE_SPLIT, NULL);

  edubba_split_set_content (split, gtk_label_new ("content"));
  edubba_split_set_panel (split, gtk_label_new ("panel"));
  *window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (*window), width, 600);
  gtk_window_set_child (GTK_WINDOW (*window), GTK_WIDGET (split));
  gtk_window_present (GTK_WINDOW (*window));
  return split;
}

static void
wait_until_narrow (EdubbaSplit *split, gboolean narrow)
{
  while (gtk_widget_get_width (GTK_WIDGET (split)) == 0 ||
         edubba_split_get_narrow (split) != narrow)
    g_main_context_iteration (NULL, TRUE);
  ui_settle (); /* idle work after the allocation */
}

static void
test_split_widths (void)
{
  GtkWidget   *window;
  EdubbaSplit *split = create_split (&window, 1200);
  guint        notified = 0;

  g_signal_connect (split, "notify::panel-shown", G_CALLBACK (notified_cb), &notified);
  wait_until_narrow (split, FALSE);
  g_assert_true (edubba_split_get_panel_shown (split));
  edubba_split_set_panel_shown (split, TRUE);
  g_assert_cmpuint (notified, ==, 0);
  edubba_split_set_panel_shown (split, FALSE);
  g_assert_cmpuint (notified, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_split_sheet (void)
{
  GtkWidget   *window;
  EdubbaSplit *split = create_split (&window, 400);

  wait_until_narrow (split, TRUE);
  g_assert_false (edubba_split_get_panel_shown (split));
  edubba_split_set_panel_shown (split, TRUE);
  g_assert_true (edubba_split_get_panel_shown (split));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The widths of the narrowest and the widest bar of a count. */
static void
measure_bars (GtkWidget *widget, int *least, int *most)
{
  if (GTK_IS_LEVEL_BAR (widget))
    {
      *least = MIN (*least, gtk_widget_get_width (widget));
      *most = MAX (*most, gtk_widget_get_width (widget));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    measure_bars (child, least, most);
}

/* A point of a part has the same length for everybody, with names of any length. */
static void
test_fair_bars (void)
{
  g_autoptr (EdubbaMatch) match = end_fixture_create ("babel/1 A:HH/12345| H:P/12345| "
                                                      "M:AHMPS/1234| pawns=MQ hands=A|H stores=5|");
  GtkWidget *standings = g_object_new (EDUBBA_TYPE_STANDINGS, "width-request", 400, NULL);
  GtkWidget *pane = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", standings, NULL);
  GtkWidget *window = g_object_new (GTK_TYPE_WINDOW, "child", pane, NULL);
  GtkWidget *table;
  int        least = G_MAXINT, most = 0;

  g_assert_true (edubba_match_act (match, "build:own", NULL, NULL));
  g_assert_true (edubba_standings_set_match (EDUBBA_STANDINGS (standings), match, 0,
                                             GAME_ADDRESS_NUMBER));
  table = gtk_widget_get_last_child (adw_bin_get_child (ADW_BIN (standings)));
  gtk_window_present (GTK_WINDOW (window));
  ui_wait_for_frames (window, 2);
  measure_bars (table, &least, &most);
  g_assert_cmpint (least, >, 0);
  g_assert_cmpint (most - least, <=, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The standing of a game that goes on is a sentence, the best first. */
static void
test_open (void)
{
  g_autoptr (EdubbaMatch) match = end_fixture_create ("babel/1 A:H/1|HH/12 H:|P/1 pawns=MQ");
  g_autofree char *own = edubba_standings_describe_open (match, 0, GAME_ADDRESS_YOU);
  g_autofree char *numbers = edubba_standings_describe_open (match, 0, GAME_ADDRESS_NUMBER);

  g_assert_cmpstr (own, ==, "The points so far: Player 2: 3, You: 1.");
  g_assert_cmpstr (numbers, ==, "The points so far: Player 2: 3, Player 1: 1.");
}

int
main (int argc, char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/ui/offer/properties", test_offer_properties);
  g_test_add_func ("/ui/standings/fair-bars", test_fair_bars);
  g_test_add_func ("/ui/standings/open", test_open);
  g_test_add_func ("/ui/new-game-page/folded", test_new_game_folded);
  g_test_add_func ("/ui/new-game-page/faces", test_new_game_faces);
  g_test_add_func ("/ui/new-game-page/title", test_new_game_title);
  g_test_add_func ("/ui/new-game-page/seats", test_new_game_seats);
  g_test_add_func ("/ui/new-game-page/persons", test_new_game_persons);
  g_test_add_func ("/ui/new-game-page/level", test_new_game_level);
  g_test_add_func ("/ui/new-game-page/own-level", test_new_game_own_level);
  g_test_add_func ("/ui/new-game-page/coach", test_new_game_coach);
  g_test_add_func ("/ui/new-game-page/lots", test_new_game_lots);
  g_test_add_func ("/ui/new-game-page/rules", test_new_game_rules);
  g_test_add_func ("/ui/message-line/kinds", test_message_line_kinds);
  g_test_add_func ("/ui/message-line/rule", test_message_line_rule);
  g_test_add_func ("/ui/message-line/sign", test_message_line_sign);
  g_test_add_func ("/ui/curtain/call", test_curtain_call);
  g_test_add_func ("/ui/split/widths", test_split_widths);
  g_test_add_func ("/ui/split/sheet", test_split_sheet);
  return g_test_run ();
}
