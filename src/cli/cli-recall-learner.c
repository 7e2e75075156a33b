/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A simulated learner's days. The program's knowledge and actions are those of its own code; only
 * the answers are simulated.
 */
#include "cli-recall.h"

#include <math.h>

#include "edubba-forecast.h"
#include "edubba-memory.h"
#include "game-rng.h"

#define DAY   86400
#define BIRTH G_GINT64_CONSTANT (1800000000)

/* The tasks of a day, and the share of days on which a learner comes. */
#define N_TASKS  5
#define PRESENCE 0.5

/* A rule is met every PACE days; after the last one there are PRACTICE days of practice only. */
#define PACE     2
#define PRACTICE 20

/* The days that a first success lasts by the laws other than FSRS-6, and the gain of a success:
 * the more was forgotten, the larger. */
#define FAST_DAYS 12.0
#define FAST_GAIN 3.5
#define SLOW_DAYS 8.0
#define SLOW_GAIN 8.0
#define LEAST     4.0

/* The slips of somebody who never forgets. */
#define SLIP 0.04

const char *const cli_learner_names[CLI_N_LEARNERS] = {
  [CLI_LEARNER_FSRS] = "fsrs",
  [CLI_LEARNER_FAST] = "fast",
  [CLI_LEARNER_SLOW] = "slow",
  [CLI_LEARNER_NEVER] = "never",
  [CLI_LEARNER_SURELY] = "surely",
};

/* A rule as it is known in truth, and as the program sees it. */
typedef struct
{
  const char  *paragraph;
  EdubbaFsrs   fsrs; /* the truth of some learners */
  double       days; /* the truth of others */
  EdubbaMemory memory;
  GArray      *reviews; /* of EdubbaReview */
} Rule;

typedef struct
{
  CliLearnerKind    kind;
  guint64           rng;
  guint             day;
  Rule             *rules;
  guint             n;
  guint             n_met;
  EdubbaForecast    forecast; /* of today */
  double            average;
  CliLearnerResult *result;
} Life;

/* A number from 0 to below 1. */
static double
draw (Life *life)
{
  return (double) (game_rng_next (&life->rng) >> 11) / (double) (G_GUINT64_CONSTANT (1) << 53);
}

static gint64
get_now (const Life *life)
{
  return BIRTH + (gint64) life->day * DAY;
}

/* Days since the last review. */
static double
get_age (const Life *life, const Rule *rule)
{
  return (double) (get_now (life) - rule->memory.when) / DAY;
}

/* The chance that a rule is known in truth. */
static double
get_truth (const Life *life, const Rule *rule)
{
  double age = get_age (life, rule);

  switch (life->kind)
    {
    case CLI_LEARNER_FSRS:
      return edubba_fsrs_recall (rule->fsrs.stability, age);
    case CLI_LEARNER_FAST:
      return exp2 (-age / rule->days);
    case CLI_LEARNER_SLOW:
      return 1 / (1 + age / (9 * rule->days));
    case CLI_LEARNER_NEVER:
      return 1 - SLIP;
    case CLI_LEARNER_SURELY:
    case CLI_N_LEARNERS:
    default:
      return 1;
    }
}

/* Updates the true memory after a review. */
static void
learn (const Life *life, Rule *rule, EdubbaGrade grade)
{
  gboolean first = rule->reviews->len == 0;
  double   age = first ? 0 : get_age (life, rule);
  gboolean fast = life->kind == CLI_LEARNER_FAST;
  double   gain = fast ? FAST_GAIN : SLOW_GAIN;
  double   truth = first ? 1 : get_truth (life, rule);

  rule->fsrs = edubba_fsrs_review (rule->fsrs, grade, age);
  if (first)
    rule->days = fast ? FAST_DAYS : SLOW_DAYS;
  else if (grade == EDUBBA_GRADE_AGAIN)
    rule->days = MAX (rule->days / 2, LEAST);
  else
    rule->days *= 1 + gain * (1 - truth);
}

static void
review (Life *life, Rule *rule, gboolean right)
{
  EdubbaRuleNote note = right ? EDUBBA_RULE_MET : EDUBBA_RULE_FAILED;
  EdubbaReview   entry = { get_now (life), edubba_rule_note_get_grade (note) };

  learn (life, rule, entry.grade);
  g_array_append_val (rule->reviews, entry);
  edubba_memory_note (&rule->memory, note, entry.time);
}

/* Fits the program's forecast of this learner from everything it knows today. */
static void
fit (Life *life)
{
  g_autoptr (GArray) recalls = g_array_new (FALSE, FALSE, sizeof (EdubbaRecall));
  guint remembered = 0;

  for (guint i = 0; i < life->n_met; i++)
    edubba_forecast_add_reviews (recalls, life->rules[i].reviews);
  for (guint i = 0; i < recalls->len; i++)
    remembered += g_array_index (recalls, EdubbaRecall, i).remembered;
  life->average = (remembered + 0.5) / (recalls->len + 1.0);
  life->forecast = edubba_forecast_fit ((const EdubbaRecall *) (gpointer) recalls->data,
                                        recalls->len, get_now (life));
}

static guint
get_study_day (const Life *life)
{
  return (guint) ((get_now (life) - life->result->study->start) / DAY);
}

static void
answer_test (Life *life, Rule *rule, EdubbaStudyTest test)
{
  EdubbaStudy      *study = life->result->study;
  EdubbaRecall      recall = edubba_forecast_look (&rule->memory, get_now (life));
  EdubbaStudyAnswer answer = {
    .round = study->start,
    .time = get_now (life),
    .paragraph = (char *) rule->paragraph,
    .test = test,
    .rests = edubba_study_find_rule (study, rule->paragraph)->rests,
    .forecast = edubba_forecast_get (&life->forecast, &recall),
    .right = draw (life) < get_truth (life, rule),
  };

  edubba_study_add_answer (study, &answer);
  g_array_append_val (life->result->averages, life->average);
  review (life, rule, answer.right);
}

static Rule *
find_rule (Life *life, const char *paragraph)
{
  guint i = 0;

  while (!g_str_equal (life->rules[i].paragraph, paragraph))
    i++;
  return &life->rules[i];
}

/* The rules known, most in need first; of EdubbaDueRule. */
static GPtrArray *
list_known (const Life *life)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (edubba_due_rule_free);

  for (guint i = 0; i < life->n_met; i++)
    g_ptr_array_add (list, edubba_due_rule_new (life->rules[i].paragraph, &life->rules[i].memory,
                                                get_now (life)));
  g_ptr_array_sort (list, edubba_due_rule_compare);
  return list;
}

static void
do_test (Life *life, const GPtrArray *asked)
{
  guint day = get_study_day (life);

  fit (life);
  for (guint i = 0; i < MIN (asked->len, N_TASKS); i++)
    {
      const char *paragraph = ((EdubbaStudyRule *) g_ptr_array_index (asked, i))->paragraph;

      answer_test (life, find_rule (life, paragraph),
                   edubba_study_find_test (life->result->study, paragraph, day));
    }
}

static void
practise (Life *life)
{
  guint day = get_study_day (life);
  g_autoptr (GPtrArray) list = list_known (life);
  guint done = 0;

  for (guint i = 0; i < list->len && done < N_TASKS; i++)
    {
      const EdubbaDueRule *due = g_ptr_array_index (list, i);
      Rule                *rule = find_rule (life, due->paragraph);

      if (edubba_study_rests (life->result->study, due->paragraph, day))
        continue;
      review (life, rule, draw (life) < get_truth (life, rule));
      done++;
    }
}

/* The tests that wait, or else the weakest rules that do not rest: as the daily five are chosen. */
static void
do_five (Life *life)
{
  g_autoptr (GPtrArray) asked =
    edubba_study_list_asked (life->result->study, get_study_day (life));

  if (asked->len > 0)
    do_test (life, asked);
  else
    practise (life);
}

static void
live_day (Life *life)
{
  if (life->n_met < life->n && life->day % PACE == 0)
    review (life, &life->rules[life->n_met++], TRUE);
  if (life->n_met > 0 && draw (life) < PRESENCE)
    do_five (life);
  life->day++;
}

static void
begin_round (Life *life)
{
  g_autoptr (GPtrArray) known = list_known (life);
  g_autofree EdubbaStudyRule *rules = g_new (EdubbaStudyRule, life->n);
  g_autofree gboolean        *rests = g_new (gboolean, life->n);
  guint64                     seed = game_rng_next (&life->rng);

  edubba_study_draw (seed, known->len, rests);
  for (guint i = 0; i < known->len; i++)
    rules[i] = (EdubbaStudyRule) { ((EdubbaDueRule *) g_ptr_array_index (known, i))->paragraph,
                                   rests[i] };
  edubba_study_begin (life->result->study, get_now (life), seed, rules, known->len);
}

static void
live_round (Life *life, guint round)
{
  begin_round (life);
  while (edubba_study_is_running (life->result->study, get_study_day (life)))
    live_day (life);
  if (round == 0)
    life->result->n_first = life->result->study->answers->len;
  for (EdubbaStudyTest test = 0; test < EDUBBA_STUDY_N_TESTS; test++)
    life->result->said[round][test] = edubba_study_compare (life->result->study, test).verdict;
}

void
cli_learner_live (CliLearnerKind     kind,
                  const char *const *paragraphs,
                  guint              n,
                  guint64            seed,
                  CliLearnerResult  *result)
{
  g_autofree Rule *rules = g_new0 (Rule, n);
  Life             life = { .kind = kind, .rng = seed, .rules = rules, .n = n, .result = result };

  *result = (CliLearnerResult) { .study = edubba_study_new (),
                                 .averages = g_array_new (FALSE, FALSE, sizeof (double)) };
  for (guint i = 0; i < n; i++)
    rules[i] = (Rule) { .paragraph = paragraphs[i],
                        .reviews = g_array_new (FALSE, FALSE, sizeof (EdubbaReview)) };
  while (life.day < PACE * n + PRACTICE)
    live_day (&life);
  for (guint round = 0; round < CLI_LEARNER_ROUNDS; round++)
    live_round (&life, round);
  for (guint i = 0; i < n; i++)
    g_array_unref (rules[i].reviews);
}

void
cli_learner_result_clear (CliLearnerResult *result)
{
  g_clear_pointer (&result->study, edubba_study_free);
  g_clear_pointer (&result->averages, g_array_unref);
}
