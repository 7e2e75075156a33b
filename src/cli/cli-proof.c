/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The calls that count and prove: perft, solve. Both may take long, and neither takes more than
 * a stated amount of memory.
 */
#include "cli-call.h"
#include "game-perft.h"
#include "game-replies.h"
#include "game-solver.h"

/* Counts of more lengths than this would not fit the memory that all of perft may use. */
#define MAX_DEPTH (GAME_SOLVE_MEMORY / sizeof (GamePerft))

CliStatus
cli_perft (const CliArguments *arguments, CliSink *sink)
{
  const GameModule     *module;
  g_autofree GameState *state = cli_read_position (arguments, sink, &module);
  g_autofree GamePerft *counts = NULL;
  g_autoptr (GError) error = NULL;
  guint64 depth;
  guint   reached = 0;

  if (!state)
    return CLI_MALFORMED;
  if (!game_number_parse (arguments->words[1], CLI_MAX_NUMBER, &depth, NULL))
    return cli_sink_complain (sink, "a depth is a number, not \"%s\"", arguments->words[1]);
  counts = depth <= MAX_DEPTH ? g_try_new0 (GamePerft, depth) : NULL;
  if (!counts && depth > 0)
    return cli_sink_complain (sink, "a depth of %s is too large", arguments->words[1]);
  if (depth > 0)
    game_perft (module->rules, state, (guint) depth, GAME_SOLVE_MEMORY, counts, &reached, &error);
  for (guint i = 0; i < reached; i++)
    cli_sink_answer (sink,
                     "%u %" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT,
                     i + 1,
                     counts[i].nodes,
                     counts[i].distinct);
  return error ? cli_sink_complain (sink, "%s", error->message) : CLI_DONE;
}

static CliStatus
answer_solution (const GameSolution *solution, CliSink *sink)
{
  if (solution->verdict == GAME_UNSOLVABLE)
    {
      cli_sink_answer (sink, "unsolvable");
      return CLI_REFUSED;
    }
  if (solution->verdict == GAME_UNKNOWN)
    {
      cli_sink_answer (sink, "unknown %u", solution->length);
      return CLI_DONE;
    }
  cli_sink_answer (sink, "solvable %u %" G_GUINT64_FORMAT, solution->length, solution->count);
  for (guint i = 0; i < solution->lines->len; i++)
    cli_sink_answer (sink, "%s", (const char *) g_ptr_array_index (solution->lines, i));
  return CLI_DONE;
}

static void
answer_end (
  const GameRules *rules, const char *sign, const char *line, const GameReply *reply, CliSink *sink)
{
  g_autofree char *text = reply ? game_reply_print (rules, reply) : NULL;

  if (text)
    cli_sink_answer (sink, "%s %s / %s", sign, line, text);
  else
    cli_sink_answer (sink, "%s %s", sign, line);
}

/* Over two turns: the figures of the search, then a first turn that succeeds against every reply;
 * with --all each such turn with the reply that holds out longest, and all other turns with the
 * reply that defeats them. */
static CliStatus
answer_replies (const GameReplies *replies, const GameRules *rules, gboolean all, CliSink *sink)
{
  g_autoptr (GPtrArray) enduring = NULL;
  g_autoptr (GPtrArray) holding = game_replies_list (replies, TRUE, &enduring);
  g_autoptr (GPtrArray) refuting = NULL;
  g_autoptr (GPtrArray) failing = game_replies_list (replies, FALSE, &refuting);

  if (game_replies_get_at_once (replies))
    return cli_sink_complain (sink, "the goal can be reached in the first turn");
  cli_sink_answer (sink,
                   "%s %u of %u, %u worlds, %" G_GUINT64_FORMAT " second turns",
                   holding->len > 0 ? "solvable" : "unsolvable",
                   holding->len,
                   game_replies_get_n_ends (replies),
                   game_replies_get_n_worlds (replies),
                   game_replies_get_n_met (replies));
  for (guint i = 0; i < holding->len && (all || i == 0); i++)
    answer_end (rules, "+", holding->pdata[i], all ? enduring->pdata[i] : NULL, sink);
  for (guint i = 0; i < failing->len && all; i++)
    answer_end (rules, ((const GameReply *) refuting->pdata[i])->forced ? "?" : "-",
                failing->pdata[i], refuting->pdata[i], sink);
  return holding->len > 0 ? CLI_DONE : CLI_REFUSED;
}

static CliStatus
solve_two_turns (const GameRules *rules,
                 const GameState *state,
                 const GameGoal  *goal,
                 gboolean         all,
                 CliSink         *sink)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GameReplies) replies =
    game_replies_new (rules, state, goal, GAME_SOLVE_MEMORY, NULL, &error);

  if (!replies)
    return cli_sink_complain (sink, "%s", error->message);
  return answer_replies (replies, rules, all, sink);
}

CliStatus
cli_solve (const CliArguments *arguments, CliSink *sink)
{
  const GameModule     *module;
  g_autofree GameState *state = cli_read_position (arguments, sink, &module);
  g_autoptr (GError) error = NULL;
  g_autoptr (GameSolution) solution = NULL;
  GameGoal goal;
  guint    max = GAME_SOLVE_ANY_LENGTH;

  if (!state)
    return CLI_MALFORMED;
  if (!game_goal_parse (module->rules,
                        arguments->words[1],
                        module->rules->seats (state),
                        game_goal_seat (module->rules, state),
                        &goal,
                        &error))
    return cli_sink_complain (sink, "the goal cannot be read: %s", error->message);
  if (arguments->given[CLI_OPTION_TURNS] && arguments->number[CLI_OPTION_TURNS] != 1)
    {
      if (arguments->number[CLI_OPTION_TURNS] != 2 || arguments->given[CLI_OPTION_MAX])
        return cli_sink_complain (sink, "--turns takes 1 or 2, and with 2 there is no --max");
      return solve_two_turns (module->rules, state, &goal, arguments->given[CLI_OPTION_ALL], sink);
    }
  if (arguments->given[CLI_OPTION_MAX])
    max = (guint) arguments->number[CLI_OPTION_MAX];
  solution = game_solve (module->rules,
                         state,
                         &goal,
                         NULL,
                         max,
                         arguments->given[CLI_OPTION_ALL] ? G_MAXUINT64 : 1,
                         GAME_SOLVE_MEMORY,
                         NULL);
  return answer_solution (solution, sink);
}
