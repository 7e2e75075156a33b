/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the tests of the page about the end of a game: matches of the plain board that are
 * about to end, and the page once it has come.
 */
#pragma once

#include "edubba-match.h"
#include "edubba-window.h"

G_BEGIN_DECLS

/* A position in which razing the six in Hatti wins at once. */
#define END_FIXTURE_MISSED_WIN                                                             \
  "babel/1 A:P|/12 H:AAA|MMMMMM/123456 M:MMMMM/12345|P/123 P:PPPPP/12345| S:SSSSS/12345| " \
  "pawns=QQ hands=HM|???? turn=30"

/* A match of that position, of two persons. */
EdubbaMatch *end_fixture_create (const char *position) G_GNUC_WARN_UNUSED_RESULT;

/* The same on the window's match page, with somebody of that kind in the second seat. */
EdubbaMatch *end_fixture_show (EdubbaWindow  *window,
                               const char    *position,
                               EdubbaSeatKind second) G_GNUC_WARN_UNUSED_RESULT;

/* Presses an action on the board. */
void end_fixture_act (EdubbaWindow *window, const char *action);

/* The page; NULL while it is not there. It comes when the moment on the board is over. Borrowed. */
GtkWidget *end_fixture_find (EdubbaWindow *window);
GtkWidget *end_fixture_wait (EdubbaWindow *window);

/* Closes the window, and lets go of the match. */
void end_fixture_finish (EdubbaWindow *window, EdubbaMatch *match);

/* Returns TRUE if a grid within a widget has a row with these texts, "1 You 15". */
gboolean end_fixture_has_row (GtkWidget *widget, const char *row);

G_END_DECLS
