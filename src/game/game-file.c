/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Replacing a file means giving its name to another one, and whoever may do that may do it to a
 * device as well. So what is at the end of a path is looked at first.
 */
#include "game-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <unistd.h>

static gboolean
fail (const char *path, GError **error)
{
  int code = errno;

  g_set_error (error, G_FILE_ERROR, (gint) g_file_error_from_errno (code),
               "%s cannot be written: %s", path, g_strerror (code));
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

/* Writes into what is there; through a link that leads nowhere yet the file is made. */
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
