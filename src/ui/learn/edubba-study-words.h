/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The results of a study in sentences: each says as much as the numbers bear. Numbers are
 * answers, or answers in 100.
 */
#pragma once

#include "edubba-study-result.h"

G_BEGIN_DECLS

/* Compares the right answers of a test in both groups, with the conclusion; free with g_free (). */
char *edubba_study_words_difference (const EdubbaStudy *study, EdubbaStudyTest test)
  G_GNUC_WARN_UNUSED_RESULT;

/* Compares the forecast with the answers, and says if they agree; free with g_free (). */
char *edubba_study_words_forecast (const EdubbaStudy *study) G_GNUC_WARN_UNUSED_RESULT;

/* The same for the forecasts in one group that is not empty; free with g_free (). */
char *edubba_study_words_bin (const EdubbaStudy *study, guint bin) G_GNUC_WARN_UNUSED_RESULT;

/* The day of the round; free with g_free (). */
char *edubba_study_words_day (guint day) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
