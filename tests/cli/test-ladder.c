/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call ladder: strangers score about half against the opponent at their level, and strengths
 * are about what they are said to be.
 */
#include "../fixed.h"
#include "cli-fixture.h"

#include <string.h>

/* The cells of a line that is to be checked, from the end. */
typedef struct
{
  double low;
  double high;
} Bar;

/* Holds the last cell of every line of the tables with this many cells to a bar; how many such
 * lines there are. */
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

/* A dozen strangers of each kind, by bars that so few can keep. */
static void
test_few (void)
{
  const char *call[] = { "ladder", "babel", "--games", "12", "--seed", "7", "--players",
                         "pupil,scribe", NULL };
  CliAnswer   answer = cli_fixture_run (call);

  g_assert_cmpuint (check_lines (answer.out, 4, (Bar) { 38.0, 62.0 }), ==, 2);
  g_assert_cmpuint (check_lines (answer.out, 5, (Bar) { -150.0, 150.0 }), ==, 3);
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
  g_test_add_func ("/ladder/few", test_few);
  g_test_add_func ("/ladder/refused", test_refused);
  return g_test_run ();
}
