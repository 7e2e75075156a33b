/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every catalogue of a group against the texts in the sources: nothing fuzzy, nothing marked as
 * obsolete, placeholders and mnemonics as in the original, no-break spaces where the language wants
 * them, the glossary's words and not the ones that they replaced. The texts are read again with
 * xgettext, the help's pages with itstool, so that a sentence added without its translations is
 * named here, and is a fault when a release is made. Argument: the group.
 */
#include "texts.h"

#include <string.h>

#include "../fixed.h"

/* The data of a case. */
typedef struct
{
  const TextsFolder *folder;
  char              *language;
} Given;

/* The languages that the house itself keeps complete; others are shipped as far as they are. */
static const char *const complete[] = { "cs", "ru", NULL };

/* The languages of a folder's LINGUAS. */
static char **
list_languages (const char *folder)
{
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), folder,
                                            "LINGUAS", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GPtrArray) languages = g_ptr_array_new ();

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i]; i++)
    if (lines[i][0] != '\0' && lines[i][0] != '#')
      g_ptr_array_add (languages, g_strdup (lines[i]));
  g_ptr_array_add (languages, NULL);
  return (char **) g_ptr_array_steal (languages, NULL);
}

static char *
get_catalogue (const Given *given)
{
  return texts_get_catalogue (given->folder, given->language);
}

static void
given_free (gpointer data)
{
  Given *given = data;

  g_free (given->language);
  g_free (given);
}

/* What is translated has the placeholders and mnemonics of the original. */
static void
test_form (gconstpointer data)
{
  g_autofree char  *catalogue = get_catalogue (data);
  const char *const argv[] = { "msgfmt", "--check", "--check-accelerators=_", "-o", "/dev/null",
                               catalogue, NULL };
  g_autofree char  *said = texts_run (argv);
}

/* The catalogue has no text that the sources do not have. */
static void
find_left_over (const Given *given, const char *catalogue)
{
  const char *const argv[] = { "msgcmp", catalogue, given->folder->template, NULL };
  g_autofree char  *said = texts_run (argv);

  if (strstr (said, "not used") != NULL)
    g_test_fail_printf ("%s: texts are left over (TRANSLATING.md, “Later”)", catalogue);
}

/* The catalogue has the texts of the sources. An English text may change alone: what has to follow
 * is named, and is a fault when a release is made. */
static void
test_completeness (gconstpointer data)
{
  const Given     *given = data;
  g_autofree char *catalogue = get_catalogue (given);
  g_auto (GStrv) texts = texts_list_to_follow (given->folder, given->language);
  guint n = g_strv_length (texts);

  for (guint i = 0; i < n; i++)
    g_test_message ("%s: to follow: \"%s\"", catalogue, texts[i]);
  if (n > 0 && g_getenv ("EDUBBA_RELEASE") != NULL && g_strv_contains (complete, given->language))
    g_test_fail_printf ("%s: %u texts to follow (TRANSLATING.md, “Later”)", catalogue, n);
  else if (n > 0)
    {
      g_autofree char *sentence = g_strdup_printf ("%u texts to follow in %s", n, catalogue);

      g_test_skip (sentence);
    }
  else if (g_getenv ("EDUBBA_RELEASE") != NULL)
    find_left_over (given, catalogue);
}

/* UTF-8, the language's own name in the header, and no fuzzy mark or left-over text. */
static void
test_header (gconstpointer data)
{
  const Given     *given = data;
  g_autofree char *catalogue = get_catalogue (given);
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), catalogue, NULL);
  g_autofree char *text = NULL;
  g_autofree char *language = g_strdup_printf ("\"Language: %s\\n\"", given->language);
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_nonnull (strstr (text, "charset=UTF-8\\n"));
  g_assert_nonnull (strstr (text, language));
  g_assert_nonnull (strstr (text, "nplurals="));
  g_assert_null (strstr (text, "nplurals=INTEGER"));
  g_assert_null (strstr (text, "\n#, fuzzy"));
  g_assert_null (strstr (text, "\n#~"));
}

/* The least length of an original whose translation is measured, and the greatest ratio of the
 * two lengths. A longer translation is another text's: the longest right translation has 2.3
 * times. */
#define SHORTEST_COMPARED 16
#define MOST_TIMES_LONGER 2.6

/* No translation has a placeholder where its original has none (the program would show it as it
 * stands, and msgfmt compares only where the original has one), and none is another text's. */
static void
test_strays (gconstpointer data)
{
  const Given      *given = data;
  g_autofree char  *catalogue = get_catalogue (given);
  const char *const argv[] = { "msgcat", "--no-wrap", catalogue, NULL };
  g_autofree char  *said = texts_run (argv);
  g_auto (GStrv) entries = g_strsplit (said, "\n\n", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (GRegex) placeholder = g_regex_new ("%(\\d\\$)?[sud]", 0, 0, &error);

  g_assert_no_error (error);
  for (guint i = 1; entries[i]; i++) /* the first is the header */
    {
      g_autofree char *original = texts_dup_entry (entries[i], "msgid ");
      g_autofree char *plural = texts_dup_entry (entries[i], "msgid_plural ");
      g_autofree char *translation = texts_dup_entry (entries[i], "msgstr");
      double           length;

      g_assert_nonnull (original);
      g_assert_nonnull (translation);
      if (*translation == '\0')
        continue;
      length = g_utf8_strlen (original, -1);
      if (g_regex_match (placeholder, translation, 0, NULL) &&
          !g_regex_match (placeholder, plural ? plural : original, 0, NULL))
        g_test_fail_printf ("%s: nothing fills the placeholder in %s", catalogue, translation);
      if (length >= SHORTEST_COMPARED &&
          g_utf8_strlen (translation, -1) > MOST_TIMES_LONGER * length)
        g_test_fail_printf ("%s: “%s” is too long for “%s”", catalogue, translation, original);
    }
}

/* A language's words of one letter that may not end a line, in a regular expression. */
static const struct
{
  const char *language;
  const char *short_words;
} typographies[] = {
  { "cs", "[kosuvzaiKOSUVZAI]" },
  { "ru", "[вкосуаияВКОСУАИЯ]" },
};

/* Matches places where a line must not be broken: behind a word of one letter, before a dash.
 * Code and keys are left as they are typed. */
static GRegex *
create_bad_break (const char *language)
{
  g_autofree char *pattern = NULL;
  g_autoptr (GError) error = NULL;
  GRegex *regex;

  for (guint i = 0; i < G_N_ELEMENTS (typographies); i++)
    if (g_str_equal (typographies[i].language, language))
      pattern = g_strdup_printf ("<(code|key|screen)\\b.*?</\\1>(*SKIP)(*FAIL)|\\S [—–](?!\\S)|"
                                 "(?<![\\w%%$\\\\.-])%s (?=\\S)",
                                 typographies[i].short_words);
  if (!pattern)
    return NULL;
  regex = g_regex_new (pattern, G_REGEX_OPTIMIZE, 0, &error);
  g_assert_no_error (error);
  return regex;
}

/* Fails for every line of a translation that matches, and names the right form. */
static void
find_in_translations (const Given *given, const GRegex *bad, const char *wanted)
{
  g_autofree char  *catalogue = get_catalogue (given);
  const char *const argv[] = { "msgcat", "--no-wrap", catalogue, NULL };
  g_autofree char  *said = texts_run (argv);
  g_auto (GStrv) lines = g_strsplit (said, "\n", -1);
  gboolean is_translation = FALSE;

  for (guint i = 0; lines[i]; i++)
    {
      if (lines[i][0] != '"')
        is_translation = g_str_has_prefix (lines[i], "msgstr");
      if (is_translation && g_regex_match (bad, lines[i], 0, NULL))
        g_test_fail_printf ("%s: %s is wanted in %s", catalogue, wanted, lines[i]);
    }
}

/* Lines are broken only where the language breaks them. */
static void
test_breaks (gconstpointer data)
{
  const Given *given = data;
  g_autoptr (GRegex) bad = create_bad_break (given->language);

  if (bad)
    find_in_translations (data, bad, "a no-break space");
  else
    g_test_skip ("nothing is known of this language's breaks");
}

/* Words that the glossary has replaced, in a regular expression, and their successors. */
static const struct
{
  const char *language;
  const char *word;
  const char *instead;
} terms[] = {
  { "cs", "(?<!\\pL)[Ss]loup(?!ec [0-9%])", "„řada“" },
  { "cs", "(?<!\\pL|k[ \\x{a0}])[Zz]em(ě|i|í|ích|ím)(?!\\pL)", "„město“" },
  { "cs", "(?<!\\pL)[Oo]dho[dďz]", "„odložit“" },
  { "cs", "(?<!\\pL)[Dd]es(ka|ku|ce|kou)(?!\\pL)", "„plán“" },
  { "cs", "[Tt]ržnic", "„obchodní stanice“" },
  { "cs", "(?<!\\pL)[Bb]udov(a|u|y|ě|ou|ami|ám|ách)?(?!\\pL)", "„stavba“" },
  { "cs", "[Oo]dstěhov", "„vyhnat“ or „přestěhovat“" },
  { "cs",
    "([Kk]aždá|[Kk]terákoli|u\\.)[ \\x{a0}]trojic|[Tt]rojice[ \\x{a0}](%|protivníka[ \\x{a0}]%)",
    "„skupina“" },
  { "cs", "[Mm]á(te)?[ \\x{a0}]v[ \\x{a0}]ruce:|[Vv][ \\x{a0}]ruce[ \\x{a0}]máte:",
    "„karty v ruce“" },
  { "cs", "likvid|(ber|br|vez|vz)\\pL*[ \\x{a0}](\\pL+[ \\x{a0}])?polovinu[ \\x{a0}]karet",
    "„připravit o polovinu karet“" },
  { "cs", "[Kk]rátk(á|é|ou)[ \\x{a0}]h(ra|ry|ře|rou)(?!\\pL)", "„krátká partie“" },
  { "cs", "[Nn]avrchu[^;.]*[ \\x{a0}]%(\\d\\$)?u\\.[ \\x{a0}]patro", "„karta … patra“" },
  { "cs",
    "[Rr]u(ku|ka|ce)[ \\x{a0}](dostane|putuj|pošle)|"
    "(dostane|putuj)\\pL*[ \\x{a0}](\\pL+[ \\x{a0}])?ru(ku|ka|ce)",
    "„karty“" },
  { "cs", "[Vv]yráb", "„dávat“" },
  { "cs", "(?<!\\pL)[Zz][ \\x{a0}]dosahu", "„mimo dosah“" },
  { "cs", "[Jj]akou[ \\x{a0}](\\pL+[ \\x{a0}])?cenu", "„kolik vynese“" },
  { "ru", "(?<!\\pL)[Пп]оложени", "«позиция»" },
  { "ru", "мигрир|провед\\pL+ миграци", "«переселить»" },
  { "ru", "(?<!\\pL)[Вв][ \\x{a0}]этот[ \\x{a0}]ход(?!\\pL)", "«в этом ходу»" },
  { "ru", "(?<!\\pL)[Пп]ис(ец|ц)", "«писарь»" },
  { "ru", "(?<!\\pL)ваш[ау][ \\x{a0}]рук[ау]|(?<!\\pL)рук[аиу][ \\x{a0}](уйд|передают)",
    "«карты»" },
  { "ru", "столько[\\pL \\x{a0}]*, каков", "«столько, сколько»" },
  { "ru", "помощью[ \\x{a0}](ассирийца|хетта|мидийца|перса|шумера)(?!\\pL)",
    "«переместитесь в …»" },
  { "ru", "ещё[ \\x{a0}]считал?(ся|ется)", "«тоже считается»" },
  { "ru", "до[ \\x{a0}]уровня[ \\x{a0}]\\d", "«до третьего уровня»" },
  { "ru", "[Пп]овтор\\pL+[ \\x{a0}](\\pL+[ \\x{a0}])?(свит|переписч|сокровищ)", "«скопировать»" },
  { "ru", "[Вв]скрыти", "«открыть»" },
  { "ru", "на[ \\x{a0}]каменоломне", "«в каменоломне»" },
  { "ru", "(переманите|крадите)\\.", "a verb with its object" },
  { "ru", "[Уу]чебн(ая|ых|ой)", "«с помощью»" },
  { "ru", "[Пп]роизвод|[Дд]оберитесь[ \\x{a0}]до[ \\x{a0}]этого", "«давать», «добиться»" },
};

static void
test_terms (gconstpointer data)
{
  const Given *given = data;

  for (guint i = 0; i < G_N_ELEMENTS (terms); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GRegex) bad = g_regex_new (terms[i].word, 0, 0, &error);

      g_assert_no_error (error);
      if (g_str_equal (terms[i].language, given->language))
        find_in_translations (data, bad, terms[i].instead);
    }
}

static void
add_test (const char *name, const Given *given, GTestDataFunc test)
{
  g_autofree char *path =
    g_strdup_printf ("/%s/%s/%s", given->folder->folder, given->language, name);

  g_test_add_data_func (path, given, test);
}

static void
add_folder (const TextsFolder *folder, GPtrArray *cases)
{
  g_auto (GStrv) languages = list_languages (folder->folder);

  for (guint i = 0; languages[i]; i++)
    {
      Given *given = g_new (Given, 1);

      given->folder = folder;
      given->language = g_strdup (languages[i]);
      g_ptr_array_add (cases, given);
      add_test ("form", given, test_form);
      add_test ("completeness", given, test_completeness);
      add_test ("header", given, test_header);
      add_test ("strays", given, test_strays);
      add_test ("breaks", given, test_breaks);
      add_test ("terms", given, test_terms);
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) folders = NULL;
  g_autoptr (GPtrArray) cases = g_ptr_array_new_with_free_func (given_free);

  fixed_test_init (&argc, &argv);
  g_assert_cmpint (argc, ==, 3); /* the program, "--" and a group */
  folders = texts_read (argv[2]);
  for (guint i = 0; i < folders->len; i++)
    add_folder (folders->pdata[i], cases);
  return g_test_run ();
}
