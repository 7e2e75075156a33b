/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Texts from outside: their shown forms are visible and have no other effect, and a word without
 * end can be broken into lines.
 */
#include <string.h>

#include "../fixed.h"
#include "game-text.h"

typedef struct
{
  const char *name;
  const char *text;
  const char *clean;
} Row;

static const Row rows[] = {
  { "plain", "Three Medes, “yes”", "Three Medes, “yes”" },
  { "escape", "a\x1b[31mb", "a\\x1b[31mb" },
  { "bell", "\x07", "\\x07" },
  { "delete", "\x7f", "\\x7f" },
  { "c1", "a\xc2\x9b"
          "31mb",
    "a\\x9b31mb" },
  { "line", "a\nb\r\tc", "a\\x0ab\\x0d\\x09c" },
  { "separator", "a\u2028b\u2029c", "a\\u2028b\\u2029c" },
  { "override", "evil\u202etxt.exe", "evil\\u202etxt.exe" },
  { "isolate", "\u2066a\u2069", "\\u2066a\\u2069" },
  { "zero-width", "a\u200bb\ufeffc", "a\\u200bb\\ufeffc" },
  { "tag", "a\U000e0041", "a\\ue0041" },
  { "private", "\ue000", "\\ue000" },
  { "no-character", "\uffff", "\\uffff" },
  { "not-utf8", "a\xff\xc3", "a\\xff\\xc3" },
  { "joiner", "می\u200cخواهم", "می\u200cخواهم" },
  { "half-letter", "क्\u200d", "क्\u200d" },
  { "two-joiners", "ی\u200c\u200cخ", "ی\u200c\\u200cخ" },
  { "lonely-joiner", "\u200dа\u200db", "\\u200dа\\u200db" },
  { "persons", "👩🏻\u200d❤\ufe0f\u200d💋\u200d👨🏿", "👩🏻\u200d❤\ufe0f\u200d💋\u200d👨🏿" },
  { "key", "1\ufe0f\u20e3", "1\ufe0f\u20e3" },
  { "han-variant", "葛\U000e0100", "葛\U000e0100" },
  { "lonely-selector", "a\ufe0fb", "a\\ufe0fb" },
  { "hyphen", "so\u00adft", "so\\xadft" },
  { "direction", "\u200ea\u200f\u061c", "\\u200ea\\u200f\\u061c" },
  { "fillers", "\u115f\u1160\u3164\uffa0", "\\u115f\\u1160\\u3164\\uffa0" },
  { "khmer-vowel", "\u17b4", "\\u17b4" },
  { "note", "\U0001d173", "\\u1d173" },
  { "glue", "a\u00a0b", "a\u00a0b" },
  { "number-sign", "\u0601\u0663", "\u0601\u0663" },
  { "hebrew", "בְּרֵאשִׁ֖ית", "בְּרֵאשִׁ֖ית" },
  { "sanskrit", "कार्त्स्न्यम्", "कार्त्स्न्यम्" },
  { "burmese", "ကြွှေ့ိ", "ကြွှေ့ိ" },
  { "hangul", "한국어 한국어", "한국어 한국어" },
};

/* Beginnings, and pieces that follow without end: no line is ever broken inside. */
static const Row clusters[] = {
  { "millions", "b", "\u0489" },
  { "accents", "a", "\u0301" },
  { "faces", "👩", "\u200d👩" },
  { "skins", "👩", "\U0001f3fb" },
  { "hangul-heads", "\u1100", "\u1100" },
  { "hangul-tails", "\u1100\u1161", "\u11a8" },
  { "stack", "क", "\u094dक" },
  { "spacing-marks", "क", "\u0903" },
  { "thai", "\u0e01", "\u0e33" },
  { "half-width", "\uff76", "\uff9e" },
  { "number-signs", "\u0601", "\u0601" },
  { "letters-above", "\u0d4e", "\u0d4e" },
};

static const char *const blanks[] = {
  "",
  " ",
  "\t\n",
  "\u00a0",
  "\u3000\u2003",
  "\u2800\u2800",
  "\u200e",
  "\u3164",
  "\u115f\uffa0",
  "\u00ad",
  "\u0301\u0489",
  "\U0001d159",
  "\ufeff",
  "\u200d",
  "\u2066\u2069 \r",
  "\U000e0041",
  "\u17b4\u180b\ufe0f",
};

static void
test_clean (gconstpointer data)
{
  const Row       *row = data;
  g_autofree char *clean = game_text_clean (row->text);
  g_autofree char *again = game_text_clean (clean);

  g_assert_cmpstr (clean, ==, row->clean);
  g_assert_cmpstr (again, ==, clean);
}

/* No character gets through that a terminal, or a line of text, would obey. */
static void
test_all (void)
{
  for (gunichar c = 1; c < 0x110000; c++)
    {
      char             text[8] = "";
      g_autofree char *clean = NULL;
      gunichar         wrong;

      if (!g_unichar_validate (c))
        continue;
      g_unichar_to_utf8 (c, text);
      clean = game_text_clean (text);
      for (const char *p = clean; *p; p = g_utf8_next_char (p))
        if (g_unichar_iscntrl (g_utf8_get_char (p)))
          g_error ("U+%04X is shown as it is", c);
      if (game_text_check (clean, &wrong) != GAME_TEXT_FINE)
        g_error ("U+%04X is shown with a fault", c);
    }
}

/* A word of a few is spelt like that; one of a thousand is refused, and cut to the same when it is
 * shown. */
static void
test_endless (gconstpointer data)
{
  const Row       *row = data;
  g_autofree char *few = g_strconcat (row->text, row->clean, row->clean, " ", NULL);
  g_autoptr (GString) many = g_string_new (row->text);
  g_autofree char *clean = NULL;
  g_autofree char *again = NULL;
  gunichar         wrong;

  g_assert_cmpint (game_text_check (few, &wrong), ==, GAME_TEXT_FINE);
  for (guint i = 0; i < 1000; i++)
    g_string_append (many, row->clean);
  g_assert_cmpint (game_text_check (many->str, &wrong), ==, GAME_TEXT_CROWDED);
  clean = game_text_clean (many->str);
  g_assert_cmpint (game_text_check (clean, &wrong), ==, GAME_TEXT_FINE);
  again = game_text_clean (clean);
  g_assert_cmpstr (again, ==, clean);
}

/* A text with a visible character, or with any letter and its marks, is not blank. */
static void
test_blank (void)
{
  static const char *const seen[] = { ".", "a", "\u00a0\u2801", "ни\u0306", "क\u094d", "👩" };

  for (guint i = 0; i < G_N_ELEMENTS (blanks); i++)
    if (!game_text_is_blank (blanks[i]))
      g_error ("blank %u is taken for a text", i);
  for (guint i = 0; i < G_N_ELEMENTS (seen); i++)
    g_assert_false (game_text_is_blank (seen[i]));
}

static void
test_name (void)
{
  g_autofree char *endless = g_strnfill (3000000, 'n');
  g_autofree char *cut = game_text_name (endless);
  g_autofree char *quoted = game_text_name ("  Anna \"the\" King\n");
  g_autofree char *turned = game_text_name ("\u202eannA");
  g_autofree char *again = game_text_name (turned);

  g_assert_cmpuint (strlen (cut), ==, GAME_TEXT_NAME_CHARS);
  g_assert_cmpstr (quoted, ==, "Anna 'the' King\\x0a");
  g_assert_cmpstr (turned, ==, "\\u202eannA");
  g_assert_cmpstr (again, ==, turned);
  for (guint i = 0; i < G_N_ELEMENTS (blanks); i++)
    {
      g_autofree char *name = game_text_name (blanks[i]);

      g_assert_null (name);
    }
}

/* A message of a library repeats an argument, as GOption's does. */
static void
test_terminal (void)
{
  if (g_test_subprocess ())
    {
      game_text_guard_terminal ();
      g_printerr ("Unknown option --\x1b[31m\nred\xff\n");
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stderr ("*Unknown option --\\x1b?31m\\x0ared\\xff\n*");
}

static guint
count_breaks (const char *text)
{
  g_auto (GStrv) pieces = g_strsplit (text, "\u200b", -1);

  return g_strv_length (pieces) - 1;
}

static void
test_soften (void)
{
  g_autofree char *word = g_strnfill (GAME_TEXT_WORD_CHARS, 'a');
  g_autofree char *two = g_strjoin (" ", word, word, NULL);
  g_autofree char *glued = g_strjoin ("\u00a0", word, word, NULL);
  g_autofree char *longer = g_strconcat (word, "b", NULL);
  g_autofree char *endless = g_strnfill (60000, 'a');
  g_autofree char *plain = game_text_soften (two);
  g_autofree char *broken = game_text_soften (longer);
  g_autofree char *parts = game_text_soften (endless);
  g_autofree char *apart = game_text_soften (glued);
  g_autofree char *expected = g_strconcat (word, "\u200b", "b", NULL);
  g_autofree char *again = game_text_soften (parts);
  g_autofree char *russian = game_text_soften ("Ассирийцы-переселенцы"); /* 21 letters, 41 bytes */
  g_autofree char *short_russian = game_text_soften ("переселенцы\tпереселенцы");
  g_autofree char *few = g_strjoin ("\u200d", "👩", "👩", "👦", NULL);
  g_autofree char *faces = g_strjoin (NULL, few, few, few, few, few, few, NULL);
  g_autofree char *grouped = game_text_soften (faces);

  g_assert_cmpstr (plain, ==, two);
  g_assert_cmpstr (broken, ==, expected);
  g_assert_cmpuint (count_breaks (parts), ==, 60000 / GAME_TEXT_WORD_CHARS - 1);
  g_assert_cmpuint (count_breaks (apart), ==, 2);
  g_assert_cmpstr (again, ==, parts);
  g_assert_cmpstr (russian, ==, "Ассирийцы-переселенц\u200bы");
  g_assert_cmpstr (short_russian, ==, "переселенцы\tпереселенцы");
  g_assert_cmpuint (count_breaks (grouped), >, 0);
  g_assert_null (strstr (grouped, "\u200d\u200b"));
  g_assert_null (strstr (grouped, "\u200b\u200d"));
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/text/clean/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_clean);
    }
  for (guint i = 0; i < G_N_ELEMENTS (clusters); i++)
    {
      g_autofree char *path = g_strconcat ("/text/endless/", clusters[i].name, NULL);

      g_test_add_data_func (path, &clusters[i], test_endless);
    }
  g_test_add_func ("/text/all", test_all);
  g_test_add_func ("/text/blank", test_blank);
  g_test_add_func ("/text/name", test_name);
  g_test_add_func ("/text/terminal", test_terminal);
  g_test_add_func ("/text/soften", test_soften);
  return g_test_run ();
}
