/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Takes the place of the program while another session keeps the user's games: says why, and
 * offers a way to try again.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_ALREADY_RUNNING_WINDOW (edubba_already_running_window_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaAlreadyRunningWindow,
                      edubba_already_running_window,
                      EDUBBA,
                      ALREADY_RUNNING_WINDOW,
                      AdwApplicationWindow)

/* "Try Again" activates `app.try-again`. */
EdubbaAlreadyRunningWindow *
edubba_already_running_window_new (GtkApplication *application) G_GNUC_WARN_UNUSED_RESULT;

/* Says that another start has failed, and its time: each such start changes the text, and a
 * screen reader speaks. */
void edubba_already_running_window_tell_again (EdubbaAlreadyRunningWindow *self);

G_END_DECLS
