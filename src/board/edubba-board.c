/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The doors of the board interface: they check their arguments and hand on. A board that leaves
 * out highlight or find_part simply has nothing to mark or to find; on one that leaves out play,
 * nothing moves.
 */
#include "edubba-board.h"

G_DEFINE_INTERFACE (EdubbaBoard, edubba_board, GTK_TYPE_WIDGET)

enum
{
  SETTLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
edubba_board_default_init (EdubbaBoardInterface *iface)
{
  signals[SETTLED] = g_signal_new ("settled", EDUBBA_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

void
edubba_board_show_state (EdubbaBoard *self, const GameState *seen, guint viewer, gboolean active)
{
  g_return_if_fail (EDUBBA_IS_BOARD (self));
  g_return_if_fail (seen != NULL);

  EDUBBA_BOARD_GET_IFACE (self)->show_state (self, seen, viewer, active);
}

GtkWidget *
edubba_board_find_part (EdubbaBoard *self, const char *part)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), NULL);
  g_return_val_if_fail (part != NULL, NULL);

  if (!EDUBBA_BOARD_GET_IFACE (self)->find_part)
    return NULL;
  return EDUBBA_BOARD_GET_IFACE (self)->find_part (self, part);
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

  if (!EDUBBA_BOARD_GET_IFACE (self)->compute_frame)
    return gtk_widget_compute_bounds (part, target, frame);
  return EDUBBA_BOARD_GET_IFACE (self)->compute_frame (self, part, target, frame);
}

void
edubba_board_highlight (EdubbaBoard *self, const GameAction *action)
{
  g_return_if_fail (EDUBBA_IS_BOARD (self));

  if (EDUBBA_BOARD_GET_IFACE (self)->highlight)
    EDUBBA_BOARD_GET_IFACE (self)->highlight (self, action);
}

void
edubba_board_lend_own (EdubbaBoard *self, const GameState *own)
{
  g_return_if_fail (EDUBBA_IS_BOARD (self));

  if (EDUBBA_BOARD_GET_IFACE (self)->lend_own)
    EDUBBA_BOARD_GET_IFACE (self)->lend_own (self, own);
}

gboolean
edubba_board_cancel (EdubbaBoard *self)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), FALSE);

  if (!EDUBBA_BOARD_GET_IFACE (self)->cancel)
    return FALSE;
  return EDUBBA_BOARD_GET_IFACE (self)->cancel (self);
}

gboolean
edubba_board_focus_start (EdubbaBoard *self)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), FALSE);

  if (!EDUBBA_BOARD_GET_IFACE (self)->focus_start)
    return gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
  return EDUBBA_BOARD_GET_IFACE (self)->focus_start (self);
}

const char *
edubba_board_find_paragraph (EdubbaBoard *self, GtkWidget *focus)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (focus), NULL);

  if (!EDUBBA_BOARD_GET_IFACE (self)->find_paragraph)
    return NULL;
  return EDUBBA_BOARD_GET_IFACE (self)->find_paragraph (self, focus);
}

char *
edubba_board_read_aloud (EdubbaBoard *self, EdubbaBoardTopic topic, GtkWidget *focus)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), NULL);
  g_return_val_if_fail (focus == NULL || GTK_IS_WIDGET (focus), NULL);

  if (EDUBBA_BOARD_GET_IFACE (self)->read_aloud == NULL)
    return NULL;
  return EDUBBA_BOARD_GET_IFACE (self)->read_aloud (self, topic, focus);
}

char *
edubba_board_read_changes (EdubbaBoard *self, const GameState *before, const GameState *after)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), NULL);
  g_return_val_if_fail (before != NULL, NULL);
  g_return_val_if_fail (after != NULL, NULL);

  if (EDUBBA_BOARD_GET_IFACE (self)->read_changes == NULL)
    return NULL;
  return EDUBBA_BOARD_GET_IFACE (self)->read_changes (self, before, after);
}

gboolean
edubba_board_find_action (EdubbaBoard *self, GtkWidget *part, GameAction *action)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), FALSE);
  g_return_val_if_fail (GTK_IS_WIDGET (part), FALSE);
  g_return_val_if_fail (action != NULL, FALSE);

  return EDUBBA_BOARD_GET_IFACE (self)->find_action != NULL &&
         EDUBBA_BOARD_GET_IFACE (self)->find_action (self, part, action);
}

void
edubba_board_show_preview (EdubbaBoard *self, const GamePreview *preview, gboolean figures)
{
  g_return_if_fail (EDUBBA_IS_BOARD (self));

  if (EDUBBA_BOARD_GET_IFACE (self)->show_preview != NULL)
    EDUBBA_BOARD_GET_IFACE (self)->show_preview (self, preview, figures);
}

void
edubba_board_show_plan (EdubbaBoard *self, const GameFigures *figures)
{
  g_return_if_fail (EDUBBA_IS_BOARD (self));

  if (EDUBBA_BOARD_GET_IFACE (self)->show_plan != NULL)
    EDUBBA_BOARD_GET_IFACE (self)->show_plan (self, figures);
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

  if (EDUBBA_BOARD_GET_IFACE (self)->play)
    {
      EDUBBA_BOARD_GET_IFACE (self)->play (self, seen, viewer, active, events, n_events);
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

  if (EDUBBA_BOARD_GET_IFACE (self)->list_counts == NULL)
    return NULL;
  return EDUBBA_BOARD_GET_IFACE (self)->list_counts (self, before, after, viewer);
}

gboolean
edubba_board_show_count (EdubbaBoard *self, const EdubbaCount *count, guint n_rows)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), FALSE);

  if (EDUBBA_BOARD_GET_IFACE (self)->show_count == NULL)
    return FALSE;
  EDUBBA_BOARD_GET_IFACE (self)->show_count (self, count, n_rows);
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
  if (EDUBBA_BOARD_GET_IFACE (self)->place_count != NULL)
    EDUBBA_BOARD_GET_IFACE (self)->place_count (self, area);
}

void
edubba_board_finish_motion (EdubbaBoard *self)
{
  g_return_if_fail (EDUBBA_IS_BOARD (self));

  if (EDUBBA_BOARD_GET_IFACE (self)->finish_motion)
    EDUBBA_BOARD_GET_IFACE (self)->finish_motion (self);
}

gboolean
edubba_board_is_moving (EdubbaBoard *self)
{
  g_return_val_if_fail (EDUBBA_IS_BOARD (self), FALSE);

  if (!EDUBBA_BOARD_GET_IFACE (self)->is_moving)
    return FALSE;
  return EDUBBA_BOARD_GET_IFACE (self)->is_moving (self);
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

  if (!EDUBBA_BOARD_GET_IFACE (self)->set_editing)
    return FALSE;
  EDUBBA_BOARD_GET_IFACE (self)->set_editing (self, editing);
  return TRUE;
}

void
edubba_board_introduce (EdubbaBoard        *self,
                        GameAddress         address,
                        const char         *rival,
                        EdubbaBoardOccasion occasion)
{
  g_return_if_fail (EDUBBA_IS_BOARD (self));

  if (EDUBBA_BOARD_GET_IFACE (self)->introduce)
    EDUBBA_BOARD_GET_IFACE (self)->introduce (self, address, rival, occasion);
}

void
edubba_board_name_seats (EdubbaBoard *self, const char *const *names)
{
  g_return_if_fail (EDUBBA_IS_BOARD (self));

  if (EDUBBA_BOARD_GET_IFACE (self)->name_seats)
    EDUBBA_BOARD_GET_IFACE (self)->name_seats (self, names);
}

void
edubba_board_set_person (EdubbaBoard *self, guint person)
{
  g_return_if_fail (EDUBBA_IS_BOARD (self));

  if (EDUBBA_BOARD_GET_IFACE (self)->set_person)
    EDUBBA_BOARD_GET_IFACE (self)->set_person (self, person);
}

void
edubba_board_set_aims (EdubbaBoard          *self,
                       const EdubbaBoardAim *own,
                       const EdubbaBoardAim *rival)
{
  g_return_if_fail (EDUBBA_IS_BOARD (self));
  g_return_if_fail (own != NULL && rival != NULL);

  if (EDUBBA_BOARD_GET_IFACE (self)->set_aims != NULL)
    EDUBBA_BOARD_GET_IFACE (self)->set_aims (self, own, rival);
}

EdubbaMoment
edubba_board_find_moment (EdubbaBoard     *self,
                          const GameEvent *events,
                          guint            n_events,
                          char           **part)
{
  EdubbaBoardInterface *iface;

  g_return_val_if_fail (EDUBBA_IS_BOARD (self), EDUBBA_MOMENT_NONE);
  g_return_val_if_fail (part != NULL, EDUBBA_MOMENT_NONE);

  *part = NULL;
  iface = EDUBBA_BOARD_GET_IFACE (self);
  return iface->find_moment != NULL ? iface->find_moment (self, events, n_events, part)
                                    : EDUBBA_MOMENT_NONE;
}

/* GTK has had this wish since 4.22, as an enumeration whose first value is none. */
static gboolean
is_motion_reduced (GtkSettings *settings)
{
  GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (settings),
                                                    "gtk-interface-reduced-motion");
  g_auto (GValue) value = G_VALUE_INIT;

  if (pspec == NULL || !G_IS_PARAM_SPEC_ENUM (pspec))
    return FALSE;
  g_value_init (&value, pspec->value_type);
  g_object_get_property (G_OBJECT (settings), pspec->name, &value);
  return g_value_get_enum (&value) == 1;
}

gboolean
edubba_board_may_move (GtkWidget *widget)
{
  GtkSettings *settings;
  gboolean     enabled = TRUE;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  settings = gtk_widget_get_settings (widget);
  g_object_get (settings, "gtk-enable-animations", &enabled, NULL);
  return enabled && !is_motion_reduced (settings);
}
