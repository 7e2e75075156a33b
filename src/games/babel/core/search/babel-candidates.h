/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Turns that are tried against each other in worlds that a seat holds possible, the worse half
 * dropped round by round (sequential halving: Karnin, Koren and Somekh, ICML 2013). All meet the
 * same worlds, so they differ by their actions and not by their luck.
 */
#pragma once

#include "babel-sample.h"
#include "game-critic.h"

G_BEGIN_DECLS

/* A turn to be tried, and its results. */
typedef struct
{
  GameLine line;
  gint32   worth; /* by its end alone, which decides between equals */
  gint64   sum;   /* of the worths found in all worlds tried */
} BabelCandidate;

/* Tries a candidate in a world, and adds the worth found to the sum. */
typedef void (*BabelTryFunc) (gpointer data, BabelCandidate *candidate, const BabelSample *world);

/* World number `n` of a seat: draws the hidden cards of `seen` by chance. */
void babel_world_draw (const BabelState *seen, guint64 seed, guint64 n, BabelSample *world);

/* Puts the best of the candidates (from 1) into the first place. Each round has an equal share of
 * the answers, each of which is one candidate tried in one world. Stops soon after *cancel (may
 * be NULL) is not 0, with the best one so far in the first place. */
void babel_candidates_halve (BabelCandidate   *candidates,
                             guint             n,
                             guint             answers,
                             const BabelState *seen,
                             guint64           seed,
                             const gint       *cancel,
                             BabelTryFunc      try_in,
                             gpointer          data);

G_END_DECLS
