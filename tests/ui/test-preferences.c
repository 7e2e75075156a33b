/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The preferences: each row is its setting and the other way round, a setting that makes no sense
 * does no harm, and forgotten progress can be brought back. And the list of shortcuts has all
 * keys of the program, and no others.
 */
#include <adwaita.h>

#include "edubba-application.h"
#include "edubba-compat.h"
#include "edubba-new-game-page.h"
#include "edubba-preferences.h"
#include "edubba-settings.h"
#include "edubba-shortcuts.h"
#include "edubba-sound.h"
#include "games.h"
#include "plain-board.h"
#include "ui-fixture.h"

static GSettings *
create_settings (void)
{
  GSettings *settings = edubba_settings_new ("io.github.edubba.Edubba");

  g_assert_nonnull (settings);
  g_settings_reset (settings, EDUBBA_SETTINGS_COACH);
  g_settings_reset (settings, EDUBBA_SETTINGS_PACE);
  g_settings_reset (settings, EDUBBA_SETTINGS_LEVEL);
  g_settings_reset (settings, EDUBBA_SETTINGS_RULES);
  g_settings_reset (settings, EDUBBA_SETTINGS_DAILY_FIVE);
  return settings;
}

static EdubbaProgress *
create_progress (void)
{
  g_autofree char *folder = g_dir_make_tmp ("edubba-preferences-XXXXXX", NULL);
  g_autoptr (EdubbaArchive) archive = edubba_archive_new (folder, "progress");

  return edubba_progress_new (archive);
}

/* The preferences with one game. */
static GtkWidget *
create_preferences (GSettings *settings, EdubbaProgress *progress)
{
  g_autoptr (GPtrArray) courses = g_ptr_array_new_with_free_func (g_object_unref);
  EdubbaCourse *course = edubba_course_new (plain_game_get (), games_modules, NULL);

  edubba_course_get_puzzles (course);
  edubba_course_wait (course);
  g_ptr_array_add (courses, course);
  return g_object_ref_sink (edubba_preferences_new (settings, courses, progress));
}

/* The row with this title below a widget, or NULL. */
static GtkWidget *
find_row (GtkWidget *widget, const char *title)
{
  if (ADW_IS_PREFERENCES_ROW (widget) &&
      g_strcmp0 (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_row (child, title);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static guint
get_selected (GtkWidget *preferences, const char *title)
{
  return adw_combo_row_get_selected (ADW_COMBO_ROW (find_row (preferences, title)));
}

static void
test_rows (void)
{
  g_autoptr (GSettings) settings = create_settings ();
  g_autoptr (EdubbaProgress) progress = create_progress ();
  GtkWidget *preferences = create_preferences (settings, progress);

  g_assert_cmpuint (get_selected (preferences, "Coach"), ==, 1);
  g_assert_cmpuint (get_selected (preferences, "Strength of the Computer"), ==, 0);
  g_assert_cmpuint (edubba_settings_get_level (NULL), ==, 0);
  g_settings_set_string (settings, EDUBBA_SETTINGS_COACH, "off");
  g_assert_cmpuint (get_selected (preferences, "Coach"), ==, 0);
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_row (preferences, "Pace of the Opponent’s Turn")),
                              2);
  g_assert_cmpint (g_settings_get_enum (settings, EDUBBA_SETTINGS_PACE), ==, 2);
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_row (preferences, "Strength of the Computer")),
                              4);
  g_assert_cmpuint (edubba_settings_get_level (settings), ==, 4);
  gtk_switch_set_active (
    GTK_SWITCH (ui_find (find_row (preferences, "Daily Five"), GTK_TYPE_SWITCH)), FALSE);
  g_assert_false (edubba_settings_get_switch (settings, EDUBBA_SETTINGS_DAILY_FIVE));
  gtk_switch_set_active (
    GTK_SWITCH (ui_find (find_row (preferences, "Practise Shaky Rules"), GTK_TYPE_SWITCH)), FALSE);
  g_assert_false (edubba_settings_get_switch (settings, EDUBBA_SETTINGS_SPARRING));
  g_assert_cmpint (find_row (preferences, "Sounds") != NULL, ==, edubba_sound_is_built_in ());
  g_assert_finalize_object (preferences);
}

/* Who knows enough rules of a game finds the study of reminders there, under the game's name. */
static void
test_study (void)
{
  static const char *const known[] = { "2.1", "2.2", "2.3", "2.4", "2.5.1", "2.5.5" };
  g_autoptr (EdubbaProgress) progress = create_progress ();
  GtkWidget *preferences = create_preferences (NULL, progress);

  g_assert_false (ui_says (preferences, "Babel"));
  g_assert_finalize_object (preferences);
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    edubba_progress_note_rule (progress, "babel", known[i], EDUBBA_RULE_MET);
  preferences = create_preferences (NULL, progress);
  g_assert_true (ui_says (preferences, "Babel"));
  g_assert_nonnull (find_row (preferences, "Find Out Whether Reminders Help You"));
  g_assert_finalize_object (preferences);
}

/* Without settings the data kept elsewhere is still there, and a sentence says so. */
static void
test_without_settings (void)
{
  g_autoptr (EdubbaProgress) progress = create_progress ();
  GtkWidget *preferences = create_preferences (NULL, progress);

  g_assert_null (find_row (preferences, "Coach"));
  g_assert_true (ui_says (
    preferences, "The settings of Edubba are not installed, so nothing can be chosen here."));
  g_assert_nonnull (find_row (preferences, "Start from Scratch"));
  g_assert_finalize_object (preferences);
}

/* Rules are kept by name; a name that there is no option for is no choice. */
static void
test_rules (void)
{
  g_autoptr (GSettings) settings = create_settings ();
  const GameRules *rules = plain_game_get ()->module->rules;
  guint32          all = (1u << rules->n_options) - 1;

  g_assert_cmpuint (edubba_settings_get_rules (settings, rules), ==, 0);
  edubba_settings_set_rules (settings, rules, all);
  g_assert_cmpuint (edubba_settings_get_rules (settings, rules), ==, all);
  edubba_settings_set_rules (NULL, rules, all);
  g_assert_cmpuint (edubba_settings_get_rules (NULL, rules), ==, 0);
  g_settings_set_value (settings, EDUBBA_SETTINGS_RULES,
                        g_variant_new_parsed ("{%s: 'no-such-option', 'chess': ''}", rules->id));
  g_assert_cmpuint (edubba_settings_get_rules (settings, rules), ==, 0);
}

/* Forgotten progress is gone, and comes back as it was, also after asking for it twice. */
static void
test_forget (void)
{
  g_autoptr (EdubbaProgress) progress = create_progress ();
  GtkWidget *preferences = create_preferences (NULL, progress);
  GtkWidget *row = find_row (preferences, "Start from Scratch");

  edubba_progress_set_step (progress, "plain", "first", 3);
  ui_press (row, "Forget");
  g_assert_cmpuint (edubba_progress_get_step (progress, "plain", "first"), ==, 0);
  ui_press (row, "Forget");
  ui_press (preferences, "Undo");
  g_assert_cmpuint (edubba_progress_get_step (progress, "plain", "first"), ==, 3);
  g_assert_finalize_object (preferences);
}

static gboolean
is_gone (gpointer preferences)
{
  return *(GtkWidget **) preferences == NULL;
}

/* The sheet goes away while its window becomes wide, as it does when a telephone is turned or a
 * window is laid at the edge of the screen. */
static void
test_closed_while_resized (void)
{
  g_autoptr (EdubbaProgress) progress = create_progress ();
  GtkWidget *preferences = create_preferences (NULL, progress);
  GtkWidget *window = g_object_ref_sink (adw_window_new ());

  adw_window_set_content (ADW_WINDOW (window), adw_status_page_new ());
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 648);
  gtk_window_present (GTK_WINDOW (window));
  ui_wait_for_frames (window, 3);
  edubba_compat_show_sheet (window, preferences, "Preferences", 640, 600);
  g_object_unref (preferences);
  ui_wait_for_frames (window, 10);
  g_object_add_weak_pointer (G_OBJECT (preferences), (gpointer *) &preferences);
  g_assert_true (gtk_widget_activate_action (preferences, "sheet.close", NULL) ||
                 gtk_widget_activate_action (preferences, "window.close", NULL));
  gtk_window_set_default_size (GTK_WINDOW (window), 648, 360);
  ui_wait (is_gone, &preferences);
  ui_wait_for_frames (window, 3);
  gtk_window_destroy (GTK_WINDOW (window));
  ui_settle ();
  g_assert_finalize_object (window);
}

/* Returns TRUE if a group of the list has this key. */
static gboolean
is_listed (const char *accel)
{
  const EdubbaGameKey *keys;

  for (guint group = 0; (keys = edubba_shortcuts_get_keys (group)) != NULL; group++)
    for (; keys->title != NULL; keys++)
      {
        g_auto (GStrv) words = g_strsplit (keys->keys, " ", -1);

        for (guint i = 0; words[i] != NULL; i++)
          {
            guint           key, wanted;
            GdkModifierType modifiers, wanted_modifiers;

            g_assert_true (gtk_accelerator_parse (words[i], &key, &modifiers));
            gtk_accelerator_parse (accel, &wanted, &wanted_modifiers);
            if (key == wanted && modifiers == wanted_modifiers)
              return TRUE;
          }
      }
  return FALSE;
}

static void
test_shortcuts (void)
{
  /* Keys that the toolkit handles by itself. */
  static const char *const others[] = { "F10", NULL };
  const EdubbaGame        *games[] = { plain_game_get (), NULL };
  g_autoptr (GtkApplication) application = GTK_APPLICATION (
    edubba_application_new ("io.github.edubba.Keys", "0", games));
  g_auto (GStrv) actions = NULL;

  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  actions = gtk_application_list_action_descriptions (application);
  g_assert_cmpuint (g_strv_length (actions), >, 10);
  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) accels = gtk_application_get_accels_for_action (application, actions[i]);

      for (guint j = 0; accels[j] != NULL; j++)
        {
          g_auto (GStrv) owners = gtk_application_get_actions_for_accel (application, accels[j]);

          if (!is_listed (accels[j]))
            g_error ("%s: nobody is told of %s", actions[i], accels[j]);
          if (g_strv_length (owners) != 1)
            g_error ("%s does more than one thing", accels[j]);
        }
    }
  /* The first group is the board's; the program answers to the keys of the other two. */
  for (guint group = 1; edubba_shortcuts_get_keys (group) != NULL; group++)
    for (const EdubbaGameKey *keys = edubba_shortcuts_get_keys (group); keys->title != NULL; keys++)
      {
        g_auto (GStrv) words = g_strsplit (keys->keys, " ", -1);

        for (guint i = 0; words[i] != NULL; i++)
          {
            g_auto (GStrv) found = gtk_application_get_actions_for_accel (application, words[i]);

            if (found[0] == NULL && !g_strv_contains (others, words[i]))
              g_error ("nothing comes of %s", words[i]);
          }
      }
}

/* The way back follows the direction of reading. */
static void
test_mirrored (void)
{
  const EdubbaGame *games[] = { plain_game_get (), NULL };
  g_autoptr (GtkApplication) application = NULL;
  g_auto (GStrv) accels = NULL;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  application =
    GTK_APPLICATION (edubba_application_new ("io.github.edubba.Mirrored", "0", games));
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  accels = gtk_application_get_accels_for_action (application, "win.back");
  g_assert_cmpuint (g_strv_length (accels), ==, 1);
  g_assert_cmpstr (accels[0], ==, "<Alt>Right");
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* A sheet over a window is found, so that nothing is laid over it in turn. */
static void
test_stacked (void)
{
  GtkWidget *window = adw_application_window_new (NULL);

  gtk_window_present (GTK_WINDOW (window));
  g_assert_false (edubba_compat_raise_sheet (window));
  edubba_compat_show_sheet (window, gtk_label_new ("sheet"), "Sheet", 200, 200);
  ui_settle ();
  g_assert_true (edubba_compat_raise_sheet (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  ui_init (&argc, &argv);
  g_test_add_func ("/ui/preferences/study", test_study);
  g_test_add_func ("/ui/preferences/rows", test_rows);
  g_test_add_func ("/ui/preferences/without-settings", test_without_settings);
  g_test_add_func ("/ui/preferences/rules", test_rules);
  g_test_add_func ("/ui/preferences/forget", test_forget);
  g_test_add_func ("/ui/preferences/closed-while-resized", test_closed_while_resized);
  g_test_add_func ("/ui/shortcuts/truth", test_shortcuts);
  g_test_add_func ("/ui/shortcuts/mirrored", test_mirrored);
  g_test_add_func ("/ui/shortcuts/stacked", test_stacked);
  return g_test_run ();
}
