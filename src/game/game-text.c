/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Harmful characters are defined by Unicode's categories, and by a list of those format
 * characters that change the text around them.
 */
#include "game-text.h"

#include <string.h>

#include "game-print.h"

/* A place where a line may be broken, and nothing else. */
#define BREAK "\xe2\x80\x8b"

/* From, to: format characters that reorder or hide. */
static const gunichar hidden[][2] = {
  { 0x200b, 0x200b },   /* zero width space */
  { 0x202a, 0x202e },   /* embeddings and overrides */
  { 0x2060, 0x206f },   /* word joiner, invisible operators, isolates, deprecated shapes */
  { 0x3164, 0x3164 },   /* Hangul filler */
  { 0xfeff, 0xfeff },   /* zero width no-break space */
  { 0xfff9, 0xfffb },   /* annotations between the lines */
  { 0xe0000, 0xe0fff }, /* tags, and selectors of variants */
};

gboolean
game_char_is_harmful (gunichar c)
{
  GUnicodeType type = g_unichar_type (c);

  for (guint i = 0; i < G_N_ELEMENTS (hidden); i++)
    if (c >= hidden[i][0] && c <= hidden[i][1])
      return TRUE;
  if (type == G_UNICODE_CONTROL)
    return c != '\n' && c != '\t';
  return type == G_UNICODE_LINE_SEPARATOR || type == G_UNICODE_PARAGRAPH_SEPARATOR ||
         type == G_UNICODE_SURROGATE || type == G_UNICODE_PRIVATE_USE ||
         (type == G_UNICODE_UNASSIGNED && (c & 0xfffe) == 0xfffe);
}

char *
game_text_clean (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString         *line = g_string_sized_new (strlen (valid));

  for (const char *p = valid; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c < 0x100 && (c == '\n' || c == '\t' || game_char_is_harmful (c)))
        game_print_to (line, "\\x%02x", c);
      else if (game_char_is_harmful (c))
        game_print_to (line, "\\u%04x", c);
      else
        g_string_append_unichar (line, c);
    }
  return g_string_free (line, FALSE);
}

static char *
soften_words (const char *text)
{
  GString *soft = g_string_sized_new (strlen (text));
  guint    length = 0;

  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (g_str_has_prefix (p, BREAK))
        length = 0;
      /* A no-break space keeps words together: they are one when lines are broken. */
      if (!g_unichar_iszerowidth (c))
        length++;
      if (g_unichar_isspace (c) && g_unichar_break_type (c) != G_UNICODE_BREAK_NON_BREAKING_GLUE)
        length = 0;
      if (length > GAME_TEXT_WORD_CHARS && !g_unichar_iszerowidth (c))
        {
          g_string_append (soft, BREAK);
          length = 1;
        }
      g_string_append_unichar (soft, c);
    }
  return g_string_free (soft, FALSE);
}

/* Returns TRUE if each word is short even if its bytes are counted. */
static gboolean
has_short_words (const char *text)
{
  guint length = 0;

  for (const char *p = text; *p && length <= GAME_TEXT_WORD_CHARS; p++)
    length = *p == ' ' || *p == '\n' ? 0 : length + 1;
  return length <= GAME_TEXT_WORD_CHARS;
}

char *
game_text_soften (const char *text)
{
  if (has_short_words (text))
    return g_strdup (text);
  return soften_words (text);
}

char *
game_text_show (const char *text)
{
  g_autofree char *clean = game_text_clean (text);

  return game_text_soften (clean);
}
