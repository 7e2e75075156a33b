/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The offers on the start page and on a game's own page, their order and their places: in columns
 * if there is room, under a head that is smaller on a low page.
 */

#include "edubba-game-offers.h"
#include "edubba-offer.h"
#include "edubba-start-page.h"
#include "plain-board.h"
#include "ui-fixture.h"

/* News of a game with three offers. */
static EdubbaGameNews *
create_news (EdubbaStep next)
{
  EdubbaGameNews *news = g_new0 (EdubbaGameNews, 1);

  news->game = plain_game_get ();
  news->next = next;
  news->texts[EDUBBA_STEP_LEARN] = g_strdup ("Step by step");
  news->texts[EDUBBA_STEP_DAILY] = g_strdup ("A new one");
  news->texts[EDUBBA_STEP_PLAY] = g_strdup ("Against the computer");
  return news;
}

static const char *
get_first_title (GtkWidget *widget)
{
  GtkWidget *offer = ui_find (widget, EDUBBA_TYPE_OFFER);

  g_assert_true (gtk_widget_has_css_class (offer, "first-offer"));
  return gtk_label_get_label (GTK_LABEL (ui_find (offer, GTK_TYPE_LABEL)));
}

/* Of a single game everything is offered, with the next step first. */
static void
test_start_page_offers (void)
{
  g_autoptr (GPtrArray) news =
    g_ptr_array_new_with_free_func ((GDestroyNotify) edubba_game_news_free);
  EdubbaStartPage *page = g_object_ref_sink (g_object_new (EDUBBA_TYPE_START_PAGE, NULL));
  EdubbaGameNews  *one = create_news (EDUBBA_STEP_LEARN);

  g_ptr_array_add (news, one);
  edubba_start_page_set_news (page, news, 0);
  g_assert_cmpuint (ui_count (GTK_WIDGET (page), EDUBBA_TYPE_OFFER), ==, 3);
  g_assert_cmpstr (get_first_title (GTK_WIDGET (page)), ==, "Learn Babel");
  g_assert_true (ui_says (GTK_WIDGET (page), "Learn board games by playing them"));
  one->texts[EDUBBA_STEP_MATCH] = g_strdup ("A game, turn 3");
  one->standing = g_strdup ("1 of 2 lessons done");
  one->next = EDUBBA_STEP_MATCH;
  edubba_start_page_set_news (page, news, 0);
  g_assert_cmpuint (ui_count (GTK_WIDGET (page), EDUBBA_TYPE_OFFER), ==, 4);
  g_assert_cmpstr (get_first_title (GTK_WIDGET (page)), ==, "Continue");
  g_assert_true (ui_says (GTK_WIDGET (page), "1 of 2 lessons done"));
  g_clear_pointer (&one->texts[EDUBBA_STEP_MATCH], g_free);
  one->next = EDUBBA_STEP_DAILY;
  edubba_start_page_set_news (page, news, 0);
  g_assert_cmpuint (ui_count (GTK_WIDGET (page), EDUBBA_TYPE_OFFER), ==, 3);
  g_assert_cmpstr (get_first_title (GTK_WIDGET (page)), ==, "Puzzle of the Day");
  edubba_start_page_set_pasted (page, "A link");
  g_assert_cmpuint (ui_count (GTK_WIDGET (page), EDUBBA_TYPE_OFFER), ==, 4);
  g_assert_finalize_object (page);
}

/* With several games the page has one next step, and a button for each game. */
static void
test_start_page_shelf (void)
{
  g_autoptr (GPtrArray) news =
    g_ptr_array_new_with_free_func ((GDestroyNotify) edubba_game_news_free);
  EdubbaStartPage *page = g_object_ref_sink (g_object_new (EDUBBA_TYPE_START_PAGE, NULL));
  EdubbaGameNews  *second = create_news (EDUBBA_STEP_PLAY);

  second->due = g_strdup ("The puzzle of the day is waiting");
  g_ptr_array_add (news, create_news (EDUBBA_STEP_LEARN));
  g_ptr_array_add (news, second);
  edubba_start_page_set_news (page, news, 0);
  g_assert_cmpuint (ui_count (GTK_WIDGET (page), EDUBBA_TYPE_OFFER), ==, 3);
  g_assert_cmpstr (get_first_title (GTK_WIDGET (page)), ==, "Learn Babel");
  g_assert_true (ui_says (GTK_WIDGET (page), "Step by step"));
  g_assert_true (
    ui_says (GTK_WIDGET (page), "Against the computer\n"
                                "The puzzle of the day is waiting"));
  second->next = EDUBBA_STEP_DAILY;
  edubba_start_page_set_news (page, news, 1);
  g_assert_cmpstr (get_first_title (GTK_WIDGET (page)), ==, "Puzzle of the Day");
  g_assert_true (ui_says (GTK_WIDGET (page), "Babel: A new one"));
  g_assert_true (ui_says (GTK_WIDGET (page), "The puzzle of the day is waiting"));
  second->texts[EDUBBA_STEP_MATCH] = g_strdup ("A game, turn 3");
  second->turn = 3;
  second->next = EDUBBA_STEP_MATCH;
  g_clear_pointer (&second->due, g_free);
  edubba_start_page_set_news (page, news, 1);
  g_assert_cmpuint (ui_count (GTK_WIDGET (page), EDUBBA_TYPE_OFFER), ==, 3);
  g_assert_cmpstr (get_first_title (GTK_WIDGET (page)), ==, "Continue");
  g_assert_true (ui_says (GTK_WIDGET (page), "Continue: turn 3"));
  second->moment = g_strdup ("Round 2, pick 3");
  edubba_start_page_set_news (page, news, 1);
  g_assert_true (ui_says (GTK_WIDGET (page), "Continue: Round 2, pick 3"));
  g_assert_finalize_object (page);
}

/* The button of a game that is still to be learnt names its subject. */
static void
test_start_page_pitch (void)
{
  g_autoptr (GPtrArray) news =
    g_ptr_array_new_with_free_func ((GDestroyNotify) edubba_game_news_free);
  EdubbaStartPage *page = g_object_ref_sink (g_object_new (EDUBBA_TYPE_START_PAGE, NULL));
  EdubbaGameNews  *second = create_news (EDUBBA_STEP_LEARN);
  EdubbaGame       game = *plain_game_get ();

  game.pitch = "Temples, in a line";
  second->game = &game;
  g_ptr_array_add (news, create_news (EDUBBA_STEP_PLAY));
  g_ptr_array_add (news, second);
  edubba_start_page_set_news (page, news, 0);
  g_assert_true (ui_says (GTK_WIDGET (page), "Temples, in a line"));
  second->next = EDUBBA_STEP_PLAY;
  edubba_start_page_set_news (page, news, 0);
  g_assert_false (ui_says (GTK_WIDGET (page), "Temples, in a line"));
  g_assert_finalize_object (page);
}

/* Gives a widget a width, and a height or (0) the one that it likes to have. */
static void
allocate (GtkWidget *widget, int width, int height)
{
  int least, natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &least, &natural, NULL, NULL);
  gtk_widget_size_allocate (
    widget, &(GtkAllocation) { 0, 0, width, height > 0 ? height : natural }, -1);
}

static graphene_rect_t
find_offer (GtkWidget *offers, const char *title)
{
  GtkWidget      *offer = gtk_widget_get_first_child (offers);
  graphene_rect_t bounds;

  while (!ui_says (offer, title))
    offer = gtk_widget_get_next_sibling (offer);
  g_assert_true (gtk_widget_compute_bounds (offer, offers, &bounds));
  return bounds;
}

/* The next step has a line for itself; to play follows before all else, in two columns where there
 * is room, the last of them over both if nothing is beside it. */
static void
test_offers_columns (void)
{
  GtkWidget *offers = g_object_ref_sink (edubba_game_offers_new ());
  g_autoptr (EdubbaGameNews) news = create_news (EDUBBA_STEP_LEARN);
  graphene_rect_t learn, play, daily, puzzles;

  news->texts[EDUBBA_STEP_PUZZLES] = g_strdup ("Many");
  edubba_game_offers_set_news (EDUBBA_GAME_OFFERS (offers), news);
  allocate (offers, 860, 0);
  learn = find_offer (offers, "Learn Babel");
  play = find_offer (offers, "Play Babel");
  daily = find_offer (offers, "Puzzle of the Day");
  puzzles = find_offer (offers, "Puzzles");
  g_assert_cmpfloat (learn.size.width, ==, 860);
  g_assert_cmpfloat (play.origin.y, >=, learn.origin.y + learn.size.height);
  g_assert_cmpfloat (play.origin.x, ==, 0);
  g_assert_cmpfloat (daily.origin.y, ==, play.origin.y);
  g_assert_cmpfloat (daily.origin.x, >=, play.size.width);
  g_assert_cmpfloat (puzzles.origin.y, >=, play.origin.y + play.size.height);
  g_assert_cmpfloat (puzzles.size.width, ==, 860);
  allocate (offers, 336, 0);
  play = find_offer (offers, "Play Babel");
  daily = find_offer (offers, "Puzzle of the Day");
  g_assert_cmpfloat (play.size.width, ==, 336);
  g_assert_cmpfloat (daily.origin.x, ==, 0);
  g_assert_cmpfloat (daily.origin.y, >=, play.origin.y + play.size.height);
  g_assert_finalize_object (offers);
}

/* A high page has a large emblem, a low one a small emblem beside the title. */
static void
test_start_page_head (void)
{
  g_autoptr (GPtrArray) news =
    g_ptr_array_new_with_free_func ((GDestroyNotify) edubba_game_news_free);
  GtkWidget *page = g_object_ref_sink (g_object_new (EDUBBA_TYPE_START_PAGE, NULL));
  GtkWidget *large = ui_find (page, GTK_TYPE_IMAGE);
  GtkWidget *small = gtk_widget_get_next_sibling (large);

  g_ptr_array_add (news, create_news (EDUBBA_STEP_LEARN));
  edubba_start_page_set_news (EDUBBA_START_PAGE (page), news, 0);
  allocate (page, 700, 900);
  g_assert_true (gtk_widget_get_child_visible (large));
  g_assert_false (gtk_widget_get_child_visible (small));
  allocate (page, 700, 250);
  g_assert_false (gtk_widget_get_child_visible (large));
  g_assert_true (gtk_widget_get_child_visible (small));
  g_assert_finalize_object (page);
}

int
main (int argc, char *argv[])
{
  ui_init (&argc, &argv);

  g_test_add_func ("/ui/start-page/offers", test_start_page_offers);
  g_test_add_func ("/ui/start-page/shelf", test_start_page_shelf);
  g_test_add_func ("/ui/start-page/pitch", test_start_page_pitch);
  g_test_add_func ("/ui/start-page/head", test_start_page_head);
  g_test_add_func ("/ui/game-page/columns", test_offers_columns);
  return g_test_run ();
}
