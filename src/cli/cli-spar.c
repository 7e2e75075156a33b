/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call spar: tests if a player who spars brings shaky rules about, and what strength that
 * costs. A learner plays each level and is as strong as it. Which rules, as kinds of action, are
 * shaky for the learner comes from the deal. Each deal is played with both seatings, without
 * sparring and with it, and whenever a turn of the learner begins it is counted which of these
 * kinds decide it (GamePlayer.find_deciding). An item of the job is a deal of a level.
 */
#include "cli-job.h"
#include "cli-player.h"

#include <math.h>

#include "game-print.h"
#include "game-rng.h"

/* The number of shaky rules. */
#define N_SHAKY 4

/* Without sparring, and with it. */
#define N_WAYS 2

/* No game has more kinds of action. */
#define MAX_KINDS 64

/* 95 % of a normal distribution lie within this many deviations. */
#define DEVIATIONS 1.959964

/* The differences in Elo points that a sequential test would tell apart. */
#define ELO_0 -10.0
#define ELO_1 0.0

typedef struct
{
  const GameModule *module;
  guint64           seed;
  guint64           n;     /* deals of a level */
  GArray           *sides; /* of Side */
} Survey;

typedef struct
{
  const char    *name;
  GameContestant contestant;
} Side;

/* The counts of a deal's games. */
typedef struct
{
  const GameModule *module;
  guint64           kinds;
  guint             learner;
  guint             turn; /* the last one that was seen to begin */
  guint             met[MAX_KINDS];
} Count;

/* The results of the deals of a level. */
typedef struct
{
  GameDuel duel; /* of those with sparring */
  guint    deals;
  double   shaky[MAX_KINDS]; /* the number of games in which it is */
  double   met[N_WAYS][MAX_KINDS];
  double   sum[N_WAYS];
  double   squares[N_WAYS];
  double   product;
} Sums;

static void
count_meetings (gpointer data, const GameState *state, guint seat)
{
  Count                *count = data;
  const GameRules      *rules = count->module->rules;
  g_autofree GameState *seen = NULL;
  guint64               found;

  if (seat != count->learner || rules->mover (state) != seat || rules->turn (state) == count->turn)
    return;
  count->turn = rules->turn (state);
  seen = game_state_new (rules);
  rules->observe (state, seat, seen);
  found = count->module->player->find_deciding (seen, seat, count->kinds);
  for (guint i = 0; i < rules->n_kinds; i++)
    count->met[i] += found >> i & 1;
}

/* The kinds that are shaky in a deal. */
static guint64
draw_kinds (const Survey *survey, guint64 deal)
{
  guint64 rng = game_rng_fork (survey->seed, deal);
  guint   kinds[MAX_KINDS];
  guint   n = 0;
  guint64 drawn = 0;

  for (guint i = 0; i < MAX_KINDS; i++)
    if (survey->module->player->spars >> i & 1)
      kinds[n++] = i;
  for (guint i = 0; i < N_SHAKY && n > 0; i++)
    {
      guint k = (guint) game_rng_below (&rng, n);

      drawn |= G_GUINT64_CONSTANT (1) << kinds[k];
      kinds[k] = kinds[--n];
    }
  return drawn;
}

/* Plays the pair of games of a deal; the learner has the second seat first. */
static gboolean
play_pair (const Survey         *survey,
           const GameContestant *partner,
           const GameContestant *learner,
           guint64               deal,
           const gint           *cancel,
           Count                *count,
           guint                 points[2])
{
  for (guint own = 0; own < 2; own++)
    {
      GameDuelGame game;

      count->learner = 1 - own;
      count->turn = 0;
      if (!game_duel_watch_game (survey->module->rules, 2, partner, learner, survey->seed + deal,
                                 own, count_meetings, count, cancel, &game))
        return FALSE;
      points[own] = game.points;
    }
  return TRUE;
}

/* The points with sparring, and for each shaky kind its number and the times it was met without
 * sparring and with it: "20 4:3:7 5:1:2". */
static char *
play_item (guint64 item, const gint *cancel, gpointer data)
{
  const Survey         *survey = data;
  guint64               deal = item % survey->n;
  const GameContestant *learner = &g_array_index (survey->sides, Side, item / survey->n).contestant;
  guint64               kinds = draw_kinds (survey, deal);
  Count                 counts[N_WAYS];
  guint                 points[2];
  GString              *text;

  for (guint way = 0; way < N_WAYS; way++)
    {
      GameContestant partner = *learner;

      partner.sparring = way > 0 ? kinds : 0;
      counts[way] = (Count) { .module = survey->module, .kinds = kinds };
      if (!play_pair (survey, &partner, learner, deal, cancel, &counts[way], points))
        return NULL;
    }
  text = g_string_new (NULL);
  game_print_to (text, "%u%u", points[0], points[1]);
  for (guint i = 0; i < MAX_KINDS; i++)
    if (kinds >> i & 1)
      game_print_to (text, " %u:%u:%u", i, counts[0].met[i], counts[1].met[i]);
  return g_string_free (text, FALSE);
}

/* Adds the results of an item. */
static void
add_item (Sums *sums, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  double own[N_WAYS] = { 0.0, 0.0 };

  if (!words[0] || !game_duel_add_text (&sums->duel, words[0]))
    return;
  sums->deals++;
  for (guint i = 1; words[i]; i++)
    {
      g_auto (GStrv) numbers = g_strsplit (words[i], ":", 1 + N_WAYS);
      guint kind = (guint) g_ascii_strtoull (numbers[0], NULL, 10) % MAX_KINDS;

      sums->shaky[kind] += 2;
      for (guint way = 0; way < N_WAYS && numbers[1 + way]; way++)
        {
          double met = g_ascii_strtod (numbers[1 + way], NULL);

          sums->met[way][kind] += met;
          own[way] += met;
        }
    }
  for (guint way = 0; way < N_WAYS; way++)
    {
      sums->sum[way] += own[way];
      sums->squares[way] += own[way] * own[way];
    }
  sums->product += own[0] * own[1];
}

/* The ratio of the frequencies with and without sparring, and its error by the spread of the
 * deals. */
static double
find_times (const Sums *sums, double *error)
{
  double times = sums->sum[1] / MAX (sums->sum[0], 1.0);
  double spread = sums->squares[1] - 2.0 * times * sums->product +
                  times * times * sums->squares[0];

  *error = DEVIATIONS * sqrt (MAX (spread, 0.0)) / MAX (sums->sum[0], 1.0);
  return times;
}

static void
answer_level (const Sums *sums, const char *name, CliSink *sink)
{
  double           games = 2.0 * MAX (sums->deals, 1);
  double           low;
  double           high;
  double           error;
  double           times = find_times (sums, &error);
  g_autofree char *elo = cli_print_elo (game_duel_get_elo (&sums->duel, &low, &high));
  g_autofree char *from = cli_print_elo (low);
  g_autofree char *to = cli_print_elo (high);

  cli_sink_answer (sink, "| %s | %.2f | %.2f | %.2f (%.2f to %.2f) | %s (%s to %s) | %+.2f |", name,
                   sums->sum[0] / games, sums->sum[1] / games, times, times - error, times + error,
                   elo, from, to, game_duel_get_llr (&sums->duel, ELO_0, ELO_1));
}

static void
answer_kinds (const Survey *survey, const Sums *sums, const char *name, CliSink *sink)
{
  for (guint i = 0; i < survey->module->rules->n_kinds; i++)
    if (sums->shaky[i] > 0)
      cli_sink_answer (sink, "| %s | %s | %.2f | %.2f | %.2f |", name,
                       survey->module->rules->kinds[i].name, sums->met[0][i] / sums->shaky[i],
                       sums->met[1][i] / sums->shaky[i],
                       sums->met[1][i] / MAX (sums->met[0][i], 1.0));
}

static void
answer (const Survey *survey, const GameCheckpoint *part, CliSink *sink)
{
  g_autofree Sums *sums = g_new0 (Sums, survey->sides->len);

  cli_sink_answer (sink, "| level | without | with | times | Elo | llr of -10, 0 |\n"
                         "| --- | --: | --: | --: | --: | --: |");
  for (guint s = 0; s < survey->sides->len; s++)
    {
      for (guint64 i = 0; i < survey->n; i++)
        if (game_checkpoint_get (part, s * survey->n + i))
          add_item (&sums[s], game_checkpoint_get (part, s * survey->n + i));
      answer_level (&sums[s], g_array_index (survey->sides, Side, s).name, sink);
    }
  cli_sink_answer (sink, "\n| level | rule | without | with | times |\n"
                         "| --- | --- | --: | --: | --: |");
  for (guint s = 0; s < survey->sides->len; s++)
    answer_kinds (survey, &sums[s], g_array_index (survey->sides, Side, s).name, sink);
}

static gboolean
read_sides (Survey *survey, char **names, CliSink *sink)
{
  for (guint i = 0; names[i]; i++)
    {
      Side side = { .name = names[i] };

      if (!cli_read_contestant (survey->module, names[i], &side.contestant, sink))
        return FALSE;
      g_array_append_val (survey->sides, side);
    }
  return TRUE;
}

CliStatus
cli_spar (const CliArguments *arguments, CliSink *sink)
{
  const char *list = arguments->text[CLI_OPTION_PLAYERS];
  g_auto (GStrv) names = g_strsplit (list ? list : "1000,1200", ",", -1);
  g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (Side));
  g_autoptr (GameCheckpoint) part = NULL;
  Survey  survey = { .module = cli_read_game (arguments, sink),
                     .seed = arguments->number[CLI_OPTION_SEED],
                     .n = arguments->number[CLI_OPTION_GAMES] / 2,
                     .sides = sides };
  GameJob job = { .run = play_item, .data = &survey, .unit = "deals" };

  if (!survey.module)
    return CLI_MALFORMED;
  if (survey.module->player->spars == 0)
    return cli_sink_complain (sink, "nobody spars in %s", survey.module->rules->id);
  if (survey.n == 0 || arguments->number[CLI_OPTION_GAMES] % 2 != 0)
    return cli_sink_complain (sink, "--games takes an even number: every deal is played twice");
  if (!read_sides (&survey, names, sink))
    return CLI_MALFORMED;
  part = cli_job_new_part (arguments, survey.n * sides->len, sink);
  if (!part || !cli_job_run (arguments, part, &job, sink))
    return CLI_MALFORMED;
  answer (&survey, part, sink);
  return cli_job_end (part, sink);
}
