/* SPDX-FileCopyrightText: The Edubba authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files are known by numbers of their own, since a system gives those of its files again. Changes
 * of names come on disk in their order, as file systems with a journal have it; contents of
 * different files in any.
 */
#include "odd-disk.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* The next function of a name: the C library's own. */
#define REAL(name) ((__typeof__ (&name)) dlsym (RTLD_NEXT, #name))

#define MAX_FILES 1024
#define FOLDER    (MAX_FILES - 1) /* the number of the folder itself */

typedef enum
{
  CHANGE_CREATE,
  CHANGE_RENAME,
  CHANGE_LINK,
  CHANGE_UNLINK,
  CHANGE_WRITE,
  CHANGE_CUT,
  CHANGE_SYNC,
} ChangeKind;

typedef struct
{
  ChangeKind kind;
  guint      file; /* not for names */
  char      *from;
  char      *to;
  gint64     offset; /* or the length that is left */
  GBytes    *bytes;
} Change;

static struct
{
  char       *folder;
  GPtrArray  *changes; /* of Change */
  GHashTable *names;   /* to numbers of files */
  guint       n_files;
  guint       file_of[MAX_FILES]; /* by file descriptor; 0: none */
  OddDiskKind kind;
  int         error;
  guint       after;
  guint       n_calls;
} disk;

static void
change_free (gpointer data)
{
  Change *change = data;

  g_free (change->from);
  g_free (change->to);
  g_clear_pointer (&change->bytes, g_bytes_unref);
  g_free (change);
}

static void
record (Change change)
{
  g_ptr_array_add (disk.changes, g_memdup2 (&change, sizeof change));
}

/* The name of a file in the folder that is watched, or NULL. */
static const char *
find_name (const char *path)
{
  gsize length = disk.folder != NULL ? strlen (disk.folder) : 0;

  if (length == 0 || strncmp (path, disk.folder, length) != 0 || path[length] != '/')
    return NULL;
  return path + length + 1;
}

static guint
find_file (int fd)
{
  return disk.folder != NULL && fd >= 0 && fd < MAX_FILES ? disk.file_of[fd] : 0;
}

/* Returns TRUE, with errno set, if this change is refused. */
static gboolean
refuses (void)
{
  if (disk.after > 0)
    {
      disk.after--;
      return FALSE;
    }
  errno = disk.error;
  return disk.kind == ODD_DISK_REFUSES;
}

/* The same of a call that may be interrupted. */
static gboolean
refuses_or_interrupts (void)
{
  if (disk.kind != ODD_DISK_INTERRUPTS || disk.n_calls++ % 2 == 0)
    return refuses ();
  errno = EINTR;
  return TRUE;
}

ssize_t
write (int fd, const void *bytes, size_t n)
{
  guint   file = find_file (fd);
  ssize_t written;

  if (file == 0)
    return REAL (write) (fd, bytes, n);
  if (refuses_or_interrupts ())
    return -1;
  if (disk.kind == ODD_DISK_SHORT && n > 1)
    n /= 2;
  written = REAL (write) (fd, bytes, n);
  if (written > 0)
    record ((Change) { .kind = CHANGE_WRITE,
                       .file = file,
                       .offset = lseek (fd, 0, SEEK_CUR) - written,
                       .bytes = g_bytes_new (bytes, (gsize) written) });
  return written;
}

int
fsync (int fd)
{
  guint file = find_file (fd);

  if (file == 0)
    return REAL (fsync) (fd);
  if (refuses_or_interrupts ())
    return -1;
  record ((Change) { .kind = CHANGE_SYNC, .file = file });
  return 0;
}

static int
cut (int fd, gint64 length, int (*real) (int, gint64))
{
  guint file = find_file (fd);

  if (file != 0 && refuses ())
    return -1;
  if (file != 0)
    record ((Change) { .kind = CHANGE_CUT, .file = file, .offset = length });
  return real (fd, length);
}

static int
real_cut (int fd, gint64 length)
{
  return REAL (ftruncate) (fd, length);
}

int
ftruncate (int fd, off_t length)
{
  return cut (fd, length, real_cut);
}

int
ftruncate64 (int fd, off64_t length)
{
  return cut (fd, length, real_cut);
}

/* Notes a change of names that has been made, and keeps the table of them. */
static void
note_names (ChangeKind kind, const char *from, const char *to)
{
  gpointer file = g_hash_table_lookup (disk.names, from);

  record ((Change) { .kind = kind, .from = g_strdup (from), .to = g_strdup (to) });
  if (kind != CHANGE_UNLINK)
    g_hash_table_insert (disk.names, g_strdup (to), file);
  if (kind != CHANGE_LINK)
    g_hash_table_remove (disk.names, from);
}

int
rename (const char *from, const char *to)
{
  int status;

  if (find_name (to) != NULL && refuses ())
    return -1;
  status = REAL (rename) (from, to);
  if (status == 0 && find_name (to) != NULL)
    note_names (CHANGE_RENAME, find_name (from), find_name (to));
  return status;
}

int
link (const char *from, const char *to)
{
  int status;

  if (find_name (to) != NULL && refuses ())
    return -1;
  status = REAL (link) (from, to);
  if (status == 0 && find_name (to) != NULL)
    note_names (CHANGE_LINK, find_name (from), find_name (to));
  return status;
}

int
unlink (const char *path)
{
  int status = REAL (unlink) (path);

  if (status == 0 && find_name (path) != NULL)
    note_names (CHANGE_UNLINK, find_name (path), NULL);
  return status;
}

int
close (int fd)
{
  if (fd >= 0 && fd < MAX_FILES)
    disk.file_of[fd] = 0;
  return REAL (close) (fd);
}

/* The number of the file that was opened; a new one if the name is. */
static guint
note_opened (const char *name)
{
  guint file = GPOINTER_TO_UINT (g_hash_table_lookup (disk.names, name));

  if (file != 0)
    return file;
  file = ++disk.n_files;
  record ((Change) { .kind = CHANGE_CREATE, .file = file, .to = g_strdup (name) });
  g_hash_table_insert (disk.names, g_strdup (name), GUINT_TO_POINTER (file));
  return file;
}

static int
open_with (int (*real) (const char *, int, ...), const char *path, int flags, mode_t mode)
{
  const char *name = find_name (path);
  gboolean    changes = name != NULL && (flags & (O_WRONLY | O_RDWR | O_CREAT)) != 0;
  int         fd;

  if (changes && refuses ())
    return -1;
  fd = real (path, flags, mode);
  if (fd < 0 || fd >= MAX_FILES)
    return fd;
  if (changes)
    disk.file_of[fd] = note_opened (name);
  else if (disk.folder != NULL && strcmp (path, disk.folder) == 0)
    disk.file_of[fd] = FOLDER;
  return fd;
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

void
odd_disk_watch (const char *folder)
{
  g_clear_pointer (&disk.changes, g_ptr_array_unref);
  g_clear_pointer (&disk.names, g_hash_table_unref);
  g_clear_pointer (&disk.folder, g_free);
  memset (&disk, 0, sizeof disk);
  disk.changes = g_ptr_array_new_with_free_func (change_free);
  disk.names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  disk.folder = g_strdup (folder);
}

void
odd_disk_set (OddDiskKind kind, guint after, int error)
{
  disk.kind = kind;
  disk.after = after;
  disk.error = error;
}

guint
odd_disk_get_length (void)
{
  return disk.changes->len;
}

guint
odd_disk_count_syncs (void)
{
  guint n = 0;

  for (guint i = 0; i < disk.changes->len; i++)
    n += ((const Change *) g_ptr_array_index (disk.changes, i))->kind == CHANGE_SYNC;
  return n;
}

/* The place behind the last sync of a file before `length`. */
static guint
find_sync (guint file, guint length)
{
  for (guint i = length; i > 0; i--)
    {
      const Change *change = g_ptr_array_index (disk.changes, i - 1);

      if (change->kind == CHANGE_SYNC && change->file == file)
        return i;
    }
  return 0;
}

/* The length of a file after a power cut, drawn from `synced` to `length`; often one of these
 * two. */
static guint
draw_end (guint synced, guint length)
{
  switch (g_test_rand_int_range (0, 4))
    {
    case 0:
      return synced;
    case 1:
      return length;
    default:
      return (guint) g_test_rand_int_range ((gint32) synced, (gint32) length + 1);
    }
}

static void
apply (GByteArray *content, const Change *change, gboolean whole)
{
  gsize         size = 0;
  const guint8 *bytes = change->bytes ? g_bytes_get_data (change->bytes, &size) : NULL;
  guint         old = content->len;

  if (!whole)
    size = (gsize) g_test_rand_int_range (0, (gint32) size + 1);
  if (change->kind == CHANGE_CUT || change->offset + (gint64) size > old)
    g_byte_array_set_size (content, (guint) (change->offset + (gint64) size));
  if (content->len > old)
    memset (content->data + old, 0, content->len - old);
  /* A file may have grown without its bytes having come. */
  if (bytes != NULL && (whole || g_test_rand_bit ()))
    memcpy (content->data + change->offset, bytes, size);
}

static GByteArray *
make_content (guint file, guint length)
{
  GByteArray *content = g_byte_array_new ();
  guint       end = draw_end (find_sync (file, length), length);
  guint       synced = find_sync (file, length);

  for (guint i = 0; i < end; i++)
    {
      const Change *change = g_ptr_array_index (disk.changes, i);

      if (change->file == file && (change->kind == CHANGE_WRITE || change->kind == CHANGE_CUT))
        apply (content, change, i < synced || i + 1 < end || g_test_rand_bit ());
    }
  return content;
}

/* Names to numbers of files, as they are on disk. */
static GHashTable *
make_names (guint length)
{
  GHashTable *names = g_hash_table_new (g_str_hash, g_str_equal);
  guint       end = draw_end (find_sync (FOLDER, length), length);

  for (guint i = 0; i < end; i++)
    {
      const Change *change = g_ptr_array_index (disk.changes, i);
      gpointer      file = change->kind == CHANGE_CREATE ? GUINT_TO_POINTER (change->file)
                           : change->from != NULL        ? g_hash_table_lookup (names, change->from)
                                                         : NULL;

      if (change->to != NULL)
        g_hash_table_insert (names, change->to, file);
      if (change->kind == CHANGE_RENAME || change->kind == CHANGE_UNLINK)
        g_hash_table_remove (names, change->from);
    }
  return names;
}

void
odd_disk_cut (guint length, const char *target)
{
  g_autoptr (GHashTable) names = make_names (length);
  GHashTableIter iter;
  gpointer       name;
  gpointer       file;

  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, &name, &file))
    {
      g_autoptr (GByteArray) content = make_content (GPOINTER_TO_UINT (file), length);
      g_autofree char *path = g_build_filename (target, name, NULL);
      int              fd = REAL (open) (path, O_WRONLY | O_CREAT | O_TRUNC, 0600);

      g_assert_cmpint (fd, >=, 0);
      g_assert_cmpint (REAL (write) (fd, content->data, content->len), ==, (gssize) content->len);
      g_assert_cmpint (REAL (close) (fd), ==, 0);
    }
}
