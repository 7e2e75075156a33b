/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The trainer, as a long job: its games played at once, by threads, in shares elsewhere, or after a
 * stop, teach the same, which the figures of a round say to the last digit.
 */
#include <glib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "fixed.h"

#define N_PARTS   3
#define MAX_WORDS 24

typedef struct
{
  char *folder;
  char *out;
  char *parts[N_PARTS + 1];
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("edubba-train-XXXXXX", NULL);
  fixture->out = g_build_filename (fixture->folder, "weights", NULL);
  for (guint i = 0; i <= N_PARTS; i++)
    {
      g_autofree char *name = g_strdup_printf ("part-%u", i);

      fixture->parts[i] = g_build_filename (fixture->folder, name, NULL);
    }
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_unlink (fixture->out);
  for (guint i = 0; i <= N_PARTS; i++)
    {
      g_unlink (fixture->parts[i]);
      g_free (fixture->parts[i]);
    }
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->out);
}

/* Trains a little, with these arguments besides; returns its messages, and in *is_right its
 * success. */
static char *
train (const char *const *more, gboolean *is_right)
{
  g_autofree char *program = g_test_build_filename (G_TEST_BUILT, "..", "src", "games", "babel",
                                                    "core", "search", "train-babel", NULL);
  const char      *words[MAX_WORDS] = { program, "--games", "30", "--rounds", "1", "--pairs", "2" };
  guint            n = 7;
  char            *said = NULL;
  int              status;

  for (; *more; more++)
    words[n++] = *more;
  g_assert_cmpuint (n, <, MAX_WORDS);
  g_assert_true (g_spawn_sync (NULL, (char **) words, NULL, G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL,
                               NULL, &said, &status, NULL));
  *is_right = g_spawn_check_wait_status (status, NULL);
  return said;
}

#define TRAIN(is_right, ...) train ((const char *const[]) { __VA_ARGS__, NULL }, is_right)

static void
assert_says (char *said, const char *what)
{
  g_assert_nonnull (strstr (said, what));
  g_free (said);
}

static void
test_parts (Fixture *fixture, gconstpointer data)
{
  gboolean         is_right;
  g_autofree char *whole = TRAIN (&is_right, "--out", fixture->out, "--threads", "1");

  g_assert_true (is_right);
  assert_says (g_strdup (whole), "round 1: ");
  assert_says (TRAIN (&is_right, "--out", fixture->out, "--threads", "3"), whole);
  for (guint i = 0; i < N_PARTS; i++)
    {
      g_autofree char *shard = g_strdup_printf ("%u/%u", i + 1, N_PARTS);

      g_free (TRAIN (&is_right, "--shard", shard, "--part", fixture->parts[i]));
      g_assert_true (is_right);
    }
  assert_says (TRAIN (&is_right, "--out", fixture->out, fixture->parts[2], fixture->parts[0],
                      fixture->parts[1]),
               whole);
  assert_says (TRAIN (&is_right, "--out", fixture->out, fixture->parts[2], fixture->parts[0]),
               "only 20 of 30 games");
  g_assert_false (is_right);
  assert_says (TRAIN (&is_right, "--seed", "2", "--out", fixture->out, fixture->parts[0]),
               "parts of another job");
  g_assert_false (is_right);
}

/* A round by itself, with its games in shares, reports the same as it does after another round.
 * So few games do not win from the weights there are, so that both rounds begin with those. */
static void
test_rounds (Fixture *fixture, gconstpointer data)
{
  gboolean         is_right;
  g_autofree char *from = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", "babel",
                                            "data", "babel.weights", NULL);
  g_autofree char *both = TRAIN (&is_right, "--from", from, "--out", fixture->out, "--rounds", "2");
  const char      *second = strstr (both, "round 2: ");

  g_assert_true (is_right);
  g_assert_nonnull (second);
  g_assert_false (g_file_test (fixture->out, G_FILE_TEST_EXISTS));
  for (guint i = 0; i < N_PARTS; i++)
    {
      g_autofree char *shard = g_strdup_printf ("%u/%u", i + 1, N_PARTS);

      g_free (TRAIN (&is_right, "--round", "2", "--from", from, "--shard", shard, "--part",
                     fixture->parts[i]));
      g_assert_true (is_right);
    }
  assert_says (TRAIN (&is_right, "--round", "2", "--from", from, "--out", fixture->out,
                      fixture->parts[0], fixture->parts[1], fixture->parts[2]),
               second);
  assert_says (TRAIN (&is_right, "--from", from, "--out", fixture->out, fixture->parts[0],
                      fixture->parts[1], fixture->parts[2]),
               "parts of another job");
  g_assert_false (is_right);
  assert_says (TRAIN (&is_right, "--out", fixture->out, "--round", "0"), "--round takes a number");
  g_assert_false (is_right);
}

/* A net is learnt by the same call from games in shares, and from those of another net. Games
 * played for one net do not serve another. */
static void
test_net (Fixture *fixture, gconstpointer data)
{
  gboolean         is_right;
  g_autofree char *from = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", "babel",
                                            "data", "babel.weights", NULL);
  g_autofree char *net = g_build_filename (g_getenv ("EDUBBA_SOURCE_DIR"), "src", "games", "babel",
                                           "data", "babel.net", NULL);
  g_autofree char *whole = TRAIN (&is_right, "--net", "--games", "60", "--from", from, "--out",
                                  fixture->out, "--threads", "1");

  g_assert_true (is_right);
  assert_says (g_strdup (whole), "% in the match");
  for (guint i = 0; i < N_PARTS; i++)
    {
      g_autofree char *shard = g_strdup_printf ("%u/%u", i + 1, N_PARTS);

      g_free (TRAIN (&is_right, "--net", "--games", "60", "--from", from, "--shard", shard,
                     "--part", fixture->parts[i]));
      g_assert_true (is_right);
    }
  assert_says (TRAIN (&is_right, "--net", "--games", "60", "--from", from, "--out", fixture->out,
                      fixture->parts[2], fixture->parts[0], fixture->parts[1]),
               whole);
  assert_says (TRAIN (&is_right, "--games", "60", "--from", from, "--out", fixture->out,
                      fixture->parts[0], fixture->parts[1], fixture->parts[2]),
               "parts of another job");
  g_assert_false (is_right);
  assert_says (TRAIN (&is_right, "--net", "--games", "60", "--from", from, "--with-net", net,
                      "--out", fixture->out, fixture->parts[0]),
               "parts of another job");
  g_assert_false (is_right);
  assert_says (TRAIN (&is_right, "--net", "--from", from, "--with-net", net, "--out",
                      fixture->out),
               "% in the match");
  g_assert_true (is_right);
  assert_says (TRAIN (&is_right, "--net", "--out", fixture->out), "--net asks for the weights");
  g_assert_false (is_right);
}

/* A file that lost its end, because its program was killed, is continued, and the game of a damaged
 * line is played again. */
static void
test_resume (Fixture *fixture, gconstpointer data)
{
  gboolean         is_right;
  g_autofree char *whole = TRAIN (&is_right, "--out", fixture->out, "--part", fixture->parts[0]);
  g_autofree char *text = NULL;
  gsize            length;

  g_assert_true (is_right);
  g_assert_true (g_file_get_contents (fixture->parts[0], &text, &length, NULL));
  g_assert_true (g_file_set_contents (fixture->parts[0], text, (gssize) length / 2, NULL));
  assert_says (TRAIN (&is_right, "--out", fixture->out, "--part", fixture->parts[0]), whole);
  text[length / 3] ^= 1;
  g_assert_true (g_file_set_contents (fixture->parts[0], text, (gssize) length, NULL));
  assert_says (TRAIN (&is_right, "--out", fixture->out, "--part", fixture->parts[0]), whole);
  g_assert_true (is_right);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add ("/babel/train/parts", Fixture, NULL, set_up, test_parts, tear_down);
  g_test_add ("/babel/train/rounds", Fixture, NULL, set_up, test_rounds, tear_down);
  g_test_add ("/babel/train/net", Fixture, NULL, set_up, test_net, tear_down);
  g_test_add ("/babel/train/resume", Fixture, NULL, set_up, test_resume, tear_down);
  return g_test_run ();
}
