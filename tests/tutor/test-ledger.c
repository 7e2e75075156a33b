/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lines of a progress text, field by field: with any fault in one, nothing of it is taken in;
 * and the results of lines that come out of order, twice, or at the end of a scale.
 */
#include "../fixed.h"
#include "progress-fixture.h"

#include "edubba-clock.h"
#include "edubba-ledger.h"

#include <string.h>

/* A good line of every kind; a letter for each field gives its type. */
static const struct
{
  const char *line;
  const char *kinds;
} lines[] = {
  { "step 1800000000 heaps first 3", "twwn" },
  { "done 1800000000 heaps first course", "twwe" },
  { "lesson heaps first started 3", "wwen" },
  { "used 1800000000 heaps 2.5 helped", "twwe" },
  { "uses heaps 2.5 1 2", "wwnn" },
  { "hints 1800000000 heaps first 2", "twwn" },
  { "stars 1800000000 heaps first 2", "twwn" },
  { "marks heaps first 2 0", "wwnn" },
  { "note 1800000000 heaps 2.5 met", "twwe" },
  { "rule heaps 2.5 350000 86400 1800000000 0 1800000000 why", "wwnnttte" },
  { "memory heaps 2.5 1293100 5112171 hard 1800000000 0 1800000000 hinted", "wwsnettte" },
  { "reviews heaps 2.5 1800000000g,1800086400a", "wwr" },
  { "try 1800000000 2027-01-15 heaps hatti 1200 clean 4 4", "tdwwnenn" },
  { "puzzle heaps hatti 2 1 plain 4 1800000000", "wwnnent" },
  { "left 1800000000 2027-01-15 heaps hatti", "tdww" },
  { "rating heaps 123456 29912 60001 1800000000", "wnnnt" },
  { "standing heaps 12 1234", "wnn" },
  { "point heaps 2027-01-14 1200", "wdn" },
  { "day heaps 2027-01-14 five", "wde" },
  { "over 1800000000 heaps 00000000000000a1 3 won alone", "twileE" },
  { "rated 1800000000 heaps 00000000000000a1 6 1385 won alone", "twilpeE" },
  { "own heaps 3 1 2 1 1 2", "wnnnnnn" },
  { "place heaps 3 2", "wlp" },
  { "places heaps 3 1 2 0 0 1", "wlnnnnn" },
  { "ladder heaps 1385w,1520l,1200d", "wL" },
  { "score heaps 3 1 2 3 1 1 2", "wlnnnnnn" },
  { "last heaps 00000000000000a1", "wi" },
  { "study 1800000000 heaps 7 2.5+,2.5.1-", "TwNq" },
  { "study-end 1800000000 heaps", "Tw" },
  { "studied 1800000000 heaps 1800000000 2.5 week rests 912345 right", "twTweemf" },
  { "lost 1800000000 heaps 00000000000000a1 1 183 0 take:3%20end heaps/1%20turn=3", "twiNnnuu" },
  { "retry 1800000000 heaps 00000000000000a1 failed", "twie" },
  { "recall heaps 00000000000000a1 1293100 5112171 hard 1800000000 0 1800000000 hinted",
    "wisnettte" },
  { "drop heaps 00000000000000a2", "wi" },
};

/* Values that a field of a kind cannot have. */
static const struct
{
  char        kind;
  const char *values[6];
} wrong[] = {
  { 'w', { "" } },
  { 't', { "", "x", "-1", "1.5", "253402300800", "99999999999999999999" } },
  { 'T', { "", "x", "-1", "0", "253402300800", "99999999999999999999" } },
  { 'N', { "", "x", "-1", "0x1", "99999999999999999999" } },
  { 'q', { "", "x", "+", "2.5", "2.5+,", "2.5+,2.5-" } },
  { 'm', { "", "x", "-1", "0.5", "1000001", "99999999999999999999" } },
  { 'f', { "", "x", "Right" } },
  { 'n', { "", "x", "-1", "0x1", "4294967296", "99999999999999999999" } },
  { 's', { "", "x", "-1", "0x1", "36500000001", "99999999999999999999" } },
  { 'r', { "", "x", "1800000000", "1800000000g,", "1800000000x", "1g,,2a" } },
  { 'd', { "", "x", "2027-02-29", "2027-13-01", "20270114" } },
  { 'e', { "", "x", "Won", "met?" } },
  { 'E', { "", "x", "won" } },
  { 'i', { "", "a1", "0000000000000000", "00000000000000g1", "00000000000000a1a" } },
  { 'l', { "", "x", "0", "99" } },
  { 'p', { "", "x", "0", "10001" } },
  { 'u', { "", "%", "%zz", "%00", "%ff" } },
  { 'L', { "", "x", "1385", "1385w,", "1385x", "0w,1l" } },
};

static EdubbaLedger *
read_all (void)
{
  EdubbaLedger *ledger = edubba_ledger_new ();

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    g_assert_cmpint (edubba_ledger_read_line (ledger, lines[i].line), ==, EDUBBA_LINE_GOOD);
  return ledger;
}

/* A damaged line changes nothing, not even the lines kept for a later version. */
static void
check_damaged (EdubbaLedger *ledger, char **fields)
{
  g_autofree char *line = g_strjoinv (" ", fields);
  g_autofree char *before = edubba_ledger_print (ledger);
  g_autofree char *after = NULL;

  if (edubba_ledger_read_line (ledger, line) != EDUBBA_LINE_DAMAGED)
    g_test_fail_printf ("“%s” was taken in", line);
  after = edubba_ledger_print (ledger);
  g_assert_cmpstr (after, ==, before);
}

static void
check_field (EdubbaLedger *ledger, char **fields, guint field, char kind)
{
  char *good = fields[field];

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    for (guint v = 0; wrong[i].kind == kind && v < 6 && wrong[i].values[v]; v++)
      {
        fields[field] = (char *) wrong[i].values[v];
        check_damaged (ledger, fields);
      }
  fields[field] = good;
}

static void
test_fields (void)
{
  g_autoptr (EdubbaLedger) ledger = read_all ();

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i].line, " ", -1);
      guint n = g_strv_length (fields);
      char *last = fields[n - 1];

      g_assert_cmpuint (n, ==, strlen (lines[i].kinds) + 1);
      for (guint field = 1; field < n; field++)
        check_field (ledger, fields, field, lines[i].kinds[field - 1]);
      fields[n - 1] = NULL;
      check_damaged (ledger, fields);
      fields[n - 1] = g_strconcat (last, " more", NULL);
      check_damaged (ledger, fields);
      g_free (last);
    }
}

/* Figures that are numbers, and make no sense. */
static void
test_senseless (void)
{
  const char *const senseless[] = {
    "rule heaps 2.5 1000001 86400 1 0 1 why",
    "rule heaps 2.5 350000 0 1 0 1 why",
    "memory heaps 2.5 0 5000000 hard 1 0 1 hinted",
    "memory heaps 2.5 1000000 0 hard 1 0 1 hinted",
    "memory heaps 2.5 1000000 10000001 hard 1 0 1 hinted",
    "memory heaps 2.5 1000000 5000000 none 0 0 1 why",
    "reviews heaps 2.5 253402300800g",
    "reviews heaps 2.5 1g2a",
    "puzzle heaps hatti 0 0 plain 4 1",
    "puzzle heaps hatti 1 2 plain 4 1",
    "rating heaps 1000001 1 1 1",
    "rating heaps 100 0 1 1",
    "rating heaps 100 1 0 1",
    "point heaps 2027-01-14 10001",
    "try 1 2027-01-15 heaps hatti 10001 clean 4 4",
    "step 1 heaps first 1000001",
    "score heaps 3 1 2 3 1 3 2",
  };
  g_autoptr (EdubbaLedger) ledger = read_all ();

  for (guint i = 0; i < G_N_ELEMENTS (senseless); i++)
    {
      g_auto (GStrv) fields = g_strsplit (senseless[i], " ", -1);

      check_damaged (ledger, fields);
    }
}

/* Checks the result of some lines, as a text without its head. */
static void
check_lines (const char *const *given, const char *expected)
{
  g_autoptr (EdubbaLedger) ledger = edubba_ledger_new ();
  g_autofree char *text = NULL;

  for (guint i = 0; given[i]; i++)
    g_assert_cmpint (edubba_ledger_read_line (ledger, given[i]), ==, EDUBBA_LINE_GOOD);
  text = edubba_ledger_print (ledger);
  g_assert_true (g_str_has_prefix (text, "edubba-progress 1\n"));
  g_assert_cmpstr (strchr (text, '\n') + 1, ==, expected);
}

static void
test_order (void)
{
  const char *const points[] = { "point heaps 2027-01-15 1500", "point heaps 2027-01-13 1300",
                                 "point heaps 2027-01-14 1", "point heaps 2027-01-14 1400", NULL };
  const char *const days[] = { "day heaps 2027-01-15 five", "day heaps 2027-01-13 five",
                               "day heaps 2027-01-14 five", "day heaps 2027-01-14 five",
                               "day heaps 2027-01-15 five", NULL };
  const char *const done[] = { "done 1 heaps first course", "done 2 heaps first test",
                               "step 3 heaps first 2", NULL };

  check_lines (points, "point heaps 2027-01-13 1300\npoint heaps 2027-01-14 1400\n"
                       "point heaps 2027-01-15 1500\n");
  check_lines (days, "day heaps 2027-01-13 five\nday heaps 2027-01-14 five\n"
                     "day heaps 2027-01-15 five\n");
  check_lines (done, "lesson heaps first done 2\n");
}

/* A rating stays on its scale, and nobody's clock runs backwards. */
static void
check_rated (const char *rating, const char *tried, double expected)
{
  g_autoptr (EdubbaLedger) ledger = edubba_ledger_new ();

  g_assert_cmpint (edubba_ledger_read_line (ledger, rating), ==, EDUBBA_LINE_GOOD);
  g_assert_cmpint (edubba_ledger_read_line (ledger, tried), ==, EDUBBA_LINE_GOOD);
  g_assert_cmpfloat (edubba_ledger_get_game (ledger, "heaps", FALSE)->standing.glicko.rating,
                     ==, expected);
}

static void
test_scale (void)
{
  check_rated ("rating heaps 0 35000 60000 1800000000",
               "try 1700000000 2027-01-15 heaps hatti 1 plain 0 4", 0.0);
  check_rated ("rating heaps 1000000 35000 60000 1800000000",
               "try 1800000001 2027-01-15 heaps hatti 10000 clean 4 4", 10000.0);
}

/* An empty line is nothing that this version knows. */
static void
test_unknown (void)
{
  g_autoptr (EdubbaLedger) ledger = edubba_ledger_new ();

  g_assert_cmpint (edubba_ledger_read_line (ledger, ""), ==, EDUBBA_LINE_UNKNOWN);
  g_assert_cmpint (edubba_ledger_read_line (ledger, "steps 1"), ==, EDUBBA_LINE_UNKNOWN);
  g_assert_cmpuint (ledger->unknown->len, ==, 2);
}

/* Damage in a line written after the base costs its own line only. */
static void
test_entries (ProgressFixture *fixture, gconstpointer data)
{
  g_autoptr (EdubbaArchive) archive = edubba_archive_new (fixture->folder, "progress");

  g_clear_object (&fixture->progress);
  edubba_archive_begin (archive, "edubba-progress 1\nlesson heaps first new 0\n");
  edubba_archive_append (archive, "step 1 heaps second 2");
  edubba_archive_append (archive, "step soon heaps third 2");
  edubba_archive_append (archive, "step 1 heaps fourth 4");
  g_clear_object (&archive);
  progress_restart (fixture);
  g_assert_cmpuint (fixture->messages, ==, 1);
  g_assert_cmpuint (edubba_progress_get_step (fixture->progress, "heaps", "second"), ==, 2);
  g_assert_cmpuint (edubba_progress_get_step (fixture->progress, "heaps", "third"), ==, 0);
  g_assert_cmpuint (edubba_progress_get_step (fixture->progress, "heaps", "fourth"), ==, 4);
  /* A lesson that is known, and new, begins with its first step. */
  edubba_progress_set_step (fixture->progress, "heaps", "first", 0);
  g_assert_cmpuint (fixture->changes, ==, 1);
  g_assert_cmpint (edubba_progress_get_lesson (fixture->progress, "heaps", "first"), ==,
                   EDUBBA_LESSON_STARTED);
}

/* Of rules that are remembered equally well the one comes first that was seen longest ago, then the
 * one with the lower number. */
static void
test_ties (ProgressFixture *fixture, gconstpointer data)
{
  const char *const expected[] = { "2.9", "2.1", "2.3" };
  g_autoptr (EdubbaArchive) archive = edubba_archive_new (fixture->folder, "progress");
  g_autoptr (GPtrArray) due = NULL;

  g_clear_object (&fixture->progress);
  edubba_archive_begin (archive, "edubba-progress 1\n"
                                 "rule heaps 2.3 0 86400 1799990000 0 1799990000 why\n"
                                 "rule heaps 2.1 0 86400 1799990000 0 1799990000 why\n"
                                 "rule heaps 2.9 0 86400 1799980000 0 1799980000 why\n");
  g_clear_object (&archive);
  progress_restart (fixture);
  due = edubba_progress_list_due (fixture->progress, "heaps", PROGRESS_NOW, 9);
  g_assert_cmpuint (due->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < due->len; i++)
    g_assert_cmpstr (((EdubbaDueRule *) g_ptr_array_index (due, i))->paragraph, ==, expected[i]);
}

/* A machine that believes to be in 1969, and one without a clock of ours. */
static void
test_clock (ProgressFixture *fixture, gconstpointer data)
{
  gint64 present = edubba_clock_get_time ();

  fixture->now = -5;
  g_assert_cmpint (edubba_progress_get_now (fixture->progress), ==, 0);
  edubba_progress_set_time_zone (fixture->progress, NULL);
  edubba_progress_note_daily_five (fixture->progress, "heaps");
  g_assert_true (edubba_progress_is_daily_five_done (fixture->progress, "heaps"));
  edubba_progress_set_clock (fixture->progress, NULL, NULL);
  g_assert_cmpint (edubba_progress_get_now (fixture->progress), >=, present);
  g_assert_false (edubba_progress_is_daily_five_done (fixture->progress, "heaps"));
}

static void
test_restoring (ProgressFixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  edubba_progress_set_step (fixture->progress, "heaps", "first", 3);
  text = edubba_progress_forget (fixture->progress);
  g_assert_cmpuint (edubba_progress_get_step (fixture->progress, "heaps", "first"), ==, 0);
  fixture->changes = 0;
  g_assert_false (edubba_progress_restore (fixture->progress, "edubba-progress 2\n"));
  g_assert_false (edubba_progress_restore (fixture->progress, "edubba-progress 1\nstep 1\n"));
  g_assert_cmpuint (fixture->changes, ==, 0);
  g_assert_true (edubba_progress_restore (fixture->progress, text));
  g_assert_cmpuint (fixture->changes, ==, 1);
  progress_restart (fixture);
  again = edubba_progress_print (fixture->progress);
  g_assert_cmpstr (again, ==, text);
}

/* A text that would tear a line apart is no name of anything. */
static void
test_words (ProgressFixture *fixture, gconstpointer data)
{
  const char *const bad[] = { NULL, "", "two words", "a\nday heaps 2027-01-14 five", "a\r" };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*is_word*");
      edubba_progress_note_daily_five (fixture->progress, bad[i]);
      g_test_assert_expected_messages ();
    }
  g_assert_cmpuint (fixture->changes, ==, 0);
}

static void
add (const char *path, void (*test) (ProgressFixture *, gconstpointer))
{
  g_test_add (path, ProgressFixture, NULL, progress_set_up, test, progress_tear_down);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);

  g_test_add_func ("/ledger/fields", test_fields);
  g_test_add_func ("/ledger/senseless", test_senseless);
  g_test_add_func ("/ledger/order", test_order);
  g_test_add_func ("/ledger/scale", test_scale);
  g_test_add_func ("/ledger/unknown", test_unknown);
  add ("/ledger/entries", test_entries);
  add ("/ledger/ties", test_ties);
  add ("/ledger/clock", test_clock);
  add ("/ledger/restoring", test_restoring);
  add ("/ledger/words", test_words);
  return g_test_run ();
}
