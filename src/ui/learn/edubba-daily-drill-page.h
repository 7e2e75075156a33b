/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The daily five at a glance: each task, the reason for it, its result, and the day of its
 * return. Before the first task it announces them, after the last it sums them up.
 *
 * Its button activates win.next-five, and win.back at the end.
 */
#pragma once

#include <adwaita.h>

#include "edubba-daily-drill.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_DAILY_DRILL_PAGE (edubba_daily_drill_page_get_type ())

G_DECLARE_FINAL_TYPE (
  EdubbaDailyDrillPage, edubba_daily_drill_page, EDUBBA, DAILY_DRILL_PAGE, AdwBin)

/* For a game's course. Tasks are made from now on. */
EdubbaDailyDrillPage *edubba_daily_drill_page_new (EdubbaCourse   *course,
                                                   EdubbaProgress *progress,
                                                   guint64         seed);

/* Sets the settings with the switch for sounds; NULL: it is as if nothing had been chosen. */
void edubba_daily_drill_page_set_settings (EdubbaDailyDrillPage *self, GSettings *settings);

EdubbaCourse     *edubba_daily_drill_page_get_course (EdubbaDailyDrillPage *self);
EdubbaDailyDrill *edubba_daily_drill_page_get_drill (EdubbaDailyDrillPage *self);

/* Says in a sentence why task i is here; the caller frees it. */
char *edubba_daily_drill_page_describe_reason (EdubbaDailyDrillPage *self,
                                               guint                 i) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
