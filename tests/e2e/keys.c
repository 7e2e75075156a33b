/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A press is over when the window has heard it and has drawn two more frames: in the first the
 * focus moves, in the second what scrolls has followed it.
 */
#include "keys.h"

#include <atspi/atspi.h>

#include "ui-fixture.h"

/* How long a press may take to arrive, and a window to have the keyboard, in microseconds. */
#define PATIENCE (10 * G_USEC_PER_SEC)

/* Hardware codes of modifiers as X servers have them. */
static const struct
{
  const char *name;
  glong       code;
} modifiers[] = {
  { "Control", 37 },
  { "Shift", 50 },
  { "Alt", 64 },
};

static guint n_heard;

void
keys_init (void)
{
  g_log_set_handler ("dbind", G_LOG_LEVEL_WARNING | G_LOG_FLAG_FATAL, g_log_default_handler, NULL);
  atspi_init ();
}

void
keys_aim (GtkWindow *window)
{
  atspi_generate_mouse_event (gtk_widget_get_width (GTK_WIDGET (window)) / 2, 8, "abs", NULL);
  for (gint64 end = g_get_monotonic_time () + PATIENCE; !gtk_window_is_active (window);)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, FALSE);
    }
}

void
keys_wait_for_frame (GtkWindow *window)
{
  ui_wait_for_frames (GTK_WIDGET (window), 3);
}

static gboolean
heard_cb (GtkEventControllerLegacy *controller, GdkEvent *event, gpointer data)
{
  if (gdk_event_get_event_type (event) == GDK_KEY_RELEASE)
    n_heard++;
  return GDK_EVENT_PROPAGATE;
}

static void
listen (GtkWidget *widget)
{
  GtkEventController *ear;

  if (g_object_get_data (G_OBJECT (widget), "ear") != NULL)
    return;
  ear = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (ear, GTK_PHASE_CAPTURE);
  g_signal_connect (ear, "event", G_CALLBACK (heard_cb), NULL);
  gtk_widget_add_controller (widget, ear);
  g_object_set_data (G_OBJECT (widget), "ear", ear);
}

/* While a dialog lies in a window, newer releases tell the window of no key. */
static void
listen_in (GtkWindow *window)
{
  listen (GTK_WIDGET (window));
  for (GtkWidget *at = gtk_window_get_focus (window); at != NULL; at = gtk_widget_get_parent (at))
    listen (at);
}

static void
hold_modifiers (char **words, AtspiKeySynthType type)
{
  for (guint i = 0; words[i + 1] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (modifiers); j++)
      if (g_str_equal (words[i], modifiers[j].name))
        g_assert_true (atspi_generate_keyboard_event (modifiers[j].code, NULL, type, NULL));
}

/* Until the key has been let go again; a window that closes at the press does not hear that. */
static void
wait_for_release (GtkWindow *window, guint before)
{
  gint64   end = g_get_monotonic_time () + PATIENCE;
  gpointer alive = window;

  g_object_add_weak_pointer (G_OBJECT (window), &alive);
  while (n_heard == before && alive != NULL && gtk_widget_get_mapped (GTK_WIDGET (window)) &&
         g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, FALSE);
  if (alive == NULL)
    return;
  g_object_remove_weak_pointer (G_OBJECT (window), &alive);
  if (gtk_widget_get_mapped (GTK_WIDGET (window)))
    keys_wait_for_frame (window);
}

void
keys_press (GtkWindow *window, const char *keys)
{
  g_auto (GStrv) words = g_strsplit (keys, "+", -1);
  const char *key = words[g_strv_length (words) - 1];
  gboolean    is_code = key[0] == '#';
  guint       value = is_code ? (guint) g_ascii_strtoull (key + 1, NULL, 10)
                              : gdk_keyval_from_name (key);
  guint       before = n_heard;

  g_assert_cmpuint (value, !=, 0);
  g_assert_cmpuint (value, !=, GDK_KEY_VoidSymbol);
  listen_in (window);
  hold_modifiers (words, ATSPI_KEY_PRESS);
  g_assert_true (atspi_generate_keyboard_event (value, NULL,
                                                is_code ? ATSPI_KEY_PRESSRELEASE : ATSPI_KEY_SYM,
                                                NULL));
  hold_modifiers (words, ATSPI_KEY_RELEASE);
  wait_for_release (window, before);
}
