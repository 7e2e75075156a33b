/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Simulated learners for the call recall: their memory follows a law of its own, of which the
 * program sees nothing but right and wrong answers. They meet the rules of a game one after the
 * other, do the daily five on most days, and take part in studies (edubba-study.h).
 */
#pragma once

#include "edubba-study-result.h"

G_BEGIN_DECLS

/* The kinds of forgetting. */
typedef enum
{
  CLI_LEARNER_FSRS,   /* as FSRS-6 has it */
  CLI_LEARNER_FAST,   /* faster, by half-lives */
  CLI_LEARNER_SLOW,   /* slower, by a hyperbola */
  CLI_LEARNER_NEVER,  /* never, but one answer in 25 is a slip */
  CLI_LEARNER_SURELY, /* never, and nothing slips */
  CLI_N_LEARNERS,
} CliLearnerKind;

extern const char *const cli_learner_names[CLI_N_LEARNERS];

/* The rounds one learner takes part in, one after the other. */
#define CLI_LEARNER_ROUNDS 4

/* The result of a learner's life. */
typedef struct
{
  EdubbaStudy *study;    /* after the last round; owned */
  GArray      *averages; /* for each answer which share the learner had remembered before; owned */
  guint        n_first;  /* answers of the first round */

  /* The verdict on either test after each round. */
  EdubbaStudyVerdict said[CLI_LEARNER_ROUNDS][EDUBBA_STUDY_N_TESTS];
} CliLearnerResult;

/* Lets a learner live who knows these n rules in the end; the same seed gives the same life. */
void cli_learner_live (CliLearnerKind     kind,
                       const char *const *paragraphs,
                       guint              n,
                       guint64            seed,
                       CliLearnerResult  *result);
void cli_learner_result_clear (CliLearnerResult *result);

G_END_DECLS
