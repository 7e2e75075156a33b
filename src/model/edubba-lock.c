/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lock is flock () on an empty file, which stays when the lock goes: a file that came and went
 * could be locked by two under one name.
 */
#include "edubba-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

#define FILE_NAME "lock"

#define FILE_MODE   0600
#define FOLDER_MODE 0700

struct _EdubbaLock
{
  int fd; /* -1: nothing could be locked */
};

EdubbaLock *
edubba_lock_take (const char *folder, GError **error)
{
  g_autoptr (EdubbaLock) lock = NULL;
  g_autofree char *path = NULL;

  g_return_val_if_fail (folder != NULL, NULL);

  path = g_build_filename (folder, FILE_NAME, NULL);
  lock = g_new (EdubbaLock, 1);
  g_mkdir_with_parents (folder, FOLDER_MODE);
  lock->fd = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC, FILE_MODE);
  if (lock->fd >= 0 && flock (lock->fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                           _ ("Edubba is open elsewhere, perhaps in another session, and keeps "
                              "your games there."));
      return NULL;
    }
  return g_steal_pointer (&lock);
}

void
edubba_lock_free (EdubbaLock *lock)
{
  if (lock->fd >= 0)
    close (lock->fd);
  g_free (lock);
}
