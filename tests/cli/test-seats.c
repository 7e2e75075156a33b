/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * --seats: the numbers of seats that each call takes; random games, duels and tables of more than
 * two; parts of such a job give the same answer as one; and two seats give the same answers as
 * ever.
 */
#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include <glib/gstdio.h>

#include "../fixed.h"
#include "cli-fixture.h"

/* Runs a line of words; the answer's first line, to be freed. */
static char *
ask (const char *line, int status)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  CliAnswer answer = cli_fixture_run_toys ((const char *const *) words);
  char     *text = g_strdup (answer.status == 0 ? answer.out : answer.err);

  g_test_message ("%s: %s", line, text);
  g_assert_cmpint (answer.status, ==, status);
  cli_answer_clear (&answer);
  return text;
}

/* Every call that deals takes the seats that the game allows, and no other number. */
static void
test_limits (void)
{
  static const char *const calls[] = {
    "new hoard --seed 1",
    "random hoard --games 2 --seed 1",
    "duel hoard --first random --second random --games 6 --seed 1",
    "table hoard --players random,1 --games 0 --seed 1",
  };
  static const char *const wrong[] = { "0", "1", "4", "6", "03", "x", "-2" };

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autofree char *least = g_strconcat (calls[i], " --seats 2", NULL);
      g_autofree char *most = g_strconcat (calls[i], " --seats 3", NULL);

      g_free (ask (least, 0));
      g_free (ask (most, 0));
      for (guint w = 0; w < G_N_ELEMENTS (wrong); w++)
        {
          g_autofree char *line = g_strconcat (calls[i], " --seats ", wrong[w], NULL);

          g_free (ask (line, 2));
        }
    }
  g_free (ask ("mine hoard --games 1 --seed 1 --seats 3", 2)); /* no quests, and so no puzzles */
  g_free (ask ("bench hoard --seats 4", 2));
  g_free (ask ("bench chess", 2));
  g_free (ask ("new heaps --seed 1 --seats 3", 2));
  g_free (ask ("legal heaps/1 --seats 2", 2));
}

/* Without the option the fewest seats play, and with two seats the answer has no line that it did
 * not have before. */
static void
test_default (void)
{
  g_autofree char *fewest = ask ("new hoard --seed 5", 0);
  g_autofree char *two = ask ("new hoard --seed 5 --seats 2", 0);
  g_autofree char *three = ask ("new hoard --seed 5 --seats 3", 0);
  g_autofree char *random = ask ("random hoard --games 20 --seed 1", 0);

  g_assert_cmpstr (fewest, ==, two);
  g_assert_cmpstr (fewest, !=, three);
  g_assert_null (strstr (random, "seats"));
  g_assert_nonnull (strstr (random, " results "));
}

/* With three, each seat has its figure, and the last one counts games with a shared first place. */
static void
test_random (void)
{
  g_autofree char *text = ask ("random sealed --games 300 --seed 1 --seats 3", 0);
  const char      *results = strstr (text, " seats 3 results ");
  guint            sum = 0;
  g_auto (GStrv) figures = NULL;

  g_assert_nonnull (results);
  figures = g_strsplit (g_strstrip ((char *) results + strlen (" seats 3 results ")), "/", -1);
  g_assert_cmpuint (g_strv_length (figures), ==, 4);
  for (guint i = 0; figures[i]; i++)
    {
      g_assert_cmpint (atoi (figures[i]), >, 20);
      sum += (guint) atoi (figures[i]);
    }
  g_assert_cmpuint (sum, ==, 300);
}

/* The number behind a word of an answer. */
static double
find_figure (const char *text, const char *word)
{
  const char *found = strstr (text, word);

  g_assert_nonnull (found);
  return g_ascii_strtod (found + strlen (word), NULL);
}

/* A player against itself scores one half, to the last deal; the better player more; and a number
 * of games that leaves a seat out is malformed. */
static void
test_duel (void)
{
  g_autofree char *equal =
    ask ("duel sealed --first random --second random --games 60 --seed 1 --seats 3", 0);
  g_autofree char *better =
    ask ("duel hoard --first 2 --second random --games 30 --seed 1 --seats 3 --threads 2", 0);
  g_autofree char *again =
    ask ("duel hoard --first 2 --second random --games 30 --seed 1 --seats 3", 0);

  g_assert_true (g_str_has_prefix (equal, "seats 3 games 60 score "));
  g_assert_cmpfloat (find_figure (equal, " score "), ==, 0.5);
  g_assert_cmpfloat (find_figure (equal, " of-equals "), ==, 0.3333);
  g_assert_cmpfloat (find_figure (better, " score "), >, 0.6);
  g_assert_cmpfloat (find_figure (better, " alone-first "), >, 0.4);
  g_assert_cmpfloat (find_figure (better, " from "), >, 0);
  g_assert_cmpstr (better, ==, again);
  g_free (ask ("duel hoard --first 2 --second random --games 10 --seed 1 --seats 3", 2));
  g_free (ask ("duel hoard --first 2 --second random --games 30 --seed 1 --seats 3 --sprt 0,30",
               2));
}

/* Two shards of a duel of three seats come to the same as the whole. */
static void
test_parts (void)
{
  g_autofree char *folder = g_dir_make_tmp ("edubba-seats-XXXXXX", NULL);
  g_autofree char *call =
    g_strdup ("duel hoard --first 1 --second random --games 12 --seed 1 --seats 3");
  g_autofree char *whole = ask (call, 0);
  g_autofree char *first = g_strdup_printf ("%s --shard 1/2 --part %s/1", call, folder);
  g_autofree char *second = g_strdup_printf ("%s --shard 2/2 --part %s/2", call, folder);
  g_autofree char *merge = g_strdup_printf ("merge %s/1 %s/2", folder, folder);
  g_autofree char *merged = NULL;

  g_free (ask (first, 0));
  g_free (ask (second, 0));
  merged = ask (merge, 0);
  g_assert_cmpstr (merged, ==, whole);
  for (guint i = 1; i <= 2; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%u", folder, i);

      g_unlink (path);
    }
  g_rmdir (folder);
}

/* Of two players each is the one against all others once: two rows, and both halves of the cross
 * table are measured. */
static void
test_table (void)
{
  g_autofree char *text =
    ask ("table hoard --players random,1 --games 12 --seed 1 --seats 3", 0);

  g_assert_nonnull (strstr (text, "with 3 seats"));
  g_assert_nonnull (strstr (text, "| random | 1 | 12 |"));
  g_assert_nonnull (strstr (text, "| 1 | random | 12 |"));
  g_free (ask ("table hoard --players random,1 --games 10 --seed 1 --seats 3", 2));
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/cli/seats/limits", test_limits);
  g_test_add_func ("/cli/seats/default", test_default);
  g_test_add_func ("/cli/seats/random", test_random);
  g_test_add_func ("/cli/seats/duel", test_duel);
  g_test_add_func ("/cli/seats/parts", test_parts);
  g_test_add_func ("/cli/seats/table", test_table);
  return g_test_run ();
}
