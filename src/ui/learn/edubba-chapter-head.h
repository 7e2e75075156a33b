/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The head of a chapter's lessons in the list of the course: its number and title, and the
 * opponent who waits at its end, with a face. It is the header of a row and no row itself: Tab
 * passes over a list whose first row takes no focus.
 */
#pragma once

#include <gtk/gtk.h>

#include "course-bout.h"
#include "edubba-game.h"

G_BEGIN_DECLS

/* The head of the chapter that a bout of `game` closes. */
GtkWidget *edubba_chapter_head_new (const EdubbaGame *game, const CourseBout *bout);

/* The head of the lessons that belong to no chapter. */
GtkWidget *edubba_chapter_head_new_appendix (void);

G_END_DECLS
