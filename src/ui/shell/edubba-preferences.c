/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every row is bound to its setting, so each choice takes effect at once and there is nothing to
 * apply. The learner's progress is forgotten at once too, and can be brought back for as long as
 * the sheet is open.
 */
#include "edubba-preferences.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "edubba-beside-layout.h"
#include "edubba-compat.h"
#include "edubba-level.h"
#include "edubba-accessible-names.h"
#include "edubba-settings.h"
#include "edubba-sound.h"
#include "edubba-study-group.h"
#include "edubba-toast-layout.h"
#include "game-player.h"
#include "game-state.h"

/* The key under which the button carries the forgotten progress. */
static const char FORGOTTEN[] = "edubba-forgotten";

/* One value of a setting, and its name. */
typedef struct
{
  const char *nick;
  const char *title;
} Choice;

static const Choice coach_choices[] = {
  /* Translators: how much the coach says in a game. */
  { "off", N_ ("Off") },
  /* Translators: how much the coach says in a game: only when it matters. */
  { "quiet", N_ ("Quiet") },
  /* Translators: how much the coach says in a game: more often. */
  { "talkative", N_ ("Talkative") },
  { NULL, NULL },
};

static const Choice pace_choices[] = {
  /* Translators: how fast the computer plays its turn out. */
  { "slow", N_ ("Slow") },
  /* Translators: how fast the computer plays its turn out. */
  { "normal", N_ ("Normal") },
  /* Translators: how fast the computer plays its turn out. */
  { "fast", N_ ("Fast") },
  { NULL, NULL },
};

/* A row that chooses the rules of a game. */
typedef struct
{
  GSettings        *settings; /* owned */
  const EdubbaGame *game;     /* borrowed */
} RulesChoice;

/* The forgotten progress, which may be wanted back. */
typedef struct
{
  EdubbaProgress *progress; /* owned */
  char           *text;     /* NULL: nothing */
} Forgotten;

static AdwPreferencesGroup *
add_group (AdwPreferencesPage *page, const char *title)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, title);
  adw_preferences_page_add (page, group);
  return group;
}

static GtkWidget *
add_combo (AdwPreferencesGroup *group,
           const char          *title,
           const char          *subtitle,
           GtkStringList       *model)
{
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (model));
  edubba_accessible_names_combo_row (ADW_COMBO_ROW (row));
  edubba_beside_layout_apply (row, 6);
  adw_preferences_group_add (group, row);
  return row;
}

static gboolean
read_choice (GValue *value, GVariant *variant, gpointer data)
{
  const char *nick = g_variant_get_string (variant, NULL);
  guint       i = 0;

  for (const Choice *choice = data; choice->nick != NULL; choice++, i++)
    if (g_str_equal (choice->nick, nick))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
write_choice (const GValue *value, const GVariantType *type, gpointer data)
{
  const Choice *choices = data;

  return g_variant_new_string (choices[g_value_get_uint (value)].nick);
}

static void
add_choices (AdwPreferencesGroup *group,
             GSettings           *settings,
             const char          *key,
             const Choice        *choices,
             const char          *title,
             const char          *subtitle)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  for (const Choice *choice = choices; choice->nick != NULL; choice++)
    gtk_string_list_append (titles, _ (choice->title));
  g_settings_bind_with_mapping (settings, key, add_combo (group, title, subtitle, titles),
                                "selected", G_SETTINGS_BIND_DEFAULT, read_choice, write_choice,
                                (gpointer) choices, NULL);
}

static gboolean
read_level (GValue *value, GVariant *variant, gpointer data)
{
  guint level = GAME_LEVEL_GUEST;

  game_level_find ((guint) MAX (g_variant_get_int32 (variant) + 1, 0), &level);
  g_value_set_uint (value, level);
  return TRUE;
}

static GVariant *
write_level (const GValue *value, const GVariantType *type, gpointer data)
{
  guint level = MIN (g_value_get_uint (value), EDUBBA_LEVEL_OWN);

  return g_variant_new_int32 ((gint32) game_level_get_number (level) - 1);
}

static void
add_level (AdwPreferencesGroup *group, GSettings *settings)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  GtkWidget *row;

  for (guint i = 0; i <= EDUBBA_LEVEL_OWN; i++)
    gtk_string_list_take (titles, edubba_level_dup_choice (NULL, i));
  row = add_combo (group, _ ("Strength of the Computer"), _ ("In new games"), titles);
  g_settings_bind_with_mapping (settings, EDUBBA_SETTINGS_LEVEL, row, "selected",
                                G_SETTINGS_BIND_DEFAULT, read_level, write_level, NULL, NULL);
}

/* The number of the preset with these options; the number of presets if none has them. */
static guint
find_preset (const EdubbaGame *game, guint32 options)
{
  guint i = 0;

  for (const char *const *preset = game->rule_presets; *preset != NULL; preset += 2, i++)
    {
      guint32 theirs = 0;

      if (game_options_parse (game->module->rules, preset[1], &theirs, NULL) && theirs == options)
        return i;
    }
  return i;
}

/* One's own choice is made where a game is begun: choosing it here changes nothing. */
static void
rules_selected_cb (AdwComboRow *row, GParamSpec *pspec, RulesChoice *choice)
{
  const GameRules *rules = choice->game->module->rules;
  const char      *ids = NULL;
  guint32          options = 0;
  guint            i = 0;

  for (const char *const *preset = choice->game->rule_presets; *preset != NULL; preset += 2, i++)
    if (i == adw_combo_row_get_selected (row))
      ids = preset[1];
  if (ids != NULL && game_options_parse (rules, ids, &options, NULL))
    edubba_settings_set_rules (choice->settings, rules, options);
}

static void
rules_choice_free (gpointer data, GClosure *closure)
{
  RulesChoice *choice = data;

  g_object_unref (choice->settings);
  g_free (choice);
}

static void
add_rules (AdwPreferencesGroup *group, GSettings *settings, const EdubbaGame *game)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  g_autofree char *name = game->module->words->title ();
  /* Translators: %s is the name of a board game. */
  g_autofree char *title = g_strdup_printf (_ ("Rules of %s"), name);
  guint32          options = edubba_settings_get_rules (settings, game->module->rules);
  RulesChoice     *choice = g_new (RulesChoice, 1);
  GtkWidget       *row;

  for (const char *const *preset = game->rule_presets; *preset != NULL; preset += 2)
    gtk_string_list_take (titles, game->preset_title (preset[0]));
  gtk_string_list_append (titles, _ ("Your own choice"));
  row = add_combo (group, title, _ ("For new games. With “Your own choice” you set each rule "
                                    "when you start one"),
                   titles);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), find_preset (game, options));
  *choice = (RulesChoice) { g_object_ref (settings), game };
  g_signal_connect_data (row, "notify::selected", G_CALLBACK (rules_selected_cb), choice,
                         rules_choice_free, 0);
}

static void
add_switch (AdwPreferencesGroup *group,
            GSettings           *settings,
            const char          *key,
            const char          *title,
            const char          *subtitle)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *toggle = gtk_switch_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  edubba_accessible_names_switch (toggle, title, subtitle);
  g_settings_bind (settings, key, toggle, "active", G_SETTINGS_BIND_DEFAULT);
  adw_preferences_group_add (group, row);
}

/* Returns TRUE if in any of the games the computer can practise rules with the learner. */
static gboolean
is_sparring_known (GPtrArray *courses)
{
  for (guint i = 0; i < courses->len; i++)
    if (edubba_course_get_game (courses->pdata[i])->module->player->spars != 0)
      return TRUE;
  return FALSE;
}

static void
add_settings (AdwPreferencesPage *page, GSettings *settings, GPtrArray *courses)
{
  AdwPreferencesGroup *playing = add_group (page, _ ("Playing"));
  AdwPreferencesGroup *start = add_group (page, _ ("On the Start Page"));

  add_choices (playing, settings, EDUBBA_SETTINGS_COACH, coach_choices, _ ("Coach"),
               _ ("Speaks up before a turn goes wrong"));
  add_choices (playing, settings, EDUBBA_SETTINGS_PACE, pace_choices,
               _ ("Pace of the Opponent’s Turn"), _ ("How fast its actions follow one another"));
  add_level (playing, settings);
  if (is_sparring_known (courses))
    add_switch (playing, settings, EDUBBA_SETTINGS_SPARRING, _ ("Practise Shaky Rules"),
                _ ("Among equally good turns the computer takes those after which you need these "
                   "rules"));
  add_switch (playing, settings, EDUBBA_SETTINGS_PREVIEW, _ ("See It Before You Do It"),
              _ ("The board shows what a press would bring"));
  add_switch (playing, settings, EDUBBA_SETTINGS_CURTAIN, _ ("Curtain Between Players"),
              _ ("Hides the board while the players change places, also where all choose at "
                 "once"));
  if (edubba_sound_is_built_in ())
    add_switch (playing, settings, EDUBBA_SETTINGS_SOUNDS, _ ("Sounds"),
                _ ("For what happens on the board"));
  for (guint i = 0; i < courses->len; i++)
    if (edubba_course_get_game (courses->pdata[i])->rule_presets != NULL)
      add_rules (playing, settings, edubba_course_get_game (courses->pdata[i]));
  add_switch (start, settings, EDUBBA_SETTINGS_DAILY_FIVE, _ ("Daily Five"),
              _ ("Up to five small tasks that keep the rules fresh"));
  add_switch (start, settings, EDUBBA_SETTINGS_CLIPBOARD, _ ("Offer What Was Copied"),
              _ ("A position, a link, a puzzle or a record from somewhere else"));
}

/* The study of reminders in a game, where enough of its rules are known. */
static void
add_study (AdwPreferencesPage *page, EdubbaCourse *course, EdubbaProgress *progress)
{
  g_autofree char     *name = edubba_course_get_game (course)->module->words->title ();
  AdwPreferencesGroup *group = add_group (page, name);
  GtkWidget           *study = edubba_study_group_new (course, progress);

  adw_preferences_group_add (group, study);
  g_object_bind_property (study, "visible", group, "visible", G_BINDING_SYNC_CREATE);
}

static void
forgotten_free (gpointer data)
{
  Forgotten *forgotten = data;

  g_object_unref (forgotten->progress);
  g_free (forgotten->text);
  g_free (forgotten);
}

static void
wanted_back_cb (GtkWidget *button)
{
  Forgotten *forgotten = g_object_get_data (G_OBJECT (button), FORGOTTEN);

  if (forgotten->text == NULL)
    return;
  edubba_progress_restore (forgotten->progress, forgotten->text);
  g_clear_pointer (&forgotten->text, g_free);
}

/* The overlay for toasts: the page lies in one of ours or of a dialog. */
static AdwToastOverlay *
overlay_above (GtkWidget *widget)
{
  return ADW_TOAST_OVERLAY (gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY));
}

/* The progress forgotten first can be had back. */
static void
forget_clicked_cb (GtkWidget *button)
{
  Forgotten *forgotten = g_object_get_data (G_OBJECT (button), FORGOTTEN);
  AdwToast  *toast = adw_toast_new (_ ("Your progress has been reset"));

  if (forgotten->text == NULL)
    forgotten->text = edubba_progress_forget (forgotten->progress);
  adw_toast_set_button_label (toast, _ ("Undo"));
  adw_toast_set_timeout (toast, 0);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (wanted_back_cb), button,
                           G_CONNECT_SWAPPED);
  adw_toast_overlay_add_toast (overlay_above (button), toast);
  edubba_compat_announce (button, adw_toast_get_title (toast));
}

static void
add_forgetting (AdwPreferencesPage *page, EdubbaProgress *progress)
{
  AdwPreferencesGroup *group = add_group (page, _ ("Progress"));
  GtkWidget           *row = adw_action_row_new ();
  GtkWidget           *button = gtk_button_new_with_label (_ ("Forget"));
  Forgotten           *forgotten = g_new0 (Forgotten, 1);
  const char          *title = _ ("Start from Scratch");

  forgotten->progress = g_object_ref (progress);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (
    ADW_ACTION_ROW (row), _ ("Lessons, puzzles, rating, rules and results of games will be "
                             "forgotten"));
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "destructive-action");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  edubba_beside_layout_apply (row, 6);
  g_object_set_data_full (G_OBJECT (button), FORGOTTEN, forgotten, forgotten_free);
  g_signal_connect (button, "clicked", G_CALLBACK (forget_clicked_cb), NULL);
  adw_preferences_group_add (group, row);
}

static GtkWidget *
make_page (GSettings *settings, GPtrArray *courses, EdubbaProgress *progress)
{
  AdwPreferencesPage *page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());

  if (settings != NULL)
    add_settings (page, settings, courses);
  else
    adw_preferences_group_set_description (
      add_group (page, _ ("Playing")),
      _ ("The settings of Edubba are not installed, so nothing can be chosen here."));
  for (guint i = 0; i < courses->len; i++)
    add_study (page, courses->pdata[i], progress);
  add_forgetting (page, progress);
  return GTK_WIDGET (page);
}

static GtkWidget *
make_overlay (GtkWidget *page)
{
  GtkWidget *overlay = adw_toast_overlay_new ();

  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), page);
  edubba_toast_layout_watch (ADW_TOAST_OVERLAY (overlay));
  return overlay;
}

GtkWidget *
edubba_preferences_new (GSettings *settings, GPtrArray *courses, EdubbaProgress *progress)
{
  g_return_val_if_fail (courses != NULL, NULL);
  g_return_val_if_fail (EDUBBA_IS_PROGRESS (progress), NULL);

  return make_overlay (make_page (settings, courses, progress));
}

void
edubba_preferences_show (GtkWidget      *parent,
                         GSettings      *settings,
                         GPtrArray      *courses,
                         EdubbaProgress *progress)
{
  GtkWidget *page = make_page (settings, courses, progress);

  if (edubba_compat_show_preferences (parent, ADW_PREFERENCES_PAGE (page), _ ("Preferences")))
    edubba_toast_layout_watch (overlay_above (page));
  else
    edubba_compat_show_sheet (parent, make_overlay (page), _ ("Preferences"), 520, 640);
}
