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

/* A bout, and of how many tries the published figures are. */
typedef struct
{
  const char *game;
  const char *id;
  const char *games;
} Row;

static const Row rows[] = {
  { "babel", "first-bricks", "400" },
  { "babel", "room-for-settlers", "400" },
  { "babel", "rubble", "400" },
  { "babel", "mine-and-yours", "400" },
  { "babel", "last-tablet", "400" },
  { "meso", "behind-the-hill", "200" },
  { "meso", "a-full-house", "200" },
  { "meso", "whose-load", "200" },
};

static char *
dup_path (const Row *row, const char *name)
{
  return g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", row->game, "data", name,
                           NULL);
}

/* Runs the call on a bout of the tree. */
static CliAnswer
play (const Row *row, const char *games, const char *players)
{
  g_autofree char *file = g_strconcat ("bouts", G_DIR_SEPARATOR_S, row->id, ".bout", NULL);
  g_autofree char *path = dup_path (row, file);
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
read_published (const Row *row)
{
  g_autofree char *path = dup_path (row, "BOUTS.md");
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* Checks the bars of every bout: the learner wins 55 to 80 %, the Pupil at least ten points less,
 * chance less than 25 %. */
static void
test_wanted (gconstpointer data)
{
  const Row       *row = data;
  g_autofree char *published = read_published (row);
  g_auto (GStrv) cells = find_row (published, row->id);
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
test_published (gconstpointer data)
{
  const Row       *row = data;
  g_autofree char *published = read_published (row);
  g_auto (GStrv) there = find_row (published, row->id);
  CliAnswer answer = play (row, row->games, "learner,pupil,random");
  g_auto (GStrv) here = find_row (answer.out, row->id);

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
  CliAnswer answer = play (&rows[0], "2", "cook");

  g_assert_cmpint (answer.status, ==, 2);
  g_assert_nonnull (strstr (answer.err, "there is no player \"cook\""));
  cli_answer_clear (&answer);
  answer = play (&rows[0], "0", "pupil");
  g_assert_cmpint (answer.status, ==, 2);
  cli_answer_clear (&answer);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  stamp_init ("cli-bouts", cli_fixture_sources);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *wanted = g_strdup_printf ("/bouts/wanted/%s", rows[i].id);
      g_autofree char *published = g_strdup_printf ("/bouts/published/%s", rows[i].id);

      g_test_add_data_func (wanted, &rows[i], test_wanted);
      stamp_add_case (published, &rows[i], test_published);
    }
  g_test_add_func ("/bouts/refused", test_refused);
  return stamp_run ();
}
