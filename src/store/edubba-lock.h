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

/* Takes the lock, making the folder if need be. NULL and G_IO_ERROR_BUSY, with a sentence for the
 * user, if another process has it. If nothing can be locked (a disk that cannot be written or
 * knows no locks, a folder in the file's place), returns a lock all the same, which is not held. */
EdubbaLock *edubba_lock_take (const char *folder, GError **error) G_GNUC_WARN_UNUSED_RESULT;

EdubbaLock *edubba_lock_ref (EdubbaLock *lock);
void        edubba_lock_unref (EdubbaLock *lock);

/* To be asked before anything is written, from any thread: whether the lock is held now. If it is
 * not, or its file has been removed or replaced, it is taken again if that is possible. n_taken
 * (or NULL) is set to how often it was taken: when that grows, another process may have written
 * meanwhile. FALSE and a G_IO_ERROR whose message says why, to stand behind a colon, if it cannot
 * be had. */
gboolean edubba_lock_hold (EdubbaLock *lock, guint *n_taken, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (EdubbaLock, edubba_lock_unref)

G_END_DECLS
