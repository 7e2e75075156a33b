/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The plan view on the board of every game and toy, by key, pointer and accessible tree: switched
 * on and off, figures at the parts that can be pressed, the same in a sentence at the one with the
 * focus, an action by the pointer all the same, and a game that counts as helped from then on.
 * Lessons and bouts have none of it.
 */
#include <adwaita.h>

#include "display.h"
#include "edubba-figures.h"
#include "edubba-match-page.h"
#include "edubba-plan-view.h"
#include "edubba-previewer.h"
#include "edubba-window.h"
#include "game-state.h"
#include "keys.h"
#include "listed-games.h"
#include "pointer.h"
#include "toy-faces.h"
#include "tour.h"
#include "ui-fixture.h"

#define KEY "F8"

/* Random actions before the position that is opened. */
#define ACTIONS 6

typedef struct
{
  const EdubbaGame *game;
  GtkWindow        *window;
  EdubbaMatchPage  *page;
  EdubbaMatch      *match;
  EdubbaPlanView   *plan;
} Fixture;

/* A position of a game, as the seat to act sees it. */
static char *
print_position (const GameRules *rules)
{
  g_autofree GameState *state = game_state_new (rules);
  g_autofree GameState *seen = game_state_new (rules);

  rules->deal (state, rules->min_seats, 0, 1);
  for (guint i = 0; i < ACTIONS; i++)
    {
      g_autoptr (GArray) legal = game_legal_sorted (rules, state);

      rules->apply (state,
                    g_array_index (legal, GameAction,
                                   g_test_rand_int_range (0, (gint32) legal->len)),
                    NULL);
    }
  g_assert_cmpuint (rules->seat (state), !=, GAME_NOBODY);
  rules->observe (state, rules->seat (state), seen);
  return game_position_print (rules, seen);
}

static void
look (Fixture *fixture)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);

  fixture->page = EDUBBA_MATCH_PAGE (ui_find (window, EDUBBA_TYPE_MATCH_PAGE));
  fixture->match = edubba_match_page_get_match (fixture->page);
  fixture->plan = EDUBBA_PLAN_VIEW (ui_find (window, EDUBBA_TYPE_PLAN_VIEW));
}

static EdubbaBoard *
get_board (Fixture *fixture)
{
  return (EdubbaBoard *) ui_find (GTK_WIDGET (fixture->window), EDUBBA_TYPE_BOARD);
}

static gboolean
is_done (gpointer data)
{
  Fixture *fixture = data;

  return edubba_plan_view_get_figures (fixture->plan) != NULL &&
         !edubba_plan_view_get_thinking (fixture->plan);
}

static gboolean
is_explained (Fixture *fixture)
{
  g_autofree char *line = edubba_figures_explain (fixture->game->module);

  return ui_says (GTK_WIDGET (fixture->window), line);
}

/* The first part of the board below a widget that has a figure, or NULL. */
static GtkWidget *
find_part (Fixture *fixture, GtkWidget *widget, GameFigure *figure)
{
  const GameFigures *figures = edubba_plan_view_get_figures (fixture->plan);
  GtkWidget         *found = NULL;
  GameAction         action;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_NATIVE (widget))
    return NULL;
  if (GTK_IS_ACTIONABLE (widget) && gtk_widget_get_focusable (widget) &&
      edubba_previewer_find_action (get_board (fixture), fixture->game->module, widget, &action) &&
      game_figures_find (figures, action, figure))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_part (fixture, child, figure);
  return found;
}

/* The sum of the pixels of the board and what lies over it. */
static char *
draw (Fixture *fixture)
{
  GtkWidget   *widget = GTK_WIDGET (fixture->plan);
  int          width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) picture = NULL;
  gsize              stride = (gsize) width * 4;
  g_autofree guchar *pixels = g_malloc0 (stride * (gsize) height);

  keys_wait_for_frame (fixture->window);
  paintable = gtk_widget_paintable_new (widget);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  picture = gsk_renderer_render_texture (
    renderer, node, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_download (picture, pixels, stride);
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, pixels, stride * (gsize) height);
}

static void
open (Fixture *fixture, const EdubbaGame *game)
{
  const EdubbaGame *const games[] = { game, NULL };
  g_autofree char        *position = print_position (game->module->rules);

  fixture->game = game;
  fixture->window = tour_create_window_of (games);
  edubba_window_open_position (EDUBBA_WINDOW (fixture->window), position);
  ui_settle ();
  look (fixture);
  keys_aim (fixture->window);
  keys_wait_for_frame (fixture->window);
}

/* The part with the focus says the figure in a sentence. */
static void
check_sentence (Fixture *fixture, GtkWidget *part, const GameFigure *figure)
{
  const GameFigures *figures = edubba_plan_view_get_figures (fixture->plan);
  g_auto (GStrv) names = edubba_seats_dup_names (edubba_match_get_seats (fixture->match));
  g_autofree char *sentence =
    edubba_figures_describe (figures, figure, (const char *const *) names);
  g_autofree char *said = NULL;

  gtk_widget_grab_focus (part);
  keys_wait_for_frame (fixture->window);
  g_assert_true (gtk_widget_has_focus (part));
  if (!display_has_accessibles ())
    return;
  /* The expected value is no description, so the check gives the real one. */
  said = gtk_test_accessible_check_property (GTK_ACCESSIBLE (part),
                                             GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "\x7f");
  g_assert_nonnull (said);
  g_assert_nonnull (strstr (said, sentence));
}

static void
test_game (gconstpointer data)
{
  Fixture          fixture;
  GtkWidget       *part;
  GameFigure       figure;
  g_autofree char *bare = NULL;
  g_autofree char *planned = NULL;

  open (&fixture, ((GetGame) data) ());
  g_assert_false (is_explained (&fixture));
  g_assert_null (edubba_plan_view_get_figures (fixture.plan));
  g_assert_false (edubba_match_get_assisted (fixture.match));
  keys_press (fixture.window, KEY);
  ui_wait (is_done, &fixture);
  g_assert_true (is_explained (&fixture));
  g_assert_true (edubba_match_get_assisted (fixture.match));
  g_assert_cmpuint (edubba_match_get_length (fixture.match), ==, 0);
  part = find_part (&fixture, GTK_WIDGET (get_board (&fixture)), &figure);
  g_assert_nonnull (part);
  check_sentence (&fixture, part, &figure);
  planned = draw (&fixture);
  g_object_set (fixture.plan, "enabled", FALSE, NULL);
  bare = draw (&fixture);
  g_assert_cmpstr (planned, !=, bare);
  g_object_set (fixture.plan, "enabled", TRUE, NULL);
  ui_wait (is_done, &fixture);
  pointer_click (part);
  ui_settle ();
  keys_press (fixture.window, KEY);
  g_assert_false (is_explained (&fixture));
  g_assert_null (edubba_plan_view_get_figures (fixture.plan));
  tour_close_all ();
}

/* Where there is something to be found out the key does nothing. */
static void
check_none (GtkWindow *window)
{
  EdubbaPlanView *plan;

  ui_settle ();
  keys_aim (window);
  keys_press (window, KEY);
  plan = EDUBBA_PLAN_VIEW (ui_find (GTK_WIDGET (window), EDUBBA_TYPE_PLAN_VIEW));
  g_assert_nonnull (plan);
  g_assert_false (edubba_plan_view_get_thinking (plan));
  g_assert_null (edubba_plan_view_get_figures (plan));
  g_assert_false (gtk_widget_get_visible (edubba_plan_view_get_legend (plan)));
  keys_press (window, KEY);
  tour_close_all ();
}

/* The first file of a game in a folder of its resources, as the actions that open it name it; NULL
 * if there is none. */
static char *
find_file (const EdubbaGame *game, const char *folder)
{
  g_autofree char *path = g_strconcat (game->resource_path, folder, NULL);
  g_auto (GStrv) names = g_resources_enumerate_children (path, 0, NULL);
  char *dot = names != NULL && names[0] != NULL ? strchr (names[0], '.') : NULL;

  if (dot == NULL)
    return NULL;
  *dot = '\0';
  return g_strconcat (game->module->rules->id, "/", names[0], NULL);
}

/* Lessons, and bouts, the first game among them, as far as the game has them. */
static void
test_tasks (gconstpointer data)
{
  static const struct
  {
    const char *folder;
    const char *action;
  } kinds[] = { { "lessons/", "win.lesson" }, { "bouts/", "win.bout" } };
  const EdubbaGame       *game = ((GetGame) data) ();
  const EdubbaGame *const games[] = { game, NULL };
  guint                   n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *file = find_file (game, kinds[i].folder);
      GtkWindow       *window;

      if (file == NULL)
        continue;
      n++;
      window = tour_create_window_of (games);
      g_assert_true (
        gtk_widget_activate_action (GTK_WIDGET (window), kinds[i].action, "s", file));
      check_none (window);
    }
  g_assert_cmpuint (n, >, 0);
}

static void
add (GetGame get_game, const char *what, GTestDataFunc test)
{
  g_autofree char *path =
    g_strconcat ("/e2e/plan/", what, "/", get_game ()->module->rules->id, NULL);

  g_test_add_data_func (path, get_game, test);
}

int
main (int argc, char *argv[])
{
  static const GetGame toys[] = {
    toy_faces_get_heaps,
    toy_faces_get_hoard,
    toy_faces_get_sealed,
  };

  display_allow_announcements ();
  tour_init (&argc, &argv);
  keys_init ();
  for (guint i = 0; i < G_N_ELEMENTS (toys); i++)
    add (toys[i], "game", test_game);
  for (guint i = 0; i < G_N_ELEMENTS (listed_games); i++)
    {
      add (listed_games[i], "game", test_game);
      add (listed_games[i], "tasks", test_tasks);
    }
  return tour_run ();
}
