/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Without a window manager a window lies in the corner of the screen, so the coordinates of its
 * surface are those of the screen. The window's events are listened to: a motion has arrived
 * after an event at that very point.
 */
#include "pointer.h"

#include <atspi/atspi.h>

#include "keys.h"
#include "ui-fixture.h"

/* A point of a surface, or of the screen, in pixels. */
typedef struct
{
  int x, y;
} Place;

/* The last events: the place of the pointer on the screen, and the number of presses. */
static struct
{
  int   x, y;
  guint n_presses;
  guint n_releases;
  guint n_turns; /* of the wheel */
} heard;

/* The place of a point of a surface on the screen: that of a popover lies on that of a window, or
 * of another popover. */
static Place
find_on_screen (GdkSurface *surface, Place place)
{
  while (GDK_IS_POPUP (surface))
    {
      place.x += gdk_popup_get_position_x (GDK_POPUP (surface));
      place.y += gdk_popup_get_position_y (GDK_POPUP (surface));
      surface = gdk_popup_get_parent (GDK_POPUP (surface));
    }
  return place;
}

static gboolean
heard_cb (GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data)
{
  GdkEventType type = gdk_event_get_event_type (event);
  double       x, y;

  heard.n_presses += type == GDK_BUTTON_PRESS;
  heard.n_releases += type == GDK_BUTTON_RELEASE;
  heard.n_turns += type == GDK_SCROLL;
  if ((type == GDK_MOTION_NOTIFY || type == GDK_ENTER_NOTIFY) &&
      gdk_event_get_position (event, &x, &y))
    {
      Place place = find_on_screen (gdk_event_get_surface (event), (Place) { (int) x, (int) y });

      heard.x = place.x;
      heard.y = place.y;
    }
  return GDK_EVENT_PROPAGATE;
}

static void
listen (GtkWidget *native)
{
  GtkEventController *ear;

  if (g_object_get_data (G_OBJECT (native), "pointer-ear") != NULL)
    return;
  heard.x = heard.y = -1;
  ear = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (ear, GTK_PHASE_CAPTURE);
  g_signal_connect (ear, "event", G_CALLBACK (heard_cb), NULL);
  gtk_widget_add_controller (native, ear);
  g_object_set_data (G_OBJECT (native), "pointer-ear", ear);
}

/* A point of a widget that the pointer is on its way to, and where it was sent last. */
typedef struct
{
  GtkWidget *widget;
  double     x, y;
  Place      sent;
} Aim;

static Place
find_aim (const Aim *aim)
{
  GtkNative       *native = gtk_widget_get_native (aim->widget);
  graphene_point_t at = GRAPHENE_POINT_INIT ((float) aim->x, (float) aim->y);
  double           dx, dy;

  g_assert_true (gtk_widget_get_mapped (aim->widget));
  g_assert_true (gtk_widget_compute_point (aim->widget, GTK_WIDGET (native), &at, &at));
  gtk_native_get_surface_transform (native, &dx, &dy);
  return find_on_screen (gtk_native_get_surface (native),
                         (Place) { (int) (at.x + dx), (int) (at.y + dy) });
}

/* A popover may come to lie elsewhere while the pointer is on its way to it. */
static gboolean
has_arrived (gpointer data)
{
  Aim  *aim = data;
  Place to = find_aim (aim);

  if (heard.x == to.x && heard.y == to.y)
    return TRUE;
  if (to.x != aim->sent.x || to.y != aim->sent.y)
    g_assert_true (atspi_generate_mouse_event (to.x, to.y, "abs", NULL));
  aim->sent = to;
  return FALSE;
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
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));
  Aim        aim = { widget, x, y, { -1, -1 } };
  Aim        aside = { widget, x + 1, y, { -1, -1 } };

  listen (GTK_WIDGET (gtk_widget_get_native (widget)));
  /* The widget that has come to lie below a pointer at rest is not known before the pointer
   * moves. */
  if (has_arrived (&aim))
    ui_wait (has_arrived, &aside);
  ui_wait (has_arrived, &aim);
  keys_wait_for_frame (window);
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

  listen (GTK_WIDGET (window));
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
pointer_turn (GtkWindow *window, gboolean down)
{
  guint before = heard.n_turns;

  listen (GTK_WIDGET (window));
  g_assert_true (atspi_generate_mouse_event (-1, -1, down ? "b5c" : "b4c", NULL));
  ui_wait (has_come, &(Count) { &heard.n_turns, before });
  keys_wait_for_frame (window);
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
