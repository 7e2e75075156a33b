/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shared by the tests of the shell's widgets: a look into a tree of widgets, and waiting that
 * cannot hang.
 */
#pragma once

#include "edubba-page.h"

G_BEGIN_DECLS

/* Begins a test program of the shell's widgets, as display_test_init () does. */
void ui_init (int *argc, char ***argv);

/* Shows a page (floating) in a new window so wide and so high, in pixels, as the program does: it
 * is told, and its focus is where it begins. The window is owned by the toolkit. */
GtkWidget *ui_open_page (EdubbaPage *page, int width, int height);

/* Closes it. Everything must go with the window: nothing may hold the page. */
void ui_close_page (GtkWidget *window, EdubbaPage *page);

/* The first visible descendant of this type, in the order of the tree; or NULL. */
GtkWidget *ui_find (GtkWidget *widget, GType type);

/* The number of these descendants. */
guint ui_count (GtkWidget *widget, GType type);

/* The visible button with this text below `widget`, or NULL. */
GtkWidget *ui_find_button (GtkWidget *widget, const char *text);

/* Presses it. */
void ui_press (GtkWidget *widget, const char *text);

/* Moves the focus on within a widget, as Tab does in the active window: where a test has no display
 * of its own another window may be that, and the focus would begin again. FALSE at the end of what
 * can have it. */
gboolean ui_press_tab (GtkWidget *widget);

/* Returns TRUE if a visible label says exactly this: a descendant, or the widget itself. */
gboolean ui_says (GtkWidget *widget, const char *text);

/* The same for all windows that there are: a dialog may be one of its own or a part of another. */
GtkWidget *ui_find_button_anywhere (const char *text);
gboolean   ui_says_anywhere (const char *text);

/* Runs the main loop until one of them says it. */
void ui_wait_until_said (const char *text);

/* Presses a button of a dialog, which must be there, and lets come of it what comes at once. */
void ui_answer (const char *text);

/* Returns TRUE if the side panel of a page, which must have one, is shown. */
gboolean ui_panel_is_shown (GtkWidget *page);

/* Runs the main loop until it has been folded away because the window is narrow. */
void ui_wait_until_panel_is_folded (GtkWidget *page);

/* Runs the main loop until `done` gives TRUE; the test fails after some minutes. */
void ui_wait (gboolean (*done) (gpointer), gpointer data);

/* Runs the main loop until a window that is shown has drawn so many frames more. */
void ui_wait_for_frames (GtkWidget *window, guint frames);

/* Runs the main loop until nothing is left to do at once. */
void ui_settle (void);

G_END_DECLS
