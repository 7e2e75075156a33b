/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The results of games, lessons, rules and puzzles, in numbers and sentences. Nothing is shown
 * that was not counted, and nothing at all before there is something.
 */
#pragma once

#include <adwaita.h>

#include "edubba-course.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_STATISTICS_PAGE (edubba_statistics_page_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaStatisticsPage, edubba_statistics_page, EDUBBA, STATISTICS_PAGE, AdwBin)

/* The statistics of courses (of EdubbaCourse; a reference is taken). */
EdubbaStatisticsPage *edubba_statistics_page_new (GPtrArray *courses, EdubbaProgress *progress);

G_END_DECLS
