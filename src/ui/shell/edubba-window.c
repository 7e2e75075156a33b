/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window's actions, and its reactions to signals of pages. The pile of pages and the header
 * bar are next door (-pages.c). A match page lives until the user goes back from it; the game
 * itself lives on in EdubbaSave, which keeps it on disk.
 */
#include "edubba-window-private.h"

#include <glib/gi18n.h>

#include "edubba-board.h"
#include "edubba-bout-sitting.h"
#include "edubba-compat.h"
#include "edubba-note-actions.h"
#include "edubba-preferences.h"
#include "edubba-set-actions.h"
#include "edubba-settings.h"
#include "edubba-toast-layout.h"
#include "edubba-turn-actions.h"
#include "edubba-seed.h"
#include "game-text.h"

/* The folder for save and progress, below the user's data. */
#define DATA_FOLDER "edubba"

G_DEFINE_FINAL_TYPE (EdubbaWindow, edubba_window, ADW_TYPE_APPLICATION_WINDOW)

void
edubba_window_say (EdubbaWindow *self, const char *text)
{
  g_autofree char *shown = game_text_show (text);
  g_autofree char *escaped = g_markup_escape_text (shown, -1); /* titles of toasts have markup */

  adw_toast_overlay_add_toast (self->toast_overlay, adw_toast_new (escaped));
  edubba_compat_announce (GTK_WIDGET (self), text);
}

static void
game_started_cb (EdubbaWindow *self)
{
  const EdubbaGame *game = edubba_page_get_game (EDUBBA_PAGE (self->new_game_page));
  g_autoptr (EdubbaMatch) match = NULL;

  edubba_window_settle_games (self);
  edubba_new_game_page_set_points (self->new_game_page, edubba_window_find_points (self, game));
  match = edubba_new_game_page_create_match (self->new_game_page);
  edubba_window_arrange_sparring (self, match);
  edubba_window_show_match (self, match);
}

/* The same opponents once more, and one at the learner's level as strong as that is now; the seats
 * move on by one, so that somebody else starts. */
static void
begin_rematch (EdubbaWindow *self, EdubbaMatchPage *page)
{
  EdubbaMatch      *before = edubba_match_page_get_match (page);
  const GameModule *module = edubba_match_get_module (before);
  guint             seats = edubba_match_get_n_seats (before);
  guint32           options = module->rules->chosen (edubba_match_get_state (before));
  guint64           seed = edubba_seed_draw ();
  g_autoptr (EdubbaMatch) match =
    edubba_match_new (module, game_record_new_seed (module->rules, seats, options, seed));
  g_autoptr (EdubbaSeats) turned = edubba_seats_turn (edubba_match_get_seats (before), 1);

  edubba_window_settle_games (self);
  if (edubba_seats_get_points (turned, 0) > 0 && module->player->scale != NULL)
    edubba_seats_set_points (turned, module->player->scale,
                             edubba_progress_get_points (self->progress, module->rules->id,
                                                         module->player->scale));
  edubba_match_set_seats (match, turned);
  edubba_window_arrange_sparring (self, match);
  edubba_window_show_match (self, match);
}

static void
page_rematch_cb (EdubbaWindow *self, EdubbaMatchPage *page)
{
  EdubbaBout *bout = edubba_bout_sitting_find_bout (page);

  if (bout != NULL)
    edubba_window_repeat_bout (self, bout);
  else
    begin_rematch (self, page);
}

/* A rule that has said no is one to come back to; but nobody has to know one that no lesson and no
 * game has shown yet. */
static void
page_refused_cb (EdubbaWindow *self, const char *paragraph, EdubbaMatchPage *page)
{
  const char *game = edubba_page_get_game (EDUBBA_PAGE (page))->module->rules->id;

  if (edubba_progress_get_rule (self->progress, game, paragraph) != EDUBBA_RULE_UNMET)
    edubba_progress_note_rule (self->progress, game, paragraph, EDUBBA_RULE_WHY);
}

static void
page_retitled_cb (EdubbaWindow *self)
{
  edubba_window_update_header (self);
}

/* The page below a sheet in which everything may be forgotten is visible meanwhile. The lessons
 * have changed, too, when the user's files have been read. */
static void
progress_changed_cb (EdubbaWindow *self)
{
  edubba_window_update_start (self);
}

/* The page on which a game is chosen, made when it is first asked for: there is one. */
static EdubbaNewGamePage *
get_new_game_page (EdubbaWindow *self)
{
  if (self->new_game_page != NULL)
    return self->new_game_page;
  self->new_game_page = g_object_new (EDUBBA_TYPE_NEW_GAME_PAGE, "visible", FALSE, NULL);
  gtk_stack_add_child (self->stack, GTK_WIDGET (self->new_game_page));
  edubba_new_game_page_set_settings (self->new_game_page, self->settings);
  g_signal_connect_swapped (self->new_game_page, "started", G_CALLBACK (game_started_cb), self);
  return self->new_game_page;
}

/* The game that an action names by its id; the one looked at where it names none; NULL if there is
 * no such game. */
static const EdubbaGame *
find_target (EdubbaWindow *self, GVariant *parameter)
{
  return parameter != NULL
           ? edubba_window_find_game_by_id (self, g_variant_get_string (parameter, NULL), NULL)
           : edubba_window_get_game (self);
}

static void
new_game_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow      *self = EDUBBA_WINDOW (widget);
  EdubbaNewGamePage *page = get_new_game_page (self);
  const EdubbaGame  *game = find_target (self, parameter);
  guint              points;

  if (game == NULL)
    return;
  points = edubba_window_find_points (self, game);
  edubba_new_game_page_set_points (page, 0);
  edubba_new_game_page_set_game (page, game);
  edubba_new_game_page_set_points (page, points);
  edubba_new_game_page_offer_level (
    page, edubba_progress_suggest_level (self->progress, game->module->rules->id, points > 0));
  if (!gtk_widget_get_visible (GTK_WIDGET (page)))
    edubba_window_push_page (self, GTK_WIDGET (page));
}

static void
continue_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow     *self = EDUBBA_WINDOW (widget);
  const EdubbaGame *game = find_target (self, parameter);
  EdubbaMatch      *match = NULL;

  if (game != NULL)
    match = edubba_save_get_match (edubba_window_get_kept (self, game)->save);
  if (match != NULL)
    edubba_window_show_match (self, match);
}

static void
drill_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_window_open_drill (EDUBBA_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
file_chosen_cb (GtkWidget *parent, GFile *file)
{
  edubba_window_open_file (EDUBBA_WINDOW (parent), file);
}

static void
open_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  static const char *const patterns[] = {
    "*.puzzle", "*.lesson", "*.bout", "*.record", "*.txt", NULL
  };

  edubba_compat_choose_file (widget, _ ("Open a Puzzle, a Lesson or a Game"),
                             _ ("Puzzles, lessons and games"),
                             patterns, file_chosen_cb);
}

static void
back_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  edubba_window_pop_page (EDUBBA_WINDOW (widget));
}

static void
undo_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);

  if (self->match_page != NULL)
    edubba_match_page_undo (self->match_page);
  else
    edubba_page_step (EDUBBA_PAGE (gtk_stack_get_visible_child (self->stack)), FALSE);
}

static void
redo_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);

  if (self->match_page != NULL)
    edubba_match_page_redo (self->match_page);
  else
    edubba_page_step (EDUBBA_PAGE (gtk_stack_get_visible_child (self->stack)), TRUE);
}

static void
hint_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);

  if (self->match_page != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->match_page), "match.hint", NULL);
}

static void
card_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);

  if (self->match_page != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->match_page), "match.card", NULL);
}

static void
resign_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);

  if (self->match_page != NULL)
    edubba_match_page_resign (self->match_page);
}

static void
panel_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);

  /* The page of a game that was played has a panel of its own, and so has the editor. */
  if (self->match_page == NULL)
    {
      GtkWidget *page = gtk_stack_get_visible_child (self->stack);

      if (!gtk_widget_activate_action (page, "replay.panel", NULL))
        gtk_widget_activate_action (page, "edit.panel", NULL);
      return;
    }
  edubba_match_page_toggle_panel (self->match_page);
}

static void
read_position_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);

  if (self->match_page != NULL)
    edubba_match_page_read_position (self->match_page);
}

static void
read_aloud_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);

  edubba_page_read_aloud (EDUBBA_PAGE (gtk_stack_get_visible_child (self->stack)),
                          g_variant_get_string (parameter, NULL));
}

static void
show_again_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);

  if (self->match_page != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->match_page), "match.show-again", NULL);
}

/* "GAME/PARAGRAPH"; the table of contents for anything else. */
static void
rules_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow     *self = EDUBBA_WINDOW (widget);
  const char       *target = g_variant_get_string (parameter, NULL);
  const char       *paragraph = NULL;
  const EdubbaGame *game = edubba_window_find_game_by_id (self, target, &paragraph);

  edubba_window_show_rules (self, game != NULL ? game : edubba_window_get_game (self),
                            game != NULL && paragraph != NULL ? paragraph : "");
}

/* The rules for the part with the focus on a board, those of the game, or the whole help. */
static void
help_here_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);
  GtkWidget    *focus = gtk_window_get_focus (GTK_WINDOW (widget));
  GtkWidget    *board = focus;
  const char   *paragraph = NULL;

  while (board != NULL && !EDUBBA_IS_BOARD (board))
    board = gtk_widget_get_parent (board);
  if (board != NULL)
    paragraph = edubba_board_find_paragraph (EDUBBA_BOARD (board), focus);
  edubba_window_show_rules (self, edubba_window_get_game (self),
                            paragraph || self->match_page ? paragraph : "");
}

static void
preferences_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);

  edubba_preferences_show (widget, self->settings, self->courses, self->progress);
}

static void
fullscreen_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  if (gtk_window_is_fullscreen (GTK_WINDOW (widget)))
    gtk_window_unfullscreen (GTK_WINDOW (widget));
  else
    gtk_window_fullscreen (GTK_WINDOW (widget));
}

static gboolean
refocused_cb (gpointer data)
{
  EdubbaWindow *self = data;

  self->refocus_id = 0;
  if (gtk_window_get_focus (GTK_WINDOW (self)) != NULL)
    return G_SOURCE_REMOVE;
  edubba_page_focus_any (EDUBBA_PAGE (gtk_stack_get_visible_child (self->stack)));
  return G_SOURCE_REMOVE;
}

/* The focus is never lost: if the widget with the focus goes away and nothing has taken it, the
 * page gets it, or else the window's first widget. */
static void
focus_changed_cb (EdubbaWindow *self)
{
  if (gtk_window_get_focus (GTK_WINDOW (self)) == NULL && self->refocus_id == 0)
    self->refocus_id = g_idle_add (refocused_cb, self);
}

static void
bind_settings (EdubbaWindow *self)
{
  static const char *const keys[][2] = { { "window-width", "default-width" },
                                         { "window-height", "default-height" },
                                         { "window-maximized", "maximized" } };

  if (edubba_compat_is_in_browser (GTK_WIDGET (self)))
    gtk_window_maximize (GTK_WINDOW (self));
  else if (self->settings == NULL)
    gtk_window_set_default_size (GTK_WINDOW (self), 1280, 800);
  else
    for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
      g_settings_bind (self->settings, keys[i][0], self, keys[i][1], G_SETTINGS_BIND_DEFAULT);
}

static gboolean
edubba_window_close_request (GtkWindow *window)
{
  edubba_window_settle_games (EDUBBA_WINDOW (window));
  if (!edubba_window_may_close (EDUBBA_WINDOW (window)))
    return GDK_EVENT_STOP;

  return GTK_WINDOW_CLASS (edubba_window_parent_class)->close_request (window);
}

/* The start page's contents are computed only if the window does not open with another page. */
static void
edubba_window_realize (GtkWidget *widget)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);
  GdkSurface   *surface;

  if (self->pages->len == 1 && g_ptr_array_index (self->pages, 0) == (gpointer) self->start_page)
    edubba_window_show_start (self);
  GTK_WIDGET_CLASS (edubba_window_parent_class)->realize (widget);

  surface = gtk_native_get_surface (GTK_NATIVE (widget));
  g_signal_connect_object (surface, "notify::width", G_CALLBACK (edubba_window_update_type), widget,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (surface, "notify::height", G_CALLBACK (edubba_window_update_type),
                           widget, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_widget_get_settings (widget), "notify::gtk-xft-dpi",
                           G_CALLBACK (edubba_window_update_type), widget, G_CONNECT_SWAPPED);
}

static void
edubba_window_map (GtkWidget *widget)
{
  EdubbaWindow *self = EDUBBA_WINDOW (widget);

  GTK_WIDGET_CLASS (edubba_window_parent_class)->map (widget);

  /* A page that was opened before the window was visible could not take the focus yet. */
  edubba_page_focus_start (EDUBBA_PAGE (gtk_stack_get_visible_child (self->stack)));
}

static void
edubba_window_dispose (GObject *object)
{
  EdubbaWindow *self = EDUBBA_WINDOW (object);

  edubba_window_stop_opening (self);
  g_clear_object (&self->page_signals);
  g_clear_object (&self->match_page_signals);
  g_clear_object (&self->match_page_bindings);
  g_clear_pointer (&self->in_progress, g_ptr_array_unref);
  g_clear_object (&self->bout_saves);
  g_clear_object (&self->progress);
  g_clear_handle_id (&self->refocus_id, g_source_remove);
  g_clear_pointer (&self->keeper, edubba_keeper_free);
  g_clear_object (&self->settings);
  self->match_page = NULL;

  G_OBJECT_CLASS (edubba_window_parent_class)->dispose (object);
}

static void
edubba_window_finalize (GObject *object)
{
  EdubbaWindow *self = EDUBBA_WINDOW (object);

  g_clear_pointer (&self->courses, g_ptr_array_unref);
  g_clear_pointer (&self->drilled, g_hash_table_unref);
  g_clear_pointer (&self->lock, edubba_lock_unref);
  g_clear_pointer (&self->modules, g_free);
  g_clear_pointer (&self->pages, g_ptr_array_unref);

  G_OBJECT_CLASS (edubba_window_parent_class)->finalize (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, new_game_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.choose-game", "s", new_game_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.continue", "s", continue_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.drill", "s", drill_activated_cb);
  edubba_window_install_puzzle_actions (widget_class);
  edubba_window_install_five_actions (widget_class);
  edubba_window_install_question_actions (widget_class);
  edubba_turn_actions_install (widget_class);
  edubba_set_actions_install (widget_class);
  edubba_note_actions_install (widget_class);
  edubba_window_install_course_actions (widget_class);
  edubba_window_install_bout_actions (widget_class);
  edubba_window_install_replay_actions (widget_class);
  edubba_window_install_aside_actions (widget_class);
  edubba_window_install_share_actions (widget_class);
  edubba_window_install_editor_actions (widget_class);
  edubba_window_install_game_actions (widget_class);
  edubba_window_install_start_actions (widget_class);
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, redo_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.hint", NULL, hint_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.resign", NULL, resign_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.panel", NULL, panel_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.card", NULL, card_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.read-position", NULL,
                                   read_position_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.read-aloud", "s", read_aloud_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.show-again", NULL, show_again_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.rules", "s", rules_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.help-here", NULL, help_here_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.preferences", NULL,
                                   preferences_activated_cb);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, fullscreen_activated_cb);
}

static void
edubba_window_class_init (EdubbaWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GtkWindowClass *window_class = GTK_WINDOW_CLASS (klass);

  object_class->dispose = edubba_window_dispose;
  object_class->finalize = edubba_window_finalize;
  widget_class->realize = edubba_window_realize;
  widget_class->map = edubba_window_map;
  window_class->close_request = edubba_window_close_request;
  install_actions (widget_class);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/edubba/Edubba/ui/edubba-window.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaWindow, toast_overlay);
  gtk_widget_class_bind_template_child (widget_class, EdubbaWindow, header_bar);
  gtk_widget_class_bind_template_child (widget_class, EdubbaWindow, window_title);
  gtk_widget_class_bind_template_child (widget_class, EdubbaWindow, back_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaWindow, undo_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaWindow, redo_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaWindow, panel_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaWindow, failing_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaWindow, failing_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaWindow, stack);
}

static void
edubba_window_init (EdubbaWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  edubba_toast_layout_watch (self->toast_overlay);
  self->start_page = g_object_new (EDUBBA_TYPE_START_PAGE, NULL);
  gtk_stack_add_child (self->stack, GTK_WIDGET (self->start_page));
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (focus_changed_cb), NULL);
  g_signal_connect (self, "notify::default-width", G_CALLBACK (edubba_window_update_header), NULL);
  g_signal_connect (self, "notify::is-active", G_CALLBACK (edubba_window_glance), NULL);
  edubba_window_accept_drops (self);
  self->drilled = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->pages = g_ptr_array_new ();
  g_ptr_array_add (self->pages, self->start_page);
  self->page_signals = g_signal_group_new (EDUBBA_TYPE_PAGE);
  g_signal_group_connect_swapped (self->page_signals, "retitled", G_CALLBACK (page_retitled_cb),
                                  self);
  self->match_page_signals = g_signal_group_new (EDUBBA_TYPE_MATCH_PAGE);
  g_signal_group_connect_swapped (self->match_page_signals, "rematch", G_CALLBACK (page_rematch_cb),
                                  self);
  g_signal_group_connect_swapped (self->match_page_signals, "left",
                                  G_CALLBACK (edubba_window_pop_page), self);
  g_signal_group_connect_swapped (self->match_page_signals, "refused", G_CALLBACK (page_refused_cb),
                                  self);
  self->match_page_bindings = g_binding_group_new ();
  g_binding_group_bind (self->match_page_bindings, "panel-shown", self->panel_button, "active",
                        G_BINDING_SYNC_CREATE);
}

static void
create_courses (EdubbaWindow *self, const char *folder)
{
  self->courses = g_ptr_array_new_with_free_func (g_object_unref);
  for (const EdubbaGame *const *game = self->games; *game != NULL; game++)
    {
      EdubbaCourse *course = edubba_course_new (*game, self->modules, folder);

      g_ptr_array_add (self->courses, course);
      g_signal_connect_object (course, "changed", G_CALLBACK (progress_changed_cb), self,
                               G_CONNECT_SWAPPED);
    }
}

char *
edubba_window_dup_data_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), DATA_FOLDER, NULL);
}

EdubbaWindow *
edubba_window_new (GtkApplication          *application,
                   const EdubbaGame *const *games,
                   EdubbaLock              *lock)
{
  g_autofree char *folder = edubba_window_dup_data_folder ();
  EdubbaWindow    *self;
  guint            n = 0;

  g_return_val_if_fail (games != NULL && games[0] != NULL, NULL);

  self = g_object_new (EDUBBA_TYPE_WINDOW, "application", application, NULL);
  self->games = games;
  self->lock = lock != NULL ? edubba_lock_ref (lock) : NULL;
  while (games[n] != NULL)
    n++;
  self->modules = g_new0 (const GameModule *, n + 1);
  for (guint i = 0; i < n; i++)
    self->modules[i] = games[i]->module;
  self->settings =
    edubba_settings_new (g_application_get_application_id (G_APPLICATION (application)));
  bind_settings (self);
  create_courses (self, folder);
  edubba_window_load_what_is_kept (self);
  g_signal_connect_object (self->progress, "changed", G_CALLBACK (progress_changed_cb), self,
                           G_CONNECT_SWAPPED);
  edubba_window_settle_games (self);
  return self;
}
