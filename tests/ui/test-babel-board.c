/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Babel's board in a window of its own: what pressing its parts sends, what they are called, that
 * nothing hidden is named, that the focus is never lost, that nothing is cut off at any size, and
 * that all of it goes away.
 */
#include <adwaita.h>

#include "babel-board.h"
#include "babel-card.h"
#include "babel-colonnade.h"
#include "babel-gauge.h"
#include "babel-temple.h"
#include "display.h"
#include "game-state.h"

#define MIDDLE                                                                                \
  "babel/1 A:HH|HHM/123 H:SSSSAPP|PSAAM/123456 M:MMS/12|PPA/1 P:PAP/124|HMM S:PPP/12|SSH/12 " \
  "pawns=HM hands=AAHHHS|??????? stores=643|532 turn=9"

#define LONG                                                                                    \
  "babel/1 A:AAAHHHHMMMPPPPSSPAPAHSHSHM|HHMMMMSS/123 H:SSSSAPPAA|PSAAMMMPPSH/123456 M:|/1 P:| " \
  "S:| pawns=QM hands=H| starters=11 turn=9"

/* ---- A window that hears what the board wants ---- */

#define TEST_TYPE_LISTENER (test_listener_get_type ())

G_DECLARE_FINAL_TYPE (TestListener, test_listener, TEST, LISTENER, GtkWindow)

struct _TestListener
{
  GtkWindow  parent_instance;
  GPtrArray *heard; /* of char * */
};

G_DEFINE_FINAL_TYPE (TestListener, test_listener, GTK_TYPE_WINDOW)

static void
act_activated (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_ptr_array_add (TEST_LISTENER (widget)->heard, g_variant_dup_string (parameter, NULL));
}

/* Heard as "why:PARAGRAPH". */
static void
explain_activated (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *sentence;
  const char *paragraph;

  g_variant_get (parameter, "(&s&s)", &sentence, &paragraph);
  g_assert_cmpstr (sentence, !=, "");
  g_ptr_array_add (TEST_LISTENER (widget)->heard, g_strconcat ("why:", paragraph, NULL));
}

static void
test_listener_finalize (GObject *object)
{
  g_ptr_array_unref (TEST_LISTENER (object)->heard);
  G_OBJECT_CLASS (test_listener_parent_class)->finalize (object);
}

static void
test_listener_class_init (TestListenerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = test_listener_finalize;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "match.act", "s", act_activated);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "match.explain", "(ss)",
                                   explain_activated);
}

static void
test_listener_init (TestListener *self)
{
  self->heard = g_ptr_array_new_with_free_func (g_free);
}

typedef struct
{
  TestListener *window;
  EdubbaBoard  *board;
} Fixture;

static void
show (Fixture *fixture, const char *position, guint viewer, gboolean active)
{
  g_autofree GameState *state = game_state_new (&babel_rules);
  g_autoptr (GError) error = NULL;

  babel_rules.parse_position (position, state, &error);
  g_assert_no_error (error);
  edubba_board_show_state (fixture->board, state, viewer, active);
}

static void
wait_for_idle (void)
{
  for (guint i = 0; i < 30; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_usleep (4000);
    }
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->window = g_object_new (TEST_TYPE_LISTENER, NULL);
  fixture->board = EDUBBA_BOARD (babel_board_new ());
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->board));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 740);
  show (fixture, MIDDLE, 0, TRUE);
  gtk_window_present (GTK_WINDOW (fixture->window));
  wait_for_idle ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  wait_for_idle ();
}

static GtkWidget *
get_part (Fixture *fixture, const char *part)
{
  GtkWidget *widget = edubba_board_find_part (fixture->board, part);

  g_assert_nonnull (widget);
  return widget;
}

/* Clicks a part as a person or an assistive technology does. */
static void
press (Fixture *fixture, const char *part)
{
  GtkWidget *widget = get_part (fixture, part);

  g_assert_true (GTK_IS_BUTTON (widget));
  g_assert_true (gtk_widget_is_sensitive (widget));
  g_signal_emit_by_name (widget, "clicked");
}

/* Presses the parts (separated by blanks) and compares what was sent, joined by blanks. */
static void
assert_sent (Fixture *fixture, const char *parts, const char *expected)
{
  g_auto (GStrv) words = g_strsplit (parts, " ", -1);
  g_autofree char *sent = NULL;

  g_ptr_array_set_size (fixture->window->heard, 0);
  for (guint i = 0; words[i] != NULL; i++)
    press (fixture, words[i]);
  g_ptr_array_add (fixture->window->heard, NULL);
  sent = g_strjoinv (" ", (char **) fixture->window->heard->pdata);
  g_assert_cmpstr (sent, ==, expected);
  g_ptr_array_set_size (fixture->window->heard, 0);
  edubba_board_cancel (fixture->board);
}

/* What the test backend of GTK's accessibility says a property is. */
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
assert_name (Fixture *fixture, const char *part, const char *name)
{
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_part (fixture, part)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, name);
}

/* ---- Intents ---- */

static void
test_intent_card (Fixture *fixture, gconstpointer data)
{
  assert_sent (fixture, "card:A land:A", "travel:A");
  assert_sent (fixture, "card:A temple:opp:A", "travel:A");
  assert_sent (fixture, "card:A colonnade:me:H", "settle:A");
  assert_sent (fixture, "card:A card:S land:S", "travel:S");
  assert_sent (fixture, "card:A card:A land:A land:A", "travel:A");
  assert_sent (fixture, "land:S land:S", "travel:S");
}

static void
test_intent_store (Fixture *fixture, gconstpointer data)
{
  assert_sent (fixture, "store:me", "build:own");
  assert_sent (fixture, "store:opp", "build:opp");
  assert_sent (fixture, "end", "end");
  show (fixture, "babel/1 hands=AAHMMPSS|????? starters=11", 0, TRUE);
  assert_sent (fixture, "starter:me", "build:start");
}

static void
test_intent_migration (Fixture *fixture, gconstpointer data)
{
  assert_sent (fixture, "colonnade:me:H colonnade:me:S", "migrate:H-S");
  assert_sent (fixture, "colonnade:me:H land:A", "migrate:H-A");
  assert_sent (fixture, "colonnade:me:H colonnade:me:H colonnade:me:P land:M", "migrate:P-M");
  g_assert_false (edubba_board_cancel (fixture->board));
  press (fixture, "colonnade:me:H");
  g_assert_true (edubba_board_cancel (fixture->board));
}

/* What the rules refuse is sent, so that it gets its answer. */
static void
test_intent_refused (Fixture *fixture, gconstpointer data)
{
  assert_sent (fixture, "land:M", "travel:M");
  assert_sent (fixture, "land:H", "travel:H");
  assert_sent (fixture, "colonnade:me:A", "migrate:A-H");
  show (fixture, "babel/1 hands=AAHMMPSS|????? starters=11", 0, TRUE);
  assert_sent (fixture, "card:A colonnade:me:A", "settle:A");
  assert_sent (fixture, "store:me", "build:own");
  assert_sent (fixture, "end", "end");
}

/* What no action can ask for is answered too, with the rule behind it. */
static void
test_intent_explained (Fixture *fixture, gconstpointer data)
{
  assert_sent (fixture, "run:me:S:1", "why:abilities");
  assert_sent (fixture, "temple:me:A", "why:build");
  assert_sent (fixture, "temple:opp:A", "why:abilities");
  assert_sent (fixture, "colonnade:opp:A", "why:abilities");
  assert_sent (fixture, "card:A colonnade:me:S", "why:settle");
  show (fixture, "babel/1 hands=A|? starters=11", 0, TRUE);
  assert_sent (fixture, "starter:opp", "why:build");
  assert_sent (fixture, "temple:me:A", "why:build");
}

/* A refusal takes nothing out of the hand. */
static void
test_intent_kept (Fixture *fixture, gconstpointer data)
{
  press (fixture, "card:A");
  press (fixture, "land:M");
  press (fixture, "store:me");
  press (fixture, "land:A");
  g_assert_cmpuint (fixture->window->heard->len, ==, 3);
  g_assert_cmpstr (g_ptr_array_index (fixture->window->heard, 0), ==, "travel:M");
  g_assert_cmpstr (g_ptr_array_index (fixture->window->heard, 1), ==, "build:own");
  g_assert_cmpstr (g_ptr_array_index (fixture->window->heard, 2), ==, "travel:A");
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
assert_offers (Fixture *fixture, const char *part, const char *expected)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();
  g_autoptr (GString) offers = g_string_new (NULL);

  press (fixture, part);
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

static void
test_intent_ability (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) buttons = g_ptr_array_new ();

  assert_offers (fixture, "run:me:H:1", "win-over halve:S");
  assert_offers (fixture, "temple:opp:H", "raze steal");
  assert_offers (fixture, "colonnade:opp:H", "win-over expel:A expel:M expel:P expel:S");
  assert_offers (fixture, "temple:me:H", "build:own build:opp skip:own skip:opp");

  press (fixture, "run:me:H:1");
  collect_offers (GTK_WIDGET (fixture->board), buttons);
  g_signal_emit_by_name (g_ptr_array_index (buttons, 0), "clicked");
  g_assert_cmpuint (fixture->window->heard->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (fixture->window->heard, 0), ==, "win-over");
}

static void
test_intent_several_runs (Fixture *fixture, gconstpointer data)
{
  show (fixture, "babel/1 A:MMMAMMMPPP|H H:| M:| P:| S:| pawns=AQ hands=A|?? turn=3", 0, TRUE);
  assert_offers (fixture, "run:me:A:1",
                 "expel:A@1 expel:H@1 expel:M@1 expel:P@1 expel:S@1 halve:M@1");
  assert_offers (fixture, "run:me:A:2",
                 "expel:A@2 expel:H@2 expel:M@2 expel:P@2 expel:S@2 halve:M@2");
  assert_offers (fixture, "run:me:A:3", "skip:own skip:opp halve:P");
}

static void
test_intent_owed (Fixture *fixture, gconstpointer data)
{
  show (fixture, "babel/1 A:| H:| M:| P:| S:| hands=??|AAHP turn=3 move=1 owed=2", 1, TRUE);
  assert_sent (fixture, "card:A", "discard:A");
  assert_sent (fixture, "card:P", "discard:P");
  assert_sent (fixture, "end", "end");
}

/* While it is not the viewer's turn nothing is offered, but whoever holds the match is asked, so
 * that every press has its answer; and all can be seen. */
static void
test_intent_idle (Fixture *fixture, gconstpointer data)
{
  show (fixture, MIDDLE, 0, FALSE);
  assert_sent (fixture, "card:A land:A store:me store:opp end colonnade:me:H colonnade:me:A",
               "travel:A travel:A build:own build:opp end migrate:H-M migrate:A-H");
  assert_sent (fixture, "run:me:H:1 temple:opp:H temple:me:S colonnade:opp:H",
               "halve:S raze build:own win-over");
  assert_offers (fixture, "quarry", "");
  assert_offers (fixture, "discards", "");
}

/* Every button of the board answers a press, in every phase: it sends something, asks for a reason,
 * opens a list, or picks what can be picked. */
static void
assert_all_answer (Fixture *fixture)
{
  static const char *const names[] = { "land:%c", "colonnade:me:%c", "colonnade:opp:%c",
                                       "temple:me:%c", "temple:opp:%c", "run:me:%c:1", "card:%c" };
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (const char *letter = babel_rules.letters; *letter != '\0'; letter++)
      g_ptr_array_add (parts, g_strdup_printf (names[i], *letter));
  for (const char *const *part = (const char *const[]) { "store:me", "store:opp", "starter:me",
                                                         "starter:opp", "quarry", "discards", "end",
                                                         NULL };
       *part != NULL; part++)
    g_ptr_array_add (parts, g_strdup (*part));
  for (guint i = 0; i < parts->len; i++)
    {
      GtkWidget *widget = edubba_board_find_part (fixture->board, g_ptr_array_index (parts, i));
      GtkWidget *offer;

      if (widget == NULL || !gtk_widget_get_mapped (widget))
        continue;
      g_test_message ("%s", (char *) g_ptr_array_index (parts, i));
      g_ptr_array_set_size (fixture->window->heard, 0);
      press (fixture, g_ptr_array_index (parts, i));
      offer = gtk_widget_get_last_child (GTK_WIDGET (fixture->board));
      g_assert_true (fixture->window->heard->len == 1 || gtk_widget_get_visible (offer) ||
                     edubba_board_cancel (fixture->board));
      edubba_board_cancel (fixture->board);
      gtk_popover_popdown (GTK_POPOVER (offer));
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

static void
test_intent_never_silent (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *position;
    gboolean    active;
  } phases[] = {
    { MIDDLE, TRUE },
    { MIDDLE, FALSE },
    { "babel/1 hands=AAHMMPSS|????? starters=11", TRUE },
    { "babel/1 A:SSS|HHH/12 pawns=AA hands=AAHP|?? turn=3 move=2 owed=2", TRUE },
    { "babel/1 A:SSS|HHH/12 pawns=AA hands=A|???? turn=3 owed=2", FALSE },
    { "babel/1 A:HHH|/123456 H:|/123456 M:|/123 hands=A|? result=2", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      show (fixture, phases[i].position, 0, phases[i].active);
      wait_for_idle ();
      assert_all_answer (fixture);
    }
}

/* ---- Names ---- */

static void
test_names_parts (Fixture *fixture, gconstpointer data)
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
  show (fixture, MIDDLE, 1, FALSE);
  assert_name (fixture, "temple:opp:P", "Your opponent’s temple in Persia: level 4");
}

static void
test_names_parts_unknown (Fixture *fixture, gconstpointer data)
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
test_names_complete (Fixture *fixture, gconstpointer data)
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
test_names_hidden (Fixture *fixture, gconstpointer data)
{
  g_autofree GameState *world = game_position_parse_full (&babel_rules, MIDDLE, 1, NULL);
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
assert_focus (Fixture *fixture, const char *part)
{
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == get_part (fixture, part));
}

static void
test_focus_kept (Fixture *fixture, gconstpointer data)
{
  static const char *const parts[] = { "land:M", "colonnade:me:H", "store:opp", "quarry", "card:H",
                                       "end", "temple:opp:S" };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      gtk_widget_grab_focus (get_part (fixture, parts[i]));
      show (fixture, MIDDLE " migrated=1", 0, i % 2);
      assert_focus (fixture, parts[i]);
    }
}

static void
test_focus_start (Fixture *fixture, gconstpointer data)
{
  GtkWidget *hand = edubba_board_find_part (EDUBBA_BOARD (fixture->board), "hand:me");

  g_assert_true (edubba_board_focus_start (EDUBBA_BOARD (fixture->board)));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), hand));
}

static void
test_focus_inherited (Fixture *fixture, gconstpointer data)
{
  gtk_widget_grab_focus (get_part (fixture, "card:S"));
  show (fixture, "babel/1 A:SSS| H:| M:| P:| S:| pawns=AQ hands=AH|??? turn=9", 0, TRUE);
  assert_focus (fixture, "card:H");
  gtk_widget_grab_focus (get_part (fixture, "run:me:A:1"));
  show (fixture, "babel/1 A:SS| H:| M:| P:| S:| pawns=AQ hands=AH|??? turn=9", 0, TRUE);
  assert_focus (fixture, "colonnade:me:A");
  gtk_widget_grab_focus (get_part (fixture, "card:H"));
  show (fixture, "babel/1 A:SS| H:| M:| P:| S:| pawns=AQ hands=|??? turn=9", 0, TRUE);
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
assert_cards_inside (Fixture *fixture, const char *part)
{
  GtkWidget *colonnade = gtk_widget_get_parent (get_part (fixture, part));
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
  const int *size = data;
  Fixture    fixture;

  fixture.window = g_object_new (TEST_TYPE_LISTENER, NULL);
  fixture.board = EDUBBA_BOARD (babel_board_new ());
  gtk_window_set_child (GTK_WINDOW (fixture.window), GTK_WIDGET (fixture.board));
  gtk_window_set_default_size (GTK_WINDOW (fixture.window), size[0], size[1]);
  show (&fixture, LONG, 0, TRUE);
  gtk_window_present (GTK_WINDOW (fixture.window));
  wait_for_idle ();
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture.board)), <=, size[0]);
  assert_cards_inside (&fixture, "colonnade:me:A");
  assert_cards_inside (&fixture, "colonnade:opp:H");
  assert_inside (get_part (&fixture, "temple:opp:H"),
                 gtk_widget_get_parent (get_part (&fixture, "temple:opp:H")));
  gtk_window_destroy (GTK_WINDOW (fixture.window));
  wait_for_idle ();
}

/* ---- What comes and goes ---- */

static void
test_choice_dropped (Fixture *fixture, gconstpointer data)
{
  press (fixture, "colonnade:me:H");
  show (fixture, MIDDLE " migrated=1", 0, TRUE);
  g_assert_false (edubba_board_cancel (fixture->board));
  press (fixture, "card:A");
  show (fixture, MIDDLE, 0, FALSE);
  g_assert_false (edubba_board_cancel (fixture->board));
}

static void
test_highlight (Fixture *fixture, gconstpointer data)
{
  GameAction action = babel_action (BABEL_MIGRATE, BABEL_HATTI, BABEL_PERSIA);
  GtkWidget *part = get_part (fixture, "colonnade:me:P");

  edubba_board_highlight (fixture->board, &action);
  g_assert_true (gtk_widget_has_css_class (part, "marked"));
  edubba_board_highlight (fixture->board, NULL);
  g_assert_false (gtk_widget_has_css_class (part, "marked"));

  /* Whoever ended the turn is no longer on move. */
  action = babel_action (BABEL_END, 0, 0);
  edubba_board_highlight (fixture->board, &action);
  g_assert_true (gtk_widget_has_css_class (get_part (fixture, "store:opp"), "marked"));
  g_assert_false (gtk_widget_has_css_class (get_part (fixture, "store:me"), "marked"));
}

static void
test_finalize (void)
{
  GtkWidget *widgets[] = { babel_board_new (), babel_card_new (BABEL_CARD_FACE, BABEL_SUMER),
                           babel_colonnade_new (TRUE), babel_temple_new (FALSE),
                           g_object_new (BABEL_TYPE_GAUGE, NULL) };
  Fixture    fixture = { NULL, EDUBBA_BOARD (widgets[0]) };

  for (guint i = 0; i < G_N_ELEMENTS (widgets); i++)
    g_object_ref_sink (widgets[i]);
  show (&fixture, MIDDLE, 0, TRUE);
  show (&fixture, LONG, 0, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (widgets); i++)
    g_assert_finalize_object (widgets[i]);
}

#define ADD(path, test) g_test_add ("/babel-board/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char *argv[])
{
  static const int sizes[][2] = { { 360, 600 }, { 736, 553 }, { 992, 700 }, { 1400, 900 } };

  display_test_init (&argc, &argv);
  adw_init ();

  ADD ("intent/card", test_intent_card);
  ADD ("intent/store", test_intent_store);
  ADD ("intent/migration", test_intent_migration);
  ADD ("intent/refused", test_intent_refused);
  ADD ("intent/explained", test_intent_explained);
  ADD ("intent/kept", test_intent_kept);
  ADD ("intent/never-silent", test_intent_never_silent);
  ADD ("intent/ability", test_intent_ability);
  ADD ("intent/several-runs", test_intent_several_runs);
  ADD ("intent/owed", test_intent_owed);
  ADD ("intent/idle", test_intent_idle);
  ADD ("names/parts", test_names_parts);
  ADD ("names/unknown-parts", test_names_parts_unknown);
  ADD ("names/complete", test_names_complete);
  ADD ("names/hidden", test_names_hidden);
  ADD ("focus/kept", test_focus_kept);
  ADD ("focus/start", test_focus_start);
  ADD ("focus/inherited", test_focus_inherited);
  ADD ("choice/dropped", test_choice_dropped);
  ADD ("highlight", test_highlight);
  g_test_add_func ("/babel-board/finalize", test_finalize);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/babel-board/space/%dx%d", sizes[i][0], sizes[i][1]);

      g_test_add_data_func (path, sizes[i], test_space_sizes);
    }
  return g_test_run ();
}
