/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call best, and the players that calls can name. A player is given the state as its seat
 * observes it and nothing else, and gives the same answer to the same question.
 */
#include "cli-player.h"
#include "course-trial.h"

#include <math.h>

#include "game-learner.h"

/* The longest plan. */
#define MAX_PLAN 64

/* Plays for the seat to act, plan by plan, until another seat must act, the decision is over or
 * something unknown is turned up; the actions go to `line`. Nothing that is hidden now comes to
 * light on the way. */
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
      GamePlayerOptions options = game_contestant_get_options (contestant);
      GameAction        plan[MAX_PLAN];
      guint             n;

      options.seed = seed;
      rules->observe (state, seat, seen);
      n = game_player_choose_with (contestant->player, rules, seen, rules->seat (seen), &options,
                                   plan, MAX_PLAN);
      if (n == 0)
        return;
      for (guint i = 0; i < n; i++)
        {
          g_string_append (line, line->len > 0 ? " " : "");
          rules->print_action (plan[i], line);
          if (game_state_decides (rules, state, plan[i]) ||
              (rules->kinds[plan[i].kind].flags & GAME_KIND_CHANCE))
            return;
          rules->apply (state, plan[i], NULL);
        }
    }
}

/* Reads a strength in points. */
static gboolean
read_points (const GamePlayer *player, const char *text, guint *points)
{
  const GameScale *scale = player->scale;
  guint64          number;

  if (!scale || !game_number_parse (text, scale->levels[GAME_N_LEVELS - 1], &number, NULL) ||
      number < scale->levels[0])
    return FALSE;
  *points = (guint) number;
  return TRUE;
}

gboolean
cli_read_contestant (const GameModule *module,
                     const char       *name,
                     GameContestant   *contestant,
                     CliSink          *sink)
{
  g_autofree char *names = NULL;
  g_autofree char *learners = NULL;

  *contestant = (GameContestant) { .player = module->player, .level = GAME_N_LEVELS - 1 };
  if (!name || game_player_find_level (module->player, name, &contestant->level) ||
      read_points (module->player, name, &contestant->points))
    return TRUE;
  if (game_learner_find (name, &contestant->learner))
    return TRUE;
  names = g_strjoinv (", ", (char **) module->player->levels);
  learners = g_strjoinv (", ", (char **) game_learner_names);
  cli_sink_complain (sink, "there is no level \"%s\"; the levels are %s; the learners %s", name,
                     names, learners);
  return FALSE;
}

char *
cli_print_elo (double elo)
{
  if (isinf (elo))
    return g_strdup (elo > 0 ? "inf" : "-inf");
  return g_strdup_printf ("%+.1f", elo);
}

CliStatus
cli_best (const CliArguments *arguments, CliSink *sink)
{
  const GameModule     *module;
  g_autofree GameState *state = cli_read_position (arguments, sink, &module);
  g_autoptr (GString) line = g_string_new (NULL);
  GameContestant contestant;

  if (!state || !cli_read_contestant (module, arguments->text[CLI_OPTION_LEVEL], &contestant, sink))
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

gboolean
cli_read_trial_player (const GameModule *module, const char *name, guint *who, CliSink *sink)
{
  GameLearner learner;

  if (strcmp (name, "learner") == 0)
    *who = COURSE_TRIAL_LEARNER;
  else if (strcmp (name, "random") == 0)
    *who = COURSE_TRIAL_RANDOM;
  else if (game_learner_find (name, &learner))
    *who = COURSE_TRIAL_SCRIPTED + learner;
  else if (!game_player_find_level (module->player, name, who))
    {
      cli_sink_complain (sink, "there is no player \"%s\"", name);
      return FALSE;
    }
  return TRUE;
}
