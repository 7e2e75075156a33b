/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call bout, and the figures of the bouts in the tree: the published table is the program's
 * answer, and no bout is a walk-over or beyond the paragraphs taught.
 */
#include "../fixed.h"
#include "cli-fixture.h"
#include "stamp.h"

#include <string.h>

/* The columns of the published table. */
enum
{
  NAME,
  LEARNER,
  PUPIL,
  SCRIBE,
  BUILDER,
  RANDOM,
  LATE,
  TURNS,
  N_COLUMNS,
};

static char *
dup_path (const char *name)
{
  return g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", "babel", "data", name,
                           NULL);
}

/* Runs the call on a bout of the tree. */
static CliAnswer
play (const char *id, const char *games, const char *players)
{
  g_autofree char *file = g_strconcat ("bouts", G_DIR_SEPARATOR_S, id, ".bout", NULL);
  g_autofree char *path = dup_path (file);
  const char      *call[] = { "bout", path, "--games", games, "--seed", "1", "--players", players,
                              NULL };

  return cli_fixture_run (call);
}

/* The published line of a bout, as its cells; lines of a table begin and end with a stroke. */
static GStrv
find_row (const char *text, const char *id)
{
  g_autofree char *begin = g_strdup_printf ("\n| %s | ", id);
  const char      *row = strstr (text, begin);
  g_autofree char *line = NULL;

  g_assert_nonnull (row);
  line = g_strndup (row + 3, strcspn (row + 1, "\n") - 4);
  return g_strsplit (line, " | ", -1);
}

static char *
read_published (void)
{
  g_autofree char *path = dup_path ("BOUTS.md");
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* Checks the bars of every bout: the learner wins 55 to 80 %, the Pupil at least ten points less,
 * chance less than 25 %. */
static void
test_wanted (gconstpointer id)
{
  g_autofree char *published = read_published ();
  g_auto (GStrv) cells = find_row (published, id);
  double learner;

  g_assert_cmpuint (g_strv_length (cells), ==, N_COLUMNS);
  learner = g_ascii_strtod (cells[LEARNER], NULL);
  g_assert_cmpfloat (learner, >=, 55.0);
  g_assert_cmpfloat (learner, <=, 80.0);
  g_assert_cmpfloat (g_ascii_strtod (cells[PUPIL], NULL), <=, learner - 10.0);
  g_assert_cmpfloat (g_ascii_strtod (cells[RANDOM], NULL), <, 25.0);
}

/* The published figures are this program's. */
static void
test_published (gconstpointer id)
{
  g_autofree char *published = read_published ();
  g_auto (GStrv) there = find_row (published, id);
  CliAnswer answer = play (id, "400", "learner,pupil,random");
  g_auto (GStrv) here = find_row (answer.out, id);

  g_assert_cmpstr (here[1], ==, there[LEARNER]);
  g_assert_cmpstr (here[2], ==, there[PUPIL]);
  g_assert_cmpstr (here[3], ==, there[RANDOM]);
  g_assert_cmpstr (here[4], ==, there[LATE]);
  g_assert_cmpstr (here[5], ==, there[TURNS]);
  cli_answer_clear (&answer);
}

static void
test_refused (void)
{
  CliAnswer answer = play ("first-bricks", "2", "cook");

  g_assert_cmpint (answer.status, ==, 2);
  g_assert_nonnull (strstr (answer.err, "there is no player \"cook\""));
  cli_answer_clear (&answer);
  answer = play ("first-bricks", "0", "pupil");
  g_assert_cmpint (answer.status, ==, 2);
  cli_answer_clear (&answer);
}

int
main (int argc, char **argv)
{
  static const char *const ids[] = { "first-bricks", "room-for-settlers", "rubble",
                                     "mine-and-yours", "last-tablet" };

  fixed_test_init (&argc, &argv);
  stamp_init ("cli-bouts", cli_fixture_sources);
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *wanted = g_strdup_printf ("/bouts/wanted/%s", ids[i]);
      g_autofree char *published = g_strdup_printf ("/bouts/published/%s", ids[i]);

      g_test_add_data_func (wanted, ids[i], test_wanted);
      stamp_add_case (published, ids[i], test_published);
    }
  g_test_add_func ("/bouts/refused", test_refused);
  return stamp_run ();
}
