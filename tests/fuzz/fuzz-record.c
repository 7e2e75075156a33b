/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Records: one that is read prints as a record that is read again as the same. One that is
 * refused is refused with its line.
 */
#include "fuzz-target.h"

#include "game-record.h"
#include "games.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *text = fuzz_dup_text (data, size);
  g_autofree char *printed = NULL;
  g_autofree char *reprinted = NULL;
  g_autoptr (GameRecord) record = NULL;
  g_autoptr (GameRecord) again = NULL;
  g_autoptr (GError) error = NULL;

  if (text == NULL)
    return 0;
  record = game_record_parse (games_modules, text, (gssize) size, &error);
  if (record == NULL)
    {
      fuzz_check_sentence (error, "line ");
      return 0;
    }
  printed = game_record_print (record);
  again = game_record_parse (games_modules, printed, -1, &error);
  g_assert_no_error (error);
  reprinted = game_record_print (again);
  g_assert_cmpstr (printed, ==, reprinted);
  return 0;
}
