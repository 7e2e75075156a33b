/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An image in memory that is drawn in many places.
 *
 * A render node stands in one place of a frame only: the renderer that serves web browsers tells
 * nodes apart by their addresses, and loses one that stands in two.
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _EdubbaImage EdubbaImage;

/* An image of this surface, an image surface which it takes over and which is not drawn on any
 * more. */
EdubbaImage *edubba_image_new (cairo_surface_t *surface);
void         edubba_image_free (EdubbaImage *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaImage, edubba_image_free)

/* The surface; borrowed. */
cairo_surface_t *edubba_image_get_surface (EdubbaImage *self);

/* A new node, which the caller owns, that draws the image into the bounds: for one place in the
 * window of this widget. It outlives the image. */
GskRenderNode *edubba_image_create_node (EdubbaImage           *self,
                                         GtkWidget             *widget,
                                         const graphene_rect_t *bounds) G_GNUC_WARN_UNUSED_RESULT;

/* The window of this widget is drawn by the software renderer. */
gboolean edubba_image_is_painted (GtkWidget *widget);

G_END_DECLS
