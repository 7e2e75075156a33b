/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Draws lots: the seeds of the program's games, and the seat that begins.
 *
 * Each start of the program draws other lots, unless the environment variable EDUBBA_SEED, a
 * number, sets the seed. GLib's own numbers would not do: the toolkit draws from them too, an
 * unknown number of times, and needs them never to repeat themselves.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The seed of a game. */
guint64 edubba_seed_draw (void);

/* A number from 0 up to, but not including, `end`, which is at least 1. */
guint edubba_seed_draw_below (guint end);

G_END_DECLS
