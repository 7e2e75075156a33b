/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One method updates the page after each change of the match (edubba_match_page_show): the
 * viewer, the actions that the board may offer, the messages. The class has methods for the
 * differences between sittings.
 */
#include "edubba-match-page-private.h"

#include <glib/gi18n.h>

#include "edubba-level.h"
#include "edubba-page.h"
#include "edubba-squeeze-box.h"

static void edubba_match_page_page_init (EdubbaPageInterface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (EdubbaMatchPage,
                                  edubba_match_page,
                                  ADW_TYPE_BIN,
                                  G_ADD_PRIVATE (EdubbaMatchPage)
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

EdubbaMatchPagePrivate *
edubba_match_page_get_private (EdubbaMatchPage *self)
{
  return edubba_match_page_get_instance_private (self);
}

void
edubba_match_page_update_subtitle (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  g_autofree char        *subtitle = EDUBBA_MATCH_PAGE_GET_CLASS (self)->describe_turn (self);

  if (g_strcmp0 (subtitle, page->subtitle) == 0)
    return;
  g_free (page->subtitle);
  page->subtitle = g_steal_pointer (&subtitle);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SUBTITLE]);
}

void
edubba_match_page_show (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  guint                   before = page->cursor;
  gboolean                may_look;

  page->cursor = edubba_match_get_cursor (page->match);
  page->refused = FALSE;
  edubba_table_end_scene (page->table);
  may_look = EDUBBA_MATCH_PAGE_GET_CLASS (self)->look (self);
  edubba_match_page_update_subtitle (self);
  if (!may_look)
    return;
  edubba_match_page_show_board (self, before);
  edubba_match_page_speak (self, page->cursor > before);
}

void
edubba_match_page_show_board (EdubbaMatchPage *self, guint before)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  guint                   cursor = edubba_match_get_cursor (page->match);
  g_autofree char        *rival = NULL;
  g_auto (GStrv) names = edubba_seats_dup_names (edubba_match_get_seats (page->match));
  EdubbaTableView view = {
    .match = page->match,
    .before = before,
    .knower = edubba_match_page_get_knower (self),
    .below = page->viewer,
    .active = edubba_match_page_may_act (self),
    .aloud = TRUE,
    .address = GAME_ADDRESS_YOU,
    .names = (const char *const *) names,
    .person = edubba_match_find_only_person (page->match),
    .occasion = EDUBBA_BOARD_EXERCISE,
  };
  GameAction action;

  EDUBBA_MATCH_PAGE_GET_CLASS (self)->prepare (self, &view, &rival);
  view.rival = rival;
  edubba_table_show (page->table, &view);
  if (cursor == 0 || edubba_match_get_actor (page->match, cursor - 1) == page->viewer)
    return;
  action = edubba_match_get_action_for (page->match, cursor - 1, page->viewer);
  edubba_board_highlight (edubba_table_get_board (page->table), &action);
}

static void
match_changed_cb (EdubbaMatchPage *self)
{
  if (edubba_match_page_get_private (self)->started)
    edubba_match_page_show (self);
}

gboolean
edubba_match_page_may_act (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);

  return page->viewer != GAME_NOBODY && !edubba_match_get_left (page->match, page->viewer) &&
         (edubba_match_get_to_act (page->match) & 1u << page->viewer) != 0;
}

gboolean
edubba_match_page_has_chosen (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);

  return page->viewer != GAME_NOBODY &&
         (edubba_match_get_sealed (page->match) & 1u << page->viewer) != 0;
}

/* The present value of a property. */
static gboolean
read_fact (EdubbaMatchPage *self, guint prop)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);

  if (prop == PROP_CAN_UNDO)
    return edubba_match_get_can_undo (page->match) ||
           edubba_match_page_find_choice (self) != GAME_NOBODY;
  if (prop == PROP_CAN_REDO)
    return edubba_match_get_can_redo (page->match);
  return EDUBBA_MATCH_PAGE_GET_CLASS (self)->can_be_left &&
         !edubba_match_get_finished (page->match);
}

void
edubba_match_page_tell_facts (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);

  for (guint i = 0; i < G_N_ELEMENTS (page->notified); i++)
    {
      gboolean was = page->notified[i];

      page->notified[i] = read_fact (self, PROP_CAN_UNDO + i);
      if (page->notified[i] != was)
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
panel_shown_changed_cb (EdubbaMatchPage *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PANEL_SHOWN]);
}

static void
board_pressed_cb (EdubbaMatchPage *self, GtkGesture *press)
{
  EdubbaMatchPageClass *klass = EDUBBA_MATCH_PAGE_GET_CLASS (self);

  edubba_table_end_scene (edubba_match_page_get_table (self));
  /* The press changes the board under the pointer: so it means nothing there. */
  if (klass->stop_showing (self))
    gtk_gesture_set_state (press, GTK_EVENT_SEQUENCE_CLAIMED);
  else if (klass->is_showing (self))
    gtk_widget_activate_action (GTK_WIDGET (self), "match.skip", NULL);
}

/* Keys without a meaning of their own, and Escape, only end a turn shown instead of the match. */
static gboolean
key_pressed_cb (EdubbaMatchPage *self, guint keyval)
{
  edubba_table_settle (edubba_match_page_get_table (self));
  return EDUBBA_MATCH_PAGE_GET_CLASS (self)->stop_showing (self) && keyval == GDK_KEY_Escape;
}

static void
edubba_match_page_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (EDUBBA_MATCH_PAGE (object));

  switch (prop_id)
    {
    case PROP_PANEL_SHOWN:
      edubba_split_set_panel_shown (page->split, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
edubba_match_page_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  EdubbaMatchPage        *self = EDUBBA_MATCH_PAGE (object);
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);

  switch (prop_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, page->title);
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, page->subtitle);
      break;
    case PROP_CAN_UNDO:
    case PROP_CAN_REDO:
    case PROP_PLAYING:
      g_value_set_boolean (value, read_fact (self, prop_id));
      break;
    case PROP_PANEL_SHOWN:
      g_value_set_boolean (value, edubba_split_get_panel_shown (page->split));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

/* A match's notification may concern the title. */
static void
edubba_match_page_notify (GObject *object, GParamSpec *pspec)
{
  edubba_page_retitle (EDUBBA_PAGE (object));
}

static void
edubba_match_page_dispose (GObject *object)
{
  g_clear_object (&edubba_match_page_get_private (EDUBBA_MATCH_PAGE (object))->match_signals);
  adw_bin_set_child (ADW_BIN (object), NULL);

  G_OBJECT_CLASS (edubba_match_page_parent_class)->dispose (object);
}

static void
edubba_match_page_finalize (GObject *object)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (EDUBBA_MATCH_PAGE (object));

  g_clear_object (&page->settings);
  g_clear_object (&page->history);
  g_clear_object (&page->hints);
  g_clear_object (&page->match);
  g_clear_object (&page->course);
  g_clear_object (&page->progress);
  g_clear_pointer (&page->current, course_lesson_unref);
  g_clear_pointer (&page->title, g_free);
  g_clear_pointer (&page->subtitle, g_free);

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
  return g_strdup (edubba_match_page_get_private (EDUBBA_MATCH_PAGE (page))->title);
}

static char *
edubba_match_page_dup_subtitle (EdubbaPage *page)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (page);

  return EDUBBA_MATCH_PAGE_GET_CLASS (self)->dup_subtitle (self);
}

/* Begins, if that has not been done; a page that comes back has never stopped. */
static void
edubba_match_page_shown (EdubbaPage *shown)
{
  EdubbaMatchPage        *self = EDUBBA_MATCH_PAGE (shown);
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  gboolean                first = !page->started;

  if (first)
    {
      page->started = TRUE;
      edubba_match_page_tell_facts (self);
      page->cursor = edubba_match_get_cursor (page->match);
      if (page->viewer != GAME_NOBODY)
        edubba_move_list_set_history (page->move_list, page->history);
      edubba_match_page_show (self);
    }
  if (EDUBBA_MATCH_PAGE_GET_CLASS (self)->shown != NULL)
    EDUBBA_MATCH_PAGE_GET_CLASS (self)->shown (self, first);
}

static void
edubba_match_page_focus_start (EdubbaPage *page)
{
  EdubbaMatchPage *self = EDUBBA_MATCH_PAGE (page);
  EdubbaBoard     *board = edubba_table_get_board (edubba_match_page_get_table (self));

  if (!EDUBBA_MATCH_PAGE_GET_CLASS (self)->focus_start (self) && board != NULL)
    edubba_board_focus_start (board);
}

static const EdubbaGame *
edubba_match_page_page_get_game (EdubbaPage *page)
{
  return edubba_match_page_get_game (EDUBBA_MATCH_PAGE (page));
}

static void
edubba_match_page_page_read_aloud (EdubbaPage *page, const char *topic)
{
  edubba_match_page_read_aloud (EDUBBA_MATCH_PAGE (page), topic);
}

static void
edubba_match_page_page_init (EdubbaPageInterface *iface)
{
  iface->dup_title = edubba_match_page_dup_title;
  iface->dup_subtitle = edubba_match_page_dup_subtitle;
  iface->get_game = edubba_match_page_page_get_game;
  iface->shown = edubba_match_page_shown;
  iface->focus_start = edubba_match_page_focus_start;
  iface->read_aloud = edubba_match_page_page_read_aloud;
}

/* The default of a sitting that does not override it. */

static gboolean
answer_no (EdubbaMatchPage *self)
{
  return FALSE;
}

static gboolean
answer_yes (EdubbaMatchPage *self)
{
  return TRUE;
}

static gboolean
drill_nothing (EdubbaMatchPage *self, const char *paragraph)
{
  return FALSE;
}

static const char *
find_nothing (EdubbaMatchPage *self)
{
  return NULL;
}

static void
prepare_nothing (EdubbaMatchPage *self, EdubbaTableView *view, char **rival)
{
}

static void
point_at_nothing (EdubbaMatchPage *self)
{
  edubba_table_point (edubba_match_page_get_table (self), NULL);
}

static char *
dup_turn (EdubbaMatchPage *self)
{
  return g_strdup (edubba_match_page_get_private (self)->subtitle);
}

static void
install_defaults (EdubbaMatchPageClass *klass)
{
  klass->look = answer_yes;
  klass->prepare = prepare_nothing;
  klass->dup_subtitle = dup_turn;
  klass->find_hindrance = find_nothing;
  klass->find_objection = edubba_match_page_find_hindrance;
  klass->act = edubba_match_page_act_by_rules;
  klass->is_showing = answer_no;
  klass->stop_showing = answer_no;
  klass->focus_start = answer_no;
  klass->point_at_rest = point_at_nothing;
  klass->offers_hint = answer_no;
  klass->drills = drill_nothing;
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
  install_defaults (klass);
  edubba_match_page_install_actions (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/edubba/Edubba/ui/edubba-match-page.ui");
  gtk_widget_class_bind_template_child_private (widget_class, EdubbaMatchPage, side_panel);
  gtk_widget_class_bind_template_child_private (widget_class, EdubbaMatchPage, moves_header);
  gtk_widget_class_bind_template_child_private (widget_class, EdubbaMatchPage, moves_hint_button);
  gtk_widget_class_bind_template_child_private (widget_class, EdubbaMatchPage, assisted_label);
}

/* From top to bottom: head, the sitting's own parts, list of moves, note on help; and below all
 * that the parts that stay in view at any scroll position. */
static void
add_panel (EdubbaMatchPagePrivate *page)
{
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *pane = edubba_squeeze_box_new (GTK_WIDGET (page->side_panel));

  page->panel = GTK_BOX (panel);
  gtk_widget_set_vexpand (pane, TRUE);
  gtk_box_append (page->panel, pane);
  page->move_list = g_object_new (EDUBBA_TYPE_MOVE_LIST, "vexpand", TRUE, NULL);
  gtk_box_insert_child_after (page->side_panel, GTK_WIDGET (page->move_list),
                              GTK_WIDGET (page->moves_header));
  gtk_widget_add_css_class (panel, "side-panel");
  edubba_split_set_panel (page->split, panel);
}

static void
edubba_match_page_init (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);
  GtkEventController     *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  page->table = edubba_table_new ();
  page->split = edubba_table_get_split (page->table);
  page->viewer = page->last = GAME_NOBODY;
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (page->table));
  add_panel (page);
  page->match_signals = g_signal_group_new (EDUBBA_TYPE_MATCH);
  g_signal_group_connect_swapped (page->match_signals, "changed", G_CALLBACK (match_changed_cb),
                                  self);
  g_signal_group_connect_swapped (page->match_signals, "notify", G_CALLBACK (match_notified_cb),
                                  self);
  g_signal_connect_swapped (page->table, "pressed", G_CALLBACK (board_pressed_cb), self);
  g_signal_connect_swapped (page->table, "planned", G_CALLBACK (edubba_match_page_note_hint), self);
  g_signal_connect_swapped (page->split, "notify::panel-shown", G_CALLBACK (panel_shown_changed_cb),
                            self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

void
edubba_match_page_set_up (EdubbaMatchPage  *self,
                          const EdubbaGame *game,
                          EdubbaMatch      *match,
                          const char       *title,
                          guint             viewer,
                          GameAddress       address)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);

  page->game = game;
  page->match = g_object_ref (match);
  page->viewer = viewer;
  page->address = address;
  page->title = title != NULL ? g_strdup (title) : game->module->words->title ();
  page->history = edubba_history_new (match, viewer == GAME_NOBODY ? 0 : viewer, address);
  edubba_table_set_game (page->table, game);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, page->title,
                                  -1);
  /* Not in init: the toolkit looks for actions in the class that the page has just then. */
  edubba_match_page_add_buttons (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.take-back", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "match.card", game->get_card_type != NULL);
  g_signal_group_set_target (page->match_signals, match);
}

void
edubba_match_page_aim (EdubbaMatchPage *self, EdubbaMatch *match)
{
  EdubbaMatchPagePrivate *page = edubba_match_page_get_private (self);

  g_set_object (&page->match, match);
  g_signal_group_set_target (page->match_signals, match);
  edubba_history_set_match (page->history, match);
  page->cursor = edubba_match_get_cursor (match);
  edubba_match_page_tell_facts (self);
  if (page->started)
    edubba_match_page_show (self);
}

void
edubba_match_page_undo (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page;
  EdubbaBoard            *board;
  guint                   seat;

  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));

  page = edubba_match_page_get_private (self);
  board = edubba_table_get_board (page->table);
  if (board != NULL && edubba_board_cancel (board))
    return;
  seat = edubba_match_page_find_choice (self);
  if (seat == GAME_NOBODY)
    {
      edubba_match_undo (page->match);
      return;
    }
  edubba_match_page_set_viewer (self, seat);
  edubba_match_take_back (page->match, seat);
}

void
edubba_match_page_redo (EdubbaMatchPage *self)
{
  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));

  edubba_match_redo (edubba_match_page_get_match (self));
}

void
edubba_match_page_resign (EdubbaMatchPage *self)
{
  EdubbaMatchPagePrivate *page;

  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));

  page = edubba_match_page_get_private (self);
  if (read_fact (self, PROP_PLAYING) && page->viewer != GAME_NOBODY)
    edubba_match_resign_seat (page->match, page->viewer);
}

void
edubba_match_page_set_settings (EdubbaMatchPage *self, GSettings *settings)
{
  EdubbaMatchPagePrivate *page;

  g_return_if_fail (EDUBBA_IS_MATCH_PAGE (self));

  page = edubba_match_page_get_private (self);
  g_set_object (&page->settings, settings);
  edubba_table_set_settings (page->table, settings);
  if (EDUBBA_MATCH_PAGE_GET_CLASS (self)->settings_changed != NULL)
    EDUBBA_MATCH_PAGE_GET_CLASS (self)->settings_changed (self);
}
