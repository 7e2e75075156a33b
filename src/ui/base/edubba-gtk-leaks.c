/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A scrolled window listens to the settings from its realization on, and takes the wrong handler
 * away when it is unrealized: the settings keep one for each that there ever was, and would call
 * it.
 */
#include "edubba-gtk-leaks.h"

static gboolean
widget_unrealized_cb (GSignalInvocationHint *hint,
                      guint                  n_values,
                      const GValue          *values,
                      gpointer               data)
{
  GtkWidget *widget = g_value_get_object (values);

  if (GTK_IS_SCROLLED_WINDOW (widget))
    g_signal_handlers_disconnect_by_data (gtk_widget_get_settings (widget), widget);
  return G_SOURCE_CONTINUE;
}

void
edubba_gtk_leaks_begin (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  g_signal_add_emission_hook (g_signal_lookup ("unrealize", GTK_TYPE_WIDGET), 0,
                              widget_unrealized_cb, NULL, NULL);
}

void
edubba_gtk_leaks_take_focus (GtkWidget *widget)
{
  GtkRoot   *root;
  GtkWidget *focus;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  root = gtk_widget_get_root (widget);
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  if (focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget)))
    gtk_root_set_focus (root, NULL);
}
