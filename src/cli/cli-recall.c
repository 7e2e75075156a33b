/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The call recall: tests if the program proves that it has taught. Simulated learners
 * (cli-recall.h) take part in studies; the forecast stands beside the outcome, and the stated
 * difference beside the learners for whom it was right.
 */
#include "cli-recall.h"

#include <math.h>

#include "cli-call.h"
#include "game-rng.h"

/* The results of all learners of a kind. */
typedef struct
{
  guint  n[EDUBBA_STUDY_N_TESTS][2]; /* answers of the first round */
  double forecast[EDUBBA_STUDY_N_TESTS][2];
  double happened[EDUBBA_STUDY_N_TESTS][2];
  guint  n_all; /* answers of all rounds, and the loss of each */
  double loss;
  double average_loss;
  double constant_loss;
  guint  first[EDUBBA_STUDY_N_TESTS][EDUBBA_STUDY_HINDERED + 1]; /* said after the first round */
  guint  last[EDUBBA_STUDY_HINDERED + 1];                        /* of either test, at the end */
  guint  ever;                                                   /* a difference was said */
} Sums;

/* A forecast that needs no data: nine of ten answers are right if asked when due. */
#define CONSTANT 0.9

/* The most learners that can be simulated. */
#define MAX_LEARNERS 100000

static double
get_loss (double forecast, gboolean right)
{
  return -log (right ? forecast : 1 - forecast);
}

static void
add_answers (Sums *sums, const CliLearnerResult *result)
{
  for (guint i = 0; i < result->study->answers->len; i++)
    {
      const EdubbaStudyAnswer *answer = g_ptr_array_index (result->study->answers, i);
      gboolean                 rests = answer->rests != FALSE;

      sums->n_all++;
      sums->loss += get_loss (answer->forecast, answer->right);
      sums->average_loss +=
        get_loss (g_array_index (result->averages, double, i), answer->right);
      sums->constant_loss += get_loss (CONSTANT, answer->right);
      if (i >= result->n_first)
        continue;
      sums->n[answer->test][rests]++;
      sums->forecast[answer->test][rests] += answer->forecast;
      sums->happened[answer->test][rests] += answer->right != FALSE;
    }
}

static void
add_verdicts (Sums *sums, const CliLearnerResult *result)
{
  gboolean ever = FALSE;

  for (EdubbaStudyTest test = 0; test < EDUBBA_STUDY_N_TESTS; test++)
    {
      sums->first[test][result->said[0][test]]++;
      sums->last[result->said[CLI_LEARNER_ROUNDS - 1][test]]++;
      for (guint round = 0; round < CLI_LEARNER_ROUNDS; round++)
        ever |= result->said[round][test] >= EDUBBA_STUDY_HELPED;
    }
  sums->ever += ever;
}

/* The paragraphs of the rules: there are tasks for each. */
static GPtrArray *
list_paragraphs (const GameModule *module)
{
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; i < module->rules->n_paragraphs; i++)
    g_ptr_array_add (list, (char *) module->rules->paragraphs[i].number);
  return list;
}

static void
live (Sums *sums, CliLearnerKind kind, const GPtrArray *paragraphs, guint64 n, guint64 seed)
{
  for (guint64 i = 0; i < n; i++)
    {
      CliLearnerResult result;

      cli_learner_live (kind, (const char *const *) paragraphs->pdata, paragraphs->len,
                        game_rng_fork (seed + i, kind + 1), &result);
      add_answers (sums, &result);
      add_verdicts (sums, &result);
      cli_learner_result_clear (&result);
    }
}

static void
answer_forecasts (const Sums *sums, CliSink *sink)
{
  static const char *const groups[] = { "reminded", "resting" };

  cli_sink_answer (sink, "| learner | day | group | %% foreseen | %% right | off |\n"
                         "| --- | --: | --- | --: | --: | --: |");
  for (CliLearnerKind kind = 0; kind < CLI_N_LEARNERS; kind++)
    for (EdubbaStudyTest test = 0; test < EDUBBA_STUDY_N_TESTS; test++)
      for (guint rests = 0; rests < G_N_ELEMENTS (groups); rests++)
        {
          double n = sums[kind].n[test][rests];
          double forecast = 100.0 * sums[kind].forecast[test][rests] / n;
          double happened = 100.0 * sums[kind].happened[test][rests] / n;

          cli_sink_answer (sink, "| %s | %u | %s | %.1f | %.1f | %+.1f |", cli_learner_names[kind],
                           edubba_study_get_day (test), groups[rests], forecast, happened,
                           forecast - happened);
        }
}

static void
answer_losses (const Sums *sums, CliSink *sink)
{
  cli_sink_answer (sink, "\n| learner | answers | log loss | of a constant | of one's average |\n"
                         "| --- | --: | --: | --: | --: |");
  for (CliLearnerKind kind = 0; kind < CLI_N_LEARNERS; kind++)
    {
      double n = sums[kind].n_all;

      cli_sink_answer (sink, "| %s | %u | %.4f | %.4f | %.4f |", cli_learner_names[kind],
                       sums[kind].n_all, sums[kind].loss / n, sums[kind].constant_loss / n,
                       sums[kind].average_loss / n);
    }
}

static void
answer_verdicts (const Sums *sums, guint64 n, CliSink *sink)
{
  cli_sink_answer (sink, "\n| learner | 7: helped | hindered | 30: helped | hindered | "
                         "ever in %u rounds |\n"
                         "| --- | --: | --: | --: | --: | --: |",
                   CLI_LEARNER_ROUNDS);
  for (CliLearnerKind kind = 0; kind < CLI_N_LEARNERS; kind++)
    {
      const Sums *own = &sums[kind];
      double      share = 100.0 / (double) n;

      cli_sink_answer (sink, "| %s | %.1f | %.1f | %.1f | %.1f | %.1f |", cli_learner_names[kind],
                       share * own->first[EDUBBA_STUDY_WEEK][EDUBBA_STUDY_HELPED],
                       share * own->first[EDUBBA_STUDY_WEEK][EDUBBA_STUDY_HINDERED],
                       share * own->first[EDUBBA_STUDY_MONTH][EDUBBA_STUDY_HELPED],
                       share * own->first[EDUBBA_STUDY_MONTH][EDUBBA_STUDY_HINDERED],
                       share * own->ever);
    }
}

CliStatus
cli_recall (const CliArguments *arguments, CliSink *sink)
{
  const GameModule *module = cli_read_game (arguments, sink);
  guint64           n = arguments->number[CLI_OPTION_LEARNERS];
  Sums              sums[CLI_N_LEARNERS] = { 0 };
  g_autoptr (GPtrArray) paragraphs = NULL;

  if (!module)
    return CLI_MALFORMED;
  if (n == 0 || n > MAX_LEARNERS)
    return cli_sink_complain (sink, "--learners takes a number from 1 to %u", MAX_LEARNERS);
  paragraphs = list_paragraphs (module);
  if (paragraphs->len < EDUBBA_STUDY_MIN_RULES)
    return cli_sink_complain (sink, "%s has too few rules to compare",
                              module->rules->id);
  for (CliLearnerKind kind = 0; kind < CLI_N_LEARNERS; kind++)
    live (&sums[kind], kind, paragraphs, n, arguments->number[CLI_OPTION_SEED]);
  answer_forecasts (sums, sink);
  answer_losses (sums, sink);
  answer_verdicts (sums, n, sink);
  return CLI_DONE;
}
