/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is shown in place of the program while another session keeps the user's games: why, and a
 * way to try again.
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define EDUBBA_TYPE_ELSEWHERE_WINDOW (edubba_elsewhere_window_get_type ())

G_DECLARE_FINAL_TYPE (
  EdubbaElsewhereWindow, edubba_elsewhere_window, EDUBBA, ELSEWHERE_WINDOW, AdwApplicationWindow)

/* "Try Again" activates `app.try-again`. */
EdubbaElsewhereWindow *
edubba_elsewhere_window_new (GtkApplication *application) G_GNUC_WARN_UNUSED_RESULT;

/* Says that it was tried again, in vain, and when: however often that happens, something is seen of
 * it, and a screen reader speaks. */
void edubba_elsewhere_window_tell_again (EdubbaElsewhereWindow *self);

G_END_DECLS
