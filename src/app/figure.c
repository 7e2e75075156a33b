/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws a picture for the help: the part of a game's board that matters, in a position, as SVG.
 *
 * The picture is of the board itself, so that pictures look like the program and are drawn again
 * when it changes (build-aux/help-figures). Text becomes outlines, so that a picture looks the
 * same without our fonts. Nothing of this is installed.
 */
#include <adwaita.h>
#include <glib/gi18n.h>

#include "config.h"
#include "edubba-board.h"
#include "edubba-game.h"
#include "figure-svg.h"
#include "game-file.h"
#include "game-locale.h"
#include "game-state.h"

#define GAME(word) const EdubbaGame *word##_get_game (void);
#include "window-games-list.h"
#undef GAME

#define GROUP "Figure"

/* Room round the parts, if a picture does not say. */
#define MARGIN 8

typedef struct
{
  GKeyFile         *file;
  const EdubbaGame *game;
  GtkWidget        *window;
  GtkWidget        *board;
} Figure;

static char *
get_text (const Figure *figure, const char *key)
{
  return g_key_file_get_string (figure->file, GROUP, key, NULL);
}

/* The game whose word the position begins with, as in "babel/1". */
static const EdubbaGame *
find_game (const Figure *figure)
{
  /* clang-format off */
  const EdubbaGame *const games[] = {
#define GAME(word) word##_get_game (),
#include "window-games-list.h"
#undef GAME
  };
  /* clang-format on */
  g_autofree char *position = get_text (figure, "Position");
  g_auto (GStrv) words = g_strsplit (position != NULL ? position : "", "/", 2);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_strcmp0 (games[i]->module->rules->id, words[0]) == 0)
      return games[i];
  g_error ("no game has this position: %s", position);
}

static int
get_size (const Figure *figure, const char *key, int fallback)
{
  gboolean has = g_key_file_has_key (figure->file, GROUP, key, NULL);

  return has ? g_key_file_get_integer (figure->file, GROUP, key, NULL) : fallback;
}

static void
show_position (const Figure *figure)
{
  const GameRules      *rules = figure->game->module->rules;
  g_autofree char      *text = get_text (figure, "Position");
  g_autofree char      *action = get_text (figure, "Highlight");
  g_autofree GameState *seen = game_state_new (rules);
  g_autofree GameState *state = NULL;
  g_autoptr (GError) error = NULL;
  GameAction highlight;

  state = game_position_parse_full (rules, text, 0, &error);
  if (state == NULL)
    g_error ("%s", error->message);
  rules->observe (state, rules->seat (state), seen);
  edubba_board_show_state (EDUBBA_BOARD (figure->board), seen, rules->seat (state), TRUE);
  if (action == NULL)
    return;
  if (!rules->parse_action (action, &highlight, &error))
    g_error ("%s", error->message);
  edubba_board_highlight (EDUBBA_BOARD (figure->board), &highlight);
}

/* Presses parts of a board that has the action for it. */
static void
press_parts (const Figure *figure)
{
  g_auto (GStrv) parts = g_key_file_get_string_list (figure->file, GROUP, "Press", NULL, NULL);

  for (guint i = 0; parts != NULL && parts[i] != NULL; i++)
    if (!gtk_widget_activate_action (figure->board, "board.press", "s", parts[i]))
      g_error ("the board cannot press %s", parts[i]);
}

/* A name with a caret after it means the part's parent. */
static GtkWidget *
find_part (const Figure *figure, const char *name)
{
  g_auto (GStrv) words = g_strsplit (name, "^", -1);
  GtkWidget *part = edubba_board_find_part (EDUBBA_BOARD (figure->board), words[0]);

  for (guint i = 1; part != NULL && words[i] != NULL; i++)
    part = gtk_widget_get_parent (part);
  return part;
}

/* The rectangle round all parts, in the board's coordinates. */
static graphene_rect_t
measure_parts (const Figure *figure)
{
  g_auto (GStrv) parts = g_key_file_get_string_list (figure->file, GROUP, "Parts", NULL, NULL);
  graphene_rect_t whole = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (figure->board),
                                              (float) gtk_widget_get_height (figure->board));
  graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  float           margin;

  for (guint i = 0; parts != NULL && parts[i] != NULL; i++)
    {
      GtkWidget      *part = find_part (figure, parts[i]);
      graphene_rect_t bounds;

      if (part == NULL || !gtk_widget_compute_bounds (part, figure->board, &bounds))
        g_error ("the board has no part %s", parts[i]);
      if (i == 0)
        all = bounds;
      else
        graphene_rect_union (&all, &bounds, &all);
    }
  if (all.size.width == 0)
    return whole;
  margin = (float) get_size (figure, "Margin", MARGIN);
  graphene_rect_inset (&all, -margin, -margin);
  graphene_rect_intersection (&all, &whole, &all);
  graphene_rect_round_extents (&all, &all);
  all.size.width = MIN (all.size.width, (float) get_size (figure, "MaxWidth", 2000));
  return all;
}

static void
draw (const Figure *figure, const char *path)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (figure->board);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GError) error = NULL;
  graphene_rect_t  area = measure_parts (figure);
  GskRenderNode   *node;
  g_autofree char *text = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (figure->board),
                          gtk_widget_get_height (figure->board));
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  text = figure_svg_write (node, &area);
  gsk_render_node_unref (node);
  if (!game_file_write (path, text, &error))
    g_error ("%s", error->message);
}

static void
settle (void)
{
  gint64 end = g_get_monotonic_time () + G_USEC_PER_SEC / 2;

  while (g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
}

static void
set_up (Figure *figure)
{
  g_autoptr (GtkCssProvider) plain = gtk_css_provider_new ();

  figure->window = gtk_window_new ();
  figure->board = g_object_new (figure->game->get_board_type (), NULL);
  gtk_window_set_child (GTK_WINDOW (figure->window), figure->board);
  gtk_window_set_decorated (GTK_WINDOW (figure->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (figure->window), get_size (figure, "Width", 1000),
                               get_size (figure, "Height", 700));
  gtk_css_provider_load_from_path (plain, FIGURE_CSS);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (plain),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
}

/* Binds the catalogues of a build: the shell's, and the game's in its folder. */
static void
bind_catalogues (const Figure *figure, const char *build)
{
  const GameModule *module = figure->game->module;
  g_autofree char  *shell = g_build_filename (build, "po", NULL);
  g_autofree char  *own = g_build_filename (build, "src", "games", module->rules->id, "po", NULL);

  bindtextdomain (GETTEXT_PACKAGE, shell);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  game_module_bind_texts (module, own);
  textdomain (GETTEXT_PACKAGE);
}

int
main (int argc, char *argv[])
{
  Figure figure = { g_key_file_new () };
  g_autoptr (GError) error = NULL;

  if (argc != 4)
    {
      g_printerr ("usage: edubba-figure BUILD FILE.position OUT.svg\n");
      return 2;
    }
  game_locale_set ();
  gtk_disable_setlocale ();
  if (!g_key_file_load_from_file (figure.file, argv[2], G_KEY_FILE_NONE, &error))
    g_error ("%s: %s", argv[2], error->message);
  figure.game = find_game (&figure);
  bind_catalogues (&figure, argv[1]);
  adw_init ();
  set_up (&figure);
  show_position (&figure);
  gtk_window_present (GTK_WINDOW (figure.window));
  settle ();
  press_parts (&figure);
  settle ();
  draw (&figure, argv[3]);
  gtk_window_destroy (GTK_WINDOW (figure.window));
  g_key_file_unref (figure.file);
  return 0;
}
