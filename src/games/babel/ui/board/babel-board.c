/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * BabelBoard: the table with everything on it. Shows positions as its viewer observes them;
 * pressing a part either picks it, names the target of the picked card or level, or opens a list
 * of the possible actions there. It never changes a match: every intent leaves through the action
 * "match.act".
 *
 * CSS nodes: `babelboard` with `narrow`, `one`, `tight`, `cramped`, `large`, `huge`, `giant` and,
 * while the keyboard is used, `keys`; `table`, `stock`, `rival`, `lands` and `you` below it;
 * `carrying` while something is. What the other player changed has the class `changed`, parts of a
 * highlighted action have the class `marked`, the part below what is carried `works` or `fails`.
 *
 * Actions: board.press (s) with the name of a part; board.act (s) with an action in notation.
 *
 * Accessibility: role group. Everything that can be pressed is a button; nothing is ever made
 * insensitive, so that the focus stays and every press gets an answer.
 */
#include "babel-board-private.h"

#include <glib/gi18n-lib.h>

#include "babel-choice.h"
#include "babel-gauge.h"
#include "babel-popover.h"
#include "babel-standing.h"
#include "babel-style.h"
#include "babel-words.h"
#include "config.h"
#include "edubba-kit.h"
#include "edubba-ring.h"
#include "game-state.h"

G_DEFINE_FINAL_TYPE (BabelBoard, babel_board, EDUBBA_TYPE_BOARD)

static void
set_message (BabelBoard *self, const char *text, gboolean urgent)
{
  gtk_label_set_label (GTK_LABEL (self->message), text);
  gtk_widget_set_tooltip_text (self->message, text);
  babel_style_toggle (self->message, "urgent", urgent);
  babel_board_make_room_for_message (self);
}

static void
show_message (BabelBoard *self)
{
  g_autofree char *prompt = babel_choice_describe (self);
  g_autofree char *standing = NULL;
  g_autofree char *tied = NULL;

  if (edubba_board_get_company (EDUBBA_BOARD (self))->occasion == EDUBBA_BOARD_GAME)
    standing = babel_standing_describe (&self->view, TRUE);
  tied = babel_style_tie (standing ? standing : "", 2);
  set_message (self, prompt ? prompt : tied, prompt != NULL);
}

void
babel_board_say (BabelBoard *self, const char *sentence)
{
  if (sentence)
    set_message (self, sentence, TRUE);
  else
    show_message (self);
}

static void
choice_changed_cb (BabelPending *choice, BabelBoard *self)
{
  gboolean picked = babel_pending_get_kind (choice) != BABEL_PENDING_NONE;

  if (picked)
    gtk_widget_activate_action (GTK_WIDGET (self), "match.picked", NULL);
  babel_choice_show (self);
  babel_board_hold_message (self, picked);
  show_message (self);
}

static void
offer_closed_cb (GtkPopover *popover, BabelBoard *self)
{
  GtkWidget *anchor = self->anchor ? babel_board_get_part (self, self->anchor) : NULL;

  babel_board_hush (self, FALSE);
  if (anchor && gtk_widget_get_mapped (anchor))
    gtk_widget_grab_focus (anchor);
}

static void
act_activated (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BabelBoard *self = BABEL_BOARD (widget);
  GameAction  action;

  if (babel_rules.parse_action (g_variant_get_string (parameter, NULL), &action, NULL))
    babel_board_act (self, action);
}

static void
migrate_activated (GtkWidget *widget, const char *name, GVariant *parameter)
{
  BabelBoard *self = BABEL_BOARD (widget);
  const char *land = strchr (babel_rules.letters, g_variant_get_string (parameter, NULL)[0]);

  gtk_popover_popdown (GTK_POPOVER (self->offer));
  if (land && *land)
    babel_pending_pick (self->choice, BABEL_PENDING_MIGRATION,
                        (guint) (land - babel_rules.letters));
}

static void
babel_board_measure (GtkWidget     *widget,
                     GtkOrientation orientation,
                     int            for_size,
                     int           *minimum,
                     int           *natural,
                     int           *minimum_baseline,
                     int           *natural_baseline)
{
  gtk_widget_measure (BABEL_BOARD (widget)->scroller, orientation, for_size, minimum, natural, NULL,
                      NULL);
}

static void
babel_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  BabelBoard *self = BABEL_BOARD (widget);

  babel_board_fit (self, width, height);
  babel_board_allocate_scroller (self, width, height);
  babel_board_allocate_samples (self);
  gtk_popover_present (GTK_POPOVER (self->offer));
  gtk_popover_present (GTK_POPOVER (babel_look_get_lens (self->look)));
}

static void
babel_board_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (babel_board_parent_class)->realize (widget);
  babel_style_attach (gtk_widget_get_display (widget));
}

/* Called for larger text, for example: all of the board waits for its place now, and no picture
 * can be taken of it. */
static void
babel_board_system_setting_changed (GtkWidget *widget, GtkSystemSetting setting)
{
  GTK_WIDGET_CLASS (babel_board_parent_class)->system_setting_changed (widget, setting);
  BABEL_BOARD (widget)->drawn = FALSE;
}

static void
show_title (BabelBoard *self)
{
  g_autofree char *name = babel_view_dup_player (&self->view, TRUE);

  edubba_kit_show_player (GTK_LABEL (self->title), name != NULL ? name : C_ ("player", "You"));
}

static void
update_parts (BabelBoard *self)
{
  const BabelView *view = &self->view;
  gboolean         can_end = babel_view_offers (view, babel_action (BABEL_END, 0, 0));

  babel_lands_show (BABEL_LANDS (self->lands), view);
  babel_glances_show (BABEL_GLANCES (self->glances), view);
  babel_supply_show (BABEL_SUPPLY (self->stock), view);
  babel_opponent_strip_show (BABEL_OPPONENT_STRIP (self->rival), view);
  babel_hand_show (BABEL_HAND (self->hand), view);
  babel_gauge_show (BABEL_GAUGE (self->gauge), view);
  show_title (self);
  babel_style_toggle (self->end, "available", can_end);
  babel_style_toggle (GTK_WIDGET (self), "idle", !view->active);
}

/* The part of the board that has the focus, or NULL. */
static GtkWidget *
dup_focus (BabelBoard *self)
{
  GtkWidget *focus = edubba_board_get_focus (EDUBBA_BOARD (self));

  return focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) ? g_object_ref (focus) : NULL;
}

void
babel_board_show (BabelBoard *self, const GameState *seen, guint viewer, gboolean active)
{
  g_autoptr (GtkWidget) focus = NULL;
  gboolean acts_on;
  gboolean same = self->shown && viewer == self->view.viewer && active == self->view.active &&
                  memcmp (seen, &self->view.state, sizeof self->view.state) == 0;

  g_return_if_fail (viewer < 2);

  acts_on = self->shown && self->view.active && active && self->view.viewer == viewer;
  babel_board_note_moment (self);
  /* The same is shown again where a verdict has come: a choice that has begun goes on. */
  if (!same)
    gtk_popover_popdown (GTK_POPOVER (self->offer));
  babel_board_stop_closer_look (self);
  babel_board_drop_load (self);
  focus = dup_focus (self);
  memcpy (&self->view.state, seen, sizeof self->view.state);
  self->view.viewer = viewer;
  self->view.active = active;
  self->shown = TRUE;
  self->drawn = FALSE;
  edubba_board_highlight (EDUBBA_BOARD (self), NULL);
  update_parts (self);
  babel_board_mark_changes (self, acts_on);
  babel_pending_update (self->choice, &self->view);
  babel_choice_show (self);
  show_message (self);
  babel_board_follow (self, FALSE);
  babel_board_keep_focus (self, focus);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
babel_board_show_state (EdubbaBoard *board, const GameState *seen, guint viewer, gboolean active)
{
  edubba_motion_stop (BABEL_BOARD (board)->motion);
  babel_board_show (BABEL_BOARD (board), seen, viewer, active);
}

static GtkWidget *
babel_board_find_part (EdubbaBoard *board, const char *part)
{
  return babel_board_get_part (BABEL_BOARD (board), part);
}

/* In little room the hand lies against the edge of its side and the button above it: a ring lies on
 * the one and under the other. */
static gboolean
compute_frame_of_hand (BabelBoard *self, GtkWidget *target, graphene_rect_t *frame)
{
  graphene_rect_t hand, side, end;
  float           top;

  if (!gtk_widget_compute_bounds (self->hand, target, &hand) ||
      !gtk_widget_compute_bounds (self->you, target, &side))
    return FALSE;
  top = hand.origin.y;
  if (gtk_widget_get_mapped (self->end) && gtk_widget_compute_bounds (self->end, target, &end))
    top = MAX (top, end.origin.y + end.size.height + EDUBBA_RING_REACH);
  graphene_rect_inset (&side, EDUBBA_RING_REACH, EDUBBA_RING_REACH);
  *frame = GRAPHENE_RECT_INIT (side.origin.x, top, side.size.width,
                               side.origin.y + side.size.height - top);
  return TRUE;
}

/* A run is its cards, and not only the bracket beside them. */
static gboolean
babel_board_compute_frame (EdubbaBoard     *board,
                           GtkWidget       *part,
                           GtkWidget       *target,
                           graphene_rect_t *frame)
{
  BabelBoard *self = BABEL_BOARD (board);
  GtkWidget  *colonnade = gtk_widget_get_parent (part);

  if (part == self->hand && (self->fit & BABEL_FIT_STACKED) != 0)
    return compute_frame_of_hand (self, target, frame);
  if (BABEL_IS_COLONNADE (colonnade))
    return babel_colonnade_compute_frame (BABEL_COLONNADE (colonnade), part, target, frame);
  return gtk_widget_compute_bounds (part, target, frame);
}

static void
babel_board_highlight (EdubbaBoard *board, const GameAction *action)
{
  BabelBoard *self = BABEL_BOARD (board);

  for (guint i = 0; i < self->marked->len; i++)
    gtk_widget_remove_css_class (g_ptr_array_index (self->marked, i), "marked");
  g_ptr_array_set_size (self->marked, 0);
  if (action && self->shown)
    babel_board_mark_action (self, *action);
}

static gboolean
babel_board_cancel (EdubbaBoard *board)
{
  return babel_board_drop_load (BABEL_BOARD (board)) ||
         babel_pending_clear (BABEL_BOARD (board)->choice);
}

/* Play begins with the hand; the parts above it are a key away. */
static gboolean
babel_board_focus_start (EdubbaBoard *board)
{
  BabelBoard *self = BABEL_BOARD (board);
  GtkWidget  *card = babel_hand_get_nearest (BABEL_HAND (self->hand), 0);

  return gtk_widget_grab_focus (card ? card : self->end);
}

static void
babel_board_introduced (EdubbaBoard *board)
{
  BabelBoard          *self = BABEL_BOARD (board);
  const EdubbaCompany *company = edubba_board_get_company (board);

  self->view.address = company->address;
  self->view.names = (const char *const *) company->names;
  babel_board_make_room_for_end (self);
  babel_opponent_strip_introduce (BABEL_OPPONENT_STRIP (self->rival), company->rival,
                                  company->occasion);
}

static void
babel_board_set_aims (EdubbaBoard          *board,
                      const EdubbaBoardAim *own,
                      const EdubbaBoardAim *rival)
{
  BabelBoard     *self = BABEL_BOARD (board);
  const BabelRace race = babel_race_read (own);
  const BabelRace other = babel_race_read (rival);

  babel_gauge_set_race (BABEL_GAUGE (self->gauge), &race);
  babel_opponent_strip_set_race (BABEL_OPPONENT_STRIP (self->rival), &other);
}

static void
babel_board_dispose (GObject *object)
{
  BabelBoard *self = BABEL_BOARD (object);

  g_clear_handle_id (&self->refit, g_source_remove);
  babel_board_stop_following (self);
  babel_board_clear_motion (self);
  g_clear_object (&self->choice);
  g_clear_pointer (&self->ghosts, babel_ghosts_free);
  g_ptr_array_set_size (self->marked, 0);
  g_clear_pointer (&self->offer, gtk_widget_unparent);
  g_clear_pointer (&self->look, babel_look_free);
  G_OBJECT_CLASS (babel_board_parent_class)->dispose (object);
}

static void
babel_board_finalize (GObject *object)
{
  BabelBoard *self = BABEL_BOARD (object);

  babel_drag_free (self->drag);
  babel_changes_free (self->changes);
  g_ptr_array_unref (self->marked);
  g_free (self->anchor);
  G_OBJECT_CLASS (babel_board_parent_class)->finalize (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, BabelBoard, scroller);
  gtk_widget_class_bind_template_child (widget_class, BabelBoard, frame);
  gtk_widget_class_bind_template_child (widget_class, BabelBoard, middle);
  gtk_widget_class_bind_template_child (widget_class, BabelBoard, lands_scroller);
  gtk_widget_class_bind_template_child (widget_class, BabelBoard, you);
  gtk_widget_class_bind_template_child (widget_class, BabelBoard, plate);
  gtk_widget_class_bind_template_child (widget_class, BabelBoard, title);
  gtk_widget_class_bind_template_child (widget_class, BabelBoard, message);
  gtk_widget_class_bind_template_child (widget_class, BabelBoard, strut);
  gtk_widget_class_bind_template_child (widget_class, BabelBoard, end);
}

static void
init_board_class (EdubbaBoardClass *klass)
{
  klass->rules = &babel_rules;
  klass->edits = TRUE;
  klass->press = babel_board_press;
  klass->key = babel_board_key;
  klass->key_in_sheet = babel_board_key_in_sheet;
  klass->begin = babel_board_begin;
  klass->bounds = babel_board_get_bounds;
  klass->introduced = babel_board_introduced;
  klass->show_state = babel_board_show_state;
  klass->find_part = babel_board_find_part;
  klass->compute_frame = babel_board_compute_frame;
  klass->highlight = babel_board_highlight;
  klass->cancel = babel_board_cancel;
  klass->focus_start = babel_board_focus_start;
  klass->set_aims = babel_board_set_aims;
  klass->find_paragraph = babel_board_find_paragraph;
  klass->find_moment = babel_board_find_moment;
  klass->find_action = babel_board_find_action;
  klass->show_preview = babel_board_show_preview;
  klass->show_plan = babel_board_show_plan;
  klass->read_aloud = babel_board_read_aloud;
  klass->read_changes = babel_board_read_changes;
  klass->play = babel_board_play;
  klass->finish_motion = babel_board_finish_motion;
  klass->is_moving = babel_board_is_moving;
  klass->list_counts = babel_board_list_counts;
  klass->place_count = babel_board_place_count;
}

static void
babel_board_class_init (BabelBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  init_board_class (EDUBBA_BOARD_CLASS (klass));
  G_OBJECT_CLASS (klass)->dispose = babel_board_dispose;
  G_OBJECT_CLASS (klass)->finalize = babel_board_finalize;
  widget_class->measure = babel_board_measure;
  widget_class->size_allocate = babel_board_size_allocate;
  widget_class->realize = babel_board_realize;
  widget_class->snapshot = babel_board_snapshot;
  widget_class->system_setting_changed = babel_board_system_setting_changed;
  gtk_widget_class_set_css_name (widget_class, "babelboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "board.act", "s", act_activated);
  gtk_widget_class_install_action (widget_class, "board.migrate", "s", migrate_activated);
  babel_style_register ();
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_PATH "/games/babel/ui/babel-board.ui");
  bind_children (widget_class);
}

/* The parts that are widgets of our own, which the template cannot hold. */
static void
add_parts (BabelBoard *self)
{
  self->stock = g_object_new (BABEL_TYPE_SUPPLY, NULL);
  gtk_box_prepend (GTK_BOX (self->frame), self->stock);
  self->rival = g_object_new (BABEL_TYPE_OPPONENT_STRIP, NULL);
  gtk_box_prepend (GTK_BOX (self->middle), self->rival);
  self->lands = g_object_new (BABEL_TYPE_LANDS, NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->lands_scroller), self->lands);
  self->glances = g_object_new (BABEL_TYPE_GLANCES, "visible", FALSE, NULL);
  gtk_box_insert_child_after (GTK_BOX (self->middle), self->glances, self->rival);
  babel_board_init_following (self);
  self->gauge = g_object_new (BABEL_TYPE_GAUGE, "hexpand", TRUE, NULL);
  gtk_widget_set_parent (self->gauge, self->you);
  self->hand = g_object_new (BABEL_TYPE_HAND, "halign", GTK_ALIGN_CENTER, "valign",
                             GTK_ALIGN_CENTER, NULL);
  gtk_widget_set_parent (self->hand, self->you);
  babel_board_lay_out_strip (self, BABEL_FIT_WIDE);
}

static void
babel_board_init (BabelBoard *self)
{
  g_autofree char *title = babel_words.title ();

  self->marked = g_ptr_array_new_with_free_func (g_object_unref);
  self->choice = babel_pending_new ();
  babel_board_init_motion (self);
  self->view.state.table.pawn[0] = self->view.state.table.pawn[1] = BABEL_QUARRY;
  self->followed = BABEL_QUARRY;
  gtk_widget_init_template (GTK_WIDGET (self));
  add_parts (self);
  self->offer = babel_popover_new ();
  gtk_widget_set_parent (self->offer, GTK_WIDGET (self));
  edubba_board_set_sheet (EDUBBA_BOARD (self), self->offer);
  self->look = babel_look_new (self);
  babel_gauge_set_own (BABEL_GAUGE (self->gauge), TRUE);
  babel_gauge_pair (BABEL_GAUGE (self->gauge), BABEL_GAUGE (babel_opponent_strip_get_gauge (
                                                 BABEL_OPPONENT_STRIP (self->rival))));
  babel_style_name (GTK_WIDGET (self), title, NULL);
  babel_style_name (self->end, _ ("End turn"), NULL);
  g_signal_connect (self->offer, "closed", G_CALLBACK (offer_closed_cb), self);
  g_signal_connect_object (self->choice, "changed", G_CALLBACK (choice_changed_cb), self, 0);
  self->drag = babel_drag_new (self);
  self->changes = babel_changes_new ();
}

GtkWidget *
babel_board_new (void)
{
  return g_object_new (BABEL_TYPE_BOARD, NULL);
}
