/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether a test can hear another language here.
 *
 * The tests run in C.UTF-8, the one locale that every machine has. Older systems let LANGUAGE
 * choose a language in it; newer ones take it for English like C. What needs a translation is
 * skipped there.
 */
#pragma once

#include <glib/gi18n.h>
#include <locale.h>

/* Skips the test and gives FALSE if `text`, which the bound catalogue `domain` has in Czech, stays
 * as it is. Leaves LANGUAGE as it was. */
static inline gboolean
language_can_be_chosen (const char *domain, const char *text)
{
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));
  gboolean         is_heard;

  setlocale (LC_ALL, "C");
  g_setenv ("LANGUAGE", "cs", TRUE);
  setlocale (LC_ALL, "C.UTF-8");
  is_heard = dgettext (domain, text) != text;
  g_setenv ("LANGUAGE", before ? before : "", TRUE);
  setlocale (LC_ALL, "C");
  setlocale (LC_ALL, "C.UTF-8");
  if (!is_heard)
    g_test_skip ("this system translates nothing in C.UTF-8");
  return is_heard;
}
