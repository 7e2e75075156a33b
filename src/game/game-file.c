/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Replacing a file means giving its name to another one, and that can be done to a device as
 * well. So the file at the end of a path is looked at first. Opening a pipe waits for its other
 * end, and a device may give without end: a file is looked at before it is opened for reading,
 * and again when it is open, since it may have been exchanged.
 */
#include "game-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include "game-state.h"

static gboolean
fail (const char *path, GError **error)
{
  int code = errno;

  g_set_error (error, G_FILE_ERROR, (gint) g_file_error_from_errno (code),
               "%s cannot be written: %s", path, g_strerror (code));
  return FALSE;
}

static gboolean
fail_to_read (GError **error)
{
  int code = errno;

  g_set_error_literal (error, G_FILE_ERROR, (gint) g_file_error_from_errno (code),
                       g_strerror (code));
  return FALSE;
}

void
game_file_prepare (void)
{
  int fd;

  signal (SIGXFSZ, SIG_IGN);
  /* Writing to it fails, for nobody would read it. */
  do
    fd = g_open ("/dev/null", O_RDONLY, 0);
  while (fd >= 0 && fd <= STDERR_FILENO);
  if (fd >= 0)
    close (fd);
}

/* Refuses to read a file that is not regular. */
static gboolean
refuse_kind (const GStatBuf *info, GError **error)
{
  errno = EISDIR;
  if (S_ISDIR (info->st_mode))
    return fail_to_read (error);
  g_set_error_literal (error, GAME_ERROR, GAME_ERROR_REFUSED, "it is a pipe or a device, no file");
  return FALSE;
}

/* Reads the rest of a file, at most max_bytes. */
static gboolean
read_all (int fd, GByteArray *bytes, gsize max_bytes, GError **error)
{
  guint8 chunk[16384];
  gssize n;

  while ((n = read (fd, chunk, sizeof chunk)) != 0)
    {
      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return fail_to_read (error);
      if (bytes->len + (gsize) n > max_bytes)
        {
          g_set_error (error, GAME_ERROR, GAME_ERROR_LIMIT,
                       "it is longer than %" G_GSIZE_FORMAT " bytes", max_bytes);
          return FALSE;
        }
      g_byte_array_append (bytes, chunk, (guint) n);
    }
  return TRUE;
}

/* Opens a file to read it: a file descriptor, or -1 and an error. */
static int
open_regular (const char *path, GError **error)
{
  GStatBuf info;
  int      fd;

  if (g_stat (path, &info) == 0 && !S_ISREG (info.st_mode))
    {
      refuse_kind (&info, error);
      return -1;
    }
  fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0);
  if (fd < 0)
    {
      fail_to_read (error);
      return -1;
    }
  if (fstat (fd, &info) == 0 && S_ISREG (info.st_mode))
    return fd;
  refuse_kind (&info, error);
  close (fd);
  return -1;
}

char *
game_file_read (const char *path, gsize max_bytes, gsize *length, GError **error)
{
  g_autoptr (GByteArray) bytes = NULL;
  gboolean fine;
  int      fd;

  g_return_val_if_fail (path != NULL && max_bytes < G_MAXINT, NULL);

  fd = open_regular (path, error);
  if (fd < 0)
    return NULL;
  bytes = g_byte_array_new ();
  fine = read_all (fd, bytes, max_bytes, error);
  close (fd);
  if (!fine)
    return NULL;
  if (length)
    *length = bytes->len;
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  return (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);
}

gboolean
game_file_check (const char *path, GError **error)
{
  GStatBuf info;

  g_return_val_if_fail (path != NULL, FALSE);

  if (g_stat (path, &info) != 0 || S_ISREG (info.st_mode) || refuse_kind (&info, error))
    return TRUE;
  g_prefix_error (error, "%s cannot be written: ", path);
  return FALSE;
}

static gboolean
write_all (int fd, const char *text)
{
  for (gsize left = strlen (text); left > 0;)
    {
      gssize n = write (fd, text, left);

      if (n < 0 && errno != EINTR)
        return FALSE;
      if (n > 0)
        {
          text += n;
          left -= (gsize) n;
        }
    }
  return TRUE;
}

/* Writes into the existing file; through a link that leads nowhere yet the file is made. */
static gboolean
write_straight (const char *path, const char *text, GError **error)
{
  int fd = g_open (path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);

  if (fd < 0)
    return fail (path, error);
  if (!write_all (fd, text))
    {
      fail (path, error);
      close (fd);
      return FALSE;
    }
  return close (fd) == 0 || fail (path, error);
}

gboolean
game_file_write (const char *path, const char *text, GError **error)
{
  GStatBuf info;
  char    *target;
  gboolean written;

  g_return_val_if_fail (path != NULL && text != NULL, FALSE);

  if (g_lstat (path, &info) != 0)
    return g_file_set_contents (path, text, -1, error);
  if (g_stat (path, &info) != 0 || !S_ISREG (info.st_mode))
    return write_straight (path, text, error);
  target = realpath (path, NULL);
  if (target == NULL)
    return fail (path, error);
  written = g_file_set_contents (target, text, -1, error);
  free (target);
  return written;
}
