/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The banner of a moment, over the board for a second, and its sound. Neither says anything that
 * is not said elsewhere.
 */
#pragma once

#include "edubba-board.h"
#include "edubba-sound.h"

G_BEGIN_DECLS

/* The words of the banner over the board; NULL: there is none. */
const char *edubba_moment_get_words (EdubbaMoment moment);

/* The sound of a moment, or EDUBBA_N_SOUNDS. */
EdubbaSound edubba_moment_get_sound (EdubbaMoment moment);

G_END_DECLS
