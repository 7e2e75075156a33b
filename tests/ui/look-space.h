/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A survey of windows in many sizes, sizes of text and directions of writing. Its findings are
 * reported at its end, each fault once.
 */
#pragma once

#include "look.h"

G_BEGIN_DECLS

/* The number of arrangements; the second half is written from right to left. */
#define SPACE_N_ARRANGEMENTS 48

typedef struct _SpaceSurvey SpaceSurvey;

/* Begins a survey; it ends with space_survey_end (). */
SpaceSurvey *space_survey_new (void) G_GNUC_WARN_UNUSED_RESULT;

/* Looks at a window in one arrangement, if the display has room for it. page: the way there. */
void space_survey_look (SpaceSurvey *survey,
                        GtkWidget   *window,
                        const char  *page,
                        guint        arrangement);

/* Fails the test if anything was found, frees the survey, and returns the number of windows
 * looked at. */
guint space_survey_end (SpaceSurvey *survey);

G_END_DECLS
