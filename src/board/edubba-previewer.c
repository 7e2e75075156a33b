/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A part that is looked at again is not worked out again. The sentence describes the part that has
 * the focus, so that a screen reader finds it there.
 */
#include "edubba-previewer.h"

#include <glib/gi18n-lib.h>

#include "edubba-figures.h"
#include "edubba-kit.h"
#include "game-state.h"

/* The time for which a finger rests, as a share of the desktop's: anything else that a resting
 * finger means on a board comes later. */
#define REST 0.8

struct _EdubbaPreviewer
{
  GObject parent_instance;

  GtkWidget        *around; /* borrowed */
  GtkRoot          *root;   /* the same: whose focus is watched; or NULL */
  EdubbaBoard      *board;  /* the same, or NULL */
  const GameModule *module;

  /* borrowed, NULL once they are gone: parts of the board */
  GtkWidget *hovered;
  GtkWidget *held;
  GtkWidget *described;
  GtkWidget *looked_at; /* the part whose preview is shown */

  const GameFigures *plan;  /* borrowed; or NULL */
  const char *const *names; /* the same */

  GameState *seen; /* owned; or NULL */
  guint      viewer;
  guint      idle_id; /* source id: a press may have given parts another meaning */
  gboolean   active;
  gboolean   figures;
  gboolean   enabled;
  gboolean   shown; /* the board shows a preview */
};

G_DEFINE_FINAL_TYPE (EdubbaPreviewer, edubba_previewer, G_TYPE_OBJECT)

enum
{
  PROP_ENABLED = 1,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* ---- The sentence */

/* The points that change, of the seat and of its opponent; NULL if none do. */
static char *
describe_points (const GameModule *module, const GameState *seen, const GamePreview *preview)
{
  guint    seat = preview->seat;
  guint    other = 1 - MIN (seat, 1);
  gboolean two = module->rules->seats (seen) == 2;
  gboolean mine = preview->points[seat] != preview->points_after[seat];
  gboolean theirs = two && preview->points[other] != preview->points_after[other];

  if (!mine && !theirs)
    return NULL;
  if (!theirs)
    /* Translators: points before an action and after it, as a screen reader says it. */
    return g_strdup_printf (_ ("Your points: %1$d, then %2$d."), preview->points[seat],
                            preview->points_after[seat]);
  if (!mine)
    /* Translators: points before an action and after it, as a screen reader says it. */
    return g_strdup_printf (_ ("Your opponent’s points: %1$d, then %2$d."),
                            preview->points[other], preview->points_after[other]);
  /* Translators: points before an action and after it, as a screen reader says it. */
  return g_strdup_printf (_ ("Your points: %1$d, then %2$d; your opponent’s: %3$d, then %4$d."),
                          preview->points[seat], preview->points_after[seat],
                          preview->points[other], preview->points_after[other]);
}

/* Another seat's answer, in the middle of the turn; NULL if there is none. */
static char *
describe_answer (const GameModule *module, const GameState *seen, const GamePreview *preview)
{
  if (preview->answers == GAME_NOBODY)
    return NULL;
  if (module->rules->seats (seen) == 2)
    /* Translators: of an action before it is done, as a screen reader says it. */
    return g_strdup (_ ("Your opponent answers that first."));
  /* Translators: of an action before it is done, as a screen reader says it. */
  return g_strdup (_ ("Another player answers that first."));
}

char *
edubba_previewer_describe (const GameModule  *module,
                           const GameState   *seen,
                           const GamePreview *preview,
                           gboolean           figures)
{
  g_autofree char *change = NULL;
  g_autofree char *answer = describe_answer (module, seen, preview);

  if (module->words != NULL && module->words->preview != NULL)
    change = module->words->preview (seen, preview, figures);
  else if (figures)
    change = describe_points (module, seen, preview);
  if (change == NULL || answer == NULL)
    return change != NULL ? g_steal_pointer (&change) : g_steal_pointer (&answer);
  return g_strjoin (" ", change, answer, NULL);
}

/* ---- Looking */

/* The action that a widget asks the match for, if its board says nothing about it. */
static gboolean
read_action (const GameModule *module, GtkWidget *part, GameAction *action)
{
  GtkActionable *button = GTK_IS_ACTIONABLE (part) ? GTK_ACTIONABLE (part) : NULL;
  GVariant      *target = button != NULL ? gtk_actionable_get_action_target_value (button) : NULL;

  return target != NULL && g_variant_is_of_type (target, G_VARIANT_TYPE_STRING) &&
         g_strcmp0 (gtk_actionable_get_action_name (button), "match.act") == 0 &&
         module->rules->parse_action (g_variant_get_string (target, NULL), action, NULL);
}

gboolean
edubba_previewer_find_action (EdubbaBoard      *board,
                              const GameModule *module,
                              GtkWidget        *part,
                              GameAction       *action)
{
  return edubba_board_find_action (board, part, action) || read_action (module, part, action);
}

/* The action of a part, or of what it is a part of. */
static gboolean
find_action (EdubbaPreviewer *self, GtkWidget *part, GameAction *action)
{
  gboolean found = FALSE;

  if (self->board == NULL || !self->active)
    return FALSE;
  for (GtkWidget *at = part; at != NULL && at != GTK_WIDGET (self->board) && !found;
       at = gtk_widget_get_parent (at))
    found = edubba_previewer_find_action (self->board, self->module, at, action);
  return found;
}

/* Works out what a press on a part would bring; NULL if that is nothing to be seen. */
static GamePreview *
look (EdubbaPreviewer *self, GtkWidget *part)
{
  GameAction action;

  if (!self->enabled || !find_action (self, part, &action))
    return NULL;
  return game_preview_new (self->module->rules, self->seen, self->viewer, action, 1);
}

static void
clear_preview (EdubbaPreviewer *self)
{
  g_clear_weak_pointer (&self->looked_at);
  if (self->shown && self->board != NULL)
    edubba_board_show_preview (self->board, NULL, FALSE);
  self->shown = FALSE;
}

/* The part of the board with the focus, or NULL; seen: only if the keyboard is used. */
static GtkWidget *
get_focus (EdubbaPreviewer *self, gboolean seen)
{
  GtkWidget *focus = self->root != NULL ? gtk_root_get_focus (self->root) : NULL;

  if (focus == NULL || self->board == NULL ||
      !gtk_widget_is_ancestor (focus, GTK_WIDGET (self->board)) ||
      (seen && GTK_IS_WINDOW (self->root) &&
       !gtk_window_get_focus_visible (GTK_WINDOW (self->root))))
    return NULL;
  return focus;
}

static void
show_preview (EdubbaPreviewer *self)
{
  g_autoptr (GamePreview) preview = NULL;
  GtkWidget *part = self->held;

  if (part == NULL)
    part = self->hovered;
  if (part == NULL)
    part = get_focus (self, TRUE);
  if (part == self->looked_at)
    return;
  clear_preview (self);
  g_set_weak_pointer (&self->looked_at, part);
  preview = look (self, part);
  if (preview == NULL)
    return;
  edubba_board_show_preview (self->board, preview, self->figures);
  self->shown = TRUE;
}

/* What a preview and a plan say about a part; NULL: nothing. */
static char *
describe_part (EdubbaPreviewer *self, GtkWidget *part)
{
  g_autoptr (GamePreview) preview = look (self, part);
  g_autofree char *change = NULL;
  g_autofree char *worth = NULL;
  GameAction       action;
  GameFigure       figure;

  if (preview != NULL)
    change = edubba_previewer_describe (self->module, self->seen, preview, self->figures);
  if (self->plan != NULL && find_action (self, part, &action) &&
      game_figures_find (self->plan, action, &figure))
    worth = edubba_figures_describe (self->plan, &figure, self->names);
  if (change == NULL || worth == NULL)
    return change != NULL ? g_steal_pointer (&change) : g_steal_pointer (&worth);
  return g_strjoin (" ", change, worth, NULL);
}

static void
describe_focus (EdubbaPreviewer *self)
{
  GtkWidget       *focus = get_focus (self, FALSE);
  g_autofree char *sentence = describe_part (self, focus);

  if (self->described != NULL && self->described != focus)
    edubba_kit_describe (self->described, NULL);
  g_set_weak_pointer (&self->described, focus);
  if (focus != NULL)
    edubba_kit_describe (focus, sentence);
}

static void
focus_changed_cb (EdubbaPreviewer *self)
{
  describe_focus (self);
  show_preview (self);
}

static gboolean
refresh_cb (gpointer data)
{
  EdubbaPreviewer *self = data;

  self->idle_id = 0;
  clear_preview (self);
  focus_changed_cb (self);
  return G_SOURCE_REMOVE;
}

static void
refresh_soon (EdubbaPreviewer *self)
{
  if (self->idle_id == 0)
    self->idle_id = g_idle_add (refresh_cb, self);
}

void
edubba_previewer_point_at (EdubbaPreviewer *self, GtkWidget *part)
{
  g_return_if_fail (EDUBBA_IS_PREVIEWER (self));
  g_return_if_fail (part == NULL || GTK_IS_WIDGET (part));

  g_set_weak_pointer (&self->hovered, part);
  show_preview (self);
}

/* ---- Pointer, finger and keyboard */

/* The widget below an event's point, also in a popover of the board. */
static GtkWidget *
pick (EdubbaPreviewer *self, GtkEventController *controller, double x, double y)
{
  GdkEvent  *event = gtk_event_controller_get_current_event (controller);
  GtkNative *native = event != NULL ? gtk_native_get_for_surface (gdk_event_get_surface (event))
                                    : NULL;
  double     dx, dy;

  if (native == NULL || !GTK_IS_POPOVER (native) || !gdk_event_get_position (event, &x, &y))
    return gtk_widget_pick (self->around, x, y, GTK_PICK_DEFAULT);
  gtk_native_get_surface_transform (native, &dx, &dy);
  return gtk_widget_pick (GTK_WIDGET (native), x - dx, y - dy, GTK_PICK_DEFAULT);
}

static void
pointer_moved_cb (EdubbaPreviewer *self, double x, double y, GtkEventController *motion)
{
  edubba_previewer_point_at (self, pick (self, motion, x, y));
}

static void
pointer_left_cb (EdubbaPreviewer *self)
{
  edubba_previewer_point_at (self, NULL);
}

/* A finger that only looks presses nothing. */
static void
rested_cb (EdubbaPreviewer *self, double x, double y, GtkGesture *rest)
{
  GtkWidget *part = pick (self, GTK_EVENT_CONTROLLER (rest), x, y);
  g_autoptr (GamePreview) preview = look (self, part);

  if (preview == NULL)
    return;
  gtk_gesture_set_state (rest, GTK_EVENT_SEQUENCE_CLAIMED);
  g_set_weak_pointer (&self->held, part);
  show_preview (self);
}

static void
lifted_cb (EdubbaPreviewer *self)
{
  if (self->held == NULL)
    return;
  g_clear_weak_pointer (&self->held);
  show_preview (self);
}

static void
watch_focus (EdubbaPreviewer *self)
{
  GtkRoot *root = gtk_widget_get_root (self->around);

  if (root == self->root)
    return;
  if (self->root != NULL)
    g_signal_handlers_disconnect_by_data (self->root, self);
  g_set_weak_pointer (&self->root, root);
  if (root != NULL)
    g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (focus_changed_cb), self,
                             G_CONNECT_SWAPPED);
  if (GTK_IS_WINDOW (root))
    g_signal_connect_object (root, "notify::focus-visible", G_CALLBACK (focus_changed_cb), self,
                             G_CONNECT_SWAPPED);
}

static GtkEventController *
add (EdubbaPreviewer *self, GtkEventController *controller)
{
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (self->around, controller);
  return controller;
}

static void
add_controllers (EdubbaPreviewer *self)
{
  GtkEventController *motion = add (self, gtk_event_controller_motion_new ());
  GtkEventController *keys = add (self, gtk_event_controller_key_new ());
  GtkEventController *click = add (self, GTK_EVENT_CONTROLLER (gtk_gesture_click_new ()));
  GtkEventController *rest = add (self, GTK_EVENT_CONTROLLER (gtk_gesture_long_press_new ()));

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (rest), TRUE);
  gtk_gesture_long_press_set_delay_factor (GTK_GESTURE_LONG_PRESS (rest), REST);
  g_signal_connect_object (motion, "motion", G_CALLBACK (pointer_moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (pointer_left_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-released", G_CALLBACK (refresh_soon), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (click, "released", G_CALLBACK (refresh_soon), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (rest, "pressed", G_CALLBACK (rested_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (rest, "end", G_CALLBACK (lifted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->around, "notify::root", G_CALLBACK (watch_focus), self,
                           G_CONNECT_SWAPPED);
}

/* ---- The class */

static void
edubba_previewer_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_boolean (value, EDUBBA_PREVIEWER (object)->enabled);
}

static void
edubba_previewer_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  EdubbaPreviewer *self = EDUBBA_PREVIEWER (object);

  if (self->enabled == g_value_get_boolean (value))
    return;
  self->enabled = g_value_get_boolean (value);
  clear_preview (self);
  focus_changed_cb (self);
  g_object_notify_by_pspec (object, pspec);
}

static void
edubba_previewer_dispose (GObject *object)
{
  EdubbaPreviewer *self = EDUBBA_PREVIEWER (object);

  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_clear_weak_pointer (&self->board);
  g_clear_weak_pointer (&self->root);
  g_clear_weak_pointer (&self->hovered);
  g_clear_weak_pointer (&self->held);
  g_clear_weak_pointer (&self->described);
  g_clear_weak_pointer (&self->looked_at);
  g_clear_pointer (&self->seen, g_free);
  G_OBJECT_CLASS (edubba_previewer_parent_class)->dispose (object);
}

static void
edubba_previewer_class_init (EdubbaPreviewerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = edubba_previewer_get_property;
  object_class->set_property = edubba_previewer_set_property;
  object_class->dispose = edubba_previewer_dispose;
  props[PROP_ENABLED] =
    g_param_spec_boolean ("enabled", NULL, NULL, TRUE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
edubba_previewer_init (EdubbaPreviewer *self)
{
  self->enabled = TRUE;
}

EdubbaPreviewer *
edubba_previewer_new (GtkWidget *around)
{
  EdubbaPreviewer *self = g_object_new (EDUBBA_TYPE_PREVIEWER, NULL);

  self->around = around;
  add_controllers (self);
  watch_focus (self);
  return self;
}

void
edubba_previewer_show (EdubbaPreviewer  *self,
                       EdubbaBoard      *board,
                       const GameModule *module,
                       const GameState  *seen,
                       guint             viewer,
                       gboolean          active,
                       gboolean          figures)
{
  g_return_if_fail (EDUBBA_IS_PREVIEWER (self));
  g_return_if_fail (board == NULL || (EDUBBA_IS_BOARD (board) && module != NULL && seen != NULL));

  clear_preview (self);
  g_clear_weak_pointer (&self->hovered);
  g_clear_pointer (&self->seen, g_free);
  g_set_weak_pointer (&self->board, board);
  self->module = module;
  self->viewer = viewer;
  self->active = active;
  self->figures = figures;
  self->plan = NULL;
  self->names = NULL;
  if (board != NULL)
    self->seen = game_state_dup (module->rules, seen);
  describe_focus (self);
}

void
edubba_previewer_set_figures (EdubbaPreviewer   *self,
                              const GameFigures *figures,
                              const char *const *names)
{
  g_return_if_fail (EDUBBA_IS_PREVIEWER (self));

  self->plan = figures;
  self->names = names;
  describe_focus (self);
}
