/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The preferences: a row for everything that can be set, and the way to forget all progress. They
 * are a sheet above the window, and no page of it.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-course.h"
#include "edubba-progress.h"

G_BEGIN_DECLS

/* The preferences as a widget that stands for itself. `settings` may be NULL (no schema is
 * installed): then only the data kept elsewhere are there. courses: of EdubbaCourse, one for each
 * game, which must stay valid for good. */
GtkWidget *edubba_preferences_new (GSettings      *settings,
                                   GPtrArray      *courses,
                                   EdubbaProgress *progress) G_GNUC_WARN_UNUSED_RESULT;

/* Shows them above a window. */
void edubba_preferences_show (GtkWidget      *parent,
                              GSettings      *settings,
                              GPtrArray      *courses,
                              EdubbaProgress *progress);

G_END_DECLS
