/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call ladder: tests if strangers meet opponents of their own strength. Strangers, each a
 * player of whom the ladder knows nothing, play one game after the other against the strength
 * that it thinks them to have (game-ladder.h); and strengths play the levels nearest to them, so
 * that their nominal points stand beside the measured ones. An item of the job is a stranger, or
 * a deal.
 */
#include "cli-job.h"
#include "cli-player.h"

#include <math.h>

#include "game-ladder.h"
#include "game-print.h"
#include "game-rng.h"

/* The games of a stranger; the first ones serve to find out its strength. */
#define N_GAMES 25
#define N_FIRST 5

/* The distance in points between the strengths that are measured. */
#define STEP 100

/* The opponents of a strength: the level below it and the one above. */
#define N_SIDES 2

typedef struct
{
  const char    *name;
  GameContestant contestant;
  guint          points; /* 0: unknown */
} Stranger;

typedef struct
{
  const GameModule *module;
  guint64           seed;
  guint64           n; /* strangers of a kind, and deals of a strength with a level */
  GArray           *strangers;
  guint             first; /* the first strength to be measured, ... */
  guint             n_strengths;
} Survey;

static const GameScale *
get_scale (const Survey *survey)
{
  return survey->module->player->scale;
}

static GameContestant
get_strength (const Survey *survey, guint points)
{
  return (GameContestant) { .player = survey->module->player, .points = points };
}

/* The game's seed: one deal for all strangers. */
static guint64
get_seed (const Survey *survey, guint64 number, guint game)
{
  return game_rng_fork (survey->seed + number, game);
}

/* A letter for each game, and the ladder's estimate in the end, in points: "wlldw... 1340". */
static char *
play_stranger (const Survey *survey, guint kind, guint64 number, const gint *cancel)
{
  const Stranger  *stranger = &g_array_index (survey->strangers, Stranger, kind);
  const GameRules *rules = survey->module->rules;
  g_autoptr (GString) text = g_string_new (NULL);
  GameLadder ladder;

  game_ladder_init (&ladder, get_scale (survey));
  for (guint i = 0; i < N_GAMES; i++)
    {
      guint          points = game_ladder_get_points (&ladder, get_scale (survey));
      GameContestant rival = get_strength (survey, points);
      GameDuelGame   game;

      if (!game_duel_play_game (rules, 2, &stranger->contestant, &rival,
                                get_seed (survey, number, i), i % 2, cancel, &game))
        return NULL;
      game_ladder_note (&ladder, get_scale (survey), points, game.points / 2.0);
      g_string_append_c (text, "ldw"[game.points]);
    }
  game_print_to (text, "%u", game_ladder_get_points (&ladder, get_scale (survey)));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The level for people next to a strength: below it or at it, or above. */
static guint
find_level (const Survey *survey, guint points, guint side)
{
  guint level = 0;

  while (level + N_SIDES < GAME_N_LEVELS && get_scale (survey)->levels[level + 1] <= points)
    level++;
  return level + side;
}

static char *
play_strength (const Survey *survey, guint64 row, guint64 number, const gint *cancel)
{
  guint          points = survey->first + (guint) (row / N_SIDES) * STEP;
  GameContestant own = get_strength (survey, points);
  GameContestant rival = { .player = survey->module->player,
                           .level = find_level (survey, points, row % N_SIDES) };
  guint          brought[2];

  if (!game_duel_play_pair (survey->module->rules, &own, &rival, survey->seed + number, cancel,
                            brought))
    return NULL;
  return game_duel_print_pair (brought);
}

static char *
play_item (guint64 item, const gint *cancel, gpointer data)
{
  const Survey *survey = data;
  guint64       row = item / survey->n;

  if (row < survey->strangers->len)
    return play_stranger (survey, (guint) row, item % survey->n, cancel);
  return play_strength (survey, row - survey->strangers->len, item % survey->n, cancel);
}

/* The points of a stranger's games, from the sixth on. */
static double
count_points (const char *text)
{
  double points = 0.0;

  for (guint i = N_FIRST; i < N_GAMES; i++)
    points += text[i] == 'w' ? 1.0 : text[i] == 'd' ? 0.5
                                                    : 0.0;
  return points / (N_GAMES - N_FIRST);
}

static void
answer_strangers (const Survey *survey, const GameCheckpoint *part, CliSink *sink)
{
  cli_sink_answer (sink, "| stranger | points | found | %% from game %u on |\n"
                         "| --- | --: | --: | --: |",
                   N_FIRST + 1);
  for (guint kind = 0; kind < survey->strangers->len; kind++)
    {
      const Stranger  *stranger = &g_array_index (survey->strangers, Stranger, kind);
      g_autofree char *known = stranger->points > 0 ? g_strdup_printf ("%u", stranger->points)
                                                    : g_strdup ("?");
      double           score = 0.0;
      double           found = 0.0;

      for (guint64 i = 0; i < survey->n; i++)
        {
          const char *text = game_checkpoint_get (part, kind * survey->n + i);

          if (!text)
            continue;
          score += count_points (text);
          found += g_ascii_strtod (text + N_GAMES, NULL);
        }
      cli_sink_answer (sink, "| %s | %s | %.0f | %.1f |", stranger->name, known,
                       found / (double) survey->n, 100.0 * score / (double) survey->n);
    }
}

/* The measured points of a strength by its games with one level; the weight is that of its
 * result. */
static double
measure (const Survey *survey, const GameCheckpoint *part, guint64 row, double *weight)
{
  guint64  first = (survey->strangers->len + row) * survey->n;
  guint    points = survey->first + (guint) (row / N_SIDES) * STEP;
  GameDuel duel = { 0 };
  double   score;
  double   games;

  for (guint64 i = 0; i < survey->n; i++)
    if (game_checkpoint_get (part, first + i))
      game_duel_add_text (&duel, game_checkpoint_get (part, first + i));
  games = (double) (duel.wins + duel.losses + duel.draws);
  score = CLAMP (game_duel_get_score (&duel), 0.5 / (games + 1.0), 1.0 - 0.5 / (games + 1.0));
  *weight = score * (1.0 - score);
  return get_scale (survey)->levels[find_level (survey, points, row % N_SIDES)] -
         400.0 * log10 (1.0 / score - 1.0);
}

static void
answer_strengths (const Survey *survey, const GameCheckpoint *part, CliSink *sink)
{
  const char *const *names = survey->module->player->levels;

  cli_sink_answer (sink, "\n| strength | with | with | measured | off |\n"
                         "| --: | --- | --- | --: | --: |");
  for (guint i = 0; i < survey->n_strengths; i++)
    {
      guint  points = survey->first + i * STEP;
      double weight[N_SIDES];
      double found[N_SIDES];
      double mean;

      for (guint side = 0; side < N_SIDES; side++)
        found[side] = measure (survey, part, i * N_SIDES + side, &weight[side]);
      mean = (found[0] * weight[0] + found[1] * weight[1]) / (weight[0] + weight[1]);
      cli_sink_answer (sink, "| %u | %s %.0f | %s %.0f | %.0f | %+.0f |", points,
                       names[find_level (survey, points, 0)], found[0],
                       names[find_level (survey, points, 1)], found[1], mean, mean - points);
    }
}

/* The strangers, and between the weakest and the strongest of them the strengths. */
static gboolean
read_strangers (Survey *survey, char **names, CliSink *sink)
{
  guint low = G_MAXUINT;
  guint high = 0;

  for (guint i = 0; names[i]; i++)
    {
      Stranger stranger = { .name = names[i] };

      if (!cli_read_contestant (survey->module, names[i], &stranger.contestant, sink))
        return FALSE;
      stranger.points = stranger.contestant.points;
      if (stranger.points == 0 && stranger.contestant.player == survey->module->player &&
          stranger.contestant.learner == GAME_LEARNER_NONE &&
          stranger.contestant.level < GAME_N_LEVELS)
        stranger.points = get_scale (survey)->levels[stranger.contestant.level];
      g_array_append_val (survey->strangers, stranger);
      if (stranger.points == 0)
        continue;
      low = MIN (low, stranger.points);
      high = MAX (high, stranger.points);
    }
  survey->first = (low + STEP - 1) / STEP * STEP;
  survey->n_strengths = high > survey->first ? (high - survey->first) / STEP + 1 : 0;
  return TRUE;
}

CliStatus
cli_ladder (const CliArguments *arguments, CliSink *sink)
{
  const char *list = arguments->text[CLI_OPTION_PLAYERS];
  g_auto (GStrv) names = g_strsplit (list ? list : "pupil,scribe,builder", ",", -1);
  g_autoptr (GArray) strangers = g_array_new (FALSE, FALSE, sizeof (Stranger));
  g_autoptr (GameCheckpoint) part = NULL;
  Survey  survey = { .module = cli_read_game (arguments, sink),
                     .seed = arguments->number[CLI_OPTION_SEED],
                     .n = arguments->number[CLI_OPTION_GAMES],
                     .strangers = strangers };
  GameJob job = { .run = play_item, .data = &survey, .unit = "strangers and deals" };

  if (!survey.module)
    return CLI_MALFORMED;
  if (!get_scale (&survey))
    return cli_sink_complain (sink, "%s has no strengths between its levels",
                              survey.module->rules->id);
  if (survey.n == 0)
    return cli_sink_complain (sink, "--games takes a number from 1 on");
  if (!read_strangers (&survey, names, sink))
    return CLI_MALFORMED;
  part = cli_job_new_part (arguments,
                           survey.n * (strangers->len + survey.n_strengths * N_SIDES), sink);
  if (!part || !cli_job_run (arguments, part, &job, sink))
    return CLI_MALFORMED;
  answer_strangers (&survey, part, sink);
  answer_strengths (&survey, part, sink);
  return cli_job_end (part, sink);
}
