/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page holds a match and moves its cursor. One method shows everything anew after each move
 * (edubba_replay_page_show); the list of moves follows the match by itself.
 */
#include "edubba-replay-page-private.h"

#include <glib/gi18n.h>

#include "edubba-save.h"

/* The time for which an action stands before the next one, in ms: long enough to read a line. */
#define STEP_PACE 1400

static void edubba_replay_page_page_init (EdubbaPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (EdubbaReplayPage,
                               edubba_replay_page,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (EDUBBA_TYPE_PAGE,
                                                      edubba_replay_page_page_init))

enum
{
  PROP_0,
  PROP_PLAYING,
  PROP_VIEW,
  PROP_PANEL_SHOWN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* The seat of the only person, or GAME_NOBODY. */
static guint
find_own (EdubbaMatch *match)
{
  guint own = GAME_NOBODY;

  for (guint seat = 0; seat < edubba_match_get_n_seats (match); seat++)
    {
      if (edubba_match_get_seat_kind (match, seat) != EDUBBA_SEAT_PERSON)
        continue;
      if (own != GAME_NOBODY)
        return GAME_NOBODY;
      own = seat;
    }
  return own;
}

/* Whether the record ends where somebody would have to act. */
static gboolean
is_unfinished (EdubbaReplayPage *self)
{
  const GameRecord *record = edubba_match_get_record (self->match);
  guint             length = edubba_match_get_length (self->match);

  return game_record_get_resigned (record) == GAME_NOBODY &&
         !self->game->module->rules->result (game_record_get_state (record, length), NULL);
}

static GameAddress
get_address (EdubbaReplayPage *self)
{
  guint viewer = edubba_replay_page_get_viewer (self);

  return self->own != GAME_NOBODY && viewer == self->own ? GAME_ADDRESS_YOU : GAME_ADDRESS_NUMBER;
}

guint
edubba_replay_page_get_viewer (EdubbaReplayPage *self)
{
  return self->knower != GAME_NOBODY ? self->knower : self->below;
}

GameState *
edubba_replay_page_dup_seen (EdubbaReplayPage *self)
{
  if (self->knower != GAME_NOBODY)
    return edubba_match_dup_view (self->match, self->knower);
  return game_state_dup (self->game->module->rules, edubba_match_get_state (self->match));
}

static void
show_board (EdubbaReplayPage *self)
{
  EdubbaBoard          *board = EDUBBA_BOARD (adw_bin_get_child (ADW_BIN (self->board_bin)));
  guint                 cursor = edubba_match_get_cursor (self->match);
  g_autofree GameState *seen = edubba_replay_page_dup_seen (self);
  GameAction            action;

  edubba_board_show_state (board, seen, self->below, FALSE);
  edubba_board_highlight (board, NULL);
  if (cursor == 0)
    return;
  action = edubba_match_get_action_for (self->match, cursor - 1,
                                        edubba_replay_page_get_viewer (self));
  edubba_board_highlight (board, &action);
}

static char *
describe_result (EdubbaReplayPage *self)
{
  guint                 resigned = edubba_match_get_resigned (self->match);
  g_autofree GameState *seen = edubba_replay_page_dup_seen (self);

  if (resigned == GAME_NOBODY)
    return self->game->module->words->result (seen, edubba_replay_page_get_viewer (self),
                                              get_address (self));
  if (get_address (self) == GAME_ADDRESS_NUMBER)
    return g_strdup_printf (_ ("Player %u has given up."), resigned + 1);
  if (resigned == self->own)
    return g_strdup (_ ("You have given up."));
  return g_strdup (_ ("Your opponent has given up: you win."));
}

static void
speak (EdubbaReplayPage *self)
{
  guint cursor = edubba_match_get_cursor (self->match);
  g_autoptr (EdubbaHistoryEntry) entry = NULL;
  g_autofree char *result = NULL;
  const char      *report = NULL;

  if (cursor > 0)
    entry = g_list_model_get_item (G_LIST_MODEL (self->history), cursor - 1);
  if (entry != NULL)
    report = edubba_history_entry_get_text (entry);
  if (edubba_match_get_finished (self->match))
    {
      result = describe_result (self);
      edubba_message_line_say (self->message_line, EDUBBA_MESSAGE_RESULT, result, report);
    }
  else if (report != NULL)
    edubba_message_line_say (self->message_line, EDUBBA_MESSAGE_REPORT, report, NULL);
  else
    edubba_message_line_say (self->message_line, EDUBBA_MESSAGE_PROMPT,
                             _ ("This is how the game began."), NULL);
}

static void
update_place (EdubbaReplayPage *self)
{
  guint            cursor = edubba_match_get_cursor (self->match);
  guint            length = edubba_match_get_length (self->match);
  g_autofree char *place = NULL;
  g_autofree char *name = NULL;

  place = g_strdup_printf ("%u / %u", cursor, length);
  /* Translators: the second number is how many actions the game has, and decides on the plural. */
  name = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u of %2$u action played",
                                       "%1$u of %2$u actions played", length),
                          cursor, length);
  gtk_label_set_label (self->place_label, place);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->place_label), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->place_label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
update_actions (EdubbaReplayPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  guint      cursor = edubba_match_get_cursor (self->match);
  gboolean   at_end = cursor == edubba_match_get_length (self->match);

  gtk_widget_action_set_enabled (widget, "replay.first", cursor > 0);
  gtk_widget_action_set_enabled (widget, "replay.back", cursor > 0);
  gtk_widget_action_set_enabled (widget, "replay.forward", !at_end);
  gtk_widget_action_set_enabled (widget, "replay.last", !at_end);
}

void
edubba_replay_page_show (EdubbaReplayPage *self)
{
  show_board (self);
  speak (self);
  update_place (self);
  update_actions (self);
  edubba_move_list_show_row (self->move_list, edubba_match_get_cursor (self->match));
  edubba_page_retitle (EDUBBA_PAGE (self));
}

static gboolean
stepped_cb (gpointer data)
{
  EdubbaReplayPage *self = data;
  guint             cursor = edubba_match_get_cursor (self->match);

  if (cursor < edubba_match_get_length (self->match))
    edubba_match_seek (self->match, cursor + 1);
  if (edubba_match_get_cursor (self->match) < edubba_match_get_length (self->match))
    return G_SOURCE_CONTINUE;
  self->play_id = 0;
  edubba_replay_page_set_playing (self, FALSE);
  return G_SOURCE_REMOVE;
}

static void
update_play_button (EdubbaReplayPage *self)
{
  gboolean playing = self->play_id != 0;

  gtk_button_set_icon_name (GTK_BUTTON (self->play_button),
                            playing ? "media-playback-pause-symbolic"
                                    : "media-playback-start-symbolic");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

/* Begun at the end, it plays the whole game once more. */
void
edubba_replay_page_set_playing (EdubbaReplayPage *self, gboolean playing)
{
  gboolean was = self->play_id != 0;

  g_clear_handle_id (&self->play_id, g_source_remove);
  if (playing && edubba_match_get_cursor (self->match) == edubba_match_get_length (self->match))
    edubba_match_seek (self->match, 0);
  if (playing && edubba_match_get_length (self->match) > 0)
    self->play_id = g_timeout_add (STEP_PACE, stepped_cb, self);
  if (playing || was || gtk_toggle_button_get_active (self->play_button))
    update_play_button (self);
}

/* Writes the list of moves for whoever's knowledge is shown. */
static void
aim_history (EdubbaReplayPage *self)
{
  edubba_history_set_viewer (self->history, edubba_replay_page_get_viewer (self));
  edubba_history_set_address (self->history, get_address (self));
}

void
edubba_replay_page_set_knower (EdubbaReplayPage *self, guint knower)
{
  if (self->knower == knower)
    return;
  self->knower = knower;
  if (knower != GAME_NOBODY)
    self->below = knower;
  else if (is_unfinished (self))
    edubba_match_set_assisted (self->match);
  aim_history (self);
  edubba_replay_page_show (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VIEW]);
}

void
edubba_replay_page_flip (EdubbaReplayPage *self)
{
  self->below = (self->below + 1) % edubba_match_get_n_seats (self->match);
  aim_history (self);
  edubba_replay_page_show (self);
}

static void
match_changed_cb (EdubbaReplayPage *self)
{
  edubba_replay_page_show (self);
}

static void
row_sought_cb (EdubbaReplayPage *self, guint row)
{
  edubba_replay_page_seek (self, row + 1);
}

static void
panel_shown_changed_cb (EdubbaReplayPage *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PANEL_SHOWN]);
}

static char *
print_view (guint knower)
{
  return knower == GAME_NOBODY ? g_strdup ("all") : g_strdup_printf ("%u", knower + 1);
}

static void
set_view (EdubbaReplayPage *self, const char *view)
{
  guint64 seat;

  if (g_strcmp0 (view, "all") == 0)
    edubba_replay_page_set_knower (self, GAME_NOBODY);
  else if (view != NULL &&
           game_number_parse (view, edubba_match_get_n_seats (self->match), &seat, NULL) &&
           seat > 0)
    edubba_replay_page_set_knower (self, (guint) seat - 1);
}

static void
edubba_replay_page_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  EdubbaReplayPage *self = EDUBBA_REPLAY_PAGE (object);

  switch (prop_id)
    {
    case PROP_PLAYING:
      edubba_replay_page_set_playing (self, g_value_get_boolean (value));
      break;
    case PROP_VIEW:
      set_view (self, g_value_get_string (value));
      break;
    case PROP_PANEL_SHOWN:
      edubba_split_set_panel_shown (self->split, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
edubba_replay_page_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  EdubbaReplayPage *self = EDUBBA_REPLAY_PAGE (object);

  switch (prop_id)
    {
    case PROP_PLAYING:
      g_value_set_boolean (value, self->play_id != 0);
      break;
    case PROP_VIEW:
      g_value_take_string (value, print_view (self->knower));
      break;
    case PROP_PANEL_SHOWN:
      g_value_set_boolean (value, edubba_split_get_panel_shown (self->split));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
edubba_replay_page_dispose (GObject *object)
{
  EdubbaReplayPage *self = EDUBBA_REPLAY_PAGE (object);

  g_clear_handle_id (&self->play_id, g_source_remove);
  if (self->match != NULL)
    g_signal_handlers_disconnect_by_data (self->match, self);
  g_clear_object (&self->history);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (edubba_replay_page_parent_class)->dispose (object);
}

static void
edubba_replay_page_finalize (GObject *object)
{
  g_clear_pointer (&EDUBBA_REPLAY_PAGE (object)->text, g_free);

  G_OBJECT_CLASS (edubba_replay_page_parent_class)->finalize (object);
}

static char *
edubba_replay_page_dup_title (EdubbaPage *page)
{
  return EDUBBA_REPLAY_PAGE (page)->game->module->words->title ();
}

static char *
edubba_replay_page_dup_subtitle (EdubbaPage *page)
{
  EdubbaReplayPage *self = EDUBBA_REPLAY_PAGE (page);
  const GameRules  *rules = self->game->module->rules;

  /* Translators: below the game's name in the title of the window: a game is looked at again. */
  return g_strdup_printf (_ ("Replay, turn %u"),
                          rules->turn (edubba_match_get_state (self->match)));
}

static void
edubba_replay_page_shown (EdubbaPage *page)
{
  edubba_replay_page_show (EDUBBA_REPLAY_PAGE (page));
}

static void
edubba_replay_page_focus_start (EdubbaPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (EDUBBA_REPLAY_PAGE (page)->play_button));
}

static void
edubba_replay_page_page_init (EdubbaPageInterface *iface)
{
  iface->dup_title = edubba_replay_page_dup_title;
  iface->dup_subtitle = edubba_replay_page_dup_subtitle;
  iface->shown = edubba_replay_page_shown;
  iface->focus_start = edubba_replay_page_focus_start;
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  properties[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE, flags);
  properties[PROP_VIEW] = g_param_spec_string ("view", NULL, NULL, NULL, flags);
  properties[PROP_PANEL_SHOWN] = g_param_spec_boolean ("panel-shown", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
edubba_replay_page_class_init (EdubbaReplayPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = edubba_replay_page_set_property;
  object_class->get_property = edubba_replay_page_get_property;
  object_class->dispose = edubba_replay_page_dispose;
  object_class->finalize = edubba_replay_page_finalize;
  install_properties (object_class);
  edubba_replay_page_install_actions (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/edubba/Edubba/ui/edubba-replay-page.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaReplayPage, box);
  gtk_widget_class_bind_template_child (widget_class, EdubbaReplayPage, bar);
  gtk_widget_class_bind_template_child (widget_class, EdubbaReplayPage, play_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaReplayPage, place_label);
  gtk_widget_class_bind_template_child (widget_class, EdubbaReplayPage, menu_button);
}

static GtkWidget *
create_panel (EdubbaReplayPage *self)
{
  GtkWidget *panel = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (panel), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Side panel"), -1);
  gtk_widget_add_css_class (panel, "side-panel");
  self->move_list = g_object_new (EDUBBA_TYPE_MOVE_LIST, "vexpand", TRUE, NULL);
  edubba_move_list_set_seekable (self->move_list, TRUE);
  g_signal_connect_swapped (self->move_list, "sought", G_CALLBACK (row_sought_cb), self);
  gtk_box_append (GTK_BOX (panel), GTK_WIDGET (self->move_list));
  return panel;
}

static void
edubba_replay_page_init (EdubbaReplayPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->message_line = g_object_new (EDUBBA_TYPE_MESSAGE_LINE, NULL);
  self->play_on_button = gtk_button_new_with_label (_ ("Play On"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->play_on_button), "replay.play-on");
  edubba_message_line_add_button (self->message_line, self->play_on_button);
  self->board_bin = g_object_new (EDUBBA_TYPE_SPOTLIGHT, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->board_bin), "board-bin");
  self->split = g_object_new (EDUBBA_TYPE_SPLIT, "content", self->board_bin, "panel",
                              create_panel (self), "vexpand", TRUE, NULL);
  g_signal_connect_swapped (self->split, "notify::panel-shown", G_CALLBACK (panel_shown_changed_cb),
                            self);
  gtk_box_prepend (self->box, GTK_WIDGET (self->split));
  gtk_box_prepend (self->box, GTK_WIDGET (self->message_line));
}

static char *
describe_view (EdubbaReplayPage *self, guint seat)
{
  if (self->own == GAME_NOBODY)
    /* Translators: a way to look at a game again: with the cards that this player saw. */
    return g_strdup_printf (_ ("What Player %u Knew"), seat + 1);
  if (seat == self->own)
    /* Translators: a way to look at a game again. */
    return g_strdup (_ ("What You Knew"));
  /* Translators: a way to look at a game again. */
  return g_strdup (_ ("What Your Opponent Knew"));
}

static GMenuModel *
create_menu (EdubbaReplayPage *self)
{
  g_autoptr (GMenu) views = g_menu_new ();
  g_autoptr (GMenu) others = g_menu_new ();
  GMenu *menu = g_menu_new ();

  for (guint seat = 0; seat < edubba_match_get_n_seats (self->match); seat++)
    {
      g_autofree char *label = describe_view (self, seat);
      g_autofree char *view = print_view (seat);
      g_autofree char *action = g_strdup_printf ("replay.view::%s", view);

      g_menu_append (views, label, action);
    }
  g_menu_append (views, _ ("All Cards"), "replay.view::all");
  g_menu_append (others, _ ("Turn the Board Round"), "replay.flip");
  g_menu_append (others, _ ("Save the Game…"), "replay.save");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (views));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (others));
  return G_MENU_MODEL (menu);
}

EdubbaReplayPage *
edubba_replay_page_new (const EdubbaGame *game, EdubbaMatch *match)
{
  EdubbaReplayPage *self;
  g_autoptr (GMenuModel) menu = NULL;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);

  self = g_object_new (EDUBBA_TYPE_REPLAY_PAGE, NULL);
  self->game = game;
  self->match = g_object_ref (match);
  self->text = edubba_save_print (match);
  self->own = find_own (match);
  self->below = self->own != GAME_NOBODY ? self->own : 0;
  self->knower = self->own == GAME_NOBODY && !is_unfinished (self) ? GAME_NOBODY : self->below;
  edubba_match_seek (match, 0);
  self->history = edubba_history_new (match, edubba_replay_page_get_viewer (self),
                                      get_address (self));
  edubba_move_list_set_history (self->move_list, self->history);
  adw_bin_set_child (ADW_BIN (self->board_bin), g_object_new (game->get_board_type (), NULL));
  menu = create_menu (self);
  gtk_menu_button_set_menu_model (self->menu_button, menu);
  gtk_widget_set_visible (self->play_on_button, is_unfinished (self));
  g_signal_connect_swapped (match, "changed", G_CALLBACK (match_changed_cb), self);
  return self;
}

EdubbaMatch *
edubba_replay_page_get_match (EdubbaReplayPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_REPLAY_PAGE (self), NULL);

  return self->match;
}

guint
edubba_replay_page_get_below (EdubbaReplayPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_REPLAY_PAGE (self), GAME_NOBODY);

  return self->below;
}

guint
edubba_replay_page_get_knower (EdubbaReplayPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_REPLAY_PAGE (self), GAME_NOBODY);

  return self->knower;
}

void
edubba_replay_page_seek (EdubbaReplayPage *self, guint cursor)
{
  g_return_if_fail (EDUBBA_IS_REPLAY_PAGE (self));
  g_return_if_fail (cursor <= edubba_match_get_length (self->match));

  edubba_replay_page_set_playing (self, FALSE);
  edubba_match_seek (self->match, cursor);
}
