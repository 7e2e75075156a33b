/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Actions: a text that is read prints as the same, and has one judgement with a paragraph in each
 * of a few positions.
 */
#include "fuzz-target.h"

#define N_STATES 4

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  static GameState *states[N_STATES];
  const GameRules  *rules = fuzz_get_rules ();
  g_autofree char  *text = fuzz_dup_text (data, size);
  g_autofree char  *printed = NULL;
  g_autoptr (GError) error = NULL;
  GameAction action, again;

  if (text == NULL)
    return 0;
  if (!rules->parse_action (text, &action, &error))
    {
      fuzz_check_sentence (error, "column ");
      return 0;
    }
  printed = game_action_print (rules, action);
  g_assert_true (rules->parse_action (printed, &again, NULL));
  g_assert_true (game_action_equal (action, again));
  for (guint i = 0; i < N_STATES; i++)
    {
      guint refusal;

      if (states[i] == NULL)
        states[i] = fuzz_create_state (i);
      refusal = game_state_judge (rules, states[i], action);
      g_assert_cmpuint (refusal, <, rules->n_refusals);
      g_assert_cmpuint (rules->paragraph (action, refusal), <, rules->n_paragraphs);
    }
  return 0;
}
