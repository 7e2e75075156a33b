/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One method shows everything anew after each change of the match (edubba_match_page_show): who
 * looks, whether the curtain must fall, what the board may offer, what is said.
 */
#include "edubba-match-page-private.h"

#include <glib/gi18n.h>

#include "edubba-settings.h"

static void edubba_match_page_page_init (EdubbaPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (EdubbaMatchPage,
                               edubba_match_page,
                               ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (EDUBBA_TYPE_PAGE,
                                                      edubba_match_page_page_init))

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_PLAYING,
  PROP_PANEL_SHOWN,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

gboolean
edubba_match_page_is_task (EdubbaMatchPage *self)
{
  return self->puzzle != NULL || self->lesson != NULL;
}

static void
update_subtitle (EdubbaMatchPage *self)
{
  g_autofree char *subtitle = edubba_match_page_describe_turn (self);

  if (g_strcmp0 (subtitle, self->subtitle) == 0)
    return;
  g_free (self->subtitle);
  self->subtitle = g_steal_pointer (&subtitle);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUBTITLE]);
}

void
edubba_match_page_show (EdubbaMatchPage *self)
{
  guint    before = self->cursor;
  guint    cursor = edubba_match_get_cursor (self->match);
  gboolean stepped = cursor > before;

  self->cursor = cursor;
  self->refused = FALSE;
  self->again_end = 0;
  edubba_table_end_scene (self->table);
  g_clear_handle_id (&self->again_source, g_source_remove);
  edubba_match_page_drop_coach (self);
  edubba_match_page_follow (self);
  update_subtitle (self);
  gtk_widget_set_visible (GTK_WIDGET (self->assisted_label),
                          !edubba_match_page_is_task (self) &&
                            edubba_match_get_assisted (self->match));
  /* A curtain that is down stays down, and calls whoever is to act now. */
  if (edubba_table_is_covered (self->table) || edubba_match_page_needs_curtain (self))
    {
      edubba_match_page_drop_curtain (self);
      return;
    }
  if (edubba_match_page_may_act (self))
    edubba_opponent_set_pace (self->opponent, edubba_match_page_get_pace (self));
  edubba_match_page_show_board (self, before);
  edubba_match_page_speak (self, stepped);
}

static void
match_changed_cb (EdubbaMatchPage *self)
{
  if (self->begun)
    edubba_match_page_show (self);
}

/* What is true of the page as it is. */
static gboolean
read_fact (EdubbaMatchPage *self, guint prop)
{
  if (prop == PROP_CAN_UNDO)
    return edubba_match_get_can_undo (self->match) || edubba_match_page_has_chosen (self);
  if (prop == PROP_CAN_REDO)
    return edubba_match_get_can_redo (self->match);
  return !edubba_match_page_is_task (self) && self->bout == NULL &&
         !edubba_match_get_finished (self->match);
}

void
edubba_match_page_tell_facts (EdubbaMatchPage *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->told); i++)
    {
      gboolean was = self->told[i];

      self->told[i] = read_fact (self, PROP_CAN_UNDO + i);
      if (self->told[i] != was)
        g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_CAN_UNDO + i]);
    }
}

static void
match_notified_cb (EdubbaMatchPage *self, GParamSpec *pspec)
{
  edubba_match_page_tell_facts (self);
  if (g_str_equal (pspec->name, "assisted"))
    edubba_page_retitle (EDUBBA_PAGE (self));
}

static void
thinking_changed_cb (EdubbaMatchPage *self)
{
  gtk_widget_set_visible (self->skip_button, edubba_opponent_get_thinking (self->opponent) &&
                                               !edubba_match_get_finished (self->match));
}

static void
panel_shown_changed_cb (EdubbaMatchPage *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PANEL_SHOWN]);
  if (self->begun && edubba_match_page_is_task (self))
    edubba_match_page_speak (self, FALSE);
}

static void
verdict_changed_cb (EdubbaMatchPage *self)
{
  gboolean stuck = edubba_task_get_can_take_back (self->task);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.take-back", stuck);
  gtk_widget_set_visible (self->take_back_button, edubba_match_page_offers_way_back (self));
  /* A refusal that has just been said stands until the next action; a proof that arrives late must
   * not wipe it away. */
  if (self->begun && !self->refused)
    edubba_match_page_speak (self, FALSE);
}

static void
board_pressed_cb (EdubbaMatchPage *self, GtkGesture *press)
{
  edubba_table_end_scene (self->table);
  /* What lies under the pointer changes with this: the press itself means nothing there. */
  if (edubba_match_page_stop_again (self))
    gtk_gesture_set_state (press, GTK_EVENT_SEQUENCE_CLAIMED);
  else if (edubba_opponent_get_thinking (self->opponent) ||
           (self->lesson != NULL && self->phase == EDUBBA_PHASE_SHOWING))
    gtk_widget_activate_action (GTK_WIDGET (self), "match.skip", NULL);
}

/* Keys that mean nothing but themselves, and Escape, do nothing else than end what is shown. */
static gboolean
key_pressed_cb (EdubbaMatchPage *self, guint keyval)
{
  edubba_table_settle (self->table);
  return edubba_match_page_stop_again (self) && keyval == GDK_KEY_Escape;
}

static void
edubba_match_page_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (object);

  switch (prop_id)
    {
    case PROP_PANEL_SHOWN:
      edubba_split_set_panel_shown (self->split, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
edubba_match_page_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (object);

  switch (prop_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, self->subtitle);
      break;
    case PROP_CAN_UNDO:
    case PROP_CAN_REDO:
    case PROP_PLAYING:
      g_value_set_boolean (value, read_fact (self, prop_id));
      break;
    case PROP_PANEL_SHOWN:
      g_value_set_boolean (value, edubba_split_get_panel_shown (self->split));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* Whatever the header bar shows of a match may be told in its title. */
static void
edubba_match_page_notify (GObject *object, GParamSpec *pspec)
{
  edubba_page_retitle (EDUBBA_PAGE (object));
}

static void
edubba_match_page_dispose (GObject *object)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (object);

  g_clear_handle_id (&self->again_source, g_source_remove);
  if (self->opponent != NULL)
    edubba_opponent_set_match (self->opponent, NULL);
  g_clear_object (&self->opponent);
  g_clear_object (&self->match_signals);
  edubba_match_page_end_coach (self);
  edubba_match_page_drop_analysis (self);
  self->awaits = FALSE;
  adw_bin_set_child (ADW_BIN (self), NULL);

  G_OBJECT_CLASS (edubba_match_page_parent_class)->dispose (object);
}

static void
edubba_match_page_finalize (GObject *object)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->history);
  g_clear_object (&self->hints);
  g_clear_object (&self->attempt);
  g_clear_object (&self->task);
  g_clear_object (&self->lesson);
  g_clear_object (&self->bout);
  g_clear_object (&self->match);
  g_clear_pointer (&self->puzzle, course_puzzle_unref);
  g_clear_pointer (&self->stumbles, g_ptr_array_unref);
  g_clear_pointer (&self->coming, g_strfreev);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->subtitle, g_free);

  G_OBJECT_CLASS (edubba_match_page_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, readable);
  properties[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, readable);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, readable);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, readable);
  properties[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE, readable);
  properties[PROP_PANEL_SHOWN] =
    g_param_spec_boolean ("panel-shown", NULL, NULL, TRUE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static char *
edubba_match_page_dup_title (EdubbaPage *page)
{
  return g_strdup (EDUBBA_MATCH_PAGE (page)->title);
}

static char *
edubba_match_page_dup_subtitle (EdubbaPage *page)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (page);

  if (edubba_match_page_is_task (self) || !edubba_match_get_assisted (self->match))
    return g_strdup (self->subtitle);
  /* Translators: below the title of the window: "Turn 9, yours", in a game in which a hint was
   * given, or something was taken back after hidden cards had been seen. */
  return g_strdup_printf (_ ("%s · assisted"), self->subtitle);
}

/* Begins, if that has not been done; a page that comes back has never stopped. */
static void
edubba_match_page_shown (EdubbaPage *page)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (page);

  /* A page where one looked back has stopped it. */
  if (self->analysis != NULL)
    edubba_analysis_start (self->analysis);
  if (self->begun)
    return;
  self->begun = TRUE;
  edubba_match_page_tell_facts (self);
  self->cursor = edubba_match_get_cursor (self->match);
  if (self->viewer != GAME_NOBODY)
    edubba_move_list_set_history (self->move_list, self->history);
  edubba_match_page_show (self);
  if (!edubba_match_page_is_task (self))
    edubba_opponent_set_match (self->opponent, self->match);
}

/* On the curtain while it is closed, else where the board begins. */
static void
edubba_match_page_focus_start (EdubbaPage *page)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (page);
  EdubbaBoard     *board = edubba_table_get_board (self->table);

  if (gtk_widget_get_visible (GTK_WIDGET (self->game_end)))
    edubba_game_end_focus_start (self->game_end);
  else if (edubba_table_is_covered (self->table))
    gtk_widget_child_focus (GTK_WIDGET (edubba_table_get_curtain (self->table)),
                            GTK_DIR_TAB_FORWARD);
  else if (self->lesson != NULL && edubba_lesson_panel_focus_start (self->lesson_panel))
    return;
  else if (board != NULL)
    edubba_board_focus_start (board);
}

static const EdubbaGame *
edubba_match_page_get_game (EdubbaPage *page)
{
  return EDUBBA_MATCH_PAGE (page)->game;
}

static void
edubba_match_page_page_init (EdubbaPageInterface *iface)
{
  iface->dup_title = edubba_match_page_dup_title;
  iface->dup_subtitle = edubba_match_page_dup_subtitle;
  iface->get_game = edubba_match_page_get_game;
  iface->shown = edubba_match_page_shown;
  iface->focus_start = edubba_match_page_focus_start;
}

static void
edubba_match_page_class_init (EdubbaMatchPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = edubba_match_page_set_property;
  object_class->get_property = edubba_match_page_get_property;
  object_class->notify = edubba_match_page_notify;
  object_class->dispose = edubba_match_page_dispose;
  object_class->finalize = edubba_match_page_finalize;
  install_properties (object_class);
  edubba_match_page_install_actions (widget_class);
  edubba_match_page_install_lesson_actions (widget_class);
  edubba_match_page_install_coach_actions (widget_class);
  edubba_match_page_install_result_actions (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/edubba/Edubba/ui/edubba-match-page.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaMatchPage, side_panel);
  gtk_widget_class_bind_template_child (widget_class, EdubbaMatchPage, moves_header);
  gtk_widget_class_bind_template_child (widget_class, EdubbaMatchPage, moves_hint_button);
  gtk_widget_class_bind_template_child (widget_class, EdubbaMatchPage, assisted_label);
}

static void
edubba_match_page_init (EdubbaMatchPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  edubba_match_page_lay_out (self);
  edubba_match_page_lay_out_coach (self);
  g_signal_connect_swapped (edubba_table_get_curtain (self->table), "opened",
                            G_CALLBACK (edubba_match_page_open_curtain), self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.take-back", FALSE);
  self->match_signals = g_signal_group_new (EDUBBA_TYPE_MATCH);
  g_signal_group_connect_swapped (self->match_signals, "changed", G_CALLBACK (match_changed_cb),
                                  self);
  g_signal_group_connect_swapped (self->match_signals, "notify", G_CALLBACK (match_notified_cb),
                                  self);

  g_signal_connect_swapped (self->table, "pressed", G_CALLBACK (board_pressed_cb), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (self->split, "notify::panel-shown", G_CALLBACK (panel_shown_changed_cb),
                            self);
}

static EdubbaOpponent *
create_opponent (const EdubbaGame *game, EdubbaMatch *match)
{
  const GamePlayer *player = game->module->player;
  g_autoptr (EdubbaEngine) engine = edubba_engine_new (player, 0);
  EdubbaOpponent *opponent = edubba_opponent_new (engine);

  edubba_opponent_set_pace (opponent, edubba_settings_get_pace (NULL));
  return opponent;
}

void
edubba_match_page_aim (EdubbaMatchPage *self, EdubbaMatch *match)
{
  g_set_object (&self->match, match);
  g_signal_group_set_target (self->match_signals, match);
  edubba_history_set_match (self->history, match);
  self->cursor = edubba_match_get_cursor (match);
  edubba_match_page_tell_facts (self);
  if (self->begun)
    edubba_match_page_show (self);
}

EdubbaMatchPage *
edubba_match_page_create (const EdubbaGame *game,
                          EdubbaMatch      *match,
                          const char       *title,
                          guint             learner)
{
  EdubbaMatchPage *self = g_object_new (EDUBBA_TYPE_MATCH_PAGE, NULL);

  self->game = game;
  edubba_table_set_game (self->table, game);
  self->match = g_object_ref (match);
  self->title = title != NULL ? g_strdup (title) : game->module->words->title ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->title,
                                  -1);
  self->viewer = learner;
  if (learner == GAME_NOBODY)
    edubba_match_page_choose_viewer (self);
  self->history =
    edubba_history_new (match, self->viewer == GAME_NOBODY ? 0 : self->viewer, self->address);
  self->opponent = create_opponent (game, match);
  g_signal_group_set_target (self->match_signals, match);
  g_signal_connect_object (self->opponent, "notify::thinking", G_CALLBACK (thinking_changed_cb),
                           self, G_CONNECT_SWAPPED);
  return self;
}

EdubbaMatchPage *
edubba_match_page_new (const EdubbaGame *game, EdubbaMatch *match)
{
  EdubbaMatchPage *self;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (EDUBBA_IS_MATCH (match), NULL);

  self = edubba_match_page_create (game, match, NULL, GAME_NOBODY);
  edubba_match_page_begin_coach (self);
  self->subtitle = edubba_match_page_describe_turn (self);
  return self;
}

EdubbaMatchPage *
edubba_match_page_new_for_puzzle (const EdubbaGame *game, CoursePuzzle *puzzle)
{
  EdubbaTask      *task;
  EdubbaMatchPage *self;

  g_return_val_if_fail (game != NULL, NULL);
  g_return_val_if_fail (puzzle != NULL, NULL);

  task = edubba_task_new (game->module, course_puzzle_get_state (puzzle),
                          course_puzzle_get_goal (puzzle));
  self = edubba_match_page_create (game, edubba_task_get_match (task),
                                   course_puzzle_get_title (puzzle),
                                   edubba_task_get_goal (task)->me);
  self->puzzle = course_puzzle_ref (puzzle);
  self->task = task;
  self->subtitle = edubba_match_page_describe_turn (self);
  gtk_widget_set_visible (GTK_WIDGET (self->moves_header), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->puzzle_panel), TRUE);
  gtk_button_set_label (GTK_BUTTON (self->rematch_button), _ ("Once More"));
  edubba_puzzle_panel_set_puzzle (self->puzzle_panel, puzzle, task);
  g_signal_connect_object (task, "verdict", G_CALLBACK (verdict_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

EdubbaMatch *
edubba_match_page_get_match (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), NULL);

  return self->match;
}

gboolean
edubba_match_page_is_puzzle (EdubbaMatchPage *self)
{
  g_return_val_if_fail (EDUBBA_IS_MATCH_PAGE (self), FALSE);

  return self->puzzle != NULL;
}

void
edubba_match_page_undo (EdubbaMatchPage *self)
{
  EdubbaBoard *board;

  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));

  board = edubba_table_get_board (self->table);
  if (board != NULL && edubba_board_cancel (board))
    return;
  if (edubba_match_page_has_chosen (self))
    edubba_match_take_back (self->match, self->viewer);
  else
    edubba_match_undo (self->match);
}

void
edubba_match_page_redo (EdubbaMatchPage *self)
{
  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));

  edubba_match_redo (self->match);
}

void
edubba_match_page_resign (EdubbaMatchPage *self)
{
  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));

  if (read_fact (self, PROP_PLAYING) && self->viewer != GAME_NOBODY)
    edubba_match_resign_seat (self->match, self->viewer);
}

void
edubba_match_page_set_settings (EdubbaMatchPage *self, GSettings *settings)
{
  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));

  g_set_object (&self->settings, settings);
  edubba_table_set_settings (self->table, settings);
  edubba_opponent_set_pace (self->opponent, edubba_match_page_get_pace (self));
  edubba_match_page_restore_panel (self);
}
