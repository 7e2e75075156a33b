/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A page is known by the actions that lead to it. Each is gone to in a window of its own, from
 * the start page on, so that none depends on actions on the one before; only the program's files
 * stay.
 */
#include "tour.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "catalogues.h"
#include "course-puzzle.h"
#include "display.h"
#include "edubba-application.h"
#include "edubba-lost-turns.h"
#include "edubba-recovery.h"
#include "edubba-settings.h"
#include "edubba-window-private.h"
#include "game-state.h"
#include "language.h"
#include "listed-games.h"
#include "toy-faces.h"
#include "ui-fixture.h"

/* The greatest distance from the start page, the number of times that one action is followed with
 * different targets, and the greatest number of pages looked at. */
#define MAX_STEPS      3
#define MAX_GAME_STEPS 2
#define MAX_TARGETS    2
#define MAX_PAGES      100

/* The frames drawn after a press until its effect has been laid out: in the first frame a page or
 * a dialog comes, in the next its parts follow its size, in the third scrolled areas follow. */
#define FRAMES 3

/* One press: an action and its target. */
typedef struct
{
  char     *action;
  GVariant *target; /* or NULL */
} Step;

typedef struct
{
  const char *const *left_out; /* actions */
  guint              max_steps;
  GHashTable        *followed; /* action → number of times */
  GHashTable        *seen;     /* set of actions with their targets, each followed once; or NULL */
  GQueue             paths;    /* of GPtrArray of Step: pages to be looked at */
  GPtrArray         *path;     /* the one that is */
} Tour;

struct _TourGames
{
  const char              *name;
  const EdubbaGame *const *games;
  gboolean                 whole; /* with the pages that are the same for every game */
};

#define N_GAMES G_N_ELEMENTS (listed_games)

static const EdubbaGame        *listed[N_GAMES + 1];
static const EdubbaGame        *alone[N_GAMES][2];  /* a list for each of them */
static TourGames                tours[N_GAMES + 1]; /* the last one is of toys */
static const EdubbaGame *const *games = alone[0];   /* the games that windows have */
static GtkApplication          *application;

/* Actions that would leave the program, or have the toolkit say something. */
static const char *const avoided[] = { "win.open",
                                       "win.fullscreen",
                                       "win.back",
                                       "win.save-record",
                                       "win.copy-aside",
                                       "window.close",
                                       "window.minimize",
                                       "app.quit",
                                       "app.about",
                                       "window.toggle-maximized",
                                       NULL };

/* Actions that are the same for every game. */
static const char *const common[] = { "win.preferences", "win.set-aside", "win.edit-position",
                                      "win.read-position", "win.copy-link", "win.copy-position",
                                      "win.copy-record", "app.help", "app.shortcuts",
                                      NULL };
static const char *const nothing[] = { NULL };

static void
step_free (gpointer data)
{
  Step *step = data;

  g_free (step->action);
  g_clear_pointer (&step->target, g_variant_unref);
  g_free (step);
}

static void
add_step (GPtrArray *path, const char *action, GVariant *target)
{
  Step *step = g_new0 (Step, 1);

  step->action = g_strdup (action);
  step->target = target != NULL ? g_variant_ref_sink (target) : NULL;
  g_ptr_array_add (path, step);
}

static char *
describe (GPtrArray *path)
{
  g_autoptr (GString) text = g_string_new ("start page");

  for (guint i = 0; i < path->len; i++)
    {
      Step            *step = path->pdata[i];
      g_autofree char *target = step->target != NULL ? g_variant_print (step->target, FALSE) : NULL;

      g_string_append_printf (text, " > %s (%s)", step->action, target != NULL ? target : "");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* ---- The ways from a page ---- */

/* Returns TRUE if the tour has been there with this very target. */
static gboolean
was_seen (Tour *tour, const char *action, GVariant *target)
{
  g_autofree char *text = target != NULL ? g_variant_print (target, FALSE) : NULL;

  return tour->seen != NULL &&
         !g_hash_table_add (tour->seen, g_strconcat (action, " ", text, NULL));
}

/* Notes the target of an action to be gone to later, unless it is known well enough. */
static void
follow (Tour *tour, const char *action, GVariant *target)
{
  guint      n = GPOINTER_TO_UINT (g_hash_table_lookup (tour->followed, action));
  GPtrArray *path;

  if (n >= MAX_TARGETS || tour->path->len >= tour->max_steps ||
      g_strv_contains (avoided, action) || g_strv_contains (tour->left_out, action) ||
      was_seen (tour, action, target))
    return;
  g_hash_table_insert (tour->followed, g_strdup (action), GUINT_TO_POINTER (n + 1));
  path = g_ptr_array_new_with_free_func (step_free);
  for (guint i = 0; i < tour->path->len; i++)
    {
      Step *step = tour->path->pdata[i];

      add_step (path, step->action, step->target);
    }
  add_step (path, action, target);
  g_queue_push_tail (&tour->paths, path);
}

/* Returns TRUE if an action can be activated from a widget: a button with that action is not
 * insensitive there. */
static gboolean
is_enabled (GtkWidget *widget, const char *action, GVariant *target)
{
  GtkWidget *button = gtk_button_new ();
  gboolean   enabled;

  gtk_widget_set_parent (button, widget);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (button), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  enabled = gtk_widget_is_sensitive (button);
  gtk_widget_unparent (button);
  return enabled;
}

static void
follow_menu (Tour *tour, GtkWidget *button, GMenuModel *menu)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *action = NULL;
      g_autoptr (GVariant) target = g_menu_model_get_item_attribute_value (menu, i, "target", NULL);
      g_autoptr (GMenuLinkIter) links = g_menu_model_iterate_item_links (menu, i);
      GMenuModel *below;

      if (g_menu_model_get_item_attribute (menu, i, "action", "s", &action) &&
          is_enabled (button, action, target))
        follow (tour, action, target);
      while (g_menu_link_iter_get_next (links, NULL, &below))
        {
          follow_menu (tour, button, below);
          g_object_unref (below);
        }
    }
}

static void
follow_all (Tour *tour, GtkWidget *widget)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget) ||
      gtk_widget_has_css_class (widget, "article") || GTK_IS_WINDOW_CONTROLS (widget))
    return;
  if (GTK_IS_MENU_BUTTON (widget) && gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)))
    follow_menu (tour, widget, gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)));
  if (GTK_IS_ACTIONABLE (widget) && gtk_widget_is_sensitive (widget) &&
      gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)))
    follow (tour, gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)),
            gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    follow_all (tour, child);
}

/* ---- The way to a page ---- */

static gboolean
is_this (GtkWidget *widget, const Step *step)
{
  GVariant *target;

  if (!GTK_IS_ACTIONABLE (widget) ||
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), step->action) != 0)
    return FALSE;
  target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (widget));
  return (target == NULL && step->target == NULL) ||
         (target != NULL && step->target != NULL && g_variant_equal (target, step->target));
}

static GtkWidget *
find_step (GtkWidget *widget, const Step *step)
{
  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (is_this (widget, step))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_step (child, step);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
wait_until_drawn (void)
{
  GList *windows = gtk_window_list_toplevels ();

  g_list_foreach (windows, (GFunc) (GCallback) g_object_ref, NULL);
  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_widget_get_mapped (l->data))
      ui_wait_for_frames (l->data, FRAMES);
  g_list_free_full (windows, g_object_unref);
  ui_settle ();
}

static gboolean
is_over (gpointer end)
{
  return g_get_monotonic_time () > *(gint64 *) end;
}

void
tour_wait_a_moment (void)
{
  gint64 end = g_get_monotonic_time () + G_USEC_PER_SEC / 8;

  ui_wait (is_over, &end);
  wait_until_drawn ();
}

static void
walk (GtkWidget *window, GPtrArray *path)
{
  for (guint i = 0; i < path->len; i++)
    {
      Step      *step = path->pdata[i];
      GtkWidget *widget = find_step (window, step);

      gtk_widget_activate_action_variant (widget != NULL ? widget : window, step->action,
                                          step->target);
      wait_until_drawn ();
    }
}

void
tour_close_all (void)
{
  for (guint i = 0; i < 3; i++)
    {
      GList *windows = gtk_window_list_toplevels ();

      g_list_foreach (windows, (GFunc) (GCallback) g_object_ref, NULL);
      for (GList *l = windows; l != NULL; l = l->next)
        gtk_window_destroy (l->data);
      g_list_free_full (windows, g_object_unref);
      ui_settle ();
    }
}

/* Puzzles enough for a rating. */
static void
try_puzzles (EdubbaWindow *window)
{
  for (guint i = 0; i < EDUBBA_PLACEMENT; i++)
    {
      g_autofree char *id = g_strdup_printf ("tried-%u", i);

      edubba_progress_note_puzzle (window->progress, games[0]->module->rules->id, id, 1300,
                                   i % 2 == 0, i % 2 == 0, 1);
    }
}

/* A turn of the one to act in a match is an exercise. */
static void
lose_turn (EdubbaWindow *window, EdubbaMatch *match)
{
  const GameRules      *rules = edubba_match_get_module (match)->rules;
  guint                 seat = edubba_match_get_seat (match);
  g_autofree GameState *seen = edubba_match_dup_view (match, seat);
  g_autofree char      *position = game_position_print (rules, seen);
  EdubbaLostTurn        turn = { .seat = seat, .actions = position, .position = position };

  g_assert_true (edubba_progress_note_lost_turn (window->progress, rules->id, &turn));
}

/* Plays any action of any seat that is to act; FALSE at the end. */
static gboolean
act (EdubbaMatch *match)
{
  const GameRules      *rules = edubba_match_get_module (match)->rules;
  guint32               to_act = edubba_match_get_to_act (match);
  guint                 seat = (guint) g_bit_nth_lsf (to_act, -1);
  g_autofree GameState *seen = NULL;
  g_autoptr (GArray) legal = NULL;
  g_autofree char *action = NULL;

  if (to_act == 0)
    return FALSE;
  seen = edubba_match_dup_view (match, seat);
  legal = game_legal_sorted_for (rules, seen, seat);
  action = game_action_print (rules, g_array_index (legal, GameAction, 0));
  return edubba_match_act_for (match, seat, action, NULL, NULL);
}

/* Leaves a game against the computer half played on every start page, so that the tour can go
 * there; and the traces of an earlier visit. */
static void
leave_traces (void)
{
  const GameRules *rules = games[0]->module->rules;
  g_autoptr (EdubbaMatch) match =
    edubba_match_new (games[0]->module, game_record_new_seed (rules, 2, 0, 1));
  EdubbaWindow *window = edubba_window_new (application, games, NULL);
  guint         me = edubba_match_get_seat (match);

  edubba_match_set_seat_kind (match, 1 - me, EDUBBA_SEAT_COMPUTER);
  for (guint i = 0; i < 2; i++)
    act (match);
  gtk_window_present (GTK_WINDOW (window));
  edubba_window_show_match (window, match);
  try_puzzles (window);
  lose_turn (window, match);
  tour_close_all ();
}

static EdubbaMatch *
show_match (EdubbaWindow *window, const EdubbaGame *game)
{
  const GameRules *rules = game->module->rules;
  g_autoptr (EdubbaMatch) match =
    edubba_match_new (game->module, game_record_new_seed (rules, rules->max_seats, 0, 1));

  edubba_window_show_match (window, match);
  return edubba_match_page_get_match (window->match_page);
}

/* With as many persons as the game takes: one game is over, and one waits in its second round. */
static void
leave_traces_of (const EdubbaGame *game)
{
  EdubbaWindow *window = edubba_window_new (application, games, NULL);
  EdubbaMatch  *match;

  gtk_window_present (GTK_WINDOW (window));
  match = show_match (window, game);
  while (act (match))
    ui_settle ();
  match = show_match (window, game);
  for (guint i = 0; i <= game->module->rules->max_seats; i++)
    act (match);
  tour_close_all ();
}

/* Keeps a file that could not be read, also after the last page has deleted one. */
static void
keep_file_aside (void)
{
  g_autofree char *folder = edubba_window_dup_data_folder ();
  g_autofree char *damaged = g_build_filename (folder, EDUBBA_SAVE_NAME ".save.damaged-1", NULL);
  g_autoptr (GPtrArray) files = edubba_recovery_list (folder);
  g_autofree char *name = NULL;

  if (files->len > 1)
    return;
  g_assert_true (g_file_set_contents (damaged, "nothing that can be read\n", -1, NULL));
  name = edubba_recovery_keep (folder, EDUBBA_SAVE_NAME, "nothing that can be read\n", NULL);
  g_assert_nonnull (name);
}

/* The size of one page's window is not that of the next. */
static void
forget_sizes (void)
{
  static const char *const keys[] = { "window-width", "window-height", "window-maximized" };
  g_autoptr (GSettings) settings = edubba_settings_new ("io.github.edubba.Edubba");

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
}

static void
look_at_page (Tour *tour, GPtrArray *path, TourLook look, gpointer data)
{
  EdubbaWindow    *window;
  g_autofree char *page = describe (path);
  GList           *windows;

  keep_file_aside ();
  forget_sizes ();
  window = edubba_window_new (application, games, NULL);
  gtk_window_present (GTK_WINDOW (window));
  tour->path = path;
  walk (GTK_WIDGET (window), path);
  windows = gtk_window_list_toplevels ();
  for (GList *l = windows; l != NULL; l = l->next)
    follow_all (tour, l->data);
  for (GList *l = windows; l != NULL; l = l->next)
    look (l->data, page, data);
  g_list_free (windows);
  tour_close_all ();
}

GtkWindow *
tour_create_window (void)
{
  return tour_create_window_of (games);
}

GtkWindow *
tour_create_window_of (const EdubbaGame *const *others)
{
  GtkWindow *window = GTK_WINDOW (edubba_window_new (application, others, NULL));

  gtk_window_present (window);
  return window;
}

/* Adds the pages that no button of the tour leads to: the page of a game, which the start page
 * offers only if there are several, and the tablet at the end of the course. */
static void
add_far_pages (Tour *tour)
{
  static const char *const actions[] = { "win.game", "win.keepsake" };

  for (gsize i = 0; games[1] == NULL && i < G_N_ELEMENTS (actions); i++)
    {
      GPtrArray *path = g_ptr_array_new_with_free_func (step_free);

      add_step (path, actions[i], g_variant_new_string (games[0]->module->rules->id));
      g_queue_push_tail (&tour->paths, path);
    }
}

/* Goes round, in windows that have the games that are set. */
static guint
take (Tour *tour, TourLook look, gpointer data)
{
  g_autoptr (GHashTable) followed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint      n_pages = 0;
  GPtrArray *path;

  tour->followed = followed;
  g_queue_init (&tour->paths);
  g_queue_push_tail (&tour->paths, g_ptr_array_new_with_free_func (step_free));
  add_far_pages (tour);
  while ((path = g_queue_pop_head (&tour->paths)) != NULL)
    {
      if (n_pages < MAX_PAGES)
        {
          look_at_page (tour, path, look, data);
          n_pages++;
        }
      g_ptr_array_unref (path);
    }
  return n_pages;
}

guint
tour_take (const TourGames *tour_games, TourLook look, gpointer data)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Tour  whole = { .left_out = nothing, .max_steps = MAX_STEPS };
  Tour  part = { .left_out = common, .max_steps = MAX_GAME_STEPS, .seen = seen };
  guint n_pages;

  games = tour_games->games;
  if (tour_games->whole)
    leave_traces ();
  for (guint i = 0; games[i] != NULL && !tour_games->whole; i++)
    leave_traces_of (games[i]);
  n_pages = take (tour_games->whole ? &whole : &part, look, data);
  games = alone[0];
  return n_pages;
}

void
tour_take_all (TourLook look, gpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (tours); i++)
    tour_take (&tours[i], look, data);
}

/* ---- The program ---- */

gboolean
tour_speak (const char *language)
{
  if (!language_can_be_chosen (GETTEXT_PACKAGE, "New Game"))
    return FALSE;
  language_choose (language);
  return TRUE;
}

static void
list_games (void)
{
  for (guint i = 0; i < N_GAMES; i++)
    {
      listed[i] = alone[i][0] = listed_games[i]();
      tours[i] = (TourGames) { listed[i]->module->rules->id, alone[i], i == 0 };
    }
  tours[N_GAMES] = (TourGames) { "toys", toy_faces_get_of_three (), FALSE };
}

const EdubbaGame *const *
tour_get_games (void)
{
  return listed;
}

gboolean
tour_is_whole (const TourCase *tour)
{
  return tour->games->whole;
}

void
tour_add_cases (const char *path, const char *language, GTestDataFunc test)
{
  gboolean toys = g_str_equal (language, "en"); /* they speak nothing else */

  for (guint i = 0; i < N_GAMES + toys; i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/%s/%s", path, language, tours[i].name);
      TourCase        *tour = g_new (TourCase, 1);

      *tour = (TourCase) { &tours[i], language };
      g_test_add_data_func_full (name, tour, test, g_free);
    }
}

void
tour_init (int *argc, char ***argv)
{
  g_autofree char *home = g_dir_make_tmp ("edubba-home-XXXXXX", NULL);

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_setenv ("XDG_CACHE_HOME", home, TRUE);
  display_test_init (argc, argv);
  adw_init ();
  catalogues_bind ();
  textdomain (GETTEXT_PACKAGE);
  list_games ();
  application = GTK_APPLICATION (edubba_application_new ("io.github.edubba.Edubba", "0", games));
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
}

int
tour_run (void)
{
  int status = g_test_run ();

  g_clear_object (&application);
  return status;
}
