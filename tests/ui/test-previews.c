/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Previews on the board of every game and toy: shown for the pointer and for the focus, described
 * for a screen reader, gone without a trace, without points where none are wanted, and never an
 * action. What they tell is held by the law of previews.
 */
#include <adwaita.h>

#include "display.h"
#include "edubba-previewer.h"
#include "game-state.h"
#include "listed-games.h"
#include "toy-faces.h"
#include "ui-fixture.h"

#define WIDTH  1000
#define HEIGHT 700

/* Positions of each game, and the most actions before one. */
#define POSITIONS 12
#define MOST      30

/* The frames in which a board finds its layout. */
#define FRAMES 16

typedef struct
{
  GtkWidget       *window;
  EdubbaBoard     *board;
  EdubbaPreviewer *previewer;
  guint            n_acted;
} Fixture;

static const GetGame toy_games[] = {
  toy_faces_get_heaps,
  toy_faces_get_hoard,
  toy_faces_get_meadow,
  toy_faces_get_sealed,
};

static void
acted_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  ((Fixture *) data)->n_acted++;
}

static void
picked_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
}

static void
set_up (Fixture *fixture, const EdubbaGame *game)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GActionEntry entries[] = { { .name = "act", .parameter_type = "s", .activate = acted_cb },
                             { .name = "picked", .activate = picked_cb } };
  GtkWidget   *bin = adw_bin_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), fixture);
  fixture->n_acted = 0;
  fixture->window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), WIDTH, HEIGHT);
  gtk_widget_insert_action_group (fixture->window, "match", G_ACTION_GROUP (group));
  fixture->board = g_object_new (game->get_board_type (), NULL);
  adw_bin_set_child (ADW_BIN (bin), GTK_WIDGET (fixture->board));
  /* The pointer of the display is somewhere. */
  gtk_widget_set_can_target (bin, FALSE);
  gtk_window_set_child (GTK_WINDOW (fixture->window), bin);
  fixture->previewer = edubba_previewer_new (bin);
}

static void
tear_down (Fixture *fixture)
{
  g_clear_object (&fixture->previewer);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

/* A position after some random actions, with somebody to act. */
static GameState *
play (const GameRules *rules)
{
  GameState *state = game_state_new (rules);
  guint      n = (guint) g_test_rand_int_range (0, MOST);

  rules->deal (state, rules->max_seats, 0, (guint64) g_test_rand_int ());
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GArray) legal = game_legal_sorted (rules, state);
      g_autofree GameState *before = game_state_dup (rules, state);

      rules->apply (state,
                    g_array_index (legal, GameAction,
                                   g_test_rand_int_range (0, (gint32) legal->len)),
                    NULL);
      if (rules->seat (state) == GAME_NOBODY)
        {
          game_state_copy (rules, state, before);
          break;
        }
    }
  return state;
}

/* Shows the view of the seat to act. */
static GameState *
show (Fixture *fixture, const EdubbaGame *game, gboolean figures)
{
  const GameRules      *rules = game->module->rules;
  g_autofree GameState *state = play (rules);
  GameState            *seen = game_state_new (rules);
  guint                 seat = rules->seat (state);

  rules->observe (state, seat, seen);
  edubba_board_show_state (fixture->board, seen, seat, TRUE);
  gtk_window_present (GTK_WINDOW (fixture->window));
  ui_wait_for_frames (fixture->window, FRAMES);
  edubba_previewer_show (fixture->previewer, fixture->board, game->module, seen, seat, TRUE,
                         figures);
  return seen;
}

/* The sum of the board's pixels. */
static char *
draw (Fixture *fixture)
{
  GtkWidget   *widget = GTK_WIDGET (fixture->board);
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) picture = NULL;
  gsize              stride = WIDTH * 4;
  g_autofree guchar *pixels = g_malloc0 (stride * HEIGHT);

  ui_wait_for_frames (fixture->window, 3);
  paintable = gtk_widget_paintable_new (widget);
  gdk_paintable_snapshot (paintable, snapshot, WIDTH, HEIGHT);
  node = gtk_snapshot_to_node (snapshot);
  picture = gsk_renderer_render_texture (renderer, node,
                                         &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT));
  gdk_texture_download (picture, pixels, stride);
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, pixels, stride * HEIGHT);
}

static gboolean
is_offered (Fixture *fixture, GtkWidget *widget, const GameModule *module, GameAction *action)
{
  return gtk_widget_get_mapped (widget) && GTK_IS_ACTIONABLE (widget) &&
         edubba_previewer_find_action (fixture->board, module, widget, action);
}

/* Adds the parts that have an action. */
static void
list_parts (Fixture *fixture, GtkWidget *widget, const GameModule *module, GPtrArray *parts)
{
  GameAction action;

  if (is_offered (fixture, widget, module, &action))
    g_ptr_array_add (parts, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_parts (fixture, child, module, parts);
}

static GtkWidget *
draw_part (Fixture *fixture, const EdubbaGame *game)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();

  list_parts (fixture, GTK_WIDGET (fixture->board), game->module, parts);
  return parts->len > 0
           ? g_ptr_array_index (parts, (guint) g_test_rand_int_range (0, (gint32) parts->len))
           : NULL;
}

/* The pointer: something is to be seen of some actions, and of none once it has left. */
static gboolean
check_pointer (Fixture *fixture, GtkWidget *part)
{
  g_autofree char *before = NULL;
  g_autofree char *over = NULL;
  g_autofree char *after = NULL;

  gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), FALSE);
  before = draw (fixture);
  edubba_previewer_point_at (fixture->previewer, part);
  over = draw (fixture);
  edubba_previewer_point_at (fixture->previewer, NULL);
  after = draw (fixture);
  g_assert_cmpstr (before, ==, after);
  g_object_set (fixture->previewer, "enabled", FALSE, NULL);
  edubba_previewer_point_at (fixture->previewer, part);
  g_clear_pointer (&after, g_free);
  after = draw (fixture);
  g_assert_cmpstr (before, ==, after);
  edubba_previewer_point_at (fixture->previewer, NULL);
  g_object_set (fixture->previewer, "enabled", TRUE, NULL);
  return strcmp (before, over) != 0;
}

/* The focus: the part has the sentence as its description, or the end of it. */
static void
check_focus (Fixture          *fixture,
             const EdubbaGame *game,
             const GameState  *seen,
             GtkWidget        *part,
             gboolean          figures)
{
  const GameRules *rules = game->module->rules;
  g_autoptr (GamePreview) preview = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *said = NULL;
  GameAction       action;

  g_assert_true (is_offered (fixture, part, game->module, &action));
  preview = game_preview_new (rules, seen, rules->seat (seen), action, 7);
  g_assert_nonnull (preview);
  sentence = edubba_previewer_describe (game->module, seen, preview, figures);
  gtk_window_set_focus_visible (GTK_WINDOW (fixture->window), TRUE);
  gtk_widget_grab_focus (part);
  if (sentence == NULL || !gtk_widget_has_focus (part) || !display_has_accessibles ())
    return;
  /* The expected value is no description, so the check gives the real one. */
  said = gtk_test_accessible_check_property (GTK_ACCESSIBLE (part),
                                             GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "\x7f");
  g_assert_nonnull (strstr (said, sentence));
}

static void
test_game (gconstpointer data)
{
  const EdubbaGame *game = ((GetGame) data) ();
  Fixture           fixture;
  guint             n_seen = 0;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  set_up (&fixture, game);
  for (guint i = 0; i < POSITIONS; i++)
    {
      gboolean              figures = i % 2 == 0;
      g_autofree GameState *seen = show (&fixture, game, figures);
      GtkWidget            *part = draw_part (&fixture, game);

      if (part == NULL)
        continue;
      n_seen += check_pointer (&fixture, part);
      check_focus (&fixture, game, seen, part, figures);
    }
  g_assert_cmpuint (n_seen, >, 0);
  g_assert_cmpuint (fixture.n_acted, ==, 0);
  tear_down (&fixture);
}

static void
add (GetGame get_game)
{
  g_autofree char *path = g_strconcat ("/previews/", get_game ()->module->rules->id, NULL);

  g_test_add_data_func (path, get_game, test_game);
}

int
main (int argc, char *argv[])
{
  ui_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (listed_games); i++)
    add (listed_games[i]);
  for (guint i = 0; i < G_N_ELEMENTS (toy_games); i++)
    add (toy_games[i]);
  return g_test_run ();
}
