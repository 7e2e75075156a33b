/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests that read or drive programs through libatspi: its warnings about a program that is just
 * beginning or ending, and answers too late or not at all, are no failure of the test. All others
 * stay warnings.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

static inline gboolean
dbind_warning_is_fatal (const char    *domain,
                        GLogLevelFlags level,
                        const char    *message,
                        gpointer       data)
{
  return g_strcmp0 (domain, "dbind") != 0;
}

/* To be called in each test: the framework forgets it between two. */
static inline void
dbind_spare (void)
{
  g_test_log_set_fatal_handler (dbind_warning_is_fatal, NULL);
}

G_END_DECLS
