/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Choices are groups of toggle buttons, because a button can be pressed by every means there is,
 * assistive technology included. Presets and options of the rules come from the game; the last
 * preset is always one's own choice.
 */
#include "edubba-new-game-page.h"

#include <string.h>

#include <glib/gi18n.h>

#include "edubba-clear.h"
#include "edubba-columns-layout.h"
#include "edubba-level.h"
#include "edubba-naming.h"
#include "edubba-page.h"
#include "edubba-row-layout.h"
#include "edubba-seat-rows.h"
#include "edubba-settings.h"
#include "game-state.h"
#include "edubba-seed.h"

struct _EdubbaNewGamePage
{
  AdwBin parent_instance;

  /* template */
  GtkBox          *groups_box;
  GtkBox          *seats_box;
  GtkBox          *opponent_box;
  GtkBox          *start_box;
  GtkToggleButton *computer_button;
  GtkToggleButton *person_button;
  GtkDropDown     *level_drop;
  GtkLabel        *opponent_note;
  GtkLabel        *fair_note;
  GtkBox          *starter_box;
  GtkToggleButton *lots_button;
  GtkToggleButton *you_button;
  GtkToggleButton *opponent_button;
  GtkLabel        *starter_note;
  GtkBox          *coach_box;
  GtkLabel        *coach_label;
  GtkDropDown     *coach_drop;
  GtkLabel        *second_coach_label;
  GtkDropDown     *second_coach_drop;
  GtkBox          *presets_box;
  GtkLabel        *rules_note;
  GtkListBox      *options_list;
  GtkButton       *start_button;

  guint points; /* of the opponent at the learner's level; 0: there is none */

  /* borrowed */
  const EdubbaGame *game;

  /* owned */
  GSettings      *settings; /* or NULL */
  EdubbaSeatRows *seat_rows;

  /* owned: GtkSwitch, one for each option (the widgets belong to options_list) */
  GPtrArray *switches;
};

static void edubba_new_game_page_page_init (EdubbaPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (EdubbaNewGamePage,
                               edubba_new_game_page,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (EDUBBA_TYPE_PAGE,
                                                      edubba_new_game_page_page_init))

enum
{
  STARTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The key under which a preset's button carries the option ids; one's own choice carries NULL. */
static const char PRESET_OPTIONS[] = "edubba-options";

static guint32
read_switches (EdubbaNewGamePage *self)
{
  guint32 options = 0;

  for (guint i = 0; i < self->switches->len; i++)
    if (gtk_switch_get_active (g_ptr_array_index (self->switches, i)))
      options |= 1u << i;
  return options;
}

static void
write_switches (EdubbaNewGamePage *self, guint32 options)
{
  for (guint i = 0; i < self->switches->len; i++)
    gtk_switch_set_active (g_ptr_array_index (self->switches, i), (options >> i) & 1);
}

/* A level, or EDUBBA_LEVEL_OWN. */
static guint
get_level (EdubbaNewGamePage *self)
{
  return MIN (gtk_drop_down_get_selected (self->level_drop),
              self->points > 0 ? EDUBBA_LEVEL_OWN : GAME_N_LEVELS - 1);
}

static void
set_level (EdubbaNewGamePage *self, guint level)
{
  gtk_drop_down_set_selected (self->level_drop, self->points > 0 || level < EDUBBA_LEVEL_OWN
                                                  ? level
                                                  : 0);
}

static void
list_levels (EdubbaNewGamePage *self)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  guint n = self->points > 0 ? EDUBBA_LEVEL_OWN + 1 : GAME_N_LEVELS;

  for (guint i = 0; i < n; i++)
    gtk_string_list_take (titles, edubba_level_dup_choice (i));
  gtk_drop_down_set_model (self->level_drop, G_LIST_MODEL (titles));
  edubba_naming_drop_down (self->level_drop, _ ("How strong the computer plays"));
}

/* In the order of EdubbaCoaching. */
static void
list_coachings (GtkDropDown *drop)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  /* Translators: how much the coach says. */
  gtk_string_list_append (titles, C_ ("coach", "Off"));
  gtk_string_list_append (titles, C_ ("coach", "Quiet: speaks of mistakes"));
  gtk_string_list_append (titles, C_ ("coach", "Talkative: of small ones too"));
  gtk_drop_down_set_model (drop, G_LIST_MODEL (titles));
}

static EdubbaCoaching
get_coaching (GtkDropDown *drop)
{
  return MIN (gtk_drop_down_get_selected (drop), EDUBBA_N_COACHINGS - 1);
}

static void
update_notes (EdubbaNewGamePage *self)
{
  gboolean         person = gtk_toggle_button_get_active (self->person_button);
  g_autofree char *level = edubba_level_dup_note (get_level (self));

  gtk_widget_set_visible (GTK_WIDGET (self->starter_box), !person);
  gtk_widget_set_visible (GTK_WIDGET (self->level_drop), !person);
  gtk_widget_set_visible (GTK_WIDGET (self->fair_note), !person);
  /* Two persons begin as equals; who wants a coach takes one. */
  if (gtk_widget_get_visible (GTK_WIDGET (self->coach_label)) != person)
    gtk_drop_down_set_selected (self->coach_drop,
                                person ? EDUBBA_COACHING_OFF
                                       : edubba_settings_get_coaching (self->settings));
  gtk_widget_set_visible (GTK_WIDGET (self->coach_label), person);
  gtk_widget_set_visible (GTK_WIDGET (self->second_coach_label), person);
  gtk_widget_set_visible (GTK_WIDGET (self->second_coach_drop), person);
  gtk_label_set_label (
    self->opponent_note,
    person ? _ ("You take turns at this screen. Between turns a curtain hides both hands.")
           : level);
  gtk_label_set_label (self->starter_note,
                       person ? _ ("Player 1 starts. At the table that is the older of you.")
                              : _ ("At the table the older player starts."));
}

static void
choice_toggled_cb (EdubbaNewGamePage *self)
{
  update_notes (self);
}

/* What the options in force say, a line for each. */
static char *
describe_options (EdubbaNewGamePage *self, guint32 options)
{
  const GameModule *module = self->game->module;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < module->rules->n_options; i++)
    if (options & (1u << i))
      g_ptr_array_add (lines, module->words->option_text (i));
  if (lines->len == 0)
    return g_strdup (_ ("The rules that this program plays by default."));
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

static void
preset_toggled_cb (EdubbaNewGamePage *self, GtkToggleButton *button)
{
  const char      *ids = g_object_get_data (G_OBJECT (button), PRESET_OPTIONS);
  g_autofree char *note = NULL;
  guint32          options = 0;

  if (!gtk_toggle_button_get_active (button))
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->options_list), ids == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->rules_note), ids != NULL);
  if (ids == NULL)
    return;
  if (!game_options_parse (self->game->module->rules, ids, &options, NULL))
    g_assert_not_reached (); /* the presets are the game's own */
  write_switches (self, options);
  note = describe_options (self, read_switches (self));
  gtk_label_set_label (self->rules_note, note);
}

static gboolean
has_rows (EdubbaNewGamePage *self)
{
  return self->game->module->rules->max_seats > 2;
}

/* What was chosen is what the next game is offered with. */
static void
keep_choices (EdubbaNewGamePage *self)
{
  edubba_settings_set_rules (self->settings, self->game->module->rules, read_switches (self));
  if (has_rows (self) || !gtk_toggle_button_get_active (self->computer_button))
    return;
  edubba_settings_set_level (self->settings, get_level (self));
  edubba_settings_set_coaching (self->settings, get_coaching (self->coach_drop));
}

static void
start_clicked_cb (EdubbaNewGamePage *self)
{
  keep_choices (self);
  g_signal_emit (self, signals[STARTED], 0);
}

static GtkToggleButton *
add_preset (EdubbaNewGamePage *self, GtkToggleButton *group, const char *title, const char *ids)
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
  g_signal_connect_object (button, "toggled", G_CALLBACK (preset_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (self->presets_box, button);
  return GTK_TOGGLE_BUTTON (button);
}

static void
add_option (EdubbaNewGamePage *self, guint option)
{
  const GameWords *words = self->game->module->words;
  g_autofree char *title = words->option_title (option);
  g_autofree char *text = words->option_text (option);
  GtkWidget       *row = adw_action_row_new ();
  GtkWidget       *toggle = gtk_switch_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  edubba_naming_switch (toggle, title, text);
  gtk_list_box_append (self->options_list, row);
  g_ptr_array_add (self->switches, toggle);
}

static void
clear_rules (EdubbaNewGamePage *self)
{
  g_ptr_array_set_size (self->switches, 0);
  edubba_clear_list (self->options_list);
  edubba_clear_box (self->presets_box);
}

static void
connect_choices (EdubbaNewGamePage *self)
{
  g_signal_connect_swapped (self->person_button, "toggled", G_CALLBACK (choice_toggled_cb), self);
  g_signal_connect_swapped (self->level_drop, "notify::selected", G_CALLBACK (choice_toggled_cb),
                            self);
  g_signal_connect_swapped (self->start_button, "clicked", G_CALLBACK (start_clicked_cb), self);
}

static void
edubba_new_game_page_dispose (GObject *object)
{
  EdubbaNewGamePage *self = EDUBBA_NEW_GAME_PAGE (object);

  g_clear_pointer (&self->seat_rows, edubba_seat_rows_free);

  G_OBJECT_CLASS (edubba_new_game_page_parent_class)->dispose (object);
}

static void
edubba_new_game_page_finalize (GObject *object)
{
  EdubbaNewGamePage *self = EDUBBA_NEW_GAME_PAGE (object);

  g_clear_object (&self->settings);
  g_clear_pointer (&self->switches, g_ptr_array_unref);

  G_OBJECT_CLASS (edubba_new_game_page_parent_class)->finalize (object);
}

static char *
edubba_new_game_page_dup_title (EdubbaPage *page)
{
  return g_strdup (_ ("New Game"));
}

/* On the first choice. */
static void
edubba_new_game_page_focus_start (EdubbaPage *page)
{
  EdubbaNewGamePage *self = EDUBBA_NEW_GAME_PAGE (page);
  GtkToggleButton   *first = gtk_toggle_button_get_active (self->person_button)
                               ? self->person_button
                               : self->computer_button;

  if (has_rows (self))
    gtk_widget_child_focus (GTK_WIDGET (self->seats_box), GTK_DIR_TAB_FORWARD);
  else
    gtk_widget_grab_focus (GTK_WIDGET (first));
}

/* A row for each seat where there can be more than two; else who is across the board. */
static void
offer_seats (EdubbaNewGamePage *self)
{
  const GameRules *rules = self->game->module->rules;
  guint            level = MIN (edubba_settings_get_level (self->settings), GAME_N_LEVELS - 1);

  gtk_widget_set_visible (GTK_WIDGET (self->seats_box), has_rows (self));
  gtk_widget_set_visible (GTK_WIDGET (self->opponent_box), !has_rows (self));
  gtk_widget_set_visible (GTK_WIDGET (self->start_box), !has_rows (self));
  edubba_seat_rows_offer (self->seat_rows, rules->min_seats, rules->max_seats, level);
}

/* The preset with the options that the settings name, or one's own choice. */
static void
choose_rules (EdubbaNewGamePage *self)
{
  const GameRules *rules = self->game->module->rules;
  guint32          options = edubba_settings_get_rules (self->settings, rules);
  GtkWidget       *button = gtk_widget_get_first_child (GTK_WIDGET (self->presets_box));

  for (; button != NULL; button = gtk_widget_get_next_sibling (button))
    {
      const char *ids = g_object_get_data (G_OBJECT (button), PRESET_OPTIONS);
      guint32     theirs = options;

      if (ids != NULL && !game_options_parse (rules, ids, &theirs, NULL))
        g_assert_not_reached (); /* the presets are the game's own */
      if (theirs != options)
        continue;
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
      break;
    }
  write_switches (self, options);
}

/* The settings may have changed since it was last seen. */
static void
edubba_new_game_page_shown (EdubbaPage *page)
{
  EdubbaNewGamePage *self = EDUBBA_NEW_GAME_PAGE (page);

  if (self->settings == NULL)
    return;
  set_level (self, edubba_settings_get_level (self->settings));
  gtk_drop_down_set_selected (self->coach_drop, edubba_settings_get_coaching (self->settings));
  if (self->game != NULL)
    choose_rules (self);
}

static const EdubbaGame *
edubba_new_game_page_get_game (EdubbaPage *page)
{
  return EDUBBA_NEW_GAME_PAGE (page)->game;
}

static void
edubba_new_game_page_page_init (EdubbaPageInterface *iface)
{
  iface->dup_title = edubba_new_game_page_dup_title;
  iface->get_game = edubba_new_game_page_get_game;
  iface->shown = edubba_new_game_page_shown;
  iface->focus_start = edubba_new_game_page_focus_start;
}

static void
edubba_new_game_page_class_init (EdubbaNewGamePageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = edubba_new_game_page_dispose;
  object_class->finalize = edubba_new_game_page_finalize;
  signals[STARTED] = g_signal_new ("started", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/edubba/Edubba/ui/edubba-new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, groups_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, seats_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, opponent_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, start_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, computer_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, person_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, level_drop);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, opponent_note);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, fair_note);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, starter_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, lots_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, you_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, opponent_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, starter_note);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, coach_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, coach_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, coach_drop);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, second_coach_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, second_coach_drop);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, presets_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, rules_note);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, options_list);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, start_button);
}

static void
edubba_new_game_page_init (EdubbaNewGamePage *self)
{
  self->switches = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  edubba_columns_layout_apply (self->groups_box);
  edubba_row_layout_apply (gtk_widget_get_parent (GTK_WIDGET (self->computer_button)), 0);
  edubba_row_layout_apply (self->starter_box, 0);
  edubba_row_layout_apply (self->presets_box, 0);
  self->seat_rows = edubba_seat_rows_new (self->seats_box);
  list_levels (self);
  list_coachings (self->coach_drop);
  list_coachings (self->second_coach_drop);
  edubba_naming_drop_down (self->coach_drop, _ ("How much the coach says"));
  edubba_naming_drop_down (self->second_coach_drop, _ ("How much the coach says to Player 2"));
  gtk_drop_down_set_selected (self->coach_drop, edubba_settings_get_coaching (NULL));
  gtk_drop_down_set_selected (self->second_coach_drop, EDUBBA_COACHING_OFF);
  update_notes (self);
  connect_choices (self);
}

void
edubba_new_game_page_set_settings (EdubbaNewGamePage *self, GSettings *settings)
{
  g_return_if_fail (EDUBBA_IS_NEW_GAME_PAGE (self));

  g_set_object (&self->settings, settings);
}

void
edubba_new_game_page_set_points (EdubbaNewGamePage *self, guint points)
{
  gboolean had;

  g_return_if_fail (EDUBBA_IS_NEW_GAME_PAGE (self));
  g_return_if_fail (points == 0 || (self->game != NULL && self->game->module->player->scale));

  had = self->points > 0;
  self->points = points;
  if (had == (points > 0))
    return;
  list_levels (self);
  set_level (self, edubba_settings_get_level (self->settings));
  update_notes (self);
}

void
edubba_new_game_page_set_game (EdubbaNewGamePage *self, const EdubbaGame *game)
{
  GtkToggleButton *group = NULL;

  g_return_if_fail (EDUBBA_IS_NEW_GAME_PAGE (self));
  g_return_if_fail (game != NULL);

  if (self->game == game)
    return;
  self->game = game;
  gtk_widget_set_visible (GTK_WIDGET (self->coach_box), game->module->critic != NULL);
  offer_seats (self);
  clear_rules (self);
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
  choose_rules (self);
}

/* A match of those who were chosen row by row, with the coach for every person. */
static EdubbaMatch *
create_from_rows (EdubbaNewGamePage *self)
{
  const GameModule *module = self->game->module;
  g_autoptr (EdubbaSeats) seats = edubba_seat_rows_create_seats (self->seat_rows);
  guint        n = edubba_seats_get_n (seats);
  EdubbaMatch *match;

  for (guint seat = 0; seat < n && module->critic != NULL; seat++)
    if (edubba_seats_get_kind (seats, seat) == EDUBBA_SEAT_PERSON)
      edubba_seats_set_coaching (seats, seat, get_coaching (self->coach_drop));
  match = edubba_match_new (module, game_record_new_seed (module->rules, n, read_switches (self),
                                                          edubba_seed_draw ()));
  edubba_match_set_seats (match, seats);
  return match;
}

/* The computer's strength, as chosen. */
static void
take_level (EdubbaNewGamePage *self, EdubbaMatch *match)
{
  g_autoptr (EdubbaSeats) seats = edubba_seats_copy (edubba_match_get_seats (match));

  if (get_level (self) == EDUBBA_LEVEL_OWN)
    edubba_seats_set_points (seats, self->game->module->player->scale, self->points);
  else
    edubba_seats_set_levels (seats, get_level (self));
  edubba_match_set_seats (match, seats);
}

EdubbaMatch *
edubba_new_game_page_create_match (EdubbaNewGamePage *self)
{
  const GameRules *rules;
  EdubbaMatch     *match;
  guint            seats;
  guint            person = 0;
  guint64          seed;

  g_return_val_if_fail (EDUBBA_IS_NEW_GAME_PAGE (self), NULL);
  g_return_val_if_fail (self->game != NULL, NULL);

  if (has_rows (self))
    return create_from_rows (self);
  seed = edubba_seed_draw ();
  rules = self->game->module->rules;
  seats = rules->min_seats;
  match = edubba_match_new (self->game->module,
                            game_record_new_seed (rules, seats, read_switches (self), seed));
  edubba_match_set_coaching (match, 0, get_coaching (self->coach_drop));
  edubba_match_set_coaching (match, 1, get_coaching (self->second_coach_drop));
  if (gtk_toggle_button_get_active (self->person_button))
    return match;
  if (gtk_toggle_button_get_active (self->lots_button))
    person = edubba_seed_draw_below (seats);
  else if (gtk_toggle_button_get_active (self->opponent_button))
    person = 1;
  take_level (self, match);
  for (guint seat = 0; seat < seats; seat++)
    {
      edubba_match_set_seat_kind (match, seat,
                                  seat == person ? EDUBBA_SEAT_PERSON : EDUBBA_SEAT_COMPUTER);
      edubba_match_set_coaching (match, seat, get_coaching (self->coach_drop));
    }
  return match;
}
