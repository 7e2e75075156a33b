/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the targets: the demands on every input that was read or refused. Warnings end the
 * program, like all other faults.
 */
#include "fuzz-target.h"

#include <string.h>

#include "game-playout.h"
#include "games.h"

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
  return 0;
}

char *
fuzz_dup_text (const guint8 *data, gsize size)
{
  char *text;

  if (size > FUZZ_MAX_BYTES)
    return NULL;
  text = g_malloc (size + 1);
  if (size > 0)
    memcpy (text, data, size);
  text[size] = '\0';
  return text;
}

const GameRules *
fuzz_get_rules (void)
{
  return games_modules[0]->rules;
}

GameState *
fuzz_create_state (guint i)
{
  const GameRules       *rules = fuzz_get_rules ();
  GameState             *state = game_state_new (rules);
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  guint64                rng = i;

  rules->deal (state, rules->min_seats, i % (1u << rules->n_options), i);
  game_playout (rules, state, &rng, 40 * i, actions);
  return state;
}

void
fuzz_check_sentence (const GError *error, const char *place)
{
  g_assert_nonnull (error);
  g_assert_cmpuint (error->domain, ==, GAME_ERROR);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_cmpuint (strlen (error->message), >, 10);
  g_assert_null (strpbrk (error->message, "\r\n"));
  if (!g_str_has_prefix (error->message, place))
    g_error ("This does not begin with its place: %s", error->message);
}

void
fuzz_use_position (const GameState *read)
{
  const GameRules       *rules = fuzz_get_rules ();
  g_autofree char       *text = game_position_print (rules, read);
  g_autofree GameState  *again = game_state_new (rules);
  g_autofree GameState  *full = game_state_new (rules);
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);
  guint64                rng = 1;
  guint                  n;

  g_assert_true (rules->parse_position (text, again, NULL));
  g_assert_true (game_state_equal (rules, read, again));
  if (rules->is_full (read))
    game_state_copy (rules, full, read);
  else
    rules->complete (read, 7, full);
  n = game_state_legal (rules, full, actions);
  g_assert_cmpuint (n, <=, rules->max_legal);
  g_assert_true ((n == 0) == (rules->seat (full) == GAME_NOBODY));
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (game_state_judge (rules, full, actions[i]), ==, GAME_LEGAL);
  game_playout (rules, full, &rng, 50, actions);
}
