/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The learner's statistics of a game's puzzles: the rating, its course, and the number of solved
 * puzzles of each theme.
 */
#pragma once

#include <adwaita.h>

#include "edubba-course.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

/* A page for a sheet with the present figures; or the same added to a page: the rating, and the
 * number of puzzles solved. */
GtkWidget *edubba_puzzle_statistics_new (EdubbaCourse *course, EdubbaProgress *progress);
void       edubba_puzzle_statistics_add_rating (AdwPreferencesPage *page,
                                                EdubbaCourse       *course,
                                                EdubbaProgress     *progress);
void       edubba_puzzle_statistics_add_counts (AdwPreferencesPage *page,
                                                EdubbaCourse       *course,
                                                EdubbaProgress     *progress);

/* The ids of the themes that a game's puzzles to choose from have and that have a name, each once,
 * in the order of their first use; the strings are borrowed. */
GPtrArray *edubba_puzzle_statistics_list_themes (EdubbaCourse *course) G_GNUC_WARN_UNUSED_RESULT;

/* The number of the puzzles to choose from, and of the solved ones; of one theme only, if it is
 * not NULL. */
guint edubba_puzzle_statistics_count (EdubbaCourse   *course,
                                      EdubbaProgress *progress,
                                      const char     *theme,
                                      guint          *solved);

G_END_DECLS
