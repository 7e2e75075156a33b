/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tour of the program: every page that can be reached from the start page, found as a person
 * finds it, by pressing whatever has an action. A page that is added tomorrow is on it tomorrow.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-game.h"

G_BEGIN_DECLS

/* Is shown every window there is on a page, the dialogs too. page: how one gets there, in actions.
 */
typedef void (*TourLook) (GtkWidget *window, const char *page, gpointer data);

/* In place of g_test_init (): the program with all of its games and catalogues, and a home of its
 * own. */
void tour_init (int *argc, char ***argv);

/* In place of g_test_run (). */
int tour_run (void);

/* Whether from now on the program speaks this language ("ru"); where the system has none but
 * English the test is skipped. */
gboolean tour_speak (const char *language);

/* A window of the program, shown at its start page; one of a program with other games, which end
 * with NULL; and the end of all windows there are. */
GtkWindow *tour_create_window (void);
GtkWindow *tour_create_window_of (const EdubbaGame *const *others);
void       tour_close_all (void);

/* Goes round, with a window for each page that is gone afterwards; returns how many there were. */
guint tour_take (TourLook look, gpointer data);

/* The same where the program has these games, which end with NULL, each with one that is over and
 * one that waits for a person. Pages that are the same whatever is played are left out. */
guint tour_take_games (const EdubbaGame *const *others, TourLook look, gpointer data);

/* Runs the main loop for a moment: what comes a little later is waited for, a toast, an answer of
 * the solver. */
void tour_wait_a_moment (void);

G_END_DECLS
