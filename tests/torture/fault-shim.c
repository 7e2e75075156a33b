/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A disk that fails when it is told to, for LD_PRELOAD: while the file EDUBBA_FAULT_SWITCH
 * exists, every change below EDUBBA_FAULT_FOLDER fails with EDUBBA_FAULT (ENOSPC, EIO or EROFS).
 * On a full disk half of a write still fits, and files can be made shorter.
 *
 * It uses the C library alone, and every other call goes through untouched.
 */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

/* The next function of a name: the C library's own. */
#define REAL(name) ((__typeof__ (&name)) dlsym (RTLD_NEXT, #name))

static int
get_fault (void)
{
  const char *name = getenv ("EDUBBA_FAULT");
  const char *file = getenv ("EDUBBA_FAULT_SWITCH");

  if (name == NULL || file == NULL || access (file, F_OK) != 0)
    return 0;
  return strcmp (name, "ENOSPC") == 0 ? ENOSPC : strcmp (name, "EIO") == 0 ? EIO
                                                                           : EROFS;
}

/* The error that a change at a path must fail with, or 0. */
static int
get_fault_at (const char *path)
{
  const char *folder = getenv ("EDUBBA_FAULT_FOLDER");

  return folder != NULL && strncmp (path, folder, strlen (folder)) == 0 ? get_fault () : 0;
}

static int
get_fault_of (int fd)
{
  char    link[64], path[PATH_MAX];
  ssize_t length;

  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  length = readlink (link, path, sizeof path - 1);
  if (length <= 0)
    return 0;
  path[length] = '\0';
  return get_fault_at (path);
}

static int
fail (int fault)
{
  errno = fault;
  return -1;
}

ssize_t
write (int fd, const void *bytes, size_t n)
{
  int fault = get_fault_of (fd);

  if (fault == ENOSPC && n > 1)
    return REAL (write) (fd, bytes, n / 2);
  return fault ? fail (fault) : REAL (write) (fd, bytes, n);
}

int
fsync (int fd)
{
  int fault = get_fault_of (fd);

  return fault ? fail (fault) : REAL (fsync) (fd);
}

int
ftruncate (int fd, off_t length)
{
  int fault = get_fault_of (fd);

  return fault && fault != ENOSPC ? fail (fault) : REAL (ftruncate) (fd, length);
}

int
rename (const char *from, const char *to)
{
  int fault = get_fault_at (to);

  return fault ? fail (fault) : REAL (rename) (from, to);
}

static int
open_with (int (*real) (const char *, int, ...), const char *path, int flags, mode_t mode)
{
  int fault = flags & (O_WRONLY | O_RDWR | O_CREAT) ? get_fault_at (path) : 0;

  return fault ? fail (fault) : real (path, flags, mode);
}

static mode_t
get_mode (int flags, va_list rest)
{
  return flags & O_CREAT ? (mode_t) va_arg (rest, int) : 0;
}

int
open (const char *path, int flags, ...)
{
  va_list rest;
  mode_t  mode;

  va_start (rest, flags);
  mode = get_mode (flags, rest);
  va_end (rest);
  return open_with (REAL (open), path, flags, mode);
}

int
open64 (const char *path, int flags, ...)
{
  va_list rest;
  mode_t  mode;

  va_start (rest, flags);
  mode = get_mode (flags, rest);
  va_end (rest);
  return open_with (REAL (open64), path, flags, mode);
}
