/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Weights of the computer player: as they are, and as the body below a head that is right, which
 * no mutation would find. What can be read is what would be printed.
 */
#include "fuzz-target.h"

#include <string.h>

#include "babel-weights.h"

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

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *text = fuzz_dup_text (data, size);
  g_autofree char *plain = NULL;
  g_autofree char *sum = NULL;
  g_autofree char *whole = NULL;
  char            *end;

  if (text == NULL)
    return 0;
  read_weights (text);
  plain = babel_weights_print (&babel_weights_plain);
  end = strstr (plain, "checksum ");
  g_assert_nonnull (end);
  *end = '\0';
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  whole = g_strconcat (plain, "checksum ", sum, "\n", text, NULL);
  read_weights (whole);
  return 0;
}
