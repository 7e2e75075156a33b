/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every object of the shell and of the boards: it goes away with its window, and its
 * notifications are right. They are met as a person meets them, on a tour of the program and in
 * games that are played through the widgets; a type that is never met, or not listed here, is
 * noticed.
 *
 * The program is its own victim: called with the name of a fault, it behaves as a faulty widget
 * and must fail.
 */
#include <adwaita.h>
#include <gio/gio.h>

#include "babel.h"
#include "bunny.h"
#include "display.h"
#include "edubba-application.h"
#include "edubba-resource-count.h"
#include "edubba-curtain.h"
#include "edubba-already-running-window.h"
#include "edubba-offer.h"
#include "edubba-soak.h"
#include "edubba-sparkline.h"
#include "edubba-window-private.h"
#include "game-state.h"
#include "meso.h"
#include "object-types.h"
#include "tour.h"
#include "ui-fixture.h"
#include "victim.h"
#include "watch.h"

/* The number of games played: every tenth with a computer. */
#define N_GAMES 2

/* The number of moves of a game that is played again. */
#define N_MOVES 4

#define TYPES(X)                                                \
  X (BabelArt, babel_art)                                       \
  X (BabelHiddenHand, babel_hidden_hand)                        \
  X (BabelBoard, babel_board)                                   \
  X (BabelAbilities, babel_abilities)                           \
  X (BabelBricks, babel_bricks)                                 \
  X (BabelCard, babel_card)                                     \
  X (BabelPending, babel_pending)                               \
  X (BabelColonnade, babel_colonnade)                           \
  X (BabelGauge, babel_gauge)                                   \
  X (BabelGlances, babel_glances)                               \
  X (BabelHand, babel_hand)                                     \
  X (BabelLand, babel_land)                                     \
  X (BabelLands, babel_lands)                                   \
  X (BabelLens, babel_lens)                                     \
  X (BabelMini, babel_mini)                                     \
  X (BabelPopover, babel_popover)                               \
  X (BabelPileView, babel_pile_view)                            \
  X (BabelRing, babel_ring)                                     \
  X (BabelOpponentStrip, babel_opponent_strip)                  \
  X (BabelSite, babel_site)                                     \
  X (BabelStep, babel_step)                                     \
  X (BabelSupply, babel_supply)                                 \
  X (BabelTempleStore, babel_temple_store)                      \
  X (BabelTemple, babel_temple)                                 \
  X (BunnyBoard, bunny_board)                                   \
  X (BunnyCardView, bunny_card)                                 \
  X (BunnyHand, bunny_hand)                                     \
  X (BunnyMini, bunny_mini)                                     \
  X (EdubbaAnalysisPanel, edubba_analysis_panel)                \
  X (EdubbaApplication, edubba_application)                     \
  X (EdubbaRecoveryPage, edubba_recovery_page)                  \
  X (EdubbaBesideLayout, edubba_beside_layout)                  \
  X (EdubbaBoutBar, edubba_bout_bar)                            \
  X (EdubbaRuleStrip, edubba_rule_strip)                        \
  X (EdubbaBoard, edubba_board)                                 \
  X (EdubbaBoutSitting, edubba_bout_sitting)                    \
  X (EdubbaCoachBanner, edubba_coach_banner)                    \
  X (EdubbaCourseHead, edubba_course_head)                      \
  X (EdubbaCoursePage, edubba_course_page)                      \
  X (EdubbaCounting, edubba_counting)                           \
  X (EdubbaCountTable, edubba_count_table)                      \
  X (EdubbaCurtain, edubba_curtain)                             \
  X (EdubbaEditorPage, edubba_editor_page)                      \
  X (EdubbaAlreadyRunningWindow, edubba_already_running_window) \
  X (EdubbaFace, edubba_face)                                   \
  X (EdubbaField, edubba_field)                                 \
  X (EdubbaFieldBoard, edubba_field_board)                      \
  X (EdubbaFieldRow, edubba_field_row)                          \
  X (EdubbaFigure, edubba_figure)                               \
  X (EdubbaDailyDrillPage, edubba_daily_drill_page)             \
  X (EdubbaGameEnd, edubba_game_end)                            \
  X (EdubbaGameOffers, edubba_game_offers)                      \
  X (EdubbaGamePage, edubba_game_page)                          \
  X (EdubbaGameSitting, edubba_game_sitting)                    \
  X (EdubbaGraph, edubba_graph)                                 \
  X (EdubbaHeadedList, edubba_headed_list)                      \
  X (EdubbaKeepsake, edubba_keepsake)                           \
  X (EdubbaLessonFoot, edubba_lesson_foot)                      \
  X (EdubbaLessonPanel, edubba_lesson_panel)                    \
  X (EdubbaLessonSitting, edubba_lesson_sitting)                \
  X (EdubbaMark, edubba_mark)                                   \
  X (EdubbaMatchPage, edubba_match_page)                        \
  X (EdubbaMessageFrame, edubba_message_frame)                  \
  X (EdubbaMessageLine, edubba_message_line)                    \
  X (EdubbaMoveList, edubba_move_list)                          \
  X (EdubbaNewGamePage, edubba_new_game_page)                   \
  X (EdubbaNoteRow, edubba_note_row)                            \
  X (EdubbaOffer, edubba_offer)                                 \
  X (EdubbaSpareBox, edubba_spare_box)                          \
  X (EdubbaSqueezeBox, edubba_squeeze_box)                      \
  X (EdubbaFinishedGamesPage, edubba_finished_games_page)       \
  X (EdubbaPieces, edubba_pieces)                               \
  X (EdubbaPlace, edubba_place)                                 \
  X (EdubbaPlanView, edubba_plan_view)                          \
  X (EdubbaPuzzleItem, edubba_puzzle_item)                      \
  X (EdubbaPreviewer, edubba_previewer)                         \
  X (EdubbaPuzzleMaker, edubba_puzzle_maker)                    \
  X (EdubbaPuzzlePanel, edubba_puzzle_panel)                    \
  X (EdubbaPuzzleRow, edubba_puzzle_row)                        \
  X (EdubbaPuzzleSitting, edubba_puzzle_sitting)                \
  X (EdubbaPuzzlesPage, edubba_puzzles_page)                    \
  X (EdubbaReplayPage, edubba_replay_page)                      \
  X (EdubbaRowLayout, edubba_row_layout)                        \
  X (EdubbaRulesPage, edubba_rules_page)                        \
  X (EdubbaScene, edubba_scene)                                 \
  X (EdubbaSparkline, edubba_sparkline)                         \
  X (EdubbaSplit, edubba_split)                                 \
  X (EdubbaSpotlight, edubba_spotlight)                         \
  X (EdubbaStandings, edubba_standings)                         \
  X (EdubbaStartPage, edubba_start_page)                        \
  X (EdubbaStatisticsPage, edubba_statistics_page)              \
  X (EdubbaStrip, edubba_strip)                                 \
  X (EdubbaStrips, edubba_strips)                               \
  X (EdubbaStudyGroup, edubba_study_group)                      \
  X (EdubbaTable, edubba_table)                                 \
  X (EdubbaTablet, edubba_tablet)                               \
  X (EdubbaTaskSitting, edubba_task_sitting)                    \
  X (EdubbaTrail, edubba_trail)                                 \
  X (EdubbaTurnPanel, edubba_turn_panel)                        \
  X (EdubbaTurnSitting, edubba_turn_sitting)                    \
  X (EdubbaToastLayout, edubba_toast_layout)                    \
  X (EdubbaWindow, edubba_window)                               \
  X (EdubbaZoom, edubba_zoom)                                   \
  X (MesoBar, meso_bar)                                         \
  X (MesoBoard, meso_board)                                     \
  X (MesoMini, meso_mini)

/* Types with a single object, drawn in many places. */
#define SHARED_TYPES(X)       \
  X (BunnySmall, bunny_small) \
  X (MesoPainting, meso_painting)

#define DECLARE(Name, name) GType name##_get_type (void);
#define ROW(Name, name)     { #Name, name##_get_type, FALSE },
#define SHARED(Name, name)  { #Name, name##_get_type, TRUE },

TYPES (DECLARE)
SHARED_TYPES (DECLARE)

static const WatchType types[] = { TYPES (ROW) SHARED_TYPES (SHARED) { NULL } };

typedef enum
{
  FAULT_NONE,
  FAULT_STAYS,
  FAULT_TELLS_ALWAYS,
  FAULT_TELLS_NEVER,
  N_FAULTS,
} Fault;

static const char *const fault_names[N_FAULTS] = { "none", "stays", "tells-always", "tells-never" };

static Fault fault;

/* ---- Faults ---- */

/* Makes a widget behave with that fault. */
static void
be_faulty (GtkWidget *window)
{
  GtkWidget *offer = ui_find (window, EDUBBA_TYPE_OFFER);

  g_assert_nonnull (offer);
  if (fault == FAULT_STAYS)
    g_object_ref (offer);
  else if (fault == FAULT_TELLS_ALWAYS)
    g_object_notify (G_OBJECT (offer), "title");
  else if (fault == FAULT_TELLS_NEVER)
    {
      g_object_freeze_notify (G_OBJECT (offer));
      edubba_offer_set_title (EDUBBA_OFFER (offer), "?");
    }
}

/* Closes all windows; nothing of them may be left. The toolkit's own widgets are counted too:
 * dialogs are made of them. */
static void
close_all (void)
{
  EdubbaResourceCount census;

  tour_close_all ();
  watch_expect_nothing ();
  edubba_resource_count_take (&census);
  g_assert_cmpuint (census.widgets, ==, 0);
}

/* The number of handlers that wait for a change of the settings: each that is found is blocked,
 * so that the next is found. */
static guint
count_listeners (void)
{
  const GSignalMatchType match = G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_UNBLOCKED;
  GtkSettings           *settings = gtk_settings_get_default ();
  guint                  notify = g_signal_lookup ("notify", G_TYPE_OBJECT);
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (gulong));
  gulong handler;

  while ((handler = g_signal_handler_find (settings, match, notify, 0, NULL, NULL, NULL)) != 0)
    {
      g_signal_handler_block (settings, handler);
      g_array_append_val (found, handler);
    }
  for (guint i = 0; i < found->len; i++)
    g_signal_handler_unblock (settings, g_array_index (found, gulong, i));
  return found->len;
}

static void
expect_no_fault (void)
{
  GPtrArray *faults = watch_get_faults ();

  for (guint i = 0; i < faults->len; i++)
    g_test_message ("%s", (char *) faults->pdata[i]);
  if (faults->len > 0)
    g_test_fail ();
  g_ptr_array_set_size (faults, 0);
}

static void
test_start (void)
{
  GtkWindow *window = tour_create_window ();

  tour_wait_a_moment ();
  be_faulty (GTK_WIDGET (window));
  watch_look ("the start page");
  close_all ();
  expect_no_fault ();
}

static void
look_cb (GtkWidget *window, const char *page, gpointer data)
{
  watch_look (page);
}

static void
soaked_cb (gboolean clean, gpointer over)
{
  *(gboolean *) over = TRUE;
}

static gboolean
is_set (gpointer flag)
{
  return *(gboolean *) flag;
}

static void
print_nothing_cb (const char *text)
{
}

static void
play_games (void)
{
  GPrintFunc    was = g_set_print_handler (print_nothing_cb);
  EdubbaWindow *window = EDUBBA_WINDOW (tour_create_window ());
  gboolean      over = FALSE;

  edubba_soak_start (window, N_GAMES, FALSE, soaked_cb, &over);
  ui_wait (is_set, &over);
  g_set_print_handler (was);
  watch_look ("games");
  close_all ();
}

static void
meet_elsewhere (void)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());

  gtk_window_present (GTK_WINDOW (edubba_already_running_window_new (application)));
  tour_wait_a_moment ();
  watch_look ("another session keeps the games");
  close_all ();
}

/* A game with moves, which can be played again. */
static void
meet_replay (void)
{
  EdubbaWindow     *window = EDUBBA_WINDOW (tour_create_window ());
  const GameModule *module = babel_get_game ()->module;
  g_autoptr (EdubbaMatch) match =
    edubba_match_new (module, game_record_new_seed (module->rules, 2, 0, 1));

  for (guint i = 0; i < N_MOVES; i++)
    {
      g_autoptr (GArray) legal = game_legal_sorted (module->rules, edubba_match_get_state (match));
      g_autofree char *action =
        game_action_print (module->rules, g_array_index (legal, GameAction, 0));

      edubba_match_act (match, action, NULL, NULL);
    }
  edubba_window_show_replay (window, match);
  tour_wait_a_moment ();
  watch_look ("a replay");
  close_all ();
}

/* Meets the daily five, which nobody is offered who has not asked for them. */
static void
meet_five (void)
{
  GtkWindow *window = tour_create_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.daily-five", "s", "babel");
  tour_wait_a_moment ();
  watch_look ("the daily five");
  close_all ();
}

/* Meets the reference card beside a bout. */
static void
meet_card (void)
{
  GtkWindow *window = tour_create_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.bout", "s", "babel/first-bricks");
  tour_wait_a_moment ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.card", NULL);
  tour_wait_a_moment ();
  watch_look ("the reference card");
  close_all ();
}

/* Meets the page of a game, to which the start page leads only if there are several. */
static void
meet_game_page (void)
{
  GtkWindow *window = tour_create_window ();

  gtk_widget_activate_action (GTK_WIDGET (window), "win.game", "s", "babel");
  tour_wait_a_moment ();
  watch_look ("the page of a game");
  close_all ();
}

/* Meets the objects of another game's board, which two people share, with what the first has
 * turned up; and those of its puzzles. */
static void
meet_game (const EdubbaGame *game)
{
  const EdubbaGame *games[] = { game, NULL };
  const GameModule *module = games[0]->module;
  GtkWindow        *window = tour_create_window_of (games);
  g_autoptr (EdubbaMatch) match =
    edubba_match_new (module, game_record_new_seed (module->rules, 2, 0, 1));
  EdubbaBoard *board;

  edubba_window_show_match (EDUBBA_WINDOW (window), match);
  ui_settle ();
  watch_look ("a covered hand");
  board = EDUBBA_BOARD (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_BOARD));
  g_signal_emit_by_name (edubba_board_find_part (board, "look"), "clicked");
  tour_wait_a_moment ();
  watch_look ("a board of another game");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.puzzles", "s", module->rules->id);
  tour_wait_a_moment ();
  watch_look ("the puzzles of another game");
  close_all ();
}

/* Meets the line of ratings, which there is only after some days of puzzles. */
static void
meet_sparkline (void)
{
  const EdubbaRatingPoint points[] = { { 1, 1500 }, { 2, 1600 } };
  g_autoptr (GArray) copied = g_array_new (FALSE, FALSE, sizeof (EdubbaRatingPoint));
  GtkWidget *window = gtk_window_new ();

  g_array_append_vals (copied, points, G_N_ELEMENTS (points));
  gtk_window_set_child (GTK_WINDOW (window), edubba_sparkline_new (copied));
  gtk_window_present (GTK_WINDOW (window));
  tour_wait_a_moment ();
  watch_look ("a graph of ratings");
  close_all ();
}

/* Meets another application than the one of the tour. */
static void
meet_application (void)
{
  static const EdubbaGame *games[2];

  games[0] = babel_get_game ();
  g_object_unref (edubba_application_new ("io.github.edubba.Edubba", "0", games));
  close_all ();
}

static void
test_all (void)
{
  guint listeners;

  meet_application ();
  gtk_window_present (tour_create_window ());
  close_all ();
  listeners = count_listeners ();
  g_assert_cmpuint (listeners, >, 0);
  tour_take_all (look_cb, NULL);
  close_all ();
  play_games ();
  meet_elsewhere ();
  meet_replay ();
  meet_five ();
  meet_card ();
  meet_game_page ();
  meet_game (bunny_get_game ());
  meet_game (meso_get_game ());
  meet_sparkline ();
  g_assert_cmpuint (count_listeners (), ==, listeners);
  watch_expect_all ();
  expect_no_fault ();
}

/* ---- All types are listed, and all of this can fail ---- */

static void
test_listed (void)
{
  static const char *const folders[] = { "src/ui", "src/board", "src/games/babel/ui",
                                         "src/games/bunny/ui", "src/games/meso/ui" };
  guint                    n_types = 0;

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autoptr (GPtrArray) names = object_types_list (folders[i]);

      n_types += names->len;
      for (guint k = 0; k < names->len; k++)
        {
          const WatchType *type = types;

          while (type->name != NULL && !g_str_equal (type->name, names->pdata[k]))
            type++;
          if (type->name == NULL)
            g_test_fail_printf ("%s is not listed", (char *) names->pdata[k]);
        }
    }
  g_assert_cmpuint (n_types, ==, G_N_ELEMENTS (types) - 1);
}

static void
test_teeth (gconstpointer name)
{
  g_assert_cmpint (victim_passes (name, "/ui/objects/start"), ==, g_str_equal (name, "none"));
}

int
main (int argc, char *argv[])
{
  for (guint i = 0; argc > 1 && i < N_FAULTS; i++)
    if (g_str_equal (argv[1], fault_names[i]))
      fault = i;
  display_allow_announcements ();
  tour_init (&argc, &argv);
  edubba_resource_count_begin ();
  watch_begin (types);

  g_test_add_func ("/ui/objects/listed", test_listed);
  g_test_add_func ("/ui/objects/start", test_start);
  g_test_add_func ("/ui/objects/all", test_all);
  for (guint i = 0; i < N_FAULTS; i++)
    {
      g_autofree char *path = g_strconcat ("/ui/objects/teeth/", fault_names[i], NULL);

      g_test_add_data_func (path, fault_names[i], test_teeth);
    }
  return tour_run ();
}
