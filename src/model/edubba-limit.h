/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The limit of a proof that the program begins by itself: a share of the machine's memory, since
 * a file of a few lines can ask for any amount of it.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The most memory of a proof, in bytes, on any machine. Positions that people set up need a
 * hundredth of it. */
#define EDUBBA_LIMIT_MOST (G_GUINT64_CONSTANT (256) << 20)

/* The memory that one proof may take here, in bytes: a sixteenth of the machine's, or of the
 * user's limit for a program (ulimit -v or -d), if that is less. */
guint64 edubba_limit_get_memory (void);

G_END_DECLS
