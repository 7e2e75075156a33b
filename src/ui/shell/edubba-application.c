/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything on the command line is checked before anything is shown: an argument that cannot be
 * opened ends the program with status 2 and a sentence. Files, links and positions are then handed
 * to the instance that runs already, if there is one.
 */
#include "edubba-application.h"

#include <glib/gi18n.h>

#include "edubba-about.h"
#include "edubba-arguments.h"
#include "edubba-compat.h"
#include "edubba-already-running-window.h"
#include "edubba-gtk-leaks.h"
#include "edubba-lock.h"
#include "edubba-seen.h"
#include "edubba-settings.h"
#include "edubba-shortcuts.h"
#include "edubba-ui-resources.h"
#include "edubba-window.h"

/* The exit status of a command line that cannot be understood. */
#define EXIT_USAGE 2

struct _EdubbaApplication
{
  AdwApplication parent_instance;

  /* borrowed */
  const EdubbaGame *const *games;

  /* owned */
  const GameModule **modules; /* of the games, NULL-terminated */
  char              *version;
  EdubbaLock        *lock; /* the lock on the user's files; NULL before there is a window */
};

G_DEFINE_FINAL_TYPE (EdubbaApplication, edubba_application, ADW_TYPE_APPLICATION)

typedef struct
{
  const char *action;
  const char *keys[3];
} Accel;

static const Accel accels[] = {
  { "win.new-game", { "<Control>n" } },
  { "win.open", { "<Control>o" } },
  { "win.paste", { "<Control>v" } },
  { "win.copy-position", { "<Control><Shift>c" } },
  { "win.undo", { "<Control>z" } },
  { "win.redo", { "<Control><Shift>z", "<Control>y" } },
  { "win.hint", { "<Control>h" } },
  { "win.show-again", { "<Control>r" } },
  { "win.panel", { "F9" } },
  { "win.card", { "F2" } },
  { "app.plan", { "F8" } },
  { "win.read-position", { "<Control>l" } },
  { "win.read-aloud::place", { "F3" } },
  { "win.read-aloud::hand", { "F4" } },
  { "win.read-aloud::changes", { "F5" } },
  { "win.back", { "<Alt>Left" } },
  { "win.preferences", { "<Control>comma" } },
  { "win.fullscreen", { "F11" } },
  { "window.close", { "<Control>w" } },
  { "win.help-here", { "F1" } },
  { "app.shortcuts", { "<Control>question", "question" } },
  { "app.quit", { "<Control>q" } },
};

/* If texts are read from right to left, the page before lies to the right. */
static const char *const mirrored_back[] = { "<Alt>Right", NULL };

/* The options that are named after the actions they stand for. */
static const char *const asked_for[] = { "new-game", "puzzle-of-the-day" };

static EdubbaWindow *
find_window (EdubbaApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (EDUBBA_IS_WINDOW (l->data))
      return l->data;
  return NULL;
}

/* Says that the games are in use elsewhere, in the window for that; and that they still are. */
static void
show_elsewhere (EdubbaApplication *self, GtkWindow *window, const GError *error)
{
  if (window != NULL)
    edubba_already_running_window_tell_again (EDUBBA_ALREADY_RUNNING_WINDOW (window));
  else
    {
      g_printerr ("edubba: %s\n", error->message);
      window = GTK_WINDOW (edubba_already_running_window_new (GTK_APPLICATION (self)));
    }
  gtk_window_present (window);
}

/* The window; or NULL, after saying why, while another process keeps the games. */
static EdubbaWindow *
ensure_window (EdubbaApplication *self)
{
  g_autofree char *folder = edubba_window_dup_data_folder ();
  g_autoptr (GError) error = NULL;
  GList        *windows = gtk_application_get_windows (GTK_APPLICATION (self));
  GtkWindow    *elsewhere = windows != NULL ? windows->data : NULL;
  EdubbaWindow *window = find_window (self);

  if (window != NULL)
    return window;
  if (self->lock == NULL)
    self->lock = edubba_lock_take (folder, &error);
  if (self->lock == NULL)
    {
      show_elsewhere (self, elsewhere, error);
      return NULL;
    }
  g_debug ("version %s, data in %s", self->version, folder);
  window = edubba_window_new (GTK_APPLICATION (self), self->games, self->lock);
  edubba_seen_follow (GTK_WINDOW (window));
  if (elsewhere != NULL)
    gtk_window_destroy (elsewhere);
  return window;
}

/* The window shown, after one of its own actions. */
static void
do_in_window (EdubbaApplication *self, const char *action)
{
  EdubbaWindow *window = ensure_window (self);

  if (window == NULL)
    return;
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  gtk_window_present (GTK_WINDOW (window));
}

static void
quit_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  EdubbaWindow *window = find_window (data);

  /* A window that asks something first stays. */
  if (window != NULL)
    gtk_window_close (GTK_WINDOW (window));
  if (find_window (data) == NULL)
    g_application_quit (G_APPLICATION (data));
}

static void
open_position_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  EdubbaWindow *window = ensure_window (data);

  if (window == NULL)
    return;
  edubba_window_open_position (window, g_variant_get_string (parameter, NULL));
  gtk_window_present (GTK_WINDOW (window));
}

static void
new_game_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  do_in_window (data, "win.new-game");
}

static void
puzzle_of_the_day_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  do_in_window (data, "win.puzzle-of-the-day");
}

static void
help_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  EdubbaWindow *window = ensure_window (data);

  if (window == NULL)
    return;
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.rules", "s", "");
}

static void
shortcuts_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  EdubbaWindow *window = find_window (data);

  if (window != NULL && !edubba_compat_raise_sheet (GTK_WIDGET (window)))
    edubba_shortcuts_show (GTK_WIDGET (window), EDUBBA_APPLICATION (data)->games);
}

static void
about_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  EdubbaApplication *self = data;
  EdubbaWindow      *window = find_window (self);

  if (window != NULL && !edubba_compat_raise_sheet (GTK_WIDGET (window)))
    edubba_about_show (GTK_WIDGET (window), self->version, self->games);
}

static void
try_again_activated_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_application_activate (data);
}

static void
edubba_application_activate (GApplication *application)
{
  EdubbaWindow *window = ensure_window (EDUBBA_APPLICATION (application));

  if (window != NULL)
    gtk_window_present (GTK_WINDOW (window));
}

static void
edubba_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  EdubbaWindow *window = ensure_window (EDUBBA_APPLICATION (application));

  if (window == NULL)
    return;
  edubba_window_open_files (window, files, (guint) n_files);
  gtk_window_present (GTK_WINDOW (window));
}

/* Switches the plan view of all windows. */
static void
add_plan_action (GApplication *application)
{
  g_autoptr (GSettings) settings =
    edubba_settings_new (g_application_get_application_id (application));
  g_autoptr (GAction) action = NULL;

  if (settings == NULL)
    return;
  action = g_settings_create_action (settings, EDUBBA_SETTINGS_PLAN);
  g_action_map_add_action (G_ACTION_MAP (application), action);
}

static void
edubba_application_startup (GApplication *application)
{
  static const GActionEntry entries[] = {
    { .name = "quit", .activate = quit_activated_cb },
    { .name = "about", .activate = about_activated_cb },
    { .name = "shortcuts", .activate = shortcuts_activated_cb },
    { .name = "new-game", .activate = new_game_activated_cb },
    { .name = "puzzle-of-the-day", .activate = puzzle_of_the_day_activated_cb },
    { .name = "help", .activate = help_activated_cb },
    { .name = "try-again", .activate = try_again_activated_cb },
    { .name = "open-position", .activate = open_position_activated_cb, .parameter_type = "s" },
  };

  g_resources_register (edubba_ui_get_resource ());
  G_APPLICATION_CLASS (edubba_application_parent_class)->startup (application);
  g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries),
                                   application);
  add_plan_action (application);
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application), accels[i].action,
                                           accels[i].keys);
  if (gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application), "win.back",
                                           mirrored_back);
  edubba_gtk_leaks_begin ();
  gtk_window_set_default_icon_name (g_application_get_application_id (application));
}

/* Hands the requests of the command line to the instance that runs, be it this one or another. */
static void
serve (GApplication *application, GVariantDict *options, GPtrArray *files, GPtrArray *positions)
{
  GActionGroup *actions = G_ACTION_GROUP (application);

  if (files->len > 0)
    g_application_open (application, (GFile **) files->pdata, (int) files->len, "");
  for (guint i = 0; i < positions->len; i++)
    g_action_group_activate_action (actions, "open-position",
                                    g_variant_new_string (g_ptr_array_index (positions, i)));
  for (guint i = 0; i < G_N_ELEMENTS (asked_for); i++)
    if (g_variant_dict_contains (options, asked_for[i]))
      g_action_group_activate_action (actions, asked_for[i], NULL);
}

/* Returns -1 to go on, or the exit status. */
static int
edubba_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  EdubbaApplication *self = EDUBBA_APPLICATION (application);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) positions = g_ptr_array_new ();
  g_auto (GStrv) arguments = NULL;
  g_autoptr (GError) error = NULL;

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("edubba %s\n", self->version);
      return EXIT_SUCCESS;
    }
  g_variant_dict_lookup (options, G_OPTION_REMAINING, "^aay", &arguments);
  if (arguments != NULL &&
      !edubba_arguments_sort (self->modules, arguments, files, positions, &error))
    {
      g_printerr ("edubba: %s\n", error->message);
      return EXIT_USAGE;
    }
  if (!g_application_register (application, NULL, &error))
    {
      g_printerr ("edubba: %s\n", error->message);
      return EXIT_FAILURE;
    }
  serve (application, options, files, positions);
  /* The arguments are served; without this the program would be activated once more for them. */
  g_variant_dict_remove (options, G_OPTION_REMAINING);
  return -1;
}

static void
edubba_application_finalize (GObject *object)
{
  EdubbaApplication *self = EDUBBA_APPLICATION (object);

  g_clear_pointer (&self->modules, g_free);
  g_clear_pointer (&self->version, g_free);
  g_clear_pointer (&self->lock, edubba_lock_unref);

  G_OBJECT_CLASS (edubba_application_parent_class)->finalize (object);
}

static void
edubba_application_class_init (EdubbaApplicationClass *klass)
{
  GObjectClass      *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  object_class->finalize = edubba_application_finalize;
  application_class->activate = edubba_application_activate;
  application_class->open = edubba_application_open;
  application_class->startup = edubba_application_startup;
  application_class->handle_local_options = edubba_application_handle_local_options;
}

static void
edubba_application_init (EdubbaApplication *self)
{
  static const GOptionEntry entries[] = {
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Show the version and leave"), NULL },
    { "new-game", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Begin a new game"), NULL },
    { "puzzle-of-the-day", 0, 0, G_OPTION_ARG_NONE, NULL, N_ ("Open the puzzle of the day"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, NULL, NULL,
      N_ ("[FILE, POSITION or LINK…]") },
    { NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), entries);
  g_application_set_option_context_summary (
    G_APPLICATION (self),
    _ ("Learn board games by playing them. Opens puzzles, lessons, game records, positions and "
       "links to them."));
}

EdubbaApplication *
edubba_application_new (const char              *application_id,
                        const char              *version,
                        const EdubbaGame *const *games)
{
  EdubbaApplication *self = g_object_new (EDUBBA_TYPE_APPLICATION, "application-id", application_id,
                                          "flags", G_APPLICATION_HANDLES_OPEN, "resource-base-path",
                                          "/io/github/edubba/Edubba", NULL);

  guint n = 0;

  g_return_val_if_fail (games != NULL && games[0] != NULL, self);

  self->version = g_strdup (version);
  self->games = games;
  while (games[n] != NULL)
    n++;
  self->modules = g_new0 (const GameModule *, n + 1);
  for (guint i = 0; i < n; i++)
    self->modules[i] = games[i]->module;
  edubba_arguments_keep_links ();
  return self;
}
