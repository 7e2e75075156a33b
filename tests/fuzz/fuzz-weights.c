/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Weights of the computer player: as they are, as the body below a head that is right, which no
 * mutation would find, and as the last line of such a body; and the same as weights of the net. A
 * text that can be read is the one that would be printed.
 */
#include "fuzz-target.h"

#include <string.h>

#include "babel-net.h"
#include "babel-weights.h"

static void
read_net (const char *text)
{
  g_autofree BabelNet *net = g_new (BabelNet, 1);
  g_autofree char     *printed = NULL;
  g_autoptr (GError) error = NULL;

  if (!babel_net_parse (text, net, &error))
    {
      fuzz_check_sentence (error, "");
      return;
    }
  printed = babel_net_print (net);
  g_assert_cmpstr (printed, ==, text);
}

static void
read_weights (const char *text)
{
  g_autofree char *printed = NULL;
  g_autoptr (GError) error = NULL;
  BabelWeights weights;

  if (!babel_weights_parse (text, &weights, &error))
    {
      fuzz_check_sentence (error, "");
      return;
    }
  printed = babel_weights_print (&weights);
  g_assert_cmpstr (printed, ==, text);
}

/* The weights, or those of the net, that are all alike, as text. */
static const char *
get_plain (gboolean of_net)
{
  static char *plain[2];

  if (plain[of_net] == NULL)
    {
      g_autofree BabelNet *net = g_new0 (BabelNet, 1);

      plain[of_net] = of_net ? babel_net_print (net) : babel_weights_print (&babel_weights_plain);
    }
  return plain[of_net];
}

/* Reads lines below a head that is right. */
static void
read_lines (gboolean of_net, const char *lines)
{
  const char      *plain = get_plain (of_net);
  const char      *mark = strstr (plain, "checksum ");
  g_autofree char *head = g_strndup (plain, (gsize) (mark - plain));
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, lines, -1);
  g_autofree char *whole = g_strconcat (head, "checksum ", sum, "\n", lines, NULL);

  if (of_net)
    read_net (whole);
  else
    read_weights (whole);
}

/* The same in place of the last line, below all others. */
static void
read_last_line (gboolean of_net, const char *line)
{
  g_autoptr (GString) lines =
    g_string_new (strchr (strstr (get_plain (of_net), "checksum "), '\n') + 1);
  const char *last;

  g_string_truncate (lines, lines->len - 1);
  last = strrchr (lines->str, '\n') + 1;
  g_string_truncate (lines, (gsize) (last - lines->str));
  g_string_append (lines, line);
  read_lines (of_net, lines->str);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *text = fuzz_dup_text (data, size);

  if (text == NULL)
    return 0;
  read_weights (text);
  read_net (text);
  for (guint of_net = 0; of_net < 2; of_net++)
    {
      read_lines (of_net, text);
      read_last_line (of_net, text);
    }
  return 0;
}
