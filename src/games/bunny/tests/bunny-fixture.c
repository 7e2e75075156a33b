/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Texts in, texts out: positions and actions in notation, for the tests of Bunny Kingdom. A text
 * that cannot be read ends the test.
 */
#include "bunny-fixture.h"

#include <string.h>

#include "bunny-apply.h"
#include "bunny-judge.h"
#include "game-state.h"

static const char *const codes[BUNNY_N_REFUSALS] = {
  "legal", "game-over", "wrong-phase", "two-to-play", "one-to-discard", "no-such-card",
  "camp-pending", "not-in-tray", "not-yours", "occupied", "wrong-terrain", "same-fief",
  "camp-kept", "nothing-announced", "no-rabbit", "not-empty", "nothing-asked", "no-post",
  "post-chosen", "no-copy-card", "already-copied", "copy-of-copy", "not-there"
};

BunnyState
fixture_position (const char *text)
{
  g_autoptr (GError) error = NULL;
  BunnyState state;

  bunny_position_parse (text, (GameState *) &state, &error);
  g_assert_no_error (error);
  bunny_state_complete (&state, 0, &state);
  return state;
}

char *
fixture_print (const BunnyState *state)
{
  GString *text = g_string_new (NULL);

  bunny_position_print ((const GameState *) state, text);
  return g_string_free (text, FALSE);
}

static GameAction
parse_action (const char *text)
{
  g_autoptr (GError) error = NULL;
  GameAction action;

  bunny_action_parse (text, &action, &error);
  g_assert_no_error (error);
  return action;
}

const char *
fixture_judge (const BunnyState *state, const char *action)
{
  return codes[bunny_judge (state, bunny_state_get_seat (state), parse_action (action))];
}

void
fixture_play (BunnyState *state, const char *actions)
{
  g_auto (GStrv) words = g_strsplit (actions, " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      g_assert_cmpstr (fixture_judge (state, words[i]), ==, "legal");
      bunny_apply (state, bunny_state_get_seat (state), parse_action (words[i]), NULL);
    }
}

char *
fixture_short (const char *text)
{
  if (strlen (text) <= 300)
    return g_strdup (text);
  return g_strdup_printf ("%016" G_GINT64_MODIFIER "x (%u)", game_text_hash (text),
                          (guint) strlen (text));
}
