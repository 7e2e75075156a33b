/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Programs that are killed in the middle of their work. Such a program writes a byte into a file
 * after each step; no step that is noted so may be lost.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The least number of steps that the n-th victim is to complete, below max, by the test's own
 * chance. Every other victim may be killed before it has begun. */
guint kill_draw_least (guint n, guint max);

/* Starts a program (path and arguments, NULL-terminated), lets it go on until it has noted n
 * steps, and for up to a tenth of a second more, and kills it. Returns the number of steps noted;
 * the file is removed. */
gsize kill_program (const char *const *argv, const char *noted, guint least);

G_END_DECLS
