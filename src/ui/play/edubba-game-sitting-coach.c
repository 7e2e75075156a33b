/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The coach of a game: an action that would throw something away is held until the player has
 * read the reason. The banner stands at the foot of the side panel, and the board stays where it
 * is. If no panel is beside the board it takes the place of the message line instead, so that the
 * board stays as large as it can be. Each move of the match takes it away.
 */
#include "edubba-game-sitting-private.h"

#include <glib/gi18n.h>

#include "edubba-coach-banner.h"
#include "edubba-layout.h"
#include "edubba-page.h"
#include "edubba-squeeze-box.h"

struct _EdubbaGameCoaching
{
  EdubbaCoach       *coach;  /* owned */
  EdubbaCoachBanner *banner; /* borrowed */
  GtkWidget         *pane;   /* borrowed: holds it */
  gboolean           beside; /* the banner stands in the side panel */
  char              *held;   /* owned: the action that the banner is about, or NULL */

  /* The line that is being shown on the board. */
  GameState *world; /* owned; NULL unless something is */
  GameLine   line;
  GPtrArray *said; /* owned: of char *, a sentence for each step that can be shown */
  guint      step;
  guint      source;
};

static void
stop_showing (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);

  g_clear_handle_id (&sitting->coaching->source, g_source_remove);
  g_clear_pointer (&sitting->coaching->world, g_free);
  g_clear_pointer (&sitting->coaching->said, g_ptr_array_unref);
}

/* Returns TRUE if an action can be shown in a world drawn by chance: it reveals nothing, and no
 * other seat replies to it, so its effect is known. */
static gboolean
is_open (const GameRules *rules, const GameState *world, GameAction action, GArray *events)
{
  g_autofree GameState *after = game_state_dup (rules, world);

  if (rules->kinds[action.kind].flags & GAME_KIND_ENDS_TURN)
    return FALSE;
  rules->apply (after, action, events);
  for (guint i = 0; i < events->len; i++)
    if (rules->zones[g_array_index (events, GameEvent, i).from.kind].secret)
      return FALSE;
  return rules->seat (after) == rules->seat (world) || rules->seat (after) == GAME_NOBODY;
}

/* Plays an action on the board. */
static void
move_board (EdubbaGameSitting *self, GameAction action, GArray *events)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  const GameRules          *rules = sitting->game->module->rules;
  EdubbaBoard              *board = edubba_table_get_board (sitting->table);
  g_autofree GameState     *seen = game_state_new (rules);

  rules->apply (sitting->coaching->world, action, NULL);
  rules->observe (sitting->coaching->world, edubba_game_sitting_get_viewer (self),
                  seen);
  for (guint i = 0; i < events->len; i++)
    {
      GameEvent *event = &g_array_index (events, GameEvent, i);

      *event = game_event_for_seat (*event, edubba_game_sitting_get_viewer (self));
    }
  edubba_board_play (board, seen, edubba_game_sitting_get_viewer (self), FALSE,
                     (const GameEvent *) (gpointer) events->data, events->len);
}

/* Lists the better turn, action for action, up to the first one whose effect is not known. */
static void
say_steps (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  EdubbaGameCoaching       *coaching = sitting->coaching;
  const GameRules          *rules = sitting->game->module->rules;
  g_autofree GameState     *world = game_state_dup (rules, coaching->world);
  g_auto (GStrv) names = edubba_seats_dup_names (edubba_match_get_seats (sitting->match));
  gboolean open = TRUE;

  coaching->said = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < coaching->line.n && open; i++)
    {
      GameAction            action = coaching->line.actions[i];
      g_autofree GameState *seen = game_state_new (rules);
      g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (GameEvent));
      g_autofree char *label = NULL;

      if (rules->seat (world) != edubba_game_sitting_get_viewer (self) ||
          game_state_judge (rules, world, action) != GAME_LEGAL)
        return;
      rules->observe (world, edubba_game_sitting_get_viewer (self), seen);
      label = sitting->game->module->words->action (seen, action,
                                                    (const char *const *) names);
      /* Translators: %1$u: which action of a turn; %2$s: the action, as on its button. */
      g_ptr_array_add (coaching->said, g_strdup_printf (_ ("%1$u. %2$s"), i + 1, label));
      open = is_open (rules, world, action, events);
      rules->apply (world, action, NULL);
    }
}

/* Points out the next action of the better turn, and shows it on the board. FALSE if there is none.
 */
static gboolean
show_step (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  EdubbaGameCoaching       *coaching = sitting->coaching;
  const GameRules          *rules = sitting->game->module->rules;
  EdubbaBoard              *board = edubba_table_get_board (sitting->table);
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (GameEvent));
  GameAction action;

  if (coaching->step >= coaching->said->len)
    return FALSE;
  edubba_coach_banner_list (coaching->banner, (const char *const *) coaching->said->pdata,
                            coaching->said->len, coaching->step);
  action = coaching->line.actions[coaching->step++];
  if (is_open (rules, coaching->world, action, events))
    move_board (self, action, events);
  edubba_board_highlight (board, &action);
  return TRUE;
}

static gboolean
show_next_cb (gpointer data)
{
  EdubbaGameSitting        *self = data;
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);

  if (show_step (self))
    return G_SOURCE_CONTINUE;
  sitting->coaching->source = 0;
  stop_showing (self);
  edubba_match_page_show_board (EDUBBA_MATCH_PAGE (self),
                                edubba_match_page_get_cursor (EDUBBA_MATCH_PAGE (self)));
  return G_SOURCE_REMOVE;
}

static void
hide_banner (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  EdubbaGameCoaching       *coaching = sitting->coaching;

  if (!gtk_widget_get_visible (GTK_WIDGET (coaching->banner)))
    return;
  gtk_widget_set_visible (GTK_WIDGET (coaching->banner), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (edubba_table_get_message_line (sitting->table)), TRUE);
  edubba_table_point (sitting->table, NULL);
  if (coaching->world != NULL)
    {
      stop_showing (self);
      edubba_match_page_show_board (EDUBBA_MATCH_PAGE (self),
                                    edubba_match_page_get_cursor (EDUBBA_MATCH_PAGE (self)));
    }
  g_clear_pointer (&coaching->held, g_free);
}

static gboolean
has_room_beside (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  EdubbaSplit              *split = edubba_table_get_split (sitting->table);
  EdubbaMoveList           *moves = edubba_match_page_get_move_list (EDUBBA_MATCH_PAGE (self));
  int                       least;

  edubba_layout_measure_width (GTK_WIDGET (sitting->coaching->banner), &least);
  return edubba_split_get_panel_shown (split) && !edubba_split_get_narrow (split) &&
         least <= gtk_widget_get_width (GTK_WIDGET (moves));
}

/* Puts the banner where there is room for it; TRUE if that is another place than before. */
static gboolean
place_banner (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  EdubbaGameCoaching       *coaching = sitting->coaching;
  gboolean                  beside = has_room_beside (self);

  gtk_widget_set_visible (GTK_WIDGET (edubba_table_get_message_line (sitting->table)), beside);
  if (coaching->beside == beside)
    return FALSE;
  coaching->beside = beside;
  if (beside)
    edubba_match_page_add_panel_foot (EDUBBA_MATCH_PAGE (self), coaching->pane);
  else
    edubba_table_add_foot (sitting->table, coaching->pane);
  return TRUE;
}

/* The panel was folded away, or unfolded, or there is another width. */
static void
room_changed_cb (EdubbaGameSitting *self)
{
  EdubbaGameCoaching *coaching = edubba_game_sitting_get_private (self)->coaching;

  if (coaching != NULL && gtk_widget_get_visible (GTK_WIDGET (coaching->banner)) &&
      place_banner (self))
    edubba_coach_banner_focus_start (coaching->banner);
}

static void
show_banner (EdubbaGameSitting *self, const char *action, const EdubbaAdvice *advice)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  EdubbaGameCoaching       *coaching = sitting->coaching;
  const char *const         parts[] = { advice->part, NULL };

  g_free (coaching->held);
  coaching->held = g_strdup (action);
  edubba_match_page_speak (EDUBBA_MATCH_PAGE (self), FALSE);
  edubba_match_page_show_button (EDUBBA_MATCH_PAGE (self), EDUBBA_BUTTON_AGAIN, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (coaching->banner), TRUE);
  place_banner (self);
  edubba_coach_banner_say (coaching->banner, advice);
  edubba_table_point (sitting->table, advice->part != NULL ? parts : NULL);
  edubba_coach_banner_focus_start (coaching->banner);
}

/* Plays the action held, against the coach's advice or not. */
static void
play (EdubbaGameSitting *self, const char *action)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);

  edubba_match_act_for (sitting->match, edubba_game_sitting_get_viewer (self),
                        action, NULL, NULL);
}

static void
answered_cb (EdubbaGameSitting *self, const char *action)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  const EdubbaAdvice       *advice = edubba_coach_get_advice (sitting->coaching->coach);

  if (advice != NULL)
    show_banner (self, action, advice);
  else
    play (self, action);
}

gboolean
edubba_game_sitting_hold (EdubbaGameSitting *self, const char *action)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  EdubbaGameCoaching       *coaching = sitting->coaching;

  /* A coach follows the seat whose turn it is in the record, and speaks to it alone. */
  if (coaching->coach == NULL || edubba_match_page_get_shared (EDUBBA_MATCH_PAGE (self)) ||
      edubba_match_get_seat (sitting->match) != edubba_game_sitting_get_viewer (self))
    return FALSE;
  hide_banner (self);
  switch (edubba_coach_ask (coaching->coach, action))
    {
    case EDUBBA_COACH_WAIT:
      edubba_table_say (sitting->table, EDUBBA_MESSAGE_REPORT,
                        _ ("The coach is looking at your turn…"), NULL);
      return TRUE;
    case EDUBBA_COACH_ADVICE:
      show_banner (self, action, edubba_coach_get_advice (coaching->coach));
      return TRUE;
    case EDUBBA_COACH_PASS:
    default:
      return FALSE;
    }
}

void
edubba_game_sitting_drop_coach (EdubbaGameSitting *self)
{
  hide_banner (self);
}

gboolean
edubba_game_sitting_get_coach_line (EdubbaGameSitting *self, GameLine *line)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);

  return sitting->coaching->coach != NULL && edubba_coach_get_line (sitting->coaching->coach, line);
}

static void
keep_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaGameSitting        *self = EDUBBA_GAME_SITTING (widget);
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  g_autofree char          *held = g_steal_pointer (&sitting->coaching->held);

  hide_banner (self);
  if (held != NULL)
    play (self, held);
  edubba_page_focus_start (EDUBBA_PAGE (self));
}

static void
think_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaGameSitting *self = EDUBBA_GAME_SITTING (widget);

  hide_banner (self);
  edubba_match_page_speak (EDUBBA_MATCH_PAGE (self), FALSE);
  edubba_page_focus_start (EDUBBA_PAGE (self));
}

/* Showing a better turn, or a hint towards it, counts as help. */
static void
note_help (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);

  edubba_match_set_assisted (sitting->match);
  edubba_match_page_show_assisted (EDUBBA_MATCH_PAGE (self), TRUE);
}

/* Asks for the next hint along a line that is known. */
static void
hint_along (EdubbaGameSitting *self, const GameLine *line)
{
  EdubbaMatchPage      *page = EDUBBA_MATCH_PAGE (self);
  g_autofree GameState *seen = edubba_match_dup_view (edubba_match_page_get_match (page),
                                                      edubba_match_page_get_viewer (page));

  if (line->n > 0 && edubba_match_page_find_hindrance (page) == NULL)
    edubba_hints_lead (edubba_match_page_get_hints (page), seen, line);
  edubba_match_page_ask_hint (page);
}

static void
hint_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaGameSitting        *self = EDUBBA_GAME_SITTING (widget);
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  const EdubbaAdvice       *advice = edubba_coach_get_advice (sitting->coaching->coach);
  GameLine                  better;
  guint                     n_back;

  if (advice == NULL)
    return;
  better = advice->better;
  n_back = advice->n_back;
  hide_banner (self);
  for (guint i = 0; i < n_back; i++)
    edubba_match_undo (sitting->match);
  hint_along (self, &better);
  edubba_page_focus_start (EDUBBA_PAGE (self));
}

static void
show_activated_cb (GtkWidget *widget, const char *action_name, GVariant *parameter)
{
  EdubbaGameSitting        *self = EDUBBA_GAME_SITTING (widget);
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  EdubbaGameCoaching       *coaching = sitting->coaching;
  const EdubbaAdvice       *advice = edubba_coach_get_advice (coaching->coach);
  const GameRecord         *record = edubba_match_get_record (sitting->match);
  const GameRules          *rules = sitting->game->module->rules;
  guint                     cursor = edubba_match_get_cursor (sitting->match);
  g_autofree GameState     *seen = NULL;

  if (advice == NULL || cursor < advice->n_back)
    return;
  stop_showing (self);
  coaching->line = advice->better;
  coaching->step = 0;
  /* A world drawn again: the line shown must not depend on hidden cards. */
  coaching->world = game_state_new (rules);
  game_state_resample (rules, game_record_get_state (record, cursor - advice->n_back),
                       edubba_game_sitting_get_viewer (self),
                       0, coaching->world);
  say_steps (self);
  seen = game_state_new (rules);
  rules->observe (coaching->world, edubba_game_sitting_get_viewer (self), seen);
  edubba_board_show_state (edubba_table_get_board (sitting->table), seen,
                           edubba_game_sitting_get_viewer (self), FALSE);
  edubba_table_point (sitting->table, NULL);
  note_help (self);
  if (show_step (self))
    coaching->source = g_timeout_add (edubba_game_sitting_get_pace (self), show_next_cb, self);
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  EdubbaGameSitting        *self = EDUBBA_GAME_SITTING (widget);
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);

  if (!gtk_widget_get_visible (GTK_WIDGET (sitting->coaching->banner)))
    return FALSE;
  return gtk_widget_activate_action (widget, "match.coach-think", NULL);
}

void
edubba_game_sitting_install_coach_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "match.coach-keep", NULL, keep_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.coach-think", NULL, think_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.coach-hint", NULL, hint_activated_cb);
  gtk_widget_class_install_action (widget_class, "match.coach-show", NULL, show_activated_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);
}

void
edubba_game_sitting_lay_out_coach (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);
  EdubbaSplit              *split = edubba_table_get_split (sitting->table);

  sitting->coaching = g_new0 (EdubbaGameCoaching, 1);
  sitting->coaching->banner = EDUBBA_COACH_BANNER (edubba_coach_banner_new ());
  gtk_widget_set_visible (GTK_WIDGET (sitting->coaching->banner), FALSE);
  sitting->coaching->pane = edubba_squeeze_box_new (GTK_WIDGET (sitting->coaching->banner));
  g_object_bind_property (sitting->coaching->banner, "visible", sitting->coaching->pane, "visible",
                          G_BINDING_SYNC_CREATE);
  edubba_table_add_foot (sitting->table, sitting->coaching->pane);
  g_signal_connect_object (split, "notify::panel-shown", G_CALLBACK (room_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (split, "notify::narrow", G_CALLBACK (room_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

void
edubba_game_sitting_begin_coach (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);

  sitting->coaching->coach = edubba_coach_new (sitting->match);
  g_signal_connect_object (sitting->coaching->coach, "answered", G_CALLBACK (answered_cb), self,
                           G_CONNECT_SWAPPED);
}

EdubbaCoach *
edubba_game_sitting_find_coach (EdubbaMatchPage *page)
{
  if (!EDUBBA_IS_GAME_SITTING (page))
    return NULL;
  return edubba_game_sitting_get_private (EDUBBA_GAME_SITTING (page))->coaching->coach;
}

void
edubba_game_sitting_end_coach (EdubbaGameSitting *self)
{
  EdubbaGameSittingPrivate *sitting = edubba_game_sitting_get_private (self);

  if (sitting->coaching == NULL)
    return;
  stop_showing (self);
  g_clear_object (&sitting->coaching->coach);
  g_clear_pointer (&sitting->coaching->held, g_free);
  g_clear_pointer (&sitting->coaching, g_free);
}
