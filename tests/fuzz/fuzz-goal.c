/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Goals: a text that is read prints as the very same, and can be asked of a position. A goal has
 * one way to be written, so nothing is lenient here.
 */
#include "fuzz-target.h"

#include "game-goal.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  static GameState *state;
  const GameRules  *rules = fuzz_get_rules ();
  g_autofree char  *text = fuzz_dup_text (data, size);
  g_autofree char  *printed = NULL;
  g_autoptr (GError) error = NULL;
  GameTally tally = { 0 };
  GameGoal  goal;
  GameGoal  again;

  if (text == NULL)
    return 0;
  if (state == NULL)
    state = fuzz_create_state (2);
  if (!game_goal_parse (rules, text, rules->seats (state), 0, &goal, &error))
    {
      fuzz_check_sentence (error, "column ");
      return 0;
    }
  printed = game_goal_print (rules, &goal);
  g_assert_true (game_goal_parse (rules, printed, rules->seats (state), 0, &again, &error));
  g_assert_cmpmem (&goal, sizeof goal, &again, sizeof again);
  game_goal_holds (&goal, state, &tally);
  game_goal_is_open (&goal, &tally);
  game_goal_counts_ends (rules, &goal);
  return 0;
}
