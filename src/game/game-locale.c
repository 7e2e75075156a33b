/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes gettext speak the user's language even if the system has no locale for it. Nothing here
 * looks for locales or makes any.
 */
#include "game-locale.h"

/* The plain locale in UTF-8, which every system has, under another name. gettext translates nothing
 * in "C" and, on newer systems, in "C.UTF-8", whatever LANGUAGE says; in any other locale it goes
 * by LANGUAGE. No territory is called ZZ, so the C library takes the locale without one. */
#define STAND_IN "C_ZZ.UTF-8"

/* Returns TRUE if the user speaks another language than the sources; then LANGUAGE names it. */
static gboolean
name_language (void)
{
  const char *language = g_get_language_names ()[0];
  const char *chosen = g_getenv ("LANGUAGE");

  if (g_str_equal (language, "C") || g_str_equal (language, "POSIX"))
    return FALSE;
  if (!chosen || !*chosen)
    g_setenv ("LANGUAGE", language, TRUE);
  return TRUE;
}

void
game_locale_set (void)
{
  if (setlocale (LC_ALL, ""))
    return;
  setlocale (LC_ALL, "C.UTF-8");
  if (name_language ())
    setlocale (LC_MESSAGES, STAND_IN);
}

locale_t
game_locale_new (void)
{
  int      mask = LC_CTYPE_MASK | LC_MESSAGES_MASK;
  locale_t user = newlocale (mask, "", (locale_t) 0);

  if (user || !name_language ())
    return user;
  return newlocale (mask, STAND_IN, (locale_t) 0);
}
