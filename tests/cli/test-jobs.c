/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The long calls: done at once, on several threads, in parts that are merged, or stopped and gone
 * on with, they answer the same, byte for byte.
 */
#include "../child.h"
#include "../fixed.h"
#include "../patience.h"
#include "cli-fixture.h"
#include "stamp.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define MAX_WORDS 32
#define N_PARTS   3

/* A call, and the arguments that merging its parts needs besides. */
typedef struct
{
  const char *name;
  const char *words[16];
  const char *threads; /* other than one */
  const char *more[3]; /* for the whole and the merged answer alone */
} Job;

static const Job jobs[] = {
  { "duel",
    { "duel", "babel", "--first", "builder", "--second", "pupil", "--games", "22", "--seed", "3" },
    "3" },
  { "duel/sprt",
    { "duel", "babel", "--first", "builder", "--second", "pupil", "--games", "200", "--seed", "3",
      "--sprt", "0,100" },
    "2" },
  { "duel/budget",
    { "duel", "babel", "--first", "king-2026", "--second", "builder", "--games", "8", "--seed",
      "3", "--budget", "300" },
    "2" },
  { "duel/undecided",
    { "duel", "babel", "--first", "pupil", "--second", "pupil", "--games", "8", "--seed", "1",
      "--sprt", "-10,10" },
    "2" },
  { "table",
    { "table", "babel", "--games", "4", "--seed", "5", "--players", "random,pupil,greedy,scribe" },
    "2" },
  { "ladder",
    { "ladder", "babel", "--games", "2", "--seed", "5", "--players", "pupil,scribe" },
    "2" },
  { "mine", { "mine", "babel", "--seed", "1", "--games", "3" }, "2", { "--keep", "5" } },
};

/* The files of parts while a test runs. */
typedef struct
{
  char *folder;
  char *paths[N_PARTS];
} Parts;

static void
parts_init (Parts *parts)
{
  parts->folder = g_dir_make_tmp ("edubba-parts-XXXXXX", NULL);
  for (guint i = 0; i < N_PARTS; i++)
    {
      g_autofree char *name = g_strdup_printf ("part %u", i + 1);

      parts->paths[i] = g_build_filename (parts->folder, name, NULL);
    }
}

static void
parts_clear (Parts *parts)
{
  for (guint i = 0; i < N_PARTS; i++)
    {
      g_unlink (parts->paths[i]);
      g_free (parts->paths[i]);
    }
  g_assert_cmpint (g_rmdir (parts->folder), ==, 0);
  g_free (parts->folder);
}

/* Appends words up to NULL; returns their number now. */
static guint
add_words (const char **words, guint n, const char *const *more)
{
  for (; *more; more++)
    words[n++] = *more;
  g_assert_cmpuint (n, <, MAX_WORDS);
  words[n] = NULL;
  return n;
}

/* Runs a job's call with these words behind it. */
static CliAnswer
run_job (const Job *job, const char *const *more)
{
  const char *words[MAX_WORDS];

  add_words (words, add_words (words, 0, job->words), more);
  return cli_fixture_run (words);
}

#define RUN(job, ...) run_job ((job), (const char *const[]) { __VA_ARGS__, NULL })

/* The answer of the call on one thread, at once. */
static char *
get_whole (const Job *job)
{
  CliAnswer answer = run_job (job, job->more);

  g_assert_cmpint (answer.status, ==, 0);
  g_assert_cmpstr (answer.err, ==, "");
  g_assert_cmpstr (answer.out, !=, "");
  g_free (answer.err);
  return answer.out;
}

static void
assert_answer (CliAnswer answer, const char *out)
{
  g_assert_cmpint (answer.status, ==, 0);
  g_assert_cmpstr (answer.out, ==, out);
  cli_answer_clear (&answer);
}

static void
assert_complaint (CliAnswer answer, const char *why)
{
  g_assert_cmpint (answer.status, ==, 2);
  g_assert_cmpstr (answer.out, ==, "");
  g_assert_nonnull (strstr (answer.err, why));
  cli_answer_clear (&answer);
}

static CliAnswer
merge (const Job *job, const Parts *parts, guint n)
{
  const char *words[MAX_WORDS] = { "merge" };
  guint       n_words = 1;

  for (guint i = 0; i < n; i++)
    words[n_words++] = parts->paths[n - 1 - i];
  add_words (words, n_words, job->more);
  return cli_fixture_run (words);
}

static void
test_threads (gconstpointer data)
{
  const Job       *job = data;
  g_autofree char *whole = get_whole (job);
  const char      *words[MAX_WORDS] = { "--threads", job->threads };

  add_words (words, 2, job->more);
  assert_answer (run_job (job, words), whole);
}

static void
test_parts (gconstpointer data)
{
  const Job       *job = data;
  g_autofree char *whole = get_whole (job);
  Parts            parts;

  parts_init (&parts);
  for (guint i = 0; i < N_PARTS; i++)
    {
      g_autofree char *shard = g_strdup_printf ("%u/%u", i + 1, N_PARTS);
      CliAnswer        answer = RUN (job, "--shard", shard, "--part", parts.paths[i]);

      g_assert_cmpint (answer.status, ==, 0);
      cli_answer_clear (&answer);
    }
  assert_answer (merge (job, &parts, N_PARTS), whole);
  assert_complaint (merge (job, &parts, N_PARTS - 1), "are done in these parts");
  parts_clear (&parts);
}

/* Starts the call with a file and ends it, or if `kill_it` kills it, once something is done; it may
 * have come to its end by then. */
static void
interrupt (const Job *job, const char *path, gboolean kill_it)
{
  g_autofree char *program = cli_fixture_get_path ();
  const char      *words[MAX_WORDS] = { program };
  const char      *file[] = { "--part", path, NULL };
  g_autofree char *head = NULL;
  g_autoptr (GError) error = NULL;
  gsize length = 0;
  GPid  pid;
  int   status;

  add_words (words, add_words (words, 1, job->words), file);
  g_spawn_async (NULL, (char **) words, NULL,
                 G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDOUT_TO_DEV_NULL |
                   G_SPAWN_STDERR_TO_DEV_NULL,
                 child_die_with_parent, NULL, &pid, &error);
  g_assert_no_error (error);
  for (gint64 end = patience_begin ();
       !g_file_get_contents (path, &head, &length, NULL) || !strstr (head, "\n0 ");)
    {
      patience_check (end);
      g_clear_pointer (&head, g_free);
      g_usleep (500);
    }
  kill (pid, kill_it ? SIGKILL : SIGINT);
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  if (!kill_it)
    g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) <= 1);
}

/* Ended by Ctrl+C, then killed, then done to its end. */
static void
test_resume (gconstpointer data)
{
  const Job       *job = data;
  g_autofree char *whole = get_whole (job);
  const char      *words[MAX_WORDS] = { "--part" };
  Parts            parts;

  parts_init (&parts);
  interrupt (job, parts.paths[0], FALSE);
  interrupt (job, parts.paths[0], TRUE);
  words[1] = parts.paths[0];
  add_words (words, 2, job->more);
  assert_answer (run_job (job, words), whole);
  assert_answer (merge (job, &parts, 1), whole);
  parts_clear (&parts);
}

/* The strongest level plays less, and the text has the call for that. */
static void
test_table (void)
{
  const char *words[] = { "table", "babel", "--games", "4", "--top-games", "2", "--seed", "1",
                          "--players", "random,king", NULL };
  CliAnswer   answer = cli_fixture_run (words);

  g_assert_cmpint (answer.status, ==, 0);
  g_assert_nonnull (strstr (answer.out, "\n    edubba-cli table babel --seed 1 --games 4 "
                                        "--top-games 2 --players random,king\n"));
  g_assert_nonnull (strstr (answer.out, "\n| king | random | 2 | 2 | 0 | 0 | 100.0 "));
  g_assert_nonnull (strstr (answer.out, "\n| king | 100.0 | |\n"));
  cli_answer_clear (&answer);
}

/* Checks that the published table has each line that begins like this. */
static void
assert_published (const char *text, const char *published, const char *beginning)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint n = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], beginning))
      {
        g_autofree char *line = g_strconcat ("\n", lines[i], "\n", NULL);

        if (strstr (published, line) == NULL)
          g_test_fail_printf ("not in the published table: %s", lines[i]);
        n++;
      }
  g_assert_cmpuint (n, >, 0);
}

/* The players of the published table. */
#define STRENGTH_PLAYERS \
  "random,greedy,plain-beam,learnt-beam,king-2026,pupil,scribe,builder,high-priest,king"

/* The published table is of these players: the weaker ones play their games again. */
static void
test_published (gconstpointer data)
{
  static const char *const names[] = { "random", "greedy", "pupil", "scribe", "builder" };
  static const char *const players[] = { "table", "babel", "--games", "0", "--seed", "1",
                                         "--players", STRENGTH_PLAYERS, NULL };
  static const char *const games[] = { "table", "babel", "--games", "300", "--seed", "1",
                                       "--players", "random,greedy,pupil,scribe,builder", NULL };
  const char              *source = g_getenv ("EDUBBA_SOURCE_DIR");
  g_autofree char         *path = g_build_filename (source, "src", "games", "babel", "data",
                                                    "STRENGTH.md", NULL);
  g_autofree char         *published = NULL;
  g_autoptr (GError) error = NULL;
  CliAnswer answer = cli_fixture_run (players);
  char     *rest = strstr (answer.out, "\n| % |");

  g_assert_nonnull (rest);
  *rest = '\0';
  g_file_get_contents (path, &published, NULL, &error);
  g_assert_no_error (error);
  assert_published (answer.out, published, "| ");
  cli_answer_clear (&answer);
  answer = cli_fixture_run (games);
  for (guint i = 1; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *first = g_strdup_printf ("| %s | %s | 300", names[i], names[i - 1]);

      assert_published (answer.out, published, first);
    }
  cli_answer_clear (&answer);
}

static char *
read_beginners (const char *game)
{
  g_autofree char *path = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", game,
                                            "data", "BEGINNERS.md", NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* The bars of the first two levels, in %, hold in the published tables of both seeds. */
static void
test_beginners_wanted (gconstpointer data)
{
  static const struct
  {
    const char *pair;
    double      low;
    double      high;
  } bars[] = {
    { "| guest | hasty | 400 |", 40.0, 60.0 },
    { "| guest | careful | 400 |", 20.0, 40.0 },
    { "| guest | random | 400 |", 65.0, 90.0 },
    { "| pupil | guest | 400 |", 85.0, 100.0 },
    { "| pupil | beginner | 400 |", 70.3, 84.9 },
    { "| beginner | guest | 400 |", 70.3, 84.9 },
  };
  g_autofree char *published = read_beginners (data);
  g_auto (GStrv) lines = g_strsplit (published, "\n", -1);

  for (guint i = 0; i < G_N_ELEMENTS (bars); i++)
    {
      guint n = 0;

      for (guint k = 0; lines[k] != NULL; k++)
        if (g_str_has_prefix (lines[k], bars[i].pair))
          {
            g_auto (GStrv) cells = g_strsplit (lines[k], " | ", -1);
            double share = g_ascii_strtod (cells[6], NULL);

            g_assert_cmpfloat (share, >=, bars[i].low);
            g_assert_cmpfloat (share, <=, bars[i].high);
            n++;
          }
      g_assert_cmpuint (n, ==, 2);
    }
}

/* The published tables are of these players, who play the games of the first seed again. */
static void
test_beginners (gconstpointer data)
{
  const char      *words[] = { "table", data, "--seed", "1", "--games", "400", "--players",
                               "random,idle,hasty,careful,guest,beginner,pupil", NULL };
  g_autofree char *published = read_beginners (data);
  CliAnswer        answer = cli_fixture_run (words);

  g_assert_cmpint (answer.status, ==, 0);
  assert_published (answer.out, published, "| ");
  cli_answer_clear (&answer);
}

/* A stopped call says so, after its answer. */
static void
test_stopped (void)
{
  g_autofree char *program = cli_fixture_get_path ();
  const char      *words[] = { program, "duel", "babel", "--first", "king", "--second", "king",
                               "--games", "1000", "--seed", "1", "--part", NULL, NULL };
  g_autofree char *out = NULL;
  int              in_pipe;
  int              status;
  GPid             pid;
  char             buffer[4096];
  gsize            length = 0;
  gssize           n;
  Parts            parts;

  parts_init (&parts);
  words[12] = parts.paths[0];
  g_assert_true (g_spawn_async_with_pipes (
    NULL, (char **) words, NULL, G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDOUT_TO_DEV_NULL,
    child_die_with_parent, NULL, &pid, NULL, NULL, &in_pipe, NULL));
  for (gint64 end = patience_begin (); !g_file_test (parts.paths[0], G_FILE_TEST_EXISTS);)
    {
      patience_check (end);
      g_usleep (500);
    }
  kill (pid, SIGTERM);
  while ((n = read (in_pipe, buffer + length, sizeof buffer - 1 - length)) > 0)
    length += (gsize) n;
  buffer[length] = '\0';
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 1);
  g_assert_nonnull (strstr (buffer, "edubba-cli: stopped after "));
  close (in_pipe);
  parts_clear (&parts);
}

static void
test_other_call (void)
{
  const Job *job = &jobs[0];
  Job        other = *job;
  Parts      parts;

  parts_init (&parts);
  for (guint i = 0; i < 2; i++)
    {
      CliAnswer answer = run_job (i == 0 ? job : &other,
                                  (const char *const[]) { "--part", parts.paths[i], NULL });

      g_assert_cmpint (answer.status, ==, 0);
      cli_answer_clear (&answer);
      other.words[9] = "4";
    }
  assert_complaint (RUN (&other, "--part", parts.paths[0]), "of another job: duel babel");
  assert_complaint (RUN (job, "--part", parts.paths[0], "--shard", "1/2"), "of another job");
  assert_complaint (merge (job, &parts, 2), "of another job");
  parts_clear (&parts);
}

/* A part made with other weights, or another net, is neither continued nor merged with other
 * parts. */
static void
test_other_weights (gconstpointer data)
{
  const char      *variable = data;
  const char      *name = g_str_equal (variable, "EDUBBA_NET") ? "babel.net" : "babel.weights";
  const Job       *job = &jobs[0];
  g_autofree char *weights =
    g_test_build_filename (G_TEST_DIST, "..", "src", "games", "babel", "data", name, NULL);
  Parts     parts;
  CliAnswer answer;

  parts_init (&parts);
  g_setenv (variable, weights, TRUE);
  answer = RUN (job, "--part", parts.paths[0], "--shard", "1/2");
  g_assert_cmpint (answer.status, ==, 0);
  cli_answer_clear (&answer);
  g_unsetenv (variable);
  assert_complaint (RUN (job, "--part", parts.paths[0], "--shard", "1/2"),
                    "by another program, or with other weights");
  answer = RUN (job, "--part", parts.paths[1], "--shard", "2/2");
  g_assert_cmpint (answer.status, ==, 0);
  cli_answer_clear (&answer);
  assert_complaint (merge (job, &parts, 2), "by another program, or with other weights");
  assert_complaint (merge (job, &parts, 1), "by another program, or with other weights");
  parts_clear (&parts);
}

static void
test_damage (void)
{
  const Job       *job = &jobs[0];
  g_autofree char *whole = get_whole (job);
  g_autofree char *text = NULL;
  Parts            parts;

  parts_init (&parts);
  assert_answer (RUN (job, "--part", parts.paths[0]), whole);
  g_assert_true (g_file_get_contents (parts.paths[0], &text, NULL, NULL));
  strstr (text, "\n3 ")[3] ^= 1;
  g_assert_true (g_file_set_contents (parts.paths[0], text, -1, NULL));
  assert_complaint (merge (job, &parts, 1), "the first that is not is number 3");
  assert_answer (RUN (job, "--part", parts.paths[0]), whole);
  assert_answer (merge (job, &parts, 1), whole);
  parts_clear (&parts);
}

/* Progress is printed on standard error, and only if asked for. */
static void
test_progress (void)
{
  const Job       *job = &jobs[0];
  g_autofree char *whole = get_whole (job);
  CliAnswer        answer = RUN (job, "--progress");

  g_assert_cmpstr (answer.out, ==, whole);
  g_assert_nonnull (strstr (answer.err, "11 of 11 pairs\n"));
  cli_answer_clear (&answer);
}

static void
add_job (const Job *job, const char *what, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/cli/jobs/%s/%s", job->name, what);

  g_test_add_data_func (path, job, test);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  stamp_init ("cli-jobs", cli_fixture_sources);
  for (guint i = 0; i < G_N_ELEMENTS (jobs); i++)
    {
      add_job (&jobs[i], "threads", test_threads);
      add_job (&jobs[i], "parts", test_parts);
      add_job (&jobs[i], "resume", test_resume);
    }
  g_test_add_func ("/cli/jobs/table", test_table);
  stamp_add_case ("/cli/jobs/published", NULL, test_published);
  g_test_add_data_func ("/cli/jobs/beginners-wanted/babel", "babel", test_beginners_wanted);
  g_test_add_data_func ("/cli/jobs/beginners-wanted/bunny", "bunny", test_beginners_wanted);
  stamp_add_case ("/cli/jobs/beginners/babel", "babel", test_beginners);
  stamp_add_case ("/cli/jobs/beginners/bunny", "bunny", test_beginners);
  g_test_add_func ("/cli/jobs/stopped", test_stopped);
  g_test_add_func ("/cli/jobs/other-call", test_other_call);
  g_test_add_data_func ("/cli/jobs/other-weights", "EDUBBA_WEIGHTS", test_other_weights);
  g_test_add_data_func ("/cli/jobs/other-net", "EDUBBA_NET", test_other_weights);
  g_test_add_func ("/cli/jobs/damage", test_damage);
  g_test_add_func ("/cli/jobs/progress", test_progress);
  return stamp_run ();
}
