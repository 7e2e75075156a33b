/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words come over the accessibility bus, on a connection of its own beside libatspi's, which
 * would ask back about each of them. Newer releases of the toolkit are silent until somebody has
 * registered for events.
 */
#include "e2e-pulse.h"

#include "accessible.h"

/* The longest wait for a silence to end, in ms. */
#define SILENCE 250

static guint n_heard;

static void
heard_cb (GDBusConnection *connection,
          const char      *sender,
          const char      *path,
          const char      *interface,
          const char      *signal,
          GVariant        *parameters,
          gpointer         data)
{
  n_heard++;
}

static gboolean
silence_ended_cb (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_CONTINUE;
}

void
e2e_pulse_begin (void)
{
  static const char *const events[] = { "object:children-changed", "object:property-change",
                                        "object:state-changed", "object:text-changed" };
  static gboolean          listens;
  GDBusConnection         *connection = accessible_get_connection ();

  if (listens)
    return;
  listens = TRUE;
  g_dbus_connection_signal_subscribe (connection, NULL, "org.a11y.atspi.Event.Object", NULL, NULL,
                                      NULL, G_DBUS_SIGNAL_FLAGS_NONE, heard_cb, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    g_dbus_connection_call (connection, "org.a11y.atspi.Registry", "/org/a11y/atspi/registry",
                            "org.a11y.atspi.Registry", "RegisterEvent",
                            g_variant_new ("(sass)", events[i], NULL, ""), NULL,
                            G_DBUS_CALL_FLAGS_NONE, -1, NULL, NULL, NULL);
}

guint
e2e_pulse_get (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
  return n_heard;
}

/* Waits until more has been heard than `before`, for at most `ms` milliseconds. TRUE if it has. */
static gboolean
wait_for_more (guint before, guint ms)
{
  gboolean ended = FALSE;
  guint    waker = g_timeout_add (ms, silence_ended_cb, &ended);

  while (n_heard == before && !ended)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (waker);
  return n_heard != before;
}

void
e2e_pulse_wait (guint before)
{
  wait_for_more (before, SILENCE);
}

void
e2e_pulse_wait_silent (guint ms)
{
  while (wait_for_more (e2e_pulse_get (), ms))
    ;
}
