/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All puzzles of a game to choose from, with filters, the one that suits the learner best, and a
 * way to the statistics.
 *
 * It only offers: its buttons activate win.open-puzzle. Nothing is proved here.
 */
#pragma once

#include <adwaita.h>

#include "edubba-course.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_PUZZLES_PAGE (edubba_puzzles_page_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaPuzzlesPage, edubba_puzzles_page, EDUBBA, PUZZLES_PAGE, AdwBin)

EdubbaPuzzlesPage *edubba_puzzles_page_new (EdubbaCourse *course, EdubbaProgress *progress);

/* The puzzles that are listed now (of EdubbaPuzzleItem); borrowed. */
GListModel *edubba_puzzles_page_get_listed (EdubbaPuzzlesPage *self);

/* Filters the list: by theme (an id, or NULL: any), by grade of difficulty (EDUBBA_N_GRADES:
 * any), unsolved only; with these words in the title (may be empty). */
void edubba_puzzles_page_filter (EdubbaPuzzlesPage *self,
                                 const char        *theme,
                                 guint              grade,
                                 gboolean           unsolved,
                                 const char        *words);

G_END_DECLS
