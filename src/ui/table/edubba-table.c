/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The board is made when there is something to show on it, and replaced behind the curtain. Events
 * are filtered for the seat whose knowledge is shown before the board gets them.
 */
#include "edubba-table.h"

#include <glib/gi18n.h>

#include "edubba-boxes.h"
#include "edubba-counting.h"
#include "edubba-gtk-leaks.h"
#include "edubba-message-frame.h"
#include "edubba-moment-words.h"
#include "edubba-plan-view.h"
#include "edubba-previewer.h"
#include "edubba-scene.h"
#include "edubba-settings.h"
#include "edubba-spotlight.h"
#include "edubba-table-view.h"
#include "edubba-trail.h"

struct _EdubbaTable
{
  AdwBin parent_instance;

  /* borrowed: children */
  GtkStack           *stack;
  EdubbaMessageFrame *frame;
  GtkBox             *box; /* below the message line */
  EdubbaMessageLine  *message_line;
  EdubbaSplit        *split;
  EdubbaSpotlight    *spotlight; /* holds the board; NULL once disposed of */
  EdubbaScene        *scene;     /* over it */
  EdubbaTrail        *trail;     /* the same */
  EdubbaPlanView     *plan;      /* holds that */
  EdubbaCounting     *counting;  /* the same */
  EdubbaCurtain      *curtain;

  const EdubbaGame *game;      /* borrowed */
  GSettings        *settings;  /* owned; or NULL */
  EdubbaPreviewer  *previewer; /* owned */

  gconstpointer shown;  /* the match shown last, only to be compared */
  guint         cursor; /* and its cursor */

  guint trailed; /* the cursor whose last actions are marked, or were */

  gboolean quiet; /* no prompts are shown in the line */
  gboolean told;  /* nor outcomes */
};

G_DEFINE_FINAL_TYPE (EdubbaTable, edubba_table, ADW_TYPE_BIN)

enum
{
  PRESSED,
  SETTLED,
  PLANNED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
settled_cb (EdubbaTable *self)
{
  edubba_counting_begin (self->counting);
  g_signal_emit (self, signals[SETTLED], 0);
}

static void
planned_cb (EdubbaTable *self)
{
  g_signal_emit (self, signals[PLANNED], 0);
}

static void
pressed_cb (EdubbaTable *self, int n_press, double x, double y, GtkGesture *press)
{
  if (edubba_counting_press (self->counting))
    {
      gtk_gesture_set_state (press, GTK_EVENT_SEQUENCE_CLAIMED);
      return;
    }
  edubba_message_frame_fold (self->frame);
  edubba_trail_clear (self->trail);
  g_signal_emit (self, signals[PRESSED], 0, press);
}

static void
edubba_table_dispose (GObject *object)
{
  EdubbaTable *self = EDUBBA_TABLE (object);

  if (self->spotlight != NULL)
    adw_bin_set_child (ADW_BIN (self->spotlight), NULL);
  self->spotlight = NULL;
  g_clear_object (&self->settings);
  g_clear_object (&self->previewer);

  G_OBJECT_CLASS (edubba_table_parent_class)->dispose (object);
}

static void
edubba_table_class_init (EdubbaTableClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = edubba_table_dispose;
  signals[PRESSED] = g_signal_new ("pressed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, GTK_TYPE_GESTURE);
  signals[SETTLED] = g_signal_new ("settled", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[PLANNED] = g_signal_new ("planned", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static GtkWidget *
create_board_place (EdubbaTable *self)
{
  GtkWidget  *overlay = gtk_overlay_new ();
  GtkGesture *press = gtk_gesture_click_new ();

  self->spotlight = g_object_new (EDUBBA_TYPE_SPOTLIGHT, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->spotlight), "board-bin");
  self->previewer = edubba_previewer_new (GTK_WIDGET (self->spotlight));
  self->scene = g_object_new (EDUBBA_TYPE_SCENE, NULL);
  g_signal_connect_swapped (self->scene, "ended", G_CALLBACK (settled_cb), self);
  self->plan = EDUBBA_PLAN_VIEW (
    edubba_plan_view_new (GTK_WIDGET (self->spotlight), self->previewer));
  g_signal_connect_swapped (self->plan, "planned", G_CALLBACK (planned_cb), self);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (self->plan));
  self->trail = EDUBBA_TRAIL (edubba_trail_new ());
  self->counting = EDUBBA_COUNTING (edubba_counting_new (self->spotlight));
  g_signal_connect_swapped (self->counting, "ended", G_CALLBACK (settled_cb), self);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->trail));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->counting));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->scene));
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (press), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->spotlight), GTK_EVENT_CONTROLLER (press));
  return overlay;
}

static void
narrow_changed_cb (EdubbaTable *self)
{
  edubba_message_frame_set_over (self->frame, edubba_split_get_narrow (self->split));
  if (self->spotlight != NULL)
    edubba_spotlight_reveal (self->spotlight);
}

static void
edubba_table_init (EdubbaTable *self)
{
  self->stack = g_object_new (GTK_TYPE_STACK, "hhomogeneous", FALSE, "vhomogeneous", FALSE, NULL);
  self->box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, NULL);
  self->message_line = g_object_new (EDUBBA_TYPE_MESSAGE_LINE, NULL);
  self->split = g_object_new (EDUBBA_TYPE_SPLIT, "content", create_board_place (self), "vexpand",
                              TRUE, NULL);
  self->curtain = g_object_new (EDUBBA_TYPE_CURTAIN, "visible", FALSE, NULL);
  gtk_box_append (self->box, edubba_plan_view_get_legend (self->plan));
  gtk_box_append (self->box, GTK_WIDGET (self->split));
  self->frame = EDUBBA_MESSAGE_FRAME (
    edubba_message_frame_new (self->message_line, GTK_WIDGET (self->box)));
  g_signal_connect_object (self->split, "notify::narrow", G_CALLBACK (narrow_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_child (self->stack, GTK_WIDGET (self->frame));
  gtk_stack_add_child (self->stack, GTK_WIDGET (self->curtain));
  edubba_counting_add_keys (self->counting, GTK_WIDGET (self));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}

EdubbaTable *
edubba_table_new (void)
{
  return g_object_new (EDUBBA_TYPE_TABLE, NULL);
}

void
edubba_table_set_game (EdubbaTable *self, const EdubbaGame *game)
{
  g_return_if_fail (EDUBBA_IS_TABLE (self));
  g_return_if_fail (game != NULL);

  self->game = game;
  edubba_plan_view_set_module (self->plan, game->module);
}

void
edubba_table_set_settings (EdubbaTable *self, GSettings *settings)
{
  g_return_if_fail (EDUBBA_IS_TABLE (self));

  g_set_object (&self->settings, settings);
  if (settings == NULL)
    return;
  g_settings_bind (settings, EDUBBA_SETTINGS_PREVIEW, self->previewer, "enabled",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (settings, EDUBBA_SETTINGS_PLAN, self->plan, "enabled", G_SETTINGS_BIND_GET);
}

EdubbaMessageLine *
edubba_table_get_message_line (EdubbaTable *self)
{
  g_return_val_if_fail (EDUBBA_IS_TABLE (self), NULL);

  return self->message_line;
}

EdubbaSplit *
edubba_table_get_split (EdubbaTable *self)
{
  g_return_val_if_fail (EDUBBA_IS_TABLE (self), NULL);

  return self->split;
}

EdubbaCurtain *
edubba_table_get_curtain (EdubbaTable *self)
{
  g_return_val_if_fail (EDUBBA_IS_TABLE (self), NULL);

  return self->curtain;
}

EdubbaBoard *
edubba_table_get_board (EdubbaTable *self)
{
  g_return_val_if_fail (EDUBBA_IS_TABLE (self), NULL);

  if (self->spotlight == NULL)
    return NULL;
  return (EdubbaBoard *) adw_bin_get_child (ADW_BIN (self->spotlight));
}

GtkWidget *
edubba_table_add_button (EdubbaTable *self,
                         const char  *label,
                         const char  *action,
                         const char  *css_class)
{
  GtkWidget *button;

  g_return_val_if_fail (EDUBBA_IS_TABLE (self), NULL);

  button = gtk_button_new_with_label (label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  if (css_class != NULL)
    gtk_widget_add_css_class (button, css_class);
  gtk_widget_set_visible (button, FALSE);
  edubba_message_line_add_button (self->message_line, button);
  return button;
}

void
edubba_table_add_head (EdubbaTable *self, GtkWidget *head)
{
  g_return_if_fail (EDUBBA_IS_TABLE (self));

  gtk_box_insert_child_after (self->box, head,
                              gtk_widget_get_prev_sibling (GTK_WIDGET (self->split)));
}

void
edubba_table_add_foot (EdubbaTable *self, GtkWidget *foot)
{
  g_return_if_fail (EDUBBA_IS_TABLE (self));

  edubba_boxes_move_last (foot, self->box);
}

/* Answers are always shown. */
static void
show_line (EdubbaTable *self)
{
  EdubbaMessageKind kind = edubba_message_line_get_kind (self->message_line);
  gboolean          result = kind == EDUBBA_MESSAGE_SUCCESS || kind == EDUBBA_MESSAGE_REPORT;

  gtk_widget_set_visible (GTK_WIDGET (self->message_line),
                          !(self->quiet && kind == EDUBBA_MESSAGE_PROMPT) &&
                            !(self->told && result));
}

void
edubba_table_set_quiet (EdubbaTable *self, gboolean quiet)
{
  g_return_if_fail (EDUBBA_IS_TABLE (self));

  if (self->quiet == !!quiet)
    return;
  self->quiet = !!quiet;
  show_line (self);
}

void
edubba_table_set_told (EdubbaTable *self, gboolean told)
{
  g_return_if_fail (EDUBBA_IS_TABLE (self));

  if (self->told == !!told)
    return;
  self->told = !!told;
  show_line (self);
}

gboolean
edubba_table_is_quiet (EdubbaTable *self)
{
  g_return_val_if_fail (EDUBBA_IS_TABLE (self), FALSE);

  return self->quiet;
}

void
edubba_table_say (EdubbaTable      *self,
                  EdubbaMessageKind kind,
                  const char       *sentence,
                  const char       *detail)
{
  g_return_if_fail (EDUBBA_IS_TABLE (self));

  edubba_message_line_say (self->message_line, kind, sentence, detail);
  edubba_message_frame_said (self->frame);
  if (self->quiet || self->told)
    show_line (self);
}

void
edubba_table_say_rule (EdubbaTable      *self,
                       EdubbaMessageKind kind,
                       const char       *sentence,
                       guint             paragraph,
                       const char       *drill)
{
  const GameRules *rules;
  g_autofree char *heading = NULL;
  g_autofree char *rule = NULL;
  g_autofree char *target = NULL;

  g_return_if_fail (EDUBBA_IS_TABLE (self));

  rules = self->game->module->rules;
  g_return_if_fail (paragraph < rules->n_paragraphs);
  heading = self->game->module->words->paragraph (paragraph);
  /* Translators: where the rules say so; %s is a paragraph's number and heading: "2.3 Build". */
  rule = g_strdup_printf (_ ("Rule %s"), heading);
  target = g_strdup_printf ("%s/%s", rules->id, rules->paragraphs[paragraph].number);
  edubba_message_line_say_rule (self->message_line, kind, sentence, rule, target, drill);
  edubba_message_frame_said (self->frame);
  if (self->quiet || self->told)
    show_line (self);
}

static EdubbaBoard *
lay_board (EdubbaTable *self)
{
  EdubbaBoard *board = edubba_table_get_board (self);

  if (board != NULL)
    return board;
  board = g_object_new (self->game->get_board_type (), NULL);
  g_signal_connect_object (board, "settled", G_CALLBACK (settled_cb), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self->spotlight), GTK_WIDGET (board));
  return board;
}

static void
tell_events (EdubbaTable *self, EdubbaBoard *board, GArray *events)
{
  g_autofree char *part = NULL;
  EdubbaMoment     moment = edubba_board_find_moment (
        board, (const GameEvent *) (gpointer) events->data, events->len, &part);

  edubba_table_tell_moment (self, moment, part);
}

/* Where nobody wins by points, or they are to be reckoned, none are shown beforehand either. */
static void
show_previews (EdubbaTable           *self,
               EdubbaBoard           *board,
               const GameState       *seen,
               const EdubbaTableView *view)
{
  gboolean figures = view->occasion == EDUBBA_BOARD_GAME || view->occasion == EDUBBA_BOARD_BOUT;

  edubba_previewer_show (self->previewer, board, self->game->module, seen, view->below,
                         view->active, figures);
}

/* A plan would give the answers of tasks away, and the rules alone decide it. Others at the screen
 * must not learn from it what a covered hand holds. */
static void
show_plan (EdubbaTable *self, EdubbaBoard *board, const EdubbaTableView *view)
{
  gboolean fits = view->occasion == EDUBBA_BOARD_GAME && view->knower != EDUBBA_ALL_SEATS;

  edubba_plan_view_show (self->plan, view->active ? board : NULL, view->match, view->below, fits);
}

/* Marks what others have done once the seat below is to act, and in a position only once. */
static void
show_trail (EdubbaTable *self, EdubbaBoard *board, const EdubbaTableView *view)
{
  guint cursor = edubba_match_get_cursor (view->match);

  if (view->active && view->aloud && self->trailed == cursor)
    return;
  edubba_trail_clear (self->trail);
  if (!view->active || !view->aloud)
    return;
  self->trailed = cursor;
  edubba_trail_show (self->trail, board, view->match, view->below, view->address, view->names);
}

void
edubba_table_show (EdubbaTable *self, const EdubbaTableView *view)
{
  EdubbaBoard          *board;
  GPtrArray            *counts;
  g_autofree GameState *seen = NULL;
  g_autofree GameState *own = NULL;
  g_autoptr (GArray) events = NULL;

  g_return_if_fail (EDUBBA_IS_TABLE (self));
  g_return_if_fail (view != NULL);

  /* Until all of the state has changed nothing can be previewed. */
  show_previews (self, NULL, NULL, view);
  board = lay_board (self);
  if (view->knower == EDUBBA_ALL_SEATS)
    own = edubba_match_dup_view (view->match, view->below);
  edubba_board_lend_own (board, own);
  seen = edubba_table_view_dup_seen (view);
  events = edubba_table_view_dup_events (view);
  edubba_board_name_seats (board, view->names);
  edubba_board_set_person (board, view->person);
  edubba_board_introduce (board, view->address, view->rival, view->occasion);
  edubba_board_set_aims (board, &view->aims[0], &view->aims[1]);
  if (self->shown != view->match || self->cursor != view->before ||
      !edubba_table_view_goes_on (view))
    edubba_counting_end (self->counting);
  self->shown = view->match;
  self->cursor = edubba_match_get_cursor (view->match);
  counts = edubba_table_view_list_counts (view, board, seen);
  if (counts != NULL)
    edubba_counting_prepare (self->counting, counts, edubba_table_view_waits (view));
  if (events->len > 0)
    edubba_board_play (board, seen, view->below, view->active,
                       (const GameEvent *) (gpointer) events->data, events->len);
  else
    edubba_board_show_state (board, seen, view->below, view->active);
  edubba_counting_begin (self->counting);
  if (view->aloud && events->len > 0 && edubba_match_get_cursor (view->match) > view->before)
    tell_events (self, board, events);
  edubba_board_highlight (board, NULL);
  show_previews (self, board, seen, view);
  show_plan (self, board, view);
  show_trail (self, board, view);
}

int
edubba_table_find_pressed (EdubbaTable *self, GtkGesture *press, const char *const *parts)
{
  double x;
  double y;

  g_return_val_if_fail (EDUBBA_IS_TABLE (self), -1);
  g_return_val_if_fail (GTK_IS_GESTURE (press), -1);

  if (self->spotlight == NULL || !gtk_gesture_get_point (press, NULL, &x, &y))
    return -1;
  return edubba_spotlight_find_at (self->spotlight, parts, x, y);
}

void
edubba_table_point (EdubbaTable *self, const char *const *parts)
{
  g_return_if_fail (EDUBBA_IS_TABLE (self));

  edubba_spotlight_set_parts (self->spotlight, parts);
}

void
edubba_table_tell_moment (EdubbaTable *self, EdubbaMoment moment, const char *part)
{
  EdubbaBoard    *board = edubba_table_get_board (self);
  const char     *words = edubba_moment_get_words (moment);
  GtkWidget      *widget = NULL;
  graphene_rect_t place;

  if (edubba_moment_get_sound (moment) != EDUBBA_N_SOUNDS)
    edubba_table_sound (self, edubba_moment_get_sound (moment));
  if (words == NULL)
    return;
  if (board != NULL && part != NULL)
    widget = edubba_board_find_part (board, part);
  if (widget == NULL ||
      !edubba_board_compute_frame (board, widget, GTK_WIDGET (self->scene), &place))
    widget = NULL;
  edubba_scene_show (self->scene, moment, words, widget != NULL ? &place : NULL);
}

void
edubba_table_sound (EdubbaTable *self, EdubbaSound sound)
{
  g_return_if_fail (EDUBBA_IS_TABLE (self));

  edubba_sound_play (self->settings, sound);
}

gboolean
edubba_table_is_still (EdubbaTable *self)
{
  EdubbaBoard *board = edubba_table_get_board (self);

  return !edubba_scene_is_running (self->scene) &&
         !edubba_counting_is_running (self->counting) &&
         (board == NULL || !edubba_board_is_moving (board));
}

void
edubba_table_end_scene (EdubbaTable *self)
{
  g_return_if_fail (EDUBBA_IS_TABLE (self));

  edubba_scene_end (self->scene);
}

char *
edubba_table_dup_counted (EdubbaTable *self)
{
  g_return_val_if_fail (EDUBBA_IS_TABLE (self), NULL);

  return edubba_counting_dup_title (self->counting);
}

void
edubba_table_end_counts (EdubbaTable *self)
{
  g_return_if_fail (EDUBBA_IS_TABLE (self));

  edubba_counting_end (self->counting);
}

void
edubba_table_settle (EdubbaTable *self)
{
  EdubbaBoard *board = edubba_table_get_board (self);

  if (board != NULL)
    edubba_board_finish_motion (board);
  edubba_scene_end (self->scene);
}

/* Hides the other pages of the stack as well, or assistive technology would still find them. */
static void
show_in_stack (EdubbaTable *self, GtkWidget *child)
{
  GtkWidget *before = gtk_stack_get_visible_child (self->stack);

  if (before != NULL && before != child)
    edubba_gtk_leaks_take_focus (before);
  gtk_widget_set_visible (child, TRUE);
  gtk_stack_set_visible_child (self->stack, child);
  gtk_widget_set_visible (GTK_WIDGET (self->frame), child == GTK_WIDGET (self->frame));
  gtk_widget_set_visible (GTK_WIDGET (self->curtain), child == GTK_WIDGET (self->curtain));
}

void
edubba_table_cover (EdubbaTable *self)
{
  g_return_if_fail (EDUBBA_IS_TABLE (self));

  edubba_previewer_show (self->previewer, NULL, NULL, NULL, 0, FALSE, FALSE);
  edubba_plan_view_show (self->plan, NULL, NULL, 0, FALSE);
  edubba_trail_clear (self->trail);
  edubba_counting_end (self->counting);
  adw_bin_set_child (ADW_BIN (self->spotlight), NULL);
  edubba_table_say (self, EDUBBA_MESSAGE_PROMPT, "", NULL);
  show_in_stack (self, GTK_WIDGET (self->curtain));
}

void
edubba_table_uncover (EdubbaTable *self)
{
  g_return_if_fail (EDUBBA_IS_TABLE (self));

  show_in_stack (self, GTK_WIDGET (self->frame));
}

gboolean
edubba_table_is_covered (EdubbaTable *self)
{
  g_return_val_if_fail (EDUBBA_IS_TABLE (self), FALSE);

  return gtk_stack_get_visible_child (self->stack) == GTK_WIDGET (self->curtain);
}
