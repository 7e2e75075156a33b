/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one window: a header bar and a stack of pages (start, new game, match), and the actions that
 * move between them. It opens files and positions, and keeps the game in progress saved.
 */
#pragma once

#include <adwaita.h>

#include "edubba-game.h"
#include "edubba-lock.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_WINDOW (edubba_window_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaWindow, edubba_window, EDUBBA, WINDOW, AdwApplicationWindow)

/* The folder of games and progress; free with g_free (). */
char *edubba_window_dup_data_folder (void) G_GNUC_WARN_UNUSED_RESULT;

/* games: NULL-terminated, at least one. lock: on the folder; without holding it nothing is written
 * there. NULL: nothing else uses the folder. */
EdubbaWindow *edubba_window_new (GtkApplication          *application,
                                 const EdubbaGame *const *games,
                                 EdubbaLock              *lock);

/* The most things opened at a time, and the most of their pages that lie on one another. */
#define EDUBBA_MOST_OPENED 20

/* Opens files and links one by one, whenever there is nothing else to do; says how many were left
 * out if there are too many. */
void edubba_window_open_files (EdubbaWindow *self, GFile *const *files, guint n);

/* Opens a puzzle or a record, or shows the page that it is opened on already; a text that cannot
 * be read is answered with a dialog that gives the reason. */
void edubba_window_open_file (EdubbaWindow *self, GFile *file);

/* Opens a position as a game for the seat to act against the computer. */
void edubba_window_open_position (EdubbaWindow *self, const char *position);

/* Opens the target of a link: a position, or a puzzle. */
void edubba_window_open_link (EdubbaWindow *self, const char *text);

/* Opens today's puzzle of one of the window's games; NULL: of the game that is looked at. */
void edubba_window_open_daily_puzzle (EdubbaWindow *self, const EdubbaGame *game);

G_END_DECLS
