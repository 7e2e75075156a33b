/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A learner's standing with puzzles: an estimate of strength, and the rating that is shown.
 *
 * The estimate is Glicko-2 and takes in every rated answer. The shown rating follows it, but never
 * down for a puzzle that was solved in the end: it falls only when a puzzle is left unsolved. Pure
 * functions; all figures are rounded to the digits of the ledger.
 */
#pragma once

#include "edubba-glicko.h"

G_BEGIN_DECLS

/* The number of rated answers before a rating is shown. */
#define EDUBBA_PLACEMENT 10

/* The most by which one answer moves the estimate after these, and the shown rating. */
#define EDUBBA_MAX_RATING_STEP 60

/* The greatest rating. */
#define EDUBBA_MAX_RATING 10000

typedef struct
{
  EdubbaGlicko glicko; /* the estimate */
  gint64       rated;  /* time of the last rated answer, in seconds since 1970, UTC; 0: never */
  guint        tries;  /* rated answers */
  guint        shown;  /* the rating that is shown; worthless before EDUBBA_PLACEMENT tries */
} EdubbaStanding;

/* A learner of whom nothing is known, with an estimate of `rating`. */
void edubba_standing_init (EdubbaStanding *self, double rating);

/* Takes in the first answer to a puzzle of that rating, given at `time`: clean, which is right
 * without a wrong answer or a hint before it, or not. */
void edubba_standing_rate (EdubbaStanding *self, guint rating, gboolean clean, gint64 time);

/* A puzzle that was answered wrong has been left unsolved: the shown rating falls towards the
 * estimate. */
void edubba_standing_leave (EdubbaStanding *self);

/* The rating of puzzles that suit the learner `age` seconds after the last answer: the estimate
 * less its deviation; before a rating is shown, the estimate, up to a bound that rises with each
 * puzzle. */
double edubba_standing_get_fit (const EdubbaStanding *self, double age);

/* The deviation of the estimate then. */
double edubba_standing_get_deviation (const EdubbaStanding *self, double age);

/* Returns TRUE if there are answers enough for a rating to be shown. */
gboolean edubba_standing_is_placed (const EdubbaStanding *self);

G_END_DECLS
