/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Disk work of an archive.
 *
 * A snapshot's thread may still be at work when its archive has moved on or is gone; the lock and
 * the epoch keep it from bringing back removed files, and the number from replacing a later
 * snapshot.
 */
#include "edubba-archive-disk.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "edubba-replace.h"
#include "game-file.h"
#include "game-print.h"

#define FILE_MODE   0600
#define FOLDER_MODE 0700

struct _EdubbaArchiveDisk
{
  char    *folder;
  char    *path[EDUBBA_ARCHIVE_DISK_N_FILES];
  gboolean blocked;

  EdubbaLock *folder_lock; /* or NULL */
  gint        n_accepted;  /* times taken at the last look at the files; atomic */

  GMutex  lock; /* for the following fields, and while the snapshot is replaced */
  guint   epoch;
  guint64 written;
};

EdubbaArchiveDisk *
edubba_archive_disk_new (const char *folder, const char *name)
{
  EdubbaArchiveDisk *self = g_atomic_rc_box_new0 (EdubbaArchiveDisk);
  g_autofree char   *save = g_strconcat (name, ".save", NULL);
  g_autofree char   *journal = g_strconcat (name, ".journal", NULL);

  self->folder = g_strdup (folder);
  self->path[EDUBBA_ARCHIVE_DISK_SAVE] = g_build_filename (folder, save, NULL);
  self->path[EDUBBA_ARCHIVE_DISK_JOURNAL] = g_build_filename (folder, journal, NULL);
  g_mutex_init (&self->lock);
  return self;
}

EdubbaArchiveDisk *
edubba_archive_disk_ref (EdubbaArchiveDisk *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  EdubbaArchiveDisk *self = data;

  for (guint i = 0; i < EDUBBA_ARCHIVE_DISK_N_FILES; i++)
    g_free (self->path[i]);
  g_free (self->folder);
  g_clear_pointer (&self->folder_lock, edubba_lock_unref);
  g_mutex_clear (&self->lock);
}

void
edubba_archive_disk_unref (EdubbaArchiveDisk *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

static gboolean
set_errno_error (GError **error)
{
  int code = errno;

  g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (code), g_strerror (code));
  return FALSE;
}

void
edubba_archive_disk_set_lock (EdubbaArchiveDisk *self, EdubbaLock *lock)
{
  guint n_taken = 0;

  g_clear_pointer (&self->folder_lock, edubba_lock_unref);
  if (!lock)
    return;
  self->folder_lock = edubba_lock_ref (lock);
  edubba_lock_hold (lock, &n_taken, NULL);
  g_atomic_int_set (&self->n_accepted, (gint) n_taken);
}

gboolean
edubba_archive_disk_check (EdubbaArchiveDisk *self, gboolean *taken_again, GError **error)
{
  guint n_taken;

  if (taken_again)
    *taken_again = FALSE;
  if (!self->folder_lock)
    return TRUE;
  if (!edubba_lock_hold (self->folder_lock, &n_taken, error))
    return FALSE;
  if (taken_again)
    *taken_again = (gint) n_taken != g_atomic_int_get (&self->n_accepted);
  return TRUE;
}

void
edubba_archive_disk_accept (EdubbaArchiveDisk *self)
{
  guint n_taken;

  if (self->folder_lock && edubba_lock_hold (self->folder_lock, &n_taken, NULL))
    g_atomic_int_set (&self->n_accepted, (gint) n_taken);
}

static gboolean
check_writable (EdubbaArchiveDisk *self, GError **error)
{
  gboolean taken_again;

  if (self->blocked)
    {
      g_set_error_literal (error,
                           G_FILE_ERROR,
                           G_FILE_ERROR_ACCES,
                           _ ("A damaged file is in the way"));
      return FALSE;
    }
  if (g_mkdir_with_parents (self->folder, FOLDER_MODE) != 0)
    return set_errno_error (error);
  if (!edubba_archive_disk_check (self, &taken_again, error))
    return FALSE;
  errno = EAGAIN;
  return !taken_again || set_errno_error (error);
}

void
edubba_archive_disk_clean (EdubbaArchiveDisk *self)
{
  if (!edubba_archive_disk_check (self, NULL, NULL))
    return;
  for (guint i = 0; i < EDUBBA_ARCHIVE_DISK_N_FILES; i++)
    edubba_replace_clean (self->path[i]);
}

char *
edubba_archive_disk_read (EdubbaArchiveDisk    *self,
                          EdubbaArchiveDiskFile file,
                          gsize                *length,
                          GError              **error)
{
  g_autoptr (GError) wrong = NULL;
  char *text = game_file_read (self->path[file], EDUBBA_ARCHIVE_DISK_MAX_BYTES, length, &wrong);

  if (!text && wrong->domain == G_FILE_ERROR)
    g_propagate_error (error, g_steal_pointer (&wrong));
  else if (!text)
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, _ ("It is not a saved game."));
  else
    g_debug ("%s: %" G_GSIZE_FORMAT " bytes read", self->path[file], *length);
  return text;
}

gboolean
edubba_archive_disk_exists (EdubbaArchiveDisk *self, EdubbaArchiveDiskFile file)
{
  GStatBuf info;

  return g_lstat (self->path[file], &info) == 0;
}

int
edubba_archive_disk_open_journal (EdubbaArchiveDisk *self, gsize bytes, GError **error)
{
  const char *path = self->path[EDUBBA_ARCHIVE_DISK_JOURNAL];
  int         fd;

  if (!edubba_archive_disk_check (self, NULL, error))
    return -1;
  fd = g_open (path, O_WRONLY | O_APPEND | O_CLOEXEC, FILE_MODE);
  if (fd >= 0 && ftruncate (fd, (off_t) bytes) == 0)
    return fd;
  set_errno_error (error);
  if (fd >= 0)
    close (fd);
  return -1;
}

int
edubba_archive_disk_write_journal (EdubbaArchiveDisk *self, const char *text, GError **error)
{
  const char *path = self->path[EDUBBA_ARCHIVE_DISK_JOURNAL];

  if (!check_writable (self, error) ||
      !edubba_replace (path, text, EDUBBA_REPLACE_DEFAULT, error))
    return -1;
  return edubba_archive_disk_open_journal (self, strlen (text), error);
}

guint
edubba_archive_disk_get_epoch (EdubbaArchiveDisk *self)
{
  return self->epoch;
}

gboolean
edubba_archive_disk_write_save (EdubbaArchiveDisk *self,
                                guint              epoch,
                                guint64            seq,
                                const char        *text,
                                GError           **error)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->lock);

  if (epoch != self->epoch || seq < self->written)
    return TRUE;
  if (!check_writable (self, error) ||
      !edubba_replace (self->path[EDUBBA_ARCHIVE_DISK_SAVE], text, EDUBBA_REPLACE_DURABLE, error))
    return FALSE;
  self->written = seq;
  g_debug ("%s: written up to step %" G_GUINT64_FORMAT, self->path[EDUBBA_ARCHIVE_DISK_SAVE], seq);
  return TRUE;
}

/* A path beside `path` at which there is nothing yet. */
static char *
find_free_path (const char *path)
{
  for (guint i = 1;; i++)
    {
      g_autofree char *free_path = game_print ("%s.damaged-%u", path, i);
      GStatBuf         info;

      if (g_lstat (free_path, &info) != 0)
        return g_steal_pointer (&free_path);
    }
}

static gboolean
copy_file (const char *from, const char *to, GError **error)
{
  g_autoptr (GFile) source = g_file_new_for_path (from);
  g_autoptr (GFile) target = g_file_new_for_path (to);

  return g_file_copy (source, target, G_FILE_COPY_NONE, NULL, NULL, NULL, error);
}

char *
edubba_archive_disk_set_aside (EdubbaArchiveDisk    *self,
                               EdubbaArchiveDiskFile file,
                               gboolean              copy,
                               GError              **error)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->lock);
  g_autofree char                *target = find_free_path (self->path[file]);

  self->epoch++;
  self->written = 0;
  if (!edubba_archive_disk_check (self, NULL, error))
    {
      self->blocked = TRUE;
      return NULL;
    }
  if (copy && copy_file (self->path[file], target, NULL))
    return g_path_get_basename (target);
  if (g_rename (self->path[file], target) == 0)
    return g_path_get_basename (target);
  self->blocked = TRUE;
  set_errno_error (error);
  return NULL;
}

void
edubba_archive_disk_remove (EdubbaArchiveDisk *self)
{
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->lock);

  self->epoch++;
  self->written = 0;
  if (!edubba_archive_disk_check (self, NULL, NULL))
    return;
  for (guint i = 0; i < EDUBBA_ARCHIVE_DISK_N_FILES; i++)
    g_unlink (self->path[i]);
}
