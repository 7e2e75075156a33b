/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A scrolled window listens to the settings from its realization on, and takes the wrong handler
 * away when it is unrealized: the settings keep one for each that there ever was, and would call
 * it. A popover that is destroyed while it is open is kept for ever, and a tooltip that was on its
 * way there asks where the pointer is on a surface that is gone.
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
  else if (GTK_IS_POPOVER (widget))
    gtk_widget_set_visible (widget, FALSE);
  return G_SOURCE_CONTINUE;
}

void
edubba_gtk_leaks_begin (void)
{
  static gulong hook;

  if (hook != 0)
    return;
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WIDGET));
  hook = g_signal_add_emission_hook (g_signal_lookup ("unrealize", GTK_TYPE_WIDGET), 0,
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
