/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Parts of long jobs: a part that is read prints as it was read, head and items; a fault is
 * reported with its line.
 */
#include <string.h>

#include "fuzz-target.h"
#include "game-checkpoint.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *text = fuzz_dup_text (data, size);
  g_autoptr (GameCheckpoint) part = NULL;
  g_autofree char *head = NULL;
  g_autoptr (GError) error = NULL;
  gsize length = 0;

  if (text == NULL)
    return 0;
  part = game_checkpoint_parse (text, &length, &error);
  if (part == NULL)
    {
      fuzz_check_sentence (error, "line ");
      return 0;
    }
  g_assert_no_error (error);
  g_assert_cmpuint (length, <=, strlen (text));
  head = game_checkpoint_print_head (part);
  g_assert_true (g_str_has_prefix (text, head));
  g_assert_cmpuint (part->n_done, <=, game_checkpoint_get_n_own (part));
  for (guint i = 0; i < part->results->len; i++)
    {
      g_autofree char *line = game_checkpoint_get (part, i) != NULL
                                ? game_checkpoint_print_item (part, i)
                                : g_strdup (head);

      g_assert_nonnull (strstr (text, line));
    }
  return 0;
}
