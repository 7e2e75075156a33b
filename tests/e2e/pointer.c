/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Without a window manager a window lies in the corner of the screen, so what is known of its
 * surface is known of the screen. What the window hears is listened to: a motion has arrived when
 * one to that very point was heard.
 */
#include "pointer.h"

#include <atspi/atspi.h>

#include "keys.h"
#include "ui-fixture.h"

/* What was heard last. */
static struct
{
  int   x, y;
  guint n_presses;
  guint n_releases;
} heard;

static gboolean
heard_cb (GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data)
{
  GdkEventType type = gdk_event_get_event_type (event);
  double       x, y;

  heard.n_presses += type == GDK_BUTTON_PRESS;
  heard.n_releases += type == GDK_BUTTON_RELEASE;
  if ((type == GDK_MOTION_NOTIFY || type == GDK_ENTER_NOTIFY) &&
      gdk_event_get_position (event, &x, &y))
    {
      heard.x = (int) x;
      heard.y = (int) y;
    }
  return GDK_EVENT_PROPAGATE;
}

static void
listen (GtkWindow *window)
{
  GtkEventController *ear;

  if (g_object_get_data (G_OBJECT (window), "pointer-ear") != NULL)
    return;
  heard.x = heard.y = -1;
  ear = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (ear, GTK_PHASE_CAPTURE);
  g_signal_connect (ear, "event", G_CALLBACK (heard_cb), NULL);
  gtk_widget_add_controller (GTK_WIDGET (window), ear);
  g_object_set_data (G_OBJECT (window), "pointer-ear", ear);
}

typedef struct
{
  int x, y;
} Place;

static gboolean
has_arrived (gpointer data)
{
  const Place *place = data;

  return heard.x == place->x && heard.y == place->y;
}

typedef struct
{
  const guint *count;
  guint        before;
} Count;

static gboolean
has_come (gpointer data)
{
  const Count *count = data;

  return *count->count != count->before;
}

void
pointer_move (GtkWidget *widget, double x, double y)
{
  GtkNative       *native = gtk_widget_get_native (widget);
  graphene_point_t at;
  double           dx, dy;
  int              to_x, to_y;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_point (
    widget, GTK_WIDGET (native), &GRAPHENE_POINT_INIT ((float) x, (float) y), &at));
  gtk_native_get_surface_transform (native, &dx, &dy);
  to_x = (int) (at.x + dx);
  to_y = (int) (at.y + dy);
  listen (GTK_WINDOW (native));
  if (heard.x == to_x && heard.y == to_y)
    return;
  g_assert_true (atspi_generate_mouse_event (to_x, to_y, "abs", NULL));
  ui_wait (has_arrived, &(Place) { to_x, to_y });
  keys_wait_for_frame (GTK_WINDOW (native));
}

void
pointer_point_at (GtkWidget *widget)
{
  pointer_move (widget, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
}

static void
use_button (GtkWindow *window, guint button, char what, const guint *count)
{
  g_autofree char *name = g_strdup_printf ("b%u%c", button, what);
  guint            before = *count;

  listen (window);
  g_assert_true (atspi_generate_mouse_event (-1, -1, name, NULL));
  ui_wait (has_come, &(Count) { count, before });
  keys_wait_for_frame (window);
}

void
pointer_press (GtkWindow *window, guint button)
{
  use_button (window, button, 'p', &heard.n_presses);
}

void
pointer_release (GtkWindow *window, guint button)
{
  use_button (window, button, 'r', &heard.n_releases);
}

void
pointer_click (GtkWidget *widget)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));

  /* A hand does not keep so still that nothing moves where something else has come below it. */
  pointer_move (widget, gtk_widget_get_width (widget) / 2.0 - 3,
                gtk_widget_get_height (widget) / 2.0 - 3);
  pointer_point_at (widget);
  pointer_press (window, GDK_BUTTON_PRIMARY);
  pointer_release (window, GDK_BUTTON_PRIMARY);
}
