/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the files of the daily five share: which rules come up. The struct stays with the one that
 * makes the tasks.
 */
#pragma once

#include "edubba-daily-drill.h"

G_BEGIN_DECLS

/* Whether a puzzle is an exercise for a paragraph. */
gboolean edubba_daily_drill_drills (const CoursePuzzle *puzzle, const char *paragraph);

/* Whether anything can be asked for the paragraph: a task, a question or an exercise. */
gboolean edubba_daily_drill_can_train (EdubbaCourse *course, const char *paragraph);

/* What is to be asked now, in a test that waits, or else by how weak it is: rules (of
 * EdubbaDueRule) that can be trained. */
GPtrArray *edubba_daily_drill_list_rules (EdubbaCourse   *course,
                                          EdubbaProgress *progress) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
