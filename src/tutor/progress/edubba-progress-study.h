/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Keeps the study of reminders: rounds of a study (edubba-study.h) with each game, which begin
 * only after the learner has agreed, and forecasts made before each answer.
 */
#pragma once

#include "edubba-forecast.h"
#include "edubba-progress.h"
#include "edubba-study-result.h"

G_BEGIN_DECLS

/* The study with a game, borrowed until the next change; NULL: nothing was ever noted of it. */
const EdubbaStudy *edubba_progress_get_study (EdubbaProgress *self, const char *game);

/* The number of midnights since the last round began; 0 without one. */
guint edubba_progress_get_study_day (EdubbaProgress *self, const char *game);

/* Returns TRUE if a round goes on today. */
gboolean edubba_progress_is_studying (EdubbaProgress *self, const char *game);

/* Begins a round with these rules, weakest first (ended by NULL, at least
 * EDUBBA_STUDY_MIN_RULES): the seed draws the rules that rest. Does nothing while a round goes
 * on. */
void edubba_progress_begin_study (EdubbaProgress    *self,
                                  const char        *game,
                                  const char *const *paragraphs,
                                  guint64            seed);

/* Gives up the round that goes on, if any; its answers are kept. */
void edubba_progress_end_study (EdubbaProgress *self, const char *game);

/* Fits the forecast to all reviews of the game by this learner. */
EdubbaForecast edubba_progress_fit_forecast (EdubbaProgress *self, const char *game);

/* Notes the answer to a rule in a test, and the chance that was foreseen for a right one, from 0 to
 * 1. Nothing happens if the rule is not to be asked in that test now. */
void edubba_progress_note_studied (EdubbaProgress *self,
                                   const char     *game,
                                   const char     *paragraph,
                                   EdubbaStudyTest test,
                                   double          forecast,
                                   gboolean        right);

G_END_DECLS
