/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tour of the program: every page that can be reached from the start page, found as a person
 * finds it, by pressing everything that has an action. A page that is added tomorrow is on it
 * tomorrow.
 */
#pragma once

#include <gtk/gtk.h>

#include "edubba-game.h"

G_BEGIN_DECLS

/* The games of a tour. */
typedef struct _TourGames TourGames;

/* A tour in a language ("en"): the data of a case. */
typedef struct
{
  const TourGames *games;
  const char      *language;
} TourCase;

/* Called with every window there is on a page, the dialogs too. page: the way there, in actions. */
typedef void (*TourLook) (GtkWidget *window, const char *page, gpointer data);

/* In place of g_test_init (): the program with all of its games and catalogues, and a home of its
 * own. */
void tour_init (int *argc, char ***argv);

/* In place of g_test_run (). */
int tour_run (void);

/* Makes the program speak a language ("ru"); FALSE, and the test is skipped, if the system has
 * none but English. */
gboolean tour_speak (const char *language);

/* The games of the program's list that have a board; the list ends with NULL. */
const EdubbaGame *const *tour_get_games (void);

/* Adds a case PATH/LANGUAGE/GAME for each game of the list, with a program that has it alone, and
 * in English one for the toys that three play; their data is a TourCase. The first game's tour
 * has all pages, the others leave out the pages that are the same for every game. */
void tour_add_cases (const char *path, const char *language, GTestDataFunc test);

/* Returns TRUE if a tour has the pages that are the same whatever is played. */
gboolean tour_is_whole (const TourCase *tour);

/* Shows a window of a program with the list's first game, at its start page; one of a program with
 * other games, which end with NULL; and destroys all windows there are. */
GtkWindow *tour_create_window (void);
GtkWindow *tour_create_window_of (const EdubbaGame *const *others);
void       tour_close_all (void);

/* Goes round, with a window for each page that is gone afterwards; returns the number of pages. */
guint tour_take (const TourGames *games, TourLook look, gpointer data);

/* Takes the tours of all cases in English. */
void tour_take_all (TourLook look, gpointer data);

/* Runs the main loop for a moment, in which a toast or an answer of the solver can come. */
void tour_wait_a_moment (void);

G_END_DECLS
