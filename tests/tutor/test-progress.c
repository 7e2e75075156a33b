/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Progress: the notes are there at the next start, after any time and with any damage to the
 * files; and the figures made of them, with a clock of the test's own.
 */
#include "progress-fixture.h"

#include "../fixed.h"
#include "edubba-daily.h"
#include "edubba-ledger.h"
#include "kill.h"

#include <fcntl.h>
#include <unistd.h>

#define DAY (24 * 3600)

#define KEEP_NOTING  "keep-noting"
#define N_KILLS      10
#define N_KILLS_LONG 200

/* The greatest number of notes that it has completed when its last moments begin. */
#define MAX_NOTES 100

/* Every kind of line of version 1, as that version prints them. Texts of this version must be read
 * for ever. */
static const char version_1[] = "edubba-progress 1\n"
                                "lesson heaps first started 3\n"
                                "lesson heaps second tested-out 0\n"
                                "lesson heaps third done 7\n"
                                "memory heaps 2.5.1 0 0 none 0 0 1800000000 why\n"
                                "memory heaps 3 2306500 2118104 good 1800000000 1800000000 0 met\n"
                                "reviews heaps 3 1800000000g\n"
                                "puzzle heaps hatti 2 1 plain 4 1800000000\n"
                                "puzzle heaps raze 1 1 clean 3 1799999000\n"
                                "rating heaps 123456 29912 60001 1800000000\n"
                                "point heaps 2027-01-14 1200\n"
                                "point heaps 2027-01-15 1235\n"
                                "day heaps 2027-01-14 puzzle\n"
                                "day heaps 2027-01-15 puzzle\n"
                                "day heaps 2027-01-15 five\n"
                                "day sealed 2026-12-31 puzzle\n";

/* Puts a text where the progress is kept, as a program of another time would have. */
static void
plant (ProgressFixture *fixture, const char *base, const char *entry)
{
  g_autoptr (EdubbaArchive) archive = edubba_archive_new (fixture->folder, "progress");

  g_clear_object (&fixture->progress);
  edubba_archive_begin (archive, base);
  if (entry)
    edubba_archive_append (archive, entry);
}

static void
check_text (EdubbaProgress *progress, const char *expected)
{
  g_autofree char *text = edubba_progress_print (progress);

  g_assert_cmpstr (text, ==, expected);
}

/* What that text comes to: each of its two puzzles was a rated answer. */
static char *
dup_settled (void)
{
  g_autoptr (GString) text = g_string_new (version_1);

  g_assert_cmpuint (g_string_replace (text, "point heaps 2027-01-14",
                                      "standing heaps 2 1235\npoint heaps 2027-01-14", 1),
                    ==, 1);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
check_version_1 (ProgressFixture *fixture)
{
  g_autofree char *expected = dup_settled ();

  check_text (fixture->progress, expected);
}

static gboolean
exists (ProgressFixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
test_nothing (ProgressFixture *fixture, gconstpointer data)
{
  EdubbaProgress    *progress = fixture->progress;
  EdubbaPuzzleRecord record;
  guint              deviation;

  g_assert_cmpuint (edubba_progress_get_step (progress, "heaps", "first"), ==, 0);
  g_assert_cmpint (edubba_progress_get_lesson (progress, "heaps", "first"), ==, EDUBBA_LESSON_NEW);
  g_assert_cmpint (edubba_progress_get_rule (progress, "heaps", "2.5"), ==, EDUBBA_RULE_UNMET);
  g_assert_cmpuint (edubba_progress_get_rating (progress, "heaps", &deviation), ==,
                    EDUBBA_FIRST_RATING);
  g_assert_cmpuint (deviation, ==, 700);
  g_assert_cmpuint (edubba_progress_get_fit (progress, "heaps"), ==, 750);
  g_assert_cmpuint (edubba_progress_get_rated_tries (progress, "heaps"), ==, 0);
  g_assert_false (edubba_progress_get_puzzle (progress, "heaps", "hatti", &record));
  g_assert_cmpuint (edubba_progress_get_streak (progress, "heaps"), ==, 0);
  g_assert_false (edubba_progress_has_daily_five (progress, "heaps"));
  g_assert_cmpuint (edubba_progress_get_rating_points (progress, "heaps")->len, ==, 0);
  g_assert_false (exists (fixture, "progress.journal"));
}

static void
test_lessons (ProgressFixture *fixture, gconstpointer data)
{
  EdubbaProgress *progress = fixture->progress;

  g_assert_false (edubba_progress_has_begun_lesson (progress, "heaps"));
  g_assert_cmpuint (edubba_progress_get_rating_points (progress, "heaps")->len, ==, 0);
  g_assert_false (edubba_progress_has_game (progress, "heaps"));
  edubba_progress_set_step (progress, "heaps", "first", 0);
  g_assert_true (edubba_progress_has_begun_lesson (progress, "heaps"));
  g_assert_true (edubba_progress_has_game (progress, "heaps"));
  g_assert_cmpuint (edubba_progress_count_done_lessons (progress, "heaps"), ==, 0);
  g_assert_false (edubba_progress_has_begun_lesson (progress, "sealed"));
  g_assert_false (edubba_progress_has_game (progress, "sealed"));
  g_assert_cmpint (edubba_progress_get_lesson (progress, "heaps", "first"), ==,
                   EDUBBA_LESSON_STARTED);
  edubba_progress_set_step (progress, "heaps", "first", 0);
  g_assert_cmpuint (fixture->changes, ==, 1);
  edubba_progress_set_step (progress, "heaps", "first", 2);
  edubba_progress_set_lesson_done (progress, "heaps", "first", TRUE);
  g_assert_cmpint (edubba_progress_get_lesson (progress, "heaps", "first"), ==,
                   EDUBBA_LESSON_TESTED_OUT);
  g_assert_cmpuint (edubba_progress_count_done_lessons (progress, "heaps"), ==, 1);
  g_assert_false (edubba_progress_has_begun_lesson (progress, "heaps"));
  edubba_progress_set_lesson_done (progress, "heaps", "first", TRUE);
  g_assert_cmpuint (fixture->changes, ==, 3);
  edubba_progress_set_lesson_done (progress, "heaps", "first", FALSE);
  edubba_progress_set_lesson_done (progress, "heaps", "first", TRUE);
  g_assert_cmpuint (fixture->changes, ==, 4);
  edubba_progress_set_step (progress, "heaps", "first", 1);
  g_assert_cmpint (edubba_progress_get_lesson (progress, "heaps", "first"), ==, EDUBBA_LESSON_DONE);
  g_assert_cmpuint (edubba_progress_get_step (progress, "heaps", "first"), ==, 1);
  g_assert_cmpint (edubba_progress_get_lesson (progress, "sealed", "first"), ==, EDUBBA_LESSON_NEW);
}

/* Weakest first, with the reason; a fresh rule is not due, and time makes it due. */
static void
test_rules (ProgressFixture *fixture, gconstpointer data)
{
  EdubbaProgress *progress = fixture->progress;
  g_autoptr (GPtrArray) due = NULL;
  const EdubbaDueRule *rule;

  edubba_progress_note_rule (progress, "heaps", "2.1", EDUBBA_RULE_MET);
  edubba_progress_note_rule (progress, "heaps", "2.5.1", EDUBBA_RULE_MET);
  edubba_progress_note_rule (progress, "heaps", "2.5.1", EDUBBA_RULE_FAILED);
  fixture->now += DAY / 2;
  edubba_progress_note_rule (progress, "heaps", "2.3", EDUBBA_RULE_WHY);
  edubba_progress_note_rule (progress, "sealed", "1", EDUBBA_RULE_WHY);
  g_assert_cmpuint (fixture->changes, ==, 5);
  g_assert_cmpint (edubba_progress_get_rule (progress, "heaps", "2.1"), ==, EDUBBA_RULE_FRESH);
  g_assert_cmpint (edubba_progress_get_rule (progress, "heaps", "2.5.1"), ==, EDUBBA_RULE_SHAKY);

  due = edubba_progress_list_due (progress, "heaps", fixture->now, 5);
  g_assert_cmpuint (due->len, ==, 3);
  rule = g_ptr_array_index (due, 0);
  g_assert_cmpstr (rule->paragraph, ==, "2.5.1");
  g_assert_true (rule->due);
  g_assert_cmpint (rule->memory.trouble, ==, EDUBBA_RULE_FAILED);
  g_assert_cmpint (rule->memory.troubled, ==, PROGRESS_NOW);
  rule = g_ptr_array_index (due, 1);
  g_assert_cmpstr (rule->paragraph, ==, "2.3");
  rule = g_ptr_array_index (due, 2);
  g_assert_cmpstr (rule->paragraph, ==, "2.1");
  g_assert_false (rule->due);

  g_clear_pointer (&due, g_ptr_array_unref);
  due = edubba_progress_list_due (progress, "heaps", fixture->now + DAY, 2);
  g_assert_cmpuint (due->len, ==, 2);
  fixture->now += DAY;
  g_assert_cmpint (edubba_progress_get_rule (progress, "heaps", "2.1"), ==, EDUBBA_RULE_FRESH);
  fixture->now += DAY;
  g_assert_cmpint (edubba_progress_get_rule (progress, "heaps", "2.1"), ==, EDUBBA_RULE_SHAKY);
}

static void
test_days (ProgressFixture *fixture, gconstpointer data)
{
  EdubbaProgress *progress = fixture->progress;

  edubba_progress_note_daily_puzzle (progress, "heaps", edubba_progress_get_today (progress));
  edubba_progress_note_daily_puzzle (progress, "heaps", edubba_progress_get_today (progress));
  g_assert_cmpuint (fixture->changes, ==, 1);
  g_assert_true (edubba_progress_is_daily_puzzle_done (progress, "heaps"));
  g_assert_false (edubba_progress_is_daily_five_done (progress, "heaps"));
  fixture->now += 2 * DAY;
  g_assert_false (edubba_progress_is_daily_puzzle_done (progress, "heaps"));
  g_assert_cmpuint (edubba_progress_get_streak (progress, "heaps"), ==, 1);
  edubba_progress_note_daily_puzzle (progress, "heaps", edubba_progress_get_today (progress));
  g_assert_cmpuint (edubba_progress_get_streak (progress, "heaps"), ==, 2);
  fixture->now -= DAY; /* set back: yesterday may be made up for, and nothing is lost */
  g_assert_cmpuint (edubba_progress_get_streak (progress, "heaps"), ==, 1);
  edubba_progress_note_daily_puzzle (progress, "heaps", edubba_progress_get_today (progress));
  fixture->now += DAY;
  g_assert_cmpuint (edubba_progress_get_streak (progress, "heaps"), ==, 3);
  fixture->now += 3 * DAY;
  g_assert_cmpuint (edubba_progress_get_streak (progress, "heaps"), ==, 0);
  edubba_progress_note_daily_five (progress, "heaps");
  g_assert_true (edubba_progress_is_daily_five_done (progress, "heaps"));
  fixture->now += 400 * DAY;
  g_assert_true (edubba_progress_has_daily_five (progress, "heaps"));
  g_assert_false (edubba_progress_has_daily_five (progress, "sealed"));
}

/* Notes anything. */
static void
note_at_random (ProgressFixture *fixture)
{
  EdubbaProgress  *progress = fixture->progress;
  const char      *game = g_test_rand_bit () ? "heaps" : "sealed";
  g_autofree char *id = g_strdup_printf ("id-%d", g_test_rand_int_range (0, 12));

  fixture->now += g_test_rand_int_range (-DAY / 2, DAY);
  switch (g_test_rand_int_range (0, 6))
    {
    case 0:
      edubba_progress_set_step (progress, game, id, (guint) g_test_rand_int_range (0, 9));
      break;
    case 1:
      edubba_progress_set_lesson_done (progress, game, id, g_test_rand_bit ());
      break;
    case 2:
      edubba_progress_note_rule (progress, game, id,
                                 (guint) g_test_rand_int_range (0, EDUBBA_RULE_N_NOTES));
      break;
    case 3:
      edubba_progress_note_daily_puzzle (progress, game, edubba_progress_get_today (progress));
      break;
    case 4:
      edubba_progress_note_daily_five (progress, game);
      break;
    default:
      edubba_progress_note_puzzle (progress, game, id, (guint) g_test_rand_int_range (0, 3000),
                                   g_test_rand_bit (), (guint) g_test_rand_int_range (0, 9), 3);
    }
}

/* A process that dies after any note leaves it behind: the next start finds the same, with or
 * without a snapshot. */
static void
test_every_note (ProgressFixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 300; i++)
    {
      g_autoptr (EdubbaProgress) other = NULL;
      g_autofree char *text = NULL;

      note_at_random (fixture);
      if (i % 50 == 49)
        edubba_archive_flush (edubba_progress_get_archive (fixture->progress));
      text = edubba_progress_print (fixture->progress);
      other = progress_open (fixture);
      check_text (other, text);
    }
  g_assert_cmpuint (fixture->messages, ==, 0);
}

/* The program as its own victim: notes one step after another, and says so in a file as soon as
 * the call has returned, until it is killed. */
static int
keep_noting (const char *folder, const char *done)
{
  g_autoptr (EdubbaArchive) archive = edubba_archive_new (folder, "progress");
  g_autoptr (EdubbaProgress) progress = edubba_progress_new (archive);
  guint step = edubba_progress_get_step (progress, "heaps", "first");
  int   fd = open (done, O_WRONLY | O_CREAT | O_APPEND, 0600);

  do
    {
      edubba_progress_set_step (progress, "heaps", "first", ++step);
      g_main_context_iteration (NULL, FALSE);
    }
  while (fd >= 0 && write (fd, ".", 1) == 1);
  return 1;
}

/* Lets that go on until it is killed. Returns the number of notes it has completed. */
static guint
note_and_kill (const char *folder, const char *done, guint least)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  const char      *argv[] = { program, KEEP_NOTING, folder, done, NULL };

  return (guint) kill_program (argv, done, least);
}

/* A process that is killed between notes, or in the middle of one, loses none that it had
 * completed; at the most one more is there. */
static void
test_kill (ProgressFixture *fixture, gconstpointer data)
{
  g_autofree char *elsewhere = fixture_folder_new ();
  g_autofree char *done = g_build_filename (elsewhere, "done", NULL);
  guint            kills = g_test_thorough () ? N_KILLS_LONG : N_KILLS;
  guint            before = 0;

  g_clear_object (&fixture->progress);
  for (guint i = 0; i < kills; i++)
    {
      guint n = note_and_kill (fixture->folder, done, kill_draw_least (i, MAX_NOTES));
      guint step;

      progress_restart (fixture);
      step = edubba_progress_get_step (fixture->progress, "heaps", "first");
      g_assert_cmpuint (step, >=, before + n);
      g_assert_cmpuint (step, <=, before + n + 1);
      g_assert_cmpuint (fixture->messages, ==, 0);
      g_clear_object (&fixture->progress);
      before = step;
    }
  g_test_message ("%u kills, %u notes", kills, before);
  g_assert_cmpuint (before, >, 0);
  progress_restart (fixture);
  fixture_folder_remove (elsewhere);
}

static void
test_restarts (ProgressFixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 60; i++)
    {
      g_autofree char *text = NULL;

      note_at_random (fixture);
      text = edubba_progress_print (fixture->progress);
      progress_restart (fixture);
      check_text (fixture->progress, text);
    }
  g_assert_cmpuint (fixture->messages, ==, 0);
}

static void
test_version_1 (ProgressFixture *fixture, gconstpointer data)
{
  EdubbaPuzzleRecord record;

  plant (fixture, version_1, "try 1800000100 2027-01-15 heaps new 1250 clean 4 4");
  progress_restart (fixture);
  g_assert_cmpuint (fixture->messages, ==, 0);
  g_assert_cmpuint (edubba_progress_get_step (fixture->progress, "heaps", "third"), ==, 7);
  g_assert_cmpuint (edubba_progress_get_streak (fixture->progress, "heaps"), ==, 2);
  g_assert_cmpuint (edubba_progress_get_rating (fixture->progress, "heaps", NULL), >, 1235);
  g_assert_cmpuint (edubba_progress_get_rated_tries (fixture->progress, "heaps"), ==, 3);
  g_assert_true (edubba_progress_get_puzzle (fixture->progress, "heaps", "new", &record));
  plant (fixture, version_1, NULL);
  progress_restart (fixture);
  check_version_1 (fixture);
}

/* Rules as programs before FSRS kept them are due on their former days; from then on they are
 * kept review by review. */
static void
test_half_lives (ProgressFixture *fixture, gconstpointer data)
{
  plant (fixture,
         "edubba-progress 1\n"
         "rule heaps 2.5.1 350000 86400 1800000000 0 1800000000 why\n"
         "rule heaps 3 1000000 172800 1800000000 1800000000 0 met\n",
         NULL);
  progress_restart (fixture);
  g_assert_cmpuint (fixture->messages, ==, 0);
  check_text (fixture->progress,
              "edubba-progress 1\n"
              "memory heaps 2.5.1 0 0 none 0 0 1800000000 why\n"
              "memory heaps 3 2000000 2118104 good 1800000000 1800000000 0 met\n");
  fixture->now = 1800000000;
  edubba_progress_note_rule (fixture->progress, "heaps", "3", EDUBBA_RULE_TAKEN_BACK);
  fixture->now += 60;
  edubba_progress_note_rule (fixture->progress, "heaps", "3", EDUBBA_RULE_WHY);
  edubba_progress_note_rule (fixture->progress, "heaps", "3", EDUBBA_RULE_HINTED);
  progress_restart (fixture);
  {
    g_autofree char *text = edubba_progress_print (fixture->progress);

    g_assert_nonnull (strstr (text, "\nreviews heaps 3 1800000000a,1800000060h\n"));
    g_assert_nonnull (strstr (text, " again 1800000060 1800000000 1800000060 hinted\n"));
  }
}

/* A later version finds its own words again after this version has kept the file. */
static void
test_unknown (ProgressFixture *fixture, gconstpointer data)
{
  g_autofree char *settled = dup_settled ();
  g_autofree char *base = g_strconcat (settled, "medal heaps gold 7\n", NULL);
  g_autofree char *expected = g_strconcat (base, "sticker  x\n", NULL);

  plant (fixture, base, "sticker  x");
  for (guint i = 0; i < 3; i++)
    {
      progress_restart (fixture);
      check_text (fixture->progress, expected);
      edubba_progress_set_step (fixture->progress, "heaps", "first", 3);
      edubba_archive_flush (edubba_progress_get_archive (fixture->progress));
      g_assert_cmpuint (fixture->messages, ==, 0);
    }
  edubba_progress_note_daily_five (fixture->progress, "sealed");
  progress_restart (fixture);
  g_assert_true (edubba_progress_has_daily_five (fixture->progress, "sealed"));
}

/* A whole text of a later version is kept aside as it was, and used as far as it is understood. */
static void
test_newer (ProgressFixture *fixture, gconstpointer data)
{
  g_autofree char *base = g_strconcat ("edubba-progress 2", strchr (version_1, '\n'), NULL);

  plant (fixture, base, NULL);
  progress_restart (fixture);
  g_assert_cmpuint (fixture->messages, >, 0);
  g_assert_true (exists (fixture, "progress.journal.damaged-1"));
  check_version_1 (fixture);
  progress_restart (fixture);
  g_assert_cmpuint (fixture->messages, ==, 0);
  check_version_1 (fixture);
}

/* Damage costs its own line and nothing else; the file is kept as it was, and one is told once. */
static void
test_damaged (ProgressFixture *fixture, gconstpointer data)
{
  const char *const damaged[] = {
    "lesson heaps fourth finished 3",
    "lesson heaps fourth done",
    "lesson heaps fourth done 3 4",
    "lesson  heaps done 3",
    "step -5 heaps fourth 3",
    "rule heaps 9 1000001 86400 1 1 1 met",
    "rule heaps 9 1000000 0 1 1 1 met",
    "rule heaps 9 1000000 86400 1 1 1 forgotten",
    "memory heaps 9 1000000 5000000 easy 1 1 1 met",
    "reviews heaps 9 1g,2",
    "puzzle heaps nine 0 0 plain 4 1",
    "puzzle heaps nine 1 2 plain 4 1",
    "rating heaps 99999999 1 1 1",
    "rating heaps 100 0 1 1",
    "point heaps 2027-02-29 1200",
    "day heaps 2027-01-40 puzzle",
    "day heaps 2027-01-04 nap",
    "try 1 1970-01-01 heaps nine 99999 clean 4 4",
    "note 1 heaps 9 met met",
    "done 1 heaps fourth",
  };

  for (guint i = 0; i < G_N_ELEMENTS (damaged); i++)
    {
      g_autofree char *base = g_strconcat (version_1, damaged[i], "\n", NULL);

      plant (fixture, base, NULL);
      progress_restart (fixture);
      g_assert_cmpuint (fixture->messages, ==, 1);
      check_version_1 (fixture);
      progress_restart (fixture);
      g_assert_cmpuint (fixture->messages, ==, 0);
      check_version_1 (fixture);
    }
  g_assert_true (exists (fixture, "progress.journal.damaged-20"));
}

/* A text that is none of ours is kept aside, and one begins again. */
static void
test_foreign (ProgressFixture *fixture, gconstpointer data)
{
  const char *const foreign[] = { "", "dear diary", "edubba-progress", "edubba-progress x\nstep",
                                  "[Game \"heaps\"]\n" };

  for (guint i = 0; i < G_N_ELEMENTS (foreign); i++)
    {
      plant (fixture, foreign[i], NULL);
      progress_restart (fixture);
      g_assert_cmpuint (fixture->messages, ==, 1);
      check_text (fixture->progress, "edubba-progress 1\n");
    }
}

/* Bytes changed in the files themselves: nothing but messages, and the readable parts are used
 * on. */
static void
test_flipped_bytes (ProgressFixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "progress.journal", NULL);

  for (guint i = 0; i < 200; i++)
    {
      g_autofree char *text = NULL;
      gsize            length;
      gint32           at;

      for (guint n = 0; n < 3; n++)
        note_at_random (fixture);
      edubba_progress_set_step (fixture->progress, "heaps", "always", i);
      g_clear_object (&fixture->progress);
      g_assert_true (g_file_get_contents (path, &text, &length, NULL));
      at = g_test_rand_int_range (0, (gint32) length);
      text[at] ^= (char) (1 << g_test_rand_int_range (0, 7));
      g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
      progress_restart (fixture);
    }
}

static void
add (const char *path, void (*test) (ProgressFixture *, gconstpointer))
{
  g_test_add (path, ProgressFixture, NULL, progress_set_up, test, progress_tear_down);
}

int
main (int argc, char **argv)
{
  if (argc == 4 && g_str_equal (argv[1], KEEP_NOTING))
    return keep_noting (argv[2], argv[3]);
  fixed_test_init (&argc, &argv);

  add ("/progress/nothing", test_nothing);
  add ("/progress/lessons", test_lessons);
  add ("/progress/rules", test_rules);
  add ("/progress/days", test_days);
  add ("/progress/every-note", test_every_note);
  add ("/progress/kill", test_kill);
  add ("/progress/restarts", test_restarts);
  add ("/progress/version-1", test_version_1);
  add ("/progress/half-lives", test_half_lives);
  add ("/progress/unknown", test_unknown);
  add ("/progress/newer", test_newer);
  add ("/progress/damaged", test_damaged);
  add ("/progress/foreign", test_foreign);
  add ("/progress/flipped-bytes", test_flipped_bytes);
  return g_test_run ();
}
