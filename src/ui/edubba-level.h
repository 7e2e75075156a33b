/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the levels of computer players are called: the same for all games, for they are the people
 * of the tablet house.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A level below GAME_N_LEVELS by name, and in a sentence; the caller frees it. */
char *edubba_level_dup_title (guint level) G_GNUC_WARN_UNUSED_RESULT;
char *edubba_level_dup_note (guint level) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
