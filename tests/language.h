/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds out if a test can have another language here, and chooses it.
 *
 * The tests run in C.UTF-8, the only locale that every machine has. Older systems let LANGUAGE
 * choose a language in it; newer ones take it for English like C, and let it choose in any other
 * locale, such as the same under another name (src/game/game-locale.c). Without any, cases that
 * need a translation are skipped.
 */
#pragma once

#include <glib/gi18n.h>
#include <locale.h>

/* Changing the locale makes gettext forget the texts of another language. English is "" or "C".
 */
static inline void
language_choose (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  setlocale (LC_ALL, "C");
  setlocale (LC_ALL, "C.UTF-8");
  if (*language == '\0' || g_str_equal (language, "C"))
    return;
  setlocale (LC_MESSAGES, "C_ZZ.UTF-8");
}

/* Skips the test and gives FALSE if `text`, which the bound catalogue `domain` has in Czech, stays
 * as it is. Leaves LANGUAGE as it was. */
static inline gboolean
language_can_be_chosen (const char *domain, const char *text)
{
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));
  gboolean         is_heard;

  language_choose ("cs");
  is_heard = dgettext (domain, text) != text;
  language_choose (before ? before : "");
  if (!is_heard)
    g_test_skip ("this system translates nothing in C.UTF-8");
  return is_heard;
}
