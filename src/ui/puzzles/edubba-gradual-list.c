/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A slice that grows. Frames are counted, not time: where each takes long, fewer rows are added in
 * a second.
 */
#include "edubba-gradual-list.h"

/* More rows than a tall window shows; and the number added with each frame. */
#define FIRST_ROWS 16
#define MORE_ROWS  4

static gboolean
grow_cb (GtkWidget *view, GdkFrameClock *clock, gpointer data)
{
  GtkSliceListModel *slice = data;
  guint              size = gtk_slice_list_model_get_size (slice) + MORE_ROWS;
  gboolean           whole =
    size >= g_list_model_get_n_items (gtk_slice_list_model_get_model (slice));

  gtk_slice_list_model_set_size (slice, whole ? G_MAXUINT : size);
  return whole ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

GListModel *
edubba_gradual_list_new (GListModel *model, GtkWidget *view)
{
  GtkSliceListModel *slice;

  g_return_val_if_fail (G_IS_LIST_MODEL (model), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (view), NULL);

  slice = gtk_slice_list_model_new (g_object_ref (model), 0, FIRST_ROWS);
  gtk_widget_add_tick_callback (view, grow_cb, g_object_ref (slice), g_object_unref);
  return G_LIST_MODEL (slice);
}
