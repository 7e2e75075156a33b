/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * `edubba-cli serve` under a line that does not end, NUL bytes, and garbage for long: every line is
 * answered, and the process does not grow.
 *
 * 16 MiB and a second of garbage; with -m slow a whole GiB, and as many minutes of garbage as the
 * environment variable EDUBBA_GARBAGE_MINUTES says, 5 if it says nothing.
 */
#include <gio/gio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../child.h"
#include "../fixed.h"
#include "../patience.h"
#include "fuzz-mutate.h"

#define MIB (1024 * 1024)

/* The greatest growth of the process. */
#define GROWTH_MAX (2 * MIB)

#define POSITION "'babel/1 H:SSSSAPP|PSAAM/123456 S:PP| pawns=HQ hands=AHS|??????? turn=21'"

static const char *const lines[] = {
  "new babel --seed 7",
  "legal " POSITION,
  "why " POSITION " build:own",
  "play " POSITION " win-over",
  "view " POSITION " 2",
  "check ./none.puzzle",
};

typedef struct
{
  GSubprocess   *process;
  GOutputStream *input;
  GThread       *reader;
  gint           n_answers; /* atomic: lines "= STATUS" */
} Service;

/* Counts answers, and throws them away. */
static gpointer
read_answers (gpointer data)
{
  Service *service = data;
  g_autoptr (GDataInputStream) stream =
    g_data_input_stream_new (g_subprocess_get_stdout_pipe (service->process));
  char *line;

  while ((line = g_data_input_stream_read_line (stream, NULL, NULL, NULL)) != NULL)
    {
      if (g_str_has_prefix (line, "= "))
        g_atomic_int_inc (&service->n_answers);
      g_free (line);
    }
  return NULL;
}

static void
service_start (Service *service)
{
  static const char *const argv[] = { EDUBBA_CLI, "serve", NULL };

  *service = (Service) { 0 };
  service->process =
    child_start (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, argv);
  service->input = g_subprocess_get_stdin_pipe (service->process);
  service->reader = g_thread_new ("answers", read_answers, service);
}

/* Ends the input; the service must leave in order. */
static void
service_end (Service *service)
{
  g_output_stream_close (service->input, NULL, NULL);
  g_assert_true (g_subprocess_wait (service->process, NULL, NULL));
  g_assert_true (g_subprocess_get_if_exited (service->process));
  g_assert_cmpint (g_subprocess_get_exit_status (service->process), ==, 0);
  g_thread_join (service->reader);
  g_object_unref (service->process);
}

static void
send (Service *service, const void *bytes, gsize n)
{
  g_autoptr (GError) error = NULL;

  g_output_stream_write_all (service->input, bytes, n, NULL, NULL, &error);
  g_assert_no_error (error);
}

static void
wait_for_answers (Service *service, gint n)
{
  for (gint64 end = patience_begin (); g_atomic_int_get (&service->n_answers) < n;)
    {
      if (g_get_monotonic_time () > end)
        g_error ("%d of %d lines were answered", g_atomic_int_get (&service->n_answers), n);
      g_usleep (1000);
    }
}

/* The memory of the process. */
static gsize
get_resident (Service *service)
{
  g_autofree char *path = g_strdup_printf (
    "/proc/%s/statm", g_subprocess_get_identifier (service->process));
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  words = g_strsplit (text, " ", 3);
  return g_ascii_strtoull (words[1], NULL, 10) * (gsize) sysconf (_SC_PAGESIZE);
}

static void
check_growth (Service *service, gsize before, gsize sent)
{
  gsize after = get_resident (service);

  g_test_message ("%" G_GSIZE_FORMAT " kB sent, %d answers; in memory %" G_GSIZE_FORMAT
                  " kB before and %" G_GSIZE_FORMAT " kB after",
                  sent / 1024, g_atomic_int_get (&service->n_answers), before / 1024,
                  after / 1024);
  if (after > before)
    g_assert_cmpuint (after - before, <, GROWTH_MAX);
}

/* One line of every kind, answered: things that are made once are made then. Returns the number
 * of answers, with those before. */
static gint
warm_up (Service *service, gint before)
{
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      send (service, lines[i], strlen (lines[i]));
      send (service, "\n", 1);
    }
  wait_for_answers (service, before + (gint) G_N_ELEMENTS (lines));
  return before + (gint) G_N_ELEMENTS (lines);
}

static void
test_long_line (gconstpointer data)
{
  g_autofree char *block = g_malloc (MIB);
  guint            n = g_test_slow () ? 1024 : 16;
  Service          service;
  gsize            before;
  gint             answers;

  memset (block, GPOINTER_TO_INT (data), MIB);
  service_start (&service);
  answers = warm_up (&service, 0);
  before = get_resident (&service);
  for (guint i = 0; i < n; i++)
    send (&service, block, MIB);
  check_growth (&service, before, (gsize) n * MIB);
  send (&service, "\n", 1);
  answers = warm_up (&service, answers + 1);
  g_assert_cmpint (g_atomic_int_get (&service.n_answers), ==, answers);
  check_growth (&service, before, (gsize) n * MIB);
  service_end (&service);
}

/* A line of bytes at random, or one that is nearly right, without line breaks of its own. */
static void
fill_garbage (GString *line)
{
  g_string_assign (line, lines[g_test_rand_int_range (0, G_N_ELEMENTS (lines))]);
  if (g_test_rand_bit ())
    fuzz_mutate (line, lines[g_test_rand_int_range (0, G_N_ELEMENTS (lines))]);
  else
    for (gint i = g_test_rand_int_range (0, 2000); i >= 0; i--)
      g_string_append_c (line, (char) g_test_rand_int_range (0, 256));
  for (gsize i = 0; i < line->len; i++)
    if (line->str[i] == '\n')
      line->str[i] = ' ';
  g_string_append_c (line, '\n');
}

static gint64
get_time_for_garbage (void)
{
  const char *minutes = g_getenv ("EDUBBA_GARBAGE_MINUTES");

  if (!g_test_slow ())
    return G_USEC_PER_SEC;
  return (minutes != NULL ? atoi (minutes) : 5) * (gint64) 60 * G_USEC_PER_SEC;
}

static void
test_garbage (void)
{
  g_autoptr (GString) line = g_string_new (NULL);
  gint64  end = g_get_monotonic_time () + get_time_for_garbage ();
  gsize   sent = 0;
  Service service;
  gsize   before;
  gint    n;

  service_start (&service);
  n = warm_up (&service, 0);
  for (guint i = 0; i < 500; i++, n++)
    {
      fill_garbage (line);
      send (&service, line->str, line->len);
    }
  wait_for_answers (&service, n);
  before = get_resident (&service);
  for (; g_get_monotonic_time () < end; n++)
    {
      fill_garbage (line);
      send (&service, line->str, line->len);
      sent += line->len;
    }
  wait_for_answers (&service, n);
  g_assert_cmpint (g_atomic_int_get (&service.n_answers), ==, n);
  check_growth (&service, before, sent);
  service_end (&service);
}

int
main (int argc, char *argv[])
{
  fixed_test_init (&argc, &argv);
  g_test_add_data_func ("/served/long-line", GINT_TO_POINTER ('x'), test_long_line);
  g_test_add_data_func ("/served/nul-bytes", GINT_TO_POINTER ('\0'), test_long_line);
  g_test_add_func ("/served/garbage", test_garbage);
  return g_test_run ();
}
