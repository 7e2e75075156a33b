/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lock is flock () on an empty file, which stays when the lock goes: a file that came and
 * went could be locked by two under one name. Each question for the lock checks that the locked
 * file is still the one of that name; if it is not, the new one is locked.
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
  char *path;

  GMutex mutex; /* for the following fields */
  int    fd;    /* of the file that is locked, or -1 */
  guint  n_taken;
};

/* Returns TRUE if the open file is the one that the path leads to. */
static gboolean
is_the_file (int fd, const char *path)
{
  GStatBuf open;
  GStatBuf there;

  return fstat (fd, &open) == 0 && g_stat (path, &there) == 0 && open.st_dev == there.st_dev &&
         open.st_ino == there.st_ino;
}

/* Opens the file and locks it: a file descriptor, or -1 and errno (EWOULDBLOCK: another process has
 * the lock). */
static int
open_locked (const char *path)
{
  int      fd = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, FILE_MODE);
  GStatBuf info;
  int      code;

  if (fd < 0)
    return -1;
  if (fstat (fd, &info) == 0 && !S_ISREG (info.st_mode))
    code = EINVAL;
  else
    {
      do
        code = flock (fd, LOCK_EX | LOCK_NB) != 0 ? errno : 0;
      while (code == EINTR);
    }
  if (code == 0 && is_the_file (fd, path))
    return fd;
  close (fd);
  errno = code != 0 ? code : EWOULDBLOCK; /* another process is replacing it at this moment */
  return -1;
}

static gboolean
is_held (EdubbaLock *self)
{
  return self->fd >= 0 && is_the_file (self->fd, self->path);
}

/* Takes the lock; FALSE and an error if that cannot be done. */
static gboolean
acquire (EdubbaLock *self, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *name = g_filename_display_name (self->path);
  int              code;

  if (self->fd >= 0)
    close (self->fd);
  g_mkdir_with_parents (folder, FOLDER_MODE);
  self->fd = open_locked (self->path);
  code = errno;
  g_debug ("%s: %s", name, self->fd >= 0 ? "locked" : g_strerror (code));
  self->n_taken += self->fd >= 0;
  if (self->fd >= 0)
    return TRUE;
  if (code == EWOULDBLOCK)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                         /* Translators: the reason why something cannot be saved; it stands behind
                          * a colon, in the place of a sentence of the system's. */
                         _ ("Another Edubba is using the folder"));
  else
    g_set_error (error, G_IO_ERROR, (gint) g_io_error_from_errno (code),
                 /* Translators: the reason why something cannot be saved; it stands behind a colon.
                  * %1$s is a file with its folder, %2$s the system's own sentence, such as "No
                  * locks available". */
                 _ ("“%1$s” cannot be locked: %2$s"), name, g_strerror (code));
  return FALSE;
}

EdubbaLock *
edubba_lock_take (const char *folder, GError **error)
{
  g_autoptr (EdubbaLock) lock = NULL;
  g_autoptr (GError) reason = NULL;

  g_return_val_if_fail (folder != NULL, NULL);

  lock = g_atomic_rc_box_new0 (EdubbaLock);
  lock->path = g_build_filename (folder, FILE_NAME, NULL);
  lock->fd = -1;
  g_mutex_init (&lock->mutex);
  if (acquire (lock, &reason) || !g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_BUSY))
    return g_steal_pointer (&lock);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY,
                       _ ("Edubba is open elsewhere, perhaps in another session, and keeps "
                          "your games there."));
  return NULL;
}

EdubbaLock *
edubba_lock_ref (EdubbaLock *lock)
{
  return g_atomic_rc_box_acquire (lock);
}

static void
clear (gpointer data)
{
  EdubbaLock *self = data;

  if (self->fd >= 0)
    close (self->fd);
  g_free (self->path);
  g_mutex_clear (&self->mutex);
}

void
edubba_lock_unref (EdubbaLock *lock)
{
  g_atomic_rc_box_release_full (lock, clear);
}

gboolean
edubba_lock_hold (EdubbaLock *lock, guint *n_taken, GError **error)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = NULL;
  gboolean                        held;

  g_return_val_if_fail (lock != NULL, FALSE);

  locker = g_mutex_locker_new (&lock->mutex);
  held = is_held (lock) || acquire (lock, error);
  if (n_taken)
    *n_taken = lock->n_taken;
  return held;
}
