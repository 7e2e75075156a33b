/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A status page in a window of its own. It holds nothing and decides nothing: whether the games can
 * be had is the application's business.
 */
#include "edubba-already-running-window.h"

#include <glib/gi18n.h>

#include "edubba-clock.h"
#include "edubba-compat.h"

struct _EdubbaAlreadyRunningWindow
{
  AdwApplicationWindow parent_instance;

  /* template */
  AdwStatusPage *status_page;
};

G_DEFINE_FINAL_TYPE (EdubbaAlreadyRunningWindow,
                     edubba_already_running_window,
                     ADW_TYPE_APPLICATION_WINDOW)

static void
edubba_already_running_window_class_init (EdubbaAlreadyRunningWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/edubba/Edubba/ui/edubba-already-running-window.ui");
  gtk_widget_class_bind_template_child (widget_class, EdubbaAlreadyRunningWindow, status_page);
}

static void
edubba_already_running_window_init (EdubbaAlreadyRunningWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

EdubbaAlreadyRunningWindow *
edubba_already_running_window_new (GtkApplication *application)
{
  return g_object_new (EDUBBA_TYPE_ALREADY_RUNNING_WINDOW, "application", application, NULL);
}

void
edubba_already_running_window_tell_again (EdubbaAlreadyRunningWindow *self)
{
  g_autoptr (GDateTime) now = edubba_clock_dup_local ();
  g_autofree char *time = g_date_time_format (now, "%X");
  g_autofree char *text = NULL;

  g_return_if_fail (EDUBBA_IS_ALREADY_RUNNING_WINDOW (self));

  /* Translators: after "Try Again"; %s is the time of day, with seconds. */
  text = g_strdup_printf (_ ("Another Edubba still had your games open at %s. Close it there, "
                             "perhaps in another session, and try again."),
                          time);
  adw_status_page_set_description (self->status_page, text);
  edubba_compat_announce (GTK_WIDGET (self), text);
}
