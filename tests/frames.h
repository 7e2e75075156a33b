/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From 4.23 on the toolkit warns of its own frames: runtime checks in gdk_frame_timings_... ().
 * They are none of the program's, and no test fails by them; any other warning still ends it.
 * Programs that a test starts have G_DEBUG=fatal-criticals there (`fatal` in meson.build).
 */
#pragma once

#include <glib.h>
#include <stdlib.h>
#include <string.h>

G_BEGIN_DECLS

static inline const char *
frames_find_field (const GLogField *fields, gsize n_fields, const char *key)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, key))
      return fields[i].value;
  return "";
}

/* Returns TRUE for warnings about frames, and for those of assistive technology, which dbind.h is
 * for. */
static inline gboolean
frames_is_spared (const GLogField *fields, gsize n_fields)
{
  const char *domain = frames_find_field (fields, n_fields, "GLIB_DOMAIN");
  const char *message = frames_find_field (fields, n_fields, "MESSAGE");

  return g_str_equal (domain, "dbind") ||
         (g_str_equal (domain, "Gdk") && strstr (message, "gdk_frame_timings_") != NULL);
}

static inline GLogWriterOutput
frames_write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields, gpointer data)
{
  g_log_writer_default (level, fields, n_fields, data);
  if ((level & G_LOG_LEVEL_WARNING) && !frames_is_spared (fields, n_fields))
    abort ();
  return G_LOG_WRITER_HANDLED;
}

/* Spares the test those warnings; to be called once, after g_test_init (). */
static inline void
frames_spare (void)
{
  g_log_set_always_fatal ((GLogLevelFlags) (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL));
  g_log_set_writer_func (frames_write_log, NULL, NULL);
}

G_END_DECLS
