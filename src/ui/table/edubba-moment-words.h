/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is said and heard of a moment: a banner over the board for a second, and a sound. Neither
 * says anything that is not said elsewhere.
 */
#pragma once

#include "edubba-board.h"
#include "edubba-sound.h"

G_BEGIN_DECLS

/* What the banner over the board says of a moment; NULL: there is none. */
const char *edubba_moment_get_words (EdubbaMoment moment);

/* The sound of a moment, or EDUBBA_N_SOUNDS. */
EdubbaSound edubba_moment_get_sound (EdubbaMoment moment);

G_END_DECLS
