/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call recall: the memory of simulated learners is foreseen, and nobody is told of a
 * difference that is not there. The published tables say so; some learners live again in every
 * run, and all of them, to the letter, in a long one.
 */
#include "../fixed.h"
#include "cli-fixture.h"

#include <string.h>

/* The kinds of simulated learners; the first forget, each by a law of its own, and the last two
 * never do. */
#define N_KINDS     5
#define N_FORGETFUL 3
#define N_FORECASTS (N_KINDS * 2 * 2)

static const char *const games[] = { "babel", "bunny" };

/* The greatest error of a forecast, in points; and the greatest number of 100 studies, of
 * somebody who never forgets, in which a difference may be found. */
typedef struct
{
  double off;
  double found;
} Bars;

static char *
read_published (const char *game)
{
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", game,
                                            "data", "RECALL.md", NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static double
read_cell (char **cells, guint i)
{
  return g_ascii_strtod (cells[i], NULL);
}

/* | learner | day | group | foreseen | right | off | */
static void
check_forecast (char **cells, const char *line, Bars bars)
{
  double off = read_cell (cells, 5);

  if (off < -bars.off || off > bars.off)
    g_test_fail_printf ("more than %g points off: %s", bars.off, line);
}

/* | learner | answers | log loss | of a constant | of the learner's average | */
static void
check_loss (char **cells, const char *line, guint kind)
{
  if (read_cell (cells, 2) >= read_cell (cells, 3))
    g_test_fail_printf ("no better than a constant: %s", line);
  if (kind < N_FORGETFUL && read_cell (cells, 2) >= read_cell (cells, 4))
    g_test_fail_printf ("no better than one's average: %s", line);
}

/* | learner | 7: helped | hindered | 30: helped | hindered | ever | */
static void
check_verdict (char **cells, const char *line, guint kind, Bars bars)
{
  for (guint i = 1; kind >= N_FORGETFUL && i < 6; i++)
    if (read_cell (cells, i) > bars.found)
      g_test_fail_printf ("a difference that is not there: %s", line);
  for (guint i = 2; i < 6; i += 2)
    if (i < 5 && read_cell (cells, i) > bars.found)
      g_test_fail_printf ("reminders do not hinder: %s", line);
}

static void
check_tables (const char *text, Bars bars)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n[3] = { 0 };

  for (guint i = 0; lines[i]; i++)
    {
      g_auto (GStrv) cells = g_strsplit (lines[i] + (lines[i][0] == '|' ? 2 : 0), " | ", -1);
      guint n_cells = g_strv_length (cells);

      if (n_cells < 5 || !g_ascii_isdigit (cells[1][0]) || !g_ascii_isdigit (cells[4][0]))
        continue;
      if (n_cells == 5)
        check_loss (cells, lines[i], n[1]++);
      else if (g_ascii_isdigit (cells[2][0]))
        check_verdict (cells, lines[i], n[2]++, bars);
      else
        {
          check_forecast (cells, lines[i], bars);
          n[0]++;
        }
    }
  g_assert_cmpuint (n[0], ==, N_FORECASTS);
  g_assert_cmpuint (n[1], ==, N_KINDS);
  g_assert_cmpuint (n[2], ==, N_KINDS);
}

/* The published table keeps the bars: 5 points, less than the loss of a constant, and 5 of 100
 * studies. */
static void
test_wanted (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *published = read_published (games[i]);

      check_tables (published, (Bars) { 5.0, 5.0 });
    }
}

/* A few learners, by bars that so few can keep. */
static void
test_few (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const char *call[] = { "recall", games[i], "--learners", "30", "--seed", "7", NULL };
      CliAnswer   answer = cli_fixture_run (call);

      check_tables (answer.out, (Bars) { 10.0, 10.0 });
      cli_answer_clear (&answer);
    }
}

/* The published table is this program's. */
static void
test_published (void)
{
  if (!g_test_slow ())
    {
      g_test_skip ("five thousand lives take long");
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const char      *call[] = { "recall", games[i], "--learners", "500", "--seed", "1", NULL };
      g_autofree char *published = read_published (games[i]);
      CliAnswer        answer = cli_fixture_run (call);

      g_assert_nonnull (strstr (published, answer.out));
      cli_answer_clear (&answer);
    }
}

static void
test_refused (void)
{
  const char *const calls[][7] = {
    { "recall", "babel", "--learners", "0", "--seed", "1" },
    { "recall", "babel", "--learners", "100001", "--seed", "1" },
    { "recall", "babel", "--learners", "1" },
    { "recall", "chess", "--learners", "1", "--seed", "1" },
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
  g_test_add_func ("/recall/wanted", test_wanted);
  g_test_add_func ("/recall/few", test_few);
  g_test_add_func ("/recall/published", test_published);
  g_test_add_func ("/recall/refused", test_refused);
  return g_test_run ();
}
