/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What stands above the lessons of a chapter in the list of the course: its number and title, and
 * the opponent who waits at its end, with a face. Nothing happens when such a row is pressed.
 */
#pragma once

#include <gtk/gtk.h>

#include "course-bout.h"
#include "edubba-game.h"

G_BEGIN_DECLS

/* The row of the chapter that a bout of `game` closes. */
GtkWidget *edubba_chapter_row_new (const EdubbaGame *game, const CourseBout *bout);

/* The row above the lessons that belong to no chapter. */
GtkWidget *edubba_chapter_row_new_appendix (void);

G_END_DECLS
