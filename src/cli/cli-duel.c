/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call duel: two players in the games of a deal, one for each seat that the first of them can
 * have; with two seats these are pairs, and with --sprt only as many as are needed to tell two
 * hypotheses apart. Deals count in their order, so that the test ends after the same pair on any
 * number of threads.
 */
#include "cli-job.h"
#include "cli-player.h"

#include <math.h>

/* Differences in Elo points that a test can be about. */
#define MAX_ELO 2000

typedef struct
{
  const GameRules *rules;
  GameContestant   first;
  GameContestant   second;
  guint            seats;
  guint64          seed;

  gboolean is_test;
  double   elo[2];  /* of the two hypotheses */
  GameDuel counted; /* the pairs that the test has seen */
  guint64  n_counted;
  double   llr;
} Contest;

static char *
play_item (guint64 item, const gint *cancel, gpointer data)
{
  const Contest *contest = data;
  GameDuelGame   games[GAME_MAX_SEATS];

  if (!game_duel_play_deal (contest->rules, contest->seats, &contest->first, &contest->second,
                            contest->seed + item, cancel, games))
    return NULL;
  return game_duel_print_deal (contest->seats, games);
}

static gboolean
is_decided (const Contest *contest)
{
  return contest->is_test && ABS (contest->llr) >= GAME_SPRT_BOUND;
}

/* Takes the pairs into account that are done, as far as none before them is missing. */
static gboolean
count_pairs (const GameCheckpoint *part, gpointer data)
{
  Contest    *contest = data;
  const char *text;

  while (!is_decided (contest) && (text = game_checkpoint_get (part, contest->n_counted)))
    {
      game_duel_add_text (&contest->counted, text);
      contest->n_counted++;
      if (contest->is_test)
        contest->llr = game_duel_get_llr (&contest->counted, contest->elo[0], contest->elo[1]);
    }
  return is_decided (contest);
}

/* Reads a whole number of Elo points, perhaps with a minus. */
static gboolean
read_elo (const char *text, double *elo, const char **end)
{
  gboolean below = *text == '-';
  guint64  number;

  if (!game_number_parse (text + below, MAX_ELO, &number, end))
    return FALSE;
  *elo = below ? -(double) number : (double) number;
  return TRUE;
}

/* Reads ELO0,ELO1, the lower first. */
static gboolean
read_test (const CliArguments *arguments, Contest *contest, CliSink *sink)
{
  const char *text = arguments->text[CLI_OPTION_SPRT];
  const char *rest;

  contest->is_test = text != NULL;
  if (!text || (read_elo (text, &contest->elo[0], &rest) && *rest == ',' &&
                read_elo (rest + 1, &contest->elo[1], NULL) && contest->elo[0] < contest->elo[1]))
    return TRUE;
  cli_sink_complain (sink,
                     "--sprt takes ELO0,ELO1, the lower first, from -%d to %d, not \"%s\"",
                     MAX_ELO, MAX_ELO, text);
  return FALSE;
}

static void
answer_duel (const GameDuel *duel, CliSink *sink)
{
  double           low;
  double           high;
  g_autofree char *elo = cli_print_elo (game_duel_get_elo (duel, &low, &high));
  g_autofree char *from = cli_print_elo (low);
  g_autofree char *to = cli_print_elo (high);
  guint64          games = duel->deals * duel->seats;

  if (duel->seats > 2)
    {
      cli_sink_answer (sink,
                       "seats %u games %" G_GUINT64_FORMAT " score %.4f elo %s from %s to %s "
                       "alone-first %.4f of-equals %.4f",
                       duel->seats, games, game_duel_get_score (duel), elo, from, to,
                       (double) duel->wins / (double) MAX (games, 1), 1.0 / duel->seats);
      return;
    }
  cli_sink_answer (sink,
                   "wins %" G_GUINT64_FORMAT " losses %" G_GUINT64_FORMAT
                   " draws %" G_GUINT64_FORMAT " score %.4f elo %s from %s to %s",
                   duel->wins, duel->losses, duel->draws, game_duel_get_score (duel), elo, from,
                   to);
}

static void
answer_test (const Contest *contest, CliSink *sink)
{
  cli_sink_answer (sink, "sprt elo0 %.0f elo1 %.0f llr %.3f bounds %.3f %.3f %s", contest->elo[0],
                   contest->elo[1], contest->llr, -GAME_SPRT_BOUND, GAME_SPRT_BOUND,
                   !is_decided (contest) ? "undecided"
                   : contest->llr > 0    ? "elo1 accepted"
                                         : "elo0 accepted");
}

/* Answers with the pairs that the test has seen, or without one with all that were played. */
static void
answer (const Contest *contest, const GameCheckpoint *part, CliSink *sink)
{
  GameDuel duel = { .seats = contest->seats };

  for (guint i = 0; i < part->results->len; i++)
    if (game_checkpoint_get (part, i))
      game_duel_add_text (&duel, game_checkpoint_get (part, i));
  answer_duel (contest->is_test ? &contest->counted : &duel, sink);
  if (contest->is_test)
    answer_test (contest, sink);
}

CliStatus
cli_duel (const CliArguments *arguments, CliSink *sink)
{
  const GameModule *module = cli_read_game (arguments, sink);
  guint64           games = arguments->number[CLI_OPTION_GAMES];
  Contest           contest = { .seed = arguments->number[CLI_OPTION_SEED] };
  GameJob           job = {
              .run = play_item,
              .enough = count_pairs,
              .data = &contest,
              .unit = "pairs",
  };
  g_autoptr (GameCheckpoint) part = NULL;

  if (!module || !cli_read_seats (arguments, module->rules, &contest.seats, sink) ||
      !cli_read_contestant (module, arguments->text[CLI_OPTION_FIRST], &contest.first, sink) ||
      !cli_read_contestant (module, arguments->text[CLI_OPTION_SECOND], &contest.second, sink) ||
      !read_test (arguments, &contest, sink))
    return CLI_MALFORMED;
  if (contest.seats == 2 && games % 2 != 0)
    return cli_sink_complain (sink, "--games takes an even number: every deal is played twice");
  if (games % contest.seats != 0)
    return cli_sink_complain (sink,
                              "--games takes a multiple of %u: every deal is played so often",
                              contest.seats);
  if (contest.seats > 2 && contest.is_test)
    return cli_sink_complain (sink, "--sprt compares players in games of two seats");
  contest.rules = module->rules;
  contest.first.nodes = contest.second.nodes = arguments->number[CLI_OPTION_BUDGET];
  job.unit = contest.seats == 2 ? "pairs" : "deals";
  part = cli_job_new_part (arguments, games / contest.seats, sink);
  if (!part || !cli_job_run (arguments, part, &job, sink))
    return CLI_MALFORMED;
  answer (&contest, part, sink);
  return cli_job_end (part, sink);
}
