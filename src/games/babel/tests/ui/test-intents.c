/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Presses on the parts of Babel's board: every press has its answer, in every phase of the game,
 * and actions that the rules refuse are sent all the same.
 */
#include <adwaita.h>

#include "babel-popover.h"
#include "babel-state.h"
#include "babel-board-fixture.h"
#include "display.h"

/* Presses the parts (separated by blanks) and compares the actions sent, joined by blanks. */
static void
assert_sent (BoardFixture *fixture, const char *parts, const char *expected)
{
  g_auto (GStrv) words = g_strsplit (parts, " ", -1);
  g_autofree char *sent = NULL;

  g_ptr_array_set_size (fixture->heard, 0);
  for (guint i = 0; words[i] != NULL; i++)
    board_press (fixture, words[i]);
  g_ptr_array_add (fixture->heard, NULL);
  sent = g_strjoinv (" ", (char **) fixture->heard->pdata);
  g_assert_cmpstr (sent, ==, expected);
  g_ptr_array_set_size (fixture->heard, 0);
  edubba_board_cancel (fixture->board);
}

static void
test_intent_card (BoardFixture *fixture, gconstpointer data)
{
  assert_sent (fixture, "card:A land:A", "travel:A");
  assert_sent (fixture, "card:A temple:opp:A", "travel:A");
  assert_sent (fixture, "card:A colonnade:me:H", "settle:A");
  assert_sent (fixture, "card:A land:H", "settle:A");
  assert_sent (fixture, "card:A card:S land:S", "travel:S");
  assert_sent (fixture, "card:A card:A land:A land:A", "travel:A");
  assert_sent (fixture, "land:S land:S", "travel:S");
}

/* A look at a store builds nothing: the first press picks its top, the second puts it down. */
static void
test_intent_store (BoardFixture *fixture, gconstpointer data)
{
  board_show_partial (fixture, "babel/1 H:SS/1| pawns=HQ hands=AAHMMPSS|????? stores=2|2", 0, TRUE);
  assert_sent (fixture, "store:me", "");
  assert_sent (fixture, "store:me temple:me:H", "build:own");
  assert_sent (fixture, "store:me land:H", "build:own");
  assert_sent (fixture, "store:opp temple:me:H", "build:opp");
  assert_sent (fixture, "store:opp store:me temple:me:H", "build:own");
  assert_sent (fixture, "store:me store:me card:A land:A", "travel:A");
  assert_sent (fixture, "store:me temple:opp:H", "why:build");
  assert_sent (fixture, "store:me temple:me:A", "why:build");
  assert_sent (fixture, "end", "end");
  board_show_partial (fixture, "babel/1 M:H| pawns=MQ hands=AAHMMPSS|????? starters=11", 0, TRUE);
  assert_sent (fixture, "starter:me temple:me:M", "build:start");
}

static GtkWidget *
get_focus (BoardFixture *fixture)
{
  return gtk_window_get_focus (fixture->window);
}

/* By keyboard the second press waits where it is needed. */
static void
test_intent_store_by_key (BoardFixture *fixture, gconstpointer data)
{
  board_show_partial (fixture, "babel/1 H:SS/1| pawns=HQ hands=AAHMMPSS|????? stores=2|2", 0, TRUE);
  board_wait ();
  gtk_widget_grab_focus (board_get_part (fixture, "store:me"));
  board_press (fixture, "store:me");
  g_assert_true (get_focus (fixture) == board_get_part (fixture, "store:me"));
  edubba_board_cancel (fixture->board);
  gtk_widget_add_css_class (GTK_WIDGET (fixture->board), "keys");
  board_press (fixture, "store:me");
  g_assert_true (get_focus (fixture) == board_get_part (fixture, "temple:me:H"));
}

/* An action against the rules is sent, so that it gets its answer. */
static void
test_intent_refused (BoardFixture *fixture, gconstpointer data)
{
  assert_sent (fixture, "land:M", "travel:M");
  assert_sent (fixture, "land:H", "travel:H");
  assert_sent (fixture, "colonnade:me:A", "migrate:A-H");
  assert_sent (fixture, "card:A discards", "discard:A");
  board_show_partial (fixture, "babel/1 A:HPP| pawns=AQ hands=A|???? migrated=1", 0, TRUE);
  assert_sent (fixture, "colonnade:me:A", "skip:own");
  board_show_partial (fixture, "babel/1 A:AA|/1 pawns=AQ hands=A|????", 0, TRUE);
  assert_sent (fixture, "colonnade:me:A", "raze");
  board_show_partial (fixture, "babel/1 A:HPPH| pawns=AQ hands=A|????", 0, TRUE);
  assert_sent (fixture, "hand:opp", "halve:P");
  board_show_partial (fixture, "babel/1 hands=AAHMMPSS|????? starters=11", 0, TRUE);
  assert_sent (fixture, "store:me", "build:own");
  assert_sent (fixture, "end", "end");
}

/* A press that no action expresses is answered too, with the rule behind it. */
static void
test_intent_explained (BoardFixture *fixture, gconstpointer data)
{
  assert_sent (fixture, "run:me:S:1", "why:abilities");
  assert_sent (fixture, "temple:me:A", "why:build");
  assert_sent (fixture, "temple:opp:A", "why:abilities");
  assert_sent (fixture, "colonnade:opp:A", "why:abilities");
  assert_sent (fixture, "card:A colonnade:me:S", "why:settle");
  assert_sent (fixture, "card:A colonnade:me:A", "why:settle");
  assert_sent (fixture, "card:A colonnade:opp:H", "why:settle");
  assert_sent (fixture, "card:A colonnade:opp:A", "why:settle");
  assert_sent (fixture, "card:A temple:opp:H", "why:settle");
  assert_sent (fixture, "card:A land:S", "why:travel");
  assert_sent (fixture, "card:A land:S land:A", "why:travel travel:A");
  board_show_partial (fixture, "babel/1 H:AAA| pawns=HM hands=A|?", 0, TRUE);
  assert_sent (fixture, "temple:opp:H", "why:abilities");
  board_show_partial (fixture, "babel/1 hands=AP|? starters=11", 0, TRUE);
  assert_sent (fixture, "card:A colonnade:me:A", "why:settle");
  assert_sent (fixture, "card:A colonnade:opp:A", "why:settle");
  assert_sent (fixture, "card:A land:P", "why:travel");
  board_show_partial (fixture, "babel/1 hands=A|? starters=11", 0, TRUE);
  assert_sent (fixture, "starter:opp", "why:build");
  assert_sent (fixture, "temple:me:A", "why:build");
  board_show_partial (fixture, "babel/1 pawns=AQ hands=A|? starters=11", 0, TRUE);
  assert_sent (fixture, "colonnade:me:A", "why:settle");
  board_show_partial (fixture, "babel/1 pawns=AQ hands=|? starters=11", 0, TRUE);
  assert_sent (fixture, "colonnade:me:A", "migrate:A-H");
  board_show_partial (fixture, "babel/1 hands=AHHMPPSS|?", 0, TRUE);
  assert_sent (fixture, "colonnade:me:H", "why:travel");
  board_show_partial (fixture, "babel/1 H:SP/1| M:|A/1 pawns=QM hands=AHM|? stores=2|", 0, TRUE);
  assert_sent (fixture, "colonnade:me:H", "why:travel");
  board_show_partial (fixture, "babel/1 H:SP| S:PPA| pawns=SM hands=AHM|?", 0, TRUE);
  assert_sent (fixture, "colonnade:me:H", "migrate:H-M");
}

/* A refusal takes nothing out of the hand. */
static void
test_intent_kept (BoardFixture *fixture, gconstpointer data)
{
  board_press (fixture, "card:A");
  board_press (fixture, "land:M");
  board_press (fixture, "store:me");
  board_press (fixture, "land:A");
  g_assert_cmpuint (fixture->heard->len, ==, 3);
  g_assert_cmpstr (g_ptr_array_index (fixture->heard, 0), ==, "why:travel");
  g_assert_cmpstr (g_ptr_array_index (fixture->heard, 1), ==, "build:own");
  g_assert_cmpstr (g_ptr_array_index (fixture->heard, 2), ==, "travel:A");
  g_assert_false (edubba_board_cancel (fixture->board));
}

/* The buttons of the popover that is open, as the actions they stand for. */
static void
collect_offers (GtkWidget *widget, GPtrArray *buttons)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_BUTTON (child) &&
        g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (child)), "board.act") == 0)
      g_ptr_array_add (buttons, child);
    else
      collect_offers (child, buttons);
}

static void
assert_offers (BoardFixture *fixture, const char *part, const char *expected)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  g_autoptr (GString) offers = g_string_new (NULL);

  board_press (fixture, part);
  collect_offers (GTK_WIDGET (fixture->board), buttons);
  for (guint i = 0; i < buttons->len; i++)
    {
      GtkActionable *button = GTK_ACTIONABLE (g_ptr_array_index (buttons, i));

      g_string_append_printf (
        offers, "%s%s", i > 0 ? " " : "",
        g_variant_get_string (gtk_actionable_get_action_target_value (button), NULL));
    }
  g_assert_cmpstr (offers->str, ==, expected);
}

/* As the button in the popover does. */
static void
migrate_from (BoardFixture *fixture, const char *land)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->board), "board.migrate", "s", land);
}

static void
test_intent_migration (BoardFixture *fixture, gconstpointer data)
{
  /* On a run the first question is which ability is meant. */
  assert_offers (fixture, "colonnade:me:H", "win-over halve:S");
  migrate_from (fixture, "H");
  assert_sent (fixture, "colonnade:me:S", "migrate:H-S");
  migrate_from (fixture, "H");
  assert_sent (fixture, "land:A", "migrate:H-A");
  migrate_from (fixture, "H");
  assert_sent (fixture, "colonnade:me:H colonnade:me:P land:M", "migrate:P-M");
  g_assert_false (edubba_board_cancel (fixture->board));
  migrate_from (fixture, "H");
  g_assert_true (edubba_board_cancel (fixture->board));
  board_show_partial (fixture, "babel/1 H:SSAPP| pawns=HQ hands=A|????", 0, TRUE);
  assert_sent (fixture, "colonnade:me:H colonnade:me:S", "migrate:H-S");
}

/* The last line below the label of an offer. */
static const char *
read_below (GtkButton *button)
{
  GtkWidget *texts = gtk_widget_get_first_child (gtk_button_get_child (button));

  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_last_child (texts)));
}

/* Each ability that can be used says its price, and what its label does not say. */
static void
test_intent_ability (BoardFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  assert_offers (fixture, "run:me:H:1", "win-over halve:S");
  assert_offers (fixture, "temple:opp:H", "raze steal");
  assert_offers (fixture, "hand:opp", "halve:S");
  assert_offers (fixture, "colonnade:opp:H", "win-over expel:A");
  assert_offers (fixture, "temple:me:H", "build:own build:opp skip:own skip:opp");

  board_press (fixture, "run:me:H:1");
  collect_offers (GTK_WIDGET (fixture->board), buttons);
  g_assert_cmpstr (read_below (g_ptr_array_index (buttons, 0)), ==,
                   "Price: one card of the run. 1 settler comes over.");
  g_assert_cmpstr (read_below (g_ptr_array_index (buttons, 1)), ==, "Price: one card of the run.");
  g_signal_emit_by_name (g_ptr_array_index (buttons, 0), "clicked");
  g_assert_cmpuint (fixture->heard->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (fixture->heard, 0), ==, "win-over");
}

/* The popover's text about a part is not said a second time over it, and the labels of its
 * buttons stand in their middle. */
static void
test_intent_popover (BoardFixture *fixture, gconstpointer data)
{
  GtkWidget *run = board_get_part (fixture, "run:me:H:1");
  GtkWidget *popover;
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  board_press (fixture, "run:me:H:1");
  board_wait ();
  g_assert_nonnull (gtk_widget_get_tooltip_text (run));
  g_assert_false (gtk_widget_get_has_tooltip (run));
  collect_offers (GTK_WIDGET (fixture->board), buttons);
  g_assert_cmpuint (buttons->len, ==, 2);
  popover = gtk_widget_get_ancestor (buttons->pdata[0], GTK_TYPE_POPOVER);
  for (guint i = 0; i < buttons->len; i++)
    {
      GtkWidget *line = gtk_button_get_child (buttons->pdata[i]);

      g_assert_cmpint (gtk_widget_get_valign (gtk_widget_get_first_child (line)), ==,
                       GTK_ALIGN_CENTER);
    }
  gtk_popover_popdown (GTK_POPOVER (popover));
  board_wait ();
  g_assert_true (gtk_widget_get_has_tooltip (run));

  board_press (fixture, "run:me:H:1");
  g_assert_false (gtk_widget_get_has_tooltip (run));
  board_press (fixture, "quarry");
  g_assert_true (gtk_widget_get_has_tooltip (run));
}

static void
test_intent_several_runs (BoardFixture *fixture, gconstpointer data)
{
  board_show_partial (fixture, "babel/1 A:MMMAMMMPPP|H pawns=AQ hands=A|?? turn=3", 0, TRUE);
  assert_offers (fixture, "run:me:A:1", "expel:H@1 halve:M@1");
  assert_offers (fixture, "run:me:A:2", "expel:H@2 halve:M@2");
  assert_offers (fixture, "run:me:A:3", "skip:own skip:opp halve:P");
  board_show_partial (fixture, "babel/1 A:MMM|SHSH pawns=AQ hands=A|?? turn=3", 0, TRUE);
  assert_offers (fixture, "run:me:A:1", "expel:H expel:S halve:M");
  board_show_partial (fixture, "babel/1 A:MMM| pawns=AQ hands=A|?? turn=3", 0, TRUE);
  assert_offers (fixture, "run:me:A:1", "expel:A halve:M");
}

static void
test_intent_owed (BoardFixture *fixture, gconstpointer data)
{
  board_show_partial (fixture, "babel/1 A:| H:| M:| P:| S:| hands=??|AAHP turn=3 move=1 owed=2",
                      1, TRUE);
  assert_sent (fixture, "card:A", "discard:A");
  assert_sent (fixture, "card:P", "discard:P");
  assert_sent (fixture, "end", "end");
}

/* While it is not the viewer's turn nothing is offered, but the match is asked, so that every press
 * has its answer; and all can be seen. */
static void
test_intent_idle (BoardFixture *fixture, gconstpointer data)
{
  board_show_partial (fixture, BOARD_MIDDLE, 0, FALSE);
  assert_sent (fixture, "card:A land:A store:me store:opp end colonnade:me:H colonnade:me:A",
               "travel:A travel:A build:own build:opp end migrate:H-M migrate:A-H");
  assert_sent (fixture, "run:me:H:1 temple:opp:H temple:me:S colonnade:opp:H",
               "halve:S raze build:own win-over");
  assert_offers (fixture, "quarry", "");
  assert_offers (fixture, "discards", "");
}

static GtkPopover *
get_offer (BoardFixture *fixture)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->board));

  while (child != NULL && !BABEL_IS_POPOVER (child))
    child = gtk_widget_get_next_sibling (child);
  return GTK_POPOVER (child);
}

/* Every button of the board answers a press, in every phase: it sends something, asks for a
 * reason, opens a list, or picks a card or a level. */
static void
assert_all_answer (BoardFixture *fixture)
{
  static const char *const names[] = { "land:%c", "colonnade:me:%c", "colonnade:opp:%c",
                                       "temple:me:%c", "temple:opp:%c", "run:me:%c:1", "card:%c" };
  static const char *const others[] = { "store:me", "store:opp", "starter:me", "starter:opp",
                                        "quarry", "discards", "end", "hand:opp" };
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  GtkPopover *offer = get_offer (fixture);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (const char *letter = babel_rules.letters; *letter != '\0'; letter++)
      g_ptr_array_add (parts, g_strdup_printf (names[i], *letter));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_ptr_array_add (parts, g_strdup (others[i]));
  for (guint i = 0; i < parts->len; i++)
    {
      GtkWidget *widget = edubba_board_find_part (fixture->board, g_ptr_array_index (parts, i));

      if (widget == NULL || !gtk_widget_get_mapped (widget))
        continue;
      g_test_message ("%s", (char *) g_ptr_array_index (parts, i));
      g_ptr_array_set_size (fixture->heard, 0);
      board_press (fixture, g_ptr_array_index (parts, i));
      g_assert_true (fixture->heard->len == 1 || gtk_widget_get_visible (GTK_WIDGET (offer)) ||
                     edubba_board_cancel (fixture->board));
      edubba_board_cancel (fixture->board);
      gtk_popover_popdown (offer);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

static void
test_intent_never_silent (BoardFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *position;
    gboolean    active;
  } phases[] = {
    { BOARD_MIDDLE, TRUE },
    { BOARD_MIDDLE, FALSE },
    { "babel/1 hands=AAHMMPSS|????? starters=11", TRUE },
    { "babel/1 A:SSS|HHH/12 pawns=AA hands=AAHP|?? turn=3 move=2 owed=2", TRUE },
    { "babel/1 A:SSS|HHH/12 pawns=AA hands=A|???? turn=3 owed=2", FALSE },
    { "babel/1 A:HHH|/123456 H:|/123456 M:|/123 hands=A|? result=2", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      board_show_partial (fixture, phases[i].position, 0, phases[i].active);
      board_wait ();
      assert_all_answer (fixture);
    }
}
static gboolean
is_offering (BoardFixture *fixture)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->board)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (BABEL_IS_POPOVER (child))
      return gtk_widget_get_visible (child);
  return FALSE;
}

/* A list stays open while the same is shown again, and closes with another position. */
static void
test_intent_shown_again (BoardFixture *fixture, gconstpointer data)
{
  board_press (fixture, "temple:me:H");
  g_assert_true (is_offering (fixture));
  board_show_partial (fixture, BOARD_MIDDLE, 0, TRUE);
  g_assert_true (is_offering (fixture));
  board_show_partial (fixture, BOARD_MIDDLE, 0, FALSE);
  g_assert_false (is_offering (fixture));
}

#define ADD(path, test) \
  g_test_add ("/babel-intents/" path, BoardFixture, NULL, board_set_up, test, board_tear_down)

int
main (int argc, char *argv[])
{
  display_test_init (&argc, &argv);
  adw_init ();

  ADD ("card", test_intent_card);
  ADD ("store", test_intent_store);
  ADD ("store-by-key", test_intent_store_by_key);
  ADD ("migration", test_intent_migration);
  ADD ("refused", test_intent_refused);
  ADD ("explained", test_intent_explained);
  ADD ("kept", test_intent_kept);
  ADD ("shown-again", test_intent_shown_again);
  ADD ("never-silent", test_intent_never_silent);
  ADD ("ability", test_intent_ability);
  ADD ("popover", test_intent_popover);
  ADD ("several-runs", test_intent_several_runs);
  ADD ("owed", test_intent_owed);
  ADD ("idle", test_intent_idle);
  return g_test_run ();
}
