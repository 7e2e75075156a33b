/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The calls plan and plans: the best action of a plan is the critic's in four of five positions at
 * least, and elsewhere as good, and the first figures take little. The published tables of the
 * games that have one (PLANS.md) say so; some positions are looked at again in every run, and all
 * of them, to the letter, in a long one.
 */
#include "../fixed.h"
#include "cli-fixture.h"

#include <string.h>

/* Positions that are looked at again. */
#define FEW 12

/* The most nodes for the first figures: at a million a second no more than 0.3 s. */
#define MOST_FIRST 300000

/* The table of a game, or NULL. */
static char *
read_published (const char *game)
{
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", game,
                                            "data", "PLANS.md", NULL);
  char            *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

/* The number behind a word of an answer. */
static gint
read_number (const char *answer, const char *word)
{
  const char *at = strstr (answer, word);

  g_assert_nonnull (at);
  return (gint) g_ascii_strtoll (at + strlen (word), NULL, 10);
}

static void
check_answer (const char *answer)
{
  gint positions = read_number (answer, "positions ");

  if (read_number (answer, "same ") * 5 < positions * 4 || read_number (answer, "worse ") > 0 ||
      read_number (answer, "first ") > MOST_FIRST)
    g_test_fail_printf ("too often, or too much: %s", answer);
}

/* Calls of the table stand on lines of their own, each with the answer on the next one. */
static void
test_published (gconstpointer data)
{
  g_autofree char *text = read_published (data);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (g_strstrip (lines[i]), " ", -1);
      CliAnswer answer;

      if (g_strcmp0 (words[0], "edubba-cli") != 0)
        continue;
      n++;
      check_answer (lines[i + 1]);
      if (!g_test_slow ())
        continue;
      answer = cli_fixture_run ((const char *const *) words + 1);
      g_assert_cmpstr (g_strstrip (answer.out), ==, g_strstrip (lines[i + 1]));
      cli_answer_clear (&answer);
    }
  g_assert_cmpuint (n, >, 0);
}

static void
test_few (gconstpointer data)
{
  g_autofree char *number = g_strdup_printf ("%d", FEW);
  const char      *call[] = { "plans", data, "--games", number, "--seed", "1000", NULL };
  CliAnswer        answer = cli_fixture_run (call);

  g_assert_cmpint (answer.status, ==, 0);
  g_assert_cmpint (read_number (answer.out, "positions "), ==, FEW);
  check_answer (answer.out);
  cli_answer_clear (&answer);
}

/* A plan lists every legal action once, the best first. */
static void
test_list (gconstpointer data)
{
  const char *deal[] = { "new", data, "--seed", "5", NULL };
  CliAnswer   position = cli_fixture_run (deal);
  const char *list[] = { "legal", g_strchomp (position.out), NULL };
  const char *call[] = { "plan", position.out, "--budget", "1", NULL };
  CliAnswer   legal = cli_fixture_run (list);
  CliAnswer   answer = cli_fixture_run (call);
  g_auto (GStrv) actions = g_strsplit (g_strchomp (legal.out), "\n", -1);
  gint behind = 0;

  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_autofree char *line = g_strdup_printf ("%s now ", actions[i]);

      g_assert_nonnull (strstr (answer.out, line));
    }
  for (const char *at = answer.out; (at = strstr (at, " behind ")) != NULL; at++)
    {
      g_assert_cmpint (read_number (at, " behind "), >=, behind);
      behind = read_number (at, " behind ");
    }
  cli_answer_clear (&position);
  cli_answer_clear (&legal);
  cli_answer_clear (&answer);
}

static void
test_refused (void)
{
  const char *const calls[][6] = {
    { "plan", "stones" },
    { "plan" },
    { "plans", "stones", "--games", "1", "--seed", "1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      const char *words[G_N_ELEMENTS (calls[0]) + 1] = { NULL };
      CliAnswer   answer;

      memcpy (words, calls[i], sizeof calls[i]);
      answer = cli_fixture_run (words);
      g_assert_cmpint (answer.status, ==, 2);
      cli_answer_clear (&answer);
    }
}

static void
add (const char *what, const char *game, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/plans/%s/%s", what, game);

  g_test_add_data_func_full (path, g_strdup (game), test, g_free);
}

int
main (int argc, char **argv)
{
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", "GAMES",
                                            NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;
  guint n = 0;

  fixed_test_init (&argc, &argv);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  words = g_strsplit_set (text, " \n", -1);
  for (guint i = 0; words[i] != NULL; i++)
    {
      g_autofree char *published = read_published (words[i]);

      if (published == NULL)
        continue;
      add ("published", words[i], test_published);
      add ("few", words[i], test_few);
      add ("list", words[i], test_list);
      n++;
    }
  g_assert_cmpuint (n, >, 0);
  g_test_add_func ("/plans/refused", test_refused);
  return g_test_run ();
}
