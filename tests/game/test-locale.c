/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The user's language where the C library has no locale for it: nowhere is there one for Russian
 * in the territory ZZ. A language without a catalogue, and the plain locale, stay English.
 */
#include "../fixed.h"

#include "../catalogues.h"
#include "config.h"
#include "game-locale.h"

#define ENGLISH "Begin a new game"
#define RUSSIAN "Начать новую игру"
#define CZECH   "Začít novou hru"

typedef struct
{
  const char *name;
  const char *locale;
  const char *language; /* value of LANGUAGE, or NULL */
  const char *text;
  const char *language_then;
} Row;

static const Row rows[] = {
  { "missing", "ru_ZZ.UTF-8", NULL, RUSSIAN, "ru_ZZ.UTF-8" },
  { "empty", "cs_ZZ.UTF-8", "", CZECH, "cs_ZZ.UTF-8" },
  { "chosen", "ru_ZZ.UTF-8", "cs", CZECH, "cs" },
  { "chosen-english", "ru_ZZ.UTF-8", "C", ENGLISH, "C" },
  { "untranslated", "xx_ZZ.UTF-8", NULL, ENGLISH, "xx_ZZ.UTF-8" },
  { "plain", "C", "ru", ENGLISH, "ru" },
};

/* A change of the locale makes gettext forget the texts of another language. */
static void
set_environment (const Row *row)
{
  setlocale (LC_ALL, "C.UTF-8");
  setlocale (LC_ALL, "C");
  g_setenv ("LC_ALL", row->locale, TRUE);
  if (row->language)
    g_setenv ("LANGUAGE", row->language, TRUE);
  else
    g_unsetenv ("LANGUAGE");
}

static void
test_process (gconstpointer data)
{
  const Row *row = data;

  set_environment (row);
  game_locale_set ();
  g_assert_cmpstr (dgettext (GETTEXT_PACKAGE, ENGLISH), ==, row->text);
  g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, row->language_then);
  g_assert_cmpint (g_get_charset (NULL), ==, !g_str_equal (row->locale, "C"));
  setlocale (LC_ALL, "C");
}

static void
test_apart (gconstpointer data)
{
  const Row *row = data;
  locale_t   user, before;

  set_environment (row);
  user = game_locale_new ();
  before = uselocale (user);
  g_assert_cmpstr (dgettext (GETTEXT_PACKAGE, ENGLISH), ==, row->text);
  uselocale (before);
  if (user)
    freelocale (user);
  g_assert_cmpstr (dgettext (GETTEXT_PACKAGE, ENGLISH), ==, ENGLISH);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  catalogues_bind ();
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *process = g_strconcat ("/locale/process/", rows[i].name, NULL);
      g_autofree char *apart = g_strconcat ("/locale/apart/", rows[i].name, NULL);

      g_test_add_data_func (process, &rows[i], test_process);
      g_test_add_data_func (apart, &rows[i], test_apart);
    }
  return g_test_run ();
}
