/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tree is read without a cache, because the next question of a test depends on the latest
 * change; a subtree that is not visible is not entered. Keys are synthesized by the X server.
 */
#include "e2e-program.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <gtk/gtk.h>

#include "child.h"
#include "dbind.h"
#include "e2e-pulse.h"
#include "edubba-save.h"
#include "games.h"
#include "patience.h"

/* The time for a key to move the focus before it is taken to have moved it to an invisible place,
 * in microseconds. */
#define STEP (30 * G_USEC_PER_SEC)

struct _E2eProgram
{
  GSubprocess     *process;
  GPid             pid;
  AtspiAccessible *application;
};

/* libatspi's objects under names of ours, which clean up after themselves: the library's own names
 * do so in newer releases only. */
typedef AtspiAccessible Node;
typedef AtspiStateSet   States;
typedef AtspiAction     NodeAction;
typedef AtspiComponent  NodeArea;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Node, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (States, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NodeAction, g_object_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NodeArea, g_object_unref)

/* The thing to look for in the tree. */
typedef struct
{
  const char *name;
  gboolean    anywhere;  /* the name need not begin so */
  gboolean    pressable; /* a button */
} Wanted;

/* What is known of the desktop and of the program is forgotten. Programs that have ended are left
 * alone: to clear what the library keeps of them is a crash now and then. */
static Node *
find_application (GPid pid)
{
  Node *desktop = atspi_get_desktop (0);
  int   n;

  desktop->cached_properties = ATSPI_CACHE_NONE;
  n = atspi_accessible_get_child_count (desktop, NULL);
  for (int i = 0; i < n; i++)
    {
      Node *child = atspi_accessible_get_child_at_index (desktop, i, NULL);

      if (child != NULL && atspi_accessible_get_process_id (child, NULL) == (guint) pid)
        {
          atspi_accessible_clear_cache (child);
          return child;
        }
      g_clear_object (&child);
    }
  return NULL;
}

static gboolean
is_visible (Node *node)
{
  g_autoptr (States) states = atspi_accessible_get_state_set (node);

  return atspi_state_set_contains (states, ATSPI_STATE_VISIBLE);
}

static gboolean
matches (Node *node, const Wanted *wanted)
{
  g_autofree char *name = atspi_accessible_get_name (node, NULL);
  AtspiRole        role;

  if (name == NULL || strstr (name, wanted->name) == NULL)
    return FALSE;
  if (!wanted->anywhere && !g_str_has_prefix (name, wanted->name))
    return FALSE;
  if (!wanted->pressable)
    return TRUE;
  role = atspi_accessible_get_role (node, NULL);
  return role == ATSPI_ROLE_PUSH_BUTTON || role == ATSPI_ROLE_TOGGLE_BUTTON;
}

/* The first visible node below `node` that is wanted, in the order of the tree; or NULL. */
static Node *
find (Node *node, const Wanted *wanted)
{
  int n = atspi_accessible_get_child_count (node, NULL);

  for (int i = 0; i < n; i++)
    {
      g_autoptr (Node) child = atspi_accessible_get_child_at_index (node, i, NULL);
      Node *found;

      if (child == NULL || !is_visible (child))
        continue;
      if (matches (child, wanted))
        return g_steal_pointer (&child);
      found = find (child, wanted);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
dump_below (Node *node, GString *text)
{
  int n = atspi_accessible_get_child_count (node, NULL);

  for (int i = 0; i < n; i++)
    {
      g_autoptr (Node) child = atspi_accessible_get_child_at_index (node, i, NULL);
      g_autofree char *role = NULL;
      g_autofree char *name = NULL;
      g_autofree char *description = NULL;

      if (child == NULL || !is_visible (child))
        continue;
      role = atspi_accessible_get_role_name (child, NULL);
      name = atspi_accessible_get_name (child, NULL);
      description = atspi_accessible_get_description (child, NULL);
      g_string_append_printf (text, "%s | %s | %s\n", role, name, description);
      dump_below (child, text);
    }
}

static Node *
wait_for (Node *node, Wanted wanted)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (gint64 end = patience_begin (); g_get_monotonic_time () < end;)
    {
      guint heard = e2e_pulse_get ();
      Node *found = find (node, &wanted);

      if (found != NULL)
        return found;
      e2e_pulse_wait (heard);
    }
  dump_below (node, text);
  g_error ("nothing named “%s” is to be found in:\n%s", wanted.name, text->str);
  return NULL;
}

static gboolean
press (Node *button)
{
  g_autoptr (NodeAction) action = atspi_accessible_get_action_iface (button);

  return action != NULL && atspi_action_do_action (action, 0, NULL);
}

static char *
build_config_path (const char *home)
{
  return g_build_filename (home, "config", NULL);
}

void
e2e_hold_still (const char *home)
{
  g_autofree char *config = build_config_path (home);
  g_autofree char *folder = g_build_filename (config, "gtk-4.0", NULL);
  g_autofree char *path = g_build_filename (folder, "settings.ini", NULL);
  g_autofree char *ours =
    g_build_filename (g_get_user_config_dir (), "gtk-4.0", "settings.ini", NULL);
  g_autoptr (GKeyFile) settings = g_key_file_new ();

  g_key_file_load_from_file (settings, ours, G_KEY_FILE_NONE, NULL);
  g_key_file_set_boolean (settings, "Settings", "gtk-enable-animations", FALSE);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_key_file_save_to_file (settings, path, NULL));
}

static GSubprocess *
spawn (const char *home, const char *argument)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autofree char *config = build_config_path (home);
  g_autoptr (GError) error = NULL;
  GSubprocess *process;

  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", home, TRUE);
  if (g_file_test (config, G_FILE_TEST_IS_DIR))
    g_subprocess_launcher_setenv (launcher, "XDG_CONFIG_HOME", config, TRUE);
  g_subprocess_launcher_setenv (launcher, "GDK_BACKEND", "x11", TRUE);
  /* GTK 4.24 warns of frames of its own, which are none of the program's. */
  g_subprocess_launcher_setenv (
    launcher, "G_DEBUG",
    gtk_get_minor_version () < 23 ? "fatal-warnings" : "fatal-criticals", TRUE);
  g_subprocess_launcher_unsetenv (launcher, "GTK_A11Y");
  g_subprocess_launcher_set_child_setup (launcher, child_die_with_parent, NULL, NULL);
  process = g_subprocess_launcher_spawn (launcher, &error, EDUBBA_PROGRAM, argument, NULL);
  g_assert_no_error (error);
  return process;
}

static void
warning_ignored (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
}

static void
prepare (void)
{
  dbind_spare ();
  if (atspi_is_initialized ())
    return;
  g_log_set_handler ("dbind", G_LOG_LEVEL_WARNING | G_LOG_FLAG_FATAL, warning_ignored, NULL);
  g_setenv ("ATSPI_NO_CACHE", "1", TRUE);
  atspi_init ();
  atspi_set_timeout (PATIENCE_MS, PATIENCE_MS);
  e2e_pulse_begin ();
}

gboolean
e2e_can_run (void)
{
  return g_getenv ("DISPLAY") != NULL && g_getenv ("DBUS_SESSION_BUS_ADDRESS") != NULL;
}

E2eProgram *
e2e_program_begin (const char *home, const char *argument)
{
  E2eProgram *program = g_new0 (E2eProgram, 1);

  prepare ();
  program->process = spawn (home, argument);
  program->pid = (GPid) g_ascii_strtoll (g_subprocess_get_identifier (program->process), NULL, 10);
  for (gint64 end = patience_begin ();
       g_get_monotonic_time () < end && program->application == NULL;)
    {
      guint heard = e2e_pulse_get ();

      program->application = find_application (program->pid);
      if (program->application == NULL)
        e2e_pulse_wait (heard);
    }
  g_assert_nonnull (program->application);
  return program;
}

E2eProgram *
e2e_program_start (const char *home, const char *argument)
{
  E2eProgram *program = e2e_program_begin (home, argument);

  g_object_unref (wait_for (program->application, (Wanted) { .name = "Main menu" }));
  return program;
}

static void
program_free (E2eProgram *program)
{
  g_clear_object (&program->application);
  g_clear_object (&program->process);
  g_free (program);
}

void
e2e_program_quit (E2eProgram *program)
{
  e2e_program_type (program, "Control+q");
  g_assert_true (g_subprocess_wait (program->process, NULL, NULL));
  g_assert_true (g_subprocess_get_if_exited (program->process));
  g_assert_cmpint (g_subprocess_get_exit_status (program->process), ==, 0);
  program_free (program);
}

void
e2e_program_kill (E2eProgram *program)
{
  g_subprocess_send_signal (program->process, SIGKILL);
  g_subprocess_wait (program->process, NULL, NULL);
  program_free (program);
}

/* A button that is just being replaced cannot be used; then its heir is looked for. */
static void
use_button (E2eProgram *program,
            const char *group,
            const char *name,
            gboolean (*use) (Node *button))
{
  Wanted place = { .name = group };
  Wanted wanted = { .name = name, .anywhere = group != NULL, .pressable = TRUE };

  for (gint64 end = patience_begin (); g_get_monotonic_time () < end;)
    {
      guint heard = e2e_pulse_get ();
      g_autoptr (Node) within = group != NULL ? wait_for (program->application, place)
                                              : g_object_ref (program->application);
      g_autoptr (Node) button = wait_for (within, wanted);

      if (use (button))
        return;
      e2e_pulse_wait (heard);
    }
  g_error ("“%s” is there and cannot be used", name);
}

void
e2e_program_press (E2eProgram *program, const char *group, const char *name)
{
  use_button (program, group, name, press);
}

/* The place to press on something of this length, from its reported beginning: in the middle.
 * From GTK 4.10 on a place is the sum of those of all ancestors, without their padding, which is
 * some 24 pixels in all on the board: everything lies farther to the right and below than
 * reported. */
static int
aim (int length)
{
  return gtk_get_minor_version () < 10 ? length / 2 : MIN (length / 2 + 16, length - 4);
}

/* Without a window manager the window lies in the corner of the screen, so its coordinates are
 * those of the screen. FALSE if there is no such place: the button has just been replaced. */
static gboolean
click (Node *button)
{
  g_autoptr (NodeArea) component = atspi_accessible_get_component_iface (button);
  AtspiRect *area = component != NULL ? atspi_component_get_extents (component,
                                                                     ATSPI_COORD_TYPE_WINDOW, NULL)
                                      : NULL;
  gboolean   there = area != NULL && area->width > 0 && area->height > 0;

  if (there)
    atspi_generate_mouse_event (area->x + aim (area->width), area->y + aim (area->height), "b1c",
                                NULL);
  g_free (area);
  return there;
}

void
e2e_program_click (E2eProgram *program, const char *group, const char *name)
{
  use_button (program, group, name, click);
}

void
e2e_program_try_click (E2eProgram *program, const char *name)
{
  Wanted wanted = { .name = name, .pressable = TRUE };
  g_autoptr (Node) button = find (program->application, &wanted);

  if (button != NULL)
    click (button);
}

void
e2e_program_click_aside (E2eProgram *program)
{
  g_autoptr (Node) frame =
    atspi_accessible_get_child_at_index (program->application, 0, NULL);
  g_autoptr (NodeArea) component = atspi_accessible_get_component_iface (frame);
  AtspiRect *area = atspi_component_get_extents (component, ATSPI_COORD_TYPE_WINDOW, NULL);

  atspi_generate_mouse_event (area->x + area->width / 2, area->y + area->height / 2, "b3c", NULL);
  g_free (area);
}

gboolean
e2e_program_shows (E2eProgram *program, const char *name)
{
  Wanted wanted = { .name = name };
  g_autoptr (Node) found = find (program->application, &wanted);

  return found != NULL;
}

void
e2e_program_wait_for (E2eProgram *program, const char *name)
{
  g_object_unref (wait_for (program->application, (Wanted) { .name = name }));
}

char *
e2e_program_dump (E2eProgram *program)
{
  g_autoptr (GString) text = g_string_new (NULL);

  dump_below (program->application, text);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static Node *
find_focus (Node *node)
{
  int n = atspi_accessible_get_child_count (node, NULL);

  for (int i = 0; i < n; i++)
    {
      g_autoptr (Node) child = atspi_accessible_get_child_at_index (node, i, NULL);
      g_autoptr (States) states = NULL;
      Node *found;

      if (child == NULL)
        continue;
      states = atspi_accessible_get_state_set (child);
      if (!atspi_state_set_contains (states, ATSPI_STATE_VISIBLE))
        continue;
      if (atspi_state_set_contains (states, ATSPI_STATE_FOCUSED))
        return g_steal_pointer (&child);
      found = find_focus (child);
      if (found != NULL)
        return found;
    }
  return NULL;
}

/* The path of the widget with the focus, to tell it from another of the same name. */
static char *
dup_focus_path (E2eProgram *program)
{
  g_autoptr (Node) focus = find_focus (program->application);

  return g_strdup (focus != NULL ? ATSPI_OBJECT (focus)->path : "");
}

char *
e2e_program_get_focus (E2eProgram *program)
{
  g_autoptr (Node) focus = find_focus (program->application);

  return focus != NULL ? atspi_accessible_get_name (focus, NULL) : g_strdup ("");
}

void
e2e_program_wait_for_focus (E2eProgram *program, const char *name)
{
  for (gint64 end = patience_begin (); g_get_monotonic_time () < end;)
    {
      guint            heard = e2e_pulse_get ();
      g_autofree char *focus = e2e_program_get_focus (program);

      if (g_str_has_prefix (focus, name))
        return;
      e2e_pulse_wait (heard);
    }
  g_error ("the focus does not come to “%s”", name);
}

/* Waits until a key has led away from the last focus: a key that is still on its way would lead
 * on from the end of the next one. From one link of a text to the next the focus does not seem to
 * move. */
static void
wait_for_other_focus (E2eProgram *program, const char *before)
{
  for (gint64 end = g_get_monotonic_time () + STEP; g_get_monotonic_time () < end;)
    {
      guint            heard = e2e_pulse_get ();
      g_autofree char *path = dup_focus_path (program);

      if (path[0] != '\0' && !g_str_equal (path, before))
        return;
      e2e_pulse_wait (heard);
    }
}

void
e2e_program_tab_to (E2eProgram *program, const char *name)
{
  for (guint i = 0; i < 100; i++)
    {
      g_autofree char *focus = e2e_program_get_focus (program);
      g_autofree char *path = dup_focus_path (program);

      if (g_str_has_prefix (focus, name))
        return;
      e2e_program_type (program, "Tab");
      wait_for_other_focus (program, path);
    }
  g_error ("Tab does not lead to “%s”", name);
}

/* Hardware codes of modifiers as X servers have them, under evdev as without it. */
static const struct
{
  const char *name;
  glong       code;
} modifiers[] = {
  { "Control", 37 },
  { "Shift", 50 },
  { "Alt", 64 },
};

/* Presses the modifiers in `words` but for the last word, or lets them go. */
static void
hold_modifiers (char **words, AtspiKeySynthType type)
{
  for (guint i = 0; words[i + 1] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (modifiers); j++)
      if (g_str_equal (words[i], modifiers[j].name))
        g_assert_true (atspi_generate_keyboard_event (modifiers[j].code, NULL, type, NULL));
}

/* Without a window manager the keyboard belongs to the window below the pointer. */
static void
point_at (E2eProgram *program)
{
  g_autoptr (Node) frame =
    atspi_accessible_get_child_at_index (program->application, 0, NULL);
  g_autoptr (NodeArea) component = atspi_accessible_get_component_iface (frame);
  AtspiRect *area = atspi_component_get_extents (component, ATSPI_COORD_TYPE_WINDOW, NULL);

  atspi_generate_mouse_event (area->x + area->width / 2, area->y + 4, "abs", NULL);
  g_free (area);
}

void
e2e_program_type (E2eProgram *program, const char *keys)
{
  g_auto (GStrv) words = g_strsplit (keys, "+", -1);
  guint keyval = gdk_keyval_from_name (words[g_strv_length (words) - 1]);

  g_assert_cmpuint (keyval, !=, GDK_KEY_VoidSymbol);
  point_at (program);
  hold_modifiers (words, ATSPI_KEY_PRESS);
  g_assert_true (atspi_generate_keyboard_event (keyval, NULL, ATSPI_KEY_SYM, NULL));
  hold_modifiers (words, ATSPI_KEY_RELEASE);
}

static void
copy_file (const char *from, const char *to, const char *name)
{
  g_autofree char *source = g_build_filename (from, name, NULL);
  g_autofree char *target = g_build_filename (to, name, NULL);
  g_autofree char *text = NULL;
  gsize            length;

  if (g_file_get_contents (source, &text, &length, NULL))
    g_assert_true (g_file_set_contents (target, text, (gssize) length, NULL));
}

/* The program goes on writing, so it is a copy that is read. */
EdubbaMatch *
e2e_read_save (const char *home)
{
  g_autofree char *folder = g_build_filename (home, "edubba", NULL);
  g_autofree char *copy = g_dir_make_tmp ("edubba-copy-XXXXXX", NULL);
  g_autoptr (EdubbaArchive) archive = edubba_archive_new (copy, "game");
  g_autoptr (EdubbaSave) save = edubba_save_new (archive, games_modules);
  EdubbaMatch *match;

  copy_file (folder, copy, "game.save");
  copy_file (folder, copy, "game.journal");
  match = edubba_save_load (save);
  if (match != NULL)
    g_object_ref (match);
  edubba_save_set_match (save, NULL);
  edubba_archive_clear (archive);
  g_rmdir (copy);
  return match;
}

char *
e2e_write_record (const char *home, EdubbaMatch *match)
{
  char            *path = g_build_filename (home, "start.record", NULL);
  g_autofree char *text = edubba_save_print (match);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}
