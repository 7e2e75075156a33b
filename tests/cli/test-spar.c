/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call spar: against a player that spars shaky rules decide more often, and it plays no
 * weaker. The published tables say so; some games are played again in every run, and all of them,
 * to the letter, in a long one.
 */
#include "../fixed.h"
#include "cli-fixture.h"
#include "stamp.h"

#include <string.h>

static char *
read_published (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games",
                                            "babel", "data", "SPARRING.md", NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* Holds each line of the first table to at least `least` times as many meetings, and to a
 * logarithm by which a loss of ten points is not accepted; returns the number of lines. */
static guint
check_levels (const char *text, double least)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i]; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], " | ", -1);

      if (g_strv_length (cells) != 6 || !g_ascii_isdigit (*cells[1]))
        continue;
      if (g_ascii_strtod (cells[3], NULL) < least || g_ascii_strtod (cells[5], NULL) < -2.9)
        g_test_fail_printf ("too few, or too weak: %s", lines[i]);
      n++;
    }
  return n;
}

/* The published factor is two, as the learner is promised. */
static void
test_wanted (void)
{
  g_autofree char *published = read_published ();

  g_assert_cmpuint (check_levels (published, 2.0), ==, 2);
}

static void
test_few (gconstpointer data)
{
  const char *call[] = { "spar", "babel", "--games", "12", "--seed", "7", "--players",
                         "1000,1200", NULL };
  CliAnswer   answer = cli_fixture_run (call);

  g_assert_cmpuint (check_levels (answer.out, 1.2), ==, 2);
  cli_answer_clear (&answer);
}

static void
test_published (void)
{
  const char      *call[] = { "spar", "babel", "--games", "300", "--seed", "1000", "--players",
                              "1000,1200", "--threads", "2", NULL };
  g_autofree char *published = NULL;
  CliAnswer        answer;

  if (!g_test_slow ())
    {
      g_test_skip ("twelve hundred games take long");
      return;
    }
  published = read_published ();
  answer = cli_fixture_run (call);
  g_assert_nonnull (strstr (published, answer.out));
  cli_answer_clear (&answer);
}

static void
test_refused (void)
{
  const char *const calls[][9] = {
    { "spar", "babel", "--games", "0", "--seed", "1" },
    { "spar", "babel", "--games", "3", "--seed", "1" },
    { "spar", "babel", "--games", "2", "--seed", "1", "--players", "cook" },
    { "spar", "bunny", "--games", "2", "--seed", "1" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      CliAnswer answer = cli_fixture_run (calls[i]);

      g_assert_cmpint (answer.status, ==, 2);
      cli_answer_clear (&answer);
    }
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  stamp_init ("cli-spar", cli_fixture_sources);
  g_test_add_func ("/spar/wanted", test_wanted);
  stamp_add_case ("/spar/few", NULL, test_few);
  g_test_add_func ("/spar/published", test_published);
  g_test_add_func ("/spar/refused", test_refused);
  return stamp_run ();
}
