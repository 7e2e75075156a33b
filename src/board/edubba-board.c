/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keys, and the doors of the class: these check their arguments and hand on. A board that leaves
 * out highlight or find_part simply has nothing to mark or to find; on one that leaves out play,
 * nothing moves.
 */
#include "edubba-board.h"

#include "game-state.h"

#define MODIFIERS (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)

typedef struct
{
  EdubbaCompany company; /* owned */
  GameState    *own;     /* owned; or NULL */
  gboolean      editing;
  GtkWidget    *sheet; /* borrowed */
} EdubbaBoardPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (EdubbaBoard, edubba_board, GTK_TYPE_WIDGET)

enum
{
  SETTLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static EdubbaBoardPrivate *
get_private (EdubbaBoard *self)
{
  return edubba_board_get_instance_private (self);
}

/* ---- Keys */

static gboolean
press_key (EdubbaBoard *self, guint keyval, guint keycode)
{
  EdubbaBoardClass *klass = EDUBBA_BOARD_GET_CLASS (self);
  GtkWidget        *focus = edubba_board_get_focus (self);
  GtkWidget        *next;
  GtkDirectionType  direction;

  if (keyval == GDK_KEY_Escape)
    return edubba_board_cancel (self);
  if (klass->key != NULL && klass->key (self, keyval, keycode))
    return TRUE;
  if (focus == NULL || !edubba_walk_read_direction (keyval, &direction))
    return FALSE;
  next = edubba_board_find_next (self, focus, direction);
  if (next != NULL)
    gtk_widget_grab_focus (next);
  return TRUE;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *keys,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                EdubbaBoard           *self)
{
  EdubbaBoardClass *klass = EDUBBA_BOARD_GET_CLASS (self);
  GtkWidget        *sheet = get_private (self)->sheet;
  GtkRoot          *root = gtk_widget_get_root (GTK_WIDGET (self));
  gboolean          open = sheet != NULL && gtk_widget_get_visible (sheet);

  gtk_widget_add_css_class (GTK_WIDGET (self), "keys");
  if (GTK_IS_WINDOW (root))
    gtk_window_set_focus_visible (GTK_WINDOW (root), TRUE);
  if (open && klass->key_in_sheet == NULL)
    return FALSE;
  if (klass->chord != NULL && klass->chord (self, keyval, state))
    return TRUE;
  if ((state & MODIFIERS) == GDK_CONTROL_MASK &&
      (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter))
    {
      klass->press (self, "end");
      return TRUE;
    }
  if (state & MODIFIERS)
    return FALSE;
  return open ? klass->key_in_sheet (self, keyval) : press_key (self, keyval, keycode);
}

static gboolean
key_anywhere_cb (GtkEventControllerKey *keys,
                 guint                  keyval,
                 guint                  keycode,
                 GdkModifierType        state,
                 EdubbaBoard           *self)
{
  EdubbaBoardClass *klass = EDUBBA_BOARD_GET_CLASS (self);

  edubba_board_finish_motion (self);
  return klass->begin != NULL && klass->begin (self, FALSE, state & MODIFIERS ? 0 : keyval);
}

/* The secondary button takes a half-made action back. */
static void
pointer_pressed_cb (GtkGestureClick *click, int n_press, double x, double y, EdubbaBoard *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self), "keys");
  edubba_board_finish_motion (self);
  if (EDUBBA_BOARD_GET_CLASS (self)->begin != NULL)
    EDUBBA_BOARD_GET_CLASS (self)->begin (self, TRUE, 0);
  if (gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (click)) == GDK_BUTTON_SECONDARY)
    edubba_board_cancel (self);
}

static void
add_controllers (EdubbaBoard *self)
{
  GtkWidget          *widget = GTK_WIDGET (self);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *any = gtk_event_controller_key_new ();
  GtkGesture         *click = gtk_gesture_click_new ();

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (widget, keys);
  gtk_event_controller_set_propagation_phase (any, GTK_PHASE_CAPTURE);
  g_signal_connect (any, "key-pressed", G_CALLBACK (key_anywhere_cb), self);
  gtk_widget_add_controller (widget, any);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (pointer_pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
}

/* ---- The class */

static void
press_activated (GtkWidget *widget, const char *name, GVariant *parameter)
{
  EdubbaBoardClass *klass = EDUBBA_BOARD_GET_CLASS (widget);

  if (klass->press != NULL)
    klass->press (EDUBBA_BOARD (widget), g_variant_get_string (parameter, NULL));
}

static void
edubba_board_constructed (GObject *object)
{
  G_OBJECT_CLASS (edubba_board_parent_class)->constructed (object);
  if (EDUBBA_BOARD_GET_CLASS (object)->press != NULL)
    add_controllers (EDUBBA_BOARD (object));
}

/* A board drops first what must go before others. */
static void
edubba_board_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (edubba_board_parent_class)->dispose (object);
}

static void
edubba_board_finalize (GObject *object)
{
  EdubbaBoardPrivate *priv = get_private (EDUBBA_BOARD (object));

  g_free (priv->company.rival);
  g_strfreev (priv->company.names);
  g_free (priv->own);
  G_OBJECT_CLASS (edubba_board_parent_class)->finalize (object);
}

static void
edubba_board_class_init (EdubbaBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = edubba_board_constructed;
  G_OBJECT_CLASS (klass)->dispose = edubba_board_dispose;
  G_OBJECT_CLASS (klass)->finalize = edubba_board_finalize;
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "board.press", "s", press_activated);
  signals[SETTLED] = g_signal_new ("settled", EDUBBA_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
edubba_board_init (EdubbaBoard *self)
{
  get_private (self)->company.person = GAME_NOBODY;
}

/* ---- For boards */

const EdubbaCompany *
edubba_board_get_company (EdubbaBoard *self)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), NULL);

  return &get_private (self)->company;
}

const GameState *
edubba_board_get_own (EdubbaBoard *self)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), NULL);

  return get_private (self)->own;
}

gboolean
edubba_board_get_editing (EdubbaBoard *self)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), FALSE);

  return get_private (self)->editing;
}

void
edubba_board_act (EdubbaBoard *self, GameAction action)
{
  g_autofree char *text = NULL;

  g_return_if_fail (EDUBBA_IS_BOARD (self));

  text = game_action_print (EDUBBA_BOARD_GET_CLASS (self)->rules, action);
  gtk_widget_activate_action (GTK_WIDGET (self), "match.act", "s", text);
}

void
edubba_board_set_sheet (EdubbaBoard *self, GtkWidget *sheet)
{
  g_return_if_fail (EDUBBA_IS_BOARD (self));

  get_private (self)->sheet = sheet;
}

GtkWidget *
edubba_board_get_focus (EdubbaBoard *self)
{
  GtkRoot *root;

  g_return_val_if_fail (EDUBBA_IS_BOARD (self), NULL);

  root = gtk_widget_get_root (GTK_WIDGET (self));
  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

GtkWidget *
edubba_board_find_next (EdubbaBoard *self, GtkWidget *from, GtkDirectionType direction)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), NULL);

  return edubba_walk_find_next (GTK_WIDGET (self), from, direction,
                                EDUBBA_BOARD_GET_CLASS (self)->bounds, self);
}

/* ---- For the shell */

void
edubba_board_show_state (EdubbaBoard *self, const GameState *seen, guint viewer, gboolean active)
{
  g_return_if_fail (EDUBBA_IS_BOARD (self));
  g_return_if_fail (seen != NULL);

  EDUBBA_BOARD_GET_CLASS (self)->show_state (self, seen, viewer, active);
}

GtkWidget *
edubba_board_find_part (EdubbaBoard *self, const char *part)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), NULL);
  g_return_val_if_fail (part != NULL, NULL);

  if (!EDUBBA_BOARD_GET_CLASS (self)->find_part)
    return NULL;
  return EDUBBA_BOARD_GET_CLASS (self)->find_part (self, part);
}

gboolean
edubba_board_compute_frame (EdubbaBoard     *self,
                            GtkWidget       *part,
                            GtkWidget       *target,
                            graphene_rect_t *frame)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), FALSE);
  g_return_val_if_fail (GTK_IS_WIDGET (part), FALSE);
  g_return_val_if_fail (GTK_IS_WIDGET (target), FALSE);
  g_return_val_if_fail (frame != NULL, FALSE);

  if (!EDUBBA_BOARD_GET_CLASS (self)->compute_frame)
    return gtk_widget_compute_bounds (part, target, frame);
  return EDUBBA_BOARD_GET_CLASS (self)->compute_frame (self, part, target, frame);
}

void
edubba_board_highlight (EdubbaBoard *self, const GameAction *action)
{
  g_return_if_fail (EDUBBA_IS_BOARD (self));

  if (EDUBBA_BOARD_GET_CLASS (self)->highlight)
    EDUBBA_BOARD_GET_CLASS (self)->highlight (self, action);
}

void
edubba_board_lend_own (EdubbaBoard *self, const GameState *own)
{
  EdubbaBoardClass   *klass;
  EdubbaBoardPrivate *priv;

  g_return_if_fail (EDUBBA_IS_BOARD (self));

  klass = EDUBBA_BOARD_GET_CLASS (self);
  priv = get_private (self);
  if (klass->rules == NULL)
    return;
  g_free (priv->own);
  priv->own = own != NULL ? game_state_dup (klass->rules, own) : NULL;
  if (klass->lent != NULL)
    klass->lent (self);
}

gboolean
edubba_board_cancel (EdubbaBoard *self)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), FALSE);

  if (!EDUBBA_BOARD_GET_CLASS (self)->cancel)
    return FALSE;
  return EDUBBA_BOARD_GET_CLASS (self)->cancel (self);
}

gboolean
edubba_board_focus_start (EdubbaBoard *self)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), FALSE);

  if (!EDUBBA_BOARD_GET_CLASS (self)->focus_start)
    return gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
  return EDUBBA_BOARD_GET_CLASS (self)->focus_start (self);
}

const char *
edubba_board_find_paragraph (EdubbaBoard *self, GtkWidget *focus)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (focus), NULL);

  if (!EDUBBA_BOARD_GET_CLASS (self)->find_paragraph)
    return NULL;
  return EDUBBA_BOARD_GET_CLASS (self)->find_paragraph (self, focus);
}

char *
edubba_board_read_aloud (EdubbaBoard *self, EdubbaBoardTopic topic, GtkWidget *focus)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), NULL);
  g_return_val_if_fail (focus == NULL || GTK_IS_WIDGET (focus), NULL);

  if (EDUBBA_BOARD_GET_CLASS (self)->read_aloud == NULL)
    return NULL;
  return EDUBBA_BOARD_GET_CLASS (self)->read_aloud (self, topic, focus);
}

char *
edubba_board_read_changes (EdubbaBoard *self, const GameState *before, const GameState *after)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), NULL);
  g_return_val_if_fail (before != NULL, NULL);
  g_return_val_if_fail (after != NULL, NULL);

  if (EDUBBA_BOARD_GET_CLASS (self)->read_changes == NULL)
    return NULL;
  return EDUBBA_BOARD_GET_CLASS (self)->read_changes (self, before, after);
}

gboolean
edubba_board_find_action (EdubbaBoard *self, GtkWidget *part, GameAction *action)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), FALSE);
  g_return_val_if_fail (GTK_IS_WIDGET (part), FALSE);
  g_return_val_if_fail (action != NULL, FALSE);

  return EDUBBA_BOARD_GET_CLASS (self)->find_action != NULL &&
         EDUBBA_BOARD_GET_CLASS (self)->find_action (self, part, action);
}

void
edubba_board_show_preview (EdubbaBoard *self, const GamePreview *preview, gboolean figures)
{
  g_return_if_fail (EDUBBA_IS_BOARD (self));

  if (EDUBBA_BOARD_GET_CLASS (self)->show_preview != NULL)
    EDUBBA_BOARD_GET_CLASS (self)->show_preview (self, preview, figures);
}

void
edubba_board_show_plan (EdubbaBoard *self, const GameFigures *figures)
{
  g_return_if_fail (EDUBBA_IS_BOARD (self));

  if (EDUBBA_BOARD_GET_CLASS (self)->show_plan != NULL)
    EDUBBA_BOARD_GET_CLASS (self)->show_plan (self, figures);
}

void
edubba_board_play (EdubbaBoard     *self,
                   const GameState *seen,
                   guint            viewer,
                   gboolean         active,
                   const GameEvent *events,
                   guint            n_events)
{
  g_return_if_fail (EDUBBA_IS_BOARD (self));
  g_return_if_fail (seen != NULL);
  g_return_if_fail (events != NULL || n_events == 0);

  if (EDUBBA_BOARD_GET_CLASS (self)->play)
    {
      EDUBBA_BOARD_GET_CLASS (self)->play (self, seen, viewer, active, events, n_events);
      return;
    }
  edubba_board_show_state (self, seen, viewer, active);
  edubba_board_settled (self);
}

GPtrArray *
edubba_board_list_counts (EdubbaBoard     *self,
                          const GameState *before,
                          const GameState *after,
                          guint            viewer)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), NULL);
  g_return_val_if_fail (before != NULL && after != NULL, NULL);

  if (EDUBBA_BOARD_GET_CLASS (self)->list_counts == NULL)
    return NULL;
  return EDUBBA_BOARD_GET_CLASS (self)->list_counts (self, before, after, viewer);
}

gboolean
edubba_board_show_count (EdubbaBoard *self, const EdubbaCount *count, guint n_rows)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), FALSE);

  if (EDUBBA_BOARD_GET_CLASS (self)->show_count == NULL)
    return FALSE;
  EDUBBA_BOARD_GET_CLASS (self)->show_count (self, count, n_rows);
  return TRUE;
}

void
edubba_board_place_count (EdubbaBoard *self, graphene_rect_t *area)
{
  float width, height;

  g_return_if_fail (EDUBBA_IS_BOARD (self));
  g_return_if_fail (area != NULL);

  width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  *area = GRAPHENE_RECT_INIT (0, height / 2, width, height / 2);
  if (EDUBBA_BOARD_GET_CLASS (self)->place_count != NULL)
    EDUBBA_BOARD_GET_CLASS (self)->place_count (self, area);
}

void
edubba_board_finish_motion (EdubbaBoard *self)
{
  g_return_if_fail (EDUBBA_IS_BOARD (self));

  if (EDUBBA_BOARD_GET_CLASS (self)->finish_motion)
    EDUBBA_BOARD_GET_CLASS (self)->finish_motion (self);
}

gboolean
edubba_board_is_moving (EdubbaBoard *self)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), FALSE);

  if (!EDUBBA_BOARD_GET_CLASS (self)->is_moving)
    return FALSE;
  return EDUBBA_BOARD_GET_CLASS (self)->is_moving (self);
}

void
edubba_board_settled (EdubbaBoard *self)
{
  g_return_if_fail (EDUBBA_IS_BOARD (self));

  g_signal_emit (self, signals[SETTLED], 0);
}

gboolean
edubba_board_set_editing (EdubbaBoard *self, gboolean editing)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), FALSE);

  if (!EDUBBA_BOARD_GET_CLASS (self)->edits)
    return FALSE;
  get_private (self)->editing = editing;
  return TRUE;
}

static void
meet (EdubbaBoard *self)
{
  if (EDUBBA_BOARD_GET_CLASS (self)->introduced != NULL)
    EDUBBA_BOARD_GET_CLASS (self)->introduced (self);
}

void
edubba_board_introduce (EdubbaBoard        *self,
                        GameAddress         address,
                        const char         *rival,
                        EdubbaBoardOccasion occasion)
{
  EdubbaCompany *company;

  g_return_if_fail (EDUBBA_IS_BOARD (self));

  company = &get_private (self)->company;
  company->address = address;
  company->occasion = occasion;
  g_free (company->rival);
  company->rival = g_strdup (rival);
  meet (self);
}

void
edubba_board_name_seats (EdubbaBoard *self, const char *const *names)
{
  EdubbaCompany *company;

  g_return_if_fail (EDUBBA_IS_BOARD (self));

  company = &get_private (self)->company;
  g_strfreev (company->names);
  company->names = g_strdupv ((char **) names);
  meet (self);
}

void
edubba_board_set_person (EdubbaBoard *self, guint person)
{
  g_return_if_fail (EDUBBA_IS_BOARD (self));

  get_private (self)->company.person = person;
  meet (self);
}

void
edubba_board_set_aims (EdubbaBoard          *self,
                       const EdubbaBoardAim *own,
                       const EdubbaBoardAim *rival)
{
  g_return_if_fail (EDUBBA_IS_BOARD (self));
  g_return_if_fail (own != NULL && rival != NULL);

  if (EDUBBA_BOARD_GET_CLASS (self)->set_aims != NULL)
    EDUBBA_BOARD_GET_CLASS (self)->set_aims (self, own, rival);
}

EdubbaMoment
edubba_board_find_moment (EdubbaBoard     *self,
                          const GameEvent *events,
                          guint            n_events,
                          char           **part)
{
  EdubbaBoardClass *klass;

  g_return_val_if_fail (EDUBBA_IS_BOARD (self), EDUBBA_MOMENT_NONE);
  g_return_val_if_fail (part != NULL, EDUBBA_MOMENT_NONE);

  *part = NULL;
  klass = EDUBBA_BOARD_GET_CLASS (self);
  return klass->find_moment != NULL ? klass->find_moment (self, events, n_events, part)
                                    : EDUBBA_MOMENT_NONE;
}

char *
edubba_board_dup_end_part (EdubbaBoard *self, GameAction action)
{
  EdubbaBoardClass *klass;

  g_return_val_if_fail (EDUBBA_IS_BOARD (self), NULL);

  klass = EDUBBA_BOARD_GET_CLASS (self);
  return klass->dup_end_part != NULL ? klass->dup_end_part (self, action) : NULL;
}
