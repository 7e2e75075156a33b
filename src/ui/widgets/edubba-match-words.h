/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Says in a line which match is meant, where several games or several matches are offered. It
 * tells nothing that a seat may not know.
 */
#pragma once

#include "edubba-match.h"

G_BEGIN_DECLS

/* The game's name, and how far the match is: "NAME, turn 12". The caller frees it. */
char *edubba_match_words_title (EdubbaMatch *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
