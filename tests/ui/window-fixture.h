/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the tests of the whole window: an application that is nobody's, a home of its own,
 * and windows that begin with nothing or with the files of the window before.
 */
#pragma once

#include "edubba-bout.h"
#include "edubba-window.h"

G_BEGIN_DECLS

/* In place of g_test_init (): windows will offer the one game that `get_game` gives. */
void window_fixture_init (int *argc, char ***argv, const EdubbaGame *(*get_game) (void) );

/* The same for `n` games, with a function for each. */
void window_fixture_init_games (int *argc, char ***argv, guint n, ...);

/* In place of g_test_run (). */
int window_fixture_run (void);

/* A window that is shown, and finds what those before it have kept; or nothing of that. */
EdubbaWindow *window_fixture_create (void);
EdubbaWindow *window_fixture_create_fresh (void);

/* A window that writes nothing unless the lock is held. */
EdubbaWindow *window_fixture_create_locked (EdubbaLock *lock);

/* Forgets what windows have kept, for one to be made later. */
void window_fixture_forget (void);

/* Activates an action that asks where to save something, with a text or NULL as its parameter, and
 * answers with a path, or with none: NULL. Gives the name that was suggested; NULL if nothing was
 * asked. */
const char *window_fixture_save (EdubbaWindow *window,
                                 const char   *action,
                                 const char   *parameter,
                                 const char   *path);

/* The bout that the window's match page plays; it must play one. Borrowed. */
EdubbaBout *window_fixture_bout (EdubbaWindow *window);

/* Returns TRUE if the bout of a window (EdubbaWindow *) is over or waits for its learner: for
 * ui_wait (), which hurries the opponent along with that. */
gboolean window_fixture_is_ours (gpointer window);

/* Sends the coach of the open short game away: a test plays what it would object to. */
void window_fixture_play_alone (EdubbaWindow *window);

/* From now on nobody has to press points away that are counted: they end at once. */
void window_fixture_skip_counts (EdubbaWindow *window);

/* Closes a window; nothing of it may be left. */
void window_fixture_destroy (EdubbaWindow *window);

G_END_DECLS
