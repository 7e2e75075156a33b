/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nearly right lines for `serve`: one session answers each of them, with a status that there is.
 *
 * The lines leave out perft and random, which a lucky mutation could ask to work for hours.
 */
#include "../fixed.h"
#include "cli-fixture.h"
#include "fuzz-mutate.h"

#include <string.h>

#define POSITION \
  "'babel/1 A:HH|/123 H:SSSSAPP|PSAAM/123456 M:| P:| S:PP| pawns=HQ hands=AHS|??????? turn=21'"

static const char *const lines[] = {
  "new babel --seed 18446744073709551615 --rules hands35,sumer-all,final15",
  "legal " POSITION " --seed 4",
  "why " POSITION " build:own",
  "why --seed 0 " POSITION " halve:S@1",
  "play " POSITION " win-over migrate:H-S win-over raze",
  "play " POSITION " travel:A settle:H",
  "view " POSITION " 2",
  "solve 'babel/1 hands=A|' 'hand(me) = 0 and travels = 1' --all --max 2",
  "check /nonexistent/a.puzzle \"b.lesson\"",
  "legal babel/1 # a comment",
};

/* Appends a line without breaks of its own, which would make it two. */
static void
append_line (GString *input, const GString *line)
{
  for (gsize i = 0; i < line->len; i++)
    g_string_append_c (input, line->str[i] == '\n' ? ' ' : line->str[i]);
  g_string_append_c (input, '\n');
}

static gboolean
is_status (const char *line)
{
  return strcmp (line, "= 0") == 0 || strcmp (line, "= 1") == 0 || strcmp (line, "= 2") == 0;
}

/* A status 2 follows a message, or an answer of check. */
static void
test_lines (void)
{
  g_autoptr (GString) input = g_string_new (NULL);
  g_autofree char *reply = NULL;
  g_auto (GStrv) answers = NULL;
  guint n_rounds = fuzz_get_n_rounds ();
  guint n_statuses = 0;

  for (guint i = 0; i < n_rounds; i++)
    {
      g_autoptr (GString) line = g_string_new (lines[i % G_N_ELEMENTS (lines)]);

      fuzz_mutate (line, lines[g_test_rand_int_range (0, G_N_ELEMENTS (lines))]);
      append_line (input, line);
    }
  reply = cli_fixture_serve (input->str, input->len);
  g_assert_true (g_utf8_validate (reply, -1, NULL));
  answers = g_strsplit (reply, "\n", -1);
  for (guint i = 0; answers[i]; i++)
    {
      n_statuses += is_status (answers[i]);
      if (strcmp (answers[i], "= 2") == 0)
        g_assert_true (i > 0 && !is_status (answers[i - 1]));
    }
  g_assert_cmpuint (n_statuses, ==, n_rounds);
}

int
main (int argc, char **argv)
{
  fixed_test_init (&argc, &argv);
  g_test_add_func ("/mutation/serve-lines", test_lines);
  return g_test_run ();
}
