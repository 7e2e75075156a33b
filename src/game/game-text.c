/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The properties of characters are Unicode's: from GLib where it has them, else from tables here.
 * All rules look at a character and the one before it.
 */
#include "game-text.h"

#include <stdio.h>
#include <string.h>

#include "game-print.h"

/* A place where a line may be broken, and nothing else. */
#define BREAK "\xe2\x80\x8b"

/* The byte order mark that editors of some systems put before every text. */
#define MARK "\xef\xbb\xbf"

/* Characters that a line is never broken between, at most. The longest that are written: two faces
 * with skins that kiss, 10; a Sanskrit stack of five consonants with its vowel, 12; a letter of
 * Burmese with all that can stand around it, 9; one of Hebrew with points and cantillation, 6. */
#define MAX_CLUSTER 12

typedef struct
{
  gunichar from;
  gunichar to;
} Range;

/* Characters that are not seen: Default_Ignorable_Code_Point of Unicode 14.0, from
 * DerivedCoreProperties.txt, as Perl's Unicode::UCD::prop_invlist ("DI") lists it; Bidi_Control is
 * a part of it. And one row more. */
static const Range hidden[] = {
  { 0x00ad, 0x00ad },   /* soft hyphen */
  { 0x034f, 0x034f },   /* grapheme joiner */
  { 0x061c, 0x061c },   /* Arabic mark of direction */
  { 0x115f, 0x1160 },   /* fillers of Hangul */
  { 0x17b4, 0x17b5 },   /* inherent vowels of Khmer */
  { 0x180b, 0x180f },   /* Mongolian selectors */
  { 0x200b, 0x200f },   /* spaces and joiners of no width, marks of direction */
  { 0x202a, 0x202e },   /* embeddings and overrides */
  { 0x2060, 0x206f },   /* word joiner, invisible operators, isolates, deprecated shapes */
  { 0x3164, 0x3164 },   /* a filler of Hangul */
  { 0xfe00, 0xfe0f },   /* selectors of variants */
  { 0xfeff, 0xfeff },   /* no-break space of no width */
  { 0xffa0, 0xffa0 },   /* a filler of Hangul, half as wide */
  { 0xfff0, 0xfff8 },   /* unassigned */
  { 0xfff9, 0xfffb },   /* annotations between the lines, which are not in that property */
  { 0x1bca0, 0x1bca3 }, /* controls of shorthand */
  { 0x1d173, 0x1d17a }, /* controls of musical notes */
  { 0xe0000, 0xe0fff }, /* tags, and more selectors */
};

/* Hidden characters that spell in their place: Join_Control, Variation_Selector (PropList.txt). */
static const Range joiners[] = { { 0x200c, 0x200d } };
static const Range selectors[] = {
  { 0x180b, 0x180d }, { 0x180f, 0x180f }, { 0xfe00, 0xfe0f }, { 0xe0100, 0xe01ef }
};

/* Letters that belong to the one before: vowels of Thai and Lao, and sounds of half width. */
static const Range attached[] = {
  { 0x0e30, 0x0e33 }, { 0x0e45, 0x0e45 }, { 0x0eb0, 0x0eb3 }, { 0xff9e, 0xff9f }
};

/* Letters that belong to the next one: those of Malayalam and others that stand above it. */
static const Range prepended[] = {
  { 0x0d4e, 0x0d4e },
  { 0x111c2, 0x111c3 },
  { 0x1193f, 0x1193f },
  { 0x11941, 0x11941 },
  { 0x11a3a, 0x11a3a },
  { 0x11a84, 0x11a89 },
  { 0x11d46, 0x11d46 },
  { 0x11f02, 0x11f02 },
};

/* Signs without ink that are no spaces: a cell of Braille, the head of a note. */
static const Range empty[] = { { 0x2800, 0x2800 }, { 0x1d159, 0x1d159 } };

/* The place up to which a text has been read. */
typedef struct
{
  gunichar before; /* 0 at the beginning */
  guint    length; /* of the cluster that it ends */
} Place;

static gboolean
is_in (gunichar c, const Range *ranges, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (c >= ranges[i].from && c <= ranges[i].to)
      return TRUE;
  return FALSE;
}

#define IS_IN(c, ranges) is_in (c, ranges, G_N_ELEMENTS (ranges))

/* TRUE if a character is neither seen nor a blank. Line breaks and tabulators are blanks. */
static gboolean
is_harmful (gunichar c)
{
  GUnicodeType type = g_unichar_type (c);

  if (type == G_UNICODE_CONTROL)
    return c != '\n' && c != '\t';
  return IS_IN (c, hidden) || type == G_UNICODE_LINE_SEPARATOR ||
         type == G_UNICODE_PARAGRAPH_SEPARATOR || type == G_UNICODE_SURROGATE ||
         type == G_UNICODE_PRIVATE_USE ||
         (type == G_UNICODE_UNASSIGNED && (c & 0xfffe) == 0xfffe);
}

/* Joiners and selectors do nothing to the letters of these. */
static gboolean
is_plain_letter (gunichar c)
{
  GUnicodeScript script = g_unichar_get_script (c);

  return script == G_UNICODE_SCRIPT_LATIN || script == G_UNICODE_SCRIPT_GREEK ||
         script == G_UNICODE_SCRIPT_CYRILLIC;
}

/* TRUE if a hidden character decides how the one before it is drawn, as in Persian, Hindi and
 * Mongolian, or in a picture of several persons; each of them does so once. */
static gboolean
does_spell (gunichar before, gunichar c)
{
  if (!g_unichar_isgraph (before) || is_plain_letter (before))
    return FALSE;
  if (IS_IN (c, joiners))
    return g_unichar_isalpha (before) || g_unichar_ismark (before) ||
           g_unichar_type (before) == G_UNICODE_OTHER_SYMBOL ||
           g_unichar_break_type (before) == G_UNICODE_BREAK_EMOJI_MODIFIER;
  return IS_IN (c, selectors) && !g_unichar_ismark (before);
}

/* TRUE if a character belongs to the next: a letter above that, or a sign around digits. */
static gboolean
is_prepended (gunichar c)
{
  return IS_IN (c, prepended) || (g_unichar_type (c) == G_UNICODE_FORMAT && !IS_IN (c, hidden));
}

/* TRUE if a line is not broken between two characters even where words are: by nearly Unicode's
 * rules for grapheme clusters (UAX #29), and never less often than by these. */
static gboolean
is_attached (gunichar before, gunichar c)
{
  GUnicodeBreakType type = g_unichar_break_type (c);

  if (before == 0)
    return FALSE;
  if (g_unichar_ismark (c) || IS_IN (c, joiners) || IS_IN (c, attached) ||
      type == G_UNICODE_BREAK_EMOJI_MODIFIER || type == G_UNICODE_BREAK_HANGUL_V_JAMO ||
      type == G_UNICODE_BREAK_HANGUL_T_JAMO || is_prepended (before))
    return TRUE;
  if (before == 0x200d || g_unichar_combining_class (before) == 9) /* that of a virama */
    return c >= 0x80;
  return g_unichar_break_type (before) == G_UNICODE_BREAK_HANGUL_L_JAMO && g_unichar_isalpha (c);
}

/* Reads one character on. */
static GameTextFault
read_char (Place *place, gunichar c)
{
  guint following;

  /* Nearly every text is of these. */
  if (c >= ' ' && c <= '~' && place->before <= '~')
    {
      *place = (Place) { .before = c, .length = 1 };
      return GAME_TEXT_FINE;
    }
  following = is_prepended (c) ? 1 : 0;
  if (is_harmful (c) && !does_spell (place->before, c))
    {
      *place = (Place) { .before = '.', .length = 1 };
      return GAME_TEXT_HIDDEN;
    }
  place->length = is_attached (place->before, c) ? place->length + 1 : 1;
  place->before = c;
  return place->length + following > MAX_CLUSTER ? GAME_TEXT_CROWDED : GAME_TEXT_FINE;
}

const char *
game_text_skip_mark (const char *text)
{
  return g_str_has_prefix (text, MARK) ? text + strlen (MARK) : text;
}

GameTextFault
game_text_check (const char *text, gunichar *wrong)
{
  GameTextFault fault = GAME_TEXT_FINE;
  Place         place = { 0 };

  for (const char *p = text; *p && fault == GAME_TEXT_FINE; p = g_utf8_next_char (p))
    {
      *wrong = g_utf8_get_char (p);
      fault = read_char (&place, *wrong);
    }
  return fault;
}

gboolean
game_text_is_blank (const char *text)
{
  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (!g_unichar_isspace (c) && !g_unichar_ismark (c) && !is_harmful (c) && !IS_IN (c, empty))
        return FALSE;
    }
  return TRUE;
}

char *
game_text_clean (const char *text)
{
  GString *line = g_string_sized_new (strlen (text));
  Place    place = { 0 };
  gsize    bytes;

  for (const char *p = text; *p; p += bytes)
    {
      gunichar      c = g_utf8_get_char_validated (p, -1);
      gboolean      valid = c < 0x110000;
      GameTextFault fault = valid ? read_char (&place, c) : GAME_TEXT_HIDDEN;

      bytes = valid ? (gsize) (g_utf8_next_char (p) - p) : 1;
      if (!valid)
        c = (guchar) *p;
      if (c < 0x100 && (c == '\n' || c == '\t' || fault != GAME_TEXT_FINE))
        game_print_to (line, "\\x%02x", c);
      else if (fault != GAME_TEXT_FINE)
        game_print_to (line, "\\u%04x", c);
      else
        g_string_append_len (line, p, (gssize) bytes);
    }
  return g_string_free (line, FALSE);
}

char *
game_text_name (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *start = NULL;
  g_autofree char *clean = NULL;
  char            *name;

  g_strchug (valid);
  /* Cleaning makes nothing shorter, so it can be cut before. */
  start = g_utf8_substring (valid, 0, MIN (g_utf8_strlen (valid, -1), GAME_TEXT_NAME_CHARS));
  if (game_text_is_blank (start))
    return NULL;
  clean = g_strdelimit (game_text_clean (start), "\"", '\'');
  name = g_utf8_substring (clean, 0, MIN (g_utf8_strlen (clean, -1), GAME_TEXT_NAME_CHARS));
  return g_strchomp (name);
}

static char *
soften_words (const char *text)
{
  GString *soft = g_string_sized_new (strlen (text));
  Place    place = { 0 };
  guint    length = 0;

  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      read_char (&place, c);
      if (g_str_has_prefix (p, BREAK))
        length = 0;
      /* A letter's first mark stands above or below it; further ones may stand beside it. */
      else if (place.length != 2)
        length++;
      /* A no-break space keeps words together: they are one when lines are broken. */
      if (g_unichar_isspace (c) && g_unichar_break_type (c) != G_UNICODE_BREAK_NON_BREAKING_GLUE)
        length = 0;
      if (length > GAME_TEXT_WORD_CHARS && place.length == 1)
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

/* Prints as g_printerr () itself does, but spells out harmful characters, also line breaks
 * within. */
static void
print_error (const char *text)
{
  g_autofree char *line = g_strdup (text);
  g_autofree char *clean = NULL;
  g_autofree char *local = NULL;
  const char      *charset;
  gsize            length = strlen (line);

  if (length > 0 && line[length - 1] == '\n')
    line[--length] = '\0';
  clean = game_text_clean (line);
  if (!g_get_charset (&charset))
    local = g_convert_with_fallback (clean, -1, charset, "UTF-8", "?", NULL, NULL, NULL);
  fprintf (stderr, "%s%s", local != NULL ? local : clean, text[length] != '\0' ? "\n" : "");
  fflush (stderr);
}

void
game_text_guard_terminal (void)
{
  g_set_printerr_handler (print_error);
}
