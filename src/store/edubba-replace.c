/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A temporary file is called .edubba-new-MARK-RANDOM. The mark is a hash of the name that it is
 * to get, so that its own name is short for any length of that.
 */
#include "edubba-replace.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "edubba-disk-queue.h"
#include "game-print.h"
#include "game-state.h"

#define FILE_MODE 0600

/* The length of a mark, with the dash behind it. */
#define MARK_LENGTH 9

/* The part that g_mkstemp_full () fills in. */
#define RANDOM "XXXXXX"

static gboolean
set_errno_error (GError **error)
{
  int code = errno;

  g_set_error_literal (error, G_FILE_ERROR, (gint) g_file_error_from_errno (code),
                       g_strerror (code));
  return FALSE;
}

/* The beginning of the names of the file's temporary files. */
static char *
print_prefix (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);

  return game_print (EDUBBA_REPLACE_PREFIX "%08x-", (guint) (game_text_hash (name) >> 32));
}

static gboolean
write_all (int fd, const char *text)
{
  for (gsize left = strlen (text); left > 0;)
    {
      gssize n = write (fd, text, left);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        {
          errno = n == 0 ? EIO : errno;
          return FALSE;
        }
      text += n;
      left -= (gsize) n;
    }
  return TRUE;
}

static gboolean
sync_all (int fd)
{
  int status;

  do
    status = fsync (fd);
  while (status != 0 && errno == EINTR);
  return status == 0;
}

/* Writes the text, to disk if that is asked for, and closes the file. */
static gboolean
fill (int fd, const char *text, gboolean durable)
{
  gboolean written = write_all (fd, text) && (!durable || sync_all (fd));
  int      code = errno;

  if (close (fd) != 0 && errno != EINTR && written) /* interrupted, it is closed all the same */
    return FALSE;
  errno = code;
  return written;
}

/* The folder is synced too, so that the name is on disk; some systems cannot, and need not. */
static gboolean
sync_folder (const char *folder)
{
  int      fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  gboolean synced;

  if (fd < 0)
    return FALSE;
  synced = sync_all (fd) || errno == EINVAL || errno == EROFS;
  close (fd);
  return synced;
}

/* Work of the disk queue: brings a file to disk under its name. */
static void
sync_path (gpointer path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int              fd = g_open (path, O_RDONLY | O_CLOEXEC, 0);

  if (fd < 0 || !sync_all (fd) || !sync_folder (folder))
    g_debug ("%s: not on disk yet: %s", (const char *) path, g_strerror (errno));
  if (fd >= 0)
    close (fd);
}

/* Gives the temporary file its name. */
static gboolean
take_name (const char *temporary, const char *path, EdubbaReplaceFlags flags)
{
  GStatBuf info;

  if (!(flags & EDUBBA_REPLACE_NOTHING))
    return g_rename (temporary, path) == 0;
  if (link (temporary, path) == 0)
    {
      g_unlink (temporary);
      return TRUE;
    }
  if (errno == EEXIST)
    return FALSE;
  /* Not every disk knows links. */
  if (g_lstat (path, &info) != 0)
    return g_rename (temporary, path) == 0;
  errno = EEXIST;
  return FALSE;
}

gboolean
edubba_replace (const char *path, const char *text, EdubbaReplaceFlags flags, GError **error)
{
  g_autofree char *folder = NULL;
  g_autofree char *prefix = NULL;
  g_autofree char *temporary = NULL;
  int              fd;

  g_return_val_if_fail (path != NULL && text != NULL, FALSE);

  folder = g_path_get_dirname (path);
  prefix = print_prefix (path);
  temporary = game_print ("%s" G_DIR_SEPARATOR_S "%s" RANDOM, folder, prefix);
  fd = g_mkstemp_full (temporary, O_WRONLY | O_CLOEXEC, FILE_MODE);
  if (fd < 0)
    return set_errno_error (error);
  if (!fill (fd, text, flags & EDUBBA_REPLACE_DURABLE) || !take_name (temporary, path, flags))
    {
      set_errno_error (error);
      g_unlink (temporary);
      return FALSE;
    }
  if (flags & EDUBBA_REPLACE_SOON)
    edubba_disk_queue_push (sync_path, g_strdup (path), g_free);
  return !(flags & EDUBBA_REPLACE_DURABLE) || sync_folder (folder) || set_errno_error (error);
}

/* Returns TRUE if it is the name of a temporary file of ours: the prefix, or one with a mark, and
 * then letters for each X. */
static gboolean
is_temporary (const char *name, const char *prefix, gsize length)
{
  return g_str_has_prefix (name, prefix) && strlen (name) == length + strlen (RANDOM);
}

static void
remove_temporary (const char *folder, const char *prefix, gsize length)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *name; dir && (name = g_dir_read_name (dir)) != NULL;)
    if (is_temporary (name, prefix, length))
      {
        g_autofree char *stray = g_build_filename (folder, name, NULL);

        g_unlink (stray);
      }
}

void
edubba_replace_clean (const char *path)
{
  g_autofree char *folder = NULL;
  g_autofree char *prefix = NULL;

  g_return_if_fail (path != NULL);

  folder = g_path_get_dirname (path);
  prefix = print_prefix (path);
  remove_temporary (folder, prefix, strlen (prefix));
}

void
edubba_replace_clean_folder (const char *folder)
{
  g_return_if_fail (folder != NULL);

  remove_temporary (folder, EDUBBA_REPLACE_PREFIX, strlen (EDUBBA_REPLACE_PREFIX) + MARK_LENGTH);
}
