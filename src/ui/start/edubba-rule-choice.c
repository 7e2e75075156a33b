/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The presets come from the game; the last one is always the user's own choice, and shows a
 * switch for each option.
 */
#include "edubba-rule-choice.h"

#include <glib/gi18n.h>

#include "edubba-clear.h"
#include "edubba-accessible-names.h"
#include "edubba-row-layout.h"
#include "game-state.h"

struct _EdubbaRuleChoice
{
  /* borrowed */
  GtkBox           *presets;
  GtkLabel         *note;
  GtkListBox       *list;
  const GameModule *module; /* NULL until a game is known */

  /* owned: GtkSwitch, one for each option (the widgets belong to the list) */
  GPtrArray *switches;

  EdubbaRuleChoiceFunc changed;
  gpointer             data;
};

/* The key under which a preset's button carries the option ids; the user's own choice carries
 * NULL. */
static const char PRESET_OPTIONS[] = "edubba-options";

static guint32
read_switches (EdubbaRuleChoice *self)
{
  guint32 options = 0;

  for (guint i = 0; i < self->switches->len; i++)
    if (gtk_switch_get_active (g_ptr_array_index (self->switches, i)))
      options |= 1u << i;
  return options;
}

static void
write_switches (EdubbaRuleChoice *self, guint32 options)
{
  for (guint i = 0; i < self->switches->len; i++)
    gtk_switch_set_active (g_ptr_array_index (self->switches, i), (options >> i) & 1);
}

/* Describes the options in force, a line for each. */
static char *
describe_options (EdubbaRuleChoice *self, guint32 options)
{
  const GameModule *module = self->module;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < module->rules->n_options; i++)
    if (options & (1u << i))
      g_ptr_array_add (lines, module->words->option_text (i));
  if (lines->len == 0)
    return g_strdup (_ ("The rules this program plays by default."));
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

static void
preset_toggled_cb (EdubbaRuleChoice *self, GtkToggleButton *button)
{
  const char      *ids = g_object_get_data (G_OBJECT (button), PRESET_OPTIONS);
  g_autofree char *note = NULL;
  guint32          options = 0;

  if (!gtk_toggle_button_get_active (button))
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->list), ids == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->note), ids != NULL);
  if (ids == NULL)
    {
      self->changed (self->data);
      return;
    }
  if (!game_options_parse (self->module->rules, ids, &options, NULL))
    g_assert_not_reached (); /* the presets are the game's own */
  write_switches (self, options);
  note = describe_options (self, read_switches (self));
  gtk_label_set_label (self->note, note);
  self->changed (self->data);
}

static GtkToggleButton *
add_preset (EdubbaRuleChoice *self, GtkToggleButton *group, const char *title, const char *ids)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  title,
                                  -1);
  g_object_set_data (G_OBJECT (button), PRESET_OPTIONS, (gpointer) ids);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), group);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (preset_toggled_cb), self);
  gtk_box_append (self->presets, button);
  return GTK_TOGGLE_BUTTON (button);
}

static void
add_option (EdubbaRuleChoice *self, guint option)
{
  const GameWords *words = self->module->words;
  g_autofree char *title = words->option_title (option);
  g_autofree char *text = words->option_text (option);
  GtkWidget       *row = adw_action_row_new ();
  GtkWidget       *toggle = gtk_switch_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  edubba_accessible_names_switch (toggle, title, text);
  gtk_list_box_append (self->list, row);
  g_ptr_array_add (self->switches, toggle);
}

EdubbaRuleChoice *
edubba_rule_choice_new (
  GtkBox *presets, GtkLabel *note, GtkListBox *list, EdubbaRuleChoiceFunc changed, gpointer data)
{
  EdubbaRuleChoice *self = g_new0 (EdubbaRuleChoice, 1);

  self->presets = presets;
  self->note = note;
  self->list = list;
  self->changed = changed;
  self->data = data;
  self->switches = g_ptr_array_new ();
  edubba_row_layout_apply (presets, 0);
  return self;
}

/* Stops listening to presets that go, one of which is always chosen. */
static void
clear (EdubbaRuleChoice *self)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->presets));

  for (; button != NULL; button = gtk_widget_get_next_sibling (button))
    g_signal_handlers_disconnect_by_data (button, self);
  g_ptr_array_set_size (self->switches, 0);
}

void
edubba_rule_choice_free (EdubbaRuleChoice *self)
{
  clear (self);
  g_ptr_array_unref (self->switches);
  g_free (self);
}

void
edubba_rule_choice_set_game (EdubbaRuleChoice *self, const EdubbaGame *game)
{
  GtkToggleButton *group = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (game != NULL);

  clear (self);
  edubba_clear_list (self->list);
  edubba_clear_box (self->presets);
  self->module = game->module;
  for (guint i = 0; i < game->module->rules->n_options; i++)
    add_option (self, i);
  for (const char *const *preset = game->rule_presets; preset != NULL && *preset != NULL;
       preset += 2)
    {
      g_autofree char *title = game->preset_title (preset[0]);
      GtkToggleButton *button = add_preset (self, group, title, preset[1]);

      group = group != NULL ? group : button;
    }
  /* Translators: rules of one's own choice, beside those of printed rulebooks. */
  add_preset (self, group, _ ("Your own choice"), NULL);
}

void
edubba_rule_choice_set (EdubbaRuleChoice *self, guint32 options)
{
  GtkWidget *button;

  g_return_if_fail (self != NULL);
  g_return_if_fail (self->module != NULL);

  button = gtk_widget_get_first_child (GTK_WIDGET (self->presets));
  for (; button != NULL; button = gtk_widget_get_next_sibling (button))
    {
      const char *ids = g_object_get_data (G_OBJECT (button), PRESET_OPTIONS);
      guint32     theirs = options;

      if (ids != NULL && !game_options_parse (self->module->rules, ids, &theirs, NULL))
        g_assert_not_reached (); /* the presets are the game's own */
      if (theirs != options)
        continue;
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
      break;
    }
  write_switches (self, options);
}

guint32
edubba_rule_choice_get (EdubbaRuleChoice *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return read_switches (self);
}
