/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program as the desktop sees it: one instance, its command line, the files it opens, its
 * shortcuts.
 *
 * It is given the games there are and names none of them.
 */
#pragma once

#include <adwaita.h>

#include "edubba-game.h"

G_BEGIN_DECLS

#define EDUBBA_TYPE_APPLICATION (edubba_application_get_type ())

G_DECLARE_FINAL_TYPE (EdubbaApplication, edubba_application, EDUBBA, APPLICATION, AdwApplication)

/* games: NULL-terminated, at least one; they must outlive the application. */
EdubbaApplication *
edubba_application_new (const char              *application_id,
                        const char              *version,
                        const EdubbaGame *const *games) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
