/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Comments state subject and verb ("Returns the seat to act") or name a thing ("The seat to
 * act"): they open with no question word, and have no impersonal "one" (HACKING.md). A regular
 * expression also finds sentences that are fine, so small shares of all comments are allowed;
 * above these the tests fail and list the comments found. Comments for translators are left out.
 */
#include "../fixed.h"
#include "style-tree.h"

#include <string.h>

#define OPENING "^(What|Whether|Where|Who|Whose|Whom|How|Which|Why|When|That)\\b"
#define VERBS                                                                        \
  "can|may|must|might|should|would|could|will|has|had|does|is to|wants|needs|knows|" \
  "sees|looks|plays|chooses|makes|takes|gets|finds|goes|reads|asks|thinks|does not|" \
  "cannot|presses|comes to|gives|leaves|says"
#define IMPERSONAL \
  "\\bone(?:'s|’s)\\b|\\b(?:[Ww]hoever|[Ww]hat one)\\b|\\b[Oo]ne (?:" VERBS ")\\b"

/* A pattern, and the greatest share of all comments that may match it, in thousandths. */
typedef struct
{
  const char *name;
  const char *pattern;
  guint       ceiling;
} Habit;

static const Habit habits[] = {
  { "open with a question word", OPENING, 40 },
  { "have an impersonal “one”", IMPERSONAL, 5 },
};

/* The comments read so far, and a list of those that match a habit's pattern. */
typedef struct
{
  GRegex  *regex;
  guint    n_comments;
  guint    n_found;
  GString *found;
} Count;

static GRegex *
compile (const char *pattern)
{
  g_autoptr (GError) error = NULL;
  GRegex *regex = g_regex_new (pattern, G_REGEX_DOTALL | G_REGEX_OPTIMIZE, 0, &error);

  g_assert_no_error (error);
  return regex;
}

/* The words of a comment, without margins and the lines about the licence. */
static char *
dup_words (const char *comment)
{
  static GRegex   *margins;
  g_autofree char *words = NULL;

  if (margins == NULL)
    margins = compile ("(?:^|\\n)[\\s*]+|SPDX-[^\\n]*");
  words = g_regex_replace_literal (margins, comment, -1, 0, "\n", 0, NULL);
  return g_strdup (g_strstrip (words));
}

static void
count_comment (Count *count, const char *path, guint line, const char *words)
{
  count->n_comments++;
  if (!g_regex_match (count->regex, words, 0, NULL))
    return;
  count->n_found++;
  g_string_append_printf (count->found, "\n  %s:%u: %.*s", path, line,
                          (int) strcspn (words, "\n"), words);
}

static void
count_text (Count *count, const char *path, const char *text)
{
  static GRegex *comments;
  static GRegex *letters;
  g_autoptr (GMatchInfo) match = NULL;
  guint       line = 1;
  const char *at = text;

  if (comments == NULL)
    {
      comments = compile ("/\\*(.*?)\\*/");
      letters = compile ("[A-Za-z]{3}");
    }
  g_regex_match (comments, text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *comment = g_match_info_fetch (match, 1);
      g_autofree char *words = dup_words (comment);
      int              start;

      g_match_info_fetch_pos (match, 0, &start, NULL);
      for (; at < text + start; at++)
        line += *at == '\n';
      if (g_regex_match (letters, words, 0, NULL) && !g_str_has_prefix (words, "Translators:"))
        count_comment (count, path, line, words);
    }
}

static void
count_begin (Count *count, const Habit *habit)
{
  *count = (Count) { .regex = compile (habit->pattern), .found = g_string_new (NULL) };
}

/* Complains if too many of the comments counted have the habit. */
static void
count_end (Count *count, const Habit *habit, GString *complaints)
{
  if (count->n_found * 1000 > habit->ceiling * count->n_comments)
    g_string_append_printf (complaints, "%u of %u comments %s, more than %u in 1000:%s\n",
                            count->n_found, count->n_comments, habit->name, habit->ceiling,
                            count->found->str);
  g_regex_unref (count->regex);
  g_string_free (count->found, TRUE);
}

static void
check_comments (const char *path, const char *text, GString *complaints)
{
  for (guint i = 0; i < G_N_ELEMENTS (habits); i++)
    {
      Count count;

      count_begin (&count, &habits[i]);
      count_text (&count, path, text);
      count_end (&count, &habits[i], complaints);
    }
}

static void
test_tree (gconstpointer data)
{
  static const char *const folders[] = { "src/", "tests/", NULL };
  const Habit             *habit = data;
  GPtrArray               *files = style_tree_get_files ();
  g_autoptr (GString) complaints = g_string_new (NULL);
  Count count;

  count_begin (&count, habit);
  for (guint i = 0; i < files->len; i++)
    {
      const StyleFile *file = g_ptr_array_index (files, i);

      if (style_path_is_c (file->path) && style_path_is_in (file->path, folders))
        count_text (&count, file->path, file->text);
    }
  g_assert_cmpuint (count.n_comments, >, 0);
  count_end (&count, habit, complaints);
  if (complaints->len > 0)
    {
      g_test_message ("%s", complaints->str);
      g_test_fail ();
    }
}

static const StyleSample samples[] = {
  { "prose/predicate", check_comments, "src/a.h", "/* Whether the game is over. */\n",
    "/* Returns TRUE if the game is over. */\n" },
  { "prose/field", check_comments, "src/a.h", "guint seat; /* Who must act. */\n",
    "guint seat; /* The seat to act. */\n" },
  { "prose/head", check_comments, "src/a.h",
    "/* SPDX\x2dLicense-Identifier: CC0-1.0\n *\n * What\n * a game is.\n */\n",
    "/* SPDX\x2dLicense-Identifier: CC0-1.0\n *\n * A game.\n */\n" },
  { "prose/documentation", check_comments, "src/a.h", "/**\n * How it ends.\n */\n",
    "/**\n * Ends it. How?\n */\n" },
  { "prose/one", check_comments, "src/a.h", "/* The way that one goes. */\n",
    "/* The way that a player goes; the one before. */\n" },
  { "prose/whose", check_comments, "src/a.h", "/* A turn of one’s own. */\n",
    "/* A turn of the player's. */\n" },
  { "prose/whoever", check_comments, "src/a.h", "/* Whoever asks is told. */\n",
    "/* Translators: what one says, whoever asks. */\n" },
};

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_data_func ("/style/tree/prose/opening", &habits[0], test_tree);
  g_test_add_data_func ("/style/tree/prose/one", &habits[1], test_tree);
  style_tree_add_samples (samples, G_N_ELEMENTS (samples));
  return g_test_run ();
}
