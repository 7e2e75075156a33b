/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pictures that glide over a widget from one place to another, in front of everything it shows.
 *
 * It knows nothing of games. The owner of the widget draws it: first the resting widgets, then
 * this.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* One picture on its way. Times are shares of the whole motion. */
typedef struct
{
  graphene_rect_t start;
  graphene_rect_t end;
  GskRenderNode  *before; /* as it looks at the start, or NULL */
  GskRenderNode  *after;  /* as it looks in the end, or NULL: as before */
  float           begin;
  float           span;
  float           tilt;       /* lean half-way, in degrees */
  gboolean        lifted;     /* it is taken up, not pushed */
  gboolean        turns;      /* it is turned over on the way */
  gboolean        appears;    /* it comes out of something that hides it */
  gboolean        disappears; /* it goes into something that hides it */
} EdubbaPiece;

typedef struct _EdubbaMotion EdubbaMotion;

/* `settled` is called with `data` when everything has arrived or has been cut short. */
EdubbaMotion *edubba_motion_new (GtkWidget *widget,
                                 void (*settled) (gpointer),
                                 gpointer data) G_GNUC_WARN_UNUSED_RESULT;
void          edubba_motion_free (EdubbaMotion *self);

/* Returns TRUE if the user's system lets things move on this widget, and it could be seen. */
gboolean edubba_motion_can_move (GtkWidget *widget);

/* From now on the widget is drawn again in every frame, so that pieces can be made ready in
 * several. Any running motion is ended. */
void edubba_motion_prepare (EdubbaMotion *self);

/* Has the pieces set out, once they have been prepared; they arrive when the time (ms) is over. */
void edubba_motion_start (EdubbaMotion *self, guint duration);

/* Adds a piece while it is prepared; the motion takes over its looks. */
void edubba_motion_add (EdubbaMotion *self, const EdubbaPiece *piece);

/* The same, below all others. */
void edubba_motion_add_below (EdubbaMotion *self, const EdubbaPiece *piece);

/* Ends it at once; no-op where nothing runs. */
void edubba_motion_stop (EdubbaMotion *self);

gboolean edubba_motion_is_running (EdubbaMotion *self);
guint    edubba_motion_get_n_pieces (EdubbaMotion *self);

/* Draws all pieces where they are now. */
void edubba_motion_snapshot (EdubbaMotion *self, GtkSnapshot *snapshot);

/* Draws the layer under the pieces, which is `child` of the widget: while they move its picture,
 * if that is as large as the widget. After they have arrived by themselves the child takes the
 * place of that picture half by half, in two frames. picture: of edubba_motion_rasterise_half (),
 * or NULL. */
void edubba_motion_snapshot_below (EdubbaMotion  *self,
                                   GtkWidget     *child,
                                   GskRenderNode *picture,
                                   GtkSnapshot   *snapshot);

/* A widget as it was drawn last, as one picture in exactly the pixels of the screen; NULL if it was
 * not drawn. The node lies at the origin. */
GskRenderNode *edubba_motion_take_picture (GtkWidget *widget) G_GNUC_WARN_UNUSED_RESULT;

/* Renders a node in a widget's area as one picture in exactly the pixels of the screen, whose
 * cost depends on its pixels alone. It is made in two calls, for all of it takes longer than a
 * frame has: the first, without `upper`, returns the upper half, and the second, with that, all
 * of it. NULL if there is no node. */
GskRenderNode *edubba_motion_rasterise_half (GtkWidget     *widget,
                                             GskRenderNode *node,
                                             GskRenderNode *upper) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
