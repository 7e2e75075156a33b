/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Glicko-2, a rating that knows how sure it is of itself, as pure functions.
 *
 * Mark E. Glickman, "Example of the Glicko-2 system" (2013), glicko.net/glicko/glicko2.pdf; the
 * steps in the source are numbered as there. Ratings are on the scale for people, around 1500.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct
{
  double rating;
  double deviation;  /* the truth lies within two of these in 95 cases of 100 */
  double volatility; /* spread of the results */
} EdubbaGlicko;

/* One result against somebody, or something, of known strength. */
typedef struct
{
  double rating;
  double deviation;
  double score; /* from 0, lost, to 1, won */
} EdubbaGlickoResult;

/* An unknown player: the paper's deviation and volatility. */
void edubba_glicko_init (EdubbaGlicko *self, double rating);

/* Takes in the results (n may be 0) of a time of `periods` rating periods (at least 0; need not be
 * whole). The deviation first grows with the time, at the most to that of somebody unknown; one
 * that is larger stays. */
void edubba_glicko_rate (EdubbaGlicko             *self,
                         const EdubbaGlickoResult *results,
                         gsize                     n,
                         double                    periods);

/* The deviation after that time without a result. */
double edubba_glicko_get_deviation (const EdubbaGlicko *self, double periods);

G_END_DECLS
