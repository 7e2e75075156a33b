/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The manual pages against the programs' own answers to --help: every option and every call is
 * described, and none that does not exist.
 */
#include <gio/gio.h>
#include <string.h>

#include "../fixed.h"

/* The output of a program about itself. */
static char *
ask (const char *program, const char *option)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process =
    g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, option, NULL);
  char *said = NULL;

  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &said, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);
  return said;
}

static char *
read_page (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "data", name, NULL);
  g_autoptr (GError) error = NULL;
  char *page;

  g_file_get_contents (path, &page, NULL, &error);
  g_assert_no_error (error);
  return page;
}

/* The first group of every match of a pattern, sorted, each once. */
static GPtrArray *
find_words (const char *pattern, const char *text)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) info = NULL;
  GPtrArray *words = g_ptr_array_new_with_free_func (g_free);

  for (g_regex_match (regex, text, 0, &info); g_match_info_matches (info);
       g_match_info_next (info, NULL))
    {
      char *word = g_match_info_fetch (info, 1);

      if (g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL))
        g_free (word);
      else
        g_ptr_array_add (words, word);
    }
  return words;
}

/* Names in `text` the words of one list that the other lacks. */
static void
add_missing (GString *text, const char *what, GPtrArray *words, GPtrArray *others)
{
  for (guint i = 0; i < words->len; i++)
    if (!g_ptr_array_find_with_equal_func (others, words->pdata[i], g_str_equal, NULL))
      g_string_append_printf (text, "%s %s\n", what, (char *) words->pdata[i]);
}

static void
compare (GString    *text,
         const char *in_help,
         const char *help,
         const char *in_page,
         const char *page,
         const char *what)
{
  g_autofree char *undescribed = g_strconcat ("not described: ", what, NULL);
  g_autofree char *invented = g_strconcat ("not to be had: ", what, NULL);
  g_autoptr (GPtrArray) said = find_words (in_help, help);
  g_autoptr (GPtrArray) described = find_words (in_page, page);

  g_assert_cmpuint (said->len, >, 0);
  add_missing (text, undescribed, said, described);
  add_missing (text, invented, described, said);
}

/* The differences between page and help, a line for each. */
static char *
find_gaps (const char *help, const char *page)
{
  g_autoptr (GString) gaps = g_string_new (NULL);

  compare (gaps, "(?<![\\w-])--([a-z-]+)", help, "^\\.It (?:Fl h , )?Fl -([a-z-]+)", page,
           "option");
  if (strstr (help, "  new ") != NULL)
    compare (gaps, "^  ([a-z-]+)(?: |$)", help, "^\\.It Ic ([a-z-]+)", page, "call");
  return g_string_free (g_steal_pointer (&gaps), FALSE);
}

/* Each call of the tool has the same options in its heading as in its usage. */
static void
assert_usages (const char *help, const char *page)
{
  g_autoptr (GPtrArray) calls = find_words ("^  ([a-z-]+)(?: |$)", help);

  for (guint i = 0; i < calls->len; i++)
    {
      g_autofree char *usage = g_strdup_printf ("^  (%s(?: .*)?)$", (char *) calls->pdata[i]);
      g_autofree char *heading =
        g_strdup_printf ("^\\.It Ic (%s(?: .*)?)$", (char *) calls->pdata[i]);
      g_autoptr (GPtrArray) in_help = find_words (usage, help);
      g_autoptr (GPtrArray) in_page = find_words (heading, page);
      g_autoptr (GString) gaps = g_string_new (NULL);
      g_autoptr (GPtrArray) said = NULL;
      g_autoptr (GPtrArray) described = NULL;

      g_assert_cmpuint (in_help->len, ==, 1);
      g_assert_cmpuint (in_page->len, ==, 1);
      said = find_words ("--([a-z-]+)", in_help->pdata[0]);
      described = find_words ("Fl -([a-z-]+)", in_page->pdata[0]);
      add_missing (gaps, "not in the heading: ", said, described);
      add_missing (gaps, "not in the usage: ", described, said);
      if (gaps->len > 0)
        g_test_fail_printf ("%s: %s", (char *) calls->pdata[i], gaps->str);
    }
}

static void
assert_agree (const char *help, const char *page)
{
  g_autofree char *gaps = find_gaps (help, page);

  if (*gaps != '\0')
    g_test_fail_printf ("%s", gaps);
}

static void
test_program (void)
{
  g_autofree char *help = ask (EDUBBA_PROGRAM, "--help-all");
  g_autofree char *page = read_page ("edubba.6");

  assert_agree (help, page);
}

/* Options for people are not listed among the calls. */
static void
test_tool (void)
{
  g_autofree char *calls = ask (EDUBBA_CLI, "--help");
  g_autofree char *help = g_strconcat (calls, "--help --version\n", NULL);
  g_autofree char *page = read_page ("edubba-cli.1");

  assert_agree (help, page);
  assert_usages (help, page);
}

static void
test_teeth (void)
{
  g_autofree char *option = find_gaps ("  --all   All\n  --some  Some\n", ".It Fl -all\n");
  g_autofree char *call = find_gaps ("  new --all\n  old\n", ".It Ic new\n.It Fl -all\n");
  g_autofree char *more = find_gaps ("  --all   All\n", ".It Fl -all\n.It Fl -some\n");
  g_autofree char *none = find_gaps ("  new --all\n", ".It Ic new\n.It Fl -all\n");

  g_assert_cmpstr (option, ==, "not described: option some\n");
  g_assert_cmpstr (call, ==, "not described: call old\n");
  g_assert_cmpstr (more, ==, "not to be had: option some\n");
  g_assert_cmpstr (none, ==, "");
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/desktop/manual/program", test_program);
  g_test_add_func ("/desktop/manual/tool", test_tool);
  g_test_add_func ("/desktop/manual/teeth", test_teeth);
  return g_test_run ();
}
