/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a study has found, in sentences: each says what the numbers bear, and no more. Numbers are
 * answers, or answers in 100.
 */
#pragma once

#include "edubba-study-result.h"

G_BEGIN_DECLS

/* How many answers of a test were right in both groups, and what follows; free with g_free (). */
char *edubba_study_words_difference (const EdubbaStudy *study, EdubbaStudyTest test)
  G_GNUC_WARN_UNUSED_RESULT;

/* What was foreseen, what happened, and whether that agrees; free with g_free (). */
char *edubba_study_words_forecast (const EdubbaStudy *study) G_GNUC_WARN_UNUSED_RESULT;

/* The same of the forecasts in one group, of which there are some; free with g_free (). */
char *edubba_study_words_bin (const EdubbaStudy *study, guint bin) G_GNUC_WARN_UNUSED_RESULT;

/* How far the round is on this day; free with g_free (). */
char *edubba_study_words_day (guint day) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
