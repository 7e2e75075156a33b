/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drag and drop with the real pointer: the targets of a load light up, letting go over one acts,
 * letting go over a part that the rules refuse brings their reason, and Escape, the secondary
 * button and an empty place put everything back. A whole game is played so, by two people,
 * curtains and all.
 */
#include <adwaita.h>

#include "babel-action.h"
#include "board-window.h"
#include "edubba-curtain.h"
#include "edubba-message-line.h"
#include "edubba-window-private.h"
#include "game-state.h"
#include "keys.h"
#include "pointer.h"
#include "tour.h"
#include "ui-fixture.h"

/* Every nation has a run where the pawn stands, in a colonnade of fifteen. */
#define POSITION                                                                               \
  "babel/1 A:HH| H:AAAHHHMMMSSSPPP|PSM/1234 M:|A/1 P:|M S:PP|SS/12 pawns=HM hands=AAHS|????? " \
  "stores=61|42 turn=9"

/* The same for one who must give up cards. */
#define HALVED "babel/1 H:AAA|P/12 pawns=HM hands=AAHHMMPP|???? stores=65|41 move=2 turn=9 owed=4"

/* A whole game takes at most MAX_ACTIONS actions, and in HURRY of a hundred cases a turn is ended
 * as soon as it can be: games should not last for ever. */
#define MAX_ACTIONS 600
#define HURRY       30

/* A part that can be carried to another, and the action that this means. */
typedef struct
{
  const char *from;
  const char *to;
  const char *action;
} Load;

static const Load loads[] = {
  { "card:A", "land:A", "travel:A" },
  { "card:A", "temple:opp:A", "travel:A" },
  { "card:S", "colonnade:me:H", "settle:S" },
  { "store:me", "temple:me:H", "build:own" },
  { "colonnade:me:H", "land:S", "migrate:H-S" },
  { "colonnade:me:H", "colonnade:me:M", "migrate:H-M" },
  { "run:me:H:1", "temple:opp:H", "raze" },
  { "run:me:H:2", "temple:opp:H", "steal" },
  { "run:me:H:4", "colonnade:opp:H", "win-over" },
  { "run:me:H:5", "store:opp", "skip:opp" },
  { "run:me:H:1", "hand:opp", "halve:A" },
};

/* ---- The hand that carries ---- */

/* A point of a colonnade that belongs to no bracket: beside the middle of its last card. */
static void
point_at_settlers (BoardWindow *fixture, guint land)
{
  BabelLand      *in = babel_lands_get_land (BABEL_LANDS (fixture->board->lands), land);
  BabelColonnade *colonnade = babel_land_get_colonnade (in, TRUE);
  GtkWidget      *last = NULL;

  for (guint i = 0; babel_colonnade_get_card (colonnade, i) != NULL; i++)
    last = babel_colonnade_get_card (colonnade, i);
  g_assert_nonnull (last);
  pointer_move (last, gtk_widget_get_width (last) - 6, gtk_widget_get_height (last) - 6);
}

static void
point_at_part (BoardWindow *fixture, const char *part)
{
  if (g_str_has_prefix (part, "colonnade:me:"))
    point_at_settlers (
      fixture, (guint) (strchr (babel_rules.letters, part[13]) - babel_rules.letters));
  else
    pointer_point_at (board_window_get_part (fixture, part));
}

/* Presses on a part and moves so far that it is taken up. */
static void
take (BoardWindow *fixture, const char *part)
{
  GtkWidget       *widget = GTK_WIDGET (fixture->board);
  graphene_point_t at;

  point_at_part (fixture, part);
  g_assert_true (gtk_widget_compute_point (board_window_get_part (fixture, part), widget,
                                           &GRAPHENE_POINT_INIT (30, 30), &at));
  pointer_press (fixture->window, GDK_BUTTON_PRIMARY);
  pointer_move (widget, at.x, at.y - 24);
}

static void
let_go (BoardWindow *fixture)
{
  pointer_release (fixture->window, GDK_BUTTON_PRIMARY);
}

/* Over a part; over an empty colonnade it is the whole place. */
static void
move_over (BoardWindow *fixture, const char *part)
{
  pointer_point_at (board_window_get_part (fixture, part));
}

static gboolean
is_carrying (BoardWindow *fixture)
{
  return gtk_widget_has_css_class (GTK_WIDGET (fixture->board), "carrying");
}

static guint
count_with_class (GtkWidget *widget, const char *name)
{
  guint n = gtk_widget_get_mapped (widget) && gtk_widget_has_css_class (widget, name);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_with_class (child, name);
  return n;
}

/* Nothing is left of the load. */
static void
assert_put_back (BoardWindow *fixture)
{
  static const char *const classes[] = { "target", "works", "fails", "picked", "lifted" };

  g_assert_false (is_carrying (fixture));
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    g_assert_cmpuint (count_with_class (GTK_WIDGET (fixture->board), classes[i]), ==, 0);
}

static const char *
get_message (BoardWindow *fixture, EdubbaMessageKind *kind)
{
  EdubbaMessageLine *line =
    EDUBBA_MESSAGE_LINE (ui_find (GTK_WIDGET (fixture->page), EDUBBA_TYPE_MESSAGE_LINE));

  *kind = edubba_message_line_get_kind (line);
  return edubba_message_line_get_sentence (line);
}

/* Carries from one part over another that answers with a class. For any message about it, the
 * lands keep their height: nobody wants to hit a target that moves. */
static void
carry_over (BoardWindow *fixture, const char *from, const char *to, const char *answer)
{
  GtkWidget *lands = GTK_WIDGET (fixture->board->lands);
  int        height = gtk_widget_get_height (lands);

  g_test_message ("%s to %s", from, to);
  take (fixture, from);
  g_assert_true (is_carrying (fixture));
  move_over (fixture, to);
  g_assert_cmpuint (count_with_class (GTK_WIDGET (fixture->board), answer), ==, 1);
  g_assert_cmpint (gtk_widget_get_height (lands), ==, height);
}

/* Carries, looks whether it would work there, lets go, and takes it back again. */
static void
carry_one (BoardWindow *fixture, const Load *load)
{
  const GameRules *rules = edubba_match_get_module (fixture->match)->rules;
  g_autofree char *text = NULL;

  carry_over (fixture, load->from, load->to, "works");
  g_assert_cmpuint (count_with_class (GTK_WIDGET (fixture->board), "target"), >, 0);
  let_go (fixture);
  g_assert_cmpuint (edubba_match_get_cursor (fixture->match), ==, 1);
  text = game_action_print (rules, edubba_match_get_action (fixture->match, 0));
  g_assert_cmpstr (text, ==, load->action);
  assert_put_back (fixture);
  keys_press (fixture->window, "Control+z");
  g_assert_cmpuint (edubba_match_get_cursor (fixture->match), ==, 0);
}

/* All loads of a kind, which there must be. */
static void
carry_all (BoardWindow *fixture, const char *kind)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (loads); i++)
    if (g_str_has_prefix (loads[i].from, kind))
      {
        carry_one (fixture, &loads[i]);
        n++;
      }
  g_assert_cmpuint (n, >, 0);
}

/* Carries to where it is forbidden: nothing happens, and the reason is said. */
static void
assert_refused (BoardWindow *fixture, const char *from, const char *to, const char *reason)
{
  EdubbaMessageKind kind;

  carry_over (fixture, from, to, "fails");
  let_go (fixture);
  g_assert_cmpuint (edubba_match_get_length (fixture->match), ==, 0);
  g_assert_cmpstr (get_message (fixture, &kind), ==, reason);
  g_assert_cmpint (kind, ==, EDUBBA_MESSAGE_REFUSAL);
  assert_put_back (fixture);
}

/* ---- Loads ---- */

static void
test_card (BoardWindow *fixture, gconstpointer data)
{
  carry_all (fixture, "card:");
}

static void
test_source (BoardWindow *fixture, gconstpointer data)
{
  carry_all (fixture, "store:");
}

static void
test_settlers (BoardWindow *fixture, gconstpointer data)
{
  carry_all (fixture, "colonnade:");
}

static void
test_run (BoardWindow *fixture, gconstpointer data)
{
  carry_all (fixture, "run:");
}

static void
test_halved (BoardWindow *fixture, gconstpointer data)
{
  carry_over (fixture, "card:A", "discards", "works");
  let_go (fixture);
  g_assert_cmpuint (edubba_match_get_cursor (fixture->match), ==, 1);
  assert_put_back (fixture);
}

/* ---- Where it goes nowhere ---- */

static void
test_refused (BoardWindow *fixture, gconstpointer data)
{
  assert_refused (fixture, "card:A", "land:S",
                  "An Assyrian carries you to Assyria only. To get to Sumer, play your Sumerian.");
  assert_refused (fixture, "store:me", "temple:me:S",
                  "You can act in the land where your pawn is. It is in Hatti. To get to Sumer, "
                  "play your Sumerian.");
  assert_refused (fixture, "store:opp", "temple:me:H",
                  "Your site in Hatti is empty and needs level 1; the top of Builder’s "
                  "store is 2. A 1 is the top of your own store.");
  assert_refused (fixture, "run:me:H:1", "temple:opp:S",
                  "You can act in the land where your pawn is. It is in Hatti.");
}

/* Returns TRUE if the parts are stacked, and the side panel has left the hand. */
static gboolean
is_stacked (gpointer data)
{
  BoardWindow     *fixture = data;
  GtkWidget       *window = GTK_WIDGET (fixture->window);
  GtkWidget       *card = board_window_get_part (fixture, "card:H");
  GtkWidget       *picked;
  graphene_point_t at;

  if ((fixture->board->fit & BABEL_FIT_STACKED) == 0 ||
      !gtk_widget_compute_point (card, window, &GRAPHENE_POINT_INIT (20, 20), &at))
    return FALSE;
  picked = gtk_widget_pick (window, at.x, at.y, GTK_PICK_DEFAULT);
  return picked != NULL && gtk_widget_is_ancestor (picked, card);
}

/* A refusal in a window in which a message has no room to spare. */
static void
test_narrow (BoardWindow *fixture, gconstpointer data)
{
  int width, height;

  gtk_window_get_default_size (fixture->window, &width, &height);
  gtk_window_set_default_size (fixture->window, 360, 648);
  ui_wait (is_stacked, fixture);
  keys_wait_for_frame (fixture->window);
  assert_refused (fixture, "card:H", "land:A",
                  "A Hittite carries you to Hatti only. To get to Assyria, play your Assyrian.");
  /* The next window has the size of this one. */
  gtk_window_set_default_size (fixture->window, width, height);
}

/* A card is let go where there is nothing. */
static void
test_nowhere (BoardWindow *fixture, gconstpointer data)
{
  take (fixture, "card:A");
  move_over (fixture, "quarry");
  g_assert_cmpuint (count_with_class (GTK_WIDGET (fixture->board), "works"), ==, 0);
  let_go (fixture);
  assert_put_back (fixture);
  g_assert_cmpuint (edubba_match_get_length (fixture->match), ==, 0);
}

/* Lets go over a good place after the load has been put back. */
static void
assert_cancelled (BoardWindow *fixture)
{
  assert_put_back (fixture);
  move_over (fixture, "land:S");
  move_over (fixture, "land:A");
  g_assert_false (is_carrying (fixture));
  let_go (fixture);
  g_assert_cmpuint (edubba_match_get_length (fixture->match), ==, 0);
  assert_put_back (fixture);
}

/* Wherever the keyboard is meanwhile: on the board, beside it, or nowhere. */
static void
test_escape (BoardWindow *fixture, gconstpointer data)
{
  babel_board_focus_part (fixture->board, "card:H");
  carry_over (fixture, "card:A", "land:A", "works");
  keys_press (fixture->window, "Escape");
  assert_cancelled (fixture);
  gtk_widget_child_focus (GTK_WIDGET (EDUBBA_WINDOW (fixture->window)->header_bar),
                          GTK_DIR_TAB_FORWARD);
  carry_over (fixture, "card:A", "land:A", "works");
  keys_press (fixture->window, "Escape");
  assert_cancelled (fixture);
  gtk_window_set_focus (fixture->window, NULL);
  carry_over (fixture, "card:A", "land:A", "works");
  keys_press (fixture->window, "Escape");
  assert_cancelled (fixture);
}

static void
test_secondary (BoardWindow *fixture, gconstpointer data)
{
  carry_over (fixture, "card:A", "land:A", "works");
  pointer_press (fixture->window, GDK_BUTTON_SECONDARY);
  pointer_release (fixture->window, GDK_BUTTON_SECONDARY);
  assert_cancelled (fixture);
}

/* A hand that trembles presses; then Escape puts back the picked card. */
static void
test_press (BoardWindow *fixture, gconstpointer data)
{
  GtkWidget *card = board_window_get_part (fixture, "card:A");

  pointer_point_at (card);
  pointer_press (fixture->window, GDK_BUTTON_PRIMARY);
  pointer_move (card, gtk_widget_get_width (card) / 2.0 + 3, gtk_widget_get_height (card) / 2.0);
  let_go (fixture);
  g_assert_cmpint (babel_pending_get_kind (fixture->board->choice), ==, BABEL_PENDING_CARD);
  g_assert_cmpuint (count_with_class (GTK_WIDGET (fixture->board), "target"), >, 0);
  keys_press (fixture->window, "Escape");
  assert_put_back (fixture);
}

/* ---- A whole game ---- */

/* The part that a run is, by its nation and number among those of that nation (0: the only one). */
static char *
find_run (BoardWindow *fixture, guint land, guint nation, guint k)
{
  const BabelTable *table = &fixture->board->view.state.table;
  BabelRun          runs[BABEL_MAX_RUNS];
  guint             n = babel_column_get_runs (table, fixture->board->view.viewer, land, runs);

  for (guint i = 0; i < n; i++)
    if (runs[i].nation == nation && k-- <= 1)
      return g_strdup_printf ("run:me:%c:%u", babel_rules.letters[land], i + 1);
  g_assert_not_reached ();
}

static char *
name_in_land (const char *kind, guint land)
{
  return g_strdup_printf ("%s:%c", kind, babel_rules.letters[land]);
}

/* An ability: from the run's bracket to its target. */
static void
find_ability (BoardWindow *fixture, GameAction action, guint place, char **from, char **to)
{
  static const guint8 nations[] = { [BABEL_RAZE] = BABEL_ASSYRIA,
                                    [BABEL_STEAL] = BABEL_HATTI,
                                    [BABEL_EXPEL] = BABEL_MEDIA,
                                    [BABEL_WIN_OVER] = BABEL_SUMER,
                                    [BABEL_SKIP] = BABEL_PERSIA };
  gboolean            first = action.kind == BABEL_RAZE || action.kind == BABEL_STEAL ||
                   action.kind == BABEL_WIN_OVER;
  guint nation = action.kind == BABEL_HALVE ? action.operand[0] : nations[action.kind];

  *from = find_run (fixture, place, nation, action.operand[first ? 0 : 1]);
  if (action.kind == BABEL_HALVE)
    *to = g_strdup ("hand:opp");
  else if (action.kind == BABEL_SKIP)
    *to = g_strdup (action.operand[0] == BABEL_SOURCE_OWN ? "store:me" : "store:opp");
  else if (action.kind == BABEL_WIN_OVER || action.kind == BABEL_EXPEL)
    *to = name_in_land ("colonnade:opp", place);
  else
    *to = name_in_land ("temple:opp", place);
}

/* The parts to carry from and to for an action. */
static void
find_parts (BoardWindow *fixture, GameAction action, char **from, char **to)
{
  static const char *const sources[] = { [BABEL_SOURCE_OWN] = "store:me",
                                         [BABEL_SOURCE_OPP] = "store:opp",
                                         [BABEL_SOURCE_START] = "starter:me" };
  guint                    place = babel_view_get_place (&fixture->board->view);

  switch (action.kind)
    {
    case BABEL_TRAVEL:
    case BABEL_SETTLE:
    case BABEL_DISCARD:
      *from = name_in_land ("card", action.operand[0]);
      *to = action.kind == BABEL_DISCARD  ? g_strdup ("discards")
            : action.kind == BABEL_TRAVEL ? name_in_land ("land", action.operand[0])
                                          : name_in_land ("colonnade:me", place);
      break;
    case BABEL_BUILD:
      *from = g_strdup (sources[action.operand[0]]);
      *to = name_in_land ("temple:me", place);
      break;
    case BABEL_MIGRATE:
      *from = name_in_land ("colonnade:me", action.operand[0]);
      *to = name_in_land ("land", action.operand[1]);
      break;
    default:
      find_ability (fixture, action, place, from, to);
    }
}

/* The settler of a nation that can be seen in the other's colonnade. */
static void
move_over_settler (BoardWindow *fixture, guint nation)
{
  guint           place = babel_view_get_place (&fixture->board->view);
  BabelLand      *land = babel_lands_get_land (BABEL_LANDS (fixture->board->lands), place);
  BabelColonnade *colonnade = babel_land_get_colonnade (land, FALSE);

  for (guint i = 0;; i++)
    {
      GtkWidget *card = babel_colonnade_get_card (colonnade, i);

      g_assert_nonnull (card);
      if (babel_card_get_nation (BABEL_CARD (card)) != nation)
        continue;
      pointer_move (card, gtk_widget_get_width (card) / 2.0, gtk_widget_get_height (card) - 4);
      return;
    }
}

static void
carry_action (BoardWindow *fixture, GameAction action)
{
  g_autofree char *from = NULL;
  g_autofree char *to = NULL;

  if (action.kind == BABEL_END)
    {
      pointer_click (board_window_get_part (fixture, "end"));
      return;
    }
  find_parts (fixture, action, &from, &to);
  take (fixture, from);
  if (action.kind == BABEL_EXPEL)
    move_over_settler (fixture, action.operand[0]);
  else
    move_over (fixture, to);
  let_go (fixture);
}

static GameAction
choose (EdubbaMatch *match)
{
  const GameRules *rules = edubba_match_get_module (match)->rules;
  g_autoptr (GArray) legal = game_legal_sorted (rules, edubba_match_get_state (match));
  gboolean hurry = g_test_rand_int_range (0, 100) < HURRY;

  for (guint i = 0; i < legal->len && hurry; i++)
    if (rules->kinds[g_array_index (legal, GameAction, i).kind].flags & GAME_KIND_ENDS_TURN)
      return g_array_index (legal, GameAction, i);
  return g_array_index (legal, GameAction, g_test_rand_int_range (0, (gint32) legal->len));
}

static void
open_curtain (BoardWindow *fixture)
{
  GtkWidget *curtain = ui_find (GTK_WIDGET (fixture->window), EDUBBA_TYPE_CURTAIN);

  if (curtain == NULL)
    return;
  pointer_click (ui_find (curtain, GTK_TYPE_BUTTON));
  board_window_look (fixture);
}

static void
test_game (BoardWindow *fixture, gconstpointer data)
{
  const GameModule *module = edubba_match_get_module (fixture->match);
  guint64           seed = g_test_rand_int ();
  guint             n_kinds[BABEL_N_KINDS] = { 0 };
  g_autoptr (EdubbaMatch) match =
    edubba_match_new (module, game_record_new_seed (module->rules, 2, 0, seed));
  guint n = 0;

  edubba_window_show_match (EDUBBA_WINDOW (fixture->window), match);
  ui_settle ();
  board_window_look (fixture);
  while (!edubba_match_get_finished (match) && n < MAX_ACTIONS)
    {
      GameAction       action = choose (match);
      g_autofree char *text = game_action_print (module->rules, action);

      open_curtain (fixture);
      g_test_message ("action %u: %s", ++n, text);
      carry_action (fixture, action);
      g_assert_cmpuint (edubba_match_get_cursor (match), ==, n);
      g_assert_true (game_action_equal (edubba_match_get_action (match, n - 1), action));
      n_kinds[action.kind]++;
    }
  g_assert_true (edubba_match_get_finished (match));
  for (guint i = 0; i < BABEL_N_KINDS; i++)
    g_test_message ("%s: %u", module->rules->kinds[i].name, n_kinds[i]);
}

int
main (int argc, char *argv[])
{
  static const BoardWindowTest tests[] = {
    { "/e2e/drag/card", POSITION, test_card },
    { "/e2e/drag/source", POSITION, test_source },
    { "/e2e/drag/settlers", POSITION, test_settlers },
    { "/e2e/drag/run", POSITION, test_run },
    { "/e2e/drag/halved", HALVED, test_halved },
    { "/e2e/drag/refused", POSITION, test_refused },
    { "/e2e/drag/narrow", POSITION, test_narrow },
    { "/e2e/drag/nowhere", POSITION, test_nowhere },
    { "/e2e/drag/escape", POSITION, test_escape },
    { "/e2e/drag/secondary", POSITION, test_secondary },
    { "/e2e/drag/press", POSITION, test_press },
    { "/e2e/drag/game", POSITION, test_game },
  };

  return board_window_run (argc, argv, tests, G_N_ELEMENTS (tests));
}
