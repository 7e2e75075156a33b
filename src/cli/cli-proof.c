/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The calls that count and prove: perft, solve. Both may take long, and neither takes more than
 * a stated amount of memory.
 */
#include "cli-call.h"
#include "game-perft.h"
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
