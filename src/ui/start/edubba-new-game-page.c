/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Choices are groups of toggle buttons, because a button can be pressed by every means there is,
 * assistive technology included. The players are seen at once, and so is the button that starts;
 * settings that few change are folded away, with a line that sums them up. Presets and options of
 * the rules come from the game; the last preset is always the user's own choice.
 */
#include "edubba-new-game-page.h"

#include <string.h>

#include <glib/gi18n.h>

#include "edubba-columns-layout.h"
#include "edubba-level.h"
#include "edubba-accessible-names.h"
#include "edubba-opponents.h"
#include "edubba-page.h"
#include "edubba-row-layout.h"
#include "edubba-rule-choice.h"
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
  GtkBox          *tiles_box;
  GtkToggleButton *more_button;
  GtkLabel        *more_note;
  GtkImage        *more_image;
  GtkBox          *start_box;
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
  GtkLabel        *fair_note;
  GtkButton       *start_button;

  guint points;  /* of the opponent at the learner's level; 0: there is none */
  guint offered; /* the level until one has been chosen */

  /* borrowed */
  const EdubbaGame *game;

  /* owned */
  GSettings        *settings; /* or NULL */
  EdubbaSeatRows   *seat_rows;
  EdubbaOpponents  *opponents;
  EdubbaRuleChoice *rules;
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

static gboolean
has_rows (EdubbaNewGamePage *self)
{
  return self->game != NULL && self->game->module->rules->max_seats > 2;
}

/* In the order of EdubbaCoaching. */
static void
list_coachings (GtkDropDown *drop)
{
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);

  /* Translators: how much the coach says. */
  gtk_string_list_append (titles, C_ ("coach", "Off"));
  gtk_string_list_append (titles, C_ ("coach", "Quiet: only about mistakes"));
  gtk_string_list_append (titles, C_ ("coach", "Talkative: about small slips too"));
  gtk_drop_down_set_model (drop, G_LIST_MODEL (titles));
}

static EdubbaCoaching
get_coaching (GtkDropDown *drop)
{
  return MIN (gtk_drop_down_get_selected (drop), EDUBBA_N_COACHINGS - 1);
}

static gboolean
is_person (EdubbaNewGamePage *self)
{
  return edubba_opponents_get (self->opponents) == EDUBBA_OPPONENT_PERSON;
}

/* The label of the chosen toggle button of a group. */
static const char *
get_chosen (GtkBox *box)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (box));

  for (; button != NULL; button = gtk_widget_get_next_sibling (button))
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)))
      return gtk_label_get_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))));
  return NULL;
}

static void
add_part (GPtrArray *parts, const char *format, const char *choice)
{
  if (choice != NULL)
    g_ptr_array_add (parts, g_strdup_printf (format, choice));
}

/* Sums up the choices that are folded away. */
static void
update_more (EdubbaNewGamePage *self)
{
  static const char *const coachings[EDUBBA_N_COACHINGS] = {
    /* Translators: how much the coach says in a game. */
    N_ ("Off"),
    /* Translators: how much the coach says in a game: only when it matters. */
    N_ ("Quiet"),
    /* Translators: how much the coach says in a game: more often. */
    N_ ("Talkative"),
  };
  gboolean         person = is_person (self) && !has_rows (self);
  g_autofree char *note = NULL;
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (!person && !has_rows (self))
    /* Translators: a line of choices; %s: "Draw lots", "You". */
    add_part (parts, _ ("Who starts: %s"), get_chosen (self->starter_box));
  if (!person && gtk_widget_get_visible (GTK_WIDGET (self->coach_box)))
    /* Translators: a line of choices; %s: how much the coach says: "Quiet". */
    add_part (parts, _ ("Coach: %s"),
              _ (coachings[get_coaching (self->coach_drop)]));
  /* Translators: a line of choices; %s: "Czech rulebook". */
  add_part (parts, _ ("Rules: %s"), get_chosen (self->presets_box));
  g_ptr_array_add (parts, NULL);
  note = g_strjoinv (" · ", (char **) parts->pdata);
  gtk_label_set_label (self->more_note, note);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->more_button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, note, -1);
}

/* Shows the note about the computers' view, if there is a computer. */
static void
update_fair_note (EdubbaNewGamePage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->fair_note),
                          has_rows (self) ? edubba_seat_rows_has_computer (self->seat_rows)
                                          : !is_person (self));
}

static void
more_toggled_cb (EdubbaNewGamePage *self)
{
  gboolean open = gtk_toggle_button_get_active (self->more_button);

  gtk_widget_set_visible (GTK_WIDGET (self->groups_box), open);
  gtk_widget_set_visible (GTK_WIDGET (self->more_note), !open);
  gtk_image_set_from_icon_name (self->more_image, open ? "pan-up-symbolic" : "pan-down-symbolic");
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->more_button), GTK_ACCESSIBLE_STATE_EXPANDED,
                               open, -1);
}

static void
update_notes (EdubbaNewGamePage *self)
{
  gboolean person = is_person (self);

  gtk_widget_set_visible (GTK_WIDGET (self->starter_box), !person);
  /* Two persons begin as equals; either can take a coach. */
  if (gtk_widget_get_visible (GTK_WIDGET (self->coach_label)) != person)
    gtk_drop_down_set_selected (self->coach_drop,
                                person ? EDUBBA_COACHING_OFF
                                       : edubba_settings_get_coaching (self->settings));
  gtk_widget_set_visible (GTK_WIDGET (self->coach_label), person);
  gtk_widget_set_visible (GTK_WIDGET (self->second_coach_label), person);
  gtk_widget_set_visible (GTK_WIDGET (self->second_coach_drop), person);
  gtk_label_set_label (self->starter_note,
                       person ? _ ("Player 1 starts. At the table that is the older of you.")
                              : _ ("At the table the older player starts."));
  update_more (self);
  update_fair_note (self);
}

static void
choice_toggled_cb (EdubbaNewGamePage *self)
{
  update_notes (self);
}

static void
opponent_changed_cb (gpointer data)
{
  update_notes (data);
}

static void
seats_changed_cb (gpointer data)
{
  update_fair_note (data);
}

static void
rules_changed_cb (gpointer data)
{
  update_more (data);
}

/* The level that is offered. */
static guint
get_level (EdubbaNewGamePage *self)
{
  return edubba_settings_has_level (self->settings) ? edubba_settings_get_level (self->settings)
                                                    : self->offered;
}

/* The choices are offered again for the next game. */
static void
keep_choices (EdubbaNewGamePage *self)
{
  edubba_settings_set_rules (self->settings, self->game->module->rules,
                             edubba_rule_choice_get (self->rules));
  if (has_rows (self) || is_person (self))
    return;
  if (edubba_opponents_get (self->opponents) != get_level (self))
    edubba_settings_set_level (self->settings, edubba_opponents_get (self->opponents));
  edubba_settings_set_coaching (self->settings, get_coaching (self->coach_drop));
}

static void
start_clicked_cb (EdubbaNewGamePage *self)
{
  keep_choices (self);
  g_signal_emit (self, signals[STARTED], 0);
}

static void
connect_choices (EdubbaNewGamePage *self)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->starter_box));

  for (; button != NULL; button = gtk_widget_get_next_sibling (button))
    g_signal_connect_swapped (button, "toggled", G_CALLBACK (choice_toggled_cb), self);
  g_signal_connect_swapped (self->coach_drop, "notify::selected", G_CALLBACK (choice_toggled_cb),
                            self);
  g_signal_connect_swapped (self->more_button, "toggled", G_CALLBACK (more_toggled_cb), self);
  g_signal_connect_swapped (self->start_button, "clicked", G_CALLBACK (start_clicked_cb), self);
}

static void
edubba_new_game_page_dispose (GObject *object)
{
  EdubbaNewGamePage *self = EDUBBA_NEW_GAME_PAGE (object);

  g_clear_pointer (&self->seat_rows, edubba_seat_rows_free);
  g_clear_pointer (&self->opponents, edubba_opponents_free);
  g_clear_pointer (&self->rules, edubba_rule_choice_free);

  G_OBJECT_CLASS (edubba_new_game_page_parent_class)->dispose (object);
}

static void
edubba_new_game_page_finalize (GObject *object)
{
  EdubbaNewGamePage *self = EDUBBA_NEW_GAME_PAGE (object);

  g_clear_object (&self->settings);

  G_OBJECT_CLASS (edubba_new_game_page_parent_class)->finalize (object);
}

static char *
edubba_new_game_page_dup_title (EdubbaPage *page)
{
  return g_strdup (_ ("New Game"));
}

/* The game's name: there are several. */
static char *
edubba_new_game_page_dup_subtitle (EdubbaPage *page)
{
  const EdubbaGame *game = EDUBBA_NEW_GAME_PAGE (page)->game;

  return game != NULL ? game->module->words->title () : NULL;
}

/* Gives the focus to the first choice. */
static void
edubba_new_game_page_focus_start (EdubbaPage *page)
{
  EdubbaNewGamePage *self = EDUBBA_NEW_GAME_PAGE (page);

  if (has_rows (self))
    gtk_widget_child_focus (GTK_WIDGET (self->seats_box), GTK_DIR_TAB_FORWARD);
  else
    edubba_opponents_grab_focus (self->opponents);
}

/* A row for each seat where there can be more than two; else who is across the board. */
static void
offer_seats (EdubbaNewGamePage *self)
{
  guint level = MIN (get_level (self), GAME_N_LEVELS - 1);

  gtk_widget_set_visible (GTK_WIDGET (self->seats_box), has_rows (self));
  gtk_widget_set_visible (GTK_WIDGET (self->opponent_box), !has_rows (self));
  gtk_widget_set_visible (GTK_WIDGET (self->start_box), !has_rows (self));
  edubba_seat_rows_offer (self->seat_rows, self->game, level);
}

/* The settings may have changed since it was last seen. */
static void
edubba_new_game_page_shown (EdubbaPage *page)
{
  EdubbaNewGamePage *self = EDUBBA_NEW_GAME_PAGE (page);

  if (self->settings == NULL)
    return;
  edubba_opponents_set (self->opponents, get_level (self));
  gtk_drop_down_set_selected (self->coach_drop, edubba_settings_get_coaching (self->settings));
  gtk_toggle_button_set_active (self->more_button, FALSE);
  if (self->game != NULL)
    edubba_rule_choice_set (
      self->rules, edubba_settings_get_rules (self->settings, self->game->module->rules));
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
  iface->dup_subtitle = edubba_new_game_page_dup_subtitle;
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
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, tiles_box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, more_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, more_note);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, more_image);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, start_box);
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
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, fair_note);
  gtk_widget_class_bind_template_child (widget_class, EdubbaNewGamePage, start_button);
}

static void
edubba_new_game_page_init (EdubbaNewGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  edubba_columns_layout_apply (self->groups_box);
  edubba_row_layout_apply (self->starter_box, 0);
  self->seat_rows = edubba_seat_rows_new (self->seats_box, seats_changed_cb, self);
  self->opponents = edubba_opponents_new (self->tiles_box, opponent_changed_cb, self);
  self->rules = edubba_rule_choice_new (self->presets_box, self->rules_note, self->options_list,
                                        rules_changed_cb, self);
  list_coachings (self->coach_drop);
  list_coachings (self->second_coach_drop);
  edubba_accessible_names_drop_down (self->coach_drop, _ ("How much the coach says"));
  edubba_accessible_names_drop_down (self->second_coach_drop,
                                     _ ("How much the coach says to Player 2"));
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
  edubba_opponents_offer_own (self->opponents, points > 0);
  edubba_opponents_set (self->opponents, get_level (self));
}

void
edubba_new_game_page_offer_level (EdubbaNewGamePage *self, guint level)
{
  g_return_if_fail (EDUBBA_IS_NEW_GAME_PAGE (self));
  g_return_if_fail (self->game != NULL && level <= EDUBBA_LEVEL_OWN);

  if (self->offered == level)
    return;
  self->offered = level;
  edubba_opponents_set (self->opponents, get_level (self));
  offer_seats (self);
}

void
edubba_new_game_page_set_game (EdubbaNewGamePage *self, const EdubbaGame *game)
{
  g_return_if_fail (EDUBBA_IS_NEW_GAME_PAGE (self));
  g_return_if_fail (game != NULL);

  if (self->game == game)
    return;
  self->game = game;
  gtk_widget_set_visible (GTK_WIDGET (self->coach_box), game->module->critic != NULL);
  offer_seats (self);
  edubba_opponents_set_open (self->opponents, game->module->rules->open);
  edubba_rule_choice_set_game (self->rules, game);
  edubba_rule_choice_set (self->rules,
                          edubba_settings_get_rules (self->settings, game->module->rules));
  update_notes (self);
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
  match =
    edubba_match_new (module, game_record_new_seed (module->rules, n,
                                                    edubba_rule_choice_get (self->rules),
                                                    edubba_seed_draw ()));
  edubba_match_set_seats (match, seats);
  return match;
}

/* The computer's strength, as chosen. */
static void
take_level (EdubbaNewGamePage *self, EdubbaMatch *match)
{
  g_autoptr (EdubbaSeats) seats = edubba_seats_copy (edubba_match_get_seats (match));

  if (edubba_opponents_get (self->opponents) == EDUBBA_LEVEL_OWN)
    edubba_seats_set_points (seats, self->game->module->player->scale, self->points);
  else
    edubba_seats_set_levels (seats, edubba_opponents_get (self->opponents));
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
  match = edubba_match_new (
    self->game->module,
    game_record_new_seed (rules, seats, edubba_rule_choice_get (self->rules), seed));
  edubba_match_set_coaching (match, 0, get_coaching (self->coach_drop));
  edubba_match_set_coaching (match, 1, get_coaching (self->second_coach_drop));
  if (is_person (self))
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
