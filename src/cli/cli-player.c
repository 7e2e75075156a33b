/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The calls about players: best and duel. Both give a player what its seat sees and nothing else,
 * and both answer the same to the same question, however many threads work at it.
 */
#include "cli-call.h"
#include "game-duel.h"

#include <math.h>

/* No plan is longer. */
#define MAX_PLAN 64

/* The contestant of this name: a level of the module's own player, or random. NULL is the strongest
 * of those meant for people. */
static gboolean
read_contestant (const GameModule *module,
                 const char       *name,
                 GameContestant   *contestant,
                 CliSink          *sink)
{
  g_autofree char *names = NULL;

  *contestant = (GameContestant) { .player = module->player, .level = GAME_N_LEVELS - 1 };
  if (!name || game_player_find_level (module->player, name, &contestant->level))
    return TRUE;
  contestant->player = &game_player_random;
  if (strcmp (name, game_player_random.id) == 0)
    return TRUE;
  names = g_strjoinv (", ", (char **) module->player->levels);
  cli_sink_complain (sink, "there is no level \"%s\"; the levels are %s, %s", name, names,
                     game_player_random.id);
  return FALSE;
}

/* Plays for the seat to act, plan by plan, until another seat must act or the turn is to end; the
 * actions go to `line`. Nothing that is hidden now comes to light on the way. */
static void
choose_line (const GameRules      *rules,
             GameState            *state,
             const GameContestant *contestant,
             guint64               seed,
             GString              *line)
{
  g_autofree GameState *seen = game_state_new (rules);
  guint                 seat = rules->seat (state);

  while (rules->seat (state) == seat)
    {
      GameAction plan[MAX_PLAN];
      guint      n;

      rules->observe (state, seat, seen);
      n = contestant->player->choose (rules, seen, contestant->level, seed, contestant->nodes, NULL,
                                      plan, MAX_PLAN);
      if (n == 0)
        return;
      for (guint i = 0; i < n; i++)
        {
          g_string_append (line, line->len > 0 ? " " : "");
          rules->print_action (plan[i], line);
          if (rules->kinds[plan[i].kind].flags & GAME_KIND_ENDS_TURN)
            return;
          rules->apply (state, plan[i], NULL);
        }
    }
}

CliStatus
cli_best (const CliArguments *arguments, CliSink *sink)
{
  const GameModule     *module;
  g_autofree GameState *state = cli_read_position (arguments, sink, &module);
  g_autoptr (GString) line = g_string_new (NULL);
  GameContestant contestant;

  if (!state || !read_contestant (module, arguments->text[CLI_OPTION_LEVEL], &contestant, sink))
    return CLI_MALFORMED;
  if (module->rules->seat (state) == GAME_NOBODY)
    {
      cli_sink_complain (sink, "the game is over");
      return CLI_REFUSED;
    }
  contestant.nodes = arguments->number[CLI_OPTION_BUDGET];
  choose_line (module->rules, state, &contestant, arguments->number[CLI_OPTION_SEED], line);
  cli_sink_answer (sink, "%s", line->str);
  return CLI_DONE;
}

/* "+12.3", or "inf" where the score is all or nothing. */
static char *
print_elo (double elo)
{
  if (isinf (elo))
    return g_strdup (elo > 0 ? "inf" : "-inf");
  return g_strdup_printf ("%+.1f", elo);
}

static void
answer_duel (const GameDuel *duel, CliSink *sink)
{
  double           low;
  double           high;
  g_autofree char *elo = print_elo (game_duel_get_elo (duel, &low, &high));
  g_autofree char *from = print_elo (low);
  g_autofree char *to = print_elo (high);

  cli_sink_answer (sink,
                   "wins %" G_GUINT64_FORMAT " losses %" G_GUINT64_FORMAT
                   " draws %" G_GUINT64_FORMAT " score %.4f elo %s from %s to %s",
                   duel->wins, duel->losses, duel->draws, game_duel_get_score (duel), elo, from,
                   to);
}

CliStatus
cli_duel (const CliArguments *arguments, CliSink *sink)
{
  const GameModule *module = cli_read_game (arguments, sink);
  guint64           games = arguments->number[CLI_OPTION_GAMES];
  guint64           threads = arguments->number[CLI_OPTION_THREADS];
  GameContestant    first;
  GameContestant    second;
  GameDuel          duel;

  if (!module || !read_contestant (module, arguments->text[CLI_OPTION_FIRST], &first, sink) ||
      !read_contestant (module, arguments->text[CLI_OPTION_SECOND], &second, sink))
    return CLI_MALFORMED;
  if (games % 2 != 0)
    return cli_sink_complain (sink, "--games takes an even number: every deal is played twice");
  game_duel_play (module->rules, &first, &second, games / 2, arguments->number[CLI_OPTION_SEED],
                  MAX (threads, 1), NULL, &duel);
  answer_duel (&duel, sink);
  return CLI_DONE;
}
