/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One process at a time: a lock on the folder that games and progress are kept in.
 *
 * The desktop starts the program once, but another session of the same user, or another bus, starts
 * it again; two of them would write over each other's games. The system lets go of a lock when its
 * process ends, however that comes about.
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _EdubbaLock EdubbaLock;

/* Takes the lock, making the folder if need be; free with edubba_lock_free (). NULL and
 * G_IO_ERROR_BUSY, with a sentence for the user, if somebody else has it. Where nothing can be
 * locked, because the folder cannot be written or does not know locks, nothing is: that is for the
 * archives to tell, and no reason not to play. */
EdubbaLock *edubba_lock_take (const char *folder, GError **error) G_GNUC_WARN_UNUSED_RESULT;

void edubba_lock_free (EdubbaLock *lock);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaLock, edubba_lock_free)

G_END_DECLS
