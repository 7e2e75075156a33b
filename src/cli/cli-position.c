/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The calls about one position: new, legal, why, play, view. Each reads everything that it was
 * given before it answers, so a malformed call answers nothing.
 */

#include "cli-call.h"
#include "game-text.h"

static void
answer_position (const GameRules *rules, const GameState *state, CliSink *sink)
{
  g_autofree char *text = game_position_print (rules, state);

  cli_sink_answer (sink, "%s", text);
}

CliStatus
cli_new (const CliArguments *arguments, CliSink *sink)
{
  const char           *text = arguments->text[CLI_OPTION_RULES];
  const char           *list = text ? text : "";
  const GameModule     *module = cli_read_game (arguments, sink);
  guint64               seed = arguments->number[CLI_OPTION_SEED];
  g_autofree GameState *state = NULL;
  guint32               options;
  guint                 seats;

  if (!module || !cli_read_seats (arguments, module->rules, &seats, sink))
    return CLI_MALFORMED;
  if (!game_options_parse (module->rules, list, &options, NULL))
    return cli_sink_complain (sink,
                              "--rules takes options of the game, in their order and separated "
                              "by commas, not \"%s\"",
                              list);
  state = game_state_new (module->rules);
  module->rules->deal (state, seats, options, seed);
  answer_position (module->rules, state, sink);
  return CLI_DONE;
}

CliStatus
cli_legal (const CliArguments *arguments, CliSink *sink)
{
  const GameModule     *module;
  g_autofree GameState *state = cli_read_position (arguments, sink, &module);
  g_autoptr (GArray) actions = NULL;

  if (!state)
    return CLI_MALFORMED;
  actions = game_legal_sorted (module->rules, state);
  for (guint i = 0; i < actions->len; i++)
    {
      GameAction       action = g_array_index (actions, GameAction, i);
      g_autofree char *text = game_action_print (module->rules, action);

      cli_sink_answer (sink, "%s", text);
    }
  return CLI_DONE;
}

/* Explains a refusal in the user's language. */
static char *
explain (const GameModule *module, const GameState *state, GameAction action, guint refusal)
{
  g_autofree char *sentence = NULL;
  locale_t         before;
  locale_t         user = cli_enter_language (&before);

  if (module->words && module->words->refusal)
    sentence = module->words->refusal (state, action, refusal, 0, GAME_ADDRESS_NUMBER, NULL);
  cli_leave_language (user, before);
  return game_text_clean (sentence ? sentence : module->rules->refusals[refusal].code);
}

static const char *
get_paragraph (const GameRules *rules, GameAction action, guint refusal)
{
  return rules->paragraphs[rules->paragraph (action, refusal)].number;
}

CliStatus
cli_why (const CliArguments *arguments, CliSink *sink)
{
  const GameModule     *module;
  g_autofree GameState *state = cli_read_position (arguments, sink, &module);
  g_autofree char      *sentence = NULL;
  g_autoptr (GError) error = NULL;
  GameAction action;
  guint      refusal;

  if (!state)
    return CLI_MALFORMED;
  if (!module->rules->parse_action (arguments->words[1], &action, &error))
    return cli_sink_complain (sink,
                              "the action \"%s\" cannot be read: %s",
                              arguments->words[1],
                              error->message);
  refusal = game_state_judge (module->rules, state, action);
  if (refusal == GAME_LEGAL)
    {
      cli_sink_answer (sink, "%s", module->rules->refusals[GAME_LEGAL].code);
      return CLI_DONE;
    }
  sentence = explain (module, state, action, refusal);
  cli_sink_answer (sink,
                   "%s %s\t%s",
                   module->rules->refusals[refusal].code,
                   get_paragraph (module->rules, action, refusal),
                   sentence);
  return CLI_REFUSED;
}

static gboolean
read_actions (const CliArguments *arguments,
              const GameRules    *rules,
              GameAction         *actions,
              CliSink            *sink)
{
  for (guint i = 1; i < arguments->n_words; i++)
    {
      g_autoptr (GError) error = NULL;

      if (!rules->parse_action (arguments->words[i], &actions[i - 1], &error))
        {
          cli_sink_complain (sink,
                             "action %u (%s) cannot be read: %s",
                             i,
                             arguments->words[i],
                             error->message);
          return FALSE;
        }
    }
  return TRUE;
}

CliStatus
cli_play (const CliArguments *arguments, CliSink *sink)
{
  const GameModule      *module;
  g_autofree GameState  *state = cli_read_position (arguments, sink, &module);
  g_autofree GameAction *actions = g_new (GameAction, arguments->n_words);

  if (!state || !read_actions (arguments, module->rules, actions, sink))
    return CLI_MALFORMED;
  for (guint i = 0; i + 1 < arguments->n_words; i++)
    {
      guint refusal = game_state_judge (module->rules, state, actions[i]);

      if (refusal != GAME_LEGAL)
        {
          g_autofree char *sentence = explain (module, state, actions[i], refusal);

          cli_sink_complain (sink,
                             "action %u (%s): %s %s: %s",
                             i + 1,
                             arguments->words[i + 1],
                             module->rules->refusals[refusal].code,
                             get_paragraph (module->rules, actions[i], refusal),
                             sentence);
          return CLI_REFUSED;
        }
      module->rules->apply (state, actions[i], NULL);
    }
  answer_position (module->rules, state, sink);
  return CLI_DONE;
}

CliStatus
cli_view (const CliArguments *arguments, CliSink *sink)
{
  const GameModule     *module;
  g_autofree GameState *state = cli_read_position (arguments, sink, &module);
  g_autofree GameState *seen = NULL;
  guint64               seat;
  guint                 n_seats;

  if (!state)
    return CLI_MALFORMED;
  n_seats = module->rules->seats (state);
  if (!game_number_parse (arguments->words[1], n_seats, &seat, NULL) || seat == 0)
    return cli_sink_complain (sink,
                              "a seat is a number from 1 to %u, not \"%s\"",
                              n_seats,
                              arguments->words[1]);
  seen = game_state_new (module->rules);
  module->rules->observe (state, (guint) seat - 1, seen);
  answer_position (module->rules, seen, sink);
  return CLI_DONE;
}
