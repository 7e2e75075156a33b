/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Texts to values; any fault in a text is a fault in the test and ends it. The readers under test
 * read them, so a fixture never builds a position that the notation cannot say.
 */
#include "babel-fixture.h"

#include "babel-legal.h"
#include "game-rng.h"

BabelState
fixture_position (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree GameState *state = game_position_parse_full (&babel_rules, text, 0, &error);

  g_assert_no_error (error);
  return *babel_state (state);
}

GameAction
fixture_action (const char *text)
{
  g_autoptr (GError) error = NULL;
  GameAction action = { 0 };

  babel_action_parse (text, &action, &error);
  g_assert_no_error (error);
  return action;
}

const char *
fixture_judge (const BabelState *state, const char *action)
{
  guint refusal = game_state_judge (&babel_rules, (const GameState *) state,
                                    fixture_action (action));

  return babel_rules.refusals[refusal].code;
}

void
fixture_play (BabelState *state, const char *actions, GArray *events)
{
  g_auto (GStrv) texts = g_strsplit (actions, " ", -1);

  for (guint i = 0; texts[i]; i++)
    {
      g_assert_cmpstr (fixture_judge (state, texts[i]), ==, "legal");
      babel_state_apply (state, fixture_action (texts[i]), events);
    }
}

void
fixture_watch_games (guint n_games,
                     void (*look) (const BabelTable *table, gpointer data),
                     gpointer data)
{
  for (guint game = 0; game < n_games; game++)
    {
      BabelState state;
      guint64    rng = ((guint64) g_test_rand_int () << 32) | (guint32) g_test_rand_int ();

      babel_state_deal (&state, (guint32) g_test_rand_int_range (0, 8), rng);
      while (state.table.result == BABEL_PLAYING)
        {
          GameAction actions[BABEL_MAX_LEGAL];
          guint      n = babel_legal (&state.table, actions);

          babel_state_apply (&state, actions[game_rng_below (&rng, n)], NULL);
          look (&state.table, data);
        }
    }
}
