/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A compiled catalogue is two tables of lengths and offsets (gettext's manual, "MO files");
 * plural forms are parted by zero bytes. A translation with placeholders becomes a pattern; the
 * texts in place of its placeholders are looked up in turn, so that "%s: %s" does not let
 * everything pass.
 */
#include "spoken.h"

#include <string.h>

#include "catalogues.h"
#include "edubba-recovery.h"
#include "edubba-window.h"
#include "texts.h"

/* The greatest depth of texts in texts. */
#define MAX_DEPTH 4

#define MAGIC 0x950412de

/* A translation with placeholders. The parts before the first and after the last of them are
 * compared first: hardly any pattern is left to be matched. */
typedef struct
{
  GRegex *regex;
  char   *head;
  char   *tail;
} Pattern;

/* Earlier answers: known; or, from UNKNOWN on, unknown with this many levels above the text, and
 * so with more. */
#define KNOWN   1
#define UNKNOWN 2

struct _Spoken
{
  GHashTable *texts;    /* set of translations without placeholders */
  GPtrArray  *patterns; /* of Pattern, of those with some */
  GHashTable *answers;  /* text → KNOWN, or UNKNOWN and a depth added */
  char       *language; /* its texts to follow have not been asked for; or NULL */
};

static void
pattern_free (gpointer data)
{
  Pattern *pattern = data;

  g_regex_unref (pattern->regex);
  g_free (pattern->head);
  g_free (pattern->tail);
  g_free (pattern);
}

/* Names that are the same in every language. */
static const char *const names[] = { "Edubba", "Uwe Rosenberg", "Hagen Dorgathen", "Kosmos", NULL };

/* The place of a mnemonic does not matter, nor does the kind of a space. */
static char *
normalize (const char *text)
{
  g_autoptr (GString) plain = g_string_new (text);

  g_string_replace (plain, "_", "", 0);
  g_string_replace (plain, "\xc2\xa0", " ", 0);
  g_string_replace (plain, "\xe2\x80\xaf", " ", 0);
  g_strstrip (plain->str);
  return g_string_free (g_steal_pointer (&plain), FALSE);
}

/* The text behind the last placeholder, without the backslashes of an escaped format. */
static char *
dup_tail (GRegex *holder, const char *escaped)
{
  g_autoptr (GMatchInfo) info = NULL;
  GString *tail = g_string_new (NULL);
  int      start = 0, end = 0;

  for (g_regex_match (holder, escaped, 0, &info); g_match_info_matches (info);
       g_match_info_next (info, NULL))
    g_match_info_fetch_pos (info, 0, &start, &end);
  for (const char *p = escaped + end; *p != '\0'; p++)
    {
      if (*p == '\\' && p[1] != '\0')
        p++;
      g_string_append_c (tail, *p);
    }
  return g_string_free (tail, FALSE);
}

/* A pattern for a format, or NULL if it has no placeholders. */
static Pattern *
create_pattern (const char *format)
{
  Pattern *pattern;
  g_autoptr (GRegex) holder = g_regex_new ("%%|%(?:\\d+\\\\\\$)?[-0-9]*[a-z]*?([sucdif])", 0, 0,
                                           NULL);
  g_autofree char *escaped = g_regex_escape_string (format, -1);
  g_autofree char *body = NULL;
  g_autofree char *whole = NULL;

  if (!g_regex_match (holder, escaped, 0, NULL))
    return NULL;
  body = g_regex_replace_literal (holder, escaped, -1, 0, "(.*?)", 0, NULL);
  whole = g_strdup_printf ("^%s$", body);
  pattern = g_new (Pattern, 1);
  pattern->regex = g_regex_new (whole, G_REGEX_DOTALL | G_REGEX_OPTIMIZE, 0, NULL);
  pattern->head = g_strndup (format, strcspn (format, "%"));
  pattern->tail = dup_tail (holder, escaped);
  return pattern;
}

static void
add_text (Spoken *self, const char *text)
{
  g_autofree char *plain = normalize (text);
  Pattern         *pattern = create_pattern (plain);

  if (pattern != NULL)
    g_ptr_array_add (self->patterns, pattern);
  g_hash_table_add (self->texts, g_steal_pointer (&plain));
}

static void
add_catalogue (Spoken *self, const char *path)
{
  g_autofree char *bytes = NULL;
  gsize            length;
  g_autoptr (GError) error = NULL;
  const guint32 *head;
  const guint32 *table;

  g_file_get_contents (path, &bytes, &length, &error);
  g_assert_no_error (error);
  head = (const guint32 *) (gpointer) bytes;
  g_assert_cmpuint (head[0], ==, MAGIC);
  table = (const guint32 *) (gpointer) (bytes + head[4]);
  /* The first is the catalogue's own header. */
  for (guint32 i = 1; i < head[2]; i++)
    for (guint32 at = 0; at < table[2 * i];)
      {
        const char *form = bytes + table[2 * i + 1] + at;

        add_text (self, form);
        at += (guint32) strlen (form) + 1;
      }
}

static gboolean
has_letter (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_isalpha (g_utf8_get_char (p)))
      return TRUE;
  return FALSE;
}

static gboolean knows_deep (Spoken *self, const char *text, guint depth);

/* Tries two placeholders with nothing but a blank between them, with the blank in any place. A
 * text that has nothing else would be tried in all possible ways. */
static gboolean
knows_pair (Spoken *self, const char *text, guint depth)
{
  for (const char *blank = strchr (text, ' '); blank != NULL; blank = strchr (blank + 1, ' '))
    {
      g_autofree char *first = g_strndup (text, (gsize) (blank - text));

      if (knows_deep (self, first, depth + 1) && knows_deep (self, blank + 1, depth + 1))
        return TRUE;
    }
  return FALSE;
}

static gboolean
fits (Spoken *self, const Pattern *pattern, const char *text, guint depth)
{
  g_autoptr (GMatchInfo) info = NULL;

  if (!g_str_has_prefix (text, pattern->head) || !g_str_has_suffix (text, pattern->tail) ||
      !g_regex_match (pattern->regex, text, 0, &info))
    return FALSE;
  for (int i = 1; i < g_match_info_get_match_count (info); i++)
    {
      g_autofree char *piece = g_match_info_fetch (info, i);
      g_autofree char *pair = NULL;
      int              start = 0, end = 0, next = 0, last = 0;

      if (knows_deep (self, piece, depth + 1))
        continue;
      if (!g_match_info_fetch_pos (info, i, &start, &end) ||
          !g_match_info_fetch_pos (info, i + 1, &next, &last) || next != end + 1 ||
          text[end] != ' ' || start == 0)
        return FALSE;
      pair = g_strndup (text + start, (gsize) (last - start));
      if (!knows_pair (self, pair, depth))
        return FALSE;
      i++;
    }
  return TRUE;
}

/* A list is known if everything on it is. */
static gboolean
knows_list (Spoken *self, const char *text, guint depth)
{
  g_auto (GStrv) pieces = g_strsplit (text, ", ", -1);

  for (guint i = 0; pieces[i] != NULL; i++)
    if (pieces[1] == NULL || !knows_deep (self, pieces[i], depth + 1))
      return FALSE;
  return TRUE;
}

static gboolean
find (Spoken *self, const char *text, guint depth)
{
  if (!has_letter (text) || g_strv_contains (names, text) ||
      g_hash_table_contains (self->texts, text))
    return TRUE;
  for (guint i = 0; depth < MAX_DEPTH && i < self->patterns->len; i++)
    if (fits (self, self->patterns->pdata[i], text, depth))
      return TRUE;
  return depth < MAX_DEPTH && knows_list (self, text, depth);
}

/* A name within a sentence has a capital letter when it stands by itself. */
static gboolean
knows_name (Spoken *self, const char *text, guint depth)
{
  gunichar         first = g_utf8_get_char (text);
  g_autofree char *small = g_utf8_strdown (text, g_utf8_next_char (text) - text);
  g_autofree char *name = g_strconcat (small, g_utf8_next_char (text), NULL);

  return depth == 0 && g_unichar_isupper (first) && find (self, name, depth);
}

static gboolean
knows_deep (Spoken *self, const char *text, guint depth)
{
  g_autofree char *plain = normalize (text);
  guint            answer = GPOINTER_TO_UINT (g_hash_table_lookup (self->answers, plain));
  gboolean         known;

  if (answer == KNOWN || (answer >= UNKNOWN && depth >= answer - UNKNOWN))
    return answer == KNOWN;
  known = find (self, plain, depth) || knows_name (self, plain, depth);
  g_hash_table_insert (self->answers, g_steal_pointer (&plain),
                       GUINT_TO_POINTER (known ? KNOWN : UNKNOWN + depth));
  return known;
}

Spoken *
spoken_new (const char *const *paths)
{
  Spoken *self = g_new0 (Spoken, 1);

  self->texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->answers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->patterns = g_ptr_array_new_with_free_func (pattern_free);
  for (const char *const *path = paths; *path != NULL; path++)
    add_catalogue (self, *path);
  return self;
}

void
spoken_free (Spoken *self)
{
  g_hash_table_unref (self->texts);
  g_hash_table_unref (self->answers);
  g_ptr_array_unref (self->patterns);
  g_free (self->language);
  g_free (self);
}

/* English texts that a translator has not seen yet may be spoken. They are read once, when they are
 * needed. */
static void
learn_to_follow (Spoken *self)
{
  g_autofree char *language = g_steal_pointer (&self->language);
  g_autoptr (GPtrArray) folders = texts_read (NULL);

  for (guint i = 0; i < folders->len; i++)
    {
      g_auto (GStrv) texts = texts_list_to_follow (folders->pdata[i], language);

      for (guint j = 0; texts[j] != NULL; j++)
        {
          g_autofree char *text = g_strcompress (texts[j]);

          add_text (self, text);
        }
    }
  g_hash_table_remove_all (self->answers);
}

gboolean
spoken_knows (Spoken *self, const char *text)
{
  gboolean known = knows_deep (self, text, 0);

  if (known || self->language == NULL)
    return known;
  learn_to_follow (self);
  return knows_deep (self, text, 0);
}

static void
learn (Spoken *self, const char *text)
{
  if (g_hash_table_add (self->texts, normalize (text)))
    g_hash_table_remove_all (self->answers);
}

void
spoken_learn_files_aside (Spoken *self)
{
  g_autofree char *folder = edubba_window_dup_data_folder ();
  g_autoptr (GPtrArray) files = edubba_recovery_list (folder);

  for (guint i = 0; i < files->len; i++)
    {
      const EdubbaRecoveryFile *file = files->pdata[i];
      g_autofree char          *size = g_format_size (file->size);

      learn (self, file->name);
      learn (self, size);
    }
}

static void
learn_toolkit (Spoken *self)
{
  static const struct
  {
    const char *domain;
    const char *text;
  } words[] = {
    { "gtk40", "Minimize" },
    { "gtk40", "Minimize the window" },
    { "gtk40", "Maximize" },
    { "gtk40", "Maximize the window" },
    { "gtk40", "Close" },
    { "gtk40", "Close the window" },
    { "libadwaita", "Dismiss" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    learn (self, g_dgettext (words[i].domain, words[i].text));
}

gboolean
spoken_knows_sentences (Spoken *self, const char *text)
{
  g_auto (GStrv) sentences = g_regex_split_simple ("(?<=[.?!])\\s+", text, 0, 0);

  for (guint i = 0; sentences[i] != NULL; i++)
    if (!spoken_knows (self, sentences[i]))
      return FALSE;
  return TRUE;
}

Spoken *
spoken_new_of (const char *language)
{
  g_autofree char *file = g_strconcat (language, ".mo", NULL);
  char            *help = g_test_build_filename (G_TEST_BUILT, "..", "help", file, NULL);
  g_auto (GStrv) paths = catalogues_list (language, help);
  Spoken *self = spoken_new ((const char *const *) paths);

  learn_toolkit (self);
  self->language = g_strdup (language);
  return self;
}
