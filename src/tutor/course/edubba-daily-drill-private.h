/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the files of the daily five: the choice of rules. The struct stays with the file that
 * makes the tasks.
 */
#pragma once

#include "edubba-daily-drill.h"

G_BEGIN_DECLS

/* Returns TRUE if a puzzle is an exercise for a paragraph. */
gboolean edubba_daily_drill_drills (const CoursePuzzle *puzzle, const char *paragraph);

/* Returns TRUE if there is anything to ask for the paragraph: a task, a question or an exercise. */
gboolean edubba_daily_drill_can_train (EdubbaCourse *course, const char *paragraph);

/* The rules to ask about now (of EdubbaDueRule), of those that can be trained: those of a test
 * that waits, or else the weakest first. */
GPtrArray *edubba_daily_drill_list_rules (EdubbaCourse   *course,
                                          EdubbaProgress *progress) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
