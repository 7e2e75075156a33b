/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The help, page by page in every language: that each can be read, that its links lead somewhere,
 * that every paragraph of every game's rules has one, that every figure is drawn and has words. And
 * its reader, opened from a game.
 */
#include <adwaita.h>

#include "edubba-figure.h"
#include "edubba-game-page.h"
#include "edubba-help-book.h"
#include "edubba-match-page.h"
#include "edubba-rules-page.h"
#include "edubba-start-page.h"
#include "help-figures.h"
#include "listed-games.h"
#include "ui-fixture.h"
#include "window-fixture.h"

/* The games as objects, up to NULL. */
static const EdubbaGame *games[G_N_ELEMENTS (listed_games) + 1];

static const char *const languages[] = { "C", "cs", "ru" };

static EdubbaHelpBook *
open_book (const char *language)
{
  const char *const wanted[] = { "xx", language, NULL };
  EdubbaHelpBook   *book = edubba_help_book_new (wanted);

  g_assert_cmpstr (edubba_help_book_get_language (book), ==, language);
  return book;
}

/* Labels know links, Pango itself does not. */
static void
check_markup (const char *markup)
{
  g_autoptr (GRegex) links = g_regex_new ("</?a[^>]*>", 0, 0, NULL);
  g_autofree char *rest = g_regex_replace_literal (links, markup, -1, 0, "", 0, NULL);
  g_autoptr (GError) error = NULL;

  pango_parse_markup (rest, -1, 0, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

static void
check_page (const EdubbaHelpBook *book, guint index)
{
  const EdubbaMallardPage *page = edubba_help_book_get_page (book, index);

  if (index > 0)
    {
      g_assert_nonnull (page->guide);
      g_assert_cmpint (edubba_help_book_find (book, page->guide), >=, 0);
      g_assert_cmpint (edubba_help_book_find (book, page->guide), <, (int) index);
    }
  for (guint i = 0; i < page->links->len; i++)
    if (edubba_help_book_find (book, g_ptr_array_index (page->links, i)) < 0)
      g_test_fail_printf ("%s leads to no page: %s", page->id,
                          (const char *) g_ptr_array_index (page->links, i));
  for (guint i = 0; i < page->blocks->len; i++)
    {
      const EdubbaMallardBlock *block = g_ptr_array_index (page->blocks, i);

      if (block->text != NULL)
        check_markup (block->text);
      if (block->source != NULL && (block->text == NULL || block->text[0] == '\0'))
        g_test_fail_printf ("%s has no words for %s", page->id, block->source);
    }
}

/* A page that could not be read would have been a warning, which is fatal here. */
static void
test_pages (void)
{
  g_autoptr (EdubbaHelpBook) english = open_book ("C");

  g_assert_cmpuint (edubba_help_book_get_n_pages (english), >, 1);
  for (guint l = 0; l < G_N_ELEMENTS (languages); l++)
    {
      g_autoptr (EdubbaHelpBook) book = open_book (languages[l]);

      g_assert_cmpuint (edubba_help_book_get_n_pages (book), ==,
                        edubba_help_book_get_n_pages (english));
      for (guint i = 0; i < edubba_help_book_get_n_pages (book); i++)
        check_page (book, i);
    }
}

/* The program's heading and the page's title are one, but for capital letters. */
static void
check_title (const EdubbaGame *game, guint paragraph, const char *title)
{
  g_autofree char *heading = game->module->words->paragraph (paragraph);
  g_autofree char *wanted = g_utf8_casefold (heading, -1);
  g_autofree char *shown = g_utf8_casefold (title, -1);

  g_assert_cmpstr (shown, ==, wanted);
}

/* Checks that the page leads to its own paragraph's heading, "2.5.1 Raze", and shows its own
 * game. */
static void
check_paragraph (const EdubbaHelpBook *book, const EdubbaGame *game, const char *number)
{
  int              index = edubba_help_book_find_paragraph (book, game, number);
  g_autofree char *beginning = g_strconcat (number, " ", NULL);

  if (index < 0)
    {
      g_test_fail_printf ("there is no page for paragraph %s", number);
      return;
    }
  g_assert_true (g_str_has_prefix (edubba_help_book_get_page (book, (guint) index)->title,
                                   beginning));
  g_assert_true (g_str_has_prefix (edubba_help_book_get_page (book, (guint) index)->id,
                                   game->module->rules->id));
}

static void
test_paragraphs (void)
{
  for (guint l = 0; l < G_N_ELEMENTS (languages); l++)
    {
      g_autoptr (EdubbaHelpBook) book = open_book (languages[l]);

      for (guint g = 0; g < G_N_ELEMENTS (listed_games); g++)
        {
          const EdubbaGame *game = listed_games[g]();
          const GameRules  *rules = game->module->rules;

          for (guint i = 0; i < rules->n_paragraphs; i++)
            check_paragraph (book, game, rules->paragraphs[i].number);
          g_assert_cmpint (edubba_help_book_find_paragraph (book, game, "99"), ==, -1);
        }
    }
}

/* The tests' language is English, and so are these pages. */
static void
test_titles (void)
{
  g_autoptr (EdubbaHelpBook) book = open_book ("C");

  for (guint g = 0; g < G_N_ELEMENTS (listed_games); g++)
    {
      const EdubbaGame *game = listed_games[g]();
      const GameRules  *rules = game->module->rules;

      for (guint i = 0; i < rules->n_paragraphs; i++)
        {
          int index = edubba_help_book_find_paragraph (book, game, rules->paragraphs[i].number);

          check_title (game, i, edubba_help_book_get_page (book, (guint) index)->title);
        }
    }
}

static void
test_figures (void)
{
  g_autoptr (EdubbaHelpBook) book = open_book ("C");

  help_figures_check (book, games);
}

/* The page of a game has a picture of its board if the game has a position for it. */
static void
test_boards (void)
{
  for (guint g = 0; g < G_N_ELEMENTS (listed_games); g++)
    {
      const EdubbaGame *game = listed_games[g]();
      GtkWidget        *page = g_object_ref_sink (GTK_WIDGET (edubba_game_page_new (game)));
      g_autofree char  *path = g_strconcat (game->resource_path, "page.position", NULL);
      gboolean          exists;

      exists = g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
      g_assert_true ((ui_find (page, EDUBBA_TYPE_FIGURE) != NULL) == exists);
      g_assert_finalize_object (page);
    }
}

/* A paragraph's page of Babel shows the rule. */
static void
test_pictures (void)
{
  g_autoptr (EdubbaHelpBook) book = open_book ("C");
  const GameRules *rules = babel_get_game ()->module->rules;

  for (guint i = 0; i < rules->n_paragraphs; i++)
    {
      int index =
        edubba_help_book_find_paragraph (book, babel_get_game (), rules->paragraphs[i].number);
      const EdubbaMallardPage *page = edubba_help_book_get_page (book, (guint) index);
      guint                    n = 0;

      for (guint j = 0; j < page->blocks->len; j++)
        n += ((EdubbaMallardBlock *) g_ptr_array_index (page->blocks, j))->source != NULL;
      g_assert_cmpuint (n, >=, 1);
    }
}

static const char *
get_first_text (const EdubbaHelpBook *book, guint index)
{
  const EdubbaMallardPage *page = edubba_help_book_get_page (book, index);

  g_assert_cmpuint (page->blocks->len, >, 0);
  return ((EdubbaMallardBlock *) g_ptr_array_index (page->blocks, 0))->text;
}

/* The text of a page in another language is not the English one; its title may be. */
static void
test_languages (void)
{
  g_autoptr (EdubbaHelpBook) english = open_book ("C");

  for (guint l = 1; l < G_N_ELEMENTS (languages); l++)
    {
      g_autoptr (EdubbaHelpBook) book = open_book (languages[l]);

      for (guint i = 1; i < edubba_help_book_get_n_pages (book); i++)
        g_assert_cmpstr (get_first_text (book, i), !=, get_first_text (english, i));
    }
}

static void
test_refusals (void)
{
  static const char *const bad[] = {
    "<page id='a'><title>A</title></page>",
    "<page id='a'><p>No title</p></page>",
    "<page><title>A</title><p>No id</p></page>",
    "<page id='a'><title>A</title><p>B</p><table/></page>",
    "<page id='a'><title>A</title><p>B</p>C</page>",
    "<page id='a'><title>A</title><p>B <p>C</p></p></page>",
    "<page id='a'><title>A</title><p>B <b>C</b></p></page>",
    "<page id='a'><title>A</title><p>B <link href='x'>C</link></p></page>",
    "<page id='a'><title>A</title><em>B</em></page>",
    "<page id='a'><title>A</title><item><p>B</p></item></page>",
    "<page id='a'><title>A</title><p>B</p><media src='x.position'></media></page>",
    "<page id='a'><title>A</title><p>B</p><media><p>C</p></media></page>",
    "<page id='a'><info><unknown/></info><title>A</title><p>B</p></page>",
    "<page id='a'><title>A</title><p>B</p>",
    "<p>B</p>",
    "",
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (edubba_mallard_parse (bad[i], strlen (bad[i]), &error));
      g_assert_nonnull (error);
    }
}

static const EdubbaMallardBlock *
get_block (const EdubbaMallardPage *page, guint index, EdubbaMallardKind kind)
{
  const EdubbaMallardBlock *block = g_ptr_array_index (page->blocks, index);

  g_assert_cmpint (block->kind, ==, kind);
  return block;
}

static void
test_blocks (void)
{
  static const char text[] =
    "<page id='a'><info><link type='guide' xref='z'/><desc>D</desc></info><title>A &amp; B</title>"
    "<p>\n  One <em>two</em>\n  <link xref='b#c'>three</link> "
    "<link href='edubba:d/1'>four</link>. </p>"
    "<steps><item><p>First</p><p>More</p></item><item><p>Second</p></item></steps>"
    "<list><item><p>Any</p></item></list><note style='tip'><p>Note</p></note>"
    "<media src='x.position'><p>Picture</p></media><screen>a\n  b</screen>"
    "<section id='s'><title>Section</title><p>End</p></section><links type='topic'/></page>";
  g_autoptr (GError) error = NULL;
  g_autoptr (EdubbaMallardPage) page = edubba_mallard_parse (text, strlen (text), &error);

  g_assert_no_error (error);
  g_assert_cmpstr (page->title, ==, "A &amp; B");
  g_assert_cmpstr (page->guide, ==, "z");
  g_assert_cmpstr (get_block (page, 0, EDUBBA_MALLARD_PARAGRAPH)->text, ==,
                   "One <i>two</i> <a href=\"b\">three</a> <a href=\"edubba:d/1\">four</a>.");
  g_assert_cmpuint (get_block (page, 1, EDUBBA_MALLARD_ITEM)->number, ==, 1);
  g_assert_cmpuint (get_block (page, 2, EDUBBA_MALLARD_ITEM)->number, ==, 0);
  g_assert_null (get_block (page, 2, EDUBBA_MALLARD_ITEM)->bullet);
  g_assert_cmpuint (get_block (page, 3, EDUBBA_MALLARD_ITEM)->number, ==, 2);
  g_assert_nonnull (get_block (page, 4, EDUBBA_MALLARD_ITEM)->bullet);
  g_assert_cmpstr (get_block (page, 5, EDUBBA_MALLARD_NOTE)->text, ==, "Note");
  g_assert_cmpstr (get_block (page, 6, EDUBBA_MALLARD_MEDIA)->source, ==, "x.position");
  g_assert_cmpstr (get_block (page, 7, EDUBBA_MALLARD_SCREEN)->text, ==, "a\n  b");
  g_assert_cmpstr (get_block (page, 8, EDUBBA_MALLARD_HEADING)->text, ==, "Section");
  g_assert_cmpstr (get_block (page, 9, EDUBBA_MALLARD_PARAGRAPH)->text, ==, "End");
  get_block (page, 10, EDUBBA_MALLARD_LINKS);
  g_assert_cmpuint (page->blocks->len, ==, 11);
}

static EdubbaRulesPage *
open_rules (EdubbaWindow *window, const char *paragraph)
{
  g_autofree char *target = g_strconcat ("babel/", paragraph, NULL);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.rules", "s",
                              *paragraph != '\0' ? target : "");
  ui_settle ();
  return EDUBBA_RULES_PAGE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_RULES_PAGE));
}

static void
assert_open (EdubbaRulesPage *page, const char *id)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (page))));

  g_assert_cmpstr (edubba_rules_page_get_open (page), ==, id);
  gtk_test_accessible_assert_role (focus, GTK_ACCESSIBLE_ROLE_HEADING);
}

static void
test_opening (void)
{
  EdubbaWindow    *window = window_fixture_create ();
  EdubbaRulesPage *page = open_rules (window, "2.5.1");

  g_assert_nonnull (page);
  assert_open (page, "babel-rule-2-5-1");
  g_assert_true (open_rules (window, "") == page);
  assert_open (page, "index");
  open_rules (window, "4");
  assert_open (page, "babel-rule-4");
  open_rules (window, "babel-rules");
  assert_open (page, "babel-rules");
  open_rules (window, "no such paragraph");
  assert_open (page, "index");
  window_fixture_destroy (window);
}

/* Without its pages the help says so, whatever is looked up. */
static void
test_missing (void)
{
  g_autofree char *help = g_strdup (g_getenv ("EDUBBA_HELP"));
  g_autoptr (EdubbaHelpBook) book = NULL;
  EdubbaWindow *window = window_fixture_create ();

  g_setenv ("EDUBBA_HELP", "/nowhere", TRUE);
  book = edubba_help_book_new (languages);
  g_assert_cmpuint (edubba_help_book_get_n_pages (book), ==, 1);
  g_assert_cmpuint (edubba_help_book_get_page (book, 0)->blocks->len, ==, 1);
  assert_open (open_rules (window, "2.5.1"), "index");
  g_setenv ("EDUBBA_HELP", help, TRUE);
  window_fixture_destroy (window);
}

/* One reader has the pages of all games: the first paragraph and the last of each game lead to its
 * own pages. */
static void
test_games (void)
{
  EdubbaWindow *window = window_fixture_create ();

  for (guint g = 0; g < G_N_ELEMENTS (listed_games); g++)
    {
      const EdubbaGame *game = listed_games[g]();
      const GameRules  *rules = game->module->rules;

      for (guint i = 0; i < rules->n_paragraphs; i += rules->n_paragraphs - 1)
        {
          g_autofree char *target =
            g_strdup_printf ("%s/%s", rules->id, rules->paragraphs[i].number);
          g_autofree char *id = g_strconcat (game->help_prefix, rules->paragraphs[i].number, NULL);
          EdubbaRulesPage *page;

          gtk_widget_activate_action (GTK_WIDGET (window), "win.rules", "s", target);
          ui_settle ();
          page = EDUBBA_RULES_PAGE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_RULES_PAGE));
          assert_open (page, g_strdelimit (id, ".", '-'));
        }
    }
  window_fixture_destroy (window);
}

/* The button with a picture that does this, or NULL. */
static GtkWidget *
find_turn (GtkWidget *widget, const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_turn (child, action);
  return found;
}

static void
test_turning (void)
{
  EdubbaWindow    *window = window_fixture_create ();
  EdubbaRulesPage *page = open_rules (window, "2.5.1");

  gtk_widget_activate_action (GTK_WIDGET (page), "rules.next", NULL);
  assert_open (page, "babel-rule-2-5-2");
  gtk_widget_activate_action (GTK_WIDGET (page), "rules.previous", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "rules.previous", NULL);
  assert_open (page, "babel-rule-2-5");
  gtk_widget_activate_action (GTK_WIDGET (page), "rules.go", "s", "babel-rule-3");
  assert_open (page, "babel-rule-3");
  gtk_widget_activate_action (GTK_WIDGET (page), "rules.go", "s", "no-such-page");
  assert_open (page, "babel-rule-3");
  ui_press (GTK_WIDGET (page), "Contents");
  assert_open (page, "index");
  g_assert_false (gtk_widget_get_sensitive (find_turn (GTK_WIDGET (page), "rules.previous")));
  window_fixture_destroy (window);
}

/* Returns TRUE if the selected row of the list lies within the visible part. */
static gboolean
is_row_seen (gpointer list)
{
  GtkWidget      *side = gtk_widget_get_ancestor (list, GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget      *row = GTK_WIDGET (gtk_list_box_get_selected_row (list));
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (row, side, &bounds) && bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (side);
}

/* However far down in the list a page stands, its row comes to be seen. */
static void
test_list (void)
{
  static const char *const ids[] = { "cli", "babel-rule-4", "index", "bunny-rule-4-1" };

  EdubbaWindow    *window = window_fixture_create ();
  EdubbaRulesPage *page = open_rules (window, "");
  GtkWidget       *list = ui_find (GTK_WIDGET (page), GTK_TYPE_LIST_BOX);

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (page), "rules.go", "s", ids[i]);
      ui_settle ();
      assert_open (page, ids[i]);
      ui_wait (is_row_seen, list);
    }
  window_fixture_destroy (window);
}

/* Tab comes by a link in the text, the pages below this one, and the buttons for turning over. */
static void
test_keyboard (void)
{
  EdubbaWindow    *window = window_fixture_create ();
  EdubbaRulesPage *page = open_rules (window, "2.5");
  guint            labels = 0;
  guint            links = 0;
  gboolean         turns = FALSE;

  for (guint i = 0; i < 200 && ui_press_tab (GTK_WIDGET (page)); i++)
    {
      GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

      labels += GTK_IS_LABEL (focus);
      links += gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (focus)) ==
               GTK_ACCESSIBLE_ROLE_LINK;
      turns |= focus == find_turn (GTK_WIDGET (page), "rules.next");
    }
  g_assert_cmpuint (labels, >=, 1);
  g_assert_cmpuint (links, >=, 6);
  g_assert_true (turns);
  window_fixture_destroy (window);
}

/* Read in the middle of a game, the help leaves it as it is: the page, its state, its focus. */
static void
test_return (void)
{
  EdubbaWindow *window = window_fixture_create ();
  GtkWidget    *match_page;
  GtkWidget    *focus;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.choose-game", "s", "babel");
  ui_press (GTK_WIDGET (window), "Start Playing");
  ui_settle ();
  match_page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MATCH_PAGE);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_nonnull (open_rules (window, "3"));
  g_assert_null (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MATCH_PAGE));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
  ui_settle ();
  g_assert_null (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_RULES_PAGE));
  g_assert_true (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_MATCH_PAGE) == match_page);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == focus);
  window_fixture_destroy (window);
}

/* Asked for in a game, away from its parts, the help opens at that game's rules. */
static void
test_here (void)
{
  EdubbaWindow *window = window_fixture_create ();

  for (guint g = 0; g < G_N_ELEMENTS (listed_games); g++)
    {
      const char      *game = listed_games[g]()->module->rules->id;
      g_autofree char *id = g_strconcat (game, "-rules", NULL);

      gtk_widget_activate_action (GTK_WIDGET (window), "win.choose-game", "s", game);
      ui_press (GTK_WIDGET (window), "Start Playing");
      ui_settle ();
      gtk_window_set_focus (GTK_WINDOW (window), NULL);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.help-here", NULL);
      ui_settle ();
      assert_open (EDUBBA_RULES_PAGE (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_RULES_PAGE)), id);
      gtk_widget_activate_action (GTK_WIDGET (window), "win.back", NULL);
      ui_settle ();
    }
  window_fixture_destroy (window);
}

int
main (int argc, char *argv[])
{
  /* clang-format off */
  window_fixture_init_games (&argc, &argv, G_N_ELEMENTS (listed_games),
#define GAME(word) word##_get_game,
#include "window-games-list.h"
#undef GAME
                             NULL);
  /* clang-format on */
  for (guint g = 0; g < G_N_ELEMENTS (listed_games); g++)
    games[g] = listed_games[g]();
  g_test_add_func ("/help/pages", test_pages);
  g_test_add_func ("/help/paragraphs", test_paragraphs);
  g_test_add_func ("/help/titles", test_titles);
  g_test_add_func ("/help/figures", test_figures);
  g_test_add_func ("/help/boards", test_boards);
  g_test_add_func ("/help/pictures", test_pictures);
  g_test_add_func ("/help/languages", test_languages);
  g_test_add_func ("/help/mallard/refusals", test_refusals);
  g_test_add_func ("/help/mallard/blocks", test_blocks);
  g_test_add_func ("/help/reader/opening", test_opening);
  g_test_add_func ("/help/reader/missing", test_missing);
  g_test_add_func ("/help/reader/games", test_games);
  g_test_add_func ("/help/reader/turning", test_turning);
  g_test_add_func ("/help/reader/list", test_list);
  g_test_add_func ("/help/reader/keyboard", test_keyboard);
  g_test_add_func ("/help/reader/return", test_return);
  g_test_add_func ("/help/reader/here", test_here);
  return window_fixture_run ();
}
