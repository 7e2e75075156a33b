/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call ladder: strangers score about half against the opponent at their level, and measured
 * strengths agree with their nominal points. The published tables say so; some strangers play
 * again in every run, and all of the weaker ones, to the letter, in a long one.
 */
#include "../fixed.h"
#include "cli-fixture.h"
#include "stamp.h"

#include <string.h>

/* The bounds of the last cell of a line. */
typedef struct
{
  double low;
  double high;
} Bar;

static char *
read_published (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games",
                                            "babel", "data", "LADDER.md", NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* Holds the last cell of every line of the tables with this many cells to a bar; returns the
 * number of such lines. */
static guint
check_lines (const char *text, guint n_cells, Bar bar)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i]; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i], " | ", -1);
      double last;
      char  *end;

      if (g_strv_length (cells) != n_cells)
        continue;
      last = g_ascii_strtod (cells[n_cells - 1], &end);
      if (end == cells[n_cells - 1])
        continue;
      if (last < bar.low || last > bar.high)
        g_test_fail_printf ("not from %g to %g: %s", bar.low, bar.high, lines[i]);
      n++;
    }
  return n;
}

/* The published table keeps the bars: 45 to 55 % from the sixth game on, but 40 for the guest, who
 * has nobody weaker to meet; 50 points at most. */
static void
test_wanted (void)
{
  g_autofree char *published = read_published ();

  g_assert_cmpuint (check_lines (published, 4, (Bar) { 40.0, 55.0 }), ==, 6);
  g_assert_cmpuint (check_lines (published, 5, (Bar) { -50.0, 50.0 }), ==, 11);
}

/* A dozen strangers of each kind, by bars that so few can keep. */
static void
test_few (gconstpointer data)
{
  const char *call[] = { "ladder", "babel", "--games", "12", "--seed", "7", "--players",
                         "pupil,scribe", NULL };
  CliAnswer   answer = cli_fixture_run (call);

  g_assert_cmpuint (check_lines (answer.out, 4, (Bar) { 38.0, 62.0 }), ==, 2);
  g_assert_cmpuint (check_lines (answer.out, 5, (Bar) { -150.0, 150.0 }), ==, 3);
  cli_answer_clear (&answer);
}

/* The published lines of the weaker strangers are this program's. */
static void
test_published (void)
{
  const char      *call[] = { "ladder", "babel", "--games", "100", "--seed", "1", "--players",
                              "guest,beginner,pupil,scribe,builder,plain-beam", "--threads", "2",
                              NULL };
  g_autofree char *published = NULL;
  CliAnswer        answer;

  if (!g_test_slow ())
    {
      g_test_skip ("eleven thousand games take long");
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
    { "ladder", "babel", "--games", "0", "--seed", "1" },
    { "ladder", "babel", "--games", "1", "--seed", "1", "--players", "cook" },
    { "ladder", "babel", "--games", "1", "--seed", "1", "--players", "1" },
    { "ladder", "bunny", "--games", "1", "--seed", "1" },
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
  stamp_init ("cli-ladder", cli_fixture_sources);
  g_test_add_func ("/ladder/wanted", test_wanted);
  stamp_add_case ("/ladder/few", NULL, test_few);
  g_test_add_func ("/ladder/published", test_published);
  g_test_add_func ("/ladder/refused", test_refused);
  return stamp_run ();
}
