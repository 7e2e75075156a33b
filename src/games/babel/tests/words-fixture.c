/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the tests of Babel's words. Sentences are compared in English, the language that the
 * program is written in.
 */
#include "words-fixture.h"

#include <string.h>

#include "game-state.h"

GameState *
fixture_partial (const char *text)
{
  g_autoptr (GError) error = NULL;
  GameState *state = game_state_new (&babel_rules);

  babel_rules.parse_position (text, state, &error);
  g_assert_no_error (error);
  return state;
}

void
fixture_assert_sentence (const char *sentence)
{
  g_assert_nonnull (sentence);
  g_assert_cmpuint (strlen (sentence), >, 1);
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_null (strchr (sentence, '%'));
  g_assert_null (strstr (sentence, "  "));
}
