/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A press is over when the window has heard it and has drawn two more frames: in the first the
 * focus moves, in the second the scrolled area has followed it.
 */
#include "keys.h"

#include <atspi/atspi.h>

#include "patience.h"
#include "ui-fixture.h"

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

/* The number of releases of keys heard. */
static guint n_released;

/* The release that is waited for. */
typedef struct
{
  gpointer window; /* NULL once it is gone */
  guint    n;      /* n_released then */
} Release;

void
keys_init (void)
{
  g_log_set_handler ("dbind", G_LOG_LEVEL_WARNING | G_LOG_FLAG_FATAL, g_log_default_handler, NULL);
  atspi_init ();
  atspi_set_timeout (PATIENCE_MS, PATIENCE_MS);
}

static gboolean
is_active (gpointer window)
{
  return gtk_window_is_active (window);
}

void
keys_aim (GtkWindow *window)
{
  atspi_generate_mouse_event (gtk_widget_get_width (GTK_WIDGET (window)) / 2, 8, "abs", NULL);
  ui_wait (is_active, window);
}

void
keys_wait_for_frame (GtkWindow *window)
{
  ui_wait_for_frames (GTK_WIDGET (window), 3);
}

/* Watches all of this program's surfaces: a window hears of no event while a dialog has come in
 * front of it. */
static gboolean
emitted_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GdkEvent *event = g_value_peek_pointer (&values[1]);

  n_released += gdk_event_get_event_type (event) == GDK_KEY_RELEASE;
  return G_SOURCE_CONTINUE;
}

static void
listen (void)
{
  static gulong hook;

  if (hook != 0)
    return;
  g_type_class_unref (g_type_class_ref (GDK_TYPE_SURFACE));
  hook = g_signal_add_emission_hook (g_signal_lookup ("event", GDK_TYPE_SURFACE), 0, emitted_cb,
                                     NULL, NULL);
}

static void
hold_modifiers (char **words, AtspiKeySynthType type)
{
  for (guint i = 0; words[i + 1] != NULL; i++)
    for (guint j = 0; j < G_N_ELEMENTS (modifiers); j++)
      if (g_str_equal (words[i], modifiers[j].name))
        g_assert_true (atspi_generate_keyboard_event (modifiers[j].code, NULL, type, NULL));
}

static gboolean
is_released (gpointer data)
{
  const Release *release = data;

  return release->window == NULL || !gtk_widget_get_mapped (release->window) ||
         n_released >= release->n;
}

/* Waits until all keys have been let go again; a window that closes at the press does not hear
 * that. */
static void
wait_for_release (GtkWindow *window, guint n)
{
  Release release = { window, n };

  g_object_add_weak_pointer (G_OBJECT (window), &release.window);
  ui_wait (is_released, &release);
  if (release.window == NULL)
    return;
  g_object_remove_weak_pointer (G_OBJECT (window), &release.window);
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
  guint       before;

  g_assert_cmpuint (value, !=, 0);
  g_assert_cmpuint (value, !=, GDK_KEY_VoidSymbol);
  listen ();
  before = n_released;
  hold_modifiers (words, ATSPI_KEY_PRESS);
  g_assert_true (atspi_generate_keyboard_event (value, NULL,
                                                is_code ? ATSPI_KEY_PRESSRELEASE : ATSPI_KEY_SYM,
                                                NULL));
  hold_modifiers (words, ATSPI_KEY_RELEASE);
  wait_for_release (window, before + g_strv_length (words));
}
