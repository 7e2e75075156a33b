/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call first, and the figures of the first games in the tree: the published tables are the
 * program's answers, and say that learners meet the rules, win and lose, and are spoken to.
 */
#include "../fixed.h"
#include "cli-fixture.h"
#include "stamp.h"

#include <string.h>

/* The columns of the first table. */
enum
{
  NAME,
  WON,
  LATE,
  TURNS,
  DECISIONS,
  IN_TIME,
  MET,
  USED,
  ANSWERED,
  N_COLUMNS,
};

/* A first game: the file of the bout, and the published tables beside it. */
typedef struct
{
  const char *game;
  const char *id;
} Row;

static const Row rows[] = {
  { "babel", "first-day" },
  { "bunny", "first-burrow" },
  { "meso", "first-offering" },
};

static char *
dup_path (const Row *row, const char *name)
{
  return g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", row->game, "data", name,
                           NULL);
}

static CliAnswer
run (const Row *row, const char *games, const char *seed, const char *players)
{
  g_autofree char *name = g_strconcat ("bouts", G_DIR_SEPARATOR_S, row->id, ".bout", NULL);
  g_autofree char *path = dup_path (row, name);
  const char      *call[] = { "first", path, "--games", games, "--seed", seed, "--players", players,
                              NULL };

  return cli_fixture_run (call);
}

static char *
read_published (const Row *row)
{
  g_autofree char *path = dup_path (row, "FIRST.md");
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* The first line of a player behind a heading, as its cells. */
static GStrv
find_cells (const char *text, const char *heading, const char *player)
{
  g_autofree char *begin = g_strdup_printf ("\n| %s | ", player);
  const char      *behind = strstr (text, heading);
  const char      *row;
  g_autofree char *line = NULL;

  g_assert_nonnull (behind);
  row = strstr (behind, begin);
  g_assert_nonnull (row);
  line = g_strndup (row + 3, strcspn (row + 1, "\n") - 4);
  return g_strsplit (line, " | ", -1);
}

static double
find (const char *text, const char *heading, const char *player, guint column)
{
  g_auto (GStrv) cells = find_cells (text, heading, player);

  g_assert_cmpuint (g_strv_length (cells), ==, N_COLUMNS);
  return g_ascii_strtod (cells[column], NULL);
}

/* Everybody who came to a second empty turn was spoken to. */
static void
check_answered (const char *text, const char *heading, const char *player)
{
  g_auto (GStrv) cells = find_cells (text, heading, player);
  g_auto (GStrv) counts = g_strsplit (cells[ANSWERED], "/", 2);

  g_assert_cmpstr (counts[0], ==, counts[1]);
}

/* Checks the bars, with the error that 400 games have. */
static void
test_wanted (gconstpointer data)
{
  static const char *const headings[] = { "## Seed 1", "## Seed 2" };
  g_autofree char         *text = read_published (data);

  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    {
      const char *sentences = strstr (strstr (text, headings[i]), " different sentences");

      g_assert_cmpfloat (find (text, headings[i], "learner", IN_TIME), >=, 95.0);
      g_assert_cmpfloat (find (text, headings[i], "careful", MET), >=, 89.0);
      g_assert_cmpfloat (find (text, headings[i], "careful", USED), >=, 70.0);
      g_assert_cmpfloat (find (text, headings[i], "careful", DECISIONS), <=, 45.0);
      g_assert_cmpfloat (find (text, headings[i], "careful", WON), >=, 60.0);
      g_assert_cmpfloat (find (text, headings[i], "careful", WON), <=, 80.0);
      g_assert_cmpfloat (find (text, headings[i], "hasty", WON), >=, 40.0);
      g_assert_cmpfloat (find (text, headings[i], "hasty", WON), <=, 60.0);
      g_assert_cmpfloat (find (text, headings[i], "idle", WON), <=, 1.0);
      check_answered (text, headings[i], "idle");
      check_answered (text, headings[i], "random");
      g_assert_nonnull (sentences);
      g_assert_cmpint (g_ascii_strtoll (sentences - 2, NULL, 10), >=, 30);
    }
}

/* The published figures are this program's. */
static void
test_published (gconstpointer data)
{
  g_autofree char *text = read_published (data);
  CliAnswer        answer = run (data, "400", "1", "careful,hasty");
  g_auto (GStrv) there = find_cells (text, "## Seed 1", "careful");
  g_auto (GStrv) here = find_cells (answer.out, "|", "careful");

  for (guint i = 0; i < N_COLUMNS; i++)
    g_assert_cmpstr (here[i], ==, there[i]);
  cli_answer_clear (&answer);
}

static void
test_refused (void)
{
  const Row bout = { "babel", "first-bricks" };
  CliAnswer answer = run (&bout, "2", "1", "hasty");

  g_assert_cmpint (answer.status, ==, 2);
  g_assert_nonnull (strstr (answer.err, "a first game has rules"));
  cli_answer_clear (&answer);
  answer = run (&rows[0], "2", "1", "cook");
  g_assert_cmpint (answer.status, ==, 2);
  g_assert_nonnull (strstr (answer.err, "there is no player \"cook\""));
  cli_answer_clear (&answer);
}

/* Deals are found, and named as the file wants them; none in which the last player loses. */
static void
test_found (void)
{
  g_autofree char *path = dup_path (&rows[0], "bouts/first-day.bout");
  const char      *call[] = { "first", path, "--games", "5", "--seed", "1", "--players",
                              "learner", "--find", NULL };
  const char      *idly[] = { "first", path, "--games", "5", "--seed", "1", "--players",
                              "learner,idle", "--find", NULL };
  CliAnswer        answer = cli_fixture_run (call);

  g_assert_cmpint (answer.status, ==, 0);
  g_assert_true (g_str_has_prefix (answer.out, "# 5 of 5 deals serve\nSeeds=1;2;3;4;5\n"));
  cli_answer_clear (&answer);
  answer = cli_fixture_run (idly);
  g_assert_cmpint (answer.status, ==, 0);
  g_assert_true (g_str_has_prefix (answer.out, "# 0 of 5 deals serve\nSeeds=\n"));
  cli_answer_clear (&answer);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  stamp_init ("cli-first", cli_fixture_sources);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *wanted = g_strdup_printf ("/first/wanted/%s", rows[i].game);
      g_autofree char *published = g_strdup_printf ("/first/published/%s", rows[i].game);

      g_test_add_data_func (wanted, &rows[i], test_wanted);
      stamp_add_case (published, &rows[i], test_published);
    }
  g_test_add_func ("/first/refused", test_refused);
  g_test_add_func ("/first/found", test_found);
  return stamp_run ();
}
