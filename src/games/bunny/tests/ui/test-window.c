/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole games of Bunny Kingdom in the program's window, on its own board: against one computer by
 * the pointer, against three by the keyboard alone. Each press plays its action. Games of three
 * persons are in test-picks.c.
 */
#include "board-hands.h"
#include "bunny-board-private.h"
#include "bunny-board.h"
#include "bunny.h"
#include "display.h"
#include "edubba-bout-bar.h"
#include "edubba-bout-sitting.h"
#include "edubba-coach-banner.h"
#include "edubba-drawing.h"
#include "edubba-face.h"
#include "edubba-game-end.h"
#include "edubba-level.h"
#include "edubba-scene.h"
#include "edubba-standings.h"
#include "edubba-window-private.h"
#include "game-player.h"
#include "game-rng.h"
#include "game-state.h"
#include "patience.h"
#include "ui-fixture.h"
#include "window-fixture.h"

/* The line of a seat's list. */
#define WHO_COMPUTER 2

/* A level that loses the short game now and then, and more tries than it needs. */
#define LEVEL_WELL GAME_LEVEL_BUILDER
#define MAX_TRIES  12

typedef struct
{
  const char *name;
  Hands       hands;
  guint       seats;
} Row;

static EdubbaMatch *
get_match (EdubbaWindow *window)
{
  return edubba_match_page_get_match (window->match_page);
}

static void
find_drops (GtkWidget *widget, GPtrArray *drops)
{
  if (GTK_IS_DROP_DOWN (widget) && gtk_widget_get_mapped (widget))
    g_ptr_array_add (drops, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_drops (child, drops);
}

/* The computers, all of the weakest level, have its name; several have the numbers of
 * their seats behind it. */
static void
assert_called (EdubbaMatch *match)
{
  guint n = edubba_match_get_n_seats (match);

  for (guint s = 1; s < n; s++)
    {
      g_autofree char *name = edubba_level_dup_name (match, s);
      g_autofree char *wanted =
        n > 2 ? g_strdup_printf ("Mole (%u)", s + 1) : g_strdup ("Mole");

      g_assert_cmpstr (name, ==, wanted);
    }
}

/* From the page for a new game on. */
static void
start (EdubbaWindow *window, const Row *row)
{
  g_autofree char *players = g_strdup_printf ("%u players", row->seats);
  g_autoptr (GPtrArray) drops = g_ptr_array_new ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.choose-game", "s", "bunny");
  ui_settle ();
  gtk_toggle_button_set_active (
    GTK_TOGGLE_BUTTON (ui_find_button (GTK_WIDGET (window), players)), TRUE);
  ui_settle ();
  find_drops (GTK_WIDGET (window), drops);
  g_assert_cmpuint (drops->len, ==, row->seats);
  for (guint s = 1; s < row->seats; s++)
    gtk_drop_down_set_selected (drops->pdata[s], WHO_COMPUTER);
  ui_settle ();
  gtk_check_button_set_active (
    GTK_CHECK_BUTTON (ui_find (GTK_WIDGET (window), GTK_TYPE_CHECK_BUTTON)), FALSE);
  ui_press (GTK_WIDGET (window), "Start Playing");
  /* A press is played, even if some other action would be much better. */
  for (guint s = 0; s < row->seats; s++)
    edubba_match_set_coaching (get_match (window), s, EDUBBA_COACHING_OFF);
  g_assert_cmpuint (edubba_match_get_n_seats (get_match (window)), ==, row->seats);
  assert_called (get_match (window));
  g_assert_cmpuint (ui_count (GTK_WIDGET (window->match_page), EDUBBA_TYPE_FACE), ==,
                    row->seats - 1);
}

static EdubbaBoard *
find_board (EdubbaWindow *window)
{
  return EDUBBA_BOARD (ui_find (GTK_WIDGET (window->match_page), EDUBBA_TYPE_BOARD));
}

/* The last two cards of a hand play themselves. */
static gboolean
is_forced (EdubbaMatch *match, guint seat)
{
  g_autofree GameState *seen = edubba_match_dup_view (match, seat);
  g_autoptr (GArray) legal =
    game_legal_sorted_for (edubba_match_get_module (match)->rules, seen, seat);

  return legal->len == 1 && g_array_index (legal, GameAction, 0).kind == BUNNY_DO_PICK;
}

/* The seats of persons that have to do something now. */
static guint32
find_persons (EdubbaMatch *match)
{
  guint32 to_act = edubba_match_get_to_act (match);

  for (guint s = 0; s < edubba_match_get_n_seats (match); s++)
    if ((to_act >> s & 1) != 0 &&
        (edubba_match_get_seat_kind (match, s) != EDUBBA_SEAT_PERSON || is_forced (match, s)))
      to_act &= ~(1u << s);
  return to_act;
}

static gboolean
is_our_move (gpointer data)
{
  EdubbaWindow *window = data;

  gtk_widget_activate_action (GTK_WIDGET (window->match_page), "match.skip", NULL);
  return edubba_match_get_finished (get_match (window)) ||
         find_persons (get_match (window)) != 0;
}

/* Any of the legal actions, but not the end of building as long as something can be built: a game
 * without buildings would try little. */
static GameAction
choose (EdubbaMatch *match, guint seat)
{
  const GameRules      *rules = edubba_match_get_module (match)->rules;
  g_autofree GameState *seen = edubba_match_dup_view (match, seat);
  g_autoptr (GArray) legal = game_legal_sorted_for (rules, seen, seat);
  guint      n = legal->len;
  guint      i = (guint) g_test_rand_int_range (0, (gint32) n);
  GameAction action = g_array_index (legal, GameAction, i);

  if (n > 1 && g_str_equal (rules->kinds[action.kind].name, "done"))
    action = g_array_index (legal, GameAction, (i + 1) % n);
  return action;
}

static void
assert_same (EdubbaMatch *match, GameAction played, GameAction chosen)
{
  const GameRules *rules = edubba_match_get_module (match)->rules;
  g_autofree char *a = game_action_print (rules, played);
  g_autofree char *b = game_action_print (rules, chosen);

  g_assert_cmpstr (a, ==, b);
}

/* Plays an action, and sees that it was just this one. */
static void
play (EdubbaWindow *window, Hands hands)
{
  EdubbaMatch *match = get_match (window);
  guint        seat;
  GameAction   action, sealed;

  ui_settle ();
  seat = BUNNY_BOARD (find_board (window))->view.viewer;
  g_assert_true (find_persons (match) & 1u << seat);
  action = choose (match, seat);
  hands_play (find_board (window), hands, action);
  if (!edubba_match_get_choice (match, seat, &sealed))
    {
      guint i = edubba_match_get_cursor (match);

      while (edubba_match_get_actor (match, i - 1) != seat)
        i--;
      sealed = edubba_match_get_action (match, i - 1);
    }
  assert_same (match, sealed, action);
}

static void
test_game (gconstpointer data)
{
  const Row    *row = data;
  EdubbaWindow *window = window_fixture_create_fresh ();

  start (window, row);
  for (;;)
    {
      ui_wait (is_our_move, window);
      if (edubba_match_get_finished (get_match (window)))
        break;
      play (window, row->hands);
    }
  ui_settle ();
  g_assert_true (edubba_match_get_resigned (get_match (window)) == GAME_NOBODY);
  window_fixture_destroy (window);
}

/* Above a short game stands the number of choices left, as its task says, and no other count. */
static void
test_bout (void)
{
  EdubbaWindow    *window = window_fixture_create_fresh ();
  g_autofree char *subtitle = NULL;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "bunny/first-harvest");
  ui_settle ();
  subtitle = edubba_page_dup_subtitle (EDUBBA_PAGE (window->match_page));
  g_assert_cmpstr (subtitle, ==, "5 choices left");
  while (!g_str_has_prefix (subtitle, "4 choices left"))
    {
      ui_wait (is_our_move, window);
      hands_play (find_board (window), HANDS_POINTER, choose (get_match (window), 0));
      ui_settle ();
      g_clear_pointer (&subtitle, g_free);
      subtitle = edubba_page_dup_subtitle (EDUBBA_PAGE (window->match_page));
    }
  window_fixture_destroy (window);
}

static gboolean
has_banner (gpointer window)
{
  GtkWidget *banner = ui_find (window, EDUBBA_TYPE_COACH_BANNER);

  return banner != NULL && gtk_widget_get_mapped (banner);
}

/* In the first game, too, a building turn is not ended over buildings that would bring carrots,
 * however little that does for winning, without a word from the coach. */
static void
test_left_in_tray (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "bunny/first-burrow");
  ui_settle ();
  edubba_match_set_coaching (get_match (window), 0, EDUBBA_COACHING_OFF);
  edubba_coach_set_patience (edubba_game_sitting_find_coach (window->match_page), PATIENCE_MS);
  while (!has_banner (window))
    {
      g_autoptr (GArray) legal = NULL;
      g_autofree char *text = NULL;
      gboolean         builds;

      ui_wait (is_our_move, window);
      legal = game_legal_sorted_for (edubba_match_get_module (get_match (window))->rules,
                                     edubba_match_get_state (get_match (window)), 0);
      builds = g_array_index (legal, GameAction, 0).kind != BUNNY_DO_PICK;
      text = builds ? g_strdup ("done")
                    : game_action_print (edubba_match_get_module (get_match (window))->rules,
                                         g_array_index (legal, GameAction, 0));
      if (builds)
        edubba_match_set_coaching (get_match (window), 0, EDUBBA_COACHING_QUIET);
      gtk_widget_activate_action (GTK_WIDGET (window->match_page), "match.act", "s", text);
      if (builds)
        ui_wait (has_banner, window);
    }
  g_assert_nonnull (strstr (
    edubba_coach_banner_get_sentence (
      EDUBBA_COACH_BANNER (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_COACH_BANNER))),
    "nothing this turn"));
  window_fixture_destroy (window);
}

/* Plays a short game, at random or well. */
static CourseStandEnd
play_bout (EdubbaWindow *window, gboolean well, guint seed)
{
  EdubbaBout             *bout = edubba_bout_sitting_find_bout (window->match_page);
  CourseBout             *file = edubba_bout_get_file (bout);
  const GameModule       *module = course_bout_get_module (file);
  const GamePlayer       *player = well ? module->player : &game_player_random;
  const GamePlayerOptions options = { .level = well ? LEVEL_WELL : 0,
                                      .seed = seed,
                                      .kinds = course_bout_get_kinds (file) };

  edubba_match_set_coaching (get_match (window), 0, EDUBBA_COACHING_OFF);
  while (edubba_bout_get_end (bout) == COURSE_STAND_OPEN)
    {
      g_autofree GameState *seen = edubba_match_dup_view (get_match (window), 0);
      g_autofree char      *text = NULL;
      GameAction            action;

      g_assert_cmpuint (game_player_choose_with (player, module->rules, seen, 0, &options, &action,
                                                 1),
                        ==, 1);
      text = game_action_print (module->rules, action);
      gtk_widget_activate_action (GTK_WIDGET (window->match_page), "match.act", "s", text);
      ui_wait (is_our_move, window);
    }
  return edubba_bout_get_end (bout);
}

/* Nothing says who has won while the board still tells of the harvest. */
static gboolean
has_end (gpointer window)
{
  GtkWidget *scene = ui_find (window, EDUBBA_TYPE_SCENE);
  GtkWidget *board = ui_find (window, BUNNY_TYPE_BOARD);

  g_assert_false (scene != NULL && edubba_scene_is_running (EDUBBA_SCENE (scene)) &&
                  board != NULL && edubba_board_is_moving (EDUBBA_BOARD (board)));
  return ui_find (window, EDUBBA_TYPE_GAME_END) != NULL;
}

/* The same short game, from its beginning, without the last page of the one before. */
static void
assert_fresh (EdubbaWindow *window)
{
  EdubbaBout *bout;

  ui_settle ();
  bout = edubba_bout_sitting_find_bout (window->match_page);
  g_assert_cmpstr (course_bout_get_id (edubba_bout_get_file (bout)), ==, "first-harvest");
  g_assert_cmpint (edubba_bout_get_end (bout), ==, COURSE_STAND_OPEN);
  g_assert_cmpuint (edubba_match_get_length (get_match (window)), ==, 0);
  g_assert_false (has_end (window));
}

/* After a short game that was won the last page leads on, else to another try. */
static void
test_bout_end (void)
{
  EdubbaWindow *window = window_fixture_create_fresh ();
  guint         n_won = 0, n_lost = 0;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "bunny/first-harvest");
  for (guint i = 0; i < MAX_TRIES && (n_won == 0 || n_lost == 0); i++)
    {
      GtkWidget *page, *again, *next, *card;
      gboolean   won;

      ui_settle ();
      won = play_bout (window, n_lost > 0, i) == COURSE_STAND_WON;
      ui_wait (has_end, window);
      page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_GAME_END);
      again = ui_find_button (page, won ? "Once More" : "Try Again");
      next = ui_find_button (page, "Next lesson: For good");
      g_assert_cmpint (next != NULL, ==, won);
      g_assert_true (ui_says (page, won ? "So many carrots! Can I come and eat at your place?"
                                        : "Mine is bigger! One, two, three, many!"));
      g_assert_true (ui_says (page, edubba_bout_get_reason (
                                      edubba_bout_sitting_find_bout (window->match_page))));
      g_assert_true (gtk_widget_has_css_class (won ? next : again, "suggested-action"));
      *(won ? &n_won : &n_lost) += 1;
      g_assert_nonnull (again);
      /* Below its few parts lies the summary of the game. */
      card = gtk_widget_get_parent (ui_find (page, EDUBBA_TYPE_STANDINGS));
      g_assert_true (ui_says (gtk_widget_get_next_sibling (card), "What This Game Was About"));
      g_assert_null (ui_find_button (page, "Play Again"));
      g_signal_emit_by_name (again, "clicked");
      assert_fresh (window);
    }
  g_assert_cmpuint (n_won, >, 0);
  g_assert_cmpuint (n_lost, >, 0);
  window_fixture_destroy (window);
}

/* Ahead by the rules, and without the harvest that the file wants: the last page says what the file
 * says, and not that the learner has won. */
static void
test_other_end (void)
{
  static const char text[] =
    "[Bout]\nId=more\nChapter=1\nLessons=carrots\nTitle=More\nSummary=x\nRival=clover\n"
    "Name=Clover\nAbout=x\nLevel=pupil\nAim=Five carrots\nSay=x\nWon=x\nLost=Too few.\nLate=x\n"
    "Greets=x\nYields=x\nGloats=Too few!\nActions=pick;build\nTurns=3\n"
    "Goal1=won = 1 and score(me) >= 5\nAgainst1=won = 1\n"
    "Against2=harvests = 4 and score(opp) <= 4\n"
    "Position=bunny/1 round=4 phase=build move=1 score=3|1 land=E4|H8\n";
  EdubbaWindow    *window = window_fixture_create_fresh ();
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "more.bout", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *page;

  g_assert_cmpint (g_mkdir_with_parents (g_get_user_data_dir (), 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  edubba_window_open_file (window, file);
  ui_settle ();
  gtk_widget_activate_action (GTK_WIDGET (window->match_page), "match.act", "s", "done");
  ui_wait (has_end, window);
  page = ui_find (GTK_WIDGET (window), EDUBBA_TYPE_GAME_END);
  g_assert_cmpuint (game_winner (bunny_get_game ()->module->rules,
                                 edubba_match_get_state (get_match (window))),
                    ==, 0);
  g_assert_true (ui_says (page, "The Winner: Clover"));
  g_assert_true (ui_says (page, "Too few."));
  g_assert_nonnull (ui_find_button (page, "Try Again"));
  window_fixture_destroy (window);
}

/* The computers of all levels, and the learner's own, are rabbits. */
static void
test_level_faces (void)
{
  static const char *const names[] = { "pupil", "scribe", "builder", "priest", "king",
                                       "classmate" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strconcat (bunny_get_game ()->resource_path, "faces/levels/",
                                           names[i], ".svg", NULL);
      graphene_rect_t  box = edubba_drawing_get_box (edubba_drawing_get (path));

      g_assert_cmpfloat (box.size.width, ==, 100);
    }
}

int
main (int argc, char *argv[])
{
  static const Row rows[] = {
    { "pointer/two", HANDS_POINTER, 2 },
    { "keys/computers", HANDS_KEYS, 4 },
  };

  display_allow_announcements ();
  window_fixture_init_games (&argc, &argv, 1, bunny_get_game);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = g_strconcat ("/ui/bunny/window/", rows[i].name, NULL);

      g_test_add_data_func (name, &rows[i], test_game);
    }
  g_test_add_func ("/ui/bunny/window/bout", test_bout);
  g_test_add_func ("/ui/bunny/window/bout/end", test_bout_end);
  g_test_add_func ("/ui/bunny/window/bout/left-in-tray", test_left_in_tray);
  g_test_add_func ("/ui/bunny/window/bout/other-end", test_other_end);
  g_test_add_func ("/ui/bunny/window/level-faces", test_level_faces);
  return window_fixture_run ();
}
