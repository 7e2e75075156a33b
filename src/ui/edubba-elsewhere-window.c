/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A status page in a window of its own. It holds nothing and decides nothing: whether the games can
 * be had is the application's business.
 */
#include "edubba-elsewhere-window.h"

struct _EdubbaElsewhereWindow
{
  AdwApplicationWindow parent_instance;
};

G_DEFINE_FINAL_TYPE (EdubbaElsewhereWindow,
                     edubba_elsewhere_window,
                     ADW_TYPE_APPLICATION_WINDOW)

static void
edubba_elsewhere_window_class_init (EdubbaElsewhereWindowClass *klass)
{
  gtk_widget_class_set_template_from_resource (
    GTK_WIDGET_CLASS (klass), "/io/github/edubba/Edubba/ui/edubba-elsewhere-window.ui");
}

static void
edubba_elsewhere_window_init (EdubbaElsewhereWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

EdubbaElsewhereWindow *
edubba_elsewhere_window_new (GtkApplication *application)
{
  return g_object_new (EDUBBA_TYPE_ELSEWHERE_WINDOW, "application", application, NULL);
}
