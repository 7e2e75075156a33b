/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All renderers but one take a texture once, wherever it is drawn. The software renderer would copy
 * it for every frame; there an image is painted as it is, and only where something changes.
 */
#include "edubba-image.h"

struct _EdubbaImage
{
  cairo_surface_t *surface; /* owned */
  GdkTexture      *texture; /* of the same pixels, owned; NULL until a renderer asks for it */
};

EdubbaImage *
edubba_image_new (cairo_surface_t *surface)
{
  EdubbaImage *self;

  g_return_val_if_fail (cairo_surface_get_type (surface) == CAIRO_SURFACE_TYPE_IMAGE, NULL);

  self = g_new0 (EdubbaImage, 1);
  self->surface = surface;
  return self;
}

void
edubba_image_free (EdubbaImage *self)
{
  g_clear_object (&self->texture);
  cairo_surface_destroy (self->surface);
  g_free (self);
}

cairo_surface_t *
edubba_image_get_surface (EdubbaImage *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->surface;
}

static void
make_texture (EdubbaImage *self)
{
  cairo_surface_t *surface = cairo_surface_reference (self->surface);
  gsize            stride = (gsize) cairo_image_surface_get_stride (surface);
  int              height = cairo_image_surface_get_height (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes =
    g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) height,
                                (GDestroyNotify) cairo_surface_destroy, surface);
  self->texture = gdk_memory_texture_new (cairo_image_surface_get_width (surface), height,
                                          GDK_MEMORY_DEFAULT, bytes, stride);
}

GskRenderNode *
edubba_image_create_node (EdubbaImage           *self,
                          GtkWidget             *widget,
                          const graphene_rect_t *bounds)
{
  GskRenderNode *node;
  cairo_t       *cr;

  g_return_val_if_fail (self != NULL && bounds != NULL, NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  if (!edubba_image_is_painted (widget))
    {
      if (self->texture == NULL)
        make_texture (self);
      return gsk_texture_node_new (self->texture, bounds);
    }
  node = gsk_cairo_node_new (bounds);
  cr = gsk_cairo_node_get_draw_context (node);
  cairo_set_source_surface (cr, self->surface, bounds->origin.x, bounds->origin.y);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

gboolean
edubba_image_is_painted (GtkWidget *widget)
{
  GtkNative *native;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  native = gtk_widget_get_native (widget);
  return native != NULL && GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
}
