/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program as it is installed: its texts, its sounds, and all of its games with a board. The
 * measuring program begins with the same.
 */
#pragma once

#include "edubba-application.h"

G_BEGIN_DECLS

/* To be called first, once. */
EdubbaApplication *app_program_create (void) G_GNUC_WARN_UNUSED_RESULT;

/* Makes sure that the stack may grow as large as the toolkit needs it. If the user forbids that,
 * prints a sentence and returns FALSE. */
gboolean app_program_check_stack (void);

G_END_DECLS
