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
  { "not-utf8", "a\xff", "a\ufffd" },
  { "joiner", "می\u200cخواهم", "می\u200cخواهم" },
  { "hyphen", "so\u00adft \u200e \u00a0", "so\u00adft \u200e \u00a0" },
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

      if (!g_unichar_validate (c))
        continue;
      g_unichar_to_utf8 (c, text);
      clean = game_text_clean (text);
      for (const char *p = clean; *p; p = g_utf8_next_char (p))
        if (game_char_is_harmful (g_utf8_get_char (p)) || g_unichar_iscntrl (g_utf8_get_char (p)))
          g_error ("U+%04X is shown as it is", c);
    }
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

  g_assert_cmpstr (plain, ==, two);
  g_assert_cmpstr (broken, ==, expected);
  g_assert_cmpuint (count_breaks (parts), ==, 60000 / GAME_TEXT_WORD_CHARS - 1);
  g_assert_cmpuint (count_breaks (apart), ==, 2);
  g_assert_cmpstr (again, ==, parts);
  g_assert_cmpstr (russian, ==, "Ассирийцы-переселенц\u200bы");
  g_assert_cmpstr (short_russian, ==, "переселенцы\tпереселенцы");
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
  g_test_add_func ("/text/all", test_all);
  g_test_add_func ("/text/soften", test_soften);
  return g_test_run ();
}
