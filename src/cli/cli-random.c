/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call random: games in which each legal action is as likely as the other, for speed figures
 * and as a floor under every player. Nothing is allocated per game or action; speeds are per
 * second of processor time. The results are how often each seat was alone first, and how often the
 * first place was shared.
 */
#include "cli-call.h"
#include "cli-clock.h"
#include "game-playout.h"
#include "game-rng.h"

typedef struct
{
  guint   seats;
  guint64 games;
  guint64 actions;
  guint64 turns;
  guint64 wins[GAME_MAX_SEATS];
  guint64 draws;
} Tally;

/* The choices come from a generator of their own, started from the hash of the seed: the deal's
 * sequence must not be repeated in them. */
static void
play_games (const GameRules *rules, guint64 games, guint64 seed, Tally *tally)
{
  g_autofree GameState  *state = game_state_new (rules);
  g_autofree GameAction *actions = g_new (GameAction, rules->max_legal);

  for (; tally->games < games; tally->games++, seed++)
    {
      guint64 rng = seed;
      guint   winner;

      rng = game_rng_next (&rng);
      rules->deal (state, tally->seats, 0, seed);
      tally->actions += game_playout (rules, state, &rng, G_MAXUINT64, actions);
      tally->turns += rules->turn (state);
      winner = game_winner (rules, state);
      if (winner == GAME_NOBODY)
        tally->draws++;
      else
        tally->wins[winner]++;
    }
}

static void
answer_tally (const Tally *tally, double seconds, CliSink *sink)
{
  g_autoptr (GString) results = g_string_new (NULL);
  double turns = tally->games ? (double) tally->turns / (double) tally->games : 0;

  if (tally->seats > 2)
    g_string_append_printf (results, "seats %u ", tally->seats);
  g_string_append (results, "results ");
  for (guint seat = 0; seat < tally->seats; seat++)
    g_string_append_printf (results, "%" G_GUINT64_FORMAT "/", tally->wins[seat]);
  cli_sink_answer (sink,
                   "games %" G_GUINT64_FORMAT " actions %" G_GUINT64_FORMAT
                   " actions/s %.0f games/s %.0f turns %.2f %s%" G_GUINT64_FORMAT,
                   tally->games,
                   tally->actions,
                   (double) tally->actions / seconds,
                   (double) tally->games / seconds,
                   turns,
                   results->str,
                   tally->draws);
}

CliStatus
cli_random (const CliArguments *arguments, CliSink *sink)
{
  const GameModule *module = cli_read_game (arguments, sink);
  guint64           games = arguments->number[CLI_OPTION_GAMES];
  double            start = cli_clock_get ();
  Tally             tally = { 0 };

  if (!module || !cli_read_seats (arguments, module->rules, &tally.seats, sink))
    return CLI_MALFORMED;
  play_games (module->rules, games, arguments->number[CLI_OPTION_SEED], &tally);
  answer_tally (&tally, cli_clock_get_since (start), sink);
  return CLI_DONE;
}
