/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every catalogue of a domain against the texts in the sources: nothing untranslated, nothing
 * fuzzy, nothing left over, placeholders and mnemonics as in the original, no-break spaces where
 * the language wants them, the glossary's words and not the ones that they replaced. The texts
 * are read again with xgettext, the help's pages with itstool, so that a sentence added without
 * its translations fails here. Arguments: the domains' folders, "--", the reader of texts, and
 * its own arguments.
 */
#include <glib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "../fixed.h"

/* A domain's folder, and its texts as they are read; the template is made once. */
typedef struct
{
  const char *folder;
  char *template;
  char *directory; /* temporary; the template lies there */
} Domain;

/* The data of a case. */
typedef struct
{
  const Domain *domain;
  char         *language;
} Given;

/* Runs a program in the source tree; fails the test with its output unless it exits with 0.
 * Returns the output on either stream. */
static char *
run (const char *const *argv)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *command = g_strjoinv (" ", (char **) argv);
  g_autofree char *out = NULL;
  g_autofree char *complaints = NULL;
  int              status = 0;

  g_spawn_sync (g_getenv ("EDUBBA_SOURCE_DIR"), (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL,
                NULL, &out, &complaints, &status, &error);
  g_assert_no_error (error);
  if (!g_spawn_check_wait_status (status, NULL))
    g_test_fail_printf ("%s: %s%s", command, out, complaints);
  return g_strconcat (out, complaints, NULL);
}

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

/* A language has a folder of its own where it has pictures, too. */
static char *
get_catalogue (const Given *given)
{
  const char      *folder = given->domain->folder;
  g_autofree char *name = g_strconcat (given->language, ".po", NULL);
  g_autofree char *own = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), folder, given->language,
                                           NULL);

  if (g_file_test (own, G_FILE_TEST_IS_DIR))
    return g_build_filename (folder, given->language, name, NULL);
  return g_build_filename (folder, name, NULL);
}

/* args: the program that reads the texts and its arguments, NULL-terminated. */
static Domain *
domain_new (const char *folder, char **args)
{
  Domain *domain = g_new0 (Domain, 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autofree char *files = g_strconcat ("--files-from=", folder, "/POTFILES", NULL);
  g_autofree char *said = NULL;

  domain->folder = folder;
  domain->directory = g_dir_make_tmp ("edubba-po-XXXXXX", &error);
  g_assert_no_error (error);
  domain->template = g_build_filename (domain->directory, "texts.pot", NULL);
  for (guint i = 0; args[i]; i++)
    g_ptr_array_add (argv, args[i]);
  if (g_str_equal (args[0], "xgettext"))
    g_ptr_array_add (argv, files);
  g_ptr_array_add (argv, (char *) "-o");
  g_ptr_array_add (argv, domain->template);
  g_ptr_array_add (argv, NULL);
  said = run ((const char *const *) argv->pdata);
  return domain;
}

static void
domain_free (gpointer data)
{
  Domain *domain = data;

  g_unlink (domain->template);
  g_rmdir (domain->directory);
  g_free (domain->template);
  g_free (domain->directory);
  g_free (domain);
}

static void
given_free (gpointer data)
{
  Given *given = data;

  g_free (given->language);
  g_free (given);
}

/* All is translated, with the placeholders and mnemonics of the original. */
static void
test_form (gconstpointer data)
{
  const Given      *given = data;
  g_autofree char  *catalogue = get_catalogue (given);
  const char *const argv[] = { "msgfmt", "--check", "--check-accelerators=_", "--statistics",
                               "-o", "/dev/null", catalogue, NULL };
  g_autofree char  *said = run (argv);
  g_auto (GStrv) words = g_strsplit (g_strstrip (said), " ", -1);

  if (g_strv_length (words) != 3) /* "373 translated messages." and nothing else */
    g_test_fail_printf ("%s: %s", catalogue, said);
}

/* The catalogue has exactly the texts of the sources: each is there, and no other is. */
static void
test_completeness (gconstpointer data)
{
  const Given      *given = data;
  g_autofree char  *catalogue = get_catalogue (given);
  const char *const argv[] = { "msgcmp", catalogue, given->domain->template, NULL };
  g_autofree char  *said = run (argv);

  g_assert_null (strstr (said, "not used"));
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
  g_assert_nonnull (strstr (text, "nplurals=3;"));
  g_assert_null (strstr (text, "\n#, fuzzy"));
  g_assert_null (strstr (text, "\n#~"));
}

/* The text behind a keyword of an entry ("msgid", "msgstr"), its lines joined, as it is written in
 * the catalogue; NULL if the entry has none. */
static char *
dup_text (const char *entry, const char *keyword)
{
  g_auto (GStrv) lines = g_strsplit (entry, "\n", -1);
  GString *text = NULL;

  for (guint i = 0; lines[i]; i++)
    {
      const char *begin = strchr (lines[i], '"');
      const char *end = strrchr (lines[i], '"');

      if (!text && g_str_has_prefix (lines[i], keyword))
        text = g_string_new (NULL);
      else if (text && lines[i][0] != '"')
        break;
      if (text && begin && end > begin)
        g_string_append_len (text, begin + 1, end - begin - 1);
    }
  return text ? g_string_free (text, FALSE) : NULL;
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
  g_autofree char  *said = run (argv);
  g_auto (GStrv) entries = g_strsplit (said, "\n\n", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (GRegex) placeholder = g_regex_new ("%(\\d\\$)?[sud]", 0, 0, &error);

  g_assert_no_error (error);
  for (guint i = 1; entries[i]; i++) /* the first is the header */
    {
      g_autofree char *original = dup_text (entries[i], "msgid ");
      g_autofree char *plural = dup_text (entries[i], "msgid_plural ");
      g_autofree char *translation = dup_text (entries[i], "msgstr");
      double           length;

      g_assert_nonnull (original);
      g_assert_nonnull (translation);
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
                                 "(?<![\\w%%$\\\\-])%s (?=\\S)",
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
  g_autofree char  *said = run (argv);
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
    g_strdup_printf ("/%s/%s/%s", given->domain->folder, given->language, name);

  g_test_add_data_func (path, given, test);
}

static void
add_domain (const Domain *domain, GPtrArray *cases)
{
  g_auto (GStrv) languages = list_languages (domain->folder);

  for (guint i = 0; languages[i]; i++)
    {
      Given *given = g_new (Given, 1);

      given->domain = domain;
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
  g_autoptr (GPtrArray) domains = g_ptr_array_new_with_free_func (domain_free);
  g_autoptr (GPtrArray) cases = g_ptr_array_new_with_free_func (given_free);
  int reader = 2;

  fixed_test_init (&argc, &argv);

  while (reader < argc && !g_str_equal (argv[reader], "--"))
    reader++;
  g_assert_cmpint (argc, >, reader + 2); /* the program and an argument at least */
  for (int i = 2; i < reader; i++)
    {
      g_ptr_array_add (domains, domain_new (argv[i], argv + reader + 1));
      add_domain (g_ptr_array_index (domains, i - 2), cases);
    }
  return g_test_run ();
}
