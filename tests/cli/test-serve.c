/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The service: each line answered once and closed by its status, and no line that ends or swells
 * it.
 */
#include "../fixed.h"
#include "cli-fixture.h"

#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct
{
  const char *name;
  const char *line;
  const char *answer; /* the whole; or its beginning, if it is a message ("! ") */
  int         status;
} Row;

static const Row rows[] = {
  { "plain", "legal babel/1", "end\n", 0 },
  { "blanks", "  legal\t babel/1  ", "end\n", 0 },
  { "single-quotes", "legal 'babel/1 A:|'", "end\n", 0 },
  { "double-quotes", "legal \"babel/1 A:|\"", "end\n", 0 },
  { "backslash", "legal babel/1\\ A:|", "end\n", 0 },
  { "quoted-call", "'le'\"gal\" babel/1", "end\n", 0 },
  { "comment", "legal babel/1 # every legal action", "end\n", 0 },
  { "option", "legal --seed 3 babel/1", "end\n", 0 },
  { "no-answer", "perft babel/1 0", "", 0 },
  { "refused", "why babel/1 travel:A", "no-such-card 2.1\t", 1 },
  { "unsolvable", "solve babel/1 'won = 1'", "unsolvable\n", 1 },
  { "already", "solve babel/1 'won = 0'", "solvable 0 1\n\n", 0 },
  { "play-refused",
    "play babel/1 end end build:own",
    "! action 3 (build:own): at-quarry 2.3: ",
    1 },
  { "empty", "", "! ", 2 },
  { "only-blanks", " \t ", "! ", 2 },
  { "only-comment", "# legal babel/1", "! ", 2 },
  { "empty-word", "''", "! ", 2 },
  { "single-quote-open", "legal 'babel/1", "! ", 2 },
  { "double-quote-open", "legal \"babel/1", "! ", 2 },
  { "backslash-last", "legal babel/1 \\", "! ", 2 },
  { "carriage-return", "legal babel/1\r", "end\n", 0 },
  { "carriage-return-inside", "legal babel/1\rA", "! ", 2 },
  { "only-carriage-return", "\r", "! ", 2 },
  { "not-text", "legal \xff", "! ", 2 },
  { "not-text-anywhere", "\xc3 legal babel/1", "! ", 2 },
  { "byte-order-mark", "\xef\xbb\xbflegal babel/1", "end\n", 0 },
  { "unknown", "frobnicate", "! ", 2 },
  { "serve", "serve", "! ", 2 },
  { "bench", "bench", "! ", 2 },
  { "help", "--help", "! ", 2 },
  { "help-of-call", "legal --help", "! ", 2 },
  { "program", "edubba-cli legal babel/1", "! ", 2 },
  { "missing", "legal", "! ", 2 },
  { "too-many", "legal babel/1 A:|", "! ", 2 },
  { "check",
    "check x.lesson",
    "x.lesson: The file cannot be read: No such file or directory\n", 2 },
  { "check-control",
    "check 'x\x01.lesson'",
    "x\\x01.lesson: The file cannot be read: No such file or directory\n",
    2 },
  { "line-separator", "legal '\xe2\x80\xa8'", "! ", 2 },
};

static void
assert_reply (const char *reply, const char *start, int status)
{
  g_autofree char *end = g_strdup_printf ("= %d\n", status);
  gboolean         is_message = g_str_has_prefix (start, "! ");
  const char      *closing = strstr (reply, end);

  g_assert_true (g_str_has_prefix (reply, start));
  g_assert_nonnull (closing);
  g_assert_cmpstr (closing, ==, end);
  if (!is_message && status == 0)
    g_assert_true (closing == reply + strlen (start));
  if (is_message)
    g_assert_true (strchr (reply, '\n') == closing - 1);
}

static void
test_row (gconstpointer data)
{
  const Row       *row = data;
  g_autofree char *input = g_strconcat (row->line, "\n", NULL);
  g_autofree char *reply = cli_fixture_serve (input, strlen (input));

  assert_reply (reply, row->answer, row->status);
}

/* All rows in one session answer as each does alone. */
static void
test_session (void)
{
  g_autoptr (GString) input = g_string_new (NULL);
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autofree char *reply = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *line = g_strconcat (rows[i].line, "\n", NULL);
      g_autofree char *alone = cli_fixture_serve (line, strlen (line));

      g_string_append (input, line);
      g_string_append (expected, alone);
    }
  reply = cli_fixture_serve (input->str, input->len);
  g_assert_cmpstr (reply, ==, expected->str);
}

static void
test_nothing (void)
{
  g_autofree char *reply = cli_fixture_serve ("", 0);

  g_assert_cmpstr (reply, ==, "");
}

static void
test_unfinished_last_line (void)
{
  g_autofree char *reply = cli_fixture_serve ("legal babel/1", 13);

  g_assert_cmpstr (reply, ==, "end\n= 0\n");
}

static void
test_nul_byte (void)
{
  const char       input[] = "legal babel/1\0 A:|\n\0\nlegal babel/1\n";
  g_autofree char *reply = cli_fixture_serve (input, sizeof input - 1);
  g_auto (GStrv) lines = g_strsplit (reply, "\n", -1);

  g_assert_true (g_str_has_prefix (lines[0], "! "));
  g_assert_cmpstr (lines[1], ==, "= 2");
  g_assert_true (g_str_has_prefix (lines[2], "! "));
  g_assert_cmpstr (lines[3], ==, "= 2");
  g_assert_cmpstr (lines[4], ==, "end");
  g_assert_cmpstr (lines[5], ==, "= 0");
  g_assert_cmpuint (g_strv_length (lines), ==, 7);
}

/* A line of 65,536 bytes is read; one byte more is too many, and the next line is itself again. */
static void
test_length (void)
{
  g_autofree char *fill = g_strnfill (65536 - 13, ' ');
  g_autofree char *input = g_strdup_printf ("%slegal babel/1\n %slegal babel/1\nlegal babel/1\n",
                                            fill,
                                            fill);
  g_autofree char *reply = cli_fixture_serve (input, strlen (input));
  g_auto (GStrv) lines = g_strsplit (reply, "\n", -1);

  g_assert_cmpstr (lines[0], ==, "end");
  g_assert_cmpstr (lines[1], ==, "= 0");
  g_assert_true (g_str_has_prefix (lines[2], "! "));
  g_assert_cmpstr (lines[3], ==, "= 2");
  g_assert_cmpstr (lines[4], ==, "end");
  g_assert_cmpstr (lines[5], ==, "= 0");
  g_assert_cmpuint (g_strv_length (lines), ==, 7);
}

static glong
get_memory_of_children (void)
{
  struct rusage usage;

  g_assert_cmpint (getrusage (RUSAGE_CHILDREN, &usage), ==, 0);
  return usage.ru_maxrss;
}

/* Sixteen million bytes without a break take no more memory than sixteen. */
static void
test_memory (void)
{
  gsize            length = 16 << 20;
  g_autofree char *input = g_strnfill (length, 'x');
  g_autofree char *little = cli_fixture_serve (input, 16);
  glong            before = get_memory_of_children ();
  g_autofree char *much = cli_fixture_serve (input, length);

  g_assert_true (g_str_has_suffix (little, "= 2\n"));
  g_assert_true (g_str_has_suffix (much, "= 2\n"));
  g_assert_cmpint (get_memory_of_children () - before, <, 4096);
}

/* Each answer is there before the next line is asked. */
static void
test_conversation (void)
{
  g_autofree char *program = cli_fixture_get_path ();
  const char      *argv[] = { program, "serve", NULL };
  int              in, out, wait_status;
  GPid             child;

  g_assert_true (g_spawn_async_with_pipes (NULL,
                                           (char **) argv,
                                           NULL,
                                           G_SPAWN_DO_NOT_REAP_CHILD,
                                           NULL,
                                           NULL,
                                           &child,
                                           &in,
                                           &out,
                                           NULL,
                                           NULL));
  for (guint i = 0; i < 3; i++)
    {
      char  reply[9] = "";
      gsize n = 0;

      g_assert_cmpint (write (in, "legal babel/1\n", 14), ==, 14);
      while (n < 8)
        {
          gssize got = read (out, reply + n, 8 - n);

          g_assert_cmpint (got, >, 0);
          n += (gsize) got;
        }
      g_assert_cmpstr (reply, ==, "end\n= 0\n");
    }
  close (in);
  g_assert_cmpint (waitpid (child, &wait_status, 0), ==, child);
  g_assert_cmpint (wait_status, ==, 0);
  close (out);
}

/* A reader that goes away ends the service, with an error and not by a signal. */
static void
test_reader_gone (void)
{
  g_autofree char *program = cli_fixture_get_path ();
  const char      *argv[] = { program, "serve", NULL };
  int              in, out, wait_status;
  GPid             child;

  g_assert_true (g_spawn_async_with_pipes (NULL,
                                           (char **) argv,
                                           NULL,
                                           G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDERR_TO_DEV_NULL,
                                           NULL,
                                           NULL,
                                           &child,
                                           &in,
                                           &out,
                                           NULL,
                                           NULL));
  close (out);
  g_assert_cmpint (write (in, "legal babel/1\n", 14), ==, 14);
  g_assert_cmpint (waitpid (child, &wait_status, 0), ==, child);
  g_assert_true (WIFEXITED (wait_status));
  g_assert_cmpint (WEXITSTATUS (wait_status), ==, 2);
  close (in);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/serve/line/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], test_row);
    }
  g_test_add_func ("/serve/session", test_session);
  g_test_add_func ("/serve/input/nothing", test_nothing);
  g_test_add_func ("/serve/input/unfinished-last-line", test_unfinished_last_line);
  g_test_add_func ("/serve/input/nul-byte", test_nul_byte);
  g_test_add_func ("/serve/input/length", test_length);
  g_test_add_func ("/serve/input/memory", test_memory);
  g_test_add_func ("/serve/output/conversation", test_conversation);
  g_test_add_func ("/serve/output/reader-gone", test_reader_gone);
  return g_test_run ();
}
