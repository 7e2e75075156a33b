/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Shows on the board what has been picked and where it can go, and says so in its message: the
 * half-made action of babel-pending.h for the eye and the ear.
 */
#pragma once

#include "babel-board-parts.h"

G_BEGIN_DECLS

/* Describes the viewer's next choice; NULL if nothing particular is asked. The caller frees it. */
char *babel_choice_describe (BabelBoard *self) G_GNUC_WARN_UNUSED_RESULT;

/* Marks what is picked and its targets, or nothing. */
void babel_choice_show (BabelBoard *self);

G_END_DECLS
