/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Long jobs and their files: that shares cover a job, that threads and interruptions change
 * nothing, and that no damaged or foreign file is taken for a part.
 */
#include "../fixed.h"
#include "game-job.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "game-state.h"

#define CALL "count to a hundred"
#define ALL  100

/* The square of an item, and the number of items asked for; at `last` the job is told to stop. */
typedef struct
{
  gint asked; /* atomic */
  gint last;
  gint cancel; /* atomic */
} Squares;

static char *
run_square (guint64 item, const gint *cancel, gpointer data)
{
  Squares *squares = data;

  if (g_atomic_int_get (cancel))
    return NULL;
  if (g_atomic_int_add (&squares->asked, 1) + 1 == squares->last)
    g_atomic_int_set (&squares->cancel, 1);
  return g_strdup_printf ("%" G_GUINT64_FORMAT, item * item);
}

static gboolean
has_ten (const GameCheckpoint *part, gpointer data)
{
  return part->n_done >= 10;
}

static gboolean
run (GameCheckpoint *part, Squares *squares, guint threads, const char *path, GError **error)
{
  const GameJob job = {
    .run = run_square,
    .data = squares,
    .threads = threads,
    .unit = "items",
    .path = path,
    .cancel = &squares->cancel,
  };

  squares->asked = 0;
  squares->cancel = 0;
  return game_job_run (&job, part, error);
}

/* The items that a part should have, and no others. */
static void
assert_squares (const GameCheckpoint *part)
{
  for (guint64 item = 0; item < part->n_items; item++)
    {
      g_autofree char *square = g_strdup_printf ("%" G_GUINT64_FORMAT, item * item);

      if (item % part->n_parts == part->part - 1)
        g_assert_cmpstr (game_checkpoint_get (part, item), ==, square);
      else
        g_assert_null (game_checkpoint_get (part, item));
    }
}

static void
test_shares (void)
{
  for (guint64 n = 1; n <= 7; n++)
    {
      guint64 sum = 0;

      for (guint64 i = 1; i <= n; i++)
        {
          g_autoptr (GameCheckpoint) part = game_checkpoint_new (CALL, 5, i, n);
          Squares squares = { 0 };

          g_assert_true (run (part, &squares, 1 + (guint) n % 3, NULL, NULL));
          assert_squares (part);
          g_assert_cmpuint (part->n_done, ==, game_checkpoint_get_n_own (part));
          g_assert_cmpint (squares.asked, ==, part->n_done);
          sum += part->n_done;
        }
      g_assert_cmpuint (sum, ==, 5);
    }
}

static void
test_enough (void)
{
  g_autoptr (GameCheckpoint) part = game_checkpoint_new (CALL, ALL, 1, 1);
  Squares squares = { 0 };
  GameJob job = { .run = run_square, .enough = has_ten, .data = &squares, .threads = 1 };

  g_assert_true (game_job_run (&job, part, NULL));
  g_assert_cmpuint (part->n_done, ==, 10);
  g_assert_true (game_job_run (&job, part, NULL));
  g_assert_cmpint (squares.asked, ==, 10);
}

/* Stopped three times and gone on with, on several threads: every item was done once. */
static void
test_resume (void)
{
  g_autofree char *folder = g_dir_make_tmp ("edubba-job-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "part", NULL);
  g_autoptr (GError) error = NULL;
  gint asked = 0;

  for (guint round = 1; round <= 4; round++)
    {
      g_autoptr (GameCheckpoint) part = game_checkpoint_new (CALL, ALL, 2, 3);
      Squares squares = { .last = round < 4 ? 5 : -1 };

      g_assert_true (run (part, &squares, 2, path, &error));
      g_assert_no_error (error);
      asked += squares.asked;
      g_assert_cmpint (part->n_done, ==, asked);
      if (round == 4)
        assert_squares (part);
    }
  g_assert_cmpint (asked, ==, 33);
  g_unlink (path);
  g_rmdir (folder);
}

static char *
print_part (guint64 i, guint64 n)
{
  g_autoptr (GameCheckpoint) part = game_checkpoint_new (CALL, ALL, i, n);
  g_autofree char *head = game_checkpoint_print_head (part);
  GString         *text = g_string_new (head);

  for (guint64 item = i - 1; item < ALL; item += n)
    {
      g_autofree char *line = NULL;

      game_checkpoint_put (part, item, g_strdup_printf ("%" G_GUINT64_FORMAT, item * item));
      line = game_checkpoint_print_item (part, item);
      g_string_append (text, line);
    }
  return g_string_free (text, FALSE);
}

static void
test_text (void)
{
  g_autofree char *text = print_part (2, 3);
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autoptr (GameCheckpoint) part = game_checkpoint_parse (text, &length, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (part->call, ==, CALL);
  g_assert_cmpuint (part->n_items, ==, ALL);
  g_assert_cmpuint (part->part, ==, 2);
  g_assert_cmpuint (part->n_parts, ==, 3);
  g_assert_cmpuint (length, ==, strlen (text));
  assert_squares (part);
}

/* Wherever a bit is turned, it is noticed: in the head all of the part is refused, in a line this
 * counts as not written, or as one with the next if it has lost its end. */
static void
test_damage (void)
{
  g_autofree char *text = print_part (1, 30);
  gsize            length = strlen (text);
  gsize            head = (gsize) (strstr (text, "\n0 0 ") - text) + 1;

  for (gsize i = 0; i < length; i++)
    {
      g_autofree char *damaged = g_strdup (text);
      g_autoptr (GError) error = NULL;
      g_autoptr (GameCheckpoint) part = NULL;

      damaged[i] ^= 1;
      part = game_checkpoint_parse (damaged, NULL, &error);
      if (i < head)
        g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
      else
        g_assert_cmpuint (part->n_done, ==, damaged[i] == '\v' && i < length - 1 ? 2 : 3);
    }
}

/* Cut off anywhere behind its head, it has the lines that are whole. */
static void
test_torn (void)
{
  g_autofree char *text = print_part (1, 30);
  gsize            head = (gsize) (strstr (text, "\n0 0 ") - text) + 1;

  for (gsize i = 0; i <= strlen (text); i++)
    {
      g_autofree char *torn = g_strndup (text, i);
      g_autoptr (GError) error = NULL;
      gsize length;
      g_autoptr (GameCheckpoint) part = game_checkpoint_parse (torn, &length, &error);

      if (i < head)
        {
          g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
          g_assert_nonnull (strstr (error->message, ": the file ends within its head, "));
          continue;
        }
      g_assert_no_error (error);
      g_assert_cmpuint (length, <=, i);
      g_assert_true (length == i || !memchr (text + length, '\n', i - length));
    }
}

/* A file that was torn is gone on with as if nothing had been. */
static void
test_torn_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("edubba-job-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "part", NULL);
  g_autofree char *text = print_part (1, 3);
  g_autofree char *again = NULL;
  g_autoptr (GameCheckpoint) part = game_checkpoint_new (CALL, ALL, 1, 3);
  Squares squares = { 0 };

  g_assert_true (g_file_set_contents (path, text, (gssize) strlen (text) - 4, NULL));
  g_assert_true (run (part, &squares, 1, path, NULL));
  assert_squares (part);
  g_assert_cmpint (squares.asked, ==, 1);
  g_assert_true (g_file_get_contents (path, &again, NULL, NULL));
  g_assert_cmpstr (again, ==, text);
  g_unlink (path);
  g_rmdir (folder);
}

/* For any part of the head that a dying program left, nothing or all but a byte, the job begins
 * again. */
static void
test_torn_head (void)
{
  g_autofree char *folder = g_dir_make_tmp ("edubba-job-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "part", NULL);
  g_autofree char *whole = print_part (1, 3);
  gsize            head = (gsize) (strstr (whole, "\n0 0 ") - whole) + 1;

  for (gsize i = 0; i < head; i++)
    {
      g_autoptr (GameCheckpoint) part = game_checkpoint_new (CALL, ALL, 1, 3);
      g_autofree char *again = NULL;
      g_autoptr (GError) error = NULL;
      Squares squares = { 0 };

      g_assert_true (g_file_set_contents (path, whole, (gssize) i, NULL));
      g_assert_true (run (part, &squares, 1, path, &error));
      g_assert_no_error (error);
      g_assert_cmpint (squares.asked, ==, 34);
      g_assert_true (g_file_get_contents (path, &again, NULL, NULL));
      g_assert_cmpstr (again, ==, whole);
    }
  g_unlink (path);
  g_rmdir (folder);
}

/* A part whose head exceeds the limits: too many items, or too long a call. */
static void
test_limits (void)
{
  g_autofree char *call = g_strnfill (GAME_CHECKPOINT_MAX_CALL + 1, 'c');
  g_autoptr (GameCheckpoint) longest = game_checkpoint_new (call, 1, 1, 1);
  g_autoptr (GameCheckpoint) largest = game_checkpoint_new (CALL, GAME_CHECKPOINT_MAX_ITEMS, 1, 1);
  g_autoptr (GameCheckpoint) again = NULL;
  g_autofree char *long_head = game_checkpoint_print_head (longest);
  g_autofree char *head = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (game_checkpoint_parse (long_head, NULL, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
  head = game_checkpoint_print_head (largest);
  again = game_checkpoint_parse (head, NULL, NULL);
  g_assert_nonnull (again);
  largest->n_items++;
  g_free (head);
  head = game_checkpoint_print_head (largest);
  g_clear_error (&error);
  g_assert_null (game_checkpoint_parse (head, NULL, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
}

/* A source without end, or without any data, is not read; bytes 0 at the end, which a power cut
 * may leave, do not count. */
static void
test_files (void)
{
  g_autofree char  *folder = g_dir_make_tmp ("edubba-job-XXXXXX", NULL);
  g_autofree char  *path = g_build_filename (folder, "part", NULL);
  const char *const paths[] = { "/dev/zero", path };
  g_autofree char  *text = print_part (1, 3);
  g_autofree char  *longer = g_malloc0 (strlen (text) + 100);
  g_autofree char  *read = NULL;

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (game_checkpoint_merge (&paths[i], 1, &error));
      g_assert_error (error, GAME_ERROR, GAME_ERROR_REFUSED);
      g_assert_true (g_str_has_prefix (error->message, paths[i]));
    }
  g_unlink (path);
  strcpy (longer, text);
  g_assert_true (g_file_set_contents (path, longer, (gssize) strlen (text) + 100, NULL));
  read = game_checkpoint_read (path, NULL);
  g_assert_cmpstr (read, ==, text);
  longer[strlen (text) / 2] = '\0';
  g_assert_true (g_file_set_contents (path, longer, (gssize) strlen (text), NULL));
  g_assert_null (game_checkpoint_read (path, NULL));
  g_unlink (path);
  g_rmdir (folder);
}

/* The item of a damaged line is done again; other damage in the file costs nothing. */
static void
test_damaged_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("edubba-job-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "part", NULL);
  g_autofree char *part_text = print_part (1, 3);
  g_autofree char *text = g_strconcat (part_text, "garbage\n", NULL);
  g_autoptr (GameCheckpoint) part = game_checkpoint_new (CALL, ALL, 1, 3);
  g_autoptr (GameCheckpoint) again = game_checkpoint_new (CALL, ALL, 1, 3);
  Squares squares = { 0 };

  strstr (text, "\n3 ")[3] ^= 1;
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_true (run (part, &squares, 1, path, NULL));
  assert_squares (part);
  g_assert_cmpint (squares.asked, ==, 1);
  g_assert_true (run (again, &squares, 1, path, NULL));
  assert_squares (again);
  g_assert_cmpint (squares.asked, ==, 0);
  g_unlink (path);
  g_rmdir (folder);
}

/* Runs a job on a file that has this text, and expects a complaint. */
static void
assert_refused (const char *text, const char *call, guint64 part, const char *why)
{
  g_autofree char *folder = g_dir_make_tmp ("edubba-job-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "part", NULL);
  g_autofree char *again = NULL;
  g_autoptr (GameCheckpoint) mine = game_checkpoint_new (call, ALL, part, 3);
  g_autoptr (GError) error = NULL;
  Squares squares = { 0 };

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_false (run (mine, &squares, 1, path, &error));
  g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
  g_assert_nonnull (strstr (error->message, why));
  g_assert_true (g_file_get_contents (path, &again, NULL, NULL));
  g_assert_cmpstr (again, ==, text);
  g_unlink (path);
  g_rmdir (folder);
}

static void
test_refusals (void)
{
  g_autofree char *text = print_part (2, 3);
  g_autofree char *damaged = g_strdup (text);

  (strchr (damaged, ';'))[3] ^= 1;
  assert_refused (text, "count to a thousand", 2, "another job");
  assert_refused (text, CALL, 1, "another job");
  assert_refused (damaged, CALL, 2, "the head is damaged");
  assert_refused ("[Puzzle]\n", CALL, 2, "no part of a job");
}

static void
test_unwritable (void)
{
  g_autoptr (GameCheckpoint) part = game_checkpoint_new (CALL, ALL, 1, 1);
  g_autoptr (GError) error = NULL;
  Squares squares = { 0 };

  g_assert_false (run (part, &squares, 1, "/dev/null/part", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR);
  g_assert_cmpint (squares.asked, ==, 0);
}

/* A device would keep nothing, and nobody may ever write into a pipe. */
static void
test_irregular (void)
{
  g_autofree char *folder = g_dir_make_tmp ("edubba-job-XXXXXX", NULL);
  g_autofree char *pipe = g_build_filename (folder, "pipe", NULL);
  const char      *paths[] = { pipe, "/dev/null" };

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GameCheckpoint) part = game_checkpoint_new (CALL, ALL, 1, 1);
      g_autoptr (GError) error = NULL;
      Squares squares = { 0 };

      g_assert_false (run (part, &squares, 1, paths[i], &error));
      g_assert_error (error, GAME_ERROR, GAME_ERROR_SYNTAX);
      g_assert_true (g_str_has_prefix (error->message, paths[i]));
      g_assert_cmpint (squares.asked, ==, 0);
    }
  g_unlink (pipe);
  g_rmdir (folder);
}

/* Files of parts, in an order of their own, make the whole; twice the same, or foreign ones, do
 * not. */
static void
test_merge (void)
{
  g_autofree char *folder = g_dir_make_tmp ("edubba-job-XXXXXX", NULL);
  const guint      order[] = { 3, 1, 4, 2, 2, 5 };
  const char      *paths[G_N_ELEMENTS (order)];
  g_autoptr (GError) error = NULL;
  g_autoptr (GameCheckpoint) whole = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      g_autofree char *name = g_strdup_printf ("%u", i);
      g_autofree char *text = order[i] == 5 ? g_strdup ("nonsense\n") : print_part (order[i], 4);

      paths[i] = g_build_filename (folder, name, NULL);
      g_assert_true (g_file_set_contents (paths[i], text, -1, NULL));
    }
  whole = game_checkpoint_merge (paths, 4, &error);
  g_assert_no_error (error);
  assert_squares (whole);
  g_assert_null (game_checkpoint_merge (paths, 5, &error));
  g_assert_true (g_str_has_prefix (error->message, paths[4]));
  g_clear_error (&error);
  g_assert_null (game_checkpoint_merge (paths + 5, 1, &error));
  g_assert_true (g_str_has_prefix (error->message, paths[5]));
  for (guint i = 0; i < G_N_ELEMENTS (order); i++)
    {
      g_unlink (paths[i]);
      g_free ((char *) paths[i]);
    }
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/game/job/shares", test_shares);
  g_test_add_func ("/game/job/enough", test_enough);
  g_test_add_func ("/game/job/resume", test_resume);
  g_test_add_func ("/game/job/torn", test_torn_file);
  g_test_add_func ("/game/job/damaged", test_damaged_file);
  g_test_add_func ("/game/job/refusals", test_refusals);
  g_test_add_func ("/game/job/unwritable", test_unwritable);
  g_test_add_func ("/game/job/irregular", test_irregular);
  g_test_add_func ("/game/part/text", test_text);
  g_test_add_func ("/game/part/damage", test_damage);
  g_test_add_func ("/game/part/torn", test_torn);
  g_test_add_func ("/game/job/torn-head", test_torn_head);
  g_test_add_func ("/game/part/limits", test_limits);
  g_test_add_func ("/game/part/files", test_files);
  g_test_add_func ("/game/part/merge", test_merge);
  return g_test_run ();
}
