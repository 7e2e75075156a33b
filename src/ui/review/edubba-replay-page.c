/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page holds a match and moves its cursor. After each move everything is updated
 * (edubba_replay_page_show); the list of moves follows the match by itself.
 */
#include "edubba-replay-page-private.h"

#include <glib/gi18n.h>

#include "edubba-analysis-rest.h"
#include "edubba-level.h"
#include "edubba-note-row.h"
#include "edubba-save.h"
#include "edubba-settings.h"
#include "edubba-side-panel.h"

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

/* Returns TRUE if nobody has given up, and the rules have not ended the game. */
static gboolean
goes_on_by_rules (EdubbaReplayPage *self)
{
  const GameRecord *record = edubba_match_get_record (self->played);
  guint             length = edubba_match_get_length (self->played);

  return game_record_get_resigned (record) == GAME_NOBODY &&
         !self->game->module->rules->result (game_record_get_state (record, length), NULL);
}

gboolean
edubba_replay_page_is_unfinished (EdubbaReplayPage *self)
{
  guint            length = edubba_match_get_length (self->played);
  g_autofree char *end = NULL;

  if (!goes_on_by_rules (self))
    return FALSE;
  if (self->bout != NULL)
    end = edubba_bout_describe_end (self->bout, self->played, length);
  return end == NULL;
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

static gboolean
stepped_cb (gpointer data)
{
  EdubbaReplayPage *self = data;
  guint             cursor = edubba_match_get_cursor (self->match);

  if (cursor < edubba_match_get_length (self->match))
    edubba_match_seek (self->match, cursor + 1);
  if (edubba_match_get_cursor (self->match) < edubba_match_get_length (self->match))
    return G_SOURCE_CONTINUE;
  edubba_replay_page_set_playing (self, FALSE);
  return G_SOURCE_REMOVE;
}

/* Begun at the end, it plays the whole game once more; one without a move is not played. */
void
edubba_replay_page_set_playing (EdubbaReplayPage *self, gboolean playing)
{
  if (playing && edubba_match_get_length (self->match) == 0)
    return;
  if (playing == (self->play_id != 0))
    return;
  g_clear_handle_id (&self->play_id, g_source_remove);
  if (playing && edubba_match_get_cursor (self->match) == edubba_match_get_length (self->match))
    edubba_match_seek (self->match, 0);
  if (playing)
    self->play_id = g_timeout_add (edubba_settings_get_pace (self->settings), stepped_cb, self);
  gtk_button_set_icon_name (GTK_BUTTON (self->play_button),
                            playing ? "media-playback-pause-symbolic"
                                    : "media-playback-start-symbolic");
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PLAYING]);
}

/* Turns the board to the seat that is to act, if the user tries something with all cards in view:
 * then the user plays for every seat. */
static void
face_actor (EdubbaReplayPage *self)
{
  guint seat = edubba_match_get_seat (self->match);

  if (self->branch == EDUBBA_BRANCH_TRY && self->knower == GAME_NOBODY && seat != GAME_NOBODY)
    self->below = seat;
}

/* Writes the list of moves for the seat whose knowledge is shown. */
static void
aim_history (EdubbaReplayPage *self)
{
  edubba_history_set_viewer (self->history, edubba_replay_page_get_viewer (self));
  edubba_history_set_address (self->history, edubba_replay_page_get_address (self));
}

void
edubba_replay_page_set_knower (EdubbaReplayPage *self, guint knower)
{
  if (self->knower == knower)
    return;
  self->knower = knower;
  if (knower != GAME_NOBODY)
    self->below = knower;
  else if (edubba_replay_page_is_unfinished (self))
    edubba_match_set_assisted (self->played);
  face_actor (self);
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

void
edubba_replay_page_aim (EdubbaReplayPage *self, EdubbaMatch *match)
{
  g_set_object (&self->match, match);
  g_signal_group_set_target (self->match_signals, match);
  aim_history (self);
  edubba_history_set_match (self->history, match);
  edubba_replay_page_show (self);
}

/* After a step of the user's own the page does not go to the decisive turn any more. */
static void
match_changed_cb (EdubbaReplayPage *self)
{
  self->seeking = FALSE;
  face_actor (self);
  aim_history (self);
  edubba_replay_page_show (self);
}

static void
analysis_run_cb (EdubbaReplayPage *self)
{
  edubba_replay_page_follow_analysis (self);
  edubba_replay_page_show (self);
}

static void
point_sought_cb (EdubbaReplayPage *self, guint cursor)
{
  edubba_replay_page_leave_branch (self);
  edubba_replay_page_seek (self, cursor);
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

char *
edubba_replay_page_print_view (guint knower)
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
edubba_replay_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  EdubbaReplayPage *self = EDUBBA_REPLAY_PAGE (object);

  switch (id)
    {
    case PROP_PLAYING:
      edubba_replay_page_set_playing (self, g_value_get_boolean (value));
      break;
    case PROP_VIEW:
      set_view (self, g_value_get_string (value));
      break;
    case PROP_PANEL_SHOWN:
      edubba_side_panel_set_shown (self->split, self->settings, EDUBBA_SETTINGS_REPLAY_PANEL,
                                   g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
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
      g_value_take_string (value, edubba_replay_page_print_view (self->knower));
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
  edubba_replay_page_drop_branch (self);
  if (self->analysis != NULL && !self->borrows)
    edubba_analysis_stop (self->analysis);
  g_clear_object (&self->match_signals);
  g_clear_object (&self->analysis);
  g_clear_object (&self->settings);
  g_clear_object (&self->history);
  g_clear_object (&self->match);
  g_clear_object (&self->played);
  g_clear_pointer (&self->bout, course_bout_unref);

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
  EdubbaReplayPage *self = EDUBBA_REPLAY_PAGE (page);

  if (self->bout != NULL)
    return g_strdup (course_bout_get_text (self->bout, COURSE_BOUT_TITLE));
  return self->game->module->words->title ();
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

static const EdubbaGame *
edubba_replay_page_get_game (EdubbaPage *page)
{
  return EDUBBA_REPLAY_PAGE (page)->game;
}

static void
edubba_replay_page_page_init (EdubbaPageInterface *iface)
{
  iface->dup_title = edubba_replay_page_dup_title;
  iface->dup_subtitle = edubba_replay_page_dup_subtitle;
  iface->get_game = edubba_replay_page_get_game;
  iface->shown = edubba_replay_page_shown;
  iface->focus_start = edubba_replay_page_focus_start;
  iface->read_aloud = edubba_replay_page_read_aloud;
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

/* The record is to have the note wherever it goes from here. */
static void
noted_cb (EdubbaReplayPage *self, guint i, const char *note)
{
  g_autofree char *before = g_steal_pointer (&self->text);

  self->text = game_record_put_note (self->game->module, before, i, note);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.keep-note", "(ss)", before, self->text);
}

static GtkWidget *
create_panel (EdubbaReplayPage *self)
{
  GtkWidget *panel = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  self->switcher = g_object_new (GTK_TYPE_STACK_SWITCHER, "margin-top", 8, "margin-start", 10,
                                 "margin-end", 10, NULL);
  self->aim_label =
    g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0f, "visible", FALSE, "margin-top", 12,
                  "margin-start", 14, "margin-end", 14, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->aim_label), "heading");
  gtk_accessible_update_property (GTK_ACCESSIBLE (panel), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Side panel"), -1);
  gtk_widget_add_css_class (panel, "side-panel");
  self->panel_stack = g_object_new (GTK_TYPE_STACK, "vexpand", TRUE, NULL);
  self->move_list = g_object_new (EDUBBA_TYPE_MOVE_LIST, NULL);
  edubba_move_list_set_seekable (self->move_list, TRUE);
  g_signal_connect_swapped (self->move_list, "sought", G_CALLBACK (row_sought_cb), self);
  self->analysis_panel = g_object_new (EDUBBA_TYPE_ANALYSIS_PANEL, NULL);
  g_signal_connect_swapped (self->analysis_panel, "sought", G_CALLBACK (point_sought_cb), self);
  g_signal_connect_swapped (self->analysis_panel, "moment",
                            G_CALLBACK (edubba_replay_page_show_moment), self);
  gtk_stack_add_titled (self->panel_stack, GTK_WIDGET (self->move_list), "moves", _ ("Moves"));
  gtk_stack_add_titled (self->panel_stack, GTK_WIDGET (self->analysis_panel), "analysis",
                        _ ("Analysis"));
  gtk_stack_switcher_set_stack (GTK_STACK_SWITCHER (self->switcher), self->panel_stack);
  gtk_box_append (GTK_BOX (panel), GTK_WIDGET (self->aim_label));
  gtk_box_append (GTK_BOX (panel), self->switcher);
  gtk_box_append (GTK_BOX (panel), GTK_WIDGET (self->panel_stack));
  self->note_row = edubba_note_row_new ();
  g_signal_connect_swapped (self->note_row, "noted", G_CALLBACK (noted_cb), self);
  g_signal_connect_swapped (self->note_row, "sought", G_CALLBACK (row_sought_cb), self);
  gtk_box_append (GTK_BOX (panel), self->note_row);
  return panel;
}

static GtkWidget *
add_button (EdubbaReplayPage *self, const char *label, const char *action)
{
  GtkWidget *button = edubba_table_add_button (self->table, label, action, NULL);

  gtk_widget_set_visible (button, TRUE);
  return button;
}

static void
edubba_replay_page_init (EdubbaReplayPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->match_signals = g_signal_group_new (EDUBBA_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "changed", G_CALLBACK (match_changed_cb),
                                  self);
  self->table = edubba_table_new ();
  self->split = edubba_table_get_split (self->table);
  self->better_button = add_button (self, _ ("Better Line"), "replay.better");
  self->try_button = add_button (self, _ ("Try It Yourself"), "replay.try");
  self->play_on_button = add_button (self, _ ("Play On"), "replay.play-on");
  self->leave_button = add_button (self, _ ("Back to the Game"), "replay.leave");
  self->branch_label =
    g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0f, "visible", FALSE, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->branch_label), "branch");
  edubba_table_add_head (self->table, GTK_WIDGET (self->branch_label));
  edubba_split_set_panel (self->split, create_panel (self));
  g_signal_connect_swapped (self->split, "notify::panel-shown", G_CALLBACK (panel_shown_changed_cb),
                            self);
  gtk_box_prepend (self->box, GTK_WIDGET (self->table));
}

/* Hides the panel of the analysis and the switcher: then the moves are the only list. */
static void
hide_analysis (EdubbaReplayPage *self)
{
  GtkWidget *panel = GTK_WIDGET (self->analysis_panel);

  gtk_stack_page_set_visible (gtk_stack_get_page (self->panel_stack, panel), FALSE);
  gtk_widget_set_visible (panel, FALSE);
  gtk_widget_set_visible (self->switcher, FALSE);
}

/* A short game that the rules have not ended is judged by its own end; while it goes on it is not
 * judged, for it is not played for the rules' own end. NULL: no analysis. */
static EdubbaAnalysis *
create_analysis (EdubbaReplayPage *self)
{
  if (self->bout != NULL && goes_on_by_rules (self))
    return edubba_replay_page_is_unfinished (self)
             ? NULL
             : edubba_level_analyse (self->played, self->bout);
  return edubba_analysis_is_possible (self->played) ? edubba_level_analyse (self->played, NULL)
                                                    : NULL;
}

/* Words and buttons follow the analysis, which may be under way while the user looks. */
static void
begin_analysis (EdubbaReplayPage *self, EdubbaAnalysis *known)
{
  self->borrows = known != NULL;
  self->analysis = known != NULL ? g_object_ref (known) : create_analysis (self);
  if (self->analysis == NULL)
    {
      hide_analysis (self);
      return;
    }
  edubba_analysis_rest_behind (self->analysis, GTK_WIDGET (self));
  edubba_analysis_panel_set_analysis (self->analysis_panel, self->analysis, self->played,
                                      self->own);
  g_signal_connect_object (self->analysis, "notify::running", G_CALLBACK (analysis_run_cb), self,
                           G_CONNECT_SWAPPED);
}

EdubbaReplayPage *
edubba_replay_page_new (const EdubbaGame *game, EdubbaMatch *match)
{
  return edubba_replay_page_new_for (game, match, NULL, NULL);
}

static void
show_aim (EdubbaReplayPage *self)
{
  if (self->bout != NULL)
    gtk_label_set_label (self->aim_label, course_bout_get_text (self->bout, COURSE_BOUT_AIM));
  gtk_widget_set_visible (GTK_WIDGET (self->aim_label), self->bout != NULL);
}

EdubbaReplayPage *
edubba_replay_page_new_for (const EdubbaGame *game,
                            EdubbaMatch      *match,
                            CourseBout       *bout,
                            EdubbaAnalysis   *analysis)
{
  EdubbaReplayPage *self;
  g_autoptr (GMenuModel) menu = NULL;
  g_autofree char *title = NULL;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);
  g_return_val_if_fail (bout == NULL || edubba_bout_is_try (bout, match), NULL);

  self = g_object_new (EDUBBA_TYPE_REPLAY_PAGE, NULL);
  self->bout = bout != NULL ? course_bout_ref (bout) : NULL;
  self->game = game;
  edubba_table_set_game (self->table, game);
  self->match = g_object_ref (match);
  self->played = g_object_ref (match);
  self->text = edubba_save_print (match);
  self->own = edubba_match_find_only_person (match);
  self->below = self->own != GAME_NOBODY ? self->own : 0;
  self->knower = self->below;
  if (self->own == GAME_NOBODY && !edubba_replay_page_is_unfinished (self))
    self->knower = GAME_NOBODY;
  edubba_level_call_computers (match);
  edubba_match_seek (match, 0);
  edubba_note_row_set_match (EDUBBA_NOTE_ROW (self->note_row), match);
  self->history = edubba_history_new (match, edubba_replay_page_get_viewer (self),
                                      edubba_replay_page_get_address (self));
  edubba_move_list_set_history (self->move_list, self->history);
  menu = edubba_replay_page_create_menu (self);
  gtk_menu_button_set_menu_model (self->menu_button, menu);
  title = game->module->words->title ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  show_aim (self);
  begin_analysis (self, analysis);
  g_signal_group_set_target (self->match_signals, match);
  return self;
}

void
edubba_replay_page_set_settings (EdubbaReplayPage *self, GSettings *settings)
{
  g_return_if_fail (EDUBBA_IS_REPLAY_PAGE (self));

  g_set_object (&self->settings, settings);
  edubba_table_set_settings (self->table, settings);
  edubba_side_panel_restore (self->split, settings, EDUBBA_SETTINGS_REPLAY_PANEL);
}

EdubbaMatch *
edubba_replay_page_get_match (EdubbaReplayPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_REPLAY_PAGE (self), NULL);

  return self->match;
}

const char *
edubba_replay_page_get_record (EdubbaReplayPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_REPLAY_PAGE (self), NULL);

  return self->text;
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
