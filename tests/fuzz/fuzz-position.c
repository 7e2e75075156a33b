/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Positions: one that is read is used in every way that a game uses it. One that is refused is
 * refused with its column.
 */
#include "fuzz-target.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  const GameRules      *rules = fuzz_get_rules ();
  g_autofree char      *text = fuzz_dup_text (data, size);
  g_autofree GameState *state = game_state_new (rules);
  g_autoptr (GError) error = NULL;

  if (text == NULL)
    return 0;
  if (rules->parse_position (text, state, &error))
    fuzz_use_position (state);
  else
    fuzz_check_sentence (error, "column ");
  return 0;
}
