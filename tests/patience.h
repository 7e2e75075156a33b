/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The time for which a test waits for an event. A machine may be busy with other things, so this
 * is no statement about speed: it only ends a test in which the event never comes, and lets it
 * name the event. Meson's limits are longer.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define PATIENCE_SECONDS 300
#define PATIENCE_MS      (PATIENCE_SECONDS * 1000)
#define PATIENCE         (PATIENCE_SECONDS * G_USEC_PER_SEC)

/* The end of a wait that begins now, in g_get_monotonic_time ()'s count. */
static inline gint64
patience_begin (void)
{
  return g_get_monotonic_time () + PATIENCE;
}

/* Fails the test once it has waited too long. */
#define patience_check(end) g_assert_cmpint (g_get_monotonic_time (), <, (end))

G_END_DECLS
